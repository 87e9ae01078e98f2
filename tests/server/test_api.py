"""docs/api.md is complete and true: every route and message has an example, and the examples run."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from litestar.serialization import encode_json
from table.fixtures.house import House, Person, Wire

from firekeeper.table.errors import Code
from firekeeper.web import messages as ms
from firekeeper.web import sockets
from firekeeper.web.app import STATUS, create_app
from firekeeper.web.service import Config

pytest_plugins = ("table.fixtures.rooms",)

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
RECORD = (ROOT / "tests" / "records" / "wendake_2_fronts.json").read_text(encoding="utf-8")


class Example(NamedTuple):
    """A block of the page: its language, who acts, and its lines."""

    kind: str
    who: str
    lines: list[str]


def examples() -> Iterator[Example]:
    for kind, who, body in re.findall(r"^```(http|ws)(?: as ([^\n]+))?\n(.*?)^```", TEXT, re.M | re.S):
        if kind == "ws":
            yield Example("ws", who, body.splitlines())
        else:
            for part in body.strip().split("\n\n"):
                head, *rest = part.splitlines()
                request, _, who = head.partition(" as ")
                yield Example("http", who or "Ana", [request, *rest])


# --- complete ----------------------------------------------------------------------------------------------


def test_every_route_has_an_example() -> None:
    app = create_app(Config(database="nowhere.sqlite"))
    document = json.loads(encode_json(app.openapi_schema.to_schema()))
    missing = {(method.upper(), path) for path, found in document["paths"].items() for method in found}
    for example in examples():
        if example.kind == "http":
            method, path = example.lines[0].split(" ")
            path = path.partition("?")[0]
            fitting = [
                (verb, route)
                for verb, route in (
                    (verb.upper(), route) for route, found in document["paths"].items() for verb in found
                )
                if verb == method and re.fullmatch(re.sub(r"\{[^}]+\}", "[^/]+", route), path)
            ]
            assert fitting, f"there is no route {example.lines[0]}"
            missing -= set(fitting)
    assert not missing


@pytest.mark.parametrize(("sign", "union"), [(">", ms.Incoming), ("<", ms.Outgoing)])
def test_every_message_has_an_example(sign: str, union: Any) -> None:
    shown = {
        json.loads(line[2:])["type"]
        for example in examples()
        if example.kind == "ws"
        for line in example.lines
        if line.startswith(sign)
    }
    assert shown == {kind.__struct_config__.tag for kind in union.__args__}


def test_every_code_is_explained() -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| (\d+) \|", TEXT, re.M)
    assert {code: int(status) for code, status in rows} == STATUS
    assert set(STATUS) == set(get_args(Code))
    closing = {
        value[0]
        for value in vars(sockets).values()
        if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], int) and value[0] >= 1000
    }
    rows_of_codes = re.findall(r"^\| ((?:\d{4}(?:, )?)+) \|", TEXT, re.M)
    explained = {int(code) for row in rows_of_codes for code in row.split(", ")}
    assert closing <= explained


# --- true --------------------------------------------------------------------------------------------------


class Reader:
    """Somebody who types in the examples, one after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        nobody = Person(house, {"id": 0, "name": "", "token": "", "guest_code": ""})
        self.people: dict[str, Person] = {"nobody": nobody}
        self.wires: dict[str, Wire] = {}
        self.known: dict[str, Any] = {}

    async def try_out(self, example: Example) -> None:
        if example.kind == "http":
            await self._request(example)
        else:
            await self._talk(example)

    def fill(self, text: str) -> str:
        """The example with what is known by now in the place of $names."""

        def value(found: re.Match[str]) -> str:
            known = self.known[found[2]]
            return json.dumps(known) if found[1] else str(known)

        return re.sub(r'(")?\$([a-z_]+)(?(1)")', value, text)

    # --- HTTP --------------------------------------------------------------------------------------

    async def _request(self, example: Example) -> None:
        request, *rest = example.lines
        method, path = self.fill(request).split(" ")
        *body, expected = rest
        who = self.people.get(example.who, self.people["nobody"])
        more: dict[str, Any] = {}
        if body:
            text = RECORD if body[0].startswith("(") else self.fill(body[0])
            more = {"content": text.encode(), "headers": {"content-type": "application/json"}}
            if not who.token:  # a stranger's headers are his own
                more = {"body": json.loads(text)}
        answer = await who.ask(method, path, **more)
        self.house.http.cookies.clear()
        _, status, pattern = (*expected.split(" ", 2), "")[:3]
        assert answer.status_code == int(status), f"{request}: {answer.status_code} {answer.text[:300]}"
        if pattern:
            found = answer.json()
            assert fits(json.loads(self.fill(pattern)), found), f"{request}: {answer.text[:600]}"
            self._learn(example.who, found)

    def _learn(self, who: str, found: Any) -> None:
        if isinstance(found, dict) and found.get("token"):
            self.people[who] = Person(self.house, found)
            self.known["guest_code"] = found["guest_code"] or self.known.get("guest_code")
        if isinstance(found, dict) and "table" in found and "origin" in found["table"]:
            origin = found["table"]["origin"]
            if found["link"] and ("/" not in origin or origin.startswith("lesson:")):
                self.known["table"] = found["table"]["id"]
                self.known["invitation"] = found["link"].rpartition("=")[2]

    # --- WebSocket ---------------------------------------------------------------------------------

    async def _talk(self, example: Example) -> None:
        name = example.who
        if name.startswith("the seat"):
            name = ("Ana", "Ben")[await self._play_on()]
        fresh = example.lines[0].startswith('> {"type": "hello"')
        if name not in self.wires:
            wire = Wire(self.house, self.known["table"], self.people[name].token)
            self.wires[name] = await wire.open(hello=not fresh)
        wire = self.wires[name]
        at = len(wire.frames)
        for line in example.lines:
            if line.startswith(">"):
                self._look()
                wire.send(self.fill(line[2:]))
            else:
                await self._hear(wire, at, line)

    async def _hear(self, wire: Wire, at: int, line: str) -> None:
        pattern = json.loads(self.fill(line[2:]))

        def heard() -> bool:
            return any(fits(pattern, json.loads(frame)) for frame in wire.frames[at:])

        try:
            await wire.until(heard)
        except TimeoutError:
            told = [frame[:200] for frame in wire.frames[at:]]
            raise AssertionError(f"never heard: {line}; but {told}") from None

    async def _play_on(self) -> int:
        """Both choose something until a seat has a choice that it could take back: that seat."""
        room = self.house.hub.rooms[self.known["table"]]
        while True:
            game, seat = room.table.game, room.table.to_move
            if not all(game.ends_undo(choice) for choice in game.choices):
                return int(seat)
            planned = (seat, f"account:{room.table.seats[seat].account}", game.number, game.choices[0].text)
            await self.house.hub.change(room, lambda table, planned=planned: table.plan_choice(*planned))

    def _look(self) -> None:
        """What somebody at the table sees now: the number, a choice that can be taken back, a request."""
        live = self.house.hub.rooms[self.known["table"]].table
        self.known["number"] = live.number
        free = [choice.text for choice in live.game.choices if not live.game.ends_undo(choice)]
        self.known["choice"] = (free or [""])[0]
        self.known["request"] = next(iter(live.requests), 0)


def fits(pattern: Any, found: Any) -> bool:
    """Whether an answer is as the page shows it: there may be more, and … is anything."""
    if pattern == "…":
        return True
    if isinstance(pattern, dict):
        return isinstance(found, dict) and all(
            name == "…" or (name in found and fits(value, found[name])) for name, value in pattern.items()
        )
    if isinstance(pattern, list):
        if not isinstance(found, list) or len(found) < len(pattern):
            return False
        return all(fits(one, other) for one, other in zip(pattern, found, strict=False))
    return bool(pattern == found)


@pytest.mark.anyio
async def test_the_examples_run(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        reader = Reader(house)
        tried = 0
        for example in examples():
            await reader.try_out(example)
            tried += 1
        assert tried > 40


def test_a_pattern_that_does_not_fit_is_noticed() -> None:
    assert fits({"a": "…", "b": [1]}, {"a": 0, "b": [1, 2], "c": 3})
    assert not fits({"a": "…"}, {"b": 1})
    assert not fits([{"a": 1}], [])
    assert not fits({"a": 1}, {"a": 2})
    assert not fits([], None)

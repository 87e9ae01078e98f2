"""Nobody is told what is hidden from them, in any frame, body, hint, error or log.

Whole games are played twice through the whole server, in twin worlds that differ only in what one seat
cannot know. All that this seat and a spectator are told, over the WebSocket and over HTTP, must be the same
byte for byte until the end of the game lays everything open.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from table.fixtures.house import House, Person, Wire, settled
from table.fixtures.worlds import OPTIONS, SEED, Scripted, World, base, differences, twin

from firekeeper.bots import budget
from firekeeper.kernel.frame import CHANCE
from firekeeper.table import bot_worker, bots, folded, history, replay, server_time
from firekeeper.titles import TITLES
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

NAMES = ("Ana", "Ben", "Cleo")
FRAMES = {"tindaya": 200}
"""Games at random are shorter than others in which a tribe dies out sooner or later."""
MOST = 700
"""Entries of a game that are played: enough for most of it, and for a test that is run every time."""


class Received:
    """Everything one audience was told."""

    def __init__(self, wires: list[Wire], person: Person | None, logs: list[str]) -> None:
        self.frames = [frame for wire in wires for frame in wire.frames]
        self.bodies = person.bodies if person else []
        self.logs = logs


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Call it at the start of a world: time stands still, and every secret is the same again."""

    def fix() -> None:
        numbers = itertools.count(1)
        dice = random.Random(1)
        monkeypatch.setattr(time, "time", lambda: 1_700_000_000.0)
        monkeypatch.setattr(server_time, "now", lambda: 1_700_000_000.0)
        monkeypatch.setattr(secrets, "token_hex", lambda size=32: f"{next(numbers):0{size * 2}x}")
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: f"s{next(numbers):0{size}}")
        monkeypatch.setattr(secrets, "choice", dice.choice)
        # The table's own seed is a text that can be searched for.
        monkeypatch.setattr(folded, "Game", Scripted)
        monkeypatch.setattr(history, "Game", Scripted)
        monkeypatch.setattr(replay, "Game", Scripted)

        async def at_once(self: Any, thought: Any, job: Any) -> Any:
            return thought(job)

        monkeypatch.setattr(bots.BotPool, "_work", at_once)
        # Every server has processes of its own for bots: nothing is left there from another one's tables.
        monkeypatch.setattr(bot_worker.RESIDENTS, "bots", OrderedDict())
        # A bot that is cut off by the clock tells how fast the machine is, nothing else.
        clock = SimpleNamespace(monotonic=lambda: 0.0, thread_time=lambda: 0.0)
        monkeypatch.setattr(budget, "time", clock)

    return fix


class Story:
    """A world played through a server by three people, while somebody watches; and all they ask meanwhile."""

    def __init__(self, folder: Path, world: World, logs: pytest.LogCaptureFixture) -> None:
        self.folder = folder
        self.world = world
        self.logs = logs
        self.asked = 0

    async def tell(self) -> dict[int | None, Received]:
        """What each seat, and a spectator (None), was told."""
        Scripted.script = {
            number: entry.choice for number, entry in enumerate(self.world.entries, 1) if entry.seat == CHANCE
        }
        self.logs.clear()
        async with House(self.folder) as house:
            people = [await house.guest(name) for name in NAMES]
            options = OPTIONS.get(self.world.game, {})
            seats = ("me", "friend", "friend")
            self.table = await people[0].make_table(*seats, game=self.world.game, **options)
            house.hub.rooms[self.table].table.config = _with_seed(house.hub.rooms[self.table].table.config)
            for person in people[1:]:
                await person.join(self.table, people[0].invitation)
            wires = [await person.connect(self.table, words=True) for person in people]
            watcher = await house.stranger(self.table, words=True)
            nobody = Person(house, {"id": 0, "name": "", "token": "", "guest_code": ""})
            mine: dict[int | None, tuple[list[Wire], Person]] = {
                seat: ([wire], people[seat]) for seat, wire in enumerate(wires)
            }
            mine[None] = ([watcher], nobody)
            at = 0
            for number, entry in enumerate(self.world.entries):
                if entry.seat == CHANCE or entry.automatic:
                    continue
                await settled(*wires, watcher)
                wire = wires[entry.seat]
                game = house.hub.rooms[self.table].table.game
                # Answers given at the same time are no entries yet, nor those that others had to give.
                assert wire.my_turn
                assert wire.number == number or game.record.answers
                at += 1
                if at % 80 == 0:
                    await self._look_around(house, mine)
                if at % 40 == 0:
                    await self._wonder(wire)
                answer = await wire.choose(entry.choice)
                assert isinstance(answer, ms.Done), answer
                if at % 7 == 0:
                    await self._hesitate(wire, wires, watcher, entry.choice)
            await settled(*wires, watcher)
            await self._look_around(house, mine)
            logs = [
                record.getMessage() for record in self.logs.records if record.name.startswith("firekeeper")
            ]
            return {seat: Received(found[0], found[1], logs) for seat, found in mine.items()}

    async def _look_around(self, house: House, mine: dict[int | None, tuple[list[Wire], Person]]) -> None:
        """Everybody reads everything there is to read, and comes back on a second connection."""
        number = mine[None][0][0].number
        for seat, (wires, person) in mine.items():
            for path in (
                "", "/timeline", "/recap", "/recap?since=0", "/record", f"/positions/{number}?before=0",
                "/film", "/series", "/draws", "/page", *(f"/film?seat={other}" for other in range(3)),
                f"/positions/{number // 2}", *(f"/positions/{number}?seat={other}" for other in range(3)),
            ):  # fmt: skip
                await person.ask("GET", f"/api/tables/{self.table}{path}")
            for which in ("mine", "watch", "finished", "open"):
                await person.ask("GET", f"/api/tables?which={which}")
            if seat is not None:
                await person.ask("GET", "/api/me/export")
            wire = wires[0]
            answers = [await wire.ask(ms.Horizon, number=wire.number)]
            for choice in self._choices():
                answers.append(await wire.ask(ms.WhyNot, number=wire.number, choice=choice))
                if seat is None or not wire.my_turn:
                    answers.append(await wire.ask(ms.Choose, number=wire.number, choice=choice))
            assert seat is not None or {answer.code for answer in answers} == {"forbidden"}
            if seat is not None:
                assert isinstance(await wire.ask(ms.Say, text=f"I see {number} entries"), ms.Done)
                await settled(*(found[0][0] for found in mine.values()))
            tab = await Wire(house, self.table, person.token).open()
            wires.append(tab)
            await tab.close()
        # Going on from here during play: hidden things are dealt again, and the new table shows it.
        for seat, (wires, person) in mine.items():
            if seat is not None:
                body = {"number": number, "bot": "random"}
                made = await person.post(f"/api/tables/{self.table}/continue", body)
                room = house.hub.rooms[made["table"]["id"]]
                while room.bots_thinking:  # until the bots have played and it is a person's turn
                    await asyncio.gather(*room.thinking.values())
                going_on = await person.connect(made["table"]["id"])
                await going_on.close()
                wires.append(going_on)
                for other in range(3):
                    await person.ask("GET", f"/api/tables/{made['table']['id']}/positions/0?seat={other}")

    def _choices(self) -> list[str]:
        """Some open choices of this game to ask about, legal now or not, chance's too: now this, now that."""
        hidden = self.world.hidden
        known = [entry for number, entry in enumerate(self.world.entries, 1) if number not in hidden]
        texts = sorted({entry.choice for entry in known if entry.seat != CHANCE})
        chance = sorted({entry.choice for entry in known if entry.seat == CHANCE})
        self.asked += 1
        return [*texts[self.asked :: 17][:12], *chance[:2]]

    async def _wonder(self, wire: Wire) -> None:
        """Whoever has to choose asks for a hint, what would end undo, and what each choice would bring."""
        assert isinstance(await wire.ask(ms.Hint, number=wire.number), ms.Hinted)
        assert isinstance(await wire.ask(ms.Horizon, number=wire.number), ms.Horizons)
        for choice in wire.choices:
            assert isinstance(await wire.ask(ms.Foresee, number=wire.number, choice=choice), ms.Foreseen)

    async def _hesitate(self, wire: Wire, wires: list[Wire], watcher: Wire, choice: str) -> None:
        """Take a choice back and make it again, if it can be taken back."""
        await settled(*wires, watcher)
        if not wire.my_turn or not wire.turn.can_undo:
            return
        assert isinstance(await wire.ask(ms.Undo, number=wire.number, step=wire.turn.step), ms.Done)
        await settled(*wires, watcher)
        assert isinstance(await wire.choose(choice), ms.Done)


def _with_seed(config: Any) -> Any:
    return type(config)(
        **{**{name: getattr(config, name) for name in config.__struct_fields__}, "seed": SEED}
    )


@pytest.mark.parametrize("game", TITLES)
async def test_what_is_hidden_changes_nothing_of_what_others_are_told(
    tmp_path: Path, fixed: Callable[[], None], caplog: pytest.LogCaptureFixture, game: str
) -> None:
    caplog.set_level(logging.DEBUG, "firekeeper")
    seed = 16
    world = base(game, 3, seed, MOST)
    told: dict[str, dict[int | None, Received]] = {}
    worlds = {"base": world, **{str(seat): twin(world, seat, seed) for seat in range(3)}}
    for key, played in worlds.items():
        fixed()
        folder = tmp_path / key
        folder.mkdir()
        told[key] = await Story(folder, played, caplog).tell()
    for viewer in range(3):
        assert differences(world, worlds[str(viewer)]) >= 2, "the twin is another world"
        for audience in (viewer, None):
            here, there = told["base"][audience], told[str(viewer)][audience]
            assert len(here.frames) > FRAMES.get(game, 300)
            for at, (one, other) in enumerate(zip(here.frames, there.frames, strict=True)):
                assert one == other, f"frame {at} to {audience} tells what is hidden from {viewer}"
            for one, other in zip(here.bodies, there.bodies, strict=True):
                assert one == other, f"a body for {audience} tells what is hidden from {viewer}"
            assert here.logs == there.logs
        owners = [seat for seat in range(3) if seat != viewer]
        assert any(told["base"][owner].frames != told[str(viewer)][owner].frames for owner in owners), (
            "those who own what differs see it: the worlds are not the same"
        )
    secret = SEED.encode()
    for heard in told["base"].values():
        assert not any(secret in data for data in [*heard.frames, *heard.bodies])
        assert not any(SEED in line for line in heard.logs)

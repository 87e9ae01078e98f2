"""What stands around everything: same origin, security headers, sizes, rate limits."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from table.fixtures.house import HOST, House, Person, Wire, sit_together

from firekeeper.table.errors import TableError
from firekeeper.table.limits import LIMITS
from firekeeper.web import app, channel
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

FOREIGN = ["https://evil.example", "null", "http://firekeeper.test.evil.example", "//", "http://[", "file://"]
OURS = [f"http://{HOST}", f"https://{HOST}"]


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A server with the limits that real ones have, where time stands still: nothing is allowed again."""
    async with House(tmp_path, limit_scale=1.0) as house:
        house.hub.limits.clock = lambda: 0.0
        yield house


async def cookie(house: House) -> str:
    """The cookie of a new guest, as a browser keeps it."""
    answer = await house.http.post("/api/guests", json={"name": "Ana"})
    house.http.cookies.clear()
    return str(answer.headers["set-cookie"].split(";")[0])


# --- same origin -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", FOREIGN)
async def test_another_site_cannot_act_with_somebodys_cookie(house: House, origin: str) -> None:
    mine = {"cookie": await cookie(house), "origin": origin}
    for method, path, body in (
        ("POST", "/api/tables", {"game": "wendake"}),
        ("POST", "/api/me/language", {"language": "fr"}),
        ("DELETE", "/api/sessions", None),
        ("DELETE", "/api/me", {"proof": "whatever"}),
    ):
        answer = await house.http.request(method, path, json=body, headers=mine)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    me = await house.http.get("/api/me", headers={"cookie": mine["cookie"]})
    assert (me.status_code, me.json()["language"]) == (200, "en"), "nothing has happened"


@pytest.mark.parametrize("origin", [*OURS, None])
async def test_our_own_pages_and_programs_can(house: House, origin: str | None) -> None:
    headers = {"cookie": await cookie(house)} | ({"origin": origin} if origin else {})
    answer = await house.http.post("/api/me/language", json={"language": "fr"}, headers=headers)
    assert answer.status_code == 204


async def test_another_site_can_read_nothing(house: House) -> None:
    """No header allows it, so browsers do not hand the answer over; and forms cannot send JSON."""
    mine = {"cookie": await cookie(house), "origin": "https://evil.example"}
    answer = await house.http.get("/api/me", headers=mine)
    assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = await house.http.options("/api/tables", headers={**mine, "access-control-request-method": "POST"})
    assert not [name for name in asked.headers if name.startswith("access-control")]
    form = await house.http.post(
        "/api/me/language", data={"language": "fr"}, headers={"cookie": mine["cookie"]}
    )
    assert form.status_code == 400


@pytest.mark.parametrize("origin", FOREIGN)
async def test_another_site_cannot_open_a_websocket(house: House, origin: str) -> None:
    table, people, _ = await sit_together(house, "Ana", "Ben")
    wire = await Wire(house, table, people[0].token, origin=origin).open()
    assert (wire.closed, wire.table) == (4400, None)
    assert [message.code for message in wire.received if isinstance(message, ms.Refused)] == ["forbidden"]
    ours = await Wire(house, table, people[0].token, origin=OURS[1]).open()
    assert ours.seat == 0


# --- headers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/0123456789", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/schema", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/ws/tables/0123456789", 400),
        ("GET", "/api/me", 401),
        ("PUT", "/api/games", 405),
        ("POST", "/api/guests", 400),
        ("GET", "/api/tables?limit=many", 400),
    ],
)
async def test_every_answer_carries_the_security_headers(
    house: House, method: str, path: str, status: int
) -> None:
    answer = await house.http.request(method, path)
    assert answer.status_code == status
    for name, value in app.HEADERS.items():
        assert answer.headers[name.decode()] == value.decode()
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    if status >= 400 and path.startswith("/api"):
        assert set(answer.json()) == {"code", "message", "rule"}


async def test_pages_need_nothing_from_other_sites(house: House) -> None:
    for path in ("/", "/api/schema"):
        text = (await house.http.get(path)).text
        assert "://" not in text.replace("http://www.w3.org", "")
        assert "<script" not in text or path == "/"


# --- sizes -----------------------------------------------------------------------------------------------


async def test_requests_that_are_too_large(house: House) -> None:
    ana = await house.guest()
    large = b" " * (app.MOST_BYTES + 1)
    said = await ana.ask("POST", "/api/records", content=large)
    assert (said.status_code, said.json()["code"]) == (413, "too_large")

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b" " * (app.MOST_BYTES // 20)

    unsaid = await ana.ask("POST", "/api/records", content=pieces())
    assert (unsaid.status_code, unsaid.json()["code"]) == (413, "too_large")
    for length in ("-1", "x", "1e3", ""):
        odd = await ana.ask("POST", "/api/records", content=b"{}", headers={"content-length": length})
        assert odd.status_code == 413


async def test_messages_that_are_too_large_change_nothing(house: House) -> None:
    _, _, (ana, ben) = await sit_together(house, "Ana", "Ben")
    before = ana.count
    ana.send(json.dumps({"type": "say", "text": "x" * channel.MOST_BYTES}))
    await ana.until(lambda: isinstance(ana.received[-1], ms.Refused))
    assert ana.received[-1].code == "too_large"
    assert isinstance(await ana.ask(ms.Ping), ms.Pong), "the connection goes on"
    assert isinstance(await ben.ask(ms.Ping), ms.Pong)
    assert (ana.count, ben.chat) == (before, [])


# --- rates -----------------------------------------------------------------------------------------------


async def burst(person: Person, kind: str, method: str, path: str, body: Any) -> list[int]:
    """The answers to as many requests as are allowed at once, and two more."""
    return [(await person.ask(method, path, body)).status_code for _ in range(LIMITS[kind][0] + 2)]


@pytest.mark.parametrize(
    ("kind", "path", "body", "status"),
    [
        ("sign_in", "/api/sessions", {"name": "Ana", "password": "guessed it"}, 403),
        ("sign_in", "/api/guests/recover", {"code": "aaaaa-bbbbb-ccccc-ddddd"}, 403),
        ("sign_in", "/api/me/password", {"old": "guessed it", "new": "correct horse"}, 403),
        ("table", "/api/tables", {"game": "wendake", "options": {"players": 2}}, 201),
        ("upload", "/api/records", {}, 400),
    ],
)
async def test_too_many_at_once_have_to_wait(
    strict: House, kind: str, path: str, body: Any, status: int
) -> None:
    ana = await strict.guest()
    answers = await burst(ana, kind, "POST", path, body)
    assert answers == [status] * LIMITS[kind][0] + [429, 429]
    refused = (await ana.ask("POST", path, body)).json()
    assert refused["code"] == "rate_limited"
    assert "please wait" in refused["message"]


async def test_guests_cannot_be_made_without_end(strict: House) -> None:
    nobody = Person(strict, {"id": 0, "name": "", "token": "", "guest_code": ""})
    answers = await burst(nobody, "account", "POST", "/api/guests", {"name": "Sockpuppet"})
    assert answers == [201] * LIMITS["account"][0] + [429, 429]
    register = await nobody.ask("POST", "/api/accounts", {"name": "Another", "password": "correct horse"})
    assert register.status_code == 429


async def test_too_much_talk_has_to_wait(strict: House) -> None:
    """One person is told to wait; the others, and the game, are not held up."""
    _, _, (ana, ben) = await sit_together(strict, "Ana", "Ben")
    answers = [await ana.ask(ms.Say, text=f"word {at}") for at in range(LIMITS["chat"][0] + 2)]
    assert [type(answer) for answer in answers[:-2]] == [ms.Done] * LIMITS["chat"][0]
    assert [answer.code for answer in answers[-2:]] == ["rate_limited"] * 2
    assert isinstance(await ben.ask(ms.Say, text="hush"), ms.Done)
    mover = ana if ana.my_turn else ben
    assert isinstance(await mover.choose(), ms.Done)


async def test_questions_and_hints_have_to_wait(strict: House) -> None:
    _, _, wires = await sit_together(strict, "Ana", "Ben")
    mover = next(wire for wire in wires if wire.my_turn)
    hints = [await mover.ask(ms.Hint, number=mover.number + 1) for _ in range(LIMITS["hint"][0] + 1)]
    assert [answer.code for answer in hints] == ["stale"] * LIMITS["hint"][0] + ["rate_limited"]
    answers = [await mover.ask(ms.Ping) for _ in range(LIMITS["look"][0] + 5)]
    assert isinstance(answers[0], ms.Pong)
    assert [answer.code for answer in answers[-5:]] == ["rate_limited"] * 5
    assert isinstance(await mover.choose(), ms.Done), "choices are never held up"


async def test_connections_cannot_be_opened_without_end(strict: House) -> None:
    table, _, _ = await sit_together(strict, "Ana", "Ben")
    wires = [await strict.stranger(table) for _ in range(LIMITS["connect"][0] + 5)]
    assert wires[0].table is not None
    assert wires[-1].closed == 1013, "come back later"
    assert wires[-1].received[-1].code == "rate_limited"


async def test_a_database_that_restarts_does_not_send_players_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who connects meanwhile is told to try again, and not that they are refused for good."""
    table, people, _ = await sit_together(house, "Ana", "Ben")

    async def busy(*_: object) -> None:
        raise TableError("busy", "the database does not answer; please try again")

    monkeypatch.setattr(house.service, "who", busy)
    early = await Wire(house, table, people[0].token).open()
    assert (early.closed, early.received[-1].code) == (1013, "busy")
    monkeypatch.undo()
    assert (await people[0].connect(table)).seat == 0


async def test_who_says_nothing_is_let_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people, _ = await sit_together(house, "Ana", "Ben")
    monkeypatch.setattr(channel, "HELLO", 0.05)
    silent = await Wire(house, table, people[0].token).open(hello=False)
    await silent.until(lambda: silent.closed is not None)
    assert silent.closed == 4409
    monkeypatch.undo()
    polite = await people[0].connect(table)
    for connection in house.service.connections():
        channel._greeted_or_gone(connection)  # as if the time were over
    assert isinstance(await polite.ask(ms.Ping), ms.Pong)

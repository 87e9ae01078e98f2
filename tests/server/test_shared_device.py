"""Several people on one device: the server shows the hand of whoever has it, and of nobody else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from table.fixtures.house import House, Person, Wire, done, refused, settled

from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def share(person: Person, *others: Any, game: str = "wendake", **more: Any) -> str:
    """A table: me, then {"kind": "here"...} or a bot for each other seat."""
    seats = [{"kind": "me"}, *others]
    body = {"game": game, "options": {"players": len(seats)}, "seats": seats, "seed": "shared", **more}
    return str((await person.post("/api/tables", body))["table"]["id"])


BEN = {"kind": "here", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}


def hands(wire: Wire) -> list[bool]:
    """Whose hidden things the last full message showed."""
    full = next(message for message in reversed(wire.received) if isinstance(message, ms.Full))
    view = {key: msgspec.json.decode(part) for key, part in (full.view or {}).items()}
    return [view[f"players.{seat}"]["hand"] is not None for seat in range(2)]


async def test_nobody_sees_a_hand_before_they_have_the_device(house: House) -> None:
    ana = await house.guest("Ana")
    table = await share(ana, BEN, game="endless_winter")
    wire = await ana.connect(table)
    assert (wire.seat, wire.received[0].own) == (None, [0, 1])
    assert wire.turn.waiting == [0, 1], "both choose at the same time"
    assert hands(wire) == [False, False]
    assert wire.choices == []
    assert (await wire.choose("side side_a")).code == "forbidden"
    await done(wire, ms.TakeSeat, seat=1)
    assert (wire.seat, hands(wire)) == (1, [False, True])
    assert isinstance(await wire.choose(), ms.Done)
    await settled(wire)
    assert wire.seat is None, "Ben has answered, Ana has not: the device goes to her"
    assert hands(wire) == [False, False]
    await done(wire, ms.TakeSeat, seat=0)
    assert (wire.seat, hands(wire)) == (0, [True, False])
    assert isinstance(await wire.choose(), ms.Done)
    await settled(wire)
    assert wire.turn.number > 0
    assert wire.gaps == 0


async def test_the_device_goes_round_with_bots_between(house: House) -> None:
    """Whoever has the device keeps it while others play, until the next of them has to choose."""
    ana = await house.guest("Ana")
    table = await share(ana, BOT, BEN)
    wire = await ana.connect(table)
    held: list[int] = []
    while len(held) < 6:
        await wire.until(lambda: bool(set(wire.turn.waiting) & {0, 2}))
        seat = next(seat for seat in wire.turn.waiting if seat in (0, 2))
        await wire.until(lambda seat=seat: wire.seat in (None, seat))
        if wire.seat is None:
            await done(wire, ms.TakeSeat, seat=seat)
            held.append(seat)
        assert wire.choices, f"it is the turn of seat {seat}, who has the device"
        assert isinstance(await wire.choose(), ms.Done)
        await settled(wire)
    assert held[:4] == [0, 2, 0, 2] or held[:4] == [2, 0, 2, 0]


async def test_over_http_nothing_hidden_either(house: House) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    table = await share(ana, BEN, game="endless_winter")
    film = await ana.get(f"/api/tables/{table}/film")
    assert film["seat"] is None
    assert (await ana.get(f"/api/tables/{table}/film?seat=1"))["seat"] == 1
    await eve.get(f"/api/tables/{table}/film?seat=1", 403)
    await ana.get(f"/api/tables/{table}/recap?seat=1")
    await ana.get(f"/api/tables/{table}/timeline?seat=0")
    await ana.get(f"/api/tables/{table}/film?seat=7", 404)


async def test_a_friend_far_away_plays_with_the_two(house: House) -> None:
    ana, cleo = await house.guest("Ana"), await house.guest("Cleo")
    table = await share(ana, BEN, {"kind": "friend"})
    link = (await ana.get(f"/api/tables/{table}"))["link"]
    await cleo.join(table, link.rpartition("=")[2])
    here, there = await ana.connect(table), await cleo.connect(table)
    assert (here.seat, there.seat) == (None, 2)
    assert [seat.device for seat in there.table.seats] == [0, 0, None]
    assert [seat.name for seat in there.table.seats] == ["Ana", "Ben", "Cleo"]
    assert await refused(there, ms.TakeSeat, seat=0) == "conflict"
    assert await refused(here, ms.TakeSeat, seat=2) == "forbidden"
    await done(here, ms.TakeSeat, seat=1)
    await done(here, ms.Say, text="Hello", language="en")
    await there.until(lambda: bool(there.chat))
    assert (there.chat[0].name, there.chat[0].seat) == ("Ben", 1)
    # Both leave together, and come back together.
    await ana.post(f"/api/tables/{table}/leave")
    await there.until(lambda: there.table.seats[1].bot != "")
    assert there.table.seats[0].bot != ""
    back = await ana.post(f"/api/tables/{table}/return")
    assert [seat["bot"] for seat in back["table"]["seats"]] == ["", "", ""]


async def test_those_beside_each_other_agree_aloud(house: House) -> None:
    """An undo beyond the barrier asks nobody who shares the device."""
    ana = await house.guest("Ana")
    table = await share(ana, BEN)
    wire = await ana.connect(table)
    first = wire.turn.waiting[0]
    while wire.turn.waiting == [first]:
        await done(wire, ms.TakeSeat, seat=first)
        assert isinstance(await wire.choose(), ms.Done)
        await settled(wire)
    number = wire.number
    await done(wire, ms.TakeSeat, seat=wire.turn.waiting[0])
    await done(wire, ms.Ask, kind="undo", number=0)
    await wire.until(lambda: wire.number < number)


async def test_what_cannot_be_is_refused_with_a_reason(house: House) -> None:
    ana = await house.guest("Ana")

    async def wrong(*seats: dict[str, str]) -> str:
        body = {"game": "wendake", "options": {"players": len(seats)}, "seats": list(seats)}
        return str((await ana.post("/api/tables", body, 400))["message"])

    assert "take a seat yourself" in await wrong({"kind": "friend"}, BEN)
    assert "one seat only" in await wrong({"kind": "me"}, {"kind": "me"})
    assert "only seats «here» have a name" in await wrong({"kind": "me"}, {"kind": "friend", "name": "Ben"})
    assert "name" in await wrong({"kind": "me"}, {"kind": "here", "name": "a" * 50})


async def test_a_deleted_account_leaves_all_its_seats(house: House) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    table = await share(ana, BEN, BOT)
    await ana.ask("DELETE", "/api/me", {"proof": ana.code})
    seats = (await eve.get(f"/api/tables/{table}"))["table"]["seats"]
    assert [(seat["name"], bool(seat["bot"])) for seat in seats] == [("", True), ("", True), ("", True)]

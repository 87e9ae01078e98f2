"""Plans: what people at a table show each other. Nothing of it is stored, and spectators only look."""

from __future__ import annotations

import pytest
from table.fixtures.house import House, Wire, done, refused, sit_together

from firekeeper.table.limits import LIMITS
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


def plans(wire: Wire) -> list[ms.Planned]:
    return [message for message in wire.received if isinstance(message, ms.Planned)]


async def test_everybody_sees_a_ping_and_nothing_is_written(house: House) -> None:
    table, _, (ana, ben) = await sit_together(house, "Ana", "Ben")
    watcher = await house.stranger(table)
    lines = house.hub.rooms[table].table.count
    await done(ana, ms.Plan, kind="ping", target="hex:1,2")
    for wire in (ben, watcher):
        await wire.until(lambda wire=wire: bool(plans(wire)))
        found = plans(wire)[0]
        assert (found.seat, found.kind, found.target) == (ana.seat, "ping", "hex:1,2")
    assert house.hub.rooms[table].table.count == lines
    assert await refused(watcher, ms.Plan, kind="ping", target="hex:1,2") == "forbidden"


async def test_promises_and_arrows_wait_for_those_who_come_later(house: House) -> None:
    table, _, (ana, ben) = await sit_together(house, "Ana", "Ben")
    await done(ana, ms.Plan, kind="promise", thing="salt", count=1)
    await done(ana, ms.Plan, kind="promise", thing="salt", count=2)
    await done(ben, ms.Plan, kind="arrow", target="hex:1,2", to="hex:3,4")
    await done(ben, ms.Plan, kind="ping", target="hex:1,2")
    late = await house.stranger(table)
    await late.until(lambda: len(plans(late)) == 2)
    first, second = plans(late)
    assert (first.seat, first.thing, first.count) == (ana.seat, "salt", 2)
    assert (second.kind, second.to) == ("arrow", "hex:3,4")
    await done(ben, ms.Plan, kind="clear")
    await done(ana, ms.Plan, kind="promise", thing="salt", count=0)
    later = await house.stranger(table)
    assert isinstance(await later.ask(ms.Ping), ms.Pong)
    assert plans(later) == []


async def test_what_says_nothing_and_too_much_are_refused(house: House) -> None:
    _, _, (ana, _) = await sit_together(house, "Ana", "Ben")
    assert await refused(ana, ms.Plan, kind="ping") == "bad_message"
    assert await refused(ana, ms.Plan, kind="arrow", target="hex:1,2") == "bad_message"
    assert await refused(ana, ms.Plan, kind="promise", count=2) == "bad_message"
    house.hub.limits.scale = 1.0
    answers = [await ana.ask(ms.Plan, kind="ping", target="hex:1,2") for _ in range(LIMITS["plan"][0] + 2)]
    assert any(isinstance(answer, ms.Refused) and answer.code == "rate_limited" for answer in answers)

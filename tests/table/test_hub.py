"""The hub: what several processes do to one table, and what happens when something breaks half-way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from firekeeper.table import lines as ln
from firekeeper.table.bots import BotPool
from firekeeper.table.errors import TableError
from firekeeper.table.hub import Hub, Room
from firekeeper.table.live import LiveTable
from firekeeper.table.migrate import upgrade
from firekeeper.table.seats import SeatPlan, Settings
from firekeeper.table.store import Store

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


class Ear:
    """A listener that notes what it is told."""

    account = 0
    idle = True

    def __init__(self) -> None:
        self.notes: list[Any] = []

    def told(self, room: Room, written: Any, before: int) -> None:
        self.notes.append([type(line).__name__ for _, line in written])

    def reread(self, room: Room) -> None:
        self.notes.append("reread")

    def lost(self, room: Room) -> None:
        self.notes.append("lost")


@pytest.fixture
async def hubs(tmp_path: Path) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two processes on one store."""
    database = str(tmp_path / "hub.sqlite")
    upgrade(database)
    stores = Store(database, "one"), Store(database, "two")
    made = Hub(stores[0], BotPool()), Hub(stores[1], BotPool())
    yield made
    for hub in made:
        await hub.close()
    for store in stores:
        store.close()


async def table_of(hub: Hub) -> Room:
    room = await hub.create(
        game="wendake",
        options={"players": 2},
        settings=Settings(),
        seats=[SeatPlan(kind="me"), SeatPlan(kind="open")],
        account=11,
        name="Ana",
    )
    await hub.change(room, lambda table: table.plan_join(12, "Ben"))
    await hub.start_if_full(room, 12)
    return room


def chooses(table: LiveTable) -> list[ln.AnyLine]:
    game = table.game
    assert game is not None
    assert game.seat is not None
    return table.plan_choice(game.seat, "x", game.number, game.choices[0].text)


async def test_two_processes_never_both_go_on(hubs: tuple[Hub, Hub]) -> None:
    one, two = hubs
    here = await table_of(one)
    there = await two.room(here.table.id)
    ear = Ear()
    there.listeners.append(ear)
    number = here.table.number
    choice = here.table.game.choices[0].text  # type: ignore[union-attr]
    await one.change(here, chooses)
    with pytest.raises(TableError) as refused:
        await two.change(there, lambda table: table.plan_choice(table.to_move or 0, "x", number, choice))
    assert refused.value.code == "stale"
    assert ear.notes == ["reread"], "what was planned there is forgotten"
    assert there.table.number == here.table.number
    await two.change(there, chooses)
    await one.moved_on(here.table.id)
    assert here.table.game.state.dump() == there.table.game.state.dump()  # type: ignore[union-attr]


async def test_a_planner_that_breaks_half_way_leaves_nothing_behind(hubs: tuple[Hub, Hub]) -> None:
    hub, _ = hubs
    room = await table_of(hub)
    before = room.table.number

    def breaks(table: LiveTable) -> list[ln.AnyLine]:
        chooses(table)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await hub.change(room, breaks)
    assert room.table.number == before
    await hub.change(room, chooses)


async def test_a_caller_who_goes_away_does_not_interrupt_the_writing(hubs: tuple[Hub, Hub]) -> None:
    hub, other = hubs
    room = await table_of(hub)
    number = room.table.number
    task = asyncio.create_task(hub.change(room, chooses))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with room.lock:
        assert room.table.number > number
    assert (await other.room(room.table.id)).table.number == room.table.number


async def test_the_last_two_to_sit_down_at_once_both_play(hubs: tuple[Hub, Hub]) -> None:
    hub, _ = hubs
    room = await hub.create(
        game="wendake",
        options={"players": 3},
        settings=Settings(),
        seats=[SeatPlan(kind="me")],
        account=11,
        name="Ana",
    )

    async def sit(account: int) -> None:
        await hub.change(room, lambda table: table.plan_join(account, f"P{account}"))
        await hub.start_if_full(room, account)

    await asyncio.gather(sit(12), sit(13))
    assert room.table.status == "playing"
    assert [seat.account for seat in room.table.seats] == [11, 12, 13]


async def test_many_readers_open_a_table_once(hubs: tuple[Hub, Hub]) -> None:
    one, two = hubs
    room = await table_of(one)
    found = await asyncio.gather(*(two.room(room.table.id) for _ in range(20)))
    assert len(set(map(id, found))) == 1

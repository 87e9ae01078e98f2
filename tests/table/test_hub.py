"""The hub: what several processes do to one table, and what happens when something breaks half-way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from firekeeper.table import log_entries as le
from firekeeper.table.bots import BotPool
from firekeeper.table.errors import TableError
from firekeeper.table.hub import Hub
from firekeeper.table.live import LiveTable
from firekeeper.table.migrate import upgrade
from firekeeper.table.room import Room
from firekeeper.table.seats import SeatPlan, Settings
from firekeeper.table.store import Store
from firekeeper.table.table_notice import TableNotice

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


class Ear:
    """A listener that notes what it is told."""

    account = 0

    def __init__(self, idle: bool = True) -> None:
        self.idle = idle
        self.notes: list[Any] = []

    def on_written(self, room: Room, written: Any, before: int) -> None:
        self.notes.append([type(line).__name__ for _, line in written])

    def on_reloaded(self, room: Room) -> None:
        self.notes.append("reread")

    def on_lost(self, room: Room) -> None:
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


async def table_of(hub: Hub, game: str = "wendake") -> Room:
    room = await hub.create(
        game=game,
        options={"players": 2},
        settings=Settings(),
        seats=[SeatPlan(kind="me"), SeatPlan(kind="open")],
        account=11,
        name="Ana",
    )
    await hub.change(room, lambda table: table.plan_join(12, "Ben"))
    await hub.start_if_full(room, 12)
    return room


def chooses(table: LiveTable) -> list[le.AnyLogEntry]:
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
    choice = here.table.game.choices[0].text
    await one.change(here, chooses)
    with pytest.raises(TableError) as refused:
        await two.change(there, lambda table: table.plan_choice(table.to_move or 0, "x", number, choice))
    assert refused.value.code == "stale"
    assert ear.notes == ["reread"], "what was planned there is forgotten"
    assert there.table.number == here.table.number
    await two.change(there, chooses)
    await one.remote.refresh(here.table.id)
    assert here.table.game.state.dump() == there.table.game.state.dump()


async def test_a_planner_that_breaks_half_way_leaves_nothing_behind(hubs: tuple[Hub, Hub]) -> None:
    hub, _ = hubs
    room = await table_of(hub)
    before = room.table.number

    def breaks(table: LiveTable) -> list[le.AnyLogEntry]:
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


@pytest.mark.parametrize("noticed", [True, False])
async def test_people_of_two_processes_answer_at_the_same_time(hubs: tuple[Hub, Hub], noticed: bool) -> None:
    """Also when neither process has heard of the other's answer: nobody's choice is stale."""
    one, two = hubs
    here = await table_of(one, "endless_winter")
    there = await two.room(here.table.id)
    there.listeners.append(Ear(idle=False))
    before = here.table.number
    after = here.table.count
    await one.change(here, lambda table: table.plan_choice(0, "x", before, "side side_b"))
    if noticed:
        lines = [(at, le.encode(line).decode()) for at, line in one.store.lines_after(here.table.id, after)]
        two.remote.on_notice(TableNotice(here.table.id, after, after + 1, lines))
        assert there.table.waiting == (1,)
    await two.change(there, lambda table: table.plan_choice(1, "x", before, "side side_a"))
    assert there.table.game is not None
    chosen = there.table.game.record.entries[before : before + 2]
    assert [entry.line() for entry in chosen] == ["1 side side_b", "2 side side_a"]
    await one.remote.refresh(here.table.id)
    assert here.table.game is not None
    assert here.table.game.record.entries == there.table.game.record.entries
    assert here.table.public_count == there.table.public_count


# --- notices of other processes -----------------------------------------------------------------------


class Both:
    """A table that two processes have in memory; what the first writes the second is told by hand."""

    def __init__(self, hubs: tuple[Hub, Hub], here: Room, there: Room) -> None:
        self.one, self.two = hubs
        self.here, self.there = here, there
        self.reads = 0
        read = self.two.store.lines_after

        def counted(table: str, number: int) -> list[tuple[float, le.AnyLogEntry]]:
            self.reads += 1
            return read(table, number)

        self.two.store.lines_after = counted  # type: ignore[method-assign]

    async def move(self) -> TableNotice:
        """A choice, and the notice of it."""
        after = self.here.table.count
        await self.one.change(self.here, chooses)
        lines = self.one.store.lines_after(self.here.table.id, after)
        told = [(at, le.encode(line).decode()) for at, line in lines]
        return TableNotice(self.here.table.id, after, after + len(told), told)

    @property
    def level(self) -> bool:
        """Whether both know the same."""
        mine, yours = self.here.table, self.there.table
        assert mine.game is not None
        assert yours.game is not None
        return mine.count == yours.count and mine.game.state.dump() == yours.game.state.dump()


@pytest.fixture
async def both(hubs: tuple[Hub, Hub]) -> Both:
    here = await table_of(hubs[0])
    return Both(hubs, here, await hubs[1].room(here.table.id))


async def settled(room: Room, true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)
    async with room.lock:
        pass


async def test_a_notice_with_its_lines_is_followed_at_once(both: Both) -> None:
    ear = Ear(idle=False)
    both.there.listeners.append(ear)
    for _ in range(3):
        both.two.remote.on_notice(await both.move())
        assert both.level, "without waiting for anything"
    assert ear.notes == [["Chose"]] * 3
    assert both.reads == 0


async def test_a_table_nobody_is_connected_to_waits_until_it_is_looked_at(both: Both) -> None:
    before = both.there.table.count
    for _ in range(3):
        both.two.remote.on_notice(await both.move())
    assert both.there.table.count == before
    assert both.reads == 0
    assert await both.two.room(both.here.table.id) is both.there
    assert both.level
    assert both.reads == 1
    both.two.remote.on_notice(await both.move())
    await both.two.change(both.there, chooses)
    await both.one.remote.refresh(both.here.table.id)
    assert both.level, "whoever changes a table knows it first"
    both.two.remote.on_notice(await both.move())
    async with both.two.remote.locked(both.there):
        assert both.level


async def test_only_tables_that_would_otherwise_be_wrong_want_notices(both: Both) -> None:
    table = both.here.table.id
    assert not both.two.remote.wants("another")
    assert both.two.remote.wants(table), "as far as is known it is up to date"
    both.two.remote.on_notice(await both.move())
    assert not both.two.remote.wants(table), "whoever looks reads it anyway"
    wanted: list[bool] = []
    read = both.two.store.lines_after

    def reading(name: str, number: int) -> list[tuple[float, le.AnyLogEntry]]:
        wanted.append(both.two.remote.wants(name))
        return read(name, number)

    setattr(both.two.store, "lines_after", reading)  # noqa: B010 - a method, for this test
    await both.two.room(table)
    assert wanted == [True], "what is written while it is read is news"
    ear = Ear(idle=False)
    both.there.listeners.append(ear)
    both.there.stale = True
    assert both.two.remote.wants(table), "somebody is waiting for it"


@pytest.mark.parametrize("kind", ["gap", "no lines", "repeated"])
async def test_what_a_notice_does_not_tell_is_read(both: Both, kind: str) -> None:
    ear = Ear(idle=False)
    both.there.listeners.append(ear)
    first, second = await both.move(), await both.move()
    if kind == "no lines":
        both.two.remote.on_notice(TableNotice(first.table, first.after, first.count, []))
    elif kind == "repeated":
        both.two.remote.on_notice(first)
        both.two.remote.on_notice(first)
    both.two.remote.on_notice(second)
    await settled(both.there, lambda: both.level)
    assert sum(len(note) for note in ear.notes) == 2, "every line once"
    assert both.reads == (0 if kind == "repeated" else 1)


async def test_notices_wait_for_what_is_being_written(both: Both) -> None:
    both.there.listeners.append(Ear(idle=False))
    moved = [await both.move() for _ in range(3)]
    async with both.there.lock:
        for one in moved:
            both.two.remote.on_notice(one)
        assert not both.level
    await settled(both.there, lambda: both.level)
    assert both.reads == 0


async def test_a_notice_that_cannot_be_followed_makes_the_table_be_read_again(both: Both) -> None:
    ear = Ear(idle=False)
    both.there.listeners.append(ear)
    moved = await both.move()
    both.two.remote.on_notice(
        TableNotice(moved.table, moved.after, moved.count, [(1.0, '{"type":"no such line"}')])
    )
    await settled(both.there, lambda: both.level)
    assert ear.notes == ["reread"]


async def test_lost_notices(both: Both) -> None:
    """Every table that somebody is connected to is looked at, the others when somebody comes."""
    await both.move()
    both.two.remote.on_missed()
    assert both.there.stale
    both.there.listeners.append(Ear(idle=False))
    both.two.remote.on_missed()
    await settled(both.there, lambda: both.level)


async def test_a_store_that_does_not_answer_is_asked_again(both: Both) -> None:
    both.there.listeners.append(Ear(idle=False))
    moved = await both.move()
    read = both.two.store.lines_after

    def broken(table: str, number: int) -> list[tuple[float, le.AnyLogEntry]]:
        both.two.store.lines_after = read  # type: ignore[method-assign]
        raise TableError("busy", "the database does not answer")

    both.two.store.lines_after = broken  # type: ignore[method-assign]
    both.two.remote.on_notice(TableNotice(moved.table, moved.after, moved.count, []))
    await settled(both.there, lambda: both.level)


async def test_a_table_that_moves_on_while_it_is_read(hubs: tuple[Hub, Hub]) -> None:
    one, two = hubs
    here = await table_of(one)
    read = two._read

    def slowly(table: str) -> tuple[LiveTable, str]:
        found = read(table)
        asyncio.run_coroutine_threadsafe(one.change(here, chooses), loop).result(30)
        loop.call_soon_threadsafe(
            two.remote.on_notice, TableNotice(table, here.table.count - 1, here.table.count, [])
        )
        return found

    loop = asyncio.get_running_loop()
    two._read = slowly  # type: ignore[method-assign]
    there = await two.room(here.table.id)
    assert there.table.count == here.table.count


async def test_the_bot_of_whoever_wrote_last_has_a_head_start(both: Both) -> None:
    """Otherwise every process would think about the same choice."""
    for room, hub in ((both.here, both.one), (both.there, both.two)):
        room.listeners.append(Ear(idle=False))
        hub.bots.seconds = 1000.0
    seat = both.here.table.to_move
    assert seat is not None
    after = both.here.table.count
    planned: list[le.AnyLogEntry] = [le.HandedOver(seat, "random")]
    await both.one.change(both.here, lambda _: planned)
    (at, line), *_ = both.one.store.lines_after(both.here.table.id, after)
    both.two.remote.on_notice(
        TableNotice(both.here.table.id, after, after + 1, [(at, le.encode(line).decode())])
    )
    assert list(both.here.thinking) == [seat]
    assert both.there.thinking == {}
    assert len(both.there.timers) == 1
    await both.here.thinking[seat]
    assert both.here.table.to_move != seat or both.here.table.count > after + 1

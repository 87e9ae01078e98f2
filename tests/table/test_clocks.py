"""Clocks: no jump of a computer's clock, and no time without a server, costs anybody their thinking time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from table.fixtures.house import House, sit_together

from firekeeper.table import log_entries as le
from firekeeper.table import server_time
from firekeeper.table.clocks import Clocks
from firekeeper.table.seats import Clock
from firekeeper.web import messages as ms
from firekeeper.web import service as services

pytest_plugins = ("table.fixtures.rooms",)

SETTINGS = {"clock": {"bank": 600, "increment": 30}}
DAY = 86_400.0


def test_the_wall_clock_may_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    before = server_time.now()
    assert before == pytest.approx(time.time(), abs=5)
    for jump in (DAY, -DAY):
        monkeypatch.setattr(time, "time", lambda jump=jump: before + jump)
        assert 0 <= server_time.now() - before < 60


def test_what_other_processes_say_is_bounded() -> None:
    """Another process, or the one before a restart, may have had another time."""
    clocks = Clocks(Clock(bank=600, increment=30), 2)
    clocks.think([0], 1000.0)
    assert clocks.left(0, True, 900.0) == 600, "time does not run backwards"
    clocks.spend(0, 900.0)
    assert clocks.banks[0] == 600
    clocks.think([0], 900.0)
    clocks.spend(0, 900.0 + DAY)
    assert clocks.banks[0] == 0, "whoever chose had time left"
    clocks.reward(0)
    assert clocks.banks[0] == 30


def test_time_without_a_server_is_not_charged() -> None:
    clocks = Clocks(Clock(bank=600, increment=30), 3)
    clocks.think([0], 1000.0)
    clocks.think([0, 1], 1150.0)
    clocks.hold(1100.0, 9100.0)
    assert clocks.left(0, True, 9100.0) == 500
    assert clocks.left(1, True, 9100.0) == 600
    clocks.hold(500.0, 600.0)
    assert clocks.left(0, True, 9100.0) == 500, "that was before anybody thought"


@pytest.mark.anyio
async def test_a_jump_of_the_clock_times_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(tmp_path) as house:
        table, _, wires = await sit_together(house, "Ana", "Ben", settings=SETTINGS)
        monkeypatch.setattr(time, "time", lambda: server_time.now() + DAY)
        mover = next(wire for wire in wires if wire.my_turn)
        assert isinstance(await mover.choose(), ms.Done)
        live = house.hub.rooms[table].table
        house.hub.turns.wake(house.hub.rooms[table])
        await asyncio.sleep(0.2)
        assert not any(seat.timed_out for seat in live.seats)
        assert min(live.clocks.banks) > 500


@pytest.mark.anyio
@pytest.mark.parametrize("away", [7200.0, DAY])
async def test_a_restart_after_a_long_time_times_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: float
) -> None:
    """However long no server was running, or whatever the clock says: people have the time they had."""
    async with House(tmp_path) as house:
        table, people, _ = await sit_together(house, "Ana", "Ben", settings=SETTINGS)
    began = server_time._BEGAN
    monkeypatch.setattr(server_time, "_BEGAN", began + away)
    async with House(tmp_path) as house:
        assert house.hub.down is not None
        begin, end = house.hub.down
        assert end - begin == pytest.approx(away, abs=30)
        people = [type(one)(house, {"id": one.id, "name": one.name, "token": one.token, "guest_code": ""})
                  for one in people]  # fmt: skip
        wires = [await person.connect(table) for person in people]
        await asyncio.sleep(0.2)
        live = house.hub.rooms[table].table
        assert not any(seat.timed_out for seat in live.seats)
        seat = next(iter(live.waiting))
        assert live.time_left(seat, server_time.now()) == pytest.approx(600, abs=30)
        mover = next(wire for wire in wires if wire.my_turn)
        assert isinstance(await mover.choose(), ms.Done)
        assert min(live.clocks.banks) > 500
        # It is noted once, also if the table leaves memory and comes back.
        count = live.count
        del house.hub.rooms[table]
        again = (await house.hub.room(table)).table
        assert again.count == count
        lines = [line for _, line in house.service.store.lines_after(table, 0)]
        assert sum(isinstance(line, le.ClocksHeld) for line in lines) == 1


@pytest.mark.anyio
async def test_a_short_restart_is_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(tmp_path) as house:
        await sit_together(house, "Ana", "Ben", settings=SETTINGS)
    monkeypatch.setattr(server_time, "_BEGAN", server_time._BEGAN + services.SWEEP_SECONDS)
    async with House(tmp_path) as house:
        assert house.hub.down is None
    monkeypatch.setattr(server_time, "_BEGAN", server_time._BEGAN - DAY)
    async with House(tmp_path) as house:
        assert house.hub.down is None, "a clock that was put back says nothing about a time without a server"

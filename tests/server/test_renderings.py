"""Costly renderings: one per table and address at a time, made once, limited, and apart from the rest."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
import threading
import time
from pathlib import Path

import pytest
from table.fixtures.house import House

from firekeeper.kernel.record import parse
from firekeeper.kernel.wording import Message
from firekeeper.table import history
from firekeeper.table.errors import TableError
from firekeeper.titles import rules_for
from firekeeper.web import rendering_jobs as jobs
from firekeeper.web import renderings as rendering
from firekeeper.web.renderings import Renderings

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parent.parent / "records"


class Work:
    """Work that waits to be let go, and counts how much of it goes on at once."""

    def __init__(self) -> None:
        self.now = self.most = self.times = 0
        self.tables: list[str] = []
        self.go = threading.Event()
        self._lock = threading.Lock()

    def __call__(self, table: str) -> bytes:
        with self._lock:
            self.now += 1
            self.times += 1
            self.most = max(self.most, self.now)
            self.tables.append(table)
        assert self.go.wait(30)
        with self._lock:
            self.now -= 1
        return f"replay of {table}".encode()


async def test_one_per_table_and_one_per_address() -> None:
    pool, work = Renderings(0), Work()
    pool._free = asyncio.Semaphore(8)
    pool._executor = rendering.ThreadPoolExecutor(8)
    asked = [pool.render(f"address {at % 3}", f"table {at % 2}", work, f"table {at % 2}") for at in range(12)]
    tasks = [asyncio.create_task(one) for one in asked]
    await asyncio.sleep(0.05)
    assert pool.waiting == 12
    work.go.set()
    assert len(await asyncio.gather(*tasks)) == 12
    assert work.most <= 2, "two tables: never more than two at once"
    assert (pool.waiting, pool._locks) == (0, {}), "nothing is left behind"
    pool.close()


async def test_addresses_take_turns() -> None:
    """Who asks for twenty replays does not hold up whoever asks for one."""
    pool, work = Renderings(0), Work()
    greedy = [
        asyncio.create_task(pool.render("greedy", f"many {at}", work, f"many {at}"))
        for at in range(rendering.MOST_PER_ADDRESS)
    ]
    await asyncio.sleep(0.02)
    modest = asyncio.create_task(pool.render("modest", "one", work, "one"))
    await asyncio.sleep(0.02)
    with pytest.raises(TableError, match="please wait"):
        await pool.render("greedy", "too many", work, "too many")
    work.go.set()
    await asyncio.gather(modest, *greedy)
    assert work.tables.index("one") <= 1
    pool.close()


async def test_what_is_kept_is_made_once() -> None:
    pool, work = Renderings(0), Work()
    work.go.set()
    several = [pool.render(f"address {at}", "table", work, "table", key="table") for at in range(5)]
    assert await asyncio.gather(*several) == [b"replay of table"] * 5
    assert await pool.render("later", "table", work, "table", key="table") == b"replay of table"
    assert work.times == 1
    pool.close()


async def test_too_much_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "MOST_BYTES", 4000)
    pool = Renderings(0)
    for at in range(10):
        await pool.render("address", "table", bytes, 900, key=at)
    assert list(pool._kept) == [6, 7, 8, 9]
    assert pool._size == 3600
    await pool.render("address", "table", bytes, 1001, key="large")
    assert "large" not in pool._kept
    pool.close()


def _die() -> bytes:
    os._exit(3)


def _priority() -> bytes:
    return str(os.nice(0)).encode()


def _place() -> bytes:
    return f"{sys.path[0]}\n{os.getpid()}".encode()


async def test_processes_start_anew_when_there_is_a_compiled_copy(tmp_path: Path) -> None:
    """Reviews think as bots do: with the copy, from the next rendering on."""
    pool = Renderings(1)
    before = sys.path[:]
    first, old = (await pool.render("address", "table", _place)).decode().splitlines()
    assert first != str(tmp_path)
    pool.compiled = tmp_path
    second, new = (await pool.render("address", "table", _place)).decode().splitlines()
    assert (second, new != old) == (str(tmp_path), True)
    assert (await pool.render("address", "table", _place)).decode().splitlines() == [second, new], (
        "and keep on"
    )
    assert sys.path == before
    pool.close()


def _refuse() -> bytes:
    raise TableError("conflict", "not now", "WK-GOAL-01")


async def test_processes_step_back_may_die_and_may_hang() -> None:
    pool = Renderings(1)
    assert int(await pool.render("address", "table", _priority)) >= os.nice(0)
    with pytest.raises(TableError) as refused:
        await pool.render("address", "table", _refuse)
    assert (refused.value.code, refused.value.rule) == ("conflict", "WK-GOAL-01")
    with pytest.raises(TableError, match="has died"):
        await pool.render("address", "table", _die)
    assert await pool.render("address", "table", bytes, 3) == b"\0\0\0"
    pool.seconds = 0.2
    with pytest.raises(TableError, match="not made within"):
        await pool.render("address", "table", time.sleep, 60)
    pool.seconds = 60
    assert await pool.render("address", "table", bytes, 3) == b"\0\0\0"
    pool.close()


@pytest.mark.parametrize("name", ["wendake_3_backs", "endless_winter_2"])
def test_a_snapshot_can_be_pickled(name: str) -> None:
    """A snapshot that comes to another process makes the same replay there."""
    record = parse((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    rules = rules_for(record.header.game, record.header.options, None, record.header.rules)
    names = ["Ana", *(Message(f"{rules.game}-seat-{at + 1}") for at in range(1, rules.seats))]
    entries = record.entries[:60]
    snapshot = history.GameSnapshot(rules, record.header, record.seed or "", entries, False, names)
    again = pickle.loads(pickle.dumps(snapshot))
    assert again.rules is rules
    assert jobs.packed(jobs.replay_json, again, 0) == jobs.packed(jobs.replay_json, snapshot, 0)


async def test_lookups_do_not_wait_behind_renderings(house: House) -> None:
    """Sessions and health have other threads than renderings, and none of those is the loop's own."""
    ana = await house.guest("Ana")
    work = Work()
    pool = house.service.renderings
    tasks = [asyncio.create_task(pool.render(f"{at}", f"{at}", work, f"{at}")) for at in range(30)]
    tasks += [asyncio.create_task(pool.quick(work, f"quick {at}")) for at in range(10)]
    await asyncio.sleep(0.05)
    assert (await ana.ask("GET", "/api/me")).status_code == 200
    assert (await ana.ask("GET", "/healthz")).status_code == 200
    assert not any(task.done() for task in tasks), "they were answered while everything else waited"
    work.go.set()
    await asyncio.gather(*tasks)

"""Costly renderings, apart from everything that people in play wait for.

A replay or an offline page plays a whole game again: up to two seconds of processor time. That happens in
processes of low priority, one rendering per table and per address at a time, so that nobody waits long
because of somebody else. What is asked for twice is rendered once, and what cannot change any more is kept.
Answers that take milliseconds (a recap, a search in the rules) have two threads of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import signal
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from firekeeper.table.compiled import first_on_path
from firekeeper.table.errors import TableError

T = TypeVar("T")

MOST_BYTES = 64 * 1024 * 1024
"""So much of what was rendered is kept."""
MOST_PER_ADDRESS = 16
"""So many renderings may wait for one address: a table of friends behind one router looks back at once."""
MOST = 128
"""So many may wait in all."""
SECONDS = 60.0
"""A rendering that takes longer is given up; starting the process is part of it."""
QUICK_THREADS = 2


class Renderings:
    """Renders in `processes`; with 0 of them in one thread, for tests that look inside."""

    def __init__(self, processes: int = 1, seconds: float = SECONDS) -> None:
        self.processes = processes
        self.seconds = seconds
        self.compiled: Path | None = None
        """Where a compiled copy of this program is, once there is one: processes that start use it."""
        self._started_from: Path | None = None
        self._executor: Executor | None = None
        self._quick = ThreadPoolExecutor(QUICK_THREADS, thread_name_prefix="firekeeper-quick")
        self._free = asyncio.Semaphore(max(processes, 1))
        self._locks: dict[Hashable, tuple[asyncio.Lock, int]] = {}
        self._waiting: Counter[str] = Counter()
        self._pending: dict[Hashable, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    @property
    def waiting(self) -> int:
        """Renderings that are under way or wait for their turn."""
        return self._waiting.total()

    async def render(
        self, address: str, table: str, work: Callable[..., bytes], *args: Any, key: Hashable = None
    ) -> bytes:
        """The result of `work(*args)`, both picklable. With a `key`: what was rendered by it is kept."""
        if key is None:
            self._admit(address)
            return await self._in_turn(address, table, work, args)
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        task = self._pending.get(key)
        if task is None:
            self._admit(address)
            task = asyncio.create_task(self._in_turn(address, table, work, args, key))
            self._pending[key] = task
            task.add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(task)

    async def quick(self, work: Callable[..., T], *args: Any) -> T:
        """The result of some milliseconds of work, in a thread that has nothing else to do."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, work, *args)

    def close(self) -> None:
        """Give up whatever is under way."""
        for task in self._pending.values():
            task.cancel()
        self._stop()
        self._quick.shutdown(wait=False, cancel_futures=True)

    def _admit(self, address: str) -> None:
        """Refuse what would wait behind too many others."""
        if self._waiting[address] >= MOST_PER_ADDRESS:
            said = f"{MOST_PER_ADDRESS} of your replays are being made; please wait"
            raise TableError("rate_limited", said, wait=10.0)
        if self.waiting >= MOST:
            said = "too many replays are being made; please try again in a minute"
            raise TableError("busy", said, wait=60.0)

    async def _in_turn(
        self, address: str, table: str, work: Callable[..., bytes], args: Any, key: Hashable = None
    ) -> bytes:
        self._waiting[address] += 1
        try:
            # In this order everywhere, so that nobody waits for each other.
            async with self._alone(("address", address)), self._alone(("table", table)), self._free:
                found = await self._work(work, args)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        if key is not None:
            self._keep(key, found)
        return found

    @contextlib.asynccontextmanager
    async def _alone(self, name: Hashable) -> AsyncIterator[None]:
        """Hold the lock of a name; locks that nobody holds or waits for are dropped."""
        lock, users = self._locks.get(name, (asyncio.Lock(), 0))
        self._locks[name] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            lock, users = self._locks.pop(name)
            if users > 1:
                self._locks[name] = (lock, users - 1)

    async def _work(self, work: Callable[..., bytes], args: Any) -> bytes:
        if self.compiled != self._started_from and self._executor is not None:
            self._executor.shutdown(wait=False)  # what is under way there is finished
            self._executor = None
        if self._executor is None:
            self._started_from = self.compiled
            self._executor = self._start()
        with first_on_path(self._started_from):  # processes are started here, and take the path along
            running = asyncio.get_running_loop().run_in_executor(self._executor, work, *args)
        try:
            return await asyncio.wait_for(running, self.seconds)
        except TimeoutError as error:
            self._stop()
            raise TableError("busy", f"this was not made within {self.seconds:g} seconds") from error
        except BrokenProcessPool as error:
            self._stop()
            raise TableError("busy", "the process that makes replays has died; please try again") from error

    def _start(self) -> Executor:
        if self.processes == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="firekeeper-renderings")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=_step_back)

    def _stop(self) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        for process in (getattr(executor, "_processes", None) or {}).values():
            process.kill()
        executor.shutdown(wait=False, cancel_futures=True)

    def _finished(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        self._pending.pop(key, None)
        if not task.cancelled():
            task.exception()  # whoever waited has got it; nobody may have waited

    def _keep(self, key: Hashable, found: bytes) -> None:
        if len(found) > MOST_BYTES // 4:
            return
        self._kept[key] = found
        self._size += len(found)
        while self._size > MOST_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])


def _step_back() -> None:
    """In a new process: let the server go first, once everything is imported, and leave Ctrl+C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    importlib.import_module("firekeeper.web.rendering_jobs")
    with contextlib.suppress(AttributeError, OSError):  # not on every system
        os.nice(10)

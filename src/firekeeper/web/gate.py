"""The gate in front of everything that looks back: replays, pages, reviews, draws, positions, recaps.

Even an answer that lies ready takes the event loop a fraction of a millisecond, and whoever gets one can ask
for the next at once: thirty such visitors would have the loop to themselves. So these requests pass one after
another, fifty a second whoever asks, and the time in between belongs to play; addresses take turns. Each
address has a limit of its own besides. Refusals are held back for a moment and leave one after another, too:
sent at once they would only bring the next requests, and refusing takes as long as answering.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from firekeeper.table.errors import TableError
from firekeeper.table.limits import Limits

PER_SECOND = 50.0
"""So many requests pass in a second, from all addresses together."""
SHARE = 0.1
"""Of the process's time, for answers that take long enough to be measured."""
MOST = 128
"""So many may wait in all: nobody waits longer than it takes them to pass."""
MOST_PER_ADDRESS = 16
HOLD = 1.0
"""Seconds before somebody hears that it was too much, at least."""
REFUSALS_PER_SECOND = 100.0
MOST_HELD = 2048
"""So many refusals are held back; further ones are sent at once."""

Later = Callable[[float, Callable[[], None]], object]


class Gate:
    """Who may look back now. `clock` and `later` are those of the event loop, except in tests."""

    def __init__(
        self, limits: Limits, clock: Callable[[], float] = time.monotonic, later: Later | None = None
    ) -> None:
        self._limits = limits
        self._clock = clock
        self._later = later
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}
        self._open_at = 0.0
        self._opening = False
        self._held = 0
        self._refuse_at = 0.0

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._lines.values())

    async def enter(self, kind: str, address: str) -> None:
        """Wait until this request may be answered."""
        try:
            self._limits.check(kind, address)
            passing = self._line_up(address)
        except TableError:
            await self._hold()
            raise
        self._open()
        await passing

    def rest(self, spent: float) -> None:
        """An answer took so many seconds of this process: let the others wait so much longer."""
        self._open_at = max(self._open_at, self._clock()) + spent / SHARE

    def _line_up(self, address: str) -> asyncio.Future[None]:
        here = self._lines.get(address, ())
        if len(here) >= MOST_PER_ADDRESS or self.waiting >= MOST:
            wait = self.waiting / PER_SECOND
            raise TableError("rate_limited", "too many are looking back; please wait a moment", wait=wait)
        passing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(passing)
        return passing

    def _open(self) -> None:
        """Let the next one pass if it is time; else come back then."""
        if self._opening:
            return
        wait = self._open_at - self._clock()
        if wait <= 0 and self._pass_next():
            wait = 1 / PER_SECOND
            self._open_at = self._clock() + wait
        if self._lines:
            self._opening = True
            self._call_later(wait, self._come_back)

    def _come_back(self) -> None:
        self._opening = False
        self._open()

    def _pass_next(self) -> bool:
        """Let one pass, from the address whose turn it is; whether there was one."""
        while self._lines:
            address = next(iter(self._lines))
            line = self._lines.pop(address)
            passing = line.popleft()
            if line:
                self._lines[address] = line  # behind all others
            if not passing.done():  # else whoever asked has gone
                passing.set_result(None)
                return True
        return False

    async def _hold(self) -> None:
        if self._held >= MOST_HELD:
            return
        now = self._clock()
        self._refuse_at = max(self._refuse_at + 1 / REFUSALS_PER_SECOND, now + HOLD)
        over = asyncio.Event()
        self._call_later(self._refuse_at - now, over.set)
        self._held += 1
        try:
            await over.wait()
        finally:
            self._held -= 1

    def _call_later(self, seconds: float, work: Callable[[], None]) -> None:
        (self._later or asyncio.get_running_loop().call_later)(seconds, work)

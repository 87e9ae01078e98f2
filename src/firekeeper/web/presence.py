"""Presence across processes: who is connected to a table through another server process.

Each process notifies the others, by PostgreSQL's NOTIFY, who is at a table through it: when that changes,
when another process asks, and every few seconds. What is not repeated, because its process is gone, expires.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

log = logging.getLogger("firekeeper.web")

REPEAT = 10.0
"""Seconds after which a process repeats who is there."""
EXPIRE = 35.0
"""Seconds after which a silent process is taken to be gone."""
GATHER = 0.05
"""Seconds in which changes are gathered into one notice."""
MOST_BYTES = 7000
"""A notice of PostgreSQL has at most 8000 bytes."""


class LocalPresence(Struct, frozen=True, array_like=True):
    """Who is at a table through one process. `asking`: the process wants to know who is there elsewhere."""

    table: str
    accounts: list[int]
    watching: int
    asking: bool = False


class Notice(Struct, frozen=True, array_like=True):
    process: str
    tables: list[LocalPresence]


_decode = msgspec.json.Decoder(Notice).decode


class RemotePresence:
    """What other processes have announced, and what is to be announced to them.

    `look` says who is at a table through this process; `send` notifies the others; `changed` is called with
    the table when somebody has come or gone elsewhere.
    """

    def __init__(
        self,
        process: str,
        look: Callable[[str], LocalPresence | None],
        send: Callable[[str], None],
        changed: Callable[[str], None],
    ) -> None:
        self.process = process
        self._look = look
        self._send = send
        self._changed = changed
        # For each table and process: when it was last announced, and what.
        self._known: dict[str, dict[str, tuple[float, LocalPresence]]] = {}
        self._waiting: dict[str, bool] = {}
        self._wake = asyncio.Event()

    # --- what is known -----------------------------------------------------------------------------

    def accounts(self, table: str) -> set[int]:
        """People who are connected to a table through other processes."""
        return {account for here in self._at(table) for account in here.accounts}

    def watching(self, table: str) -> int:
        return sum(here.watching for here in self._at(table))

    def _at(self, table: str) -> list[LocalPresence]:
        oldest = time.monotonic() - EXPIRE
        return [here for at, here in self._known.get(table, {}).values() if at > oldest]

    def on_notice(self, payload: str) -> None:
        """Another process has announced who is there through it."""
        try:
            notice = _decode(payload)
        except msgspec.DecodeError as error:
            log.warning("a notice about presence cannot be read: %s", error)
            return
        if notice.process == self.process:
            return
        for here in notice.tables:
            before = (self.accounts(here.table), self.watching(here.table))
            known = self._known.setdefault(here.table, {})
            known[notice.process] = (time.monotonic(), here)
            if not here.accounts and not here.watching:
                del known[notice.process]
            if not known:
                del self._known[here.table]
            if here.asking:
                self.announce(here.table)
            if before != (self.accounts(here.table), self.watching(here.table)):
                self._changed(here.table)

    def forget(self) -> None:
        """Forget processes that have been silent for too long."""
        oldest = time.monotonic() - EXPIRE
        for table, known in list(self._known.items()):
            gone = [process for process, (at, _) in known.items() if at <= oldest]
            for process in gone:
                del known[process]
            if not known:
                del self._known[table]
            if gone:
                self._changed(table)

    # --- telling -----------------------------------------------------------------------------------

    def announce(self, table: str, asking: bool = False) -> None:
        """Somebody has come or gone here: announce it soon."""
        self._waiting[table] = self._waiting.get(table, False) or asking
        self._wake.set()

    async def run(self, tables: Callable[[], list[str]]) -> None:
        """Announce what is waiting; and every few seconds everything about `tables`."""
        last_repeat = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), max(0.0, last_repeat + REPEAT - time.monotonic()))
                await asyncio.sleep(GATHER)
            self._wake.clear()
            if time.monotonic() - last_repeat >= REPEAT:
                last_repeat = time.monotonic()
                self.forget()
                for table in tables():
                    self._waiting.setdefault(table, False)
            try:
                await self.flush()
            except Exception as error:  # the store does not answer: what is repeated later is soon enough
                log.warning("presence cannot be announced to other processes: %s", error)

    async def flush(self) -> None:
        """Announce everything that is waiting."""
        waiting, self._waiting = self._waiting, {}
        batch: list[LocalPresence] = []
        size = 0
        for table, asking in waiting.items():
            here = self._look(table) or LocalPresence(table, [], 0)
            here = msgspec.structs.replace(here, asking=asking)
            length = len(msgspec.json.encode(here)) + 1
            if batch and size + length > MOST_BYTES:
                await self._notify(batch)
                batch, size = [], 0
            batch.append(here)
            size += length
        if batch:
            await self._notify(batch)

    async def _notify(self, batch: list[LocalPresence]) -> None:
        payload = msgspec.json.encode(Notice(self.process, batch)).decode()
        await asyncio.to_thread(self._send, payload)

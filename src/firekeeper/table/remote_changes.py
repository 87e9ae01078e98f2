"""Follow other processes: their writes come by notices, and are read where those do not suffice.

Where somebody is connected a notice is followed at once. Other tables are only marked as out of date, and
read when somebody looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from firekeeper.table import log_entries as le
from firekeeper.table.errors import TableError
from firekeeper.table.room import Room
from firekeeper.table.table_notice import TableNotice

if TYPE_CHECKING:
    from firekeeper.table.hub import Hub

log = logging.getLogger("firekeeper.table")


class RemoteChanges:
    """Keeps the tables of a hub level with what other processes write."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        # Tables that other processes changed while they were being read here.
        self._overtaken: set[str] = set()
        self._catching_up: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._catching_up:
            task.cancel()

    async def on_opened(self, table: str) -> None:
        """A table has just been read: a notice that came meanwhile has found no room."""
        if table in self._overtaken:
            self._overtaken.discard(table)
            await self.refresh(table)

    def wants(self, table: str) -> bool:
        """Whether a notice about a table is news here. May be asked in another thread.

        It is not where the next one to look reads the table anyway: that begins after this was asked.
        """
        room = self.hub.rooms.get(table)
        return table in self.hub.loading if room is None else not room.stale or room.watched

    def on_notice(self, notice: TableNotice) -> None:
        """Another process has written lines. Who is connected here sees them; other tables wait."""
        if notice.table in self.hub.loading:
            self._overtaken.add(notice.table)
        room = self.hub.rooms.get(notice.table)
        if room is None or room.lost:
            return
        if room.lock.locked() or room.inbox:
            room.inbox.append(notice)
            if len(room.inbox) == 1:
                self._later(room)
        elif not self._take(room, notice):
            self._later(room)

    def on_missed(self) -> None:
        """Notices may have been lost: every table may have moved on."""
        self._overtaken.update(self.hub.loading)
        for room in self.hub.rooms.values():
            self._outdate(room)
            if room.watched:
                self._later(room)

    async def refresh(self, table: str) -> None:
        """Another process may have written lines of this table: read and follow them."""
        room = self.hub.rooms.get(table)
        if room is not None:
            async with room.lock:
                await self._catch_up(room)

    @contextlib.asynccontextmanager
    async def locked(self, room: Room) -> AsyncIterator[None]:
        """While this goes on the table stands still, and nothing of it is missing."""
        async with room.lock:
            await self.current(room)
            yield

    def _take(self, room: Room, notice: TableNotice) -> bool:
        """Follow a notice, or note that there is something to read. False: somebody is waiting for that."""
        count = room.table.count
        if notice.count <= count:
            return True
        if room.stale or not room.watched or not notice.lines or notice.after > count:
            self._outdate(room)
            return not room.watched
        try:
            self._follow(room, [(at, le.decode(body)) for at, body in notice.lines[count - notice.after :]])
        except Exception:
            log.exception("table %s could not follow what another process wrote", notice.table)
            self._outdate(room)
            room.needs_reload = True
            return False
        return True

    def _outdate(self, room: Room) -> None:
        room.stale = True
        room.cancel_timers()  # whoever wrote last watches the clocks

    def _later(self, room: Room) -> None:
        """Go on as soon as nobody is writing."""
        task = asyncio.create_task(self._empty(room))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _empty(self, room: Room) -> None:
        """Follow what has come in. While the store does not answer it is asked again and again."""
        while not room.lost:
            try:
                async with room.lock:
                    await self.current(room)
                return
            except TableError as error:
                if error.code != "busy":
                    raise
                await asyncio.sleep(1.0)

    async def current(self, room: Room) -> None:
        """Follow all that is known to be written elsewhere. The caller holds the lock."""
        inbox, room.inbox = room.inbox, []
        for notice in inbox:
            self._take(room, notice)
        if room.stale:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        """Read what other processes have written. The caller holds the lock."""
        if room.needs_reload:
            await self.hub.reload(room)
            return
        room.stale = False  # before reading: what is written from now on is news
        try:
            fresh = await asyncio.to_thread(self.hub.store.lines_after, room.table.id, room.table.count)
        except BaseException:
            room.stale = True
            raise
        if not fresh or room.lost:
            return
        try:
            self._follow(room, fresh)
        except Exception:
            await self.hub.reload(room)
            raise

    def _follow(self, room: Room, fresh: list[tuple[float, le.AnyLogEntry]]) -> None:
        before = room.table.number
        for at, line in fresh:
            room.table.follow(line, at)
        for listener in room.listeners[:]:
            listener.on_written(room, fresh, before)
        self.hub.turns.wake(room, followed=True)

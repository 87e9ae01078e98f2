"""Notices between processes, "this table has moved on" and who is there, by PostgreSQL's LISTEN and NOTIFY.

SQLite serves one process only, so there is nothing to listen to.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

import psycopg

from firekeeper.table.errors import TableError
from firekeeper.table.store import CHANNEL, LISTENING, Store, database_url

log = logging.getLogger("firekeeper.table")


PRESENCE = "firekeeper_presence"
"""The channel on which processes tell who is connected through them."""


class Notices:
    """Listens in a thread and wakes the event loop."""

    def __init__(
        self,
        store: Store,
        loop: asyncio.AbstractEventLoop,
        moved_on: Callable[[str], Coroutine[Any, Any, None]],
        present: Callable[[str], None] | None = None,
    ) -> None:
        self.store = store
        self.loop = loop
        self.moved_on = moved_on
        self.present = present
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        if self.store.postgres:
            self._thread = threading.Thread(target=self._listen, name="firekeeper-notices", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(timeout=5)

    def _listen(self) -> None:
        url = database_url(self.store.url).set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while not self._stopping.is_set():
            try:
                with psycopg.connect(
                    address,
                    autocommit=True,
                    application_name=LISTENING,
                    connect_timeout=5,
                    keepalives_idle=30,
                    keepalives_interval=10,
                ) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(f"LISTEN {PRESENCE}")
                    self._catch_up()
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            if notice.channel == PRESENCE:
                                self._seen(notice.payload)
                            else:
                                self._heard(notice.payload)
                            if self._stopping.is_set():
                                break
            except psycopg.Error as error:
                log.warning("listening for notices was interrupted: %s", error)
                self._stopping.wait(1.0)

    def _heard(self, payload: str) -> None:
        process, *tables = payload.split(" ")
        if process == self.store.process:
            return
        for table in tables:
            self._wake(table)

    def _seen(self, payload: str) -> None:
        if self.present is not None and not self._stopping.is_set() and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.present, payload)

    def _catch_up(self) -> None:
        """Notices sent while nobody listened are lost: look at every live table once."""
        self._wake("*")

    def _wake(self, table: str) -> None:
        if self._stopping.is_set() or self.loop.is_closed():
            return
        woken = asyncio.run_coroutine_threadsafe(self.moved_on(table), self.loop)
        woken.add_done_callback(lambda done: self._woken(table, done))

    def _woken(self, table: str, done: Future[None]) -> None:
        """A notice that could not be followed, because the store did not answer, is followed later."""
        error = None if done.cancelled() else done.exception()
        if isinstance(error, TableError) and error.code == "busy":
            again = threading.Timer(1.0, self._wake, [table])
            again.daemon = True
            again.start()
        elif error is not None:
            log.error("table %s could not follow what another process wrote", table, exc_info=error)


def tell_presence(store: Store, payload: str) -> None:
    """Tell the other processes who is connected here. Call it from a thread."""
    store.write(
        lambda connection: connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (PRESENCE, payload)).close()
    )

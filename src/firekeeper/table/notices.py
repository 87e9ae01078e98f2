"""Notices between processes, by PostgreSQL's LISTEN and NOTIFY: lines that were written, people, plans.

SQLite serves one process only, so there is nothing to listen to.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import psycopg

from firekeeper.table.database import database_url
from firekeeper.table.store import Store
from firekeeper.table.table_notice import CHANNEL, TableNotice, read

log = logging.getLogger("firekeeper.table")


LISTENING = "firekeeper notices"
"""How the connection that listens calls itself: where one is, a server is running."""
PRESENCE = "firekeeper_presence"
"""The channel on which processes tell who is connected through them."""
PLANS = "firekeeper_plans"
"""The channel on which they tell what people show each other."""


class Notices:
    """Listens in a thread and wakes the event loop.

    `on_notice` is called with what other processes have written, if the table is `wanted`, which is asked in
    the thread; `on_missed`, when notices may have been lost. `others` are further channels, and who is called
    with what is said there.
    """

    def __init__(
        self,
        store: Store,
        loop: asyncio.AbstractEventLoop,
        on_notice: Callable[[TableNotice], None],
        on_missed: Callable[[], None],
        others: Mapping[str, Callable[[str], None]] | None = None,
        wanted: Callable[[str], bool] = lambda _: True,
    ) -> None:
        self.store = store
        self.loop = loop
        self.on_notice = on_notice
        self.on_missed = on_missed
        self.others = dict(others or {})
        self.wanted = wanted
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
                    for channel in (CHANNEL, *self.others):
                        connection.execute(f"LISTEN {channel}")
                    self._tell(self.on_missed)  # notices sent while nobody listened are lost
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            if notice.channel == CHANNEL:
                                self._heard(notice.payload)
                            else:
                                self._tell(self.others[notice.channel], notice.payload)
                            if self._stopping.is_set():
                                break
            except psycopg.Error as error:
                log.warning("listening for notices was interrupted: %s", error)
                self._stopping.wait(1.0)

    def _heard(self, payload: str) -> None:
        try:
            notice = read(payload, self.store.process, self.wanted)
        except msgspec.DecodeError as error:
            log.warning("a notice cannot be read, so all tables are looked at: %s", error)
            self._tell(self.on_missed)
            return
        if notice is not None:
            self._tell(self.on_notice, notice)

    def _tell(self, call: Callable[..., None], *args: Any) -> None:
        if not self._stopping.is_set() and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call, *args)


def tell(store: Store, channel: str, payload: str) -> None:
    """Say something on a channel to all processes. Call it from a thread."""
    store.write(
        lambda connection: connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, payload)).close()
    )

"""Plans across processes: what people show each other reaches those who are connected through another one.

Each process notifies the others, by PostgreSQL's NOTIFY, of every plan that is shown through it. One that
opens a table asks what is planned there; whoever knows answers, seat by seat. Nothing of it is stored.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from firekeeper.table.errors import TableError
from firekeeper.table.table_notice import MOST_BYTES
from firekeeper.web.messages import Planned

log = logging.getLogger("firekeeper.web")

MOST_WAITING = 1000
"""So many notices may wait for a database that does not answer; more are not sent."""


class PlanNotice(Struct, frozen=True, array_like=True):
    """A plan that was just shown; or, with `all_of_seat`, all that its seat has planned so far.

    Without plans it asks for those of a table.
    """

    process: str
    table: str
    plans: list[Planned]
    all_of_seat: bool = False


_decode = msgspec.json.Decoder(PlanNotice).decode


def _encode(notice: PlanNotice) -> str:
    """In ASCII: PostgreSQL takes notices in the encoding of its database, which may know no other letters."""
    return json.dumps(msgspec.to_builtins(notice), separators=(",", ":"))


class Table(Protocol):
    """The connections to a table in this process."""

    def planned_elsewhere(self, plans: list[Planned], all_of_seat: bool) -> None:
        """Show what was planned through another process."""

    def planned_so_far(self) -> list[list[Planned]]:
        """What is planned, as far as it is known here, by seat."""


class RemotePlans:
    """Tells other processes what is planned here, and tables what is planned there.

    `send` notifies the others; `find` gives the connections to a table, if there are any in this process.
    """

    def __init__(
        self, process: str, send: Callable[[str], None], find: Callable[[str], Table | None]
    ) -> None:
        self.process = process
        self._send = send
        self._find = find
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)

    def tell(self, table: str, plans: list[Planned], all_of_seat: bool = False) -> None:
        """Notify the others of plans; without any: ask for theirs."""
        payload = _encode(PlanNotice(self.process, table, plans, all_of_seat))
        while len(payload) > MOST_BYTES and len(plans) > 1:  # the newest are worth most
            plans = plans[1:]
            payload = _encode(PlanNotice(self.process, table, plans, all_of_seat))
        try:
            self._waiting.put_nowait(payload)
        except asyncio.QueueFull:  # plans pass by: what is late by then is of no use
            log.warning("too many plans wait for the database; one of table %s is shown here only", table)

    async def run(self) -> None:
        """Send what is waiting, in its order."""
        while True:
            payload = await self._waiting.get()
            try:
                await asyncio.to_thread(self._send, payload)
            except TableError as error:
                log.warning("a plan cannot be told to other processes: %s", error)

    def on_notice(self, payload: str) -> None:
        """Another process has something to tell, or asks."""
        try:
            notice = _decode(payload)
        except msgspec.DecodeError as error:
            log.warning("a notice about plans cannot be read: %s", error)
            return
        table = None if notice.process == self.process else self._find(notice.table)
        if table is None:
            return
        if notice.plans:
            table.planned_elsewhere(notice.plans, notice.all_of_seat)
            return
        for plans in table.planned_so_far():
            self.tell(notice.table, plans, all_of_seat=True)

"""Reviews being made: piece by piece in the process of renderings, shown as they grow.

A piece takes about a second, so that replays and pages that others ask for come in between. A review goes on
as long as somebody asks how far it is; whoever comes back later finds what was done, and it goes on from
there. Finished ones are kept.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

import msgspec

from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot
from firekeeper.table.review import Found, Making, Outline, Review, begun
from firekeeper.web import rendering_jobs as jobs
from firekeeper.web.renderings import Renderings

log = logging.getLogger("firekeeper.web")

MOST_UNDER_WAY = 8
"""So many reviews are made at a time."""
MOST_KEPT = 400
"""So many are kept; those that nobody has asked for longest go first."""
PATIENCE = 30.0
"""Seconds: a review that nobody has asked about for so long is put aside."""

outline_of = msgspec.json.Decoder(Outline).decode
found_by = msgspec.json.Decoder(Found).decode


class UnderWay:
    """A review with the task that makes it, if one does."""

    def __init__(self, asked: float) -> None:
        self.asked = asked
        self.making: Making | None = None
        self.task: asyncio.Task[None] | None = None
        self.trouble: TableError | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def finished(self) -> bool:
        return self.making is not None and self.making.finished


class Reviews:
    """All reviews of a server process."""

    def __init__(self, renderings: Renderings, clock: Callable[[], float] = time.monotonic) -> None:
        self._renderings = renderings
        self._clock = clock
        self._known: OrderedDict[Hashable, UnderWay] = OrderedDict()

    @property
    def under_way(self) -> int:
        return sum(one.running for one in self._known.values())

    def look(self, address: str, table: str, snapshot: GameSnapshot, seat: int) -> Review:
        """A review as far as it is made. Whoever looks lets it go on."""
        key = (table, str(snapshot.names), seat)
        one = self._known.get(key)
        if one is None or not (one.finished or one.running):
            if one is not None and one.trouble is not None:
                # Said once; whoever asks again lets it go on from there.
                trouble, one.trouble = one.trouble, None
                raise trouble
            if self.under_way >= MOST_UNDER_WAY:
                said = f"{MOST_UNDER_WAY} reviews are being made; please try again in a minute"
                raise TableError("busy", said, wait=60.0)
            one = one or UnderWay(self._clock())
            one.asked = self._clock()
            one.task = asyncio.create_task(self._make(one, address, table, snapshot, seat))
            self._known[key] = one
            self._forget()
        self._known.move_to_end(key)
        one.asked = self._clock()
        return begun(snapshot.rules, seat) if one.making is None else one.making.review

    def close(self) -> None:
        """Give up whatever is under way."""
        for one in self._known.values():
            if one.task is not None:
                one.task.cancel()

    async def _make(self, one: UnderWay, address: str, table: str, snapshot: GameSnapshot, seat: int) -> None:
        render = self._renderings.render
        try:
            if one.making is None:
                encoded = await render(address, table, jobs.review_outline, snapshot, seat)
                one.making = Making(snapshot.rules, seat, outline_of(encoded))
            making = one.making
            while not making.finished and self._clock() - one.asked < PATIENCE:
                piece = making.next()
                encoded = await render(
                    address, table, jobs.review_piece, snapshot, seat, piece, making.outline
                )
                making.add(piece, found_by(encoded))
        except TableError as error:
            one.trouble = error
        except Exception:
            log.exception("the review of seat %d at table %s failed", seat, table)
            one.trouble = TableError("busy", "the review could not be made; the server has noted why")

    def _forget(self) -> None:
        for key in list(self._known):
            if len(self._known) <= MOST_KEPT:
                return
            if not self._known[key].running:
                del self._known[key]

"""Reviews being made: piece by piece in the process of renderings, shown as they grow.

A piece takes about a second, so that replays and pages that others ask for come in between. A review goes on
as long as somebody asks how far it is; whoever comes back later finds what was done, and it goes on from
there. Finished ones are kept, packed as they are sent, also in the database.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

import msgspec

from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot
from firekeeper.table.review import Found, Making, Outline, Review, begun
from firekeeper.table.review_store import ReviewStore, mark_of
from firekeeper.web import rendering_jobs as jobs
from firekeeper.web.renderings import Renderings

log = logging.getLogger("firekeeper.web")

MOST_UNDER_WAY = 8
"""So many reviews are made at a time."""
MOST_KEPT = 400
"""So many are kept; those that nobody has asked for longest go first."""
PATIENCE = 30.0
"""Seconds: a review that nobody has asked about for so long is put aside."""

review_of = msgspec.json.Decoder(Review).decode
outline_of = msgspec.json.Decoder(Outline).decode
found_by = msgspec.json.Decoder(Found).decode


class UnderWay:
    """A review with the task that makes it, if one does."""

    def __init__(self, asked: float) -> None:
        self.asked = asked
        self.making: Making | None = None
        self.packed: bytes | None = None
        self.task: asyncio.Task[None] | None = None
        self.trouble: TableError | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def finished(self) -> bool:
        return self.packed is not None


class Reviews:
    """All reviews of a server process."""

    def __init__(
        self,
        renderings: Renderings,
        clock: Callable[[], float] = time.monotonic,
        store: ReviewStore | None = None,
    ) -> None:
        self._renderings = renderings
        self._clock = clock
        self._store = store
        self._known: OrderedDict[Hashable, UnderWay] = OrderedDict()

    @property
    def under_way(self) -> int:
        return sum(one.running for one in self._known.values())

    async def kept(self, table: str, snapshot: GameSnapshot, seat: int) -> bytes | None:
        """A review that is finished, packed; None if there is more to come."""
        key = _key(table, snapshot, seat)
        if key not in self._known and self._store is not None:
            packed = await asyncio.to_thread(self._store.load, table, seat, mark_of(snapshot))
            if packed is not None and key not in self._known:
                self._known[key] = UnderWay(self._clock())
                self._known[key].packed = packed
                self._forget()
        one = self._known.get(key)
        if one is None or one.packed is None:
            return None
        self._known.move_to_end(key)
        return one.packed

    def look(self, address: str, table: str, snapshot: GameSnapshot, seat: int) -> Review:
        """A review as far as it is made. Whoever looks lets it go on."""
        key = _key(table, snapshot, seat)
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
        if one.making is not None:
            return one.making.review
        return begun(snapshot.rules, seat) if one.packed is None else review_of(gzip.decompress(one.packed))

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
            if making.finished:
                one.packed = await self._renderings.quick(jobs.packed, jobs.encode, making.review)
                await self._save(table, snapshot, seat, one.packed)
        except TableError as error:
            one.trouble = error
        except Exception:
            log.exception("the review of seat %d at table %s failed", seat, table)
            one.trouble = TableError("busy", "the review could not be made; the server has noted why")

    async def _save(self, table: str, snapshot: GameSnapshot, seat: int, packed: bytes) -> None:
        if self._store is None:
            return
        try:
            await asyncio.to_thread(self._store.save, table, seat, mark_of(snapshot), packed)
        except TableError as error:  # who asks now has it; after a restart it is made again
            log.warning("the review of seat %d at table %s is not kept: %s", seat, table, error.message)

    def _forget(self) -> None:
        for key in list(self._known):
            if len(self._known) <= MOST_KEPT:
                return
            if not self._known[key].running:
                del self._known[key]


def _key(table: str, snapshot: GameSnapshot, seat: int) -> Hashable:
    return table, str(snapshot.names), seat

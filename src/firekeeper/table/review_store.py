"""Finished reviews in the database: packed as they are sent, the newest ones, for as long as they fit.

A review is a cache of half a minute's thinking. One that names people otherwise than the table does now, or
that another version of the rules or of this program has made, is made again.
"""

from __future__ import annotations

import contextlib
import hashlib

import sqlalchemy as sa
from sqlalchemy.engine import Connection

import firekeeper
from firekeeper.table import schema, server_time
from firekeeper.table.history import GameSnapshot
from firekeeper.table.store import Store

MOST = 5000
"""So many are kept, some kilobytes each."""
LONGEST = 400 * 86400.0
"""Seconds: older ones go."""


def mark_of(snapshot: GameSnapshot) -> str:
    """What a review depends on besides the game itself."""
    known = f"{firekeeper.__version__} {snapshot.rules.version} {snapshot.number} {snapshot.names}"
    return hashlib.blake2b(known.encode(), digest_size=16).hexdigest()


class ReviewStore:
    """Reads and writes finished reviews; call it in threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def load(self, table: str, seat: int, mark: str) -> bytes | None:
        """A packed review, if there is one that fits."""
        r = schema.reviews.c
        query = sa.select(r.body).where(r.table_id == table, r.seat == seat, r.mark == mark)
        found = self._store.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else bytes(found)

    def save(self, table: str, seat: int, mark: str, packed: bytes) -> None:
        """Keep a review in place of the one before; the oldest make room."""
        reviews, r = schema.reviews, schema.reviews.c
        now = server_time.now()
        row = {"table_id": table, "seat": seat, "mark": mark, "at": now, "body": packed}
        newest = sa.select(r.at).order_by(r.at.desc()).offset(MOST).limit(1)

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(reviews).where(r.table_id == table, r.seat == seat))
            connection.execute(sa.insert(reviews), row)
            first_too_many = connection.execute(newest).scalar()
            oldest = max(now - LONGEST, first_too_many if first_too_many is not None else 0.0)
            connection.execute(sa.delete(reviews).where(r.at <= oldest))

        # Another process has just kept the same one, or the table is not stored.
        with contextlib.suppress(sa.exc.IntegrityError):
            self._store.write(work)

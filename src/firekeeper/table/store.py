"""The store: SQLite by default, PostgreSQL by URL.

Reading and rare writes block, so they run in threads. Lines, the hot path, have a writer of their own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from firekeeper.table import log_entries as le
from firekeeper.table import schema
from firekeeper.table.appending import Append
from firekeeper.table.database import PATIENCE, PAUSE, Sync, connect, database_url, not_saved, passing
from firekeeper.table.errors import TableError
from firekeeper.table.health import DatabaseMoved, Health
from firekeeper.table.table_config import TableConfig, decode_config
from firekeeper.table.writer import Writer

T = TypeVar("T")


class Stored(Struct, frozen=True):
    """A table as it lies in the store."""

    config: TableConfig
    invitation: str
    lines: list[tuple[float, le.AnyLogEntry]]
    summary: bytes = b""


class SnapshotRow(Struct, frozen=True):
    """A table with where it stood after some of its lines."""

    config: TableConfig
    invitation: str
    summary: bytes
    snapshot: bytes


class TableRow(Struct, frozen=True):
    """A row of the database's tables, nothing decoded."""

    id: str
    game: str
    status: str
    lines: int
    config: bytes
    summary: bytes


class Store:
    """All that is kept about people and tables."""

    def __init__(self, url: str, process: str = "", sync: Sync = "full") -> None:
        self.engine = connect(url, sync)
        self.url = url
        self.process = process
        self.postgres = self.engine.dialect.name == "postgresql"
        file = None if self.postgres else Path(str(database_url(url).database))
        self.health = Health(file)
        self.writer = Writer(self.engine, process, self.health)
        self._errors = 0

    @property
    def errors(self) -> int:
        """Reads and writes that the database refused or did not answer."""
        return self._errors + self.writer.errors

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self.writer.close()
        self.engine.dispose()

    def append(self, job: Append) -> asyncio.Future[bool]:
        """Write lines. The future is False if somebody else has gone on from this position first."""
        return self.writer.append(job)

    def _connect(self, patience: float = PATIENCE) -> Connection:
        """A connection that has just answered; waits for a database that restarts."""
        limit = time.monotonic() + patience
        while True:
            try:
                return self.engine.connect()
            except SQLAlchemyError as error:
                if not passing(error) or time.monotonic() > limit:
                    raise
                time.sleep(PAUSE)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run some writing in a transaction of its own."""
        try:
            with self._connect() as connection, connection.begin():
                found = work(connection)
            self.health.check()
        except IntegrityError:
            raise
        except (SQLAlchemyError, DatabaseMoved) as error:
            self._errors += 1
            self.health.wrote(well=False)
            raise not_saved(error) from error
        self.health.wrote(well=True)
        return found

    def read(self, work: Callable[[Connection], T], patience: float = PATIENCE) -> T:
        """Run some reading."""
        try:
            self.health.check()
            with self._connect(patience) as connection:
                return work(connection)
        except DatabaseMoved as error:
            self._errors += 1
            raise TableError("busy", "the database is not in its place; the operator has to look") from error
        except SQLAlchemyError as error:
            self._errors += 1
            raise TableError("busy", "the database does not answer; please try again") from error

    def well(self) -> bool:
        """Whether the database answers and keeps what is written; after a failed write one more is tried."""
        try:
            self.read(lambda connection: connection.execute(sa.text("SELECT 1")), 1.0)
            if self.health.failing and self.health.probe_due():
                self.write(_probe)
        except Exception:
            return False
        return not self.health.failing

    def create(self, config: TableConfig, invitation: str, summary: bytes) -> None:
        """A new table without lines. Whoever made it finds it among their own, even without sitting there."""
        row = {
            "id": config.id,
            "game": config.game,
            "sheet": msgspec.json.encode(config),
            "invitation": invitation,
            "listed": config.settings.listed,
            "spectators": config.settings.spectators,
            "status": "open",
            "count": 0,
            "summary": summary,
            "created_at": config.created_at,
            "updated_at": config.created_at,
        }
        maker = {"table_id": config.id, "account": config.created_by}

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(schema.tables), row)
            connection.execute(sa.insert(schema.members), maker)

        self.write(work)

    def load(self, table: str) -> Stored | None:
        """A table with all its lines."""

        def work(connection: Connection) -> Stored | None:
            found = connection.execute(
                sa.select(schema.tables.c.sheet, schema.tables.c.invitation, schema.tables.c.summary).where(
                    schema.tables.c.id == table
                )
            ).first()
            if found is None:
                return None
            config = decode_config(found.sheet)
            return Stored(config, found.invitation, self._lines(connection, table, 0), found.summary)

        return self.read(work)

    def snapshot(self, table: str) -> SnapshotRow | None:
        """A table with its snapshot, and without its lines; None if there is no snapshot."""
        t, s = schema.tables.c, schema.snapshots.c
        both = schema.tables.join(schema.snapshots)
        query = sa.select(t.sheet, t.invitation, t.summary, s.body).select_from(both).where(t.id == table)
        row = self.read(lambda connection: connection.execute(query).first())
        return None if row is None else SnapshotRow(decode_config(row.sheet), *row[1:])

    def drop_snapshot(self, table: str) -> None:
        """Forget where a table stood: its lines know better."""
        gone = sa.delete(schema.snapshots).where(schema.snapshots.c.table_id == table)
        self.write(lambda connection: connection.execute(gone))

    def lines_after(self, table: str, number: int) -> list[tuple[float, le.AnyLogEntry]]:
        """The lines another process has written since."""
        return self.read(lambda connection: self._lines(connection, table, number))

    def _lines(self, connection: Connection, table: str, after: int) -> list[tuple[float, le.AnyLogEntry]]:
        rows = connection.execute(
            sa.select(schema.lines.c.at, schema.lines.c.body)
            .where(schema.lines.c.table_id == table, schema.lines.c.number > after)
            .order_by(schema.lines.c.number)
        )
        return [(row.at, le.decode(row.body)) for row in rows]

    def overview(self, which: str, account: int, limit: int) -> list[dict[str, Any]]:
        """Rows for a list of tables: "mine", "open", "watch" or "finished", newest first.

        Of mine those that are not over come before all others, however long nobody has moved there.
        """
        t = schema.tables
        query = sa.select(
            t.c.id, t.c.game, t.c.sheet, t.c.status, t.c.summary, t.c.created_at, t.c.updated_at
        )
        mine = sa.exists().where(schema.members.c.table_id == t.c.id, schema.members.c.account == account)
        if which == "mine":
            query = query.where(mine)
        elif which == "open":
            query = query.where(t.c.status == "open", t.c.listed)
        elif which == "watch":
            query = query.where(t.c.status == "playing", t.c.listed, t.c.spectators)
        else:
            query = query.where(t.c.status == "finished", sa.or_(mine, sa.and_(t.c.listed, t.c.spectators)))
        if which == "mine":
            query = query.order_by(t.c.status.in_(("finished", "abandoned")))
        query = query.order_by(t.c.updated_at.desc()).limit(limit)
        return self.read(lambda connection: [dict(row._mapping) for row in connection.execute(query)])

    # --- for checks over the whole store -----------------------------------------------------------

    def newest_tables(self, most: int | None = None) -> list[str]:
        """The ids of all tables, or of those that changed last; newest first."""
        query = sa.select(schema.tables.c.id).order_by(schema.tables.c.updated_at.desc()).limit(most)
        return self.read(lambda connection: list(connection.execute(query).scalars()))

    def table_row(self, table: str) -> TableRow | None:
        """A table as it stands in the database."""
        t = schema.tables
        query = sa.select(t.c.id, t.c.game, t.c.status, t.c.count, t.c.sheet, t.c.summary)
        row = self.read(lambda connection: connection.execute(query.where(t.c.id == table)).first())
        return None if row is None else TableRow(*row)

    def numbered_lines(self, table: str, most: int) -> tuple[list[int], list[tuple[float, le.AnyLogEntry]]]:
        """The lines up to a number, with their own numbers."""
        query = (
            sa.select(schema.lines.c.number, schema.lines.c.at, schema.lines.c.body)
            .where(schema.lines.c.table_id == table, schema.lines.c.number <= most)
            .order_by(schema.lines.c.number)
        )
        rows = self.read(lambda connection: connection.execute(query).all())
        return [row.number for row in rows], [(row.at, le.decode(row.body)) for row in rows]


def _probe(connection: Connection) -> None:
    """Write something, to see whether that works."""
    s = schema.settings
    connection.execute(sa.delete(s).where(s.c.name == "last_probe"))
    connection.execute(sa.insert(s).values(name="last_probe", value=f"{time.time():.0f}"))

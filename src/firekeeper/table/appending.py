"""Appending lines: many tables in one transaction, with as few words to the database as it takes.

Nothing here goes through SQLAlchemy, which would cost more than the statements. Both kinds of database keep
one connection until something goes wrong with it; the caller decides what that was.
"""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Any, Protocol

import psycopg
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Engine
from sqlalchemy.pool import PoolProxiedConnection

from firekeeper.table import schema
from firekeeper.table.table_notice import CHANNEL, notice


class Append(Struct):
    """Lines for one table, to be written only if it still has `count` lines."""

    table: str
    count: int
    lines: list[tuple[float, bytes]]
    status: str
    summary: bytes
    members: list[int]
    snapshot: bytes | None = None  # the table after these lines, where it is due to be kept
    speakers: list[int] = []

    @property
    def new_count(self) -> int:
        return self.count + len(self.lines)


class Appender(Protocol):
    """Writes jobs in one transaction; for each whether nobody else had gone on from its position."""

    def append(self, jobs: list[Append]) -> list[bool]: ...

    def close(self) -> None: ...


def appender(engine: Engine, process: str) -> Appender:
    """The one for a database. `process` is how other processes know ours."""
    return OnPostgres(engine, process) if engine.dialect.name == "postgresql" else OnSqlite(engine)


def ours(engine: Engine, job: Append) -> bool:
    """Whether exactly these lines are in the store: an earlier attempt had arrived after all."""
    line = schema.lines.c
    query = (
        sa.select(line.at, line.body)
        .where(line.table_id == job.table, line.number > job.count, line.number <= job.new_count)
        .order_by(line.number)
    )
    with engine.connect() as connection:
        return [(row.at, bytes(row.body)) for row in connection.execute(query)] == job.lines


class _Kept:
    """A connection of the pool that is kept from one transaction to the next."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._kept: PoolProxiedConnection | None = None

    def take(self) -> PoolProxiedConnection:
        if self._kept is None:
            self._kept = self.engine.raw_connection()
        return self._kept

    def drop(self) -> None:
        """Something went wrong: the next transaction gets another one."""
        kept, self._kept = self._kept, None
        if kept is not None:
            with contextlib.suppress(Exception):  # a broken connection has nothing to take back
                kept.rollback()
            kept.invalidate()

    def close(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()


# --- SQLite ------------------------------------------------------------------------------------------------

_CHANGE = "UPDATE tables SET count=?, status=?, summary=?, updated_at=? WHERE id=? AND count=?"
_ADD = "INSERT INTO lines (table_id, number, at, body) VALUES (?, ?, ?, ?)"
_JOIN = "INSERT INTO members (table_id, account) VALUES (?, ?) ON CONFLICT DO NOTHING"
_SPEAK = "INSERT INTO speakers (table_id, account) VALUES (?, ?) ON CONFLICT DO NOTHING"
_KEEP = (
    "INSERT INTO snapshots (table_id, count, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET count=excluded.count, body=excluded.body"
)


class OnSqlite:
    """One statement after the other: they are calls of a library, not messages."""

    def __init__(self, engine: Engine) -> None:
        self._connection = _Kept(engine)

    def append(self, jobs: list[Append]) -> list[bool]:
        connection = self._connection.take()
        try:
            cursor = connection.cursor()
            done = [self._write(cursor, job) for job in jobs]
            self.commit(connection)
        except BaseException:
            self._connection.drop()
            raise
        return done

    def commit(self, connection: Any) -> None:
        connection.commit()

    def close(self) -> None:
        self._connection.close()

    def _write(self, cursor: Any, job: Append) -> bool:
        last = job.lines[-1][0]
        cursor.execute(_CHANGE, (job.new_count, job.status, job.summary, last, job.table, job.count))
        if cursor.rowcount != 1:
            return False
        for number, (at, body) in enumerate(job.lines, job.count + 1):
            cursor.execute(_ADD, (job.table, number, at, body))
        for account in job.members:
            cursor.execute(_JOIN, (job.table, account))
        for account in job.speakers:
            cursor.execute(_SPEAK, (job.table, account))
        if job.snapshot is not None:
            cursor.execute(_KEEP, (job.table, job.new_count, job.snapshot))
        return True


# --- PostgreSQL --------------------------------------------------------------------------------------------


class OnPostgres:
    """A table with all that belongs to it is one statement, and a transaction is one round trip.

    The statement also notifies the other processes, if it has moved the table on.
    """

    def __init__(self, engine: Engine, process: str) -> None:
        self.process = process
        self._connection = _Kept(engine)

    def append(self, jobs: list[Append]) -> list[bool]:
        raw = self._connection.take().driver_connection
        assert isinstance(raw, psycopg.Connection)
        try:
            if not raw.autocommit:
                raw.autocommit = True
            return self.transact(raw, jobs)
        except BaseException:
            self._connection.drop()
            raise

    def transact(self, raw: psycopg.Connection[Any], jobs: list[Append]) -> list[bool]:
        if len(jobs) == 1:  # a statement on its own is a transaction
            return [raw.execute(*self._statement(jobs[0])).rowcount == 1]
        with raw.pipeline(), raw.transaction():
            asked = [raw.execute(*self._statement(job)) for job in jobs]
        return [cursor.rowcount == 1 for cursor in asked]

    def close(self) -> None:
        self._connection.drop()

    def _statement(self, job: Append) -> tuple[bytes, list[Any]]:
        """What moves a table on, and its arguments."""
        new, last = job.new_count, job.lines[-1][0]
        given: list[Any] = [new, job.status, job.summary, last, job.table, job.count]
        for number, (at, body) in enumerate(job.lines, job.count + 1):
            given += (number, at, body)
        given += job.members
        given += job.speakers
        if job.snapshot is not None:
            given += (new, job.snapshot)
        given.append(notice(self.process, job.table, job.count, job.lines))
        return _move(len(job.lines), len(job.members), len(job.speakers), job.snapshot is not None), given


@cache
def _move(lines: int, members: int, speakers: int, snapshot: bool) -> bytes:
    """Moves a table on by so many lines. Gives a row if the table stood where it was thought to stand."""
    line = ", ".join(["(%s::int, %s::float8, %s::bytea)"] * lines)
    parts = [
        "moved AS (UPDATE tables SET count=%s, status=%s, summary=%s, updated_at=%s "
        "WHERE id=%s AND count=%s RETURNING id)",
        "written AS (INSERT INTO lines (table_id, number, at, body) "
        "SELECT moved.id, line.number, line.at, line.body "
        f"FROM moved, (VALUES {line}) AS line (number, at, body))",
    ]
    for name, table, people in (("joined", "members", members), ("spoke", "speakers", speakers)):
        if people:
            person = ", ".join(["(%s::bigint)"] * people)
            parts.append(
                f"{name} AS (INSERT INTO {table} (table_id, account) "
                f"SELECT moved.id, person.account FROM moved, (VALUES {person}) AS person (account) "
                "ON CONFLICT DO NOTHING)"
            )
    if snapshot:
        parts.append(
            "kept AS (INSERT INTO snapshots (table_id, count, body) "
            "SELECT moved.id, %s::int, %s::bytea FROM moved "
            "ON CONFLICT (table_id) DO UPDATE SET count=excluded.count, body=excluded.body)"
        )
    return f"WITH {', '.join(parts)} SELECT pg_notify('{CHANNEL}', %s) FROM moved".encode()

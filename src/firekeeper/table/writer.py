"""The writer: lines, the hot path of the store, go through one thread. Acknowledged means committed.

Everything that waits is committed in a single transaction: under load many moves share one sync to disk.

A database that restarts is waited for. Whether a commit arrived before the connection broke is then found
out by looking: lines with our own time and text are ours, and count as written, once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from firekeeper.table import schema
from firekeeper.table.database import PATIENCE, PAUSE, not_saved, passing
from firekeeper.table.errors import TableError
from firekeeper.table.moved import moved, payloads

log = logging.getLogger("firekeeper.table")

CHANNEL = "firekeeper_tables"
"""The PostgreSQL channel that tells other processes which tables moved on."""

_BATCH = 256

_CHANGE = "UPDATE tables SET count=?, status=?, summary=?, updated_at=? WHERE id=? AND count=?"
_ADD = "INSERT INTO lines (table_id, number, at, body) VALUES (?, ?, ?, ?)"
_JOIN = "INSERT INTO members (table_id, account, seen) VALUES (?, ?, 0) ON CONFLICT DO NOTHING"
_KEEP = (
    "INSERT INTO snapshots (table_id, count, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET count=excluded.count, body=excluded.body"
)

# On PostgreSQL a table and its lines are one statement, so that all tables of a batch travel at once.
_MOVE = """
WITH moved AS (
    UPDATE tables SET count=%s, status=%s, summary=%s, updated_at=%s WHERE id=%s AND count=%s RETURNING id
), written AS (
    INSERT INTO lines (table_id, number, at, body)
    SELECT moved.id, line.number, line.at, line.body
    FROM moved, unnest(%s::int[], %s::float8[], %s::bytea[]) AS line (number, at, body)
)
SELECT count(*) FROM moved
"""

Waiting = tuple["Append", "asyncio.Future[bool]"]
Runner = Callable[[str, tuple[Any, ...]], Any]
"""Runs a statement; the answer knows how many rows it touched."""


def _resolve(batch: list[Waiting], results: list[bool] | TableError) -> None:
    """Tell the event loop, once for the whole batch, what was written."""

    def tell() -> None:
        for at, (_, future) in enumerate(batch):
            if future.done():
                continue
            if isinstance(results, TableError):
                future.set_exception(TableError(results.code, results.message))
            else:
                future.set_result(results[at])

    loop = batch[0][1].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


class Append(Struct):
    """Lines for one table, to be written only if it still has `count` lines."""

    table: str
    count: int
    lines: list[tuple[float, bytes]]
    status: str
    summary: bytes
    members: list[int]
    snapshot: bytes | None = None  # the table after these lines, where it is due to be kept


class Writer:
    """Writes lines in a thread of its own. `process` is how other processes know ours."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.postgres = engine.dialect.name == "postgresql"
        self.errors = 0
        mark = "%s" if self.postgres else "?"
        self._join, self._keep = (text.replace("?", mark) for text in (_JOIN, _KEEP))
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._work, name="firekeeper-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self._jobs.put(None)
        self._thread.join(timeout=30)
        if self._connection is not None:
            self._connection.close()

    def append(self, job: Append) -> asyncio.Future[bool]:
        """Write lines. The future is False if somebody else has gone on from this position first."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return future

    def _work(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch = [first]
            stop = False
            while len(batch) < _BATCH:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stop = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if stop:
                return

    def _write_batch(self, batch: list[Waiting]) -> None:
        try:
            written = self._commit([job for job, _ in batch])
        except Exception as error:  # the writer must outlive everything, or no table could go on
            self.errors += 1
            if len(batch) == 1 or passing(error):
                log.error("lines of %d tables could not be saved: %s", len(batch), error)
                _resolve(batch, not_saved(error))
                return
            for waiting in batch:  # one of them may be the culprit: the others shall not suffer
                self._write_batch([waiting])
            return
        _resolve(batch, written)

    def _commit(self, jobs: list[Append]) -> list[bool]:
        """Write jobs in one transaction; wait for a database that restarts."""
        # Always in the same order: processes that write the same tables must not wait for each other.
        order = sorted(range(len(jobs)), key=lambda at: jobs[at].table)
        ordered = [jobs[at] for at in order]
        written = [False] * len(jobs)
        limit = time.monotonic() + PATIENCE
        again = False
        while True:
            try:
                with self._transaction() as connection:
                    done = self._write_all(connection, ordered)
                    if again:
                        done = [yes or _ours(connection, job) for yes, job in zip(done, ordered, strict=True)]
                    if self.postgres:
                        self._notify(connection, [job for job, yes in zip(ordered, done, strict=True) if yes])
            except (SQLAlchemyError, psycopg.Error) as error:
                if not passing(error) or time.monotonic() > limit:
                    raise
                again = True
                time.sleep(PAUSE)
            else:
                for at, yes in zip(order, done, strict=True):
                    written[at] = yes
                return written

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction of the writer, which keeps its connection until something goes wrong with it."""
        connection = self._connection or self.engine.connect()
        self._connection = None
        try:
            with connection.begin():
                yield connection
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        self._connection = connection

    def _write_all(self, connection: Connection, jobs: list[Append]) -> list[bool]:
        if not self.postgres:
            # Without SQLAlchemy's help, which costs more than the statements.
            run: Runner = connection.connection.cursor().execute
            return [self._write_one(run, job) for job in jobs]
        raw = _psycopg(connection)
        with raw.pipeline():  # all tables at once: one way there and back
            asked = [raw.execute(_MOVE, _move(job)) for job in jobs]
        done = [cursor.fetchone() == (1,) for cursor in asked]
        for job, yes in zip(jobs, done, strict=True):
            if yes:
                self._write_beside(raw.execute, job)  # seldom anything
        return done

    def _write_one(self, run: Runner, job: Append) -> bool:
        new = job.count + len(job.lines)
        changed = run(_CHANGE, (new, job.status, job.summary, job.lines[-1][0], job.table, job.count))
        if changed.rowcount != 1:
            return False
        for at, (when, body) in enumerate(job.lines, 1):
            run(_ADD, (job.table, job.count + at, when, body))
        self._write_beside(run, job)
        return True

    def _write_beside(self, run: Runner, job: Append) -> None:
        for account in job.members:
            run(self._join, (job.table, account))
        if job.snapshot is not None:
            run(self._keep, (job.table, job.count + len(job.lines), job.snapshot))

    def _notify(self, connection: Connection, jobs: list[Append]) -> None:
        raw = _psycopg(connection)
        for payload in payloads(self.process, (moved(job.table, job.count, job.lines) for job in jobs)):
            raw.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def _psycopg(connection: Connection) -> psycopg.Connection[Any]:
    """The driver's own connection, which can send many statements at once."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, psycopg.Connection)
    return raw


def _move(job: Append) -> tuple[Any, ...]:
    """The arguments of _MOVE."""
    new = job.count + len(job.lines)
    numbers = list(range(job.count + 1, new + 1))
    times, bodies = [at for at, _ in job.lines], [body for _, body in job.lines]
    about = (new, job.status, job.summary, times[-1], job.table, job.count)
    return (*about, numbers, times, bodies)


def _ours(connection: Connection, job: Append) -> bool:
    """Whether exactly these lines are in the store: an earlier attempt had arrived after all."""
    rows = connection.execute(
        sa.select(schema.lines.c.at, schema.lines.c.body)
        .where(
            schema.lines.c.table_id == job.table,
            schema.lines.c.number > job.count,
            schema.lines.c.number <= job.count + len(job.lines),
        )
        .order_by(schema.lines.c.number)
    )
    return [(row.at, bytes(row.body)) for row in rows] == job.lines

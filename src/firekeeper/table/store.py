"""The store: SQLite by default, PostgreSQL by URL. Acknowledged means committed.

Reading and rare writes run in threads. Lines, the hot path, go through one writer thread that commits
everything waiting in a single transaction: under load many moves share one sync to disk.

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
from typing import Any, Literal, TypeVar

import msgspec
import psycopg
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from firekeeper.table import lines as ln
from firekeeper.table import schema
from firekeeper.table.errors import TableError
from firekeeper.table.moved import moved, payloads
from firekeeper.table.sheet import Sheet

log = logging.getLogger("firekeeper.table")

T = TypeVar("T")
Sync = Literal["full", "normal"]

CHANNEL = "firekeeper_tables"
"""The PostgreSQL channel that tells other processes which tables moved on."""
LISTENING = "firekeeper notices"
"""How the connection that listens there calls itself: where one is, a server is running."""

PATIENCE = 10.0
"""Seconds to wait for a database that is being restarted, before people are told."""

_BATCH = 256
_PAUSE = 0.1
# PostgreSQL's codes for "come back later": shutting down, starting up, too many connections, deadlock,
# serialization. Codes of class 08, and none at all, say that the connection is broken.
_PASSING = frozenset(("57P01", "57P02", "57P03", "53300", "40P01", "40001"))

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


class Stored(Struct, frozen=True):
    """A table as it lies in the store."""

    sheet: Sheet
    invitation: str
    lines: list[tuple[float, ln.AnyLine]]
    summary: bytes = b""


class Opening(Struct, frozen=True):
    """A table with where it stood after some of its lines."""

    sheet: Sheet
    invitation: str
    summary: bytes
    snapshot: bytes


class Kept(Struct, frozen=True):
    """A row of the database's tables, nothing decoded."""

    id: str
    game: str
    status: str
    lines: int
    sheet: bytes
    summary: bytes


def database_url(text: str) -> URL:
    """The URL for SQLAlchemy: a path or sqlite:///path, or postgresql://..."""
    if "://" not in text:
        text = f"sqlite:///{text}"
    url = make_url(text)
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg2"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise ValueError(f"the database must be SQLite or PostgreSQL, not {url.get_backend_name()}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise ValueError("a database in memory would be lost; name a file")
    return url


def connect(text: str, sync: Sync = "full") -> Engine:
    """An engine with the settings that durability needs.

    `sync` is for SQLite: "full" syncs every commit, so that acknowledged moves survive a power cut;
    "normal" is faster and survives crashes of the program, but a power cut may take the last moments.
    """
    url = database_url(text)
    if url.get_backend_name() == "postgresql":
        alive = {"connect_timeout": 5, "keepalives_idle": 30, "keepalives_interval": 10}
        # A process reads in a few threads, writes lines through one connection and listens through another:
        # eight processes fit into the hundred connections that PostgreSQL allows at first.
        return sa.create_engine(url, pool_pre_ping=True, pool_size=4, max_overflow=6, connect_args=alive)
    engine = sa.create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={sync.upper()}")
        cursor.execute("PRAGMA foreign_keys=ON")
        # Pages go from the log to the file after 16 MiB: most of them have changed many times by then.
        cursor.execute("PRAGMA wal_autocheckpoint=4000")
        cursor.close()

    return engine


def passing(error: Exception) -> bool:
    """Whether this trouble passes by itself: the database restarts, or two writers met."""
    cause: BaseException | None = error
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        cause = error.orig
    if not isinstance(cause, psycopg.OperationalError | psycopg.InterfaceError):
        return False
    code = cause.sqlstate
    return code is None or code.startswith("08") or code in _PASSING


class Store:
    """All that is kept about people and tables."""

    def __init__(self, url: str, process: str = "", sync: Sync = "full") -> None:
        self.engine = connect(url, sync)
        self.url = url
        self.process = process
        self.postgres = self.engine.dialect.name == "postgresql"
        mark = "%s" if self.postgres else "?"
        self._join, self._keep = (text.replace("?", mark) for text in (_JOIN, _KEEP))
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.errors = 0
        self._line_connection: Connection | None = None
        self._writer = threading.Thread(target=self._write_lines, name="firekeeper-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self._jobs.put(None)
        self._writer.join(timeout=30)
        if self._line_connection is not None:
            self._line_connection.close()
        self.engine.dispose()

    # --- the hot path ----------------------------------------------------------------------------

    def append(self, job: Append) -> asyncio.Future[bool]:
        """Write lines. The future is False if somebody else has gone on from this position first."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return future

    def _write_lines(self) -> None:
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
                time.sleep(_PAUSE)
            else:
                for at, yes in zip(order, done, strict=True):
                    written[at] = yes
                return written

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction of the writer, which keeps its connection until something goes wrong with it."""
        connection = self._line_connection or self.engine.connect()
        self._line_connection = None
        try:
            with connection.begin():
                yield connection
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        self._line_connection = connection

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

    # --- everything else -------------------------------------------------------------------------

    def _connect(self, patience: float = PATIENCE) -> Connection:
        """A connection that has just answered; waits for a database that restarts."""
        limit = time.monotonic() + patience
        while True:
            try:
                return self.engine.connect()
            except SQLAlchemyError as error:
                if not passing(error) or time.monotonic() > limit:
                    raise
                time.sleep(_PAUSE)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run some writing in a transaction of its own."""
        try:
            with self._connect() as connection, connection.begin():
                return work(connection)
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            self.errors += 1
            raise not_saved(error) from error

    def read(self, work: Callable[[Connection], T], patience: float = PATIENCE) -> T:
        """Run some reading."""
        try:
            with self._connect(patience) as connection:
                return work(connection)
        except SQLAlchemyError as error:
            self.errors += 1
            raise TableError("busy", "the database does not answer; please try again") from error

    def create(self, sheet: Sheet, invitation: str, summary: bytes) -> None:
        """A new table without lines."""
        row = {
            "id": sheet.id,
            "game": sheet.game,
            "sheet": msgspec.json.encode(sheet),
            "invitation": invitation,
            "listed": sheet.settings.listed,
            "spectators": sheet.settings.spectators,
            "status": "open",
            "count": 0,
            "summary": summary,
            "created_at": sheet.created_at,
            "updated_at": sheet.created_at,
        }
        self.write(lambda connection: connection.execute(sa.insert(schema.tables), row))

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
            sheet = msgspec.json.decode(found.sheet, type=Sheet)
            return Stored(sheet, found.invitation, self._lines(connection, table, 0), found.summary)

        return self.read(work)

    def snapshot(self, table: str) -> Opening | None:
        """A table with its snapshot, and without its lines; None if there is no snapshot."""
        t, s = schema.tables.c, schema.snapshots.c
        both = schema.tables.join(schema.snapshots)
        query = sa.select(t.sheet, t.invitation, t.summary, s.body).select_from(both).where(t.id == table)
        row = self.read(lambda connection: connection.execute(query).first())
        return None if row is None else Opening(msgspec.json.decode(row.sheet, type=Sheet), *row[1:])

    def drop_snapshot(self, table: str) -> None:
        """Forget where a table stood: its lines know better."""
        gone = sa.delete(schema.snapshots).where(schema.snapshots.c.table_id == table)
        self.write(lambda connection: connection.execute(gone))

    def lines_after(self, table: str, number: int) -> list[tuple[float, ln.AnyLine]]:
        """The lines another process has written since."""
        return self.read(lambda connection: self._lines(connection, table, number))

    def _lines(self, connection: Connection, table: str, after: int) -> list[tuple[float, ln.AnyLine]]:
        rows = connection.execute(
            sa.select(schema.lines.c.at, schema.lines.c.body)
            .where(schema.lines.c.table_id == table, schema.lines.c.number > after)
            .order_by(schema.lines.c.number)
        )
        return [(row.at, ln.decode(row.body)) for row in rows]

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

    def kept(self, table: str) -> Kept | None:
        """A table as it stands in the database."""
        t = schema.tables
        query = sa.select(t.c.id, t.c.game, t.c.status, t.c.count, t.c.sheet, t.c.summary)
        row = self.read(lambda connection: connection.execute(query.where(t.c.id == table)).first())
        return None if row is None else Kept(*row)

    def numbered_lines(self, table: str, most: int) -> tuple[list[int], list[tuple[float, ln.AnyLine]]]:
        """The lines up to a number, with their own numbers."""
        query = (
            sa.select(schema.lines.c.number, schema.lines.c.at, schema.lines.c.body)
            .where(schema.lines.c.table_id == table, schema.lines.c.number <= most)
            .order_by(schema.lines.c.number)
        )
        rows = self.read(lambda connection: connection.execute(query).all())
        return [row.number for row in rows], [(row.at, ln.decode(row.body)) for row in rows]


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


def not_saved(error: Exception) -> TableError:
    """The store could not write: nothing is acknowledged."""
    if passing(error):
        return TableError(
            "not_saved", "the database does not answer; look at the table again before you go on"
        )
    cause = str(getattr(error, "orig", None) or error).splitlines()[0]
    return TableError(
        "not_saved", f"this could not be saved, so it did not happen; please try again ({cause})"
    )

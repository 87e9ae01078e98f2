"""Backup and restore: one compressed file, the same for SQLite and PostgreSQL, made while the server runs.

The file is gzip over lines of JSON: a header, then for each database table its columns and its rows, then
a footer with the number of rows and a SHA-256 over everything before it. So a backup of an SQLite file can
be restored into PostgreSQL, and back. It holds password hashes and the seeds of games that go on.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import hashlib
import os
import sqlite3
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

import firekeeper
from firekeeper.table import migrate, schema
from firekeeper.table.database import connect, shown
from firekeeper.table.operations import OperationError, existing, in_use, sqlite_path

FORMAT = 1
_ROWS = 500
VERSIONS = "alembic_version"


class Header(Struct, frozen=True):
    """Who made a backup, when, and the revision of its database."""

    firekeeper: str
    format: int
    revision: str
    made_at: float


class Columns(Struct, frozen=True):
    """The table whose rows follow. `binary` columns are written in base64."""

    table: str
    columns: list[str]
    binary: list[str]


class Footer(Struct, frozen=True):
    rows: dict[str, int]
    sha256: str


class Report(Struct, frozen=True):
    """What was written or read."""

    file: str
    revision: str
    rows: dict[str, int]
    replaced: str = ""


# --- backup ----------------------------------------------------------------------------------------------


def backup(database: str, file: Path) -> Report:
    """Write everything to a file that nobody else may read. It is there completely or not at all."""
    revision = existing(database)
    if revision is None:
        raise OperationError(f"the database {shown(database)} is empty: there is nothing to back up")
    folder = file.absolute().parent
    if not folder.is_dir():
        raise OperationError(f"there is no folder {folder} for the backup; make it first")
    try:
        with tempfile.TemporaryDirectory(prefix=".firekeeper-", dir=folder) as room:
            made = Path(room) / "backup"
            with _snapshot(database, Path(room)) as connection, made.open("xb") as out:
                made.chmod(0o600)
                rows = _dump(connection, revision, out)
                out.flush()
                os.fsync(out.fileno())
            made.replace(file)
    except OSError as error:
        raise OperationError(f"{file} cannot be written: {error.strerror or error}") from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise OperationError(f"the database {shown(database)} cannot be read: {error}") from error
    return Report(str(file), revision, rows)


@contextlib.contextmanager
def _snapshot(database: str, room: Path) -> Iterator[Connection]:
    """The whole database as of one moment, while others go on writing."""
    path = sqlite_path(database)
    source = database
    if path is not None:
        source = str(room / "snapshot")
        with (
            contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as live,
            contextlib.closing(sqlite3.connect(source)) as copy,
        ):
            live.backup(copy)
    engine = connect(source)
    try:
        with engine.connect() as connection:
            if path is None:
                connection = connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            yield connection
    finally:
        engine.dispose()


def _dump(connection: Connection, revision: str, out: BinaryIO) -> dict[str, int]:
    digest = hashlib.sha256()
    counts: dict[str, int] = {}
    with gzip.GzipFile(fileobj=out, mode="wb", filename="", mtime=0) as packed:

        def write(value: Any) -> None:
            line = msgspec.json.encode(value) + b"\n"
            digest.update(line)
            packed.write(line)

        write(Header(firekeeper.__version__, FORMAT, revision, time.time()))
        for table in _tables(connection):
            name = str(table.name)
            if name in (schema.snapshots.name, schema.reviews.name):
                continue  # whoever misses them makes them again
            binary = [str(column.name) for column in table.columns if isinstance(column.type, sa.LargeBinary)]
            write(Columns(name, [str(column.name) for column in table.columns], binary))
            counts[name] = 0
            found = connection.execution_options(yield_per=_ROWS).execute(
                sa.select(table).order_by(*table.primary_key.columns)
            )
            for row in found:
                write([bytes(value) if isinstance(value, memoryview) else value for value in row])
                counts[name] += 1
        packed.write(msgspec.json.encode(Footer(counts, digest.hexdigest())) + b"\n")
    return counts


def _tables(connection: Connection) -> list[sa.Table]:
    """Our tables as they are in this database, which may be of an older revision; parents first."""
    found = sa.MetaData()
    ours = set(schema.metadata.tables) & set(sa.inspect(connection).get_table_names())
    found.reflect(connection, only=sorted(ours))
    return found.sorted_tables


# --- restore -----------------------------------------------------------------------------------------------


def restore(database: str, file: Path, overwrite: bool = False) -> Report:
    """Read a backup into an empty database. With `overwrite` what is there is backed up first, then replaced.

    The file is verified before anything is touched.
    """
    header, footer = verify(file)
    path = sqlite_path(database)
    if path is not None and not path.absolute().parent.is_dir():
        raise OperationError(f"there is no folder {path.absolute().parent} for the database; make it first")
    replaced = ""
    try:
        if path is None or path.exists():
            if in_use(database):
                raise OperationError(f"a server is running on {shown(database)}; stop it first")
            replaced = _make_room(database, file, overwrite)
        migrate.upgrade(database, header.revision)
        _fill(database, file, footer)
        migrate.upgrade(database)
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        kept = f"; what was there before is in {replaced}" if replaced else ""
        raise OperationError(f"the database {shown(database)} cannot be written: {cause}{kept}") from error
    return Report(str(file), header.revision, footer.rows, replaced)


def verify(file: Path) -> tuple[Header, Footer]:
    """Read a backup to its end; OperationError if it is not one, or damaged."""
    try:
        digest = hashlib.sha256()
        rows: dict[str, int] = {}
        table = ""
        header: Header | None = None
        with gzip.open(file, "rb") as packed:
            last = b""
            for line in packed:
                if header is None:
                    header = msgspec.json.decode(line, type=Header)
                    if header.format != FORMAT or not migrate.knows(header.revision):
                        raise OperationError(
                            f"{file} was made by Firekeeper {header.firekeeper}; this version cannot read it"
                        )
                elif last.startswith(b'{"table":'):
                    table = msgspec.json.decode(last, type=Columns).table
                    rows[table] = 0
                elif last.startswith(b"["):
                    rows[table] += 1
                digest.update(last)
                last = line
            if last.startswith(b'{"table":'):
                raise OperationError(f"{file} is damaged: it ends too early")
            footer = msgspec.json.decode(last, type=Footer)
    except FileNotFoundError:
        raise OperationError(f"there is no file {file}") from None
    except (OSError, EOFError, zlib.error, KeyError, ValueError, msgspec.MsgspecError) as error:
        raise OperationError(f"{file} is not a backup of Firekeeper, or it is damaged: {error}") from error
    if header is None or footer.sha256 != digest.hexdigest() or footer.rows != rows:
        raise OperationError(f"{file} is damaged: its contents do not match its checksum")
    return header, footer


def _make_room(database: str, file: Path, overwrite: bool) -> str:
    """Empty a database; the file with what was in it, if it was anything."""
    revision = existing(database)
    replaced = ""
    engine = connect(database)
    try:
        with engine.begin() as connection:
            tables = _tables(connection)
            people = {"accounts", "tables"}
            full = any(
                connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first()
                for table in tables
                if table.name in people
            )
        if full and not overwrite:
            raise OperationError(
                f"the database {shown(database)} is not empty; --overwrite replaces what is in it "
                "(and keeps a backup of that)"
            )
        if full and revision is not None:
            stamp = time.strftime("%Y%m%d-%H%M%S")
            replaced = str(file.absolute().with_name(f"before-restore-{stamp}.backup"))
            backup(database, Path(replaced))
        with engine.begin() as connection:
            for table in reversed(tables):
                table.drop(connection)
            connection.exec_driver_sql(f"DROP TABLE IF EXISTS {VERSIONS}")
    finally:
        engine.dispose()
    return replaced


def _fill(database: str, file: Path, footer: Footer) -> None:
    engine = connect(database)
    try:
        with engine.begin() as connection:
            tables = {table.name: table for table in _tables(connection)}
            for columns, rows in _read(file):
                if columns.table not in tables:
                    raise OperationError(f"{file} has a table {columns.table}, which nobody knows")
                connection.execute(sa.insert(tables[columns.table]), rows)
            for name, table in tables.items():
                count = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar()
                if count != footer.rows.get(name, 0):
                    raise OperationError(f"{file}: {footer.rows.get(name, 0)} {name} became {count}")
            if connection.dialect.name == "postgresql":
                _go_on_counting(connection, tables)
    finally:
        engine.dispose()


def _read(file: Path) -> Iterator[tuple[Columns, list[dict[str, Any]]]]:
    """The rows of a backup that has been verified, some at a time."""
    columns: Columns | None = None
    rows: list[dict[str, Any]] = []
    with gzip.open(file, "rb") as packed:
        next(packed)
        for line in packed:
            if line.startswith(b"["):
                assert columns is not None
                row = dict(zip(columns.columns, msgspec.json.decode(line), strict=True))
                for name in columns.binary:
                    row[name] = None if row[name] is None else base64.b64decode(row[name])
                rows.append(row)
            if rows and columns is not None and (len(rows) >= _ROWS or not line.startswith(b"[")):
                yield columns, rows
                rows = []
            if line.startswith(b'{"table":'):
                columns = msgspec.json.decode(line, type=Columns)


def _go_on_counting(connection: Connection, tables: dict[str, sa.Table]) -> None:
    """PostgreSQL numbers new rows by sequences, which have not seen the rows we brought."""
    for name, table in tables.items():
        if "id" in table.columns and isinstance(table.columns["id"].type, sa.Integer):
            connection.exec_driver_sql(
                f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), "
                f"(SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
            )

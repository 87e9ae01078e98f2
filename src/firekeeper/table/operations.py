"""Running a server for months: checking every record, and accepting an upgrade only if none would break."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import socket
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

import firekeeper
from firekeeper.kernel.record import RecordError
from firekeeper.kernel.rng import commitment
from firekeeper.table import migrate, schema
from firekeeper.table.database import connect, database_url, shown
from firekeeper.table.errors import TableError
from firekeeper.table.notices import LISTENING
from firekeeper.table.store import Store, TableRow
from firekeeper.table.summaries import summary
from firekeeper.table.table_config import decode_config
from firekeeper.table.versions import difference, replayed, rules_of, stored_record, unfold
from firekeeper.titles import TITLES, rules_for

RULES = "rules"
"""The setting that remembers with which program, rules and packs the tables were last served."""
FROZEN = "frozen"
"""The setting that remembers which tables did not replay then."""

Progress = Callable[[int, int], None]


class OperationError(Exception):
    """This cannot be done; one sentence for the operator."""


class Problem(Struct, frozen=True):
    """A table that this program could not go on with, and why."""

    table: str
    game: str
    status: str
    what: str


class Checked(Struct, frozen=True):
    """How many tables were replayed, and which of them broke."""

    tables: int
    problems: list[Problem]


# --- finding the database ------------------------------------------------------------------------------


def sqlite_path(database: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    url = _url(database)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def _url(database: str) -> sa.engine.URL:
    try:
        return database_url(database)
    except ValueError as error:
        raise OperationError(f"«{shown(database)}» is not a database address: {error}") from error


def existing(database: str) -> str | None:
    """The revision of a database that must be there; None if it is empty. OperationError if it is not."""
    path = sqlite_path(database)
    if path is not None and not path.is_file():
        raise OperationError(f"there is no database {path}; name the one of your server with --db")
    try:
        revision = migrate.revision(database)
    except SQLAlchemyError as error:
        raise OperationError(f"the database {shown(database)} does not answer: {_cause(error)}") from error
    if revision is not None and not migrate.knows(revision):
        raise OperationError(
            f"the database {shown(database)} was made by a newer Firekeeper (revision {revision}, "
            f"this one knows up to {migrate.newest()}); install that version"
        )
    return revision


def _cause(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


# --- records ---------------------------------------------------------------------------------------------


def check_records(
    database: str, pack: Path | None = None, newest: int | None = None, progress: Progress | None = None
) -> Checked:
    """Replay every stored table, or only the `newest`, completely with the rules installed here."""
    if existing(database) is None:
        return Checked(0, [])
    store = Store(database)
    try:
        keys = store.newest_tables(newest)
        problems: list[Problem] = []
        for done, key in enumerate(keys, 1):
            problem = check_table(store, key, pack)
            if problem is not None:
                problems.append(problem)
            if progress is not None:
                progress(done, len(keys))
        return Checked(len(keys), problems)
    except TableError as error:
        raise OperationError(f"the database {shown(database)} cannot be read: {error.message}") from error
    finally:
        store.close()


def check_table(store: Store, table: str, pack: Path | None = None) -> Problem | None:
    """What is wrong with a stored table: None if it folds, replays and ends as it did when it was played."""
    row = store.table_row(table)
    if row is None:
        return None  # deleted while we were checking
    try:
        _check(store, row, pack)
    except TableError as error:
        if error.code == "busy":
            raise
        return Problem(table, row.game, row.status, error.message)
    except Exception as error:  # whatever breaks a table belongs into the report, and the next is checked
        what = str(error) if isinstance(error, RecordError | msgspec.MsgspecError | _Broken) else repr(error)
        return Problem(table, row.game, row.status, what)
    return None


def export(database: str, tables: list[str], folder: Path) -> list[Path]:
    """Write the records of some tables, as they were played, to files for the version that can play them.

    They show everything hidden, and the seed.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OperationError(f"the folder {folder} cannot be made: {error.strerror}") from error
    store = Store(database)
    written = []
    try:
        for table in tables:
            stored = store.load(table)
            if stored is not None:
                file = folder / f"{stored.config.game}-{table}.json"
                file.write_text(
                    stored_record(stored.config, stored.lines, stored.summary).text(), encoding="utf-8"
                )
                written.append(file)
    except (TableError, msgspec.MsgspecError) as error:
        raise OperationError(f"a record cannot be read from {shown(database)}: {error}") from error
    except OSError as error:
        raise OperationError(f"a record cannot be written to {folder}: {error.strerror}") from error
    finally:
        store.close()
    return written


class _Broken(Exception):
    """What does not fit together."""


def _check(store: Store, row: TableRow, pack: Path | None) -> None:
    config = decode_config(row.config)
    if commitment(config.seed) != config.commitment:
        raise _Broken("its seed is not the one that was committed to")
    numbers, lines = store.numbered_lines(row.id, row.lines)
    if numbers != list(range(1, row.lines + 1)):
        raise _Broken(f"it should have lines 1 to {row.lines}, but {len(numbers)} of them are there")
    rules = rules_of(config, lines, pack)
    live = unfold(config, rules, lines, row.summary)
    if live.frozen is not None:
        found = live.frozen
        raise _Broken(
            f"made with rules {found.rules} and pack {found.pack}, installed are rules {rules.version} and "
            f"pack {rules.pack}: {found.replays} of {found.entries} entries replay; {found.why}"
        )
    if live.game is not None:
        replayed(live.record(reveal=True), pack)
    different = difference(msgspec.json.decode(row.summary), summary(live))
    if different:
        raise _Broken(different)


# --- upgrades ------------------------------------------------------------------------------------------


@cache
def program() -> str:
    """A fingerprint of all that replays a record: a mistake that raised no version shall be found, too."""
    root = Path(firekeeper.__file__).parent
    digest = hashlib.sha256()
    for folder in ("kernel", "games"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".py", ".toml"):
                digest.update(f"{file.relative_to(root).as_posix()}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def installed(pack: Path | None = None) -> str:
    """What plays the games here, as the database remembers it: program, rules versions and packs."""
    marks: dict[str, Any] = {"program": program()}
    for name in TITLES:
        rules = rules_for(name, {}, pack)
        marks[name] = [rules.version, rules.pack]
    return msgspec.json.encode(marks, order="sorted").decode()


def before_upgrade(
    database: str, pack: Path | None = None, progress: Progress | None = None
) -> Checked | None:
    """Check all records if anything has changed since they were last served; None if nothing has."""
    path = sqlite_path(database)
    if path is not None and not path.is_file():
        return None  # a new one will be made
    revision = existing(database)
    if revision is None or (revision == migrate.newest() and _remembered(database) == installed(pack)):
        return None
    return check_records(database, pack, None, progress)


def _remembered(database: str) -> str | None:
    engine = connect(database)
    try:
        with engine.connect() as connection:
            s = schema.settings
            return connection.execute(sa.select(s.c.value).where(s.c.name == RULES)).scalar()
    finally:
        engine.dispose()


def frozen_tables(connection: Connection) -> set[str]:
    """The tables that did not replay when the rules were last changed."""
    s = schema.settings
    known = connection.execute(sa.select(s.c.value).where(s.c.name == FROZEN)).scalar()
    return set() if known is None else set(msgspec.json.decode(known))


def accept(database: str, pack: Path | None = None, checked: Checked | None = None) -> None:
    """Bring the database up to date; remember with which rules it is served, and what does not replay."""
    path = sqlite_path(database)
    if path is not None:
        _needs_folder(path)
    marks = installed(pack)  # a pack that cannot be read is refused before anything is made
    try:
        migrate.upgrade(database)
        engine = connect(database)
        try:
            with engine.begin() as connection:
                s = schema.settings
                connection.execute(sa.delete(s).where(s.c.name == RULES))
                connection.execute(sa.insert(s).values(name=RULES, value=marks))
                if checked is not None:
                    frozen = msgspec.json.encode([problem.table for problem in checked.problems]).decode()
                    connection.execute(sa.delete(s).where(s.c.name == FROZEN))
                    connection.execute(sa.insert(s).values(name=FROZEN, value=frozen))
        finally:
            engine.dispose()
    except SQLAlchemyError as error:
        raise OperationError(f"the database {shown(database)} cannot be used: {_cause(error)}") from error


# --- the address to serve at -------------------------------------------------------------------------------


def port_trouble(host: str, port: int) -> str:
    """Why nobody can serve at an address, and what would work; empty if somebody can."""
    everywhere = "127.0.0.1 is for this computer alone, 0.0.0.0 for everybody who can reach it"
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        return f"--host {host}: there is no such address; {everywhere}"
    with socket.socket(family, kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return f"port {port} on {host} is in use; stop what uses it, or choose another --port"
            if error.errno == errno.EACCES:
                return f"port {port} is not for ordinary users; choose a --port above 1023, behind a proxy"
            if error.errno == errno.EADDRNOTAVAIL:
                return f"--host {host} is no address of this computer; {everywhere}"
            return f"port {port} on {host} cannot be used ({error.strerror}); choose another --port"
    return ""


# --- one server for each database ------------------------------------------------------------------------


@contextlib.contextmanager
def claimed(database: str) -> Iterator[None]:
    """While this lasts no other server uses an SQLite file: two would not hear of each other's moves."""
    path = sqlite_path(database)
    if path is None:
        yield
        return
    _needs_folder(path)
    try:
        lock = _lock_file(path).open("a")
    except OSError as error:
        raise OperationError(
            f"nothing can be written beside {path} ({error.strerror}); let this user write there, or name "
            "another --db"
        ) from error
    with lock:
        if not _lock(lock):
            raise OperationError(f"another server is using {path}; stop it first, or name another --db")
        yield


def in_use(database: str) -> bool:
    """Whether a server is running on this database."""
    path = sqlite_path(database)
    if path is not None:
        if not _lock_file(path).exists():
            return False
        with _lock_file(path).open("a") as file:
            return not _lock(file)
    engine = connect(database)
    try:
        with engine.connect() as connection:
            query = sa.text(
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND application_name = :name"
            )
            return bool(connection.execute(query, {"name": LISTENING}).scalar())
    finally:
        engine.dispose()


def _needs_folder(path: Path) -> None:
    if not path.absolute().parent.is_dir():
        raise OperationError(f"there is no folder {path.absolute().parent} for the database; make it first")


def _lock_file(path: Path) -> Path:
    real = path.resolve()  # a link is the same file
    return real.with_name(f"{real.name}-lock")


def _lock(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # not on Windows, where we trust the operator
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

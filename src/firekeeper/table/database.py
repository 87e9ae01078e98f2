"""The database: its address, the settings that durability needs, and which trouble passes by itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import psycopg
import sqlalchemy as sa
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from firekeeper.table.errors import TableError

Sync = Literal["full", "normal"]

PATIENCE = 10.0
"""Seconds to wait for a database that is being restarted, before people get an error."""
PAUSE = 0.1
"""Seconds between two attempts meanwhile."""

# PostgreSQL's codes for "come back later": shutting down, starting up, too many connections, deadlock,
# serialization. Codes of class 08, and none at all, say that the connection is broken.
_PASSING = frozenset(("57P01", "57P02", "57P03", "53300", "40P01", "40001"))


def database_url(text: str) -> URL:
    """The URL for SQLAlchemy: a path or sqlite:///path, or postgresql://... ValueError if it is neither."""
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise ValueError("write a file name, or postgresql://user:password@host:port/name") from error
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg2"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise ValueError(f"the database must be SQLite or PostgreSQL, not {url.get_backend_name()}")
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise ValueError("a database in memory would be lost; name a file")
        if Path(str(url.database)).is_dir():
            raise ValueError("it is a folder; name a file in it")
    return url


def shown(text: str) -> str:
    """A database address without its password, also one that cannot be read."""
    return re.sub(r"(?<=password=)[^&]*", "***", re.sub(r"(?<=://)([^/@:]*):[^/]*@", r"\1:***@", text))


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

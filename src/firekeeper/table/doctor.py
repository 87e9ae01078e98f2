"""The doctor: looks over everything a server needs, one finding for each, with what to do about it."""

from __future__ import annotations

import os
import platform
import shutil
import sysconfig
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

import firekeeper
from firekeeper import bots
from firekeeper.kernel import engine
from firekeeper.library import new
from firekeeper.table import migrate, operations
from firekeeper.table.bots import LEVELS
from firekeeper.table.database import connect, shown
from firekeeper.table.operations import OperationError
from firekeeper.titles import TITLES, rules_for

Mark = Literal["ok", "warn", "fail"]

SAMPLE = 20
"""How many of the latest tables the doctor replays; firekeeper check-records replays all."""
LITTLE, TOO_LITTLE = 1 << 30, 100 << 20
"""Free bytes on the disk of the database that ask for attention, and that are not enough."""


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    mark: Mark
    what: str
    found: str
    advice: str = ""


def examine(
    database: str, pack: Path | None = None, host: str = "127.0.0.1", port: int = 8000
) -> list[Finding]:
    """Everything, in the order in which one would repair it."""
    findings = [python(), packages(), compiled_engine(), rules(pack), bot_levels(pack), client()]
    there = database_answers(database)
    findings.append(there)
    if there.mark != "fail":
        looks: list[Callable[[], Finding]] = [
            lambda: migrations(database),
            lambda: intact(database),
            lambda: disk(database),
            lambda: records(database, pack),
        ]
        for look in looks:
            findings.append(look())
    findings.append(free_port(host, port))
    return findings


def python() -> Finding:
    found = f"{platform.python_version()} ({platform.python_implementation()}, {platform.machine()})"
    return Finding("ok", "Python", f"{found}, Firekeeper {firekeeper.__version__}")


def packages() -> Finding:
    wanted = ("litestar", "uvicorn", "sqlalchemy", "alembic", "psycopg", "argon2-cffi", "websockets")
    have, missing = [], []
    for name in wanted:
        try:
            have.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            missing.append(name)
    if missing:
        return Finding("fail", "packages", f"missing: {', '.join(missing)}", "pip install firekeeper again")
    return Finding("ok", "packages", ", ".join(have))


def compiled_engine() -> Finding:
    if str(engine.__file__).endswith(sysconfig.get_config_var("EXT_SUFFIX") or ".so"):
        return Finding("ok", "engine", "compiled")
    return Finding(
        "warn",
        "engine",
        "interpreted: fine for friends; bots think slower",
        "make fast compiles it, in a checkout with a C compiler",
    )


def rules(pack: Path | None) -> Finding:
    try:
        marks = {name: rules_for(name, {}, pack) for name in TITLES}
    except Exception as error:
        return Finding("fail", "rules", str(error), "repair the component pack, or leave --pack out")
    found = ", ".join(f"{name} {rules.version} (pack {rules.pack})" for name, rules in marks.items())
    return Finding("ok", "rules", found)


def bot_levels(pack: Path | None) -> Finding:
    """Every bot level makes one choice in every game."""
    for game in TITLES:
        for level in LEVELS:
            try:
                table = new(game, seed="doctor", pack=pack)
                assert table.seat is not None
                bot = bots.make(level, "doctor")
                seat, little = table.seat, bots.Budget(work=200)
                bots.answer(bot, table.rules, table.position(seat), seat, table.choices, little)
            except Exception as error:
                return Finding("fail", "bots", f"{level} at {game}: {error!r}", "install Firekeeper again")
    return Finding("ok", "bots", ", ".join(LEVELS))


def client() -> Finding:
    built = Path(firekeeper.__file__).with_name("client") / "index.html"
    if built.is_file():
        return Finding("ok", "browser client", "built")
    return Finding(
        "warn",
        "browser client",
        "not built: the server shows its API only",
        "python tools/client.py build in a checkout (make play does it), or install a release",
    )


def database_answers(database: str) -> Finding:
    try:
        path = operations.sqlite_path(database)
    except OperationError as error:
        return Finding(
            "fail", "database", str(error), "--db FILE or --db postgresql://user:password@host/name"
        )
    if path is not None and not path.exists():
        folder = path.absolute().parent
        if not folder.is_dir():
            return Finding("fail", "database", f"{path} cannot be made", f"make the folder {folder} first")
        if not os.access(folder, os.W_OK):
            return Finding("fail", "database", f"{path} cannot be made", f"make {folder} writable")
        return Finding("ok", "database", f"{path} is not there yet: serve makes it")
    made = connect(database)
    try:
        with made.begin() as connection:
            if path is None:
                found = f"PostgreSQL {connection.execute(sa.text('SHOW server_version')).scalar()}"
                allowed = connection.execute(
                    sa.text("SELECT has_schema_privilege(current_schema(), 'CREATE')")
                ).scalar()
            else:
                version = connection.execute(sa.text("SELECT sqlite_version()")).scalar()
                found, allowed = f"{path}, SQLite {version}", os.access(path, os.W_OK)
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        advice = (
            "start the database, and look at user, password and name" if path is None else "restore a backup"
        )
        return Finding("fail", "database", f"{shown(database)}: {cause}", advice)
    finally:
        made.dispose()
    if not allowed:
        return Finding("fail", "database", f"{found}: cannot be written", "give this user the right to write")
    return Finding("ok", "database", found)


def migrations(database: str) -> Finding:
    path = operations.sqlite_path(database)
    newest = migrate.newest()
    if path is not None and not path.exists():
        return Finding("ok", "migrations", f"a new database will be at {newest}")
    try:
        revision = operations.existing(database)
    except OperationError as error:
        return Finding("fail", "migrations", str(error), "install the version that made it")
    if revision is None:
        return Finding("ok", "migrations", f"the database is empty; serve brings it to {newest}")
    if revision != newest:
        advice = "make a backup; serve upgrades it after replaying all records"
        return Finding("warn", "migrations", f"{revision}; this version wants {newest}", advice)
    return Finding("ok", "migrations", f"{revision}, up to date")


def intact(database: str) -> Finding:
    """SQLite looks over its own file; PostgreSQL does so by itself."""
    path = operations.sqlite_path(database)
    if path is None or not path.exists():
        return Finding("ok", "integrity", "kept by the database")
    made = connect(database)
    try:
        with made.connect() as connection:
            said = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except SQLAlchemyError as error:
        said = str(getattr(error, "orig", None) or error)
    finally:
        made.dispose()
    if said != "ok":
        return Finding("fail", "integrity", str(said), "stop the server, keep the file, restore a backup")
    return Finding("ok", "integrity", "the file is sound")


def disk(database: str) -> Finding:
    path = operations.sqlite_path(database)
    if path is None:
        return Finding("ok", "disk", "watch the disk of the PostgreSQL server")
    free = shutil.disk_usage(path.absolute().parent).free
    found = f"{free / (1 << 30):,.1f} GiB free beside the database"
    if free < TOO_LITTLE:
        return Finding("fail", "disk", found, "make room: without it no move can be saved")
    if free < LITTLE:
        return Finding("warn", "disk", found, "make room soon")
    return Finding("ok", "disk", found)


def records(database: str, pack: Path | None) -> Finding:
    path = operations.sqlite_path(database)
    if path is not None and not path.exists():
        return Finding("ok", "records", "no games yet")
    try:
        checked = operations.check_records(database, pack, SAMPLE)
    except OperationError as error:
        return Finding("fail", "records", str(error), "see above")
    if checked.problems:
        first = checked.problems[0]
        found = f"{len(checked.problems)} of the latest {checked.tables} break; {first.table}: {first.what}"
        return Finding(
            "fail", "records", found, "firekeeper check-records lists all; use the version that made them"
        )
    return Finding("ok", "records", f"the latest {checked.tables} games replay")


def free_port(host: str, port: int) -> Finding:
    trouble, _, advice = operations.port_trouble(host, port).partition("; ")
    if trouble:
        return Finding("warn", "port", trouble, f"fine if that is your server; else {advice}")
    return Finding("ok", "port", f"{port} on {host} is free")

"""Bringing a database up to date, by Alembic, from inside the program: there is no ini file to find."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Engine

from firekeeper.table.database import connect, database_url


def _config(engine: Engine | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["engine"] = engine
    return config


def upgrade(url: str, to: str = "head") -> None:
    """Create or upgrade the database."""
    address = database_url(url)
    if address.get_backend_name() == "sqlite":
        # It holds the seeds of games under way: nobody else on this computer may read a new one.
        Path(str(address.database)).touch(0o600)
    engine = connect(url)
    try:
        command.upgrade(_config(engine), to)
    finally:
        engine.dispose()


def revision(url: str) -> str | None:
    """The revision a database is at; None if it is empty."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()


def knows(revision: str) -> bool:
    """Whether this program has a migration of that name; a newer program may have more."""
    return any(
        script.revision == revision for script in ScriptDirectory.from_config(_config()).walk_revisions()
    )


def newest() -> str | None:
    """The revision this program wants."""
    return ScriptDirectory.from_config(_config()).get_current_head()

"""Servers for tests: `server(database="sqlite", workers=1)` starts a real one; it ends with the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.fixtures.operators import full, full_file, run, served  # noqa: F401 (fixtures)
from server.fixtures.servers import Postgres, Server, free_port


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a session."""
    cluster = Postgres()
    yield cluster
    cluster.close()


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """A new, empty database of a kind: its address."""

    def database(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / "firekeeper.sqlite")
        if kind == "postgresql":
            cluster: Postgres = request.getfixturevalue("postgres")
            return cluster.database()
        return kind  # an address

    return database


@pytest.fixture
def server(database: Callable[[str], str], tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers: `database` is "sqlite", "postgresql" or an address, other settings are Config's."""
    started: list[Server] = []

    def server(database_kind: str = "", /, **settings: Any) -> Server:
        kind = database_kind or settings.pop("database", "sqlite")
        workers, hook = settings.pop("workers", 1), settings.pop("hook", "")
        made = Server(database(kind), free_port(), tmp_path, workers, settings, hook)
        started.append(made)
        return made.start()

    yield server
    for made in started:
        if made.process is not None and made.process.poll() is None:
            made.kill()

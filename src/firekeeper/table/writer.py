"""The writer: lines, the hot path of the store, go through one thread. Acknowledged means committed.

Everything that waits is committed in a single transaction: under load many moves share one sync to disk.

A database that restarts is waited for. Whether a commit arrived before the connection broke is then found
out by looking: lines with our own time and text are ours, and count as written, once.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time

import psycopg
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from firekeeper.table.appending import Append, appender, ours
from firekeeper.table.database import PATIENCE, PAUSE, not_saved, passing
from firekeeper.table.errors import TableError
from firekeeper.table.health import Health

log = logging.getLogger("firekeeper.table")

Waiting = tuple[Append, "asyncio.Future[bool]"]

_BATCH = 256


class Writer:
    """Writes lines in a thread of its own. `process` is how other processes know ours."""

    def __init__(self, engine: Engine, process: str, health: Health) -> None:
        self.engine = engine
        self.health = health
        self.appender = appender(engine, process)
        self.errors = 0
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="firekeeper-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self._jobs.put(None)
        self._thread.join(timeout=30)
        self.appender.close()

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
            self.health.wrote(well=False)
            if len(batch) == 1 or passing(error):
                log.error("lines of %d tables could not be saved: %s", len(batch), error)
                _resolve(batch, not_saved(error))
                return
            for waiting in batch:  # one of them may be the culprit: the others shall not suffer
                self._write_batch([waiting])
            return
        self.health.wrote(well=True)
        _resolve(batch, written)

    def _commit(self, jobs: list[Append]) -> list[bool]:
        """Write jobs in one transaction; wait for a database that restarts."""
        # Always in the same order: processes that write the same tables must not wait for each other.
        order = sorted(range(len(jobs)), key=lambda at: jobs[at].table)
        ordered = [jobs[at] for at in order]
        limit = time.monotonic() + PATIENCE
        again = False
        while True:
            try:
                done = self.appender.append(ordered)
                self.health.check()  # afterwards: what went into a file that nobody will find is not saved
                if again:
                    done = [yes or ours(self.engine, job) for yes, job in zip(done, ordered, strict=True)]
            except (SQLAlchemyError, psycopg.Error) as error:
                if not passing(error) or time.monotonic() > limit:
                    raise
                again = True
                time.sleep(PAUSE)
            else:
                written = dict(zip(order, done, strict=True))
                return [written[at] for at in range(len(jobs))]


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

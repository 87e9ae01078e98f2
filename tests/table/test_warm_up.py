"""Structs are decoded in threads: the first ones must not crash the process, however they interleave."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from server.fixtures.games import store_game

from firekeeper.table import migrate, schema, snapshots
from firekeeper.table.store import Store
from firekeeper.web import service as services
from firekeeper.web.service import Config, Service

ROUNDS = 60

CHILD = """
import os, sys, threading
from pathlib import Path

from firekeeper.kernel.record import parse
from firekeeper.table import snapshots
from firekeeper.table.store import Store
from firekeeper.table.versions import stored_record
from firekeeper.table.warm_up import warm_up
from firekeeper.titles import TITLES, rules_for, title
from firekeeper.web import decode_errors, presence

database, table, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
for name in TITLES:
    for part in ("events", "options", "game", "components"):
        title(name).part(part)
with Path(sys.argv[4]).open() as file:
    record = file.read()


def open_tables() -> int:
    store = Store(database)
    barrier, errors = threading.Barrier(8), []

    def work(order: int) -> None:
        jobs = [
            lambda: snapshots.reopen(store, table, None),
            lambda: store.load(table),
            lambda: presence._decode('["process",[["table",[1],0]]]'),
            lambda: [rules_for(name, {}) for name in TITLES],
            lambda: parse(record),
            lambda: decode_errors.misread(ValueError("no"), '{"type":"choose"}'),
        ]
        barrier.wait()
        try:
            for at in range(len(jobs)):
                jobs[(at + order // 2) % len(jobs)]()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(at,)) for at in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        print(repr(errors[0]))
    return 1 if errors else 0


warm_up()
sys.setswitchinterval(0.00001)
for _ in range(rounds):
    child = os.fork()  # every round begins with types that nobody has decoded
    if child == 0:
        os._exit(open_tables())
    ended = os.waitpid(child, 0)[1]
    if ended:
        sys.exit(f"a round ended with {ended}")
"""


def test_the_first_decoding_in_many_threads_is_safe(tmp_path: Path) -> None:
    database = str(tmp_path / "store.sqlite")
    migrate.upgrade(database)
    store = Store(database)
    table = store_game(store, 20)
    row = {"table_id": table.id, "count": table.count, "body": snapshots.take(table)}
    store.write(lambda connection: connection.execute(schema.snapshots.insert(), row))
    store.close()
    record = tmp_path / "record.json"
    record.write_text(table.record(reveal=True).text(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", CHILD, database, table.id, str(ROUNDS), str(record)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.anyio
async def test_a_server_is_ready_only_after_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[bool] = []
    service = Service(Config(database=str(tmp_path / "store.sqlite")))
    monkeypatch.setattr(services, "warm_up", lambda pack: calls.append(service.ready))
    await service.start()
    await service.stop()
    assert calls == [False]

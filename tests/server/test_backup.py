"""Backup and restore: one file for both databases, made in mid-play, verified before anything is touched."""

from __future__ import annotations

import gzip
import json
import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.fixtures.operators import change, rows
from server.fixtures.players import guest, playing
from server.fixtures.servers import Server

from firekeeper.table import operations, schema
from firekeeper.table.accounts import Accounts
from firekeeper.table.backup import backup, restore, verify
from firekeeper.table.database import connect
from firekeeper.table.operations import OperationError
from firekeeper.table.store import Store
from firekeeper.web import messages as ms

BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_backup_and_restore(run, full, database, tmp_path, source, target):
    address = full(source)
    file = tmp_path / "games.backup"
    ran = run("backup", file, "--db", address)
    assert ran.code == 0, ran.err
    assert "3 tables" in ran.out
    assert "2 people" in ran.out
    assert file.stat().st_mode & 0o077 == 0, "it holds secrets"
    there = str(tmp_path / "restored.sqlite") if target == "sqlite" else database("postgresql")
    ran = run("restore", file, "--db", there)
    assert ran.code == 0, ran.err
    assert "3 of 3 games replay" in ran.out
    assert rows(there) == rows(address)
    store = Store(there)
    fresh, _, _ = Accounts(store).guest("Cleo", "en")
    assert fresh.id == 3, "counting goes on"
    store.close()
    assert not list(tmp_path.glob(".firekeeper-*"))


@BOTH
def test_backup_while_people_play(server, tmp_path, kind):
    """Everything acknowledged before the backup began is in it, and it is consistent."""
    here: Server = server(kind)
    ana, bo = guest(here, "Ana"), guest(here, "Bo")
    table = ana.make_table("me", "friend")
    bo.join(table)
    done: list[int] = []
    stop = threading.Event()

    def play() -> None:
        players = [ana.play(table), bo.play(table)]
        with playing(*players):
            while not stop.is_set():
                number = max(player.number for player in players)
                for player in players:
                    player.wait(lambda player=player, number=number: player.number >= number)
                mover = next((player for player in players if player.my_turn), None)
                if mover is None or not isinstance(mover.choose(mover.choices[-1]), ms.Done):
                    return  # at the latest when the game is over
                done.append(mover.number)

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    try:
        for round_ in range(3):
            limit = time.monotonic() + 15
            while len(done) < 5 * (round_ + 1) and time.monotonic() < limit:
                time.sleep(0.001)
            before = done[-1]
            file = tmp_path / f"{round_}.backup"
            backup(here.database, file)
            there = str(tmp_path / f"{round_}.sqlite")
            restore(there, file)
            checked = operations.check_records(there)
            assert (checked.tables, checked.problems) == (1, [])
            store = Store(there)
            kept = store.table_row(table.id)
            store.close()
            assert kept is not None
            assert json.loads(kept.summary)["number"] >= before
    finally:
        stop.set()
        thread.join(20)


def test_restore_refuses_a_full_database(run, full, tmp_path):
    address = full()
    file = tmp_path / "games.backup"
    backup(address, file)
    change(address, sa.update(schema.accounts).values(language="fr"))
    before = rows(address)
    assert "is not empty; --overwrite" in run("restore", file, "--db", address).refused()
    assert rows(address) == before
    ran = run("restore", file, "--db", address, "--overwrite", "--json")
    assert ran.code == 0, ran.err
    assert rows(address) != before
    saved = Path(ran.json["restored"]["replaced"])
    assert run("restore", saved, "--db", tmp_path / "back.sqlite").code == 0
    assert rows(str(tmp_path / "back.sqlite")) == before


def test_a_fresh_database_counts_as_empty(run, full, tmp_path):
    file = tmp_path / "games.backup"
    backup(full(), file)
    there = str(tmp_path / "fresh.sqlite")
    operations.accept(there)
    assert run("restore", file, "--db", there).code == 0


@BOTH
def test_restore_waits_for_the_server_to_stop(run, server, full, tmp_path, database, kind):
    file = tmp_path / "games.backup"
    backup(full(), file)
    there = str(tmp_path / "other.sqlite") if kind == "sqlite" else database(kind)
    operations.accept(there)
    if kind == "sqlite":
        with operations.claimed(there):
            assert "a server is running" in run("restore", file, "--db", there).refused()
    else:
        here: Server = server(there)
        assert "a server is running" in run("restore", file, "--db", there).refused()
        here.stop()
    assert run("restore", file, "--db", there).code == 0


def damaged(file: Path, what: str) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    if what == "cut":
        file.write_bytes(file.read_bytes()[:-200])
    elif what == "end missing":
        file.write_bytes(gzip.compress(b"".join(lines[:-1])))
    elif what == "row missing":
        file.write_bytes(gzip.compress(b"".join(lines[:5] + lines[6:])))
    elif what == "changed":
        at = next(at for at, line in enumerate(lines) if b"Ana" in line)
        lines[at] = lines[at].replace(b"Ana", b"Eve")
        file.write_bytes(gzip.compress(b"".join(lines)))
    elif what == "text":
        file.write_text("not a backup")
    elif what == "empty":
        file.write_bytes(b"")
    elif what == "newer":
        lines[0] = lines[0].replace(b'"format":1', b'"format":2')
        file.write_bytes(gzip.compress(b"".join(lines)))


@pytest.mark.parametrize("what", ["cut", "end missing", "row missing", "changed", "text", "empty", "newer"])
def test_a_damaged_backup_touches_nothing(run, full, tmp_path, what):
    address = full()
    file = tmp_path / "games.backup"
    backup(address, file)
    verify(file)
    damaged(file, what)
    before = rows(address)
    said = run("restore", file, "--db", address, "--overwrite").refused()
    assert "damaged" in said or "cannot read it" in said
    assert rows(address) == before
    assert run("restore", file, "--db", tmp_path / "new.sqlite").code == 2
    assert not (tmp_path / "new.sqlite").exists()


def test_backup_refuses(run, full, tmp_path):
    assert "no folder" in run("backup", tmp_path / "no" / "x", "--db", full()).refused()
    assert "there is no database" in run("backup", tmp_path / "x", "--db", tmp_path / "no.sqlite").refused()
    assert "there is no file" in run("restore", tmp_path / "x", "--db", tmp_path / "a.sqlite").refused()
    empty = connect(str(tmp_path / "empty.sqlite"))
    empty.connect().close()
    empty.dispose()
    assert "nothing to back up" in run("backup", tmp_path / "x", "--db", tmp_path / "empty.sqlite").refused()
    assert not (tmp_path / "x").exists()


def test_a_failed_restore_says_where_the_old_data_is(full, tmp_path, monkeypatch):
    address = full()
    before = rows(address)
    file = tmp_path / "games.backup"
    backup(address, file)

    def fail(*_: object) -> None:
        raise sa.exc.OperationalError("", {}, Exception("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr("firekeeper.table.backup._fill", fail)
        with pytest.raises(OperationError, match=r"disk full; what was there before is in (.*)") as said:
            restore(address, file, overwrite=True)
    saved = Path(str(said.value).rpartition(" is in ")[2])
    restore(address, saved)
    assert rows(address) == before


def test_every_flipped_bit_is_found_and_said(tmp_path, full):
    """Wherever a backup is damaged, in its data or at its ends: a sentence, before anything is touched."""
    made, damaged = tmp_path / "games.backup", tmp_path / "damaged.backup"
    backup(full("sqlite"), made)
    whole = made.read_bytes()
    size = len(whole)
    contents = gzip.decompress(whole)
    said: dict[int, str] = {}
    places = [*range(24), *range(24, size, max(1, size // 150)), *range(size - 12, size)]
    for at in places:
        damaged.write_bytes(whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :])
        try:
            verify(damaged)
        except OperationError as error:
            said[at] = str(error)
        else:  # the time in gzip's header, or bits that it does not use
            assert gzip.decompress(damaged.read_bytes()) == contents
    assert all(str(damaged) in text for text in said.values())
    assert len(said) > len(places) - 12

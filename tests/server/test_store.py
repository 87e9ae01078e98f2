"""The store: group commit, conflicts, trouble while committing, notices, and opening long games fast."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from server.fixtures.games import new_table, store_game
from server.fixtures.servers import Postgres
from sqlalchemy.exc import OperationalError
from table.fixtures.played import Played

from firekeeper.table import log_entries as le
from firekeeper.table import migrate, review_store, schema, snapshots
from firekeeper.table.accounts import Accounts
from firekeeper.table.appending import Append
from firekeeper.table.bots import BotPool
from firekeeper.table.database import connect, database_url
from firekeeper.table.errors import TableError
from firekeeper.table.hub import Hub
from firekeeper.table.live import LiveTable
from firekeeper.table.notices import Notices
from firekeeper.table.review_store import ReviewStore
from firekeeper.table.store import Store
from firekeeper.table.table_notice import TableNotice

BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@pytest.fixture
def store(database: Callable[[str], str]) -> Iterator[Callable[[str], Store]]:
    opened: list[Store] = []

    def store(kind: str = "sqlite") -> Store:
        address = database(kind)
        migrate.upgrade(address)
        opened.append(Store(address, f"process{len(opened)}"))
        return opened[-1]

    yield store
    for found in opened:
        found.close()


def job(table: str, count: int, *bodies: bytes) -> Append:
    lines = [(time.time(), body) for body in bodies]
    return Append(table, count, lines, "playing", b"{}", [])


def append(store: Store, *jobs: Append) -> list[object]:
    """Hand in jobs at once; for each whether it was written, or the error."""

    async def work() -> list[object]:
        return list(await asyncio.gather(*(store.append(job) for job in jobs), return_exceptions=True))

    return asyncio.run(work())


def empty_table(store: Store, seed: str) -> str:
    config = new_table(seed, players=2).config
    store.create(config, "invitation", b"{}")
    return config.id


def bodies(store: Store, table: str) -> list[bytes]:
    query = sa.select(schema.lines.c.body).where(schema.lines.c.table_id == table).order_by("number")
    return store.read(lambda connection: [bytes(body) for body in connection.execute(query).scalars()])


@BOTH
def test_only_one_can_go_on_from_a_position(store, kind):
    here = store(kind)
    table = empty_table(here, "a")
    assert sorted(map(str, append(here, job(table, 0, b"one"), job(table, 0, b"other")))) == ["False", "True"]
    assert append(here, job(table, 1, b"two", b"three")) == [True]
    assert append(here, job(table, 1, b"late")) == [False]
    assert append(here, job(table, 9, b"early")) == [False]
    kept = bodies(here, table)
    assert kept[0] in (b"one", b"other")
    assert kept[1:] == [b"two", b"three"]


@BOTH
def test_two_stores_never_both_go_on(store, kind):
    """Two writers on one database, twenty positions, both want each of them."""
    here = store(kind)
    there = Store(here.url, "other")
    table = empty_table(here, "a")

    async def race() -> None:
        for count in range(20):
            asked = [here.append(job(table, count, b"here")), there.append(job(table, count, b"there"))]
            assert sorted(await asyncio.gather(*asked)) == [False, True]

    asyncio.run(race())
    there.close()
    assert len(bodies(here, table)) == 20


def test_two_processes_writing_the_same_tables_do_not_deadlock(store):
    """Batches take their rows in the same order, whatever the order in which the jobs came."""
    here = store("postgresql")
    there = Store(here.url, "other")
    tables = [empty_table(here, name) for name in "abcdefghijklmnop"]

    async def race() -> None:
        for count in range(15):
            asked = [here.append(job(table, count, b"here")) for table in tables]
            asked += [there.append(job(table, count, b"there")) for table in reversed(tables)]
            done = await asyncio.gather(*asked)
            assert sum(done) == len(tables)

    asyncio.run(race())
    assert all(len(bodies(here, table)) == 15 for table in tables)
    there.close()
    here.engine.dispose()  # processes of the database hand in their counts when they end
    query = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert here.read(lambda connection: connection.exec_driver_sql(query).scalar()) == 0


@BOTH
def test_a_job_that_cannot_be_written_harms_no_other(store, kind):
    here = store(kind)
    good, bad, also_good = (empty_table(here, name) for name in "abc")
    poison = Append(bad, 0, [(0.0, object())], "playing", b"{}", [])  # type: ignore[list-item]
    said = append(here, job(good, 0, b"x"), poison, job(also_good, 0, b"y"))
    assert said[0] is True
    assert said[2] is True
    assert isinstance(said[1], TableError)
    assert said[1].code == "not_saved"
    assert bodies(here, bad) == []
    assert append(here, job(good, 1, b"z")) == [True], "the writer is alive"


@contextmanager
def failing_commits(store: Store, error: Exception, times: int, after: bool) -> Iterator[None]:
    """The next commits fail: before they are carried out, or after, when only the answer is lost."""
    appender: Any = store.writer.appender
    step = "transact" if store.postgres else "commit"  # on PostgreSQL writing and committing are one
    commit = getattr(appender, step)
    left = times

    def fails(*given: Any) -> Any:
        nonlocal left
        if not left:
            return commit(*given)
        left -= 1
        if after:
            commit(*given)
        raise error

    setattr(appender, step, fails)
    yield
    setattr(appender, step, commit)
    assert left == 0, "no commit has failed"


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("tables", [1, 3])
def test_a_connection_that_breaks_while_committing(store, after, tables):
    """Whether the commit had arrived or not: the lines are there, once, and count as written."""
    here = store("postgresql")
    names = [empty_table(here, name) for name in "abc"[:tables]]
    with failing_commits(here, psycopg.OperationalError("server closed the connection"), 2, after):
        done = append(here, *(job(table, 0, b"one", b"two") for table in names))
    assert done == [True] * tables
    assert all(bodies(here, table) == [b"one", b"two"] for table in names)


@BOTH
def test_people_and_snapshots_are_kept_with_the_lines(store, kind):
    """Beside whoever made the table (1); and not where somebody else was faster."""
    here = store(kind)
    table = empty_table(here, "a")
    first = Append(table, 0, [(1.0, b"one")], "playing", b"{}", [7, 8, 7], b"then")
    late = Append(table, 0, [(2.0, b"two")], "playing", b"{}", [9], b"never")
    assert append(here, first) == [True]
    assert append(here, late) == [False]
    members = sa.select(schema.members.c.account).order_by(schema.members.c.account)
    assert here.read(lambda found: list(found.execute(members).scalars())) == [1, 7, 8]
    kept = sa.select(schema.snapshots.c.count, schema.snapshots.c.body)
    assert here.read(lambda found: [tuple(row) for row in found.execute(kept)]) == [(1, b"then")]


def test_lines_of_another_are_not_taken_for_ours(store):
    """The commit breaks before it arrives, and then somebody else goes on from the same position."""
    here = store("postgresql")
    there = Store(here.url, "other")
    table = empty_table(here, "a")
    original = here.writer.appender

    class Broken:
        def append(self, jobs: list[Append]) -> list[bool]:
            here.writer.appender = original
            assert append(there, job(table, 0, b"one")) == [True]
            raise OperationalError("", {}, psycopg.OperationalError("broken"))

    here.writer.appender = Broken()
    assert append(here, job(table, 0, b"one")) == [False]
    there.close()
    assert bodies(here, table) == [b"one"]


@BOTH
def test_what_cannot_be_committed_is_refused(store, kind):
    here = store(kind)
    table = empty_table(here, "a")
    full = psycopg.errors.DiskFull("no space left") if here.postgres else sqlite_error()
    with failing_commits(here, full, 1, after=False):
        (said,) = append(here, job(table, 0, b"one"))
    assert isinstance(said, TableError)
    assert said.code == "not_saved"
    assert "did not happen" in said.message
    assert bodies(here, table) == []
    assert append(here, job(table, 0, b"one")) == [True]


def sqlite_error() -> Exception:
    import sqlite3

    return sqlite3.OperationalError("database or disk is full")


@pytest.mark.parametrize(("sync", "level"), [("full", 2), ("normal", 1)])
def test_sync(tmp_path: Path, sync, level):
    engine = connect(str(tmp_path / "a.sqlite"), sync)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == level
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


@pytest.mark.parametrize("address", ["mysql://me@host/name", "sqlite://", "sqlite:///:memory:"])
def test_databases_that_are_refused(address):
    with pytest.raises(ValueError, match=r"SQLite or PostgreSQL|in memory"):
        database_url(address)


@BOTH
def test_migrations_make_what_the_schema_says(database, kind):
    """From nothing; and forth after going back to the first form, with a row that has to survive it."""
    address = database(kind)
    migrate.upgrade(address)
    engine = connect(address)
    with engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO settings (name, value) VALUES ('a', 'b')"))
    command.downgrade(migrate._config(engine), "0001")
    migrate.upgrade(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(sa.select(schema.settings)).all() == [("a", "b")]
    engine.dispose()


# --- reviews ----------------------------------------------------------------------------------------------


@BOTH
def test_reviews_are_kept_as_long_as_they_fit(store, kind, monkeypatch):
    here = store(kind)
    kept = ReviewStore(here)
    monkeypatch.setattr(review_store, "MOST", 3)
    now = [1000.0]
    monkeypatch.setattr(review_store.server_time, "now", lambda: now[0])
    tables = [empty_table(here, name) for name in "abcd"]
    for table in tables:
        now[0] += 1
        kept.save(table, 0, "mark", f"review of {table}".encode())
    assert [kept.load(table, 0, "mark") for table in tables] == [
        None, *(f"review of {table}".encode() for table in tables[1:])
    ]  # fmt: skip
    assert kept.load(tables[1], 0, "other") is None, "made of something else"
    assert kept.load(tables[1], 1, "mark") is None, "another seat"
    kept.save(tables[1], 0, "other", b"again")
    assert (kept.load(tables[1], 0, "other"), kept.load(tables[1], 0, "mark")) == (b"again", None)
    now[0] += review_store.LONGEST
    kept.save(tables[0], 1, "mark", b"new")
    assert kept.load(tables[1], 0, "other") is None, "too old"
    kept.save("no such table", 0, "mark", b"nothing")
    assert kept.load("no such table", 0, "mark") is None

    def remove(connection):
        connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == tables[0]))

    here.write(remove)
    assert kept.load(tables[0], 1, "mark") is None, "gone with its table"


@BOTH
def test_reviews_go_with_the_names_in_them(store, kind):
    here = store(kind)
    accounts, kept = Accounts(here), ReviewStore(here)
    accounts.guest("Zoe", "en")  # whose tables they are
    ana = accounts.guest("Ana", "en")[0].id
    hers, others = (empty_table(here, name) for name in "ab")

    def sit(connection):
        connection.execute(sa.insert(schema.members), {"table_id": hers, "account": ana})

    here.write(sit)
    for table in (hers, others):
        kept.save(table, 0, "mark", b"Ana")
    accounts.delete(ana)
    assert (kept.load(hers, 0, "mark"), kept.load(others, 0, "mark")) == (None, b"Ana")


# --- notices --------------------------------------------------------------------------------------------


def test_notices_survive_a_broken_connection(store, postgres: Postgres):
    here = store("postgresql")
    there = Store(here.url, "other")
    table = empty_table(here, "a")
    heard: list[object] = []

    def hear(one: TableNotice) -> None:
        heard.append((one.table, one.after, one.count, [body for _, body in one.lines]))

    async def listen() -> None:
        notices = Notices(here, asyncio.get_running_loop(), hear, lambda: heard.append("missed"))
        notices.start()
        await until(lambda: heard == ["missed"])
        assert await there.append(job(table, 0, b"one"))
        await until(lambda: heard[1:] == [(table, 0, 1, ["one"])])
        assert await here.append(job(table, 1, b"two"))  # its own notices are no news
        with psycopg.connect(postgres.cluster.get_uri(), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s",
                ["firekeeper notices"],
            )
        await until(lambda: heard[2:] == ["missed"])  # what was missed meanwhile is looked for
        assert await there.append(job(table, 2, b"three"))
        await until(lambda: heard[3:] == [(table, 2, 3, ["three"])])
        await asyncio.to_thread(notices.stop)

    asyncio.run(listen())
    there.close()


def test_notices_of_many_tables_and_long_lines(store):
    """Everything is told, lines that fit with time and text, in notices that PostgreSQL takes."""
    here = store("postgresql")
    there = Store(here.url, "other")
    tables = [empty_table(here, f"t{at}") for at in range(40)]
    bodies = [b"x" * (400 * at) for at in range(1, 40)]
    bodies.append("é".encode())  # a database need not know every letter
    jobs = [job(table, 0, body) for table, body in zip(tables, bodies, strict=True)]
    heard: list[TableNotice] = []
    ready: list[bool] = []

    async def listen() -> None:
        notices = Notices(here, asyncio.get_running_loop(), heard.append, lambda: ready.append(True))
        notices.start()
        await until(lambda: bool(ready))
        assert all(await asyncio.gather(*(there.append(one) for one in jobs)))
        await until(lambda: len(heard) == len(tables))
        await asyncio.to_thread(notices.stop)

    asyncio.run(listen())
    there.close()
    told = {moved.table: moved for moved in heard}
    for one, body in zip(jobs, bodies, strict=True):
        found = told[one.table]
        assert (found.after, found.count) == (0, 1)
        if len(body) < 7000 and body.isascii():
            assert found.lines == [(one.lines[0][0], body.decode())]
        else:
            assert found.lines == [] or len(body) < 8000


def test_a_notice_that_cannot_be_read_means_that_all_may_have_moved(store):
    here = store("postgresql")
    missed: list[int] = []

    async def listen() -> None:
        notices = Notices(here, asyncio.get_running_loop(), lambda _: None, lambda: missed.append(1))
        notices.start()
        await until(lambda: len(missed) == 1)
        words = sa.text("SELECT pg_notify('firekeeper_tables', 'from an older version')")
        await asyncio.to_thread(here.write, lambda connection: connection.execute(words).close())
        await until(lambda: len(missed) == 2)
        await asyncio.to_thread(notices.stop)

    asyncio.run(listen())


async def until(true: Callable[[], bool], seconds: float = 15.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


# --- snapshots ------------------------------------------------------------------------------------------


def test_snapshots_on_postgresql(store, monkeypatch: pytest.MonkeyPatch):
    """Each one replaces the last, and the table opens from it."""
    monkeypatch.setattr(snapshots, "EVERY", 40)
    played = Played(store("postgresql"))
    followed: list[int] = []
    follow = LiveTable.follow

    def counted(table: LiveTable, line: le.AnyLogEntry, at: float) -> None:
        follow(table, line, at)
        followed.append(table.count)

    async def play() -> None:
        room = await played.play(2 * snapshots.EVERY + 3)
        assert [count for count, _ in played.kept()] == [2 * snapshots.EVERY]
        before = room.table.game.state.dump()
        monkeypatch.setattr(LiveTable, "follow", counted)
        opened = await played.reopen(room)
        assert opened.game.state.dump() == before
        assert followed == [2 * snapshots.EVERY + at for at in (1, 2, 3)]
        await played.hub.close()

    asyncio.run(play())


# --- long games --------------------------------------------------------------------------------------------


def test_the_longest_game_opens_in_a_second(store):
    """Four players, a whole game, and two choices in five are taken back."""
    here = store()
    table = store_game(here, seed="long", players=4, undo=0.45)
    assert table.status == "finished"
    assert table.count > 1000
    hub = Hub(here, BotPool())
    start = time.process_time()
    live, _ = hub._read(table.id)
    assert time.process_time() - start < 1.0
    assert (live.count, live.number, live.status) == (table.count, table.number, "finished")

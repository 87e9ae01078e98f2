"""Accounts without HTTP: what is stored, and what never is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from firekeeper.table import accounts as accounts_module
from firekeeper.table import schema
from firekeeper.table.accounts import RENEWAL_SECONDS, SESSION_SECONDS, Accounts
from firekeeper.table.errors import TableError
from firekeeper.table.migrate import upgrade
from firekeeper.table.names import checked_name, look, name_key
from firekeeper.table.store import Store


@pytest.fixture
def accounts(tmp_path: Path) -> Iterator[Accounts]:
    database = str(tmp_path / "accounts.sqlite")
    upgrade(database)
    store = Store(database)
    yield Accounts(store)
    store.close()


def everything(accounts: Accounts) -> str:
    """All that the store knows about people, as text."""

    def work(connection: sa.Connection) -> str:
        tables = (schema.accounts, schema.sessions)
        return str([list(connection.execute(sa.select(table))) for table in tables])

    return accounts.store.read(work)


def test_no_secret_is_stored(accounts: Accounts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts_module, "_hasher", type(accounts_module._hasher)())
    _, session, code = accounts.guest("Ana", "en")
    _, other = accounts.register("Ben", "correct horse", "en")
    stored = everything(accounts)
    for secret in (session, code, other, "correct horse"):
        assert secret not in stored
    assert "$argon2id$v=19$m=65536,t=3," in stored


def test_codes_can_be_read_aloud(accounts: Accounts) -> None:
    codes = [accounts.guest("Ana", "en")[2] for _ in range(20)]
    assert len(set(codes)) == 20
    for code in codes:
        assert len(code) == 23
        assert not set(code) & set("0o1il")


def test_sessions_end_after_half_a_year(accounts: Accounts, monkeypatch: pytest.MonkeyPatch) -> None:
    account, session, _ = accounts.guest("Ana", "en")
    assert accounts.signed_in(session) == account
    now = time.time()
    monkeypatch.setattr(accounts_module.time, "time", lambda: now + SESSION_SECONDS + 1)
    assert accounts.signed_in(session) is None
    assert accounts.living({session}) == set()
    accounts.guest("Ben", "en")
    count = sa.select(sa.func.count()).select_from(schema.sessions)
    assert accounts.store.read(lambda found: found.execute(count).scalar()) == 1, "and are forgotten"


def ends(accounts: Accounts) -> float:
    """When the only session ends."""
    query = sa.select(schema.sessions.c.expires_at)
    return float(accounts.store.read(lambda connection: connection.execute(query).scalar_one()))


def test_a_session_that_is_used_goes_on_and_writes_once_a_day(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    account, session, _ = accounts.guest("Ana", "en")
    first, now = ends(accounts), time.time()
    written: list[float] = []
    write = accounts.store.write

    def noted(work: Callable[[sa.Connection], Any]) -> Any:
        written.append(now)
        return write(work)

    monkeypatch.setattr(accounts.store, "write", noted)
    monkeypatch.setattr(accounts_module.time, "time", lambda: now)
    for _ in range(3):
        assert accounts.signed_in(session) == account
    assert (written, ends(accounts)) == ([], first), "not on the first day"
    days = 0
    while days < 400:  # more than twice as long as a session that nobody uses
        days += 100
        now += 100 * RENEWAL_SECONDS
        for _ in range(3):
            assert accounts.signed_in(session) == account
        assert len(written) == days / 100
        assert ends(accounts) == pytest.approx(now + SESSION_SECONDS)
    now += SESSION_SECONDS + 1
    assert accounts.signed_in(session) is None, "half a year without use"
    assert len(written) == 4


def test_people_get_in_while_nothing_can_be_written(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    account, session, _ = accounts.guest("Ana", "en")
    now = time.time() + 2 * RENEWAL_SECONDS
    monkeypatch.setattr(accounts_module.time, "time", lambda: now)

    def full(work: Any) -> Any:
        raise TableError("not_saved", "the disk is full")

    monkeypatch.setattr(accounts.store, "write", full)
    assert accounts.signed_in(session) == account


def test_only_sessions_that_hold_are_living(accounts: Accounts) -> None:
    _, one, _ = accounts.guest("Ana", "en")
    _, two, _ = accounts.guest("Ben", "en")
    accounts.sign_out(two)
    assert accounts.living({one, two, "made up"}) == {one}
    assert accounts.living(set()) == set()


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoë", "zoe"), ("Ana B", "anab"), ("ＡＮＡ", "ana"), ("Straße", "STRASSE"), ("a-n-a", "ana")],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_a_deleted_account_is_nobody(accounts: Accounts) -> None:
    account, session = accounts.register("Vanishing", "correct horse", "en")
    accounts.delete(account.id)
    assert accounts.signed_in(session) is None
    assert "Vanishing" not in everything(accounts)
    with pytest.raises(TableError) as refused:
        accounts.get(account.id)
    assert refused.value.code == "not_found"
    with pytest.raises(TableError):
        accounts.sign_in("Vanishing", "correct horse")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paula", "Рaula"),
        ("Paula", "Pau1a"),
        ("cocoa", "сосоа"),
        ("Ward", "VVard"),
        ("Ana", "ÁNA"),
        ("Corn", "Com"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Ben", "Den"), ("Игорь", "Олег"), ("Tom 2", "Tom 3")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert look(one) != look(other)


def test_a_name_is_written_in_one_alphabet() -> None:
    assert checked_name("Игорь 2") == "Игорь 2"
    assert checked_name("Zoë  Müller") == "Zoë Müller"
    with pytest.raises(TableError, match="one alphabet"):
        checked_name("Рaula")  # the first letter is Cyrillic

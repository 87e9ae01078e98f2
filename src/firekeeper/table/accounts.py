"""People: guests with a recovery code, accounts with a password, and their sessions."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from firekeeper.table import log_entries as le
from firekeeper.table import schema
from firekeeper.table.errors import TableError
from firekeeper.table.names import checked_name, look, name_key
from firekeeper.table.store import Store

SESSION_SECONDS = 60 * 60 * 24 * 180
"""A session ends so long after it was last used."""
RENEWAL_SECONDS = 60 * 60 * 24
"""Whoever uses a session again sooner does not write that down: once a day is enough."""
LANGUAGES = ("en", "fr")
ROWS_AT_ONCE = 100
"""So many lines are written again in one transaction when an account is deleted."""
_SHORTEST_PASSWORD = 8
_LONGEST_PASSWORD = 200
_hasher = PasswordHasher()  # argon2id
_OWN = (schema.exercises_done, schema.call_settings, schema.push_devices, schema.shared_years)
"""What belongs to a person alone, and goes with their account."""
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""For codes that people read aloud: nothing that looks like something else."""


class Account(Struct, frozen=True):
    id: int
    name: str
    guest: bool
    language: str


def secret_hash(secret: str) -> str:
    """Secrets are stored as SHA-256 only; they are long and random."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _checked_password(password: str) -> str:
    if not _SHORTEST_PASSWORD <= len(password) <= _LONGEST_PASSWORD:
        raise TableError(
            "bad_password", f"a password has {_SHORTEST_PASSWORD} to {_LONGEST_PASSWORD} characters"
        )
    return password


class Accounts:
    """Accounts in the store. All methods block: call them from a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- signing in --------------------------------------------------------------------------------

    def guest(self, name: str, language: str) -> tuple[Account, str, str]:
        """A new guest: the account, the session secret, and the code that recovers it elsewhere."""
        name = checked_name(name)
        self._refuse_look_alike(name)
        code = _grouped("".join(secrets.choice(_ALPHABET) for _ in range(20)))
        row = {"name": name, "guest_code": secret_hash(code), "language": _language(language)}
        account = self._insert(row)
        return account, self._session(account.id), code

    def recover(self, code: str) -> tuple[Account, str]:
        """A guest on another device."""
        letters = "".join(letter for letter in code.lower() if letter.isalnum())
        account = self._one(schema.accounts.c.guest_code == secret_hash(_grouped(letters)))
        if account is None:
            raise TableError("wrong_password", "no guest has this code")
        return account, self._session(account.id)

    def register(
        self, name: str, password: str, language: str, guest: int | None = None
    ) -> tuple[Account, str]:
        """A new account; a guest who registers keeps their games, and their older sessions end."""
        name = checked_name(name)
        self._refuse_look_alike(name)
        row: dict[str, Any] = {
            "name": name,
            "name_key": name_key(name),
            "look": look(name),
            "password": _hasher.hash(_checked_password(password)),
            "language": _language(language),
        }
        try:
            if guest is None:
                account = self._insert(row)
            else:
                self._update(guest, {**row, "guest_code": None}, end_sessions=True)
                account = self.get(guest)
        except IntegrityError as error:
            raise TableError("bad_name", f"the name «{name}» is taken") from error
        return account, self._session(account.id)

    def sign_in(self, name: str, password: str) -> tuple[Account, str]:
        """Name and password. The answer does not tell which of them was wrong."""
        a = schema.accounts.c
        found = self.store.read(
            lambda connection: connection.execute(
                sa.select(a.id, a.password).where(a.name_key == name_key(name), sa.not_(a.deleted))
            ).first()
        )
        try:
            # Hash something in any case, so that the time taken says nothing.
            _hasher.verify(found.password if found else _DUMMY, password[:_LONGEST_PASSWORD])
        except VerificationError:
            found = None
        if found is None:
            raise TableError("wrong_password", "name or password is wrong")
        return self.get(found.id), self._session(found.id)

    def signed_in(self, secret: str) -> Account | None:
        """The account of a session secret. Who comes back stays signed in: the session begins anew."""
        s, now = schema.sessions.c, time.time()
        where = sa.and_(s.key == secret_hash(secret), s.expires_at > now)
        query = sa.select(s.account, s.expires_at).where(where)
        found = self.store.read(lambda connection: connection.execute(query).first())
        if found is None:
            return None
        if found.expires_at < now + SESSION_SECONDS - RENEWAL_SECONDS:
            self._renew(secret_hash(secret), found.expires_at, now + SESSION_SECONDS)
        return self._one(schema.accounts.c.id == found.account)

    def living(self, secrets: set[str]) -> set[str]:
        """Those of some session secrets that still hold."""
        s = schema.sessions.c
        keys = {secret_hash(secret): secret for secret in secrets}
        where = sa.and_(s.key.in_(keys), s.expires_at > time.time())
        found = self.store.read(
            lambda connection: connection.execute(sa.select(s.key).where(where)).scalars().all()
        )
        return {keys[key] for key in found}

    def sign_out(self, secret: str) -> None:
        where = schema.sessions.c.key == secret_hash(secret)
        self.store.write(lambda connection: connection.execute(sa.delete(schema.sessions).where(where)))

    # --- one's own account ---------------------------------------------------------------------------

    def get(self, account: int) -> Account:
        found = self._one(schema.accounts.c.id == account)
        if found is None:
            raise TableError("not_found", "this account does not exist any more")
        return found

    def change_password(self, account: int, old: str, new: str, keep: str) -> None:
        """A new password ends all other sessions."""
        a, s = schema.accounts.c, schema.sessions.c
        stored = self.store.read(
            lambda connection: connection.execute(sa.select(a.password).where(a.id == account)).scalar()
        )
        try:
            _hasher.verify(stored or _DUMMY, old[:_LONGEST_PASSWORD])
        except VerificationError as error:
            raise TableError("wrong_password", "the old password is wrong") from error
        hashed = _hasher.hash(_checked_password(new))

        def work(connection: Connection) -> None:
            connection.execute(sa.update(schema.accounts).where(a.id == account).values(password=hashed))
            others = sa.and_(s.account == account, s.key != secret_hash(keep))
            connection.execute(sa.delete(schema.sessions).where(others))

        self.store.write(work)

    def set_language(self, account: int, language: str) -> None:
        self._update(account, {"language": _language(language)})

    def prove(self, account: int, proof: str) -> None:
        """Check that somebody knows the password of an account, or the code of a guest."""
        a = schema.accounts.c
        query = sa.select(a.password, a.guest_code).where(a.id == account, sa.not_(a.deleted))
        found = self.store.read(lambda connection: connection.execute(query).one())
        if found.password is None:
            letters = "".join(letter for letter in proof.lower() if letter.isalnum())
            if not secrets.compare_digest(found.guest_code or "", secret_hash(_grouped(letters))):
                raise TableError("wrong_password", "this is not your guest code")
            return
        try:
            _hasher.verify(found.password, proof[:_LONGEST_PASSWORD])
        except VerificationError as error:
            raise TableError("wrong_password", "the password is wrong") from error

    def delete(self, account: int) -> None:
        """Forget who this was: name, password, code and sessions go; games keep their seats, namelessly.

        Names are looked for before anything is locked, and go in small transactions: nobody waits for long.
        Should that be interrupted, the account is still there to be deleted again.
        """
        while len(found := self.store.read(lambda connection: self._lines_with_name(connection, account))):
            for at in range(0, len(found), ROWS_AT_ONCE):
                self.store.write(partial(_without_name, rows=found[at : at + ROWS_AT_ONCE]))

        def work(connection: Connection) -> None:
            connection.execute(
                sa.update(schema.accounts)
                .where(schema.accounts.c.id == account)
                .values(
                    name="(deleted)", name_key=None, look=None, password=None, guest_code=None, deleted=True
                )
            )
            for kept in (*_OWN, schema.sessions):
                connection.execute(sa.delete(kept).where(kept.c.account == account))
            # Reviews call people by their names.
            sat = sa.select(schema.members.c.table_id).where(schema.members.c.account == account)
            connection.execute(sa.delete(schema.reviews).where(schema.reviews.c.table_id.in_(sat)))

        self.store.write(work)

    def tables(self, account: int) -> list[str]:
        """The tables at which a person has sat or talked."""
        return self.store.read(lambda connection: self._tables(connection, account))

    def _tables(self, connection: Connection, account: int) -> list[str]:
        queries = [
            sa.select(t.c.table_id).where(t.c.account == account) for t in (schema.members, schema.speakers)
        ]
        return list(connection.execute(sa.union(*queries)).scalars())

    def _lines_with_name(self, connection: Connection, account: int) -> list[Any]:
        """The lines that hold a person's name: where they sat down, took over, or talked.

        They are looked for at the person's tables only: all lines of a server are too many to read.
        """
        # The fields stand side by side in every such line; inside a text the quotes would be escaped.
        needle = f'"account":{account},"name":"'.encode()
        nameless = needle + b'"'
        line = schema.lines.c
        found: list[Any] = []
        for table in sorted(self._tables(connection, account)):
            query = sa.select(line.table_id, line.number, line.at, line.body).where(line.table_id == table)
            rows = connection.execute(query.order_by(line.number))
            found += [row for row in rows if needle in bytes(row.body) and nameless not in bytes(row.body)]
        return found

    def export(self, account: int) -> dict[str, Any]:
        """Everything stored about a person: account, sessions, tables, and what they have said."""
        a, m, t, s = schema.accounts.c, schema.members.c, schema.tables.c, schema.sessions.c

        def work(connection: Connection) -> dict[str, Any]:
            row = connection.execute(
                sa.select(a.id, a.name, a.language, a.created_at).where(a.id == account)
            ).one()
            sessions = connection.execute(
                sa.select(s.created_at, s.expires_at).where(s.account == account).order_by(s.created_at)
            )
            tables = connection.execute(
                sa.select(t.id, t.game, t.status, t.created_at)
                .join(schema.members, m.table_id == t.id)
                .where(m.account == account)
                .order_by(t.created_at)
            )
            named = [(found, le.decode(found.body)) for found in self._lines_with_name(connection, account)]
            return {
                "account": dict(row._mapping),
                "sessions": [dict(session._mapping) for session in sessions],
                "tables": [dict(table._mapping) for table in tables],
                "chat": [
                    {"table": found.table_id, "at": found.at, "language": line.language, "text": line.text}
                    for found, line in named
                    if isinstance(line, le.Said)
                ],
            }

        return self.store.read(work)

    # --- helpers ---------------------------------------------------------------------------------------

    def _insert(self, row: dict[str, Any]) -> Account:
        row = {**row, "created_at": time.time(), "deleted": False}
        key = self.store.write(
            lambda connection: connection.execute(sa.insert(schema.accounts).values(row)).inserted_primary_key
        )
        assert key is not None
        return self.get(int(key[0]))

    def _update(self, account: int, row: dict[str, Any], end_sessions: bool = False) -> None:
        def work(connection: Connection) -> None:
            where = schema.accounts.c.id == account
            connection.execute(sa.update(schema.accounts).where(where).values(row))
            if end_sessions:
                connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.account == account))

        self.store.write(work)

    def _refuse_look_alike(self, name: str) -> None:
        """Refuse a name that can be taken for an account's."""
        a = schema.accounts.c
        query = sa.select(a.id).where(a.look == look(name), sa.not_(a.deleted)).limit(1)
        if self.store.read(lambda connection: connection.execute(query).first()) is not None:
            raise TableError("bad_name", f"the name «{name}» is taken, or looks like one that is")

    def _one(self, where: sa.ColumnElement[bool]) -> Account | None:
        a = schema.accounts.c
        query = sa.select(a.id, a.name, a.name_key, a.language).where(where, sa.not_(a.deleted))
        found = self.store.read(lambda connection: connection.execute(query).first())
        return (
            None if found is None else Account(found.id, found.name, found.name_key is None, found.language)
        )

    def _renew(self, key: str, ends: float, later: float) -> None:
        """Let a session end later, unless another request or process has just done so."""
        s = schema.sessions.c
        renewed = sa.update(schema.sessions).where(s.key == key, s.expires_at == ends)
        # While nothing can be written people still get in: the next request tries again.
        with contextlib.suppress(TableError):
            self.store.write(lambda connection: connection.execute(renewed.values(expires_at=later)))

    def _session(self, account: int) -> str:
        secret = secrets.token_urlsafe(32)
        now = time.time()
        row = {
            "key": secret_hash(secret),
            "account": account,
            "created_at": now,
            "expires_at": now + SESSION_SECONDS,
        }
        over = sa.delete(schema.sessions).where(schema.sessions.c.expires_at <= now)

        def work(connection: Connection) -> None:
            connection.execute(over)  # nobody asks for them any more
            connection.execute(sa.insert(schema.sessions).values(row))

        self.store.write(work)
        return secret


def _without_name(connection: Connection, rows: list[Any]) -> None:
    """Write lines again, without the name in them."""
    line = schema.lines.c
    for row in rows:
        nameless = le.encode(msgspec.structs.replace(le.decode(row.body), name=""))
        where = sa.and_(line.table_id == row.table_id, line.number == row.number)
        connection.execute(sa.update(schema.lines).where(where).values(body=nameless))


def _grouped(letters: str) -> str:
    """A code as it is shown, in groups of five: nobody has to type the hyphens."""
    return "-".join(letters[at : at + 5] for at in range(0, len(letters), 5))


def _language(language: str) -> str:
    return language if language in LANGUAGES else "en"


_DUMMY = _hasher.hash(secrets.token_hex(8))
"""Verified when there is no such account, so that sign-in takes as long."""

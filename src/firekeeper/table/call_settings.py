"""How a person wants to be called when it is their turn: by which ways, for what, and when not."""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime, timedelta
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from firekeeper.table import schema
from firekeeper.table.errors import TableError
from firekeeper.table.store import Store

Reason = Literal["turn", "joined", "consent"]
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
MOST_DEVICES = 10
MOST_SILENT = 200
VAPID = "vapid_key"
"""The setting that keeps the key by which browsers know our push messages."""


class Quiet(Struct, frozen=True, kw_only=True):
    """Nobody is called from `begin` to `end`, in minutes since midnight, by the clocks of `zone`."""

    begin: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class CallSettings(Struct, frozen=True, kw_only=True):
    """What is kept for a person. `address`: where our pages are, as their browser knows them.

    `email` is confirmed; `code` confirms `unconfirmed`. `silent` are tables that do not call.
    """

    turn: bool = True
    joined: bool = True
    consent: bool = True
    email: str = ""
    unconfirmed: str = ""
    code: str = ""
    webhook: str = ""
    webhook_kind: Literal["discord", "ntfy"] = "ntfy"
    quiet: Quiet | None = None
    silent: list[str] = []
    address: str = ""


class PushDevice(Struct, frozen=True, kw_only=True):
    """A browser that listens for us: the address, and the keys that only it can read with."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=60)]


# Made once at import: msgspec can crash if several threads are the first to decode a Struct (warm_up.py).
_settings = msgspec.json.Decoder(CallSettings).decode
_device = msgspec.json.Decoder(PushDevice).decode
_encode = msgspec.json.Encoder().encode


def checked_quiet(quiet: Quiet | None) -> Quiet | None:
    """Quiet hours whose time zone exists."""
    if quiet is None or quiet.begin == quiet.end:
        return None
    try:
        ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise TableError(
            "bad_message", f"there is no time zone «{quiet.zone}»; name one like Europe/Paris or UTC"
        ) from error
    return quiet


def quiet_for(quiet: Quiet | None, now: float) -> float:
    """For how many seconds from now on nobody may be called."""
    if quiet is None:
        return 0.0
    here = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if quiet.begin < quiet.end:
        inside = quiet.begin <= minute < quiet.end
    else:  # over midnight
        inside = minute >= quiet.begin or minute < quiet.end
    if not inside:
        return 0.0
    end = here.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    if end <= here:
        end += timedelta(days=1)
    return max(1.0, end.timestamp() - now)


class CallStore:
    """Call settings in the store. All methods block: call them from a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def load(self, account: int) -> CallSettings:
        """How a person wants to be called; who has said nothing is not."""
        c = schema.call_settings.c
        query = sa.select(c.body).where(c.account == account)
        found = self.store.read(lambda connection: connection.execute(query).scalar())
        return CallSettings() if found is None else _settings(found)

    def save(self, account: int, settings: CallSettings) -> None:
        """Keep how a person wants to be called."""
        row = {"account": account, "body": _encode(settings)}
        t = schema.call_settings

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(t).where(t.c.account == account))
            connection.execute(sa.insert(t).values(row))

        self.store.write(work)

    def wanting(self) -> set[int]:
        """Everybody who has said how to be called."""
        queries = [sa.select(t.c.account) for t in (schema.call_settings, schema.push_devices)]
        return self.store.read(lambda connection: set(connection.execute(sa.union(*queries)).scalars()))

    def devices(self, account: int) -> list[PushDevice]:
        """The browsers that listen for a person."""
        t = schema.push_devices.c
        query = sa.select(t.body).where(t.account == account).order_by(t.key)
        rows = self.store.read(lambda connection: connection.execute(query).scalars().all())
        return [_device(row) for row in rows]

    def add_device(self, account: int, device: PushDevice) -> None:
        """A browser listens for this person from now on, and for nobody else."""
        t = schema.push_devices
        key = hashlib.sha256(device.endpoint.encode()).hexdigest()
        row = {"key": key, "account": account, "body": _encode(device)}

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(t).where(t.c.key == key))
            count = sa.select(sa.func.count()).where(t.c.account == account)
            if connection.execute(count).scalar_one() >= MOST_DEVICES:
                raise TableError("conflict", f"at most {MOST_DEVICES} devices; take one away first")
            connection.execute(sa.insert(t).values(row))

        self.store.write(work)

    def drop_device(self, endpoint: str, account: int | None = None) -> None:
        """A browser does not listen any more."""
        t = schema.push_devices
        where = [t.c.key == hashlib.sha256(endpoint.encode()).hexdigest()]
        if account is not None:
            where.append(t.c.account == account)
        self.store.write(lambda connection: connection.execute(sa.delete(t).where(*where)))

    def claim(self, table: str, account: int, mark: str) -> bool:
        """Whether we may call: nobody has, for this, before."""
        row = {"table_id": table, "account": account, "mark": mark}
        try:
            self.store.write(lambda connection: connection.execute(sa.insert(schema.called).values(row)))
        except IntegrityError:
            return False
        return True

    def language(self, account: int) -> str:
        a = schema.accounts.c
        query = sa.select(a.language).where(a.id == account)
        return str(self.store.read(lambda connection: connection.execute(query).scalar()) or "en")

    def waiting_tables(self, accounts: set[int], most: int = 500) -> list[str]:
        """Tables at which one of these people sits and a game goes on."""
        t, m = schema.tables.c, schema.members.c
        query = (
            sa.select(t.id)
            .join(schema.members, m.table_id == t.id)
            .where(t.status == "playing", m.account.in_(sorted(accounts)))
            .distinct()
            .limit(most)
        )
        return self.store.read(lambda connection: list(connection.execute(query).scalars()))

    def export(self, account: int) -> dict[str, Any]:
        """What is stored about how to call a person."""
        kept = msgspec.structs.replace(self.load(account), code="")
        return {"settings": msgspec.to_builtins(kept), "devices": len(self.devices(account))}

    def vapid_key(self) -> str:
        """The private key of our push messages (PEM), made once and kept for all processes."""
        from firekeeper.table.push import new_key

        s = schema.settings

        def work(connection: Connection) -> str:
            known = connection.execute(sa.select(s.c.value).where(s.c.name == VAPID)).scalar()
            if known is None:
                known = new_key()
                connection.execute(sa.insert(s).values(name=VAPID, value=known))
            return str(known)

        try:
            return self.store.write(work)
        except IntegrityError:  # another process was faster
            return self.store.write(work)


def new_code() -> str:
    """A code for confirming an address, easy to type."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(8))

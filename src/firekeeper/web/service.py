"""The service: store, accounts, hub and bots of one process, started and stopped together."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import time
import uuid
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection as Database

from firekeeper.bots.budget import UNLIMITED
from firekeeper.bots.budget import parse as parse_budget
from firekeeper.table import compiled, schema, server_time
from firekeeper.table import log_entries as le
from firekeeper.table.accounts import Account, Accounts
from firekeeper.table.bots import BotPool
from firekeeper.table.call_channels import mail_server
from firekeeper.table.call_settings import CallStore
from firekeeper.table.calls import Caller
from firekeeper.table.daily import ORIGIN as DAILY
from firekeeper.table.daily import DailyTables
from firekeeper.table.database import Sync
from firekeeper.table.errors import TableError
from firekeeper.table.hub import Hub
from firekeeper.table.limits import Limits
from firekeeper.table.migrate import upgrade
from firekeeper.table.notices import PLANS, PRESENCE, Notices, tell
from firekeeper.table.operations import frozen_tables
from firekeeper.table.review_store import ReviewStore
from firekeeper.table.room import Room
from firekeeper.table.store import Store
from firekeeper.table.warm_up import warm_up
from firekeeper.table.years import Years
from firekeeper.web.gate import Gate
from firekeeper.web.metrics import Metrics
from firekeeper.web.presence import LocalPresence, RemotePresence
from firekeeper.web.remote_plans import RemotePlans
from firekeeper.web.renderings import Renderings
from firekeeper.web.reviews import Reviews
from firekeeper.web.sockets import GOING_AWAY, SIGNED_OUT, Connection, TableConnections

log = logging.getLogger("firekeeper.web")


ALIVE = "last_alive"
"""The setting that says when a server was last running."""
SWEEP_SECONDS = 30.0
"""How often idle tables are looked for."""


class Config(Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str
    bot_workers: int = 1
    bot_seconds: float = 10.0
    bot_budget: str = ""  # as in `serve --budget`; empty: only nobody waits longer than half of the seconds
    pack: Path | None = None
    secure_cookies: bool = False
    limit_scale: float = 1.0
    client: Path | None = None
    sync: Sync = "full"
    rendering_processes: int = 1
    compile: bool = False  # compile rules and bots in the background, if this is a checkout that can
    address: str = ""  # where people find the server, for links in messages
    smtp: str = ""  # where e-mails are handed in, as in `serve --smtp`
    call_delay: float = 20.0  # seconds before somebody is called, who may come by themselves
    private_webhooks: bool = False  # messages may go to addresses that are not on the public internet


class Service:
    """Everything behind the web application."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = uuid.uuid4().hex[:12]
        self.metrics = Metrics()
        self.connections_by_table: dict[str, TableConnections] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.remote_presence: RemotePresence | None = None
        self.remote_plans: RemotePlans | None = None
        self.ready = False

    async def start(self) -> None:
        """Bring the database up to date, open it, and begin to listen."""
        await asyncio.to_thread(upgrade, self.config.database)
        self.store = Store(self.config.database, self.process, self.config.sync)
        self.accounts = Accounts(self.store)
        budget = parse_budget(self.config.bot_budget) if self.config.bot_budget else UNLIMITED
        self.bots = BotPool(self.config.bot_workers, self.config.bot_seconds, self.config.pack, budget=budget)
        self.hub = Hub(self.store, self.bots, self.config.pack, Limits(self.config.limit_scale))
        self.renderings = Renderings(self.config.rendering_processes)
        self.gate = Gate(self.hub.limits)
        self.reviews = Reviews(self.renderings, store=ReviewStore(self.store))
        self.key = await asyncio.to_thread(self._secret_key)
        self.caller = Caller(
            CallStore(self.store),
            self.hub.room,
            self._is_here,
            mail=mail_server(self.config.smtp),
            address=self.config.address,
            delay=self.config.call_delay,
            allow_private=self.config.private_webhooks,
        )
        self.hub.on_change = self._call_for
        self.daily = DailyTables(self.store)
        self.years = Years(self.store)
        await asyncio.to_thread(warm_up, self.config.pack)
        self.hub.down = await asyncio.to_thread(self._downtime)
        self.hub.frozen = await asyncio.to_thread(self.store.read, frozen_tables)
        self._tasks = [asyncio.create_task(self._sweep())]
        if self.config.compile:
            self._tasks.append(asyncio.create_task(self._compile()))
        others: dict[str, Callable[[str], None]] = {}
        if self.store.postgres:
            self.remote_presence = RemotePresence(
                self.process,
                self._local_presence,
                partial(tell, self.store, PRESENCE),
                self._presence_changed,
            )
            self.remote_plans = RemotePlans(
                self.process, partial(tell, self.store, PLANS), self.connections_by_table.get
            )
            self._tasks.append(asyncio.create_task(self.remote_presence.run(self._visited)))
            self._tasks.append(asyncio.create_task(self.remote_plans.run()))
            others = {PRESENCE: self.remote_presence.on_notice, PLANS: self.remote_plans.on_notice}
        loop = asyncio.get_running_loop()
        remote = self.hub.remote
        self.notices = Notices(self.store, loop, remote.on_notice, remote.on_missed, others, remote.wants)
        self.notices.start()
        self._tasks.append(asyncio.create_task(self._start_calling()))
        self.ready = True

    async def stop(self) -> None:
        """Let everything that is being written finish, then close."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        for group in self.connections_by_table.values():
            for connection in group.connections:
                connection.drop(GOING_AWAY)
        if self.remote_presence is not None:
            for table in self.connections_by_table:
                self.remote_presence.announce(table)
            with contextlib.suppress(TableError):  # without a database the others find out by themselves
                await self.remote_presence.flush()
        self.caller.close()
        await self.hub.close()
        self.notices.stop()
        self.bots.close()
        self.reviews.close()
        self.renderings.close()
        with contextlib.suppress(TableError):  # who cannot write this was down for a moment longer
            await asyncio.to_thread(self._note_alive)
        await asyncio.to_thread(self.store.close)
        log.info("stopped: everything is saved")

    async def _compile(self) -> None:
        """Let bots think with compiled code, as soon as there is some."""
        copy = await asyncio.to_thread(compiled.of_this_checkout)
        if copy is None:
            return
        if not copy.ready:
            log.info("compiling rules and bots in the background, once: bots think several times faster then")
            if trouble := await copy.build():
                log.info("bots think in pure Python: %s", trouble)
                return
        self.bots.compiled = self.renderings.compiled = copy.folder
        log.info("bots think, and reviews are made, with compiled code from now on")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                gone = self.hub.sweep()
                if gone:
                    log.info("%d idle tables left memory", gone)
                for key in [key for key in self.connections_by_table if key not in self.hub.rooms]:
                    self.connections_by_table.pop(key, None)
                await self.close_ended()
                await self.caller.refresh()
                await asyncio.to_thread(self._note_alive)
            except Exception:  # the next sweep tries again
                log.exception("sweeping failed")

    # --- calls -------------------------------------------------------------------------------------

    async def _start_calling(self) -> None:
        try:
            await self.caller.start()
        except Exception:  # nobody is called yet, but everybody can play
            log.exception("people are not called")

    def _call_for(self, room: Room, lines: list[le.AnyLogEntry]) -> None:
        try:
            self.caller.on_written(room, lines)
        except Exception:  # whatever is wrong with calling, play goes on
            log.exception("nobody is called for table %s", room.table.id)

    async def admit(self, room: Room, account: int) -> None:
        """Let somebody look at the daily table of another, if they may by now."""
        table = room.table
        origin = table.config.origin
        if not origin.startswith(DAILY) or table.status != "finished" or account in table.guests:
            return
        if await asyncio.to_thread(self.daily.may_look, origin, table.config.game, account):
            table.guests.add(account)

    def _is_here(self, room: Room, account: int) -> bool:
        """Whether a person is connected to a table, through this process or another."""
        group = self.connections_by_table.get(room.table.id)
        if group is not None and account in group.local_accounts():
            return True
        return self.remote_presence is not None and account in self.remote_presence.accounts(room.table.id)

    # --- connections -------------------------------------------------------------------------------

    def table_connections(self, room: Room) -> TableConnections:
        """The connections of a room in this process."""
        found = self.connections_by_table.get(room.table.id)
        if found is None or found.room is not room:
            found = TableConnections(self.hub, room, self.remote_presence, self.remote_plans)
            room.listeners = [found]
            self.connections_by_table[room.table.id] = found
        return found

    def _visited(self) -> list[str]:
        """The tables that somebody is connected to through this process."""
        return [table for table, group in self.connections_by_table.items() if group.connections]

    def _local_presence(self, table: str) -> LocalPresence | None:
        """Who is at a table through this process."""
        group = self.connections_by_table.get(table)
        if group is None or not self.ready:
            return None
        return LocalPresence(table, sorted(group.local_accounts()), group.local_watching())

    def _presence_changed(self, table: str) -> None:
        group = self.connections_by_table.get(table)
        if group is not None:
            group.send_presence()

    def connections(self) -> list[Connection]:
        """All WebSockets of this process."""
        return [found for group in self.connections_by_table.values() for found in group.connections]

    async def close_ended(self) -> None:
        """Close the connections whose session is over: signed out, password changed, account deleted."""
        open_ones = [found for found in self.connections() if found.session]
        living = await asyncio.to_thread(self.accounts.living, {found.session for found in open_ones})
        for connection in open_ones:
            if connection.session not in living:
                connection.drop(SIGNED_OUT)

    # --- times without a server --------------------------------------------------------------------

    def _note_alive(self) -> None:
        """Remember that a server was running now."""
        s = schema.settings

        def work(connection: Database) -> None:
            connection.execute(sa.delete(s).where(s.c.name == ALIVE))
            connection.execute(sa.insert(s).values(name=ALIVE, value=repr(server_time.now())))

        with contextlib.suppress(sa.exc.IntegrityError):  # another process has just done so
            self.store.write(work)

    def _downtime(self) -> tuple[float, float] | None:
        """From when to when no server was running, if it was for longer than a restart takes."""
        query = sa.select(schema.settings.c.value).where(schema.settings.c.name == ALIVE)
        last = self.store.read(lambda connection: connection.execute(query).scalar())
        now = server_time.now()
        self._note_alive()
        if last is None or now - float(last) < 2 * SWEEP_SECONDS:
            return None
        return float(last), now

    # --- cookies -----------------------------------------------------------------------------------

    def _secret_key(self) -> bytes:
        """The key that signs cookies, made once and kept in the store for all processes."""

        def work(connection: Database) -> str:
            s = schema.settings
            known = connection.execute(sa.select(s.c.value).where(s.c.name == "cookie_key")).scalar()
            if known is None:
                known = secrets.token_hex(32)
                connection.execute(sa.insert(s).values(name="cookie_key", value=known))
            return str(known)

        for _ in range(2):
            with contextlib.suppress(sa.exc.IntegrityError):  # another process was faster: read its key
                return bytes.fromhex(self.store.write(work))
        raise RuntimeError("the cookie key can be neither read nor written")

    def sign(self, secret: str) -> str:
        """A session secret as it stands in a cookie."""
        return f"{secret}.{self._mark(secret)}"

    def unsign(self, cookie: str) -> str | None:
        """The session secret of a cookie that we have signed."""
        secret, _, mark = cookie.rpartition(".")
        right = self._mark(secret).encode()
        return secret if secret and hmac.compare_digest(mark.encode(), right) else None

    def _mark(self, secret: str) -> str:
        return hmac.new(self.key, secret.encode(), hashlib.sha256).hexdigest()[:32]

    async def who(self, cookie: str | None, bearer: str | None) -> tuple[Account, str] | None:
        """The person behind a request: by cookie (browsers) or by bearer token (programs)."""
        secret = bearer or (self.unsign(cookie) if cookie else None)
        if not secret:
            return None
        account = await asyncio.to_thread(self.accounts.signed_in, secret)
        return None if account is None else (account, secret)

    async def look_back(self, work: Callable[..., bytes], *args: Any) -> bytes:
        """What `work` makes within milliseconds for somebody who has passed the gate."""

        def timed() -> tuple[bytes, float]:
            began = time.thread_time()
            return work(*args), time.thread_time() - began

        found, spent = await self.renderings.quick(timed)
        self.gate.rest(spent)
        return found

    # --- health ------------------------------------------------------------------------------------

    async def database_well(self) -> bool:
        """Whether the store can be read, is in its place, and keeps what is written."""
        return await asyncio.to_thread(self.store.well)

    def gauges(self) -> dict[str, float]:
        """What is going on now."""
        rooms = self.hub.rooms.values()
        return {
            "tables_in_memory": len(rooms),
            "tables_playing": sum(room.table.status == "playing" for room in rooms),
            "tables_frozen": len(self.hub.frozen),
            "connections_open": sum(len(group.connections) for group in self.connections_by_table.values()),
            "renderings_waiting": self.renderings.waiting + self.gate.waiting,
            "bots_thinking": sum(room.bots_thinking for room in rooms),
        }

    def totals(self) -> dict[str, int]:
        """What the parts of this process have counted since it started."""
        return {
            "moves": self.hub.moves,
            "bot_failures": self.bots.failures,
            "database_errors": self.store.errors,
            "calls": self.caller.sent,
            "call_failures": self.caller.failed,
        }

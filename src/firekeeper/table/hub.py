"""The hub: live tables of this process, who listens to them, and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from firekeeper.kernel.component_tables import PackError
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.record import Record
from firekeeper.kernel.rng import commitment
from firekeeper.table import log_entries as le
from firekeeper.table import server_time
from firekeeper.table.appending import Append
from firekeeper.table.bots import BotPool
from firekeeper.table.errors import TableError
from firekeeper.table.limits import Limits
from firekeeper.table.live import LiveTable
from firekeeper.table.names import checked_name
from firekeeper.table.remote_changes import RemoteChanges
from firekeeper.table.room import Planner, Room
from firekeeper.table.seats import WEAKEST, SeatPlan, Settings
from firekeeper.table.snapshots import due, reopen, take
from firekeeper.table.store import Store
from firekeeper.table.summaries import encoded_summary
from firekeeper.table.table_config import TableConfig
from firekeeper.table.turns import Turns
from firekeeper.table.versions import replayed, rules_of, stored_record, unfold
from firekeeper.table.view_changes import Renderer
from firekeeper.titles import options_of, rules_for

log = logging.getLogger("firekeeper.table")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
"""What can be the name of a table: anything else is not even looked for."""

IDLE_SECONDS = 600.0
"""A table nobody listens to leaves memory after this time."""


class Hub:
    """All tables of one process."""

    def __init__(
        self, store: Store, bots: BotPool, pack: Path | None = None, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits or Limits()
        self.pack = pack
        self.rooms: dict[str, Room] = {}
        # Tables that can only be read, as far as they have been looked at; `serve` looks at all of them.
        self.frozen: set[str] = set()
        self.moves = 0
        # Told of all that is written here; it must not take long, and nothing may come of it.
        self.on_change: Callable[[Room, list[le.AnyLogEntry]], None] | None = None
        # From when to when no server was running, before this one started.
        self.down: tuple[float, float] | None = None
        # Tables that are being read.
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.turns = Turns(bots, self.change)
        self.remote = RemoteChanges(self)

    # --- tables ------------------------------------------------------------------------------------

    async def create(
        self,
        *,
        game: str,
        options: dict[str, Any],
        settings: Settings,
        seats: list[SeatPlan],
        account: int,
        name: str,
        seed: str | None = None,
        seed_secret: bool = False,
        start: dict[str, Any] | None = None,
        origin: str = "",
        version: str | None = None,
    ) -> Room:
        """A new table; its creator sits on the seat marked "me", and a full table starts at once.

        `seed_secret`: nobody knows the seed, though it was given. `version` names the rules by which a
        `start` was reached: they can go on from it.
        """
        rules = await asyncio.to_thread(rules_for, game, options, self.pack, version)
        free = rules.seats - len(rules.automa)
        if len(seats) > free:
            raise TableError("bad_options", f"there are {free} seats, you planned {len(seats)}")
        if sum(plan.kind == "me" for plan in seats) > 1:
            raise TableError("bad_options", "you can take one seat only; others on this device are «here»")
        if any(plan.kind == "here" for plan in seats) and all(plan.kind != "me" for plan in seats):
            raise TableError("bad_options", "for others on this device («here») take a seat yourself («me»)")
        seats = [_named(plan) for plan in seats]
        for plan in seats:
            if plan.kind == "bot":
                self.bots.check(plan.bot)
        secret = seed if seed is not None else secrets.token_hex(16)
        config = TableConfig(
            id=secrets.token_hex(5),
            game=game,
            rules=rules.version,
            pack=rules.pack,
            options=options_of(rules),
            settings=settings,
            plan=seats,
            seed=secret,
            seed_known=seed is not None and not seed_secret,
            commitment=commitment(secret),
            start=start,
            origin=origin,
            created_by=account,
            created_at=server_time.now(),
        )
        room = await self._open(LiveTable(config, rules))
        places = [at for at in range(rules.seats) if at not in rules.automa]
        sitting: list[le.AnyLogEntry] = [
            le.Joined(at, account, name if plan.kind == "me" else plan.name)
            for at, plan in zip(places, seats, strict=False)
            if plan.kind in ("me", "here")
        ]
        await self.change(room, lambda _: sitting)
        await self.start_if_full(room, account)
        return room

    async def import_record(self, record: Record, account: int) -> Room:
        """A finished game that was played elsewhere, as a table to look back on and to go on from."""
        header = record.header
        if header.start is not None:
            raise TableError("bad_message", "a record that begins in mid-game cannot be checked")
        if record.seed is None or record.result is None:
            raise TableError("bad_message", "only records of finished games with their seed can be kept")
        game = await asyncio.to_thread(replayed, record, self.pack)
        config = TableConfig(
            id=secrets.token_hex(5),
            game=header.game,
            rules=header.rules,
            pack=header.pack,
            options=header.options,
            settings=Settings(listed=False),
            plan=[
                SeatPlan(kind="bot", bot=WEAKEST) for _ in range(game.rules.seats - len(game.rules.automa))
            ],
            seed=record.seed,
            seed_known=True,
            commitment=header.commitment,
            start=None,
            origin="upload",
            created_by=account,
            created_at=server_time.now(),
        )
        room = await self._open(LiveTable(config, game.rules))
        await self.change(room, lambda _: [le.Started(record.entries)])
        return room

    async def _open(self, table: LiveTable) -> Room:
        """Keep a new table, and hold it ready."""
        invitation = secrets.token_urlsafe(12)
        await asyncio.to_thread(self.store.create, table.config, invitation, encoded_summary(table))
        return self.rooms.setdefault(table.id, Room(table, invitation))

    async def start_if_full(self, room: Room, account: int) -> None:
        """Begin as soon as nobody is missing, unless whoever comes last has to wait for a sign."""

        def plan(table: LiveTable) -> list[le.AnyLogEntry]:
            waits = bool(table.free) or table.game is not None or table.config.begins_when_asked
            return [] if waits else table.plan_start(account)

        await self.change(room, plan)

    async def room(self, table: str) -> Room:
        """A table, read from the store if it is not live."""
        if not TABLE_ID.fullmatch(table):
            raise TableError("not_found", "there is no such table")
        found = self.rooms.get(table)
        if found is not None:
            found.touched = time.monotonic()
            if found.stale:
                async with self.remote.locked(found):
                    pass
            return found
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room:
        live, invitation = await asyncio.to_thread(self._read, table)
        room = self.rooms.setdefault(table, Room(live, invitation))
        await self.remote.on_opened(table)
        if self.down is not None:
            begin, end = self.down
            await self.change_here(room, lambda live: live.plan_hold(begin, end))
        self.turns.wake(room)
        return room

    def _read(self, table: str) -> tuple[LiveTable, str]:
        found = reopen(self.store, table, self.pack)
        if found is not None:
            self.frozen.discard(table)
            return found
        stored = self.store.load(table)
        if stored is None:
            raise TableError("not_found", "there is no such table")
        config = stored.config
        try:
            rules = rules_of(config, stored.lines, self.pack)
        except (OptionError, PackError) as error:
            raise TableError("frozen", f"this server has no rules for this table: {error}") from error
        live = unfold(config, rules, stored.lines, stored.summary)
        if live.frozen is None:
            self.frozen.discard(table)
        else:
            self.frozen.add(table)
            log.warning(
                "table %s is frozen: %d of its %d entries replay with rules %s",
                table, live.frozen.replays, live.frozen.entries, rules.version,
            )  # fmt: skip
        return live, stored.invitation

    def stored_record(self, table: str) -> Record:
        """The record of a table as it was played, whichever rules are installed. Call it from a thread."""
        stored = self.store.load(table)
        if stored is None:
            raise TableError("not_found", "there is no such table")
        return stored_record(stored.config, stored.lines, stored.summary)

    # --- changing ------------------------------------------------------------------------------------

    async def change(self, room: Room, planner: Planner) -> None:
        """Plan lines, write them, and tell everybody. If another process was faster, catch up and retry.

        A caller who is gone meanwhile (a connection that drops) does not interrupt the writing.
        """
        await asyncio.shield(asyncio.ensure_future(self.change_here(room, planner)))

    async def change_here(self, room: Room, planner: Planner) -> None:
        """The same without a task of its own, for callers whom nobody cancels meanwhile."""
        async with room.lock:
            for attempt in range(3):
                if room.lost:
                    raise TableError("busy", "this table has to be read again; please try again")
                if room.inbox or room.stale:
                    await self.remote.current(room)
                table = room.table
                before = table.number
                count = table.count
                now = server_time.now()
                try:
                    planned = _allowed(table, planner(table))
                    _apply(table, planned, now)
                except TableError:
                    raise  # refused before anything has moved
                except Exception:
                    await self.reload(room)  # what has moved half-way must not be gone on from
                    raise
                if not planned:
                    return
                written = [(now, line) for line in planned]
                job = Append(
                    table.id,
                    count,
                    [(now, le.encode(line)) for line in planned],
                    table.status if table.frozen is None else table.frozen.summary["status"],
                    encoded_summary(table),
                    [line.account for line in planned if isinstance(line, (le.Joined, le.TookOver))],
                    take(table) if due(table, planned) else None,
                    list(dict.fromkeys(line.account for line in planned if isinstance(line, le.Said))),
                )
                try:
                    done = await self.store.append(job)
                except TableError:
                    await self.reload(room)
                    raise
                if done:
                    self._notify(room, written, before)
                    return
                await self.reload(room)
                log.info("table %s was changed elsewhere, attempt %d", table.id, attempt + 1)
            raise TableError("conflict", "this table is changing too fast; please try again")

    def _notify(self, room: Room, written: list[tuple[float, le.AnyLogEntry]], before: int) -> None:
        room.touched = time.monotonic()
        self.moves += any(isinstance(line, (le.Chose, le.LaneChanged)) for _, line in written)
        if self.on_change is not None:
            self.on_change(room, [line for _, line in written])
        for listener in room.listeners[:]:
            listener.on_written(room, written, before)
        self.turns.wake(room)

    async def reload(self, room: Room) -> None:
        """Forget what is in memory and read the table again: something was not written, or elsewhere."""
        try:
            live, _ = await asyncio.to_thread(self._read, room.table.id)
        except Exception:
            # Without the store there is nothing to trust: let go of the table, everybody reconnects.
            room.lost = True
            if self.rooms.get(room.table.id) is room:
                del self.rooms[room.table.id]
            for listener in room.listeners[:]:
                listener.on_lost(room)
            raise
        room.table = live
        room.stale = room.needs_reload = False
        room.renderer = Renderer()
        for listener in room.listeners[:]:
            listener.on_reloaded(room)
        self.turns.wake(room)

    # --- house-keeping ---------------------------------------------------------------------------------

    def sweep(self) -> int:
        """Let idle tables leave memory; returns how many left."""
        now = time.monotonic()
        idle = [
            key
            for key, room in self.rooms.items()
            if not room.watched
            and not room.lock.locked()
            and not room.bots_thinking
            and now - room.touched > IDLE_SECONDS
        ]
        for key in idle:
            room = self.rooms.pop(key)
            room.cancel_timers()
        return len(idle)

    async def close(self) -> None:
        """Stop thinking and let everything that is being written finish."""
        self.turns.close()
        self.remote.close()
        for room in list(self.rooms.values()):
            room.cancel_timers()
            for task in room.thinking.values():
                task.cancel()
            async with room.lock:
                pass


def _named(plan: SeatPlan) -> SeatPlan:
    """The plan of a seat, its name as names are: somebody on this device may have none."""
    if not plan.name.strip():
        return msgspec.structs.replace(plan, name="")
    if plan.kind != "here":
        raise TableError("bad_options", f"only seats «here» have a name, not «{plan.kind}»")
    return msgspec.structs.replace(plan, name=checked_name(plan.name))


def _allowed(table: LiveTable, planned: list[le.AnyLogEntry]) -> list[le.AnyLogEntry]:
    """What may be written: at a frozen table only talk; and the first line of other rules names them."""
    if table.frozen is not None and not all(isinstance(line, le.Said | le.Forgotten) for line in planned):
        table.refuse_if_frozen()
    if planned and table.outdated and table.frozen is None:
        return [le.Upgraded(table.rules.version, table.rules.pack), *planned]
    return planned


def _apply(table: LiveTable, planned: list[le.AnyLogEntry], now: float) -> None:
    """Move a table on by planned lines."""
    for line in planned:
        table.apply_planned(line, now)

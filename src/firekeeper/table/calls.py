"""Being called: whoever is not at the table learns that it is their turn, that a friend has come, or asks.

What is written at a table is looked at for a moment, and nothing else happens on the event loop: settings are
read and messages sent in threads of their own, after a while in which people may have come by themselves. A
call that fails is tried again, then given up; play never waits for it and never hears of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

from firekeeper.kernel.frame import CHANCE
from firekeeper.table import call_channels as channels
from firekeeper.table import log_entries as le
from firekeeper.table import server_time
from firekeeper.table.call_channels import MailServer, Outcome, Words
from firekeeper.table.call_settings import CallSettings, CallStore, Reason, quiet_for
from firekeeper.table.consent import voters
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.safe_post import BadAddress
from firekeeper.texts import texts

if TYPE_CHECKING:
    from firekeeper.table.room import Room

log = logging.getLogger("firekeeper.calls")

THREADS = 4
MOST_WAITING = 2000
"""So many calls wait to be made; more are not remembered, and nobody plays slower for it."""
AGAIN = (2.0, 15.0, 120.0)
"""Seconds before a call that failed is tried again."""
LONGEST_PAUSE = 6 * 60 * 60.0
"""Quiet hours are looked at again after so many seconds: clocks are changed meanwhile."""


class Caller:
    """Calls people. `room_of` opens a table, `is_here` says whether somebody is connected to it."""

    def __init__(
        self,
        store: CallStore,
        room_of: Callable[[str], Coroutine[Any, Any, Room]],
        is_here: Callable[[Room, int], bool],
        *,
        mail: MailServer | None = None,
        address: str = "",
        delay: float = 20.0,
        allow_private: bool = False,
        again: tuple[float, ...] = AGAIN,
    ) -> None:
        self.store = store
        self.mail = mail
        self.address = address.rstrip("/")
        self.allow_private = allow_private
        self.wanting: set[int] = set()
        self.sent = 0
        self.failed = 0
        self.key = ""
        self._room_of = room_of
        self._is_here = is_here
        self._delay = delay
        self._again = again
        self._pending: dict[tuple[str, int, str], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="calls")

    # --- the life of a server --------------------------------------------------------------------------

    async def start(self) -> None:
        """Learn who wants to be called, and call those whose turn came while no server was running."""
        await self.refresh()
        if not self.wanting:
            return
        for table in await self.run(self.store.waiting_tables, self.wanting):
            with contextlib.suppress(TableError):
                self.on_written(await self._room_of(table), [])

    async def refresh(self) -> None:
        """Who wants to be called: other processes may have heard of somebody.

        Whoever has said so here while the database was read is not in what was read.
        """
        before = set(self.wanting)
        found: set[int] = await self.run(self.store.wanting)
        self.wanting = (found | (self.wanting - before)) - (before - self.wanting)

    def close(self) -> None:
        """Nobody is called any more; what was not sent is found again by the next server."""
        for timer in self._pending.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do something that blocks, in one of our threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args))

    # --- what happens at tables ----------------------------------------------------------------------------

    def on_written(self, room: Room, lines: list[le.AnyLogEntry]) -> None:
        """Lines were written at a table: remember to call whoever they are for. Must not take long."""
        if not self.wanting:
            return
        table = room.table
        if table.status == "playing":
            for seat in table.waiting:
                account = table.seats[seat].account
                if table.seats[seat].person and account in self.wanting:
                    self._soon(table.id, account, "turn", turn_mark(table, seat))
        for line in lines:
            if isinstance(line, le.Joined | le.TookOver):
                for account in self._others(table, line.account):
                    self._soon(table.id, account, "joined", f"joined:{table.count}:{line.seat}")
            elif isinstance(line, le.Asked) and line.request in table.requests:
                for seat in voters(table, table.requests[line.request]):
                    self._soon(table.id, table.seats[seat].account, "consent", f"asked:{line.request}")

    def _others(self, table: LiveTable, account: int) -> set[int]:
        return {seat.account for seat in table.seats if seat.person and seat.account != account}

    def _soon(self, table: str, account: int, reason: Reason, mark: str, after: float | None = None) -> None:
        key = (table, account, mark)
        if account not in self.wanting or key in self._pending or len(self._pending) >= MOST_WAITING:
            return
        delay = self._delay if after is None else after
        loop = asyncio.get_running_loop()
        self._pending[key] = loop.call_later(delay, self._begin, table, account, reason, mark)

    def _begin(self, table: str, account: int, reason: Reason, mark: str) -> None:
        self._pending.pop((table, account, mark), None)
        task = asyncio.create_task(self._call(table, account, reason, mark))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a call was not made", exc_info=task.exception())

    # --- calling -------------------------------------------------------------------------------------------

    async def _call(self, table: str, account: int, reason: Reason, mark: str) -> None:
        """Call somebody, if that is still right."""
        try:
            room = await self._room_of(table)
            if not self._needed(room, account, reason, mark):
                return
            settings: CallSettings = await self.run(self.store.load, account)
            if not getattr(settings, reason) or table in settings.silent:
                return
            if reason == "joined" and settings.turn and _their_turn(room.table, account):
                return  # whoever came last has begun the game: of that they are told
            rest = quiet_for(settings.quiet, server_time.now())
            if rest:
                self._soon(table, account, reason, mark, min(rest, LONGEST_PAUSE))
                return
            if await self.run(self.store.claim, table, account, mark):
                await self.call(account, settings, await self._words(room.table, account, reason, settings))
        except TableError as error:  # the database does not answer, or the table is gone
            log.warning("nobody could be called for table %s: %s", table, error.message)

    def _needed(self, room: Room, account: int, reason: Reason, mark: str) -> bool:
        """Whether it is still their turn, and they have not come by themselves."""
        table = room.table
        own = [seat for seat in table.seats_of(account) if table.seats[seat].person]
        if not own or self._is_here(room, account):
            return False
        if reason == "turn":
            waits = [seat for seat in own if seat in table.waiting]
            return table.status == "playing" and any(turn_mark(table, seat) == mark for seat in waits)
        if reason == "consent":
            return any(f"asked:{request}" == mark for request in table.requests)
        return table.status in ("open", "playing")

    async def _words(self, table: LiveTable, account: int, reason: Reason, settings: CallSettings) -> Words:
        language = await self.run(self.store.language, account)
        say = texts(language).say
        game = say(f"{table.config.game}-lobby-name")
        name = table.config.settings.name
        keys: dict[Reason, str] = {"turn": "calls-turn", "joined": "calls-joined", "consent": "calls-consent"}
        title = say(keys[reason], game=game)
        text = say("calls-at-table", name=name) if name else say("calls-at-a-table", game=game)
        base = self.address or settings.address
        return Words(title, text, f"{base}/t/{table.id}" if base else "", table.id)

    async def call(
        self, account: int, settings: CallSettings, words: Words, patient: bool = True
    ) -> dict[str, list[Outcome]]:
        """Say something to a person in all the ways they want, and what came of each."""
        ways: list[tuple[str, Callable[[], Outcome]]] = []
        devices = await self.run(self.store.devices, account)
        if devices and not self.key:
            self.key = await self.run(self.store.vapid_key)
        contact = (
            f"mailto:{self.mail.sender}" if self.mail else (words.address or "mailto:nobody@example.org")
        )
        for device in devices:
            way = partial(channels.by_push, device, words, self.key, contact, self.allow_private)
            ways.append((device.endpoint, way))
        if settings.email and self.mail is not None:
            footer = texts(await self.run(self.store.language, account)).say("calls-footer")
            ways.append(("email", partial(channels.by_email, self.mail, settings.email, words, footer)))
        if settings.webhook:
            hook = partial(
                channels.by_webhook, settings.webhook, settings.webhook_kind, words, self.allow_private
            )
            ways.append(("webhook", hook))
        outcomes = await asyncio.gather(*(self._try(way, patient) for _, way in ways))
        found: dict[str, list[Outcome]] = {"push": [], "email": [], "webhook": []}
        for (name, _), outcome in zip(ways, outcomes, strict=True):
            if outcome == "gone" and name not in found:
                await self.run(self.store.drop_device, name)
            found[name if name in found else "push"].append(outcome)
        return found

    async def _try(self, way: Callable[[], Outcome], patient: bool) -> Outcome:
        """Try a way until it works, or will not."""
        outcome: Outcome = "never"
        for wait in (*(self._again if patient else ()), None):
            try:
                outcome = await self.run(way)
            except BadAddress as error:
                log.info("a call was not sent: %s", error)
                outcome = "never"
            except (OSError, ValueError) as error:
                log.info("a call failed: %s", type(error).__name__)
                outcome = "later" if isinstance(error, OSError) else "never"
            if outcome == "sent":
                self.sent += 1
                return outcome
            if outcome != "later" or wait is None:
                break
            await asyncio.sleep(wait)
        self.failed += 1
        return outcome


def _their_turn(table: LiveTable, account: int) -> bool:
    return table.status == "playing" and any(seat in table.waiting for seat in table.seats_of(account))


def turn_mark(table: LiveTable, seat: int) -> str:
    """Which turn of a seat this is: it lasts until another seat has chosen."""
    game = table.game
    assert game is not None
    entries = game.record.entries
    at = len(entries)
    while at and (entries[at - 1].automatic or entries[at - 1].seat in (seat, CHANCE)):
        at -= 1
    return f"turn:{at}"

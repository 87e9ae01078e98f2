"""Whose turn it is: bots are let think, and the clocks of people are watched."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from firekeeper.table import log_entries as le
from firekeeper.table import server_time
from firekeeper.table.bots import BotFailure, BotPool
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.orders import ordered, plan_ordered

if TYPE_CHECKING:
    from firekeeper.table.room import Planner, Room

log = logging.getLogger("firekeeper.table")


HEAD_START = 2.0
"""Seconds beyond a bot's own time, before another process takes its place."""


class Turns:
    """Bots and clocks of all tables of a process. `change` is the hub's."""

    def __init__(self, bots: BotPool, change: Callable[[Room, Planner], Coroutine[Any, Any, None]]) -> None:
        self.bots = bots
        self._change = change
        self._closing = False

    def close(self) -> None:
        """Nobody is woken any more."""
        self._closing = True

    def wake(self, room: Room, followed: bool = False) -> None:
        """Let the bots that have to choose think, and watch the clocks of the people who have to.

        `followed`: another process wrote last. Its bot thinks; ours does if nothing comes of that in time.
        """
        if self._closing:
            return
        table = room.table
        room.cancel_timers()
        if table.game is None or table.status != "playing":
            self.bots.end(table.id)
            return
        waiting, seats = table.waiting, table.seats
        bots = [seat for seat in waiting if seats[seat].played_by_bot]
        if bots and followed:
            later = self.bots.seconds + HEAD_START
            room.timers.append(asyncio.get_running_loop().call_later(later, self.wake, room))
        elif bots:
            self._think(room, bots)
        if not followed:
            self._follow_orders(room, [seat for seat in waiting if seat in table.orders])
        if table.clocks.clock is not None:
            people = [seat for seat in waiting if not seats[seat].played_by_bot and not seats[seat].timed_out]
            self._watch_clocks(room, people)

    def _follow_orders(self, room: Room, seats: list[int]) -> None:
        """Let standing orders answer, one choice at a time: the next change wakes us again."""
        for seat in seats:
            if ordered(room.table, seat) is not None:
                task = asyncio.create_task(self._change(room, partial(plan_ordered, seat=seat)))
                task.add_done_callback(partial(_answered, room))

    def _watch_clocks(self, room: Room, seats: list[int]) -> None:
        """Look again when the time of these seats has run out."""
        loop, now = asyncio.get_running_loop(), server_time.now()
        for seat in seats:
            left = room.table.time_left(seat, now)
            assert left is not None
            timer = loop.call_later(max(left, 0.0) + 0.05, partial(self._time_out, room, seat))
            room.timers.append(timer)

    def _think(self, room: Room, seats: list[int]) -> None:
        """Let the bots of these seats think at the same time, unless they do already."""
        for seat in seats:
            running = room.thinking.get(seat)
            if running is None or running.done():
                task = asyncio.create_task(self._bot_turn(room, seat))
                task.add_done_callback(partial(_thought, room))
                room.thinking[seat] = task

    def _time_out(self, room: Room, seat: int) -> None:
        def planner(table: LiveTable) -> list[le.AnyLogEntry]:
            left = table.time_left(seat, server_time.now())
            if seat not in table.waiting or left is None or left > 0 or table.seats[seat].timed_out:
                raise TableError("stale", "the clock was stopped in time")
            return [le.TimedOut(seat)]

        task = asyncio.create_task(self._change(room, planner))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _bot_turn(self, room: Room, seat: int) -> None:
        """Play for the bot of a seat until somebody else has to choose."""
        while not self._closing and not room.lost:
            table = room.table
            game = table.game
            if game is None or seat not in table.waiting or table.status != "playing":
                return
            if not table.seats[seat].played_by_bot:
                return
            bot, number, step = table.seats[seat].bot, table.number, len(game.answer_of(seat))
            try:
                choice = await self.bots.choose(table, seat, bot)
            except BotFailure as failure:
                instead = self.bots.simpler(bot)
                log.error("bot %s failed at table %s, %s goes on: %s", bot, table.id, instead, failure)
                self.bots.failures += 1
                failed = le.BotFailed(seat, bot, instead, str(failure)[:200])
                planner: Planner = partial(_bot_failed, line=failed)
            else:
                planner = partial(_bot_choice, seat=seat, bot=bot, number=number, choice=choice, step=step)
            try:
                # The task must not wait for itself: `change` wakes bots only after this turn is over.
                await self._change(room, planner)
            except TableError as error:
                if error.code not in ("stale", "not_your_turn", "conflict", "illegal_choice"):
                    log.warning("bot choice at table %s was not made: %s", table.id, error)
                    await asyncio.sleep(1.0)


def _answered(room: Room, task: asyncio.Task[None]) -> None:
    """An order that cannot be followed leaves the question to its person."""
    if not task.cancelled() and task.exception() is not None:
        log.warning("a standing order at table %s was not followed: %s", room.table.id, task.exception())


def _thought(room: Room, task: asyncio.Task[None]) -> None:
    """A bot must not fall silent: whatever stopped it is reported, and the next change wakes it again."""
    if not task.cancelled() and task.exception() is not None:
        log.error("no bot plays on at table %s", room.table.id, exc_info=task.exception())


def _bot_failed(table: LiveTable, line: le.BotFailed) -> list[le.AnyLogEntry]:
    if table.seats[line.seat].bot != line.bot:
        raise TableError("stale", "somebody else plays this seat now")
    return [line]


def _bot_choice(
    table: LiveTable, seat: int, bot: str, number: int, choice: str, step: int
) -> list[le.AnyLogEntry]:
    return table.plan_choice(seat, f"bot:{bot}", number, choice, step)

"""A room: a live table of this process, with whoever listens to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from firekeeper.table import log_entries as le
from firekeeper.table.live import LiveTable
from firekeeper.table.table_notice import TableNotice
from firekeeper.table.view_changes import Renderer

Planner = Callable[[LiveTable], list[le.AnyLogEntry]]
"""Turns a wish into the lines it would add; TableError if it cannot be."""


class Listener(Protocol):
    """Somebody who is notified of everything that happens at a table."""

    account: int

    def on_written(self, room: Room, written: list[tuple[float, le.AnyLogEntry]], before: int) -> None:
        """Lines were written; `before` is the number of entries of the record before them."""

    def on_reloaded(self, room: Room) -> None:
        """The table was read again from the store: start over with a full view."""

    def on_lost(self, room: Room) -> None:
        """The table could not be read again: what is in memory may be wrong, so nobody may see it."""

    @property
    def idle(self) -> bool:
        """Whether nobody is there."""


class Room:
    """A live table with its listeners. All changes go through `lock`, one after the other."""

    def __init__(self, table: LiveTable, invitation: str) -> None:
        self.table = table
        self.invitation = invitation
        self.renderer = Renderer()
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        # By seat: bots that think, and what has to be looked at again later.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timers: list[asyncio.TimerHandle] = []
        # What other processes wrote while this one was writing.
        self.inbox: list[TableNotice] = []
        # `stale`: another process has written, and nobody here has looked since.
        # `needs_reload`: following another process broke half-way.
        self.stale = False
        self.needs_reload = False
        # Once lost, a room never changes its table again: the next one to come reads it anew.
        self.lost = False

    @property
    def bots_thinking(self) -> int:
        """How many bots think."""
        return sum(not task.done() for task in self.thinking.values())

    def cancel_timers(self) -> None:
        """Nobody's clock is watched any more."""
        for timer in self.timers:
            timer.cancel()
        self.timers.clear()

    @property
    def watched(self) -> bool:
        """Whether somebody is connected to the table through this process."""
        return not all(listener.idle for listener in self.listeners)

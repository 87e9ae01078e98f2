"""A room: a live table of this process, with whoever listens to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from firekeeper.table import lines as ln
from firekeeper.table.live import LiveTable
from firekeeper.table.moved import Moved
from firekeeper.table.render import Renderer

Planner = Callable[[LiveTable], list[ln.AnyLine]]
"""Turns a wish into the lines it would add; TableError if it cannot be."""


class Listener(Protocol):
    """A connection to a table: told about everything that happens there."""

    account: int

    def told(self, room: Room, written: list[tuple[float, ln.AnyLine]], before: int) -> None:
        """Lines were written; `before` is the number of entries of the record before them."""

    def reread(self, room: Room) -> None:
        """The table was read again from the store: start over with a full view."""

    def lost(self, room: Room) -> None:
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
        self.thinking: asyncio.Task[None] | None = None
        self.clock: asyncio.TimerHandle | None = None
        # What other processes wrote while this one was writing.
        self.inbox: list[Moved] = []
        # Another process has written, and nobody here has looked since; `torn`: following it broke half-way.
        self.stale = False
        self.torn = False
        # Once lost, a room never changes its table again: the next one to come reads it anew.
        self.lost = False

    @property
    def watched(self) -> bool:
        """Whether somebody is connected to the table through this process."""
        return not all(listener.idle for listener in self.listeners)

"""Log entries: everything that ever happens at a table, in one append-only list.

A table is the fold over its log. An entry is written once, as a line of the database under a number that is
unique per table, so two processes can never both go on from the same position: one of them learns that it has
to catch up. The entries of a game's record are inside of log entries; to keep the two apart, code calls log
entries lines.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.record import Entry


class LogEntry(Struct, frozen=True, tag=True):
    """The common part of all log entries."""


class Joined(LogEntry, frozen=True):
    """A person sits down."""

    seat: int
    account: int
    name: str


class Stood(LogEntry, frozen=True):
    """A person leaves a seat before the game has begun; it is open again."""

    seat: int


class BotSat(LogEntry, frozen=True):
    """A bot takes a free seat before the game has begun."""

    seat: int
    bot: str


class Started(LogEntry, frozen=True):
    """All seats are taken; the dealer sets up. `entries` are what chance and force did at once."""

    entries: list[Entry]


class Chose(LogEntry, frozen=True):
    """A seat chose; `entries` begins with its choice, then what followed by chance and force.

    `by` says who chose: the account, or the name of the bot. If this is the last of several answers that are
    given at the same time, `entries` begins with all of them in the order of the game.
    """

    seat: int
    by: str
    entries: list[Entry]


class LaneChanged(LogEntry, frozen=True):
    """A seat has chosen, or taken back, while others answer at the same time.

    `entries` is its whole answer so far: secret, and no part of the record before the last answer is in.
    """

    seat: int
    by: str
    entries: list[Entry]


class Undone(LogEntry, frozen=True):
    """Back to the position after `number` entries."""

    seat: int
    number: int


class Asked(LogEntry, frozen=True):
    """A request that needs the consent of the other people. `kind`: "undo" or "hand_over"."""

    request: int
    kind: str
    by: int
    number: int
    seat: int
    bot: str


class Answered(LogEntry, frozen=True):
    request: int
    seat: int
    yes: bool


class HandedOver(LogEntry, frozen=True):
    """A bot plays the seat from now on; its person may take it back."""

    seat: int
    bot: str


class Offered(LogEntry, frozen=True, omit_defaults=True):
    """A vanished person's seat is open to whoever has the link; the person may take it back until then.

    `alone`: nobody but the one who offered it was asked, so that they may know who comes.
    """

    seat: int
    alone: bool = False


class TookOver(LogEntry, frozen=True):
    """Another person plays on for the seat's owner."""

    seat: int
    account: int
    name: str


class TakenBack(LogEntry, frozen=True):
    """The owner is back."""

    seat: int


class Resigned(LogEntry, frozen=True):
    """The person gives up; a bot plays the seat to the end."""

    seat: int
    bot: str


class BotFailed(LogEntry, frozen=True):
    """A bot broke down or took too long; a simpler one goes on."""

    seat: int
    bot: str
    instead: str
    reason: str


class TimedOut(LogEntry, frozen=True):
    """A person's clock has run out: the others may hand the seat over without asking."""

    seat: int


class Said(LogEntry, frozen=True):
    """Chat. `seat` is -1 for a spectator."""

    seat: int
    account: int
    name: str
    language: str
    text: str


class Rematched(LogEntry, frozen=True):
    """The same people play again over there."""

    table: str


class Upgraded(LogEntry, frozen=True):
    """From here on the table is played by other rules or components, under which all before replays alike."""

    rules: str
    pack: str


class ClocksHeld(LogEntry, frozen=True):
    """The server was not running from `begin` to `end`: whoever had to choose could not."""

    begin: float
    end: float


class SpectatorsMuted(LogEntry, frozen=True):
    """Somebody at the table wants no more talk of spectators."""

    seat: int


class SpectatorsUnmuted(LogEntry, frozen=True):
    """Spectators may talk."""

    seat: int


class Ordered(LogEntry, frozen=True):
    """A seat has changed its standing orders: all that are in force now. Only the seat may know them."""

    seat: int
    orders: dict[str, Any]


class OrderAnswered(LogEntry, frozen=True):
    """The choice before was made by a standing order of the seat."""

    seat: int
    order: str


class Forgotten(LogEntry, frozen=True):
    """An account was deleted; its name is not shown any more."""

    account: int


AnyLogEntry = (
    Joined
    | Stood
    | BotSat
    | Started
    | Chose
    | LaneChanged
    | Undone
    | Asked
    | Answered
    | HandedOver
    | Offered
    | TookOver
    | TakenBack
    | Resigned
    | BotFailed
    | TimedOut
    | Said
    | Rematched
    | Upgraded
    | ClocksHeld
    | SpectatorsMuted
    | SpectatorsUnmuted
    | Ordered
    | OrderAnswered
    | Forgotten
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyLogEntry).decode

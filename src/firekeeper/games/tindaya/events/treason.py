"""What happens after a treason, and at the end of the game."""

from __future__ import annotations

from firekeeper.kernel.events import Event, SeatEvent


class Betrayed(SeatEvent, frozen=True):
    card: str


class ConquistadorsWithdrawn(Event, frozen=True):
    """They leave a hex, to be sent to forts."""

    hex: str
    count: int


class ConquistadorSent(SeatEvent, frozen=True):
    hex: str


class ConquistadorsDied(Event, frozen=True):
    hex: str
    count: int


class ConquistadorWon(Event, frozen=True):
    """The Missionary's card: one more after a combat that was won."""

    hex: str


class PrisonersFreed(SeatEvent, frozen=True):
    """`hex` is where they come to, "" if they are sent to forts one by one."""

    hex: str
    count: int


class PossessionsRemoved(SeatEvent, frozen=True):
    """Everything of the traitor but action markers and the turn-order token (TD-TRAITOR-10)."""


class BandRepelled(Event, frozen=True):
    """`back`: the hex to which each of the band returns."""

    hex: str
    back: list[str]


class BandMoved(SeatEvent, frozen=True):
    start: str
    end: str
    count: int
    chief: bool
    embark: str
    sail: str


class ObjectiveRevealed(SeatEvent, frozen=True):
    objective: str
    points: int
    leaders: list[int]


class GameEnded(Event, frozen=True):
    """`also`: further conditions that were not met."""

    ending: str
    also: list[str]
    totals: list[int]
    winners: list[int]

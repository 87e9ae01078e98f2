"""What happens in a game of Tindaya, for the log, the animations and the account of all pieces.

Hexes are named as in choices («q,r»), everything else by the ids of the naming list; `rule` is the
ledger rule by which it happens.
"""

from __future__ import annotations

from typing import ClassVar

from firekeeper.kernel.events import Event, Part


class EraBegan(Event, frozen=True):
    opens: ClassVar[Part] = "stage"

    era: int


class PhaseBegan(Event, frozen=True):
    """A phase of the era, or a step of its end."""

    opens: ClassVar[Part] = "phase"

    phase: str


class TurnBegan(Event, frozen=True):
    opens: ClassVar[Part] = "turn"

    seat: int


class PointsChanged(Event, frozen=True):
    seat: int
    points: int
    score: int
    rule: str


class WrathChanged(Event, frozen=True):
    god: str
    space: int
    rule: str

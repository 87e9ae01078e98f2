"""Events of extreme difficulty, beside those of the solitaire game."""

from __future__ import annotations

from firekeeper.kernel.events import SeatEvent


class ObjectiveMissed(SeatEvent, frozen=True):
    """`points` are lost (NA-EXTREME-01)."""

    objective: str
    points: int

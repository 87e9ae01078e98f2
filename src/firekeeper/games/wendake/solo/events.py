"""Events of the solitaire game, beside those of Wendake."""

from __future__ import annotations

from firekeeper.kernel.events import Event, SeatEvent


class DisplayLost(Event, frozen=True):
    slot: int
    tile: str


class ProgressLost(Event, frozen=True):
    tile: str


class GhostPlanned(Event, frozen=True):
    """The Ghost's mask card of the year: it decides line and flag (WK-SOLO-21, WK-SOLO-44)."""

    card: str


class GhostActed(Event, frozen=True):
    face: str
    action: str


class GhostScored(Event, frozen=True):
    points: int
    total: int


class ObjectiveMet(SeatEvent, frozen=True):
    objective: str
    points: int

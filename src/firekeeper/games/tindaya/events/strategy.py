"""What happens in the Strategy phase."""

from __future__ import annotations

from firekeeper.kernel.events import Event, SeatEvent


class ShipPlaced(Event, frozen=True):
    ship: str
    trench: int


class ProphecyTurned(Event, frozen=True):
    """`places`: the number of the volcano, or of the tsunami's trench, by standee."""

    card: str
    places: dict[str, int]


class CatastropheTurned(Event, frozen=True):
    god: str
    card: str


class ObjectiveDealt(SeatEvent, frozen=True):
    objective: str


class ObjectiveChosen(SeatEvent, frozen=True):
    value: int

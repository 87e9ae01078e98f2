"""What happens at any time: eras, phases, points, wrath, losses."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.kernel.events import Event, Part, SeatEvent


class EraBegan(Event, frozen=True):
    opens: ClassVar[Part] = "stage"

    era: int


class PhaseBegan(Event, frozen=True):
    """A phase of the era, or a step of its end."""

    opens: ClassVar[Part] = "phase"

    phase: str


class TurnBegan(SeatEvent, frozen=True):
    opens: ClassVar[Part] = "turn"


class PointsChanged(SeatEvent, frozen=True):
    points: int
    score: int
    rule: str


class WrathChanged(Event, frozen=True):
    god: str
    space: int
    rule: str


class Paid(SeatEvent, frozen=True):
    units: dict[str, int]
    rule: str


class Imprisoned(SeatEvent, frozen=True):
    count: int


class TokensLaid(Event, frozen=True):
    """Tokens of a kind come from the reserve to hexes, face down."""

    token: str
    hexes: list[str]


class TokenReturned(Event, frozen=True):
    """A token leaves the board unseen (TD-TERMS-40)."""

    hex: str
    token: str


class NativesDied(Event, frozen=True):
    """`villagers` and `nobles` are by seat."""

    hex: str
    villagers: list[int]
    nobles: list[int]
    neutral: bool


class AnimalsFled(Event, frozen=True):
    """The animals of a building go to Nature."""

    hex: str
    animal: str
    count: int


class AnimalsDied(Event, frozen=True):
    hex: str
    animal: str
    count: int


class BuildingLost(Event, frozen=True):
    hex: str
    building: str


class FortRemoved(Event, frozen=True):
    hex: str
    conquistadors: int

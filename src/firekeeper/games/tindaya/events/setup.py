"""What happens during setup."""

from __future__ import annotations

from firekeeper.kernel.events import Event, SeatEvent


class OceanLaid(Event, frozen=True):
    red: int


class TerrainLaid(SeatEvent, frozen=True):
    hex: str
    terrain: str


class OrderSet(Event, frozen=True):
    order: list[int]


class TribeDrawn(SeatEvent, frozen=True):
    tribe: str


class OfferingRevealed(Event, frozen=True):
    god: str
    card: str


class EventRevealed(Event, frozen=True):
    card: str


class MissionDrawn(Event, frozen=True):
    mission: str


class CommonObjectiveDrawn(Event, frozen=True):
    objective: str


class BuildingPlaced(SeatEvent, frozen=True):
    hex: str
    building: str


class TokenTaken(SeatEvent, frozen=True):
    hex: str
    token: str
    back: str
    gained: dict[str, int]


class TribeEquipped(SeatEvent, frozen=True):
    """What the tribe card gives at the start."""

    units: dict[str, int]


class DiscsPlaced(Event, frozen=True):
    """All contribution discs come to the start space."""

    score: int


class NoblesSettled(SeatEvent, frozen=True):
    hexes: list[str]


class VillagersSettled(SeatEvent, frozen=True):
    hexes: list[str]
    villagers: list[int]


class NeutralsRead(Event, frozen=True):
    card: str
    numbers: list[int]


class NeutralPlaced(Event, frozen=True):
    hex: str
    building: str


class FortRolled(Event, frozen=True):
    number: int


class FortBuilt(Event, frozen=True):
    """`tile` is the building on its front, "" for a substitute."""

    hex: str
    tile: str
    conquistadors: int


class IdolDrawn(SeatEvent, frozen=True):
    """`idol` is "" for everybody but its owner."""

    idol: str

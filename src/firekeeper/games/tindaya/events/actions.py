"""What happens in the Action phase, explorations left out."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.kernel.events import SeatEvent


class Passed(SeatEvent, frozen=True):
    pass


class MarkerPlaced(SeatEvent, frozen=True):
    """`trade` is "" for the cave and for exploring."""

    action: str
    trade: str
    cylinder: bool


class Developed(SeatEvent, frozen=True):
    invention: str


class CaveFitted(SeatEvent, frozen=True):
    pass


class Produced(SeatEvent, frozen=True):
    trade: str
    gained: dict[str, int]


class Slaughtered(SeatEvent, frozen=True):
    hex: str
    count: int


class Converted(SeatEvent, frozen=True):
    preserve: str
    count: int
    paid: str


class IdolUsed(SeatEvent, frozen=True):
    idol: str


class IdolSold(SeatEvent, frozen=True):
    idol: str
    resource: str


class CardBought(SeatEvent, frozen=True):
    card: str


class WallPlaced(SeatEvent, frozen=True):
    hex: str


class TokenDiscarded(SeatEvent, frozen=True):
    token: str


class Relocated(SeatEvent, frozen=True):
    standee: str
    volcano: int


class ShipWrecked(SeatEvent, frozen=True):
    ship: str


class ObjectiveCancelled(SeatEvent, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    owner: int
    value: int


class ObjectiveSeen(SeatEvent, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    owner: int
    objective: str
    value: int


class TokensSwapped(SeatEvent, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    owner: int
    given: int
    taken: int

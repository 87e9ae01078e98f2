"""What happens at the end of an era."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.kernel.events import Event, Part, SeatEvent


class StepBegan(Event, frozen=True):
    opens: ClassVar[Part] = "phase"

    step: str


class VillagerBorn(SeatEvent, frozen=True):
    hex: str


class AnimalBorn(Event, frozen=True):
    hex: str


class WildAnimalBorn(Event, frozen=True):
    animal: str


class WildAnimalsDied(Event, frozen=True):
    animal: str
    count: int


class ConquistadorBorn(Event, frozen=True):
    hex: str


class Eaten(SeatEvent, frozen=True):
    resource: str
    count: int


class VillagerDied(SeatEvent, frozen=True):
    """`cause`: hunger or cold."""

    hex: str
    cause: str


class Spoiled(SeatEvent, frozen=True):
    """`waste`: the units became waste rather than just vanish."""

    units: dict[str, int]
    waste: bool


class WasteRemoved(SeatEvent, frozen=True):
    count: int


class OfferingJudged(Event, frozen=True):
    god: str
    complete: bool


class RewardTaken(SeatEvent, frozen=True):
    resource: str


class EventBegan(Event, frozen=True):
    symbol: str
    happens: bool


class Struck(Event, frozen=True):
    """A tsunami or an eruption, with the hexes it changes."""

    disaster: str
    hexes: list[str]


class CatastropheStruck(Event, frozen=True):
    god: str
    card: str
    hexes: list[str]


class Protected(SeatEvent, frozen=True):
    """`by`: protect_idol, fire, manure or weapons."""

    hex: str
    by: str


class ShipLanded(Event, frozen=True):
    """`island`: the numbers of its volcanoes; `attacked`: how many hexes."""

    ship: str
    island: list[int]
    attacked: int


class WeaponsSpent(SeatEvent, frozen=True):
    hex: str
    count: int


class AttackEnded(Event, frozen=True):
    """`result`: wall, idol, repelled or conquered."""

    hex: str
    result: str


class TradeLearned(SeatEvent, frozen=True):
    trade: str


class FireDelivered(SeatEvent, frozen=True):
    units: list[str]

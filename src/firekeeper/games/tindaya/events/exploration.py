"""What happens in an exploration."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.kernel.events import SeatEvent


class Moved(SeatEvent, frozen=True):
    """`embark` and `sail` are "" over land; `built`: a canoe was built for wood."""

    start: str
    end: str
    villagers: int
    nobles: int
    embark: str
    sail: str
    built: bool


class Reconquest(SeatEvent, frozen=True):
    hex: str
    natives: int
    conquistadors: int
    weapons: int
    won: bool


class Bartered(SeatEvent, frozen=True):
    """`answer`: proposed, accepted or refused."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "partner")

    partner: int
    given: list[str]
    taken: list[str]
    answer: str


class DowryOffered(SeatEvent, frozen=True):
    """`partner` is -1 for a neutral villager."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "partner")

    partner: int
    units: list[str]
    answer: str


class VillagerGiven(SeatEvent, frozen=True):
    """A villager leaves its tribe for a dowry; `seat` is -1 for a neutral one."""

    hex: str


class Adopted(SeatEvent, frozen=True):
    hex: str


class Offered(SeatEvent, frozen=True):
    """`source`: unit, animal, prisoner, villager, noble, reserve or idol; `hex`: where the animal or native
    was, "" for the others.
    """

    god: str
    demand: str
    count: int
    source: str
    hex: str


class Herded(SeatEvent, frozen=True):
    hex: str
    animal: str
    count: int

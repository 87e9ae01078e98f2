"""Events of solitaire with Adversity, beside those of solitaire."""

from __future__ import annotations

from firekeeper.kernel.events import Event, SeatEvent


class AdversityRevealed(Event, frozen=True):
    """The effect of a year, and what the card shows beside it (NA-SOLO-09)."""

    card: str
    effect: str
    shows: str


class TokenRevealed(Event, frozen=True):
    """The Ghost turn token above a card (NA-SOLO-13)."""

    face: str
    token: str


class EuropeansCame(Event, frozen=True):
    """A patrol helps the Ghost in each of these territories (NA-ADV-07)."""

    flag: str
    territories: list[str]


class EuropeansLeft(SeatEvent, frozen=True):
    """A warrior has attacked a patrol: it leaves the game (NA-ADV-07)."""

    territory: str


class CanoeWithdrawn(SeatEvent, frozen=True):
    """NA-ADV-09."""

    lake: str

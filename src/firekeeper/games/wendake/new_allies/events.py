"""Events of New Allies, beside those of Wendake."""

from __future__ import annotations

from firekeeper.kernel.events import Event, SeatEvent


class FlagsDrawn(Event, frozen=True):
    """Which tracks bear which flag (NA-SETUP-13)."""

    english: list[str]
    french: list[str]


class TurnCardRevealed(Event, frozen=True):
    space: int
    card: str


class TurnCardTaken(SeatEvent, frozen=True):
    space: int
    card: str


class TurnCardUsed(SeatEvent, frozen=True):
    """`effect` is that of the card, or the one it copies (NA-CARD-30)."""

    card: str
    effect: str


class TurnCardDiscarded(Event, frozen=True):
    """A leftover card, or a free one after its use. The seat is -1 for a leftover."""

    seat: int
    card: str


class TurnCardsChanged(Event, frozen=True):
    """Level 2 takes the place of level 1 (NA-RESTORE-03)."""

    level: int


class TurnCardsTurnedUp(SeatEvent, frozen=True):
    cards: list[str]


class DiskMoved(SeatEvent, frozen=True):
    """An Alliance disk went from one space of its track to another (NA-ALLY-04, -06)."""

    origin: str
    destination: str


class ShipMoved(SeatEvent, frozen=True):
    """`origin` is empty for a ship that was not in play yet (NA-SHIP-01, -02)."""

    ship: str
    origin: str
    destination: str


class CanoeMoved(SeatEvent, frozen=True):
    """A canoe of `owner` was moved from the ship's lake (NA-SHIP-05)."""

    seat_fields = ("seat", "owner")

    owner: int
    origin: str
    destination: str


class TileSought(SeatEvent, frozen=True):
    """One more turtle or action tile was looked at (NA-CARD-27). `turtle` is empty for an action tile."""

    turtle: str


class TileFound(SeatEvent, frozen=True):
    """What was seen, for the searcher alone."""

    tile: str


class TurtleKept(SeatEvent, frozen=True):
    """`tile` is empty in what the other seats hear. `returned` tiles are in their stack again."""

    turtle: str
    tile: str
    returned: int


class TilesReturned(SeatEvent, frozen=True):
    """Action tiles looked at are in the pile again (NA-CARD-32)."""

    count: int


class ProgressTurnedUp(SeatEvent, frozen=True):
    tile: str


class DiscardMixed(Event, frozen=True):
    """The discard pile was laid anew (NA-CARD-35)."""

    cards: int


class TerritoryActivated(SeatEvent, frozen=True):
    territory: str

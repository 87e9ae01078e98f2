"""Events of Wendake: what happened, in the words of the data files."""

from __future__ import annotations

from firekeeper.kernel.events import Event, SeatEvent


class YearBegan(Event, frozen=True):
    opens = "stage"

    year: int


class PhaseBegan(Event, frozen=True):
    opens = "phase"

    phase: str


class MarkerPlaced(SeatEvent, frozen=True):
    cell: int
    marker: str
    tile: str
    side: str


class OrderReserved(SeatEvent, frozen=True):
    position: int
    marker: str


class ActionPerformed(SeatEvent, frozen=True):
    action: str
    steps: int


class FireLit(SeatEvent, frozen=True):
    cell: int
    tile: str


class Gained(SeatEvent, frozen=True):
    good: str
    amount: int


class Spent(SeatEvent, frozen=True):
    good: str
    amount: int


class Scored(SeatEvent, frozen=True):
    """`points` moved the marker; `lost` points fell off the end of the track (WK-SCORE-03)."""

    track: str
    points: int
    total: int
    lost: int


class Moved(SeatEvent, frozen=True):
    """A piece went from one place to another: a territory, an area, a lake, "home" or "longhouse"."""

    piece: str
    origin: str
    destination: str


class Fought(SeatEvent, frozen=True):
    seat_fields = ("seat", "opponent")

    opponent: int
    place: str
    target: str


class MaskDrawn(SeatEvent, frozen=True):
    """`card` is empty in what the other seats hear of a card from the deck."""

    source: str
    card: str


class MaskDiscarded(SeatEvent, frozen=True):
    card: str


class MaskRevealed(Event, frozen=True):
    card: str


class MaskDeckShuffled(Event, frozen=True):
    cards: int


class MasksPlayed(SeatEvent, frozen=True):
    space: str
    cards: list[str]


class MasksRecalled(SeatEvent, frozen=True):
    cards: list[str]


class SmallpoxChecked(SeatEvent, frozen=True):
    card: str
    infected: bool


class ProgressBought(SeatEvent, frozen=True):
    tile: str


class ProgressUsed(SeatEvent, frozen=True):
    tile: str


class FlagTaken(SeatEvent, frozen=True):
    flag: str


class TurtleClaimed(SeatEvent, frozen=True):
    turtle: str


class TurtleSeen(SeatEvent, frozen=True):
    """The points side of a claimed tile: for its owner during the game, for all at the end."""

    tile: str


class TileTurned(SeatEvent, frozen=True):
    cell: int
    tile: str
    side: str


class TilesSwapped(SeatEvent, frozen=True):
    cells: list[int]


class TilesSlid(SeatEvent, frozen=True):
    cycled_out: list[str]


class TileReplaced(SeatEvent, frozen=True):
    old: str
    new: str


class TopRowFilled(SeatEvent, frozen=True):
    tiles: list[str]


class DisplayFilled(Event, frozen=True):
    slot: int
    tile: str


class OrderChanged(Event, frozen=True):
    order: list[int]


class HomeChosen(SeatEvent, frozen=True):
    territory: str


class TribeChosen(SeatEvent, frozen=True):
    tribe: str


class GameEnded(Event, frozen=True):
    totals: list[int]
    winners: list[int]

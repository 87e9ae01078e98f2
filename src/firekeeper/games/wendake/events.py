"""Events of Wendake: what happened, in the words of the data files."""

from __future__ import annotations

from firekeeper.kernel.events import Event


class YearBegan(Event, frozen=True):
    opens = "stage"

    year: int


class PhaseBegan(Event, frozen=True):
    opens = "phase"

    phase: str


class MarkerPlaced(Event, frozen=True):
    seat: int
    cell: int
    marker: str
    tile: str
    side: str


class OrderReserved(Event, frozen=True):
    seat: int
    position: int
    marker: str


class ActionPerformed(Event, frozen=True):
    seat: int
    action: str
    steps: int


class FireLit(Event, frozen=True):
    seat: int
    cell: int
    tile: str


class Gained(Event, frozen=True):
    seat: int
    good: str
    amount: int


class Spent(Event, frozen=True):
    seat: int
    good: str
    amount: int


class Scored(Event, frozen=True):
    """`points` moved the marker; `lost` points fell off the end of the track (WK-SCORE-03)."""

    seat: int
    track: str
    points: int
    total: int
    lost: int


class Moved(Event, frozen=True):
    """A piece went from one place to another: a territory, an area, a lake, "home" or "longhouse"."""

    seat: int
    piece: str
    origin: str
    destination: str


class Fought(Event, frozen=True):
    seat_fields = ("seat", "opponent")

    seat: int
    opponent: int
    place: str
    target: str


class MaskDrawn(Event, frozen=True):
    """`card` is empty in what the other seats hear of a card from the deck."""

    seat: int
    source: str
    card: str


class MaskDiscarded(Event, frozen=True):
    seat: int
    card: str


class MaskRevealed(Event, frozen=True):
    card: str


class MaskDeckShuffled(Event, frozen=True):
    cards: int


class MasksPlayed(Event, frozen=True):
    seat: int
    space: str
    cards: list[str]


class MasksRecalled(Event, frozen=True):
    seat: int
    cards: list[str]


class SmallpoxChecked(Event, frozen=True):
    seat: int
    card: str
    infected: bool


class ProgressBought(Event, frozen=True):
    seat: int
    tile: str


class ProgressUsed(Event, frozen=True):
    seat: int
    tile: str


class FlagTaken(Event, frozen=True):
    seat: int
    flag: str


class TurtleClaimed(Event, frozen=True):
    seat: int
    turtle: str


class TurtleSeen(Event, frozen=True):
    """The points side of a claimed tile: for its owner during the game, for all at the end."""

    seat: int
    tile: str


class TileTurned(Event, frozen=True):
    seat: int
    cell: int
    tile: str
    side: str


class TilesSwapped(Event, frozen=True):
    seat: int
    cells: list[int]


class TilesSlid(Event, frozen=True):
    seat: int
    cycled_out: list[str]


class TileReplaced(Event, frozen=True):
    seat: int
    old: str
    new: str


class TopRowFilled(Event, frozen=True):
    seat: int
    tiles: list[str]


class DisplayFilled(Event, frozen=True):
    slot: int
    tile: str


class OrderChanged(Event, frozen=True):
    order: list[int]


class HomeChosen(Event, frozen=True):
    seat: int
    territory: str


class TribeChosen(Event, frozen=True):
    seat: int
    tribe: str


class GameEnded(Event, frozen=True):
    totals: list[int]
    winners: list[int]

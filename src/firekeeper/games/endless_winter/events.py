"""Events of Endless Winter: what happened, in the words of the data files."""

from __future__ import annotations

from firekeeper.kernel.events import Event, SeatEvent


class RoundBegan(Event, frozen=True):
    opens = "stage"

    round: int


class PhaseBegan(Event, frozen=True):
    """`phase` is one of PHASES."""

    opens = "phase"

    phase: str


class TurnBegan(SeatEvent, frozen=True):
    opens = "turn"

    lap: int


class OrderChanged(Event, frozen=True):
    order: list[int]


class ChiefTaken(SeatEvent, frozen=True):
    chief: str


class SideChosen(SeatEvent, frozen=True):
    chief: str
    side: str


class SetupCardTaken(SeatEvent, frozen=True):
    card: str


class FigurePlaced(SeatEvent, frozen=True):
    """`place` is a column or "rest"."""

    figure: str
    place: str


class CardPlayed(SeatEvent, frozen=True):
    """A Culture card in step 1, or a Tribe card for `labour` half-points in step 2."""

    card: str
    labour: int


class SkillUsed(SeatEvent, frozen=True):
    """Of a card above the board or in the Eclipse pile, or of the Chief."""

    card: str


class FoodSpent(SeatEvent, frozen=True):
    """Food eaten for Labour (EW-LABOR-08)."""

    food: int
    labour: int


class LabourGained(SeatEvent, frozen=True):
    labour: int


class LabourLost(SeatEvent, frozen=True):
    """What was left when step 3 began (AMB-06)."""

    labour: int


class Gained(SeatEvent, frozen=True):
    """Food or Tools; `lost` did not fit on the track (EW-GOLD-09)."""

    good: str
    amount: int
    lost: int


class Spent(SeatEvent, frozen=True):
    """Food, Tools or Labour (in half-points) paid as a price."""

    good: str
    amount: int


class Swapped(SeatEvent, frozen=True):
    """A benefit taken as a lesser one (EW-GOLD-03)."""

    benefit: str
    lesser: str


class Scored(SeatEvent, frozen=True):
    """`source` is one of SOURCES."""

    source: str
    points: int
    total: int


class CardsDrawn(SeatEvent, frozen=True):
    """How many; the owner gets CardSeen beside it."""

    cards: int


class CardSeen(SeatEvent, frozen=True):
    """A card drawn, for its owner only."""

    card: str


class DeckShuffled(SeatEvent, frozen=True):
    cards: int


class CardDiscarded(SeatEvent, frozen=True):
    """From hand, as a price."""

    card: str


class CardsCleared(SeatEvent, frozen=True):
    """Cards that went to the discard pile from above the board (step 3) or from the Eclipse pile."""

    cards: list[str]


class CardBuried(SeatEvent, frozen=True):
    """`card` is empty for those who may not know it: a card from hand (EW-INFO-03)."""

    zone: str
    card: str


class Recruited(SeatEvent, frozen=True):
    """A Tribe card went to `zone`, hand or discard; an empty stack gave a point instead (`zone` empty)."""

    card: str
    zone: str


class Learned(SeatEvent, frozen=True):
    """A Culture card taken from the display."""

    card: str


class AnimalRevealed(Event, frozen=True):
    animal: str


class AnimalTaken(SeatEvent, frozen=True):
    """From the hunt area, or from the top of the deck (`blind`)."""

    animal: str
    blind: bool


class AnimalTipped(SeatEvent, frozen=True):
    animal: str


class StoneTaken(SeatEvent, frozen=True):
    stone: str
    slot: int


class StoneScored(SeatEvent, frozen=True):
    stone: str
    points: int


class CampPlaced(SeatEvent, frozen=True):
    pass


class CampMoved(SeatEvent, frozen=True):
    """Between map slots."""

    origin: int
    target: int


class VillageBuilt(SeatEvent, frozen=True):
    """`juncture` is its slot triple such as "1-2-8"."""

    juncture: str


class GlacierRevealed(Event, frozen=True):
    slot: int
    token: str


class MegalithPlaced(SeatEvent, frozen=True):
    """`spot` is "level.x.y"; `neutral` for the grey ones."""

    spot: str
    neutral: bool


class IdolMoved(SeatEvent, frozen=True):
    track: str
    level: int


class RestTokenTaken(SeatEvent, frozen=True):
    """`refused` is the face-up token that was slid under the pile, if any."""

    token: str
    refused: str


class RestTokenReturned(Event, frozen=True):
    token: str


class RestTokenRevealed(Event, frozen=True):
    token: str


class PileCommitted(SeatEvent, frozen=True):
    """A player is done with the Eclipse pile: its size is public (EW-INFO-02)."""

    cards: int


class PilesRevealed(Event, frozen=True):
    """By seat: the cards of the pile and the total in half-points (EW-ECLIPSE-06)."""

    piles: list[list[str]]
    totals: list[int]


class EclipseBegan(SeatEvent, frozen=True):
    """A player starts steps A to D."""

    opens = "phase"

    position: int


class HexGathered(SeatEvent, frozen=True):
    slot: int
    tile: str


class DisplayFilled(Event, frozen=True):
    place: int
    card: str


class DisplayCleared(Event, frozen=True):
    cards: list[str]


class FiguresReturned(Event, frozen=True):
    pass


class SetScored(SeatEvent, frozen=True):
    """A set of Animals in the final scoring, with the jokers that joined it."""

    animal: str
    cards: int
    jokers: int
    points: int


class GameEnded(Event, frozen=True):
    totals: list[int]
    winners: list[int]

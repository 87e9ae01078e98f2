"""Events of Endless Winter: what happened, in the words of the data files."""

from __future__ import annotations

from firekeeper.kernel.events import Event


class RoundBegan(Event, frozen=True):
    opens = "stage"

    round: int


class PhaseBegan(Event, frozen=True):
    """`phase` is one of PHASES."""

    opens = "phase"

    phase: str


class TurnBegan(Event, frozen=True):
    opens = "turn"

    seat: int
    lap: int


class OrderChanged(Event, frozen=True):
    order: list[int]


class ChiefTaken(Event, frozen=True):
    seat: int
    chief: str


class SideChosen(Event, frozen=True):
    seat: int
    chief: str
    side: str


class SetupCardTaken(Event, frozen=True):
    seat: int
    card: str


class FigurePlaced(Event, frozen=True):
    """`place` is a column or "rest"."""

    seat: int
    figure: str
    place: str


class CardPlayed(Event, frozen=True):
    """A Culture card in step 1, or a Tribe card for `labour` half-points in step 2."""

    seat: int
    card: str
    labour: int


class SkillUsed(Event, frozen=True):
    """Of a card above the board or in the Eclipse pile, or of the Chief."""

    seat: int
    card: str


class FoodSpent(Event, frozen=True):
    """Food eaten for Labour (EW-LABOR-08)."""

    seat: int
    food: int
    labour: int


class LabourGained(Event, frozen=True):
    seat: int
    labour: int


class LabourLost(Event, frozen=True):
    """What was left when step 3 began (AMB-06)."""

    seat: int
    labour: int


class Gained(Event, frozen=True):
    """Food or Tools; `lost` did not fit on the track (EW-GOLD-09)."""

    seat: int
    good: str
    amount: int
    lost: int


class Spent(Event, frozen=True):
    """Food, Tools or Labour (in half-points) paid as a price."""

    seat: int
    good: str
    amount: int


class Swapped(Event, frozen=True):
    """A benefit taken as a lesser one (EW-GOLD-03)."""

    seat: int
    benefit: str
    lesser: str


class Scored(Event, frozen=True):
    """`source` is one of SOURCES."""

    seat: int
    source: str
    points: int
    total: int


class CardsDrawn(Event, frozen=True):
    """How many; the owner gets CardSeen beside it."""

    seat: int
    cards: int


class CardSeen(Event, frozen=True):
    """A card drawn, for its owner only."""

    seat: int
    card: str


class DeckShuffled(Event, frozen=True):
    seat: int
    cards: int


class CardDiscarded(Event, frozen=True):
    """From hand, as a price."""

    seat: int
    card: str


class CardsCleared(Event, frozen=True):
    """Cards that went to the discard pile from above the board (step 3) or from the Eclipse pile."""

    seat: int
    cards: list[str]


class CardBuried(Event, frozen=True):
    """`card` is empty for those who may not know it: a card from hand (EW-INFO-03)."""

    seat: int
    zone: str
    card: str


class Recruited(Event, frozen=True):
    """A Tribe card went to `zone`, hand or discard; an empty stack gave a point instead (`zone` empty)."""

    seat: int
    card: str
    zone: str


class Learned(Event, frozen=True):
    """A Culture card taken from the display."""

    seat: int
    card: str


class AnimalRevealed(Event, frozen=True):
    animal: str


class AnimalTaken(Event, frozen=True):
    """From the hunt area, or from the top of the deck (`blind`)."""

    seat: int
    animal: str
    blind: bool


class AnimalTipped(Event, frozen=True):
    seat: int
    animal: str


class StoneTaken(Event, frozen=True):
    seat: int
    stone: str
    slot: int


class StoneScored(Event, frozen=True):
    seat: int
    stone: str
    points: int


class CampPlaced(Event, frozen=True):
    seat: int


class CampMoved(Event, frozen=True):
    """Between map slots."""

    seat: int
    origin: int
    target: int


class VillageBuilt(Event, frozen=True):
    """`juncture` is its slot triple such as "1-2-8"."""

    seat: int
    juncture: str


class GlacierRevealed(Event, frozen=True):
    slot: int
    token: str


class MegalithPlaced(Event, frozen=True):
    """`spot` is "level.x.y"; `neutral` for the grey ones."""

    seat: int
    spot: str
    neutral: bool


class IdolMoved(Event, frozen=True):
    seat: int
    track: str
    level: int


class RestTokenTaken(Event, frozen=True):
    """`refused` is the face-up token that was slid under the pile, if any."""

    seat: int
    token: str
    refused: str


class RestTokenReturned(Event, frozen=True):
    token: str


class RestTokenRevealed(Event, frozen=True):
    token: str


class PileCommitted(Event, frozen=True):
    """A player is done with the Eclipse pile: its size is public (EW-INFO-02)."""

    seat: int
    cards: int


class PilesRevealed(Event, frozen=True):
    """By seat: the cards of the pile and the total in half-points (EW-ECLIPSE-06)."""

    piles: list[list[str]]
    totals: list[int]


class EclipseBegan(Event, frozen=True):
    """A player starts steps A to D."""

    opens = "phase"

    seat: int
    position: int


class HexGathered(Event, frozen=True):
    seat: int
    slot: int
    tile: str


class DisplayFilled(Event, frozen=True):
    place: int
    card: str


class DisplayCleared(Event, frozen=True):
    cards: list[str]


class FiguresReturned(Event, frozen=True):
    pass


class SetScored(Event, frozen=True):
    """A set of Animals in the final scoring, with the jokers that joined it."""

    seat: int
    animal: str
    cards: int
    jokers: int
    points: int


class GameEnded(Event, frozen=True):
    totals: list[int]
    winners: list[int]

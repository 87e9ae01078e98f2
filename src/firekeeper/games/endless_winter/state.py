"""The state of Endless Winter: every card and piece that can move, as integers, lists and tuples.

Lists change in place and are copied with the state; tuples are replaced as a whole and shared. Cards are
numbers of card kinds (Starting and Tribe cards, then Culture cards); copies of a kind are alike, so a zone of
cards is a sorted tuple of kinds. Decks have no order: what is drawn is decided by chance when it is drawn,
which is the same as drawing from a shuffled deck, and leaves nothing to peek at.
"""

from __future__ import annotations

from typing import Any

from firekeeper.games.endless_winter import _records
from firekeeper.games.endless_winter.box import Box
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State, StatePart
from firekeeper.kernel.state import changed as changed


class Player(StatePart):
    """A seat: player board, cards, pieces."""

    chief: int  # Chief card, -1 before it is dealt or drafted
    side: int  # of the Chief card, -1 before it is chosen
    setup_card: int  # -1 before it is dealt or drafted; kept to tell what happened
    food: int
    tool: int
    score: int
    earned: tuple[int, ...]  # points by SOURCES; their sum is the score
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    above: tuple[int, ...]  # cards played this turn
    unused: tuple[int, ...]  # those of `above` whose action skill has not been used
    recruited: tuple[int, ...]  # hand cards recruited this turn: not playable (EW-BEGIN-03)
    known: tuple[int, ...]  # hand cards everybody knows: those recruited, a bluff; none after a secret burial
    eclipse: tuple[int, ...]  # the Eclipse pile
    bluff: tuple[int, ...]  # Culture cards shown with the pile in this Eclipse phase, back in hand since
    graveyard: tuple[int, ...]
    animals: tuple[int, ...]  # untipped, by species
    tipped: tuple[int, ...]  # tipped, by species
    camps: tuple[int, ...]  # map slots of the Camps off the player board, sorted
    villages: tuple[int, ...]  # junctures, in the order of placement
    megaliths: int  # how many have left the reserve: the first two are neutral
    stones: tuple[int, ...]  # by stone slot
    offering: int  # level
    honour: int  # level
    chief_ready: int  # 1 while the Chief figure is on the player board
    figures_ready: int  # Tribe figures on the player board
    resting: int  # figures on the Rest space

    __slots__ = tuple(__annotations__)


class WinterState(State):
    """The whole table."""

    round: int
    phase: int
    order: tuple[int, ...]  # seats in turn order, first on top
    lap: int  # 1 to 3 during the Action phase
    turn: int  # place in the order of the seat whose turn it is, or who resolves its Eclipse
    chiefs_offered: tuple[int, ...]  # during a draft
    setups_offered: tuple[int, ...]
    stacks: list[int]  # Tribe cards left by Tribe type
    culture_deck: list[int]  # bit mask of Culture cards left, by era
    display: tuple[int, ...]  # Culture card kinds by place, -1 for a gap
    animal_deck: list[int]  # by species
    hunt: tuple[int, ...]  # species in the hunt area, oldest first
    reserve: tuple[int, ...]  # Sacred Stones by reserve slot, Era I first, -1 where one was taken
    terrain: tuple[int, ...]  # Terrain tile by map slot; slot 0 is the Base tile
    glaciers: tuple[int, ...]  # Glacier token by map slot: NO_TOKEN, FACE_DOWN or the token
    glacier_pool: int  # bit mask of tokens nobody has seen
    tiles: tuple[int, ...]  # Megalith tile by place of the layout
    spots: list[int]  # owner by spot of the Megalith board: EMPTY, a seat or NEUTRAL
    ranks: tuple[int, ...]  # seats that have moved on the Honour track, the best rank first (EW-IDOL-08)
    rest_open: int  # face-up Rest token on the pile, or NO_TOKEN
    rest_unseen: int  # bit mask of Rest tokens not seen since the shuffle; they lie on top
    rest_below: tuple[int, ...]  # seen tokens under the pile, the next one first
    rest_held: int  # Rest token of the resting player this turn, or NO_TOKEN
    columns: list[tuple[int, ...]]  # by column: figures in order of arrival, as seat * 2 + figure
    # The turn of the active player:
    place: int  # where this turn's figure stands: a column, REST or NOWHERE
    section: int  # of the column the figure has reached: TOP, MIDDLE or BOTTOM (EW-PLACE-04)
    committed: int  # column that a Culture skill has promised, or NOWHERE (AMB-08)
    labour: int  # half-points in the pool
    cultures: int  # Culture cards played this turn
    types_taken: int  # bit mask of Tribe types taken with the Initiate top action (EW-BEGIN-02)
    chief_unused: int  # 1 while the Chief skill may be used this turn
    gathered: int  # bit mask of hexes whose Eclipse benefit the resolver has had (AMB-15)
    finished: int  # 1 once the final scoring is done
    players: list[Player]

    __slots__ = (*__annotations__, "rules")

    def __init__(self, rules: Box) -> None:
        super().__init__()
        self.rules = rules

    def game_rules(self) -> Rules:
        return self.rules

    def clone(self) -> WinterState:
        return _records.clone_winterstate(self)

    def dump(self) -> dict[str, Any]:
        return _records.dump_winterstate(self)


def remove_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards with one copy less of a kind, which must be among them."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def add_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The sorted cards with one copy more of a kind."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    if at == len(cards):
        return cards + (card,)  # noqa: RUF005  (compiled, unpacking makes a list first)
    return cards[:at] + (card,) + cards[at:]  # noqa: RUF005

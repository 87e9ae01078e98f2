"""The state of Tindaya: the archipelago, the tribes, the mountain and Nature, as integers, lists and tuples.

Lists change in place and are copied with the state; tuples are replaced as a whole and shared. Hexes are
numbered in board order (TD-TERMS-36); sets of hexes are bit masks. Decks have no order: what is drawn is
decided by chance when somebody sees it (TD-SETUP-49), which leaves nothing to peek at.
"""

from __future__ import annotations

from typing import Any

from firekeeper.games.tindaya import _records
from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.contents import hexes_by_value, hexes_without
from firekeeper.games.tindaya.terms import BUILDINGS, NONE, SEA, TERRAINS, TRENCH
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import Derived, State, StatePart


class Player(StatePart):
    """A tribe: its natives on the board, its two boards, its cards."""

    tribe: int  # tribe card, NONE before it is drawn
    villagers: tuple[int, ...]  # hex of each villager on the board, sorted
    nobles: tuple[int, ...]  # hex of each noble on the board, sorted
    lost_nobles: int  # removed from the game
    trades: int  # bit mask of the trades it knows
    inventions: int  # bit mask of the inventions it has developed
    cave: int  # 1 once the second cave is fitted out
    goods: list[int]  # by RESOURCES
    tokens: tuple[int, ...]  # collected tokens by TOKENS; the two ores share a depot
    cubes: int  # in the action depot
    cylinders: int
    used_cubes: int  # on action spaces this era
    used_cylinders: int
    spent_cylinders: int  # removed from the game
    developed: int  # bit mask of trades whose Develop space holds a marker this era
    produced: int  # bit mask of trades whose Produce space holds a marker this era
    placed: int  # markers placed this era (TD-TRAITOR-29 asks for the first)
    passed: int  # 1 once it has passed this era
    prison: int  # conquistadors it holds
    idols: tuple[int, ...]  # face down, sorted; only the owner knows them
    used_idols: tuple[int, ...]  # face up
    removed_idols: tuple[tuple[int, ...], ...]  # of a traitor: those that lay face down, and face up
    market: int  # bit mask of the market cards it has bought
    canoe: int  # 1 while Agana's canoe is beside the board
    offered: int  # 1 once Majos has used its card this era
    score: int  # contribution points
    objectives: tuple[tuple[int, ...], ...]  # secret objectives: card and token
    dealt: tuple[int, ...]  # secret objectives to choose from during A3, then the one kept
    seen: tuple[tuple[int, ...], ...]  # owner and card of objectives it looked at, its own lost ones too
    waste: int  # its pawns on the waste depot
    betrayed: int  # 1 for the traitor

    __slots__ = tuple(__annotations__)


class TindayaState(State):
    """The whole table."""

    era: int
    phase: int
    step: int  # of the end of the era, by STEPS; NONE outside it
    order: tuple[int, ...]  # seats by turn-order token
    turn: int  # place in the order of the seat whose turn it is, or comes next
    round: int  # of the action phase, from 1
    actions: int  # taken this turn
    explored: int  # 1 if this turn has explored
    by_marker: int  # 1 if it did so with a marker, not with an idol (TD-TRAITOR-29)
    discs: tuple[int, ...]  # seats by when their disc came to its space, earliest first (TD-PRIORITY-05)
    # Setup:
    drawn: tuple[int, ...]  # the numbers from which chance lays the map
    outline: tuple[int, ...]  # hexes of each island while players lay the terrain
    starting: tuple[tuple[int, ...], ...]  # seat and hex of the starting buildings
    # The archipelago:
    slots: tuple[tuple[int, ...], ...]  # by slot: tile, side, 1 if it is turned by half
    terrain: tuple[int, ...]  # by hex
    tiles: tuple[int, ...]  # terrain tile by hex, NONE where none lies
    tokens: tuple[int, ...]  # token kind by hex, or NONE
    buildings: tuple[int, ...]  # building by hex, or NONE
    forts: tuple[int, ...]  # building tile of the fort by hex, SUBSTITUTE, or NONE
    conquistadors: tuple[int, ...]  # by hex, the chief included
    animals: tuple[int, ...]  # in the building of the hex
    neutral: tuple[int, ...]  # hexes with a neutral villager (TD-SOLO-04)
    walls: int  # hexes
    canoes: tuple[int, ...]  # hex of each canoe, sorted
    volcanoes: tuple[int, ...]  # hex by number - 1, NOWHERE once it has vanished
    trenches: tuple[int, ...]  # hex by number - 1
    # Reserves:
    tile_reserve: tuple[int, ...]  # terrain tiles by TILES
    building_reserve: tuple[int, ...]  # by BUILDINGS
    token_reserve: tuple[int, ...]  # by TOKENS: those that can still be laid
    backs: tuple[int, ...]  # tokens nobody has looked at, by back (TD-TERMS-40)
    wall_reserve: int
    nature: tuple[int, ...]  # wild animals by ANIMALS
    # Mount Tindaya:
    wrath: tuple[int, ...]  # space by GODS
    offering_cards: tuple[int, ...]  # visible card by god, NONE between eras
    offerings_seen: int  # bit mask of offering cards that have been visible
    pawns: tuple[int, ...]  # on the offering cards: (god x 4 + slot) x seats + seat
    first_offered: int  # bit mask of gods whose card has got a pawn this era (TD-OFFER-06)
    event: int  # Event card of the era
    events_seen: int  # bit mask of Event cards that have been visible
    prophecy: int  # Prophecy card of the era, NONE before it is turned
    prophecies_seen: int  # bit mask of those that have been turned
    catastrophes: tuple[int, ...]  # card of the era by god, NONE while face down
    catastrophes_seen: int  # bit mask of those that have been turned
    standees: tuple[int, ...]  # hex by SYMBOLS (the first four), NOWHERE off the board
    ships: tuple[int, ...]  # number of its trench by SHIPS, NONE off the board
    hand: tuple[int, ...]  # who paid the fires of the era before
    protected: int  # hexes that a player has protected from the catastrophe that strikes
    saved: tuple[tuple[int, ...], ...]  # seat, hex, villagers and nobles saved from pirates
    # Nature and the decks:
    mission: int  # NONE in Domination
    common: tuple[int, ...]  # common objectives: green, blue
    secrets: int  # bit mask of secret objectives in the deck
    objective_tokens: tuple[int, ...]  # tokens that can be chosen
    idol_deck: list[int]  # face down, by IDOLS
    idol_discard: tuple[int, ...]  # sold, by IDOLS
    market: int  # bit mask of the market cards on display
    # The exploration in progress:
    moved: tuple[int, ...]  # hexes of villagers that have moved in this sequence, sorted
    moved_nobles: tuple[int, ...]
    stopped: tuple[int, ...]  # those of them that may not move again
    stopped_nobles: tuple[int, ...]  # a traitor's chief, too
    offers: tuple[tuple[int, ...], ...]  # barter offers made in this sequence: hex, partner
    herded: int  # hexes herded into in this sequence
    # The traitor, and the end:
    traitor: int  # seat, or NONE
    traitor_card: int  # NONE
    chief: int  # hex of the chief, NOWHERE
    chief_canoe: int  # 1 while the chief's canoe is not on the board
    came_from: tuple[tuple[int, ...], ...]  # of conquistadors on a volcano: it, their last terrain, its fort
    captives: int  # natives on the jailer's card
    first_fort: int  # hex of the starting fort, NOWHERE once it is gone
    reconquered: int  # 1 once the starting fort has been reconquered (TD-CAMPAIGN-14)
    ending: int  # by ENDINGS, NONE before the end
    failures: int  # bit mask of all endings that apply (TD-FINAL-09)
    players: list[Player]
    islands: Derived[tuple[int, ...]]  # land hexes of each island, by their lowest hex
    by_terrain: Derived[tuple[int, ...]]  # hexes by TERRAINS
    land: Derived[int]  # hexes that are not sea, like the sets that follow
    built: Derived[tuple[int, ...]]  # with a building, by BUILDINGS
    fortified: Derived[int]  # with a fort
    stocked: Derived[int]  # with animals
    with_token: Derived[int]

    __slots__ = (*__annotations__, "rules")

    def __init__(self, rules: Box) -> None:
        super().__init__()
        self.rules = rules

    def game_rules(self) -> Rules:
        return self.rules

    def clone(self) -> TindayaState:
        return _records.clone_tindayastate(self)

    def dump(self) -> dict[str, Any]:
        return _records.dump_tindayastate(self)

    def derive(self) -> None:
        self.by_terrain = hexes_by_value(self.terrain, len(TERRAINS))
        self.land = self.rules.board.all & ~(self.by_terrain[SEA] | self.by_terrain[TRENCH])
        self.islands = self.rules.board.components(self.land)
        self.built = hexes_by_value(self.buildings, len(BUILDINGS))
        self.fortified = hexes_without(self.forts, NONE)
        self.stocked = hexes_without(self.animals, 0)
        self.with_token = hexes_without(self.tokens, NONE)

    def derive_land(self) -> None:
        """The land and its islands, after `contents.set_terrain` has changed some hexes."""
        board = self.rules.board
        land = board.all & ~(self.by_terrain[SEA] | self.by_terrain[TRENCH])
        if land != self.land:
            self.islands = board.changed_components(self.islands, self.land, land)
            self.land = land

    def know_islands(self, islands: list[int]) -> None:
        """The same where the islands are known: a map that has been laid out island by island."""
        self.islands = tuple([island for _, island in sorted([(one & -one, one) for one in islands])])
        self.land = 0
        for island in islands:
            self.land |= island

    def derived(self) -> dict[str, Any]:
        return _records.derived_tindayastate(self)

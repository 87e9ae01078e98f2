"""Setting up positions of Endless Winter by hand: firekeeper.position("endless_winter", players=3).

Seats are 0-based. A position begins in round 1, in the Action phase, with nobody's turn: seat n leads Chief n
with side A, has one Camp on the Base tile (Food limit 6), no Food, no Tools and no card. Starting cards that
are named nowhere lie in the draw decks. The map is always the same: slots 1 to 6 are plains_1, forest_1,
hills_1, mountains_1, lake_1, tundra_1, slots 7 to 12 the second tiles of these types, and slots 13 to 18
Glaciers (with four players plains_3, forest_3, hills_3 and three Glaciers). The Megalith tiles lie in order.
The hunt area is empty, the display shows the first eight cards of Era I, the reserve the first stones.
"""

from __future__ import annotations

from typing import Any, Self

from firekeeper.games.endless_winter.invariants import broken
from firekeeper.games.endless_winter.rounds import Round
from firekeeper.games.endless_winter.state import Player, WinterState, add_card
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    COLUMNS,
    EMPTY,
    FACE_DOWN,
    NEUTRAL,
    NO_TOKEN,
    NOWHERE,
    PHASES,
    SIDES,
    SOURCES,
    TOP,
)
from firekeeper.games.endless_winter.turn import BeginTurn
from firekeeper.kernel.position import PositionBuilder, PositionError, index_of, step

TYPES = ("plains", "forest", "hills", "mountains", "lake", "tundra")


class Position(PositionBuilder[WinterState]):
    """A position of Endless Winter under construction."""

    def __init__(self, rules: Any, arguments: dict[str, Any]) -> None:
        super().__init__(rules, arguments)
        self.box: Any = rules
        self.state: WinterState = _empty(rules)
        self.state.events = []

    @staticmethod
    def read(arguments: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The options of the game; there is nothing else to say about how a position begins."""
        return arguments, {}

    def laws(self) -> list[str]:
        return [*broken(self.state), *self._turns()]

    def completed(self) -> None:
        self.dealt_starting_cards()

    def _turns(self) -> list[str]:
        """Everybody has placed as many figures as turns have passed (EW-TURN-03)."""
        found: list[str] = []
        state, all_figures = self.state, self.box.tribe_figures + 1
        for place, seat in enumerate(state.order):
            player = state.players[seat]
            placed = all_figures - player.chief_ready - player.figures_ready
            wanted = state.lap - 1 + (place < state.turn)
            if state.phase == ACTION_PHASE and placed != wanted:
                found.append(f"seat {seat + 1}: {placed} figures stand, not {wanted}: say where with stood")
        return found

    # --- building: players ------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    @step
    def have(self, seat: int, food: int = 0, tool: int = 0) -> Self:
        """Exactly this much Food and this many Tools."""
        self.player(seat).food = food
        self.player(seat).tool = tool
        return self

    @step
    def chief(self, seat: int, name: str, side: str = "side_a") -> Self:
        self.player(seat).chief = index_of(self.box.chief_ids, name, "Chief")
        self.player(seat).side = index_of(SIDES, side, "side")
        return self

    @step
    def hold(self, seat: int, *cards: str) -> Self:
        """Put cards into the hand."""
        for card in cards:
            self.player(seat).hand = add_card(self.player(seat).hand, self._fetch(card))
        return self

    @step
    def deck(self, seat: int, *cards: str) -> Self:
        """Put cards into the draw deck (it has no order)."""
        for card in cards:
            self.player(seat).deck = add_card(self.player(seat).deck, self._fetch(card))
        return self

    @step
    def discard(self, seat: int, *cards: str) -> Self:
        """Put cards into the discard pile."""
        for card in cards:
            self.player(seat).discard = add_card(self.player(seat).discard, self._fetch(card))
        return self

    @step
    def above(self, seat: int, *cards: str, used: bool = False) -> Self:
        """Put cards above the board, with their skills unused unless said otherwise."""
        player = self.player(seat)
        for card in cards:
            kind = self._fetch(card)
            player.above = add_card(player.above, kind)
            if not used and kind < self.box.first_culture:
                player.unused = add_card(player.unused, kind)
        return self

    @step
    def eclipse(self, seat: int, *cards: str) -> Self:
        """Put cards into the Eclipse pile."""
        for card in cards:
            self.player(seat).eclipse = add_card(self.player(seat).eclipse, self._fetch(card))
        return self

    @step
    def buried(self, seat: int, *cards: str) -> Self:
        """Put cards into the Graveyard."""
        for card in cards:
            self.player(seat).graveyard = add_card(self.player(seat).graveyard, self._fetch(card))
        return self

    @step
    def dealt(self) -> Self:
        """The Starting cards that are in no zone go to the draw decks; now cards are conserved."""
        self.dealt_starting_cards()
        return self

    def dealt_starting_cards(self) -> None:
        for player in self.state.players:
            missing = list(self.box.starting_deck)
            zones = player.hand + player.deck + player.discard + player.above + player.eclipse
            for card in zones + player.graveyard:
                if card < self.box.first_tribe:
                    missing.remove(card)
            player.deck = tuple(sorted(player.deck + tuple(missing)))

    def _fetch(self, card: str) -> int:
        """The kind of a card, taken from its stack, the display or its Culture deck."""
        rules, state = self.box, self.state
        kind = index_of(rules.card_ids, card, "card")
        if kind >= rules.first_culture:
            state.display = tuple(-1 if shown == kind else shown for shown in state.display)
            self._from_culture_deck(kind)
        elif kind >= rules.first_tribe:
            state.stacks[kind - rules.first_tribe] -= 1
        return kind

    def _from_culture_deck(self, kind: int) -> None:
        era = self.box.culture_era[kind] - 1
        self.state.culture_deck[era] &= ~(1 << kind - _first_of_era(self.box, era))

    @step
    def animals(self, seat: int, *species: str, tipped: bool = False) -> Self:
        """Give Animals, taken from the deck."""
        player = self.player(seat)
        for name in species:
            at = index_of(self.box.animal_ids, name, "Animal")
            self.state.animal_deck[at] -= 1
            counts = list(player.tipped if tipped else player.animals)
            counts[at] += 1
            if tipped:
                player.tipped = tuple(counts)
            else:
                player.animals = tuple(counts)
        return self

    @step
    def camps(self, seat: int, *slots: int) -> Self:
        """The Camps off the player board stand exactly here."""
        self.player(seat).camps = tuple(sorted(slots))
        return self

    @step
    def villages(self, seat: int, *junctures: str) -> Self:
        """The Villages of a seat stand exactly here: villages(0, "1-2-8")."""
        self.player(seat).villages = tuple(
            index_of(self.box.juncture_ids, name, "juncture") for name in junctures
        )
        return self

    @step
    def idols(self, seat: int, offering: int = 0, honour: int = 0) -> Self:
        """Idol markers; who is put on a level later stands to the right there."""
        player = self.player(seat)
        player.offering, player.honour = offering, honour
        others = [other for other in self.state.ranks if other != seat]
        if honour:
            at = sum(self.player(other).honour >= honour for other in others)
            others.insert(at, seat)
        self.state.ranks = tuple(others)
        return self

    @step
    def own(self, seat: int, *stones: str) -> Self:
        """Give Sacred Stones, in the order of the slots."""
        for name in stones:
            stone = index_of(self.box.stone_ids, name, "Sacred Stone")
            self.state.reserve = tuple(-1 if lying == stone else lying for lying in self.state.reserve)
            self.player(seat).stones = (*self.player(seat).stones, stone)
        return self

    @step
    def stand(self, seat: int, *spots: str, neutral: bool = False) -> Self:
        """Megaliths of a seat, by spot ("0.3.1"). Coloured ones count as placed after both neutral ones."""
        player = self.player(seat)
        for name in spots:
            spot = index_of(self.box.spot_ids, name, "spot")
            if self.state.spots[spot] != EMPTY:
                raise PositionError(f"{name} is taken")
            self.state.spots[spot] = NEUTRAL if neutral else seat
            player.megaliths = player.megaliths + 1 if neutral else max(player.megaliths, 2) + 1
        return self

    @step
    def placed(self, seat: int, megaliths: int) -> Self:
        """So many Megaliths have left the reserve, wherever they stand."""
        self.player(seat).megaliths = megaliths
        return self

    @step
    def scored(self, seat: int, points: int) -> Self:
        self.player(seat).score = points
        self.player(seat).earned = (points, *self.player(seat).earned[1:])
        return self

    # --- building: the table ----------------------------------------------------------------

    @step
    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    @step
    def phase(self, name: str) -> Self:
        self.state.phase = index_of(PHASES, name, "phase")
        return self

    @step
    def order(self, *seats: int) -> Self:
        self.state.order = tuple(seats)
        return self

    @step
    def stack(self, tribe: str, cards: int) -> Self:
        """How many cards are left in a Tribe stack."""
        self.state.stacks[index_of(self.box.card_ids, tribe, "card") - self.box.first_tribe] = cards
        return self

    @step
    def display(self, *cards: str) -> Self:
        """The Culture display shows exactly these, then gaps."""
        shown = [index_of(self.box.card_ids, card, "card") for card in cards]
        for kind in shown:
            self._from_culture_deck(kind)
        self.state.display = tuple(shown + [-1] * (self.box.display_size - len(shown)))
        return self

    @step
    def hunt(self, *species: str) -> Self:
        """The hunt area, taken from the deck."""
        for name in species:
            at = index_of(self.box.animal_ids, name, "Animal")
            self.state.animal_deck[at] -= 1
            self.state.hunt = (*self.state.hunt, at)
        return self

    @step
    def animal_deck(self, *species: str) -> Self:
        """The Animal deck holds exactly these."""
        self.state.animal_deck = [species.count(name) for name in self.box.animal_ids]
        return self

    @step
    def reserve(self, *stones: str) -> Self:
        """The reserve: stones of Era I, then of Era II, each section filled up with gaps."""
        rules = self.box
        wanted = [index_of(rules.stone_ids, name, "Sacred Stone") for name in stones]
        sections = []
        for era in (1, 2):
            section = [stone for stone in wanted if rules.stone_era[stone] == era]
            sections += section + [-1] * (rules.stones_per_era - len(section))
        self.state.reserve = tuple(sections)
        return self

    @step
    def terrain(self, **tiles: str) -> Self:
        """Lay tiles on slots: terrain(slot7="glacier_1")."""
        laid = list(self.state.terrain)
        for slot, tile in tiles.items():
            laid[int(slot.removeprefix("slot"))] = index_of(self.box.terrain_ids, tile, "Terrain tile")
        self.state.terrain = tuple(laid)
        return self

    @step
    def glacier(self, slot: int, token: str = "") -> Self:
        """A Glacier token on a slot, face up if it is named."""
        laid = list(self.state.glaciers)
        laid[slot] = index_of(self.box.glacier_ids, token, "Glacier token") if token else FACE_DOWN
        if token:
            self.state.glacier_pool &= ~(1 << laid[slot])
        self.state.glaciers = tuple(laid)
        return self

    @step
    def stood(self, seat: int, *places: str) -> Self:
        """Figures that were placed in earlier turns of this round: columns or "rest", the Chief last."""
        player = self.player(seat)
        for place in places:
            chief = player.figures_ready == 0
            if chief and not player.chief_ready:
                raise PositionError("all figures have been placed")
            if chief:
                player.chief_ready = 0
            else:
                player.figures_ready -= 1
            if place == "rest":
                player.resting += 1
            else:
                column = index_of(COLUMNS, place, "column")
                columns = self.state.columns
                columns[column] = (*columns[column], 2 * seat + int(not chief))
        return self

    @step
    def to_move(self, seat: int, turn: int = 1) -> Self:
        """It is this seat's first, second or third turn of the round; then the game goes on to its end."""
        state = self.state
        state.frames.clear()
        Round().run(state)
        state.frames.pop()  # the Action phase is under way
        state.phase = ACTION_PHASE
        state.lap = turn
        state.turn = state.order.index(seat)
        state.push(BeginTurn())
        return self


# --- the position before anything is built -----------------------------------------------------------


def _first_of_era(rules: Any, era: int) -> int:
    return list(rules.culture_era).index(era + 1)


def _empty(rules: Any) -> WinterState:
    state = WinterState(rules)
    seats = rules.seats
    state.round, state.phase, state.lap, state.turn = 1, ACTION_PHASE, 1, 0
    state.order = tuple(range(seats))
    state.chiefs_offered = state.setups_offered = ()
    state.stacks = [rules.tribe_copies] * rules.tribe_count
    first = rules.first_culture
    state.display = tuple(range(first, first + rules.display_size))
    sizes = [rules.culture_era.count(era) for era in (1, 2)]
    state.culture_deck = [(1 << sizes[0]) - (1 << rules.display_size), (1 << sizes[1]) - 1]
    state.animal_deck = list(rules.animal_copies)
    state.hunt = ()
    eras = [[at for at, of in enumerate(rules.stone_era) if of == era] for era in (1, 2)]
    state.reserve = tuple(stone for era in eras for stone in era[: rules.stones_per_era])
    state.terrain = _terrain(rules)
    state.glaciers = (NO_TOKEN,) * rules.slots
    state.glacier_pool = (1 << len(rules.glacier_ids)) - 1
    state.tiles = tuple(range(len(rules.tile_ids)))
    state.spots = [EMPTY] * len(rules.spot_ids)
    state.ranks = ()
    state.rest_open = state.rest_held = NO_TOKEN
    state.rest_below = ()
    state.rest_unseen = 0
    if rules.options.rest_tokens:
        state.rest_open = 0
        state.rest_unseen = (1 << len(rules.rest_token_ids)) - 2
    state.columns = [()] * len(COLUMNS)
    state.place = state.committed = NOWHERE
    state.section = TOP
    state.labour = state.cultures = state.types_taken = 0
    state.chief_unused = state.gathered = state.finished = 0
    state.players = [_player(rules, seat) for seat in range(seats)]
    return state


def _terrain(rules: Any) -> tuple[int, ...]:
    names = ["base", *[f"{kind}_1" for kind in TYPES], *[f"{kind}_2" for kind in TYPES]]
    names += [f"{kind}_3" for kind in TYPES[: 6 - rules.glacier_count]]
    names += [f"glacier_{number + 1}" for number in range(rules.glacier_count)]
    return tuple(rules.terrain_ids.index(name) for name in names)


def _player(rules: Any, seat: int) -> Player:
    player = Player()
    player.chief, player.side, player.setup_card = seat, 0, 0
    player.food = player.tool = player.score = 0
    player.earned = (0,) * len(SOURCES)
    player.hand = player.deck = player.discard = player.above = player.unused = ()
    player.recruited = player.known = player.eclipse = player.bluff = player.graveyard = ()
    player.animals = player.tipped = (0,) * len(rules.animal_ids)
    player.camps, player.villages, player.stones = (0,), (), ()
    player.megaliths = player.offering = player.honour = 0
    player.chief_ready, player.figures_ready, player.resting = 1, 2, 0
    return player

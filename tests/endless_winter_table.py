"""Positions of Endless Winter in one line each, for tests that read like the rulebook's examples.

    table = Table(players=3).have(0, food=3, tool=2).hold(0, "hunter").animals(1, "woolly_rhino")
    table.act(0, "hunt").choose("work hunter", "scout", ...)
    assert table.food(0) == 0

Seats are 0-based. A table starts in round 1, in the Action phase, with nobody's turn: seat n leads Chief n
with side A, has one Camp on the Base tile (Food limit 6), no Food, no Tools and no card. `dealt` puts the
Starting cards that are nowhere into the draw decks. The map is the same for all games: slots 1 to 6 are
plains_1, forest_1, hills_1, mountains_1, lake_1, tundra_1, slots 7 to 12 the second tiles of these types, and
slots 13 to 18 Glaciers (with four players plains_3, forest_3, hills_3 and three Glaciers). The Megalith tiles
lie in order. The hunt area is empty, the display shows the first eight cards of Era I, the reserve the first
stones of each Era.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from built_table import BuiltTable

from firekeeper.games.endless_winter import gains, skills
from firekeeper.games.endless_winter.components import Components
from firekeeper.games.endless_winter.game import EndlessWinter
from firekeeper.games.endless_winter.grammar import Effect, parse
from firekeeper.games.endless_winter.invariants import broken
from firekeeper.games.endless_winter.options import Options
from firekeeper.games.endless_winter.state import Player, WinterState, add_card
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    COLUMNS,
    DESTINATIONS,
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
from firekeeper.games.endless_winter.turn import BeginTurn, EndTurn, PlaceFigure, PlayCulture
from firekeeper.games.endless_winter.versions import NEWEST
from firekeeper.kernel import engine
from firekeeper.packs import load_tables
from firekeeper.weights import load_weights

TYPES = ("plains", "forest", "hills", "mountains", "lake", "tundra")


@cache
def _box(options: str, version: str) -> EndlessWinter:
    tables, mark = load_tables("endless_winter")
    settled = msgspec.json.decode(options, type=Options)
    rules = EndlessWinter(Components.from_tables(tables), settled, mark, version)
    rules.use_weights(load_weights("endless_winter"))
    return rules


class Table(BuiltTable[WinterState]):
    """A position under construction, then in play."""

    def __init__(self, players: int = 2, version: str = NEWEST, **options: Any) -> None:
        self.box = _box(msgspec.json.encode(Options(players=players, **options)).decode(), version)
        self.state = _empty(self.box)
        self.state.events = []
        self.marked: list[dict[str, Any]] = []

    # --- building: players ------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def have(self, seat: int, food: int = 0, tool: int = 0) -> Table:
        """Exactly this much Food and this many Tools."""
        self.player(seat).food = food
        self.player(seat).tool = tool
        return self

    def chief(self, seat: int, name: str, side: str = "side_a") -> Table:
        self.player(seat).chief = self.box.chief_ids.index(name)
        self.player(seat).side = SIDES.index(side)
        return self

    def hold(self, seat: int, *cards: str) -> Table:
        """Put cards into the hand."""
        for card in cards:
            self.player(seat).hand = add_card(self.player(seat).hand, self._fetch(card))
        return self

    def deck(self, seat: int, *cards: str) -> Table:
        """Put cards into the draw deck (it has no order)."""
        for card in cards:
            self.player(seat).deck = add_card(self.player(seat).deck, self._fetch(card))
        return self

    def discard(self, seat: int, *cards: str) -> Table:
        """Put cards into the discard pile."""
        for card in cards:
            self.player(seat).discard = add_card(self.player(seat).discard, self._fetch(card))
        return self

    def above(self, seat: int, *cards: str, used: bool = False) -> Table:
        """Put cards above the board, with their skills unused unless said otherwise."""
        player = self.player(seat)
        for card in cards:
            kind = self._fetch(card)
            player.above = add_card(player.above, kind)
            if not used and kind < self.box.first_culture:
                player.unused = add_card(player.unused, kind)
        return self

    def eclipse(self, seat: int, *cards: str) -> Table:
        """Put cards into the Eclipse pile."""
        for card in cards:
            self.player(seat).eclipse = add_card(self.player(seat).eclipse, self._fetch(card))
        return self

    def buried(self, seat: int, *cards: str) -> Table:
        """Put cards into the Graveyard."""
        for card in cards:
            self.player(seat).graveyard = add_card(self.player(seat).graveyard, self._fetch(card))
        return self

    def dealt(self) -> Table:
        """The Starting cards that are in no zone go to the draw decks; now cards are conserved."""
        for player in self.state.players:
            missing = list(self.box.starting_deck)
            zones = player.hand + player.deck + player.discard + player.above + player.eclipse
            for card in zones + player.graveyard:
                if card < self.box.first_tribe:
                    missing.remove(card)
            player.deck = tuple(sorted(player.deck + tuple(missing)))
        return self

    def _fetch(self, card: str) -> int:
        """The kind of a card, taken from its stack, the display or its Culture deck."""
        rules, state = self.box, self.state
        kind = rules.card_ids.index(card)
        if kind >= rules.first_culture:
            state.display = tuple(-1 if shown == kind else shown for shown in state.display)
            self._from_culture_deck(kind)
        elif kind >= rules.first_tribe:
            state.stacks[kind - rules.first_tribe] -= 1
        return kind

    def _from_culture_deck(self, kind: int) -> None:
        era = self.box.culture_era[kind] - 1
        self.state.culture_deck[era] &= ~(1 << kind - _first_of_era(self.box, era))

    def animals(self, seat: int, *species: str, tipped: bool = False) -> Table:
        """Give Animals, taken from the deck."""
        player = self.player(seat)
        for name in species:
            at = self.box.animal_ids.index(name)
            self.state.animal_deck[at] -= 1
            counts = list(player.tipped if tipped else player.animals)
            counts[at] += 1
            if tipped:
                player.tipped = tuple(counts)
            else:
                player.animals = tuple(counts)
        return self

    def camps(self, seat: int, *slots: int) -> Table:
        """The Camps off the player board stand exactly here."""
        self.player(seat).camps = tuple(sorted(slots))
        return self

    def villages(self, seat: int, *junctures: str) -> Table:
        """The Villages of a seat stand exactly here: villages(0, "1-2-8")."""
        self.player(seat).villages = tuple(self.box.juncture_ids.index(name) for name in junctures)
        return self

    def idols(self, seat: int, offering: int = 0, honour: int = 0) -> Table:
        """Idol markers; who is put on a level later stands to the right there."""
        player = self.player(seat)
        player.offering, player.honour = offering, honour
        others = [other for other in self.state.ranks if other != seat]
        if honour:
            at = sum(self.player(other).honour >= honour for other in others)
            others.insert(at, seat)
        self.state.ranks = tuple(others)
        return self

    def own(self, seat: int, *stones: str) -> Table:
        """Give Sacred Stones, in the order of the slots."""
        for name in stones:
            stone = self.box.stone_ids.index(name)
            self.state.reserve = tuple(-1 if lying == stone else lying for lying in self.state.reserve)
            self.player(seat).stones = (*self.player(seat).stones, stone)
        return self

    def stand(self, seat: int, *spots: str, neutral: bool = False) -> Table:
        """Megaliths of a seat, by spot ("0.3.1"). Coloured ones count as placed after both neutral ones."""
        player = self.player(seat)
        for name in spots:
            spot = self.box.spot_ids.index(name)
            assert self.state.spots[spot] == EMPTY, f"{name} is taken"
            self.state.spots[spot] = NEUTRAL if neutral else seat
            player.megaliths = player.megaliths + 1 if neutral else max(player.megaliths, 2) + 1
        return self

    def placed(self, seat: int, megaliths: int) -> Table:
        """So many Megaliths have left the reserve, wherever they stand."""
        self.player(seat).megaliths = megaliths
        return self

    def scored(self, seat: int, points: int) -> Table:
        self.player(seat).score = points
        self.player(seat).earned = (points, *self.player(seat).earned[1:])
        return self

    # --- building: the table ----------------------------------------------------------------

    def round(self, number: int) -> Table:
        self.state.round = number
        return self

    def phase(self, name: str) -> Table:
        self.state.phase = PHASES.index(name)
        return self

    def order(self, *seats: int) -> Table:
        self.state.order = tuple(seats)
        return self

    def stack(self, tribe: str, cards: int) -> Table:
        """How many cards are left in a Tribe stack."""
        self.state.stacks[self.box.card_ids.index(tribe) - self.box.first_tribe] = cards
        return self

    def display(self, *cards: str) -> Table:
        """The Culture display shows exactly these, then gaps."""
        shown = [self.box.card_ids.index(card) for card in cards]
        for kind in shown:
            self._from_culture_deck(kind)
        self.state.display = tuple(shown + [-1] * (self.box.display_size - len(shown)))
        return self

    def hunt(self, *species: str) -> Table:
        """The hunt area, taken from the deck."""
        for name in species:
            at = self.box.animal_ids.index(name)
            self.state.animal_deck[at] -= 1
            self.state.hunt = (*self.state.hunt, at)
        return self

    def animal_deck(self, *species: str) -> Table:
        """The Animal deck holds exactly these."""
        self.state.animal_deck = [species.count(name) for name in self.box.animal_ids]
        return self

    def reserve(self, *stones: str) -> Table:
        """The reserve: stones of Era I, then of Era II, each section filled up with gaps."""
        rules = self.box
        wanted = [rules.stone_ids.index(name) for name in stones]
        sections = []
        for era in (1, 2):
            section = [stone for stone in wanted if rules.stone_era[stone] == era]
            sections += section + [-1] * (rules.stones_per_era - len(section))
        self.state.reserve = tuple(sections)
        return self

    def terrain(self, **tiles: str) -> Table:
        """Lay tiles on slots: terrain(slot7="glacier_1")."""
        laid = list(self.state.terrain)
        for slot, tile in tiles.items():
            laid[int(slot.removeprefix("slot"))] = self.box.terrain_ids.index(tile)
        self.state.terrain = tuple(laid)
        return self

    def glacier(self, slot: int, token: str = "") -> Table:
        """A Glacier token on a slot, face up if it is named."""
        laid = list(self.state.glaciers)
        laid[slot] = self.box.glacier_ids.index(token) if token else FACE_DOWN
        if token:
            self.state.glacier_pool &= ~(1 << laid[slot])
        self.state.glaciers = tuple(laid)
        return self

    # --- playing ----------------------------------------------------------------------------

    def gain(self, seat: int, effect: str | Effect, rule: str = "EW-GOLD-13") -> Table:
        """A seat gains an effect ("idol 1 + tool 1") right now."""
        found = parse(effect) if isinstance(effect, str) else effect
        gains.resolve(self.state, seat, found, rule)
        engine.run_automatic(self.state)
        return self

    def at(self, seat: int, place: str, chief: bool = False, labour: float = 0) -> Table:
        """It is this seat's step 2 and its figure stands here, in the top section; nothing is asked."""
        state, player = self.state, self.player(seat)
        state.turn = state.order.index(seat)
        state.place = DESTINATIONS.index(place)
        state.section = TOP
        state.labour = int(2 * labour)
        state.chief_unused = int(chief)
        if chief:
            player.chief_ready = 0
        else:
            player.figures_ready -= 1
        if place == "rest":
            player.resting += 1
        else:
            column = COLUMNS.index(place)
            state.columns[column] = (*state.columns[column], 2 * seat + int(not chief))
        return self

    def culture(self, seat: int, card: str) -> Table:
        """Step 1 of this seat's turn: it plays this Culture card and uses its skills."""
        self.hold(seat, card)
        self.state.turn = self.state.order.index(seat)
        self.state.then(PlayCulture(seat))
        return self.choose(f"play {card}")

    def pile(self, seat: int, card: str) -> Table:
        """The Eclipse phase, step B: the skill of a card in the pile."""
        self.phase("eclipse_phase").eclipse(seat, card)
        self.state.turn = self.state.order.index(seat)
        skills.use_eclipse_skill(self.state, seat, self.box.card_ids.index(card))
        engine.run_automatic(self.state)
        return self

    def act(self, seat: int, place: str, figure: str = "tribe") -> Table:
        """Step 2 of this seat's turn from the placement to its end; steps 1, 3 and 4 are left out."""
        self.state.turn = self.state.order.index(seat)
        self.state.then(PlaceFigure(seat), EndTurn(seat))
        return self.choose(f"place {figure} {place}")

    def turn(self, seat: int, lap: int = 1) -> Table:
        """A whole turn of this seat, and then the turns after it."""
        self.state.turn = self.state.order.index(seat)
        self.state.lap = lap
        self.state.then(BeginTurn())
        return self

    def work_step(self, seat: int) -> Table:
        """An open moment of step 2 in which any-time abilities can be used (after `at`)."""
        self.state.then(EndTurn(seat))
        return self

    # --- looking ----------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nobody has to decide anything."""
        return self.decision is None

    def food(self, seat: int) -> int:
        return self.player(seat).food

    def tool(self, seat: int) -> int:
        return self.player(seat).tool

    def points(self, seat: int) -> int:
        return self.player(seat).score

    def earned(self, seat: int) -> dict[str, int]:
        """Points by source, those above 0."""
        return {name: won for name, won in zip(SOURCES, self.player(seat).earned, strict=True) if won}

    def labour(self) -> float:
        """The pool of the turn, in whole and half points."""
        return self.state.labour / 2

    def cards(self, seat: int, zone: str) -> list[str]:
        """The cards of a zone by id, sorted by kind: cards(0, "hand")."""
        return [self.box.card_ids[card] for card in getattr(self.player(seat), zone)]

    def prey(self, seat: int, tipped: bool = False) -> list[str]:
        """The untipped (or tipped) Animals of a seat."""
        counts = self.player(seat).tipped if tipped else self.player(seat).animals
        return [name for name, count in zip(self.box.animal_ids, counts, strict=True) for _ in range(count)]

    def hunted(self) -> list[str]:
        """The hunt area, the oldest card first."""
        return [self.box.animal_ids[species] for species in self.state.hunt]

    def shown(self) -> list[str]:
        """The Culture display; empty names are gaps."""
        return ["" if card < 0 else self.box.card_ids[card] for card in self.state.display]

    def owner(self, spot: str) -> int:
        """Who owns the Megalith at a spot: a seat, NEUTRAL or EMPTY."""
        return self.state.spots[self.box.spot_ids.index(spot)]

    def board(self, seat: int) -> dict[str, Any]:
        """All that a seat owns, and the hunt area, in the words of the tests."""
        player = self.player(seat)
        zones = ("hand", "deck", "discard", "above", "eclipse", "graveyard")
        return {
            "food": player.food,
            "tool": player.tool,
            "labour": self.labour(),
            "points": player.score,
            **{zone: self.cards(seat, zone) for zone in zones},
            "animals": self.prey(seat),
            "tipped": self.prey(seat, tipped=True),
            "camps": list(player.camps),
            "villages": [self.box.juncture_ids[juncture] for juncture in player.villages],
            "megaliths": player.megaliths,
            "offering": player.offering,
            "honour": player.honour,
            "stones": [self.box.stone_ids[stone] for stone in player.stones],
            "hunt": self.hunted(),
        }

    def mark(self) -> Table:
        """From here on `changed` counts."""
        self.marked = [self.board(seat) for seat in range(self.box.seats)]
        return self

    def changed(self, seat: int) -> dict[str, Any]:
        """What is different on the board of a seat since `mark`, as it is now."""
        now = self.board(seat)
        return {name: value for name, value in now.items() if value != self.marked[seat][name]}

    def check(self) -> Table:
        """Nothing is lost or doubled. Needs `dealt`, and pieces that have been placed by the rules."""
        assert broken(self.state) == []
        return self


# --- the position before anything is built -----------------------------------------------------------


def _first_of_era(rules: EndlessWinter, era: int) -> int:
    return rules.culture_era.index(era + 1)


def _empty(rules: EndlessWinter) -> WinterState:
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


def _terrain(rules: EndlessWinter) -> tuple[int, ...]:
    names = ["base", *[f"{kind}_1" for kind in TYPES], *[f"{kind}_2" for kind in TYPES]]
    names += [f"{kind}_3" for kind in TYPES[: 6 - rules.glacier_count]]
    names += [f"glacier_{number + 1}" for number in range(rules.glacier_count)]
    return tuple(rules.terrain_ids.index(name) for name in names)


def _player(rules: EndlessWinter, seat: int) -> Player:
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

"""Setting up positions of Tindaya by hand: firekeeper.position("tindaya", players=3).

Seats are 0-based; hexes are written «q,r». A position begins in era 1, in the Action phase, with nobody's
turn, on the preset map of the number of players (another one with layout="host"), with a token on every
terrain and no natives, buildings or forts. Turn order is the seat order; trades, inventions and markers are
those of the set-up card; the tribes are Tedote, Ecero, Arucas and Jandia, whose cards change little: set-
up, ore tokens, level-2 inventions, market prices. The first cards that fit lie open: Event, offering,
mission or common objectives; no prophecy is turned.
"""

from __future__ import annotations

from typing import Any, Self

from firekeeper.games.tindaya.actions import NextTurn
from firekeeper.games.tindaya.contents import replaced, set_animals, set_token
from firekeeper.games.tindaya.end_of_era import EndOfEra
from firekeeper.games.tindaya.forts import fort_tiles
from firekeeper.games.tindaya.invariants import broken
from firekeeper.games.tindaya.offerings import pawns_on
from firekeeper.games.tindaya.pieces import (
    added,
    changed,
    has_native,
    place_building,
    place_fort,
    return_token,
)
from firekeeper.games.tindaya.setup import (
    LayOcean,
    LayTerrain,
    LayTokens,
    PlaceDiscs,
    TakePieces,
    empty_table,
)
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import (
    ACTIONS,
    ANIMAL_OF,
    BUILDING_TERRAIN,
    BUILDINGS,
    DEPOT_OF,
    GODS,
    IDOLS,
    INVENTIONS,
    MOUNTAIN_TILE,
    NONE,
    NOWHERE,
    PHASES,
    RESOURCES,
    SEA,
    SHIPS,
    SYMBOLS,
    TERRAINS,
    TOKEN_OF,
    TOKENS,
    TRADES,
    TRIBES,
    TSUNAMI,
    VOLCANO,
)
from firekeeper.games.tindaya.treason import GiveUpPossessions
from firekeeper.kernel.position import PositionBuilder, PositionError, index_of, step

PLAIN_TRIBES = ("tedote", "ecero", "arucas", "jandia")


class Position(PositionBuilder[TindayaState]):
    """A position of Tindaya under construction."""

    def __init__(self, rules: Any, arguments: dict[str, Any], tribes: list[str] | None = None) -> None:
        super().__init__(rules, arguments)
        self.box: Any = rules
        self.state: TindayaState = _empty(rules)
        self.state.events = []
        chosen = [TRIBES[tribe] for tribe in rules.chosen_tribes]
        for seat, name in enumerate(tribes or chosen or PLAIN_TRIBES[: rules.seats]):
            self.player(seat).tribe = index_of(TRIBES, name, "tribe")

    @staticmethod
    def read(arguments: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The options of the game. A list of tribes is no option: it may give any tribe to any seat."""
        options = {"layout": "preset", **arguments}
        listed = isinstance(options.get("tribes"), list)
        return options, {"tribes": options.pop("tribes")} if listed else {}

    def laws(self) -> list[str]:
        return broken(self.state)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hex(self, name: str) -> int:
        """The number of a hex."""
        return index_of(self.box.board.names, name, "hex")

    def _land(self, name: str) -> int:
        """The number of a hex of an island."""
        at = self.hex(name)
        if self.state.terrain[at] < VOLCANO:
            raise PositionError(f"{name} is {TERRAINS[self.state.terrain[at]]}, no land (TD-TERMS-01)")
        return at

    def _count(self, *numbers: int) -> None:
        if min(numbers, default=0) < 0:
            raise PositionError("no number is below 0")

    # --- tribes -----------------------------------------------------------------------------

    @step
    def natives(self, seat: int, hex: str, villagers: int = 0, nobles: int = 0) -> Self:
        """Put villagers and nobles on a hex."""
        player, at = self.player(seat), self._land(hex)
        self._count(villagers, nobles)
        if self.state.forts[at] != NONE:
            raise PositionError(f"natives do not stand in a fort (TD-TERMS-24), but one is on {hex}")
        for _ in range(villagers):
            player.villagers = added(player.villagers, at)
        for _ in range(nobles):
            player.nobles = added(player.nobles, at)
        return self

    @step
    def lost_nobles(self, seat: int, count: int) -> Self:
        """Nobles that are removed from the game."""
        if not 0 <= count <= self.box.nobles:
            raise PositionError(f"a tribe has {self.box.nobles} nobles (TD-TERMS-03)")
        self.player(seat).lost_nobles = count
        return self

    @step
    def have(self, seat: int, **goods: int) -> Self:
        """Exactly this many of the resources that are named."""
        self._count(*goods.values())
        for name, count in goods.items():
            self.player(seat).goods[index_of(RESOURCES, name, "resource")] = count
        return self

    @step
    def tribe(self, seat: int, name: str) -> Self:
        self.player(seat).tribe = index_of(TRIBES, name, "tribe")
        return self

    @step
    def trades(self, seat: int, *names: str) -> Self:
        """Know exactly these trades."""
        self.player(seat).trades = _mask(TRADES, names, "trade")
        return self

    @step
    def inventions(self, seat: int, *names: str) -> Self:
        """Have developed exactly these inventions; the cylinders are counted by `markers`."""
        self.player(seat).inventions = _mask(INVENTIONS, names, "invention")
        return self

    @step
    def cave(self, seat: int) -> Self:
        """The second cave is fitted out."""
        self.player(seat).cave = 1
        return self

    @step
    def markers(self, seat: int, cubes: int, cylinders: int) -> Self:
        """Exactly these markers in the action depot."""
        self._count(cubes, cylinders)
        self.player(seat).cubes = cubes
        self.player(seat).cylinders = cylinders
        return self

    @step
    def used_markers(self, seat: int, cubes: int, cylinders: int, spent: int = 0) -> Self:
        """Markers on action spaces, and cylinders removed from the game."""
        player = self.player(seat)
        self._count(cubes, cylinders, spent)
        player.used_cubes, player.used_cylinders, player.spent_cylinders = cubes, cylinders, spent
        return self

    @step
    def collected(self, seat: int, **tokens: int) -> Self:
        """Tokens in the depots of a tribe, from those that lie nowhere; the first backs of their kind."""
        state = self.state
        for name, count in tokens.items():
            kind = index_of(TOKENS, name, "token")
            for _ in range(count):
                self._take_back(kind)
                if state.token_reserve[kind]:
                    state.token_reserve = changed(state.token_reserve, kind, -1)
            self.player(seat).tokens = changed(self.player(seat).tokens, kind, count)
        return self

    def _take_back(self, kind: int) -> None:
        for back, left in enumerate(self.state.backs):
            if left and self.box.back_kind[back] == kind:
                self.state.backs = changed(self.state.backs, back, -1)
                return
        raise PositionError(f"there is no {TOKENS[kind]} left")

    @step
    def prison(self, seat: int, count: int) -> Self:
        self._count(count)
        self.player(seat).prison = count
        return self

    @step
    def passed(self, *seats: int) -> Self:
        """These seats have passed."""
        for seat in seats:
            self.player(seat).passed = 1
        return self

    @step
    def idols(self, seat: int, *names: str) -> Self:
        """Put idols of the deck face down in front of a seat."""
        for name in names:
            self.player(seat).idols = added(self.player(seat).idols, self._take_idol(name))
        return self

    @step
    def used_idols(self, seat: int, *names: str) -> Self:
        """Put idols of the deck face up in front of a seat."""
        for name in names:
            self.player(seat).used_idols = (*self.player(seat).used_idols, self._take_idol(name))
        return self

    def _take_idol(self, name: str) -> int:
        idol = index_of(IDOLS, name, "idol")
        if self.state.idol_deck[idol] == 0:
            raise PositionError(f"no {name} idol is left in the deck")
        self.state.idol_deck[idol] -= 1
        return idol

    @step
    def stored_canoe(self, seat: int) -> Self:
        """Agana's canoe beside the board."""
        self.player(seat).canoe = 1
        return self

    @step
    def bought(self, seat: int, *cards: str) -> Self:
        """Market cards that a tribe has bought."""
        mask = _mask(self.box.market_names, cards, "market card")
        if mask & ~self.state.market:
            raise PositionError("each card of the market is bought once (TD-MARKET-01)")
        self.player(seat).market |= mask
        self.state.market &= ~mask
        return self

    @step
    def objective(self, seat: int, card: str, value: int) -> Self:
        """A secret objective of a seat with the first free token of this value."""
        state = self.state
        at = index_of(self.box.secret_names, card, "secret objective")
        if not state.secrets >> at & 1:
            raise PositionError(f"the card {card} is somewhere already (TD-OBJ-SECRET-06)")
        values = self.box.objective_token_value
        free = [token for token in state.objective_tokens if values[token] == value]
        if not free:
            raise PositionError(f"no objective token of {value} is left")
        state.secrets &= ~(1 << at)
        state.objective_tokens = tuple([token for token in state.objective_tokens if token != free[0]])
        self.player(seat).objectives = (*self.player(seat).objectives, (at, free[0]))
        return self

    @step
    def score(self, seat: int, points: int) -> Self:
        """Contribution points; the disc stays as early as it was on its space."""
        self.player(seat).score = points
        return self

    @step
    def used_spaces(self, seat: int, develop: str = "", produce: str = "") -> Self:
        """The trades whose Develop and Produce spaces hold a marker this era, as in «fisher farmer»."""
        player = self.player(seat)
        player.developed = _mask(TRADES, tuple(develop.split()), "trade")
        player.produced = _mask(TRADES, tuple(produce.split()), "trade")
        return self

    @step
    def placed(self, seat: int, markers: int) -> Self:
        """How many markers a seat has placed this era: the first of era 3 may be treason (TD-TRAITOR-29)."""
        self.player(seat).placed = markers
        return self

    @step
    def majos_used(self, seat: int) -> Self:
        """Majos has used its card this era."""
        self.player(seat).offered = 1
        return self

    @step
    def looked_at(self, seat: int, owner: int, card: str) -> Self:
        """A secret objective that a seat knows: one of its own that is gone, or one of another seat."""
        at = index_of(self.box.secret_names, card, "secret objective")
        self.state.secrets &= ~(1 << at)
        self.player(seat).seen = (*self.player(seat).seen, (owner, at))
        return self

    @step
    def sold(self, *idols: str) -> Self:
        """Idols of the deck that lie on the discard pile."""
        for name in idols:
            self.state.idol_discard = changed(self.state.idol_discard, self._take_idol(name), 1)
        return self

    @step
    def waste(self, seat: int, pawns: int) -> Self:
        """Pawns of a tribe on the waste depot."""
        self._count(pawns)
        self.player(seat).waste = pawns
        return self

    # --- the archipelago --------------------------------------------------------------------

    @step
    def building(self, hex: str, kind: str, animals: int = 0) -> Self:
        """Put a building on a terrain; a token there goes to its reserve."""
        state, at = self.state, self.hex(hex)
        number = index_of(BUILDINGS, kind, "building")
        if state.terrain[at] != BUILDING_TERRAIN[number]:
            wanted, found = TERRAINS[BUILDING_TERRAIN[number]], TERRAINS[state.terrain[at]]
            raise PositionError(f"a {kind} stands on a {wanted} (TD-TERMS-16), but {hex} is {found}")
        if state.buildings[at] != NONE or state.forts[at] != NONE:
            raise PositionError(f"a building or fort is on {hex} already (TD-TERMS-08)")
        if not state.building_reserve[number]:
            raise PositionError(f"no {kind} is left in the supply (TD-BUILD-05)")
        self._count(animals)
        if animals and ANIMAL_OF[number] == NONE:
            raise PositionError(f"no animals live in a {kind} (TD-TERMS-23)")
        return_token(state, at)
        place_building(state, at, number)
        set_animals(state, at, animals)
        return self

    @step
    def fort(self, hex: str, conquistadors: int = 1, tile: str = "") -> Self:
        """Put a fort on a terrain, made of the building tile named or of the one that is most in supply."""
        state, at = self.state, self._land(hex)
        if state.terrain[at] == VOLCANO or state.forts[at] != NONE:
            raise PositionError(f"a fort stands on a terrain without fort (TD-TERMS-08), not on {hex}")
        if has_native(state, at):
            raise PositionError(f"natives stand on {hex}; there are none in a fort (TD-TERMS-24)")
        if conquistadors < 1:
            raise PositionError("a fort holds at least one conquistador (TD-RECONQUER-09)")
        return_token(state, at)
        kind = index_of(BUILDINGS, tile, "building") if tile else fort_tiles(state)[0]
        place_fort(state, at, kind, conquistadors)
        return self

    @step
    def no_token(self, *hexes: str) -> Self:
        """Take tokens from the board; they go to their reserves."""
        for name in hexes:
            return_token(self.state, self.hex(name))
        return self

    @step
    def token(self, hex: str, kind: str) -> Self:
        """Put a token on a terrain."""
        state, at = self.state, self.hex(hex)
        return_token(state, at)
        number = index_of(TOKENS, kind, "token")
        terrain = state.terrain[at]
        if terrain <= VOLCANO or DEPOT_OF[number] != DEPOT_OF[TOKEN_OF[terrain]]:
            raise PositionError(f"a {kind} does not lie on {hex}, which is {TERRAINS[terrain]} (TD-SETUP-06)")
        if state.token_reserve[number]:
            state.token_reserve = changed(state.token_reserve, number, -1)
        set_token(state, at, number)
        return self

    @step
    def walls(self, *hexes: str) -> Self:
        for name in hexes:
            at = self._land(name)
            if self.state.walls >> at & 1:
                raise PositionError(f"{name} has a wall already (AMB-84)")
            if not self.state.wall_reserve:
                raise PositionError(f"there are {self.box.walls} walls (TD-TERMS-31)")
            self.state.walls |= 1 << at
            self.state.wall_reserve -= 1
        return self

    @step
    def canoes(self, *hexes: str) -> Self:
        for name in hexes:
            at = self.hex(name)
            if self.state.terrain[at] >= VOLCANO:
                raise PositionError(f"canoes lie on the sea (TD-TERMS-26), not on {name}")
            self.state.canoes = added(self.state.canoes, at)
        return self

    @step
    def neutral(self, *hexes: str) -> Self:
        """Neutral villagers of the solo game."""
        for name in hexes:
            self.state.neutral = added(self.state.neutral, self._land(name))
        return self

    @step
    def nature(self, goats: int, pigs: int) -> Self:
        """Exactly these wild animals."""
        self._count(goats, pigs)
        self.state.nature = (goats, pigs)
        return self

    # --- Mount Tindaya ----------------------------------------------------------------------

    @step
    def era(self, number: int) -> Self:
        """The era, with the first Event card of it."""
        if not 1 <= number <= self.box.last_era:
            raise PositionError(f"the eras of this game are 1 to {self.box.last_era} (TD-MODE-14)")
        self.state.era = number
        return self._event(_first_event(self.box, number))

    @step
    def event(self, card: str) -> Self:
        return self._event(index_of(self.box.event_names, card, "Event card"))

    def _event(self, card: int) -> Self:
        self.state.event = card
        self.state.events_seen = 1 << card
        return self

    @step
    def wrath(self, acoran: int = 1, moneiba: int = 1) -> Self:
        """Spaces of the wrath markers, 0 (yellow) to 5 (doom)."""
        if not 0 <= min(acoran, moneiba) <= max(acoran, moneiba) <= self.box.doom:
            raise PositionError(f"the spaces of wrath are 0 to {self.box.doom} (TD-TERMS-28)")
        self.state.wrath = (acoran, moneiba)
        return self

    @step
    def offering(self, god: str, card: str) -> Self:
        """The visible offering card of a god."""
        state, at = self.state, index_of(GODS, god, "god")
        number = index_of(self.box.offering_names, card, "offering card")
        cards = list(state.offering_cards)
        if cards[1 - at] == number:
            # The other god has this one by default: it takes the card that lies here.
            cards[1 - at] = cards[at]
        cards[at] = number
        state.offering_cards = tuple(cards)
        state.offerings_seen = sum([1 << one for one in set(cards)])
        return self

    @step
    def pawns(self, seat: int, god: str, slot: int, count: int) -> Self:
        """Pawns of a seat on a slot (1 to 4) of an offering card."""
        at = index_of(GODS, god, "god")
        if not 1 <= slot <= 4:
            raise PositionError("the slots of an offering card are 1 to 4")
        self._count(count)
        place = (at * 4 + slot - 1) * self.box.seats + seat
        self.state.pawns = replaced(self.state.pawns, place, count)
        if pawns_on(self.state, at, slot - 1) > self.box.demand:
            raise PositionError(f"a slot takes {self.box.demand} pawns in all (TD-OFFER-04)")
        if count:
            self.state.first_offered |= 1 << at
        return self

    @step
    def catastrophe(self, card: str) -> Self:
        """Turn over a catastrophe card; it lies with its god."""
        state, at = self.state, index_of(self.box.catastrophe_names, card, "catastrophe")
        cards = list(state.catastrophes)
        cards[self.box.catastrophe_god[at]] = at
        state.catastrophes = tuple(cards)
        state.catastrophes_seen |= 1 << at
        return self

    @step
    def standee(self, symbol: str, number: int) -> Self:
        """A standee on the volcano with this number, the tsunami on the trench; 0 takes it off the board."""
        state, at = self.state, index_of(SYMBOLS[:4], symbol, "standee")
        places = state.trenches if at == TSUNAMI else state.volcanoes
        if not 0 <= number <= len(places) or (number and places[number - 1] == NOWHERE):
            raise PositionError(f"there is no {'trench' if at == TSUNAMI else 'volcano'} {number}")
        standees = list(state.standees)
        standees[at] = places[number - 1] if number else NOWHERE
        state.standees = tuple(standees)
        if state.prophecy == NONE:
            # Standees come from a Prophecy card; which one does not matter any more.
            state.prophecy = 0
            state.prophecies_seen = 1
        return self

    @step
    def ship(self, colour: str, trench: int) -> Self:
        """A ship ("ship_white") on the trench with this number; 0 takes it off the board."""
        if not 0 <= trench <= len(self.state.trenches):
            raise PositionError(f"there is no trench {trench}")
        ships = list(self.state.ships)
        ships[index_of(SHIPS, colour, "ship")] = trench or NONE
        self.state.ships = tuple(ships)
        return self

    @step
    def fires(self, *seats: int) -> Self:
        """Who paid the fires of the era before."""
        if len(seats) > 2:
            raise PositionError("there are two fires (TD-END9-03)")
        self.state.hand = seats
        return self

    @step
    def mission(self, name: str) -> Self:
        self.state.mission = index_of(self.box.mission_names, name, "mission")
        return self

    @step
    def common(self, green: str, blue: str) -> Self:
        names = self.box.common_names
        self.state.common = (
            index_of(names, green, "common objective"), index_of(names, blue, "common objective"),
        )  # fmt: skip
        return self

    @step
    def prophecy(self, card: str) -> Self:
        """The Prophecy card of the era, turned; its standees are set by `standee`."""
        number = index_of(self.box.prophecy_names, card, "Prophecy card")
        self.state.prophecy = number
        self.state.prophecies_seen |= 1 << number
        return self

    @step
    def vanished(self, *numbers: int) -> Self:
        """Volcanoes that San Borondón has taken, each under the sea face of a tile (TD-SETUP-50)."""
        state = self.state
        for number in numbers:
            if not 1 <= number <= len(state.volcanoes) or state.volcanoes[number - 1] == NOWHERE:
                raise PositionError(f"there is no volcano {number}")
            at = state.volcanoes[number - 1]
            state.volcanoes = replaced(state.volcanoes, number - 1, NOWHERE)
            state.terrain = replaced(state.terrain, at, SEA)
            if state.tile_reserve[MOUNTAIN_TILE]:
                state.tile_reserve = changed(state.tile_reserve, MOUNTAIN_TILE, -1)
                state.tiles = replaced(state.tiles, at, MOUNTAIN_TILE)
            state.derive()
        return self

    # --- the traitor and the campaign -------------------------------------------------------

    @step
    def traitor(self, seat: int, card: str) -> Self:
        """A seat that has betrayed: it has this objective, and no natives, disc or possessions."""
        if not self.box.traitor_variant:
            raise PositionError("this game has no traitor: its option traitor is off (TD-TRAITOR-01)")
        state, player = self.state, self.player(seat)
        if player.villagers or player.nobles:
            raise PositionError("a traitor has no natives on the board (TD-TRAITOR-05)")
        if state.traitor not in (NONE, seat):
            raise PositionError(f"seat {state.traitor} is the traitor already (TD-TRAITOR-02)")
        state.traitor = seat
        state.traitor_card = index_of(self.box.traitor_names, card, "traitor objective")
        player.betrayed = 1
        state.discs = tuple([other for other in state.discs if other != seat])
        GiveUpPossessions(seat).run(state)
        return self

    @step
    def chief(self, hex: str, canoe: bool = False) -> Self:
        """The traitor's chief, one of the conquistadors of a fort; perhaps with its canoe (TD-TRAITOR-24)."""
        if not self.state.conquistadors[self.hex(hex)]:
            raise PositionError(f"no conquistador stands on {hex}")
        self.state.chief = self.hex(hex)
        self.state.chief_canoe = int(canoe)
        return self

    @step
    def captives(self, count: int) -> Self:
        """Natives on the jailer's card."""
        self.state.captives = count
        return self

    @step
    def starting_fort(self, hex: str) -> Self:
        """Which fort is the one of the set-up (TD-CAMPAIGN-14)."""
        if self.state.forts[self.hex(hex)] == NONE:
            raise PositionError(f"there is no fort on {hex}")
        self.state.first_fort = self.hex(hex)
        return self

    @step
    def reconquered(self) -> Self:
        """The starting fort has been reconquered."""
        self.state.first_fort, self.state.reconquered = NOWHERE, 1
        return self

    # --- the course of the game -------------------------------------------------------------

    @step
    def order(self, *seats: int) -> Self:
        """The turn order."""
        if sorted(seats) != list(range(self.box.seats)):
            raise PositionError(f"the turn order names seats 0 to {self.box.seats - 1} once each")
        self.state.order = seats
        return self

    @step
    def discs(self, *seats: int) -> Self:
        """The discs by when they came to their spaces, the earliest first (TD-PRIORITY-05)."""
        if sorted(seats) != sorted(self.state.discs):
            raise PositionError(
                f"the discs are those of seats {', '.join(map(str, sorted(self.state.discs)))}"
            )
        self.state.discs = seats
        return self

    @step
    def phase(self, name: str) -> Self:
        self.state.phase = index_of(PHASES, name, "phase")
        return self

    @step
    def round(self, number: int) -> Self:
        """The round of the Action phase, from 1."""
        self.state.round = number
        return self

    @step
    def to_move(self, seat: int) -> Self:
        """It is the turn of this seat; then the others, and the end of the era."""
        self.state.turn = self.state.order.index(seat)
        self.state.then(NextTurn(), EndOfEra())
        return self


def _mask(names: Any, wanted: tuple[str, ...], what: str) -> int:
    return sum([1 << index_of(names, name, what) for name in wanted])


def _first_event(rules: Any, era: int) -> int:
    """The first Event card of the level and the era."""
    level = rules.options.difficulty
    fitting = zip(rules.event_era, rules.event_level, strict=True)
    return next(card for card, (of, at) in enumerate(fitting) if (of, at) == (era, level))


def _empty(rules: Any) -> TindayaState:
    """The table after TD-SETUP-31, without starting buildings, natives and fort."""
    state = empty_table(rules)
    state.frames.clear()
    for frame in (LayOcean(), LayTerrain(), LayTokens()):
        frame.run(state)
    state.order = tuple(range(rules.seats))
    TakePieces().run(state)
    state.phase = ACTIONS
    state.round = 1
    state.offering_cards = (0, 1)
    state.offerings_seen = 3
    state.event = _first_event(rules, 1)
    state.events_seen = 1 << state.event
    if rules.has_mission:
        state.mission = 0
    if rules.domination:
        green = rules.common_green
        state.common = (green.index(True), green.index(False))
        PlaceDiscs().run(state)
    return state

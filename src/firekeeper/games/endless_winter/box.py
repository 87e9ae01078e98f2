"""The box: everything that is the same for a whole game of Endless Winter with given options.

Components become tables of small integers, and every choice that can come up is interned here once, so that
listing choices in play is indexing tables. A table of choices has the name of its verb; payments are made
when they are first met (`payments`), and those of any-time abilities belong to the abilities.

Cards are numbered by kind: Starting cards, then Tribe cards, then Culture cards of Era I and of Era II.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firekeeper.games.endless_winter.geometry import MegalithBoard
from firekeeper.games.endless_winter.grammar import CAMP_TYPES, Effect, Part, Scoring, parse, parse_scoring
from firekeeper.games.endless_winter.payments import PaymentBook
from firekeeper.games.endless_winter.terms import (
    ATOMS,
    COLUMNS,
    DESTINATIONS,
    FIGURES,
    FOOD,
    FOOD_MAX,
    HALVES,
    IDOL_TRACKS,
    LADDER,
    SIDES,
    TOOL,
    ZONES,
)
from firekeeper.games.endless_winter.versions import NEWEST, VERSIONS
from firekeeper.games.endless_winter.worth import Worth
from firekeeper.kernel.choice import Choice, ChoiceBook
from firekeeper.kernel.hexes import HexBoard
from firekeeper.kernel.rules import Rules

if TYPE_CHECKING:
    from firekeeper.games.endless_winter.components import Components, NumberId
    from firekeeper.games.endless_winter.options import Options

TERRAIN_TYPES: Final = ("base", "plains", "forest", "hills", "mountains", "lake", "tundra", "glacier")
BASE: Final = 0
GLACIER: Final = 7
HONOUR_BOXES: Final = ("honour_box_first", "honour_box_second", "honour_box_others")
FEWEST_PLAYERS: Final = 2


def amount(effect: Effect, atom: int) -> int:
    """How much of an atom the parts of an effect give, whatever their price."""
    return sum([number for part in effect for gained, number in part.gain if gained == atom])


class Box(Rules):
    """Tables and interned choices. The rules of play are in the other chapters."""

    def __init__(self, components: Components, options: Options, pack: str, version: str = NEWEST) -> None:
        self.components = components
        self.options = options
        self.pack = pack
        self.version = version
        self.behaviour = VERSIONS[version]
        self.seats = options.players
        self.automa = ()
        self.book = ChoiceBook()
        self.abilities = []
        self._read_numbers()
        self._read_cards()
        self._read_animals()
        self._read_people()
        self._read_map()
        self._read_megaliths()
        self._read_stones()
        self._read_idols()
        self._read_boards()
        self._read_tokens()
        self.worth = Worth(
            self.card_labour, self.card_skill, self.card_eclipse, self.chief_skill, self.column_top
        )
        self.payments = self._payment_book()
        self._intern_setup()
        self._intern_turn()
        self._intern_gains()
        self._intern_eclipse()
        self._intern_chance()

    # --- components ---------------------------------------------------------------------------

    def _number(self, name: NumberId) -> int:
        return self.components.number(name)

    def _by_players(self, name: str) -> int:
        row = next(row for row in self.components.numbers.by_players if row.id == name)
        return row.values[self.seats - FEWEST_PLAYERS]

    def _read_numbers(self) -> None:
        self.rounds = self._number("rounds")
        self.rounds_of_era_1 = self._number("rounds_of_era_1")
        self.laps = self._number("laps")
        self.tribe_figures = self._number("tribe_figures")
        self.opening_draw = self._number("opening_draw")
        self.draw_per_round = self._number("draw_per_round")
        self.display_size = self._number("display_size")
        self.hunt_size = self.seats + self._number("hunt_extra")
        self.hunt_top = self._number("hunt_top")
        self.draft_size = self.seats + self._number("draft_extra")
        self.camps = self._number("camps")
        self.villages = self._number("villages")
        self.neutrals = self._number("neutral_megaliths")
        self.megalith_count = self.neutrals + self._number("coloured_megaliths")
        self.megaliths_per_space = self._number("megaliths_per_space")
        self.influence_camp = self._number("influence_camp")
        self.influence_village = self._number("influence_village")
        self.stack_own = self._number("stack_own")
        self.stack_other = self._number("stack_other")
        self.stack_owner = self._number("stack_owner")
        self.empty_stack_points = self._number("empty_stack_points")
        self.stones_per_era = self._by_players("stones_per_era")
        self.glacier_count = self._by_players("glaciers")

    def _read_cards(self) -> None:
        starting, tribes = self.components.cards.starting, self.components.cards.tribe
        culture = sorted(self.components.culture.culture, key=lambda card: card.era)
        self.card_ids: list[str] = [card.id for card in (*starting, *tribes, *culture)]
        self.first_tribe = len(starting)
        self.tribe_count = len(tribes)
        self.tribe_copies = tribes[0].copies
        self.first_culture = len(starting) + len(tribes)
        self.card_labour: list[int] = [int(card.labour * HALVES) for card in (*starting, *tribes)]
        self.card_labour += [0] * len(culture)  # EW-CULTURE-06
        self.card_points: list[int] = [card.end_points for card in (*starting, *tribes, *culture)]
        self.card_skill: list[Effect] = [parse(card.skill) for card in (*starting, *tribes, *culture)]
        self.card_eclipse: list[Effect] = [parse(card.eclipse) for card in (*starting, *tribes)]
        self.card_eclipse += [()] * len(culture)
        self.culture_era: list[int] = [0] * self.first_culture + [card.era for card in culture]
        # The first Culture card of each Era: bit 0 of its deck.
        self.first_of_era: list[int] = [self.culture_era.index(era) for era in (1, 2)]
        deck: list[int] = []
        opening: list[int] = []
        for kind, card in enumerate(starting):
            deck += [kind] * card.copies
            opening += [kind] * card.opening
        self.starting_deck: tuple[int, ...] = tuple(deck)
        self.opening: tuple[int, ...] = tuple(opening)

    def _food_top(self) -> int:
        return next(track.top for track in self.components.player_board.tracks if track.id == "food_track")

    def _read_animals(self) -> None:
        animals = self.components.animals.animals
        self.animal_ids: list[str] = [animal.id for animal in animals]
        self.animal_copies: list[int] = [animal.copies for animal in animals]
        self.animal_tip: list[Effect] = [parse(animal.tip) for animal in animals]
        self.animal_sets: list[tuple[int, ...]] = [animal.sets for animal in animals]
        self.joker = next(at for at, animal in enumerate(animals) if animal.joker)

    def _read_people(self) -> None:
        chiefs, cards = self.components.chiefs.chiefs, self.components.setup_cards.cards
        self.chief_ids: list[str] = [chief.id for chief in chiefs]
        self.chief_skill: list[tuple[Effect, Effect]] = [
            (parse(chief.side_a), parse(chief.side_b)) for chief in chiefs
        ]
        self.setup_ids: list[str] = [card.id for card in cards]
        self.setup_tribe: list[int] = [self.card_ids.index(card.tribe) for card in cards]
        self.setup_food: list[int] = [card.food for card in cards]
        self.setup_tool: list[int] = [card.tools for card in cards]
        self.setup_animals: list[tuple[int, ...]] = [
            tuple([self.animal_ids.index(animal) for animal in card.animals]) for card in cards
        ]
        self.setup_camp: list[bool] = [card.camp for card in cards]

    def _read_map(self) -> None:
        terrain = self.components.terrain
        self.terrain_types: list[str] = list(TERRAIN_TYPES)
        self.terrain_ids: list[str] = [tile.id for tile in terrain.tiles]
        self.terrain_type: list[int] = [TERRAIN_TYPES.index(tile.type) for tile in terrain.tiles]
        self.terrain_effect: list[Effect] = [parse(tile.benefit) for tile in terrain.tiles]
        self.type_tiles: list[tuple[int, ...]] = [
            tuple([tile for tile, of in enumerate(self.terrain_type) if of == kind])
            for kind in range(len(TERRAIN_TYPES))
        ]
        self.plain_tiles: tuple[int, ...] = tuple(
            [tile for kind in range(BASE + 1, GLACIER) for tile in self.type_tiles[kind]]
        )
        self.slots = len(terrain.slots)
        self.slot_hex: list[tuple[int, int]] = [(slot.q, slot.r) for slot in terrain.slots]
        board = HexBoard(self.slot_hex)
        self.neighbours: list[tuple[int, ...]] = board.neighbours
        # EW-MIGRATE-06: no Village touches the Base tile.
        self.junctures: list[tuple[int, int, int]] = [triple for triple in board.junctures if 0 not in triple]
        self.juncture_ids: list[str] = [f"{a}-{b}-{c}" for a, b, c in self.junctures]
        self.junctures_at: list[tuple[int, ...]] = [
            tuple([at for at, triple in enumerate(self.junctures) if slot in triple])
            for slot in range(self.slots)
        ]

    def _read_megaliths(self) -> None:
        megaliths = self.components.megaliths
        self.tile_ids: list[str] = [tile.id for tile in megaliths.tiles]
        self.tile_effect: list[list[Effect]] = [
            [parse(space) for space in tile.spaces] for tile in megaliths.tiles
        ]
        layout = next(
            row
            for row in megaliths.layouts
            if row.id == self.options.layout or (not self.options.layout and self.seats in row.players)
        )
        self.layout: str = layout.id
        board = MegalithBoard(
            megaliths.columns, megaliths.rows, megaliths.first, megaliths.arrows, list(layout.places)
        )
        self.ground_count = board.ground
        self.spot_ids: list[str] = [board.name(spot) for spot in range(len(board.xy))]
        self.spot_level: list[int] = board.level
        self.spot_xy: list[tuple[int, int]] = board.xy
        self.spot_base: list[tuple[int, ...]] = board.base
        self.spot_neighbours: list[tuple[int, ...]] = board.beside
        self.spot_place: list[int] = board.place
        self.spot_local: list[int] = board.local
        self.spot_first: list[bool] = board.first
        self.spot_arrows: list[tuple[int, ...]] = board.arrows
        self.place_spots: list[tuple[int, ...]] = [
            tuple([spot for spot in range(board.ground) if board.place[spot] == place])
            for place in range(len(layout.places))
        ]

    def _read_stones(self) -> None:
        stones = self.components.stones.stones
        self.stone_ids: list[str] = [stone.id for stone in stones]
        self.stone_era: list[int] = [stone.era for stone in stones]
        # By era, 1 and 2.
        self.era_stones: list[list[int]] = [
            [stone for stone, of in enumerate(self.stone_era) if of == era] for era in range(3)
        ]
        self.stone_scoring: list[Scoring] = [
            parse_scoring(stone.scoring, self.terrain_types, self.animal_ids) for stone in stones
        ]

    def _read_idols(self) -> None:
        idols = self.components.idols
        self.offering_ratio: list[int] = [level.per for level in idols.offering]
        self.offering_benefit: list[Effect] = [parse(level.benefit) for level in idols.offering]
        self.honour_points: list[int] = [level.points for level in idols.honour]
        self.top_offering = len(idols.offering) - 1
        self.top_honour = len(idols.honour) - 1
        by_id = {row.id: row.points for row in idols.boxes}
        self.honour_boxes: list[tuple[int, ...]] = [
            (0, *points) for name in HONOUR_BOXES for key, points in by_id.items() if key == name
        ]

    def _read_boards(self) -> None:
        main, player = self.components.main_board, self.components.player_board
        columns = [next(row for row in main.columns if row.id == name) for name in COLUMNS]
        self.column_top: list[tuple[Part, ...]] = [
            tuple([part for text in column.top for part in parse(text)]) for column in columns
        ]
        self.column_middle: list[Effect] = [parse(column.middle) for column in columns]
        self.column_bottom: list[Effect] = [parse(column.bottom) for column in columns]
        self.order_benefit: list[Effect] = [parse(row.benefit) for row in main.turn_order]
        bonuses = [parse(row.benefit) for row in main.compensation]
        self.compensation: list[tuple[int, int]] = [
            (amount(bonus, FOOD), amount(bonus, TOOL)) for bonus in bonuses
        ]
        self.reserve_benefit: list[Effect] = [parse(row.benefit) for row in player.megalith_spaces]
        prices = [parse(row.cost) for row in player.stone_slots]
        self.slot_price: list[tuple[int, int]] = [
            (amount(price, FOOD), amount(price, TOOL)) for price in prices
        ]
        self.slot_benefit: list[Effect] = [parse(row.benefit) for row in player.stone_slots]
        for space in player.spaces:
            if space.id == "village_reserve":
                self.village_benefit: Effect = parse(space.benefit)
            else:
                self.rest_effect: Effect = parse(space.benefit)
                self.rest_labour = int(space.labour * HALVES)
        food_top = self._food_top()
        self.food_base = food_top - self.camps  # EW-SETUP-11: each Camp covers a space
        self.tool_top = next(track.top for track in player.tracks if track.id == "tool_track")
        symbols = next(track.labour_symbols for track in player.tracks if track.id == "food_track")
        # By Food: how many symbols lie below. Going down from f to g passes the difference (EW-LABOR-08).
        self.food_symbols: list[int] = [
            len([symbol for symbol in symbols if symbol <= food]) for food in range(food_top + 1)
        ]

    def _read_tokens(self) -> None:
        tokens = self.components.tokens
        self.glacier_ids: list[str] = [token.id for token in tokens.glacier]
        self.glacier_effect: list[Effect] = [parse(token.benefit) for token in tokens.glacier]
        self.rest_token_ids: list[str] = [token.id for token in tokens.rest]
        self.rest_token_effect: list[Effect] = [parse(token.benefit) for token in tokens.rest]

    def _payment_book(self) -> PaymentBook:
        cards = self.components.cards
        copies = [card.copies for card in (*cards.starting, *cards.tribe)]
        helpful = [
            any(row[kind] > self.card_labour[kind] for row in self.worth.labour)
            for kind in range(self.first_culture)
        ]
        return PaymentBook(self.book, self.card_ids[: self.first_culture], copies, helpful, self._food_top())

    # --- choices ------------------------------------------------------------------------------

    def _cards(self, verb: str, kinds: list[int]) -> dict[int, Choice]:
        """One choice for each of these kinds of cards; the kind is `choice.a`."""
        return {kind: self.book.add(verb, (self.card_ids[kind],), kind) for kind in kinds}

    def _intern_setup(self) -> None:
        self.side = self.book.each("side", SIDES)
        self.take_chief = self.book.pairs("take_chief", self.chief_ids, SIDES)
        self.take_setup = self.book.each("take_setup", self.setup_ids)

    def _intern_turn(self) -> None:
        book = self.book
        culture = list(range(self.first_culture, len(self.card_ids)))
        self.play: dict[int, Choice] = self._cards("play", culture)
        self.stop = book.add("stop")
        self.discard = self.book.each("discard", self.card_ids)
        self.place = book.pairs("place", FIGURES, DESTINATIONS)
        self.on = book.add("on")
        self.end = book.add("end")
        self.keep_token = book.add("keep_token")
        self.next_token = book.add("next_token")

    def _intern_gains(self) -> None:
        book = self.book
        tribes = self.card_ids[self.first_tribe : self.first_culture]
        self.use = book.add("use")
        self.skip = book.add("skip")
        self.forgo = book.add("forgo")
        self.take: dict[int, Choice] = {
            atom: book.add("take", (ATOMS[atom],), atom) for atom in (FOOD, TOOL, FOOD_MAX)
        }
        self.swap: list[list[Choice]] = [
            [book.add("swap", (ATOMS[atom], ATOMS[lesser]), atom, lesser) for lesser in range(atom)]
            for atom in range(LADDER)
        ]
        self.idol = book.each("idol", [*IDOL_TRACKS, "points"])  # EW-IDOL-06
        self.draw = book.add("draw")
        self.bury: list[list[Choice]] = [
            [book.add(f"bury_{zone}", (card,), kind, at) for kind, card in enumerate(self.card_ids)]
            for at, zone in enumerate(ZONES)
        ]
        self.recruit = book.each("recruit", tribes)
        self.enlist = book.each("enlist", tribes)
        culture = list(range(self.first_culture, len(self.card_ids)))
        self.learn: dict[int, Choice] = self._cards("learn", culture)
        self.stone = book.each("stone", self.stone_ids)
        self.camp = book.add("camp")
        self.move = book.pairs("move", range(self.slots), range(self.slots))
        self.village = book.each("village", self.juncture_ids)
        self.build = book.each("build", self.spot_ids)
        self.hunt = book.each("hunt", self.animal_ids)
        self.hunt_nothing = book.add("hunt", ("nothing",), -1)  # EW-HUNT-05
        self.track = book.add("track")
        self.scout = book.add("scout")
        self.tip = book.each("tip", self.animal_ids)

    def _intern_eclipse(self) -> None:
        book = self.book
        self.commit = book.each("commit", self.card_ids)
        self.sealed = book.add("sealed")
        skilled = [kind for kind, effect in enumerate(self.card_eclipse) if effect]
        self.pile: dict[int, Choice] = self._cards("pile", skilled)
        self.gather = book.each("gather", range(self.slots))
        self.stones = book.add("stones")
        self.village_draws = book.add("village_draws")
        self.reserve_space = book.each("reserve", range(1, len(self.reserve_benefit) + 1))
        self.village_draw = book.add("village_draw")
        touchy = [at for at, scoring in enumerate(self.stone_scoring) if scoring.measure == CAMP_TYPES]
        self.score_stone: dict[int, Choice] = {
            stone: book.add("score_stone", (self.stone_ids[stone],), stone) for stone in touchy
        }

    def _intern_chance(self) -> None:
        culture = list(range(self.first_culture, len(self.card_ids)))
        self.draw_card = self.book.each("draw_card", self.card_ids)
        self.reveal = self.book.each("reveal", self.animal_ids)
        self.show: dict[int, Choice] = self._cards("show", culture)
        # The same by era and by the bits of its deck.
        self.show_of_era: list[list[Choice]] = [
            [self.show[kind] for kind in culture if self.culture_era[kind] == era] for era in (1, 2)
        ]
        self.stone_up = self.book.each("stone_up", self.stone_ids)
        self.tile = self.book.each("tile", self.terrain_ids)
        self.megalith_tile = self.book.each("megalith_tile", self.tile_ids)
        self.aid = self.book.each("aid", [f"seat{seat + 1}" for seat in range(self.seats)])
        self.chief_dealt = self.book.each("chief_dealt", self.chief_ids)
        self.setup_dealt = self.book.each("setup_dealt", self.setup_ids)
        self.glacier_token = self.book.each("glacier_token", self.glacier_ids)
        self.rest_token = self.book.each("rest_token", self.rest_token_ids)

"""The box: everything that is the same for a whole game of Wendake with given options.

Components become tables of small integers, and every choice that can come up is interned here once, so
that listing choices in play is indexing tables.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from firekeeper.games.wendake.terms import (
    ACTIONS,
    CATEGORIES,
    FLAGS,
    GOODS,
    HUNT,
    MOVE,
    NATIVES,
    NO_FLAG,
    RESOURCES,
    STEPS,
    TRACK_CHOICES,
    TRACKS,
    WINDOWS,
)
from firekeeper.games.wendake.versions import NEWEST, VERSIONS
from firekeeper.kernel.choice import Choice, ChoiceBook
from firekeeper.kernel.rules import Rules

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import Components, GameMap
    from firekeeper.games.wendake.options import Options

OVALS: Final = ("red", "yellow")
"""In the order of FLAGS: a red oval is English, a yellow one French (WK-COMP-22)."""
BLANKETS: Final = ("clean", "infected")
NORMAL: Final = 0
BLACK: Final = 1
MARKERS: Final = ("normal", "black")


class Box(Rules):
    """Tables and interned choices. The rules of play are in the other chapters."""

    def __init__(self, components: Components, options: Options, pack: str, version: str = NEWEST) -> None:
        self.components = components
        self.options = options
        self.pack = pack
        self.version = version
        self.behaviour = VERSIONS[version]
        self.seats = self.count_seats()
        self.automa = ()
        self.book = ChoiceBook()
        self.abilities = []
        self._read_terms()
        self._read_setup()
        self._read_map(next(chart for chart in components.maps if chart.players == self.seats))
        self._read_tiles()
        self._read_progress()
        self._read_masks()
        self._read_tribes()
        self._read_turtles()
        self._intern_turn()
        self._intern_movement()
        self._intern_goods()

    def count_seats(self) -> int:
        """How many seats there are, those played by the rules included."""
        players: int = self.options.players
        return players

    # --- components ---------------------------------------------------------------------------

    def _read_terms(self) -> None:
        """The kinds of things there are; a module may have more of each."""
        self.goods: tuple[str, ...] = GOODS
        self.categories: tuple[str, ...] = CATEGORIES
        self.action_names: tuple[str, ...] = ACTIONS

    def _read_setup(self) -> None:
        setup = self.components.setup
        self.years = setup.years
        self.track_end = setup.track_maximum
        self.natives = setup.natives_per_type
        self.canoes = setup.canoes
        self.canoes_at_start = setup.canoes_at_start
        self.action_markers = setup.action_markers
        self.activations = setup.activations_per_year
        self.swap_points = setup.swap_token_points
        self.row_length = setup.progress_per_row_per_player * self.seats
        self.starting_levels = [level - 1 for level in setup.starting_progress_levels]
        self.display_size = setup.advanced_display
        self.level_change = setup.level_change_after_year
        self.mask_draws = setup.mask_draw
        self.ritual_natives = setup.ritual_natives
        self.purchase_limit = setup.economic_purchase_limit
        self.stack_size = setup.advanced_pools[self.seats]
        self.tribe_offer = self.seats + setup.extra_tribe_cards
        self.turtles_per_type = self.seats
        self.turtles_at_once = False  # whether turtle tiles are scored when they are claimed
        self.tiles_bring_flags = True  # whether an Alliance tile makes its owner choose a flag (WK-AMB-39)
        self.nobody_reserved: tuple[int, ...] = ()  # the turn order track while it is empty
        self.turtle_rules: tuple[str, ...] = ("WK-TURTLE-03", "WK-TURTLE-04", "WK-TURTLE-05")

    def _read_map(self, chart: GameMap) -> None:
        names = [territory.id for territory in chart.territories]
        lands = chart.territories
        self.territories: list[str] = names
        self.lakes: list[str] = [lake.id for lake in chart.lakes]
        self.open_lakes: list[int] = list(range(len(chart.lakes)))
        self.neighbours: list[list[int]] = [[names.index(to) for to in land.neighbours] for land in lands]
        self.rivers: list[list[int]] = [[] for _ in names]
        self.is_home: list[bool] = [land.home for land in lands]
        self.homes: list[int] = [at for at, land in enumerate(lands) if land.home]
        self.flag: list[int] = [FLAGS.index(land.flag) if land.flag in FLAGS else NO_FLAG for land in lands]
        self.home_crop: list[int] = []
        self.areas_of: list[list[int]] = []
        self.area_territory: list[int] = []
        self.area_crop: list[int] = []
        self.area_names: list[str] = []
        for at, land in enumerate(lands):
            crops = [RESOURCES.index(area) if area != "hunt" else HUNT for area in land.areas]
            self.home_crop.append(max(crops) if land.home else HUNT)
            self.areas_of.append([])
            if not land.home:  # home areas are piles on the owner's board, not single slots (WK-TRANSFER-07)
                for slot, crop in enumerate(crops, 1):
                    self.areas_of[at].append(len(self.area_names))
                    self.area_territory.append(at)
                    self.area_crop.append(crop)
                    self.area_names.append(f"{land.id}.{slot}")
        for river in chart.rivers:
            one, other = (names.index(name) for name in river.between)
            self.rivers[one].append(other)
            self.rivers[other].append(one)

    def action_code(self, text: str) -> int:
        """The code of an action as the data files write it: "trade" or "move 3"."""
        word, _, steps = text.partition(" ")
        return self.action_names.index(word) + STEPS * int(steps or 0)

    def action_words(self, code: int) -> tuple[str | int, ...]:
        """An action as choices write it."""
        name = self.action_names[code % STEPS]
        return (name, code // STEPS) if code % STEPS == MOVE else (name,)

    def _read_tiles(self) -> None:
        tiles = self.components.tiles
        self.tile_names: list[str] = [tile.id for tile in tiles]
        code = self.action_code
        self.tile_actions = [tuple(code(action) for action in tile.actions) for tile in tiles]
        self.tile_ritual = [tuple(code(action) for action in tile.ritual) for tile in tiles]
        self.basic_tiles = [at for at, tile in enumerate(tiles) if tile.set == "basic" and not tile.start]
        self.centre_tile = next(at for at, tile in enumerate(tiles) if tile.set == "basic" and tile.start)
        self.ottawa_tile = next(at for at, tile in enumerate(tiles) if tile.set == "ottawa")
        self.advanced: list[int] = [
            sum([1 << at for at, tile in enumerate(tiles) if tile.set == level])
            for level in ("level1", "level2")
        ]
        self.deal_tile = self.book.each("tile", self.tile_names)
        self.replace_tile = self.book.pairs("replace", self.tile_names, self.tile_names)
        self.keep_tiles = self.book.add("keep_tiles")
        orders = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
        self.top_row: list[Choice] = [self.book.add("top_row", order, *order) for order in orders]

    def _read_progress(self) -> None:
        rows = self.components.progress
        self.progress_names: list[str] = [row.id for row in rows]
        self.double_draw = self.progress_names.index("mask_draw_2")
        self.progress_rules: list[str] = [row.rule for row in rows]
        self.progress_level: list[int] = [row.level - 1 for row in rows]
        self.progress_economic: list[int] = [row.economic for row in rows]
        self.progress_points: list[int] = [row.points for row in rows]
        self.progress_track: list[int] = [TRACK_CHOICES.index(row.track) for row in rows]
        self.progress_windows = [sum(1 << WINDOWS.index(window) for window in row.windows) for row in rows]
        # Leather, fish and different vegetables by level.
        self.prices: list[tuple[int, int, int]] = [
            (price.leather, price.fish, price.vegetables)
            for price in sorted(self.components.prices, key=lambda price: price.level)
        ]
        self.alliances = tuple(at for at, row in enumerate(rows) if row.id.startswith("alliance"))
        moves = self.book.several(("progress", "buy", "take"), self.progress_names)
        self.deal_progress, self.buy_progress, self.take_progress = moves

    def _read_masks(self) -> None:
        kinds = self.components.mask_kinds
        self.mask_kinds: list[str] = [kind.id for kind in kinds]
        self.card_names: list[str] = []
        self.card_kind: list[int] = []
        self.card_oval: list[int] = []
        self.card_infected: list[bool] = []
        self.card_counts: list[int] = []
        for at, kind in enumerate(kinds):
            for oval, colour in enumerate(OVALS):
                for infected, blanket in enumerate(BLANKETS):
                    self.card_names.append(f"{kind.id}_{colour}_{blanket}")
                    self.card_kind.append(at)
                    self.card_oval.append(oval)
                    self.card_infected.append(bool(infected))
                    self.card_counts.append(kind.cards.get(f"{colour}_{blanket}", 0))
        self.deal_card = self.book.each("card", self.card_names)
        self.discard_card = self.book.each("discard", self.card_names)
        self.spaces: list[str] = [space.id for space in self.components.mask_spaces]
        self.space_points: list[int] = [space.points for space in self.components.mask_spaces]
        # Every way to fill a space: how many masks of each kind it takes (WK-AMB-34).
        self.plays: list[Choice] = []
        self.play_needs: list[tuple[int, ...]] = []
        self.play_space: list[int] = []
        self.play_size: list[int] = []
        for at, space in enumerate(self.components.mask_spaces):
            for needs in _fillings(tuple(space.pattern), len(kinds)):
                most_first = sorted(range(len(kinds)), key=lambda kind: -needs[kind])
                args = (space.id, *[self.mask_kinds[kind] for kind in most_first if needs[kind]])
                self.plays.append(self.book.add("play", args, len(self.plays)))
                self.play_needs.append(needs)
                self.play_space.append(at)
                self.play_size.append(sum(needs))
        self.stand_for = self.book.each("bonus_mask", self.mask_kinds)
        self.change_mask = self.book.pairs("change_mask", self.mask_kinds, self.mask_kinds)
        self.change_none = self.book.add("change_no_mask")
        draws = self.book.each("draw", ("deck", "discard", "none"))
        self.draw_deck, self.draw_discard, self.draw_none = draws
        self.lay = self.book.each("lay", self.card_names)
        self.play_none = self.book.add("play_nothing")

    def _read_tribes(self) -> None:
        tribes = self.components.tribes
        self.tribe_names: list[str] = [tribe.id for tribe in tribes]
        self.reveal_tribe, self.choose_tribe = self.book.several(("reveal", "tribe"), self.tribe_names)
        self.tribe_cayuga: list[bool] = [tribe.cayuga for tribe in tribes]
        self.tribe_tuscarora: list[bool] = [tribe.tuscarora for tribe in tribes]
        self.tribe_purchases: list[int] = [tribe.progress_per_trade for tribe in tribes]
        self.tribe_turtle_discount: list[int] = [tribe.turtle_discount for tribe in tribes]

    def _read_turtles(self) -> None:
        turtles = self.components.turtles
        self.turtle_names: list[str] = [turtle.id for turtle in turtles]
        self.turtle_type = [3 * self.categories.index(row.category) + row.level - 3 for row in turtles]
        self.turtle_points: list[int] = [row.points for row in turtles]
        self.turtle_tracks = [tuple(TRACKS.index(track) for track in row.tracks) for row in turtles]
        self.turtle_types = [f"{category}_{level}" for category in self.categories for level in (3, 4, 5)]
        self.turtle_backs = [self.turtle_types[kind] for kind in self.turtle_type]
        # Which tiles are of a type, as bit masks.
        self.turtles_of: list[int] = [0] * len(self.turtle_types)
        for at, kind in enumerate(self.turtle_type):
            self.turtles_of[kind] |= 1 << at
        self.deal_turtle = self.book.each("turtle", self.turtle_names)
        self.claim = self.book.each("claim", self.turtle_types)
        self.claim_none = self.book.add("claim_nothing")

    # --- choices ------------------------------------------------------------------------------

    def _intern_turn(self) -> None:
        book = self.book
        self.seat_first = book.each("next", [f"seat{seat + 1}" for seat in range(self.seats)])
        self.pair_tracks = book.each("pairing", (1, 2, 3))
        self.choose_home = book.each("home", self.territories)
        self.launch = book.each("launch", self.lakes)
        self.choose_flag = book.each("flag", FLAGS)
        self.activate: list[list[Choice]] = []
        self.reserve: list[Choice] = []
        for marker, name in enumerate(MARKERS):
            tail: tuple[str, ...] = (name,) if marker == BLACK else ()
            self.activate.append(
                [book.add("activate", (cell // 3, cell % 3, *tail), cell, marker) for cell in range(9)]
            )
            self.reserve.append(book.add("reserve", tail, -1, marker))
        self.fire, self.flip, self.swap_cell = (
            [book.add(verb, (cell // 3, cell % 3), cell) for cell in range(9)]
            for verb in ("fire", "flip", "swap_cell")
        )
        self.end_turn = book.add("end_turn")
        self.place_another = book.add("place_another")
        self.slide = book.add("slide")
        codes = {code for sides in (*self.tile_actions, *self.tile_ritual) for code in sides}
        self.perform: dict[int, Choice] = {}
        self.skip: dict[int, Choice] = {}
        for code in sorted(codes):
            args = self.action_words(code)
            self.perform[code] = book.add("perform", args, code)
            self.skip[code] = book.add("skip", args, code)
        self.skip_rest = book.add("skip_rest")
        self.go_on = book.add("continue")
        self.done = book.add("done")

    def _intern_movement(self) -> None:
        book = self.book
        # A warrior is named by the territory he stands in; the Mohawk warrior, always one man, by himself.
        self.mohawk_source = len(self.territories)
        sources = [*self.territories, "mohawk"]
        self.move = book.pairs("move", sources, self.territories)
        self.occupy = book.pairs("occupy", sources, self.area_names)
        self.attack_area = book.pairs("attack", sources, self.area_names)
        # Guards are named by territory and owner; seat number `seats` stands for the Mohawk warrior.
        owners = [*[f"seat{seat + 1}" for seat in range(self.seats)], "mohawk"]
        self.attack_guard: list[list[list[Choice]]] = [
            [
                [book.add("attack_guard", (source, to, owner), a, b, c) for c, owner in enumerate(owners)]
                for b, to in enumerate(self.territories)
            ]
            for a, source in enumerate(sources)
        ]
        self.lose_guard = [book.add("lose", ("guard", name), 0, at) for at, name in enumerate(sources)]
        self.lose_area = [book.add("lose", (name,), 1, at) for at, name in enumerate(self.area_names)]
        self.lose_at_home = [book.add("lose", (NATIVES[at], "home"), 2, at) for at in range(2)]
        self.call = book.each("call", [*NATIVES, "mohawk"])

    def _intern_goods(self) -> None:
        book = self.book
        self.exchange = book.pairs("exchange", RESOURCES, RESOURCES)
        self.sell = book.each("sell", RESOURCES)
        self.spend = book.each("spend", RESOURCES)
        self.gain = book.each("gain", self.goods)
        self.score_on = book.each("track", TRACKS)
        self.shift = book.pairs("shift", TRACKS, TRACKS)
        most = max(max(price[0], price[1]) for price in self.prices)
        # Leather, fish, then which vegetables (a bit mask) one pays for a progress tile.
        masks = [[RESOURCES[crop] for crop in range(3) if mask >> crop & 1] for mask in range(8)]
        self.pay: list[list[list[Choice]]] = [
            [
                [book.add("pay", (skins, fish, *crops), skins, fish, at) for at, crops in enumerate(masks)]
                for fish in range(most + 1)
            ]
            for skins in range(most + 1)
        ]


def _fillings(pattern: tuple[int, ...], kinds: int) -> list[tuple[int, ...]]:
    """All counts per kind whose sorted list is the pattern, each once."""
    ways = [dict(zip(at, pattern, strict=True)) for at in permutations(range(kinds), len(pattern))]
    return list(dict.fromkeys(tuple(way.get(kind, 0) for kind in range(kinds)) for way in ways))

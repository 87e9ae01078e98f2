"""The box: everything that is the same for a whole game of Tindaya with given options.

Components become tables of small integers, indexed by the constants of `terms`. Choices are interned by the
chapters that offer them (`choices`); what a mode, a variant or a step of the campaign leaves out is a plain
flag here, so that chapters read like the ledger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firekeeper.games.tindaya.choices import Choices
from firekeeper.games.tindaya.geometry import Board, SeaLanes
from firekeeper.games.tindaya.host_colours import read_colours
from firekeeper.games.tindaya.host_map import read_map
from firekeeper.games.tindaya.host_tribes import read_tribes
from firekeeper.games.tindaya.prices import Cost, Prices
from firekeeper.games.tindaya.terms import (
    AGANA,
    ARUCAS,
    BLACK,
    BUILDINGS,
    DEMANDS,
    ECERO,
    GODS,
    IDOLS,
    INVENTIONS,
    MAJOS,
    NONE,
    RED,
    RESOURCES,
    SYMBOLS,
    TOKENS,
    TRADES,
    TRIBES,
)
from firekeeper.games.tindaya.versions import NEWEST, VERSIONS
from firekeeper.kernel.choice import ChoiceBook
from firekeeper.kernel.hexes import mask_of
from firekeeper.kernel.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firekeeper.games.tindaya.components import Catastrophe, Components, Good, NumberId, RawMaterial
    from firekeeper.games.tindaya.moves import Exploration, Ground
    from firekeeper.games.tindaya.options import Options
    from firekeeper.games.tindaya.setup import BuildingPlaces

APART: Final = 4
"""Volcanoes lie so far apart at least, those of two red tiles excepted (DATA 4.4)."""
MOST_SEAS: Final = 256
"""So many seas are remembered with their lanes: land changes in a few events of a game only."""


def cost_of(units: Mapping[Any, int]) -> Cost:
    """A cost as people wrote it, by the ids of its resources."""
    return tuple([(RESOURCES.index(name), number) for name, number in units.items()])


class Blow:
    """What a catastrophe card does: its row, with the ids of buildings and tokens as numbers."""

    def __init__(self, row: Catastrophe) -> None:
        self.destroys = tuple([BUILDINGS.index(name) for name in row.destroys])
        self.natives: str = row.natives
        self.animals: str = row.animals
        self.tokens = tuple([TOKENS.index(name) for name in row.tokens])
        self.canoes = row.canoes
        self.sinks = row.sinks
        self.half_of_nature = row.half_of_nature
        self.wall = row.wall
        self.idol = row.idol
        self.protection: str = row.protection


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
        self._lanes: dict[int, SeaLanes] = {}
        self.last_ground: Ground | None = None  # that an exploration has stood on; it may fit the next one
        self.last_exploration: Exploration | None = None  # of the move that is put together; none after it
        self.last_places: BuildingPlaces | None = None  # of the map that starting buildings were last put on
        self.known_moves: dict[Any, Any] = {}  # ask suggestions.remembered_moves
        self._read_numbers()
        self._read_modes()
        self._read_ocean()
        self._read_trades()
        self._read_setup()
        self.host_map = read_map(self, options.map) if options.layout == "host" else None
        self.colours = read_colours(self.seats, options.colours)
        self.chosen_tribes = read_tribes(self, options.tribes) if options.tribes else ()
        self._read_cards()
        self._read_tables()
        self.choices = Choices(self)

    def printed_seat(self, seat: int) -> int:
        """Seats are named by their colours."""
        return self.colours[seat]

    def lanes_of(self, land: int) -> SeaLanes:
        """The lanes of the sea around this land. They follow from it alone: positions may share them."""
        found = self._lanes.get(land)
        if found is None:
            if len(self._lanes) == MOST_SEAS:
                self._lanes.clear()
            found = self._lanes[land] = SeaLanes(self.board, land)
        return found

    def _read_modes(self) -> None:
        """TD-MODE-02, -03, -14 and the table of TD-CAMPAIGN-13."""
        options = self.options
        step = options.campaign_step
        self.domination = options.mode == "domination"
        self.alliance = not self.domination
        self.solo = options.players == 1
        self.traitor_variant = options.traitor
        self.dowry = options.dowry
        self.first_campaign_game = step == "1"
        self.campaign_goals = 0 if step not in ("1", "2") else int(step)
        self.last_era = self.campaign_goals or self.components.number("eras")
        self.fixed_tribes = step in ("1", "2")
        self.has_mission = self.alliance and not self.campaign_goals
        self.has_limits = self.alliance and not self.first_campaign_game  # TD-COLLECT-04, -05, TD-HERD-02
        self.has_waste = not self.first_campaign_game
        self.has_housing = not self.first_campaign_game
        self.campaign_tribes = (AGANA, MAJOS, ARUCAS, ECERO)  # TD-CAMPAIGN-03
        self.red_tiles = int(options.red_tiles or 0)

    def _number(self, name: NumberId) -> int:
        return self.components.number(name)

    def _read_numbers(self) -> None:
        number = self._number
        self.villagers, self.nobles = number("villagers"), number("nobles")
        self.starting_villagers = number("starting_villagers")
        self.starting_animals = number("starting_animals")
        self.all_animals = number("animals")
        self.first_fort = number("first_fort")
        self.walls = number("walls")
        self.cubes, self.cylinders = number("cubes"), number("cylinders")
        self.actions_per_turn = number("actions_per_turn")
        self.explore_moves = number("explore_moves")
        self.explore_moves_agana = number("explore_moves_agana")
        self.canoe_seats, self.canoe_wood = number("canoe_seats"), number("canoe_wood")
        self.herd_maximum = number("herd_maximum")
        self.housed = number("housed")
        self.container_capacity = number("container_capacity")
        self.fire_units = number("fire_units")
        self.ship_attackers = number("ship_attackers")
        self.dowry_price = number("dowry_price")
        self.barter_offers = number("barter_offers")
        self.jailer_maximum = number("jailer_maximum")
        self.raw_materials_idol = number("raw_materials_idol")
        self.wrath_start = number("wrath_start")
        self.points_start = number("points_start")
        self.points_offering = (number("points_offering_first"), number("points_offering_second"))
        self.points_reconquest = number("points_reconquest")
        self.points_ship_combat = number("points_ship_combat")
        self.points_traitor_combat = number("points_traitor_combat")
        self.points_fire = number("points_fire")
        self.points_contribution_idol = number("points_contribution_idol")
        self.points_noble = number("points_noble")
        self.points_common_objective = number("points_common_objective")
        self.loss_last_token, self.loss_last_animal = number("loss_last_token"), number("loss_last_animal")
        self.loss_villager, self.loss_waste_removal = number("loss_villager"), number("loss_waste_removal")
        self.loss_monopoly, self.loss_monopoly_lead = number("loss_monopoly"), number("loss_monopoly_lead")
        self.waste_pawns_removed = number("waste_pawns_removed")

    def _read_ocean(self) -> None:
        ocean = self.components.ocean
        self.board = Board(ocean)
        names = [place.id for place in ocean.places]
        volcanoes = [(names.index(t.black_volcano), names.index(t.red_volcano)) for t in ocean.tiles]
        trenches = [(names.index(t.black_trench), names.index(t.red_trench)) for t in ocean.tiles]
        # Hex of the volcano, and of the trench, by side, slot x 2 + 1 if it is turned, and tile.
        self.volcano_at = self._places_of(volcanoes)
        self.trench_at = self._places_of(trenches)
        self._number_sites()
        # Place of the wreck by tile and side; black sides have none.
        self.tile_wreck = [(NONE, names.index(t.wreck)) for t in ocean.tiles]
        self.wreck_pairs = [(pair.west - 1, pair.east - 1) for pair in ocean.wreck_pairs]
        self.tile_count = len(ocean.tiles)
        self.tiles = list(range(self.tile_count))
        self.terrain_tiles = tuple([row.tiles for row in self.components.buildings.terrain_tiles])
        self.building_tiles = tuple([row.tiles for row in self.components.buildings.buildings])
        tokens = self.components.tokens
        self.back_names: list[str] = []
        self.back_kind: list[int] = []
        self.back_copies: list[int] = []
        self.back_bonus: list[int] = []  # of wood, beside the number of the era
        self.back_gain: list[Cost] = []  # of the others; TD-SETUP-09: clay 0 means one for each player
        for wood in tokens.wood:
            self._back(wood.id, 0, wood.copies, wood.bonus, ())
        for clay in tokens.clay:
            self._back(clay.id, 1, clay.copies, 0, cost_of({"clay": clay.clay or self.seats}))
        for kind, rows in ((2, tokens.basic_ore), (3, tokens.volcanic_ore)):
            for ore in rows:
                units = {"stone": ore.stone, "obsidian": ore.obsidian}
                gain = cost_of({name: number for name, number in units.items() if number})
                self._back(ore.id, kind, ore.copies, 0, gain)
        self.backs_of: list[list[int]] = [
            [at for at, of in enumerate(self.back_kind) if of == kind] for kind in range(len(TOKENS))
        ]
        self.token_count = tuple(
            [
                sum([n for n, of in zip(self.back_copies, self.back_kind, strict=True) if of == kind])
                for kind in range(len(TOKENS))
            ]
        )

    def _places_of(self, marks: list[tuple[int, int]]) -> list[list[list[int]]]:
        return [[[row[mark[side]] for mark in marks] for row in self.board.places] for side in (BLACK, RED)]

    def _number_sites(self) -> None:
        """What a tile does that is laid: by side, slot x 2 + 1 if it is turned, and tile.

        Its volcano, those that lie too close to it, and what the layout says of it. The hexes where volcanoes
        can lie are numbered: a mask of these sites is a small integer.
        """
        hexes = sorted({hex_ for side in self.volcano_at for row in side for hex_ in row})
        too_close = {
            hex_: mask_of([at for at, other in enumerate(hexes) if self.board.apart[hex_][other] < APART])
            for hex_ in hexes
        }
        self.sites: list[list[list[tuple[int, int, tuple[int, ...]]]]] = [
            [
                [
                    (1 << hexes.index(hex_), too_close[hex_], (tile, side, at % 2))
                    for tile, hex_ in enumerate(row)
                ]
                for at, row in enumerate(self.volcano_at[side])
            ]
            for side in (BLACK, RED)
        ]

    def _back(self, name: str, kind: int, copies: int, bonus: int, gain: Cost) -> None:
        self.back_names.append(name)
        self.back_kind.append(kind)
        self.back_copies.append(copies)
        self.back_bonus.append(bonus)
        self.back_gain.append(gain)

    def _read_trades(self) -> None:
        goods = self.components.goods
        rows: list[Good | RawMaterial] = [*goods.goods, *goods.raw_materials]
        place = {row.id: at for at, row in enumerate(rows)}
        ordered = [rows[place[name]] for name in RESOURCES]
        self.is_fire = [row.fire for row in ordered]
        self.is_weapon = [row.weapon for row in ordered]
        self.weapons = [at for at, weapon in enumerate(self.is_weapon) if weapon]
        self.fuels = [at for at, fire in enumerate(self.is_fire) if fire]
        by_id = {good.id: good for good in goods.goods}
        self.rations = [by_id[name].rations if name in by_id else 0 for name in RESOURCES]
        self.perishable = [name in by_id and by_id[name].perishable for name in RESOURCES]
        self.preserve = [name in by_id and by_id[name].tier == "preserve" for name in RESOURCES]
        self.edible = [at for at, rations in enumerate(self.rations) if rations]
        # TD-END2-02: perishable food before kept, small portions before large.
        self.eaten_first = sorted(self.edible, key=lambda at: (not self.perishable[at], self.rations[at], at))
        self.spoiling = [at for at in range(len(RESOURCES)) if self.perishable[at] or self.preserve[at]]
        # What a production yields, by trade: the good, the invention it needs (or NONE).
        self.per_villager: list[list[tuple[int, int]]] = [[] for _ in TRADES]
        self.per_building: list[list[tuple[int, int]]] = [[] for _ in TRADES]
        self.per_animal: list[list[tuple[int, int]]] = [[] for _ in TRADES]
        self.per_slaughter: list[list[tuple[int, int]]] = [[] for _ in TRADES]
        kinds = {
            "villager": self.per_villager,
            "building": self.per_building,
            "animal": self.per_animal,
            "slaughtered": self.per_slaughter,
        }
        for good in goods.goods:
            if good.per != "conversion":
                needs = INVENTIONS.index(good.needs) if good.needs else NONE
                kinds[good.per][TRADES.index(good.trade)].append((RESOURCES.index(good.id), needs))
        inventions = {row.id: row for row in self.components.inventions.inventions}
        self.invention_cost = [cost_of(inventions[name].cost) for name in INVENTIONS]
        self.cave_cost = cost_of(self.components.inventions.caves[0].cost)
        # By trade: the good that is converted, the preserve it becomes, the resource paid once.
        self.conversion: list[tuple[int, int, int]] = [(NONE, NONE, NONE)] * len(TRADES)
        for row in self.components.inventions.conversions:
            trade = TRADES.index(by_id[row.good].trade)
            price = cost_of(row.price)[0][0]
            self.conversion[trade] = (RESOURCES.index(row.good), RESOURCES.index(row.id), price)

    def _read_setup(self) -> None:
        setup = self.components.setup
        card = next(row for row in setup.cards if row.players == self.seats)
        self.terrain_counts = (card.forest, card.coast, card.mountain)
        self.starting_cubes, self.starting_cylinders = card.cubes, card.cylinders
        starts = sorted([row for row in setup.starts if row.players == self.seats], key=lambda row: row.order)
        self.start_trades: list[tuple[int, ...]] = [
            (TRADES.index(row.trades[0]), TRADES.index(row.trades[1])) for row in starts
        ]
        self.start_invention = [INVENTIONS.index(row.invention) for row in starts]
        extra = self._number("extra_wild_animals")
        self.wild_animals = self.all_animals if self.first_campaign_game else self.seats + extra
        self.waste_capacity = self.demand = self.seats  # TD-END3-03, TD-OFFER-02

    def _read_cards(self) -> None:
        parts = self.components
        level = self.options.difficulty
        self.storage = next(row.storage for row in parts.numbers.difficulties if row.id == level)
        tribes = {row.id: row for row in parts.tribes.tribes}
        self.tribe_resources = [cost_of(tribes[name].resources) for name in TRIBES]
        self.offering_names = [row.id for row in parts.offerings.offerings]
        self.offering_demands = [
            tuple([DEMANDS.index(name) for name in row.demands]) for row in parts.offerings.offerings
        ]
        self.event_names = [row.id for row in parts.events.events]
        self.event_era = [row.era for row in parts.events.events]
        self.event_level = [row.difficulty for row in parts.events.events]
        self.event_order = [tuple([SYMBOLS.index(name) for name in row.order]) for row in parts.events.events]
        self.event_secret = [row.secret_objectives for row in parts.events.events]
        self.prophecy_names = [row.id for row in parts.prophecies.prophecies]
        self.prophecy_numbers = [row.eras for row in parts.prophecies.prophecies]
        self.catastrophes = [Blow(row) for row in parts.catastrophes.catastrophes]
        self.catastrophe_names = [row.id for row in parts.catastrophes.catastrophes]
        self.catastrophe_god = [GODS.index(row.god) for row in parts.catastrophes.catastrophes]
        self.mission_names = [row.id for row in parts.missions.missions]
        thresholds = {"easy": 0, "medium": 1, "hard": 2}
        self.mission_threshold = [
            (row.easy, row.medium, row.hard)[thresholds[level]] for row in parts.missions.missions
        ]
        self.common_names = [row.id for row in parts.objectives.common]
        self.common_green = [row.colour == "green" for row in parts.objectives.common]
        self.secret_names = [row.id for row in parts.objectives.secret]
        self.secret_sign = [row.sign for row in parts.objectives.secret]
        self.objective_token_value = [row.value for row in parts.objectives.tokens]
        self.objective_token_players = [row.players for row in parts.objectives.tokens]
        idols = {row.id: row for row in parts.idols.idols}
        self.idol_copies = [
            0 if self.alliance and idols[name].domination_only else idols[name].copies for name in IDOLS
        ]
        self.market_names = [row.id for row in parts.market.cards]
        self.market_price = [cost_of(row.price) for row in parts.market.cards]
        self.market_effect = [row.effect for row in parts.market.cards]
        # What a tribe can buy with resources: inventions, the second cave, market cards, in this order.
        self.prices = Prices([*self.invention_cost, self.cave_cost, *self.market_price])
        self.market_walls = mask_of([at for at, it in enumerate(self.market_effect) if it == "wall"])
        self.market_capacity = mask_of([at for at, it in enumerate(self.market_effect) if it == "capacity"])
        self.market_idols = mask_of([at for at, it in enumerate(self.market_effect) if it == "idol"])
        self.traitor_names = [row.id for row in parts.traitor.cards]
        self.traitor_goal = [row.conquistadors for row in parts.traitor.cards]

    def _read_tables(self) -> None:
        numbers = self.components.numbers
        self.wrath_radius = [row.radius for row in numbers.wrath]
        self.doom = len(self.wrath_radius) - 1
        self.control_natives = next(row.natives for row in numbers.control if row.players == self.seats)
        self.control_tolerated = numbers.tolerated[0].conquistadors

"""The rulebook's words as small integers: terrain, trades, resources, gods, events, phases.

The tuples hold the ids of the naming list (DATA section A); a constant is an index into its tuple. Tuples of
numbers leave their length open: of one with a known length mypyc makes a new object whenever it is indexed.
"""

from __future__ import annotations

from typing import Final

# --- the board ---------------------------------------------------------------------------------------

TERRAINS: Final = ("sea", "trench", "volcano", "forest", "coast", "mountain")
SEA: Final = 0
TRENCH: Final = 1
VOLCANO: Final = 2
FOREST: Final = 3
COAST: Final = 4
MOUNTAIN: Final = 5

TILES: Final = ("forest_mountain", "coast_mountain", "mountain_sea")
"""Terrain tiles by their two faces. A tile with a mountain in front is laid last to first by eruptions."""
FOREST_TILE: Final = 0
COAST_TILE: Final = 1
MOUNTAIN_TILE: Final = 2

OVER_SEA_FACE: Final = 3
"""Added to a tile that an eruption laid over the sea face of a vanished volcano (TD-SETUP-50)."""

SIDES: Final = ("black", "red")
BLACK: Final = 0
RED: Final = 1

NOWHERE: Final = -1
"""No hex: a standee, ship or fort that is not on the board."""
NONE: Final = -1
"""No card, token, building or tile."""
TILE_OF: Final[tuple[int, ...]] = (NONE, NONE, NONE, FOREST_TILE, COAST_TILE, MOUNTAIN_TILE)
"""The tile that set-up takes for a terrain (TD-SETUP-50)."""

# --- trades, buildings, inventions -------------------------------------------------------------------

TRADES: Final = ("fisher", "pig_breeder", "goatherd", "farmer")
BUILDINGS: Final = ("dock", "pigsty", "goat_pen", "field")
"""The building of each trade, by the number of the trade."""
FISHER: Final = 0
PIG_BREEDER: Final = 1
GOATHERD: Final = 2
FARMER: Final = 3
DOCK: Final = 0
PIGSTY: Final = 1
GOAT_PEN: Final = 2
FIELD: Final = 3
SUBSTITUTE: Final = 4
"""The tile of a fort when no building tile is left (AMB-29)."""
BUILDING_TERRAIN: Final[tuple[int, ...]] = (COAST, FOREST, MOUNTAIN, FOREST)
"""TD-TERMS-16."""

INVENTIONS: Final = (
    "salt_works", "smokehouse", "knife", "curing_house", "dagger", "cheese_mould", "plough", "mill",
)  # fmt: skip
"""Level 1 and level 2 of each trade: trade x 2 + level - 1. Sets of inventions are bit masks."""

CAVE_PRICE: Final = 8
MARKET_PRICES: Final = 9
"""Where the second cave and the first market card stand among all prices, after the inventions."""

# --- resources ---------------------------------------------------------------------------------------

RESOURCES: Final = (
    "fish", "salt", "smoked_fish", "manure", "ham", "salted_meat", "milk", "horns", "goat_meat", "cheese",
    "figs", "straw", "cereals", "toasted_flour", "wood", "clay", "stone", "obsidian",
)  # fmt: skip
FISH: Final = 0
SALT: Final = 1
SMOKED_FISH: Final = 2
MANURE: Final = 3
HAM: Final = 4
SALTED_MEAT: Final = 5
MILK: Final = 6
HORNS: Final = 7
GOAT_MEAT: Final = 8
CHEESE: Final = 9
FIGS: Final = 10
STRAW: Final = 11
CEREALS: Final = 12
TOASTED_FLOUR: Final = 13
WOOD: Final = 14
CLAY: Final = 15
STONE: Final = 16
OBSIDIAN: Final = 17

DEMANDS: Final = (*RESOURCES, "goat", "pig")
"""What an offering card can ask for."""
GOAT: Final = 18
PIG: Final = 19

ANIMALS: Final = ("goat", "pig")
GOATS: Final = 0
PIGS: Final = 1
ANIMAL_OF: Final[tuple[int, ...]] = (NONE, PIGS, GOATS, NONE)
"""The kind of animal that a building holds."""

TOKENS: Final = ("wood_token", "clay_token", "basic_ore_token", "volcanic_ore_token")
WOOD_TOKEN: Final = 0
CLAY_TOKEN: Final = 1
BASIC_ORE: Final = 2
VOLCANIC_ORE: Final = 3
DEPOT_OF: Final[tuple[int, ...]] = (0, 1, 2, 2)
"""The token depot of a kind: wood, clay, ore (TD-SCORE-03)."""
TOKEN_OF: Final[tuple[int, ...]] = (NONE, NONE, NONE, WOOD_TOKEN, CLAY_TOKEN, BASIC_ORE)
"""The token that set-up puts on a terrain (TD-SETUP-06)."""

# --- gods and events ---------------------------------------------------------------------------------

GODS: Final = ("acoran", "moneiba")
ACORAN: Final = 0
MONEIBA: Final = 1

SYMBOLS: Final = ("acoran", "moneiba", "tsunami", "eruption", "ship_white", "ship_grey", "ship_black")
"""What an Event card shows. The first four are standees, the others ships."""
TSUNAMI: Final = 2
ERUPTION: Final = 3
FIRST_SHIP: Final = 4
SHIPS: Final = ("ship_white", "ship_grey", "ship_black")
GOD_OF: Final[tuple[int, ...]] = (ACORAN, MONEIBA, MONEIBA, ACORAN)
"""Whose wrath sizes a standee's event (TD-EVENT-04)."""

# --- seats, tribes, idols -----------------------------------------------------------------------------------

COLOURS: Final = ("blue", "red", "yellow", "green")
"""Of the pieces; seats take them in this order unless they choose (TD-SETUP-46)."""

TRIBES: Final = ("agana", "arucas", "ecero", "jandia", "majos", "orone", "taoro", "tedote", "tihuya")
AGANA: Final = 0
ARUCAS: Final = 1
ECERO: Final = 2
JANDIA: Final = 3
MAJOS: Final = 4
ORONE: Final = 5
TAORO: Final = 6
TEDOTE: Final = 7
TIHUYA: Final = 8

IDOLS: Final = (
    "production", "protection", "movement", "fertility", "raw_materials", "appeasement", "offering_acoran",
    "offering_moneiba", "offering_either", "relocation", "wreckers", "learning", "contribution",
    "cancellation", "clairvoyance",
)  # fmt: skip
PRODUCTION_IDOL: Final = 0
PROTECTION_IDOL: Final = 1
MOVEMENT_IDOL: Final = 2
FERTILITY_IDOL: Final = 3
RAW_MATERIALS_IDOL: Final = 4
APPEASEMENT_IDOL: Final = 5
OFFERING_ACORAN: Final = 6
OFFERING_MONEIBA: Final = 7
OFFERING_EITHER: Final = 8
RELOCATION_IDOL: Final = 9
WRECKERS_IDOL: Final = 10
LEARNING_IDOL: Final = 11
CONTRIBUTION_IDOL: Final = 12
CANCELLATION_IDOL: Final = 13
CLAIRVOYANCE_IDOL: Final = 14

# --- the course of the game --------------------------------------------------------------------------

PHASES: Final = ("setup", "strategy", "actions", "end_of_era", "over")
SETUP: Final = 0
STRATEGY: Final = 1
ACTIONS: Final = 2
END_OF_ERA: Final = 3
OVER: Final = 4

STEPS: Final = (
    "reproduction", "food", "waste_step", "housing", "offerings", "events", "learning", "survival",
    "prophecies", "upkeep",
)  # fmt: skip

MARKERS: Final = ("cube", "cylinder")
CUBE: Final = 0
CYLINDER: Final = 1

PROPHECIES: Final = ("tibiabin", "tamonante")
"""Where, and what (TD-STRAT-04, -05); a set of them is a bit mask."""
WHERE: Final = 1
WHAT: Final = 2

ENDINGS: Final = (
    "alliance_won", "lost_by_wrath", "lost_by_extinction", "lost_without_building", "lost_archipelago",
    "lost_mission", "domination_won", "no_survivor", "traitor_won", "campaign_goals_met",
    "campaign_goals_missed",
)  # fmt: skip
"""TD-FINAL-09, in the order in which several defeats are named."""

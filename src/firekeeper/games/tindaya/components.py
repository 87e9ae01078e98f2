"""Components: every card, tile, token and printed number of Tindaya, typed (ledger section 42).

The rows come from TOML tables, our own or those of a component pack. `component_checks` reads them: first
each row on its own, then what the rulebook demands of a whole file (C-01 to C-24), then what ties files
together.
"""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from firekeeper.kernel.component_tables import ComponentSet

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z", description="a lower-case id such as mill")]
Rule = Annotated[
    str, Meta(pattern=r"^TD-[A-Z0-9]+(-[A-Z]+)?-\d{2,3}\Z", description="a ledger rule such as TD-SETUP-29")
]
Note = Annotated[str, Meta(max_length=400, description="a note of at most 400 characters")]
Few = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=40)]
Axis = Annotated[int, Meta(ge=-20, le=20)]
Number = Annotated[int, Meta(ge=1, le=8, description="the number of an ocean tile, 1 to 8")]
SeatCount = Annotated[int, Meta(ge=1, le=4)]

Source = Literal[
    "stated", "found", "reconstructed", "stated+found", "stated+reconstructed", "found+reconstructed",
    "stated+found+reconstructed",
]  # fmt: skip
Place = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N"]
TerrainId = Literal["forest", "coast", "mountain"]
TradeId = Literal["fisher", "pig_breeder", "goatherd", "farmer"]
BuildingId = Literal["dock", "pigsty", "goat_pen", "field"]
InventionId = Literal[
    "salt_works", "smokehouse", "knife", "curing_house", "dagger", "cheese_mould", "plough", "mill"
]
RawMaterialId = Literal["wood", "clay", "stone", "obsidian"]
ResourceId = Literal[
    "fish", "salt", "smoked_fish", "manure", "ham", "salted_meat", "milk", "horns", "goat_meat", "cheese",
    "figs", "straw", "cereals", "toasted_flour", "wood", "clay", "stone", "obsidian",
]  # fmt: skip
DemandId = ResourceId | Literal["goat", "pig"]
TokenKindId = Literal["wood_token", "clay_token", "basic_ore_token", "volcanic_ore_token"]
GodId = Literal["acoran", "moneiba"]
EventSymbol = Literal["acoran", "moneiba", "tsunami", "eruption", "ship_white", "ship_grey", "ship_black"]
DifficultyId = Literal["easy", "medium", "hard"]
IdolId = Literal[
    "production", "protection", "movement", "fertility", "raw_materials", "appeasement", "offering_acoran",
    "offering_moneiba", "offering_either", "relocation", "wreckers", "learning", "contribution",
    "cancellation", "clairvoyance",
]  # fmt: skip
TribeId = Literal["agana", "arucas", "ecero", "jandia", "majos", "orone", "taoro", "tedote", "tihuya"]
MissionId = Literal["inventors", "warriors", "breeders", "planners", "fertile"]
CommonId = Literal[
    "sages", "worshippers", "travellers", "engineers", "settlers", "specialists", "islanders",
    "jacks_of_all_trades", "landowners", "explorers",
]  # fmt: skip
SecretId = Literal[
    "most_docks", "most_goat_pens", "most_pigsties", "most_fields", "most_goats", "most_pigs",
    "most_prisoners", "most_villagers", "most_preserves", "hoard_horns", "hoard_obsidian", "hoard_wood",
    "hoard_clay", "hoard_stone", "hoard_salt", "hoard_manure", "hoard_straw", "hoard_cereals",
]  # fmt: skip
CatastropheId = Literal[
    "tropical_storm", "locusts", "cyclone", "pirates", "san_borondon", "wildfire", "guayota", "tibicenas",
    "earthquake", "drought",
]  # fmt: skip
TraitorId = Literal["missionary", "liberator", "leader", "emissary", "jailer"]
NumberId = Literal[
    "eras", "villagers", "nobles", "starting_villagers", "starting_animals", "extra_wild_animals",
    "first_fort", "animals", "walls", "cubes", "cylinders", "actions_per_turn", "explore_moves",
    "explore_moves_agana", "canoe_seats", "canoe_wood", "herd_maximum", "housed", "container_capacity",
    "fire_units", "ship_attackers", "dowry_price", "barter_offers", "jailer_maximum", "offering_cards",
    "raw_materials_idol", "wrath_start", "points_start", "points_offering_first", "points_offering_second",
    "points_reconquest", "points_ship_combat", "points_traitor_combat", "points_fire",
    "points_contribution_idol", "points_noble", "points_common_objective", "loss_last_token",
    "loss_last_animal", "loss_villager", "loss_waste_removal", "loss_monopoly", "loss_monopoly_lead",
    "waste_pawns_removed",
]  # fmt: skip

Hex = tuple[Axis, Axis]
Hexes = Annotated[tuple[Hex, ...], Meta(min_length=8, max_length=16)]
Cost = Annotated[dict[RawMaterialId, Some], Meta(min_length=1, max_length=4)]
Price = Annotated[dict[ResourceId, Some], Meta(min_length=1, max_length=4)]


SomeResource = Annotated[ResourceId, Meta(description=f"one of {', '.join(get_args(ResourceId))}")]
"""For tables of some resources; a plain `ResourceId` as id means one row for each."""


class Row(Struct, frozen=True, kw_only=True):
    source: Source
    note: Note = ""


class SetupCard(Row, frozen=True, kw_only=True):
    players: SeatCount
    forest: Some
    coast: Some
    mountain: Some
    cubes: Few
    cylinders: Few


class Start(Row, frozen=True, kw_only=True):
    """What the holder of a turn-order token begins with (TD-SETUP-14)."""

    players: SeatCount
    order: SeatCount
    trades: tuple[TradeId, TradeId]
    invention: InventionId


class Good(Row, frozen=True, kw_only=True):
    """`needs`: the invention without which it cannot be had, "" for none."""

    id: SomeResource
    trade: TradeId
    tier: Literal["simple", "complex", "preserve"]
    per: Literal["villager", "building", "animal", "slaughtered", "conversion"]
    needs: InventionId | Literal[""]
    rations: Few
    perishable: bool
    fire: bool
    weapon: bool


class RawMaterial(Row, frozen=True, kw_only=True):
    id: RawMaterialId
    fire: bool
    weapon: bool


class Invention(Row, frozen=True, kw_only=True):
    id: InventionId
    trade: TradeId
    level: Literal[1, 2]
    cost: Cost


class Cave(Row, frozen=True, kw_only=True):
    id: Literal["second_cave"]
    cost: Cost


class Conversion(Row, frozen=True, kw_only=True):
    """`id` is the preserve made from `good`; `price` is paid once for any number of units."""

    id: SomeResource
    good: ResourceId
    price: Price
    capacity: Some


class Building(Row, frozen=True, kw_only=True):
    id: BuildingId
    trade: TradeId
    terrain: TerrainId
    animal: Literal["", "goat", "pig"]
    tiles: Some


class TerrainTile(Row, frozen=True, kw_only=True):
    id: Literal["forest_mountain", "coast_mountain", "mountain_sea"]
    front: TerrainId
    tiles: Some


class OceanTile(Row, frozen=True, kw_only=True):
    """Where its faces show volcano and trench, and the half-wreck of the red one, facing east."""

    id: Number
    black_volcano: Place
    black_trench: Place
    red_volcano: Place
    red_trench: Place
    wreck: Place


class TilePlace(Row, frozen=True, kw_only=True):
    id: Place
    q: Axis
    r: Axis


class Slot(Row, frozen=True, kw_only=True):
    id: Number
    q: Axis
    r: Axis


class WreckPair(Row, frozen=True, kw_only=True):
    west: Number
    east: Number


class Preset(Row, frozen=True, kw_only=True):
    players: SeatCount
    forest: Hexes
    coast: Hexes
    mountain: Hexes


class WoodToken(Row, frozen=True, kw_only=True):
    id: Id
    copies: Some
    bonus: Few


class ClayToken(Row, frozen=True, kw_only=True):
    id: Id
    copies: Some
    clay: Few


class OreToken(Row, frozen=True, kw_only=True):
    id: Id
    copies: Some
    stone: Few
    obsidian: Few


class Tribe(Row, frozen=True, kw_only=True):
    id: TribeId
    resources: Annotated[dict[ResourceId, Some], Meta(min_length=1, max_length=4)]


class Offering(Row, frozen=True, kw_only=True):
    id: Id
    demands: tuple[DemandId, DemandId, DemandId, DemandId]


class Event(Row, frozen=True, kw_only=True):
    id: Id
    era: Literal[1, 2, 3]
    difficulty: DifficultyId
    order: Annotated[tuple[EventSymbol, ...], Meta(min_length=3, max_length=7)]
    secret_objectives: bool


class Prophecy(Row, frozen=True, kw_only=True):
    id: Id
    eras: tuple[
        tuple[Number, Number, Number, Number],
        tuple[Number, Number, Number, Number],
        tuple[Number, Number, Number, Number],
    ]


class Catastrophe(Row, frozen=True, kw_only=True):
    """What a god's card does to the islands it strikes. `protection` saves a hex, besides wall and idol."""

    id: CatastropheId
    god: GodId
    destroys: tuple[BuildingId, ...]
    natives: Literal["safe", "in_buildings", "off_volcanoes", "all"]
    animals: Literal["none", "in_buildings", "flee", "all_killed"]
    tokens: tuple[TokenKindId, ...]
    canoes: bool
    sinks: bool
    half_of_nature: bool
    wall: bool
    idol: bool
    protection: Literal["", "fire", "weapon", "manure"]


class Mission(Row, frozen=True, kw_only=True):
    id: MissionId
    easy: Few
    medium: Few
    hard: Few


class CommonObjective(Row, frozen=True, kw_only=True):
    id: CommonId
    colour: Literal["green", "blue"]


class SecretObjective(Row, frozen=True, kw_only=True):
    id: SecretId
    sign: Literal[1, -1]


class ObjectiveToken(Row, frozen=True, kw_only=True):
    """`players`: the fewest that use it."""

    id: Id
    value: Some
    players: SeatCount


class Idol(Row, frozen=True, kw_only=True):
    id: IdolId
    copies: Some
    when: Literal["actions", "events", "end"]
    domination_only: bool


class MarketCard(Row, frozen=True, kw_only=True):
    id: Id
    price: Price
    effect: Literal["capacity", "wall", "idol"]


class TraitorCard(Row, frozen=True, kw_only=True):
    id: TraitorId
    conquistadors: Some


class PlainNumber(Row, frozen=True, kw_only=True):
    id: NumberId
    value: Few
    rule: Rule


class Difficulty(Row, frozen=True, kw_only=True):
    id: DifficultyId
    red_tiles: Literal[0, 2, 4, 6, 8]
    storage: Some


class WrathSpace(Row, frozen=True, kw_only=True):
    id: Id
    colour: Literal["yellow", "orange", "red", "doom"]
    radius: Literal[1, 2, 3]


class Control(Row, frozen=True, kw_only=True):
    """The most natives of each column of the control table (TD-FINAL-07)."""

    players: SeatCount
    natives: tuple[Some, Some, Some, Some, Some]


class Tolerated(Row, frozen=True, kw_only=True):
    """The most conquistadors of each column."""

    conquistadors: tuple[Some, Some, Some, Some, Some]


# --- files ---------------------------------------------------------------------------------------------


class SetupFile(Struct, frozen=True):
    cards: tuple[SetupCard, ...] = msgspec.field(name="setup_card")
    starts: tuple[Start, ...] = msgspec.field(name="start")


class GoodFile(Struct, frozen=True):
    goods: tuple[Good, ...] = msgspec.field(name="good")
    raw_materials: tuple[RawMaterial, ...] = msgspec.field(name="raw_material")


class InventionFile(Struct, frozen=True):
    inventions: tuple[Invention, ...] = msgspec.field(name="invention")
    caves: tuple[Cave, ...] = msgspec.field(name="cave")
    conversions: tuple[Conversion, ...] = msgspec.field(name="conversion")


class BuildingFile(Struct, frozen=True):
    buildings: tuple[Building, ...] = msgspec.field(name="building")
    terrain_tiles: tuple[TerrainTile, ...] = msgspec.field(name="terrain_tile")


class OceanFile(Struct, frozen=True):
    tiles: tuple[OceanTile, ...] = msgspec.field(name="ocean_tile")
    places: tuple[TilePlace, ...] = msgspec.field(name="place")
    slots: tuple[Slot, ...] = msgspec.field(name="slot")
    wreck_pairs: tuple[WreckPair, ...] = msgspec.field(name="wreck_pair")


class PresetFile(Struct, frozen=True):
    presets: tuple[Preset, ...] = msgspec.field(name="preset")


class TokenFile(Struct, frozen=True):
    wood: tuple[WoodToken, ...]
    clay: tuple[ClayToken, ...]
    basic_ore: tuple[OreToken, ...]
    volcanic_ore: tuple[OreToken, ...]


class TribeFile(Struct, frozen=True):
    tribes: tuple[Tribe, ...] = msgspec.field(name="tribe")


class OfferingFile(Struct, frozen=True):
    offerings: tuple[Offering, ...] = msgspec.field(name="offering")


class EventFile(Struct, frozen=True):
    events: tuple[Event, ...] = msgspec.field(name="event")


class ProphecyFile(Struct, frozen=True):
    prophecies: tuple[Prophecy, ...] = msgspec.field(name="prophecy")


class CatastropheFile(Struct, frozen=True):
    catastrophes: tuple[Catastrophe, ...] = msgspec.field(name="catastrophe")


class MissionFile(Struct, frozen=True):
    missions: tuple[Mission, ...] = msgspec.field(name="mission")


class ObjectiveFile(Struct, frozen=True):
    common: tuple[CommonObjective, ...] = msgspec.field(name="common_objective")
    secret: tuple[SecretObjective, ...] = msgspec.field(name="secret_objective")
    tokens: tuple[ObjectiveToken, ...] = msgspec.field(name="objective_token")


class IdolFile(Struct, frozen=True):
    idols: tuple[Idol, ...] = msgspec.field(name="idol")


class MarketFile(Struct, frozen=True):
    cards: tuple[MarketCard, ...] = msgspec.field(name="market_card")


class TraitorFile(Struct, frozen=True):
    cards: tuple[TraitorCard, ...] = msgspec.field(name="traitor_card")


class NumberFile(Struct, frozen=True):
    numbers: tuple[PlainNumber, ...] = msgspec.field(name="number")
    difficulties: tuple[Difficulty, ...] = msgspec.field(name="difficulty")
    wrath: tuple[WrathSpace, ...]
    control: tuple[Control, ...]
    tolerated: tuple[Tolerated, ...]


class Components(ComponentSet, frozen=True, kw_only=True):
    """All components of a game, by file."""

    setup: SetupFile
    goods: GoodFile
    inventions: InventionFile
    buildings: BuildingFile
    ocean: OceanFile
    presets: PresetFile
    tokens: TokenFile
    tribes: TribeFile
    offerings: OfferingFile
    events: EventFile
    prophecies: ProphecyFile
    catastrophes: CatastropheFile
    missions: MissionFile
    objectives: ObjectiveFile
    idols: IdolFile
    market: MarketFile
    traitor: TraitorFile
    numbers: NumberFile

    def number(self, name: NumberId) -> int:
        """One of the plain numbers."""
        return next(row.value for row in self.numbers.numbers if row.id == name)

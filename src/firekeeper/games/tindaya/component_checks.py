"""What the rulebook demands of components (C-01 to C-24): checked when a pack is read."""

from collections.abc import Iterator
from typing import Any, get_args

from firekeeper.games.tindaya.board_checks import check_maps, check_ocean
from firekeeper.games.tindaya.components import (
    BuildingFile,
    CatastropheFile,
    CatastropheId,
    CommonId,
    Components,
    DifficultyId,
    EventFile,
    GoodFile,
    IdolFile,
    IdolId,
    InventionFile,
    InventionId,
    MarketFile,
    MissionFile,
    MissionId,
    NumberFile,
    NumberId,
    ObjectiveFile,
    OceanFile,
    OfferingFile,
    PresetFile,
    ProphecyFile,
    RawMaterialId,
    ResourceId,
    SecretId,
    SetupFile,
    TokenFile,
    TradeId,
    TraitorFile,
    TraitorId,
    TribeFile,
    TribeId,
)
from firekeeper.games.tindaya.findings import number, once
from firekeeper.kernel.component_tables import FileType, Finding, PackError, combine_errors, read_files

GOODS = [name for name in get_args(ResourceId) if name not in get_args(RawMaterialId)]
MAKES = {
    "fish": "villager", "salt": "building", "manure": "building", "ham": "slaughtered", "milk": "animal",
    "horns": "slaughtered", "goat_meat": "slaughtered",
}  # fmt: skip
RATIONS = {"figs": 1, "goat_meat": 1, "ham": 3}
PERISHABLE = {"figs": True, "goat_meat": True, "ham": True, "salted_meat": False, "cereals": False}
PRICES = {"smoked_fish": ("fish", "straw"), "cheese": ("milk", "wood")}
BUILDINGS = {
    "dock": ("fisher", "coast", ""), "pigsty": ("pig_breeder", "forest", "pig"),
    "goat_pen": ("goatherd", "mountain", "goat"), "field": ("farmer", "forest", ""),
}  # fmt: skip
TERRAIN_TILES = {"forest_mountain": 16, "coast_mountain": 10, "mountain_sea": 22}
TOKENS = {"wood": 18, "clay": 12, "basic_ore": 10, "volcanic_ore": 20}
ORE = {"basic_ore": (16, 14), "volcanic_ore": (24, 36)}
EXAMPLES = {"inventors": 5, "warriors": 4, "breeders": 3, "planners": 3, "fertile": 5}
MOST = {"inventors": 8, "planners": 4, "fertile": 7}
RADIUS = {"yellow": 1, "orange": 2, "red": 3, "doom": 3}
DOMINATION_IDOLS = {"contribution": 4, "cancellation": 1, "clairvoyance": 1}


def _check_setup(file: SetupFile) -> Iterator[Finding]:
    """C-06, C-09."""
    yield from once("players", [card.players for card in file.cards], range(1, 5))
    for card in file.cards:
        row = f"{card.players} players"
        for name, count, most in (
            ("forest", card.forest, 16), ("coast", card.coast, 10), ("mountain", card.mountain, 10),
        ):  # fmt: skip
            if not 8 <= count <= most:
                yield Finding(row, name, f"is {count}; expected 8 to {most}: one for each island (C-09)")
        if card.cubes > 3 or card.cylinders > 2:
            yield Finding(row, "cubes", "a depot starts with at most 3 cubes and 2 cylinders (TD-SETUP-17)")
        if card.players == 3:
            shown = (card.forest, card.coast, card.mountain, card.cubes, card.cylinders)
            yield from number(row, "forest", shown, (14, 10, 8, 2, 2), "C-09")
    levels = dict(zip(get_args(InventionId), range(8), strict=True))
    for players in range(1, 5):
        starts = [start for start in file.starts if start.players == players]
        yield from once(f"order with {players} players", [row.order for row in starts], range(1, players + 1))
        known = {trade for start in starts for trade in start.trades}
        if players > 1 and known != set(get_args(TradeId)):
            yield Finding(f"{players} players", "trades", "every trade is known by somebody (C-09)")
    for start in file.starts:
        row = f"{start.players} players, token {start.order}"
        level = levels[start.invention]
        if start.trades[0] == start.trades[1]:
            yield Finding(row, "trades", "a tribe starts with two different trades (TD-SETUP-14)")
        if level % 2 or get_args(TradeId)[level // 2] not in start.trades:
            yield Finding(
                row, "invention", f"{start.invention} is not of level 1 of one of its trades (C-09)"
            )
        if (start.players, start.order) == (3, 2):
            yield from number(row, "trades", start.trades, ("pig_breeder", "farmer"), "TD-EX-04")
            yield from number(row, "invention", start.invention, "knife", "TD-EX-04")
        if start.players == 1:
            yield from number(row, "trades", start.trades, ("goatherd", "farmer"), "C-09")


def _check_goods(file: GoodFile) -> Iterator[Finding]:
    """C-08."""
    yield from once("id", [good.id for good in file.goods], GOODS)
    yield from once("id", [row.id for row in file.raw_materials], get_args(RawMaterialId))
    for good in file.goods:
        if good.id in MAKES:
            yield from number(good.id, "per", good.per, MAKES[good.id], "C-08")
        if good.id in RATIONS:
            yield from number(good.id, "rations", good.rations, RATIONS[good.id], "TD-PRODUCE-19")
        if good.id in PERISHABLE:
            yield from number(good.id, "perishable", good.perishable, PERISHABLE[good.id], "TD-TERMS-18")
        if (good.tier == "preserve") != (good.per == "conversion"):
            yield Finding(good.id, "per", "preserves, and only they, come from conversion (TD-TERMS-17)")
    icons = [(good.id, good.fire, good.weapon) for good in file.goods]
    icons += [(material.id, material.fire, material.weapon) for material in file.raw_materials]
    for name, fire, weapon in icons:
        yield from number(name, "fire", fire, name in ("manure", "straw", "wood"), "TD-TERMS-22")
        yield from number(name, "weapon", weapon, name in ("horns", "obsidian"), "TD-TERMS-21")


def _check_inventions(file: InventionFile) -> Iterator[Finding]:
    """C-07."""
    names = get_args(InventionId)
    yield from once("id", [row.id for row in file.inventions], names)
    yield from once("id", [row.id for row in file.caves], ["second_cave"])
    preserves = ["smoked_fish", "salted_meat", "cheese", "toasted_flour"]
    yield from once("id", [row.id for row in file.conversions], preserves)
    for row in file.inventions:
        at = names.index(row.id)
        yield from number(row.id, "trade", row.trade, get_args(TradeId)[at // 2], "TD-DEVELOP-05")
        yield from number(row.id, "level", row.level, at % 2 + 1, "TD-DEVELOP-05")
        if row.id == "salt_works":
            yield from number(row.id, "cost", row.cost, {"wood": 1, "clay": 1}, "TD-DEVELOP-08")
    for cave in file.caves:
        yield from number(cave.id, "cost", cave.cost, {"wood": 1, "clay": 1, "stone": 1}, "TD-CAVE-01")
    for change in file.conversions:
        yield from number(change.id, "capacity", change.capacity, 3, "C-08")
        if list(change.price.values()) != [1]:
            yield Finding(change.id, "price", "a conversion costs one unit of one resource (TD-PRODUCE-15)")
        if change.id in PRICES:
            shown = (change.good, *change.price)
            yield from number(change.id, "price", shown, PRICES[change.id], "C-08")


def _check_buildings(file: BuildingFile) -> Iterator[Finding]:
    """C-02, C-03: in the order of the trades, and of the two faces."""
    yield from number("", "building", [row.id for row in file.buildings], list(BUILDINGS), "C-00")
    yield from number("", "terrain_tile", [row.id for row in file.terrain_tiles], list(TERRAIN_TILES), "C-00")
    for row in file.buildings:
        yield from number(
            row.id, "terrain", (row.trade, row.terrain, row.animal), BUILDINGS[row.id], "TD-TERMS-16"
        )
        yield from number(row.id, "tiles", row.tiles, 6, "TD-BUILD-05")
    for tile in file.terrain_tiles:
        yield from number(tile.id, "tiles", tile.tiles, TERRAIN_TILES[tile.id], "C-02")
        yield from number(tile.id, "front", tile.front, tile.id.split("_")[0], "C-02")


def _check_presets(file: PresetFile) -> Iterator[Finding]:
    yield from once("players", [row.players for row in file.presets], range(1, 5))


def _check_tokens(file: TokenFile) -> Iterator[Finding]:
    """C-04."""
    copies = {
        "wood": [(row.id, row.copies) for row in file.wood],
        "clay": [(row.id, row.copies) for row in file.clay],
        "basic_ore": [(row.id, row.copies) for row in file.basic_ore],
        "volcanic_ore": [(row.id, row.copies) for row in file.volcanic_ore],
    }
    for kind, backs in copies.items():
        names = [name for name, _ in backs]
        yield from once(kind, names, dict.fromkeys(names))
        yield from number(kind, "copies", sum(count for _, count in backs), TOKENS[kind], "C-00")
    for kind, ore in (("basic_ore", file.basic_ore), ("volcanic_ore", file.volcanic_ore)):
        shown = (sum(row.copies * row.stone for row in ore), sum(row.copies * row.obsidian for row in ore))
        yield from number(kind, "stone", shown, ORE[kind], "C-04")


def _check_tribes(file: TribeFile) -> Iterator[Finding]:
    """C-10."""
    yield from once("id", [row.id for row in file.tribes], get_args(TribeId))
    for row in file.tribes:
        yield from number(row.id, "resources", sum(row.resources.values()), 4, "TD-SETUP-19")


def _check_offerings(file: OfferingFile) -> Iterator[Finding]:
    """C-11."""
    names = [row.id for row in file.offerings]
    yield from once("id", names, dict.fromkeys(names))
    yield from number("", "offering", len(names), 8, "C-20")
    if not any(row.demands[:3] == ("figs", "pig", "cheese") for row in file.offerings):
        yield Finding("", "demands", "a card begins with figs, pig, cheese (C-11)")
    for row in file.offerings:
        if len(set(row.demands)) != 4:
            yield Finding(row.id, "demands", "the four demands are different (TD-OFFER-02)")


def _check_events(file: EventFile) -> Iterator[Finding]:
    """C-12."""
    names = [row.id for row in file.events]
    yield from once("id", names, dict.fromkeys(names))
    for era in (1, 2, 3):
        for level in get_args(DifficultyId):
            cards = [row for row in file.events if (row.era, row.difficulty) == (era, level)]
            yield from number(f"era {era}, {level}", "event", len(cards), 2, "TD-SETUP-49")
    if len({row.era for row in file.events if row.secret_objectives}) > 2:
        yield Finding("", "secret_objectives", "18 objectives suffice for two eras (TD-STRAT-15)")
    for row in file.events:
        ships = sum(symbol.startswith("ship") for symbol in row.order)
        if len(set(row.order)) != len(row.order) or not 1 <= ships <= 3:
            yield Finding(row.id, "order", "a card shows 1 to 3 ships, and every symbol once (C-12)")
    orders = [row.order for row in file.events]
    for attested in (
        ("moneiba", "ship_white", "tsunami", "acoran", "eruption", "ship_grey"),
        ("moneiba", "tsunami", "ship_white", "acoran"),
    ):
        if attested not in orders:
            yield Finding("", "order", f"no card shows {list(attested)}, which the rulebook shows (C-12)")


def _check_prophecies(file: ProphecyFile) -> Iterator[Finding]:
    """C-12."""
    names = [row.id for row in file.prophecies]
    yield from once("id", names, dict.fromkeys(names))
    yield from number("", "prophecy", len(names), 8, "C-20")
    if not any(row.eras[0] == (1, 7, 5, 6) for row in file.prophecies):
        yield Finding("", "eras", "a card has 1, 7, 5, 6 for era 1 (TD-EX-09)")


def _check_catastrophes(file: CatastropheFile) -> Iterator[Finding]:
    yield from once("id", [row.id for row in file.catastrophes], get_args(CatastropheId))
    for god in ("acoran", "moneiba"):
        count = sum(row.god == god for row in file.catastrophes)
        yield from number(god, "god", count, 5, "C-20")


def _check_missions(file: MissionFile) -> Iterator[Finding]:
    """C-16."""
    yield from once("id", [row.id for row in file.missions], get_args(MissionId))
    for row in file.missions:
        levels = (row.easy, row.medium, row.hard)
        if list(levels) != sorted(levels) or row.hard > MOST.get(row.id, row.hard):
            yield Finding(
                row.id, "hard", f"thresholds grow with the level, within what a tribe can have: {levels}"
            )
        if EXAMPLES[row.id] not in levels:
            yield Finding(
                row.id, "easy", f"no level asks for {EXAMPLES[row.id]}, as the rulebook does (C-16)"
            )


def _check_objectives(file: ObjectiveFile) -> Iterator[Finding]:
    """C-13."""
    yield from once("id", [row.id for row in file.common], get_args(CommonId))
    yield from once("id", [row.id for row in file.secret], get_args(SecretId))
    for colour in ("green", "blue"):
        yield from number(colour, "colour", sum(row.colour == colour for row in file.common), 5, "C-20")
    for row in file.secret:
        if row.id in ("most_docks", "hoard_horns"):
            yield from number(row.id, "sign", row.sign, 1 if row.id == "most_docks" else -1, "C-13")
    names = [row.id for row in file.tokens]
    yield from once("id", names, dict.fromkeys(names))
    for players in (2, 3, 4):
        count = sum(row.players <= players for row in file.tokens)
        if count < 2 * players:
            yield Finding(
                f"{players} players", "players", f"{count} tokens do not suffice for two choices (C-13)"
            )


def _check_idols(file: IdolFile) -> Iterator[Finding]:
    """C-19."""
    yield from once("id", [row.id for row in file.idols], get_args(IdolId))
    yield from number("", "copies", sum(row.copies for row in file.idols), 22, "C-19")
    shown = {row.id: row.copies for row in file.idols if row.domination_only}
    yield from number("", "domination_only", shown, DOMINATION_IDOLS, "TD-SETUP-37")


def _check_market(file: MarketFile) -> Iterator[Finding]:
    """C-14."""
    names = [row.id for row in file.cards]
    yield from once("id", names, dict.fromkeys(names))
    yield from number("", "market_card", len(names), 7, "C-20")
    for row in file.cards:
        if set(row.price) - {"clay", "stone", "straw", "manure"}:
            yield Finding(row.id, "price", "the market takes clay, stone, straw and manure (C-14)")
    walls = [dict(row.price) for row in file.cards if row.effect == "wall"]
    if len(walls) != 2 or walls[0] == walls[1] or {"stone": 1, "manure": 1, "clay": 1} not in walls:
        yield Finding("", "price", "two walls of different prices, one for stone, manure and clay (C-14)")


def _check_traitor(file: TraitorFile) -> Iterator[Finding]:
    yield from once("id", [row.id for row in file.cards], get_args(TraitorId))


def _check_numbers(file: NumberFile) -> Iterator[Finding]:
    """C-15, C-17, C-21."""
    yield from once("id", [row.id for row in file.numbers], get_args(NumberId))
    yield from once("id", [row.id for row in file.difficulties], get_args(DifficultyId))
    if 7 not in [row.storage for row in file.difficulties]:
        yield Finding("", "storage", "one level allows 7 tokens (C-15)")
    colours = [space.colour for space in file.wrath]
    if not colours or colours[-1] != "doom" or colours.count("doom") != 1:
        yield Finding("", "wrath", "the last space of the track, and only it, is doom (TD-MODE-08)")
    if list(dict.fromkeys(colours)) != list(RADIUS):
        yield Finding(
            "", "wrath", f"the track goes through yellow, orange, red and doom, not {colours} (C-17)"
        )
    for space in file.wrath:
        yield from number(space.id, "radius", space.radius, RADIUS[space.colour], "TD-EVENT-07")
    start = next((row.value for row in file.numbers if row.id == "wrath_start"), 0)
    if start >= len(colours) or colours[start] != "orange":
        yield Finding("wrath_start", "value", "the start space behaves as orange (TD-SETUP-20)")
    yield from once("players", [row.players for row in file.control], range(1, 5))
    for row in file.control:
        if list(row.natives) != sorted(row.natives):
            yield Finding(f"{row.players} players", "natives", "the columns grow (TD-FINAL-07)")
    yield from number("", "tolerated", len(file.tolerated), 1, "TD-FINAL-07")


FILES: dict[str, FileType] = {
    "setup": (SetupFile, _check_setup),
    "goods": (GoodFile, _check_goods),
    "inventions": (InventionFile, _check_inventions),
    "buildings": (BuildingFile, _check_buildings),
    "ocean": (OceanFile, check_ocean),
    "presets": (PresetFile, _check_presets),
    "tokens": (TokenFile, _check_tokens),
    "tribes": (TribeFile, _check_tribes),
    "offerings": (OfferingFile, _check_offerings),
    "events": (EventFile, _check_events),
    "prophecies": (ProphecyFile, _check_prophecies),
    "catastrophes": (CatastropheFile, _check_catastrophes),
    "missions": (MissionFile, _check_missions),
    "objectives": (ObjectiveFile, _check_objectives),
    "idols": (IdolFile, _check_idols),
    "market": (MarketFile, _check_market),
    "traitor": (TraitorFile, _check_traitor),
    "numbers": (NumberFile, _check_numbers),
}


def read(tables: dict[str, Any]) -> Components:
    """Read and check the parsed files, given by stem ("goods", "events"). PackError if one is wrong."""
    files, errors = read_files(tables, FILES)
    if errors:
        raise combine_errors(errors)
    components = Components(**files)
    wrong = [PackError("presets.toml", *finding) for finding in check_maps(components)]
    if wrong:
        raise combine_errors(wrong)
    return components

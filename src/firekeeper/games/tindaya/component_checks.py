"""What the rulebook demands of components (C-01 to C-24): checked when a pack is read."""

from collections.abc import Iterator
from typing import Any, get_args

from firekeeper.games.tindaya import board_checks, components
from firekeeper.games.tindaya.findings import number, once
from firekeeper.kernel.component_tables import Finding, exactly, read_components

GOODS = [name for name in get_args(components.ResourceId) if name not in get_args(components.RawMaterialId)]
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


def check_setup(file: components.SetupFile) -> Iterator[Finding]:
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
    levels = dict(zip(get_args(components.InventionId), range(8), strict=True))
    for players in range(1, 5):
        starts = [start for start in file.starts if start.players == players]
        yield from once(f"order with {players} players", [row.order for row in starts], range(1, players + 1))
        known = {trade for start in starts for trade in start.trades}
        if players > 1 and known != set(get_args(components.TradeId)):
            yield Finding(f"{players} players", "trades", "every trade is known by somebody (C-09)")
    for start in file.starts:
        row = f"{start.players} players, token {start.order}"
        level = levels[start.invention]
        if start.trades[0] == start.trades[1]:
            yield Finding(row, "trades", "a tribe starts with two different trades (TD-SETUP-14)")
        if level % 2 or get_args(components.TradeId)[level // 2] not in start.trades:
            yield Finding(
                row, "invention", f"{start.invention} is not of level 1 of one of its trades (C-09)"
            )
        if (start.players, start.order) == (3, 2):
            yield from number(row, "trades", start.trades, ("pig_breeder", "farmer"), "TD-EX-04")
            yield from number(row, "invention", start.invention, "knife", "TD-EX-04")
        if start.players == 1:
            yield from number(row, "trades", start.trades, ("goatherd", "farmer"), "C-09")


def check_goods(file: components.GoodFile) -> Iterator[Finding]:
    """C-08."""
    yield from exactly([good.id for good in file.goods], GOODS, "good")
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


def check_inventions(file: components.InventionFile) -> Iterator[Finding]:
    """C-07."""
    names = get_args(components.InventionId)
    preserves = ["smoked_fish", "salted_meat", "cheese", "toasted_flour"]
    yield from exactly([row.id for row in file.conversions], preserves, "conversion")
    for row in file.inventions:
        at = names.index(row.id)
        yield from number(row.id, "trade", row.trade, get_args(components.TradeId)[at // 2], "TD-DEVELOP-05")
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


def check_buildings(file: components.BuildingFile) -> Iterator[Finding]:
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


def check_presets(file: components.PresetFile) -> Iterator[Finding]:
    yield from once("players", [row.players for row in file.presets], range(1, 5))


def check_tokens(file: components.TokenFile) -> Iterator[Finding]:
    """C-04."""
    for kind, count in TOKENS.items():
        copies = sum(row.copies for row in getattr(file, kind))
        yield from number(kind, "copies", copies, count, "C-00")
    for kind, ore in (("basic_ore", file.basic_ore), ("volcanic_ore", file.volcanic_ore)):
        shown = (sum(row.copies * row.stone for row in ore), sum(row.copies * row.obsidian for row in ore))
        yield from number(kind, "stone", shown, ORE[kind], "C-04")


def check_tribes(file: components.TribeFile) -> Iterator[Finding]:
    """C-10."""
    for row in file.tribes:
        yield from number(row.id, "resources", sum(row.resources.values()), 4, "TD-SETUP-19")


def check_offerings(file: components.OfferingFile) -> Iterator[Finding]:
    """C-11."""
    yield from number("", "offering", len(file.offerings), 8, "C-20")
    if not any(row.demands[:3] == ("figs", "pig", "cheese") for row in file.offerings):
        yield Finding("", "demands", "a card begins with figs, pig, cheese (C-11)")
    for row in file.offerings:
        if len(set(row.demands)) != 4:
            yield Finding(row.id, "demands", "the four demands are different (TD-OFFER-02)")


def check_events(file: components.EventFile) -> Iterator[Finding]:
    """C-12."""
    for era in (1, 2, 3):
        for level in get_args(components.DifficultyId):
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


def check_prophecies(file: components.ProphecyFile) -> Iterator[Finding]:
    """C-12."""
    yield from number("", "prophecy", len(file.prophecies), 8, "C-20")
    if not any(row.eras[0] == (1, 7, 5, 6) for row in file.prophecies):
        yield Finding("", "eras", "a card has 1, 7, 5, 6 for era 1 (TD-EX-09)")


def check_catastrophes(file: components.CatastropheFile) -> Iterator[Finding]:
    for god in ("acoran", "moneiba"):
        count = sum(row.god == god for row in file.catastrophes)
        yield from number(god, "god", count, 5, "C-20")


def check_missions(file: components.MissionFile) -> Iterator[Finding]:
    """C-16."""
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


def check_objectives(file: components.ObjectiveFile) -> Iterator[Finding]:
    """C-13."""
    for colour in ("green", "blue"):
        yield from number(colour, "colour", sum(row.colour == colour for row in file.common), 5, "C-20")
    for row in file.secret:
        if row.id in ("most_docks", "hoard_horns"):
            yield from number(row.id, "sign", row.sign, 1 if row.id == "most_docks" else -1, "C-13")
    for players in (2, 3, 4):
        count = sum(row.players <= players for row in file.tokens)
        if count < 2 * players:
            yield Finding(
                f"{players} players", "players", f"{count} tokens do not suffice for two choices (C-13)"
            )


def check_idols(file: components.IdolFile) -> Iterator[Finding]:
    """C-19."""
    yield from number("", "copies", sum(row.copies for row in file.idols), 22, "C-19")
    shown = {row.id: row.copies for row in file.idols if row.domination_only}
    yield from number("", "domination_only", shown, DOMINATION_IDOLS, "TD-SETUP-37")


def check_market(file: components.MarketFile) -> Iterator[Finding]:
    """C-14."""
    yield from number("", "market_card", len(file.cards), 7, "C-20")
    for row in file.cards:
        if set(row.price) - {"clay", "stone", "straw", "manure"}:
            yield Finding(row.id, "price", "the market takes clay, stone, straw and manure (C-14)")
    walls = [dict(row.price) for row in file.cards if row.effect == "wall"]
    if len(walls) != 2 or walls[0] == walls[1] or {"stone": 1, "manure": 1, "clay": 1} not in walls:
        yield Finding("", "price", "two walls of different prices, one for stone, manure and clay (C-14)")


def check_numbers(file: components.NumberFile) -> Iterator[Finding]:
    """C-15, C-17, C-21."""
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


def read(tables: dict[str, Any]) -> components.Components:
    """Read and check the parsed files, given by stem ("goods", "events"). PackError if one is wrong."""
    return read_components(components.Components, tables, vars(board_checks) | globals())

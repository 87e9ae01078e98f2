"""What the rulebook demands of ocean tiles and ready-made maps (C-01, TD-SETUP-01 to -05)."""

from collections.abc import Iterator

from firekeeper.games.tindaya.components import Components, OceanFile
from firekeeper.games.tindaya.findings import number
from firekeeper.games.tindaya.geometry import Board
from firekeeper.kernel.component_tables import Finding
from firekeeper.kernel.hexes import mask_of


def check_ocean(file: OceanFile) -> Iterator[Finding]:
    """C-01: the shape of a tile, what its faces show, and that eight of them make a board without holes."""
    yield from number("", "ocean_tile", [tile.id for tile in file.tiles], list(range(1, 9)), "TD-SETUP-01")
    yield from number("", "slot", [slot.id for slot in file.slots], list(range(1, 9)), "C-01")
    places = {(place.q, place.r): place.id for place in file.places}
    by_id = {place.id: (place.q, place.r) for place in file.places}
    if len(places) != 14 or {(2 - q, 3 - r) for q, r in places} != set(places):
        yield Finding("", "place", "a tile has 14 hexes that a half turn maps on each other (C-01)")
        return
    hexes = [(slot.q + q, slot.r + r) for slot in file.slots for q, r in places]
    if len(set(hexes)) != len(hexes):
        yield Finding("", "slot", "two slots overlap (C-01)")
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    inner = {name for (q, r), name in places.items() if all((q + dq, r + dr) in places for dq, dr in steps)}
    for tile in file.tiles:
        for name, volcano, trench in (
            ("black_volcano", tile.black_volcano, tile.black_trench),
            ("red_volcano", tile.red_volcano, tile.red_trench),
        ):
            if volcano not in inner:
                yield Finding(str(tile.id), name, "a volcano has six neighbours on its tile (TD-SETUP-03)")
            if volcano == trench:
                yield Finding(str(tile.id), name, "volcano and trench are two hexes (TD-SETUP-01)")
        if tile.wreck in inner or tile.wreck in (tile.red_volcano, tile.red_trench):
            yield Finding(str(tile.id), "wreck", "half a wreck lies on an edge hex of its own (TD-SETUP-01)")
    slots = {slot.id: (slot.q, slot.r) for slot in file.slots}
    if len({tile.wreck for tile in file.tiles}) == 1 and len(slots) == 8:
        q, r = by_id[file.tiles[0].wreck]
        for pair in file.wreck_pairs:
            (west_q, west_r), (east_q, east_r) = slots[pair.west], slots[pair.east]
            if (west_q + q + 1, west_r + r) != (east_q + 2 - q, east_r + 3 - r):
                yield Finding(
                    f"{pair.west}-{pair.east}", "wreck_pair", "these wrecks do not meet (TD-SETUP-03)"
                )
    else:
        yield Finding(
            "", "wreck", "all tiles have their wreck in the same place, so that any two meet (C-01)"
        )


def check_together(components: Components) -> Iterator[tuple[str, str, str, str]]:
    """Constraints between files: file, row, field, message."""
    for finding in check_maps(components):
        yield "presets.toml", *finding


def check_maps(components: Components) -> Iterator[Finding]:
    """Presets are maps that can be played on the default layout, with the tiles of their setup card."""
    ocean = components.ocean
    board = Board(ocean)
    names = [place.id for place in ocean.places]
    volcanoes = [board.places[2 * at][names.index(tile.black_volcano)] for at, tile in enumerate(ocean.tiles)]
    trenches = [board.places[2 * at][names.index(tile.black_trench)] for at, tile in enumerate(ocean.tiles)]
    cards = {card.players: (card.forest, card.coast, card.mountain) for card in components.setup.cards}
    for preset in components.presets.presets:
        row = f"{preset.players} players"
        kinds = (preset.forest, preset.coast, preset.mountain)
        counts = tuple([len(hexes) for hexes in kinds])
        yield from number(row, "forest", counts, cards[preset.players], "TD-SETUP-04")
        places = [place for hexes in kinds for place in hexes]
        if not set(places) <= set(board.at) or len(set(places)) != len(places):
            yield Finding(row, "forest", "every terrain lies on a hex of its own (TD-SETUP-05)")
            continue
        land = [board.at[place] for place in places]
        if set(land) & {*volcanoes, *trenches}:
            yield Finding(row, "forest", "volcanoes and trenches are not covered (TD-SETUP-05)")
        islands = board.components(mask_of([*land, *volcanoes]))
        sound = all(
            sum(island >> hex_ & 1 for hex_ in volcanoes) == 1
            and all(any(island >> board.at[place] & 1 for place in hexes) for hexes in kinds)
            for island in islands
        )
        if len(islands) != len(volcanoes) or not sound:
            yield Finding(row, "forest", "eight islands, each with a volcano and all terrains (TD-SETUP-05)")

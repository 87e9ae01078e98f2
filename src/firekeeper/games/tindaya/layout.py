"""Laying out the archipelago (TD-SETUP-01 to -05, -41, -48): ocean tiles, island outlines, terrain.

A layout is (tile, side, turned) by slot. Chance gives a number and everything follows from it by a repeatable
stream, so that a record names its map with three small draws.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.terms import BLACK, COAST, FOREST, MOUNTAIN, NONE, RED
from firekeeper.kernel.hexes import mask_of, members
from firekeeper.kernel.rng import Source

Slots = tuple[tuple[int, ...], ...]

TYPES: Final = (FOREST, COAST, MOUNTAIN)
APART: Final = 4
"""Volcanoes lie so far apart at least, those of two red tiles excepted (DATA 4.4)."""
NEAR: Final = 4
"""How much likelier a hex beside the volcano becomes land than one behind it (DATA 4.5)."""


def default_slots(rules: Box) -> Slots:
    """Tile n in slot n, all black, none turned: what presets lie on."""
    return tuple([(tile, BLACK, 0) for tile in range(rules.tile_count)])


def volcano_hex(rules: Box, slot: int, tile: int, side: int, turned: int) -> int:
    return rules.board.places[slot * 2 + turned][rules.tile_volcano[tile][side]]


def trench_hex(rules: Box, slot: int, tile: int, side: int, turned: int) -> int:
    return rules.board.places[slot * 2 + turned][rules.tile_trench[tile][side]]


def numbered(rules: Box, slots: Slots, trenches: bool) -> tuple[int, ...]:
    """The hex of each volcano, or trench, by its number less one."""
    found = [NONE] * rules.tile_count
    for slot, (tile, side, turned) in enumerate(slots):
        find = trench_hex if trenches else volcano_hex
        found[tile] = find(rules, slot, tile, side, turned)
    return tuple(found)


def wrecks(rules: Box, slots: Slots) -> int:
    """The hexes with half a wreck; they are sea, and the automatic placement leaves them open."""
    found = 0
    for slot, (tile, side, turned) in enumerate(slots):
        if side == RED:
            found |= 1 << rules.board.places[slot * 2 + turned][rules.tile_wreck[tile][RED]]
    return found


def shuffled(values: list[int], source: Source) -> list[int]:
    found = values[:]
    for at in range(len(found) - 1, 0, -1):
        other = source.below(at + 1)
        found[at], found[other] = found[other], found[at]
    return found


def random_slots(rules: Box, red: int, source: Source) -> Slots:
    """A layout with so many red tiles, wrecks facing each other in pairs (DATA 4.4)."""
    while True:
        tiles = shuffled(list(range(rules.tile_count)), source)
        pairs: list[tuple[int, int]] = []
        taken: set[int] = set()
        for at in shuffled(list(range(len(rules.wreck_pairs))), source):
            west, east = rules.wreck_pairs[at]
            if len(pairs) < red // 2 and west not in taken and east not in taken:
                pairs.append((west, east))
                taken |= {west, east}
        if len(pairs) < red // 2:
            continue
        turned = {east: 1 for _, east in pairs} | {west: 0 for west, _ in pairs}
        slots = tuple(
            [
                (tile, RED if slot in taken else BLACK, turned[slot] if slot in taken else source.below(2))
                for slot, tile in enumerate(tiles)
            ]
        )
        if well_apart(rules, slots):
            return slots


def well_apart(rules: Box, slots: Slots) -> bool:
    """Whether all volcanoes lie far enough apart."""
    places = [(volcano_hex(rules, slot, *tile), tile[1]) for slot, tile in enumerate(slots)]
    return not any(
        rules.board.apart[one][other] < APART and not (side == RED == other_side)
        for at, (one, side) in enumerate(places)
        for other, other_side in places[:at]
    )


def outlines(rules: Box, slots: Slots, source: Source) -> list[list[int]]:
    """The hexes that become land, by slot: eight islands that do not touch each other (DATA 4.5, 1 to 3)."""
    board = rules.board
    total = sum(rules.terrain_counts)
    trenches = mask_of(list(numbered(rules, slots, True)))
    open_sea = board.all & ~trenches & ~wrecks(rules, slots)
    homes = [volcano_hex(rules, slot, *tile) for slot, tile in enumerate(slots)]
    while True:
        larger = set(shuffled(list(range(len(slots))), source)[: total % len(slots)])
        aims = [total // len(slots) + (slot in larger) for slot in range(len(slots))]
        islands = [1 << home for home in homes]
        while True:
            waiting = [slot for slot in range(len(slots)) if islands[slot].bit_count() - 1 < aims[slot]]
            if not waiting:
                return [members(island & ~(1 << home)) for island, home in zip(islands, homes, strict=True)]
            free = [_candidates(rules, open_sea, islands, homes[slot], slot) for slot in waiting]
            slack = [
                mask.bit_count() - (aims[slot] - islands[slot].bit_count() + 1)
                for mask, slot in zip(free, waiting, strict=True)
            ]
            at = slack.index(min(slack))
            if not free[at]:
                break  # start again
            slot = waiting[at]
            found = members(free[at])
            weights = [NEAR if board.apart[homes[slot]][hex_] == 1 else 1 for hex_ in found]
            draw = source.below(sum(weights))
            for hex_, weight in zip(found, weights, strict=True):
                if draw < weight:
                    islands[slot] |= 1 << hex_
                    break
                draw -= weight


def _candidates(rules: Box, open_sea: int, islands: list[int], home: int, slot: int) -> int:
    """Sea hexes beside an island, within two of its volcano, that touch no other island."""
    board = rules.board
    others = 0
    for other, island in enumerate(islands):
        if other != slot:
            others |= island | board.beside(island)
    mine = islands[slot]
    return board.beside(mine) & open_sea & board.area[2][home] & ~others


def random_terrain(rules: Box, islands: list[list[int]], source: Source) -> dict[int, int]:
    """The terrain of each outlined hex: every type once on every island, the rest at random (DATA 4.5, 4)."""
    left = [count - len(islands) for count in rules.terrain_counts]
    rest = [kind for kind, count in zip(TYPES, left, strict=True) for _ in range(count)]
    found: dict[int, int] = {}
    open_hexes: list[int] = []
    for island in islands:
        hexes = shuffled(island, source)
        found.update(zip(hexes[: len(TYPES)], TYPES, strict=True))
        open_hexes += hexes[len(TYPES) :]
    found.update(zip(open_hexes, shuffled(rest, source), strict=True))
    return found


def preset_terrain(rules: Box) -> dict[int, int]:
    """The ready-made map of this number of players (DATA 4.6)."""
    preset = next(row for row in rules.components.presets.presets if row.players == rules.seats)
    rows = ((FOREST, preset.forest), (COAST, preset.coast), (MOUNTAIN, preset.mountain))
    return {rules.board.at[q, r]: kind for kind, hexes in rows for q, r in hexes}


def may_lay(islands: list[list[int]], laid: dict[int, int], left: list[int], hex_: int, kind: int) -> bool:
    """Whether a terrain may be put on an outlined hex so that all can still be laid (TD-SETUP-41).

    Afterwards every island has at least as many empty hexes as missing types, and of each type at least as
    many tiles remain as islands lack it; that is exact.
    """
    after = {**laid, hex_: kind}
    rest = [count - (at == TYPES.index(kind)) for at, count in enumerate(left)]
    if min(rest) < 0:
        return False
    lacking = [0] * len(TYPES)
    for island in islands:
        have = {after[at] for at in island if at in after}
        empty = sum([at not in after for at in island])
        missing = [at for at, wanted in enumerate(TYPES) if wanted not in have]
        if len(missing) > empty:
            return False
        for at in missing:
            lacking[at] += 1
    return all(count >= wanted for count, wanted in zip(rest, lacking, strict=True))

"""Laying out the archipelago (TD-SETUP-01 to -05, -41, -48): ocean tiles, island outlines, terrain.

A layout is (tile, side, turned) by slot. Chance gives a number and everything follows from it by a repeatable
stream, so that a record names its map with three small draws.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.geometry import ISLAND_RADIUS, Board
from firekeeper.games.tindaya.terms import BLACK, COAST, FOREST, MOUNTAIN, NONE, RED
from firekeeper.kernel.hexes import mask_of, members
from firekeeper.kernel.rng import Source

Slots = tuple[tuple[int, ...], ...]

TYPES: Final = (FOREST, COAST, MOUNTAIN)
APART: Final = 4
"""Volcanoes lie so far apart at least, those of two red tiles excepted (DATA 4.4)."""
DONE: Final = 1000
"""More room than any island has: it is large enough and does not grow any more."""
RIVALS: Final = 2 * ISLAND_RADIUS + 1
"""Islands of volcanoes that are farther apart cannot touch."""
NEAR: Final = 4
"""How much likelier a hex beside the volcano becomes land than one behind it (DATA 4.5)."""


def default_slots(rules: Box) -> Slots:
    """Tile n in slot n, all black, none turned: what presets lie on."""
    return tuple([(tile, BLACK, 0) for tile in range(rules.tile_count)])


def volcano_hex(rules: Box, slot: int, tile: int, side: int, turned: int) -> int:
    return rules.volcano_at[side][slot * 2 + turned][tile]


def numbered(rules: Box, slots: Slots, trenches: bool) -> tuple[int, ...]:
    """The hex of each volcano, or trench, by its number less one."""
    found = [NONE] * rules.tile_count
    at = rules.trench_at if trenches else rules.volcano_at
    for slot, (tile, side, turned) in enumerate(slots):
        found[tile] = at[side][slot * 2 + turned][tile]
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
    """A layout with so many red tiles, wrecks facing each other in pairs, volcanoes apart (DATA 4.4).

    All draws are independent, so that a layout is given up at its first fault: those accepted are as likely
    as if each had been drawn to its end before it was judged.
    """
    while True:
        turned = _red_slots(rules, red, source) if red else {}
        if turned is not None:
            slots = _tiles_apart(rules, turned, source) if turned else _black_tiles_apart(rules, source)
            if slots is not None:
                return slots


def _red_slots(rules: Box, red: int, source: Source) -> dict[int, int] | None:
    """For each slot with a red tile whether it is turned; None if the pairs drawn do not suffice."""
    pairs = rules.wreck_pairs[:]
    turned: dict[int, int] = {}
    while len(turned) < red:
        if not pairs:
            return None
        west, east = pairs.pop(source.below(len(pairs)))
        if west not in turned and east not in turned:
            turned[west], turned[east] = 0, 1
    return turned


def _black_tiles_apart(rules: Box, source: Source) -> Slots:
    """All tiles in their slots, tried until no two volcanoes lie too close."""
    count = rules.tile_count
    too_close = rules.board.area[APART - 1]
    volcano_at = rules.volcano_at[BLACK]
    tiles = list(range(count))
    while True:
        left = tiles[:]
        slots: list[tuple[int, ...]] = []
        closed = 0
        for slot in range(count):
            drawn = source.below(2 * (count - slot))  # which of those left, and whether it is turned
            tile = left.pop(drawn >> 1)
            volcano = volcano_at[slot * 2 + (drawn & 1)][tile]
            if closed >> volcano & 1:
                break
            closed |= too_close[volcano]
            slots.append((tile, BLACK, drawn & 1))
        else:
            return tuple(slots)


def _tiles_apart(rules: Box, red: dict[int, int], source: Source) -> Slots | None:
    """The same with red tiles in some slots; None as soon as two volcanoes lie too close.

    Those of two red tiles may.
    """
    count = rules.tile_count
    left = list(range(count))
    slots: list[tuple[int, ...]] = []
    black_area = red_area = 0
    too_close = rules.board.area[APART - 1]
    for slot in range(count):
        if slot in red:
            turned = red[slot]
            tile = left.pop(source.below(count - slot))
            volcano = rules.volcano_at[RED][slot * 2 + turned][tile]
            if black_area >> volcano & 1:
                return None
            red_area |= too_close[volcano]
            slots.append((tile, RED, turned))
        else:
            drawn = source.below(2 * (count - slot))
            turned = drawn & 1
            tile = left.pop(drawn >> 1)
            volcano = rules.volcano_at[BLACK][slot * 2 + turned][tile]
            if (black_area | red_area) >> volcano & 1:
                return None
            black_area |= too_close[volcano]
            slots.append((tile, BLACK, turned))
    return tuple(slots)


class Island:
    """An island while it grows. Its masks are those of the disc around its volcano."""

    def __init__(self, board: Board, home: int, closed: int) -> None:
        self.home = home
        self.disc = board.disc_around(home)
        self.open = self.disc.all  # where it may grow
        for hex_ in members(closed & self.disc.mask):
            self.open ^= 1 << self.disc.hexes.index(hex_)
        self.rivals: list[Island] = []
        self.begin(0)

    def begin(self, missing: int) -> None:
        """The volcano alone, and so many hexes to find."""
        self.missing = missing
        self.room = self.open
        self.near = self.disc.beside  # what touches it
        self.free = 0  # of that, what touches no other
        self.slack = DONE
        self.blocked = 0  # what touches others
        for rival in self.rivals:
            self.blocked |= self.disc.near[rival.home]

    def look(self) -> None:
        """Find what is free, once something has changed."""
        if self.missing:
            self.free = self.near & self.room & ~self.blocked
            self.slack = self.free.bit_count() - self.missing
        else:
            self.free = 0
            self.slack = DONE

    def grow(self, source: Source) -> None:
        """One of the free hexes becomes land: one beside the volcano is likelier than one behind it."""
        disc = self.disc
        free = self.free
        inner = free & disc.beside
        draw = source.below(self.slack + self.missing + (NEAR - 1) * inner.bit_count())
        while True:
            bit = free & -free
            draw -= NEAR if inner & bit else 1
            if draw < 0:
                break
            free ^= bit
        hex_ = disc.hexes[bit.bit_length() - 1]
        self.room ^= bit
        self.near |= disc.near[hex_]
        self.missing -= 1
        self.look()
        for rival in self.rivals:  # it comes closer to others, whose room shrinks
            closer = rival.disc.near[hex_]
            if closer:
                rival.blocked |= closer
                if rival.free & closer:
                    rival.look()

    def hexes(self) -> list[int]:
        """What has become land, without the volcano."""
        return [self.disc.hexes[at] for at in members(self.open ^ self.room)]


def outlines(rules: Box, slots: Slots, source: Source) -> list[list[int]]:
    """The hexes that become land, by slot: eight islands that do not touch each other (DATA 4.5, 1 to 3).

    The island with the least choice grows first. If one cannot grow, all begin again.
    """
    board = rules.board
    count = len(slots)
    total = sum(rules.terrain_counts)
    closed = mask_of(list(numbered(rules, slots, True))) | wrecks(rules, slots)
    islands: list[Island] = []
    for slot, tile in enumerate(slots):
        island = Island(board, volcano_hex(rules, slot, *tile), closed)
        apart = board.apart[island.home]
        for other in islands:
            if apart[other.home] <= RIVALS:
                island.rivals.append(other)
                other.rivals.append(island)
        islands.append(island)
    while True:
        larger = shuffled(list(range(count)), source)[: total % count]
        for slot, island in enumerate(islands):
            island.begin(total // count + (1 if slot in larger else 0))
            island.look()
        while True:
            least = islands[0]
            for island in islands:
                if island.slack < least.slack:
                    least = island
            if not least.free:
                break
            least.grow(source)
        if least.slack == DONE:
            return [island.hexes() for island in islands]


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

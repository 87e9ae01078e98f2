"""Laying out the archipelago (TD-SETUP-01 to -05, -41, -48): ocean tiles, island outlines, terrain.

A layout is (tile, side, turned) by slot. Chance gives a number and everything follows from it by a repeatable
stream, so that a record names its map with three small draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.geometry import FIRST_HALF, HALF, ISLAND_RADIUS, Board
from firekeeper.games.tindaya.terms import BLACK, COAST, FOREST, MOUNTAIN, NONE, RED
from firekeeper.kernel.rng import Source

Slots = tuple[tuple[int, ...], ...]
Terrain = dict[int, list[int]]
"""The hexes of each terrain that is laid."""

TYPES: Final[tuple[int, ...]] = (FOREST, COAST, MOUNTAIN)
RIVALS: Final = 2 * ISLAND_RADIUS + 1
"""Islands of volcanoes that are farther apart cannot touch."""


def default_slots(rules: Box) -> Slots:
    """Tile n in slot n, all black, none turned: what presets lie on."""
    return tuple([(tile, BLACK, 0) for tile in range(rules.tile_count)])


def homes(rules: Box, slots: Slots) -> list[int]:
    """The hex of the volcano in each slot."""
    at = rules.volcano_at
    return [at[side][slot * 2 + turned][tile] for slot, (tile, side, turned) in enumerate(slots)]


def numbered(rules: Box, slots: Slots, trenches: bool) -> tuple[int, ...]:
    """The hex of each volcano, or trench, by its number less one."""
    found = [NONE] * rules.tile_count
    at = rules.trench_at if trenches else rules.volcano_at
    for slot, (tile, side, turned) in enumerate(slots):
        found[tile] = at[side][slot * 2 + turned][tile]
    return tuple(found)


def wrecks(rules: Box, slots: Slots) -> list[int]:
    """The hexes with half a wreck; they are sea, and the automatic placement leaves them open."""
    places = rules.board.places
    return [
        places[slot * 2 + turned][rules.tile_wreck[tile][RED]]
        for slot, (tile, side, turned) in enumerate(slots)
        if side == RED
    ]


def random_slots(rules: Box, red: int, source: Source) -> Slots:
    """A layout with so many red tiles, wrecks facing each other in pairs, volcanoes apart (DATA 4.4).

    All draws are independent, so that a layout is given up at its first fault: those accepted are as likely
    as if each had been drawn to its end before it was judged.
    """
    while True:
        turned = _red_slots(rules, red, source)
        if turned:
            slots = _tiles_apart(rules, turned, source)
            if slots:
                return slots


def _red_slots(rules: Box, red: int, source: Source) -> list[int]:
    """By slot whether its red tile is turned, NONE for black ones; empty if the pairs do not suffice."""
    turned = [NONE] * rules.tile_count
    if red:
        pairs = rules.wreck_pairs[:]
        while red > 0:
            if not pairs:
                return []
            west, east = pairs.pop(source.below(len(pairs)))
            if turned[west] == NONE and turned[east] == NONE:
                turned[west], turned[east] = 0, 1
                red -= 2
    return turned


def _tiles_apart(rules: Box, red: list[int], source: Source) -> Slots:
    """All tiles in their slots; empty as soon as two volcanoes lie too close. Those of two red tiles may."""
    black, red_side = rules.sites[BLACK], rules.sites[RED]
    left = rules.tiles[:]
    slots: list[tuple[int, ...]] = []
    closed_to_black = closed_to_red = 0
    for slot, turned in enumerate(red):
        if turned == NONE:
            drawn = source.below(2 * len(left))  # which of those left, and whether it is turned
            site, too_close, laid = black[slot * 2 + (drawn & 1)][left.pop(drawn >> 1)]
            if closed_to_black & site:
                return ()
            closed_to_red |= too_close
        else:
            site, too_close, laid = red_side[slot * 2 + turned][left.pop(source.below(len(left)))]
            if closed_to_red & site:
                return ()
        closed_to_black |= too_close
        slots.append(laid)
    return tuple(slots)


class Island:
    """An island while it grows. Its masks are those of the disc around its volcano."""

    def __init__(self, board: Board, home: int, closed: Sequence[int]) -> None:
        self.home = home
        disc = board.disc_around(home)
        self.disc = disc
        self.near_to = disc.near
        taken = 0
        for hex_ in closed:
            taken |= disc.bit[hex_]
        self.open = disc.all & ~taken  # where it may grow
        self.rivals: list[Island] = []
        self.land: list[int] = []  # without the volcano
        self.missing = 0
        self.room = 0  # where it may still grow: neither land nor beside another
        self.near = 0  # what touches it
        self.free = 0  # what does both
        self.slack = 0  # how many more of those there are than it needs

    def add_rival(self, other: Island) -> None:
        """Another island that could touch it: neither may grow beside the volcano of the other."""
        self.rivals.append(other)
        self.open &= ~self.near_to[other.home]

    def begin(self, missing: int) -> None:
        """The volcano alone, and so many hexes to find."""
        self.missing = missing
        self.room = self.open
        self.near = self.disc.beside
        self.land = []
        self.look()

    def look(self) -> None:
        """Find what is free, once something has changed."""
        self.free = self.near & self.room
        self.slack = self.free.bit_count() - self.missing

    def grow(self, source: Source) -> None:
        """One of the free hexes becomes land: one beside the volcano is likelier than one behind it."""
        disc = self.disc
        lots = disc.lower[self.free & FIRST_HALF] + disc.upper[self.free >> HALF]
        grown = lots[source.below(len(lots))]
        hex_ = disc.hexes[grown]
        self.land.append(hex_)
        self.room ^= 1 << grown
        self.near |= self.near_to[hex_]
        self.free = self.near & self.room
        self.missing -= 1
        self.slack = self.free.bit_count() - self.missing
        for rival in self.rivals:  # it comes closer to others, whose room shrinks
            closer = rival.near_to[hex_]
            if closer:
                rival.room &= ~closer
                if rival.free & closer:
                    rival.look()


def outlines(rules: Box, slots: Slots, trenches: Sequence[int], source: Source) -> list[list[int]]:
    """The hexes that become land, by slot: eight islands that do not touch each other (DATA 4.5, 1 to 3).

    The island with the least choice grows first. If one cannot grow, all begin again.
    """
    board = rules.board
    count = len(slots)
    total = sum(rules.terrain_counts)
    closed = [*wrecks(rules, slots), *trenches]
    islands: list[Island] = []
    for home in homes(rules, slots):
        island = Island(board, home, closed)
        apart = board.apart[home]
        for other in islands:
            if apart[other.home] <= RIVALS:
                island.add_rival(other)
                other.add_rival(island)
        islands.append(island)
    while True:
        larger = source.shuffled(list(range(count)))[: total % count]
        for slot, island in enumerate(islands):
            island.begin(total // count + (1 if slot in larger else 0))
        growing = islands[:]
        while growing:
            least = growing[0]
            slack = least.slack
            for island in growing:
                if island.slack < slack:
                    least = island
                    slack = island.slack
            if not least.free:
                break
            least.grow(source)
            if not least.missing:
                growing.remove(least)
        if not growing:
            for island in islands:
                island.rivals.clear()  # they refer to each other: otherwise they would wait for the collector
            return [sorted(island.land) for island in islands]


def random_terrain(rules: Box, islands: list[list[int]], source: Source) -> Terrain:
    """The outlined hexes by terrain: every type once on every island, the rest at random (DATA 4.5, 4)."""
    left = zip(TYPES, rules.terrain_counts, strict=True)
    rest: list[int] = []
    for kind, count in left:
        rest += [kind] * (count - len(islands))
    found: Terrain = {kind: [] for kind in TYPES}
    open_hexes: list[int] = []
    for island in islands:
        hexes = source.shuffled(island)
        for at, kind in enumerate(TYPES):
            found[kind].append(hexes[at])
        open_hexes += hexes[len(TYPES) :]
    for at, kind in enumerate(source.shuffled(rest)):
        found[kind].append(open_hexes[at])
    return found


def preset_terrain(rules: Box) -> Terrain:
    """The ready-made map of this number of players (DATA 4.6)."""
    preset = next(row for row in rules.components.presets.presets if row.players == rules.seats)
    rows = ((FOREST, preset.forest), (COAST, preset.coast), (MOUNTAIN, preset.mountain))
    return {kind: [rules.board.at[q, r] for q, r in hexes] for kind, hexes in rows}


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

"""A map that the host has laid out (TD-SETUP-48): one line of text, read and checked.

    1 2r 3r' 4 5 6 7' 8 / forest 2,0 1,2 ... / coast 0,1 ... / mountain 2,1 ...

First the tile of each slot, «r» for its red side, «'» for a half turn; then the hexes of each terrain.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from firekeeper.games.tindaya.terms import BLACK, COAST, FOREST, MOUNTAIN, RED
from firekeeper.kernel.hexes import mask_of
from firekeeper.kernel.options import OptionError

if TYPE_CHECKING:
    from firekeeper.games.tindaya.box import Box

_TILE: Final = re.compile(r"([1-8])(r?)('?)")
_HEX: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")
_TERRAINS: Final = {"forest": FOREST, "coast": COAST, "mountain": MOUNTAIN}
_EXAMPLE: Final = "1 2r 3r' 4 5 6 7 8 / forest 2,0 1,2 / coast 0,1 / mountain 2,1"


class HostMap:
    """Tiles by slot, and the hexes of each terrain."""

    def __init__(self, slots: tuple[tuple[int, ...], ...], terrain: dict[int, list[int]]) -> None:
        self.slots = slots
        self.terrain = terrain


def read_map(rules: Box, text: str) -> HostMap:
    """The map of a text; OptionError names the first check that fails."""
    from firekeeper.games.tindaya.layout import TYPES, numbered

    tiles, *rows = [part.split() for part in text.split("/")]
    slots = tuple([_tile(word) for word in tiles])
    if sorted([tile for tile, _, _ in slots]) != list(range(rules.tile_count)):
        raise _wrong("every ocean tile, 1 to 8, must lie in one slot (TD-SETUP-01)")
    _check_red(rules, slots)
    terrain: dict[int, int] = {}
    for row in rows:
        if not row or row[0] not in _TERRAINS:
            raise _wrong(f"«{' '.join(row[:1])}» is no terrain: there are forest, coast and mountain")
        for word in row[1:]:
            terrain[_hex(rules, word, terrain)] = _TERRAINS[row[0]]
    counts = tuple([sum([kind == wanted for kind in terrain.values()]) for wanted in TYPES])
    if counts != rules.terrain_counts:
        wanted = ", ".join([str(count) for count in rules.terrain_counts])
        raise _wrong(f"forest, coast and mountain must be {wanted}, not {counts} (TD-SETUP-04)")
    volcanoes, trenches = numbered(rules, slots, False), numbered(rules, slots, True)
    covered = [hex_ for hex_ in (*volcanoes, *trenches) if hex_ in terrain]
    if covered:
        raise _wrong(f"{rules.board.names[covered[0]]} is a volcano or a trench (TD-SETUP-05)")
    if any(rules.board.around[one] >> other & 1 for one in volcanoes for other in volcanoes):
        raise _wrong("two volcanoes are adjacent (TD-SETUP-03)")
    islands = rules.board.components(mask_of([*terrain, *volcanoes]))
    for island in islands:
        if sum([island >> hex_ & 1 for hex_ in volcanoes]) != 1:
            raise _wrong("every island has one volcano, and no island touches another (TD-SETUP-05)")
        if len({kind for hex_, kind in terrain.items() if island >> hex_ & 1}) != len(TYPES):
            raise _wrong("every island has a forest, a coast and a mountain (TD-SETUP-05)")
    by_terrain = {wanted: [hex_ for hex_, kind in terrain.items() if kind == wanted] for wanted in TYPES}
    return HostMap(slots, by_terrain)


def _check_red(rules: Box, slots: tuple[tuple[int, ...], ...]) -> None:
    """TD-SETUP-02, -03: the number of red tiles, in pairs whose wrecks face each other."""
    red = {slot for slot, (_, side, _) in enumerate(slots) if side == RED}
    if len(red) != rules.red_tiles:
        raise _wrong(f"there must be {rules.red_tiles} red tiles, not {len(red)} (TD-SETUP-02)")
    paired = {
        slot
        for west, east in rules.wreck_pairs
        if west in red and east in red and not slots[west][2] and slots[east][2]
        for slot in (west, east)
    }
    if paired != red:
        raise _wrong(
            "two red tiles must lie side by side, the eastern one turned, for each wreck (TD-SETUP-03)"
        )


def _tile(word: str) -> tuple[int, ...]:
    found = _TILE.fullmatch(word)
    if found is None:
        raise _wrong(f"«{word}» is no tile, such as 3, 3r or 3r'")
    return int(found[1]) - 1, RED if found[2] else BLACK, 1 if found[3] else 0


def _hex(rules: Box, word: str, known: dict[int, int]) -> int:
    found = _HEX.fullmatch(word)
    at = rules.board.at.get((int(found[1]), int(found[2]))) if found else None
    if at is None:
        raise _wrong(f"«{word}» is no hex of the board, such as 2,0")
    if at in known:
        raise _wrong(f"{word} is named twice")
    return at


def _wrong(what: str) -> OptionError:
    return OptionError(f"this map cannot be played: {what}; a map is written like {_EXAMPLE}")

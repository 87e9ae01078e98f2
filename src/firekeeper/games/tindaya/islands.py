"""Islands: maximal connected sets of land hexes (TD-TERMS-02), recomputed whenever land changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.games.tindaya.terms import VOLCANO

if TYPE_CHECKING:
    from firekeeper.games.tindaya.box import Box
    from firekeeper.games.tindaya.state import TindayaState


def islands_of(rules: Box, terrain: list[int]) -> tuple[int, ...]:
    """The land hexes of each island as a bit mask, ordered by their lowest hex."""
    land = 0
    for hex_, kind in enumerate(terrain):
        if kind >= VOLCANO:
            land |= 1 << hex_
    return rules.board.components(land)


def island_at(state: TindayaState, hex_: int) -> int:
    """The island of a land hex; 0 for the sea."""
    for island in state.islands:
        if island >> hex_ & 1:
            return island
    return 0


def numbers_of(state: TindayaState, island: int) -> tuple[int, ...]:
    """The numbers of the volcanoes of an island: its names."""
    return tuple([at + 1 for at, hex_ in enumerate(state.volcanoes) if hex_ >= 0 and island >> hex_ & 1])

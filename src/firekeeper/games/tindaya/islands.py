"""Islands: maximal connected sets of land hexes (TD-TERMS-02), recomputed whenever land changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firekeeper.games.tindaya.state import TindayaState


def island_at(state: TindayaState, hex_: int) -> int:
    """The island of a land hex; 0 for the sea."""
    bit = state.rules.board.bit[hex_]
    for island in state.islands:
        if island & bit:
            return island
    return 0


def numbers_of(state: TindayaState, island: int) -> tuple[int, ...]:
    """The numbers of the volcanoes of an island: its names."""
    return tuple([at + 1 for at, hex_ in enumerate(state.volcanoes) if hex_ >= 0 and island >> hex_ & 1])

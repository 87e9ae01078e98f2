"""The words of the solitaire game as small integers (WK-SOLO)."""

from __future__ import annotations

from typing import Final

# Seats.
HUMAN: Final = 0
GHOST: Final = 1

# Ghost actions (WK-SOLO-40).
GHOST_ACTIONS: Final = (
    "raise_level", "eliminate_tile", "gain_point", "move_warrior", "move_woman", "move_hunter",
)  # fmt: skip
RAISE_LEVEL: Final = 0
ELIMINATE_TILE: Final = 1
GAIN_POINT: Final = 2
MOVE_WARRIOR: Final = 3
MOVE_WOMAN: Final = 4
MOVE_HUNTER: Final = 5

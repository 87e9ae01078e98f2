"""The state of the solitaire game, that of Wendake with the Ghost's cards and disks, and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firekeeper.games.wendake.solo import _records
from firekeeper.games.wendake.state import WendakeState

if TYPE_CHECKING:
    from firekeeper.games.wendake.solo.game import Solitaire

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


class SoloState(WendakeState):
    """The whole table. The chapters of the Ghost read `solo`, the same rules by their own type."""

    ghost_faces: tuple[int, ...]
    ghost_masks: tuple[int, ...]  # mask cards below the Ghost cards, oldest first
    ghost_turns: int  # Ghost cards activated this year
    ghost_level: int  # progress level of its disk, 0 to 2
    ghost_slot: int  # advanced tile of its disk
    ghost_score: int

    __slots__ = (*__annotations__, "solo")

    def __init__(self, rules: Solitaire) -> None:
        super().__init__(rules)
        self.solo = rules

    def clone(self) -> SoloState:
        return _records.clone_solostate(self)

    def dump(self) -> dict[str, Any]:
        return _records.dump_solostate(self)

"""The state of the solitaire game: that of Wendake, and the Ghost's cards and disks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake.solo import _records
from firekeeper.games.wendake.state import WendakeState

if TYPE_CHECKING:
    from firekeeper.games.wendake.solo.game import Solitaire


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

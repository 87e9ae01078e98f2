"""Setting up positions of the solitaire game: those of Wendake, and the Ghost."""

from __future__ import annotations

from typing import Self

from firekeeper.games.wendake import position
from firekeeper.games.wendake.solo.invariants import broken
from firekeeper.games.wendake.solo.play import settle_ghost
from firekeeper.kernel.position import index_of, step


class Position(position.Position):
    """A position of the solitaire game under construction. Seat 1 is the Ghost's."""

    def settle_automa(self) -> None:
        settle_ghost(self.state)

    def laws(self) -> list[str]:
        return broken(self.state)

    @step
    def ghost(self, *faces: str, masks: tuple[str, ...] = ()) -> Self:
        """Solitaire: the Ghost cards from left to right by letter, and the mask cards below them."""
        state = self.state
        state.ghost_faces = tuple(
            index_of(self.box.ghost_names, f"ghost_{face}", "Ghost card") for face in faces
        )
        state.ghost_score = sum(self.box.ghost_points[face] for face in state.ghost_faces)
        state.ghost_masks = tuple(self._take_card(name) for name in masks)
        return self

    @step
    def to_move(self, seat: int) -> Self:
        """The year begins: the Ghost plans it, and turns alternate (WK-SOLO-20)."""
        self.begin_year()
        return self

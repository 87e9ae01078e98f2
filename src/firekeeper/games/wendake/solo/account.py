"""The books of a solitaire game: the Ghost's points and pieces, and objectives."""

from __future__ import annotations

from typing import Any

from firekeeper.games.wendake import account
from firekeeper.games.wendake.solo.state import GHOST, HUMAN, SoloState
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import NATIVES


class Table(account.Table):
    """The Ghost's points beside those printed on its cards, too."""

    def __init__(self, state: SoloState) -> None:
        super().__init__(state)
        told = self.progress_on_display is not None
        self.ghost: Any = state.ghost_score - _on_ghost_cards(state) if told else None


class Account(account.Account):
    """What the events of the solitaire game change."""

    table_books: type[Table] = Table
    table: Table

    def __init__(self, state: SoloState) -> None:
        super().__init__(state)
        self.table.ghost = self.table.ghost or 0
        self.objectives = 0

    def on_HomeChosen(self, event: Any) -> None:
        super().on_HomeChosen(event)
        if event.seat == GHOST:  # WK-SOLO-05
            for native in NATIVES:
                self.seats[GHOST].pieces[native, event.territory] += self.rules.natives

    def on_ProgressLost(self, event: Any) -> None:
        self.table.progress_on_display -= 1

    def on_GhostScored(self, event: Any) -> None:
        self.table.ghost += event.points

    def on_ObjectiveMet(self, event: Any) -> None:
        self.objectives += event.points

    def result(self, state: WendakeState) -> tuple[list[int], list[int]]:
        """Added up by WK-SOLO-72 and WK-SOLO-73."""
        assert isinstance(state, SoloState)
        totals, _ = super().result(state)
        totals[HUMAN] += self.objectives
        totals[GHOST] = self.table.ghost + _on_ghost_cards(state)
        return totals, [HUMAN if totals[HUMAN] > totals[GHOST] else GHOST]


def _on_ghost_cards(state: SoloState) -> int:
    """The points on the Ghost's cards (WK-SOLO-07), which no event tells."""
    return sum(state.solo.ghost_points[face] for face in state.ghost_faces)

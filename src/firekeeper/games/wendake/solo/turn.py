"""Turns of the solitaire game (WK-SOLO-22, WK-SOLO-23): human and Ghost alternate."""

from __future__ import annotations

from firekeeper.games.wendake.solo.ghost import GhostTurn
from firekeeper.games.wendake.solo.state import SoloState
from firekeeper.games.wendake.solo.terms import GHOST, HUMAN
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Frame


class AlternateTurns(Frame[SoloState]):
    """Human and Ghost take single turns until both are through (WK-SOLO-22, WK-AMB-68)."""

    def run(self, state: SoloState) -> None:
        human = state.players[HUMAN]
        for _ in range(2):
            seat = state.order[state.turn]
            state.turn = 1 - state.turn
            if seat == GHOST and self.ghost_waits(state):
                state.then(state.rules.frame(GhostTurn)(), state.rules.frame(AlternateTurns)())
                return
            if seat == HUMAN and (human.markers or human.black_marker):
                state.then(state.rules.frame(PlaceMarker)(HUMAN), state.rules.frame(AlternateTurns)())
                return

    def ghost_waits(self, state: SoloState) -> bool:
        """Whether the Ghost has turns left this year."""
        return state.ghost_turns < len(state.ghost_faces)


class ActivateTile(PlaceMarker):
    """Activate a tile: turn order is never reserved (WK-SOLO-23)."""

    name = "PlaceMarker"

    def may_reserve(self, state: WendakeState) -> bool:
        return False

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-SOLO-23" if choice.verb == "reserve" else super().why_not(state, choice)

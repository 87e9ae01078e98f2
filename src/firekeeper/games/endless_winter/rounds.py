"""A round: Action, Eclipse and Preparation phase, four times without the last Preparation (area OVER)."""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.eclipse import EclipsePhase
from firekeeper.games.endless_winter.preparation import PreparationPhase
from firekeeper.games.endless_winter.scoring import FinalScoring
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.turn import ActionPhase
from firekeeper.kernel.frame import Frame


class Round(Frame[WinterState]):
    """One generation (EW-OVER-02, EW-OVER-03); after the last Eclipse the game is scored (EW-OVER-04)."""

    def run(self, state: WinterState) -> None:
        if state.events is not None:
            state.events.append(events.RoundBegan(round=state.round))
        if state.round < state.rules.rounds:
            state.then(ActionPhase(), EclipsePhase(), PreparationPhase(), Round())
        else:
            state.then(ActionPhase(), EclipsePhase(), FinalScoring())

"""A year: players' turns, then the Restore Phase; seven times (WK-TURN-01)."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.ghost import AlternateTurns, CycleSoloTiles, PlanGhostYear, RestoreGhost
from firekeeper.games.wendake.restore import AdjustTurnOrder, CycleActionTiles, RefreshProgress, RestoreMasks
from firekeeper.games.wendake.scoring import FinalScoring
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.turn import PlayerTurns
from firekeeper.kernel.frame import Frame


class Year(Frame[WendakeState]):
    """One year, as the rulebook lists it (WK-RESTORE-01, WK-SOLO-30)."""

    def run(self, state: WendakeState) -> None:
        state.turn = 0
        if state.events is not None:
            state.events.append(events.YearBegan(year=state.year))
        if state.rules.solo:
            state.then(
                PlanGhostYear(),
                AlternateTurns(),
                Restoring(),
                CycleSoloTiles(),
                RestoreMasks(),
                RefreshProgress(),
                RestoreGhost(),
                AdvanceYear(),
            )
        else:
            state.then(
                PlayerTurns(),
                Restoring(),
                AdjustTurnOrder(),
                CycleActionTiles(),
                RestoreMasks(),
                RefreshProgress(),
                AdvanceYear(),
            )


class Restoring(Frame[WendakeState]):
    """Tells the table that the Restore Phase begins."""

    def run(self, state: WendakeState) -> None:
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase="restore"))


class AdvanceYear(Frame[WendakeState]):
    """2.E: the next year, or the end of the game (WK-RESTORE-19)."""

    def run(self, state: WendakeState) -> None:
        if state.year == state.rules.years:
            state.push(FinalScoring())
        else:
            state.year += 1
            state.push(Year())

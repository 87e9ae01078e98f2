"""A year: players' turns, then the Restore Phase; seven times (WK-TURN-01)."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.scoring import FinalScoring
from firekeeper.games.wendake.state import WendakeState
from firekeeper.kernel.frame import Frame


class Year(Frame[WendakeState]):
    """One year, as the rulebook lists it (WK-TURN-01): `game.Wendake.year_frames`."""

    def run(self, state: WendakeState) -> None:
        state.turn = 0
        if state.events is not None:
            state.events.append(events.YearBegan(year=state.year))
        state.then(*state.rules.year())


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
            state.then(*state.rules.new_year_frames(), Year())

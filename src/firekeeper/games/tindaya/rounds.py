"""An era: strategy, actions, end of the era; three times, or until it is lost (section 0, TD-MODE-14)."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.actions import ActionPhase
from firekeeper.games.tindaya.end_of_era import EndOfEra
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.strategy import StrategyPhase
from firekeeper.kernel.frame import Frame


class Era(Frame[TindayaState]):
    """One era. Its end decides whether another one follows (TD-END8-04)."""

    def run(self, state: TindayaState) -> None:
        if state.events is not None:
            state.events.append(events.EraBegan(era=state.era))
        state.then(StrategyPhase(), ActionPhase(), EndOfEra())

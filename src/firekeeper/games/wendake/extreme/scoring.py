"""The end of a game at extreme difficulty (NA-EXTREME-05): missed objectives are told, too."""

from __future__ import annotations

from firekeeper.games.wendake.extreme import events
from firekeeper.games.wendake.solo.scoring import FinishSolo, objectives_met
from firekeeper.games.wendake.solo.state import HUMAN, SoloState
from firekeeper.games.wendake.state import WendakeState


class FinishExtreme(FinishSolo):
    """Objectives first, met and missed, then the totals stand."""

    name = "Finish"

    def run(self, state: WendakeState) -> None:
        if state.events is not None and isinstance(state, SoloState) and state.solo.objective_penalty:
            rules = state.solo
            met = objectives_met(state)
            for objective in sorted([rules.ghost_objective[face] for face in state.ghost_faces]):
                if objective not in met:
                    name = rules.objective_names[objective]
                    missed = events.ObjectiveMissed(
                        seat=HUMAN, objective=name, points=rules.objective_penalty
                    )
                    state.events.append(missed)
        super().run(state)

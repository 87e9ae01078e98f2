"""What a position of the solitaire game is worth: objectives come in addition."""

from __future__ import annotations

from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.evaluation import Estimate, Evaluation
from firekeeper.games.wendake.prices import Prices
from firekeeper.games.wendake.solo.scoring import objective_value
from firekeeper.games.wendake.solo.state import SoloState
from firekeeper.games.wendake.state import WendakeState
from firekeeper.kernel.weights import WeightTables


class ObjectiveWeights:
    """The numbers of solo/weights/default.toml, where they are explained."""

    def __init__(self, tables: WeightTables) -> None:
        self.met = tables.number("objectives", "met")
        self.met_less_a_year = tables.number("objectives", "met_less_a_year")
        self.unmet = tables.number("objectives", "unmet")
        self.unmet_more_a_year = tables.number("objectives", "unmet_more_a_year")


class SoloEvaluation(Evaluation):
    """Values positions of the solitaire game."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        super().__init__(rules, tables)
        self.objectives = ObjectiveWeights(tables)

    def estimate(self, state: WendakeState, seat: int) -> Estimate:
        return SoloEstimate(self.prices, state, seat, self.objectives)


class SoloEstimate(Estimate):
    """One position, objectives included."""

    def __init__(self, prices: Prices, state: WendakeState, seat: int, objectives: ObjectiveWeights) -> None:
        super().__init__(prices, state, seat)
        self.objectives = objectives

    def features(self) -> list[float]:
        return [*super().features(), self._objectives()]

    def _objectives(self) -> float:
        """Objectives count at the end (WK-SOLO-72); on the way there, in part."""
        state, weights = self.state, self.objectives
        assert isinstance(state, SoloState)
        rules = state.solo
        worth = 0.0
        for face in state.ghost_faces:
            letter = rules.ghost_objective[face]
            value, met = objective_value(state, letter)
            wanted = rules.objective_threshold[letter]
            more, less = max(value, wanted), min(value, wanted)
            if met:
                worth += weights.met - weights.met_less_a_year * self.years
            else:
                worth += (weights.unmet + weights.unmet_more_a_year * self.years) * less / more
        return worth * (rules.objective_points + rules.objective_penalty)

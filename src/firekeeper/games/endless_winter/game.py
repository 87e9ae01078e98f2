"""Endless Winter as the kernel knows it: the box with the rules of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.endless_winter import _records
from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.evaluation import FEATURES, Evaluation
from firekeeper.games.endless_winter.imagination import audience_of, imagine
from firekeeper.games.endless_winter.labour import Eat, Work
from firekeeper.games.endless_winter.reasons import TIMING
from firekeeper.games.endless_winter.scoring import totals, winners
from firekeeper.games.endless_winter.setup import empty_table
from firekeeper.games.endless_winter.skills import ChiefSkill, TribeSkills
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.versions import NEWEST
from firekeeper.games.endless_winter.view import WinterViews
from firekeeper.kernel.weights import WeightTables

if TYPE_CHECKING:
    from firekeeper.games.endless_winter.components import Components
    from firekeeper.games.endless_winter.options import Options
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.state import State


class EndlessWinter(Box):
    """The rules of Endless Winter for one set of options."""

    def __init__(self, components: Components, options: Options, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self.game = "endless_winter"
        self.abilities = [Work(self, 0), Eat(self, 1), TribeSkills(self, 2), ChiefSkill(self, 3)]
        self.timing_rules = TIMING
        self.view_builder = WinterViews
        self.feature_names = FEATURES

    def start(self) -> WinterState:
        return empty_table(self)

    def restore(self, data: dict[str, Any]) -> WinterState:
        return _records.restore_winterstate(data, self)

    def audience_of(self, state: State, seat: int, secret: str) -> int:
        assert isinstance(state, WinterState)
        return audience_of(state, seat, secret)

    def imagine(self, state: State, seat: int | None, source: Source) -> WinterState:
        assert isinstance(state, WinterState)
        return imagine(state, seat, source)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, WinterState)
        return totals(state)

    def stage(self, state: State) -> tuple[int, int]:
        assert isinstance(state, WinterState)
        return state.round, self.rounds

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, WinterState)
        return winners(state)

    def new_evaluation(self, tables: WeightTables) -> Evaluation:
        return Evaluation(self, tables)

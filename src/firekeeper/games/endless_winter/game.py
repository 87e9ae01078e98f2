"""Endless Winter as the kernel knows it: the box with the rules of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.endless_winter import _records
from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.evaluation import FEATURES, Evaluation
from firekeeper.games.endless_winter.imagination import imagine
from firekeeper.games.endless_winter.labour import Eat, Work
from firekeeper.games.endless_winter.reasons import TIMING
from firekeeper.games.endless_winter.scoring import totals, winners
from firekeeper.games.endless_winter.setup import empty_table
from firekeeper.games.endless_winter.skills import ChiefSkill, TribeSkills
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.terms import ECLIPSE_PHASE
from firekeeper.games.endless_winter.versions import NEWEST
from firekeeper.games.endless_winter.view import WinterViews
from firekeeper.kernel.audience import only
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.weights import WeightTables

if TYPE_CHECKING:
    from firekeeper.games.endless_winter.components import Components
    from firekeeper.games.endless_winter.options import Options
    from firekeeper.kernel.rng import Source


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

    def audience_of(self, state: WinterState, seat: int, secret: str) -> int:
        """Where a seat's cards lie; Eclipse piles are revealed in their phase (EW-ECLIPSE-06)."""
        open_now = state.finished or (secret == "eclipse" and state.phase == ECLIPSE_PHASE)
        return EVERYONE if open_now else only(seat)

    def imagine(self, state: WinterState, seat: int | None, source: Source) -> WinterState:
        return imagine(state, seat, source)

    def scores(self, state: WinterState) -> list[int]:
        return totals(state)

    def stage(self, state: WinterState) -> tuple[int, int]:
        return state.round, self.rounds

    def winners(self, state: WinterState) -> list[int]:
        return winners(state)

    def new_evaluation(self, tables: WeightTables) -> Evaluation:
        return Evaluation(self, tables)

"""Wendake as the kernel knows it: the box with the rules of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake import _records
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.evaluation import FEATURES, Evaluation
from firekeeper.games.wendake.imagination import audience_of, imagine
from firekeeper.games.wendake.progress import ProgressTiles
from firekeeper.games.wendake.reasons import SOLO_TIMING, TIMING
from firekeeper.games.wendake.scoring import totals, winners
from firekeeper.games.wendake.setup import empty_table
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.swap import Swap
from firekeeper.games.wendake.transfer import Transfer
from firekeeper.games.wendake.versions import NEWEST
from firekeeper.games.wendake.view import WendakeViews
from firekeeper.kernel.weights import WeightTables

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import Components
    from firekeeper.games.wendake.options import Options
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.state import State


class Wendake(Box):
    """The rules of Wendake for one set of options."""

    def __init__(self, components: Components, options: Options, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self.game = "wendake"
        self.abilities = [ProgressTiles(self, 0), Transfer(self, 1), Swap(self, 2)]
        self.view_builder = WendakeViews
        self.feature_names = FEATURES
        self.evaluation: Evaluation | None = None

    def start(self) -> WendakeState:
        return empty_table(self)

    def restore(self, data: dict[str, Any]) -> WendakeState:
        return _records.restore_wendakestate(data, self)

    def audience_of(self, state: State, seat: int, secret: str) -> int:
        assert isinstance(state, WendakeState)
        return audience_of(state, seat, secret)

    def imagine(self, state: State, seat: int | None, source: Source) -> WendakeState:
        assert isinstance(state, WendakeState)
        return imagine(state, seat, source)

    def timing(self, choice: Choice) -> str:
        return (SOLO_TIMING if self.solo else TIMING)[choice.verb]

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, WendakeState)
        return totals(state)

    def stage(self, state: State) -> tuple[int, int]:
        assert isinstance(state, WendakeState)
        return state.year, self.years

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, WendakeState)
        return winners(state)

    def use_weights(self, tables: dict[str, Any]) -> None:
        read = WeightTables(tables)
        self.evaluation = Evaluation(self, read)
        read.finish()

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, WendakeState)
        assert self.evaluation is not None
        return self.evaluation.features(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, WendakeState)
        evaluation = self.evaluation
        if evaluation is None:
            raise RuntimeError("these rules have been given no weights: make them by titles.rules_for")
        return evaluation.value(state, seat)

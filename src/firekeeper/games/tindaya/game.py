"""Tindaya as the kernel knows it: the box with the rules of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.tindaya import _records
from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.evaluation import FEATURES, Evaluation
from firekeeper.games.tindaya.final import winners
from firekeeper.games.tindaya.imagination import audience_of, imagine
from firekeeper.games.tindaya.setup import empty_table
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import ENDINGS, NONE
from firekeeper.games.tindaya.versions import NEWEST
from firekeeper.games.tindaya.view import TindayaViews
from firekeeper.kernel.weights import WeightTables

if TYPE_CHECKING:
    from firekeeper.games.tindaya.components import Components
    from firekeeper.games.tindaya.options import Options
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.state import State


class Tindaya(Box):
    """The rules of Tindaya for one set of options."""

    def __init__(self, components: Components, options: Options, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self.game = "tindaya"
        self.view_builder = TindayaViews
        self.feature_names = FEATURES

    def start(self) -> TindayaState:
        return empty_table(self)

    def restore(self, data: dict[str, Any]) -> TindayaState:
        return _records.restore_tindayastate(data, self)

    def audience_of(self, state: State, seat: int, secret: str) -> int:
        assert isinstance(state, TindayaState)
        return audience_of(state, seat, secret)

    def imagine(self, state: State, seat: int | None, source: Source) -> TindayaState:
        assert isinstance(state, TindayaState)
        return imagine(state, seat, source)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, TindayaState)
        return [player.score for player in state.players]

    def stage(self, state: State) -> tuple[int, int]:
        assert isinstance(state, TindayaState)
        return state.era, self.last_era

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def ending(self, state: State) -> str:
        assert isinstance(state, TindayaState)
        return ENDINGS[state.ending] if state.ending != NONE else ""

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, TindayaState)
        return winners(state)

    def new_evaluation(self, tables: WeightTables) -> Evaluation:
        return Evaluation(self, tables)

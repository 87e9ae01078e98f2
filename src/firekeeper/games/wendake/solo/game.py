"""Solitaire as the kernel knows it: the rules of Wendake with the Ghost in the other seat (WK-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firekeeper.games.wendake.game import Wendake
from firekeeper.games.wendake.restore import AdjustTurnOrder, CycleActionTiles, RefreshProgress
from firekeeper.games.wendake.setup import DrawOrder
from firekeeper.games.wendake.solo import _records
from firekeeper.games.wendake.solo.evaluation import SoloEvaluation
from firekeeper.games.wendake.solo.ghost import PlanGhostYear
from firekeeper.games.wendake.solo.play import AlternateTurns, CycleSoloTiles, DealGhostFace, RestoreGhost
from firekeeper.games.wendake.solo.scoring import totals, winner
from firekeeper.games.wendake.solo.state import GHOST, GHOST_ACTIONS, HUMAN, SoloState
from firekeeper.games.wendake.solo.view import SoloViews
from firekeeper.games.wendake.terms import FLAGS
from firekeeper.games.wendake.turn import PlayerTurns, Year
from firekeeper.games.wendake.versions import NEWEST
from firekeeper.kernel.phases import Phases, after, before, instead_of

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import Components, GameMap
    from firekeeper.kernel.state import State
    from firekeeper.kernel.weights import WeightTables


TIMING: Final = {
    "ghost": "WK-SOLO-06",
    "reserve": "WK-SOLO-23",  # turn order is never reserved
}
"""The moments of verbs that have another one in solitaire, or are only known there."""


class Solitaire(Wendake):
    """The rules of the solitaire game: seat 1 is yours, seat 2 the Ghost's."""

    def __init__(self, components: Components, options: Any, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self._read_ghost()
        self.use_modules("firekeeper.games.wendake.solo")
        self.timing_rules = self.timing_rules | TIMING
        self.view_builder = SoloViews
        self.feature_names = (*self.feature_names, "objectives")

    # --- components ---------------------------------------------------------------------------------

    def count_seats(self) -> int:
        return 2

    def _read_setup(self) -> None:
        super()._read_setup()
        setup = self.components.setup
        self.automa = (GHOST,)
        self.action_markers = setup.solo_action_markers
        self.tribe_offer = setup.solo_tribe_cards  # WK-SOLO-08
        self.turtles_per_type = setup.solo_turtles_per_type
        self.turtles_at_once = self.options.solo_turtles == "at_once"  # WK-SOLO-74, WK-AMB-69
        self.ghost_cards = setup.ghost_cards_in_play
        self.objective_points = setup.objective_points.get(self.options.difficulty, 0)
        self.objective_penalty = 0  # for each objective that is missed

    def _read_map(self, chart: GameMap) -> None:
        """WK-SOLO-45: by flag, the territory near the Ghost's home and the one far from it."""
        super()._read_map(chart)
        place = {(land.near_far, land.flag): at for at, land in enumerate(chart.territories)}
        self.near: list[int] = [place["near", flag] for flag in FLAGS]
        self.far: list[int] = [place["far", flag] for flag in FLAGS]

    def _read_ghost(self) -> None:
        faces, objectives = self.components.ghost_faces, self.components.objectives
        self.ghost_names: list[str] = [face.id for face in faces]
        self.ghost_points: list[int] = [face.points for face in faces]
        self.ghost_lines: list[list[int]] = [
            [GHOST_ACTIONS.index(face.lines[kind]) for kind in self.mask_kinds] for face in faces
        ]
        self.objective_names: list[str] = [objective.id for objective in objectives]
        self.objective_threshold: list[int] = [objective.threshold for objective in objectives]
        self.ghost_objective: list[int] = [self.objective_names.index(face.objective) for face in faces]
        # The other face of the same card can never come up beside a face.
        card_of = {face: at for at, card in enumerate(self.components.ghost_cards) for face in card.faces}
        self.ghost_card_of: list[int] = [card_of[face.id] for face in faces]
        self.deal_ghost = self.book.each("ghost", self.ghost_names)

    def new_evaluation(self, tables: WeightTables) -> SoloEvaluation:
        return SoloEvaluation(self, tables)

    # --- pieces -------------------------------------------------------------------------------------

    def start(self) -> SoloState:
        state = super().start()
        assert isinstance(state, SoloState)
        state.order = (HUMAN, GHOST)  # WK-SOLO-13
        return state

    def new_state(self) -> SoloState:
        return _records.new_solostate(self)

    def restore(self, data: dict[str, Any]) -> SoloState:
        return _records.restore_solostate(data, self)

    # --- order of play ------------------------------------------------------------------------------

    def setup_frames(self) -> Phases:
        phases = instead_of(super().setup_frames(), DrawOrder)
        return before(phases, Year, *[DealGhostFace() for _ in range(self.ghost_cards)])

    def year_frames(self) -> Phases:
        """WK-SOLO-30."""
        return instead_of(super().year_frames(), PlayerTurns, PlanGhostYear(), AlternateTurns())

    def restore_frames(self) -> Phases:
        """WK-SOLO-31: nobody reserves turn order, and the Ghost has steps of its own."""
        phases = instead_of(super().restore_frames(), AdjustTurnOrder)
        phases = instead_of(phases, CycleActionTiles, CycleSoloTiles())
        return after(phases, RefreshProgress, RestoreGhost())

    # --- small questions ----------------------------------------------------------------------------

    def first_card(self, state: SoloState) -> int:
        """The place of the Ghost card that begins the year: above the newest mask card (WK-SOLO-25)."""
        return (len(state.ghost_masks) - 1) % len(state.ghost_faces)

    def recovers_at_home(self, seat: int) -> bool:
        return seat == GHOST  # WK-SOLO-24: the Ghost has no longhouse

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, SoloState)
        return totals(state)

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, SoloState)
        return [winner(state)]

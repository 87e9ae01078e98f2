"""Solitaire as the kernel knows it: the rules of Wendake with the Ghost in the other seat (WK-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake.game import Wendake
from firekeeper.games.wendake.restore import AdjustTurnOrder, CycleActionTiles, RefreshProgress
from firekeeper.games.wendake.setup import DrawOrder
from firekeeper.games.wendake.solo import _records, reasons
from firekeeper.games.wendake.solo.evaluation import SoloEvaluation
from firekeeper.games.wendake.solo.ghost import PlanGhostYear
from firekeeper.games.wendake.solo.restore import CycleSoloTiles, RestoreGhost
from firekeeper.games.wendake.solo.scoring import totals, winner
from firekeeper.games.wendake.solo.setup import DealGhostFace
from firekeeper.games.wendake.solo.state import SoloState
from firekeeper.games.wendake.solo.terms import GHOST, GHOST_ACTIONS, HUMAN
from firekeeper.games.wendake.solo.turn import AlternateTurns
from firekeeper.games.wendake.solo.view import SoloViews
from firekeeper.games.wendake.terms import FLAGS
from firekeeper.games.wendake.turn import PlayerTurns
from firekeeper.games.wendake.versions import NEWEST
from firekeeper.games.wendake.year import Year
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.phases import Phases, after, before, instead_of

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import Components, GameMap
    from firekeeper.kernel.state import State
    from firekeeper.kernel.weights import WeightTables


class Solitaire(Wendake):
    """The rules of the solitaire game: seat 1 is yours, seat 2 the Ghost's."""

    def __init__(self, components: Components, options: Any, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self._read_ghost()
        self.use_modules("firekeeper.games.wendake.solo")
        self.timing_rules = {**self.timing_rules, **reasons.TIMING}
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
        self.objective_points = 0
        self.objective_penalty = 0  # for each objective that is missed
        for difficulty, points in setup.objective_points.items():
            if difficulty == self.options.difficulty:
                self.objective_points = points

    def _read_map(self, chart: GameMap) -> None:
        """WK-SOLO-45: by flag, the territory near the Ghost's home and the one far from it."""
        super()._read_map(chart)
        self.near: list[int] = [-1, -1]
        self.far: list[int] = [-1, -1]
        for at, territory in enumerate(chart.territories):
            if territory.near_far == "near":
                self.near[FLAGS.index(territory.flag)] = at
            elif territory.near_far == "far":
                self.far[FLAGS.index(territory.flag)] = at

    def _read_ghost(self) -> None:
        faces = self.components.ghost_faces
        ids = [face.id for face in faces]
        self.ghost_names: list[str] = ids
        self.ghost_points: list[int] = [face.points for face in faces]
        self.ghost_lines: list[list[int]] = [
            [GHOST_ACTIONS.index(face.lines[kind]) for kind in self.mask_kinds] for face in faces
        ]
        by_id = {objective.id: at for at, objective in enumerate(self.components.objectives)}
        self.ghost_objective: list[int] = [by_id[face.objective] for face in faces]
        self.objective_names: list[str] = [objective.id for objective in self.components.objectives]
        self.objective_threshold: list[int] = [
            objective.threshold for objective in self.components.objectives
        ]
        # The other face of the same card can never come up beside a face.
        self.ghost_card_of: list[int] = [0] * len(ids)
        for at, card in enumerate(self.components.ghost_cards):
            for face_id in card.faces:
                self.ghost_card_of[ids.index(face_id)] = at
        self.deal_ghost: list[Choice] = [self.book.add("ghost", (name,), at) for at, name in enumerate(ids)]

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

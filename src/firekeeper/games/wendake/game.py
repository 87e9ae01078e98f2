"""Wendake as the kernel knows it: the box with the rules of play, and the base game's seams filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake import _records
from firekeeper.games.wendake.activation import ACTIONS, begin
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.evaluation import FEATURES, Evaluation
from firekeeper.games.wendake.imagination import imagine
from firekeeper.games.wendake.masks import RevealMask
from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities, strength
from firekeeper.games.wendake.progress import ProgressTiles
from firekeeper.games.wendake.reasons import TIMING
from firekeeper.games.wendake.restore import AdjustTurnOrder, CycleActionTiles, RefreshProgress, RestoreMasks
from firekeeper.games.wendake.scoring import own_total, ranking
from firekeeper.games.wendake.setup import (
    AskCanoes,
    AskHomes,
    AskTribes,
    DealStartingMasks,
    DrawOrder,
    LayAdvancedTiles,
    LayGrids,
    LayProgress,
    PairTracks,
    RevealTribe,
    empty_table,
)
from firekeeper.games.wendake.state import Player, WendakeState
from firekeeper.games.wendake.swap import Swap
from firekeeper.games.wendake.transfer import Transfer
from firekeeper.games.wendake.turn import PlayerTurns
from firekeeper.games.wendake.versions import NEWEST
from firekeeper.games.wendake.view import WendakeViews
from firekeeper.games.wendake.year import AdvanceYear, Restoring, Year
from firekeeper.kernel.audience import only
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.frame_json import replacements
from firekeeper.kernel.phases import Phases
from firekeeper.kernel.weights import WeightTables

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import Components
    from firekeeper.games.wendake.options import Options
    from firekeeper.kernel.rng import Source

PACKAGE = "firekeeper.games.wendake"


class Wendake(Box):
    """The rules of Wendake for one set of options. A module derives its rules from this class."""

    def __init__(self, components: Components, options: Options, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self.game = "wendake"
        self.abilities = [ProgressTiles(self, 0), Transfer(self, 1), Swap(self, 2)]
        self.actions = list(ACTIONS.values())
        self.timing_rules = TIMING
        self.view_builder = WendakeViews
        self.feature_names = FEATURES

    def use_modules(self, *packages: str) -> None:
        """Let the frames of modules take the place of those with the same identity."""
        self.module_packages = packages
        self.replaced = replacements(PACKAGE, *packages)

    # --- pieces -------------------------------------------------------------------------------------

    def start(self) -> WendakeState:
        return empty_table(self)

    def new_state(self) -> WendakeState:
        return _records.new_wendakestate(self)

    def new_player(self) -> Player:
        return _records.new_player()

    def restore(self, data: dict[str, Any]) -> WendakeState:
        return _records.restore_wendakestate(data, self)

    # --- order of play ------------------------------------------------------------------------------

    def setup_frames(self) -> Phases:
        return [
            *([PairTracks()] if self.options.pairing == "random" else []),
            *[LayProgress(level) for level in range(3) for _ in range(self.row_length)],
            RevealMask(),
            *[DrawOrder() for _ in range(self.seats)],
            AskHomes(),
            *([RevealTribe() for _ in range(self.tribe_offer)] if self.options.tribes == "fronts" else []),
            AskTribes(),
            DealStartingMasks(),
            AskCanoes(),
            LayGrids(),
            LayAdvancedTiles(),
            Year(),
        ]

    def year_frames(self) -> Phases:
        return [PlayerTurns(), Restoring(), *self.restore_frames(), AdvanceYear()]

    def restore_frames(self) -> Phases:
        return [AdjustTurnOrder(), CycleActionTiles(), RestoreMasks(), RefreshProgress()]

    def military_frames(self, seat: int) -> Phases:
        return [ClaimTurtles(seat, 0), ScoreMajorities(seat, 0, False)]

    # --- small questions ----------------------------------------------------------------------------

    def perform_action(self, state: WendakeState, seat: int, action: int) -> None:
        begin(state, seat, action)

    def turtle_strength(self, state: WendakeState, seat: int, category: int) -> int:
        return strength(state, seat, category)

    def turtle_reach(self, state: WendakeState, seat: int, category: int) -> int:
        discount = self.tribe_turtle_discount[state.players[seat].tribe]
        return self.turtle_strength(state, seat, category) + discount

    def audience_of(self, state: WendakeState, seat: int, secret: str) -> int:
        """WK-AMB-69: the points sides of turtle tiles are no secret where they are scored at once."""
        open_now = state.finished or (secret == "turtles" and state.revealed)
        return EVERYONE if open_now else only(seat)

    def imagine(self, state: WendakeState, seat: int | None, source: Source) -> WendakeState:
        return imagine(state, seat, source)

    def scores(self, state: WendakeState) -> list[int]:
        """Points by seat as they count now (WK-END-03 to -05)."""
        return [own_total(state, seat) for seat in range(self.seats)]

    def stage(self, state: WendakeState) -> tuple[int, int]:
        return state.year, self.years

    def winners(self, state: WendakeState) -> list[int]:
        return [ranking(state)[0]]

    def new_evaluation(self, tables: WeightTables) -> Evaluation:
        return Evaluation(self, tables)

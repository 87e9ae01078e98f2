"""Wendake as the kernel knows it: the box, and what the chapters ask of the rules in play.

The chapters ask `state.rules.year_frames()`, `state.rules.protects(...)`. These seams, all that a module of
the game adds to or replaces, are here in one place. A module (a folder like `solo/`) derives its rules from
`Wendake` and overrides what is different. No chapter asks which modules there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from firekeeper.games.wendake import _records
from firekeeper.games.wendake.activation import ACTIONS, Action, begin, line_left
from firekeeper.games.wendake.any_time import Swap, Transfer
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.effects import areas_with
from firekeeper.games.wendake.evaluation import FEATURES, Evaluation
from firekeeper.games.wendake.imagination import imagine
from firekeeper.games.wendake.masks import RevealMask
from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities
from firekeeper.games.wendake.progress import ProgressTiles
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
from firekeeper.games.wendake.terms import CANOES, HUNTER, HUNTERS, NO_FLAG, WOMAN
from firekeeper.games.wendake.turn import AdvanceYear, PlayerTurns, Restoring, Year
from firekeeper.games.wendake.versions import NEWEST
from firekeeper.games.wendake.view import WendakeViews
from firekeeper.kernel.audience import only
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.frame_json import replacements
from firekeeper.kernel.phases import Phases
from firekeeper.kernel.rules import by_verb
from firekeeper.kernel.weights import WeightTables

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import Components
    from firekeeper.kernel.rng import Source

PACKAGE = "firekeeper.games.wendake"
P = ParamSpec("P")
F = TypeVar("F")


class Wendake(Box):
    """The rules of Wendake for one set of options. A module derives its rules from this class."""

    def __init__(self, components: Components, options: Any, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self.game = "wendake"
        self.abilities = [ProgressTiles(self, 0), Transfer(self, 1), Swap(self, 2)]
        self.actions: list[Action] = list(ACTIONS.values())
        """How the actions of tiles begin, in the order of `action_names`."""
        self.timing_rules = TIMING
        self.view_builder = WendakeViews
        self.feature_names = FEATURES
        self.replaced: dict[Any, Any] = {}
        """Classes of frames, each with the one that stands for it: see `frame`."""
        self._setup: Phases = []
        self._year: Phases = []

    def use_modules(self, *packages: str) -> None:
        """Let the frames of modules take the place of those with the same identity."""
        self.module_packages = packages
        self.replaced = replacements(PACKAGE, *packages)

    def frame(self, kind: Callable[P, F]) -> Callable[P, F]:
        """The class that stands for this kind of frame: the frame of a module in use with its identity.

        Chapters make frames that a module replaces by it: `state.rules.frame(PlaceMarker)(seat)`.
        """
        if not self.replaced:
            return kind
        found: Callable[P, F] = self.replaced.get(kind, kind)
        return found

    # --- pieces -------------------------------------------------------------------------------------

    def start(self) -> WendakeState:
        return empty_table(self)

    def new_state(self) -> WendakeState:
        """An empty state; a module with fields of its own makes its own class."""
        return _records.new_wendakestate(self)

    def new_player(self) -> Player:
        """A seat without anything."""
        return _records.new_player()

    def restore(self, data: dict[str, Any]) -> WendakeState:
        return _records.restore_wendakestate(data, self)

    # --- order of play ------------------------------------------------------------------------------

    def setup_frames(self) -> Phases:
        """The steps of set-up, in the ledger's order (WK-SETUP)."""
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
        """The phases of a year (WK-TURN-01)."""
        return [PlayerTurns(), Restoring(), *self.restore_frames(), AdvanceYear()]

    def restore_frames(self) -> Phases:
        """The steps of the Restore Phase (WK-RESTORE-01)."""
        return [AdjustTurnOrder(), CycleActionTiles(), RestoreMasks(), RefreshProgress()]

    def new_year_frames(self) -> Phases:
        """What is done between two years, once the year marker has moved (WK-RESTORE-19)."""
        return []

    def military_frames(self, seat: int) -> Phases:
        """The steps of a Military action (WK-ACT-MIL-01)."""
        return [ClaimTurtles(seat, 0), ScoreMajorities(seat, 0, False)]

    def setup(self) -> Phases:
        """`setup_frames`, made once: frames never change, and games share them."""
        if not self._setup:
            self._setup = self.setup_frames()
        return self._setup

    def year(self) -> Phases:
        """`year_frames`, made once."""
        if not self._year:
            self._year = self.year_frames()
        return self._year

    # --- small questions ----------------------------------------------------------------------------

    def protects(self, state: WendakeState, territory: int, owner: int) -> bool:
        """Whether somebody protects the natives of a seat in the areas of a territory (WK-FIGHT-07)."""
        return state.guards[territory * self.seats + owner] > 0

    def counting_guards(self, state: WendakeState, territory: int, seat: int) -> int:
        """The guards of a seat that count for the majority in a territory (WK-TERMS-19)."""
        return state.guards[territory * self.seats + seat]

    def ally(self, state: WendakeState, seat: int) -> int:
        """The European ally of a seat, or NO_FLAG (WK-PROG-102)."""
        return state.players[seat].flag

    def ally_helps(self, state: WendakeState, seat: int, win_ties: bool) -> bool:
        """Whether an Alliance tile can be turned; `win_ties` is the one of level 3 (WK-PROG-102, -303)."""
        return self.ally(state, seat) != NO_FLAG

    def keeps_line(self, state: WendakeState, seat: int, fired: int) -> bool:
        """Whether the markers of a seat and such sacred fire tokens leave a line (WK-TILE-08)."""
        return line_left(state.players[seat].marked, fired)

    def reserved_order(self, state: WendakeState) -> tuple[int, ...]:
        """The seats in the order in which they stand on the turn order track (WK-RESTORE-02)."""
        return state.reserved

    def turtle_strength(self, state: WendakeState, seat: int, category: int) -> int:
        """Women or hunters at work, or canoes in play: what counts for turtle tiles (WK-TURTLE-03 to -06)."""
        if category == CANOES:
            return state.players[seat].canoes
        return areas_with(state, seat, HUNTER if category == HUNTERS else WOMAN)

    def turtle_reach(self, state: WendakeState, seat: int, category: int) -> int:
        """Up to which level a seat may claim turtle tiles of a category, its tribe included (WK-TRIBE-09)."""
        discount = self.tribe_turtle_discount[state.players[seat].tribe]
        return self.turtle_strength(state, seat, category) + discount

    def steps_of_move(self, state: WendakeState, seat: int, steps: int) -> int:
        """How many steps a Move of so many steps has, whatever grants it (WK-ACT-MOVE-01)."""
        return steps

    def perform_action(self, state: WendakeState, seat: int, action: int) -> None:
        """Begin an action of a tile that is performed (WK-TURN-05)."""
        begin(state, seat, action)

    def recovers_at_home(self, seat: int) -> bool:
        """Whether injured natives of a seat go home rather than to a longhouse."""
        return False

    # --- what the kernel asks -----------------------------------------------------------------------

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


TIMING: Final = by_verb(
    {
        # set-up
        "WK-SETUP-03": "pairing",
        "WK-SETUP-05": "progress",
        "WK-SETUP-10": "next",
        "WK-SETUP-11": "home",
        "WK-SETUP-16": "reveal tribe",
        "WK-TRIBE-05": "take",
        # turns and tiles
        "WK-TURN-03": "activate reserve",
        "WK-TRIBE-04": "place_another",
        "WK-TURN-05": "perform skip",
        "WK-PROG-103": "skip_rest",
        "WK-TURN-09": "end_turn",
        "WK-SWAP-01": "swap_cell",
        # parts of an action that may be refused, or follow by themselves
        "WK-AMB-11": "done continue",
        # actions
        "WK-ACT-CANOE-01": "launch",
        "WK-ACT-FIRE-01": "fire",
        "WK-MOVE-03": "move occupy",
        "WK-FIGHT-01": "attack attack_guard",
        "WK-TURTLE-01": "claim claim_nothing",
        "WK-TURTLE-12": "turtle",
        "WK-ACT-MASK-02": "draw",
        "WK-TERMS-20": "card",
        "WK-ACT-MASK-05": "play play_nothing",
        "WK-ACT-TRADE-02": "exchange",
        "WK-ACT-TRADE-04": "lose",
        "WK-ACT-TRADE-07": "buy pay",
        "WK-ACT-TRADE-12": "sell",
        "WK-ACT-RITUAL-02": "call",
        # progress tiles
        "WK-PROG-102": "flag",
        "WK-ACT-MASK-11": "discard",
        "WK-PROG-309": "bonus_mask",
        "WK-AMB-77": "lay",
        "WK-PROG-206": "change_mask change_no_mask",
        "WK-PROG-209": "gain",
        "WK-PROG-306": "spend",
        "WK-PROG-204": "shift",
        "WK-PROG-310": "flip",
        "WK-SCORE-01": "track",
        # the Restore Phase
        "WK-RESTORE-06": "slide",
        "WK-RESTORE-08": "replace keep_tiles",
        "WK-RESTORE-11": "top_row",
        "WK-RESTORE-12": "tile",
    }
)
"""Why not now? A decision explains the verbs it asks about (`Decision.verbs`). Any other verb comes at the
wrong time, and the rule of the chapter that owns it is the answer: no buying outside Trade, no moving outside
a Move. Chance's verbs are listed too: nobody chooses what is drawn."""

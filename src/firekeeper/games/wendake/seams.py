"""Seams: everything of Wendake that a module of the game adds to or replaces, in one place.

The chapters ask the rules in play: `state.rules.year_frames()`, `state.rules.protects(...)`. The base game
answers here and in `game.py`; a module (a folder like `solo/`) derives its rules from `game.Wendake` and
overrides what is different. No chapter asks which modules there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from firekeeper.games.wendake.grid import line_left
from firekeeper.games.wendake.terms import NO_FLAG
from firekeeper.kernel.phases import Phases
from firekeeper.kernel.rules import Rules

if TYPE_CHECKING:
    from firekeeper.games.wendake.state import Player, WendakeState

P = ParamSpec("P")
F = TypeVar("F")

Action = Callable[["WendakeState", int, int], None]
"""How an action of a tile begins, for a state, a seat and the number written with the action (steps)."""


class Seams(Rules):
    """What the chapters ask of the rules in play."""

    def __init__(self) -> None:
        self.replaced: dict[Any, Any] = {}
        """Classes of frames, each with the one that stands for it: see `frame`."""
        self.actions: list[Action] = []
        """How the actions of tiles begin, in the order of `action_names`."""
        self._setup: Phases = []
        self._year: Phases = []

    # --- pieces -----------------------------------------------------------------------------------

    def count_seats(self) -> int:
        """How many seats there are, those played by the rules included."""
        players: int = self.options.players
        return players

    def new_state(self) -> WendakeState:
        """An empty state; a module with fields of its own makes its own class."""
        raise RuntimeError(f"{type(self).__name__} makes no state")

    def new_player(self) -> Player:
        """A seat without anything."""
        raise RuntimeError(f"{type(self).__name__} makes no player")

    # --- order of play ----------------------------------------------------------------------------

    def setup_frames(self) -> Phases:
        """The steps of set-up, in the ledger's order (WK-SETUP)."""
        raise RuntimeError(f"{type(self).__name__} has no set-up")

    def year_frames(self) -> Phases:
        """The phases of a year (WK-TURN-01)."""
        raise RuntimeError(f"{type(self).__name__} has no year")

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

    def restore_frames(self) -> Phases:
        """The steps of the Restore Phase (WK-RESTORE-01)."""
        raise RuntimeError(f"{type(self).__name__} has no Restore Phase")

    def new_year_frames(self) -> Phases:
        """What is done between two years, once the year marker has moved (WK-RESTORE-19)."""
        return []

    def military_frames(self, seat: int) -> Phases:
        """The steps of a Military action (WK-ACT-MIL-01)."""
        raise RuntimeError(f"{type(self).__name__} has no Military action")

    def frame(self, kind: Callable[P, F]) -> Callable[P, F]:
        """The class that stands for this kind of frame: the frame of a module in use with its identity.

        Chapters make frames that a module replaces by it: `state.rules.frame(PlaceMarker)(seat)`.
        """
        if not self.replaced:
            return kind
        found: Callable[P, F] = self.replaced.get(kind, kind)
        return found

    # --- small questions --------------------------------------------------------------------------

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

    def turtle_reach(self, state: WendakeState, seat: int, category: int) -> int:
        """Up to which level a seat may claim turtle tiles of a category, its tribe included (WK-TRIBE-09)."""
        raise RuntimeError(f"{type(self).__name__} has no turtle tiles")

    def turtle_strength(self, state: WendakeState, seat: int, category: int) -> int:
        """How many count for turtle tiles of a category (WK-TURTLE-03 to -06)."""
        raise RuntimeError(f"{type(self).__name__} has no turtle tiles")

    def steps_of_move(self, state: WendakeState, seat: int, steps: int) -> int:
        """How many steps a Move of so many steps has, whatever grants it (WK-ACT-MOVE-01)."""
        return steps

    def perform_action(self, state: WendakeState, seat: int, action: int) -> None:
        """Begin an action of a tile that is performed (WK-TURN-05)."""
        raise RuntimeError(f"{type(self).__name__} has no actions")

    def recovers_at_home(self, seat: int) -> bool:
        """Whether injured natives of a seat go home rather than to a longhouse."""
        return False

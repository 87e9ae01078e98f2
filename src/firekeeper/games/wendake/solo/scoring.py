"""Scoring and the end of the solitaire game (WK-SOLO-60 to -73): objectives, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firekeeper.games.wendake.effects import areas_with, in_longhouse
from firekeeper.games.wendake.military import majorities
from firekeeper.games.wendake.scoring import Finish, own_total
from firekeeper.games.wendake.solo import events
from firekeeper.games.wendake.solo.state import GHOST, HUMAN, SoloState
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import HUNTER, WOMAN


class FinishSolo(Finish):
    """Objectives first, then the totals stand (WK-SOLO-70 to -73)."""

    name = "Finish"

    def run(self, state: WendakeState) -> None:
        if state.events is not None and isinstance(state, SoloState):
            rules = state.solo
            for objective in objectives_met(state):
                name, points = rules.objective_names[objective], rules.objective_points
                state.events.append(events.ObjectiveMet(seat=HUMAN, objective=name, points=points))
        super().run(state)


def totals(state: SoloState) -> list[int]:
    """Points as they count now. Objectives count once the game is finished (WK-SOLO-72, WK-AMB-66)."""
    human = own_total(state, HUMAN)
    if state.finished:
        met = len(objectives_met(state))
        human += state.solo.objective_points * met
        human -= state.solo.objective_penalty * (len(state.ghost_faces) - met)
    return [human, state.ghost_score]


def winner(state: SoloState) -> int:
    """The Ghost wins ties (WK-SOLO-73)."""
    human, ghost = totals(state)
    return HUMAN if human > ghost else GHOST


# --- objectives ------------------------------------------------------------------------------------


def ghosts_outside(state: SoloState) -> int:
    """Ghost natives outside its home (WK-SOLO-66)."""
    rules = state.solo
    ghost = state.players[GHOST]
    at_home = ghost.at_home[WOMAN] + ghost.at_home[HUNTER] + state.guards[ghost.home * rules.seats + GHOST]
    return 3 * rules.natives - at_home


COUNTED: Final[tuple[Callable[[SoloState], int], ...]] = (
    lambda state: in_longhouse(state.players[HUMAN]),
    lambda state: sum([1 for tiles in state.solo.turtles_of if state.players[HUMAN].turtles & tiles]),
    lambda state: max(state.players[HUMAN].score),
    lambda state: state.players[HUMAN].progress.bit_count(),
    lambda state: len(majorities(state, HUMAN, 0, False)),
    lambda state: areas_with(state, HUMAN, WOMAN) + areas_with(state, HUMAN, HUNTER),
    ghosts_outside,
    lambda state: sum(state.players[HUMAN].hand) + sum(state.players[HUMAN].played),
)
"""What the objectives A to H count (WK-SOLO-60 to -67)."""
AT_MOST: Final = (0, 6)
"""Objectives that are met by few rather than by many."""


def objective_value(state: SoloState, letter: int) -> tuple[int, bool]:
    """What an objective counts (A is 0), and whether its condition is met."""
    value, wanted = COUNTED[letter](state), state.solo.objective_threshold[letter]
    return value, value <= wanted if letter in AT_MOST else value >= wanted


def objectives_met(state: SoloState) -> list[int]:
    """The objectives of the Ghost cards in play that the human fulfils (WK-SOLO-70)."""
    letters = [state.solo.ghost_objective[face] for face in state.ghost_faces]
    return [letter for letter in sorted(letters) if objective_value(state, letter)[1]]

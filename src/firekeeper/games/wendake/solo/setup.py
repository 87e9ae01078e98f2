"""Setup of the solitaire game (WK-SOLO-03 to -14): what differs from the base game's."""

from __future__ import annotations

from firekeeper.games.wendake.setup import ChooseHome, settle_at
from firekeeper.games.wendake.solo.state import SoloState
from firekeeper.games.wendake.solo.terms import GHOST
from firekeeper.games.wendake.state import WendakeState
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance


class ChooseHomes(ChooseHome):
    """The human's home; the other one is the Ghost's (WK-SOLO-05)."""

    name = "ChooseHome"

    def apply(self, state: WendakeState, choice: Choice) -> None:
        super().apply(state, choice)
        other = next(home for home in state.rules.homes if home != choice.a)
        settle_at(state, GHOST, other)
        settle_ghost(state)


def settle_ghost(state: WendakeState) -> None:
    """All natives of the Ghost start in its home (WK-SOLO-05); its disks: WK-SOLO-09 to -11."""
    rules = state.rules
    ghost = state.players[GHOST]
    ghost.at_home = (rules.natives, rules.natives)
    state.guards[ghost.home * rules.seats + GHOST] = rules.natives
    ghost.disk = 0


class DealGhostFace(Chance[SoloState]):
    """A Ghost card in random order with a random side up; its points go to the Ghost (WK-SOLO-06, -07)."""

    rules = ("WK-SOLO-06", "WK-SOLO-07")

    def choices(self, state: SoloState) -> list[Choice]:
        rules = state.solo
        used = [rules.ghost_card_of[face] for face in state.ghost_faces]
        return [choice for choice in rules.deal_ghost if rules.ghost_card_of[choice.a] not in used]

    def apply(self, state: SoloState, choice: Choice) -> None:
        state.ghost_faces = (*state.ghost_faces, choice.a)
        state.ghost_score += state.solo.ghost_points[choice.a]

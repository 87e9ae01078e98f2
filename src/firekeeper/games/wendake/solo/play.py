"""Set-up and years of the solitaire game (WK-SOLO-03 to -38): what differs from the base game's."""

from __future__ import annotations

from firekeeper.games.wendake.masks import TendMaskDeck
from firekeeper.games.wendake.restore import CycleActionTiles, ReplaceTile, refill
from firekeeper.games.wendake.setup import ChooseHome, settle_at
from firekeeper.games.wendake.solo import events
from firekeeper.games.wendake.solo.ghost import GhostTurn
from firekeeper.games.wendake.solo.state import GHOST, HUMAN, SoloState
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Frame
from firekeeper.kernel.phases import Phases


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


# --- a year: human and Ghost take turns ------------------------------------------------------------


class AlternateTurns(Frame[SoloState]):
    """Human and Ghost take single turns until both are through (WK-SOLO-22, WK-AMB-68)."""

    def run(self, state: SoloState) -> None:
        human = state.players[HUMAN]
        for _ in range(2):
            seat = state.order[state.turn]
            state.turn = 1 - state.turn
            if seat == GHOST and self.ghost_waits(state):
                state.then(state.rules.frame(GhostTurn)(), state.rules.frame(AlternateTurns)())
                return
            if seat == HUMAN and (human.markers or human.black_marker):
                state.then(state.rules.frame(PlaceMarker)(HUMAN), state.rules.frame(AlternateTurns)())
                return

    def ghost_waits(self, state: SoloState) -> bool:
        """Whether the Ghost has turns left this year."""
        return state.ghost_turns < len(state.ghost_faces)


class ActivateTile(PlaceMarker):
    """Activate a tile: turn order is never reserved (WK-SOLO-23)."""

    name = "PlaceMarker"

    def may_reserve(self, state: WendakeState) -> bool:
        return False

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-SOLO-23" if choice.verb == "reserve" else super().why_not(state, choice)


# --- the Restore Phase ------------------------------------------------------------------------------


class CycleSoloTiles(CycleActionTiles):
    """2.B: replacement and the Ghost's removal, in this year's order (WK-SOLO-32, -33, WK-AMB-60)."""

    def replacing(self, state: WendakeState) -> Phases:
        in_order: Phases = [ReplaceTile(HUMAN), state.rules.frame(RemoveAdvancedTile)()]
        return in_order if state.order[0] == HUMAN else in_order[::-1]


class RemoveAdvancedTile(Frame[SoloState]):
    """The tile above the Ghost's disk leaves the game; the disk goes on (WK-SOLO-33)."""

    def run(self, state: SoloState) -> None:
        slot = state.ghost_slot
        state.ghost_slot += 1
        remove_tile(state, slot)


def remove_tile(state: SoloState, slot: int) -> None:
    """The displayed tile leaves the game, if there is one, and another takes its place."""
    if state.display[slot] < 0:
        return
    if state.events is not None:
        tile = state.solo.tile_names[state.display[slot]]
        state.events.append(events.DisplayLost(slot=slot, tile=tile))
    refill(state, slot)


class RestoreGhost(Frame[SoloState]):
    """2.C and 2.E: the mask disk advances, markers and cards return, the first player changes."""

    def run(self, state: SoloState) -> None:
        rules = state.solo
        ghost = state.players[GHOST]
        ghost.disk = min(ghost.disk + 1, len(rules.spaces) - 1)  # WK-SOLO-34
        state.ghost_turns = 0  # WK-SOLO-36
        if state.year % len(state.ghost_faces) == 0:
            state.discard = state.ghost_masks + state.discard  # WK-SOLO-26: under the pile
            state.ghost_masks = ()
            state.push(TendMaskDeck())
        state.order = (state.order[1], state.order[0])  # WK-SOLO-37
        state.turn = 0

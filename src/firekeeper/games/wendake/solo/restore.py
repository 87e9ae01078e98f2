"""The Restore Phase of the solitaire game (WK-SOLO-30 to -38): what the Ghost does in it."""

from __future__ import annotations

from firekeeper.games.wendake.masks import TendMaskDeck
from firekeeper.games.wendake.restore import CycleActionTiles, ReplaceTile, refill
from firekeeper.games.wendake.solo import events
from firekeeper.games.wendake.solo.state import SoloState
from firekeeper.games.wendake.solo.terms import GHOST, HUMAN
from firekeeper.games.wendake.state import WendakeState
from firekeeper.kernel.frame import Frame
from firekeeper.kernel.phases import Phases


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
    state.display = (*state.display[:slot], -1, *state.display[slot + 1 :])
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

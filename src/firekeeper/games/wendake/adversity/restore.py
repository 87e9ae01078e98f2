"""The Restore Phase of solitaire with Adversity (NA-SOLO-20 to -29): what the Ghost does in it."""

from __future__ import annotations

from firekeeper.games.wendake.adversity.setup import DrawAdversity
from firekeeper.games.wendake.adversity.state import AdversityState, harder
from firekeeper.games.wendake.adversity.terms import ARROW_LEFT, ARROW_RIGHT, FACE_DOWN
from firekeeper.games.wendake.masks import TendMaskDeck
from firekeeper.games.wendake.solo.play import RemoveAdvancedTile, RestoreGhost, remove_tile
from firekeeper.games.wendake.solo.state import GHOST, SoloState
from firekeeper.kernel.frame import Frame


class RemoveTileByCard(RemoveAdvancedTile):
    """2.B: a card is revealed, and its top half says which tile leaves the game (NA-SOLO-21)."""

    name = "RemoveAdvancedTile"

    def run(self, state: SoloState) -> None:
        state.then(DrawAdversity(), MoveGhostDisk())


class MoveGhostDisk(Frame[AdversityState]):
    """The disk goes under a tile by number, or one step with the arrow (NA-SOLO-22, NA-SOLO-23)."""

    def run(self, state: AdversityState) -> None:
        top = state.hard.adversity_top[state.adversity]
        size = state.hard.display_size
        if top == ARROW_LEFT:
            state.ghost_slot = (state.ghost_slot - 1) % size
        elif top == ARROW_RIGHT:
            state.ghost_slot = (state.ghost_slot + 1) % size
        else:
            state.ghost_slot = top
        remove_tile(state, state.ghost_slot)


class RestoreGhostByTrack(RestoreGhost):
    """2.C and 2.E: mask disk, markers, mask card on top of the discard pile, tokens (NA-SOLO-25 to -28)."""

    name = "RestoreGhost"

    def run(self, state: SoloState) -> None:
        ghost = state.players[GHOST]
        ghost.disk = min(ghost.disk + 1, len(state.solo.spaces) - 1)
        state.ghost_turns = 0
        state.discard = state.discard + state.ghost_masks
        state.ghost_masks = ()
        harder(state).tokens = (FACE_DOWN,) * len(state.ghost_faces)
        state.push(TendMaskDeck())

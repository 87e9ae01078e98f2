"""Turns of solitaire with Adversity (NA-SOLO-11, NA-SOLO-32): four markers each, one for the turn order."""

from __future__ import annotations

from firekeeper.games.wendake.adversity.state import harder
from firekeeper.games.wendake.solo.play import AlternateTurns
from firekeeper.games.wendake.solo.state import GHOST, SoloState
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.kernel.choice import Choice


class AlternateFourTurns(AlternateTurns):
    """The Ghost has a fourth turn, on the turn order track."""

    name = "AlternateTurns"

    def ghost_waits(self, state: SoloState) -> bool:
        return super().ghost_waits(state) or GHOST not in state.reserved


class PlaceFourthMarker(PlaceMarker):
    """Activate a tile or reserve turn order, as in the game of several people (NA-SOLO-42)."""

    name = "PlaceMarker"
    rules = (*PlaceMarker.rules, "NA-SOLO-11", "NA-SOLO-37", "NA-SOLO-42")

    def apply(self, state: WendakeState, choice: Choice) -> None:
        harder(state).worshipped = 0  # each activation pays (NA-ADV-22)
        super().apply(state, choice)

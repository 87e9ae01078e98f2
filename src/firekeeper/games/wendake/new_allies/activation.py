"""Sacred Fire on a tile off the line (NA-AMB-19)."""

from __future__ import annotations

from firekeeper.games.wendake.activation import LightFire
from firekeeper.games.wendake.new_allies.state import allied
from firekeeper.games.wendake.state import WendakeState
from firekeeper.kernel.choice import Choice


class LightFireOffLine(LightFire):
    """After `off_line_marker` there is no line to keep: any tile without marker and token (NA-AMB-19)."""

    name = "LightFire"
    rules = (*LightFire.rules, "NA-CARD-21", "NA-AMB-19")

    def choices(self, state: WendakeState) -> list[Choice]:
        if not allied(state).off_line[self.seat]:
            return super().choices(state)
        player = state.players[self.seat]
        taken = player.marked | player.fired
        return [state.rules.fire[cell] for cell in range(9) if not taken >> cell & 1]

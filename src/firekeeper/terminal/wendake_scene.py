"""What the drawings of Wendake's table share."""

from __future__ import annotations

from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.view import WendakeView
from firekeeper.terminal.scene import Scene


class WendakeScene(Scene):
    """What several drawings of Wendake's table need."""

    rules: Box
    view: WendakeView

    def at_slot(self, slot: int) -> list[int]:
        """Seats with a disk below an advanced tile: none in the base game."""
        return []

    def crop(self, home: int) -> str:
        """The vegetable of a home."""
        return self.rules.goods[self.rules.home_crop[home]]

    def at_work(self, seat: int, native: str) -> int:
        """Productive areas with a woman or hunter of a seat, the home counted once (WK-TURTLE-06)."""
        outside = sum(
            1
            for territory in self.view.territories
            for area in territory.areas
            if area.seat == seat and area.native == native
        )
        return outside + (self.view.players[seat].at_home.get(native, 0) > 0)

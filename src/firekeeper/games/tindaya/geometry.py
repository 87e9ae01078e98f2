"""The hexes of the board: eight slots of fourteen, numbered in board order (C-01, TD-TERMS-32, -36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firekeeper.kernel.hexes import Hex, HexBoard

if TYPE_CHECKING:
    from firekeeper.games.tindaya.components import OceanFile

FARTHEST_RING: Final = 3
"""No area reaches farther than a red wrath (TD-EVENT-07)."""


class Board(HexBoard):
    """What never changes about the hexes, whatever lies on them."""

    def __init__(self, ocean: OceanFile) -> None:
        places = [(place.q, place.r) for place in ocean.places]
        found = [(slot.r + r, slot.q + q) for slot in ocean.slots for q, r in places]
        hexes: list[Hex] = [(q, r) for r, q in sorted(found)]
        super().__init__(hexes)
        self.names: list[str] = [f"{q},{r}" for q, r in hexes]
        self.apart: list[list[int]] = [
            [self.distance(one, other) for other in range(self.size)] for one in range(self.size)
        ]
        # By radius and hex: the area of a disaster, the epicentre included (TD-EVENT-04 to -07).
        self.area: list[list[int]] = [
            [self.disc(center, radius) for center in range(self.size)] for radius in range(FARTHEST_RING + 1)
        ]
        # The hex of each place of an ocean tile: by slot x 2, + 1 if the tile is turned by half.
        self.places: list[list[int]] = []
        for slot in ocean.slots:
            self.places.append([self.at[slot.q + q, slot.r + r] for q, r in places])
            self.places.append([self.at[slot.q + 2 - q, slot.r + 3 - r] for q, r in places])


class SeaLanes:
    """Where canoes get to in a straight line over one sea; found when asked for (TD-EXPLORE-08, -09)."""

    def __init__(self, board: Board, land: int) -> None:
        self.board = board
        self.land = land
        self.sea = board.all & ~land
        self._reach: list[int] = [0] * board.size
        self._shores: list[int] = [0] * board.size

    def reach(self, embark: int) -> int:
        """The sea hexes in a straight line from one of them; that one is a line of none."""
        found = self._reach[embark]
        if not found:
            found = self.board.lines(embark, self.sea) | 1 << embark
            self._reach[embark] = found
        return found

    def shores(self, embark: int) -> int:
        """The land hexes beside any of those."""
        found = self._shores[embark]
        if not found:
            found = self.board.beside(self.reach(embark)) & self.land
            self._shores[embark] = found
        return found

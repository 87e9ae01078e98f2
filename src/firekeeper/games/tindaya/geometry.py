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

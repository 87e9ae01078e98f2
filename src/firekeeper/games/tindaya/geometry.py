"""The hexes of the board: eight slots of fourteen, numbered in board order (C-01, TD-TERMS-32, -36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from firekeeper.games.tindaya.components import OceanFile

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Headings in axial coordinates, counter-clockwise from the east."""
FARTHEST_RING: Final = 3
"""No area reaches farther than a red wrath (TD-EVENT-07)."""


class Board:
    """What never changes about the hexes, whatever lies on them."""

    def __init__(self, ocean: OceanFile) -> None:
        places = [(place.q, place.r) for place in ocean.places]
        found = [(slot.r + r, slot.q + q) for slot in ocean.slots for q, r in places]
        self.hexes: list[tuple[int, int]] = [(q, r) for r, q in sorted(found)]
        self.names: list[str] = [f"{q},{r}" for q, r in self.hexes]
        self.number: dict[tuple[int, int], int] = {at: hex_ for hex_, at in enumerate(self.hexes)}
        count = len(self.hexes)
        self.everywhere = (1 << count) - 1
        self.ahead: list[list[int]] = [
            [self.number.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS] for q, r in self.hexes
        ]
        self.neighbours: list[list[int]] = [[hex_ for hex_ in row if hex_ >= 0] for row in self.ahead]
        self.around: list[int] = [sum([1 << hex_ for hex_ in row]) for row in self.neighbours]
        self.distance: list[list[int]] = [[distance(a, b) for b in self.hexes] for a in self.hexes]
        # By radius and hex: all hexes no farther away, the hex itself included.
        self.within: list[list[int]] = [
            [sum([1 << to for to in range(count) if row[to] <= radius]) for row in self.distance]
            for radius in range(FARTHEST_RING + 1)
        ]
        # The hex of each place of each slot, unturned and turned by half: slot x 2 + turned, then place.
        self.places: list[list[int]] = []
        for slot in ocean.slots:
            self.places.append([self.number[slot.q + q, slot.r + r] for q, r in places])
            self.places.append([self.number[slot.q + 2 - q, slot.r + 3 - r] for q, r in places])


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many steps two hexes are apart."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2

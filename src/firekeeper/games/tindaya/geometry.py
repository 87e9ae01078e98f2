"""The hexes of the board: eight slots of fourteen, numbered in board order (C-01, TD-TERMS-32, -36)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from firekeeper.kernel.hexes import DIRECTIONS, Hex, HexBoard, mask_of, members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firekeeper.games.tindaya.components import OceanFile

FARTHEST_RING: Final = 3
"""No area reaches farther than a red wrath (TD-EVENT-07)."""
LETTERS: Final = "abcdefghjkmnpq"
"""The hexes of an ocean tile, row by row. An i or an l behind the number of the tile would look like a 1."""
ISLAND_RADIUS: Final = 2
"""The outline of an island stays so close to its volcano (DATA 4.5)."""
NEAR: Final = 4
"""How much likelier a hex beside the volcano becomes land than one behind it (DATA 4.5)."""
HALF: Final = 9
"""The hexes of a disc, 18 at most, in two halves, of each of which there is a table of all sets."""
FIRST_HALF: Final = (1 << HALF) - 1


class Board(HexBoard):
    """What never changes about the hexes, whatever lies on them."""

    def __init__(self, ocean: OceanFile) -> None:
        places = [(place.q, place.r) for place in ocean.places]
        found = [(slot.r + r, slot.q + q) for slot in ocean.slots for q, r in places]
        hexes: list[Hex] = [(q, r) for r, q in sorted(found)]
        super().__init__(hexes)
        self.names: list[str] = [f"{q},{r}" for q, r in hexes]
        self.numbers: dict[str, int] = {name: hex_ for hex_, name in enumerate(self.names)}
        self.apart: list[list[int]] = [
            [self.distance(one, other) for other in range(self.size)] for one in range(self.size)
        ]
        # By radius and hex: the area of a disaster, the epicentre included (TD-EVENT-04 to -07).
        self.area: list[list[int]] = [
            [self.disc(center, radius) for center in range(self.size)] for radius in range(FARTHEST_RING + 1)
        ]
        # The same without what lies nearer; FARTHEST_RING rings, the epicentre is ring 0.
        self.rings: list[list[int]] = [
            [
                self.area[radius][hex_] & ~(self.area[radius - 1][hex_] if radius else 0)
                for hex_ in range(self.size)
            ]
            for radius in range(FARTHEST_RING + 1)
        ]
        # By direction and hex: all hexes in a straight line. Numbers grow in half of the directions.
        self.rays: list[list[int]] = [
            [mask_of(self.ray(hex_, direction, self.all)) for hex_ in range(self.size)]
            for direction in range(6)
        ]
        # The same with the hex itself: what an obstacle there takes off a ray.
        self.behind: list[list[int]] = [
            [ray | self.bit[hex_] for hex_, ray in enumerate(rays)] for rays in self.rays
        ]
        self.upward: list[bool] = [(r, q) > (0, 0) for q, r in DIRECTIONS]
        self._discs: dict[int, Disc] = {}
        # By hex: its slot, and its letter there.
        self.slot: list[int] = [0] * self.size
        self.letter: list[str] = [""] * self.size
        for number, slot in enumerate(ocean.slots):
            inside = sorted([self.at[slot.q + q, slot.r + r] for q, r in places])
            for letter, hex_ in zip(LETTERS, inside, strict=True):
                self.slot[hex_], self.letter[hex_] = number, letter
        # The hex of each place of an ocean tile: by slot x 2, + 1 if the tile is turned by half.
        self.places: list[list[int]] = []
        for slot in ocean.slots:
            self.places.append([self.at[slot.q + q, slot.r + r] for q, r in places])
            self.places.append([self.at[slot.q + 2 - q, slot.r + 3 - r] for q, r in places])

    def disc_around(self, home: int) -> Disc:
        """Where an island may grow around a volcano."""
        found = self._discs.get(home)
        if found is None:
            found = self._discs[home] = Disc(self, home)
        return found

    def lines(self, start: int, area: int) -> int:
        """What the hex board finds step by step, from the first obstacle in each direction."""
        found = 0
        blocked = self.all & ~area
        for direction, rays in enumerate(self.rays):
            ray = rays[start]
            obstacles = ray & blocked
            if obstacles:
                first = (obstacles & -obstacles if self.upward[direction] else obstacles).bit_length() - 1
                ray ^= self.behind[direction][first]
            found |= ray
        return found


@cache
def lots(beside: int, first: int) -> list[tuple[int, ...]]:
    """By set of hexes of half a disc that begins with number `first`: a lot for each of them, NEAR for those
    `beside` the volcano. There are few different ones: most discs lie whole on the board.
    """
    each = [(first + at,) * (NEAR if beside >> at & 1 else 1) for at in range(HALF)]
    return [tuple([lot for at in members(some) for lot in each[at]]) for some in range(1 << HALF)]


class Disc:
    """The hexes around a volcano where its island may grow, as a board of their own: small bit masks.

    `hexes` are their numbers on the board, in ascending order, the volcano left out; `beside` those that
    touch the volcano; by hex of the board: `bit`, itself (0 outside), and `near`, those up to a step from it;
    `lower` and `upper`, the lots from which the next hex of land is drawn, by set of hexes of each half.
    """

    def __init__(self, board: Board, home: int) -> None:
        self.hexes = members(board.area[ISLAND_RADIUS][home] & ~(1 << home))
        self.bit = [0] * board.size
        self.near = [0] * board.size
        for at, hex_ in enumerate(self.hexes):
            self.bit[hex_] = 1 << at
            self.near[hex_] |= 1 << at
            for other in board.neighbours[hex_]:
                self.near[other] |= 1 << at
        self.beside = self.near[home]
        self.lower = lots(self.beside & FIRST_HALF, 0)
        self.upper = lots(self.beside >> HALF, HALF)
        self.all = (1 << len(self.hexes)) - 1


class SeaLanes:
    """Where canoes get to in a straight line over one sea; found when asked for (TD-EXPLORE-08, -09)."""

    def __init__(self, board: Board, land: int) -> None:
        self.board = board
        self.land = land
        self.sea = board.all & ~land
        self._reach: dict[int, int] = {}
        self._shores: dict[int, int] = {}

    def reach(self, embark: int) -> int:
        """The sea hexes in a straight line from one of them; that one is a line of none."""
        found = self._reach.get(embark)
        if found is None:
            found = self.board.lines(embark, self.sea) | 1 << embark
            self._reach[embark] = found
        return found

    def shores(self, embark: int) -> int:
        """The land hexes beside any of those."""
        found = self._shores.get(embark)
        if found is None:
            found = self.board.beside(self.reach(embark)) & self.land
            self._shores[embark] = found
        return found

    def voyages(self, boards: int, ends: int) -> Iterator[tuple[int, int, int]]:
        """All ways by sea: where a group embarks, where its line ends, and where it comes ashore."""
        around = self.board.around
        for embark in members(boards):
            for sail in members(self.reach(embark)):
                for end in members(around[sail] & ends):
                    yield embark, sail, end

"""Hexes: coordinates, neighbours, rings, straight lines, and connected areas of a board.

A hex is a pair of axial coordinates (q, r). A `HexBoard` numbers the hexes of a board in the order they are
given; sets of its hexes are bit masks, so that islands and coasts are a few operations on integers and states
hold them as plain fields. Directions are the indices of DIRECTIONS; the opposite of d is (d + 3) % 6.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firekeeper.kernel.rng import COMPILED

if TYPE_CHECKING:
    from mypy_extensions import i64

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""From a hex to its six neighbours, all the way round."""
NO_HEX: Final = -1
"""Where a board ends."""
BITS: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
"""The numbers in a bit mask of one byte."""
BIT: Final = [1 << number for number in range(256)]
"""The masks of single numbers: looking one up takes less than shifting."""
BEYOND: Final = 1 << len(BIT)
"""Masks from here on have larger numbers."""
MANY: Final = 6
"""If more hexes are new, all parts of an area are found anew rather than joined by them."""


def distance(one: Hex, other: Hex) -> int:
    """The number of steps from one hex to another."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def step(start: Hex, direction: int, steps: int = 1) -> Hex:
    """The hex so many steps away in a straight line."""
    q, r = DIRECTIONS[direction]
    return start[0] + steps * q, start[1] + steps * r


def ring(center: Hex, radius: int) -> list[Hex]:
    """All hexes at exactly this distance, all the way round: 6 for each step, and the center itself for 0."""
    if radius == 0:
        return [center]
    found: list[Hex] = []
    at = step(center, 4, radius)
    for direction in range(6):
        for _ in range(radius):
            found.append(at)
            at = step(at, direction)
    return found


def disc(center: Hex, radius: int) -> list[Hex]:
    """All hexes up to this distance, ring by ring."""
    found: list[Hex] = []
    for at in range(radius + 1):
        found.extend(ring(center, at))
    return found


def rotated(at: Hex, sixths: int) -> Hex:
    """Where a hex lies when everything is turned around (0, 0) by so many sixths of a full turn.

    What lay in a direction d then lies in the direction (d + sixths) % 6.
    """
    q, r = at
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return q, r


def members(mask: int) -> list[int]:
    """The numbers in a bit mask, smallest first."""
    if COMPILED or mask >= BEYOND:
        return _members(mask)
    found: list[int] = []
    while mask:  # from the highest bit down: that makes fewer long integers than from the lowest up
        at = mask.bit_length() - 1
        found.append(at)
        mask ^= BIT[at]
    found.reverse()
    return found


def _members(mask: int) -> list[int]:
    """The same by bytes, in machine words: compiled only."""
    found: list[int] = []
    base = 0
    while mask:
        part: i64 = mask & 0xFFFFFFFFFFFFFF
        mask >>= 56
        at = base
        while part:
            byte: i64 = part & 0xFF
            if byte:
                for bit in BITS[byte]:
                    found.append(at + bit)
            part >>= 8
            at += 8
        base += 56
    return found


def distinct(some: tuple[int, ...], others: tuple[int, ...] = ()) -> list[int]:
    """The numbers in two sorted tuples, each once, smallest first."""
    if COMPILED:
        return _merged(some, others)
    found: list[int] = []
    last = NO_HEX
    for number in some:
        if number != last:
            last = number
            found.append(number)
    for number in others:
        if number not in found:
            found.append(number)
            found.sort()
    return found


def _merged(some: tuple[int, ...], others: tuple[int, ...]) -> list[int]:
    """The same in one pass: compiled only."""
    found: list[int] = []
    last = NO_HEX
    at = 0
    for number in some:
        while at < len(others) and others[at] < number:
            if others[at] != last:
                last = others[at]
                found.append(last)
            at += 1
        if number != last:
            last = number
            found.append(last)
    while at < len(others):
        if others[at] != last:
            last = others[at]
            found.append(last)
        at += 1
    return found


def mask_of(numbers: list[int]) -> int:
    """The bit mask of some hexes by number."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class HexBoard:
    """The hexes of a board by number, and how they lie to each other.

    `hexes` and `at` (number by hex); `all`, the mask of the board; by number: `bit` (the mask of one hex),
    `toward` (the neighbour in each direction, or NO_HEX), `neighbours` (in the order of DIRECTIONS) and
    `around` (the same as a mask); `junctures`, all triples of hexes that meet in a corner, each and all in
    ascending order.
    """

    def __init__(self, hexes: list[Hex]) -> None:
        self.hexes = hexes
        self.at: dict[Hex, int] = {place: number for number, place in enumerate(hexes)}
        if len(self.at) != len(hexes):
            twice = [place for number, place in enumerate(hexes) if self.at[place] != number]
            raise ValueError(f"a hex can be on a board once only: {twice[0]} is there twice")
        self.size = len(hexes)
        self.all = (1 << self.size) - 1
        self.bit: list[int] = [1 << number for number in range(self.size)]
        self.toward: list[tuple[int, ...]] = [
            tuple([self.at.get(step(place, direction), NO_HEX) for direction in range(6)]) for place in hexes
        ]
        self.neighbours: list[tuple[int, ...]] = [
            tuple([number for number in row if number != NO_HEX]) for row in self.toward
        ]
        self.around: list[int] = [mask_of(list(row)) for row in self.neighbours]
        self.junctures: list[tuple[int, int, int]] = [
            (a, b, c)
            for a in range(self.size)
            for b in sorted(self.neighbours[a])
            if b > a
            for c in sorted(self.neighbours[b])
            if c > b and self.around[a] >> c & 1
        ]

    def distance(self, one: int, other: int) -> int:
        """The number of steps between two hexes, as if the board had no edge."""
        return distance(self.hexes[one], self.hexes[other])

    def ring(self, center: int, radius: int) -> int:
        """The hexes of the board at exactly this distance."""
        found = 0
        for place in ring(self.hexes[center], radius):
            number = self.at.get(place, NO_HEX)
            if number != NO_HEX:
                found |= 1 << number
        return found

    def disc(self, center: int, radius: int) -> int:
        """The hexes of the board up to this distance."""
        found = 0
        for at in range(radius + 1):
            found |= self.ring(center, at)
        return found

    def beside(self, area: int) -> int:
        """The hexes outside of an area that touch it: the sea around an island."""
        found = 0
        rest = area
        while rest:
            at = rest.bit_length() - 1
            found |= self.around[at]
            rest ^= self.bit[at]
        return found & ~area

    def flood(self, start: int, area: int) -> int:
        """Everything in an area that can be reached from some of its hexes without leaving it."""
        found = start & area
        edge = found
        while edge:
            reached = 0
            while edge:
                at = edge.bit_length() - 1
                reached |= self.around[at]
                edge ^= self.bit[at]
            edge = reached & area & ~found
            found |= edge
        return found

    def components(self, area: int) -> tuple[int, ...]:
        """The connected parts of an area, the one with the lowest number first: islands."""
        found: list[int] = []
        while area:
            part = self.flood(area & -area, area)
            found.append(part)
            area &= ~part
        return tuple(found)

    def changed_components(self, parts: tuple[int, ...], before: int, after: int) -> tuple[int, ...]:
        """The connected parts of an area that was `before` and has changed, from its parts until then."""
        gone = before & ~after
        come = after & ~before
        if come.bit_count() > MANY:
            return self.components(after)
        found: list[int] = []
        for part in parts:
            if part & gone:
                found.extend(self.components(part & ~gone))
            else:
                found.append(part)
        while come:
            lowest = come & -come
            come ^= lowest
            near = self.around[lowest.bit_length() - 1]
            apart: list[int] = []
            for part in found:
                if part & near:
                    lowest |= part
                else:
                    apart.append(part)
            apart.append(lowest)
            found = apart
        return tuple([part for _, part in sorted([(part & -part, part) for part in found])])

    def ray(self, start: int, direction: int, area: int) -> list[int]:
        """The hexes one passes in a straight line, nearest first, for as long as they are in the area.

        The start itself is not among them and need not be in the area.
        """
        found: list[int] = []
        at = self.toward[start][direction]
        while at != NO_HEX and area >> at & 1:
            found.append(at)
            at = self.toward[at][direction]
        return found

    def lines(self, start: int, area: int) -> int:
        """Everything one can reach from a hex in one straight line without leaving the area."""
        found = 0
        for direction in range(6):
            at = self.toward[start][direction]
            while at != NO_HEX and area >> at & 1:
                found |= 1 << at
                at = self.toward[at][direction]
        return found

"""Geometry of the Megalith board (EW-MEGA-13); that of the map is in `kernel/hexes.py`.

Megaliths stand at (level, x, y) in whole numbers: one above the ground stands on the four of the level below
at (x, y), (x+1, y), (x, y+1) and (x+1, y+1).
"""

from __future__ import annotations

from typing import Final

Point = tuple[int, int]

BESIDE: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a ground space to those orthogonally next to it (EW-MEGA-03)."""
BELOW: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
"""From a spot above the ground to the four it stands on."""


def neighbours(points: list[Point]) -> list[tuple[int, ...]]:
    """By ground space, the others that are orthogonally next to it."""
    at = {point: number for number, point in enumerate(points)}
    found: list[tuple[int, ...]] = []
    for x, y in points:
        beside = [(x + dx, y + dy) for dx, dy in BESIDE]
        found.append(tuple([at[point] for point in beside if point in at]))
    return found


def turned(space: Point, columns: int, rows: int, rotation: int) -> Point:
    """Where a space (column, row) of a tile lies when the tile is turned clockwise (CF 12.2)."""
    c, r = space
    if rotation == 90:
        return rows - 1 - r, c
    if rotation == 180:
        return columns - 1 - c, rows - 1 - r
    if rotation == 270:
        return r, columns - 1 - c
    return c, r


class MegalithBoard:
    """The spots of a layout: the ground spaces place by place in reading order, then level by level what can
    ever stand on them.

    By spot: `level`, `xy`, `base` (the four spots below), `above` (the spots it carries), `place` (of the
    layout, -1 above the ground), `local` (the space of the tile), `first`, `arrows` (EW-MEGA-12), `beside`.
    """

    def __init__(
        self,
        columns: int,
        rows: int,
        first: Point,
        arrows: tuple[Point, Point],
        places: list[tuple[int, int, int]],
    ) -> None:
        self.xy: list[Point] = []
        self.place: list[int] = []
        self.local: list[int] = []
        self.first: list[bool] = []
        self.arrows: list[tuple[int, ...]] = []
        size = columns * rows
        targets = tuple([row * columns + column for column, row in arrows])
        for place, (left, top, rotation) in enumerate(places):
            for local in range(size):
                space = (local % columns, local // columns)
                x, y = turned(space, columns, rows, rotation)
                self.xy.append((left + x, top + y))
                self.place.append(place)
                self.local.append(local)
                self.first.append(space == first)
                pointed = tuple([place * size + target for target in targets])
                self.arrows.append(pointed if space == first else ())
        self.ground = len(self.xy)
        self.beside: list[tuple[int, ...]] = neighbours(self.xy)
        self.level: list[int] = [0] * self.ground
        self.base: list[tuple[int, ...]] = [()] * self.ground
        self._raise()
        self.above: list[tuple[int, ...]] = [
            tuple([spot for spot in range(self.ground, len(self.xy)) if below in self.base[spot]])
            for below in range(len(self.xy))
        ]

    def _raise(self) -> None:
        """Add the spots above the ground, until no four of a level form a square any more."""
        start = 0
        level = 0
        while start < len(self.xy):
            at = {self.xy[spot]: spot for spot in range(start, len(self.xy))}
            start = len(self.xy)
            level += 1
            for x, y in sorted(at, key=lambda point: (point[1], point[0])):
                square = [(x + dx, y + dy) for dx, dy in BELOW]
                if all(point in at for point in square):
                    self.xy.append((x, y))
                    self.level.append(level)
                    self.base.append(tuple([at[point] for point in square]))
                    self.place.append(-1)
                    self.local.append(-1)
                    self.first.append(False)
                    self.arrows.append(())
                    self.beside.append(())

    def name(self, spot: int) -> str:
        """Such as "0.3.1": level, x and y."""
        x, y = self.xy[spot]
        return f"{self.level[spot]}.{x}.{y}"

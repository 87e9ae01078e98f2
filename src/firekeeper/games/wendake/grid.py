"""Action tiles, grid and line rule (WK-TILE): which cells may still be activated this year."""

from __future__ import annotations

from typing import Final

LINES: Final = (
    0b000000111, 0b000111000, 0b111000000,
    0b001001001, 0b010010010, 0b100100100,
    0b100010001, 0b001010100,
)  # fmt: skip
"""Rows, columns and diagonals as sets of cells (WK-TILE-02)."""

CENTRE: Final = 4
FULL: Final = 0b111111111


def open_cells(marked: int, fired: int) -> int:
    """Cells on which the next marker may be put (WK-TILE-08)."""
    return _open_cells(marked, fired) if fired else OPEN_CELLS[marked]


def _open_cells(marked: int, fired: int) -> int:
    found = 0
    for line in LINES:
        if not marked & ~line and not line & fired:
            found |= line
    return found & ~marked & ~fired


OPEN_CELLS: Final = [_open_cells(marked, 0) for marked in range(FULL + 1)]
"""The same without a sacred fire token, by marked cells."""


def line_left(marked: int, fired: int) -> bool:
    """The invariant of WK-TILE-08: some line holds all markers and no sacred fire token."""
    return any(not marked & ~line and not line & fired for line in LINES)


def fire_targets(marked: int, fired: int) -> list[int]:
    """Cells that Sacred Fire may activate (WK-ACT-FIRE-02)."""
    taken = marked | fired
    return [cell for cell in range(9) if not taken >> cell & 1 and line_left(marked, fired | 1 << cell)]


def swapped(cells: int, one: int, other: int) -> int:
    """A set of cells after the contents of two cells changed places."""
    if (cells >> one & 1) == (cells >> other & 1):
        return cells
    return cells ^ (1 << one | 1 << other)

"""Hexes against a naive implementation: sets of coordinates, searched step by step."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firekeeper.kernel import hexes
from firekeeper.kernel.hexes import (
    DIRECTIONS,
    NO_HEX,
    HexBoard,
    disc,
    distance,
    mask_of,
    members,
    ring,
    rotated,
    step,
)

Hex = tuple[int, int]
coordinates = st.tuples(st.integers(-5, 5), st.integers(-5, 5))
boards = st.lists(coordinates, min_size=1, max_size=60, unique=True)


def next_to(at: Hex) -> set[Hex]:
    """By the corners of the grid: neighbours differ by one in two of the three cube coordinates."""
    q, r = at
    cubes = [(a, b, -a - b) for a in (-1, 0, 1) for b in (-1, 0, 1)]
    return {(q + a, r + b) for a, b, c in cubes if sorted(map(abs, (a, b, c))) == [0, 1, 1]}


def walked(start: Hex, most: int) -> dict[Hex, int]:
    """Every hex within so many steps, found by walking, and how many it took."""
    found = {start: 0}
    edge = {start}
    for steps in range(1, most + 1):
        edge = {there for here in edge for there in next_to(here)} - set(found)
        found.update(dict.fromkeys(edge, steps))
    return found


def reachable(starts: set[Hex], area: set[Hex]) -> set[Hex]:
    found = starts & area
    while more := {there for here in found for there in next_to(here)} & area - found:
        found |= more
    return found


@st.composite
def board_and_area(draw: st.DrawFn) -> tuple[HexBoard, set[Hex]]:
    hexes = draw(boards)
    area = draw(st.sets(st.sampled_from(hexes)))
    return HexBoard(hexes), area


def mask(board: HexBoard, area: set[Hex]) -> int:
    return mask_of([board.at[place] for place in area])


def places(board: HexBoard, found: int) -> set[Hex]:
    return {board.hexes[number] for number in members(found)}


# --- coordinates -----------------------------------------------------------------------------------------


def test_directions_go_round_and_their_opposites_lie_across() -> None:
    assert {*DIRECTIONS} == next_to((0, 0))
    for at, (q, r) in enumerate(DIRECTIONS):
        assert DIRECTIONS[(at + 3) % 6] == (-q, -r)
        assert distance((q, r), DIRECTIONS[(at + 1) % 6]) == 1


@given(coordinates)
def test_distance_is_the_length_of_the_shortest_walk(start: Hex) -> None:
    for there, steps in walked(start, 4).items():
        assert distance(start, there) == distance(there, start) == steps


@given(coordinates, st.integers(0, 4))
def test_rings_and_discs(center: Hex, radius: int) -> None:
    steps = walked(center, radius)
    found = ring(center, radius)
    assert set(found) == {place for place, count in steps.items() if count == radius}
    assert len(found) == len(set(found)) == (6 * radius or 1)
    if radius:
        assert all(distance(a, b) == 1 for a, b in zip(found, [*found[1:], found[0]], strict=True))
    whole = disc(center, radius)
    assert set(whole) == set(steps)
    assert [distance(center, place) for place in whole] == sorted(steps.values())


@given(coordinates, st.integers(0, 5), st.integers(-3, 9))
def test_turning(at: Hex, direction: int, sixths: int) -> None:
    turned = rotated(at, sixths)
    assert distance((0, 0), turned) == distance((0, 0), at)
    assert rotated(turned, -sixths) == at
    assert rotated(at, 3) == (-at[0], -at[1])
    assert rotated(step(at, direction), sixths) == step(turned, (direction + sixths) % 6)


@given(st.sets(st.integers(0, 200)))
def test_masks(numbers: set[int]) -> None:
    assert members(mask_of(list(numbers))) == sorted(numbers)
    assert hexes._members(mask_of(list(numbers))) == sorted(numbers)  # what compiled code does


# --- boards ----------------------------------------------------------------------------------------------


@given(boards)
def test_neighbours_and_junctures(hexes: list[Hex]) -> None:
    board = HexBoard(hexes)
    assert members(board.all) == list(range(board.size))
    for number, place in enumerate(hexes):
        beside = [step(place, direction) for direction in range(6)]
        assert board.toward[number] == tuple(board.at.get(there, NO_HEX) for there in beside)
        assert board.neighbours[number] == tuple(board.at[there] for there in beside if there in board.at)
        assert places(board, board.around[number]) == next_to(place) & set(hexes)
    corners = [
        (a, b, c)
        for a in range(board.size)
        for b in range(a + 1, board.size)
        for c in range(b + 1, board.size)
        if {hexes[b], hexes[c]} <= next_to(hexes[a]) and hexes[c] in next_to(hexes[b])
    ]
    assert board.junctures == corners


@given(board_and_area(), st.data())
def test_rings_end_at_the_edge_of_the_board(made: tuple[HexBoard, set[Hex]], data: st.DataObject) -> None:
    board, _ = made
    center = data.draw(st.integers(0, board.size - 1))
    radius = data.draw(st.integers(0, 5))
    away = {place: distance(board.hexes[center], place) for place in board.hexes}
    assert places(board, board.ring(center, radius)) == {p for p, steps in away.items() if steps == radius}
    assert places(board, board.disc(center, radius)) == {p for p, steps in away.items() if steps <= radius}
    assert all(board.distance(center, board.at[place]) == steps for place, steps in away.items())


@given(board_and_area())
def test_islands_and_the_sea_beside_them(made: tuple[HexBoard, set[Hex]]) -> None:
    board, land = made
    islands = [places(board, part) for part in board.components(mask(board, land))]
    assert set().union(*islands) == land
    assert sum(map(len, islands)) == len(land)
    for island in islands:
        assert reachable({min(island)}, land) == island
        coast = {there for here in island for there in next_to(here)} & set(board.hexes) - island
        assert places(board, board.beside(mask(board, island))) == coast
    lowest = [min(board.at[place] for place in island) for island in islands]
    assert lowest == sorted(lowest)


@given(board_and_area(), st.data())
def test_islands_after_land_has_changed(made: tuple[HexBoard, set[Hex]], data: st.DataObject) -> None:
    board, land = made
    turned = data.draw(st.sets(st.sampled_from(board.hexes), max_size=10))
    before, after = mask(board, land), mask(board, land ^ turned)
    assert board.changed_components(board.components(before), before, after) == board.components(after)


@given(board_and_area(), st.data())
def test_floods_stay_inside(made: tuple[HexBoard, set[Hex]], data: st.DataObject) -> None:
    board, area = made
    starts = data.draw(st.sets(st.sampled_from(board.hexes)))
    found = board.flood(mask(board, starts), mask(board, area))
    assert places(board, found) == reachable(starts, area)


def test_straight_lines_from_the_middle() -> None:
    board = HexBoard([(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2])
    everywhere = (1 << board.size) - 1
    assert board.lines(board.at[0, 0], everywhere).bit_count() == 12


@given(board_and_area(), st.data())
def test_straight_lines(made: tuple[HexBoard, set[Hex]], data: st.DataObject) -> None:
    board, sea = made
    start = data.draw(st.integers(0, board.size - 1))
    reached: set[Hex] = set()
    for direction in range(6):
        line: list[Hex] = []
        while (ahead := step(board.hexes[start], direction, len(line) + 1)) in sea:
            line.append(ahead)
        assert [board.hexes[at] for at in board.ray(start, direction, mask(board, sea))] == line
        reached |= set(line)
    assert places(board, board.lines(start, mask(board, sea))) == reached


def test_a_hex_cannot_be_there_twice() -> None:
    with pytest.raises(ValueError, match=r"\(0, 1\) is there twice"):
        HexBoard([(0, 0), (0, 1), (0, 1)])

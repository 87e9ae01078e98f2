"""The map has 19 hexes and 18 junctures for Villages; Megaliths stand on squares, whatever the layout."""

from collections import Counter

import pytest

from firekeeper.games.endless_winter.components import Components
from firekeeper.games.endless_winter.geometry import MegalithBoard, turned
from firekeeper.kernel.hexes import HexBoard
from firekeeper.packs import load_tables

GAME = Components.from_tables(load_tables("endless_winter")[0])
HEXES = [(slot.q, slot.r) for slot in GAME.terrain.slots]

# What the component file draws: place, then F for the first space and a for those its arrows point at.
DRAWINGS = {
    "cfg_hearth": """
        1. 1. 1. 1a 2F 2a 2. 2.
        1. 1. 1a 1F 2a 2. 2. 2.
        3. 3. 3. 3a 4F 4a 4. 4.
        3. 3. 3a 3F 4a 4. 4. 4.
    """,
    "cfg_brick": """
        1F 1a 1. 1. 2. 2. 2. 2a -- --
        1a 1. 1. 1. 2. 2. 2a 2F -- --
        -- -- 3F 3a 3. 3. 4. 4. 4. 4a
        -- -- 3a 3. 3. 3. 4. 4. 4a 4F
    """,
    "cfg_plain": """
        1F 1a 1. 1. 2. 2. 2. 2a
        1a 1. 1. 1. 2. 2. 2a 2F
        3F 3a 3. 3. 4. 4. 4. 4a
        3a 3. 3. 3. 4. 4. 4a 4F
    """,
    "cfg_ring": """
        1F 1a 1. 1. 2a 2F
        1a 1. 1. 1. 2. 2a
        4. 4. -- -- 2. 2.
        4. 4. -- -- 2. 2.
        4a 4. 3. 3. 3. 3a
        4F 4a 3. 3. 3a 3F
    """,
}
LEVELS = {
    "cfg_hearth": {0: 32, 1: 21, 2: 12, 3: 5},
    "cfg_brick": {0: 32, 1: 19, 2: 8, 3: 3},
    "cfg_plain": {0: 32, 1: 21, 2: 12, 3: 5},
    "cfg_ring": {0: 32, 1: 16},
}


def board_of(layout: str) -> MegalithBoard:
    file = GAME.megaliths
    places: list[tuple[int, int, int]] = []
    for row in file.layouts:
        if row.id == layout:
            places += row.places
    return MegalithBoard(file.columns, file.rows, file.first, file.arrows, places)


# The map -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-MIGRATE-12")
def test_nineteen_hexes_border_on_three_to_six_others() -> None:
    borders = HexBoard(HEXES).neighbours
    assert len(borders) == 19
    assert borders[0] == (1, 2, 3, 4, 5, 6)
    assert sorted(len(around) for around in borders) == [3] * 6 + [4] * 6 + [6] * 7
    for here, around in enumerate(borders):
        assert here not in around
        assert all(here in borders[there] for there in around)
        for there in around:
            q, r = HEXES[there][0] - HEXES[here][0], HEXES[there][1] - HEXES[here][1]
            assert max(abs(q), abs(r), abs(q + r)) == 1


@pytest.mark.rule("EW-MIGRATE-12", "EW-EX-66")
def test_twenty_four_junctures_six_of_them_at_the_base_tile() -> None:
    triples = HexBoard(HEXES).junctures
    assert len(triples) == 24
    assert sum(0 in triple for triple in triples) == 6
    assert " ".join("-".join(map(str, triple)) for triple in triples if 0 not in triple) == (
        "1-2-8 1-6-18 1-7-8 1-7-18 2-3-10 2-8-9 2-9-10 3-4-12 3-10-11 3-11-12 4-5-14 4-12-13 4-13-14 5-6-16"
        " 5-14-15 5-15-16 6-16-17 6-17-18"
    )


# The Megalith board --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_turning_a_tile_keeps_its_neighbours(rotation: int) -> None:
    spaces = [(column, row) for row in range(2) for column in range(4)]
    laid = [turned(space, 4, 2, rotation) for space in spaces]
    wide, high = (4, 2) if rotation in (0, 180) else (2, 4)
    assert sorted(laid) == sorted((x, y) for x in range(wide) for y in range(high))
    for (a, b), (x, y) in zip(spaces, laid, strict=True):
        for (c, d), (u, v) in zip(spaces, laid, strict=True):
            assert abs(a - c) + abs(b - d) == abs(x - u) + abs(y - v)


def test_a_tile_turned_by_a_quarter_has_its_top_at_the_right() -> None:
    assert [turned((column, 0), 4, 2, 90) for column in range(4)] == [(1, 0), (1, 1), (1, 2), (1, 3)]
    assert [turned((column, 0), 4, 2, 270) for column in range(4)] == [(0, 3), (0, 2), (0, 1), (0, 0)]


@pytest.mark.parametrize("layout", DRAWINGS)
def test_the_layouts_are_as_drawn(layout: str) -> None:
    board = board_of(layout)
    targets = {target for arrows in board.arrows for target in arrows}
    drawn: dict[tuple[int, int], str] = {}
    for spot in range(board.ground):
        mark = "F" if board.first[spot] else "a" if spot in targets else "."
        drawn[board.xy[spot]] = f"{board.place[spot] + 1}{mark}"
    lines = [line.split() for line in DRAWINGS[layout].split("\n") if line.strip()]
    wanted = {(x, y): text for y, row in enumerate(lines) for x, text in enumerate(row) if text != "--"}
    assert drawn == wanted


@pytest.mark.rule("EW-MEGA-13")
@pytest.mark.parametrize("layout", LEVELS)
def test_spots_above_the_ground_stand_on_squares(layout: str) -> None:
    board = board_of(layout)
    assert dict(Counter(board.level)) == LEVELS[layout]
    assert board.level == sorted(board.level)
    for spot, below in enumerate(board.base):
        if board.level[spot] == 0:
            assert below == ()
            continue
        x, y = board.xy[spot]
        assert [board.xy[under] for under in below] == [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        assert {board.level[under] for under in below} == {board.level[spot] - 1}
        assert all(spot in board.above[under] for under in below)
    assert sum(map(len, board.above)) == sum(map(len, board.base))
    # One Megalith can be partly covered four times; the ring is too narrow for that.
    assert max(map(len, board.above)) == (3 if layout == "cfg_ring" else 4)


@pytest.mark.rule("EW-MEGA-13")
def test_every_square_of_the_ground_carries_a_spot() -> None:
    board = board_of("cfg_brick")
    ground = set(board.xy[: board.ground])
    squares = [(x, y) for x, y in ground if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= ground]
    ups = [board.xy[spot] for spot in range(len(board.xy)) if board.level[spot] == 1]
    assert sorted(ups) == sorted(squares)


@pytest.mark.parametrize("layout", LEVELS)
def test_neighbours_cross_the_seams_and_arrows_do_not(layout: str) -> None:
    board = board_of(layout)
    seams = 0
    for spot in range(board.ground):
        x, y = board.xy[spot]
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(board.xy[: board.ground])
        assert {board.xy[there] for there in board.beside[spot]} == around
        seams += sum(board.place[there] != board.place[spot] for there in board.beside[spot])
        if board.first[spot]:
            assert len(board.arrows[spot]) == 2
            assert all(board.place[target] == board.place[spot] for target in board.arrows[spot])
            assert all(target in board.beside[spot] for target in board.arrows[spot])
        else:
            assert board.arrows[spot] == ()
    assert seams > 0
    assert sum(board.first) == 4


def test_spots_have_names_of_their_own() -> None:
    board = board_of("cfg_hearth")
    names = [board.name(spot) for spot in range(len(board.xy))]
    assert len(set(names)) == len(names)
    assert names[0] == "0.3.1"  # the first space of place 1, turned by half
    assert names[-1] == "3.4.0"

"""Action tiles, grid and line rule (WK-TILE); worked examples about reachable cells (WK-EXD-01 to -05)."""

from itertools import chain, combinations, permutations
from random import Random

import pytest
from built_table import view_for
from wendake_table import Table

import firekeeper
from firekeeper.games.wendake.activation import LightFire
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.restore import CycleActionTiles

Cell = tuple[int, int]
CELLS: list[Cell] = [(row, column) for row in range(3) for column in range(3)]
CENTRE = (1, 1)
LINES: list[frozenset[Cell]] = [
    *[frozenset((row, column) for column in range(3)) for row in range(3)],
    *[frozenset((row, column) for row in range(3)) for column in range(3)],
    frozenset((at, at) for at in range(3)),
    frozenset((at, 2 - at) for at in range(3)),
]


def cells_of(table: Table, verb: str = "activate") -> set[Cell]:
    """The cells offered now."""
    return {(int(choice.args[0]), int(choice.args[1])) for choice in table.choices() if choice.verb == verb}


def after(*marked: Cell, fired: Cell | None = None) -> Table:
    """The turn of a player with these markers, and perhaps the sacred fire token, on the grid."""
    return Table(players=2).marked(0, *marked, fired=fired).turn(0)


def line_left(marked: set[Cell], fired: set[Cell]) -> bool:
    """WK-TILE-08 in its own words: a line holds all markers and no token."""
    return any(marked <= line and not fired & line for line in LINES)


POSITIONS = [
    (set(marked), set(fired))
    for marked in {cells for line in LINES for size in range(4) for cells in combinations(sorted(line), size)}
    for fired in [(), *((cell,) for cell in CELLS)]
    if line_left(set(marked), set(fired))
]
"""All sets of markers and tokens that can come up."""


# --- the grid -------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TILE-01", "WK-TILE-12")
@pytest.mark.parametrize(("players", "tribes"), [(2, "backs"), (4, "fronts"), (1, "backs")])
def test_nine_tiles_with_one_visible_side_each_in_the_whole_game(players: int, tribes: str) -> None:
    game = firekeeper.new("wendake", players=players, seed=8, tribes=tribes, history=False)
    luck = Random(8)
    sides = set()
    advanced = 0
    while not game.over:
        seen = game.view()
        for player in seen.players:
            grid = [tile.id for tile in player.grid if tile.id]
            if player.automa or len(grid) + len(player.cycled_out) < 9:
                continue  # still laying the grids
            assert len(player.grid) == 9
            assert len({*grid, *player.cycled_out}) == 9
            sides |= {tile.side for tile in player.grid}
            # One exchange a year at most: what was given stays with its owner.
            owned = {*grid, *player.cycled_out, *player.set_aside}
            assert len(owned) == 9 + sum(tile.startswith("level") for tile in owned) <= 9 + seen.year
            advanced = max(advanced, sum(tile.startswith("level") for tile in grid))
        game.choose(luck.choice(game.choices))
    assert sides == {"action", "ritual"}
    assert advanced > 2


@pytest.mark.rule("WK-TILE-02")
def test_there_are_eight_lines() -> None:
    found = set()
    for pair in combinations(CELLS, 2):
        table = after(*pair)
        third = cells_of(table)
        assert len(third) <= 1  # two cells share at most one line
        if third:
            found.add(frozenset({*pair, *third}))
    assert found == set(LINES)
    assert len(found) == 8


@pytest.mark.rule("WK-TILE-03")
@pytest.mark.parametrize("reserved_first", [False, True])
def test_the_first_tile_of_a_year_may_be_any(reserved_first: bool) -> None:
    table = Table(players=2).sides(0, [(0, 0), (2, 1)]).turn(0)
    if reserved_first:
        table.state.reserved = (0,)
        table.player(0).markers = 3
    assert cells_of(table) == set(CELLS)


@pytest.mark.rule("WK-TILE-04", "WK-EXD-01")
@pytest.mark.parametrize("first", CELLS)
def test_the_second_tile_shares_a_line_and_the_third_completes_it(first: Cell) -> None:
    reach = {cell for line in LINES if first in line for cell in line} - {first}
    corner_side_centre = (6, 4, 8)[1 if sum(first) % 2 else 2 if first == CENTRE else 0]
    table = after(first)
    assert cells_of(table) == reach
    assert len(reach) == corner_side_centre
    for cell in set(CELLS) - reach - {first}:
        assert table.why_not(f"activate {cell[0]} {cell[1]}") == "WK-TILE-04"
    for second in reach:
        line = next(line for line in LINES if {first, second} <= line)
        table = after(first, second)
        assert cells_of(table) == line - {first, second}
        other = next(cell for cell in CELLS if cell not in line)
        assert table.why_not(f"activate {other[0]} {other[1]}") == "WK-TILE-04"


@pytest.mark.rule("WK-TILE-05")
@pytest.mark.parametrize(("players", "tribes"), [(3, "fronts"), (1, "backs")])
def test_at_the_end_of_a_year_the_markers_form_a_line(players: int, tribes: str) -> None:
    complete = 0
    for seed in range(4):
        game = firekeeper.new("wendake", players=players, seed=seed, tribes=tribes, history=False)
        luck = Random(seed)
        while not game.over:
            for player in game.view().players:
                marked = {CELLS[at] for at, tile in enumerate(player.grid) if tile.marked}
                assert len(marked) <= 3
                if len(marked) == 3:
                    assert marked in LINES
                    complete += 1
            game.choose(luck.choice(game.choices))
    assert complete > 50


@pytest.mark.rule("WK-TILE-06")
@pytest.mark.parametrize(
    "line", LINES, ids=lambda line: "-".join(f"{row}{column}" for row, column in sorted(line))
)
def test_a_line_can_be_activated_in_any_order(line: frozenset[Cell]) -> None:
    for order in permutations(sorted(line)):
        table = Table(players=2).advanced().year()
        for row, column in order:
            table.idle(f"activate {row} {column}", f"activate {row} {column}")
        assert table.player(0).marked.bit_count() == 3
        assert cells_of(table) == set()


@pytest.mark.rule("WK-TILE-07")
def test_no_tile_is_activated_twice_in_a_year() -> None:
    table = after((0, 0))
    assert (0, 0) not in cells_of(table)
    assert table.why_not("activate 0 0") == "WK-TILE-07"
    # A tile with the token: not by a marker.
    table = after(CENTRE, fired=(0, 1))
    assert (0, 1) not in cells_of(table)
    assert table.why_not("activate 0 1") == "WK-TILE-07"
    # A tile with a marker, or with the token: not by Sacred Fire.
    table = Table(players=2).marked(0, (0, 0), CENTRE, fired=(2, 0)).then(LightFire(0))
    for row, column in ((0, 0), CENTRE, (2, 0)):
        assert (row, column) not in cells_of(table, "fire")
        assert table.why_not(f"fire {row} {column}") == "WK-ACT-FIRE-04"


@pytest.mark.rule("WK-TILE-08", "WK-AMB-03")
def test_the_invariant_decides_every_cell_and_leaves_no_dead_end() -> None:
    assert len(POSITIONS) > 200
    for marked, fired in POSITIONS:
        table = after(*marked, fired=next(iter(fired), None))
        legal = {cell for cell in CELLS if cell not in marked | fired and line_left(marked | {cell}, fired)}
        if len(marked) < 3:
            assert cells_of(table) == legal
            assert legal, "a marker has to be placed, and nowhere is legal"
        else:
            assert cells_of(table) == set()


@pytest.mark.rule("WK-TILE-08", "WK-AMB-03")
def test_sacred_fire_targets_keep_the_invariant() -> None:
    for marked, fired in POSITIONS:
        if not marked:
            continue  # the Sacred Fire tile itself carries a marker
        table = Table(players=2).marked(0, *marked, fired=next(iter(fired), None)).then(LightFire(0))
        legal = {cell for cell in CELLS if cell not in marked | fired and line_left(marked, fired | {cell})}
        assert cells_of(table, "fire") == legal
        if not fired:
            assert len(legal) == (8 if len(marked) == 1 else 6)


@pytest.mark.rule("WK-TILE-08", "WK-AMB-03")
def test_a_line_closed_by_the_token_is_refused_for_that_reason() -> None:
    table = after(CENTRE, fired=(0, 0))
    assert table.why_not("activate 2 2") == "WK-ACT-FIRE-03"
    assert table.why_not("activate 0 0") == "WK-TILE-07"


# --- sides ----------------------------------------------------------------------------------------------


def actions(rules: Box, name: str, side: str) -> list[str]:
    """What a side of a tile shows, as its component says."""
    tile = next(tile for tile in rules.components.tiles if tile.id == name)
    return [action.split()[0] for action in (tile.ritual if side == "ritual" else tile.actions)]


@pytest.mark.rule("WK-TILE-09", "WK-AMB-07")
def test_ritual_is_on_every_ritual_side_and_on_no_action_side() -> None:
    rules = Table().box
    shown = {tile: actions(rules, tile, "action") for tile in rules.tile_names}
    assert all(shown.values())
    assert "ritual" not in set(chain.from_iterable(shown.values()))
    turned = {tile: actions(rules, tile, "ritual") for tile in rules.tile_names}
    assert turned.pop("ottawa_sacred_fire") == []  # it is never turned (WK-AMB-48)
    assert all(found == ["ritual"] for found in turned.values())


@pytest.mark.rule("WK-TILE-09")
def test_a_tile_performs_what_its_visible_side_shows() -> None:
    table = Table(players=2).sides(0, [(0, 0), (0, 2)]).marked(0, (0, 0)).turn(0)
    assert cells_of(table) == {(0, 1), (0, 2), (1, 0), (2, 0), (1, 1), (2, 2)}  # the same line rule
    table.choose("activate 0 2")  # Harvest on its ACTION side
    assert table.legal() == {"perform ritual", "skip ritual", "swap"}
    table.choose("perform ritual", "call woman", "call hunter", "continue")
    assert table.score(0, "ritual") == 5
    assert table.goods(0) == {}
    table = Table(players=2, homes=["michilimackinac"]).turn(0).choose("activate 0 2", "perform harvest")
    assert table.goods(0) == {"corn": 1}


@pytest.mark.rule("WK-TILE-09", "WK-AMB-06")
def test_sacred_fire_on_its_ritual_side_lights_no_fire() -> None:
    table = Table(players=2).sides(0, [CENTRE]).turn(0).choose("activate 1 1")
    assert table.legal("perform") == {"perform ritual"}
    table.choose("skip ritual")
    assert table.player(0).fired == 0
    table.then(CycleActionTiles()).choose("slide", "slide")
    assert table.tile(0, 2, 1) == ("basic_sacred_fire", "action")
    # On its ACTION side, skipping the fire places no token either.
    table = Table(players=2).turn(0).choose("activate 1 1", "skip sacred_fire")
    assert table.player(0).fired == 0


@pytest.mark.rule("WK-TILE-10")
def test_both_sides_of_every_tile_can_be_looked_up() -> None:
    table = Table(players=2).sides(0, [(1, 2)])
    for seat in (0, 1, None):
        tile = view_for(table.state, seat).players[0].grid[5]
        assert (tile.id, tile.side) == ("basic_trade", "ritual")
        assert actions(table.box, tile.id, "action") == ["trade"]
        assert actions(table.box, tile.id, tile.side) == ["ritual"]


@pytest.mark.rule("WK-TILE-11")
def test_a_tile_counts_as_activated_even_if_nothing_was_done() -> None:
    table = Table(players=2).turn(0).idle("activate 0 0")
    table.turn(0)
    assert table.why_not("activate 0 0") == "WK-TILE-07"
    table.state.frames.clear()
    table.then(CycleActionTiles()).choose("slide", "slide")
    assert table.tile(0, 1, 0) == ("basic_tan_pelts", "ritual")
    assert table.tile(0, 1, 1) == ("basic_move", "action")


# --- worked examples ------------------------------------------------------------------------------------

FIRE_IN_CORNER = (
    "basic_sacred_fire", "basic_move", "basic_harvest",
    "basic_fish", "basic_tan_pelts", "basic_trade",
    "basic_canoe", "basic_hunt", "basic_mask_ceremony",
)  # fmt: skip


@pytest.mark.rule("WK-EXD-02", "WK-ACT-FIRE-03")
def test_fire_first_centre() -> None:
    table = Table(players=2).turn(0).choose("activate 1 1", "perform sacred_fire")
    assert cells_of(table, "fire") == set(CELLS) - {CENTRE}
    table.choose("fire 0 0", "skip tan_pelts", "skip move 1", "end_turn")
    table.turn(0)
    assert cells_of(table) == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}


@pytest.mark.rule("WK-EXD-03", "WK-ACT-FIRE-03")
def test_fire_first_corner() -> None:
    table = Table(players=2, grid=FIRE_IN_CORNER).turn(0)
    table.choose("activate 0 0", "perform sacred_fire", "fire 0 1", "skip move 3", "end_turn").turn(0)
    assert cells_of(table) == {(1, 0), (2, 0), (1, 1), (2, 2)}


@pytest.mark.rule("WK-EXD-04", "WK-ACT-FIRE-02")
def test_fire_second() -> None:
    table = after((0, 0)).choose("activate 1 1", "perform sacred_fire")
    assert cells_of(table, "fire") == set(CELLS) - {(0, 0), (1, 1), (2, 2)}
    assert table.why_not("fire 2 2") == "WK-ACT-FIRE-02"  # the tile the line still needs


@pytest.mark.rule("WK-EXD-05", "WK-ACT-FIRE-02")
def test_fire_third() -> None:
    mirrored = (*FIRE_IN_CORNER[2::-1], *FIRE_IN_CORNER[3:])
    table = Table(players=2, grid=mirrored).marked(0, (0, 0), (0, 1)).turn(0)
    table.choose("activate 0 2", "perform sacred_fire")
    assert cells_of(table, "fire") == {(row, column) for row in (1, 2) for column in range(3)}

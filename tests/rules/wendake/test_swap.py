"""The swap token (WK-SWAP): two free tiles change places, once a game."""

from itertools import combinations
from random import Random

import pytest
from built_table import view_for
from wendake_table import GRID, Table

import firekeeper
from firekeeper.games.wendake.restore import CycleActionTiles

Cell = tuple[int, int]
CELLS: list[Cell] = [(row, column) for row in range(3) for column in range(3)]
LINES = [
    {*cells}
    for cells in combinations(CELLS, 3)
    if len({row for row, _ in cells}) == 1
    or len({column for _, column in cells}) == 1
    or set(cells) in ({(0, 0), (1, 1), (2, 2)}, {(0, 2), (1, 1), (2, 0)})
]


def swappable(table: Table) -> set[Cell]:
    return {(int(c.args[0]), int(c.args[1])) for c in table.choices() if c.verb == "swap_cell"}


def swap(table: Table, one: Cell, other: Cell) -> Table:
    return table.choose("swap", f"swap_cell {one[0]} {one[1]}", f"swap_cell {other[0]} {other[1]}")


@pytest.mark.rule("WK-SWAP-01", "WK-SWAP-05")
@pytest.mark.parametrize(("one", "other"), list(combinations(CELLS, 2)))
def test_any_two_free_tiles_change_places(one: Cell, other: Cell) -> None:
    table = Table(players=2).sides(0, [(0, 0), (1, 2)]).turn(0)
    before = {cell: table.tile(0, *cell) for cell in CELLS}
    swap(table, one, other)
    after = {cell: table.tile(0, *cell) for cell in CELLS}
    assert after == {**before, one: before[other], other: before[one]}  # tiles with their sides


@pytest.mark.rule("WK-SWAP-01", "WK-SWAP-03")
def test_the_token_is_used_up() -> None:
    table = Table(players=2).turn(0)
    assert "swap" in table.legal()
    swap(table, (0, 0), (2, 2))
    assert view_for(table.state, None).players[0].swaps == 0
    assert "swap" not in table.legal()
    assert table.why_not("swap") == "WK-SWAP-03"
    assert view_for(table.state, None).players[1].swaps == 1
    # Nor in the Restore Phase: the player without a token is not even asked.
    table.state.frames.clear()
    table.then(CycleActionTiles())
    assert table.decision is not None
    assert (type(table.decision).__name__, table.decision.seat) == ("BeforeSliding", 1)


@pytest.mark.rule("WK-SWAP-01", "WK-AMB-08")
def test_the_last_moment_of_a_year_is_before_sliding() -> None:
    table = Table(players=3)
    for seat in range(3):
        table.marked(seat, (0, 0), (1, 1), (2, 2), fired=(0, 1))
    table.state.order = (2, 0, 1)
    table.then(CycleActionTiles())
    for seat in (2, 0, 1):  # in the new turn order
        assert table.decision is not None
        assert table.decision.seat == seat
        assert table.legal() == {"slide", "swap"}
        if seat == 0:
            table.choose("swap")
            assert swappable(table) == set(CELLS)  # markers and token are off
            table.choose("swap_cell 0 0", "swap_cell 2 1")
            # The tile had been turned before it moved.
            assert table.tile(0, 2, 1) == ("basic_tan_pelts", "ritual")
        table.choose("slide")
    assert table.tile(0, 1, 0) == ("basic_hunt", "action")  # was (2,1), then (0,0), then slid
    assert "basic_tan_pelts" in view_for(table.state, None).players[0].cycled_out
    assert "swap" not in table.legal()  # the tiles have slid
    assert table.why_not("swap") == "WK-AMB-08"


@pytest.mark.rule("WK-SWAP-01", "WK-AMB-08")
@pytest.mark.parametrize("players", [1, 2])
def test_every_year_but_the_last_asks_before_sliding(players: int) -> None:
    game = firekeeper.new("wendake", players=players, seed=5, history=False)
    luck = Random(5)
    asked = set()
    while not game.over:
        offered = [choice for choice in game.choices if choice.verb != "swap"]
        if any(choice.verb == "slide" for choice in offered):
            assert {choice.verb for choice in game.choices} == {"slide", "swap"}
            asked.add(game.view().year)
        game.choose(luck.choice(offered))
    assert asked == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("WK-SWAP-02")
def test_tiles_with_a_marker_are_not_free() -> None:
    table = Table(players=2).marked(0, (0, 0)).turn(0).choose("activate 1 1", "swap")
    assert swappable(table) == set(CELLS) - {(0, 0), (1, 1)}
    assert table.why_not("swap_cell 0 0") == "WK-SWAP-02"
    assert table.why_not("swap_cell 1 1") == "WK-SWAP-02"  # the marker was placed this turn
    table.choose("swap_cell 0 1")
    assert swappable(table) == set(CELLS) - {(0, 0), (1, 1), (0, 1)}
    assert table.why_not("swap_cell 0 0") == "WK-SWAP-02"


@pytest.mark.rule("WK-SWAP-02", "WK-SWAP-05")
def test_a_swap_may_prepare_the_activation_of_the_same_turn() -> None:
    table = Table(players=2).sides(0, [(2, 1)]).marked(0, (0, 0)).turn(0)
    assert table.why_not("activate 1 2") == "WK-TILE-04"  # Trade is out of reach
    swap(table, (1, 2), (0, 1))
    assert table.player(0).marked == 1
    assert table.player(0).markers == 3  # a swap activates nothing
    table.choose("activate 0 1")
    assert table.legal("perform") == {"perform trade"}


@pytest.mark.rule("WK-SWAP-02", "WK-AMB-09")
def test_the_sacred_fire_token_travels_with_its_tile_if_a_line_remains() -> None:
    refused = 0
    for line in LINES:
        for count in (1, 2, 3):
            for marked in combinations(sorted(line), count):
                for fired in set(CELLS) - set(marked):
                    if not any(set(marked) <= way and fired not in way for way in LINES):
                        continue
                    table = Table(players=2).marked(0, *marked, fired=fired).turn_end(0)
                    table.choose("swap", f"swap_cell {fired[0]} {fired[1]}")
                    legal = {
                        cell
                        for cell in CELLS
                        if cell not in (*marked, fired)
                        and any(set(marked) <= way and cell not in way for way in LINES)
                    }
                    assert swappable(table) == legal
                    refused += 9 - count - 1 - len(legal)
                    target = min(legal)
                    table.choose(f"swap_cell {target[0]} {target[1]}")
                    grid = view_for(table.state, None).players[0].grid
                    assert [CELLS[at] for at, tile in enumerate(grid) if tile.fired] == [target]
                    assert {CELLS[at] for at, tile in enumerate(grid) if tile.marked} == set(marked)
    assert refused > 0


@pytest.mark.rule("WK-AMB-09")
def test_the_token_cannot_be_swapped_into_the_line() -> None:
    table = Table(players=2).marked(0, (0, 0), (1, 1), fired=(0, 1)).turn_end(0)
    table.choose("swap", "swap_cell 0 1")
    assert (2, 2) not in swappable(table)
    assert table.why_not("swap_cell 2 2") == "WK-AMB-09"
    # The tile that completes the line may be exchanged for a tile without the token.
    table = Table(players=2).marked(0, (0, 0), (1, 1), fired=(0, 1)).turn_end(0)
    table.choose("swap", "swap_cell 2 2")
    assert swappable(table) == {(0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}


@pytest.mark.rule("WK-SWAP-05")
def test_a_swap_changes_nothing_but_two_places() -> None:
    table = Table(players=2).sides(0, [(0, 0)]).marked(0, (1, 1), fired=(0, 1)).have(0, corn=1).turn(0)
    before = view_for(table.state, 0)
    waiting = table.decision
    swap(table, (0, 0), (2, 0))
    after = view_for(table.state, 0)
    assert table.decision is waiting
    changed = {
        name for name in after.players[0].__struct_fields__
        if getattr(after.players[0], name) != getattr(before.players[0], name)
    }  # fmt: skip
    assert changed == {"grid", "swaps", "total"}  # the total counts the token: WK-SWAP-04
    assert after.players[1] == before.players[1]
    assert [(tile.marked, tile.fired) for tile in after.players[0].grid] == [
        (tile.marked, tile.fired) for tile in before.players[0].grid
    ]


@pytest.mark.rule("WK-SWAP-05")
def test_swapping_during_an_activation_does_not_change_it() -> None:
    table = Table(players=2).turn(0).choose("activate 0 0", "perform tan_pelts")
    swap(table, (0, 1), (2, 2))
    assert table.legal("perform") == {"perform move 1"}


@pytest.mark.rule("WK-SWAP-04")
def test_an_unused_token_is_worth_a_point_beside_the_tracks() -> None:
    table = Table(players=2, tribes=["seneca", "fox"])
    for seat in (0, 1):
        table.track(seat, economic=4, military=4, ritual=4, mask=4)
    assert table.rules.scores(table.state) == [8 + 2, 8 + 1]  # each token of the Seneca counts
    table.turn_end(0)
    swap(table, (0, 0), (0, 1))
    assert table.rules.scores(table.state) == [8 + 1, 8 + 1]
    assert [player.score["economic"] for player in view_for(table.state, None).players] == [4, 4]


@pytest.mark.rule("WK-AMB-10")
def test_seneca_may_use_both_tokens_in_one_window() -> None:
    table = Table(players=2, tribes=["seneca", "fox"]).turn_end(0)
    swap(swap(table, (0, 0), (0, 1)), (0, 1), (2, 2))
    assert table.tile(0, 2, 2)[0] == GRID[0]
    assert table.tile(0, 0, 0)[0] == GRID[1]
    assert table.why_not("swap") == "WK-SWAP-03"
    table = Table(players=2, tribes=["seneca", "fox"]).then(CycleActionTiles())
    swap(swap(table, (0, 0), (0, 1)), (0, 1), (2, 2))
    assert table.decision is not None
    assert (table.decision.seat, table.legal()) == (0, {"slide"})

"""The Restore Phase (WK-RESTORE): turn order, action tiles, masks, progress tiles, year marker."""

import pytest
from built_table import view_for
from wendake_table import GRID, Table

import firekeeper
from firekeeper.games.wendake.restore import (
    AdjustTurnOrder,
    CycleActionTiles,
    RefreshProgress,
    ReplaceTile,
    RestoreMasks,
    ShuffleTopRow,
)
from firekeeper.games.wendake.scoring import ranking
from firekeeper.games.wendake.turn import AdvanceYear, Year
from firekeeper.kernel.frame import Chance

SHOWN = tuple(f"level1_{number:02}" for number in range(1, 7))
BOTTOM = GRID[6:]
"""The tiles that leave the grid: Canoe, Hunt, Mask Ceremony."""


def restoring(*order: int, year: int = 1, players: int = 2, tribes: list[str] | None = None) -> Table:
    """All four markers are placed, with this order on the turn order track; the Restore Phase begins."""
    table = Table(players=players, tribes=tribes).advanced(*SHOWN)
    table.state.year = year
    table.state.reserved = order or tuple(range(players))
    for seat in range(players):
        table.marked(seat, (0, 0), (1, 0), (2, 0))
        table.player(seat).markers = 0
        table.player(seat).black_marker = 0
        table.player(seat).reserved_with = 0
    return table.then(AdjustTurnOrder(), CycleActionTiles(), RestoreMasks(), RefreshProgress(), AdvanceYear())


def slid(*order: int, year: int = 1, players: int = 2) -> Table:
    """The same when the tiles have slid down and the first player may replace one."""
    return restoring(*order, year=year, players=players).choose(*["slide"] * players)


def names(table: Table, *tiles: int) -> list[str]:
    return [table.box.tile_names[tile] for tile in tiles]


# --- the phase ------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-RESTORE-01")
def test_five_steps_in_this_order() -> None:
    table = Table(players=2)
    Year().run(table.state)
    assert [type(frame).__name__ for frame in reversed(table.state.frames)] == [
        "PlayerTurns", "Restoring",
        "AdjustTurnOrder", "CycleActionTiles", "RestoreMasks", "RefreshProgress", "AdvanceYear",
    ]  # fmt: skip


@pytest.mark.rule("WK-RESTORE-01")
def test_masks_and_progress_tiles_wait_until_all_tiles_are_cycled() -> None:
    table = restoring(1, 0).own(0, "move_1", used=True).hold(0, "husk").disk(0, "pair")
    table.player(0).played, table.player(0).hand = table.player(0).hand, table.player(0).played
    for text in ("slide", "slide", "keep_tiles", "top_row 0 1 2", "keep_tiles"):
        assert table.decision is not None
        seen = view_for(table.state, None)
        assert seen.order == [1, 0]  # 2.A is done
        assert (seen.players[0].played != [], seen.players[0].disk) == (True, "pair")  # 2.C is not
        assert seen.players[0].used == ["move_1"]  # nor 2.D
        assert seen.year == 1  # nor 2.E
        table.choose(text)
    table.choose("top_row 0 1 2")
    seen = view_for(table.state, None)
    assert (seen.players[0].played, seen.players[0].disk, seen.players[0].used) == ([], "", [])
    assert seen.year == 2


@pytest.mark.rule("WK-RESTORE-02", "WK-RESTORE-13")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_the_new_order_counts_at_once(order: tuple[int, ...]) -> None:
    table = restoring(*order, players=3)
    asked = []
    for text in ("slide", "slide", "slide"):
        assert table.decision is not None
        asked.append(table.decision.seat)
        table.choose(text)
    assert view_for(table.state, None).order == list(order)
    for _ in order:  # one player after the other
        assert isinstance(table.decision, ReplaceTile)
        asked.append(table.decision.seat)
        table.choose("keep_tiles", "top_row 0 1 2")
    assert tuple(asked) == order + order
    assert table.decision is not None
    assert table.decision.seat == order[0]  # and the first to place a marker in the new year


@pytest.mark.rule("WK-RESTORE-03")
def test_the_reserve_markers_return_to_the_sage_spaces() -> None:
    table = restoring(1, 0, tribes=["ojibwa", "fox"])
    table.player(0).reserved_with = 1  # the black one
    table.state.frames = [AdjustTurnOrder()]
    assert table.decision is None
    seen = view_for(table.state, None)
    assert (seen.reserved, [player.reserved_with for player in seen.players]) == ([], ["", ""])
    assert (seen.players[0].black_marker, seen.players[0].markers) == (1, 0)
    assert (seen.players[1].black_marker, seen.players[1].markers) == (0, 1)
    # With those from the grid everybody has four again.
    table = restoring(1, 0, tribes=["ojibwa", "fox"])
    table.choose("slide")
    assert [(player.markers, player.black_marker) for player in table.state.players] == [(3, 1), (4, 0)]


# --- 2.B ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-RESTORE-04", "WK-RESTORE-05", "WK-AMB-05")
def test_marked_tiles_turn_over_and_the_one_with_the_token_does_not() -> None:
    table = Table(players=2).sides(0, [(1, 1), (0, 0), (0, 2)])
    table.marked(0, (0, 1), (1, 1), (2, 1), fired=(0, 0)).then(CycleActionTiles())
    assert table.legal("slide")  # turned, not yet slid
    assert not table.player(0).marked
    assert not table.player(0).fired
    sides = {(row, column): table.tile(0, row, column)[1] for row in range(3) for column in range(3)}
    assert [cell for cell, side in sides.items() if side == "ritual"] == [
        (0, 0),  # RITUAL with the token: stays
        (0, 1),  # ACTION with a marker: turned
        (0, 2),  # RITUAL without anything: stays
        (2, 1),
    ]
    assert sides[1, 1] == "action"  # RITUAL with a marker: turned


@pytest.mark.rule("WK-RESTORE-05", "WK-ACT-FIRE-05")
def test_the_sacred_fire_tile_itself_turns() -> None:
    table = Table(players=2).turn(0).choose("activate 1 1", "perform sacred_fire", "fire 0 0")
    table.choose("skip tan_pelts", "skip move 1", "end_turn")
    table.state.frames.clear()
    table.then(CycleActionTiles())
    assert table.legal("slide")
    assert table.tile(0, 1, 1) == ("basic_sacred_fire", "ritual")
    assert table.tile(0, 0, 0) == ("basic_tan_pelts", "action")
    assert not any(tile.fired for tile in view_for(table.state, None).players[0].grid)


@pytest.mark.rule("WK-RESTORE-06")
def test_all_tiles_slide_one_row_down() -> None:
    table = slid()
    for seat in (0, 1):
        player = table.player(seat)
        assert names(table, *player.grid[3:]) == list(GRID[:6])
        assert player.grid[:3] == (-1, -1, -1)
        assert tuple(names(table, *player.cycled_out)) == BOTTOM
    # Sides and tiles travel together.
    assert [table.tile(0, row, 0)[1] for row in range(3)] == ["action", "ritual", "ritual"]


@pytest.mark.rule("WK-RESTORE-07", "WK-RESTORE-11", "WK-AMB-05")
def test_what_leaves_the_grid_shows_action_again() -> None:
    # RITUAL and untouched, RITUAL under the token, ACTION and activated.
    table = Table(players=2).sides(0, [(2, 0), (2, 1), (0, 0)]).marked(0, (2, 2), fired=(2, 1))
    table.then(CycleActionTiles()).choose("slide", "slide", "keep_tiles", "top_row 0 1 2")
    assert [table.tile(0, 0, column) for column in range(3)] == [(tile, "action") for tile in BOTTOM]
    assert table.tile(0, 1, 0) == ("basic_tan_pelts", "ritual")


@pytest.mark.rule("WK-RESTORE-08", "WK-RESTORE-09")
def test_one_cycled_out_tile_may_be_exchanged_for_a_displayed_one() -> None:
    table = slid()
    assert table.legal() == {"keep_tiles"} | {f"replace {old} {new}" for old in BOTTOM for new in SHOWN}
    assert table.why_not("replace basic_trade level1_01") == "WK-RESTORE-08"  # still in the grid
    assert table.why_not("replace basic_hunt level1_07") == "WK-RESTORE-09"  # not on display
    assert table.why_not("replace basic_hunt level2_01") == "WK-RESTORE-09"
    table.choose("replace basic_hunt level1_03")
    assert tuple(names(table, *table.player(0).cycled_out)) == (
        "basic_canoe",
        "level1_03",
        "basic_mask_ceremony",
    )
    assert isinstance(table.decision, ShuffleTopRow)  # no second exchange
    table.choose("top_row 0 1 2")
    table.settle()
    assert isinstance(table.decision, ReplaceTile)
    assert table.decision.seat == 1


def next_year(table: Table) -> Table:
    """Seat 0 may replace a tile again; nothing else happened."""
    table.settle()
    if isinstance(table.decision, ReplaceTile):  # seat 1
        table.choose("keep_tiles").settle()
    table.state.frames.clear()
    table.then(CycleActionTiles())
    while not isinstance(table.decision, ReplaceTile):
        table.choose("slide")
    return table


@pytest.mark.rule("WK-RESTORE-09", "WK-RESTORE-10", "WK-RESTORE-12", "WK-AMB-50")
def test_a_tile_set_aside_in_an_earlier_year_may_return() -> None:
    table = slid().choose("replace basic_hunt level1_03")
    assert view_for(table.state, None).players[0].set_aside == ["basic_hunt"]  # public
    assert isinstance(table.decision, ShuffleTopRow)  # too late to take it back this year
    table.choose("top_row 0 1 2").settle()
    # Nobody else may take it.
    assert table.decision is not None
    assert table.decision.seat == 1
    assert not [text for text in table.legal("replace") if text.endswith("basic_hunt")]

    next_year(table)
    assert table.decision.seat == 0
    out = names(table, *table.player(0).cycled_out)
    assert {text.split()[1] for text in table.legal("replace") if text.endswith(" basic_hunt")} == set(out)
    shown, left = table.state.display, table.state.stack
    table.choose(f"replace {out[0]} basic_hunt", "top_row 0 1 2").settle()
    assert view_for(table.state, None).players[0].set_aside == [out[0]]
    assert (table.state.display, table.state.stack) == (shown, left)  # no draw
    assert out[0] not in view_for(table.state, None).display


@pytest.mark.rule("WK-RESTORE-09", "WK-RESTORE-10", "WK-AMB-50")
def test_advanced_tiles_can_be_set_aside_and_taken_back_too() -> None:
    table = slid()
    table.player(0).cycled_out = tuple(
        table.box.tile_names.index(tile) for tile in ("level1_07", "basic_sacred_fire", "basic_hunt")
    )
    table.player(0).set_aside = tuple(
        table.box.tile_names.index(tile) for tile in ("level1_08", "basic_trade", "level2_01")
    )
    assert {text.split()[2] for text in table.legal("replace")} == {
        *SHOWN, "level1_08", "basic_trade", "level2_01",
    }  # fmt: skip
    table.choose("replace basic_sacred_fire level1_08")  # a grid may be without Sacred Fire
    assert names(table, *table.player(0).set_aside) == ["basic_trade", "level2_01", "basic_sacred_fire"]


@pytest.mark.rule("WK-RESTORE-11", "WK-RESTORE-14")
@pytest.mark.parametrize("choice", ["keep_tiles", "replace basic_hunt level1_02"])
def test_chance_fills_the_top_row(choice: str) -> None:
    table = slid().choose(choice)
    tiles = names(table, *table.player(0).cycled_out)
    decision = table.decision
    assert isinstance(decision, Chance)  # nobody shuffles: the game's random source does
    assert decision.weights(table.state) == []  # all alike
    rows = set()
    for text in table.legal():
        other = slid().choose(choice, text)
        rows.add(tuple(other.tile(0, 0, column) for column in range(3)))
    assert len(rows) == 6
    assert all(sorted(row) == sorted((tile, "action") for tile in tiles) for row in rows)


@pytest.mark.rule("WK-RESTORE-14")
def test_the_shuffle_follows_the_seed() -> None:
    def top_rows(seed: int) -> list[str]:
        game = firekeeper.new("wendake", players=2, seed=seed)
        while not game.over:
            game.choose(game.choices[0])
        return [entry.choice for entry in game.record.entries if entry.choice.startswith("top_row")]

    assert len(top_rows(1)) == 12  # two players, six years
    assert top_rows(1) == top_rows(1)
    assert len({tuple(top_rows(seed)) for seed in range(4)}) == 4


@pytest.mark.rule("WK-RESTORE-12")
def test_the_display_is_refilled_before_the_next_player_chooses() -> None:
    table = slid().choose("replace basic_hunt level1_03", "top_row 0 1 2")
    assert type(table.decision).__name__ == "FillDisplay"
    assert table.legal() == {f"tile level1_{number:02}" for number in range(7, 18)}  # the same level
    table.choose("tile level1_12")
    assert isinstance(table.decision, ReplaceTile)
    assert table.decision.seat == 1
    shown = view_for(table.state, None).display
    assert len(shown) == 6
    assert "level1_12" in shown
    assert "level1_03" not in shown


@pytest.mark.rule("WK-AMB-42")
def test_an_empty_stack_refills_nothing() -> None:
    table = slid()
    table.state.stack = 0
    table.choose("replace basic_hunt level1_03", "top_row 0 1 2")
    assert isinstance(table.decision, ReplaceTile)
    assert {text.split()[2] for text in table.legal("replace")} == set(SHOWN) - {"level1_03"}
    table.state.display = (-1,) * 6
    assert table.legal() == {"keep_tiles"}


@pytest.mark.rule("WK-RESTORE-15")
def test_level_2_tiles_come_once_at_the_end_of_year_3() -> None:
    for year in (1, 2, 4, 5, 6):
        table = slid(year=year).choose("keep_tiles", "top_row 0 1 2", "keep_tiles", "top_row 0 1 2")
        assert view_for(table.state, None).display == list(SHOWN)
        assert view_for(table.state, None).level == 1
    table = slid(year=3).choose("replace basic_hunt level1_01", "top_row 0 1 2", "tile level1_07")
    assert view_for(table.state, None).level == 1  # the last player still chooses among level 1
    assert {text.split()[2][:6] for text in table.legal("replace")} == {"level1"}
    table.choose("keep_tiles", "top_row 0 1 2")
    assert table.legal() == {f"tile level2_{number:02}" for number in range(1, 18)}
    table.settle()
    seen = view_for(table.state, None)
    assert (seen.level, seen.stack, seen.year) == (2, 11 - 6, 4)
    assert len({tile for tile in seen.display if tile.startswith("level2_")}) == 6
    # From now on replacements and refills are of level 2; what players own stays theirs.
    next_year(table)
    assert {text.split()[2][:6] for text in table.legal("replace")} == {"level2", "basic_"}
    new = view_for(table.state, None).display[0]
    out = names(table, *table.player(0).cycled_out)
    table.choose(f"replace {out[0]} {new}", "top_row 0 1 2")
    assert {text[:11] for text in table.legal()} == {"tile level2"}


# --- 2.C to 2.E -----------------------------------------------------------------------------------------


@pytest.mark.rule("WK-RESTORE-16", "WK-RESTORE-17")
def test_disks_and_mask_cards_return() -> None:
    table = Table(players=3).hold(0, "husk", "husk", "crooked").hold(1, "smiler", "smiler").deck("tongue")
    table.begin(0, "mask_ceremony").choose("draw deck", "card tongue_red_clean", "play pair husk")
    table.player(1).played, table.player(1).hand = table.player(1).hand, table.player(1).played
    table.disk(1, "two_pairs")
    assert view_for(table.state, None).spaces["pair"] == [0]
    table.then(RestoreMasks()).settle()
    seen = view_for(table.state, None)
    assert not any(seen.spaces.values())
    assert [player.disk for player in seen.players] == ["", "", ""]
    assert [player.played for player in seen.players] == [[], [], []]
    kinds = [sorted(card.split("_")[0] for card in table.hand(seat)) for seat in range(3)]
    assert kinds == [["crooked", "husk", "husk", "tongue"], ["smiler", "smiler"], []]


@pytest.mark.rule("WK-RESTORE-18")
def test_used_progress_tiles_are_turned_up() -> None:
    table = Table(players=2).own(0, "gain_animal", "move_1").turn_end(0)
    table.choose("use gain_animal", "gain fish")
    assert view_for(table.state, None).players[0].used == ["gain_animal"]
    assert table.why_not("use gain_animal") == "WK-PROG-06"
    table.choose("end_turn").then(RefreshProgress()).settle()
    assert view_for(table.state, None).players[0].used == []
    table.turn_end(0).choose("use gain_animal", "gain leather")
    assert table.goods(0) == {"fish": 1, "leather": 1}


@pytest.mark.rule("WK-RESTORE-19")
def test_the_year_marker_moves_on_or_the_game_ends() -> None:
    for year in range(1, 7):
        table = restoring(year=year)
        while table.state.year == year:
            table.settle()
            table.choose("keep_tiles" if isinstance(table.decision, ReplaceTile) else "slide")
            table.settle()
        assert table.state.year == year + 1
        assert table.legal("activate")
        assert not table.state.finished
    table = restoring(year=7)
    assert table.decision is None
    assert (table.state.year, table.state.finished) == (7, 1)


@pytest.mark.rule("WK-RESTORE-20", "WK-AMB-43", "WK-AMB-08")
def test_year_7_adjusts_the_order_restores_the_masks_and_asks_nothing() -> None:
    table = restoring(1, 0, year=7).hold(0, "husk", "husk").disk(0, "pair")
    table.player(0).played, table.player(0).hand = table.player(0).hand, table.player(0).played
    assert table.player(0).swaps == 1
    assert table.decision is None  # no swap, no replacement
    seen = view_for(table.state, None)
    assert seen.order == [1, 0]
    assert [card[:4] for card in table.hand(0)] == ["husk", "husk"]
    # Equal totals: the order adjusted in year 7 decides.
    assert [player.total for player in seen.players] == [1, 1]
    assert (ranking(table.state), seen.winners) == ([1, 0], [1])

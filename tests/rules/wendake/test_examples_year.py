"""The worked examples of a year: Ringo, Paul, John, George (WK-EX-03 to -11); and those derived for tiles."""

from collections.abc import Iterator

import pytest
from built_table import view_for
from wendake_table import Table

from firekeeper.games.wendake import events
from firekeeper.games.wendake.restore import BeforeSliding, CycleActionTiles, ReplaceTile, ShuffleTopRow
from firekeeper.kernel.frame import Chance

Cell = tuple[int, int]
RINGO, PAUL, JOHN, GEORGE = range(4)
SHOWN = tuple(f"level1_{number:02}" for number in range(1, 7))
GRIDS = (
    ("tan_pelts", "move", "mask_ceremony", "fish", "sacred_fire", "trade", "canoe", "hunt", "harvest"),
    ("fish", "move", "hunt", "tan_pelts", "sacred_fire", "mask_ceremony", "canoe", "trade", "harvest"),
    ("move", "hunt", "tan_pelts", "canoe", "sacred_fire", "fish", "trade", "mask_ceremony", "harvest"),
    ("fish", "trade", "harvest", "tan_pelts", "sacred_fire", "canoe", "move", "mask_ceremony", "hunt"),
)
"""The grids of the four, made concrete where the examples speak of single tiles."""

YEAR = (
    (RINGO, "activate 0 0"),  # Tan Pelts + Move 1
    (PAUL, "reserve"),
    (JOHN, "activate 1 2"),  # Fish + Military
    (GEORGE, "activate 2 0"),  # Move 3
    (RINGO, "activate 0 2"),  # Mask Ceremony
    (PAUL, "activate 1 1"),  # Sacred Fire
    (JOHN, "activate 0 2"),  # Tan Pelts + Move 1
    (GEORGE, "activate 2 2"),  # Hunt + Move 1
    (RINGO, "reserve"),
    (PAUL, "activate 2 1"),  # Trade
    (JOHN, "activate 2 2"),  # Harvest
    (GEORGE, "reserve"),
    (RINGO, "activate 0 1"),
    (PAUL, "activate 0 1"),
    (JOHN, "reserve"),
    (GEORGE, "activate 2 1"),
)


def example(turns: int) -> Table:
    """The year of the rulebook's example after so many turns, nobody performing anything."""
    table = Table(players=4).advanced(*SHOWN)
    for seat, grid in enumerate(GRIDS):
        table.lay(seat, *[f"basic_{tile}" for tile in grid])
    table.year()
    for seat, placement in YEAR[:turns]:
        assert table.decision is not None
        assert table.decision.seat == seat
        table.idle(placement)
    return table


def cells(table: Table) -> set[Cell]:
    """The cells on which the next marker may be put."""
    return {(int(c.args[0]), int(c.args[1])) for c in table.choices() if c.verb == "activate"}


# --- from the rulebook ----------------------------------------------------------------------------------


@pytest.mark.rule("WK-EX-03")
def test_a_full_year_of_marker_placement() -> None:
    table = example(15)
    # In the last cycle each of them has one placement left: the tile of the line, or the reservation.
    for turn, only in ((12, "activate 0 1"), (13, "activate 0 1"), (14, "reserve"), (15, "activate 2 1")):
        assert example(turn).legal() - {"swap"} == {only}
    table.choose("activate 2 1", "skip mask_ceremony")
    seen = view_for(table.state, None)
    lines = [[at for at, tile in enumerate(player.grid) if tile.marked] for player in seen.players]
    assert lines == [[0, 1, 2], [1, 4, 7], [2, 5, 8], [6, 7, 8]]
    assert seen.reserved == [PAUL, RINGO, GEORGE, JOHN]
    assert [player.markers for player in seen.players] == [0, 0, 0, 0]


@pytest.mark.rule("WK-EX-04")
def test_corner_start_six_choices() -> None:
    table = example(4)
    assert [table.tile(RINGO, *cell)[0] for cell in ((0, 0), (1, 2), (2, 1))] == [
        "basic_tan_pelts", "basic_trade", "basic_hunt",
    ]  # fmt: skip
    assert cells(table) == {(0, 1), (0, 2), (1, 0), (2, 0), (1, 1), (2, 2)}
    assert table.why_not("activate 1 2") == table.why_not("activate 2 1") == "WK-TILE-04"


@pytest.mark.rule("WK-EX-05")
def test_order_of_actions_on_a_tile() -> None:
    table = example(0).have(RINGO, beaver=2)
    home = table.box.territories[table.player(RINGO).home]
    table.choose("activate 0 0")
    assert table.legal("perform") == {"perform tan_pelts"}
    table.choose("perform tan_pelts")
    assert table.goods(RINGO) == {"leather": 2}
    assert table.legal("perform") == {"perform move 1"}
    table.choose("perform move 1")
    assert table.why_not("perform tan_pelts")
    table.choose(min(text for text in table.legal("move") if f" {home} " in text))
    assert table.legal("perform") == set()

    table = (
        example(0).have(RINGO, beaver=2).choose("activate 0 0", "skip tan_pelts", "perform move 1", "done")
    )
    assert table.why_not("perform tan_pelts") == "WK-TURN-06"
    assert table.goods(RINGO) == {"beaver": 2}


@pytest.mark.rule("WK-EX-06")
def test_side_start_four_choices() -> None:
    assert cells(example(6)) == {(0, 2), (2, 2), (1, 0), (1, 1)}


@pytest.mark.rule("WK-EX-07")
def test_centre_start_eight_choices() -> None:
    table = example(9)
    assert table.player(PAUL).fired == 0  # he did not use the fire
    assert cells(table) == {(row, column) for row in range(3) for column in range(3)} - {(1, 1)}


@pytest.mark.rule("WK-EX-08")
def test_third_tile_is_forced() -> None:
    table = example(10)
    assert cells(table) == {(2, 2)}
    assert table.tile(JOHN, 2, 2)[0] == "basic_harvest"
    assert table.legal("reserve")  # option B is still open


@pytest.mark.rule("WK-EX-09")
def test_leftmost_position() -> None:
    positions = {}
    for turn, (seat, placement) in enumerate(YEAR):
        if placement == "reserve":
            table = example(turn)
            assert table.legal("reserve") == {"reserve"}  # no choice of position
            table.state.events = []
            table.choose("reserve")
            (told,) = (event for event in table.state.events if isinstance(event, events.OrderReserved))
            positions[seat] = told.position
    assert positions == {PAUL: 1, RINGO: 2, GEORGE: 3, JOHN: 4}


@pytest.mark.rule("WK-EX-10")
def test_new_turn_order() -> None:
    table = example(16)
    seen = view_for(table.state, None)
    assert seen.order == [PAUL, RINGO, GEORGE, JOHN]
    assert seen.reserved == []
    assert [player.markers for player in seen.players] == [4, 4, 4, 4]
    asked = []
    while isinstance(table.decision, BeforeSliding):
        asked.append(table.decision.seat)
        table.choose("slide")
    assert asked == [PAUL, RINGO, GEORGE, JOHN]
    assert isinstance(table.decision, ReplaceTile)
    assert table.decision.seat == PAUL


@pytest.mark.rule("WK-EX-11")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_replacing_a_tile(order: tuple[int, int, int]) -> None:
    table = example(16).choose(*["slide"] * 4)
    out = ["basic_canoe", "basic_trade", "basic_harvest"]
    assert view_for(table.state, None).players[PAUL].cycled_out == out
    table.choose("replace basic_trade level1_01")
    assert isinstance(table.decision, ShuffleTopRow)
    table.choose("top_row {} {} {}".format(*order))
    now = ["basic_canoe", "level1_01", "basic_harvest"]
    assert [table.tile(PAUL, 0, column) for column in range(3)] == [(now[at], "action") for at in order]
    assert view_for(table.state, None).players[PAUL].set_aside == ["basic_trade"]
    table.choose("tile level1_09")
    assert isinstance(table.decision, ReplaceTile)
    assert table.decision.seat == RINGO
    assert sorted(view_for(table.state, None).display) == [*SHOWN[1:], "level1_09"]


# --- derived --------------------------------------------------------------------------------------------


def years(players: int) -> Iterator[tuple[Table, int]]:
    """Seven idle years in which everybody takes a displayed tile; yields before every take."""
    table = Table(players=players).advanced(*SHOWN).year()
    while (decision := table.decision) is not None:
        if isinstance(decision, ReplaceTile):
            yield table, decision.seat
            new = next(tile for tile in table.state.display if tile >= 0)
            old = table.player(decision.seat).cycled_out[0]
            table.choose(f"replace {table.box.tile_names[old]} {table.box.tile_names[new]}")
        elif isinstance(decision, Chance):
            table.choose(table.choices()[0].text)
        else:
            wanted = ("activate", "reserve", "skip", "end_turn", "slide")
            table.choose(next(choice.text for choice in table.choices() if choice.verb in wanted))


@pytest.mark.rule("WK-EXD-07", "WK-RESTORE-12", "WK-RESTORE-15")
@pytest.mark.parametrize(("players", "kept"), [(2, 11), (3, 14), (4, 17)])
def test_pool_arithmetic(players: int, kept: int) -> None:
    takes = 0
    taken: dict[int, set[int]] = {1: set(), 2: set()}
    for table, _ in years(players):
        shown = [tile for tile in table.state.display if tile >= 0]
        assert len(shown) == 6
        taken[table.state.level + 1] |= set(shown)
        takes += 1
        level = 1 if table.state.year <= 3 else 2
        assert table.state.level + 1 == level
    assert takes == 6 * players
    assert {level: len(tiles) for level, tiles in taken.items()} == {1: kept, 2: kept}


@pytest.mark.rule("WK-EXD-06", "WK-RESTORE-04", "WK-RESTORE-06", "WK-RESTORE-07")
def test_flip_and_slide() -> None:
    table = Table(players=2).advanced(*SHOWN).sides(0, [(1, 0), (1, 2)])
    table.marked(0, (0, 0), (1, 0), (2, 0), fired=(1, 2)).then(CycleActionTiles())
    table.choose("slide", "slide", "keep_tiles", "top_row 2 1 0")
    assert table.tile(0, 1, 0) == ("basic_tan_pelts", "ritual")
    assert table.tile(0, 2, 0) == ("basic_fish", "action")
    assert table.tile(0, 2, 2) == ("basic_trade", "ritual")
    assert table.tile(0, 0, 2) == ("basic_canoe", "action")  # was (2,0): turned, out, turned back


@pytest.mark.rule("WK-EXD-24", "WK-RESTORE-04", "WK-AMB-48")
def test_the_ottawa_fire_keeps_burning() -> None:
    table = Table(players=2, tribes=["ottawa", "fox"]).turn(0)
    table.choose(
        "activate 1 1", "perform sacred_fire", "fire 0 0", "skip tan_pelts", "skip move 1", "end_turn"
    )
    table.state.frames.clear()
    table.then(CycleActionTiles()).choose("slide", "slide")
    assert table.tile(0, 2, 1) == ("ottawa_sacred_fire", "action")
    # Next year it leaves the grid; like any tile it can be set aside.
    table.choose("keep_tiles", "top_row 0 1 2", "keep_tiles", "top_row 0 1 2")
    table.advanced(*SHOWN).then(CycleActionTiles()).choose("slide", "slide")
    assert "replace ottawa_sacred_fire level1_01" in table.legal()

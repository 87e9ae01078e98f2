"""Sacred Fire (WK-ACT-FIRE). In the grid of these tests it lies in the centre, if nothing else is said."""

from __future__ import annotations

import pytest
from wendake_table import GRID, Table

from firekeeper.games.wendake.restore import TurnActivatedTiles

CELLS = {(row, column) for row in range(3) for column in range(3)}

# Sacred Fire in the top left corner, Tan Pelts in the centre.
CORNER = ("basic_sacred_fire", *GRID[1:4], "basic_tan_pelts", *GRID[5:])


def lit(*marked: tuple[int, int], at: tuple[int, int] = (1, 1), grid: tuple[str, ...] = GRID) -> Table:
    """Seat 0 has markers on these cells, puts one on Sacred Fire and performs it."""
    table = Table(grid=grid).marked(0, *marked).turn(0)
    return table.choose(f"activate {at[0]} {at[1]}", "perform sacred_fire")


def cells(table: Table, verb: str) -> set[tuple[int, int]]:
    """The cells offered with a verb."""
    return {(int(choice.args[0]), int(choice.args[1])) for choice in table.choices() if choice.verb == verb}


def next_turn(table: Table) -> Table:
    """Skip what is left of the tile, end the turn, and let the other seat reserve."""
    while skips := table.legal("skip"):
        table.choose(skips.pop())
    return table.choose("end_turn", "reserve", "end_turn")


# --- what it activates ----------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-FIRE-01")
def test_it_activates_any_other_tile() -> None:
    assert cells(lit(), "fire") == CELLS - {(1, 1)}


@pytest.mark.rule("WK-ACT-FIRE-01")
def test_the_actions_of_the_target_follow_the_usual_rules() -> None:
    table = lit().have(0, beaver=2).choose("fire 0 0")
    assert table.legal("perform") == {"perform tan_pelts"}  # top to bottom
    assert table.why_not("perform move 1") == "WK-TURN-06"
    table.choose("skip tan_pelts")  # each optional
    assert table.legal("perform") == {"perform move 1"}
    table.choose("perform move 1", "move michilimackinac sandusky")
    assert table.goods(0) == {"beaver": 2}
    assert table.at("sandusky") == [1, 0]
    assert table.legal() == {"end_turn", "swap"}


@pytest.mark.rule("WK-ACT-FIRE-01", "WK-ACT-RITUAL-04")
def test_ritual_sides_are_activated_too() -> None:
    table = Table().sides(0, [(0, 0)]).turn(0).choose("activate 1 1", "perform sacred_fire", "fire 0 0")
    assert table.legal("perform") == {"perform ritual"}
    table.choose("perform ritual", "call woman", "call hunter", "continue")
    assert table.score(0, "ritual") == 5


@pytest.mark.rule("WK-ACT-FIRE-01", "WK-AMB-06")
def test_a_sacred_fire_tile_on_its_ritual_side_lights_nothing() -> None:
    table = Table().sides(0, [(1, 1)]).turn(0).choose("activate 1 1")
    assert table.legal("perform") == {"perform ritual"}


# --- which targets --------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-FIRE-02")
@pytest.mark.parametrize(
    ("first", "third"), [((0, 0), (2, 2)), ((0, 1), (2, 1)), ((1, 2), (1, 0)), ((2, 0), (0, 2))]
)
def test_as_second_activation_any_tile_off_the_line(first: tuple[int, int], third: tuple[int, int]) -> None:
    table = lit(first)
    assert cells(table, "fire") == CELLS - {first, (1, 1), third}
    assert table.why_not(f"fire {first[0]} {first[1]}") == "WK-ACT-FIRE-04"  # activated already
    assert table.why_not(f"fire {third[0]} {third[1]}") == "WK-ACT-FIRE-02"  # still to come


@pytest.mark.rule("WK-ACT-FIRE-02")
def test_as_third_activation_any_tile_off_the_line() -> None:
    table = lit((1, 0), (1, 2))
    assert cells(table, "fire") == {(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)}


@pytest.mark.rule("WK-ACT-FIRE-02")
@pytest.mark.parametrize("at", [(0, 0), (0, 1), (1, 1)])
def test_as_first_activation_any_other_tile(at: tuple[int, int]) -> None:
    grid = list(GRID)
    grid[4] = "level1_01"
    grid[3 * at[0] + at[1]] = "basic_sacred_fire"
    assert cells(lit(at=at, grid=tuple(grid)), "fire") == CELLS - {at}


# --- the token ------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-FIRE-03")
def test_the_token_locks_the_target_and_the_end_of_its_line() -> None:
    table = next_turn(lit().choose("fire 0 0"))
    assert cells(table, "activate") == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}
    assert table.why_not("activate 0 0") == "WK-TILE-07"
    assert table.why_not("activate 2 2") == "WK-ACT-FIRE-03"


@pytest.mark.rule("WK-ACT-FIRE-03")
def test_the_lock_holds_for_the_whole_year() -> None:
    table = next_turn(lit((0, 2)).choose("fire 0 1"))
    assert cells(table, "activate") == {(2, 0)}


@pytest.mark.rule("WK-ACT-FIRE-03")
def test_a_token_off_every_line_of_sacred_fire_costs_no_further_tile() -> None:
    """From a corner, (1,2) shares no line with Sacred Fire: all six cells stay open."""
    table = next_turn(lit(at=(0, 0), grid=CORNER).choose("fire 1 2"))
    assert cells(table, "activate") == {(0, 1), (0, 2), (1, 0), (2, 0), (1, 1), (2, 2)}


@pytest.mark.rule("WK-ACT-FIRE-03", "WK-AMB-03")
def test_choosing_a_target_places_the_token_even_if_nothing_is_performed() -> None:
    table = lit().choose("fire 0 0", "skip tan_pelts", "skip move 1")
    assert table.player(0).fired == 1 << 0
    assert (0, 0) not in cells(next_turn(table), "activate")


@pytest.mark.rule("WK-ACT-FIRE-04")
def test_no_tile_by_marker_then_fire_nor_by_fire_then_marker() -> None:
    marker_first = lit((0, 0))
    assert marker_first.why_not("fire 0 0") == "WK-ACT-FIRE-04"
    assert marker_first.why_not("fire 1 1") == "WK-ACT-FIRE-04"  # nor itself
    fire_first = next_turn(lit().choose("fire 0 0"))
    assert fire_first.why_not("activate 0 0") == "WK-TILE-07"


@pytest.mark.rule("WK-ACT-FIRE-04", "WK-AMB-04")
def test_a_second_fire_cannot_take_the_same_target_and_may_find_none() -> None:
    """Only tiles of a component pack can light twice; even then the question has an answer."""
    table = Table().marked(0, (0, 0), (0, 1), (0, 2), fired=(1, 1)).begin(0, "sacred_fire")
    assert cells(table, "fire") == {(1, 0), (1, 2), (2, 0), (2, 1), (2, 2)}
    assert table.why_not("fire 1 1") == "WK-ACT-FIRE-04"
    table.choose("fire 2 2", "skip mask_ceremony")
    assert table.player(0).fired == 1 << 4 | 1 << 8
    table.player(0).fired = 0b111111000
    table.begin(0, "sacred_fire")
    assert table.legal() == {"continue"}
    table.choose("continue")
    assert table.decision is None


@pytest.mark.rule("WK-ACT-FIRE-05")
@pytest.mark.parametrize("ritual", [False, True])
def test_at_the_end_of_the_year_the_target_keeps_its_side_and_sacred_fire_turns(ritual: bool) -> None:
    table = Table().sides(0, [(0, 0)] if ritual else []).turn(0)
    table.choose("activate 1 1", "perform sacred_fire", "fire 0 0").then(TurnActivatedTiles())
    assert table.decision is not None
    assert table.tile(0, 0, 0) == ("basic_tan_pelts", "ritual" if ritual else "action")
    assert table.tile(0, 1, 1) == ("basic_sacred_fire", "ritual")
    assert table.player(0).fired == 0  # the token is back


@pytest.mark.rule("WK-ACT-FIRE-05", "WK-TRIBE-07")
def test_the_ottawa_tile_does_not_turn() -> None:
    table = Table(tribes=["ottawa"]).turn(0).choose("activate 1 1", "perform sacred_fire", "fire 0 0")
    table.then(TurnActivatedTiles())
    assert table.decision is not None
    assert table.tile(0, 1, 1) == ("ottawa_sacred_fire", "action")


@pytest.mark.rule("WK-ACT-FIRE-06")
def test_skipped_fire_places_no_token_and_locks_nothing() -> None:
    table = Table().turn(0).choose("activate 1 1", "skip sacred_fire")
    assert table.player(0).fired == 0
    assert cells(next_turn(table), "activate") == CELLS - {(1, 1)}


@pytest.mark.rule("WK-ACT-FIRE-07")
def test_the_target_gets_no_marker_and_does_not_count_among_the_three() -> None:
    table = lit().choose("fire 0 1")
    player = table.player(0)
    assert player.marked == 1 << 4
    assert player.markers == 3
    next_turn(table).idle("activate 0 0", "activate 1 1")  # seat 0, seat 1
    assert cells(table, "activate") == {(2, 2)}  # the third tile of the line is still to come

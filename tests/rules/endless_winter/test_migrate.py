"""The Migrate column (area MIGRATE): placing and moving Camps, building Villages, in a turn."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.supply import cap
from firekeeper.games.endless_winter.turn import EndTurn


@pytest.mark.rule("EW-MIGRATE-01")
def test_a_tool_puts_a_camp_on_the_base_tile() -> None:
    table = Table().have(0, tool=2).act(0, "migrate").choose("camp")
    assert table.player(0).camps == (0, 0)
    assert table.tool(0) == 1
    assert cap(table.box, table.player(0)) == 7
    table.choose("camp")
    assert not table.legal("camp")
    assert table.why_not("camp") == "EW-MIGRATE-01"


@pytest.mark.rule("EW-MIGRATE-01")
def test_without_camps_at_home_none_can_be_placed() -> None:
    table = Table().have(0, tool=2).camps(0, 0, 0, 0, 0, 0).act(0, "migrate")
    assert not table.legal("camp")
    assert table.why_not("camp") == "EW-MIGRATE-01"


@pytest.mark.rule("EW-MIGRATE-02")
def test_a_labour_moves_a_camp_one_step_as_often_as_paid() -> None:
    table = Table().have(0, food=5).camps(0, 0).act(0, "migrate")
    assert table.legal("move") == {f"move 0 {slot}" for slot in range(1, 7)}
    table.choose("eat 5", "move 0 1", "move 1 7", "move 7 1")
    assert table.player(0).camps == (1,)
    assert (table.food(0), table.labour()) == (0, 0)
    assert not table.legal("move")
    assert table.why_not("move 1 2") == "EW-MIGRATE-02"


@pytest.mark.rule("EW-MIGRATE-02")
def test_back_to_the_base_tile_but_not_off_the_map() -> None:
    table = Table().have(0, food=5).camps(0, 7).act(0, "migrate")
    assert table.legal("move") == {"move 7 1", "move 7 8", "move 7 18"}
    assert table.why_not("move 7 0") == "EW-MIGRATE-12"
    assert table.why_not("move 3 4") == "EW-MIGRATE-02"
    table.choose("eat 5", "move 7 1", "move 1 0")
    assert table.player(0).camps == (0,)


@pytest.mark.rule("EW-MIGRATE-02")
def test_camps_in_reserve_do_not_move() -> None:
    table = Table().have(0, food=5).camps(0).act(0, "migrate")
    assert not table.legal("move")


@pytest.mark.rule("EW-MIGRATE-05", "EW-MIGRATE-08", "EW-EX-41")
def test_a_village_with_all_camps_out() -> None:
    table = Table().have(0, food=10).camps(0, 0, 0, 1, 2, 8).act(0, "migrate").choose("on", "use")
    assert table.food(0) == 7
    assert table.legal("village") == {"village 1-2-8"}
    table.choose("village 1-2-8")
    assert table.player(0).camps == (0, 0)
    assert (table.food(0), cap(table.box, table.player(0))) == (7, 7)
    assert len(table.player(0).villages) == 1


@pytest.mark.rule("EW-MIGRATE-05", "EW-MIGRATE-08", "EW-EX-42")
def test_a_village_with_three_camps_out() -> None:
    table = Table().have(0, food=3).camps(0, 1, 2, 8).act(0, "migrate").choose("on", "use", "village 1-2-8")
    assert (table.food(0), cap(table.box, table.player(0))) == (0, 5)
    assert table.player(0).camps == ()


@pytest.mark.rule("EW-MIGRATE-05")
def test_no_village_without_three_food_or_three_camps() -> None:
    table = Table().have(0, food=2).camps(0, 1, 2, 8).act(0, "migrate").choose("on")
    assert not table.legal("use", "village")
    table = Table().have(0, food=3).camps(0, 1, 2, 2).act(0, "migrate").choose("on")
    assert not table.legal("use", "village")


@pytest.mark.rule("EW-MIGRATE-06")
def test_no_village_at_the_base_tile() -> None:
    table = Table().have(0, food=3).camps(0, 0, 1, 2).act(0, "migrate").choose("on")
    assert not table.legal("use", "village")


@pytest.mark.rule("EW-MIGRATE-11")
def test_the_bottom_places_a_camp_and_then_moves_one() -> None:
    table = Table().camps(0, 3).act(0, "migrate").choose("on")
    assert table.legal() == {"camp", "forgo"}
    table.choose("camp")
    assert table.player(0).camps == (0, 3)
    assert "move 3 4" in table.legal()  # any own Camp
    table.choose("move 0 1")
    assert table.player(0).camps == (1, 3)
    assert isinstance(table.decision, EndTurn)
    assert (table.tool(0), table.food(0), table.labour()) == (0, 0, 0)  # both are free


@pytest.mark.rule("EW-MIGRATE-11")
def test_with_all_camps_out_only_the_move() -> None:
    table = Table().camps(0, 0, 0, 0, 0, 3).act(0, "migrate").choose("on")
    assert not table.legal("camp")
    table.choose("move 3 4")
    assert isinstance(table.decision, EndTurn)


@pytest.mark.rule("EW-MIGRATE-11")
def test_both_halves_may_be_declined() -> None:
    table = Table().camps(0, 3).act(0, "migrate").choose("on", "forgo")
    assert table.legal("move")
    table.choose("forgo")
    assert table.player(0).camps == (3,)
    assert isinstance(table.decision, EndTurn)

"""The Rest action (area REST)."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.eclipse import total
from firekeeper.games.endless_winter.turn import EndTurn


@pytest.mark.rule("EW-REST-01")
def test_a_figure_goes_to_the_own_rest_space() -> None:
    table = Table().act(0, "rest")
    assert [player.resting for player in table.state.players] == [1, 0]
    assert table.player(0).figures_ready == 1


@pytest.mark.rule("EW-REST-02")
def test_draw_a_card_and_tip_an_animal_in_either_order() -> None:
    table = Table().deck(0, "hunter").animals(0, "woolly_rhino").act(0, "rest")
    assert {"draw", "tip woolly_rhino", "forgo"} <= table.legal()
    table.choose("tip woolly_rhino", "take tool", "draw", "draw_card hunter")
    assert table.cards(0, "hand") == ["hunter"]
    assert (table.food(0), table.tool(0)) == (3, 1)
    assert isinstance(table.decision, EndTurn)
    table = (
        Table().deck(0, "hunter").animals(0, "argentavis").act(0, "rest").choose("draw", "draw_card hunter")
    )
    assert "tip argentavis" in table.legal()


@pytest.mark.rule("EW-REST-02")
def test_both_effects_may_be_declined() -> None:
    table = Table().deck(0, "hunter").animals(0, "woolly_rhino").act(0, "rest").choose("forgo")
    assert isinstance(table.decision, EndTurn)
    assert table.cards(0, "hand") == []
    assert table.prey(0) == ["woolly_rhino"]


@pytest.mark.rule("EW-REST-02")
def test_the_draw_can_be_a_lesser_benefit_the_tip_cannot() -> None:
    table = Table().deck(0, "hunter").act(0, "rest")
    assert table.legal() == {"draw", "swap draw idol", "swap draw tool", "swap draw food", "forgo"}
    table.choose("swap draw tool")
    assert table.tool(0) == 1
    assert isinstance(table.decision, EndTurn)  # no untipped Animal: no tip and no substitute


@pytest.mark.rule("EW-REST-03")
def test_a_resting_figure_counts_one_and_a_half_in_the_eclipse() -> None:
    table = Table().act(0, "rest")
    assert total(table.state, 0) / 2 == 1.5
    assert total(table.state, 1) == 0


@pytest.mark.rule("EW-REST-04")
def test_up_to_three_figures_rest_in_a_round() -> None:
    table = Table()
    for figure in ("tribe", "chief", "tribe"):
        table.act(0, "rest", figure).choose("forgo", "end")
    assert table.player(0).resting == 3
    assert total(table.state, 0) / 2 == 4.5


@pytest.mark.rule("EW-REST-05")
def test_no_tribe_card_is_played_in_a_rest_turn() -> None:
    table = Table().have(0, food=3).hold(0, "hunter", "start_brave").act(0, "rest")
    assert not table.legal("work")
    assert table.why_not("work hunter") == "EW-REST-05"
    table.choose("forgo")
    assert table.legal() == {"end"}
    assert table.why_not("recruit hunter") == "EW-PLACE-02"  # the figure is not in a column


@pytest.mark.rule("EW-REST-05")
def test_food_becomes_labour_only_if_something_asks_for_it() -> None:
    table = Table().have(0, food=3).act(0, "rest")
    assert not table.legal("eat")
    assert table.why_not("eat 1") == "EW-REST-05"
    table.gain(0, "pay labour 1 -> points 2").choose("use")
    assert {"pay food:1"} <= table.legal()
    assert not table.legal("work")
    table.choose("pay food:1")
    assert (table.points(0), table.food(0)) == (2, 2)


@pytest.mark.rule("EW-REST-06")
def test_a_resting_chief_uses_a_skill_without_a_column() -> None:
    table = Table().chief(0, "great_eye", "side_b").deck(0, "hunter", "elder").act(0, "rest", "chief")
    assert "chief" in table.legal()
    table.choose("chief", "draw", "draw_card elder", "draw", "draw_card hunter")
    assert table.cards(0, "hand") == ["hunter", "elder"]


@pytest.mark.rule("EW-REST-06")
def test_a_resting_chief_cannot_use_a_skill_of_a_column() -> None:
    table = Table().chief(0, "stone_soul").deck(0, "hunter").act(0, "rest", "chief")
    assert "chief" not in table.legal()
    assert table.why_not("chief") == "EW-REST-06"


@pytest.mark.rule("EW-REST-07")
def test_culture_cards_first_then_rest() -> None:
    table = Table().hold(0, "c1_03").deck(0, "hunter").turn(0)
    table.choose("play c1_03", "stop", "place tribe rest", "draw", "draw_card hunter", "end")
    assert table.food(0) == 4
    assert table.cards(0, "discard") == ["c1_03"]

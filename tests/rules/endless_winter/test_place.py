"""Step 2 (area PLACE): placing a figure, the three sections of a column."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.columns import TopSection
from firekeeper.games.endless_winter.labour import PayLabour
from firekeeper.games.endless_winter.terms import BOTTOM, MIDDLE, TOP
from firekeeper.games.endless_winter.turn import EndTurn, PlaceFigure

PLACES = ("initiate", "develop", "migrate", "hunt", "rest")


@pytest.mark.rule("EW-PLACE-01", "EW-PLACE-02")
def test_one_figure_to_a_column_or_to_rest() -> None:
    table = Table().turn(0).choose("stop")
    assert isinstance(table.decision, PlaceFigure)
    assert table.legal() == {f"place {figure} {place}" for figure in ("chief", "tribe") for place in PLACES}
    table.choose("place tribe migrate")
    assert table.state.columns[2] == (1,)  # seat 0, a Tribe figure
    assert table.player(0).figures_ready == 1
    assert [(event.figure, event.place) for event in table.told("FigurePlaced")] == [("tribe", "migrate")]


@pytest.mark.rule("EW-PLACE-02", "EW-REST-01")
def test_a_resting_figure_stands_in_no_column() -> None:
    table = Table().turn(0).choose("stop", "place chief rest")
    assert table.player(0).resting == 1
    assert table.state.columns == [(), (), (), ()]


@pytest.mark.rule("EW-PLACE-02", "EW-CARD-07")
def test_a_column_promised_by_a_culture_skill() -> None:
    table = Table().turn(0)
    table.state.committed = 3
    table.choose("stop")
    assert table.legal() == {"place chief hunt", "place tribe hunt"}
    assert table.why_not("place tribe rest") == "EW-CARD-07"


@pytest.mark.rule("EW-PLACE-03", "EW-CARD-06")
def test_the_chief_skill_once_in_the_turn_of_the_chief() -> None:
    table = Table().chief(0, "tuskbreaker").act(0, "hunt", "chief")
    assert "chief" in table.legal()
    table.choose("chief", "take tool")
    assert (table.labour(), table.tool(0)) == (1, 1)
    assert "chief" not in table.legal()
    assert table.why_not("chief") == "EW-PLACE-03"


@pytest.mark.rule("EW-PLACE-03", "EW-PLACE-11")
def test_labour_of_the_chief_comes_at_once_and_pays_first() -> None:
    table = Table().chief(0, "stone_soul").hold(0, "artisan", "shaman").act(0, "develop", "chief")
    assert table.labour() == 3
    assert "chief" not in table.legal()
    assert table.why_not("chief") == "EW-PLACE-03"
    table.choose("learn c1_01")
    assert table.cards(0, "hand") == ["artisan", "shaman", "c1_01"]
    table = Table().chief(0, "stone_soul").hold(0, "artisan").act(0, "hunt", "chief")
    assert table.labour() == 0
    assert table.why_not("chief") == "EW-CARD-07"


@pytest.mark.rule("EW-PLACE-03")
def test_no_chief_skill_with_a_tribe_figure() -> None:
    table = Table().chief(0, "stone_soul").act(0, "develop", "tribe")
    assert "chief" not in table.legal()


@pytest.mark.rule("EW-PLACE-03", "EW-CARD-06")
def test_the_chief_skill_is_open_until_the_end_of_step_2() -> None:
    table = Table().chief(0, "fire_wolf", "side_b").act(0, "develop", "chief")
    assert "chief" in table.legal()
    table.choose("on")
    assert "chief" in table.legal()
    table.choose("forgo")
    assert isinstance(table.decision, EndTurn)
    assert table.legal() == {"chief", "end"}
    table.choose("chief")
    assert table.legal("move")


@pytest.mark.rule("EW-PLACE-04")
def test_top_middle_bottom_without_going_back() -> None:
    table = Table().have(0, food=2, tool=1).hold(0, "start_brave").act(0, "initiate")
    assert (table.state.section, type(table.decision)) == (TOP, TopSection)
    assert table.why_not("use") == "EW-CARD-10"
    table.choose("on")
    assert table.state.section == MIDDLE
    assert {"use", "skip"} <= table.legal()
    table.choose("skip")
    assert table.state.section == BOTTOM
    assert {"idol offering", "bury_hand start_brave"} <= table.legal()
    table.choose("forgo")
    assert isinstance(table.decision, EndTurn)
    assert table.why_not("recruit hunter") == "EW-PLACE-04"


@pytest.mark.rule("EW-PLACE-05", "EW-ICON-39")
def test_top_actions_as_often_as_wanted_in_any_mix() -> None:
    table = Table().have(0, tool=2).camps(0, 0).hold(0, "explorer").act(0, "migrate")
    table.choose("work explorer", "camp", "move 0 1", "camp", "move 1 2")
    assert table.player(0).camps == (0, 0, 2)
    assert (table.tool(0), table.labour()) == (0, 0)
    assert not table.legal("camp", "move")


@pytest.mark.rule("EW-PLACE-05")
def test_doing_nothing_in_the_top_section_is_allowed() -> None:
    table = Table().have(0, food=6, tool=6).act(0, "migrate").choose("on")
    assert not isinstance(table.decision, TopSection)
    assert (table.food(0), table.tool(0)) == (6, 6)


@pytest.mark.rule("EW-PLACE-06", "EW-ICON-39")
def test_the_middle_action_once() -> None:
    table = Table().animals(0, "argentavis", "argentavis").hunt("sabertooth").act(0, "hunt").choose("on")
    assert "tip argentavis" in table.legal()
    table.choose("tip argentavis", "idol honour", "idol honour")
    assert not table.legal("tip")


@pytest.mark.rule("EW-PLACE-06")
def test_the_middle_action_may_be_left_out() -> None:
    table = Table().animals(0, "argentavis").act(0, "hunt").choose("on", "forgo")
    assert table.prey(0) == ["argentavis"]


@pytest.mark.rule("EW-PLACE-07", "EW-PLACE-08", "EW-PLACE-10", "EW-EX-46")
def test_the_bottom_section_is_for_the_first_figure_of_the_round() -> None:
    table = Table().have(0, food=1, tool=1).act(0, "initiate").choose("on", "skip")
    assert {"idol offering", "idol honour"} <= table.legal()
    table.choose("idol honour")
    assert table.player(0).honour == 1
    table.choose("end")
    # The same player again, then the other: top and middle work, the bottom is skipped.
    table.have(0, food=1, tool=1).act(0, "initiate").choose("on", "skip")
    assert isinstance(table.decision, EndTurn)
    table.choose("end").have(1, food=1).hold(1, "start_brave")
    table.act(1, "initiate").choose("on", "use", "enlist hunter", "bury_hand start_brave")
    assert isinstance(table.decision, EndTurn)


@pytest.mark.rule("EW-PLACE-07")
def test_a_declined_bottom_does_not_pass_on() -> None:
    table = Table().act(0, "develop").choose("on", "forgo", "end")
    assert (table.food(0), table.tool(0)) == (1, 0)  # Food is taken by itself, the Tool was declined
    table.act(1, "develop").choose("on")
    assert isinstance(table.decision, EndTurn)
    assert (table.food(1), table.tool(1)) == (0, 0)


@pytest.mark.rule("EW-PLACE-09")
def test_a_figure_blocks_nobody() -> None:
    table = Table(3).have(1, tool=1).hold(1, "start_brave")
    table.act(0, "initiate").choose("on", "forgo", "end")
    table.act(2, "initiate").choose("on", "end")
    table.act(1, "initiate")
    assert table.state.columns[0] == (1, 5, 3)
    assert table.legal("recruit")


@pytest.mark.rule("EW-PLACE-11")
def test_labour_comes_from_cards_and_food() -> None:
    table = Table().have(0, food=1, tool=2).hold(0, "start_tribesman", "start_tribesman").act(0, "initiate")
    table.choose("recruit hunter")
    assert isinstance(table.decision, PayLabour)
    assert {"pay start_tribesman start_tribesman", "pay food:1"} <= table.legal()
    table.choose("pay food:1", "recruit elder", "pay start_tribesman start_tribesman")
    assert table.cards(0, "hand") == ["hunter", "elder"]
    assert (table.food(0), table.tool(0), table.labour()) == (0, 0, 0)


@pytest.mark.rule("EW-PLACE-11")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = Table().have(0, tool=1).hold(0, "start_tribesman").act(0, "initiate")
    assert not table.legal("recruit")
    assert table.why_not("recruit hunter") == "EW-BEGIN-01"
    assert table.why_not("scout") == "EW-PLACE-02"

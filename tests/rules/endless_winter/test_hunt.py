"""The Hunt column (area HUNT): scouting, taking and tipping Animals in a turn."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.turn import EndTurn

FIVE = ("sabertooth", "argentavis", "stag_moose", "giant_beaver", "woolly_rhino")


@pytest.mark.rule("EW-HUNT-01")
def test_a_labour_reveals_two_animals() -> None:
    table = Table().hold(0, "hunter").act(0, "hunt").choose("work hunter", "scout")
    table.choose("reveal argentavis", "reveal sabertooth")
    assert table.hunted() == ["argentavis", "sabertooth"]
    assert table.labour() == 1
    table.choose("scout", "reveal sabertooth", "reveal sabertooth")
    assert len(table.hunted()) == 4
    assert not table.legal("scout")
    assert table.why_not("scout") == "EW-HUNT-01"


@pytest.mark.rule("EW-HUNT-02", "EW-EX-17")
def test_with_five_cards_only_one_is_added() -> None:
    table = Table().hunt(*FIVE).hold(0, "hunter").act(0, "hunt").choose("work hunter", "scout")
    table.choose("reveal ground_sloth")
    assert table.hunted() == [*FIVE, "ground_sloth"]
    assert table.labour() == 1
    assert not table.legal("reveal")


@pytest.mark.rule("EW-HUNT-02", "EW-EX-54")
def test_with_six_cards_no_scouting() -> None:
    table = Table().hunt(*FIVE, "argentavis").hold(0, "hunter").act(0, "hunt")
    assert not table.legal("scout")
    assert table.why_not("scout") == "EW-HUNT-02"


@pytest.mark.rule("EW-HUNT-03", "EW-EX-18")
def test_with_one_card_in_the_deck_just_that_one() -> None:
    table = Table().animal_deck("argentavis").hold(0, "hunter").act(0, "hunt").choose("scout", "pay hunter+")
    table.choose("reveal argentavis")
    assert table.hunted() == ["argentavis"]
    assert not table.legal("scout")
    assert table.why_not("scout") == "EW-HUNT-03"


@pytest.mark.rule("EW-HUNT-04")
def test_a_tool_and_a_labour_for_an_animal_of_choice() -> None:
    table = Table().have(0, tool=2).hunt("sabertooth", "argentavis", "sabertooth").hold(0, "hunter")
    table.act(0, "hunt").choose("work hunter")
    assert table.legal("hunt") == {"hunt sabertooth", "hunt argentavis"}
    table.choose("hunt sabertooth", "hunt argentavis")
    assert table.prey(0) == ["sabertooth", "argentavis"]
    assert table.prey(0, tipped=True) == []
    assert table.hunted() == ["sabertooth"]
    assert (table.tool(0), table.labour()) == (0, 0)
    assert table.why_not("hunt sabertooth") == "EW-HUNT-04"


@pytest.mark.rule("EW-HUNT-04")
def test_scouting_and_taking_are_mixed_freely() -> None:
    table = Table().have(0, food=1, tool=1).hold(0, "hunter").act(0, "hunt").choose("work hunter")
    assert not table.legal("hunt")
    table.choose("scout", "reveal argentavis", "reveal sabertooth", "hunt argentavis", "scout", "pay food:1")
    table.choose("reveal sabertooth", "reveal sabertooth")
    assert table.hunted() == ["sabertooth"] * 3
    assert table.prey(0) == ["argentavis"]


@pytest.mark.rule("EW-HUNT-05", "EW-EX-36")
def test_nothing_to_hunt_scores_a_point_for_the_same_price() -> None:
    table = Table().animal_deck().have(0, tool=1).hold(0, "hunter").act(0, "hunt")
    assert table.legal("hunt") == {"hunt nothing"}
    table.choose("work hunter", "hunt nothing")
    assert table.points(0) == 1
    assert (table.tool(0), table.labour()) == (0, 1)


@pytest.mark.rule("EW-HUNT-05", "EW-EX-53")
def test_with_an_empty_area_and_a_deck_nothing_can_be_taken() -> None:
    table = Table().have(0, tool=1).hold(0, "hunter").act(0, "hunt")
    assert not table.legal("hunt")
    assert table.why_not("hunt nothing") == "EW-HUNT-05"
    assert "scout" in table.legal()


@pytest.mark.rule("EW-HUNT-06")
def test_the_hunt_area_is_not_refilled_during_a_round() -> None:
    table = Table().have(0, tool=1).hunt("argentavis").hold(0, "hunter").turn(0)
    table.choose("stop", "place tribe hunt", "hunt argentavis", "pay hunter+", "on", "forgo", "forgo", "end")
    assert table.hunted() == []
    table.choose("stop", "place tribe rest")
    assert table.hunted() == []


@pytest.mark.rule("EW-HUNT-07", "EW-HUNT-10")
def test_the_middle_tips_an_animal_for_its_benefit() -> None:
    table = Table().animals(0, "ground_sloth").act(0, "hunt").choose("on", "tip ground_sloth")
    assert table.food(0) == 2
    table.choose("take tool")
    assert table.tool(0) == 2
    assert table.prey(0) == []
    assert table.prey(0, tipped=True) == ["ground_sloth"]
    assert not table.legal("tip")


@pytest.mark.rule("EW-HUNT-08", "EW-SCORE-12")
def test_a_tipped_animal_leaves_its_set() -> None:
    from firekeeper.games.endless_winter.scoring import animal_points

    table = Table().animals(0, "sabertooth", "sabertooth", "sabertooth")
    assert animal_points(table.box, table.player(0)) == 6
    table.act(0, "hunt").choose("on", "tip sabertooth")
    assert animal_points(table.box, table.player(0)) == 3


@pytest.mark.rule("EW-HUNT-09")
def test_the_bottom_takes_the_top_animal() -> None:
    table = Table().act(0, "hunt").choose("on")
    assert table.legal() == {"track", "forgo"}
    table.choose("track", "reveal woolly_mammoth")
    assert table.prey(0) == ["woolly_mammoth"]
    assert table.hunted() == []
    assert isinstance(table.decision, EndTurn)


@pytest.mark.rule("EW-HUNT-09", "EW-EX-36")
def test_with_an_empty_deck_the_bottom_scores_a_point() -> None:
    table = Table().animal_deck().act(0, "hunt").choose("on", "track")
    assert table.points(0) == 1
    assert table.prey(0) == []

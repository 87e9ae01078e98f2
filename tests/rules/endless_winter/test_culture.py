"""Step 1 (area CULTURE): playing Culture cards."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.cards import DiscardCards
from firekeeper.games.endless_winter.turn import PlaceFigure, PlayCulture


@pytest.mark.rule("EW-CULTURE-01")
def test_any_number_of_culture_cards_or_none() -> None:
    table = Table().hold(0, "c1_03", "c1_15", "hunter").turn(0)
    assert table.legal() == {"play c1_03", "play c1_15", "stop"}
    assert isinstance(table.choose("stop").decision, PlaceFigure)
    assert table.cards(0, "hand") == ["hunter", "c1_03", "c1_15"]


@pytest.mark.rule("EW-CULTURE-01")
def test_without_a_culture_card_there_is_nothing_to_ask() -> None:
    table = Table().hold(0, "hunter", "elder").turn(0)
    assert table.legal() == {"stop"}
    assert table.why_not("play c1_03") == "EW-CULTURE-01"


@pytest.mark.rule("EW-CULTURE-02")
def test_the_first_card_is_free_each_further_one_costs_a_discard() -> None:
    table = Table().hold(0, "c1_03", "c1_19", "hunter", "start_brave").turn(0)
    table.choose("play c1_03")
    assert table.cards(0, "discard") == []
    table.choose("play c1_19")
    assert isinstance(table.decision, DiscardCards)
    assert table.legal() == {"discard hunter", "discard start_brave"}
    table.choose("discard hunter")
    assert table.cards(0, "discard") == ["hunter"]
    assert table.cards(0, "above") == ["c1_03", "c1_19"]


@pytest.mark.rule("EW-CULTURE-02")
def test_the_discard_is_paid_before_the_skill_is_resolved() -> None:
    table = Table().hold(0, "c1_03", "c1_13", "hunter").turn(0).choose("play c1_03", "play c1_13")
    assert isinstance(table.decision, DiscardCards)
    assert not table.legal("build")
    assert table.choose("discard hunter").legal("build")


@pytest.mark.rule("EW-CULTURE-02", "EW-EX-45")
def test_three_culture_cards_in_hand_play_two() -> None:
    table = Table().hold(0, "c1_03", "c1_15", "c1_19").turn(0)
    table.choose("play c1_03", "play c1_19", "discard c1_15", "skip")
    assert table.legal() == {"stop"}
    assert table.cards(0, "hand") == []


@pytest.mark.rule("EW-CULTURE-02", "EW-EX-45")
def test_two_culture_cards_in_hand_play_one() -> None:
    table = Table().hold(0, "c1_03", "c1_19").turn(0).choose("play c1_03")
    assert isinstance(table.decision, PlayCulture)
    assert table.legal() == {"stop"}
    assert table.why_not("play c1_19") == "EW-CULTURE-02"


@pytest.mark.rule("EW-CULTURE-02")
def test_the_first_card_of_the_next_turn_is_free_again() -> None:
    table = Table().hold(0, "c1_03", "c1_15", "hunter").turn(0)
    table.choose("play c1_03", "stop", "place tribe rest", "forgo", "end")
    table.choose("stop", "place tribe rest", "forgo", "end", "play c1_15")
    assert not isinstance(table.decision, DiscardCards)
    assert table.cards(0, "hand") == ["hunter"]


@pytest.mark.rule("EW-CULTURE-03", "EW-CARD-03")
def test_the_skill_follows_at_once() -> None:
    table = Table().hold(0, "c1_03").turn(0).choose("play c1_03")
    assert table.food(0) == 4
    assert table.cards(0, "above") == ["c1_03"]


@pytest.mark.rule("EW-CULTURE-04", "EW-DISCARD-01")
def test_it_stays_above_the_board_until_step_3() -> None:
    table = Table().hold(0, "c1_03").turn(0).choose("play c1_03", "stop", "place tribe rest")
    assert table.cards(0, "above") == ["c1_03"]
    table.choose("forgo", "end")
    assert table.cards(0, "above") == []
    assert table.cards(0, "discard") == ["c1_03"]


@pytest.mark.rule("EW-CULTURE-05")
def test_a_card_gained_in_step_2_waits_for_the_next_turn() -> None:
    table = Table().dealt().at(0, "develop", labour=3).work_step(0).gain(0, "culture 1")
    table.choose("learn c1_03")
    assert "c1_03" in table.cards(0, "hand")
    assert not table.legal("play")
    assert table.why_not("play c1_03") == "EW-CULTURE-05"


@pytest.mark.rule("EW-CULTURE-05")
def test_a_card_gained_in_step_1_may_still_be_played() -> None:
    table = Table().round(3).display("c2_01", "c2_20").hold(0, "c2_17", "hunter").turn(0)
    table.choose("play c2_17", "learn c2_20")
    assert "play c2_20" in table.legal()
    table.choose("play c2_20", "discard hunter")
    assert table.points(0) == 3


@pytest.mark.rule("EW-CULTURE-06")
def test_culture_cards_give_no_labour_of_their_own() -> None:
    table = Table().hold(0, "c1_03", "c1_13").act(0, "develop")
    assert not table.legal("work")
    assert not table.legal("learn")
    rules = table.box
    assert all(rules.card_labour[card] == 0 for card in range(rules.first_culture, len(rules.card_ids)))


@pytest.mark.rule("EW-CULTURE-06", "EW-LABOR-09")
def test_labour_of_a_culture_skill_joins_the_pool_of_the_turn() -> None:
    table = Table().hold(0, "c1_01", "start_tribeswoman").turn(0).choose("play c1_01")
    assert table.labour() == 2
    table.choose("stop", "place tribe develop")
    assert table.labour() == 2
    assert table.legal("learn")  # 2 + 1½ make the 3 it costs

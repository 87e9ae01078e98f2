"""The Initiate column (area BEGIN): recruiting and burying."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.turn import EndTurn

TRIBES = ("hunter", "artisan", "explorer", "elder", "shaman")


@pytest.mark.rule("EW-BEGIN-01")
def test_a_tool_and_a_labour_for_a_tribe_card() -> None:
    table = Table().have(0, tool=2).hold(0, "elder").act(0, "initiate").choose("work elder")
    assert table.legal("recruit") == {f"recruit {tribe}" for tribe in TRIBES}
    table.choose("recruit shaman")
    assert (table.tool(0), table.labour()) == (1, 1)
    assert table.cards(0, "hand") == ["shaman"]
    table.choose("recruit hunter")
    assert (table.tool(0), table.labour()) == (0, 0)
    assert table.cards(0, "hand") == ["hunter", "shaman"]
    assert table.state.stacks == [14, 15, 15, 14, 14]


@pytest.mark.rule("EW-BEGIN-01")
def test_without_a_tool_or_labour_no_card() -> None:
    assert not Table().hold(0, "elder").act(0, "initiate").legal("recruit")
    assert not Table().have(0, tool=3).act(0, "initiate").legal("recruit")


@pytest.mark.rule("EW-BEGIN-02")
def test_cards_of_one_turn_are_of_different_types() -> None:
    table = Table().have(0, food=5, tool=6).hold(0, "elder", "elder").act(0, "initiate")
    table.choose("work elder", "work elder", "eat 1", "recruit hunter")
    assert "recruit hunter" not in table.legal()
    assert table.why_not("recruit hunter") == "EW-BEGIN-02"
    for tribe in TRIBES[1:]:
        table.choose(f"recruit {tribe}")
    assert (table.tool(0), table.labour()) == (1, 0)
    assert not table.legal("recruit")


@pytest.mark.rule("EW-BEGIN-02")
def test_an_empty_stack_counts_as_its_type() -> None:
    table = Table().have(0, tool=2).stack("hunter", 0).hold(0, "elder").act(0, "initiate")
    table.choose("work elder", "recruit hunter")
    assert "recruit hunter" not in table.legal()


@pytest.mark.rule("EW-BEGIN-02")
def test_the_next_turn_is_free_again() -> None:
    table = Table().have(0, food=1, tool=1).turn(0).choose("stop", "place tribe initiate")
    table.choose("recruit hunter", "pay food:1", "on", "skip", "forgo", "end").choose(
        "stop", "place tribe rest"
    )
    table.choose("forgo", "end", "stop", "place tribe initiate").have(0, food=1, tool=1)
    assert "recruit hunter" in table.legal()


@pytest.mark.rule("EW-BEGIN-03", "EW-EX-16")
def test_a_recruited_card_cannot_be_played_this_turn() -> None:
    table = Table().have(0, food=1, tool=2).hold(0, "elder").act(0, "initiate")
    table.choose("recruit elder", "pay food:1")
    assert table.cards(0, "hand") == ["elder", "elder"]
    table.choose("work elder")  # the other copy
    assert "work elder" not in table.legal()
    assert table.why_not("work elder") == "EW-BEGIN-03"


@pytest.mark.rule("EW-BEGIN-03")
def test_but_it_can_be_buried_or_played_next_turn() -> None:
    table = Table().have(0, food=3, tool=1).turn(0).choose("stop", "place tribe initiate")
    table.choose("recruit elder", "pay food:1", "on", "use")
    assert "bury_hand elder" in table.legal()
    table.choose("forgo", "forgo", "end", "stop", "place tribe rest", "forgo", "end")
    assert "work elder" in table.choose("stop", "place tribe initiate").legal()


@pytest.mark.rule("EW-BEGIN-03", "EW-ICON-13")
def test_cards_that_reach_the_hand_otherwise_are_playable() -> None:
    table = Table().have(0, tool=1).act(0, "initiate").gain(0, "tribe_hand 1").choose("recruit elder")
    assert "work elder" in table.legal()


@pytest.mark.rule("EW-BEGIN-04", "EW-EX-35")
def test_an_empty_stack_scores_a_point() -> None:
    table = Table().have(0, tool=1).stack("artisan", 0).hold(0, "start_brave").act(0, "initiate")
    table.choose("work start_brave", "recruit artisan")
    assert table.points(0) == 1
    assert (table.tool(0), table.labour()) == (0, 1.5)
    assert table.cards(0, "hand") == []


@pytest.mark.rule("EW-BEGIN-05")
def test_one_food_for_a_card_to_the_discard_pile_and_a_burial() -> None:
    table = Table().have(0, food=2).hold(0, "start_tribesman").act(0, "initiate").choose("on", "use")
    assert table.food(0) == 1
    table.choose("enlist shaman", "bury_hand start_tribesman")
    assert table.cards(0, "discard") == ["shaman"]
    assert table.cards(0, "graveyard") == ["start_tribesman"]
    assert table.food(0) == 1


@pytest.mark.rule("EW-BEGIN-05")
def test_either_half_alone_and_in_any_order() -> None:
    table = Table().have(0, food=2).hold(0, "start_tribesman").act(0, "initiate").choose("on", "use")
    table.choose("bury_hand start_tribesman", "forgo")
    assert table.cards(0, "discard") == []
    table = Table().have(0, food=2).hold(0, "start_tribesman").act(0, "initiate").choose("on", "use")
    table.choose("enlist hunter", "bury_discard hunter")
    assert table.cards(0, "graveyard") == ["hunter"]


@pytest.mark.rule("EW-BEGIN-05")
def test_without_food_no_middle_action() -> None:
    table = Table().hold(0, "start_tribesman").act(0, "initiate").choose("on")
    assert table.legal() == {"skip"}  # forced: to the others it looks like any other hand
    assert table.why_not("use") == "EW-AMB-48"
    assert "idol offering" in table.choose("skip").legal()


@pytest.mark.rule("EW-BEGIN-06")
def test_the_middle_takes_any_type() -> None:
    table = Table().have(0, food=2, tool=1).stack("artisan", 0).act(0, "initiate")
    table.choose("recruit hunter", "pay food:2").have(0, food=1).choose("on", "use")
    assert "enlist hunter" in table.legal()
    table.choose("enlist artisan")
    assert table.points(0) == 1


@pytest.mark.rule("EW-BEGIN-07", "EW-AMB-27")
def test_bury_from_hand_discard_pile_or_above_the_board() -> None:
    table = Table().hold(0, "hunter", "c1_03").discard(0, "start_brave").deck(0, "elder").eclipse(0, "shaman")
    table.above(0, "start_tribeswoman").gain(0, "bury 1")
    assert table.legal() == {
        "bury_hand hunter",
        "bury_hand c1_03",
        "bury_discard start_brave",
        "bury_above start_tribeswoman",
        "forgo",
    }


@pytest.mark.rule("EW-BEGIN-07")
def test_a_buried_card_keeps_its_labour_and_loses_its_skill() -> None:
    table = Table().have(0, food=3).hold(0, "start_tribeswoman").act(0, "initiate")
    table.choose("work start_tribeswoman", "on", "use", "bury_above start_tribeswoman")
    assert table.labour() == 1.5
    assert not table.legal("skill")
    assert table.cards(0, "graveyard") == ["start_tribeswoman"]


@pytest.mark.rule("EW-BEGIN-07")
def test_the_card_whose_skill_buries_may_be_buried() -> None:
    table = Table().pile(0, "elder")
    assert "bury_eclipse elder" in table.legal()


@pytest.mark.rule("EW-BEGIN-08")
def test_buried_cards_stay_buried_and_count_at_the_end() -> None:
    from firekeeper.games.endless_winter.scoring import card_points, honour_points

    table = Table().buried(0, "hunter", "c1_03").idols(0, honour=1).gain(0, "bury 1 + draw 1")
    assert not table.legal("bury_hand", "bury_discard", "bury_above", "bury_eclipse", "draw")
    assert card_points(table.box, table.player(0)) == 1 + 2
    assert honour_points(table.state, 0) == 3


@pytest.mark.rule("EW-BEGIN-09", "EW-INFO-03")
def test_the_owner_may_look_at_the_own_graveyard() -> None:
    table = Table().buried(0, "hunter", "start_tribesman")
    views = [table.box.view(table.state, seat) for seat in (0, 1, None)]
    assert views[0].players[0].graveyard == ["start_tribesman", "hunter"]
    assert [view.players[0].graveyard for view in views[1:]] == [None, None]
    assert {view.players[0].graveyard_size for view in views} == {2}


@pytest.mark.rule("EW-BEGIN-10")
def test_the_bottom_gives_an_idol_and_a_burial_for_nothing() -> None:
    table = Table().hold(0, "start_tribesman").act(0, "initiate").choose("on", "skip")
    assert {"idol offering", "idol honour", "bury_hand start_tribesman", "forgo"} <= table.legal()
    table.choose("bury_hand start_tribesman", "idol offering")
    assert table.player(0).offering == 1
    assert table.cards(0, "graveyard") == ["start_tribesman"]
    assert isinstance(table.decision, EndTurn)
    assert (table.food(0), table.tool(0)) == (0, 0)

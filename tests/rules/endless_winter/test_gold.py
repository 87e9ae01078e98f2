"""Golden rules (area GOLD): drawing, lesser benefits, limits, points, order of gains."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.preparation import DrawCards
from firekeeper.games.endless_winter.supply import cap

# --- drawing ----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GOLD-01")
def test_an_empty_deck_is_refilled_from_the_discard_pile_when_a_card_is_needed() -> None:
    table = Table().discard(0, "start_brave", "hunter").gain(0, "draw 1")
    assert table.cards(0, "deck") == []
    table.choose("draw")
    assert table.legal() == {"draw_card start_brave", "draw_card hunter"}
    table.choose("draw_card hunter")
    assert table.cards(0, "hand") == ["hunter"]
    assert table.cards(0, "deck") == ["start_brave"]
    assert table.cards(0, "discard") == []
    assert [event.cards for event in table.told("DeckShuffled")] == [2]


@pytest.mark.rule("EW-GOLD-01")
def test_a_deck_that_just_became_empty_is_not_refilled_early() -> None:
    table = Table().deck(0, "start_brave").discard(0, "hunter").gain(0, "draw 1")
    table.choose("draw", "draw_card start_brave")
    assert table.cards(0, "deck") == []
    assert table.cards(0, "discard") == ["hunter"]
    assert not table.told("DeckShuffled")


@pytest.mark.rule("EW-GOLD-01")
def test_cards_above_the_board_and_in_the_eclipse_pile_are_not_shuffled_in() -> None:
    table = Table().above(0, "elder").eclipse(0, "shaman").discard(0, "hunter").gain(0, "draw 1")
    table.choose("draw", "draw_card hunter")
    assert table.cards(0, "above") == ["elder"]
    assert table.cards(0, "eclipse") == ["shaman"]
    assert table.cards(0, "deck") == []


@pytest.mark.rule("EW-GOLD-01", "EW-GOLD-07")
def test_without_any_card_a_benefit_draw_can_only_become_something_lesser() -> None:
    table = Table().gain(0, "draw 1")
    assert table.legal() == {"swap draw idol", "swap draw tool", "swap draw food", "forgo"}
    assert table.why_not("draw") == "EW-AMB-21"


@pytest.mark.rule("EW-GOLD-02", "EW-EX-08")
def test_a_draw_that_exceeds_the_deck_goes_on_after_the_shuffle() -> None:
    table = Table().deck(0, "hunter", "artisan")
    table.discard(0, "elder", "shaman", "explorer", "start_brave").phase("preparation_phase")
    table.then(DrawCards(0))
    table.choose("draw_card artisan", "draw_card hunter")
    assert table.legal() == {
        "draw_card elder",
        "draw_card shaman",
        "draw_card explorer",
        "draw_card start_brave",
    }
    table.choose("draw_card elder", "draw_card shaman", "draw_card explorer")
    assert len(table.cards(0, "hand")) == 5
    assert table.cards(0, "deck") == ["start_brave"]


@pytest.mark.rule("EW-GOLD-01")
def test_only_the_owner_learns_what_is_drawn() -> None:
    table = Table().deck(0, "hunter").gain(0, "draw 1").choose("draw")
    decision = table.decision
    assert decision is not None
    assert decision.audience(table.state) == 0b01  # type: ignore[attr-defined]
    table.choose("draw_card hunter")
    assert [(event.card, event.audience) for event in table.told("CardSeen")] == [("hunter", 0b01)]
    assert [event.cards for event in table.told("CardsDrawn")] == [1]


@pytest.mark.rule("EW-GOLD-01")
def test_copies_in_the_deck_make_a_card_likelier() -> None:
    table = Table().deck(0, "hunter", "hunter", "hunter", "elder").gain(0, "draw 1").choose("draw")
    decision = table.decision
    assert decision is not None
    assert [choice.text for choice in table.choices()] == ["draw_card hunter", "draw_card elder"]
    assert decision.weights(table.state) == [3, 1]  # type: ignore[attr-defined]


# --- lesser benefits --------------------------------------------------------------------------------

LESSER = {
    "megalith": ["draw", "idol", "tool", "food"],
    "draw": ["idol", "tool", "food"],
    "idol": ["tool", "food"],
    "tool": ["food"],
}


@pytest.mark.rule("EW-GOLD-03", "EW-GOLD-04")
@pytest.mark.parametrize("benefit", LESSER)
@pytest.mark.parametrize("phase", ["action_phase", "eclipse_phase"])
def test_any_benefit_lower_in_the_hierarchy_may_be_taken_instead(benefit: str, phase: str) -> None:
    table = Table().deck(0, "hunter").phase(phase).gain(0, f"{benefit} 1")
    assert table.legal("swap") == {f"swap {benefit} {lesser}" for lesser in LESSER[benefit]}


@pytest.mark.rule("EW-GOLD-03", "EW-EX-09")
def test_an_idol_may_become_a_tool_or_food_and_nothing_better() -> None:
    table = Table().deck(0, "hunter").gain(0, "idol 1")
    assert table.legal() == {"idol offering", "idol honour", "swap idol tool", "swap idol food", "forgo"}
    table.choose("swap idol tool")
    assert table.tool(0) == 1
    assert table.player(0).offering == table.player(0).honour == 0
    assert table.idle


@pytest.mark.rule("EW-GOLD-04")
@pytest.mark.parametrize(
    ("lesser", "outcome"),
    [("food", (1, 0, 0)), ("tool", (0, 1, 0)), ("draw", (0, 0, 1))],
)
def test_a_megalith_as_food_tool_or_card(lesser: str, outcome: tuple[int, int, int]) -> None:
    table = Table().deck(0, "hunter").gain(0, "megalith 1").choose(f"swap megalith {lesser}").settle()
    assert (table.food(0), table.tool(0), len(table.cards(0, "hand"))) == outcome
    assert table.player(0).megaliths == 0
    assert table.idle


@pytest.mark.rule("EW-GOLD-04")
def test_a_lesser_idol_asks_for_its_track_only() -> None:
    table = Table().gain(0, "megalith 1").choose("swap megalith idol")
    assert table.legal() == {"idol offering", "idol honour"}
    table.choose("idol honour")
    assert table.player(0).honour == 1
    assert table.idle


@pytest.mark.rule("EW-GOLD-04", "EW-EX-60")
@pytest.mark.parametrize(
    ("choices", "food", "tool"),
    [
        (["take tool"], 0, 2),
        (["swap tool food", "take tool"], 1, 1),
        (["swap tool food", "swap tool food"], 2, 0),
    ],
)
def test_each_unit_is_swapped_by_itself(choices: list[str], food: int, tool: int) -> None:
    table = Table().gain(0, "tool 2").choose(*choices)
    assert (table.food(0), table.tool(0)) == (food, tool)
    assert table.idle


@pytest.mark.rule("EW-GOLD-04")
@pytest.mark.parametrize(
    "effect",
    ["camp 1", "tribe_hand 1", "tribe_discard 1", "culture 1", "animal_top 1", "tip 1", "bury 1", "move 1"],
)
def test_benefits_outside_the_hierarchy_cannot_be_swapped(effect: str) -> None:
    table = Table().hold(0, "hunter").animals(0, "woolly_rhino").gain(0, effect)
    assert table.legal("swap") == set()
    assert table.why_not("swap tool food") == "EW-GOLD-13"


@pytest.mark.rule("EW-GOLD-05")
def test_what_is_owned_already_cannot_be_exchanged() -> None:
    table = Table().have(0, tool=5).gain(0, "idol 1")
    assert "swap tool food" not in table.legal()
    table.choose("swap idol food")
    assert (table.food(0), table.tool(0)) == (1, 5)


@pytest.mark.rule("EW-GOLD-06")
@pytest.mark.parametrize("phase", ["setup", "preparation_phase"])
def test_nothing_is_swapped_in_set_up_and_preparation(phase: str) -> None:
    table = Table().phase(phase).gain(0, "idol 1")
    assert table.legal() == {"idol offering", "idol honour", "forgo"}
    assert table.why_not("swap idol tool") == "EW-GOLD-06"
    table = Table().phase(phase).gain(0, "tool 1 + food 1")
    assert table.idle
    assert (table.food(0), table.tool(0)) == (1, 1)


@pytest.mark.rule("EW-GOLD-07", "EW-MEGA-14")
def test_a_benefit_that_cannot_be_carried_out_may_still_be_swapped() -> None:
    table = Table().placed(0, 10).deck(0, "hunter").gain(0, "megalith 1")
    assert table.legal("build") == set()
    assert table.legal("swap") == {f"swap megalith {lesser}" for lesser in LESSER["megalith"]}
    table.choose("swap megalith food")
    assert table.food(0) == 1


@pytest.mark.rule("EW-GOLD-07")
def test_a_swap_that_would_be_lost_at_once_is_not_offered() -> None:
    table = Table().have(0, food=6, tool=10).gain(0, "idol 1")
    assert table.legal() == {"idol offering", "idol honour", "forgo"}
    assert table.why_not("swap idol food") == "EW-GOLD-09"
    assert table.why_not("swap idol tool") == "EW-AMB-42"


# --- limits -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GOLD-08", "EW-EX-10")
@pytest.mark.parametrize("off_board", range(6))
def test_every_camp_off_the_board_raises_the_food_limit(off_board: int) -> None:
    table = Table().camps(0, *[0] * off_board)
    assert cap(table.box, table.player(0)) == 5 + off_board


@pytest.mark.rule("EW-GOLD-08")
def test_placing_a_camp_makes_room_for_food() -> None:
    table = Table().have(0, food=6).gain(0, "camp 1 + food 1")
    assert table.food(0) == 6
    table.choose("camp")
    assert table.food(0) == 7
    assert table.idle


@pytest.mark.rule("EW-GOLD-09", "EW-EX-59")
def test_food_over_the_limit_is_lost() -> None:
    table = Table().have(0, food=5).gain(0, "food 3")
    assert table.food(0) == 6
    assert [(event.amount, event.lost) for event in table.told("Gained")] == [(1, 2)]


@pytest.mark.rule("EW-GOLD-09", "EW-AMB-12")
@pytest.mark.parametrize("food", [5, 6, 7, 8])
def test_camps_that_come_home_push_food_off_the_track(food: int) -> None:
    table = Table().camps(0, 1, 7, 8, 0).have(0, food=food).gain(0, "village 1").choose("village 1-7-8")
    assert table.food(0) == min(food, 6)
    assert sum(event.lost for event in table.told("Gained")) == food - min(food, 6)


@pytest.mark.rule("EW-GOLD-09")
def test_tools_stop_at_the_end_of_their_track() -> None:
    table = Table().have(0, food=6, tool=9).gain(0, "tool 2")
    assert table.tool(0) == 10
    assert table.idle
    table = Table().have(0, food=5, tool=10).gain(0, "tool 1")
    assert table.legal() == {"swap tool food", "forgo"}
    assert table.why_not("take tool") == "EW-AMB-42"


# --- points -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GOLD-10")
def test_points_are_scored_at_once() -> None:
    table = Table().gain(0, "points 3")
    assert table.points(0) == 3
    assert table.earned(0) == {"effects": 3}
    assert table.idle


@pytest.mark.rule("EW-GOLD-12")
def test_the_score_goes_on_beyond_a_hundred() -> None:
    table = Table().scored(0, 99).gain(0, "points 3")
    assert table.points(0) == 102


# --- order ------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GOLD-13")
def test_the_gains_of_one_source_are_taken_in_any_order() -> None:
    for first, second in (("idol honour", "bury_hand hunter"), ("bury_hand hunter", "idol honour")):
        table = Table().hold(0, "hunter").gain(0, "idol 1 + bury 1")
        assert {first, second} <= table.legal()
        table.choose(first, second)
        assert table.player(0).honour == 1
        assert table.cards(0, "graveyard") == ["hunter"]
        assert table.idle


@pytest.mark.rule("EW-GOLD-13", "EW-MEGA-08")
def test_each_gain_is_finished_with_its_chains_before_the_next() -> None:
    table = Table().gain(0, "megalith 1 + bury 1").hold(0, "hunter")
    table.choose("build 0.4.0")  # a first space: its extra Megalith comes before the burial
    assert table.legal("build") == {"build 0.5.0", "build 0.4.1"}
    assert table.legal("bury_hand") == set()
    table.choose("forgo")
    assert table.legal("bury_hand") == {"bury_hand hunter"}


@pytest.mark.rule("EW-GOLD-13")
def test_a_gain_that_another_one_makes_possible_waits_for_it() -> None:
    table = Table().camps(0).gain(0, "camp 1 + move 1")
    assert table.legal() == {"camp", "forgo"}
    table.choose("camp")
    assert table.legal("move") == {f"move 0 {slot}" for slot in range(1, 7)}


@pytest.mark.rule("EW-GOLD-13")
def test_every_benefit_may_be_declined() -> None:
    table = Table().gain(0, "idol 2 + camp 1").choose("idol offering", "forgo")
    assert table.player(0).offering == 1
    assert table.player(0).camps == (0,)
    assert table.idle

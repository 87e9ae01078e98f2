"""How gains are asked for: only where there is something to decide; saved and restored at every question."""

import json
from collections.abc import Callable

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.grammar import parse
from firekeeper.kernel import engine
from firekeeper.ledger import rules

# --- what is not asked ------------------------------------------------------------------------------


def test_food_that_fits_is_taken_before_anything_is_asked() -> None:
    table = Table().gain(0, "idol 1 + food 2")
    assert table.food(0) == 2
    assert "take food" not in table.legal()


def test_food_that_does_not_fit_waits_for_what_might_make_room() -> None:
    table = Table().have(0, food=5).gain(0, "camp 1 + food 2")
    assert table.food(0) == 5
    assert table.legal() == {"camp", "take food", "forgo"}
    assert table.choose("take food").food(0) == 6  # the second one is lost
    table = Table().have(0, food=5).gain(0, "camp 1 + food 2").choose("camp")
    assert table.food(0) == 7


def test_food_is_not_asked_for_when_nothing_else_can_be_done() -> None:
    table = Table().have(0, food=5).gain(0, "tip 1 + food 2")  # there is no Animal to tip
    assert table.food(0) == 6
    assert table.idle


def test_tools_are_taken_at_once_with_a_full_food_track() -> None:
    table = Table().have(0, food=6).gain(0, "tool 2")
    assert table.tool(0) == 2
    assert table.idle


def test_a_full_food_track_makes_tools_of_a_bundle_certain() -> None:
    table = Table().have(0, food=3).gain(0, "food_max + tool 1")
    assert (table.food(0), table.tool(0)) == (6, 1)
    assert table.idle


def test_nothing_is_asked_where_nothing_can_be_gained() -> None:
    table = Table().have(0, food=6, tool=10).gain(0, "food 1 + tool 1 + tip 1 + bury 1 + village 1")
    assert table.idle


def test_a_lesser_idol_with_one_use_is_not_asked_for() -> None:
    table = Table().idols(0, honour=10).gain(0, "draw 1").choose("swap draw idol")
    assert table.player(0).offering == 1
    assert table.idle


# --- help and reasons -------------------------------------------------------------------------------


def test_help_names_the_source_the_symbols_and_the_hierarchy() -> None:
    table = Table().gain(0, "idol 1 + camp 1", rule="EW-MEGA-08")
    decision = table.decision
    assert decision is not None
    assert decision.help(table.state) == ("EW-MEGA-08", "EW-ICON-23", "EW-ICON-10", "EW-GOLD-03")
    table = Table().phase("preparation_phase").gain(0, "camp 1", rule="EW-PREP-08")
    decision = table.decision
    assert decision is not None
    assert decision.help(table.state) == ("EW-PREP-08", "EW-ICON-10")


def test_what_a_benefit_does_not_give_is_refused_with_its_rule() -> None:
    table = Table().hold(0, "hunter").gain(0, "idol 1", rule="EW-BEGIN-10")
    for text in ("camp", "bury_hand hunter", "draw", "move 0 1", "take food", "swap draw food"):
        assert table.why_not(text) == "EW-BEGIN-10"


@pytest.mark.parametrize(
    ("effect", "text", "rule"),
    [
        ("draw 1", "draw", "EW-AMB-21"),
        ("bury 1 + camp 1", "bury_hand hunter", "EW-BEGIN-07"),
        ("move 1", "move 0 7", "EW-MIGRATE-12"),
        ("move 1", "move 3 4", "EW-MIGRATE-02"),
        ("village 1 + camp 1", "village 1-2-8", "EW-MIGRATE-05"),
        ("megalith 1", "build 1.5.0", "EW-MEGA-06"),
        ("megalith 1", "build 0.5.0", "EW-MEGA-03"),
        ("animal_pick 1 + camp 1", "hunt sabertooth", "EW-HUNT-05"),
        ("tip 1 + camp 1", "tip sabertooth", "EW-HUNT-10"),
        ("stone 1 + camp 1", "stone s1_v_plains", "EW-STONE-03"),
        ("culture 1", "learn c1_20", "EW-DEVELOP-02"),
        ("idol 1", "idol points", "EW-IDOL-06"),
        ("megalith 1", "swap megalith draw", "EW-AMB-21"),
    ],
)
def test_why_not(effect: str, text: str, rule: str) -> None:
    table = Table().gain(0, effect)
    assert table.why_not(text) == rule
    assert rule in rules()


# --- saving -----------------------------------------------------------------------------------------

OPEN: dict[str, Callable[[], Table]] = {
    "Gain": lambda: Table().gain(0, "idol 2 + tool 1 + food 1"),
    "Gain with a chain": lambda: Table().gain(0, "megalith 2 + camp 1").choose("build 0.4.0"),
    "Gain with more parts": lambda: Table().have(0, tool=1).gain(0, "camp 1; pay tool 1 -> draw 1; move 1"),
    "MoveIdol": lambda: Table().gain(0, "draw 2").choose("swap draw idol"),
    "UsePart": lambda: Table().have(0, food=2).gain(0, "pay food 1 -> tool 1 + draw 1"),
    "DiscardCards": lambda: Table().hold(0, "elder").gain(0, "pay discard 1 -> idol 1").choose("use"),
    "DrawCard": lambda: Table().deck(0, "elder", "hunter").gain(0, "draw 1 + camp 1").choose("draw"),
    "RevealAnimal": lambda: Table().gain(0, "animal_reveal 2").choose("scout"),
    "TrackAnimal": lambda: Table().gain(0, "animal_top 1 + idol 1").choose("track"),
    "RevealGlacier": lambda: (
        Table(glacier_tokens=True).glacier(13).camps(0, 4).gain(0, "move 2").choose("move 4 13")
    ),
}


@pytest.mark.parametrize("name", OPEN)
def test_a_question_about_gains_survives_saving(name: str) -> None:
    table = OPEN[name]()
    assert type(table.decision).__name__ == name.split(" ")[0]
    saved = json.loads(json.dumps(table.state.dump()))
    restored = table.box.restore(saved)
    assert json.loads(json.dumps(restored.dump())) == saved
    offered = [choice.text for choice in table.choices()]
    table.state = restored
    assert [choice.text for choice in table.choices()] == offered
    copy = restored.clone()
    decision = engine.run_automatic(copy)
    assert decision is not None
    engine.apply(copy, decision, engine.legal(copy, decision)[0])
    assert json.loads(json.dumps(restored.dump())) == saved  # a copy does not touch its original


# --- odds and ends ----------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", ["bury 1", "pay discard 1 -> points 1"])
def test_of_two_copies_in_hand_the_one_recruited_just_now_leaves_first(effect: str) -> None:
    table = Table().hold(0, "hunter", "hunter").at(0, "initiate").work_step(0)
    hunter = table.box.card_ids.index("hunter")
    table.player(0).recruited = (hunter,)
    table.gain(0, effect)
    table.choose(*(["bury_hand hunter"] if effect == "bury 1" else ["use", "discard hunter"]))
    assert table.player(0).recruited == ()
    assert "work hunter" in table.legal()  # the other one can still be played


def test_a_price_of_several_cards_is_paid_card_by_card() -> None:
    table = Table().hold(0, "hunter", "elder", "shaman").gain(0, "pay discard 2 -> points 1").choose("use")
    decision = table.decision
    assert decision is not None
    assert decision.help(table.state) == ("EW-GOLD-13", "EW-ICON-17")
    assert table.why_not("discard artisan") == "EW-ICON-17"
    table.choose("discard elder")
    assert table.legal() == {"discard hunter", "discard shaman"}
    table.choose("discard shaman")
    assert table.cards(0, "discard") == ["elder", "shaman"]
    assert table.points(0) == 1


def test_filling_the_food_track_waits_for_what_might_raise_the_limit() -> None:
    table = Table().gain(0, "camp 1 + food_max")
    assert table.legal() == {"camp", "take food_max", "forgo"}
    assert table.choose("camp").food(0) == 7
    assert Table().gain(0, "camp 1 + food_max").choose("take food_max", "camp").food(0) == 6


def test_a_stone_needs_one_in_reach() -> None:
    table = Table().have(0, food=3, tool=3).reserve("s2_idols").gain(0, "stone 1")
    assert table.idle  # Era II is out of reach in round 1


def test_help_and_reasons_of_the_smaller_questions() -> None:
    table = Table().idols(0, offering=10).gain(0, "draw 1").choose("swap draw idol")
    decision = table.decision
    assert decision is not None
    assert decision.help(table.state) == ("EW-GOLD-13", "EW-GOLD-03", "EW-IDOL-01")
    assert table.why_not("idol offering") == "EW-IDOL-06"
    table = Table().have(0, food=1).gain(0, "pay food 1 -> tool 1")
    decision = table.decision
    assert decision is not None
    assert decision.help(table.state) == ("EW-GOLD-13", "EW-CARD-10", "EW-ICON-06")
    assert table.why_not("skill shaman") == "EW-CARD-04"  # not in step 2


def test_labour_that_is_not_raised_yet_keeps_a_mixed_price_open() -> None:
    table = Table().have(0, food=1).hold(0, "elder").at(0, "hunt")
    table.gain(0, "pay food 1 + labour 1 -> points 2")
    assert table.legal("use", "work") == {"work elder"}
    table.choose("work elder", "use")
    assert (table.food(0), table.labour(), table.points(0)) == (0, 0, 2)


def test_a_skill_of_several_parts_asks_for_each_price() -> None:
    table = Table().have(0, food=2).above(0, "shaman").at(0, "hunt").work_step(0)
    skills, shaman = table.box.card_skill, table.box.card_ids.index("shaman")
    printed = skills[shaman]
    skills[shaman] = parse("labour 1; pay food 1 -> points 1; pay food 2 -> points 5")
    try:
        table.choose("skill shaman")
        assert table.labour() == 1
        table.choose("use")  # then the second price cannot be paid any more
        assert (table.food(0), table.points(0)) == (1, 1)
        assert table.legal("use", "skip") == set()
    finally:
        skills[shaman] = printed

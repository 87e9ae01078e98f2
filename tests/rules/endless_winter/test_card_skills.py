"""Card skills (area CARD): every Culture card, every Tribe and Starting card, every side of every Chief."""

from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.turn import PlaceFigure, PlayCulture

Outcome = dict[str, Any]


def ready() -> Table:
    """Food 2, Tool 1, an Elder in hand, a deck of three, an untipped Sloth; a Tiger is in the hunt area."""
    table = Table().have(0, food=2, tool=1).hold(0, "elder").deck(0, "hunter", "explorer", "shaman")
    return table.animals(0, "ground_sloth").hunt("sabertooth")


# --- Culture cards ----------------------------------------------------------------------------------

CULTURE: dict[str, tuple[list[str], Outcome]] = {
    "c1_01": ([], {"labour": 2, "food": 4}),
    "c1_02": (["take tool"], {"tool": 3, "food": 3}),
    "c1_03": ([], {"food": 6}),
    "c1_04": (["draw", "draw_card shaman"], {"food": 3, "hand": ["elder", "shaman"]}),
    "c1_05": (
        ["use", "take tool", "draw", "draw_card hunter"],
        {"food": 1, "tool": 2, "hand": ["hunter", "elder"]},
    ),
    "c1_06": (
        ["take tool", "scout", "reveal argentavis"],
        {"tool": 2, "labour": 1, "hunt": ["sabertooth", "argentavis"]},
    ),
    "c1_07": (
        ["scout", "reveal argentavis", "scout", "reveal woolly_mammoth", "use", "hunt sabertooth"],
        {
            "tool": 0,
            "hunt": ["argentavis", "woolly_mammoth"],
            "animals": ["ground_sloth", "sabertooth"],
        },
    ),
    "c1_08": (["track", "reveal argentavis"], {"food": 3, "animals": ["ground_sloth", "argentavis"]}),
    "c1_09": (["tip ground_sloth"], {"food": 6, "tool": 3, "animals": [], "tipped": ["ground_sloth"]}),
    "c1_10": (["idol offering", "take tool"], {"offering": 1, "tool": 2}),
    "c1_11": (["idol offering", "idol honour"], {"offering": 1, "honour": 1}),
    "c1_12": (["bury_hand elder", "idol honour"], {"hand": [], "graveyard": ["elder"], "honour": 1}),
    "c1_13": (["build 0.4.0", "build 0.4.1"], {"megaliths": 2, "food": 3}),
    "c1_14": (
        ["use", "build 0.4.0", "forgo", "draw", "draw_card hunter"],
        {"tool": 0, "megaliths": 1, "hand": ["hunter", "elder"]},
    ),
    "c1_15": (["move 0 1", "move 1 7", "move 7 8"], {"camps": [8]}),
    "c1_16": (["camp", "move 0 1", "move 0 2"], {"camps": [1, 2]}),
    "c1_17": (["move 0 1", "move 1 7"], {"camps": [7], "labour": 2}),
    "c1_18": (["recruit shaman"], {"food": 3, "hand": ["elder", "shaman"]}),
    "c1_19": (["use", "take tool"], {"food": 1, "tool": 3}),
    "c1_20": (["use"], {"food": 1, "labour": 3}),
    "c2_01": ([], {"food": 6}),
    "c2_02": (["take tool"], {"tool": 4, "labour": 1}),
    "c2_03": (
        ["scout", "reveal argentavis", "scout", "reveal woolly_mammoth", "hunt argentavis"],
        {"food": 3, "hunt": ["sabertooth", "woolly_mammoth"], "animals": ["ground_sloth", "argentavis"]},
    ),
    "c2_04": (
        ["track", "reveal argentavis", "track", "reveal argentavis"],
        {"animals": ["ground_sloth", "argentavis", "argentavis"]},
    ),
    "c2_05": (
        ["tip ground_sloth", "take tool", "draw", "draw_card hunter"],
        {"food": 5, "tool": 3, "animals": [], "tipped": ["ground_sloth"], "hand": ["hunter", "elder"]},
    ),
    "c2_06": (
        ["tip ground_sloth", "take tool"],
        {"points": 2, "food": 4, "tool": 3, "animals": [], "tipped": ["ground_sloth"]},
    ),
    "c2_07": (
        ["idol honour", "idol offering", "draw", "draw_card hunter"],
        {"honour": 1, "offering": 1, "hand": ["hunter", "elder"]},
    ),
    "c2_08": (["idol honour", "idol offering", "idol honour"], {"honour": 2, "offering": 1}),
    "c2_09": (
        ["use", "idol honour", "idol honour", "build 0.4.0", "forgo"],
        {"food": 0, "honour": 2, "megaliths": 1},
    ),
    "c2_10": (
        ["bury_hand elder", "bury_above c2_10", "idol honour"],
        {"hand": [], "above": [], "graveyard": ["elder", "c2_10"], "honour": 1},
    ),
    "c2_11": (
        ["build 0.4.0", "build 0.5.0", "take tool", "build 0.6.0", "idol honour"],
        {"megaliths": 3, "tool": 2, "honour": 1},
    ),
    "c2_12": (
        ["use", "build 0.4.0", "forgo", "build 0.3.1", "forgo"],
        {"tool": 0, "food": 3, "megaliths": 2},
    ),
    "c2_13": (["camp", "move 0 1", "move 0 2", "move 2 8"], {"camps": [1, 8]}),
    "c2_14": (["move 0 1", "move 1 7", "move 7 8", "move 8 2"], {"camps": [2], "food": 3}),
    "c2_15": (["take tool"], {"tool": 3, "food": 4}),
    "c2_16": (["recruit elder", "draw", "draw_card hunter"], {"hand": ["hunter", "elder", "elder"]}),
    "c2_17": (["learn c1_01"], {"food": 3, "hand": ["elder", "c1_01"]}),
    "c2_18": ([], {"labour": 4, "food": 3}),
    "c2_19": (
        [
            "use", "discard elder", "draw", "draw_card hunter", "draw", "draw_card shaman",
            "draw", "draw_card explorer",
        ],
        {"hand": ["hunter", "explorer", "shaman"], "discard": ["elder"]},
    ),
    "c2_20": ([], {"points": 3, "food": 3}),
}  # fmt: skip


@pytest.mark.rule("EW-CULTURE-03", "EW-CARD-03", "EW-CARD-11")
@pytest.mark.parametrize("card", CULTURE)
def test_culture_card(card: str) -> None:
    choices, outcome = CULTURE[card]
    table = ready().mark().culture(0, card).choose(*choices)
    changed = {"above": [], **table.changed(0)}
    changed.pop("deck", None)
    assert changed == {"above": [card], **outcome}
    assert isinstance(table.decision, PlayCulture)  # nothing is left over


def test_every_culture_card_is_tested() -> None:
    rules = Table().box
    assert list(CULTURE) == rules.card_ids[rules.first_culture :]


@pytest.mark.rule("EW-CARD-03")
def test_a_culture_skill_is_used_when_played_or_not_at_all() -> None:
    table = ready().culture(0, "c1_05").choose("skip")
    assert table.food(0) == 2
    table.choose("stop").then(PlaceFigure(0)).choose("place tribe hunt")
    assert table.cards(0, "above") == ["c1_05"]
    assert table.legal("skill") == set()


@pytest.mark.rule("EW-CARD-03")
def test_several_skills_of_a_culture_card_come_in_printed_order() -> None:
    table = ready().culture(0, "c1_07")
    assert table.legal() == {"scout", "forgo"}
    table.choose("forgo")
    assert table.legal() == {"use", "skip"}


@pytest.mark.rule("EW-CARD-10", "EW-ICON-34")
def test_a_price_that_cannot_be_paid_buys_nothing() -> None:
    table = ready().have(0, food=0).culture(0, "c1_20")
    assert isinstance(table.decision, PlayCulture)
    assert table.labour() == 0


@pytest.mark.rule("EW-CARD-10")
def test_parts_of_what_was_paid_for_may_be_declined() -> None:
    table = ready().culture(0, "c1_05").choose("use", "take tool", "forgo")
    assert (table.food(0), table.tool(0)) == (1, 2)
    assert table.cards(0, "hand") == ["elder"]


@pytest.mark.rule("EW-CARD-10")
def test_a_price_with_nothing_to_gain_is_not_offered() -> None:
    table = Table().have(0, food=2, tool=1).animal_deck("argentavis").mark()
    table.culture(0, "c1_07").choose("forgo")  # nothing in the hunt area, but the deck is not empty
    assert isinstance(table.decision, PlayCulture)
    assert table.tool(0) == 1


@pytest.mark.rule("EW-CARD-10", "EW-ICON-29")
def test_nobody_pays_to_fill_a_full_food_track() -> None:
    assert Table().have(0, food=5, tool=1).gain(0, "pay tool 1 -> food_max").legal() == {"use", "skip"}
    assert Table().have(0, food=6, tool=1).gain(0, "pay tool 1 -> food_max").idle


@pytest.mark.rule("EW-CARD-07")
def test_a_column_symbol_works_in_no_eclipse() -> None:
    table = Table().phase("eclipse_phase").gain(0, "on(hunt): tool 1")
    assert table.idle
    assert table.tool(0) == 0


@pytest.mark.rule("EW-CARD-03")
def test_the_card_whose_skill_buries_may_be_buried_itself() -> None:
    table = ready().culture(0, "c1_12")
    assert "bury_above c1_12" in table.legal()


# --- Tribe and Starting cards in step 2 -------------------------------------------------------------

LABOUR: dict[str, dict[str, float]] = {
    "start_tribesman": {"initiate": 0.5, "develop": 0.5, "migrate": 0.5, "hunt": 0.5},
    "start_tribeswoman": {"initiate": 1.5, "develop": 1.5, "migrate": 1.5, "hunt": 1.5},
    "start_brave": {"initiate": 2.5, "develop": 1.5, "migrate": 1.5, "hunt": 1.5},
    "hunter": {"initiate": 1, "develop": 1, "migrate": 1, "hunt": 2},
    "artisan": {"initiate": 1, "develop": 2, "migrate": 1, "hunt": 1},
    "explorer": {"initiate": 1, "develop": 1, "migrate": 2, "hunt": 1},
    "elder": {"initiate": 2, "develop": 1, "migrate": 1, "hunt": 1},
    "shaman": {"initiate": 1.5, "develop": 1.5, "migrate": 1.5, "hunt": 1.5},
}


@pytest.mark.rule("EW-CARD-07", "EW-CARD-12", "EW-CARD-15", "EW-EX-27")
@pytest.mark.parametrize("column", ["initiate", "develop", "migrate", "hunt"])
@pytest.mark.parametrize("card", LABOUR)
def test_labour_of_a_card_by_column(card: str, column: str) -> None:
    table = Table().hold(0, card).have(0, tool=1).act(0, column).choose(f"work {card}")
    assert table.labour() == LABOUR[card][column]
    assert table.cards(0, "above") == [card]


@pytest.mark.rule("EW-CARD-08", "EW-CARD-04", "EW-EX-28")
@pytest.mark.parametrize("column", ["initiate", "develop", "migrate", "hunt"])
def test_tribeswoman_turns_food_into_a_tool_once(column: str) -> None:
    table = Table().have(0, food=2).hold(0, "start_tribeswoman").act(0, column)
    assert table.legal("skill") == set()
    table.choose("work start_tribeswoman", "skill start_tribeswoman")
    assert (table.food(0), table.tool(0)) == (1, 1)
    assert table.legal("skill") == set()
    assert table.why_not("skill start_tribeswoman") == "EW-CARD-02"


@pytest.mark.rule("EW-CARD-04", "EW-CARD-08")
def test_shaman_turns_two_food_into_an_idol() -> None:
    table = Table().have(0, food=2).hold(0, "shaman").act(0, "migrate")
    table.choose("work shaman", "skill shaman", "idol honour")
    assert table.food(0) == 0
    assert table.player(0).honour == 1


@pytest.mark.rule("EW-CARD-02")
def test_two_copies_give_two_uses() -> None:
    table = Table().have(0, food=4).above(0, "shaman", "shaman").at(0, "hunt").work_step(0)
    table.choose("skill shaman", "idol honour", "skill shaman", "idol honour")
    assert table.player(0).honour == 2
    assert table.legal("skill") == set()


@pytest.mark.rule("EW-CARD-02")
def test_skills_are_not_mandatory() -> None:
    table = (
        Table().have(0, food=4).hold(0, "shaman").act(0, "hunt").choose("work shaman", "on", "forgo", "end")
    )
    assert table.food(0) == 4


@pytest.mark.rule("EW-CARD-04", "EW-CARD-10")
def test_a_skill_needs_its_card_above_the_board_and_its_price() -> None:
    table = Table().have(0, food=1).hold(0, "shaman").act(0, "hunt")
    assert table.why_not("skill shaman") == "EW-CARD-04"
    table.choose("work shaman")
    assert table.why_not("skill shaman") == "EW-CARD-10"


@pytest.mark.rule("EW-CARD-04")
def test_a_skill_can_be_used_until_the_turn_ends() -> None:
    table = Table().have(0, food=2).hold(0, "shaman").act(0, "hunt")
    table.choose("work shaman", "on", "forgo")
    assert table.legal() == {"end", "skill shaman"}


@pytest.mark.rule("EW-CARD-01", "EW-CARD-12")
def test_a_tribesman_has_no_skill() -> None:
    table = Table().have(0, food=4).hold(0, "start_tribesman").act(0, "hunt").choose("work start_tribesman")
    assert table.legal("skill") == set()


@pytest.mark.rule("EW-CARD-04")
def test_burying_a_card_above_the_board_forfeits_its_skill_but_not_its_labour() -> None:
    table = Table().have(0, food=4).above(0, "shaman").at(0, "hunt", labour=1.5).work_step(0)
    table.gain(0, "bury 1").choose("bury_above shaman")
    assert table.labour() == 1.5
    assert table.legal("skill") == set()


@pytest.mark.rule("EW-CARD-02")
def test_of_two_copies_the_one_whose_skill_is_used_is_buried_first() -> None:
    table = Table().have(0, food=4).above(0, "shaman", "shaman").at(0, "hunt").work_step(0)
    table.choose("skill shaman", "idol honour").gain(0, "bury 1").choose("bury_above shaman")
    assert table.legal("skill") == {"skill shaman"}


# --- Eclipse skills ---------------------------------------------------------------------------------

ECLIPSE: dict[str, tuple[list[str], Outcome]] = {
    "start_tribeswoman": ([], {"food": 3}),
    "start_brave": (["take tool"], {"tool": 2}),
    "hunter": (["track", "reveal argentavis"], {"animals": ["ground_sloth", "argentavis"]}),
    "artisan": (["take tool"], {"tool": 2, "food": 3}),
    "explorer": (["move 0 1", "move 1 7"], {"camps": [7]}),
    "elder": (["bury_eclipse elder"], {"eclipse": [], "graveyard": ["elder"]}),
    "shaman": (["idol offering"], {"offering": 1}),
}


@pytest.mark.rule("EW-CARD-09", "EW-CARD-12", "EW-CARD-15")
@pytest.mark.parametrize("card", ECLIPSE)
def test_eclipse_skill(card: str) -> None:
    choices, outcome = ECLIPSE[card]
    table = ready().mark().pile(0, card).choose(*choices)
    assert {"eclipse": [], **table.changed(0)} == {"eclipse": [card], **outcome}
    assert table.idle


@pytest.mark.rule("EW-CARD-09", "EW-EX-29")
def test_two_camps_may_move_once_each() -> None:
    table = Table().camps(0, 1, 2).pile(0, "explorer").choose("move 1 7", "move 2 9")
    assert table.player(0).camps == (7, 9)
    assert table.idle


@pytest.mark.rule("EW-CARD-09", "EW-EX-29", "EW-EX-11", "EW-EX-12", "EW-EX-13")
@pytest.mark.parametrize("card", ["explorer", "artisan", "start_tribeswoman", "start_brave"])
def test_an_eclipse_skill_does_nothing_in_step_2(card: str) -> None:
    table = Table().hold(0, card).dealt().act(0, "hunt").choose(f"work {card}").mark()
    assert table.legal("move", "take", "track", "pile") == set()
    table.choose("on", "forgo", "end")
    assert {"food", "tool", "camps"}.isdisjoint(table.changed(0))


def test_every_card_with_an_eclipse_skill_is_tested() -> None:
    rules = Table().box
    assert set(ECLIPSE) == {
        name for name, effect in zip(rules.card_ids, rules.card_eclipse, strict=True) if effect
    }
    assert set(LABOUR) == set(rules.card_ids[: rules.first_culture])


# --- Chiefs -----------------------------------------------------------------------------------------

CHIEFS: dict[tuple[str, str], tuple[str, list[str], Outcome]] = {
    ("great_eye", "side_a"): ("rest", ["idol offering"], {"food": 1, "offering": 1}),
    ("great_eye", "side_b"): ("rest", ["draw", "draw_card hunter"], {"hand": ["hunter", "elder"]}),
    ("thunder_staff", "side_a"): ("initiate", ["take tool"], {"labour": 1, "tool": 2}),
    ("thunder_staff", "side_b"): ("rest", ["bury_hand elder"], {"hand": [], "graveyard": ["elder"]}),
    ("stone_soul", "side_a"): ("develop", [], {"labour": 3}),
    ("stone_soul", "side_b"): (
        "rest",
        ["build 0.4.0", "forgo"],
        {"food": 1, "tool": 0, "megaliths": 1},
    ),
    ("tuskbreaker", "side_a"): ("hunt", ["take tool"], {"labour": 1, "tool": 2}),
    ("tuskbreaker", "side_b"): (
        "rest",
        ["tip ground_sloth", "take tool"],
        {"food": 5, "tool": 3, "animals": [], "tipped": ["ground_sloth"]},
    ),
    ("fire_wolf", "side_a"): ("migrate", [], {"labour": 3}),
    ("fire_wolf", "side_b"): ("rest", ["move 0 1", "move 1 7"], {"camps": [7]}),
}


@pytest.mark.rule("EW-CARD-06", "EW-CARD-14", "EW-PLACE-03")
@pytest.mark.parametrize(("chief", "side"), CHIEFS)
def test_chief_skill(chief: str, side: str) -> None:
    place, choices, outcome = CHIEFS[chief, side]
    table = ready().chief(0, chief, side).mark().act(0, place, "chief")
    if choices:  # Labour comes at once
        table.choose("chief", *choices)
    changed = table.changed(0)
    changed.pop("deck", None)
    assert changed == outcome
    assert table.why_not("chief") == "EW-PLACE-03"  # once
    assert [event.card for event in table.told("SkillUsed")] == [chief]


@pytest.mark.rule("EW-PLACE-03", "EW-CARD-06")
def test_a_chief_skill_that_would_do_nothing_is_not_offered() -> None:
    for animals, food, offered in (((), 6, False), ((), 5, True), (("argentavis",), 6, True)):
        table = Table().chief(0, "tuskbreaker", "side_b").have(0, food=food).animals(0, *animals)
        table.at(0, "rest", chief=True).work_step(0)
        assert ("chief" in table.legal()) == offered
        assert table.why_not("chief") == ("" if offered else "EW-PLACE-03")


@pytest.mark.rule("EW-CARD-07", "EW-CARD-06", "EW-REST-06")
@pytest.mark.parametrize(("chief", "side"), CHIEFS)
def test_a_column_bound_chief_skill_works_in_that_column_only(chief: str, side: str) -> None:
    column = CHIEFS[chief, side][0]
    for place in ("initiate", "develop", "migrate", "hunt", "rest"):
        table = ready().chief(0, chief, side).act(0, place, "chief")
        if column in ("rest", place):
            assert "chief" in table.legal() or table.told("SkillUsed")
        else:
            assert "chief" not in table.legal()
            assert not table.told("SkillUsed")
            assert table.why_not("chief") == ("EW-REST-06" if place == "rest" else "EW-CARD-07")


@pytest.mark.rule("EW-CARD-06", "EW-CARD-05")
def test_the_chief_skill_belongs_to_the_turn_of_the_chief_figure() -> None:
    table = ready().chief(0, "fire_wolf", "side_b").act(0, "hunt", figure="tribe")
    assert table.why_not("chief") == "EW-PLACE-03"
    table = ready().chief(0, "fire_wolf", "side_b").turn(0)
    assert table.why_not("chief") == "EW-AMB-44"  # the figure is not placed yet
    table.choose("stop", "place chief hunt")
    assert "chief" in table.legal()


def test_every_chief_side_is_tested() -> None:
    assert [chief for chief, side in CHIEFS if side == "side_a"] == Table().box.chief_ids
    assert len(CHIEFS) == 2 * len(Table().box.chief_ids)

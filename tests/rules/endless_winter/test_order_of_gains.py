"""The order of gains is the player's, and skills can be used until the last unit is taken."""

import pytest
from endless_winter_table import Table

import firekeeper
from firekeeper.games.endless_winter.versions import VERSIONS


def tipped(**have: int) -> Table:
    """A Stag-moose was tipped in the middle section of Hunt: 1 Food, 1 Tool and a card to draw."""
    table = Table().have(0, **have).deck(0, "start_tribeswoman").animals(0, "stag_moose").at(0, "hunt")
    table.state.section = 1
    return table.gain(0, "tip 1").choose("tip stag_moose")


@pytest.mark.rule("EW-GOLD-13", "EW-CARD-08")
def test_a_skill_makes_room_for_the_last_food() -> None:
    """Food 6 of 6: the card that was drawn turns 1 Food into 1 Tool before the Food is taken."""
    table = tipped(food=6).choose("draw", "draw_card start_tribeswoman")
    assert (table.food(0), table.tool(0)) == (6, 0)
    assert table.legal() == {"work start_tribeswoman", "take tool", "forgo"}
    table.choose("work start_tribeswoman", "skill start_tribeswoman", "take food")
    assert (table.food(0), table.tool(0)) == (6, 2)
    assert table.idle


@pytest.mark.rule("EW-GOLD-13")
def test_tools_can_be_taken_first_and_the_food_be_left() -> None:
    table = tipped(food=6).choose("draw", "draw_card start_tribeswoman", "take tool")
    assert table.tool(0) == 1
    assert table.legal() == {"work start_tribeswoman", "forgo"}
    assert table.choose("forgo").idle
    assert table.food(0) == 6


@pytest.mark.rule("EW-GOLD-13", "EW-GOLD-09")
def test_nothing_is_asked_where_no_skill_could_make_a_difference() -> None:
    table = Table().have(0, food=6).hold(0, "artisan").at(0, "hunt")
    table.state.section = 1
    table.gain(0, "food 1 + tool 1").settle()
    assert (table.food(0), table.tool(0)) == (6, 1)
    assert table.idle


@pytest.mark.rule("EW-GOLD-13")
def test_food_that_fits_is_taken_at_once_whatever_skills_there_are() -> None:
    table = Table().have(0, food=4).hold(0, "start_tribeswoman").at(0, "hunt").gain(0, "food 2")
    assert table.food(0) == 6
    assert table.idle


@pytest.mark.rule("EW-GOLD-13", "EW-CARD-08")
def test_only_as_much_food_is_taken_as_fits_while_more_may_come() -> None:
    table = Table().have(0, food=5).above(0, "start_tribeswoman").at(0, "develop").gain(0, "food 3")
    assert table.legal("take", "skill", "forgo") == {"take food", "skill start_tribeswoman", "forgo"}
    table.choose("take food", "skill start_tribeswoman", "take food").settle()
    assert (table.food(0), table.tool(0)) == (6, 1)


@pytest.mark.rule("EW-ICON-29", "EW-CARD-08")
def test_a_skill_can_spend_food_before_the_track_is_filled() -> None:
    table = Table().have(0, food=3).above(0, "start_tribeswoman").at(0, "hunt").gain(0, "food_max")
    table.choose("skill start_tribeswoman", "take food_max")
    assert (table.food(0), table.tool(0)) == (6, 1)


@pytest.mark.rule("EW-LABOR-08", "EW-GOLD-13")
def test_food_can_become_labour_before_more_of_it_comes() -> None:
    """Only while Labour can buy something: in the top section."""
    table = Table().have(0, food=6).at(0, "hunt").gain(0, "food 2")
    assert table.legal() == {"eat 2", "eat 4", "eat 6", "forgo"}
    assert table.choose("eat 2", "take food").idle
    assert (table.food(0), table.labour()) == (6, 1)
    table = Table().have(0, food=6).at(0, "hunt")
    table.state.section = 1
    assert table.gain(0, "food 2").settle().idle


@pytest.mark.rule("EW-LABOR-08", "EW-GOLD-13")
def test_one_food_is_eaten_before_the_next_one_comes_where_that_gives_more() -> None:
    """With 1 Food a symbol is passed; with 2 it takes both."""
    table = Table().have(0, food=1).deck(0, "shaman").at(0, "hunt").gain(0, "food 1 + draw 1")
    table.choose("draw", "draw_card shaman")
    assert {"eat 1", "take food"} <= table.legal()
    table.choose("eat 1", "take food")
    assert (table.food(0), table.labour()) == (1, 1)


@pytest.mark.rule("EW-GOLD-13", "EW-GOLD-04")
def test_a_skill_makes_room_for_food_instead_of_a_tool() -> None:
    """The Food track is full: after a skill that costs Food the Tool may become Food."""
    table = Table().have(0, food=6).chief(0, "great_eye", "side_a").at(0, "hunt", chief=True)
    table.state.section = 1
    table.gain(0, "tool 1")
    assert table.legal() == {"take tool", "chief", "forgo"}
    table.choose("chief", "idol offering", "swap tool food")
    assert (table.food(0), table.tool(0), table.player(0).offering) == (6, 0, 1)


@pytest.mark.rule("EW-GLACIER-04", "EW-GOLD-13")
def test_tokens_of_a_village_wait_for_skills_too() -> None:
    table = Table(glacier_tokens=True).have(0, food=8).above(0, "start_tribeswoman").camps(0, 7, 8, 13)
    juncture = next(name for name in table.box.juncture_ids if set(name.split("-")) >= {"13"})
    table.camps(0, *[int(slot) for slot in juncture.split("-")])
    table.glacier(13, next(token for token, effect in tokens(table) if effect == ((0, 3),)))
    table.at(0, "migrate")
    table.state.section = 1
    table.gain(0, "village 1").choose(f"village {juncture}")
    assert table.food(0) == 5
    table.choose("skill start_tribeswoman", "take food").settle()
    assert (table.food(0), table.tool(0)) == (5, 1)


def tokens(table: Table) -> list[tuple[str, tuple[tuple[int, int], ...]]]:
    rules = table.box
    return [(name, rules.glacier_effect[at][0].gain) for at, name in enumerate(rules.glacier_ids)]


@pytest.mark.rule("EW-RESTTOKEN-03", "EW-GOLD-13")
def test_a_rest_token_waits_for_the_chief() -> None:
    """Food of the token is not lost before the Chief has spent some."""
    table = Table(rest_tokens=True).have(0, food=6).chief(0, "great_eye", "side_a")
    table.state.rest_open = next(
        at for at, effect in enumerate(table.box.rest_token_effect) if effect[0].gain == ((0, 2),)
    )
    table.state.rest_unseen = 0
    table.deck(0, "artisan").act(0, "rest", "chief").choose("keep_token", "draw", "draw_card artisan")
    assert table.legal() == {"chief", "forgo"}
    table.choose("chief", "idol honour", "take food")
    assert (table.food(0), table.player(0).honour) == (6, 1)


@pytest.mark.rule("EW-INFO-01")
def test_others_cannot_tell_from_the_question_which_cards_are_in_hand() -> None:
    """Whether the frame is there depends on the number of cards; whether its owner is asked, on the cards."""
    for card, asked in (("start_tribeswoman", True), ("artisan", False)):
        table = Table().have(0, food=6).hold(0, card).at(0, "hunt")
        table.state.section = 1
        table.gain(0, "food 1")
        assert type(table.decision).__name__ == "Gain"
        assert (len(table.legal()) > 1) is asked


def test_the_older_version_settles_at_once() -> None:
    assert not VERSIONS["2"].gains_in_order
    assert VERSIONS["3"].gains_in_order
    game = firekeeper.new("endless_winter", players=2, seed=1, rules_version="2")
    assert game.rules.version == "2"

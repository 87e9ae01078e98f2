"""The module with Rest tokens (area RESTTOKEN)."""

import pytest
from endless_winter_setup import at_random, begin, set_up
from endless_winter_table import Table

from firekeeper.games.endless_winter.gains import Gain
from firekeeper.games.endless_winter.grammar import parse
from firekeeper.games.endless_winter.preparation import RefreshToken, RevealToken
from firekeeper.games.endless_winter.rest import ChooseToken, together
from firekeeper.games.endless_winter.terms import DRAW, FOOD, NO_TOKEN, TIP
from firekeeper.games.endless_winter.turn import EndTurn


def tokens(**changes: int | tuple[int, ...]) -> Table:
    """A table of the module with rest_token_1 face up and four unseen ones below it."""
    table = Table(rest_tokens=True)
    for name, value in changes.items():
        setattr(table.state, name, value)
    return table


@pytest.mark.rule("EW-RESTTOKEN-01")
def test_the_top_token_lies_face_up() -> None:
    table = at_random(begin(2, rest_tokens=True), 1, "rest_token")
    assert isinstance(table.decision, RevealToken)
    assert table.legal() == {f"rest_token rest_token_{number}" for number in range(1, 6)}
    table.choose("rest_token rest_token_4")
    assert table.state.rest_open == 3
    assert table.state.rest_unseen.bit_count() == 4
    assert set_up(2).state.rest_open == NO_TOKEN


@pytest.mark.rule("EW-RESTTOKEN-02")
def test_the_first_rester_must_choose_before_anything_else() -> None:
    table = tokens().deck(0, "hunter").act(0, "rest")
    assert isinstance(table.decision, ChooseToken)
    assert table.legal() == {"keep_token", "next_token"}
    table.choose("keep_token")
    assert table.state.rest_held == 0
    assert table.state.rest_open == NO_TOKEN


@pytest.mark.rule("EW-RESTTOKEN-02", "EW-CARD-06")
def test_the_chief_skill_is_no_part_of_the_rest_action_and_may_come_first() -> None:
    table = tokens().chief(0, "great_eye", "side_b").deck(0, "hunter").act(0, "rest", "chief")
    assert table.legal() == {"keep_token", "next_token", "chief"}
    table.choose("chief", "draw", "draw_card hunter")
    assert table.legal() == {"keep_token", "next_token"}


@pytest.mark.rule("EW-RESTTOKEN-02")
def test_or_slide_it_under_the_pile_and_take_the_next() -> None:
    table = tokens().act(0, "rest").choose("next_token")
    assert table.legal() == {f"rest_token rest_token_{number}" for number in (2, 3, 4, 5)}
    table.choose("rest_token rest_token_3")
    assert table.state.rest_held == 2
    assert table.state.rest_below == (0,)
    assert table.state.rest_unseen == 0b11010  # the two that have been seen are no longer among them
    event = table.told("RestTokenTaken")[0]
    assert (event.token, event.refused) == ("rest_token_3", "rest_token_1")


@pytest.mark.rule("EW-RESTTOKEN-02")
def test_when_all_have_been_seen_their_order_is_known() -> None:
    table = tokens(rest_open=4, rest_unseen=0, rest_below=(2, 0, 1, 3)).act(0, "rest").choose("next_token")
    assert table.state.rest_held == 2
    assert table.state.rest_below == (0, 1, 3, 4)


@pytest.mark.rule("EW-RESTTOKEN-03")
def test_its_effects_among_the_rest_effects_in_any_order() -> None:
    table = tokens(rest_open=4, rest_unseen=0b01111).deck(0, "hunter").animals(0, "argentavis", "sabertooth")
    table.have(0, food=5).act(0, "rest").choose("keep_token")
    assert {"draw", "tip argentavis", "tip sabertooth", "forgo"} <= table.legal()
    assert table.food(0) == 6  # the Food of the token is taken by itself
    table.choose("tip argentavis", "idol honour", "idol honour", "draw", "draw_card hunter")
    assert table.legal("tip") == {"tip sabertooth"}  # the second tip is the token's


@pytest.mark.rule("EW-RESTTOKEN-03")
@pytest.mark.parametrize(
    ("token", "choices"),
    [
        (1, set()),
        (2, {"take tool", "swap tool food"}),
        (3, {"idol offering", "idol honour", "swap idol tool", "swap idol food"}),
        (4, {f"move 0 {slot}" for slot in range(1, 7)}),
    ],
)
def test_what_the_tokens_give(token: int, choices: set[str]) -> None:
    table = (
        tokens(rest_open=token - 1, rest_unseen=31 & ~(1 << token - 1)).act(0, "rest").choose("keep_token")
    )
    draws = {"swap draw idol", "swap draw tool", "swap draw food", "forgo"}
    assert table.legal() - draws == choices
    assert table.food(0) == {1: 2, 4: 1}.get(token, 0)


@pytest.mark.rule("EW-RESTTOKEN-03")
def test_a_token_joins_the_rest_effects() -> None:
    """Its parts lie in one bundle with drawing and tipping; a token with a price is refused with its pack."""
    assert together(parse("draw 1 + tip 1") + parse("draw 1 + food 1")) == ((DRAW, 2), (TIP, 1), (FOOD, 1))


@pytest.mark.rule("EW-RESTTOKEN-03")
def test_the_effects_may_be_declined() -> None:
    table = tokens(rest_open=2, rest_unseen=0b11011).act(0, "rest").choose("keep_token", "forgo")
    assert isinstance(table.decision, EndTurn)


@pytest.mark.rule("EW-RESTTOKEN-04")
def test_at_the_end_of_the_turn_it_goes_under_the_pile_used_or_not() -> None:
    table = tokens().turn(0).choose("stop", "place tribe rest", "keep_token", "forgo")
    assert table.state.rest_held == 0
    table.choose("end")
    assert table.state.rest_held == NO_TOKEN
    assert table.state.rest_below == (0,)
    assert [event.token for event in table.told("RestTokenReturned")] == ["rest_token_1"]


@pytest.mark.rule("EW-RESTTOKEN-05", "EW-EX-34")
def test_a_token_nobody_took_goes_under_the_pile() -> None:
    table = tokens().phase("preparation_phase").then(RefreshToken())
    assert table.legal() == {f"rest_token rest_token_{number}" for number in (2, 3, 4, 5)}
    table.choose("rest_token rest_token_5")
    assert table.state.rest_below == (0,)
    assert table.state.rest_open == 4


@pytest.mark.rule("EW-RESTTOKEN-05")
def test_a_new_token_comes_up_also_when_the_old_one_was_taken() -> None:
    table = tokens(rest_open=NO_TOKEN, rest_unseen=0b11110, rest_below=(0,)).then(RefreshToken())
    table.choose("rest_token rest_token_2")
    assert (table.state.rest_open, table.state.rest_below) == (1, (0,))
    table = tokens(rest_open=4, rest_unseen=0, rest_below=(3, 1, 0, 2)).then(RefreshToken()).settle()
    assert (table.state.rest_open, table.state.rest_below) == (3, (1, 0, 2, 4))
    assert [event.token for event in table.told("RestTokenRevealed")] == ["rest_token_4"]


@pytest.mark.rule("EW-RESTTOKEN-06")
def test_later_resters_of_the_round_get_none() -> None:
    table = tokens().turn(0).choose("stop", "place tribe rest", "keep_token", "forgo", "end")
    table.choose("stop", "place tribe rest")
    assert not isinstance(table.decision, ChooseToken)
    assert not table.legal("keep_token", "next_token")
    assert table.why_not("keep_token") == "EW-RESTTOKEN-02"


@pytest.mark.rule("EW-RESTTOKEN-02")
def test_the_token_is_told_of_whoever_takes_it() -> None:
    kept = tokens().act(1, "rest").choose("keep_token").told("RestTokenTaken")
    assert [(event.seat, event.token, event.refused) for event in kept] == [(1, "rest_token_1", "")]
    drawn = tokens().act(1, "rest").choose("next_token", "rest_token rest_token_3").told("RestTokenTaken")
    assert [(event.seat, event.refused) for event in drawn] == [(1, "rest_token_1")]
    known = tokens(rest_open=4, rest_unseen=0, rest_below=(2, 0, 1, 3)).act(1, "rest").choose("next_token")
    taken = known.told("RestTokenTaken")
    assert [(event.seat, event.token, event.refused) for event in taken] == [
        (1, "rest_token_3", "rest_token_5"),
    ]


@pytest.mark.rule("EW-REST-02")
def test_the_effects_of_resting_are_asked_for_by_their_rule() -> None:
    animals = ("argentavis", "sabertooth")
    for table in (Table(), tokens(rest_open=4, rest_unseen=0b01111)):
        table.deck(0, "hunter").animals(0, *animals).act(0, "rest")
        if table.state.rest_open != NO_TOKEN:
            table.choose("keep_token")
        assert isinstance(table.decision, Gain)
        assert table.decision.rule == "EW-REST-02"

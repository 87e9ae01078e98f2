"""The Develop column (area DEVELOP): Culture cards and Sacred Stones."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.turn import EndTurn


@pytest.mark.rule("EW-DEVELOP-01", "EW-EX-32")
@pytest.mark.parametrize(("labour", "cards"), [(2.5, 0), (3, 1), (5.5, 1), (6, 2)])
def test_three_labour_for_a_culture_card_each_time(labour: float, cards: int) -> None:
    table = Table().act(0, "develop")
    table.state.labour = int(2 * labour)
    for card in ("c1_04", "c1_08")[:cards]:
        table.choose(f"learn {card}")
    assert table.labour() == labour - 3 * cards
    assert not table.legal("learn")
    assert table.why_not("learn c1_01") == "EW-DEVELOP-01"
    assert table.cards(0, "hand") == ["c1_04", "c1_08"][:cards]


@pytest.mark.rule("EW-DEVELOP-01")
def test_any_card_of_the_display() -> None:
    table = Table().display("c1_09", "c1_02").act(0, "develop")
    table.state.labour = 6
    assert table.legal("learn") == {"learn c1_09", "learn c1_02"}
    assert table.why_not("learn c1_01") == "EW-DEVELOP-01"


@pytest.mark.rule("EW-DEVELOP-02")
def test_gaps_are_not_filled_before_preparation() -> None:
    table = Table().display("c1_09", "c1_02").act(0, "develop")
    table.state.labour = 12
    table.choose("learn c1_09")
    assert table.shown()[:2] == ["", "c1_02"]
    table.choose("learn c1_02")
    assert not table.legal("learn")
    table.choose("on", "forgo", "forgo", "end")
    assert table.shown() == [""] * 8


@pytest.mark.rule("EW-DEVELOP-02")
def test_an_empty_display_has_no_substitute() -> None:
    table = Table().display().act(0, "develop")
    table.state.labour = 12
    assert not table.legal("learn")
    assert table.gain(0, "culture 1").legal("learn", "forgo") == set()


@pytest.mark.rule("EW-DEVELOP-03", "EW-STONE-01", "EW-STONE-03")
def test_one_sacred_stone_in_the_middle() -> None:
    table = Table().have(0, food=4, tool=6).act(0, "develop").choose("on")
    stones = table.legal("stone")
    assert len(stones) == 4
    taken = min(stones)
    table.choose(taken, "idol honour")
    assert len(table.player(0).stones) == 1
    assert (table.food(0), table.tool(0)) == (4, 5)  # 3 and 1 from the bottom section, whose Tool is open
    assert not table.legal("stone")


@pytest.mark.rule("EW-DEVELOP-03")
def test_the_stone_may_be_left_and_needs_its_price() -> None:
    table = Table().have(0, food=6, tool=6).act(0, "develop").choose("on", "forgo")
    assert table.player(0).stones == ()
    table = Table().have(0, food=6).act(0, "develop").choose("on")
    assert not table.legal("stone")


@pytest.mark.rule("EW-DEVELOP-04")
def test_the_bottom_gives_a_tool_and_a_food() -> None:
    table = Table().act(0, "develop").choose("on")
    assert table.legal() == {"take tool", "swap tool food", "forgo"}
    table.choose("take tool")
    assert (table.food(0), table.tool(0)) == (1, 1)
    assert isinstance(table.decision, EndTurn)
    table = Table().act(0, "develop").choose("on", "swap tool food")
    assert (table.food(0), table.tool(0)) == (2, 0)


@pytest.mark.rule("EW-DEVELOP-03", "EW-STONE-03", "EW-INFO-01")
def test_whoever_cannot_pay_for_a_stone_is_asked_nothing_unless_a_card_in_hand_helps() -> None:
    table = Table().have(0, food=2).hold(0, "hunter").act(0, "develop").choose("on")
    assert table.legal() == {"forgo"}  # forced: to the others it looks like any other hand
    table = Table().have(0, food=2).hold(0, "hunter", "start_tribeswoman").act(0, "develop").choose("on")
    assert table.legal("work") == {"work hunter", "work start_tribeswoman"}
    table.choose("work start_tribeswoman", "skill start_tribeswoman")
    assert table.legal("stone")

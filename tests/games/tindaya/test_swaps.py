"""Barter among allies: both get what they lack, nobody is asked twice, and rivals are not asked at all."""

from __future__ import annotations

from typing import Any

from tindaya_table import Table

from firekeeper.bots import answer, make
from firekeeper.games.tindaya.optional_actions import OptionalActions
from firekeeper.games.tindaya.prospects import Prospects
from firekeeper.games.tindaya.suggestions import suggestions
from firekeeper.games.tindaya.swaps import best_pairs
from firekeeper.games.tindaya.terms import CLAY, OBSIDIAN, RESOURCES, STONE, WOOD
from firekeeper.kernel import engine


def goods(**units: int) -> list[int]:
    return [units.get(name, 0) for name in RESOURCES]


def meeting(**options: Any) -> Table:
    """A noble of the first tribe has come to where the second one has another."""
    table = Table(players=2, **options).natives(0, "5,8", nobles=2).natives(1, "5,7", villagers=1, nobles=2)
    table.have(0, wood=5, salted_meat=1).have(1, stone=4, salted_meat=1)
    return table.explore(0).walk("5,8", "5,7", nobles=1).choose("stop")


def offered(table: Table) -> list[list[str]]:
    decision = engine.run_automatic(table.state)
    assert isinstance(decision, OptionalActions)
    found = suggestions(table.state, decision, engine.legal(table.state, decision))
    assert found is not None
    return [[choice.text for choice in row] for row in found if row[0].verb == "barter"]


def test_what_one_has_plenty_of_goes_for_what_it_lacks() -> None:
    pairs, gain = best_pairs(goods(wood=4), goods(stone=4, obsidian=1))
    assert pairs[0] == (WOOD, STONE)
    assert {give for give, _ in pairs} == {WOOD}
    assert gain > 0
    assert best_pairs(goods(wood=1), goods(stone=1)) == ([], 0.0)  # each has use for its own
    assert best_pairs(goods(milk=9), goods(figs=9)) == ([], 0.0)


def test_no_kind_stands_on_both_sides() -> None:
    pairs, _ = best_pairs(goods(wood=5, clay=5), goods(stone=5, obsidian=5))
    gives, takes = {give for give, _ in pairs}, {take for _, take in pairs}
    assert gives <= {WOOD, CLAY}
    assert takes <= {STONE, OBSIDIAN}
    assert len(pairs) == 3


def test_allies_are_asked_once() -> None:
    table = meeting()
    steps = offered(table)
    assert len(steps) == 2
    assert all(row[-1] == "propose" for row in steps)
    for text in steps[0]:
        table.choose(text)
    table.choose("refuse")
    assert offered(table) == []


def test_rivals_are_not_asked() -> None:
    assert offered(meeting(mode="domination")) == []


def test_an_ally_agrees_to_what_helps_both_and_to_nothing_else() -> None:
    for asked, wanted in (("stone", "accept"), ("salted_meat", "refuse")):
        table = meeting()
        for text in ("barter 5,7 2", "hand_over wood", f"ask_for {asked}", "propose"):
            table.choose(text)
        decision = engine.run_automatic(table.state)
        assert decision is not None
        assert decision.seat == 1
        choices = engine.legal(table.state, decision)
        assert answer(make("greedy", 1), table.box, table.state, 1, choices).text == wanted


def test_a_bot_expects_that_its_offer_is_accepted() -> None:
    table = meeting()
    decision = engine.run_automatic(table.state)
    assert decision is not None
    choices = engine.legal(table.state, decision)
    assert answer(make("greedy", 1), table.box, table.state, 0, choices).text == "barter 5,7 2"


def test_it_goes_where_an_ally_is_to_be_met() -> None:
    table = meeting()
    there, elsewhere = table.hex("5,7"), table.hex("5,8")
    found = Prospects(table.state, 0)
    assert found.meeting[there] > 0 == found.meeting[elsewhere]
    rivals = Prospects(meeting(mode="domination").state, 0)
    assert not any(rivals.meeting)

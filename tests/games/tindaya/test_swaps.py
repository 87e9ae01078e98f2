"""Barter among allies: both get what they lack, nobody is asked twice, and rivals are not asked at all."""

from __future__ import annotations

from typing import Any

from tindaya_table import Table

from firekeeper.bots import answer, make
from firekeeper.games.tindaya.optional_actions import OptionalActions
from firekeeper.games.tindaya.prospects import Prospects
from firekeeper.games.tindaya.suggestions import suggestions
from firekeeper.games.tindaya.swaps import best_pairs
from firekeeper.games.tindaya.terms import RESOURCES
from firekeeper.kernel import engine


def pairs_of(
    mine: dict[str, int], theirs: dict[str, int], table: Table | None = None
) -> tuple[list[tuple[str, str]], float]:
    """What two tribes that are not hungry would exchange, by name."""
    table = table or Table(players=2)
    table.have(0, **mine).have(1, **theirs)
    pairs, gain = best_pairs(table.state, 0, 1)
    return [(RESOURCES[give], RESOURCES[take]) for give, take in pairs], gain


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
    pairs, gain = pairs_of({"wood": 4}, {"stone": 4, "obsidian": 1})
    assert pairs[0] == ("wood", "stone")
    assert {give for give, _ in pairs} == {"wood"}
    assert gain > 0
    assert pairs_of({"wood": 1}, {"stone": 1}) == ([], 0.0)  # each has use for its own
    assert pairs_of({"milk": 9}, {"figs": 9}) == ([], 0.0)


def test_no_kind_stands_on_both_sides() -> None:
    pairs, _ = pairs_of({"wood": 5, "clay": 5}, {"stone": 5, "obsidian": 5})
    gives, takes = {give for give, _ in pairs}, {take for _, take in pairs}
    assert gives <= {"wood", "clay"}
    assert takes <= {"stone", "obsidian"}
    assert len(pairs) == 3


def test_who_has_food_to_spare_feeds_the_hungry() -> None:
    table = Table(players=2).natives(0, "5,8", villagers=2).natives(1, "5,7", villagers=2)
    pairs, gain = pairs_of({"fish": 6}, {"wood": 2}, table)
    assert pairs == [("fish", "wood"), ("fish", "wood")]
    assert gain > 0
    assert pairs_of({"fish": 2}, {"wood": 1}, table) == ([], 0.0)  # it needs them itself


def test_preserves_that_the_mission_asks_for_are_shared() -> None:
    table = Table(players=2, difficulty="medium").mission("planners")
    assert pairs_of({"cheese": 2}, {"toasted_flour": 2}, table)[0] == [("cheese", "toasted_flour")]
    assert pairs_of({"cheese": 1}, {"toasted_flour": 1}, table)[0] == []  # nobody gives its last one
    assert pairs_of({"cheese": 2}, {"toasted_flour": 2})[0] == []  # no mission asks for them


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

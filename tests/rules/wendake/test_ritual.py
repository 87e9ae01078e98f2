"""Ritual (WK-ACT-RITUAL): natives come home, then the smallest group counts."""

from __future__ import annotations

import pytest
from wendake_table import Table


def at_home(woman: int, hunter: int, warrior: int) -> Table:
    """Seat 0 has these natives at home and two of each type in the longhouse."""
    return Table().natives(0, "home", woman=woman, hunter=hunter, warrior=warrior)


# --- two steps ------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-RITUAL-01")
def test_first_natives_come_home_then_points() -> None:
    table = at_home(1, 2, 5).begin(0, "ritual").choose("call woman", "call woman")
    assert table.score(0, "ritual") == 0
    assert table.legal() == {"continue"}
    table.choose("continue")
    assert table.score(0, "ritual") == 2  # with the women of step 1
    assert table.decision is None


@pytest.mark.rule("WK-ACT-RITUAL-01", "WK-AMB-12")
def test_between_the_steps_progress_tiles_may_be_used() -> None:
    table = at_home(5, 5, 2).own(0, "move_1", "call_native").natives(0, "longhouse", woman=1, warrior=2)
    table.begin(0, "ritual").choose("call woman", "call warrior")
    table.choose("use call_native", "call warrior", "continue")
    assert table.score(0, "ritual") == 4


# --- step 1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-RITUAL-02")
@pytest.mark.parametrize("first", ["woman", "hunter", "warrior"])
@pytest.mark.parametrize("second", ["woman", "hunter", "warrior"])
def test_two_natives_of_one_type_or_of_two(first: str, second: str) -> None:
    table = at_home(3, 3, 3).begin(0, "ritual").choose(f"call {first}", f"call {second}")
    came = [first, second]
    assert table.home(0) == {name: 3 + came.count(name) for name in ("woman", "hunter", "warrior")}
    assert table.longhouse(0) == {name: 2 - came.count(name) for name in ("woman", "hunter", "warrior")}


@pytest.mark.rule("WK-ACT-RITUAL-02", "WK-AMB-45")
def test_everybody_arrives_in_the_right_place() -> None:
    """Warriors are guards, women and hunters join the piles: all of them count and work at once."""
    table = at_home(0, 0, 0).put(0, "outpost", "sandusky.1").begin(0, "ritual")
    table.choose("call warrior", "call woman", "continue")
    assert table.at("michilimackinac") == [1, 0]
    table.copy().begin(0, "move 1").choose("move michilimackinac sandusky")
    harvest = table.copy().begin(0, "harvest")
    assert harvest.goods(0) == {"corn": 1}
    assert "transfer sandusky.1 replace" in table.turn(0).legal()


@pytest.mark.rule("WK-ACT-RITUAL-02")
def test_only_who_is_in_the_longhouse_can_be_called() -> None:
    table = at_home(5, 5, 5).natives(0, "longhouse", woman=0, hunter=1, warrior=2).begin(0, "ritual")
    assert table.legal() == {"call hunter", "call warrior"}
    assert table.why_not("call woman") == "WK-ACT-RITUAL-02"
    table.choose("call hunter")
    assert table.legal() == {"call warrior"}


@pytest.mark.rule("WK-AMB-31", "WK-ACT-RITUAL-02")
@pytest.mark.parametrize(("warriors", "home"), [(0, 3), (1, 4), (2, 5), (3, 5)])
def test_as_many_come_as_there_are_up_to_two(warriors: int, home: int) -> None:
    table = at_home(6, 6, 3).natives(0, "longhouse", woman=0, hunter=0, warrior=warriors).begin(0, "ritual")
    for _ in range(min(warriors, 2)):
        assert table.legal() == {"call warrior"}  # fewer than possible is not allowed
        table.choose("call warrior")
    while table.decision is not None:  # step 2; before it nobody to call, if the longhouse is empty
        assert table.legal() == {"continue"}
        table.choose("continue")
    assert table.home(0)["warrior"] == home
    assert table.score(0, "ritual") == home


# --- step 2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-RITUAL-03")
@pytest.mark.parametrize(
    ("woman", "hunter", "warrior", "points"),
    [(1, 5, 5, 1), (5, 2, 5, 2), (5, 5, 3, 3), (7, 7, 7, 7), (0, 7, 7, 0), (7, 7, 0, 0), (7, 0, 7, 0)],
)
def test_the_smallest_of_the_three_groups_counts(woman: int, hunter: int, warrior: int, points: int) -> None:
    table = at_home(woman, hunter, warrior).natives(0, "longhouse", woman=0, hunter=0, warrior=0)
    table.begin(0, "ritual").settle()
    assert table.score(0, "ritual") == points


@pytest.mark.rule("WK-ACT-RITUAL-03", "WK-AMB-45")
def test_whole_piles_at_home_count_and_nobody_elsewhere() -> None:
    table = at_home(3, 3, 3).natives(0, "longhouse", woman=0, hunter=0, warrior=0)
    table.put(0, "woman", "sandusky.1").put(0, "hunter", "sandusky.3").put(0, "outpost", "wendake.1")
    table.guards(0, "wendake", 2).begin(0, "ritual").settle()
    assert table.score(0, "ritual") == 3


@pytest.mark.rule("WK-ACT-RITUAL-03", "WK-TRIBE-03")
def test_the_mohawk_at_home_is_a_warrior_at_home() -> None:
    table = Table(tribes=["mohawk"]).natives(0, "home", woman=6, hunter=6, warrior=2)  # he and another
    table.natives(0, "longhouse", woman=0, hunter=0, warrior=0).begin(0, "ritual").settle()
    assert table.score(0, "ritual") == 2


@pytest.mark.rule("WK-ACT-RITUAL-03", "WK-SCORE-03")
def test_ritual_points_end_at_25() -> None:
    table = at_home(5, 5, 5).track(0, ritual=23).begin(0, "ritual")
    table.choose("call woman", "call woman", "continue")
    assert table.score(0, "ritual") == 25


@pytest.mark.rule("WK-ACT-RITUAL-04", "WK-TILE-09")
def test_ritual_is_offered_by_ritual_sides_only() -> None:
    table = Table().sides(0, [(0, 0)]).turn(0)
    action = table.copy().choose("activate 1 2")
    assert action.legal("perform") == {"perform trade"}
    assert action.why_not("perform ritual") == "WK-TURN-06"
    table.choose("activate 0 0")
    assert table.legal("perform") == {"perform ritual"}
    assert table.why_not("perform tan_pelts") == "WK-TURN-06"


@pytest.mark.rule("WK-HINT-05", "WK-ACT-RITUAL-03")
def test_a_second_ritual_scores_more_than_the_first() -> None:
    table = at_home(1, 1, 5)
    for _ in range(2):
        table.begin(0, "ritual").choose("call woman", "call hunter", "continue")
    assert table.score(0, "ritual") == 2 + 3

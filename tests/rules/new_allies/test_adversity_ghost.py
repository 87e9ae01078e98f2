"""What the Ghost does with Adversity cards (NA-SOLO-19, NA-SOLO-34): points for what it cannot do."""

from __future__ import annotations

import pytest
from adversity_table import GHOST, YOU, AdversityTable


def gained(table: AdversityTable) -> int:
    """How many points the Ghost has gained by acting."""
    return sum(event.points for event in table.told("GhostScored"))


def settled(table: AdversityTable) -> AdversityTable:
    assert table.decision is None
    return table


@pytest.mark.rule("NA-SOLO-19", "NA-DX-28", "NA-AMB-26")
def test_a_disk_at_the_top_gives_a_point() -> None:
    table = AdversityTable()
    table.state.ghost_level = 2
    settled(table.ghost_does("raise_level"))
    assert gained(table) == 1
    assert table.state.ghost_level == 2


@pytest.mark.rule("NA-SOLO-19", "NA-DX-28", "NA-AMB-26")
def test_without_a_tile_at_its_level_or_below_the_disk_stays() -> None:
    table = AdversityTable().rows([], ["move_2"], ["move_3"])
    table.state.ghost_level = 0
    settled(table.ghost_does("eliminate_tile"))
    assert gained(table) == 1
    assert [len(row) for row in table.state.rows] == [0, 1, 1]


@pytest.mark.rule("NA-SOLO-19")
def test_what_can_be_done_gives_no_point() -> None:
    for action in ("raise_level", "eliminate_tile", "move_warrior", "move_woman", "move_hunter"):
        table = settled(AdversityTable().ghost_does(action))
        assert gained(table) == 0, action
    assert gained(settled(AdversityTable().ghost_does("gain_point"))) == 1


@pytest.mark.rule("NA-SOLO-19", "NA-AMB-26")
@pytest.mark.parametrize("action", ["move_warrior", "move_woman", "move_hunter"])
def test_nobody_at_home_gives_a_point(action: str) -> None:
    table = AdversityTable()
    ghost = table.player(GHOST)
    if action == "move_warrior":
        home = ghost.home * table.box.seats + GHOST
        table.state.guards[home] = 0
    else:
        ghost.at_home = (0, 0)
    settled(table.ghost_does(action))
    assert gained(table) == 1


@pytest.mark.rule("NA-SOLO-19", "NA-AMB-26")
def test_areas_full_of_its_own_give_a_point() -> None:
    table = AdversityTable().put(GHOST, "woman", "sandusky.1", "sandusky.2", "muskingum.1", "muskingum.2")
    settled(table.ghost_does("move_woman"))
    assert gained(table) == 1
    table = AdversityTable().put(GHOST, "woman", "sandusky.1", "sandusky.2", "muskingum.1")
    settled(table.ghost_does("move_woman"))
    assert gained(table) == 0
    assert table.at("muskingum.2") == ("woman", GHOST)


@pytest.mark.rule("NA-AMB-26")
def test_an_attack_that_places_nobody_counts_as_performed() -> None:
    table = AdversityTable().put(YOU, "woman", "sandusky.1", "sandusky.2")
    table.guards(YOU, "sandusky", 1).ghost_does("move_woman")
    table.choose("lose guard sandusky") if table.decision is not None else None
    assert gained(table) == 0
    assert table.longhouse(YOU)["warrior"] == 3


@pytest.mark.rule("NA-ADV-11", "NA-SOLO-34", "NA-DX-29", "NA-AMB-34")
def test_a_relentless_enemy_acts_twice_and_gets_a_point_for_what_it_cannot() -> None:
    table = AdversityTable("relentless_enemy", "move_hunter")
    table.player(GHOST).at_home = (7, 1)
    settled(table.ghost_does("move_hunter"))
    assert table.at("sandusky.3") == ("hunter", GHOST)
    assert gained(table) == 1
    assert table.state.ghost_turns == 1


@pytest.mark.rule("NA-ADV-11", "NA-SOLO-34")
def test_only_the_action_shown_is_doubled_and_by_the_state_as_it_is_then() -> None:
    table = settled(AdversityTable("relentless_enemy", "move_warrior").ghost_does("move_warrior"))
    assert table.at("sandusky")[GHOST] == 1
    assert table.at("muskingum")[GHOST] == 1
    table = settled(AdversityTable("relentless_enemy", "move_warrior").ghost_does("move_hunter"))
    assert len(table.told("GhostActed")) == 1


@pytest.mark.rule("NA-SOLO-34")
def test_a_question_between_the_two_acts_is_answered_first() -> None:
    table = AdversityTable("relentless_enemy", "move_woman", tribes=["mohawk"])
    table.put(YOU, "woman", "sandusky.1", "sandusky.2", "muskingum.1", "muskingum.2")
    table.guards(YOU, "sandusky", 2).mohawk(YOU, "sandusky").ghost_does("move_woman")
    assert table.legal() == {"lose guard sandusky", "lose guard mohawk"}
    assert len(table.told("GhostActed")) == 1
    table.choose("lose guard sandusky")
    assert len(table.told("GhostActed")) == 2

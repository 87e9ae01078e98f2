"""Common and secret objectives (areas OBJ-GREEN, OBJ-BLUE, OBJ-SECRET): what each of them counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.objectives import common_leaders, common_value, secret_leaders, secret_value


def empty() -> Table:
    return Table(mode="domination").inventions(0).inventions(1).inventions(2)


def common(table: Table, name: str) -> list[int]:
    """What the three tribes have of what a common objective counts."""
    card = table.box.common_names.index(name)
    return [common_value(table.state, seat, card) for seat in range(3)]


def leaders(table: Table, name: str) -> list[int]:
    return common_leaders(table.state, table.box.common_names.index(name), [0, 1, 2])


@pytest.mark.rule("TD-OBJ-GREEN-01")
@pytest.mark.component("sages")
def test_sages_know_trades() -> None:
    table = (
        empty().trades(0, "fisher", "farmer", "goatherd").trades(1, "fisher").trades(2, "fisher", "farmer")
    )
    assert common(table, "sages") == [3, 1, 2]
    assert leaders(table, "sages") == [0]


@pytest.mark.rule("TD-OBJ-GREEN-02")
@pytest.mark.component("worshippers")
def test_worshippers_stand_on_volcanoes() -> None:
    table = empty().natives(0, "1,1", villagers=1, nobles=1).natives(0, "4,2", nobles=1)
    table.natives(1, "2,0", villagers=4).natives(2, "7,3", villagers=3)
    assert common(table, "worshippers") == [3, 0, 3]
    assert leaders(table, "worshippers") == [0, 2]  # all tied tribes


@pytest.mark.rule("TD-OBJ-GREEN-03")
@pytest.mark.component("travellers")
def test_travellers_occupy_islands() -> None:
    table = empty().natives(0, "1,1", nobles=1).natives(0, "2,0", villagers=2).natives(0, "5,8", villagers=1)
    assert common(table.natives(1, "7,2", villagers=5), "travellers") == [2, 1, 0]


@pytest.mark.rule("TD-OBJ-GREEN-04")
@pytest.mark.component("engineers")
def test_engineers_count_level_2() -> None:
    table = empty().inventions(0, "salt_works", "smokehouse", "knife", "curing_house").inventions(1, "dagger")
    assert common(table, "engineers") == [2, 0, 0]


@pytest.mark.rule("TD-OBJ-GREEN-05")
@pytest.mark.component("settlers")
def test_settlers_hold_a_connected_group() -> None:
    table = empty().natives(0, "1,1", nobles=1).natives(0, "2,0", villagers=1).natives(0, "2,1", villagers=1)
    table.natives(0, "5,8", villagers=1).natives(1, "2,0", villagers=1).natives(1, "1,2", nobles=1)
    assert common(table, "settlers") == [3, 1, 0]


@pytest.mark.rule("TD-OBJ-BLUE-01")
@pytest.mark.component("specialists")
def test_specialists_control_buildings_of_one_type() -> None:
    table = empty().building("2,0", "field").building("1,2", "field").building("4,1", "pigsty")
    table.natives(0, "2,0", villagers=1).natives(0, "1,2", villagers=1).natives(0, "4,1", villagers=1)
    table.building("7,2", "field").building("7,4", "field").natives(1, "7,2", nobles=1)
    assert common(table.natives(1, "7,4", villagers=1), "specialists") == [2, 1, 0]


@pytest.mark.rule("TD-OBJ-BLUE-02")
@pytest.mark.component("islanders")
def test_islanders_take_the_best_of_the_largest_islands() -> None:
    table = empty().building("2,0", "field").building("1,2", "field").building("7,2", "field")
    table.natives(0, "2,0", villagers=1).natives(0, "1,2", villagers=1).natives(0, "7,2", villagers=1)
    table.natives(1, "7,2", nobles=1)
    assert common(table, "islanders") == [2, 0, 0]
    table.terrain("0,1", "sea")  # island 1 is not among the largest any more
    assert common(table, "islanders") == [1, 0, 0]


@pytest.mark.rule("TD-OBJ-BLUE-03")
@pytest.mark.component("jacks_of_all_trades")
def test_jacks_of_all_trades_occupy_types() -> None:
    table = empty().building("2,0", "field").building("1,2", "pigsty").building("0,1", "dock")
    table.natives(0, "2,0", nobles=1).natives(0, "1,2", villagers=1).natives(1, "0,1", nobles=2)
    assert common(table, "jacks_of_all_trades") == [2, 1, 0]


@pytest.mark.rule("TD-OBJ-BLUE-04", "TD-TERMS-09", "TD-TERMS-30")
@pytest.mark.component("landowners")
def test_landowners_control_buildings() -> None:
    table = empty().building("2,0", "field").building("1,2", "pigsty").natives(0, "2,0", villagers=3)
    assert common(table.natives(0, "1,2", nobles=1), "landowners") == [1, 0, 0]


@pytest.mark.rule("TD-OBJ-BLUE-05")
@pytest.mark.component("explorers")
def test_explorers_control_two_buildings_far_apart() -> None:
    table = empty().building("2,0", "field").building("5,8", "goat_pen").building("2,1", "goat_pen")
    table.natives(0, "2,0", villagers=1).natives(0, "5,8", villagers=1).natives(0, "2,1", villagers=1)
    table.building("7,2", "field").natives(1, "7,2", villagers=1)
    assert common(table, "explorers") == [11, 0, 0]
    assert leaders(table, "explorers") == [0]


@pytest.mark.rule("TD-OBJ-GREEN-02", "TD-OBJ-BLUE-05", "TD-OBJ-SECRET-05")
def test_a_best_value_of_nothing_scores_for_nobody() -> None:
    table = empty().trades(0).trades(1).trades(2)
    assert [leaders(table, name) for name in table.box.common_names] == [[]] * 10
    for card in range(18):
        assert secret_leaders(table.state, card, [0, 1, 2]) == []


def controlled(building: str, hex_: str, animals: int = 0) -> Callable[[Table], Table]:
    return lambda table: table.building(hex_, building, animals).natives(0, hex_, villagers=1)


SECRETS: dict[str, tuple[int, int, Callable[[Table], Table]]] = {
    "most_docks": (1, 1, controlled("dock", "0,1")),
    "most_goat_pens": (1, 1, controlled("goat_pen", "2,1")),
    "most_pigsties": (1, 1, controlled("pigsty", "2,0")),
    "most_fields": (1, 1, controlled("field", "2,0")),
    "most_goats": (1, 3, controlled("goat_pen", "2,1", 3)),
    "most_pigs": (1, 4, controlled("pigsty", "2,0", 4)),
    "most_prisoners": (1, 2, lambda table: table.prison(0, 2)),
    "most_villagers": (1, 5, lambda table: table.natives(0, "2,0", villagers=5, nobles=1)),
    "most_preserves": (1, 3, lambda table: table.have(0, cheese=2, smoked_fish=1, milk=4, salt=2)),
    "hoard_horns": (-1, 2, lambda table: table.have(0, horns=2)),
    "hoard_obsidian": (-1, 3, lambda table: table.have(0, obsidian=3)),
    "hoard_wood": (-1, 4, lambda table: table.have(0, wood=4)),
    "hoard_clay": (-1, 5, lambda table: table.have(0, clay=5)),
    "hoard_stone": (-1, 6, lambda table: table.have(0, stone=6)),
    "hoard_salt": (-1, 7, lambda table: table.have(0, salt=7)),
    "hoard_manure": (-1, 8, lambda table: table.have(0, manure=8)),
    "hoard_straw": (-1, 9, lambda table: table.have(0, straw=9)),
    "hoard_cereals": (-1, 1, lambda table: table.have(0, cereals=1)),
}


@pytest.mark.rule("TD-OBJ-SECRET-01", "TD-OBJ-SECRET-05", "TD-EX-40")
@pytest.mark.parametrize("name", SECRETS)
@pytest.mark.component(*SECRETS)
def test_a_secret_objective_counts_one_thing(name: str) -> None:
    sign, value, build = SECRETS[name]
    table = build(empty())
    card = table.box.secret_names.index(name)
    assert table.box.secret_sign[card] == sign
    assert [secret_value(table.state, seat, card) for seat in range(3)] == [value, 0, 0]
    assert secret_leaders(table.state, card, [0, 1, 2]) == [0]
    assert secret_leaders(table.state, card, [1, 2]) == []

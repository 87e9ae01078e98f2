"""The way to a mission: every step of a tribe counts, and nothing but reaching it counts whole."""

from __future__ import annotations

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.aims import chain, mission_left, mission_progress
from firekeeper.games.tindaya.missions import mission_needs
from firekeeper.games.tindaya.terms import TRADES

FARMER = TRADES.index("farmer")


def progress(table: Table, seat: int = 0) -> float:
    return mission_progress(table.state, seat, mission_left(table.state, seat, 0))


def tribe(mission: str, difficulty: str = "hard") -> Table:
    table = Table(players=2, difficulty=difficulty).mission(mission).trades(0, "goatherd", "farmer")
    return table.natives(0, "5,8", villagers=2, nobles=2)


def test_each_step_to_a_preserve_counts() -> None:
    table = tribe("planners")
    steps = [chain(table.state, 0, FARMER)]
    for step in (
        lambda: table.have(0, wood=1, stone=1),
        lambda: table.inventions(0, "plough").have(0),
        lambda: table.have(0, wood=1, stone=2),
        lambda: table.inventions(0, "plough", "mill").have(0),
        lambda: table.have(0, manure=1),
        lambda: table.have(0, manure=1, cereals=1),
        lambda: table.terrain("5,8", "forest").building("5,8", "field"),
    ):
        step()
        steps.append(chain(table.state, 0, FARMER))
    assert steps == sorted(set(steps))
    assert steps[-1] < 1
    table.have(0, toasted_flour=1)
    assert chain(table.state, 0, FARMER) == 0  # it has that kind: another one must come
    assert progress(table) >= 1 / 3
    assert chain(table.state, 0, TRADES.index("fisher")) == 0  # nobody taught it


@pytest.mark.parametrize("mission", ["inventors", "warriors", "breeders", "planners", "fertile"])
def test_only_a_fulfilled_mission_counts_whole(mission: str) -> None:
    table = tribe(mission).building("5,8", "goat_pen", animals=3)
    table.have(0, wood=9, clay=9, stone=9, obsidian=9, manure=1, cereals=3)
    needs = mission_needs(table.state, table.state.mission)
    assert mission_progress(table.state, 0, needs) == 1.0
    for value in range(needs):
        assert mission_progress(table.state, 0, value) < 1.0
        assert mission_progress(table.state, 0, value) <= mission_progress(table.state, 0, value + 1)


def test_a_herd_is_a_promise_for_the_eras_to_come() -> None:
    table = tribe("breeders").building("5,8", "goat_pen", animals=2)
    early, late = progress(table.era(1)), progress(table.era(3))
    assert early > late > 0.5
    assert progress(tribe("breeders").building("5,8", "goat_pen", animals=1)) < late


def test_the_dead_of_hunger_are_no_villagers_of_a_fertile_tribe() -> None:
    table = tribe("fertile")
    assert mission_left(table.state, 0, 1) == 1
    assert mission_left(table.state, 0, 5) == 0
    assert mission_left(tribe("breeders").state, 0, 5) == 0


def test_weapons_are_the_way_to_prisoners() -> None:
    table = tribe("warriors")
    unarmed = progress(table)
    assert progress(table.have(0, obsidian=2)) > unarmed
    assert progress(table.have(0).prison(0, 2)) > progress(table.prison(0, 0).have(0, obsidian=2))


def test_what_an_ally_makes_for_all_is_on_its_way() -> None:
    table = tribe("planners", "medium").have(0, toasted_flour=1)
    alone = progress(table)
    assert progress(table.have(1, cheese=1)) == alone  # it needs that one itself
    assert progress(table.have(1, cheese=2)) > alone
    assert progress(table.have(0, toasted_flour=1, cheese=1)) == 1.0

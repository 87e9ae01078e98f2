"""The first estimate of positions of Tindaya: what it counts, and that it uses public facts only."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.conformance.walk import Case, Walk
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.weights import weigh
from firekeeper.weights import load_weights

MODES: list[dict[str, Any]] = [{"players": 2}, {"players": 3, "mode": "domination", "traitor": True}]


def feature(table: Table, name: str, seat: int = 0) -> float:
    rules = table.state.rules
    return rules.features(table.state, seat)[rules.feature_names.index(name)]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_it_weighs_its_features_and_uses_what_the_seat_may_know(options: dict[str, Any]) -> None:
    case = Case("tindaya", options)
    rules, source = case.rules, Stream("evaluation")
    factors = [float(load_weights("tindaya")["features"][name]) for name in rules.feature_names]
    walk = Walk(case, 5)
    used: set[str] = set()
    for _ in walk.questions():
        seat = walk.number % rules.seats
        found = rules.features(walk.state, seat)
        assert len(found) == len(factors)
        assert rules.evaluate(walk.state, seat) == weigh(found, factors)
        assert rules.features(rules.imagine(walk.state, seat, source), seat) == found
        used |= {name for name, value in zip(rules.feature_names, found, strict=True) if value}
    assert used >= {"villagers", "nobles", "thin", "wrath", "buildings", "trades", "conquistadors", "cubes"}


@pytest.mark.parametrize(
    ("players", "mode", "danger"), [(2, "alliance", 1), (4, "alliance", 2), (4, "domination", 1)]
)
def test_in_a_larger_alliance_what_loses_the_game_counts_more(players: int, mode: str, danger: float) -> None:
    rules = Case("tindaya", {"players": players, "mode": mode}).rules
    factors = dict(zip(rules.feature_names, rules.evaluation.factors, strict=True))
    weights = load_weights("tindaya")["features"]
    for name in ("extinct", "wrath", "offered"):
        assert factors[name] == weights[name] * danger
    for name in ("villagers", "buildings", "mission"):
        assert factors[name] == weights[name]


def test_an_alliance_counts_all_tribes() -> None:
    table = Table(players=2).building("5,8", "goat_pen", animals=2)
    hungry = feature(table, "hungry", 0)
    buildings = feature(table, "buildings", 0)
    table.natives(1, "5,8", villagers=1)
    assert feature(table, "hungry", 0) == feature(table, "hungry", 1) == hungry + 1
    assert feature(table, "buildings", 0) == buildings + 1
    table.have(1, milk=1)
    assert feature(table, "hungry", 0) == hungry
    assert feature(table, "villagers", 0) == 1


def test_domination_counts_its_own_tribe() -> None:
    table = Table(players=2, mode="domination").building("5,8", "goat_pen", animals=2)
    before = feature(table, "villagers", 0)
    table.natives(1, "5,8", villagers=2).score(0, 7)
    assert (feature(table, "villagers", 0), feature(table, "score", 0)) == (before, 7.0)
    assert feature(table, "animals", 1) == 3.0  # one is born at the end of the era
    assert feature(table, "animals", 0) == 0.0

"""The first estimate of positions of Tindaya: what it counts, and that it uses public facts only."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.bots.valuing import named_evaluation
from firekeeper.conformance.walk import Case, Walk
from firekeeper.games.tindaya.evaluation import FEATURES, Evaluation, share
from firekeeper.games.tindaya.final import final_scoring, survivors
from firekeeper.games.tindaya.outlook import Outlook
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import NONE
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


def rivals(options: dict[str, Any]) -> Evaluation:
    """What *expert* values positions by in these games."""
    found = named_evaluation(Case("tindaya", {"mode": "domination", **options}).rules, "rivals")
    assert isinstance(found, Evaluation)
    return found


def lead(evaluation: Evaluation, table: Table, seat: int) -> float:
    return evaluation.features(table.state, seat)[FEATURES.index("lead")]


def test_in_the_last_era_a_lead_is_what_the_final_scoring_would_make_of_it() -> None:
    """As far as a seat can know: without the others' idols and objectives."""
    compared, players = 0, 3
    evaluation = rivals({"players": players})
    for number in range(12):
        walk = Walk(Case("tindaya", {"players": players, "mode": "domination"}), number)
        for _ in walk.questions():
            state = walk.state
            assert isinstance(state, TindayaState)
            if state.era < state.rules.last_era or state.ending != NONE:
                continue
            outlook = Outlook(state)
            then = outlook.era
            if any(outlook.hungry) or any(outlook.cold) or len(survivors(then)) < players:
                continue
            seat = walk.number % players
            for other, player in enumerate(then.players):
                if other != seat:
                    player.objectives = player.idols = ()
            final_scoring(then)
            scores = [player.score for player in then.players]
            mine = scores.pop(seat)
            assert evaluation.features(state, seat)[FEATURES.index("lead")] == mine - max(scores)
            compared += 1
        if compared > 10:
            return
    raise AssertionError("too few games come so far")


def test_a_lead_of_an_objective_is_surer_the_later_and_the_larger_it_is() -> None:
    points = []
    for values, sure in (([1, 1], 0.6), ([2, 1], 0.6), ([4, 1], 0.6), ([4, 1], 1.0)):
        found = [0.0, 0.0]
        share(found, [0, 1], values, 2, sure)
        points.append(found[0] - found[1])
    assert points[0] == 0.0
    assert points == sorted(points)
    assert points[-1] == 2.0


def test_rivals_count_their_lead_instead_of_their_points() -> None:
    evaluation = rivals({"players": 2})
    table = Table(players=2, mode="domination")
    before = lead(evaluation, table, 0)
    table.score(0, 7).score(1, 12)
    assert lead(evaluation, table, 0) == before - 5
    assert lead(evaluation, table, 1) == -lead(evaluation, table, 0)
    found = evaluation.features(table.state, 0)
    assert not any(found[FEATURES.index(name)] for name in ("score", "objectives", "secrets", "monopolies"))


def test_in_an_alliance_experts_value_positions_like_greedy() -> None:
    case = Case("tindaya", {"players": 2})
    walk, rules = Walk(case, 3), case.rules
    evaluation = named_evaluation(rules, "rivals")
    for _ in walk.questions():
        assert evaluation.value(walk.state, 0) == rules.evaluate(walk.state, 0)

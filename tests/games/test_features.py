"""Features of positions, and weights as data, in every game that has them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State
from firekeeper.kernel.weights import WeightError, weigh
from firekeeper.titles import TITLES, _rules, rules_for
from firekeeper.weights import load_weights

GAMES = [name for name in TITLES if load_weights(name)]
WALKS: dict[str, list[tuple[dict[str, Any], range]]] = {
    "tindaya": [
        # In a larger Alliance some weights count more: tests/games/tindaya/test_evaluation.py.
        ({"players": 2, "mode": "alliance"}, range(36)),
        ({"players": 3, "mode": "domination"}, range(24)),
    ]
}
"""Options and seeds with which everything that counts is met, where two games are too few."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


RARE = {"objectives", "treason", "lacking", "failing", "lead"}
"""Features that random games do not reach, or default weights do not ask for: their own games test them."""


def walk(rules: Rules, seed: int) -> Iterator[State]:
    """The positions of a game at random, the last one included."""
    state, stream = rules.start(), Stream(seed)
    while (decision := engine.run_automatic(state)) is not None:
        yield state
        choices = engine.legal(state, decision)
        if isinstance(decision, Chance):
            choice = engine.pick(state, decision, choices, stream.below)
        else:
            choice = choices[stream.below(len(choices))]
        engine.apply(state, decision, choice)
    yield state


def test_both_games_have_weights() -> None:
    assert {"wendake", "endless_winter"} <= set(GAMES)


def test_an_evaluation_is_the_sum_of_its_weighted_features(game: str) -> None:
    factors = load_weights(game)["features"]
    used: set[str] = set()
    for options, seeds in WALKS.get(game, [({"players": 3}, range(5, 7))]):
        rules = rules_for(game, options)
        weights = [float(factors[name]) for name in rules.feature_names]
        for state in chain.from_iterable(walk(rules, seed) for seed in seeds):
            for seat in range(rules.seats):
                found = rules.features(state, seat)
                assert len(found) == len(rules.feature_names)
                assert rules.evaluate(state, seat) == weigh(found, weights)
                used |= {name for name, value in zip(rules.feature_names, found, strict=True) if value}
            last = state
        if "won" not in rules.feature_names:
            assert rules.evaluate(last, 1) == rules.scores(last)[1]
    assert used >= set(rules.feature_names) - RARE, "each of them counts somewhere"


def test_a_feature_counts_as_much_as_its_weight_says(game: str) -> None:
    rules = _rules.__wrapped__(game, '{"players":2}', None, TITLES[game].versions[-1])
    state = next(state for number, state in enumerate(walk(rules, 3)) if number == 60)
    before, found = rules.evaluate(state, 0), rules.features(state, 0)
    changed = copy.deepcopy(load_weights(game))
    at = next(at for at, value in enumerate(found) if value)
    changed["features"][rules.feature_names[at]] += 2
    rules.use_weights(changed)
    assert rules.features(state, 0) == found
    assert rules.evaluate(state, 0) == pytest.approx(before + 2 * found[at], abs=1e-5)


@pytest.mark.parametrize("change", ["missing", "unknown", "text"])
def test_weights_that_do_not_fit_are_refused(game: str, change: str) -> None:
    rules = _rules.__wrapped__(game, '{"players":2}', None, TITLES[game].versions[-1])
    changed: dict[str, Any] = copy.deepcopy(load_weights(game))
    if change == "missing":
        del changed["features"][rules.feature_names[1]]
    elif change == "unknown":
        changed["features"]["luck"] = 1.0
    else:
        changed["features"][rules.feature_names[1]] = "much"
    with pytest.raises(WeightError, match=rules.feature_names[1] if change != "unknown" else "luck"):
        rules.use_weights(changed)


def test_weights_are_no_part_of_the_pack(game: str) -> None:
    rules = _rules.__wrapped__(game, '{"players":2}', None, TITLES[game].versions[-1])
    before = rules.pack
    changed = copy.deepcopy(load_weights(game))
    changed["features"][rules.feature_names[1]] = 0.0
    rules.use_weights(changed)
    assert rules.pack == before


def test_an_unknown_file_of_weights() -> None:
    with pytest.raises(WeightError, match="wendake has no weights «grand»; there are default"):
        load_weights("wendake", "grand")
    with pytest.raises(WeightError, match="is not the name"):
        load_weights("wendake", "../data/tiles")

"""Chances: what the worth of a position means where it is no number of points."""

from __future__ import annotations

from typing import Any

import pytest

from firekeeper.bots.chances import Curve, Prospect, chances_of, likelihood, log_odds, parts
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.rules import Circumstances
from firekeeper.kernel.state import State
from firekeeper.titles import TITLES, rules_for

CURVE = Curve(
    games=10, positions=200, centre=50.0, level=[0.0, 1.0], slope=[1.0, 3.0], also={"hard": -2.0, "easy": 0.5}
)


def here(progress: float, together: int = 1, *also: str) -> Circumstances:
    return Circumstances("some", progress, together, also)


def test_a_curve_goes_from_one_moment_to_the_next() -> None:
    assert parts(0.25, 3) == [0.5, 0.5, 0.0]
    assert parts(1.0, 3) == [0.0, 0.0, 1.0]
    assert parts(0.7, 1) == [1.0]
    assert log_odds(CURVE, here(0.0), 50) == 0
    assert log_odds(CURVE, here(0.5), 50) == pytest.approx(0.5)
    assert log_odds(CURVE, here(0.0), 150) == pytest.approx(1.0)
    assert log_odds(CURVE, here(1.0), 150) == pytest.approx(4.0)


def test_allies_count_each_tribe() -> None:
    assert log_odds(CURVE, here(0.0, 2), 300) == pytest.approx(log_odds(CURVE, here(0.0), 150))


def test_the_difficulty_fades() -> None:
    assert log_odds(CURVE, here(0.0, 1, "hard"), 50) == -2
    assert log_odds(CURVE, here(0.5, 1, "hard"), 50) == pytest.approx(0.5 - 1.5)
    assert log_odds(CURVE, here(1.0, 1, "hard"), 50) == pytest.approx(1.0 - 1.0)


def test_nothing_is_certain() -> None:
    assert likelihood(0) == 0.5
    assert 0 < likelihood(-999) < 0.05
    assert 0.95 < likelihood(999) < 1


def position(options: dict[str, Any], era: int) -> tuple[State, int]:
    """A position of a game at random in the middle of an era, and whose decision it is."""
    state, stream = rules_for("tindaya", options).start(), Stream(9)
    while True:
        decision = engine.run_automatic(state)
        assert decision is not None
        found = state.game_rules().circumstances(state, max(0, decision.seat))
        assert found is not None
        if decision.seat >= 0 and found.progress * 3 > era - 1 + 0.3:
            return state, decision.seat
        if era == 0 and decision.seat >= 0:
            return state, decision.seat
        choices = engine.legal(state, decision)
        if isinstance(decision, Chance):
            engine.apply(state, decision, engine.pick(state, decision, choices, stream.below))
        else:
            engine.apply(state, decision, choices[stream.below(len(choices))])


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 2, "mode": "domination"}])
def test_what_is_worth_less_is_won_less_often(options: dict[str, Any]) -> None:
    state, seat = position(options, 1)
    rules = state.game_rules()
    worth = rules.evaluate(state, seat)
    prospect, better = Prospect(rules, state, seat, worth), Prospect(rules, state, seat, worth + 30)
    assert prospect.told
    assert prospect.chance is not None
    assert better.chance is not None
    assert prospect.chance < better.chance
    assert prospect.behind(0) == prospect.chance
    assert better.behind(30) == pytest.approx(prospect.chance)
    assert prospect.behind(-5) == prospect.chance, "nothing is better than what is advised"
    sure = prospect.sureness(40)
    assert sure is not None
    assert 0.5 == prospect.sureness(0) < sure <= 1


def test_while_the_table_is_set_up_only_the_difficulty_speaks() -> None:
    chances = []
    for difficulty in ("easy", "hard"):
        state, seat = position({"players": 2, "difficulty": difficulty}, 0)
        found = {Prospect(state.game_rules(), state, seat, worth).chance for worth in (-40.0, 40.0)}
        assert len(found) == 1, "however little is on the board yet"
        prospect = Prospect(state.game_rules(), state, seat, 40.0)
        assert prospect.chance is not None
        worse = prospect.behind(40)
        assert worse is not None
        assert worse < prospect.chance, "but one place may be better than another"
        chances.append(prospect.chance)
    assert chances[0] > chances[1]


def test_where_points_decide_nothing_is_told() -> None:
    rules = rules_for("wendake", {"players": 2})
    prospect = Prospect(rules, rules.start(), 0, 12.0)
    assert (prospect.told, prospect.chance, prospect.behind(1)) == (False, None, None)


@pytest.mark.parametrize("game", TITLES)
def test_what_is_written_of_a_game_makes_sense(game: str) -> None:
    for name, curve in chances_of(game).curves.items():
        assert all(slope > 0 for slope in curve.slope), name
        assert len(curve.slope) == len(curve.level)
        assert len(curve.told) == len(curve.came) == len(curve.counted) > 0
        assert sum(curve.counted) == curve.positions
    again = chances_of(game).again
    assert again is None or again.ahead == sorted(again.ahead)
    assert again is None or again.still == sorted(again.still)


def test_an_alliance_and_a_domination_have_curves() -> None:
    assert {"alliance", "domination"} <= set(chances_of("tindaya").curves)

"""Training: it finds what wins, drops what it cannot prove, repeats, and goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from firekeeper.kernel.rng import Stream
from firekeeper.lab import training
from firekeeper.lab.runs import RunError
from firekeeper.lab.standings import GameRow, SeatRow
from firekeeper.lab.training import (
    DOWN,
    UP,
    Task,
    TrainResult,
    deal_won,
    differences,
    in_points,
    train,
    turned,
)
from firekeeper.weights import load_weights

GAME = "endless_winter"


class MadeUp:
    """Games in which one weight decides, beside luck; no game is played."""

    def __init__(self, table: str, name: str, points: float, luck: int = 20) -> None:
        self.table, self.name, self.points, self.luck = table, name, points, luck
        self.games = 0

    def __call__(self, task: Task) -> GameRow:
        self.games += 1
        fixture, usual = task.fixture, load_weights(GAME)[self.table][self.name]
        luck = Stream(f"{task.seed}-{fixture.number}")
        seats = []
        for seat, at in enumerate(fixture.seats):
            share = task.weights[(UP, DOWN)[at]][self.table][self.name] / usual - 1
            score = 80 + round(self.points * share * 5) + luck.below(self.luck)
            seats.append(SeatRow(seat=seat, bot=(UP, DOWN)[at], score=score, won=False))
        best = max(seat.score for seat in seats)
        seats = [SeatRow(seat=one.seat, bot=one.bot, score=one.score, won=one.score == best) for one in seats]
        return GameRow(number=fixture.number, deal=fixture.deal, seed=task.seed, ending="points", seats=seats)


def made_up(monkeypatch: pytest.MonkeyPatch, points: float) -> MadeUp:
    games = MadeUp("goods", "first_tool", points)
    monkeypatch.setattr(training, "attempt", games)
    return games


def learn(**arguments: Any) -> TrainResult:
    wanted: dict[str, Any] = {"tables": ["goods"], "rounds": 2, "deals": 40, "trial": 60, **arguments}
    return train(GAME, {"players": 2}, **wanted)


def test_a_weight_that_wins_is_turned_up_and_one_that_loses_down(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = load_weights(GAME)["goods"]["first_tool"]
    made_up(monkeypatch, 10)
    better = learn()
    assert any(trial.kept for trial in better.trials)
    assert better.weights["goods"]["first_tool"] > usual
    made_up(monkeypatch, -10)
    assert learn().weights["goods"]["first_tool"] < usual


def test_what_makes_no_difference_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, 0)
    result = learn()
    assert [trial.kept for trial in result.trials] == [False, False]
    assert result.weights == {}
    assert result.finished


def test_a_tiny_run_changes_nothing_that_it_cannot_prove(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it wins every deal of its trial: two are too few to be sure."""
    made_up(monkeypatch, 30)
    result = learn(rounds=1, deals=4, trial=2)
    assert result.trials[0].won == 2
    assert not result.trials[0].kept
    assert result.weights == {}


def test_the_same_seed_gives_the_same_result_and_another_one_other_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made_up(monkeypatch, 10)
    first, again, other = learn(seed=1), learn(seed=1), learn(seed=2)
    assert (first.effects, first.trials, first.weights) == (again.effects, again.trials, again.weights)
    assert first.effects != other.effects


def test_a_run_goes_on_where_it_was_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    games = made_up(monkeypatch, 10)
    whole = learn(run=tmp_path / "whole")
    played = games.games
    assert (tmp_path / "whole" / "rows.parquet").exists()

    class Killed(Exception):
        pass

    def killed(task: Task) -> GameRow:
        if task.fixture.number == 31:
            raise Killed
        return games(task)

    monkeypatch.setattr(training, "attempt", killed)
    with pytest.raises(Killed):
        learn(run=tmp_path / "killed")
    monkeypatch.setattr(training, "attempt", games)
    games.games = 0
    again = learn(run=tmp_path / "killed")
    assert games.games == played - 30
    assert (again.trials, again.weights, again.games) == (whole.trials, whole.weights, whole.games)
    games.games = 0
    learn(run=tmp_path / "whole")
    assert games.games == 0, "all its games are there"
    with pytest.raises(RunError, match="another spread"):
        learn(run=tmp_path / "whole", spread=0.1)


def test_no_game_is_begun_after_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def later() -> float:
        nonlocal now
        now += 1.0
        return now

    made_up(monkeypatch, 10)
    monkeypatch.setattr("firekeeper.lab.training.time.monotonic", later)
    result = learn(seconds=25.0)
    assert not result.finished
    assert 0 < result.games < 30
    assert result.weights == {}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"tables": ["gods"]}, "no table «gods» of weights; there are features, prices"),
        ({"level": "master"}, "no level «master»; there are novice"),
        ({"spread": 0}, "it must be above 0 and below 1"),
        ({"spread": 1.0}, "it must be above 0 and below 1"),
        ({"deals": 0}, "must be 1 or more"),
        ({"weights": "grand"}, "has no weights «grand»; there are default"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        learn(**wrong)


def test_weights_are_turned_by_shares_of_themselves() -> None:
    before = {"land": {"planned": [0.5, 0.25], "waiting": 0.35, "asked": 0.9}}
    after = turned(before, {("land", "planned"): 0.1, ("land", "waiting"): -0.2})
    assert after == {"land": {"planned": [0.55, 0.275], "waiting": 0.28, "asked": 0.9}}
    assert differences(before, after) == {"land": {"planned": [0.55, 0.275], "waiting": 0.28}}
    assert before["land"]["waiting"] == 0.35


def test_tuned_estimates_are_in_points() -> None:
    usual = {"features": {"score": 1.0, "land": 1.0}, "goods": {"food": 0.5}}
    tuned = {"features": {"score": 1.25, "land": 1.0}, "goods": {"food": 0.6}}
    assert in_points(tuned, usual, "score") == {
        "features": {"score": 1.0, "land": 0.8},
        "goods": {"food": 0.6},
    }
    assert in_points(usual, usual, "score") == usual


def test_a_deal_is_won_by_games_and_then_by_points() -> None:
    def row(number: int, up: int, down: int) -> GameRow:
        seats = [
            SeatRow(seat=0, bot=UP, score=up, won=up > down),
            SeatRow(seat=1, bot=DOWN, score=down, won=down > up),
        ]
        return GameRow(number=number, deal=1, seed="", ending="points", seats=seats)

    assert deal_won([row(1, 50, 40), row(2, 41, 40)]) == 1
    assert deal_won([row(1, 50, 40), row(2, 40, 45)]) == 1
    assert deal_won([row(1, 50, 40), row(2, 40, 70)]) == 0
    assert deal_won([row(1, 50, 40), row(2, 40, 50)]) == 0.5


@pytest.mark.parametrize(
    ("game", "options"), [("endless_winter", {"players": 2}), ("wendake", {"players": 1})]
)
def test_real_games_are_played_with_the_weights_that_are_tried(game: str, options: dict[str, Any]) -> None:
    first, again = (
        train(game, options, level="novice", rounds=1, deals=1, trial=1, spread=0.5, seed=3) for _ in range(2)
    )
    assert first.games == 4
    assert not first.trials[0].kept
    assert first.effects == again.effects
    assert any(one.points for one in first.effects), "other weights, other games"

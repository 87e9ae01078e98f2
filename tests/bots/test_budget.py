"""Budgets: what they are called, how they are spent, and that the greedy bot keeps to them."""

from __future__ import annotations

import pickle

import pytest

from firekeeper import new
from firekeeper.bots import UNLIMITED, Budget, Deadline, answer, make
from firekeeper.bots.budget import parse
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State
from firekeeper.lab import simulate


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("5000", Budget(work=5000)),
        ("2s", Budget(seconds=2.0)),
        ("0.25s", Budget(seconds=0.25)),
        ("5000,2s", Budget(5000, 2.0)),
    ],
)
def test_a_budget_is_written_and_read(text: str, budget: Budget) -> None:
    assert parse(text) == budget
    assert str(budget) == text
    assert pickle.loads(pickle.dumps(budget)) == budget
    assert hash(pickle.loads(pickle.dumps(budget))) == hash(budget)
    awaited = budget.within(Budget(wait=3.0))
    assert pickle.loads(pickle.dumps(awaited)) == awaited != budget


@pytest.mark.parametrize("text", ["", ",", "0", "0s", "-1", "2 s", "s", "5000 2s", "50002s,", "1,2", "5000,"])
def test_anything_else_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ValueError, match=r"write units of work \(5000\)|both must be above 0"):
        parse(text)


def test_nobody_can_wait_for_no_time_at_all() -> None:
    with pytest.raises(ValueError, match=r"wait 0 seconds: it must be above 0"):
        Budget(wait=0)


def test_the_tighter_limits_of_two_budgets_count() -> None:
    assert Budget(100).within(Budget(seconds=2.0)) == Budget(100, 2.0)
    assert Budget(100, 1.0).within(Budget(50, 2.0)) == Budget(50, 1.0)
    assert UNLIMITED.within(UNLIMITED) == UNLIMITED
    assert Budget(wait=5.0).within(Budget(seconds=2.0, wait=3.0)) == Budget(seconds=2.0, wait=3.0)
    assert str(UNLIMITED) == str(Budget(wait=5.0)) == "unlimited"


def test_work_is_spent_to_the_last_unit_and_no_further() -> None:
    deadline = Deadline(Budget(work=5))
    assert [deadline.spend(2), deadline.left, deadline.spend(3), deadline.left] == [True, 3, True, 0]
    assert not deadline.over
    assert not deadline.spend()
    assert deadline.over
    assert not deadline.spend(0), "once over, it stays over"
    assert deadline.spent == 5


def test_without_a_limit_nothing_is_over() -> None:
    deadline = Deadline()
    assert all(deadline.spend() for _ in range(1000))
    assert (deadline.spent, deadline.left, deadline.over) == (1000, None, False)


class Clocks:
    """The two clocks that a deadline reads: what the thread has used, and what has passed for people."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.used = 100.0
        self.passed = 5000.0
        monkeypatch.setattr("firekeeper.bots.budget.time.thread_time", lambda: self.used)
        monkeypatch.setattr("firekeeper.bots.budget.time.monotonic", lambda: self.passed)


def test_seconds_are_a_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks(monkeypatch)
    deadline = Deadline(Budget(seconds=1.0))
    assert all(deadline.spend() for _ in range(100))
    clocks.used += 1.5
    assert not all(deadline.spend() for _ in range(100))
    assert deadline.over


def test_seconds_are_those_of_one_core_however_busy_the_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks(monkeypatch)
    deadline = Deadline(Budget(seconds=1.0))
    clocks.passed += 3600
    clocks.used += 0.9
    assert all(deadline.spend() for _ in range(100))
    assert not deadline.over


def test_whoever_waits_waits_no_longer_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks(monkeypatch)
    deadline = Deadline(Budget(seconds=2.0, wait=5.0))
    clocks.passed += 4.9
    assert all(deadline.spend() for _ in range(100))
    clocks.passed += 0.2
    assert not all(deadline.spend() for _ in range(100))
    assert deadline.over


def test_nobody_waits_in_the_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that does a thousand other things must not change what the arena finds."""
    clocks = Clocks(monkeypatch)
    quiet = simulate("endless_winter", {"players": 2}, ["skilled"], games=1, seed="busy")

    def later() -> float:
        clocks.passed += 1000.0
        return clocks.passed

    monkeypatch.setattr("firekeeper.bots.budget.time.monotonic", later)
    busy = simulate("endless_winter", {"players": 2}, ["skilled"], games=1, seed="busy")
    assert not quiet.errors
    assert (quiet.scores, quiet.decisions) == (busy.scores, busy.decisions)


# --- bots keep to them --------------------------------------------------------------------------------


class Meter:
    """Counts how often positions are valued."""

    def __init__(self, rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._evaluate = rules.evaluate
        monkeypatch.setattr(rules, "evaluate", self.evaluate)

    def evaluate(self, state: State, seat: int) -> float:
        self.count += 1
        return self._evaluate(state, seat)


@pytest.mark.parametrize("game", ["wendake", "endless_winter"])
@pytest.mark.parametrize("work", [1, 3, 10, 60])
def test_greedy_values_as_many_positions_as_it_may(
    game: str, work: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = new(game, players=2, seed="budget", history=False)
    meter = Meter(playing.rules, monkeypatch)
    spent = []
    for _ in range(50):
        seat = playing.seat
        assert seat is not None
        meter.count = 0
        bot = make("greedy", playing.number)  # a new one: nothing is answered from a plan
        playing.choose(answer(bot, playing.rules, playing.state, seat, playing.choices, Budget(work)))
        spent.append(meter.count)
    assert max(spent) == work


def test_a_bot_has_a_budget_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = new("wendake", players=2, seed="budget", history=False)
    while playing.number < 60 or len(playing.choices) < 8:
        playing.choose(playing.choices[0])
    meter = Meter(playing.rules, monkeypatch)
    bot = make("greedy", 1)
    bot.budget = Budget(work=4)
    assert playing.seat is not None
    answer(bot, playing.rules, playing.state, playing.seat, playing.choices, Budget(work=9))
    assert meter.count == 4
    answer(bot, playing.rules, playing.state, playing.seat, playing.choices, Budget(work=3))
    assert meter.count == 7


def test_a_budget_in_work_gives_the_same_games_again() -> None:
    first, again = (
        simulate("wendake", {"players": 2}, ["greedy"], games=2, seed=3, budget=Budget(work=25))
        for _ in range(2)
    )
    assert not first.errors
    assert (first.scores, first.decisions) == (again.scores, again.decisions)


def test_more_work_is_worth_its_price() -> None:
    """With next to no budget the first choices are taken; that is no match for a bot that looks around."""
    poor = make("greedy", 1)
    poor.budget = Budget(work=1)
    result = simulate("wendake", {"players": 2}, [poor, "greedy"], games=6, seed="work")
    assert not result.errors
    assert result.wins[1] >= 5

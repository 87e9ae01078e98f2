"""Sequences that must end legally: what is offered can be finished, and what can be finished is offered."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernel.crossing import AnyStep, Crossing, Marsh, Step, steps

from firekeeper.conformance import Case, Violation
from firekeeper.conformance.finishing import every_path_finishes
from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.hexes import members
from firekeeper.kernel.lookahead import MAX_DEPTH, Lookahead

grounds = st.integers(0, 2**19 - 1)


def finishable(state: Marsh, choice: Choice) -> bool:
    """Naively: firm ground is near enough after this choice."""
    if choice.verb == "stop":
        return True
    board, left = state.rules.board, state.left - 1
    return any(board.distance(choice.a, firm) <= left for firm in members(state.rules.firm))


@given(grounds, st.integers(1, 4), st.integers(0, 999))
def test_exactly_the_steps_that_can_be_finished_are_offered(firm: int, moves: int, seed: int) -> None:
    state = Crossing(firm, trips=2, moves=moves).start()
    source = random.Random(seed)
    while (decision := engine.run_automatic(state)) is not None:
        offered = engine.legal(state, decision)
        assert offered, "a dead end"
        if isinstance(decision, Step):
            assert offered == [choice for choice in steps(state) if finishable(state, choice)]
        engine.apply(state, decision, source.choice(offered))
    assert state.rules.firm >> state.at & 1


def test_without_look_ahead_there_are_dead_ends() -> None:
    state = Crossing(0, moves=1).start()
    state.frames = [AnyStep(0)]
    decision = engine.run_automatic(state)
    engine.apply(state, decision, engine.legal(state, decision)[0])
    assert engine.legal(state, engine.run_automatic(state)) == []


def test_a_sequence_that_cannot_be_finished_does_not_begin() -> None:
    rules = Crossing(0, moves=3)
    state = rules.start()
    state.frames = []
    assert Step(0).can_begin(state)
    state.at, state.left = 7, 1
    assert Step(0).can_begin(state) == bool(rules.board.around[7] & 1)
    state.left = 0
    assert not Step(0).can_begin(state)
    assert state.frames == []


def test_looking_ahead_changes_nothing() -> None:
    state = Crossing(0b1001).start()
    before = state.dump()
    Step(0).choices(state)
    assert state.dump() == before


class Forgetful(Step):
    """Looks at every way, for lack of a key."""

    bound = 50

    def key(self, state: Marsh) -> None:
        return None


def test_a_bound_that_is_too_low_is_told_with_what_helps() -> None:
    state = Crossing(0, moves=3, radius=4).start()
    state.at, state.frames = 40, [Forgetful(0)]
    with pytest.raises(RuntimeError, match=r"Forgetful has looked at 50 positions .* key .* raise its bound"):
        engine.legal(state, engine.run_automatic(state))
    state.frames = [Step(0)]
    assert engine.legal(state, engine.run_automatic(state)) == [], "the firm ground is four moves away"


class Numbers(Lookahead[int]):
    """From a number to its half or one less; a search on something smaller than a state."""

    def __init__(self, ends: set[int], bound: int = 1000) -> None:
        super().__init__(bound, "numbers")
        self.ends = ends
        self.seen: list[int] = []

    def ended(self, position: int) -> bool:
        return position in self.ends

    def following(self, position: int):
        self.seen.append(position)
        if position > 0:
            yield position // 2
            yield position - 1

    def key(self, position: int) -> int:
        return position


def test_like_positions_are_looked_at_once() -> None:
    search = Numbers({-1})
    assert not search.can_end(30)
    assert sorted(search.seen) == list(range(31))
    assert search.looked_at == 31
    assert not search.can_end(29)
    assert search.looked_at == 31


def test_the_search_stops_at_the_first_end() -> None:
    search = Numbers({15})
    assert search.can_end(30)
    assert search.seen == [30]


class Circle(Lookahead[int]):
    def ended(self, position: int) -> bool:
        return False

    def following(self, position: int):
        yield (position + 1) % 3


def test_a_sequence_without_end_is_found_out() -> None:
    with pytest.raises(RuntimeError, match=f"circle goes on after {MAX_DEPTH} steps"):
        Circle(10_000, "circle").can_end(0)


class Countdown(Lookahead[int]):
    def ended(self, position: int) -> bool:
        return position == 0

    def following(self, position: int):
        yield position - 1


def test_a_sequence_may_be_so_long_and_no_longer() -> None:
    assert Countdown(10_000, "countdown").can_end(MAX_DEPTH)
    with pytest.raises(RuntimeError, match="countdown goes on"):
        Countdown(10_000, "countdown").can_end(MAX_DEPTH + 1)


# --- the conformance suite --------------------------------------------------------------------------------


class Trips(Case):
    """The marsh as a case of the conformance suite; `first` is its first question."""

    def __init__(self, first: Decision[Marsh]) -> None:
        self.game, self.options, self.prepare = "crossing", {}, None
        self.rules = Crossing(0b10010, moves=2)
        start = self.rules.start
        setattr(self.rules, "start", lambda: asking(start(), first))  # noqa: B010 - a method, for this case


def asking(state: Marsh, first: Decision[Marsh]) -> Marsh:
    state.frames = [first]
    return state


def test_the_suite_finds_paths_that_cannot_be_finished() -> None:
    for seed in range(30):
        every_path_finishes(Trips(Step(0)), seed)
    found = [stuck(Trips(Careless(0)), seed) for seed in range(30)]
    assert any(re.search(r"a dead end after «step \d+( › step \d+)*»", sentence) for sentence in found)


def stuck(case: Case, seed: int) -> str:
    try:
        every_path_finishes(case, seed)
    except Violation as violation:
        return str(violation)
    return ""


class Careless(Step):
    """Forgets to look ahead."""

    def choices(self, state: Marsh) -> list[Choice]:
        return self.steps(state)

"""What bots try in the middle of an exploration: what completes the move that was begun, then the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.bots import answer, make
from firekeeper.games.tindaya.explore import (
    ChooseCanoe,
    ChooseGroup,
    ChooseLanding,
    ChooseMove,
    ChooseSail,
    ChooseWay,
)
from firekeeper.games.tindaya.moves import walkers_of
from firekeeper.games.tindaya.prospects import Prospects
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.suggestions import suggestions
from firekeeper.games.tindaya.terms import AGANA, WOOD
from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.rng import Stream
from firekeeper.table.judging import rough_cost
from firekeeper.titles import rules_for

IN_A_MOVE = (ChooseGroup, ChooseWay, ChooseCanoe, ChooseSail, ChooseLanding)


def explorations_of(options: dict[str, Any], seed: int, most: int) -> Iterator[TindayaState]:
    """Positions of a game at random at the beginning of an exploration."""
    state, stream = rules_for("tindaya", options).start(), Stream(seed)
    found = 0
    while found < most and (decision := engine.run_automatic(state)) is not None:
        choices = engine.legal(state, decision)
        if isinstance(decision, ChooseMove) and decision.left >= 3 and len(choices) > 1:
            assert isinstance(state, TindayaState)
            found += 1
            yield state
        if isinstance(decision, Chance):
            choice = engine.pick(state, decision, choices, stream.below)
        else:
            choice = choices[stream.below(len(choices))]
        engine.apply(state, decision, choice)


def question(state: TindayaState) -> tuple[Decision[Any], list[Choice]] | None:
    """The next question with a real choice; None once the exploration has stopped."""
    while (decision := engine.run_automatic(state)) is not None:
        if not isinstance(decision, (ChooseMove, *IN_A_MOVE)):
            return None
        choices = engine.legal(state, decision)
        if len(choices) > 1:
            return decision, choices
        engine.apply(state, decision, choices[0])
    return None


def follow(state: TindayaState, way: tuple[Choice, ...]) -> TindayaState:
    """A copy after the answers, of which those to questions with a single choice may be there or not; before
    the combat if one comes between two moves.
    """
    after = state.clone()
    for choice in way:
        while True:
            decision = engine.run_automatic(after)
            if not isinstance(decision, (ChooseMove, *IN_A_MOVE)):
                return after
            choices = engine.legal(after, decision)
            if choice in choices:
                break
            assert len(choices) == 1, f"{choice} is no answer to {type(decision).__name__}"
            engine.apply(after, decision, choices[0])
        engine.apply(after, decision, choice)
    assert question(after) is None, "it stops in the end"
    return after


def promise(step: TindayaState, after: TindayaState, seat: int) -> float:
    """What an exploration that ends so promises at a step of it."""
    return Prospects(step, seat).promise(walkers_of(after, seat, 0))


MODES = [{"players": 2}, {"players": 3, "mode": "domination"}]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_in_the_middle_of_a_move_nothing_of_the_plan_is_lost(options: dict[str, Any]) -> None:
    """After each step of a way that looked good before the first one, something as good is tried."""
    met = set()
    for seed in range(3):
        for state in explorations_of(options, seed, 8):
            decision = state.frames[-1]
            assert isinstance(decision, Decision)
            seat = decision.seat
            for way in (suggestions(state, decision, engine.legal(state, decision)) or [])[:2]:
                aim = follow(state, way)
                step = state.clone()
                left = way
                while (asked := question(step)) is not None:
                    if not left or left[0] not in asked[1]:
                        left = left[1:]  # it was the only choice
                        continue
                    if isinstance(asked[0], IN_A_MOVE):
                        met.add(type(asked[0]).__name__)
                        tried = suggestions(step, *asked)
                        assert tried
                        assert all(one[0] in asked[1] for one in tried)
                        whole = [one for one in tried if one[-1].verb == "stop"]
                        best = max(promise(step, follow(step, one), seat) for one in whole)
                        assert best >= promise(step, aim, seat)
                    engine.apply(step, asked[0], left[0])
                    left = left[1:]
    assert met >= {"ChooseGroup", "ChooseWay", "ChooseSail"}


def test_only_what_begins_with_a_choice_is_tried_where_only_that_is_asked_about() -> None:
    """So a review can say what a step in an exploration has cost."""
    for state in explorations_of({"players": 2}, 3, 6):
        step = state.clone()
        while (asked := question(step)) is not None:
            decision, choices = asked
            for choice in choices:
                tried = suggestions(step, decision, [choice])
                assert tried is None or {one[0] for one in tried} == {choice}
                for one in tried or []:
                    if one[-1].verb == "stop":
                        follow(step, one)
            engine.apply(step, decision, choices[len(choices) // 2])


def test_a_wasted_step_of_an_exploration_costs_something() -> None:
    """A review can say so of the first step already."""
    rules = rules_for("tindaya", {"players": 2})
    costs = []
    for state in explorations_of({"players": 2}, 5, 6):
        decision = state.frames[-1]
        assert isinstance(decision, ChooseMove)
        costs += [
            rough_cost(rules, state, decision.seat, 7, choice, 200)
            for choice in engine.legal(state, decision)
        ]
    assert any(costs)


def at_sea(wood: int) -> Table:
    """Agana, whose canoe is still stored, with a noble and a villager by the sea."""
    table = Table(players=2).tribe(0, "agana").natives(0, "5,8", villagers=2, nobles=1).have(0, wood=wood)
    return table.stored_canoe(0).natives(1, "11,4", villagers=2, nobles=1)


def test_a_canoe_of_wood_is_built_although_there_is_one_in_store() -> None:
    table = at_sea(wood=2)
    state = table.explore(0).state
    assert state.players[0].tribe == AGANA
    table.choose("leave 5,8", "group 1 1")
    choices = engine.legal(state, engine.run_automatic(state) or pytest.fail("nothing is asked"))
    embark = next(choice for choice in choices if choice.verb == "embark")
    table.choose(embark.text)
    left = {}
    for kind in ("stored", "wood"):
        after = state.clone()
        asked = question(after)
        assert asked is not None
        assert isinstance(asked[0], ChooseCanoe)
        assert suggestions(after, *asked)
        engine.apply(after, asked[0], next(one for one in asked[1] if kind in one.text))
        asked = question(after)
        assert asked is not None
        tried = suggestions(after, *asked)
        assert tried
        ended = [follow(after, one) for one in tried if one[-1].verb == "stop"]
        left[kind] = {(one.players[0].canoe, one.players[0].goods[WOOD]) for one in ended}
    assert all(canoe == 0 for canoe, _ in left["stored"])
    assert any(canoe == 1 for canoe, _ in left["wood"])
    assert all(wood < 2 for _, wood in left["wood"])


def test_a_bot_without_a_plan_goes_on_with_the_move() -> None:
    """Asked in the middle, it answers what completes the move: every time something that may be chosen."""
    rules = rules_for("tindaya", {"players": 2})
    for state in explorations_of({"players": 2}, 1, 2):
        step = state.clone()
        while (asked := question(step)) is not None:
            decision, choices = asked
            choice = answer(make("skilled", 5), rules, step, decision.seat, choices)
            assert choice in choices
            engine.apply(step, decision, choice)

"""Finishing: no path of choices that are offered ends at a question without an answer."""

from __future__ import annotations

from typing import Any

from firekeeper.conformance.walk import Case, Walk
from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.lookahead import SequenceStep
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.state import State

LONGEST_PATH = 40
"""A path is followed for so many choices, or until another seat has to choose."""
MOST_POSITIONS = 300
"""Of a sequence that must end legally all paths are followed, until so many positions have been seen."""


def every_path_finishes(case: Case, seed: int) -> None:
    """Whatever is offered can be finished: in sequences along every path, elsewhere along a random one."""
    walk = Walk(case, seed)
    source = Stream(f"paths {seed}")
    for decision in walk.questions():
        walk.require(bool(walk.choices()), "there is no choice: a dead end")
        sequence = isinstance(decision, SequenceStep)
        if isinstance(decision, Chance) or source.below(4 if sequence else 12):
            continue
        for choice in walk.choices():
            path = Path(walk.state, decision, choice)
            stuck = path.all_ways(MOST_POSITIONS) if sequence else path.one_way(source)
            walk.require(not stuck, f"a dead end after «{' › '.join(stuck)}»")


class Path:
    """What can follow a choice, tried on copies. Answers are the choices up to a dead end; none is good."""

    def __init__(self, state: State, decision: Decision[Any], choice: Choice) -> None:
        self.seat = decision.seat
        self.first = choice
        self.state = _after(state, decision, choice)
        self.left = 0

    def one_way(self, source: Stream) -> list[str]:
        """A random path to the end of the turn."""
        state, texts = self.state, [self.first.text]
        for _ in range(LONGEST_PATH):
            decision = engine.run_automatic(state)
            if decision is None or (decision.seat != self.seat and not isinstance(decision, Chance)):
                return []
            choices = engine.legal(state, decision)
            if not choices:
                return texts
            if isinstance(decision, Chance):
                choice = engine.pick(state, decision, choices, source.below)
            else:
                choice = choices[source.below(len(choices))]
            texts.append(choice.text)
            engine.apply(state, decision, choice)
        return []

    def all_ways(self, most: int) -> list[str]:
        """Every path to the end of the sequence, until so many positions have been seen."""
        self.left = most
        return self._search(self.state, [self.first.text])

    def _search(self, state: State, texts: list[str]) -> list[str]:
        decision = engine.run_automatic(state)
        if not isinstance(decision, SequenceStep) or decision.seat != self.seat or not self.left:
            return []
        self.left -= 1
        choices = engine.legal(state, decision)
        if not choices:
            return texts
        for choice in choices:
            stuck = self._search(_after(state, decision, choice), [*texts, choice.text])
            if stuck:
                return stuck
        return []


def _after(state: State, decision: Decision[Any], choice: Choice) -> State:
    copy = state.clone()
    engine.apply(copy, decision, choice)
    return copy

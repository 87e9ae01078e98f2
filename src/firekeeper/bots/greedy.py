"""The greedy bot: tries every choice, finishes its own turn in the simplest way, and compares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.bots.base import Bot, Observation
from firekeeper.bots.plans import search
from firekeeper.bots.turns import TurnSearch

if TYPE_CHECKING:
    from firekeeper.bots.plans import Steps
    from firekeeper.kernel.choice import Choice


class GreedyBot(Bot):
    """One choice ahead, then uphill to the end of the turn.

    A question is often only the beginning of something: performing Trade is worth what exchanging,
    buying and selling bring. So each choice is judged by the position at the end of the own turn, reached
    by taking, question by question, the choice after which the position looks best.
    """

    name = "greedy"

    breadth = 6
    """How many choices are thought through; the others looked worse at first sight."""

    samples = 2
    """How often chance is asked, where it has a say."""

    width = 4
    """Where whole turns are compared: how many positions are kept after each action."""

    inner_width = 4
    """The same after each question of an action."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        # The rest of the turn as it was thought out, the next question last.
        self._steps: Steps = []

    def forget(self) -> None:
        self._steps = []

    def choose(self, observation: Observation) -> Choice:
        if self._steps:
            expected, step = self._steps.pop()
            if expected == observation.choices:
                return step
        if len(observation.choices) == 1 and observation.rules.compares_turns:
            return observation.choices[0]
        # Chance gives every plan the same numbers: none is preferred for its luck.
        state = observation.imagine()
        seed = self.stream.below(1 << 62)
        seat, choices, deadline = observation.seat, observation.choices, observation.deadline
        if observation.rules.compares_turns:
            turns = TurnSearch(state, seat, seed, self.width, self.inner_width, deadline)
            best = turns.best(state, choices)
        else:
            best = search(state, seat, choices, seed, self.breadth, self.samples, deadline)
        self._steps = best.steps[::-1]
        return best.choice

"""Stretches: what whole turns come to at the end of a stretch of the game, such as an era.

What looks best at the end of a turn is often only what is done first, and rivals answer. So the turns that
look best are played on, in imagined worlds, to the end of the stretch that the rules name (`Rules.stretch`),
in the last one to the end of the game: all are compared at the same moment. The seat plays its later turns by
a narrow search, the others by a narrower one and by the weights that the rules use anyway.

In a pass all lines have the same world and the same random numbers. After each round the worse half is given
up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firekeeper.bots.budget import Budget, Deadline
from firekeeper.bots.rollouts import Tried, ranked
from firekeeper.bots.turns import TurnSearch
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from firekeeper.bots.lines import Line
    from firekeeper.bots.plans import Steps
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.state import State

A_TURN: Final = 300
"""Positions that are valued for a later turn of the seat."""
A_RIVALS_TURN: Final = 100
"""The same for a turn of somebody else,"""
RIVALS_WIDTH: Final = 2
"""and how many positions are kept meanwhile."""
MOST_ANSWERS: Final = 20_000
"""A game that goes on for longer is cut off."""


class Stretches:
    """A comparison of turns for one seat."""

    def __init__(
        self,
        seat: int,
        width: int,
        usual: Any,
        world: Callable[[], State],
        seed: int,
        deadline: Deadline,
    ) -> None:
        self.seat = seat
        self.width = width
        """How many positions are kept while the seat thinks about a later turn."""
        self.usual = usual
        """By what the others value positions."""
        self.world = world
        """Makes an imagined world at the question that the lines begin with."""
        self.seed = seed
        self.deadline = deadline
        self.passes = 0
        self.left: State | None = None
        """Where the stretch was over in the line that was played on last, if somebody was asked something."""

    def compare(self, lines: list[Line], rollouts: int) -> list[Tried]:
        """All lines, the best first. About so many times one of them is played on, in each round as often as
        in any other; the first pass may come as far as the deadline lets it, a later one counts as a whole or
        not at all.
        """
        tried = [Tried(line) for line in lines]
        rounds = max(1, (len(lines) - 1).bit_length())
        done = self.one_pass(tried)
        if done < 2:
            for one in tried:
                one.values = []
                one.line.ends = []
            return tried
        left, given_up = tried[:done], tried[done:]
        passes = rollouts // (rounds * len(left)) - 1
        while True:
            for _ in range(passes):
                if self.one_pass(left) < len(left):
                    return ranked(left) + given_up
            left = ranked(left)
            half = (len(left) + 1) // 2
            given_up = left[half:] + given_up
            left = left[:half]
            if len(left) == 1:
                return left + given_up
            passes = max(1, rollouts // (rounds * len(left)))

    def one_pass(self, tried: list[Tried]) -> int:
        """Play lines on once, in one world, until the deadline comes; how many it was. Of a later pass that
        does not come to its end nothing counts.
        """
        world = self.world()
        self.passes += 1
        found: list[float] = []
        reached: list[State | None] = []
        for one in tried:
            end = self.played_on(world, one.line, Stream(self.seed + self.passes))
            if end is None:
                break
            found.append(self.worth(end))
            reached.append(self.left)
        if len(found) < len(tried) and self.passes > 1:
            return 0
        for at in range(len(found)):
            tried[at].values.append(found[at])
            left = reached[at]
            if left is not None:
                tried[at].line.ends.append(left)
        return len(found)

    def worth(self, end: State) -> float:
        rules = end.game_rules()
        return rules.evaluate(end, self.seat) if end.frames else rules.settled(end, self.seat)

    def played_on(self, world: State, line: Line, chance: Stream) -> State | None:
        """The position at the end of the stretch; None if the deadline came first."""
        state = world.clone()
        rules = state.game_rules()
        stretch = rules.stretch(state)
        self.left = None
        plan: Steps = line.steps[::-1]
        planner = self.seat
        for _ in range(MOST_ANSWERS):
            asked = engine.run_automatic(state)
            if asked is None:
                return state
            now = rules.stretch(state)
            if now != stretch:
                if self.left is None:
                    self.left = state.clone()
                if now != -stretch:
                    return state
            choices = engine.legal(state, asked)
            if isinstance(asked, Chance):
                engine.apply(state, asked, engine.pick(state, asked, choices, chance.below))
                continue
            choice = choices[0]
            if len(choices) > 1:
                if planner != asked.seat or not plan or plan[-1][0] != choices:
                    plan = self.turn(state, asked.seat, choices, chance)
                    planner = asked.seat
                choice = plan.pop()[1]
                if self.deadline.over:
                    return None
            engine.apply(state, asked, choice)
        return state

    def turn(self, state: State, seat: int, choices: list[Choice], chance: Stream) -> Steps:
        """The questions of a turn with their answers, the next one last."""
        rules = state.game_rules()
        own = seat == self.seat
        width = self.width if own else RIVALS_WIDTH
        work = Deadline(Budget(A_TURN if own else A_RIVALS_TURN))
        mine = rules.evaluation
        if not own:
            rules.evaluation = self.usual
        search = TurnSearch(state, seat, chance.below(1 << 30), width, width, work)
        line = search.lines(state, choices, choices, 1)[0]
        rules.evaluation = mine
        self.deadline.spend(work.spent)
        return line.steps[::-1]

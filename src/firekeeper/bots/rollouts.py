"""Rollouts: what lines come to some turns later, in imagined worlds.

In each pass all lines are played on in the same imagined world, with the same random numbers, so that none
is preferred for its luck. Everybody plays uphill. After each round the worse half of the lines is given up
(sequential halving). A pass that the deadline cuts off does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firekeeper.bots.lines import Beam
from firekeeper.bots.plans import finish, turn_floor, uphill
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from firekeeper.bots.budget import Deadline
    from firekeeper.bots.lines import Line
    from firekeeper.kernel.state import State

OWN: Final = "own"
"""The points that the seat may expect; in games won together these are everybody's."""
MARGIN: Final = "margin"
"""The same less what the best of the others may expect."""
WIN: Final = "win"
"""To win; the margin decides between equals."""
AIMS: Final = (OWN, MARGIN, WIN)

A_WIN: Final = 100.0
"""What winning counts beside a point of the margin."""
A_TURN: Final = 1_000_000
"""The work that a later turn may take: the deadline of the decision counts."""
MOST_ANSWERS: Final = 20_000
"""A game that goes on for longer is cut off."""


class Tried:
    """A line with what its rollouts came to."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.values: list[float] = []
        """By pass; what was given up early has fewer."""

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else self.line.value


class Rollouts:
    """A comparison of lines for one seat."""

    def __init__(
        self,
        seat: int,
        horizon: int,
        aim: str,
        world: Callable[[], State],
        seed: int,
        deadline: Deadline,
        width: int = 0,
    ) -> None:
        self.seat = seat
        self.horizon = horizon
        """Own turns that are played on after this one; 0: to the end of the game."""
        self.aim = aim
        self.world = world
        """Makes an imagined world at the question that the lines begin with."""
        self.seed = seed
        self.deadline = deadline
        self.width = width
        """How wide the beam is by which the seat plays its later turns; 0: uphill."""
        self.passes = 0

    def compare(self, lines: list[Line], rollouts: int) -> list[Tried]:
        """All lines, the best first. About so many rollouts are spent on them, half of them in each round."""
        left = [Tried(line) for line in lines]
        rounds = max(1, (len(lines) - 1).bit_length())
        given_up: list[Tried] = []
        for _ in range(rounds):
            if len(left) == 1:
                break
            for _ in range(max(1, rollouts // (rounds * len(left)))):
                if not self.one_pass(left):
                    return ranked(left) + given_up
            left = ranked(left)
            half = (len(left) + 1) // 2
            given_up = left[half:] + given_up
            left = left[:half]
        return left + given_up

    def one_pass(self, tried: list[Tried]) -> bool:
        """Play every line on once, in one world. False if the deadline came first."""
        world = self.world()
        self.passes += 1
        found = [self.value(world, one.line, Stream(self.seed + self.passes)) for one in tried]
        if self.deadline.over:
            return False
        for one, value in zip(tried, found, strict=True):
            one.values.append(value)
        return True

    def value(self, world: State, line: Line, chance: Stream) -> float:
        """What a line comes to in a world, played on to the horizon; anything once the deadline is over."""
        state = self.played_on(world, line, chance)
        self.deadline.spend()
        return 0.0 if self.deadline.over else worth(state, self.seat, self.aim)

    def played_on(self, world: State, line: Line, chance: Stream) -> State:
        """The position at the horizon, or where the deadline came."""
        state = self.end_of_turn(world, line, chance)
        turns = 0
        while not self.deadline.over and (not self.horizon or turns < self.horizon):
            if not self.others(state, chance):
                break
            self.own_turn(state, chance)
            turns += 1
        return state

    def own_turn(self, state: State, chance: Stream) -> None:
        """Play a later turn of the seat to its end."""
        floor = turn_floor(state, self.seat)
        if not self.width:
            finish(state, self.seat, floor, chance, [], self.deadline)
            return
        while not self.deadline.over:
            asked = self.next_question(state, floor, chance)
            if asked is None:
                return
            beam = Beam(self.seat, self.seed, self.width, 0, 1, 0, A_TURN, self.deadline)
            self.follow(state, floor, beam.lines(state, engine.legal(state, asked))[0], chance)

    def follow(self, state: State, floor: int, line: Line, chance: Stream) -> None:
        """Answer by a line, as long as its answers are legal: in another world the turn may go otherwise."""
        for _, choice in line.steps:
            asked = self.next_question(state, floor, chance)
            if asked is None or choice not in engine.legal(state, asked):
                return
            engine.apply(state, asked, choice)

    def end_of_turn(self, world: State, line: Line, chance: Stream | None = None) -> State:
        """The position at the end of the turn, if it is played by a line."""
        state = world.clone()
        numbers = chance or Stream(self.seed)
        floor = turn_floor(state, self.seat)
        self.follow(state, floor, line, numbers)
        finish(state, self.seat, floor, numbers, [], self.deadline)
        return state

    def next_question(self, state: State, floor: int, chance: Stream) -> Decision[Any] | None:
        """Go on to the seat's next question with a real choice in this turn; None if there is none."""
        while True:
            asked = engine.run_until_floor(state, floor)
            if asked is None or (asked.seat != self.seat and not isinstance(asked, Chance)):
                return None
            choices = engine.legal(state, asked)
            if isinstance(asked, Chance):
                engine.apply(state, asked, engine.pick(state, asked, choices, chance.below))
            elif len(choices) > 1:
                return asked
            else:
                engine.apply(state, asked, choices[0])

    def others(self, state: State, chance: Stream) -> bool:
        """Play on uphill until the seat is asked in a turn of its own. False at the end of the game."""
        for _ in range(MOST_ANSWERS):
            asked = engine.run_automatic(state)
            if asked is None or self.deadline.over:
                return False
            choices = engine.legal(state, asked)
            if isinstance(asked, Chance):
                engine.apply(state, asked, engine.pick(state, asked, choices, chance.below))
                continue
            if asked.seat == self.seat and in_own_turn(state, self.seat):
                return True
            choice = choices[0]
            if len(choices) > 1:
                choice = uphill(state, choices, asked.seat, turn_floor(state, asked.seat), self.deadline)
            engine.apply(state, asked, choice)
        return False


def ranked(tried: list[Tried]) -> list[Tried]:
    """The best first; of equals the one that looked better at the end of the turn."""
    return sorted(tried, key=lambda one: (-one.mean, -one.line.value))


def in_own_turn(state: State, seat: int) -> bool:
    """Whether the end of a turn of this seat is among what waits."""
    for frame in state.frames:
        if isinstance(frame, Decision) and frame.seat == seat and frame.ends_turn:
            return True
    return False


def worth(state: State, seat: int, aim: str) -> float:
    """What a position is worth to a seat that has this aim."""
    rules = state.game_rules()
    if aim == OWN:
        return rules.evaluate(state, seat)
    if aim == WIN and not state.frames:
        scores = rules.scores(state)
        others = [score for other, score in enumerate(scores) if other != seat]
        return (A_WIN if seat in rules.winners(state) else 0.0) + scores[seat] - max(others, default=0)
    if rules.automa:
        return rules.evaluate(state, seat)
    return rules.evaluate(state, seat) - max(
        [rules.evaluate(state, other) for other in range(rules.seats) if other != seat], default=0.0
    )

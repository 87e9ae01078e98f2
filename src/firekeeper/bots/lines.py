"""Lines: ways to play the rest of a turn, found by a beam over its questions.

After each question the best positions are kept, and from each of them every answer to the next question is
tried. Positions that are worth the same at the same question are taken for equal. The best line of each
promising first choice is kept beside the best ones at all: what looks worse at the end of the turn may be
better later.

Lines are compared where the turn ends. Chance is a leaf: a line ends before it, and is worth the mean of some
samples in which the turn is played on, uphill or by a narrow beam of its own. No game is known here; each
position valued is one unit of the budget.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firekeeper.bots.plans import Steps, finish, run_until_floor, turn_floor, waiting
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from firekeeper.bots.budget import Deadline
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.state import State

MOST_QUESTIONS: Final = 64
"""No turn has more questions than this: a search that goes on for ever is cut off."""


class Line:
    """One way to play the rest of a turn, and what it is worth."""

    def __init__(self, steps: Steps, value: float, end: State | None = None) -> None:
        self.steps = steps
        """The questions with a real choice and their answers, up to the end of the turn or to chance."""
        self.value = value
        """What the position at its end is worth: points the seat may expect."""
        self.end = end
        """That position, where there is one: none where the value is the mean of what chance may bring."""
        self.ends: list[State] = []
        """Where it was played on (`stretches.py`): by pass, the position at the end of the stretch."""

    @property
    def choice(self) -> Choice:
        """What it begins with."""
        return self.steps[0][1]


class Node:
    """A position in the turn with an open question of the seat."""

    def __init__(self, state: State, steps: Steps, choices: list[Choice], value: float) -> None:
        self.state = state
        self.steps = steps
        self.choices = choices
        self.value = value


class Beam:
    """One search, from a question of a turn to its end."""

    def __init__(
        self,
        seat: int,
        seed: int,
        width: int,
        breadth: int,
        samples: int,
        beyond: int,
        work: int,
        deadline: Deadline,
    ) -> None:
        self.seat = seat
        self.seed = seed
        self.width = width
        self.breadth = breadth
        """So many first choices keep their best position, even if others push it out of the beam."""
        self.samples = samples
        self.beyond = beyond
        """How wide the beam is that plays a turn on after chance; 0: uphill."""
        self.deadline = deadline
        self.until = deadline.spent + work
        """The work that may have been spent when the search ends."""
        self.floor = 0
        self.finished: list[Line] = []

    @property
    def over(self) -> bool:
        return self.deadline.over or self.deadline.spent >= self.until

    def lines(self, state: State, choices: list[Choice]) -> list[Line]:
        """The lines found, the best first; at least one. `state` is at a question with these choices."""
        self.floor = turn_floor(state, self.seat)
        self.finished = []
        nodes = [Node(state, [], choices, 0.0)]
        for _ in range(MOST_QUESTIONS):
            found: list[Node] = []
            for node in nodes:
                for choice in node.choices:
                    if self.over:
                        break
                    after = self.follow(node, choice)
                    if after is not None:
                        found.append(after)
            nodes = self.kept(found)
            if not nodes or self.over:
                break
        # The budget is spent: what is not finished counts as it looks.
        self.finished += [Line(node.steps, node.value) for node in nodes if node.steps]
        if not self.finished:
            return [Line([(choices, choices[0])], 0.0)]
        return sorted(self.finished, key=lambda line: -line.value)

    def follow(self, node: Node, choice: Choice) -> Node | None:
        """The position after an answer; None if the line is finished with it, or the budget spent."""
        state = node.state.clone()
        decision = state.frames[-1]
        assert isinstance(decision, Decision)
        engine.apply(state, decision, choice)
        steps = [*node.steps, (node.choices, choice)]
        while True:
            asked = run_until_floor(state, self.floor)
            if asked is None or (asked.seat != self.seat and not isinstance(asked, Chance)):
                break
            if isinstance(asked, Chance):
                if waiting(state, self.seat, self.floor):
                    self.sample(state, steps)
                    return None
                break
            choices = engine.legal(state, asked)
            if len(choices) > 1:
                if not self.deadline.spend():
                    return None
                return Node(state, steps, choices, state.game_rules().evaluate(state, self.seat))
            engine.apply(state, asked, choices[0])
        if self.deadline.spend():
            self.finished.append(Line(steps, state.game_rules().evaluate(state, self.seat), state))
        return None

    def sample(self, state: State, steps: Steps) -> None:
        """Finish a line at chance: the mean of what it may bring. Chance gives all lines the same numbers."""
        total = 0.0
        for number in range(self.samples):
            tried = state.clone()
            total += self.play_on(tried, Stream(self.seed + number))
            if self.deadline.over:
                return
        self.finished.append(Line(steps, total / self.samples))

    def play_on(self, state: State, chance: Stream) -> float:
        """What the turn comes to when chance has answered; anything once the deadline is over."""
        if self.beyond:
            while True:
                asked = run_until_floor(state, self.floor)
                if not isinstance(asked, Chance):
                    break
                engine.apply(
                    state, asked, engine.pick(state, asked, engine.legal(state, asked), chance.below)
                )
            if asked is not None and asked.seat == self.seat:
                choices = engine.legal(state, asked)
                # Beyond the next chance there is no beam: that would go on for ever.
                left = self.until - self.deadline.spent
                beam = Beam(self.seat, self.seed, self.beyond, 0, 1, 0, max(1, left), self.deadline)
                return beam.lines(state, choices)[0].value
        else:
            finish(state, self.seat, self.floor, chance, [], self.deadline)
        return state.game_rules().evaluate(state, self.seat) if self.deadline.spend() else 0.0

    def kept(self, nodes: list[Node]) -> list[Node]:
        """The best positions, and the best one of each of the most promising first choices."""
        found: list[Node] = []
        seen: set[tuple[float, str, int, int]] = set()
        firsts: set[Choice] = set()
        for node in sorted(nodes, key=lambda one: -one.value):
            first = node.steps[0][1]
            promising = first not in firsts and len(firsts) < self.breadth
            if len(found) >= self.width and not promising:
                continue
            frames = node.state.frames
            kind = (node.value, type(frames[-1]).__name__, len(frames), len(node.choices))
            if kind in seen and not promising:
                continue
            seen.add(kind)
            firsts.add(first)
            found.append(node)
        return found


def candidates(lines: list[Line], most: int) -> list[Line]:
    """The lines to compare further: the best of each first choice, then the best of the others."""
    found: list[Line] = []
    others: list[Line] = []
    firsts: set[Choice] = set()
    for line in lines:
        if line.choice in firsts:
            others.append(line)
        else:
            firsts.add(line.choice)
            found.append(line)
    return (found + others)[:most]

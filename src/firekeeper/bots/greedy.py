"""The greedy bot: tries every choice, finishes its own turn in the simplest way, and compares.

It knows no game. What a position is worth it asks the rules (`Rules.evaluate`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.bots.base import Bot, Seen
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.state import State


class GreedyBot(Bot):
    """One choice ahead, then uphill to the end of the turn.

    A question is often only the beginning of something: performing Trade is worth what exchanging,
    buying and selling bring. So each choice is judged by the position at the end of the own turn, reached
    by taking, question by question, the choice after which the position looks best.
    """

    name = "greedy"

    samples = 3
    """How often a line of play in which chance has a say is tried."""

    reuse = True
    breadth = 6

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        # The rest of the turn as it was planned, while nothing unforeseen happens.
        self._plan: list[tuple[list[Choice], Choice]] = []

    def choose(self, seen: Seen) -> Choice:
        if self.reuse and self._plan:
            expected, planned = self._plan.pop()
            if expected == seen.choices:
                return planned
        table = seen.imagine()
        seed = self.stream.below(1 << 62)
        best: list[Line] = []
        for choice in promising(table, seen.seat, seen.choices, self.breadth):
            line = Line(table, seen.seat, choice, seed)
            best.append(line)
        # Where chance has a say a single try proves little.
        for sample in range(1, self.samples):
            again = [line for line in best if line.chance]
            if not again:
                break
            table = seen.imagine()
            for line in again:
                line.again(Line(table, seen.seat, line.choice, seed + sample))
        found = best[0]
        for line in best[1:]:
            if line.value > found.value:
                found = line
        self._plan = found.plan[::-1]
        return found.choice


def promising(table: State, seat: int, choices: list[Choice], breadth: int) -> list[Choice]:
    """The choices after which the position looks best at first sight, in their order."""
    if len(choices) <= breadth:
        return choices
    floor = turn_floor(table, seat)
    evaluate = table.rules.evaluate
    looks = []
    for choice in choices:
        after = table.clone()
        decision = after.frames[-1]
        assert isinstance(decision, Decision)
        engine.apply(after, decision, choice)
        settle(after, floor)
        looks.append(evaluate(after, seat))
    bar = sorted(looks, reverse=True)[breadth - 1]
    return [choice for choice, look in zip(choices, looks, strict=True) if look >= bar][:breadth]


class Line:
    """One way to play the rest of the turn, and what it comes to."""

    def __init__(self, table: State, seat: int, choice: Choice, seed: int) -> None:
        self.choice = choice
        self.chance = False
        self.plan: list[tuple[list[Choice], Choice]] = []
        state = table.clone()
        floor = turn_floor(state, seat)
        decision = engine.settle(state)
        assert decision is not None
        engine.apply(state, decision, choice)
        self._finish(state, seat, floor, Stream(seed))
        self._tries = 1
        self.value = state.rules.evaluate(state, seat)

    def again(self, other: Line) -> None:
        """The mean of several tries."""
        self.value = (self.value * self._tries + other.value) / (self._tries + 1)
        self._tries += 1

    def _finish(self, state: State, seat: int, floor: int, source: Source) -> None:
        while True:
            decision = settle(state, floor)
            if decision is None:
                return
            if isinstance(decision, Chance):
                if not waiting(state, seat, floor):
                    return
                self.chance = True
                choices = engine.legal(state, decision)
                engine.apply(state, decision, engine.pick(state, decision, choices, source.below))
                continue
            if decision.seat != seat:
                return
            choices = engine.legal(state, decision)
            if len(choices) == 1:
                engine.apply(state, decision, choices[0])
                continue
            choice = uphill(state, decision, choices, seat, floor)
            if not self.chance:
                self.plan.append((choices, choice))
            engine.apply(state, decision, choice)


def turn_floor(state: State, seat: int) -> int:
    """How many frames are left when the turn is over: those below everything that belongs to it."""
    for at, frame in enumerate(state.frames):
        if isinstance(frame, Decision) and frame.seat == seat and frame.ends_turn:
            return at
    return len(state.frames) - 1


def settle(state: State, floor: int) -> Decision[Any] | None:
    """As the engine's settle, but only what belongs to the turn is run; None at its end."""
    frames = state.frames
    while len(frames) > floor:
        top = frames[-1]
        if isinstance(top, Decision):
            return top
        frames.pop()
        top.run(state)
    return None


def waiting(state: State, seat: int, floor: int) -> bool:
    """Whether the seat has something left to decide once chance has spoken."""
    return any(isinstance(frame, Decision) and frame.seat == seat for frame in state.frames[floor:])


def uphill(state: State, decision: Decision[Any], choices: list[Choice], seat: int, floor: int) -> Choice:
    """The choice right after which the position looks best."""
    evaluate = state.rules.evaluate
    best, best_value = choices[0], 0.0
    for at, choice in enumerate(choices):
        after = state.clone()
        engine.apply(after, decision, choice)
        settle(after, floor)
        value = evaluate(after, seat)
        if not at or value > best_value:
            best, best_value = choice, value
    return best

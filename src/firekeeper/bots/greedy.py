"""The greedy bot: tries every choice, finishes its own turn in the simplest way, and compares.

It knows no game. What a position is worth it asks the rules (`Rules.evaluate`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.bots.base import Bot, Observation
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

    breadth = 6
    """How many choices are thought through; the others looked worse at first sight."""

    samples = 2
    """How often chance is asked, where it has a say."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        # The rest of the turn as it was thought out, the next question last.
        self._steps: list[tuple[list[Choice], Choice]] = []

    def reseed(self, seed: int | str) -> None:
        super().reseed(seed)
        self._steps = []

    def choose(self, observation: Observation) -> Choice:
        if self._steps:
            expected, step = self._steps.pop()
            if expected == observation.choices:
                return step
        table = observation.imagine()
        # Chance gives every plan the same numbers: none is preferred for its luck.
        seed = self.stream.below(1 << 62)
        best: Plan | None = None
        for choice in promising(table, observation.seat, observation.choices, self.breadth):
            plan = Plan(table, observation.seat, choice, seed, self.samples)
            if best is None or plan.value > best.value:
                best = plan
        assert best is not None
        self._steps = best.steps[::-1]
        return best.choice


def promising(table: State, seat: int, choices: list[Choice], breadth: int) -> list[Choice]:
    """The choices after which the position looks best at first sight, in their order."""
    if len(choices) <= breadth:
        return choices
    floor = turn_floor(table, seat)
    evaluate = table.game_rules().evaluate
    looks = []
    for choice in choices:
        after = table.clone()
        decision = after.frames[-1]
        assert isinstance(decision, Decision)
        engine.apply(after, decision, choice)
        run_until_floor(after, floor)
        looks.append(evaluate(after, seat))
    ranked = sorted(range(len(choices)), key=lambda at: -looks[at])
    return [choices[at] for at in sorted(ranked[:breadth])]


class Plan:
    """A choice, one way to play the rest of the turn after it, and what that comes to."""

    def __init__(self, table: State, seat: int, choice: Choice, seed: int, samples: int = 3) -> None:
        self.choice = choice
        self.steps: list[tuple[list[Choice], Choice]] = []
        """The questions up to the first that depends on chance, with their answers."""
        state = table.clone()
        floor = turn_floor(state, seat)
        decision = state.frames[-1]
        assert isinstance(decision, Decision)
        engine.apply(state, decision, choice)
        self.chance = not finish(state, seat, floor, None, self.steps)
        """Whether chance had a say."""
        if not self.chance:
            self.value = state.game_rules().evaluate(state, seat)
            return
        total = 0.0
        for sample in range(samples):
            tried = state.clone()
            finish(tried, seat, floor, Stream(seed + sample), [])
            total += tried.game_rules().evaluate(tried, seat)
        self.value = total / samples


def finish(
    state: State, seat: int, floor: int, chance: Source | None, steps: list[tuple[list[Choice], Choice]]
) -> bool:
    """Play on to the end of the turn, uphill. Without `chance`, False where chance would have to answer."""
    while True:
        decision = run_until_floor(state, floor)
        if decision is None:
            return True
        if isinstance(decision, Chance):
            if not waiting(state, seat, floor):
                return True  # nothing the seat could still do depends on it
            if chance is None:
                return False
            engine.apply(
                state, decision, engine.pick(state, decision, engine.legal(state, decision), chance.below)
            )
        elif decision.seat != seat:
            return True
        else:
            choices = engine.legal(state, decision)
            choice = choices[0]
            if len(choices) > 1:
                choice = uphill(state, decision, choices, seat, floor)
                steps.append((choices, choice))
            engine.apply(state, decision, choice)


def turn_floor(state: State, seat: int) -> int:
    """How many frames are left when the turn is over: those below everything that belongs to it."""
    for at, frame in enumerate(state.frames):
        if isinstance(frame, Decision) and frame.seat == seat and frame.ends_turn:
            return at
    return len(state.frames) - 1


def run_until_floor(state: State, floor: int) -> Decision[Any] | None:
    """Run the automatic frames of this turn until somebody has to decide. None at the end of the turn."""
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
    evaluate = state.game_rules().evaluate
    best, best_value = choices[0], 0.0
    for at, choice in enumerate(choices):
        after = state.clone()
        engine.apply(after, decision, choice)
        run_until_floor(after, floor)
        value = evaluate(after, seat)
        if not at or value > best_value:
            best, best_value = choice, value
    return best

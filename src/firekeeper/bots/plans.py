"""Plans: the rest of a turn, found by taking what looks best, question by question.

No game is known here. What a position is worth is asked of the rules (`Rules.evaluate`); each time is one
unit of the budget. When that is spent the best plan that is finished counts, or what looked best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from firekeeper.bots.budget import Deadline
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.state import State

Steps = list[tuple["list[Choice]", "Choice"]]
"""Questions of a turn as they are expected, with their answers."""


class Plan:
    """A choice, one way to play the rest of the turn after it, and what that comes to."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.value: float = 0.0
        self.steps: Steps = []
        """The questions up to the first that depends on chance, with their answers."""


def search(
    state: State, seat: int, choices: list[Choice], seed: int, breadth: int, samples: int, deadline: Deadline
) -> Plan:
    """The best plan that is found before the deadline; at least a choice."""
    floor = turn_floor(state, seat)
    ranked = promising(state, seat, choices, floor, breadth, deadline)
    best, best_at = Plan(choices[ranked[0]]), -1
    for at in ranked:
        plan = play_out(state, seat, choices[at], floor, seed, samples, deadline)
        if plan is None:
            break
        # Of equal plans the one offered first.
        if best_at < 0 or plan.value > best.value or (plan.value == best.value and at < best_at):
            best, best_at = plan, at
    return best


def promising(
    state: State, seat: int, choices: list[Choice], floor: int, breadth: int, deadline: Deadline
) -> list[int]:
    """The numbers of the choices after which the position looks best at first sight, the best first."""
    if len(choices) <= breadth:
        return list(range(len(choices)))
    looks: list[float] = []
    for choice in choices:
        if not deadline.spend():
            break
        looks.append(look(state, seat, choice, floor))
    ranked = sorted(range(len(looks)), key=lambda at: -looks[at])
    return ranked[:breadth] or [0]


def look(state: State, seat: int, choice: Choice, floor: int) -> float:
    """What the position right after a choice is worth."""
    after = state.clone()
    decision = after.frames[-1]
    assert isinstance(decision, Decision)
    engine.apply(after, decision, choice)
    run_until_floor(after, floor)
    return after.game_rules().evaluate(after, seat)


def play_out(
    state: State, seat: int, choice: Choice, floor: int, seed: int, samples: int, deadline: Deadline
) -> Plan | None:
    """A choice with the rest of the turn; None if the deadline came before its value was known."""
    plan = Plan(choice)
    after = state.clone()
    decision = after.frames[-1]
    assert isinstance(decision, Decision)
    engine.apply(after, decision, choice)
    if finish(after, seat, floor, None, plan.steps, deadline):
        if not deadline.spend():
            return None
        plan.value = after.game_rules().evaluate(after, seat)
        return plan
    total = 0.0
    for sample in range(samples):
        tried = after.clone()
        finish(tried, seat, floor, Stream(seed + sample), [], deadline)
        if not deadline.spend():
            return None
        total += tried.game_rules().evaluate(tried, seat)
    plan.value = total / samples
    return plan


def finish(
    state: State, seat: int, floor: int, chance: Source | None, steps: Steps, deadline: Deadline
) -> bool:
    """Play on to the end of the turn, uphill. Without `chance`, False where chance would have to answer.

    At the deadline it stops where it is: whoever values the position has to ask for a unit of work first.
    """
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
                choice = uphill(state, choices, seat, floor, deadline)
                if deadline.over:
                    return True
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


def uphill(state: State, choices: list[Choice], seat: int, floor: int, deadline: Deadline) -> Choice:
    """The choice right after which the position looks best, of those looked at before the deadline."""
    best, best_value = choices[0], 0.0
    for at, choice in enumerate(choices):
        if not deadline.spend():
            break
        value = look(state, seat, choice, floor)
        if not at or value > best_value:
            best, best_value = choice, value
    return best

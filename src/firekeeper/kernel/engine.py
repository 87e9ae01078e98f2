"""The engine: run what is automatic, list what is legal, apply what is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import CHANCE, EVERYONE, Chance, Decision, Frame
from firekeeper.kernel.together import Together

if TYPE_CHECKING:
    from collections.abc import Callable

    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.state import State


def run_automatic(state: State) -> Decision[Any] | None:
    """Run automatic frames until somebody has to decide. None means that the game is over."""
    frames = state.frames
    while frames:
        top = frames[-1]
        if isinstance(top, Decision):
            return top
        frames.pop()
        top.run(state)
    return None


def run_until_floor(state: State, floor: int) -> Decision[Any] | None:
    """The same for what lies above the lowest `floor` frames. None means that nothing of it is left."""
    frames = state.frames
    while len(frames) > floor:
        top = frames[-1]
        if isinstance(top, Decision):
            return top
        frames.pop()
        top.run(state)
    return None


def run_to_question(state: State) -> Frame[Any] | None:
    """The same, but stop before a `Together` of several seats, without opening it."""
    frames = state.frames
    while frames:
        top = frames[-1]
        if isinstance(top, Decision) or (isinstance(top, Together) and len(top.seats(state)) > 1):
            return top
        frames.pop()
        top.run(state)
    return None


def legal(state: State, decision: Decision[Any]) -> list[Choice]:
    """Every legal answer to the open decision: its own choices and the abilities open in its windows."""
    choices = decision.choices(state)
    windows = decision.windows(state)
    if windows:
        for ability in state.game_rules().abilities:
            if ability.windows & windows:
                ability.offer(state, decision, windows, choices)
    return choices


def is_forced(decision: Decision[Any], choices: list[Choice], confirms: bool) -> bool:
    """Whether a game makes the only choice for the seat, which perhaps confirms the end of its turns."""
    return len(choices) == 1 and not decision.always_asked and not (decision.ends_turn and confirms)


def apply(state: State, decision: Decision[Any], choice: Choice) -> None:
    """Carry out a legal choice."""
    if choice.ability == NO_ABILITY:
        state.frames.pop()
        decision.apply(state, choice)
    else:
        state.game_rules().abilities[choice.ability].use(state, decision, choice)


def pick(state: State, chance: Chance[Any], choices: list[Choice], below: Callable[[int], int]) -> Choice:
    """Chance's answer, by weight."""
    weights = chance.weights(state)
    if not weights:
        return choices[below(len(choices))]
    at = below(sum(weights))
    for number, weight in enumerate(weights):
        if at < weight:
            return choices[number]
        at -= weight
    raise RuntimeError("weights and draw disagree")


def audience(state: State, decision: Decision[Any], choice: Choice) -> int:
    """Who learns what was chosen: EVERYONE or a bit mask of seats. Asked before the choice is applied."""
    if isinstance(decision, Chance):
        return decision.audience(state)
    if choice.verb in decision.secret:
        return 1 << decision.seat
    return EVERYONE


def why_not(state: State, decision: Decision[Any], choice: Choice) -> str:
    """The ledger rule that forbids `choice` now; an empty string if it is legal."""
    if choice in legal(state, decision):
        return ""
    if choice.ability != NO_ABILITY:
        return state.game_rules().abilities[choice.ability].why_not(state, decision, choice)
    if choice.verb in decision.verbs:
        return decision.why_not(state, choice)
    return state.game_rules().timing(choice)


class Tally:
    """What a playout did: decisions are questions with a real choice; the rest is counted apart."""

    def __init__(self) -> None:
        self.decisions = 0
        self.forced = 0
        self.chance = 0
        self.branching = 0


def playout(state: State, below: Callable[[int], int], tally: Tally, limit: int = 1_000_000) -> None:
    """Play at random to the end: the benchmark's and the fuzzer's workhorse.

    What `run_automatic`, `legal` and `apply` do is written out here, which saves three calls for each step.
    Compiled, a frame is checked wherever it gets a type: once, if the list says nothing of its type.
    """
    decisions = forced = chance = branching = 0
    abilities = state.game_rules().abilities
    plain = not abilities
    frames: list[Any] = state.frames
    for _step in range(limit):
        if not frames:
            break
        top = frames[-1]
        if not isinstance(top, Decision):
            frames.pop()
            automatic: Frame[Any] = top
            automatic.run(state)
            continue
        decision: Decision[Any] = top
        choices = decision.choices(state) if plain else legal(state, decision)
        count = len(choices)
        if decision.seat == CHANCE:
            chance += 1
            choice = pick(state, frames[-1], choices, below)
        elif count == 1:
            forced += 1
            choice = choices[0]
        else:
            decisions += 1
            branching += count
            choice = choices[below(count)]
        if plain or choice.ability == NO_ABILITY:
            frames.pop()
            decision.apply(state, choice)
        else:
            abilities[choice.ability].use(state, decision, choice)
    else:
        raise RuntimeError(f"the game did not end within {limit} steps")
    tally.decisions += decisions
    tally.forced += forced
    tally.chance += chance
    tally.branching += branching

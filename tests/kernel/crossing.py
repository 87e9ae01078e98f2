"""A small game for testing look-ahead: a walker crosses a marsh of hexes and may rest on firm ground only.

A trip has a few moves, each to a neighbouring hex; the walker may stop where the ground is firm.
Whoever lists all moves offers some after which the walker is stuck in the marsh; a `SequenceStep` does not.
"""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.kernel.choice import Choice, ChoiceBook
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.hexes import HexBoard, disc, members
from firekeeper.kernel.lookahead import SequenceStep
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State


class Crossing(Rules):
    def __init__(self, firm: int, trips: int = 4, moves: int = 3, radius: int = 2) -> None:
        self.game, self.version, self.pack, self.options = "crossing", "1", "none", None
        self.seats, self.automa, self.abilities = 1, (), []
        self.board = HexBoard(disc((0, 0), radius))
        self.firm, self.trips, self.moves = firm | 1, trips, moves
        self.book = ChoiceBook()
        self.step = [self.book.add("step", (to,), to) for to in range(self.board.size)]
        self.stop = self.book.add("stop")

    def start(self) -> Marsh:
        state = Marsh(self)
        state.at, state.left, state.trips = 0, self.moves, self.trips
        state.then(Step(0))
        return state

    def scores(self, state: Marsh) -> list[int]:
        return [self.trips - state.trips]


class Marsh(State):
    at: int
    left: int
    trips: int

    def __init__(self, rules: Crossing) -> None:
        super().__init__()
        self.rules = rules

    def game_rules(self) -> Crossing:
        return self.rules

    def clone(self) -> Marsh:
        new = Marsh(self.rules)
        new.at, new.left, new.trips = self.at, self.left, self.trips
        new.frames = self.frames[:]
        return new

    def dump(self) -> dict[str, Any]:
        return {"at": self.at, "left": self.left, "trips": self.trips, "frames": len(self.frames)}


def steps(state: Marsh) -> list[Choice]:
    """Everywhere the walker can go, and stopping where it is allowed."""
    rules = state.rules
    found = [rules.step[to] for to in members(rules.board.around[state.at])] if state.left else []
    return [*found, rules.stop] if rules.firm >> state.at & 1 else found


def take(state: Marsh, choice: Choice, after: Decision[Marsh]) -> None:
    if choice.verb == "step":
        state.at, state.left = choice.a, state.left - 1
        state.push(after)
    elif state.trips > 1:
        state.trips, state.left = state.trips - 1, state.rules.moves
        state.push(Rest(0))


class Step(SequenceStep[Marsh]):
    rules: ClassVar[tuple[str, ...]] = ("CR-1",)
    verbs: ClassVar[tuple[str, ...]] = ("step", "stop")

    def steps(self, state: Marsh) -> list[Choice]:
        return steps(state)

    def key(self, state: Marsh) -> Any:
        return state.at, state.left

    def apply(self, state: Marsh, choice: Choice) -> None:
        take(state, choice, self)


class AnyStep(Decision[Marsh]):
    """The same question without look-ahead: it leads into dead ends."""

    def choices(self, state: Marsh) -> list[Choice]:
        return steps(state)

    def apply(self, state: Marsh, choice: Choice) -> None:
        take(state, choice, self)


class Rest(Decision[Marsh]):
    """Between two trips."""

    def choices(self, state: Marsh) -> list[Choice]:
        return [state.rules.stop]

    def apply(self, state: Marsh, choice: Choice) -> None:
        state.push(Step(0))

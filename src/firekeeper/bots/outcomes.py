"""Outcomes: positions played to the end of the game by a simple player at every seat.

How often a seat wins such games is what its position is worth where points say little: against the game
itself, together, or with a traitor. Everybody plays uphill; where single choices show too little
(`Rules.compares_turns`), by a narrow search of whole turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firekeeper.bots.budget import Budget, Deadline
from firekeeper.bots.plans import turn_floor, uphill
from firekeeper.bots.turns import TurnSearch
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance

if TYPE_CHECKING:
    from firekeeper.bots.plans import Steps
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.rng import Stream
    from firekeeper.kernel.state import State

A_TURN: Final = 40
"""Positions that are valued for a turn, where whole turns are searched."""
MOST_ANSWERS: Final = 20_000
"""A game that goes on for longer is cut off."""


def play_to_end(state: State, chance: Stream, deadline: Deadline) -> bool:
    """Play on until the game is over. False if the deadline came first."""
    whole_turns = state.game_rules().compares_turns
    plan: Steps = []
    planner = -1
    for _ in range(MOST_ANSWERS):
        asked = engine.run_automatic(state)
        if asked is None:
            return True
        choices = engine.legal(state, asked)
        if isinstance(asked, Chance):
            engine.apply(state, asked, engine.pick(state, asked, choices, chance.below))
            continue
        choice = choices[0]
        if len(choices) > 1:
            if whole_turns:
                if planner != asked.seat or not plan or plan[-1][0] != choices:
                    plan = _turn(state, asked.seat, choices, chance, deadline)
                    planner = asked.seat
                choice = plan.pop()[1]
            else:
                choice = uphill(state, choices, asked.seat, turn_floor(state, asked.seat), deadline)
            if deadline.over:
                return False
        engine.apply(state, asked, choice)
    return False


def _turn(state: State, seat: int, choices: list[Choice], chance: Stream, deadline: Deadline) -> Steps:
    """The questions of the turn with their answers, the next one last."""
    work = Deadline(Budget(A_TURN))
    search = TurnSearch(state, seat, chance.below(1 << 30), 1, 1, work)
    line = search.lines(state, choices, choices, 1)[0]
    deadline.spend(work.spent)
    return line.steps[::-1]

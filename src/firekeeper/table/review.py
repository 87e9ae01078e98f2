"""Reviews: a finished game as a coach sees it from one seat.

How much better off the seat was than its best rival, turn by turn, in points that both could expect at the
end; and the choices that cost most, each with a better one, which can be played from there at a new table
(`history.continue_from`). A choice is judged by what the seat could know when it made it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from firekeeper.bots.budget import Budget, Deadline
from firekeeper.bots.lines import Beam, Line
from firekeeper.bots.turns import TurnSearch
from firekeeper.kernel import engine
from firekeeper.kernel.record import POINTS
from firekeeper.kernel.rng import Stream
from firekeeper.table.errors import TableError
from firekeeper.table.replay import walk

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.rules import Rules
    from firekeeper.kernel.state import State
    from firekeeper.table.history import GameSnapshot

WORK: Final = Budget(work=300)
"""Positions that are valued to judge a choice, and as many for what could have been chosen."""
WORK_ON_TURNS: Final = Budget(work=60)
"""The same where whole turns are compared: there a position is costly."""
WIDTH: Final = 3
BREADTH: Final = 6
SAMPLES: Final = 2

LEAST_COST: Final = 0.5
"""Points: what costs less is within the error of the estimate."""
MOST_SLIPS: Final = 8


class Moment(Struct, frozen=True):
    """After `number` entries, in this stage of the game: points that the seat was ahead, or expected."""

    number: int
    stage: int
    points: float


class Slip(Struct, frozen=True):
    """Entry `number` was this choice; `better` would have been worth `cost` points more, as a bot sees it."""

    number: int
    choice: str
    better: str
    cost: float


class Review(Struct, frozen=True):
    """A game from one seat. `rivals`: the points of moments are those ahead of the best of the others; else
    the seat, or everybody together, plays against the game, and they are what it could expect. `slips`: the
    worst first, of all choices `judged`.
    """

    seat: int
    rivals: bool
    judged: int
    moments: list[Moment]
    slips: list[Slip]


def review(snapshot: GameSnapshot, seat: int) -> Review:
    """Look back on a finished game."""
    if not snapshot.over:
        raise TableError("conflict", "a game can be reviewed when it is over: it shows hidden things")
    rules = snapshot.rules
    if not 0 <= seat < rules.seats or seat in rules.automa:
        raise TableError("not_found", f"nobody has chosen anything at seat {seat}")
    rivals = POINTS in rules.endings() and rules.seats > 1
    moments: list[Moment] = []
    slips: list[Slip] = []
    judged = 0
    before = -1  # who chose last
    for game in walk(snapshot):
        number = game.number
        if number == len(snapshot.entries):
            moments.append(_moment(rules, game.state, seat, number, rivals))
            break
        entry = snapshot.entries[number]
        if entry.seat != seat:
            before = entry.seat if entry.seat >= 0 else before
            continue
        if before != seat:
            moments.append(_moment(rules, game.state, seat, number, rivals))
        before = seat
        chosen = rules.book.find(entry.choice)
        if entry.automatic or chosen is None:
            continue
        judged += 1
        slip = _judge(rules, game.state, seat, number, chosen)
        if slip is not None:
            slips.append(slip)
    slips.sort(key=lambda one: (-one.cost, one.number))
    return Review(seat, rivals, judged, moments, slips[:MOST_SLIPS])


def _moment(rules: Rules, state: State, seat: int, number: int, rivals: bool) -> Moment:
    points = rules.evaluate(state, seat)
    if rivals:
        scores = rules.scores(state)
        points -= max(
            scores[other] if other in rules.automa else rules.evaluate(state, other)
            for other in range(rules.seats)
            if other != seat
        )
    return Moment(number, rules.stage(state)[0], round(points, 2))


def _judge(rules: Rules, state: State, seat: int, number: int, chosen: Choice) -> Slip | None:
    """What a choice cost, if that is worth telling."""
    known = rules.imagine(state, seat, Stream(number))
    decision = engine.run_automatic(known)
    if decision is None or decision.seat != seat:
        return None
    choices = engine.legal(known, decision)
    if len(choices) < 2 or chosen not in choices:
        return None
    best = _best(rules, known, seat, choices)
    if best.choice is chosen:
        return None
    cost = best.value - _best(rules, known, seat, [chosen]).value
    if cost < LEAST_COST:
        return None
    return Slip(number + 1, chosen.text, best.choice.text, round(cost, 2))


def _best(rules: Rules, state: State, seat: int, choices: list[Choice]) -> Line:
    if rules.compares_turns:
        turns = TurnSearch(state, seat, 1, 2, 2, Deadline(WORK_ON_TURNS))
        return turns.lines(state, choices, choices, 1)[0]
    deadline = Deadline(WORK)
    return Beam(seat, 1, WIDTH, BREADTH, SAMPLES, 0, 1 << 60, deadline).lines(state, choices)[0]

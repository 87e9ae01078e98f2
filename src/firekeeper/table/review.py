"""Reviews: a finished game as a coach sees it from one seat.

How the game went, turn by turn: how far the seat was ahead of its best rival, in points that both could
expect at the end; or its chance of winning where points do not decide between rivals (`bots/chances.py`).
And the choices that cost most, each with a better one, which can be played from there at a new table
(`history.continue_from`). Everything is judged by what the seat could know at that time.

A review is made in pieces of a second or so, by pure functions of the game: whoever makes one can tell how
far it has come, stop, and go on later. What it may cost is bounded: `MOST_MOMENTS`, `WORK`, `EXAMINED`.
"""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from firekeeper.bots.base import make
from firekeeper.bots.budget import Budget, Deadline
from firekeeper.bots.chances import Prospect, chances_of
from firekeeper.bots.outcomes import play_to_end
from firekeeper.bots.search_bot import SearchBot
from firekeeper.bots.valuing import valued_by
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.record import POINTS
from firekeeper.kernel.rng import Stream
from firekeeper.table.errors import TableError
from firekeeper.table.history import at
from firekeeper.table.judging import COACH, ROUGHLY, ROUGHLY_BY_TURNS, Slip, Telling, examine, rough_cost
from firekeeper.table.replay import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from firekeeper.kernel.game import Game
    from firekeeper.kernel.rules import Rules
    from firekeeper.kernel.state import State
    from firekeeper.table.history import GameSnapshot
    from firekeeper.table.render import ChoiceView

Measure = Literal["margin", "chance"]

MOST_MOMENTS: Final = 40
MOST_PLAYED: Final = 20
"""So many moments are looked at, and so many where games are played to their end from each."""
WORLDS: Final = 4
"""Imagined worlds in which a moment is valued."""
GAMES: Final = 12
GAMES_BY_TURNS: Final = 4
"""Games that are played to their end from a moment; the second where whole turns are compared."""
A_GAME: Final = 8_000
"""Positions that such a game may take; one that takes more does not count."""

WORK: Final = 120_000
"""Positions that may be valued to judge all choices at first sight."""
EXAMINED: Final = 12
"""So many choices are thought about thoroughly, one of a turn."""
MOST_SLIPS: Final = 8
ABOUT_AS_MUCH: Final = 0.9
"""Of the choices of a turn that cost about as much the first one is told."""
MOST_TOLD: Final = 5
"""So many choices are told of how the turn went on."""


class Moment(Struct, frozen=True):
    """After `number` entries, in this stage of the game: points ahead, or the chance of winning."""

    number: int
    stage: int
    value: float


class Outline(Struct, frozen=True):
    """What there is to review: `moments` as numbers of entries, and the choices of each turn as numbers of
    the entries before them.
    """

    measure: Measure
    moments: list[int]
    turns: list[list[int]]

    @property
    def asked(self) -> list[int]:
        return [number for turn in self.turns for number in turn]


class Review(Struct, frozen=True, kw_only=True):
    """A game from one seat. `measure`: what the moments say, the `margin` in points or the `chance` of
    winning. `slips`: the costliest first, of all choices `judged`. `progress`: 1.0 once it is finished;
    until then there is more to come.
    """

    seat: int
    measure: Measure
    stages: int
    judged: int
    moments: list[Moment]
    slips: list[Slip]
    progress: float


class Rough(Struct, frozen=True):
    """What the choice after `number` entries cost at first sight."""

    number: int
    cost: float


class Piece(Struct, frozen=True):
    """Some work on a review: moments to value, choices to judge, or to examine."""

    kind: Literal["course", "judge", "examine"]
    numbers: list[int]


class Found(Struct, frozen=True):
    """What a piece of work has found."""

    moments: list[Moment] = []
    roughs: list[Rough] = []
    slips: list[Slip] = []


PIECE_OF: Final[dict[str, int]] = {"course": 1, "judge": 24, "examine": 1}
"""How many numbers a piece has: about a second of work."""
SHARE: Final[dict[str, float]] = {"course": 0.4, "judge": 0.25, "examine": 0.35}
"""How much of a review each kind of work is, about."""


class Making:
    """A review being made: which piece comes next, and what there is so far."""

    def __init__(self, rules: Rules, seat: int, outline: Outline) -> None:
        self.rules = rules
        self.seat = seat
        self.outline = outline
        self.moments: list[Moment] = []
        self.roughs: list[Rough] = []
        self.slips: list[Slip] = []
        self._left = _pieces("course", outline.moments) + _pieces("judge", outline.asked)
        self._done: dict[str, int] = dict.fromkeys(SHARE, 0)
        self._all: dict[str, int] = {"course": len(outline.moments), "judge": len(outline.asked)}

    @property
    def finished(self) -> bool:
        return not self._left and "examine" in self._all

    def next(self) -> Piece:
        """What is to be done now; ask it again until it has been done."""
        return self._left[0]

    def add(self, piece: Piece, found: Found) -> None:
        self.moments += found.moments
        self.roughs += found.roughs
        self.slips += found.slips
        self._left.remove(piece)
        self._done[piece.kind] += len(piece.numbers)
        if not self._left and "examine" not in self._all:
            costly = costliest(self.outline.turns, self.roughs)
            self._all["examine"] = len(costly)
            self._left = _pieces("examine", costly)

    @property
    def review(self) -> Review:
        """What there is so far."""
        moments = sorted(self.moments, key=lambda one: one.number)
        if "course" not in {piece.kind for piece in self._left}:
            moments = smoothed(moments, plays_on(self.rules))
        # A better choice is known to be one when everything has been compared: the worst ones come last.
        slips = sorted(self.slips, key=lambda one: (-(one.chance or 0.0), -one.cost, one.number))
        return Review(
            seat=self.seat,
            measure=self.outline.measure,
            stages=max((one.stage for one in moments), default=0),
            judged=len(self.outline.asked),
            moments=moments,
            slips=slips[:MOST_SLIPS],
            progress=1.0 if self.finished else round(min(0.99, self._progress), 3),
        )

    @property
    def _progress(self) -> float:
        return sum(
            share * (self._done[kind] / self._all[kind] if self._all.get(kind) else kind in self._all)
            for kind, share in SHARE.items()
        )


def _pieces(kind: Literal["course", "judge", "examine"], numbers: list[int]) -> list[Piece]:
    size = PIECE_OF[kind]
    return [Piece(kind, numbers[first : first + size]) for first in range(0, len(numbers), size)]


def begun(rules: Rules, seat: int) -> Review:
    """A review of which nothing is known yet."""
    return Review(
        seat=seat, measure=measure_of(rules), stages=0, judged=0, moments=[], slips=[], progress=0.0
    )


def review(snapshot: GameSnapshot, seat: int) -> Review:
    """Look back on a finished game, all of it at once."""
    making = Making(snapshot.rules, seat, outline(snapshot, seat))
    while not making.finished:
        piece = making.next()
        making.add(piece, work(snapshot, seat, piece, making.outline))
    return making.review


def check(snapshot: GameSnapshot, seat: int) -> None:
    """Refuse a game that is not over, and a seat that has chosen nothing."""
    if not snapshot.over:
        raise TableError("conflict", "a game can be reviewed when it is over: it shows hidden things")
    if not 0 <= seat < snapshot.rules.seats or seat in snapshot.rules.automa:
        raise TableError("not_found", f"nobody has chosen anything at seat {seat}")


def outline(snapshot: GameSnapshot, seat: int) -> Outline:
    """What there is to review."""
    check(snapshot, seat)
    rules = snapshot.rules
    turns: list[list[int]] = []
    begins: list[tuple[int, int]] = []
    new_turn = True
    for game in walk(snapshot):
        number = game.number
        if number == len(snapshot.entries):
            break
        entry = snapshot.entries[number]
        if entry.seat != seat:
            new_turn = new_turn or entry.seat >= 0
            continue
        if new_turn:
            turns.append([])
            begins.append((number, rules.stage(game.state)[0]))
        decision = game.decision
        new_turn = decision is not None and decision.ends_turn and decision.seat == seat
        if not entry.automatic and rules.book.find(entry.choice) is not None:
            turns[-1].append(number)
    measure = measure_of(rules)
    most = MOST_PLAYED if plays_on(rules) else MOST_MOMENTS
    firsts = {stage: number for number, stage in reversed(begins)}
    numbers = _thinned([number for number, _ in begins], most - 1, set(firsts.values()))
    moments = [*numbers, len(snapshot.entries)]
    return Outline(measure, moments, [turn for turn in turns if turn])


def measure_of(rules: Rules) -> Measure:
    """Where points decide between rivals, a game stands by them."""
    return "margin" if POINTS in rules.endings() and rules.seats > 1 else "chance"


def plays_on(rules: Rules) -> bool:
    """Whether a position shows too little of how the game will end: nobody estimates what automa will do,
    nor, without games that were played from such positions, what a team is going to reach.
    """
    if rules.automa or measure_of(rules) == "margin":
        return bool(rules.automa)
    here = rules.circumstances(rules.start(), 0)
    return here is None or here.curve not in chances_of(rules.game).curves


def work(snapshot: GameSnapshot, seat: int, piece: Piece, plan: Outline) -> Found:
    """Do a piece of work."""
    rules = snapshot.rules
    if piece.kind == "course":
        return Found([_moment(rules, game, seat, plan.measure) for game in _visited(snapshot, piece.numbers)])
    if piece.kind == "judge":
        usual = ROUGHLY_BY_TURNS if rules.compares_turns else ROUGHLY
        each = max(20, min(usual, WORK // (2 * max(1, len(plan.asked)))))
        return Found(
            roughs=[
                Rough(game.number, _judged(snapshot, game, seat, each))
                for game in _visited(snapshot, piece.numbers)
            ]
        )
    found = (_examined(snapshot, game, seat) for game in _visited(snapshot, piece.numbers))
    return Found(slips=[slip for slip in found if slip is not None])


def costliest(turns: list[list[int]], roughs: list[Rough]) -> list[int]:
    """The choices to examine, in the order of the game: at most one of a turn."""
    cost = {rough.number: rough.cost for rough in roughs}
    found: list[Rough] = []
    for turn in turns:
        most = max(cost[number] for number in turn)
        if most > 0:
            first = next(number for number in turn if cost[number] >= most * ABOUT_AS_MUCH)
            found.append(Rough(first, most))
    found.sort(key=lambda one: -one.cost)
    return sorted(one.number for one in found[:EXAMINED])


def smoothed(moments: list[Moment], counted: bool) -> list[Moment]:
    """Moments by those beside them; how it ended is certain. What was `counted` in few games is their mean;
    of estimates it is the middle one: some come while another has its turn, when they say little.
    """
    found = moments[:]
    values = [moment.value for moment in moments[:-1]]
    for place, value in enumerate(values):
        beside = values[max(0, place - 1) : place] + values[place + 1 : place + 2]
        if counted:
            value = (2 * value + sum(beside)) / (2 + len(beside))
        elif len(beside) == 2:
            value = statistics.median([value, *beside])
        found[place] = msgspec.structs.replace(moments[place], value=round(value, 3))
    return found


def _thinned(numbers: list[int], most: int, always: set[int]) -> list[int]:
    """At most so many of the numbers, evenly spread; some of them in any case."""
    if len(numbers) <= most:
        return numbers
    room = max(1, most - len(always))
    others = [number for number in numbers if number not in always]
    return sorted(always | {others[place * len(others) // room] for place in range(room)})


def _visited(snapshot: GameSnapshot, numbers: Iterable[int]) -> Iterator[Game]:
    """The game at some of its positions, in order: the same object, moved on."""
    wanted = set(numbers)
    last = max(wanted)
    for game in walk(snapshot):
        if game.number in wanted:
            yield game
        if game.number == last:
            return


def _moment(rules: Rules, game: Game, seat: int, measure: Measure) -> Moment:
    number, state = game.number, game.state
    if game.over:
        value = _came_to(rules, state, seat, measure)
    elif plays_on(rules):
        value = _played_on(rules, state, seat, number, measure)
    elif measure == "chance":
        value = _foretold(rules, state, seat, number)
    else:
        worlds = [rules.imagine(state, seat, Stream(f"{number}/{world}")) for world in range(WORLDS)]
        value = sum(_ahead(rules, world, seat) for world in worlds) / WORLDS
    return Moment(number, rules.stage(state)[0], round(value, 3))


def _foretold(rules: Rules, state: State, seat: int, number: int) -> float:
    """The chance to win, by what became of such positions; some games if nobody knows."""
    bot = make(COACH, number)
    assert isinstance(bot, SearchBot)
    bot.meet(rules)
    total = 0.0
    with valued_by(rules, bot.evaluation):
        for world in range(WORLDS):
            imagined = rules.imagine(state, seat, Stream(f"{number}/{world}"))
            chance = Prospect(rules, imagined, seat, rules.evaluate(imagined, seat)).chance
            if chance is None:
                return _played_on(rules, state, seat, number, "chance")
            total += chance
    return total / WORLDS


def _ahead(rules: Rules, state: State, seat: int) -> float:
    """Points ahead of the best of the others, by what all may expect."""
    others = [rules.evaluate(state, other) for other in range(rules.seats) if other != seat]
    return rules.evaluate(state, seat) - max(others)


def _came_to(rules: Rules, state: State, seat: int, measure: Measure) -> float:
    """What a finished game came to."""
    if measure == "chance":
        return float(seat in rules.winners(state))
    scores = rules.scores(state)
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))


def _played_on(rules: Rules, state: State, seat: int, number: int, measure: Measure) -> float:
    """What some games come to that simple players play from here, in imagined worlds."""
    found = []
    for world_number in range(GAMES_BY_TURNS if rules.compares_turns else GAMES):
        stream = Stream(f"{number}/{world_number}")
        world = rules.imagine(state, seat, stream)
        if play_to_end(world, stream, Deadline(Budget(A_GAME))):
            found.append(_came_to(rules, world, seat, measure))
    return sum(found) / len(found) if found else 0.0


def _judged(snapshot: GameSnapshot, game: Game, seat: int, work: int) -> float:
    chosen = snapshot.rules.book.find(snapshot.entries[game.number].choice)
    assert chosen is not None
    return round(rough_cost(snapshot.rules, game.state, seat, game.number, chosen, work), 3)


def _examined(snapshot: GameSnapshot, game: Game, seat: int) -> Slip | None:
    chosen = snapshot.rules.book.find(snapshot.entries[game.number].choice)
    assert chosen is not None
    slip = examine(game, seat, chosen, snapshot.names)
    if slip is None:
        return None
    return msgspec.structs.replace(slip, chosen=[*slip.chosen, *_went_on(snapshot, game.number, seat)])


def _went_on(snapshot: GameSnapshot, first: int, seat: int) -> list[ChoiceView]:
    """How the turn went on after the choice that follows so many entries."""
    game = at(snapshot, first)
    told = Telling(snapshot.rules, seat, snapshot.names)
    found: list[ChoiceView] = []
    for entry in snapshot.entries[first:]:
        decision = game.decision
        if entry.seat == seat and game.number > first and not entry.automatic and decision is not None:
            if decision.ends_turn or len(found) == MOST_TOLD - 1:
                break
            choice = snapshot.rules.book.find(entry.choice)
            assert choice is not None
            found.append(told.choice(game.state, decision, choice))
        elif entry.seat not in (seat, CHANCE):
            break
        game.follow([entry])
    return found

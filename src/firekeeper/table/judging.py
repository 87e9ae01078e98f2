"""Judging a choice that somebody made: what a bot would have chosen, what the difference is worth, and why.

First roughly, by a small search: most choices need no more. What looks costly is then thought about as the
strongest level does, and both ways to play on are compared in the same imagined worlds. A choice is judged by
what its seat could know when it was made: everything else is dealt again before a bot looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from firekeeper.bots.base import Observation, make, observe
from firekeeper.bots.budget import Budget, Deadline
from firekeeper.bots.chances import Prospect
from firekeeper.bots.lines import Beam
from firekeeper.bots.plans import turn_floor
from firekeeper.bots.rollouts import A_WIN, OWN, WIN, Rollouts, Tried
from firekeeper.bots.search_bot import SearchBot
from firekeeper.bots.session import history_of
from firekeeper.bots.turns import TurnSearch
from firekeeper.bots.valuing import valued_by
from firekeeper.kernel import engine
from firekeeper.kernel.rng import Stream
from firekeeper.table import advice, phrases
from firekeeper.table.render import ChoiceView
from firekeeper.texts import wording_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from firekeeper.bots.lines import Line
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.frame import Decision
    from firekeeper.kernel.game import Game
    from firekeeper.kernel.rules import Rules
    from firekeeper.kernel.state import State
    from firekeeper.kernel.wording import Wording

ROUGHLY: Final = 300
"""Positions that are valued to judge a choice at first sight, and as many for what could have been chosen."""
ROUGHLY_BY_TURNS: Final = 60
"""The same where whole turns are compared: there a position is costly."""
WIDTH: Final = 3
BREADTH: Final = 6
SAMPLES: Final = 2

COACH: Final = "expert"
THOROUGHLY: Final = 24_000
"""Positions that the coach may value for one question: no more than it does in play. No clock ends its
search, so that a review says the same whenever it is made."""

STRETCHES: Final = 4
"""So often both ways to play on are followed to the end of a stretch, where whole turns are compared."""

LEAST_COST: Final = 0.5
"""Points: what costs less is within the error of the estimate."""
LEAST_CHANCE: Final = 0.01
"""The same of a chance to win."""
LEAST_SURE: Final = 0.7
"""A better choice is told only where so much speaks for it."""
MOST_STEPS: Final = 5
"""So many choices of a way to play on are told."""


class Part(Struct, frozen=True):
    """A part of the estimate by its name, and by how many points the better choice is ahead in it: by how
    much it has more of what is counted there, and what exactly the part is about if that is not clear.
    """

    part: str
    points: float
    amount: float
    about: str


class Slip(Struct, frozen=True):
    """Entry `number` was a choice that cost something, as a bot sees it.

    `question`: the message of the question. `chosen` and `better`: what was chosen, what would have been
    better, and how the turn went on, or would have; the first is what was asked. `cost`: points that could be
    expected to be lost; `chance`: the chance of winning that was lost, where the coach has played games to
    their end, or where it is known what becomes of such positions. `sure`: how surely the better one is
    better, from 0.5 to 1, as far as anybody knows.
    """

    number: int
    stage: int
    question: dict[str, Any]
    chosen: list[ChoiceView]
    better: list[ChoiceView]
    cost: float
    chance: float | None
    sure: float | None
    parts: list[Part]


def rough_cost(rules: Rules, state: State, seat: int, number: int, chosen: Choice, work: int) -> float:
    """What a choice cost at first sight, in points; 0 if nothing, or if there was no choice."""
    asked = _as_known(rules, state, seat, number)
    if asked is None:
        return 0.0
    known, choices = asked
    if len(choices) < 2 or chosen not in choices:
        return 0.0
    best = _quick_line(rules, known, seat, choices, work)
    if best.choice is chosen:
        return 0.0
    return max(0.0, best.value - _quick_line(rules, known, seat, [chosen], work).value)


def examine(game: Game, seat: int, chosen: Choice, names: list[Any]) -> Slip | None:
    """What a choice cost, after thinking about it; None if it was as good as any."""
    bot = make(COACH, game.number)
    assert isinstance(bot, SearchBot)
    bot.meet(game.rules)
    with valued_by(game.rules, bot.evaluation):
        return _examine(bot, game, seat, chosen, names)


def _examine(bot: SearchBot, game: Game, seat: int, chosen: Choice, names: list[Any]) -> Slip | None:
    rules, number = game.rules, game.number
    asked = _as_known(rules, game.state, seat, number)
    if asked is None or chosen not in asked[1]:
        return None
    known, choices = asked
    bot.budget = Budget(min(bot.settings.work or THOROUGHLY, THOROUGHLY))
    observation = observe(bot, rules, known, seat, choices, history=history_of(game, seat))
    thought = bot.think(observation)
    best, own = thought[0], _best_of(chosen, thought)
    if best.line.choice is chosen:
        return None
    if own is None:
        own = bot.think(_asked_again(bot, observation, [chosen], known))[0]
    best, own = _compared(bot, observation, best.line, own.line)
    shared = min(len(best.values), len(own.values))
    cost = best.mean - advice.beside(best, own)
    sure = advice.sureness(best, own)
    chance = None
    if bot.settings.aim == WIN and shared:
        won = (_won(best, shared) - _won(own, shared)) / shared
        cost -= A_WIN * won
        chance = round(won, 2) if won > 0 else None
    prospect = Prospect(rules, known, seat, rules.evaluate(known, seat))
    if prospect.told and chance is None:
        lower = prospect.behind(cost)
        if prospect.chance is not None and lower is not None:
            chance = round(prospect.chance - lower, 3)
            if chance < LEAST_CHANCE:
                return None
        sure = prospect.sureness(cost) if sure is None else sure
    if cost < LEAST_COST and chance is None:
        return None
    if sure is not None and sure < LEAST_SURE:
        return None
    world = observation.imagine()
    decision = engine.run_automatic(world)
    assert decision is not None
    told = Telling(rules, seat, names)
    return Slip(
        number + 1,
        rules.stage(game.state)[0],
        phrases.to_wire(told.wording(world).prompt(decision)),
        [told.choice(world, decision, chosen)],
        told.line(world, best.line),
        round(max(0.0, cost), 2),
        chance,
        sure,
        [Part(**part) for part in advice.parts(observation, best.line, own.line, bot.settings)],
    )


class Telling:
    """Puts choices into the words of a seat."""

    def __init__(self, rules: Rules, seat: int, names: list[Any]) -> None:
        self.rules = rules
        self.seat = seat
        self.names = names
        self._made: Callable[..., Wording] = wording_of(rules)

    def wording(self, state: State) -> Wording:
        return self._made(self.seat, self.names, self.rules.view(state, self.seat))

    def choice(self, state: State, decision: Decision[Any], choice: Choice) -> ChoiceView:
        message = phrases.to_wire(self.wording(state).choice(choice, decision))
        return ChoiceView(choice.text, choice.verb, list(choice.args), message=message)

    def line(self, world: State, line: Line) -> list[ChoiceView]:
        """How a turn would go on, as far as it can be known."""
        state, found = world.clone(), []
        floor = turn_floor(state, self.seat)
        rollouts = Rollouts(self.seat, 0, OWN, world.clone, 1, Deadline())
        for _, choice in line.steps[:MOST_STEPS]:
            decision = rollouts.next_question(state, floor, Stream(1))
            if decision is None or choice not in engine.legal(state, decision):
                break
            found.append(self.choice(state, decision, choice))
            engine.apply(state, decision, choice)
        return found


def _as_known(rules: Rules, state: State, seat: int, number: int) -> tuple[State, list[Choice]] | None:
    """The position at a question of the seat with everything dealt again that it could not know."""
    known = rules.imagine(state, seat, Stream(number))
    decision = engine.run_automatic(known)
    if decision is None or decision.seat != seat:
        return None
    return known, engine.legal(known, decision)


def _quick_line(rules: Rules, state: State, seat: int, choices: list[Choice], work: int) -> Line:
    deadline = Deadline(Budget(work))
    if rules.compares_turns:
        return TurnSearch(state, seat, 1, 2, 2, deadline).lines(state, choices, choices, 1)[0]
    return Beam(seat, 1, WIDTH, BREADTH, SAMPLES, 0, 1 << 60, deadline).lines(state, choices)[0]


def _best_of(choice: Choice, thought: list[Tried]) -> Tried | None:
    return next((one for one in thought if one.line.choice is choice), None)


def _asked_again(
    bot: SearchBot, observation: Observation, choices: list[Choice], known: State
) -> Observation:
    """The same question with some of its choices, and a budget of its own."""
    return Observation(
        observation.rules, observation.seat, choices, known, bot.stream, Deadline(bot.budget),
        observation.history,
    )  # fmt: skip


def _compared(bot: SearchBot, observation: Observation, best: Line, own: Line) -> tuple[Tried, Tried]:
    """Both lines, tried in the same worlds as often as each other where the bot tries lines at all."""
    settings, rules = bot.settings, observation.rules
    by_turns = rules.compares_turns
    if not settings.rollouts or (by_turns and not rules.plays_on(observation.imagine())):
        return Tried(best), Tried(own)
    seed = bot.stream.below(1 << 62)
    if by_turns:
        stretches = bot.stretches(observation, seed, Deadline(bot.budget))
        # What each came to in worlds of its own says nothing of the difference.
        best.ends, own.ends = [], []
        both = [Tried(best), Tried(own)]
        for _ in range(STRETCHES):
            if stretches.one_pass(both) < len(both):
                break
        shared = len(both[1].values)
        for one in both:
            del one.values[shared:], one.line.ends[len(own.ends) :]
        return both[0], both[1]
    rollouts = Rollouts(
        observation.seat, settings.horizon, settings.aim, observation.imagine, seed, Deadline(bot.budget),
        settings.playing,
    )  # fmt: skip
    tried = Tried(best), Tried(own)
    for _ in range(max(2, settings.rollouts // 2)):
        if not rollouts.one_pass(list(tried)):
            break
    return tried


def _won(tried: Tried, games: int) -> int:
    return sum(value >= A_WIN / 2 for value in tried.values[:games])

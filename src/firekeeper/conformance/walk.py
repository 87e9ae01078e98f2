"""Random games: a case, who plays, and a walk through one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Any, TypeVar

import msgspec

from firekeeper.kernel import engine
from firekeeper.kernel.audience import may_know
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Header, Record
from firekeeper.kernel.rng import Dealer, Stream
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State
from firekeeper.library import new
from firekeeper.titles import options_of, rules_for, title

T = TypeVar("T")


class Violation(AssertionError):
    """A game that does not conform."""


Prepare = Callable[[Any, Stream], bool]
"""Changes a position into one where more can happen; False if it is too early for that."""


class Case:
    """A game with one set of options; with `prepare`, its games start from richer positions."""

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        prepare: Prepare | None = None,
        rules_version: str | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.prepare = prepare
        self.rules_version = rules_version

    @cached_property
    def rules(self) -> Rules:
        """Made when they are first asked for: a list of cases may be long, and few of them used."""
        return rules_for(self.game, self.options, None, self.rules_version)

    @cached_property
    def broken(self) -> Callable[[Any], list[str]]:
        """Lists the laws that do not hold in a position."""
        found: Callable[[Any], list[str]] = title(self.game).part("invariants", self.rules.options).broken
        return found

    @cached_property
    def account(self) -> Callable[[Any], Any]:
        """Opens books with a position."""
        found: Callable[[Any], Any] = title(self.game).part("account", self.rules.options).Account
        return found

    def __str__(self) -> str:
        words = [self.game, *[f"{name}={value}" for name, value in self.options.items()]]
        return " ".join(words if self.prepare is None else [*words, "prepared"])


def every(**values: Iterable[Any]) -> list[dict[str, Any]]:
    """The option sets with every combination of these values: every(players=(2, 3), tribes=("backs",
    "fronts"))."""
    return [dict(zip(values, found, strict=True)) for found in product(*values.values())]


def pick(source: Stream, items: Sequence[T]) -> T:
    """One of several, for positions that are prepared."""
    return items[source.below(len(items))]


def draw(source: Stream, counts: list[int]) -> int:
    """One of those kinds of which there are some, taken away; -1 if there are none."""
    left = [kind for kind, count in enumerate(counts) if count]
    if not left:
        return -1
    kind = pick(source, left)
    counts[kind] -= 1
    return kind


class Chooser:
    """Who plays. The seed decides how:

    at random; or curious, preferring what has been chosen least so far; or ambitious, preferring what
    looks best one choice ahead. Pure chance rarely saves up for an expensive tile or wins against an automa.
    """

    def __init__(self, seed: int) -> None:
        self.source = Stream(f"conformance {seed}")
        self.curious = seed % 2 == 1
        self.ambitious = seed % 8 == 4
        self.chosen: Counter[str] = Counter()

    def choose(self, state: State, decision: Decision[Any], choices: list[Choice]) -> Choice:
        if isinstance(decision, Chance):
            return engine.pick(state, decision, choices, self.source.below)
        if self.curious and self.source.below(4):
            least = min(self.chosen[choice.text] for choice in choices)
            choices = [choice for choice in choices if self.chosen[choice.text] == least]
        if self.ambitious and len(choices) > 1 and self.source.below(8):
            return max(choices, key=lambda choice: self._worth(state, decision, choice))
        choice = choices[self.source.below(len(choices))]
        self.chosen[choice.text] += 1
        return choice

    def _worth(self, state: State, decision: Decision[Any], choice: Choice) -> float:
        after = state.clone()
        engine.apply(after, decision, choice)
        engine.run_automatic(after)
        return state.game_rules().evaluate(after, decision.seat)


class Walk:
    """A random game in progress, always standing at a question or at its end."""

    def __init__(self, case: Case, seed: int, listen: bool = False) -> None:
        self.case = case
        self.seed = seed
        self.chooser = Chooser(seed)
        self.state = case.rules.start()
        self.events: list[Any] = []
        self.number = 0
        self.decision = engine.run_automatic(self.state)
        if case.prepare is not None:
            source = Stream(f"prepare {seed}")
            while not case.prepare(self.state, source):
                self.step()
            self.decision = engine.run_automatic(self.state)
        if listen:
            self.state.events = self.events

    def choices(self) -> list[Choice]:
        assert self.decision is not None
        return engine.legal(self.state, self.decision)

    def step(self) -> Choice:
        """Make the next choice and go on to the question after it."""
        assert self.decision is not None
        choice = self.chooser.choose(self.state, self.decision, self.choices())
        engine.apply(self.state, self.decision, choice)
        self.number += 1
        self.decision = engine.run_automatic(self.state)
        return choice

    def questions(self) -> Iterator[Decision[Any]]:
        """Every question of the game; after each the walk goes on by itself."""
        while self.decision is not None:
            yield self.decision
            self.step()

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            at = "the end" if self.decision is None else type(self.decision).__name__
            raise Violation(f"{self.case}, game {self.seed}, after {self.number} choices, at {at}: {what}")


def walk_to(case: Case, seed: int, number: int) -> Walk:
    """The random game with this seed after `number` choices: where a Violation happened."""
    walk = Walk(case, seed)
    while walk.number < number and walk.decision is not None:
        walk.step()
    return walk


def state_json(state: State) -> bytes:
    """A state as JSON, for comparing."""
    return msgspec.json.encode(state.dump())


def text(thing: Any) -> str:
    """Views and events as JSON, as they go over the wire."""
    return msgspec.json.encode(thing).decode()


def events_seen(events: Iterable[Any], seat: int | None, seats: int) -> str:
    """What a seat (None: a spectator) hears of some events."""
    return text([event for event in events if may_know(event.audience, seat, seats)])


def begun(case: Case, seed: int, confirm: Iterable[int] = ()) -> Game:
    """A new game dealt by the seed; a prepared one continues from its position (`Header.start`)."""
    if case.prepare is None:
        version = case.rules.version
        return new(case.game, seed=seed, confirm=confirm, rules_version=version, **case.options)
    rules, dealer = case.rules, Dealer(str(seed))
    start = msgspec.json.decode(state_json(Walk(case, seed).state))
    header = Header(rules.game, rules.version, rules.pack, options_of(rules), dealer.commitment(), start)
    game = Game(rules, Record(header, dealer.seed), dealer, frozenset(confirm), True)
    game.begin()
    return game


def played(case: Case, seed: int, confirm: Iterable[int] = ()) -> Game:
    """A whole game, chosen by the Chooser."""
    game = begun(case, seed, confirm)
    chooser = Chooser(seed)
    while game.decision is not None:
        game.choose(chooser.choose(game.position(game.seat), game.decision, game.choices))
    return game

"""Bots: what they observe, what they answer, and how they are found by name.

A bot is a class with one method:

    class MyBot(Bot):
        def choose(self, observation: Observation) -> Choice:
            return observation.choices[0]

Written to my_bots.py it plays under the name "my_bots:MyBot" wherever a bot's name is asked for. A level may
be named with other settings than its own: "expert+rollouts=12+lines=16".

One object plays one seat of one game (`bots.session`). What it keeps between its decisions, plans or a search
tree, is a cache: it is told by `observe` what has happened since, and by `forget` that the game did not go on
from its last choice.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from firekeeper.bots.budget import UNLIMITED, Budget, Deadline
from firekeeper.kernel import engine
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.record import Entry
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.rules import Rules
    from firekeeper.kernel.state import State

BOTS: dict[str, str] = {
    "novice": "firekeeper.bots.levels:Novice",
    "casual": "firekeeper.bots.levels:Casual",
    "skilled": "firekeeper.bots.levels:Skilled",
    "expert": "firekeeper.bots.levels:Expert",
    "random": "firekeeper.bots.random_bot:RandomBot",
    "greedy": "firekeeper.bots.greedy:GreedyBot",
}
"""The bots of the house: the name people type, and where the class is."""


class UnknownBot(ValueError):
    """No bot has this name; the message lists those there are."""


class Observation:
    """Everything a bot may know when it has to choose.

    Whatever is hidden from the seat has been dealt again before the bot is asked, and the true state
    is not kept here: a bot cannot cheat, not even by accident.
    """

    def __init__(
        self,
        rules: Rules,
        seat: int,
        choices: list[Choice],
        imagined: State | None,
        source: Source,
        deadline: Deadline | None = None,
        history: Sequence[Entry] = (),
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.choices = choices
        self.deadline = Deadline() if deadline is None else deadline
        """Asked before each piece of work; when it is over, the bot answers with the best it has found."""
        self.history = history
        """All entries of the game so far; those that the seat may not know have an empty choice."""
        self._imagined = imagined
        self._source = source

    def imagine(self) -> State:
        """A fresh copy of the table for the bot to play with, hidden things dealt anew each time."""
        return self.rules.imagine(self._table(), self.seat, self._source)

    @property
    def view(self) -> Any:
        """What the seat sees, as the rules' view shows it to people."""
        return self.rules.view(self._table(), self.seat)

    def _table(self) -> State:
        if self._imagined is None:
            raise RuntimeError(
                "this bot has declared that it needs no state: leave out «needs_state = False» in its class"
            )
        return self._imagined


class Bot:
    """Answers for a seat. Subclasses write `choose`."""

    name: str = ""
    """What reports call the bot; the class name if a subclass leaves it empty."""

    needs_state: ClassVar[bool] = True
    """False for a bot that uses nothing but its choices: no state is imagined for it, which is faster."""

    budget: Budget = UNLIMITED
    """What the bot spends on a decision at most, wherever it plays. Its caller may allow less."""

    def __init__(self, seed: int | str = 0) -> None:
        self.stream = Stream(seed)

    def choose(self, observation: Observation) -> Choice:
        """One of `observation.choices`."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose(self, observation)")

    def meet(self, rules: Rules) -> None:
        """The rules of the game that is played; told before each decision."""

    def observe(self, entries: Sequence[Entry]) -> None:
        """What has happened since the last call, from the bot's own choice on; at first, and after `forget`,
        everything since the beginning. Entries that the seat may not know have an empty choice.
        """

    def expected(self, choices: Sequence[str]) -> bool:
        """Whether the bot can go on after these choices, which somebody else has made for its seat since its
        own last one. If not it is told to `forget`.
        """
        return True

    def forget(self) -> None:
        """Drop what was worked out for the rest of the game: a new one begins, choices were taken back, or
        somebody else has chosen for this seat.
        """

    def reseed(self, seed: int | str) -> None:
        """Begin the stream of random numbers again."""
        self.stream = Stream(seed)

    def __str__(self) -> str:
        return self.name or type(self).__name__

    @classmethod
    def varied(cls, changes: dict[str, str]) -> type[Bot]:
        """The same bot with other settings, by their names. ValueError says what does not fit."""
        raise ValueError("it has no settings")

    # A bot is sent to worker processes without its stream: every game gives it a new one.

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "stream"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.stream = Stream(0)


def answer(
    bot: Bot,
    rules: Rules,
    state: State,
    seat: int,
    choices: list[Choice],
    budget: Budget = UNLIMITED,
    history: Sequence[Entry] = (),
) -> Choice:
    """What a bot chooses in a state of which it sees only what its seat may see."""
    return bot.choose(observe(bot, rules, state, seat, choices, budget, history))


def observe(
    bot: Bot,
    rules: Rules,
    state: State,
    seat: int,
    choices: list[Choice],
    budget: Budget = UNLIMITED,
    history: Sequence[Entry] = (),
) -> Observation:
    """What a bot may know of a state, and what it may spend on its answer."""
    bot.meet(rules)
    deadline = Deadline(budget.within(bot.budget))
    imagined = None
    if bot.needs_state:
        imagined = rules.imagine(state, seat, bot.stream)
        engine.run_automatic(imagined)  # a `Together` opens with its first question
    return Observation(rules, seat, list(choices), imagined, bot.stream, deadline, history)


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by name: one of BOTS, or a class of one's own written as "module:Class"; "+lines=16" after it
    changes a setting."""
    bot = find(name)(seed)
    # A subclass may bring its own __init__ and ignore the seed.
    bot.reseed(seed)
    if not bot.name:
        bot.name = name
    return bot


def find(name: str) -> type[Bot]:
    """The class behind a bot's name. UnknownBot says what there is instead."""
    plain, *changes = name.split("+")
    place = BOTS.get(plain, plain)
    module_name, colon, class_name = place.partition(":")
    if not colon or not module_name or not class_name:
        raise UnknownBot(
            f"there is no bot «{name}»; there are {', '.join(sorted(BOTS))}, "
            f"and classes of your own written as module:Class"
        )
    found = getattr(_module(name, module_name), class_name, None)
    if found is None:
        raise UnknownBot(f"«{name}»: the module {module_name} has no class {class_name}")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"«{name}»: {class_name} is not a subclass of firekeeper.bots.Bot")
    if not changes:
        return found
    try:
        return found.varied({key: value for key, _, value in (change.partition("=") for change in changes)})
    except ValueError as error:
        raise UnknownBot(f"«{name}»: {error}") from None


def _module(name: str, module: str) -> Any:
    here = Path.cwd()
    top = module.partition(".")[0]
    # The console script does not look into the current folder, where people write their bots.
    if str(here) not in sys.path and ((here / top).is_dir() or (here / f"{top}.py").is_file()):
        sys.path.insert(0, str(here))
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, but something that it imports is not
        raise UnknownBot(
            f"there is no bot «{name}»: Python finds no module {module}; start from the folder that "
            f"holds it, or put it on PYTHONPATH"
        ) from error

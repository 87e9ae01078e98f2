"""What the worker processes of bots do: think about a job, with bots that live as long as their games.

A worker keeps one bot for each seat it has thought for, so that plans and search trees survive from one
decision to the next. That is a cache: a bot that is gone (the process died, too many games) is made again
from the job, which holds the whole history as its seat knows it.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Any, Final, NamedTuple

from firekeeper import bots
from firekeeper.kernel import engine
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.record import Entry
from firekeeper.table import advice
from firekeeper.titles import rules_of_record

MOST_BOTS: Final = 256
"""A worker keeps so many bots; the one that has not been asked for longest goes first."""


class Job(NamedTuple):
    """A question to a bot, as it is sent to a worker process."""

    table: str
    game: str
    options: dict[str, Any]
    pack: Path | None
    rules: str  # their version
    state: dict[str, Any]
    history: str  # one line for each entry, as the seat knows them
    seat: int
    bot: str
    seed: str
    budget: bots.Budget
    over: tuple[str, ...] = ()  # tables whose bots are not needed any more


class Resident:
    """A bot in this process, with the history it knows as text and as entries."""

    def __init__(self, session: bots.Session) -> None:
        self.session = session
        self.history = ""
        self.entries: list[Entry] = []

    def read(self, history: str) -> list[Entry]:
        """The entries of a history; only what is new in it is parsed."""
        if not history.startswith(self.history):
            self.history, self.entries = "", []
        self.entries += map(parse, history[len(self.history) :].splitlines())
        self.history = history
        return self.entries


Key = tuple[str, int, str, str, bool]


class Residents:
    """The bots of one worker process, by table, seat, name and version of the rules; others give hints."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self.most = most
        self.bots: OrderedDict[Key, Resident] = OrderedDict()

    def resident(self, job: Job, hints: bool = False) -> Resident:
        """The bot of a job, made if it is not here."""
        key = _key(job, hints)
        found = self.bots.get(key)
        if found is None:
            rules = rules_of_record(job.game, job.options, job.pack, job.rules)
            found = Resident(bots.Session(bots.make(job.bot), rules, job.seat))
            self.bots[key] = found
            if len(self.bots) > self.most:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return found

    def drop(self, job: Job, hints: bool = False) -> None:
        """Let go of a bot that has failed."""
        self.bots.pop(_key(job, hints), None)

    def end(self, tables: tuple[str, ...]) -> None:
        """Let go of all bots of some tables."""
        if tables:
            for key in [key for key in self.bots if key[0] in tables]:
                del self.bots[key]


RESIDENTS: Final = Residents()


def _key(job: Job, hints: bool) -> Key:
    return job.table, job.seat, job.bot, job.rules, hints


def lines(entries: list[Entry]) -> str:
    """A history as text."""
    return "".join([entry.line() + "\n" for entry in entries])


def parse(line: str) -> Entry:
    """An entry of such a text."""
    who, _, choice = line.partition(" ")
    seat = who.removesuffix("!")
    return Entry(CHANCE if seat == "*" else int(seat) - 1, choice, who.endswith("!"))


def ready() -> None:
    """The first job of every worker: by its end everything is imported."""


def think(job: Job, residents: Residents = RESIDENTS) -> str:
    """The bot's choice in this position."""
    residents.end(job.over)
    resident = residents.resident(job)
    session = resident.session
    state = session.rules.restore(job.state)
    decision = engine.run_automatic(state)
    assert decision is not None
    # Seeded by table and position: the choice does not depend on where the bot thought before.
    session.bot.reseed(job.seed)
    session.budget = job.budget
    try:
        return session.choose(state, engine.legal(state, decision), resident.read(job.history)).text
    except Exception:
        residents.drop(job)
        raise


def advise(job: Job, residents: Residents = RESIDENTS) -> tuple[str, dict[str, Any]]:
    """What a bot would choose in this position, and why. Who follows its hints is led through the whole turn
    that it had in mind with the first: its plan is kept from one to the next.
    """
    residents.end(job.over)
    resident = residents.resident(job, hints=True)
    session = resident.session
    state = session.rules.restore(job.state)
    decision = engine.run_automatic(state)
    assert decision is not None
    session.bot.reseed(job.seed)
    session.budget = job.budget
    history = resident.read(job.history)
    choices = engine.legal(state, decision)
    try:
        choice, reason = advice.advise(session.bot, session.observation(state, choices, history))
    except Exception:
        residents.drop(job, hints=True)
        raise
    session.keep(history, choice)
    return choice, reason

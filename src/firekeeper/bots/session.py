"""Sessions: a bot at one seat, for as long as its game lasts.

The bot's memory (plans, a search tree) survives from one decision to the next. It is a cache: a session that
is made anew after a crash, with the same history, plays as well. The session compares the history with what
it knew, so that the bot learns of every choice once and never goes on from one that was taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.bots.base import observe
from firekeeper.bots.budget import UNLIMITED, Budget
from firekeeper.kernel.audience import may_know
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.record import Entry

if TYPE_CHECKING:
    from firekeeper.bots.base import Bot, Observation
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.game import Game
    from firekeeper.kernel.rules import Rules
    from firekeeper.kernel.state import State


def history_of(game: Game, seat: int, after: int = 0) -> list[Entry]:
    """The entries after number `after` as a seat knows them: the choice is empty where it may not know it.

    Its own open answer (`Game.answer_of`) is not among them: others may stand before it later.
    """
    found = game.record.entries[after:]
    audiences, seats = game.audience_by_entry, game.rules.seats
    for at, entry in enumerate(found):
        if not may_know(audiences.get(after + at + 1, EVERYONE), seat, seats):
            found[at] = Entry(entry.seat, "", entry.automatic)
    return found


class Session:
    """A bot that plays one seat of one game."""

    def __init__(self, bot: Bot, rules: Rules, seat: int, budget: Budget = UNLIMITED) -> None:
        self.bot = bot
        self.rules = rules
        self.seat = seat
        self.budget = budget
        # What the bot knew when it chose last, and what it chose; None before, and if it failed to choose.
        self._history: list[Entry] = []
        self._chosen: str | None = None
        self._begun = False

    def choose(self, state: State, choices: list[Choice], history: list[Entry]) -> Choice:
        """The bot's choice. `history` is that of `history_of`; the list is not kept."""
        observation = self.observation(state, choices, history)
        chosen = self.bot.choose(observation)
        self.keep(history, chosen.text)
        return chosen

    def observation(self, state: State, choices: list[Choice], history: list[Entry]) -> Observation:
        """What the bot may know for its choice, once it was told what has happened; `keep` what it does."""
        known = len(self._history)
        if not self._went_on(history):
            if self._begun:
                self.bot.forget()
            known = 0
        self._begun = True
        self._chosen = None
        if len(history) > known:
            self.bot.observe(history[known:])
        return observe(self.bot, self.rules, state, self.seat, choices, self.budget, history)

    def keep(self, history: list[Entry], chosen: str) -> None:
        """Remember what the bot chose, and after what."""
        self._history, self._chosen = history[:], chosen

    def _went_on(self, history: list[Entry]) -> bool:
        """Whether the game has gone on from the bot's last choice."""
        known = len(self._history)
        if self._chosen is None or history[:known] != self._history:
            return False
        # Where several seats are asked at once, another may have answered first.
        own = [entry for entry in history[known:] if entry.seat == self.seat]
        if not own or own[0].choice != self._chosen:
            return False
        # A person who follows a hint may have answered the next questions, too.
        later = [entry.choice for entry in own[1:] if not entry.automatic]
        return not later or self.bot.expected(later)

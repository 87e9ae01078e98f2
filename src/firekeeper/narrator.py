"""The narrator: what one reader is told of a game, event by event or in sentences.

Terminal, command line and page all tell the log through it, so that nobody hears more in one place than in
another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from firekeeper.kernel.audience import may_know
from firekeeper.kernel.events import Event
from firekeeper.kernel.game import Game
from firekeeper.kernel.wording import Message, Wording
from firekeeper.texts import Texts


def events_for(game: Game, seat: int | None, after: int = 0) -> list[tuple[int, Any]]:
    """The events since a number of entries that a seat (None: a spectator) may know, each with its entry's
    number."""
    seats = game.rules.seats
    found = []
    for number, event in reversed(game.events):
        if number <= after:
            break
        if may_know(event.audience, seat, seats):
            found.append((number, event))
    found.reverse()
    return found


class Narrator:
    """Tells a game to the reader of its `words`; `everything`: to somebody who holds the record and knows
    all."""

    def __init__(self, words: Wording, texts: Texts, everything: bool = False) -> None:
        self.words = words
        self.texts = texts
        self.everything = everything

    def may_know(self, event: Event) -> bool:
        """Whether the reader may know of an event.

        Secrets come in twins, one for those who know and one for the others. Who knows all hears the first,
        which is the one that its own seat hears.
        """
        seats = self.words.rules.seats
        if not self.everything:
            return may_know(event.audience, self.words.seat, seats)
        return not event.about or may_know(event.audience, event.about[0], seats)

    def tell(self, events: Iterable[Any]) -> list[tuple[Any, str]]:
        """Those events that the reader may know in sentences, each with the (last) event it is about."""
        known = [event for event in events if self.may_know(event)]
        return [(event, self.say(message)) for event, message in self.words.sentences(known)]

    def headings(self, events: Iterable[Any]) -> str:
        """The parts of the game that begin with these events."""
        return " ".join(self.say(self.words.event(event)) for event in events if event.opens)

    def say(self, message: Message) -> str:
        return self.texts.render(message)

"""Looking back: replays from one's own seat, the recap, and going on from any move.

A live table changes while somebody looks back, so everything begins with a `Glimpse`, taken at once; what
takes long works on that and never on the table.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.events import Event
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Entry, Header, Record
from firekeeper.kernel.rng import Dealer, Stream
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.wording import Wording
from firekeeper.table import render
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.render import Audience, EntryView, EventView
from firekeeper.texts import wording


class Position(Struct, frozen=True):
    """The table after some choices, as an audience may see it. `scores`: the points everybody sees."""

    number: int
    last: int
    view: Any
    entries: list[EntryView]
    events: list[EventView]
    scores: list[int]


class Recap(Struct, frozen=True):
    """What happened since one's last turn: first what touches one's own seat, then the rest."""

    since: int
    number: int
    mine: list[EventView]
    others: list[EventView]


class Glimpse(Struct, frozen=True):
    """A game as it stands now, safe from what happens next."""

    rules: Rules
    header: Header
    seed: str
    entries: list[Entry]
    over: bool
    names: list[Any]

    @property
    def number(self) -> int:
        return len(self.entries)

    def words(self, game: Game, audience: Audience) -> Wording:
        """How an audience is told about a position of this game."""
        return wording(self.rules, audience, self.names, self.rules.view(game.state, audience))


def glimpse(table: LiveTable) -> Glimpse:
    """Take a glimpse of a table. Call it while nobody changes the table."""
    game = table.game
    if game is None:
        raise TableError("conflict", "the game has not begun")
    return Glimpse(
        table.rules,
        game.record.header,
        table.sheet.seed,
        list(game.record.entries),
        game.over,
        render.names(table),
    )


def allowed_audience(table: LiveTable, account: int, seat: int | None) -> Audience:
    """From which seat somebody may look: their own during play, any after the end."""
    own = table.seat_of(account)
    # Before the game there is nothing to hide: people must see where they are going to sit.
    if own is None and not table.sheet.settings.spectators and table.game is not None:
        raise TableError("forbidden", "this table is not open to spectators")
    if seat is None:
        return own
    if not 0 <= seat < table.rules.seats:
        raise TableError("not_found", f"there is no seat {seat}")
    if seat != own and table.status != "finished":
        raise TableError("forbidden", "during play you can look back from your own seat only")
    return seat


def at(seen: Glimpse, number: int) -> Game:
    """The game as it stood after `number` entries."""
    if not 0 <= number <= seen.number:
        raise TableError("not_found", f"the game has {seen.number} choices; {number} is not among them")
    past = Game(seen.rules, Record(seen.header, seen.seed), Dealer(seen.seed), frozenset(), True)
    past.follow(seen.entries[:number])
    return past


def position(seen: Glimpse, audience: Audience, number: int, before: int) -> Position:
    """A position for a replay, with what happened since `before`."""
    past = at(seen, number)
    words = seen.words(past, audience)
    return Position(
        number,
        seen.number,
        seen.rules.view(past.state, audience),
        render.entries(past, audience, before, seen.over),
        render.events(past, audience, before, words),
        past.scores,
    )


def recap(table: LiveTable, audience: Audience, account: int = 0, since: int | None = None) -> Recap:
    """Since this person's last turn (or since a given number of entries), in words, too."""
    game = table.game
    if game is None:
        return Recap(0, 0, [], [])
    if since is None:
        since = _last_turn(game, audience, table.last_choices.get(account))
    heard = render.events(game, audience, since, render.words(table, audience))
    mine = [event for event in heard if touches(event.event, audience)]
    others = [event for event in heard if not touches(event.event, audience)]
    return Recap(since, game.number, mine, others)


def _last_turn(game: Game, audience: Audience, last: int | None) -> int:
    """How many entries there were when a person had last chosen; of a turn that goes on, before it began.

    What a bot or a friend has chosen for them meanwhile is news. Whoever has not chosen yet (`last` is None)
    is told what happened since somebody last did for the seat.
    """
    entries = game.record.entries
    turn = len(entries)
    if game.seat == audience:  # what comes after the others' last choice is the turn that goes on
        others = (at for at in range(turn, 0, -1) if entries[at - 1].seat not in (CHANCE, audience))
        turn = next(others, 0)
    if last is not None and last <= turn:
        return last
    own = [at for at, entry in enumerate(entries[:turn], 1) if entry.seat == audience and not entry.automatic]
    return own[-1] if own else 0


def touches(event: Event, audience: Audience) -> bool:
    """Whether an event is about a seat: it acts, or it is acted upon."""
    return audience in event.about


def going_on(seen: Glimpse, audience: Audience, number: int) -> dict[str, Any]:
    """The starting position of a new table: hidden parts dealt again unless the game is over."""
    state = at(seen, number).state
    if not seen.over:
        state = seen.rules.imagine(state, audience, Stream(f"{seen.header.commitment}/{number}"))
    dumped: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.dump()))
    return dumped

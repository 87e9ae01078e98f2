"""Looking back: replays from one's own seat, the recap, and going on from any move.

A live table changes while somebody looks back, so everything begins with a `GameSnapshot`, taken at once;
what takes long works on that and never on the table.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.events import Event
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Entry, Header, Record
from firekeeper.kernel.rng import Dealer, Stream
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.wording import Message, Wording
from firekeeper.table import render
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.render import Audience, EntryView, EventView
from firekeeper.texts import wording
from firekeeper.titles import rules_for


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


class GameSnapshot(Struct, frozen=True):
    """A game as it stands now, safe from what happens next.

    It can be pickled: another process opens the rules again, with the components of `pack`.
    """

    rules: Rules
    header: Header
    seed: str
    entries: list[Entry]
    over: bool
    names: list[Any]
    pack: Path | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        names = [(name.key, name.args) if isinstance(name, Message) else name for name in self.names]
        rest = (self.header, self.seed, self.entries, self.over, names, self.pack)
        return _unpickled, (self.rules.version, *rest)

    @property
    def number(self) -> int:
        return len(self.entries)

    def words(self, game: Game, audience: Audience) -> Wording:
        """The wording of a position of this game for an audience."""
        return wording(self.rules, audience, self.names, self.rules.view(game.state, audience))


def _unpickled(
    version: str,
    header: Header,
    seed: str,
    entries: list[Entry],
    over: bool,
    names: list[Any],
    pack: Path | None,
) -> GameSnapshot:
    rules = rules_for(header.game, header.options, pack, version)
    called = [Message(*name) if isinstance(name, tuple) else name for name in names]
    return GameSnapshot(rules, header, seed, entries, over, called, pack)


def take_snapshot(table: LiveTable, pack: Path | None = None) -> GameSnapshot:
    """Take a snapshot of a table. Call it while nobody changes the table."""
    game = table.game
    if game is None:
        raise TableError("conflict", "the game has not begun")
    return GameSnapshot(
        table.rules,
        game.record.header,
        table.config.seed,
        list(game.record.entries),
        game.over,
        render.names(table),
        pack,
    )


def allowed_audience(table: LiveTable, account: int, seat: int | None) -> Audience:
    """From which seat somebody may look: their own during play, any after the end."""
    own = table.seats_of(account)
    # Before the game there is nothing to hide: people must see where they are going to sit.
    closed = not table.config.settings.spectators and account not in table.guests
    if not own and closed and table.game is not None:
        raise TableError("forbidden", "this table is not open to spectators")
    if seat is None:
        # Of several people at one device nobody sees a hand before they have said who they are.
        shared = len(own) > 1 and table.game is not None and table.status != "finished"
        return None if shared or not own else own[0]
    if not 0 <= seat < table.rules.seats:
        raise TableError("not_found", f"there is no seat {seat}")
    if seat not in own and table.status != "finished":
        raise TableError("forbidden", "during play you can look back from your own seat only")
    return seat


def same_for_all(table: LiveTable, seat: int | None) -> bool:
    """Whether it does not matter who looks from a seat: the game is over, and open to everybody."""
    return seat is not None and table.status == "finished" and table.config.settings.spectators


def check_number(snapshot: GameSnapshot, number: int) -> None:
    """Refuse a move that there is not."""
    if not 0 <= number <= snapshot.number:
        raise TableError("not_found", f"the game has {snapshot.number} choices; {number} is not among them")


def at(snapshot: GameSnapshot, number: int) -> Game:
    """The game as it stood after `number` entries."""
    check_number(snapshot, number)
    past = Game(
        snapshot.rules, Record(snapshot.header, snapshot.seed), Dealer(snapshot.seed), frozenset(), True
    )
    past.follow(snapshot.entries[:number])
    return past


def position(snapshot: GameSnapshot, audience: Audience, number: int, before: int) -> Position:
    """A position for a replay, with what happened since `before`."""
    past = at(snapshot, number)
    words = snapshot.words(past, audience)
    return Position(
        number,
        snapshot.number,
        snapshot.rules.view(past.state, audience),
        render.entries(past, audience, before, snapshot.over),
        render.events(past, audience, before, words),
        past.scores,
    )


class RecapSource(Struct, frozen=True):
    """What a recap is made of, safe from what happens next: events with their numbers and rules."""

    since: int
    number: int
    audience: Audience
    events: list[tuple[int, Any, tuple[str, ...]]]
    wording: Wording


def recap_source(
    table: LiveTable, audience: Audience, account: int = 0, since: int | None = None
) -> RecapSource | None:
    """Collect what happened since this person's last turn (or since a given number of entries).

    Call it while nobody changes the table. None: the game has not begun.
    """
    game = table.game
    if game is None:
        return None
    if since is None:
        alone = len(table.seats_of(account)) < 2  # on a shared device others may have chosen last
        since = _last_turn(game, audience, table.last_choices.get(account) if alone else None)
    events = render.visible_events(game, audience, since)
    return RecapSource(since, game.number, audience, events, render.wording_for(table, audience))


def recap(source: RecapSource | None) -> Recap:
    """What happened, in words, too."""
    if source is None:
        return Recap(0, 0, [], [])
    events = render.event_views(source.events, source.wording)
    mine = [event for event in events if touches(event.event, source.audience)]
    others = [event for event in events if not touches(event.event, source.audience)]
    return Recap(source.since, source.number, mine, others)


def _last_turn(game: Game, audience: Audience, last: int | None) -> int:
    """How many entries there were when a person had last chosen; of a turn that goes on, before it began.

    What a bot or a friend has chosen for them meanwhile is news. Whoever has not chosen yet (`last` is None)
    sees what happened since somebody last did for the seat.
    """
    entries = game.record.entries
    turn = len(entries)
    if audience in game.waiting:  # what comes after the others' last choice is the turn that goes on
        others = (at for at in range(turn, 0, -1) if entries[at - 1].seat not in (CHANCE, audience))
        turn = next(others, 0)
    if last is not None and last <= turn:
        return last
    own = [at for at, entry in enumerate(entries[:turn], 1) if entry.seat == audience and not entry.automatic]
    return own[-1] if own else 0


def touches(event: Event, audience: Audience) -> bool:
    """Whether an event is about a seat: it acts, or it is acted upon."""
    return audience is not None and audience in event.about


def continue_from(snapshot: GameSnapshot, audience: Audience, number: int) -> dict[str, Any]:
    """The starting position of a new table: hidden parts dealt again unless the game is over."""
    state = at(snapshot, number).state
    if not snapshot.over:
        state = snapshot.rules.imagine(state, audience, Stream(_redeal_seed(snapshot.seed, number)))
    dumped: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.dump()))
    return dumped


def _redeal_seed(seed: str, number: int) -> str:
    """The seed for dealing hidden things again: nobody can compute it without the table's secret seed.

    It has nothing in common with the draws of the table itself, which are made from the same secret.
    """
    return hashlib.blake2b(f"{seed}/{number}".encode(), person=b"continue").hexdigest()

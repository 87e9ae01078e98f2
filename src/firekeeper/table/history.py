"""Looking back: replays from one's own seat, the recap, and going on from any move."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Record
from firekeeper.kernel.rng import Dealer, Stream
from firekeeper.table import render
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.render import Audience, EntryView, EventView


class Position(Struct, frozen=True):
    """The table after some choices, as an audience may see it."""

    number: int
    last: int
    view: Any
    entries: list[EntryView]
    events: list[EventView]
    scores: list[int]


class Recap(Struct, frozen=True):
    """What happened since one's own last choice: first what touches one's own seat, then the rest."""

    since: int
    number: int
    mine: list[EventView]
    others: list[EventView]


def allowed_audience(table: LiveTable, account: int, seat: int | None) -> Audience:
    """From which seat somebody may look back: their own during play, any after the end."""
    own = table.seat_of(account)
    if own is None and not table.sheet.settings.spectators:
        raise TableError("forbidden", "this table is not open to spectators")
    if seat is None:
        return own
    if not 0 <= seat < table.rules.seats:
        raise TableError("not_found", f"there is no seat {seat}")
    if seat != own and table.status != "finished":
        raise TableError("forbidden", "during play you can look back from your own seat only")
    return seat


def at(table: LiveTable, number: int) -> Game:
    """The game of a table as it stood after `number` entries."""
    game = table.game
    if game is None:
        raise TableError("conflict", "the game has not begun")
    if not 0 <= number <= game.number:
        raise TableError("not_found", f"the game has {game.number} choices; {number} is not among them")
    record = Record(game.record.header, table.sheet.seed)
    past = Game(table.rules, record, Dealer(table.sheet.seed), frozenset(), True)
    past.follow(game.record.entries[:number])
    return past


def position(table: LiveTable, audience: Audience, number: int, before: int) -> Position:
    """A position for a replay, with what happened since `before`."""
    past = at(table, number)
    assert table.game is not None
    open_hands = table.game.over and audience is not None
    view = past.rules.view(past.state, audience)
    entries = render.entries(past, audience, before)
    if open_hands or table.game.over:
        entries = render.entries(table.game, audience, before)[: number - before]
    return Position(
        number, table.game.number, view, entries, render.events(past, audience, before), past.scores
    )


def recap(table: LiveTable, audience: Audience, since: int | None = None) -> Recap:
    """Since the last choice this seat made itself (or since a given number of entries)."""
    game = table.game
    if game is None:
        return Recap(0, 0, [], [])
    if since is None:
        own = [
            number
            for number, entry in enumerate(game.record.entries, 1)
            if entry.seat == audience and not entry.automatic
        ]
        since = own[-1] if own else 0
    heard = render.events(game, audience, since)
    mine = [event for event in heard if _touches(event.event, audience)]
    others = [event for event in heard if not _touches(event.event, audience)]
    return Recap(since, game.number, mine, others)


def _touches(event: Any, audience: Audience) -> bool:
    facts = msgspec.to_builtins(event)
    return audience is not None and (facts.get("seat") == audience or facts.get("opponent") == audience)


def going_on(table: LiveTable, audience: Audience, number: int) -> dict[str, Any]:
    """The starting position of a new table: hidden parts dealt again unless the game is over."""
    past = at(table, number)
    assert table.game is not None
    state = past.state
    if not table.game.over:
        state = past.rules.imagine(state, audience, Stream(f"{table.sheet.commitment}/{number}"))
    dumped: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.dump()))
    return dumped

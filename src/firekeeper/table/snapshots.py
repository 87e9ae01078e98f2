"""Snapshots: where a table stood after some of its lines, so that the longest game opens at once.

The lines are the truth. A snapshot of other rules or components, or one that cannot be read, is dropped, and
the table is folded from its lines.
"""

from __future__ import annotations

import logging
from functools import cache, reduce
from operator import or_
from pathlib import Path
from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.component_tables import PackError
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.record import Entry, RecordError
from firekeeper.kernel.rules import Rules
from firekeeper.table import log_entries as le
from firekeeper.table.live import LiveTable
from firekeeper.table.seats import Seat
from firekeeper.table.store import Store
from firekeeper.table.summaries import summary
from firekeeper.table.table_config import Request, TableConfig
from firekeeper.table.versions import difference
from firekeeper.titles import rules_of_record, title

log = logging.getLogger("firekeeper.table")

EVERY = 128
"""After so many lines a snapshot is written with them: whoever opens a table follows fewer than that."""


class StaleSnapshot(Exception):
    """A snapshot that does not belong to these rules, or cannot be read."""


class GameSnapshotData(Struct, frozen=True):
    """A game in progress: everything but the rules."""

    state: dict[str, Any]
    turn: tuple[int, dict[str, Any]]
    entries: list[Entry]
    hidden: dict[int, int]
    because: dict[int, tuple[str, ...]]
    events: msgspec.Raw
    spans: list[tuple[int, int]] = []
    answers: list[Entry] = []


class TableSnapshotData(Struct, frozen=True):
    """A table after `count` lines."""

    rules: str
    pack: str
    count: int
    seats: list[Seat]
    requests: list[Request]
    chat: list[tuple[int, float, le.Said]]
    rematch: str
    practice: bool
    banks: list[float]
    since: dict[int, float] | float
    updated_at: float
    entry_times: list[float]
    game: GameSnapshotData | None
    last_choices: dict[int, int] = {}
    offered_alone: set[int] = set()
    public_count: int | None = None
    spectators_muted: bool | None = None
    orders: dict[int, dict[str, Any]] = {}
    orders_held: dict[int, int] = {}


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableSnapshotData).decode


@cache
def event_decoder(game: str) -> msgspec.json.Decoder[list[tuple[int, Any]]]:
    """The decoder of a game's events, which differ by their tags."""
    kinds: list[Any] = list(title(game).event_types)
    event = GenericAlias(tuple, (int, reduce(or_, kinds)))
    return msgspec.json.Decoder(GenericAlias(list, (event,)))


def due(table: LiveTable, written: list[le.AnyLogEntry]) -> bool:
    """Whether a snapshot belongs to the lines that are about to be written."""
    if table.frozen is not None or table.outdated:
        return False
    if any(isinstance(line, le.Forgotten) for line in written):
        return True  # nor may a snapshot remember the name
    return table.count // EVERY > (table.count - len(written)) // EVERY


def take(table: LiveTable) -> bytes:
    """The table as it stands now."""
    game = table.game
    then = None
    if game is not None:
        number, state = game.turn_start
        then = GameSnapshotData(
            game.state.dump(),
            (number, state.dump()),
            game.record.entries,
            game.audience_by_entry,
            game.rules_by_entry,
            msgspec.Raw(_encode(game.events)),
            game.spans,
            game.record.answers,
        )
    return _encode(
        TableSnapshotData(
            *table.version,
            table.count,
            table.seats,
            list(table.requests.values()),
            table.chat,
            table.rematch,
            table.practice,
            table.clocks.banks,
            table.clocks.since,
            table.updated_at,
            table.entry_times,
            then,
            table.last_choices,
            table.offered_alone,
            table.public_count,
            table.spectators_muted,
            table.orders,
            table.orders_held,
        )
    )


def restore(config: TableConfig, rules: Rules, body: bytes) -> LiveTable:
    """The table of a snapshot. StaleSnapshot if these rules cannot go on from it."""
    return _restored(config, rules, _read(body))


def _read(body: bytes) -> TableSnapshotData:
    try:
        return _decode(body)
    except Exception as error:  # whatever an older program has written: the lines know better
        raise StaleSnapshot(repr(error)) from error


def _restored(config: TableConfig, rules: Rules, then: TableSnapshotData) -> LiveTable:
    try:
        if (then.rules, then.pack) != (rules.version, rules.pack):
            raise StaleSnapshot(f"it was taken with rules {then.rules} and pack {then.pack}")
        return _restore(LiveTable(config, rules), then)
    except StaleSnapshot:
        raise
    except Exception as error:  # whatever an older program has written: the lines know better
        raise StaleSnapshot(repr(error)) from error


def reopen(store: Store, table: str, pack: Path | None) -> tuple[LiveTable, str] | None:
    """A table from its snapshot and the lines after it, and its invitation. None: fold it from all lines."""
    found = store.snapshot(table)
    if found is None:
        return None
    try:
        then = _read(found.snapshot)
        rules = rules_of_record(found.config.game, found.config.options, pack, then.rules)
        live = _restored(found.config, rules, then)
        for at, line in store.lines_after(table, live.count):
            live.follow(line, at)
    except StaleSnapshot as error:
        log.info("the snapshot of table %s is dropped: %s", table, error)
        store.drop_snapshot(table)
        return None
    except (OptionError, PackError, RecordError):
        return None  # whoever folds the lines says what is wrong
    # Another process may have written since: then all lines are read in one go.
    same = not difference(msgspec.json.decode(found.summary), summary(live))
    return (live, found.invitation) if same else None


def _restore(table: LiveTable, then: TableSnapshotData) -> LiveTable:
    table.version = (then.rules, then.pack)
    table.count = then.count
    table.public_count = then.count if then.public_count is None else then.public_count
    table.seats = then.seats
    table.requests = {request.id: request for request in then.requests}
    table.chat = then.chat
    table.rematch = then.rematch
    if then.spectators_muted is not None:
        table.spectators_muted = then.spectators_muted
    table.practice = then.practice
    table.clocks.banks = then.banks
    table.updated_at = then.updated_at
    table.entry_times = then.entry_times
    table.last_choices = then.last_choices
    table.offered_alone = set(then.offered_alone)
    table.orders = then.orders
    table.orders_held = then.orders_held
    if then.game is not None:
        rules, known = table.rules, then.game
        number, state = known.turn
        table.game = table.new_game()
        table.game.resume(
            rules.restore(known.state),
            (number, rules.restore(state)),
            known.entries,
            event_decoder(table.config.game).decode(known.events),
            known.hidden,
            known.because,
            known.spans,
        )
        table.game.follow_answers(known.answers)
        if table.game.lanes is not None:
            lanes = table.game.lanes.lanes
            table.answered = {lane.seat for lane in lanes if lane.done and lane.own}
    since = then.since
    table.clocks.since = since if isinstance(since, dict) else dict.fromkeys(table.waiting, since)
    return table

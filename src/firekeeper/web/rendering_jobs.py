"""What is rendered in other processes: from snapshots of games to bytes that are sent as they are."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from firekeeper.kernel.record import Record, Result
from firekeeper.table import history, replay, review
from firekeeper.table.history import GameSnapshot
from firekeeper.table.render import Audience
from firekeeper.titles import components_of
from firekeeper.web import offline
from firekeeper.web.messages import TableView

encode = msgspec.json.encode


def packed(work: Callable[..., bytes], *args: Any) -> bytes:
    """What `work` makes, ready to be sent. Steps repeat each other: a replay shrinks to a twentieth."""
    return gzip.compress(work(*args), 6, mtime=0)


def replay_json(snapshot: GameSnapshot, audience: Audience) -> bytes:
    return encode(replay.build_replay(snapshot, audience))


def series_json(snapshot: GameSnapshot) -> bytes:
    return encode(replay.series(snapshot))


def review_outline(snapshot: GameSnapshot, seat: int) -> bytes:
    return encode(review.outline(snapshot, seat))


def review_piece(snapshot: GameSnapshot, seat: int, piece: review.Piece, plan: review.Outline) -> bytes:
    return encode(review.work(snapshot, seat, piece, plan))


def draws_json(snapshot: GameSnapshot) -> bytes:
    return encode(replay.draws(snapshot))


def position_json(snapshot: GameSnapshot, audience: Audience, number: int, before: int) -> bytes:
    return encode(history.position(snapshot, audience, number, before))


def start_json(
    snapshot: GameSnapshot, audience: Audience, number: int, seat: int = 0, choice: str = ""
) -> bytes:
    """The starting position of a table that goes on from a move; nothing if the seat cannot begin with the
    choice that is named.
    """
    if choice and choice not in [one.text for one in history.at(snapshot, number).choices_of(seat)]:
        return b""
    return encode(history.continue_from(snapshot, audience, number))


def record_text(snapshot: GameSnapshot, result: Result | None) -> bytes:
    """The record of a finished game, with its seed."""
    return _record(snapshot, result).text().encode()


def page_html(
    snapshot: GameSnapshot, result: Result | None, shown: TableView, client: Path, audience: Audience
) -> bytes:
    """The offline page of a finished game."""
    components = components_of(shown.game, snapshot.pack)
    text = _record(snapshot, result).text()
    found = offline.offline_replay(snapshot, shown, components, text, audience)
    return offline.page(client, found).encode()


def _record(snapshot: GameSnapshot, result: Result | None) -> Record:
    record = Record(snapshot.header, snapshot.seed)
    record.entries = snapshot.entries
    record.result = result
    return record

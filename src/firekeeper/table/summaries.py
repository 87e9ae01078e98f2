"""Summaries: what lists of tables show, stored beside the lines of each table."""

from __future__ import annotations

from typing import Any

import msgspec

from firekeeper.kernel.record import POINTS
from firekeeper.table.live import LiveTable

_encode = msgspec.json.Encoder().encode


def summary(table: LiveTable) -> dict[str, Any]:
    """What a list of tables shows, in plain data."""
    found: dict[str, Any] = msgspec.to_builtins(_summary(table))
    return found


def encoded_summary(table: LiveTable) -> bytes:
    """What a list of tables shows, as stored beside the lines."""
    return _encode(_summary(table))


def ending_of(stored: dict[str, Any]) -> str | None:
    """How the game of a summary ended. Summaries written before endings had names are all by points."""
    if stored.get("winners") is None:
        return None
    found: str = stored.get("ending") or POINTS
    return found


def waiting_of(summary: dict[str, Any]) -> list[int]:
    """The seats that have to choose; older summaries name the only one."""
    first = summary["to_move"]
    found: list[int] = summary.get("waiting", [] if first is None else [first])
    return found


def _summary(table: LiveTable) -> dict[str, Any]:
    game = table.game
    if table.frozen is not None:
        return {**table.frozen.summary, "seats": table.seats}
    ended = game if game is not None and game.over else None
    return {
        "status": table.status,
        "number": table.number,
        "to_move": table.to_move,
        "waiting": list(table.waiting),
        "seats": table.seats,
        "scores": None if ended is None else ended.scores,
        "winners": None if ended is None else ended.winners,
        "ending": None if ended is None else ended.ending,
        "practice": table.practice,
        "stage": [0, 0] if game is None else list(table.rules.stage(game.state)),
    }

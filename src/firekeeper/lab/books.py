"""What every seat has at the end of a game, flat enough for a table: points by source, tiles, cards, home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from firekeeper.kernel.game import Game
from firekeeper.titles import title


def books_of(game: Game) -> list[dict[str, Any]]:
    """By seat: what the game's books say (`account.py`), and the words that the public view has for it.

    Numbers by name become columns (`points_economic`), names and places a list; anything deeper is text.
    """
    rules = game.rules
    account = title(rules.game).part("account", rules.options).Account(game.state)
    found = []
    for seat, books in enumerate(account.seats):
        flat: dict[str, Any] = dict(_words(rules.view(game.state, None), seat))
        for name, value in vars(books).items():
            flat.update(_columns(name, value))
        found.append(flat)
    return found


def _words(view: Any, seat: int) -> dict[str, str]:
    """The texts that a view shows of a seat: its tribe, its Chief, its home."""
    players = getattr(view, "players", None) or getattr(view, "seats", None) or []
    player = players[seat] if seat < len(players) else None
    if player is None:
        return {}
    shown = msgspec.to_builtins(player)
    return {name: value for name, value in shown.items() if isinstance(value, str)}


def _columns(name: str, value: Any) -> dict[str, Any]:
    if value is None or isinstance(value, (str, int, float)):
        return {name: value}
    if isinstance(value, Mapping):
        if all(isinstance(key, str) and isinstance(count, int) for key, count in value.items()):
            if all(key.isidentifier() for key in value):
                return {f"{name}_{key}": count for key, count in value.items()}
            return {name: _names(value)}  # places on a map
        if all(isinstance(inner, Mapping) for inner in value.values()):
            return {f"{name}_{key}": _names(inner) for key, inner in value.items()}
        return {name: ", ".join(sorted(f"{_text(key)} {count}" for key, count in value.items() if count))}
    return {name: sorted(_text(one) for one in value)}


def _names(counts: Mapping[Any, Any]) -> list[str]:
    """Names as often as they are counted."""
    return sorted(_text(name) for name, count in counts.items() for _ in range(int(count)))


def _text(value: Any) -> str:
    return " ".join(str(part) for part in value) if isinstance(value, tuple) else str(value)

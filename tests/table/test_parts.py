"""Lists in views that grow and shrink: whoever adds up what a renderer tells has the view again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import Struct
from table.fixtures.views import assembled

from firekeeper.table.parts import FEW, gathered, merged
from firekeeper.table.view_changes import Renderer


class Piece(Struct, frozen=True):
    name: str


class View(Struct, frozen=True):
    year: int
    pieces: list[Piece]
    hand: list[Piece]


class Rules:
    """A game whose state is what everybody sees; seat 0 has a hand of its own."""

    def views(self, state: View, seats: list[int | None], memo: dict[Any, Any]) -> list[View]:
        hidden = View(state.year, state.pieces, [])
        return [state if seat == 0 else hidden for seat in seats]


def test_lists_that_grow_and_shrink_are_told_to_everybody() -> None:
    def pieces(names: str) -> list[Piece]:
        return [Piece(name) for name in names]

    steps = [("abc", "x"), ("ac", "xy"), ("", "y"), ("d", ""), ("dab", "zzz"), ("dab", "z"), ("b", "")]
    table: Any = SimpleNamespace(
        count=0, number=0, rules=Rules(), game=SimpleNamespace(state=None, lanes=None)
    )
    renderer = Renderer()
    known: dict[int | None, dict[str, Any]] = {}
    for year, (public, own) in enumerate(steps):
        table.count = table.number = year
        table.game.state = View(year, pieces(public), pieces(own))
        if year == 0:
            for audience in (None, 0, 1):
                known[audience] = {
                    name: msgspec.json.decode(part) for name, part in renderer.full(table, audience).items()
                }
        else:
            for audience, parts in renderer.changes(table, [None, 0, 1]).items():
                known[audience] |= {name: msgspec.json.decode(part) for name, part in parts.items()}
        for audience in (None, 0, 1):
            seen = table.rules.views(table.game.state, [audience], {})[0]
            assert assembled(known[audience]) == msgspec.to_builtins(seen), (year, audience)


def test_the_same_change_of_many_items_is_sent_once() -> None:
    """A flood makes sea of many hexes: that is one path with all their places."""
    many = 3 * FEW
    parts: dict[str, Any] = {f"hexes.{at}": {"terrain": "coast", "token": "wood"} for at in range(many)}
    sea, nothing = msgspec.Raw(b'"sea"'), msgspec.Raw(b'""')
    changes = {f"hexes.{at}.terrain": sea for at in range(0, many, 2)}
    changes |= {"hexes.2.token": nothing, "year": msgspec.Raw(b"2"), "hexes.1": msgspec.Raw(b"null")}
    sent = gathered(changes)
    assert sorted(sent) == [
        "hexes.0,2,4,6,8,10,12,14,16,18,20,22.terrain",
        "hexes.1",
        "hexes.2.token",
        "year",
    ]
    plain = {path: msgspec.json.decode(raw) for path, raw in changes.items()}
    once = {path: msgspec.json.decode(raw) for path, raw in sent.items()}
    assert merged(parts, once) == merged(parts, plain)

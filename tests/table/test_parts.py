"""Lists in views that grow and shrink: whoever adds up what a renderer tells has the view again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import Struct
from table.fixtures.views import assembled

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

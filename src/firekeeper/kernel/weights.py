"""Weights: the numbers of an evaluation, as data.

A game keeps them in small files of tables (`weights/*.toml`), which whoever makes the rules reads for it.
They are no part of the component pack: with other weights bots play otherwise, but the game is the same.
"""

from __future__ import annotations

from typing import Any


class WeightError(ValueError):
    """Weights that do not fit a game; the message names the table and the number."""


class WeightTables:
    """Tables of numbers, read by name. What is missing or left over is an error."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self._tables = tables
        self._read: set[tuple[str, str]] = set()

    def number(self, table: str, name: str) -> float:
        """A number of a table."""
        found = self._find(table, name)
        if isinstance(found, bool) or not isinstance(found, (int, float)):
            raise WeightError(f"[{table}] {name} is {found!r}: it must be a number")
        return float(found)

    def numbers(self, table: str, name: str) -> tuple[float, ...]:
        """A list of numbers of a table."""
        found = self._find(table, name)
        if not isinstance(found, list) or not all(type(one) in (int, float) for one in found):
            raise WeightError(f"[{table}] {name} is {found!r}: it must be a list of numbers")
        return tuple([float(one) for one in found])

    def names(self, table: str) -> list[str]:
        """The names in a table, in their order."""
        return list(self._table(table))

    def finish(self) -> None:
        """Refuse what nobody has asked for: it would have no effect."""
        for table in self._tables:
            for name in self._table(table):
                if (table, name) not in self._read:
                    raise WeightError(f"[{table}] {name}: these rules have no such weight")

    def _table(self, table: str) -> dict[str, Any]:
        found = self._tables.get(table)
        if not isinstance(found, dict):
            raise WeightError(f"[{table}] is missing")
        return found

    def _find(self, table: str, name: str) -> Any:
        found = self._table(table).get(name)
        if found is None:
            raise WeightError(f"[{table}] {name} is missing")
        self._read.add((table, name))
        return found


def weigh(features: list[float], factors: list[float]) -> float:
    """The sum of features by their factors, rounded: a compiler which fuses operations must not change it."""
    worth = 0.0
    for at in range(len(features)):
        worth += features[at] * factors[at]
    return int(worth * 1_000_000.0) / 1_000_000.0

"""All choices of Tindaya, interned once for each set of rules; a table has the name of its verb.

The texts are part of records and outlive versions: ids of the naming list, hexes as «q,r», seats from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firekeeper.games.tindaya.box import Box
    from firekeeper.kernel.choice import Choice


class Choices:
    """Tables of choices by verb, in the order of the ledger's chapters."""

    def __init__(self, rules: Box) -> None:
        self._rules = rules

    def _by_hex(self, verb: str) -> list[Choice]:
        """One choice for each hex."""
        book, names = self._rules.book, self._rules.board.names
        return [book.add(verb, (name,), hex_) for hex_, name in enumerate(names)]

    def _by_name(self, verb: str, names: list[str] | tuple[str, ...]) -> list[Choice]:
        """One choice for each id of a list."""
        return [self._rules.book.add(verb, (name,), at) for at, name in enumerate(names)]

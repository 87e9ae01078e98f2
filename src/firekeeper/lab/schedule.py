"""Schedules: who sits where in which game, so that nobody is favoured.

Every deal is played by every line-up: all ways to choose the bots of a table, each rotated around the table
until everybody has sat on every seat. So all bots meet the same deals from the same seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct


class Fixture(Struct, frozen=True):
    """One game to play. Games and deals are counted from 1."""

    number: int
    deal: int
    seats: tuple[int, ...]
    """By seat that people would play: the place of its bot in the list of bots."""


class Schedule:
    """All games of an arena, in order: one deal after the other."""

    def __init__(self, bots: Sequence[str], people: int) -> None:
        if len(bots) < people:
            # Fewer bots than seats are repeated around the table.
            chosen = [tuple(at % len(bots) for at in range(people))]
        else:
            chosen = list(combinations(range(len(bots)), people))
        found: list[tuple[int, ...]] = []
        seen: set[tuple[str, ...]] = set()
        for one in chosen:
            for turned in range(people):
                seats = one[turned:] + one[:turned]
                names = tuple(bots[at] for at in seats)
                # Two bots of one name are the same to a deal.
                if names not in seen:
                    seen.add(names)
                    found.append(seats)
        self.line_ups = found

    def fixture(self, number: int) -> Fixture:
        """The game with this number."""
        deal, at = divmod(number - 1, len(self.line_ups))
        return Fixture(number, deal + 1, self.line_ups[at])

    def whole(self, games: int) -> int:
        """The least number of games, at least so many, in which every deal is played by every line-up."""
        each = len(self.line_ups)
        return -(-games // each) * each

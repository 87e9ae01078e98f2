"""Accounts: the books of a game, opened from a position and then kept from its events alone.

They must agree with the state whenever somebody has to decide. That proves two things: scores add up from
their parts, and the log and the animations, which know the events only, tell the whole story.

A game declares two classes of books, for the table and for a seat. Their attributes are the rows, read from a
position in the words of the events. It adds one method `on_<Event>` for each event that changes a row;
everything else is here. A module of a game subclasses the books and the account, and adds rows and methods of
its own.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from firekeeper.kernel.frame import S


class TableBooks(Protocol):
    """What lies on the table."""

    def __init__(self, state: Any) -> None: ...


class SeatBooks(Protocol):
    """What one seat has."""

    def __init__(self, state: Any, seat: int) -> None: ...


B = TypeVar("B", bound=TableBooks)
P = TypeVar("P", bound=SeatBooks)


class Account(Generic[S, B, P]):
    """The books of one game. `complaints` are events that cannot be true, whatever the position is."""

    table_books: type[B]
    seat_books: type[P]

    def __init__(self, state: S) -> None:
        self.table, self.seats = self._read(state)
        self.complaints: list[str] = []
        self.ended: tuple[list[int], list[int]] | None = None

    def _read(self, state: S) -> tuple[B, list[P]]:
        seats = range(state.game_rules().seats)
        return self.table_books(state), [self.seat_books(state, seat) for seat in seats]

    def hear(self, event: Any) -> None:
        """Enter one event into the books."""
        entry = getattr(self, f"on_{type(event).__name__}", None)
        if entry is not None:
            entry(event)

    def require(self, holds: bool, event: Any, wrong: str) -> None:
        """Complain of an event unless a condition holds."""
        if not holds:
            self.complaints.append(f"{event}: {wrong}")

    def on_GameEnded(self, event: Any) -> None:
        self.ended = event.totals, event.winners

    def disagreements(self, state: S) -> list[str]:
        """Where the books and the position differ. What a position holds as None is not told yet."""
        table, seats = self._read(state)
        pairs: list[tuple[str, Any, Any]] = [("", self.table, table)]
        pairs += [(f"seat {at + 1}, ", *both) for at, both in enumerate(zip(self.seats, seats, strict=True))]
        found = self.complaints[:]
        for whose, booked, held in pairs:
            for row, value in vars(held).items():
                said = getattr(booked, row)
                if value is not None and said != value:
                    name = row.replace("_", " ")
                    found.append(f"{whose}{name}: the events say {said}, the position {value}")
        return found

    def result(self, state: S) -> tuple[list[int], list[int]]:
        """Totals and winners of a finished game, added up from the books."""
        raise RuntimeError(f"{type(self).__name__} adds nothing up")

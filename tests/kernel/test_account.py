"""Accounts: books that are opened from a position and kept from events."""

from __future__ import annotations

from typing import Any

from kernel.pebbles import Heap, Took, TurnBegan, pebbles

from firekeeper.kernel.account import Account


class Table:
    def __init__(self, state: Heap) -> None:
        self.heap = state.heap
        self.lucky = None  # nobody is told


class Seat:
    def __init__(self, state: Heap, seat: int) -> None:
        self.pebbles_taken = state.taken[seat]


class Books(Account[Heap, Table, Seat]):
    table_books, seat_books = Table, Seat

    def on_Took(self, event: Any) -> None:
        self.require(event.pebbles <= self.table.heap, event, "there were not so many")
        self.table.heap -= event.pebbles
        self.seats[event.seat].pebbles_taken += event.pebbles


def test_books_follow_the_events_and_miss_those_that_are_missing() -> None:
    state = pebbles().state
    assert isinstance(state, Heap)
    books = Books(state)
    assert books.disagreements(state) == []
    state.heap -= 2
    state.taken[1] += 2
    assert books.disagreements(state) == [
        f"heap: the events say {state.heap + 2}, the position {state.heap}",
        "seat 2, pebbles taken: the events say 0, the position 2",
    ]
    books.hear(Took(seat=1, pebbles=2))
    assert books.disagreements(state) == []
    assert books.ended is None
    books.hear(TurnBegan(seat=0))  # no row of the books changes with it
    assert books.disagreements(state) == []


def test_an_event_that_cannot_be_true_is_complained_of_for_good() -> None:
    state = pebbles().state
    assert isinstance(state, Heap)
    books = Books(state)
    books.hear(Took(seat=0, pebbles=99))
    books.hear(Took(seat=0, pebbles=-99))
    assert [found.endswith("there were not so many") for found in books.disagreements(state)] == [True]

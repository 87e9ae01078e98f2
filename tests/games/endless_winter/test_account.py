"""The books kept from events: they follow a game, and complain when an event is missing or wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from firekeeper.conformance import Walk
from firekeeper.conformance.endless_winter import CASES
from firekeeper.games.endless_winter.account import Account

RICH = CASES[-3]


@cache
def heard(seed: int) -> tuple[Walk, list[Any]]:
    """A whole game from a rich position, and its events."""
    walk = Walk(RICH, seed, listen=True)
    while walk.decision is not None:
        walk.step()
    return walk, walk.events


def begun(seed: int) -> Any:
    """The position before the first choice."""
    return Walk(RICH, seed).state


def complaints(kind: str, change: Callable[[Any], list[Any]]) -> list[str]:
    """What the books say of a game in which the last event of this kind was told otherwise."""
    for seed in range(1, 20):
        walk, events = heard(seed)
        told = [
            at
            for at, event in enumerate(events)
            if type(event).__name__ == kind
            and getattr(event, "zone", None) != ""  # an empty stack gives no card
        ]
        if told:
            account: Any = Account(begun(seed))
            for event in (*events[: told[-1]], *change(events[told[-1]]), *events[told[-1] + 1 :]):
                account.hear(event)
            return account.disagreements(walk.state)
    raise AssertionError(f"{kind} happens in none of these games")


TOLD = (
    "FigurePlaced", "CardPlayed", "FoodSpent", "LabourLost", "Spent", "Scored", "CardsDrawn", "CardSeen",
    "CardsCleared", "CardBuried", "Recruited", "Learned", "AnimalTaken", "AnimalTipped", "StoneTaken",
    "CampMoved", "MegalithPlaced", "IdolMoved", "DeckShuffled",
)  # fmt: skip


@pytest.mark.parametrize("kind", TOLD)
def test_an_event_that_is_missing_is_missed(kind: str) -> None:
    assert complaints(kind, lambda event: [event]) == []
    assert complaints(kind, lambda event: [])


def test_a_wrong_total_is_noticed() -> None:
    found = complaints("Scored", lambda event: [replace(event, total=event.total + 1)])
    assert "should have reached" in found[0]


def test_the_books_give_the_result() -> None:
    walk, events = heard(2)
    account: Any = Account(begun(2))
    for event in events:
        account.hear(event)
    assert account.disagreements(walk.state) == []
    assert account.result(walk.state) == (RICH.rules.scores(walk.state), RICH.rules.winners(walk.state))
    assert account.ended == account.result(walk.state)

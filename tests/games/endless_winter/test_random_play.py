"""Random play in numbers: games end where they should, and nothing that can happen never does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from firekeeper.conformance import Walk
from firekeeper.conformance.endless_winter import CASES
from firekeeper.games.endless_winter.terms import SOURCES


@pytest.mark.rule("EW-OVER-02", "EW-OVER-03", "EW-OVER-04", "EW-TURN-01")
@pytest.mark.parametrize("case", CASES[:36:5], ids=str)
def test_four_rounds_of_three_turns_and_an_eclipse(case) -> None:
    walk = Walk(case, 11, listen=True)
    while walk.decision is not None:
        walk.step()
    told = Counter(type(event).__name__ for event in walk.events)
    seats = case.rules.seats
    assert told["RoundBegan"] == 4
    assert told["TurnBegan"] == told["FigurePlaced"] == 4 * 3 * seats
    assert told["PilesRevealed"] == 4
    assert told["EclipseBegan"] == told["PileCommitted"] == 4 * seats
    assert told["FiguresReturned"] == 3
    assert told["GameEnded"] == 1


@pytest.mark.rule("EW-ECLIPSE-09", "EW-TURN-04")
def test_turns_are_taken_in_turn_order() -> None:
    walk = Walk(CASES[24], 7, listen=True)
    while walk.decision is not None:
        walk.step()
    order: list[int] = []
    turns: list[int] = []
    for event in walk.events:
        name = type(event).__name__
        if name == "OrderChanged":
            assert turns == order * 3
            order, turns = event.order, []
        elif name == "TurnBegan":
            turns.append(event.seat)
    assert turns == []


def test_points_come_from_everywhere() -> None:
    """Even at random every source of points is met in some game."""
    scored: Counter[str] = Counter()
    for case in CASES[-4:]:
        for seed in (1, 2):
            walk = Walk(case, seed)
            while walk.decision is not None:
                walk.step()
            state: Any = walk.state
            for player in state.players:
                scored.update(dict(zip(SOURCES, player.earned, strict=True)))
    assert all(scored[source] > 0 for source in SOURCES)

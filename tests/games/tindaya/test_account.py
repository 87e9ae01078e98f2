"""The books kept from the events of Tindaya agree with the position whenever somebody decides."""

from __future__ import annotations

from typing import Any

import pytest

from firekeeper.conformance.playing import adds_up
from firekeeper.conformance.secrets import nothing_leaks, views_are_remembered
from firekeeper.conformance.walk import Case, Walk
from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.account import Account
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import ACTIONS
from firekeeper.games.tindaya.treason import Betray, DrawTraitorCard, end_turn
from firekeeper.kernel.rng import Stream

MODES: list[dict[str, Any]] = [
    {"players": 1, "dowry": True},
    {"players": 2, "layout": "by_turns"},
    {"players": 4, "difficulty": "hard", "dowry": True},
    {"players": 2, "mode": "domination"},
    {"players": 3, "mode": "domination", "traitor": True, "dowry": True},
    {"players": 4, "mode": "domination", "traitor": True, "difficulty": "medium"},
    {"players": 3, "campaign_step": "1"},
]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_the_events_tell_everything(options: dict[str, Any]) -> None:
    case = Case("tindaya", options)
    for seed in (0, 1, 2):
        adds_up(case, seed)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_nobody_learns_what_it_cannot_know(options: dict[str, Any]) -> None:
    case = Case("tindaya", options)
    nothing_leaks(case, 1)
    views_are_remembered(case, 2)


def betrayed(state: Any, source: Stream) -> bool:
    """A tribe betrays the others with the first turn of era 3."""
    if state.phase != ACTIONS:
        return False
    state.era = 3
    traitor = state.frames[-1].seat
    for seat in range(state.rules.seats):
        state.players[seat].goods = [2] * len(state.players[seat].goods)
        state.players[seat].prison = 1
    end_turn(state)
    state.then(DrawTraitorCard(traitor), Betray(traitor, state.first_fort))
    return True


def test_the_events_tell_everything_of_a_treason() -> None:
    case = Case("tindaya", {"players": 3, "mode": "domination", "traitor": True}, betrayed)
    for seed in range(6):
        adds_up(case, seed)
    nothing_leaks(case, 1)


def test_a_missing_event_is_noticed() -> None:
    walk = Walk(Case("tindaya", {"players": 2}), 3, listen=True)
    assert isinstance(walk.state, TindayaState)
    books = Account(walk.state)
    told = 0
    for _ in walk.questions():
        for event in walk.events:
            if isinstance(event, events.TokenTaken):
                told += 1
            else:
                books.hear(event)
        walk.events.clear()
        if told:
            break
    found = books.disagreements(walk.state)
    assert any("collected tokens" in sentence for sentence in found), found


@pytest.mark.parametrize("options", [{"players": 2, "layout": "by_turns"}, MODES[4]], ids=str)
def test_islands_are_up_to_date_whenever_somebody_decides(options: dict[str, Any]) -> None:
    for seed in (2, 3):
        walk = Walk(Case("tindaya", options), seed)
        for decision in walk.questions():
            again = walk.state.clone()
            again.derive()
            assert again.derived() == walk.state.derived(), type(decision).__name__

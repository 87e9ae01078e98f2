"""Prices: what is remembered stays within bounds, however long the process lives."""

from __future__ import annotations

import pytest

from firekeeper.games.wendake.evaluation import Evaluation
from firekeeper.games.wendake.game import Wendake
from firekeeper.games.wendake.prices import MOST_KNOWN
from firekeeper.titles import rules_for


def test_combinations_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firekeeper.games.wendake.prices.MOST_KNOWN", 50)
    rules = rules_for("wendake", {"players": 2})
    assert isinstance(rules, Wendake)
    assert isinstance(rules.evaluation, Evaluation)
    prices = rules.evaluation.prices
    cards = len(rules.card_kind)
    hands = [tuple([(one >> at) % 3 for at in range(cards)]) for one in range(120)]
    none = (0,) * cards
    first = [prices.combination(hand, none, 0) for hand in hands]
    assert len(prices._known) <= 50 < MOST_KNOWN
    assert [prices.combination(hand, none, 0) for hand in hands] == first
    assert len(set(first)) > 1

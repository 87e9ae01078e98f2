"""Bots that answer at the same time as others: asked their own question, knowing nothing of open answers."""

from __future__ import annotations

import pytest

import firekeeper
from firekeeper.bots import answer, history_of, make
from firekeeper.kernel import engine


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_every_seat_is_asked_its_own_question(name: str) -> None:
    game = firekeeper.new("endless_winter", players=3, seed=8)
    assert game.waiting == (0, 1, 2)
    for seat in (2, 0, 1):
        state = game.rules.restore(game.position(seat).dump())  # as it is sent to a worker
        asked = engine.run_automatic(state)
        assert asked is not None
        assert asked.seat == seat
        game.choose(answer(make(name, "x"), game.rules, state, seat, game.choices_of(seat)), seat)
    assert len(game.waiting) == 1


def test_no_bot_thinks_with_an_answer_that_is_still_open() -> None:
    chosen = set()
    for side in ("side side_a", "side side_b"):
        game = firekeeper.new("endless_winter", players=3, seed=8)
        game.choose(side, 0)
        assert game.answer_of(1) == []
        history = history_of(game, 1) + game.answer_of(1)
        choice = answer(
            make("greedy", "x"), game.rules, game.position(1), 1, game.choices_of(1), history=history
        )
        chosen.add((choice.text, str(game.position(1).dump()), str(history)))
        assert [entry.choice for entry in history_of(game, 0) + game.answer_of(0)][-1] == side
    assert len(chosen) == 1

"""Honesty: what a bot chooses depends only on what its seat may know, in every game and mode, at every level.

Whatever the seat cannot know is dealt again, and the same bot with the same seed is asked once more: it must
choose the same. Small budgets do, since everything goes through the same search.
"""

from __future__ import annotations

from typing import Any

import pytest

from firekeeper.bots import BOTS, Budget, answer, make
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream
from firekeeper.titles import TITLES, rules_for

MODES: list[tuple[str, dict[str, Any]]] = [
    ("wendake", {"players": 2}),
    ("wendake", {"players": 4, "tribes": "fronts"}),
    ("wendake", {"players": 3, "new_allies": True}),
    ("wendake", {"players": 1, "difficulty": "easy"}),
    ("wendake", {"players": 1, "difficulty": "extreme", "adversity": True}),
    ("endless_winter", {"players": 2}),
    (
        "endless_winter",
        {"players": 4, "setup": "chief_draft", "glacier_tokens": True, "rest_tokens": True},
    ),
    ("tindaya", {"players": 2}),
    ("tindaya", {"players": 3, "mode": "domination", "traitor": True}),
    ("tindaya", {"players": 1}),
]
ASKED = 5
"""So many questions of a game are asked twice, spread over it."""
EVERY = 9
SMALL = Budget(work=120)


def test_every_game_is_there() -> None:
    assert {game for game, _ in MODES} == set(TITLES)


@pytest.mark.parametrize(("game", "options"), MODES, ids=lambda value: str(value))
def test_hidden_things_dealt_again_change_no_choice(game: str, options: dict[str, Any]) -> None:
    rules = rules_for(game, options)
    state = rules.start()
    walker = Stream(f"honest {game}")
    asked = questions = 0
    while asked < ASKED:
        decision = engine.run_automatic(state)
        if decision is None:
            break
        choices = engine.legal(state, decision)
        if isinstance(decision, Chance):
            engine.apply(state, decision, engine.pick(state, decision, choices, walker.below))
            continue
        if len(choices) > 1:
            questions += 1
            if questions % EVERY == 1:
                asked += 1
                seat = decision.seat
                other = rules.imagine(state, seat, walker)
                for name in BOTS:
                    chosen = answer(make(name, 77), rules, state, seat, choices, SMALL)
                    again = answer(make(name, 77), rules, other, seat, choices, SMALL)
                    assert chosen is again, f"{name} at {type(decision).__name__}: {chosen} or {again}"
        engine.apply(state, decision, choices[walker.below(len(choices))])
    assert asked >= 2

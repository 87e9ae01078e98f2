"""Honesty: what a bot chooses depends only on what its seat may know, in every game and mode, at every level.

Whatever the seat cannot know is dealt again, and the same bot with the same seed is asked once more: it must
choose the same, a hint must say the same, and so must a review of what was chosen. Small budgets do, since
everything goes through the same search.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.bots import BOTS, Budget, answer, budget, make, observe
from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State
from firekeeper.table.advice import advise
from firekeeper.table.judging import rough_cost
from firekeeper.titles import TITLES, rules_for, title

MODES: list[tuple[str, dict[str, Any]]] = [
    ("wendake", {"players": 2}),
    ("wendake", {"players": 3, "tribes": "fronts"}),
    ("wendake", {"players": 4, "tribes": "fronts"}),
    ("wendake", {"players": 2, "new_allies": True}),
    ("wendake", {"players": 3, "new_allies": True}),
    ("wendake", {"players": 4, "new_allies": True, "tribes": "fronts"}),
    ("wendake", {"players": 1, "difficulty": "easy"}),
    ("wendake", {"players": 1, "difficulty": "medium", "solo_turtles": "at_end"}),
    ("wendake", {"players": 1, "difficulty": "hard", "solo_turtles": "at_once"}),
    ("wendake", {"players": 1, "difficulty": "extreme"}),
    ("wendake", {"players": 1, "difficulty": "hard", "adversity": True}),
    ("wendake", {"players": 1, "difficulty": "extreme", "adversity": True}),
    ("endless_winter", {"players": 2}),
    ("endless_winter", {"players": 3, "setup": "setup_draft", "glacier_tokens": True}),
    (
        "endless_winter",
        {"players": 4, "setup": "chief_draft", "glacier_tokens": True, "rest_tokens": True},
    ),
    ("tindaya", {"players": 1}),
    ("tindaya", {"players": 2}),
    ("tindaya", {"players": 4, "dowry": True}),
    ("tindaya", {"players": 2, "mode": "domination"}),
    ("tindaya", {"players": 3, "mode": "domination", "traitor": True}),
    ("tindaya", {"players": 4, "mode": "domination", "traitor": True, "dowry": True, "difficulty": "hard"}),
    ("tindaya", {"players": 3, "difficulty": "medium"}),
    ("tindaya", {"players": 1, "campaign_step": "1"}),
    ("tindaya", {"players": 2, "campaign_step": "2"}),
    ("tindaya", {"players": 2, "mode": "domination", "campaign_step": "3"}),
]
ASKED = 3
"""So many questions of a game are asked twice, spread over it."""
EVERY = 31
SMALL = Budget(work=120)


def test_every_game_is_there() -> None:
    assert {game for game, _ in MODES} == set(TITLES)


def test_every_player_count_and_variant_is_there() -> None:
    """Each way to play for which a game has files of levels or weights, each count, each variant."""
    told = {
        game: {(name, value) for one, options in MODES for name, value in options.items() if one == game}
        for game in TITLES
    }
    for game, counts in (("wendake", (1, 2, 3, 4)), ("endless_winter", (2, 3, 4)), ("tindaya", (1, 2, 3, 4))):
        assert {("players", count) for count in counts} <= told[game]
    assert {("new_allies", True), ("adversity", True)} <= told["wendake"]
    assert {("glacier_tokens", True), ("rest_tokens", True)} <= told["endless_winter"]
    assert {("mode", "domination"), ("traitor", True), ("dowry", True)} <= told["tindaya"]
    for game, name in (
        ("wendake", "difficulty"),
        ("wendake", "solo_turtles"),
        ("wendake", "tribes"),
        ("endless_winter", "setup"),
        ("tindaya", "mode"),
        ("tindaya", "difficulty"),
        ("tindaya", "campaign_step"),
    ):
        option = next(one for one in title(game).describe() if one.name == name)
        # What stands for "as usual" is met in the games that do not name the option.
        usual = {"", "backs", "base", "alliance", "none", "final", "easy"}
        assert {(name, value) for value in option.values if value not in usual} <= told[game], name


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is cut off by the clock tells how fast the machine is, nothing else."""
    monkeypatch.setattr(budget, "time", SimpleNamespace(monotonic=lambda: 0.0, thread_time=lambda: 0.0))


def hint(rules: Rules, state: State, seat: int, choices: list[Choice]) -> tuple[str, dict[str, Any]]:
    """What a person would be told, and why."""
    bot = make("expert", 77)
    return advise(bot, observe(bot, rules, state, seat, choices, SMALL))


def compare(rules: Rules, state: State, other: State, seat: int, choices: list[Choice]) -> None:
    """Every bot chooses the same in both worlds, and a hint says the same."""
    at = type(state.frames[-1]).__name__
    for name in BOTS:
        chosen = answer(make(name, 77), rules, state, seat, choices, SMALL)
        again = answer(make(name, 77), rules, other, seat, choices, SMALL)
        assert chosen is again, f"{name} at {at}: {chosen} or {again}"
    assert hint(rules, state, seat, choices) == hint(rules, other, seat, choices), f"a hint at {at}"


@pytest.mark.parametrize("seat", [0, 1], ids=["the traitor", "another"])
def test_once_somebody_is_a_traitor_nobody_peeks_either(seat: int) -> None:
    """Random games hardly ever get there."""
    table = Table(mode="domination", traitor=True).era(3)
    state = table.state
    state.traitor, state.traitor_card = 0, table.box.traitor_names.index("jailer")
    state.players[0].betrayed = 1
    state.players[0].idols = ()
    state.discs = (1, 2)
    table.natives(1, "11,4", villagers=2, nobles=1).natives(2, "7,3", villagers=1, nobles=1)
    table.fort("4,7", 3, "field").idols(1, "protection", "learning").idols(2, "movement", "fertility")
    table.turn(seat)
    decision = engine.run_automatic(state)
    assert decision is not None
    assert decision.seat == seat
    choices = engine.legal(state, decision)
    assert len(choices) > 1
    walker, dealt = Stream("traitor"), set()
    for _ in range(4):
        other = table.box.imagine(state, seat, walker)
        dealt.add(str(other.dump()))
        compare(table.box, state, other, seat, choices)
    assert len(dealt) > 1, "something was hidden"


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
                compare(rules, state, other, seat, choices)
                made = choices[walker.below(len(choices))]
                costs = [rough_cost(rules, world, seat, asked, made, 40) for world in (state, other)]
                assert costs[0] == costs[1], f"what a review says of «{made}» at {type(decision).__name__}"
        engine.apply(state, decision, choices[walker.below(len(choices))])
    assert asked >= 2

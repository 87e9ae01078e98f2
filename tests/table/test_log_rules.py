"""The log cites rules: what happened is told with the ledger IDs of the decision it followed from."""

from __future__ import annotations

import random

from table.fixtures.sitting import Sitting

from firekeeper import ledger
from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.table import render


def test_events_name_the_rules_of_the_decision_before_them() -> None:
    sitting = Sitting("person", "person")
    dice = random.Random(5)
    game = sitting.table.game
    assert game is not None
    seen = 0
    for _ in range(120):
        decision, before = game.decision, game.number
        assert decision is not None
        rules, ends = decision.help(game.state), decision.ends_turn
        own = [choice for choice in game.choices if choice.ability == NO_ABILITY]
        sitting.choose(dice.choice(own or game.choices).text)
        told = [event for event in render.events(game, None, before) if event.number == before + 1]
        for event in told:
            assert event.rules == (() if ends else rules)
            seen += len(event.rules)
    assert seen > 100


def test_every_rule_of_the_log_is_in_the_ledger_and_an_undo_forgets_it() -> None:
    sitting = Sitting("person", "person")
    dice = random.Random(8)
    game = sitting.table.game
    assert game is not None
    for _ in range(200):
        sitting.choose(dice.choice(game.choices).text)
    cited = {rule for rules in game.rules_by_entry.values() for rule in rules}
    assert cited
    assert cited <= set(ledger.rules())
    game.rewind(10)
    assert max(game.rules_by_entry) <= 10

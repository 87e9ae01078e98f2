"""Refusals of Endless Winter: every verb, every question and every ability can name a rule of the ledger."""

from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper import ledger
from firekeeper.games.endless_winter.reasons import TIMING
from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.frame_json import frame_types

FRAMES: dict[str, type[Frame[Any]]] = frame_types("firekeeper.games.endless_winter")
# Those with an underscore are the common part of others, and are never asked.
DECISIONS = {
    name: kind for name, kind in FRAMES.items() if issubclass(kind, Decision) and not name.startswith("_")
}


def verbs() -> set[str]:
    """All verbs that these rules know, lazily made payments included."""
    return {choice.verb for choice in Table(4).box.book.by_text.values()}


def test_every_verb_has_a_rule_on_its_moment() -> None:
    assert verbs() <= set(TIMING)
    assert set(TIMING) <= verbs()
    assert set(TIMING.values()) <= set(ledger.rules())


@pytest.mark.parametrize("name", sorted(DECISIONS))
def test_every_question_names_its_rules(name: str) -> None:
    kind = DECISIONS[name]
    assert kind.rules
    assert set(kind.rules) <= set(ledger.rules())


@pytest.mark.parametrize("name", sorted(DECISIONS))
def test_every_question_is_about_verbs_that_exist(name: str) -> None:
    assert set(DECISIONS[name].verbs) <= verbs()


def test_every_ability_names_its_rules() -> None:
    rules = Table().box
    for ability in rules.abilities:
        assert set(ability.rules) <= set(ledger.rules())
    offered = {choice.ability for choice in rules.book.by_text.values()}
    assert offered == {NO_ABILITY, *range(len(rules.abilities))}

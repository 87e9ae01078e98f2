"""Why not? Whatever a person tries in New Allies and may not do, the engine names the rule against it."""

from __future__ import annotations

import pytest

from firekeeper import ledger
from firekeeper.conformance import Walk, cases
from firekeeper.conformance.walk import Case
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.kernel import engine
from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import Chance, frame_name
from firekeeper.titles import rules_for
from tools.golden_wendake import asked_with

CASES = [case for case in cases("wendake") if case.options.get("new_allies")]
RARE = {
    "AssignTurtle", "BeforeSliding", "ChangeMask", "ChooseFlag", "PlaceBonusMask",
    "ChooseHome", "ChooseTribe", "ChooseVegetable", "TakeLeftover",
}  # fmt: skip
"""Questions of the base game that random games from the first turn on may pass by."""
DRAWN = {
    "pairing",
    "progress",
    "next",
    "reveal",
    "turtle",
    "card",
    "top_row",
    "tile",
    "flag_pair",
    "reveal_card",
}


def met(case: Case, seeds: range) -> dict[str, AllyState]:
    """One position for each kind of question that comes up in some random games."""
    found: dict[str, AllyState] = {}
    for seed in seeds:
        walk = Walk(case, seed)
        for decision in walk.questions():
            if not isinstance(decision, Chance) and frame_name(decision) not in found:
                assert isinstance(walk.state, AllyState)
                found[frame_name(decision)] = walk.state.clone()
    return found


@pytest.mark.parametrize("case", CASES[-3:], ids=str)
def test_every_refused_choice_has_a_rule_of_the_ledger(case: Case) -> None:
    rules = ledger.rules()
    for name, state in met(case, range(1, 13)).items():
        decision = engine.run_automatic(state)
        assert decision is not None
        offered = engine.legal(state, decision)
        verbs = {choice.verb for choice in offered if choice.ability == NO_ABILITY}
        assert verbs <= set(decision.verbs), f"{name} offers a verb that it does not name"
        before = state.dump()
        for number, choice in enumerate(state.rules.book.by_text.values()):
            if choice.verb in DRAWN or (choice.verb in ("replace", "pay") and number % 41):
                continue
            rule = engine.why_not(state, decision, choice)
            if choice in offered:
                assert rule == "", f"«{choice}» is legal at {name}, yet {rule} is said to forbid it"
            else:
                assert rule in rules, f"«{choice}» at {name} is refused by {rule!r}, which is no rule"
        assert state.dump() == before, f"asking why not at {name} changed the position"


def test_random_games_ask_every_question_of_the_expansion() -> None:
    asked: set[str] = set()
    for case in CASES[-3:]:
        asked |= set(met(case, range(1, 40)))
    every = {frame_name(kind) for kind in asked_with("new_allies")}
    assert every - asked - RARE == set()


def test_every_verb_has_its_moment() -> None:
    for players in (2, 3, 4):
        rules = rules_for("wendake", {"players": players, "new_allies": True})
        verbs = {choice.verb for choice in rules.book.by_text.values() if choice.ability == NO_ABILITY}
        assert verbs == set(rules.timing_rules)

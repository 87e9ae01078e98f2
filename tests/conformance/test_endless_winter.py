"""What the conformance suite does with Endless Winter: all its options, and every kind of choice."""

from itertools import product
from typing import Any

from firekeeper.conformance import Walk, walk_to
from firekeeper.conformance.endless_winter import CASES
from firekeeper.games.endless_winter.game import EndlessWinter
from firekeeper.kernel.choice import Choice
from firekeeper.titles import rules_for

TELLING = ("skill", "pile", "tip", "idol", "hunt", "swap", "take", "place", "commit", "reserve", "chief")


def test_random_play_reaches_every_kind_of_choice() -> None:
    """The suite proves nothing about what never happens: every verb, skill, swap and track comes up."""
    chosen: set[str] = set()
    known: set[str] = set()
    for case in CASES:
        known |= {word(choice) for choice in case.rules.book.by_text.values()}
        for seed in (1,) if case.prepare is None else range(20):
            walk = Walk(case, seed)
            while walk.decision is not None:
                chosen.add(word(walk.step()))
    rules: Any = rules_for("endless_winter", {})
    assert known - chosen == never(rules)


def never(rules: EndlessWinter) -> set[str]:
    """What there is no occasion for: Labour skills are used with their cards, two spaces are blank, and older
    versions of the rules put all stones and all Village draws together."""
    found = {
        f"skill {rules.card_ids[card]}" for card in range(rules.first_culture) if rules.worth.plain[card]
    }
    found |= {f"reserve {space + 1}" for space, effect in enumerate(rules.reserve_benefit) if not effect}
    return found | {"stones", "village_draws"}


def word(choice: Choice) -> str:
    """The verb, and where it says little what it is about."""
    return choice.text if choice.verb in TELLING else choice.verb


def test_every_option_set_is_there() -> None:
    names = ("players", "setup", "glacier_tokens", "rest_tokens")
    found = {tuple(getattr(case.rules.options, name) for name in names) for case in CASES if not case.prepare}
    setups = ("base", "setup_draft", "chief_draft")
    assert found == set(product((2, 3, 4), setups, (False, True), (False, True)))
    layouts = {case.rules.options.layout for case in CASES if not case.prepare}
    assert layouts == {"", "cfg_hearth", "cfg_brick", "cfg_plain", "cfg_ring"}


def test_prepared_games_are_lawful_games() -> None:
    for case in CASES:
        for seed in range(20 if case.prepare else 0):
            walk = walk_to(case, seed, 0)
            assert case.broken(walk.state) == []
            assert walk.decision is not None
            state: Any = walk.state
            assert walk.decision.seat == state.order[0]

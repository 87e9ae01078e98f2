"""Wendake conforms, with every set of options: `firekeeper.conformance` says what that means.

By hand each run plays other games; in CI they are always the same. A failure names the game and the choice;
`firekeeper.conformance.walk_to(case, game, choices)` leads there.
"""

import os
import secrets

import pytest

from firekeeper.conformance import CHECKS, Case, Walk
from firekeeper.conformance.wendake import CASES
from firekeeper.kernel.choice import Choice

GAMES = {
    "plays_to_the_end": 40,
    "names_its_rules": 4,
    "keeps_the_laws": 24,
    "adds_up": 24,
    "saves_and_restores": 6,
    "copies_are_isolated": 4,
    "records_round_trip": 10,
    "events_change_nothing": 6,
    "every_choice_applies": 1,
    "refuses_the_rest": 4,
    "undoes_and_redoes": 2,
    "nothing_leaks": 3,
    "views_are_remembered": 2,
}
"""Random games for each option set."""

SOAK = int(os.environ.get("FIREKEEPER_SOAK", "20"))
"""How many times as many when soaking (`make soak`)."""


def first_game() -> int:
    return 0 if os.environ.get("CI") else secrets.randbelow(1_000_000)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conforms(case: Case, check: str) -> None:
    first = first_game()
    for seed in range(first, first + GAMES[check]):
        CHECKS[check](case, seed)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conforms_for_long(case: Case, check: str) -> None:
    first = secrets.randbelow(1_000_000_000)
    for seed in range(first, first + SOAK * GAMES[check]):
        CHECKS[check](case, seed)


def test_every_check_has_a_number_of_games() -> None:
    assert set(GAMES) == set(CHECKS)


def test_random_play_reaches_every_kind_of_choice() -> None:
    """The suite proves nothing about what never happens: every verb, action and progress tile comes up."""
    chosen, known = coverage()
    assert known - chosen == set()


def test_every_option_set_is_there() -> None:
    found = {(case.options["players"], case.options["tribes"]) for case in CASES if case.prepare is None}
    assert found >= {(players, tribes) for players in (1, 2, 3, 4) for tribes in ("backs", "fronts")}
    assert {case.options.get("difficulty") for case in CASES} >= {"easy", "medium", "hard"}


def coverage() -> tuple[set[str], set[str]]:
    """What some random games use of the choices, and all that can come up."""
    chosen: set[str] = set()
    known: set[str] = set()
    for case in CASES:
        known |= {word(choice) for choice in case.rules.book.by_text.values()}
        for seed in range(5 if case.prepare is None else 24):
            walk = Walk(case, seed)
            while walk.decision is not None:
                chosen.add(word(walk.step()))
    known.remove("use outpost_to_guard")  # turned as part of a transfer, never by itself (WK-PROG-202)
    return chosen, known


def word(choice: Choice) -> str:
    """The verb, and where it says little what it is about."""
    return choice.text if choice.verb in ("use", "perform", "claim") else choice.verb

"""Wendake conforms, with every set of options: `firekeeper.conformance` says what that means.

By hand each run plays other games; in CI they are always the same. A failure names the game and the choice;
`firekeeper.conformance.walk_to(case, game, choices)` leads there.
"""

import os
import secrets

import pytest
from conformance.wendake_cases import CASES, TABLE, coverage

from firekeeper.conformance import CHECKS, Case

GAMES = {
    "plays_to_the_end": 40,
    "names_its_rules": 4,
    "keeps_the_laws": 30,
    "adds_up": 30,
    "saves_and_restores": 8,
    "copies_are_isolated": 6,
    "records_round_trip": 16,
    "events_change_nothing": 8,
    "every_choice_applies": 2,
    "refuses_the_rest": 6,
    "undoes_and_redoes": 3,
    "nothing_leaks": 4,
    "views_are_remembered": 3,
}
"""Random games for each option set."""

SOAK = int(os.environ.get("FIREKEEPER_SOAK", "20"))
"""How many times as many when soaking."""


def first_game() -> int:
    return 0 if os.environ.get("CI") else secrets.randbelow(1_000_000)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conforms(case: Case, check: str) -> None:
    first = first_game()
    for seed in range(first, first + GAMES[check]):
        CHECKS[check](case, seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SOAK))
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conforms_for_long(case: Case, check: str, part: int) -> None:
    first = secrets.randbelow(1_000_000_000)
    for seed in range(first, first + GAMES[check]):
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
    assert len(TABLE) == 6

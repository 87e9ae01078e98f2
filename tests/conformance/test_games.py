"""Every game conforms, with every set of options: `firekeeper.conformance` says what that means.

By hand each run plays other games, from the seed in pytest's header; in CI they are always the same. A
failure names the game and the choice; `firekeeper.conformance.walk_to(case, game, choices)` leads there.
"""

import os

import pytest

from firekeeper.conformance import CHECKS, GAMES, Case, cases
from firekeeper.titles import TITLES

NUMBERS = {
    "plays_to_the_end": 40,
    "names_its_rules": 4,
    "keeps_the_laws": 24,
    "adds_up": 24,
    "saves_and_restores": 6,
    "copies_are_isolated": 4,
    "records_round_trip": 10,
    "events_change_nothing": 6,
    "every_choice_applies": 1,
    "every_path_finishes": 1,
    "refuses_the_rest": 4,
    "undoes_and_redoes": 2,
    "answers_in_any_order": 2,
    "nothing_leaks": 3,
    "views_are_remembered": 2,
}
"""Random games for each option set of a game with twenty of them; with more option sets each has fewer."""

SOAK = int(os.environ.get("FIREKEEPER_SOAK", "20"))
"""How many times as many when soaking (`make soak`)."""


CASES = [case for game in GAMES for case in cases(game)]
EVERY = [case for game in GAMES for case in cases(game, every=True)]
"""With the option sets that only the soak plays."""


def first_game() -> int:
    return int(os.environ["FIREKEEPER_SEED"])


def games(case: Case, check: str, every: bool = False) -> int:
    return max(1, NUMBERS[check] * 20 // len(cases(case.game, every)))


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conforms(case: Case, check: str) -> None:
    first = first_game()
    for seed in range(first, first + games(case, check)):
        CHECKS[check](case, seed)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", EVERY, ids=str)
def test_conforms_for_long(case: Case, check: str) -> None:
    first = first_game()
    for seed in range(first, first + SOAK * games(case, check, every=True)):
        CHECKS[check](case, seed)


def test_every_check_has_a_number_of_games() -> None:
    assert set(NUMBERS) == set(CHECKS)


def test_every_game_is_checked() -> None:
    assert list(TITLES) == GAMES, "each has its option sets in src/firekeeper/conformance/<game>.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_is_there(game: str) -> None:
    players = next(option for option in TITLES[game].describe() if option.name == "players")
    found = {case.rules.options.players for case in CASES if case.game == game and case.prepare is None}
    assert found == set(players.values)

"""The conformance suite: what every game must satisfy, with every set of options.

    case = Case("wendake", {"players": 3})
    for check in CHECKS.values():
        check(case, 17)

A check plays one random game, numbered by its seed, and raises `Violation` with a sentence that names the
game, the choice and the question where something went wrong; `walk_to` leads there again. A new game needs
nothing here but a file of its name with CASES, its option sets (a module of a game: `<game>_<module>.py`),
and beside its rules `invariants.py` with `broken(state)` and `account.py` with an `Account` (see Wendake's).
It may add positions to start from, in which more can happen than at the beginning of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from firekeeper.conformance.copies import (
    copies_are_isolated,
    events_change_nothing,
    records_round_trip,
    saves_and_restores,
)
from firekeeper.conformance.fingerprints import digest, digest_of_record, perft
from firekeeper.conformance.finishing import every_path_finishes
from firekeeper.conformance.playing import (
    adds_up,
    every_choice_applies,
    keeps_the_laws,
    names_its_rules,
    plays_to_the_end,
    refuses_the_rest,
)
from firekeeper.conformance.secrets import nothing_leaks, views_are_remembered
from firekeeper.conformance.together import answers_in_any_order
from firekeeper.conformance.undoing import undoes_and_redoes
from firekeeper.conformance.walk import (
    Case,
    Chooser,
    Violation,
    Walk,
    begun,
    events_seen,
    played,
    state_json,
    text,
    walk_to,
)
from firekeeper.titles import TITLES, title

CHECKS: dict[str, Callable[[Case, int], None]] = {
    check.__name__: check
    for check in (
        plays_to_the_end,
        names_its_rules,
        keeps_the_laws,
        adds_up,
        saves_and_restores,
        copies_are_isolated,
        records_round_trip,
        events_change_nothing,
        every_choice_applies,
        every_path_finishes,
        refuses_the_rest,
        undoes_and_redoes,
        answers_in_any_order,
        nothing_leaks,
        views_are_remembered,
    )
}


GAMES = [game for game in TITLES if find_spec(f"{__name__}.{game}")]
"""The games that have cases: all of them, or tests/conformance complains."""


def cases(game: str, every: bool = False) -> list[Case]:
    """The option sets with which a game is checked, those of its modules included.

    Where there are too many for every run, CASES are a sample, and EVERY is the list of all of them.
    """
    files = [game, *(f"{game}_{module.name}" for module in title(game).modules)]
    found: list[Case] = []
    for file in files:
        if file == game or find_spec(f"{__name__}.{file}"):
            module = import_module(f"{__name__}.{file}")
            found += getattr(module, "EVERY", module.CASES) if every else module.CASES
    return found


__all__ = [
    "CHECKS", "GAMES", "Case", "Chooser", "Violation", "Walk", "begun", "cases", "digest",
    "digest_of_record", "events_seen", "perft", "state_json", "played", "text", "walk_to",
]  # fmt: skip

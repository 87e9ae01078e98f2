"""What Wendake's records are there for: every mode, tribe and progress tile, a tie, and the Ghost."""

from functools import cache
from typing import Any

import firekeeper
from firekeeper.titles import rules_for
from tools.golden import golden, record_of
from tools.golden_wendake import said

RECORDS = [record_of(wish) for wish in golden("wendake").wishes]


@cache
def record(path):
    return firekeeper.load(path)


@cache
def replayed(path):
    return firekeeper.replay(record(path))


def test_every_mode_has_a_record():
    options = [record(path).header.options for path in RECORDS]
    table = {(found["players"], found["tribes"]) for found in options}
    assert table >= {(players, tribes) for players in (2, 3, 4) for tribes in ("backs", "fronts")}
    assert {found["difficulty"] for found in options if found["players"] == 1} == {
        "easy",
        "medium",
        "hard",
        "extreme",
    }
    assert {found["solo_turtles"] for found in options if found["players"] == 1} == {"at_once", "at_end"}
    assert {found["pairing"] for found in options} == {"random", "beginner"}


def test_every_tribe_has_a_record():
    tribes = {player.tribe for path in RECORDS for player in replayed(path).view().players}
    rules: Any = rules_for("wendake", {})
    assert tribes == set(rules.tribe_names)


def test_the_ghost_wins_and_loses():
    solo = [replayed(path) for path in RECORDS if record(path).header.options["players"] == 1]
    assert {tuple(game.winners) for game in solo} == {(0,), (1,)}


def test_a_tie_goes_to_the_earlier_in_turn_order():
    """WK-END-06"""
    game = replayed(next(path for path in RECORDS if path.stem == "wendake_2_tie"))
    assert game.scores[0] == game.scores[1]
    assert game.winners == [game.view().order[0]] == [1]


def test_together_they_use_everything():
    """All verbs and all thirty progress tiles: what no record shows, no record protects."""
    shown = {word for path in RECORDS for word in said(record(path))}
    known = set()
    for players in (1, 2, 3, 4):
        for choice in rules_for("wendake", {"players": players}).book.by_text.values():
            known |= {choice.verb, choice.text} if choice.verb == "use" else {choice.verb}
    assert known - shown == set()

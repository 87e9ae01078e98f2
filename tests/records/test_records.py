"""Whole recorded games, replayed choice by choice: every mode, every tribe, every way a game can end.

`make test-compiled` runs this file once more with the engine compiled.
"""

from functools import cache
from pathlib import Path

import pytest

import firekeeper
from firekeeper.conformance import Case
from firekeeper.titles import rules_for
from tools.golden import WISHES, record_of, said

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


@cache
def record(path):
    return firekeeper.load(path)


@cache
def replayed(path):
    return firekeeper.replay(record(path))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_replays_to_the_recorded_result(path):
    game = replayed(path)
    assert game.over
    assert game.record.result == record(path).result
    assert game.record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_its_books_agree(path):
    """Every point, piece and card of the end is told by some event."""
    game = replayed(path)
    case = Case(game.rules.game, game.record.header.options)
    account = case.account(firekeeper.replay(record(path), to=0).state)
    for _, event in game.events:
        account.hear(event)
    assert account.disagreements(game.state) == []
    assert account.result(game.state) == (game.scores, game.winners)
    assert case.broken(game.state) == []


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.name)
def test_it_shows_what_it_is_there_for(wish):
    assert wish.shows(replayed(record_of(wish)))


def test_every_record_is_wished_for():
    assert {path.stem for path in RECORDS} == {wish.name for wish in WISHES}


def test_every_mode_has_a_record():
    options = [record(path).header.options for path in RECORDS]
    table = {(found["players"], found["tribes"]) for found in options}
    assert table >= {(players, tribes) for players in (2, 3, 4) for tribes in ("backs", "fronts")}
    assert {found["difficulty"] for found in options if found["players"] == 1} == {"easy", "medium", "hard"}
    assert {found["solo_turtles"] for found in options if found["players"] == 1} == {"at_once", "at_end"}
    assert {found["pairing"] for found in options} == {"random", "beginner"}


def test_every_tribe_has_a_record():
    tribes = {player.tribe for path in RECORDS for player in replayed(path).view().players}
    assert tribes == set(rules_for("wendake", {}).tribe_names)


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

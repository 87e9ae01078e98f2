"""Whole recorded games, replayed choice by choice: every mode, every way a game can end.

`make test-compiled` runs this file once more with the engine compiled.
"""

from functools import cache
from pathlib import Path

import pytest

import firekeeper
from firekeeper import titles
from firekeeper.conformance import Case, cases
from firekeeper.titles import TITLES
from tools.golden import GAMES, golden, record_of

RECORDS = sorted(Path(__file__).parent.glob("*.json"))
WISHES = [wish for game in GAMES for wish in golden(game).wishes]


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
    # Events are told from the very beginning: before the first question a preset map is laid already.
    start = game.record.header.start
    account = case.account(game.rules.start() if start is None else game.rules.restore(start))
    for _, event in game.events:
        account.hear(event)
    assert account.disagreements(game.state) == []
    assert account.result(game.state) == (game.scores, game.winners)
    assert case.broken(game.state) == []


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.name)
def test_it_shows_what_it_is_there_for(wish):
    assert wish.shows(replayed(record_of(wish)))
    assert record(record_of(wish)).header.rules == replayed(record_of(wish)).rules.version == wish.rules


@pytest.mark.parametrize("game", TITLES)
def test_every_version_of_the_rules_has_records(game):
    assert {wish.rules for wish in golden(game).wishes} == set(titles.title(game).versions)


def test_every_record_is_wished_for():
    assert {path.stem for path in RECORDS} == {wish.name for wish in WISHES}


@pytest.mark.parametrize("game", TITLES)
def test_every_ending_has_a_record(game):
    endings = {ending for case in cases(game) for ending in case.rules.endings()}
    shown = {record(record_of(wish)).result.ending for wish in golden(game).wishes}
    assert sorted(endings - shown) == [], "play such a game for tests/records (tools/golden.py)"


@pytest.mark.parametrize("game", TITLES)
def test_a_record_has_the_name_of_its_game(game):
    assert game in GAMES, f"tools/golden_{game}.py says which records there must be"
    wishes = golden(game).wishes
    assert all(wish.name.startswith(f"{game}_") for wish in wishes)
    assert {record(record_of(wish)).header.game for wish in wishes} == {game}

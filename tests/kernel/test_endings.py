"""How a game ends: by points, or otherwise; somebody wins, everybody, or nobody."""

import json

import pytest
from kernel.pebbles import Alliance, pebbles

from firekeeper.kernel.record import POINTS, Result, parse


def played(takes, **how):
    """A game in which the seats take so many pebbles, over and over."""
    game = pebbles(**how)
    at = 0
    while not game.over:
        wanted = f"take {takes[at % len(takes)]}"
        game.choose(wanted if wanted in [choice.text for choice in game.choices] else game.choices[0])
        at += 1
    return game


def test_a_game_that_goes_on_has_no_ending():
    assert pebbles().ending == ""


def test_points_are_the_usual_ending_and_records_do_not_write_it():
    game = played([3, 1])
    assert (game.ending, game.record.result.ending) == (POINTS, POINTS)
    written = json.loads(game.record.text())
    assert set(written["result"]) == {"scores", "winners"}
    assert parse(game.record.text()).result == game.record.result


@pytest.mark.parametrize(
    ("takes", "ending", "winners"), [((1, 1), "shared", [0, 1]), ((3, 1), "greedy", [])], ids=str
)
def test_a_co_operative_game_is_won_by_all_or_by_nobody(takes, ending, winners):
    game = played(takes, rules=Alliance)
    assert (game.ending, game.winners) == (ending, winners)
    assert game.record.result == Result(game.scores, winners, ending)
    written = game.record.text()
    assert json.loads(written)["result"]["ending"] == ending
    assert parse(written).result == game.record.result
    again = pebbles(rules=Alliance)
    again.rewind(0)
    again.follow(game.record.entries)
    assert again.record.text() == written


def test_taking_back_the_last_choice_takes_back_the_ending():
    game = played([3, 1], rules=Alliance)
    game.go_to(game.decision_before(game.number - 1))
    assert (game.ending, game.record.result) == ("", None)

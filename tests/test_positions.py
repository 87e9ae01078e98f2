"""Positions set up by hand: their steps, what is refused, and games that start from them."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

import firekeeper
from firekeeper import PositionError, titles
from firekeeper.games.endless_winter.terms import ACTION_PHASE
from firekeeper.kernel.rng import Stream

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "positions.md"


def wendake(**arguments: Any) -> Any:
    made = firekeeper.position("wendake", **{"players": 2, **arguments})
    return made.have(0, leather=4, corn=1).canoes(0, 2).put(0, "woman", "nipissing.1")


def winter(**arguments: Any) -> Any:
    made = firekeeper.position("endless_winter", **{"players": 3, **arguments})
    return made.have(0, food=4, tool=1).hold(0, "hunter", "start_brave").animals(1, "woolly_rhino")


def solitaire() -> Any:
    return firekeeper.position("wendake", players=1, homes=["cataraqui"]).ghost("a", "c", "e").have(0, corn=2)


MADE = pytest.mark.parametrize("make", [wendake, winter, solitaire])


def test_every_game_has_positions() -> None:
    for game in titles.TITLES:
        made = firekeeper.position(game)
        if game == "tindaya":  # its board is empty, and a noble is on the board or lost
            made.lost_nobles(0, 2).lost_nobles(1, 2)
        assert made.to_move(0).problems() == []


@MADE
def test_a_position_is_played_to_the_end(make: Any) -> None:
    game = make().to_move(0).play(seed=5)
    stream = Stream("positions")
    while not game.over:
        game.choose(game.choices[stream.below(len(game.choices))])
    again = firekeeper.replay(game.record)
    assert (again.scores, again.winners) == (game.scores, game.winners)
    assert game.record.header.start is not None


@MADE
def test_the_text_makes_the_same_position(make: Any, tmp_path: Path) -> None:
    made = make().to_move(0)
    text = made.text()
    read = firekeeper.parse_position(text)
    assert read.text() == text
    assert read.check().state.dump() == made.check().state.dump()
    firekeeper.save_position(made, tmp_path / "position.toml")
    assert firekeeper.load_position(tmp_path / "position.toml").text() == text


def test_a_text_reads_like_the_rulebook() -> None:
    assert wendake(homes=["cataraqui", "michilimackinac"]).marked(0, (0, 0)).to_move(1).text() == (
        'game = "wendake"\n'
        f'rules = "{titles.title("wendake").versions[-1]}"\n'
        "players = 2\n"
        'homes = ["cataraqui", "michilimackinac"]\n'
        "steps = [\n"
        '  "have 0 leather=4 corn=1",\n'
        '  "canoes 0 2",\n'
        '  "put 0 woman nipissing.1",\n'
        "  \"marked 0 '[0, 0]'\",\n"
        '  "to_move 1",\n'
        "]\n"
    )


def test_pieces_are_taken_from_where_they_were() -> None:
    made = wendake().guards(0, "wendake", 2).own(0, "mask_draw_2").to_move(0)
    assert made.problems() == []
    assert made.player(0).at_home[0] == 4


def test_an_older_version_of_the_rules_can_be_asked_for() -> None:
    made = wendake(rules="1").to_move(0)
    assert made.play(seed=1).record.header.rules == "1"
    assert 'rules = "1"' in made.text()
    assert firekeeper.parse_position(made.text()).play(seed=1).rules.version == "1"


def test_turns_of_a_round_need_their_figures() -> None:
    made = winter().to_move(1, turn=1)
    assert made.problems() == ["seat 1: 0 figures stand, not 1: say where with stood"]
    made = winter().stood(0, "hunt").to_move(1, turn=1)
    assert made.problems() == []
    game = made.play(seed=3)
    assert (game.seat, game.state.phase, game.state.lap) == (1, ACTION_PHASE, 1)


def read_steps(steps: str) -> Any:
    return firekeeper.parse_position(f'game = "wendake"\nsteps = {steps}')


WRONG = [
    (lambda: wendake().have(0, gold=1), "there is no resource «gold»; there are corn, bean"),
    (lambda: wendake().put(0, "woman", "nipissing.1"), "«put 0 woman nipissing.1»: nipissing.1 is taken"),
    (lambda: wendake().put(0, "woman", "atlantis.1"), "there is no area «atlantis.1»; there are"),
    (lambda: wendake().guards(0, "wendake", 20).check(), "a place holds fewer than no natives"),
    (lambda: wendake().natives(0, "home", woman=7).to_move(0).check(), r"are \[10, 7, 7\], not 7 each"),
    (lambda: wendake().have(2, corn=1), "there is no seat 2; there are 0 to 1"),
    (lambda: wendake().check(), "nobody has to decide: say whose turn it is with to_move"),
    (lambda: wendake(homes=["rome"]), "there is no territory «rome»"),
    (lambda: winter().hold(0, "spearman"), "«hold 0 spearman»: there is no card «spearman»; there are"),
    (lambda: winter().have(0, food=9).to_move(0).check(), "seat 1"),
    (lambda: winter().stood(0, "hunt", "hunt", "rest", "rest"), "all figures have been placed"),
    (lambda: firekeeper.parse_position("game ="), "this is not valid TOML"),
    (lambda: firekeeper.parse_position("players = 2"), "«game» must name a game"),
    (lambda: read_steps("[3]"), "«steps» must be a list of strings"),
    (lambda: read_steps('["fly 0"]'), "there is no step «fly»; there are"),
    (lambda: read_steps('["have 0 corn=much"]'), "goods must be int, not 'much'"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_cannot_be_is_refused_with_a_sentence(make: Any, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        make()


def test_options_are_checked_as_everywhere() -> None:
    with pytest.raises(firekeeper.OptionError, match="players"):
        firekeeper.position("wendake", players=9)
    with pytest.raises(firekeeper.OptionError, match="there is no game «chess»"):
        firekeeper.position("chess")


def test_the_examples_of_the_document_run() -> None:
    results = doctest.testfile(str(DOCUMENT), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert results.attempted >= 10
    assert results.failed == 0

"""No question too many: what only begins something is not asked, nor where all answers are alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import firekeeper
from firekeeper.kernel.rng import Stream
from firekeeper.terminal.question import Question

Player = Callable[..., str]

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("wendake", {"players": 1}),
    ("wendake", {"players": 3, "new_allies": True}),
    ("endless_winter", {"players": 2}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_record_is_that_of_somebody_who_was_asked_everything(name: str, options: dict[str, Any]) -> None:
    game = firekeeper.new(name, seed="brief", **options)
    stream = Stream("answers")
    asked = ahead = 0
    while not game.over:
        question = Question(game)
        asked += 1
        ahead += question.ahead is not None
        assert len(set(question.choices)) == len(question.choices)
        question.answer(question.choices[stream.below(len(question.choices))])
    other = firekeeper.new(name, seed="brief", **options)
    answers = 0
    for entry in game.record.entries:
        if entry.seat >= 0 and not entry.automatic:
            other.choose(entry.choice, entry.seat)
            answers += 1
    assert other.record.text() == game.record.text()
    if name == "wendake":
        assert ahead >= 15
        assert answers > asked + 15
    else:
        assert answers == asked


def test_the_question_behind_is_asked_at_once_with_skip_beside_it(transcript: Player, tmp_path: Path) -> None:
    shown = transcript(["home cataraqui", "activate 0 0", "? 1"]).split("> activate 0 0\n")[1]
    assert "Move: 3 steps left." in shown
    assert "Skip Move 3" in shown
    assert "Perform Move" not in shown
    assert "In records this choice is written: move cataraqui " in shown
    choices = ["home cataraqui", "activate 0 0"]
    transcript([*choices, "skip move 3"])
    kept = tmp_path / "state" / "firekeeper" / "wendake.json"
    skipped = [entry.choice for entry in firekeeper.load(kept).entries if entry.seat == 0]
    assert "skip move 3" in skipped
    assert "perform move 3" not in skipped
    transcript([*choices, "1"])
    moved = [entry.choice for entry in firekeeper.load(kept).entries if entry.seat == 0]
    assert moved[-2] == "perform move 3"
    assert moved[-1].startswith("move cataraqui ")


def test_undo_takes_back_what_was_not_asked(transcript: Player) -> None:
    said = transcript(["home cataraqui", "activate 0 0", "1", "u", "u"])
    first, second = said.split("> u\n")[1:]
    assert "Skip Move 3" in first
    assert "Activate a tile (3 left)" in second


def test_where_all_lakes_are_alike_nobody_is_asked_for_one(transcript: Player) -> None:
    said = transcript(["home cataraqui"])
    assert "Choose a lake" not in said
    assert "Activate a tile (3 left)" in said


def test_nor_where_others_chose_before(transcript: Player, tmp_path: Path) -> None:
    """With more players the first canoe comes after the homes of all; undo goes over it."""
    said = transcript(["1"], options={"players": 3}, seed="2")
    assert "Choose a lake" not in said
    assert "Activate a tile (3 left)" in said
    kept = firekeeper.load(tmp_path / "state" / "firekeeper" / "wendake.json")
    own = [entry.choice for entry in kept.entries if entry.seat == 0]
    assert [text.split(" ")[0] for text in own] == ["home", "launch"]
    back = transcript(["1", "u", "uu"], options={"players": 3}, seed="2")
    first, second = back.split("> u\n")[1].split("> uu\n")
    assert "Activate a tile" not in first
    assert "home" in second.lower()
    assert "Choose a lake" not in second


def test_hints_reasons_and_rules_are_those_of_the_question_behind(transcript: Player) -> None:
    said = transcript(["home cataraqui", "activate 0 0", "hint", "why 1", "?"])
    hint = said.split("> hint\n")[1]
    assert hint.startswith("A bot would choose ")
    assert 1 <= int(hint.removeprefix("A bot would choose ").split(":")[0]) <= 11
    assert said.split("> why 1\n")[1].startswith("This is possible now: Cataraqui → ")
    assert said.split("> ?\n")[1].startswith("WK-MOVE-")

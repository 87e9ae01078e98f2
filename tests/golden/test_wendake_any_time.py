"""When any-time abilities are offered: the table `wendake_any_time.md`, and play that keeps to it."""

from typing import Any

import pytest
from wendake_table import Table

from firekeeper.conformance import Walk, cases
from firekeeper.games.wendake.box import Box
from firekeeper.kernel import engine
from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import CHANCE, frame_name
from firekeeper.titles import rules_for
from tools.golden import questions_of
from tools.golden_wendake import (
    EXPANSIONS,
    ability_of,
    any_time,
    asked_with,
    open_questions,
    windows_of,
)
from tools.golden_wendake_allies import ally_questions

QUESTIONS = open_questions()


def plays(case):
    """Whether a case has a table: the base game, solitaire, and New Allies of several players."""
    return not case.options.get("adversity")


def table(number=0):
    """A committed table: which abilities have an x, by the label of the question; 1 is that of New Allies."""
    path, _ = list(any_time())[number]
    rows = [
        line.strip("|").split("|") for line in path.read_text(encoding="utf-8").split("\n") if "|" in line
    ]
    cells = [[cell.strip() for cell in row] for row in rows]
    labels, body = cells[0][1:], cells[3:]
    return {label: {row[0] for row in body if row[1 + at] == "x"} for at, label in enumerate(labels)}


def offered(state, decision):
    return {ability_of(choice) for choice in engine.legal(state, decision) if choice.ability != NO_ABILITY}


def all_possible():
    """A position in which every ability could do something."""
    board = Table(players=2)
    board.have(0, corn=2, bean=2, pumpkin=2, leather=3, fish=3, beaver=1).canoes(0, 3)
    board.own(0, *board.box.progress_names, flag="english")
    board.put(0, "outpost", board.box.area_names[0])
    board.hold(0, "husk", "husk").track(0, economic=5, military=5, ritual=5, mask=5)
    player = board.player(0)
    player.swaps = 1
    player.played = tuple(int(at == 5) for at in range(len(player.played)))
    return board


def test_the_table_is_what_tiles_and_questions_declare():
    for path, text in any_time():
        assert path.read_text(encoding="utf-8") == text, "look at it, then run tools/golden.py any_time"


def test_every_ability_has_a_row():
    rules: Any = rules_for("wendake", {"players": 2})
    rows = windows_of(rules)
    assert len(rows) == 32
    assert set().union(*table().values()) == set(rows)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.label)
def test_where_everything_is_possible_exactly_the_table_is_offered(question):
    board = all_possible()
    board.then(question.instance)
    assert offered(board.state, board.decision) == table()[question.label]


@pytest.mark.parametrize("case", [case for case in cases("wendake") if plays(case)], ids=str)
def test_random_play_never_contradicts_the_table(case):
    """What is offered at a question is in the column of the instance with the same windows, or nowhere."""
    columns: dict[Any, Any] = {}
    state = case.rules.start()
    allies = bool(case.options.get("new_allies"))
    marked = table(1 if allies else 0)
    for question in ally_questions() if allies else QUESTIONS:
        key = frame_name(question.instance), question.instance.windows(state)
        columns.setdefault(key, set()).update(marked[question.label])
    for seed in (1, 2) if case.prepare is None else (1, 2, 3, 5):
        walk = Walk(case, seed)
        for decision in walk.questions():
            if decision.seat == CHANCE:
                continue
            windows = decision.windows(walk.state)
            key = frame_name(decision), windows
            assert key in columns or not windows, f"{key} is not in the table"
            assert offered(walk.state, decision) <= columns.get(key, set()), key


def test_every_open_question_is_in_the_table():
    """Where a window is open, some instance is in the table; the others are listed as closed."""
    (_, text), (_, allies) = any_time()
    kinds = {frame_name(question.instance) for question in QUESTIONS}
    for kind in questions_of("wendake", *EXPANSIONS):
        assert (frame_name(kind) in kinds) != (f"- {frame_name(kind)}\n" in text)
    kinds = {frame_name(question.instance) for question in ally_questions()}
    for kind in asked_with("new_allies"):
        assert (frame_name(kind) in kinds) != (f"- {frame_name(kind)}\n" in allies)


@pytest.mark.rule("NA-CARD-05", "NA-CARD-25", "NA-ORDER-11")
def test_new_allies_adds_its_windows_and_moves_nothing():
    base, allies = table(0), table(1)
    rules: Any = rules_for("wendake", {"players": 2})
    for label, marked in base.items():
        assert allies[label] & set(windows_of(rules)) == marked
    assert allies["AfterClaims"] == {"turtle_search"}
    assert allies["ReplaceTile"] == {"action_tile_search"}
    assert "other_flag_alliance" in allies["EndTurn of 1.B"] - allies["EndTurn"]


def test_the_rules_have_the_abilities_of_the_table():
    rules = rules_for("wendake", {"players": 2})
    assert isinstance(rules, Box)
    assert [ability.name for ability in rules.abilities] == ["progress", "transfer", "swap"]

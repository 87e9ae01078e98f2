"""Perft: how many ways the next choices can go, from positions of the golden records.

A count that changes means that somewhere in thousands of positions something is offered that was not, or
the other way round. If that is intended: `tools/golden.py perft`.
"""

import json
from pathlib import Path

import pytest

import firekeeper
from firekeeper.conformance import perft
from firekeeper.kernel.frame import frame_name
from tools.golden import GAMES, golden

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
RECORDS = HERE.parent / "records"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_as_many_ways_as_ever(path):
    record = firekeeper.load(RECORDS / path.name)
    for row in json.loads(path.read_text(encoding="utf-8")):
        game = firekeeper.replay(record, to=row["number"])
        assert frame_name(game.decision) == row["question"]
        counted = [perft(game.state.clone(), depth) for depth in range(1, 1 + len(row["leaves"]))]
        assert counted == row["leaves"], f"after {row['number']} choices of {path.stem}"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_something_to_count(game):
    """Four depths of many kinds of questions, those of chance included; fewer where trees are huge."""
    files = [path for path in FILES if path.stem.startswith(f"{game}_")]
    assert {path.stem for path in files} == {wish.name for wish in golden(game).wishes}
    rows = [row for path in files for row in json.loads(path.read_text(encoding="utf-8"))]
    assert all(row["leaves"] for row in rows)
    assert sum(len(row["leaves"]) == 4 for row in rows) > len(rows) / 2
    assert len({row["question"] for row in rows}) >= 8
    assert sum(row["leaves"][-1] for row in rows) > 100_000


def test_counting_on_a_tree_known_by_heart():
    """Which tracks are paired, then the first row: 3 pairings, ten tiles, nine, eight (WK-SETUP-03, -05)."""
    state = firekeeper.new("wendake", players=2, seed=1).rules.start()
    assert [perft(state.clone(), depth) for depth in (1, 2, 3, 4)] == [3, 30, 270, 2160]

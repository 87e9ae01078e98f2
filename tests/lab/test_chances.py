"""The tool that fits chances of winning: it finds again what made the results, and says how good it is."""

from __future__ import annotations

import importlib.util
import math
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from firekeeper.bots.chances import Curve, likelihood, log_odds
from firekeeper.kernel.rng import Stream
from firekeeper.lab.simulate import simulate

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool() -> Any:
    spec = importlib.util.spec_from_file_location("chances_tool", ROOT / "tools" / "chances.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["chances_tool"] = module
    spec.loader.exec_module(module)
    return module


TRUE = Curve(games=1, positions=1, centre=50.0, level=[0.0, 0.0], slope=[2.0, 4.0], also={"hard": -1.0})


def rows(tool: Any, games: int) -> list[Any]:
    """Games that are won as often as a curve says."""
    stream, found = Stream("chances"), []
    for number in range(games):
        worth = float(stream.below(101))
        also = ["easy", "hard"][number % 2]
        first = tool.Row(f"game-{number}", 0, "some", 0.5, 1, also, worth, 0)
        won = int(stream.below(10_000) < 10_000 * likelihood(log_odds(TRUE, first.here, worth)))
        found.append(tool.Row(f"game-{number}", 0, "some", 0.5, 1, also, worth, won))
    return found


def test_it_finds_what_made_the_results(tool: Any) -> None:
    made = rows(tool, 1500)
    curve = tool.fit(made, 2)
    for row in made[:50]:
        told, true = (likelihood(log_odds(one, row.here, row.worth)) for one in (curve, TRUE))
        assert told == pytest.approx(true, abs=0.08)
    found = tool.foretold(made, 2)
    assert tool.brier(found) < tool.brier(found, usual=True) < 0.25
    for told, came, counted in tool.reliability(found):
        assert abs(told - came) < 3 * math.sqrt(0.25 / counted)


def test_a_curve_of_few_games_stays_careful(tool: Any) -> None:
    """Three games in a row that were won do not make winning certain, nor a worse position a better one."""
    made = [tool.Row(f"game-{at}", 0, "some", 0.5, 1, "easy", 40.0 + at, 1) for at in range(3)]
    curve = tool.fit(made, 2)
    assert all(slope > 0 for slope in curve.slope)
    assert likelihood(log_odds(curve, made[0].here, 40.0)) < 0.98


def test_what_it_writes_can_be_read(tool: Any, tmp_path: Path) -> None:
    tool.write(tmp_path / "positions.csv", rows(tool, 40), tool.Row)
    again = [tool.Thought("game-1", "some", 0.5, 1, "easy", float(at), int(at > 3)) for at in range(1, 30)]
    tool.write(tmp_path / "again.csv", again, tool.Thought)
    curves, sure = tool.fit_all([tmp_path])
    assert list(curves) == ["some"]
    assert curves["some"].games == 40
    assert sure.still == sorted(sure.still)
    read = tomllib.loads(tool.text(curves, sure))
    assert read["curves"]["some"]["slope"] == curves["some"].slope
    assert read["again"]["counted"] == sure.counted


def test_records_are_read_as_they_were_played(tool: Any, tmp_path: Path) -> None:
    simulate("tindaya", {"players": 2}, ["random"], games=2, seed="chances", records=tmp_path / "games")
    tool.read_records(tmp_path, [tmp_path / "games"])
    found = tool.read(tmp_path / "positions.csv", tool.Row)
    assert {row.seat for row in found} == {0, 1}
    assert len({row.game for row in found}) == 2
    assert all(row.curve == "alliance" and row.together == 2 for row in found)
    tool.read_records(tmp_path, [tmp_path / "games"])
    assert tool.read(tmp_path / "positions.csv", tool.Row) == found, "what is there is not read again"

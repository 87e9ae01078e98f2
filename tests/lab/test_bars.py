"""The tool that measures the bots: its pairings can be played, its verdicts are what the intervals say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from firekeeper.bots import find
from firekeeper.lab.standings import GameRow, SeatRow
from firekeeper.titles import rules_for

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def bars() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bars", ROOT / "tools" / "bars.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_pairing_can_be_played(bars: ModuleType) -> None:
    found = [bar for table in bars.TABLES.values() for bar in table()]
    assert len({bar.key for bar in found}) == len(found)
    for bar in found:
        rules = rules_for(bar.game, bar.options or {"players": len(bar.bots)})
        assert rules.seats - len(rules.automa) == len(bar.bots)
        for bot in bar.bots:
            find(bot)
        assert bar.command.startswith(f"firekeeper arena {bar.game} ")


@pytest.mark.parametrize(
    ("wins", "games", "verdict"),
    [(190, 200, "proven"), (165, 200, "not proven"), (100, 200, "missed"), (0, 0, "not measured")],
)
def test_verdicts(bars: ModuleType, wins: int, games: int, verdict: str) -> None:
    bar = next(bar for bar in bars.against_greedy() if bar.key == "wendake-greedy")
    rows = []
    for number in range(games):
        won = number < wins
        seats = [
            SeatRow(seat=0, bot="expert", score=30, won=won),
            SeatRow(seat=1, bot="greedy", score=20, won=not won),
        ]
        rows.append(GameRow(number=number + 1, deal=1, seed="", ending="points", seats=seats))
    assert f"| {verdict} |" in bars.row_of(bar, rows)


def test_only_the_games_that_end_on_points_count(bars: ModuleType) -> None:
    bar = next(bar for bar in bars.against_greedy() if bar.key == "domination-greedy")
    won, lost = (
        [SeatRow(seat=0, bot="expert", score=9, won=won), SeatRow(seat=1, bot="greedy", score=5, won=False)]
        for won in (True, False)
    )
    ends = ["domination_won"] * 3 + ["lost_by_wrath"] * 5
    rows = [
        GameRow(number=at + 1, deal=1, seed="", ending=end, seats=won if at < 3 else lost)
        for at, end in enumerate(ends)
    ]
    assert "| 75 % | 3 | 100 %" in bars.row_of(bar, rows)


def test_a_pairing_may_have_deals_of_its_own(bars: ModuleType) -> None:
    seeds = {bar.key: bar.seed for table in bars.TABLES.values() for bar in table()}
    assert seeds["domination-greedy"] != bars.SEED == seeds["wendake-greedy"]
    for table in bars.TABLES.values():
        assert all(f"--seed {bar.seed} --games {bar.games}" in bar.command for bar in table())


def test_a_run_is_played_and_shown(
    bars: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = bars.Bar("small", "Two who pick at random", "wendake", ("random", "random"), 60)
    monkeypatch.setattr(bars, "TABLES", {"Small": lambda: [small]})
    runs, kept = tmp_path / "runs", tmp_path / "kept"
    assert bars.main(["play", "--runs", str(runs), "--kept", str(kept), "--games", "1"]) == 0
    assert bars.main(["show", "--kept", str(kept)]) == 0
    assert capsys.readouterr().out.count("| Two who pick at random | 60 % | 2 | 50 %") == 2


def test_what_was_played_is_kept(
    bars: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another machine goes on after it, and finds out whether the bots still play like that."""
    small = bars.Bar("small", "At random", "wendake", ("random", "greedy"), 60, {"players": 2})
    monkeypatch.setattr(bars, "TABLES", {"Small": lambda: [small]})
    kept = ["--kept", str(tmp_path / "kept")]
    file = tmp_path / "kept" / "small.csv"
    assert bars.main(["play", "--runs", str(tmp_path / "here"), *kept, "--games", "2"]) == 0
    first = file.read_text()
    assert first.splitlines()[0] == "number,ending,scores,winners,decisions"
    assert bars.main(["check", *kept, "--games", "2"]) == 0

    known = file.read_text().replace("1,points,", "1,by_force,")
    file.write_text(known)
    assert bars.main(["play", "--runs", str(tmp_path / "there"), *kept, "--games", "4"]) == 0
    assert file.read_text().startswith(known)
    assert len(file.read_text().splitlines()) == 5
    assert bars.main(["check", *kept, "--games", "3"]) == 0
    capsys.readouterr()
    assert bars.main(["check", *kept, "--games", "4"]) == 1
    assert "the bots play otherwise now (1, by_force," in capsys.readouterr().out


def test_an_unknown_pairing(bars: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bars.main(["play", "--runs", str(tmp_path), "--only", "chess"])
    assert "there is no pairing chess; there are endless_winter-greedy" in capsys.readouterr().err

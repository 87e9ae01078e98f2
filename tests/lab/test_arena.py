"""The arena: fair schedules, honest figures, and a run that survives being killed."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import polars
import pytest

from firekeeper.bots import BOTS, Observation, UnknownBot
from firekeeper.bots.random_bot import RandomBot
from firekeeper.kernel.choice import Choice
from firekeeper.lab.arena import arena
from firekeeper.lab.runs import RunError
from firekeeper.lab.schedule import Schedule
from firekeeper.lab.standings import GameRow, SeatRow, all_clear, bot_standings, pair_standings
from firekeeper.lab.statistics import evidence, is_clear, percentile, wilson

# --- schedules --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "people", "each"),
    [
        (["a", "b"], 2, 2),
        (["a", "b", "c"], 2, 6),
        (["a", "b", "b", "b"], 4, 4),
        (["a", "b"], 4, 2),
        (["a", "b"], 1, 2),
    ],
)
def test_every_deal_is_played_by_every_bot_from_every_seat(bots: list[str], people: int, each: int) -> None:
    schedule = Schedule(bots, people)
    assert len(schedule.line_ups) == each
    assert schedule.whole(1) == each
    assert schedule.whole(each + 1) == 2 * each
    fixtures = [schedule.fixture(number) for number in range(1, each + 1)]
    assert {fixture.deal for fixture in fixtures} == {1}
    assert schedule.fixture(each + 1).deal == 2
    seated = Counter((bots[at], seat) for one in fixtures for seat, at in enumerate(one.seats))
    for name in set(bots):
        assert len({seated[name, seat] for seat in range(people)}) == 1, "one seat is played more often"


# --- figures ----------------------------------------------------------------------------------------


def test_wilson_is_what_the_books_say() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(28, 30)
    assert (round(low, 3), round(high, 3)) == (0.787, 0.982)
    low, high = wilson(10, 10)
    assert (round(low, 3), round(high, 3)) == (0.722, 1.0)


def test_evidence_grows_with_a_lead_and_never_with_a_draw() -> None:
    assert evidence(0, 0) == 1.0
    assert evidence(5, 10) < 1
    assert evidence(100, 200) < 0.2
    assert not is_clear(7, 10)
    assert is_clear(10, 10)
    assert is_clear(130, 200)
    assert evidence(30, 40) == pytest.approx(evidence(10, 40))


def test_percentiles() -> None:
    assert percentile([], 0.5) == 0.0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([float(value) for value in range(100)], 0.99) == 99.0


def row(number: int, *seats: tuple[str, int, bool], ending: str = "points") -> GameRow:
    return GameRow(
        number=number,
        deal=number,
        seed="s",
        ending=ending,
        seats=[
            SeatRow(seat=at, bot=bot, score=score, won=won, decisions=2, seconds=[0.1, 0.3])
            for at, (bot, score, won) in enumerate(seats)
        ],
    )


def test_standings_of_two() -> None:
    rows = [
        row(1, ("a", 9, True), ("b", 5, False)),
        row(2, ("b", 7, False), ("a", 8, True)),
        row(3, ("a", 6, True), ("b", 6, True)),
        row(4, ("b", 9, True), ("a", 3, False)),
    ]
    a, b = bot_standings(["a", "b"], rows)
    assert (a.name, a.games, a.wins, a.win_rate, a.margin) == ("a", 4, 2.5, 0.625, -0.25)
    assert (a.low, a.high) == wilson(2.5, 4)
    assert a.seconds_per_decision == pytest.approx(0.2)
    assert a.rating > b.rating
    (pair,) = pair_standings(["a", "b"], rows)
    assert (pair.a, pair.b, pair.games, pair.win_rate) == ("a", "b", 4, 0.625)
    assert not all_clear(["a", "b"], rows)
    assert all_clear(["a", "b"], [row(n, ("a", 9, True), ("b", 5, False)) for n in range(12)])


def test_a_game_won_together_is_a_whole_win_for_everybody() -> None:
    rows = [row(1, ("a", 0, True), ("b", 0, True), ending="mission")]
    assert [found.wins for found in bot_standings(["a", "b"], rows)] == [1.0, 1.0]
    assert pair_standings(["a", "b"], rows)[0].win_rate == 0.5


def test_one_among_three_of_another_kind() -> None:
    rows = [row(1, ("a", 9, True), ("b", 8, False), ("b", 3, False), ("b", 2, False))]
    a, b = bot_standings(["a", "b", "b", "b"], rows)
    assert (a.games, a.wins, b.games, b.wins) == (1, 1.0, 3, 0.0)
    assert pair_standings(["a", "b", "b", "b"], rows)[0].win_rate == 1.0


# --- runs -------------------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    whole = arena("wendake", {"players": 2}, ["random"], 2, "run", run=tmp_path / "whole")
    assert (whole.games, whole.errors) == (2, [])
    cut = tmp_path / "cut"
    arena("wendake", {"players": 2}, ["random"], 2, "run", run=cut)
    lines = (cut / "games.jsonl").read_bytes().splitlines(keepends=True)
    # Killed in the middle of writing the second game.
    (cut / "games.jsonl").write_bytes(lines[0] + lines[1][: len(lines[1]) // 2])
    told: list[int] = []
    again = arena(
        "wendake", {"players": 2}, ["random"], 2, "run", run=cut,
        progress=lambda done, total, rows: told.append(done),
    )  # fmt: skip
    assert told == [1, 2]
    assert [bot.wins for bot in again.bots] == [bot.wins for bot in whole.bots]
    assert (cut / "games.jsonl").read_bytes().startswith(lines[0])
    assert len((cut / "games.jsonl").read_bytes().splitlines()) == 2
    assert msgspec.json.decode((cut / "summary.json").read_bytes())["games"] == 2
    # A run that is complete plays nothing more.
    arena(
        "wendake", {"players": 2}, ["random"], 2, "run", run=cut,
        progress=lambda done, total, rows: told.append(done),
    )  # fmt: skip
    assert told == [1, 2, 2]
    with pytest.raises(RunError, match="holds a run with another seed"):
        arena("wendake", {"players": 2}, ["random"], 2, "other", run=cut)


def test_a_folder_that_is_no_run_is_refused(tmp_path: Path) -> None:
    """Each time with what is wrong, and without a game being counted that was not of this run."""
    kept = tmp_path / "kept"
    arena("wendake", {"players": 2}, ["random"], 2, "run", run=kept)
    games, description = kept / "games.jsonl", kept / "run.json"
    whole = games.read_bytes()

    def refused(why: str) -> None:
        with pytest.raises(RunError, match=why):
            arena("wendake", {"players": 2}, ["random"], 2, "run", run=kept)

    games.write_bytes(whole + b"\xff\n")
    refused("line 3 is not a game .*: take it away")
    games.write_bytes(whole)
    text = description.read_bytes()
    description.write_bytes(text[:20])
    refused("is not the description of a run")
    description.unlink()
    refused(r"holds games, but no run\.json")
    description.write_bytes(text)
    games.unlink()
    games.mkdir()
    refused("cannot hold a run")
    games.rmdir()
    games.write_bytes(whole)
    assert arena("wendake", {"players": 2}, ["random"], 2, "run", run=kept).games == 2


def test_a_run_survives_being_killed_twice(tmp_path: Path) -> None:
    """Killed for good, in the middle of a game: what was finished is there, nothing is played twice."""
    command = [sys.executable, "-m", "firekeeper", "arena", "wendake", "--bots", "greedy,random"]
    command += ["--games", "8", "--seed", "killed", "--json", "--run", str(tmp_path)]
    games = tmp_path / "games.jsonl"
    for least in (1, 3):
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
            while running.poll() is None and (not games.exists() or games.read_bytes().count(b"\n") < least):
                time.sleep(0.01)
            running.kill()
    ended = subprocess.run(command, capture_output=True, check=True)
    told = msgspec.json.decode(ended.stdout)
    numbers = [msgspec.json.decode(line)["number"] for line in games.read_bytes().splitlines()]
    assert sorted(numbers) == list(range(1, 9))
    assert told["games"] == 8
    fresh = arena("wendake", {"players": 2}, ["greedy", "random"], 8, "killed")
    assert [bot["wins"] for bot in told["bots"]] == [bot.wins for bot in fresh.bots]


def test_the_shape_of_what_json_prints() -> None:
    result = msgspec.to_builtins(arena("wendake", {"players": 2}, ["random", "greedy"], 2, "shape"))
    assert list(result) == ["game", "options", "games", "bots", "pairs", "errors"]
    assert list(result["bots"][0]) == [
        "name", "games", "wins", "win_rate", "low", "high", "rating", "margin", "seconds_per_decision",
    ]  # fmt: skip
    assert list(result["pairs"][0]) == ["a", "b", "games", "win_rate", "low", "high"]
    assert result["errors"] == []


class Stumbling(RandomBot):
    """Fails in its first game only: as long as a certain file is not there."""

    marker: Path

    def choose(self, observation: Observation) -> Choice:
        if not self.marker.exists():
            self.marker.touch()
            raise RuntimeError("it stumbled")
        return super().choose(observation)


def test_a_game_that_failed_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Stumbling.marker = tmp_path / "marker"
    monkeypatch.setitem(BOTS, "stumbling", f"{__name__}:Stumbling")
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])
    first = arena("wendake", {"players": 2}, ["stumbling"], 2, "fail", run=tmp_path / "run")
    assert (first.games, [(error.number, error.message) for error in first.errors]) == (
        1,
        [(1, "RuntimeError: it stumbled")],
    )
    again = arena("wendake", {"players": 2}, ["stumbling"], 2, "fail", run=tmp_path / "run")
    assert (again.games, again.errors) == (2, [])


def test_rows_tell_everything_of_every_seat(tmp_path: Path) -> None:
    arena("endless_winter", {"players": 3}, ["random"], 2, "rows", run=tmp_path)
    frame = polars.read_parquet(tmp_path / "rows.parquet")
    assert frame.height == 6
    for name in (
        "seat",
        "bot",
        "score",
        "won",
        "ending",
        "margin",
        "decisions",
        "tribe",
        "chief",
        "points_stones",
    ):
        assert name in frame.columns
    assert frame["seat"].to_list() == [0, 1, 2] * 2
    sources = [name for name in frame.columns if name.startswith("points_")]
    sums = frame.select(polars.sum_horizontal(sources)).to_series().to_list()
    assert sums == frame["score"].to_list(), "points by source add up to the score"
    assert all(len(times) for times in frame["seconds_by_decision"].to_list())


def test_the_rules_own_seat_is_no_bot(tmp_path: Path) -> None:
    result = arena("wendake", {"players": 1, "difficulty": "easy"}, ["random"], 2, "ghost", run=tmp_path)
    assert [bot.name for bot in result.bots] == ["random"]
    assert result.pairs == []
    assert polars.read_parquet(tmp_path / "rows.parquet")["bot"].to_list() == ["random", ""] * 2


def test_until_clear_ends_early() -> None:
    result = arena("wendake", {"players": 2}, ["random", "random", "novice"], 1, "clear")
    assert result.games == 3  # two of one name are the same to a deal
    result = arena("wendake", {"players": 2}, ["novice", "random"], 100, "clear", until_clear=True)
    assert 8 <= result.games <= 30
    assert result.games % 2 == 0
    assert result.pairs[0].win_rate > 0.5


def test_wrong_names_are_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="there is no bot «champion»"):
        arena("wendake", {"players": 2}, ["champion"], 2, run=tmp_path / "none")
    assert not (tmp_path / "none").exists()
    with pytest.raises(ValueError, match="at least one bot"):
        arena("wendake", {"players": 2}, [], 2)

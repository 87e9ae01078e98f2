"""firekeeper simulate: the table, the JSON, the records, and the same games on any number of processes."""

import pytest

import firekeeper
from firekeeper import library

KEYS = [
    "game", "games", "finished", "decisions", "seconds", "decisions_per_second",
    "scores", "winners", "endings", "errors",
]  # fmt: skip

CLUMSY = """
from firekeeper.bots import Bot


class Clumsy(Bot):
    def choose(self, observation):
        raise KeyError("oops")
"""


def test_json(run):
    found = run("simulate", "wendake", "--players", 4, "--seats", "random", "--games", 3, "--json").json
    assert list(found) == KEYS
    assert (found["game"], found["games"], found["finished"], found["errors"]) == ("wendake", 3, 3, [])
    assert [len(row) for row in found["scores"]] == [4, 4, 4]
    assert all(set(row) <= {0, 1, 2, 3} for row in found["winners"])
    assert found["endings"] == ["points"] * 3
    assert found["decisions"] > 300
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])


def test_table(run):
    shown = run("simulate", "wendake", "--seats", "random,random,random", "--games", 2)
    assert shown.code == 0
    assert shown.err == ""  # no progress bar where there is no terminal
    lines = shown.out.splitlines()
    assert lines[0].split() == ["seat", "bot", "wins", "mean", "min", "max"]
    assert [line.split()[:2] for line in lines[1:4]] == [["1", "random"], ["2", "random"], ["3", "random"]]
    assert "2 of 2 games finished" in shown.out


def test_the_table_agrees_with_the_json(run):
    arguments = ("simulate", "wendake", "--players", 2, "--games", 4, "--seed", 3)
    found = run(*arguments, "--json").json
    for seat, line in enumerate(run(*arguments).out.splitlines()[1:3]):
        scores = [row[seat] for row in found["scores"]]
        wins = sum(seat in row for row in found["winners"])
        assert line.split()[2:] == [str(wins), f"{sum(scores) / 4:.2f}", str(min(scores)), str(max(scores))]


def test_jobs_change_nothing(run):
    arguments = ("simulate", "wendake", "--games", 6, "--seed", "drum", "--seats", "random,random", "--json")
    one, two = run(*arguments).json, run(*arguments, "--jobs", 2).json
    for name in ("games", "finished", "decisions", "scores", "winners", "endings", "errors"):
        assert one[name] == two[name]
    other = run(*arguments[:5], "flute", *arguments[6:]).json
    assert other["scores"] != one["scores"]


def test_solitaire_with_options(run):
    arguments = ("simulate", "wendake", "--players", 1, "--set", "difficulty=hard", "--set", "tribes=FRONTS")
    shown = run(*arguments, "--games", 1)
    assert shown.code == 0
    assert "(played by the rules)" in shown.out


def test_records(run, tmp_path):
    folder = tmp_path / "new" / "games"
    found = run(
        "simulate", "wendake", "--games", 2, "--set", "tribes=fronts", "--records", folder, "--json"
    ).json
    files = sorted(folder.iterdir())
    assert len(files) == 2
    for path, scores in zip(files, found["scores"], strict=True):
        record = firekeeper.load(path)
        assert record.header.options["tribes"] == "fronts"
        assert library.replay(record).scores == scores
        assert run("replay", path, "--verify").code == 0


def test_own_components(run, own_pack, tmp_path):
    folder = tmp_path / "games"
    assert run("simulate", "wendake", "--games", 1, "--pack", own_pack, "--records", folder).code == 0
    (path,) = folder.iterdir()
    assert run("replay", path, "--pack", own_pack, "--verify").code == 0
    assert "component pack" in run("replay", path, "--verify").refused(code=1)


def test_failed_games_are_told(run, tmp_path, monkeypatch):
    """A bot of one's own that crashes: its games are listed, the exit code is 1."""
    (tmp_path / "clumsy.py").write_text(CLUMSY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    found = run("simulate", "wendake", "--seats", "clumsy:Clumsy,random", "--games", 7, "--json")
    assert found.code == 1
    assert (found.json["finished"], found.json["scores"], len(found.json["errors"])) == (0, [], 7)
    assert set(found.json["errors"][0]) == {"number", "seed", "message"}
    shown = run("simulate", "wendake", "--seats", "clumsy:Clumsy,random", "--games", 7)
    assert shown.code == 1
    assert "game 1 (seed 1-1) failed: KeyError: 'oops'" in shown.out
    assert "and 2 more games failed" in shown.out


def test_a_budget_limits_what_bots_spend(run):
    arguments = (
        "simulate",
        "wendake",
        "--seats",
        "greedy",
        "--players",
        2,
        "--games",
        1,
        "--seed",
        3,
        "--json",
    )
    free, poor = run(*arguments), run(*arguments, "--budget", "1")
    assert (free.code, poor.code) == (0, 0)
    assert sum(poor.json["scores"][0]) < sum(free.json["scores"][0])
    assert "is not a budget" in run(*arguments, "--budget", "a lot").refused()

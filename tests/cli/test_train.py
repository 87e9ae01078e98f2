"""`firekeeper train`: what it prints, writes and refuses. How it learns is tested in tests/lab."""

from __future__ import annotations

import tomllib

import pytest

from firekeeper.lab import training
from firekeeper.lab.standings import GameRow, SeatRow
from firekeeper.weights import load_weights

SMALL = ("--rounds", 1, "--deals", 30, "--trial", 30, "--tables", "goods")


@pytest.fixture
def made_up(monkeypatch):
    """Games that whoever counts a Tool for more wins; nobody plays them."""

    def attempt(task):
        fixture = task.fixture
        by_seat = [(training.UP, training.DOWN)[at] for at in fixture.seats]
        worth = [task.weights[bot]["goods"]["first_tool"] for bot in by_seat]
        seats = [
            SeatRow(seat=seat, bot=bot, score=round(100 * worth[seat]), won=worth[seat] == max(worth))
            for seat, bot in enumerate(by_seat)
        ]
        return GameRow(number=fixture.number, deal=fixture.deal, seed="", ending="points", seats=seats)

    monkeypatch.setattr(training, "attempt", attempt)


def test_what_was_proven_is_told_and_written(run, made_up, tmp_path):
    file = tmp_path / "tuned.toml"
    ran = run("train", "endless_winter", *SMALL, "--seed", "tools", "--out", file)
    assert ran.code == 0, ran.err
    assert "proven better, kept" in ran.out
    again = (
        "firekeeper train endless_winter --set players=2 --level skilled --weights default --tables goods "
        "--rounds 1 --deals 30 --trial 30 --spread 0.2 --seed tools"
    )
    assert again in ran.out
    text = file.read_text()
    assert f"# {again}\n" in text
    tuned = tomllib.loads(text)
    assert tuned["goods"]["first_tool"] > load_weights("endless_winter")["goods"]["first_tool"]
    assert set(tuned) == {"goods"}


def test_json(run, made_up):
    found = run("train", "endless_winter", *SMALL, "--json").json
    assert (found["game"], found["rounds"], found["deals"], found["seed"]) == ("endless_winter", 1, 30, "1")
    assert found["effects"][0]["name"] == "first_tool"
    assert found["trials"][0]["kept"]
    assert found["weights"]["goods"]["first_tool"] > 0.8


def test_nothing_is_written_if_nothing_was_proven(run, made_up, tmp_path):
    file = tmp_path / "tuned.toml"
    ran = run("train", "endless_winter", "--rounds", 1, "--deals", 2, "--trial", 1, "--out", file)
    assert ran.code == 0
    assert "nothing was proven better: the weights stay as they are" in ran.out
    assert not file.exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "there is no game «chess»"),
        (["wendake", "--deals", "0"], "--deals cannot be 0: it must be a whole number, 1 or more"),
        (["wendake", "--spread", "3"], "it must be above 0 and below 1, such as 0.2"),
        (["wendake", "--seconds", "0"], "--seconds cannot be 0: it must be above 0"),
        (["wendake", "--level", "master"], "there is no level «master»; there are novice"),
        (["wendake", "--tables", "gods"], "there is no table «gods» of weights; there are features"),
        (["wendake", "--weights", "grand"], "wendake has no weights «grand»; there are default"),
        (["wendake", "--out", "no/such/folder/file.toml"], "name a file in a folder that is there"),
    ],
)
def test_refusals(run, arguments, message):
    assert message in run("train", *arguments).refused()


def test_a_folder_of_another_run(run, made_up, tmp_path):
    assert run("train", "endless_winter", *SMALL, "--run", tmp_path).code == 0
    assert "--run: " in run("train", "endless_winter", *SMALL, "--run", tmp_path, "--seed", 2).refused()

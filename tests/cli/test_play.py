"""firekeeper play: what the command line hands over to the table in the terminal."""

from __future__ import annotations

import pytest

from firekeeper.bots import UNLIMITED, Budget


@pytest.fixture
def seated(monkeypatch):
    """Instead of a table: the arguments with which somebody would sit down."""
    found = []

    def play(*arguments):
        found.append(arguments)
        return 0

    monkeypatch.setattr("firekeeper.terminal.play", play)
    return found


def test_defaults(run, seated):
    assert run("play", "wendake").code == 0
    assert seated == [("wendake", {}, ["casual"], None, "en", None, None, UNLIMITED)]


def test_everything_said(run, seated, own_pack):
    arguments = (
        "--players",
        3,
        "--bots",
        "random,greedy",
        "--set",
        "tribes=fronts",
        "--seed",
        7,
        "--lang",
        "fr",
        "--budget",
        "500,1.5s",
    )
    assert run("play", "wendake", *arguments, "--pack", own_pack).code == 0
    options = {"tribes": "fronts", "players": 3}
    assert seated == [("wendake", options, ["random", "greedy"], "7", "fr", own_pack, None, Budget(500, 1.5))]


def test_several_bots_say_how_many_play(run, seated):
    assert run("play", "wendake", "--bots", "random,greedy,random").code == 0
    assert seated[0][1] == {"players": 4}


def test_solitaire_needs_no_bot(run, seated):
    assert run("play", "wendake", "--players", 1).code == 0
    assert seated[0][1:3] == ({"players": 1}, ["casual"])


def test_load(run, seated, record, open_record):
    assert run("play", "wendake", "--load", record).code == 0
    assert seated[0][-2] == record
    assert "does not hold its seed" in run("play", "wendake", "--load", open_record).refused()
    assert "leave out --players" in run("play", "wendake", "--load", record, "--players", 3).refused()
    assert "3 bots are too many for 2 seats" in (
        run("play", "wendake", "--load", record, "--bots", "random,random,random").refused()
    )


def test_load_a_damaged_record(run, seated, record, tmp_path):
    path = tmp_path / "cut.json"
    path.write_text(record.read_text(encoding="utf-8")[:5000], encoding="utf-8")
    assert run("play", "wendake", "--load", path).refused(code=1).startswith("choice ")
    assert seated == []


def test_a_budget_that_is_none(run, seated):
    assert "--budget: «soon» is not a budget" in run("play", "wendake", "--budget", "soon").refused()
    assert seated == []


def test_the_exit_code_of_the_table(run, monkeypatch):
    monkeypatch.setattr("firekeeper.terminal.play", lambda *_: 3)
    assert run("play", "wendake").code == 3

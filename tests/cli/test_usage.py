"""What is typed wrong gets one sentence and exit code 2; help and version work everywhere."""

import subprocess
import sys

import pytest

import firekeeper
from firekeeper.cli import app, main

COMMANDS = ("games", "play", "simulate", "arena", "train", "replay", "rules", "bench")


def test_version(run):
    assert run("--version").out == f"firekeeper {firekeeper.__version__}\n"


def test_without_a_command_there_is_help(run):
    shown = run()
    assert shown.code == 0
    assert all(command in shown.out for command in COMMANDS)


def test_every_command_is_listed_here():
    assert {command.name or command.callback.__name__ for command in app.registered_commands} >= set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_shows_examples(run, command, flag):
    shown = run(command, flag)
    assert shown.code == 0
    assert "Examples" in shown.out
    assert f"firekeeper {command}" in shown.out.split("Examples")[1]


SENTENCES = {
    "nonsense": "no such command 'nonsense'; «firekeeper --help» shows what there is",
    "gamse": "no such command 'gamse'. Did you mean 'games'?",
    "--nonsense": "no such option: --nonsense; «firekeeper --help» shows what there is",
    "games --nonsense": "no such option: --nonsense; «firekeeper games --help» shows what there is",
    "replay": "missing argument 'FILE'; «firekeeper replay --help» shows what there is",
    "games chess": "got unexpected extra argument",
    "simulate wendake --seed": "requires an argument",
    "simulate chess": "there is no game «chess»; there are endless_winter, tindaya, wendake",
    "simulate wendake --players 5": "the option players cannot be «5»; it can be 1, 2, 3, 4",
    "simulate wendake --players 0": "--players cannot be 0: it must be a whole number, 1 or more",
    "simulate wendake --players two": "--players cannot be «two»: it must be a whole number, 1 or more",
    "simulate wendake --games 0": "--games cannot be 0: it must be a whole number, 1 or more",
    "simulate wendake --games 1e3": "--games cannot be «1e3»: it must be a whole number, 1 or more",
    "simulate wendake --jobs -1": "--jobs cannot be -1: it must be a whole number from 1 to ",
    "simulate wendake --jobs 100000": "--jobs cannot be 100000: it must be a whole number from 1 to ",
    "simulate wendake --set tribes": "--set tribes: write it as OPTION=VALUE, for example",
    "simulate wendake --set =fronts": "--set =fronts: write it as OPTION=VALUE",
    "simulate wendake --set tribe=fronts": "there is no option «tribe»; there are players, tribes",
    "simulate wendake --set tribes=front": "the option tribes cannot be «front»; it can be backs, fronts",
    "simulate wendake --set tribes=backs --set tribes=fronts": "--set tribes was given twice: give it once",
    "simulate wendake --players 2 --set players=3": "--players 2 and --set players=3 disagree",
    "simulate wendake --set difficulty=hard": "the option difficulty can be «hard» only with players=1",
    "simulate wendake --seats greedy,,random": "«greedy,,random» is not a list of bots",
    "simulate wendake --seats clever": "there is no bot «clever»; there are ",
    "simulate wendake --seats no_such_module:Bot": "no module no_such_module",
    "simulate wendake --players 2 --seats random,random,random": "3 bots are too many for 2 seats",
    "simulate wendake --pack no-such-folder": "no-such-folder: there is no such directory",
    "play chess": "there is no game «chess»",
    "play wendake --players 9": "the option players cannot be «9»",
    "play wendake --bots clever": "there is no bot «clever»",
    "play wendake --load game.json --players 3": "leave out --players and --set",
    "play wendake --players 2 --bots random,random": "2 bots are too many for 1 seat",
    "play wendake --lang la": "--lang cannot be «la»",
    "play wendake --load no-such-file.json": "there is no file no-such-file.json",
    "play wendake --pack no-such-folder": "no-such-folder: there is no such directory",
    "replay no-such-file.json": "there is no file no-such-file.json",
    "replay .": ". is a folder, not a record",
    "bench --compiled no-such-folder": "no-such-folder holds no package firekeeper",
}


@pytest.mark.parametrize("line", SENTENCES)
def test_one_sentence(run, line):
    assert SENTENCES[line] in run(*line.split()).refused()


def test_records_cannot_be_written_there(run, tmp_path):
    (tmp_path / "file").write_text("in the way")
    sentence = run("simulate", "wendake", "--games", 1, "--records", tmp_path / "file").refused()
    assert "this folder cannot be made" in sentence


def test_a_pack_with_a_fault_is_named_in_one_sentence(run, tmp_path):
    (tmp_path / "tiles.toml").write_text("not toml at all")
    (tmp_path / "teapots.toml").write_text("")
    sentence = run("play", "wendake", "--pack", tmp_path).refused()
    assert "teapots.toml" in sentence


def test_python_m_firekeeper():
    """A process of its own: exit code, streams, and no traceback."""
    ran = subprocess.run(
        [sys.executable, "-m", "firekeeper", "replay", "no-such-file.json"], capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "firekeeper: there is no file no-such-file.json\n"


def test_a_pager_that_closes_early():
    """`firekeeper rules the --json | head -1` ends quietly."""
    ran = subprocess.run(
        f"{sys.executable} -m firekeeper rules the --json | head -c 1",
        shell=True,
        capture_output=True,
        text=True,
    )
    assert (ran.stdout, ran.stderr) == ("{", "")


def test_an_interrupt_is_no_accident(monkeypatch, capsys):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("firekeeper.ledger.find", interrupted)
    assert main(["rules", "smallpox"]) == 130
    assert capsys.readouterr().err == ""

"""Every example in a help text is a command that works: run them all, with small numbers."""

from __future__ import annotations

import re
import shlex
import shutil

import polars  # noqa: F401 - while it is imported it asks for modules, which `made_up` answers in its own way
import pytest

from firekeeper.cli import main

COMMANDS = ("", "games", "play", "simulate", "arena", "train", "replay", "rules", "bench")


def examples(command, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    assert main([*command.split(), "--help"]) == 0
    shown = capsys.readouterr().out.split("Examples")[1]
    return [line.strip() for line in shown.splitlines() if line.strip().startswith("firekeeper")]


@pytest.mark.parametrize("command", COMMANDS)
def test_examples(command, run, capsys, monkeypatch, tmp_path, record, made_up, made_up_servers):
    monkeypatch.setattr("firekeeper.terminal.play", lambda *_: 0)  # nobody is there to play
    made_up(ours=1000, peer=100, copying=1.0)  # nor is there a minute to measure
    made_up_servers(ratio=2.0)
    monkeypatch.setattr("firekeeper.bench.against.compare_with", lambda *_, **__: [])  # nor another checkout
    monkeypatch.chdir(tmp_path)
    shutil.copy(record, "game.json")
    shutil.copy(record, "saved.json")
    shown = examples(command, capsys, monkeypatch)
    assert shown
    for line in shown:
        assert len(line) <= 78, "an example must not be broken at the usual width"
        line = re.sub(r"--games \d+", "--games 1", line)
        if line.startswith("firekeeper arena"):  # nor are there hours to think
            line = re.sub(
                r"--bots \S+", lambda found: re.sub("[a-z]+$|[a-z]+(?=,)", "random", found[0]), line
            )
            line = line if "--bots" in line else f"{line} --bots random"
        if line.startswith("firekeeper train"):
            line = re.sub(r"--(rounds|deals|trial|level) \S+", "", line)
            line += " --rounds 1 --deals 1 --trial 1 --level novice"
        if line.startswith("firekeeper simulate") and "--games" not in line:
            line += " --games 1"
        ran = run(*shlex.split(line)[1:])
        assert ran.code == 0, f"{line}: {ran.err}"

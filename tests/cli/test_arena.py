"""firekeeper arena: tables for people, JSON for programs, a folder that is gone on with, clear refusals."""

import pytest

KEYS = ["game", "options", "games", "bots", "pairs", "errors"]
BOT_KEYS = [
    "name", "games", "wins", "win_rate", "low", "high", "rating", "margin", "seconds_per_decision",
]  # fmt: skip
PAIR_KEYS = ["a", "b", "games", "win_rate", "low", "high"]


def test_json_has_the_promised_shape_and_a_run_is_gone_on_with(run, tmp_path):
    arguments = ("arena", "wendake", "--bots", "random,novice", "--games", 2, "--run", tmp_path / "run")
    found = run(*arguments, "--json").json
    assert list(found) == KEYS
    assert [list(bot) for bot in found["bots"]] == [BOT_KEYS] * 2
    assert [list(pair) for pair in found["pairs"]] == [PAIR_KEYS]
    assert (found["game"], found["games"], found["options"]["players"]) == ("wendake", 2, 2)
    assert run(*arguments, "--json").json == found  # nothing is played again: even the times are the same
    shown = run(*arguments)
    assert shown.code == 0
    assert shown.err == ""  # no bar where there is no terminal
    assert "novice" in shown.out
    assert "random against novice" in shown.out
    assert str(tmp_path / "run" / "rows.parquet") in shown.out
    other = run("arena", "wendake", "--bots", "random,random", "--games", 2, "--run", tmp_path / "run")
    assert other.code == 2
    assert "holds a run with another bots" in other.err
    assert other.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["wendke"], "there is no game «wendke»"),
        (["wendake", "--bots", "champion"], "there is no bot «champion»; there are casual, expert"),
        (["wendake", "--bots", "random,,novice"], "is not a list of bots"),
        (["wendake", "--games", "0"], "--games cannot be 0"),
        (["wendake", "--jobs", "none"], "--jobs cannot be «none»"),
        (["wendake", "--players", "9"], "players"),
        (["wendake", "--budget", "much"], "is not a budget"),
        (["wendake", "--set", "difficulty"], "write it as OPTION=VALUE"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(run, arguments, said):
    refused = run("arena", *arguments)
    assert refused.code == 2
    assert said in refused.err
    assert refused.out == ""


def test_help_has_examples(run):
    shown = run("arena", "--help")
    assert shown.code == 0
    for word in ("--until-clear", "--run", "--jobs", "Examples"):
        assert word in shown.out

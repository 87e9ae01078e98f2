"""firekeeper bench: rows, bars, both engines, and what happens where something is missing."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from firekeeper.bench import against, comparison, engines, worker
from firekeeper.kernel.engine import Tally, playout
from firekeeper.kernel.rng import Stream
from firekeeper.titles import TITLES, rules_for

ROW = {"game", "what", "ours", "peer", "peer_name", "ratio", "bar", "ok"}
needs_peer = pytest.mark.skipif(
    importlib.util.find_spec("catanatron") is None, reason="catanatron is not installed"
)


# --- the whole of it, quickly ----------------------------------------------------------------------


@needs_peer
def test_quick(run, monkeypatch, no_compiled_engine):
    ran = run("bench", "--game", "wendake", "--quick", "--json")
    assert ran.code == 0
    assert ran.json["games"] == ["wendake"]
    rows = ran.json["rows"]
    assert all(set(row) == ROW for row in rows)
    assert [row["bar"] for row in rows] == [3, None, 0.1, 10, None, 0.1, 0.7]
    pure, compiled, module = rows[:3], rows[3:6], rows[6]
    assert (module["peer_name"], module["peer"]) == ("wendake", pure[0]["ours"])
    for row in pure:
        assert row["ratio"] == pytest.approx(row["ours"] / row["peer"])
        assert row["peer_name"] == "catanatron"
        assert (row["ok"] is None) == (row["bar"] is None)
    assert pure[1]["ours"] > pure[0]["ours"]  # forced choices counted too
    assert all((row["ours"], row["ratio"], row["ok"]) == (None, None, None) for row in compiled)
    assert all("not there" in row["what"] for row in compiled)
    assert set(ran.json["versions"]) >= {"python", "firekeeper", "catanatron"}
    sides = ran.json["character"]
    assert sides["wendake pure"]["branching"] > 2
    assert 0 < sides["wendake pure"]["forced_share"] < sides["catanatron"]["forced_share"] < 1
    assert sides["wendake pure"]["chance_per_game"] > 20


def test_all_games_stand_beside_the_peer(run, made_up):
    made_up(ours=1000, peer=100, copying=8.0)
    report = run("bench", "--json").json
    assert report["games"] == list(TITLES)
    for game in TITLES:
        rows = [row for row in report["rows"] if row["game"] == game and row["peer_name"] == "catanatron"]
        assert [row["bar"] for row in rows] == [3, None, 0.1, 10, None, 0.1]
        assert {f"{game} pure", f"{game} compiled"} < set(report["character"])
    assert len(report["runs"]["catanatron playout"]) == report["repetitions"]


def test_an_unknown_game_is_refused(run):
    assert "there is no game «chess»; there are " in run("bench", "--game", "chess").refused()


def test_table(run, made_up):
    made_up(ours=1000, peer=100, copying=8.0)
    shown = run("bench", "--game", "wendake")
    assert shown.code == 0
    lines = [" ".join(line.split()) for line in shown.out.splitlines()]
    assert lines[1:4] == [
        "wendake random self-play, decisions/s, pure Python 1,000 100 10.0 >= 3 ok",
        "wendake the same, forced choices counted too, pure Python 2,000 100 20.0",
        "wendake state copy, microseconds, pure Python 8.0 100 0.080 <= 0.1 ok",
    ]
    assert "Neither side writes a log" in shown.out


@pytest.mark.parametrize(
    ("ours", "copying", "verdicts"),
    [
        (1000, 10.0, [True, True, True, True]),
        (999, 10.1, [True, False, False, False]),
        (300, 1.0, [True, True, False, True]),
        (299, 1.0, [False, True, False, True]),
    ],
)
def test_bars(made_up, ours, copying, verdicts):
    """At least 3 times pure, 10 times compiled, and a tenth of the time for a copy."""
    made_up(ours, peer=100, copying=copying)
    found = comparison.compare(["wendake"])
    beside = [row for row in found.rows if row.peer_name == comparison.PEER]
    assert [row.ok for row in beside if row.bar is not None] == verdicts
    assert [row.ratio for row in beside if row.bar is None] == [2 * ours / 100] * 2


@pytest.mark.parametrize(("with_module", "ok"), [(70, True), (69, False)])
def test_a_module_may_not_cost_too_much(monkeypatch, made_up, with_module, ok):
    made_up(ours=100, peer=10, copying=1.0)
    plain = comparison.run_worker

    def worker(arguments, repetition):
        found = plain(arguments, repetition)
        return found | {"decisions": with_module} if "--module" in arguments else found

    monkeypatch.setattr(comparison, "run_worker", worker)
    rows = [row for row in comparison.compare(["wendake"]).rows if row.peer_name == "wendake"]
    assert [(row.ratio, row.ok) for row in rows] == [(with_module / 100, ok)] * 2
    assert "new_allies" in rows[0].what
    assert comparison.modules_of("endless_winter") == []


def test_a_missed_bar_is_a_failure(run, made_up):
    made_up(ours=299, peer=100, copying=1.0)
    shown = run("bench")
    assert shown.code == 1
    assert "MISSED" in shown.out
    assert run("bench", "--quick").code == 0  # too short to judge


def test_the_median_of_several_repetitions(monkeypatch):
    rates = iter([100, 900, 500])
    found = {"pure playout": [{"decisions": rate, "choices": rate, "seconds": 1.0} for rate in rates]}
    assert comparison._figures(found)["pure playout, decisions/s"] == [100, 900, 500]
    assert comparison._quartiles([100, 900, 500]) == [300, 500, 700]
    assert comparison._quartiles([7.0]) == [7.0, 7.0, 7.0]


def test_without_the_peer(run, monkeypatch):
    monkeypatch.setattr("firekeeper.bench.comparison.PEER", "no_such_peer")
    sentence = run("bench").refused()
    assert "pip install 'firekeeper[bench]'" in sentence


def test_against_another_checkout(run, no_compiled_engine):
    checkout = engines.PACKAGE.parent.parent
    ran = run("bench", "--against", checkout, "--quick", "--json")
    assert ran.code == 0
    assert [(row["game"], row["kind"]) for row in ran.json] == [(game, "pure") for game in TITLES]
    for row in ran.json:
        assert row["ratio"] == pytest.approx(row["ours"] / row["theirs"])
        assert row["quartiles"] == [row["ratio"]] * 3


@pytest.mark.parametrize(("ours", "verdict", "code"), [(98, "ok", 0), (90, "SLOWER", 1)])
def test_a_checkout_that_has_become_slower(run, monkeypatch, ours, verdict, code):
    def measured(arguments, repetition):
        mine = str(engines.PACKAGE.parent) in arguments
        return {"decisions": (ours if mine else 100) * (1 + repetition), "seconds": 1.0}

    monkeypatch.setattr(against, "run_worker", measured)
    monkeypatch.setattr(against, "compiled", lambda named: (None, ""))
    monkeypatch.setattr(against, "engines_in", lambda folder: [engines.Engine("pure", Path("before"))])
    ran = run("bench", "--against", "before", "--game", "wendake")
    assert ran.code == code
    assert verdict in ran.out
    assert f"{ours / 100:.3f}" in ran.out


def test_against_a_folder_that_is_none(run, tmp_path):
    assert "holds no package firekeeper" in run("bench", "--against", tmp_path).refused()
    assert "--server measures the server" in run("bench", "--server", "--against", tmp_path).refused()


@needs_peer
def test_a_worker_that_fails_is_quoted(run, monkeypatch, no_compiled_engine):
    monkeypatch.setattr(comparison, "TITLES", {"chess": None})
    ran = run("bench", "--quick")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("firekeeper: measuring «ours playout» failed: ")
    assert "there is no game «chess»" in ran.err


def test_the_server(run, made_up_servers):
    made_up_servers(ratio=2.5)
    shown = run("bench", "--server")
    assert shown.code == 0
    lines = [" ".join(line.split()) for line in shown.out.splitlines()]
    assert "moves/s, 2 seats 250 100 p 2.50 >= 2 ok" in lines
    assert "p99 in milliseconds, 4 seats 20.0 40.0 p 0.50 < 50 ms ok" in lines
    assert "with 30 renderings: p99 20.0 16.0 calm 1.25 <= 2 ok" in lines
    assert "calm 1.0 2.0 1.0 3.0 0.0 0.0 20%" in lines
    assert "disturbed 1.5 2.5 1.5 4.0 6.0 2.0 -" in lines
    assert "KiB for each played table: not known here" in lines
    assert "load of the machine before 0.5, after 1.5; python 3" in lines
    assert run("bench", "--server", "--json").json["rows"][0]["ratio"] == 2.5


def test_a_server_that_is_too_slow(run, made_up_servers):
    made_up_servers(ratio=1.9)
    shown = run("bench", "--server")
    assert (shown.code, "MISSED" in shown.out) == (1, True)
    assert run("bench", "--server", "--quick").code == 0  # too short to judge
    assert "--quick and --json only" in run("bench", "--server", "--game", "wendake").refused()
    assert "give both" in run("bench", "--disturbed").refused()


# --- what the workers count ------------------------------------------------------------------------


def test_our_playouts_are_those_of_the_kernel():
    side = worker.Ours("wendake")
    found = worker.playouts(side, 2, 0.0)
    tally = Tally()
    for number in range(2):
        playout(rules_for("wendake", {"players": 4}).start(), Stream(number).below, tally)
    assert found["games"] == 2
    assert found["decisions"] == tally.decisions
    assert found["choices"] == tally.decisions + tally.forced
    assert (found["chance"], found["branching"]) == (tally.chance, tally.branching)


def test_walking_meets_the_same_decisions():
    side = worker.Ours("wendake")
    met = []
    side.walk(3, lambda position, choices: met.append(choices))
    side.forget()
    side.play(3)
    counted = side.counted()
    assert (len(met), sum(met)) == (counted["decisions"], counted["branching"])


@needs_peer
def test_the_peer_plays_whole_games():
    side = worker.Catanatron()
    found = worker.playouts(side, 1, 0.0)
    assert 100 < found["choices"] < 20_000
    assert 0 < found["decisions"] < found["choices"]


class Line:
    """A library whose positions are the numbers 0 to 99 of every game."""

    def __init__(self):
        self.checked = []

    def walk(self, number, visit):
        for position in range(100):
            visit(number * 100 + position, 2)

    def copy(self, position):
        return position

    def check(self, position):
        self.checked.append(position)


def test_positions_are_drawn_uniformly():
    """From the whole of all games, not from their openings."""
    side: Any = Line()
    found = worker.copies(side, games=20, states=200, times=50, seconds=0.0)
    assert (found["states"], found["copies"]) == (200, 10_000)
    assert len(set(side.checked)) == 200
    for quarter in range(4):
        share = sum(quarter * 25 <= position % 100 < quarter * 25 + 25 for position in side.checked)
        assert 25 <= share <= 75
    assert min(side.checked) < 200
    assert max(side.checked) > 1800


class Forgetful:
    """A position whose copy is another one."""

    def __init__(self, marks=0):
        self.marks = marks

    def dump(self):
        return {"marks": self.marks}

    def clone(self):
        return Forgetful(self.marks + 1)


def test_a_wrong_copy_stops_the_benchmark():
    with pytest.raises(SystemExit, match="not equal"):
        worker.Ours("wendake").check(Forgetful())


# --- which engine is measured ----------------------------------------------------------------------


@pytest.fixture
def no_compiled_engine(monkeypatch):
    monkeypatch.delenv(engines.VARIABLE, raising=False)
    monkeypatch.setattr(engines, "binaries", lambda root: [])


def start_worker(*arguments):
    script = Path(worker.__file__)
    return subprocess.run([sys.executable, "-P", str(script), *arguments], capture_output=True, text=True)


def test_pure_ignores_compiled_modules(compiled_package):
    """The stand-ins for compiled modules beside the sources would fail if anything loaded them."""
    asked = ("ours", "playout", "--root", str(compiled_package), "--games", "1")
    ran = start_worker(*asked, "--engine", "pure")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["games"] == 1
    ran = start_worker(*asked, "--engine", "compiled")
    assert ran.returncode != 0


def test_the_worker_stops_if_it_got_the_wrong_engine():
    if engines.binaries(engines.PACKAGE.parent):
        pytest.skip("the rules are compiled in place")
    ran = start_worker("ours", "playout", "--root", str(engines.PACKAGE.parent), "--engine", "compiled")
    assert ran.returncode != 0
    assert "asked for the compiled engine" in ran.stderr


def test_a_compiled_package_is_found(compiled_package, monkeypatch):
    engine, why = engines.compiled(compiled_package)
    assert engine == engines.Engine("compiled", compiled_package)
    assert why == ""
    monkeypatch.setenv(engines.VARIABLE, str(compiled_package))
    assert engines.compiled()[0] == engine


def test_a_package_of_other_sources_is_refused(compiled_package, tmp_path, run):
    other = tmp_path / "other"
    shutil.copytree(compiled_package, other)
    with (other / "firekeeper" / "games" / "wendake" / "trade.py").open("a") as file:
        file.write("# changed\n")
    assert "are not those of trade.py: compile them again" in run("bench", "--compiled", other).refused()


def test_a_package_that_is_not_compiled_is_refused(compiled_package, tmp_path, run):
    other = tmp_path / "other"
    shutil.copytree(compiled_package, other, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    assert (
        "is not compiled: make it with tools/compile.py --out" in run("bench", "--compiled", other).refused()
    )


def test_modules_beside_younger_sources_are_left_out(compiled_package, monkeypatch):
    """After `make fast` somebody changed a source."""
    monkeypatch.delenv(engines.VARIABLE, raising=False)
    monkeypatch.setattr(engines, "PACKAGE", compiled_package / "firekeeper")
    assert engines.compiled()[0] == engines.Engine("compiled", compiled_package)
    source = compiled_package / "firekeeper" / "kernel" / "engine.py"
    os.utime(source, (2**31, 2**31))
    engine, why = engines.compiled()
    assert engine is None
    assert "engine.py: compile them again" in why

"""The comparison: workers of both sides in turn, several times over, then medians, ratios and bars."""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from msgspec import Struct

import firekeeper
from firekeeper.bench.engines import Engine, compiled, pure
from firekeeper.bench.worker import SEATS
from firekeeper.titles import TITLES, title

PEER = "catanatron"
PURE_BAR = 3.0  # our decisions/s over the peer's ticks/s, at least
COMPILED_BAR = 10.0
MODULE_BAR = 0.7  # decisions/s with a module of a game over those without it, at least
COPYING = "copy, microseconds"
COPY_BAR = 0.1  # our microseconds for a copy over the peer's, at most

FAIRNESS = (
    f"{PEER} plays Catan, a smaller game; its tick lists the next player's actions, draws one "
    "and checks it. Forced actions, dice and drawn cards are ticks too, and are counted in its favour.",
    "Ours lists every legal choice with all its arguments, draws one and applies it; chance draws are made "
    "and not counted. The bars compare our real decisions alone with all ticks of the peer.",
    "Neither side writes a log for people, keeps an undo history, hides cards from a player, validates input "
    "from outside, or stores anything during this time. Both times include set-up.",
    f"A copy of ours is the whole position without the record of choices; {PEER} copies its list of past "
    "actions too, which is part of its game.copy().",
)


class PeerMissing(RuntimeError):
    """The benchmarks compare, and there is nothing to compare with."""


class WorkerFailed(RuntimeError):
    """A measuring process ended with an error; the message is its last word."""


class Row(Struct, frozen=True):
    """One comparison. `ratio` is ours / peer; `ok` is null where there is no bar or nothing was measured.

    The peer of a game with a module is the game without it.
    """

    game: str
    what: str
    ours: float | None
    peer: float
    peer_name: str
    ratio: float | None
    bar: float | None
    ok: bool | None


class Character(Struct, frozen=True):
    """What the decisions of a side are like: 1000 trivial ones are not 300 hard ones."""

    games_per_second: float
    decisions_per_game: float  # with a real choice
    choices_per_game: float  # forced ones included
    forced_share: float
    chance_per_game: float | None  # None: inside the ticks, not told apart
    branching: float  # mean number of choices where there is more than one


class Report(Struct, frozen=True):
    rows: list[Row]
    games: list[str]
    players: int
    repetitions: int
    versions: dict[str, str]
    character: dict[str, Character]
    spread: dict[str, list[float]]  # quartiles of every measured figure
    runs: dict[str, list[dict[str, Any]]]  # raw, in the order they were made
    notes: list[str]


class Effort(Struct, frozen=True):
    """How much is measured. Quick only shows that everything works: its ratios mean little."""

    repetitions: int
    playout: tuple[str, ...]
    copy: tuple[str, ...]


FULL = Effort(
    7,
    ("--games", "30", "--seconds", "2"),
    ("--games", "20", "--states", "200", "--times", "50", "--seconds", "0.5"),
)
QUICK = Effort(1, ("--games", "2"), ("--games", "1", "--states", "20", "--times", "5"))


def compare(
    games: Sequence[str] = (),
    *,
    effort: Effort = FULL,
    named: Path | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Report:
    """Measure some of our games, by default all, beside the peer.

    `named` is the folder of a compiled package.
    """
    if importlib.util.find_spec(PEER) is None:
        raise PeerMissing(
            f"the benchmarks run beside {PEER}, which is not installed: "
            f"install it with «pip install 'firekeeper[bench]'» or «pip install {PEER}»"
        )
    fast, why_not = compiled(named)
    engines = [pure()] if fast is None else [pure(), fast]
    played = list(games or TITLES)
    runs = _measure(played, engines, effort, progress)
    sides = [f"{game} {engine.kind}" for game in played for engine in engines]
    return Report(
        rows=[
            row
            for game in played
            for row in (*_rows(game, runs, fast is not None), *_module_rows(game, runs, engines))
        ],
        games=played,
        players=SEATS,
        repetitions=effort.repetitions,
        versions={
            "python": platform.python_version(),
            "firekeeper": firekeeper.__version__,
            PEER: version(PEER),
            "machine": f"{platform.system()} {platform.machine()}",
        },
        character={name: _character(runs[f"{name} playout"]) for name in (*sides, PEER)},
        spread={name: _quartiles(values) for name, values in _figures(runs).items()},
        runs=runs,
        notes=[*([why_not] if why_not else []), *FAIRNESS],
    )


def modules_of(game: str) -> list[str]:
    """The options that switch a module of a game on, for as many players as are measured."""
    try:
        found = title(game)
    except ValueError:
        return []  # the worker says that there is no such game
    names = [name for module in found.modules if module.options for name in module.options.__struct_fields__]
    values = found.allowed({"players": SEATS})
    return [name for name in names if any(value.value is True and not value.reason for value in values[name])]


def _measure(
    games: list[str], engines: list[Engine], effort: Effort, progress: Callable[[int, int], object] | None
) -> dict[str, list[dict[str, Any]]]:
    """Run the workers, the peer before ours in every round: a slow minute of the machine hits both."""
    jobs: list[tuple[str, tuple[str, ...]]] = []
    for measure, amount in (("playout", effort.playout), ("copy", effort.copy)):
        jobs.append((f"{PEER} {measure}", (PEER, measure, *amount)))
        for game, engine in product(games, engines):
            where = ("--root", str(engine.root), "--engine", engine.kind, "--game", game)
            jobs.append((f"{game} {engine.kind} {measure}", ("ours", measure, *where, *amount)))
            for module in modules_of(game) if measure == "playout" else ():
                name = f"{game} with {module} {engine.kind} {measure}"
                jobs.append((name, ("ours", measure, *where, "--module", module, *amount)))
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name, _ in jobs}
    done = 0
    for repetition in range(effort.repetitions):
        for name, arguments in jobs:
            runs[name].append(run_worker(arguments, repetition))
            done += 1
            if progress is not None:
                progress(done, effort.repetitions * len(jobs))
    return runs


def run_worker(arguments: tuple[str, ...], repetition: int) -> dict[str, Any]:
    """One fresh process. The hash seed varies, because it changes the games of some libraries."""
    script = Path(__file__).with_name("worker.py")
    environment = {**os.environ, "PYTHONHASHSEED": str(repetition + 1)}
    run = subprocess.run(
        [sys.executable, "-P", str(script), *arguments], env=environment, capture_output=True, text=True
    )
    if run.returncode:
        said = run.stderr.strip().splitlines()
        raise WorkerFailed(f"measuring «{' '.join(arguments[:2])}» failed: {said[-1] if said else 'no word'}")
    found: dict[str, Any] = json.loads(run.stdout)
    return found


# ------------------------------------------------------------------------------------------------ results


def _figures(runs: dict[str, list[dict[str, Any]]]) -> dict[str, list[float]]:
    """Every figure that is compared, one value for each repetition."""
    found: dict[str, list[float]] = {}
    for name, made in runs.items():
        if name.endswith("copy"):
            found[f"{name}, microseconds"] = [run["microseconds"] for run in made]
        else:
            found[f"{name}, decisions/s"] = [run["decisions"] / run["seconds"] for run in made]
            found[f"{name}, choices/s"] = [run["choices"] / run["seconds"] for run in made]
    return found


def _rows(game: str, runs: dict[str, list[dict[str, Any]]], with_compiled: bool) -> list[Row]:
    middle = {name: median(values) for name, values in _figures(runs).items()}
    ticks = middle[f"{PEER} playout, choices/s"]
    copying = middle[f"{PEER} {COPYING}"]
    rows = []
    for kind, bar in (("pure", PURE_BAR), ("compiled", COMPILED_BAR)):
        there = kind == "pure" or with_compiled
        label = "pure Python" if kind == "pure" else "compiled" if there else "compiled (not there)"

        def ours(what: str, kind: str = kind, there: bool = there) -> float | None:
            return middle[f"{game} {kind} {what}"] if there else None

        decisions, choices, copies = ours("playout, decisions/s"), ours("playout, choices/s"), ours(COPYING)
        rows += [
            _row(game, f"random self-play, decisions/s, {label}", decisions, ticks, at_least=bar),
            _row(game, f"the same, forced choices counted too, {label}", choices, ticks),
            _row(game, f"state copy, microseconds, {label}", copies, copying, at_most=COPY_BAR),
        ]
    return rows


def _module_rows(game: str, runs: dict[str, list[dict[str, Any]]], engines: list[Engine]) -> list[Row]:
    """What the modules of a game cost for each decision."""
    middle = {name: median(values) for name, values in _figures(runs).items()}
    rows = []
    for module, engine in product(modules_of(game), engines):
        label = "pure Python" if engine.kind == "pure" else "compiled"
        ours = middle[f"{game} with {module} {engine.kind} playout, decisions/s"]
        without = middle[f"{game} {engine.kind} playout, decisions/s"]
        what = f"decisions/s with {module} beside those without, {label}"
        ratio = ours / without
        rows.append(Row(game, what, ours, without, game, ratio, MODULE_BAR, ratio >= MODULE_BAR))
    return rows


def _row(
    game: str,
    what: str,
    ours: float | None,
    peer: float,
    *,
    at_least: float | None = None,
    at_most: float | None = None,
) -> Row:
    bar = at_least if at_least is not None else at_most
    ratio = None if ours is None else ours / peer
    ok = None
    if ratio is not None and bar is not None:
        ok = ratio >= bar if at_least is not None else ratio <= bar
    return Row(game, what, ours, peer, PEER, ratio, bar, ok)


def _character(made: list[dict[str, Any]]) -> Character:
    total = {key: sum(run[key] for run in made) for key in made[0]}
    return Character(
        games_per_second=total["games"] / total["seconds"],
        decisions_per_game=total["decisions"] / total["games"],
        choices_per_game=total["choices"] / total["games"],
        forced_share=1 - total["decisions"] / total["choices"],
        chance_per_game=total["chance"] / total["games"] if total["chance"] else None,
        branching=total["branching"] / total["decisions"],
    )


def _quartiles(values: list[float]) -> list[float]:
    return quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3

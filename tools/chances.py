#!/usr/bin/env python3
"""What positions of Tindaya are worth as chances of winning: curves that hints and reviews speak by.

    chances.py play --runs DIR --games 60              expert plays so many games of every kind
    chances.py play --runs DIR --only alliance_2 --games 200
    chances.py read --runs DIR FOLDER...               the same from records of games that expert has played
    chances.py fit --runs DIR [--runs DIR]             write games/tindaya/chances.toml, print how good it is

`play` goes on where it was stopped. Whoever changes what positions are worth (`evaluation.py`, `weights/`) or
how *expert* thinks there fits the curves again. Games are dealt by their number, so the same ones are played
wherever this runs; with the compiled package first on PYTHONPATH (tools/compile.py --out) it takes a quarter
of the time. A curve is fitted by maximum likelihood with a slight pull towards one that does not change from
one moment to the next; each game counts alike, however long. How good it is is measured on games that it was
not fitted on (five parts, each foretold by the other four).
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper import library
from firekeeper.bots import Observation, Session
from firekeeper.bots.base import observe
from firekeeper.bots.chances import FADES, Again, Curve, likelihood, log_odds, parts, slope_at
from firekeeper.bots.levels import Expert, levels_of
from firekeeper.bots.rollouts import Tried
from firekeeper.bots.search_bot import SearchBot
from firekeeper.bots.valuing import named_evaluation, valued_by
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.rules import Circumstances
from firekeeper.lab.playing import play

GAME = "tindaya"
WRITTEN = Path(__file__).resolve().parent.parent / "src/firekeeper/games" / GAME / "chances.toml"
DIFFICULTIES = ("easy", "medium", "hard")
FOLDS = 5
FIFTHS = 5
MOMENTS = 4
"""A curve has numbers for so many moments: the beginning, and the end of each of three eras."""
PULL = 1.0
"""How strongly the numbers of neighbouring moments are held together, and what is added held to nothing."""
MOMENTS_OF = {"campaign_1": 2, "campaign_2": 3}
"""In shorter games: the beginning and the end of each era."""
FEWEST = 8
"""Fewer games say nothing."""
AHEAD = (0.01, 0.02, 0.04, 0.08, 1.0)
USUAL_SLOPE = 1.0
A_GAME = 4.0
"""What a game counts for one of its seats: its positions are much alike."""
CHECKED = 24
"""One thought of so many is thought again, wider: how often does what looked better still do so?"""


class Row(Struct, frozen=True):
    """A position: what it was worth, and whether its seat won."""

    game: str
    seat: int
    curve: str
    progress: float
    together: int
    also: str
    worth: float
    won: int

    @property
    def here(self) -> Circumstances:
        return Circumstances(self.curve, self.progress, self.together, tuple(self.also.split()))


class Thought(Struct, frozen=True):
    """Two choices that were thought about again: how far one was ahead before, and whether it still was."""

    game: str
    curve: str
    progress: float
    together: int
    also: str
    ahead: float
    still: int

    @property
    def here(self) -> Circumstances:
        return Circumstances(self.curve, self.progress, self.together, tuple(self.also.split()))


KINDS: dict[str, list[dict[str, Any]]] = {
    **{
        f"alliance_{players}": [{"players": players, "difficulty": one} for one in DIFFICULTIES]
        for players in (1, 2, 3, 4)
    },
    **{
        f"domination_{players}": [
            {"players": players, "mode": "domination", "difficulty": one} for one in DIFFICULTIES
        ]
        for players in (2, 3, 4)
    },
    "treason": [{"players": players, "mode": "domination", "traitor": True} for players in (2, 3, 4)],
    "campaign_1": [{"players": players, "campaign_step": "1"} for players in (1, 2, 3, 4)],
    "campaign_2": [{"players": players, "campaign_step": "2"} for players in (1, 2, 3, 4)],
}
"""Games by kind: the options of each, in turn."""


# --- playing ----------------------------------------------------------------------------------------------


class Noting(Expert):
    """Writes down what it thinks."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.positions: list[tuple[Circumstances, float]] = []
        self.again: list[tuple[Circumstances, float, int]] = []
        self._number = 0

    def think(self, observation: Observation) -> list[Tried]:
        found = super().think(observation)
        state = observation.imagine()
        here = observation.rules.circumstances(state, observation.seat)
        assert here is not None
        self.positions.append((here, observation.rules.evaluate(state, observation.seat)))
        self._number += 1
        if self._number % CHECKED == 0 and len(found) > 1 and here.progress >= 0:
            self._check(observation, here, found)
        return found

    def _check(self, observation: Observation, here: Circumstances, found: list[Tried]) -> None:
        wider = SearchBot(
            f"again {self._number}",
            msgspec.structs.replace(
                self.settings, width=2 * self.settings.width, breadth=2 * self.settings.breadth,
                work=4 * self.settings.work, seconds=0,
            ),
        )  # fmt: skip
        state = observation.imagine()
        thought = wider.think(observe(wider, observation.rules, state, observation.seat, observation.choices))
        ranks = {one.line.choice: place for place, one in reversed(list(enumerate(thought)))}
        best, other = found[0].line, found[1].line
        last = len(thought)
        if best.choice in ranks or other.choice in ranks:
            still = ranks.get(best.choice, last) < ranks.get(other.choice, last)
            self.again.append((here, best.value - other.value, int(still)))


def play_kinds(runs: Path, kinds: list[str], games: int) -> None:
    """So many games of each kind, all kinds at the same pace; those that are there already are left out."""
    runs.mkdir(parents=True, exist_ok=True)
    done = {row.game for row in read(runs / "positions.csv", Row)}
    for number in range(1, games + 1):
        for kind in kinds:
            name = f"{kind}-{number}"
            if name in done:
                continue
            options = KINDS[kind][(number - 1) % len(KINDS[kind])]
            rows, again = played(name, options)
            write(runs / "again.csv", again, Thought)
            write(runs / "positions.csv", rows, Row)
            print(f"{name} {' '.join(map(str, options.values()))}: {len(rows)} positions", flush=True)


def played(name: str, options: dict[str, Any]) -> tuple[list[Row], list[Thought]]:
    """A game of expert with itself."""
    game = library.new(GAME, seed=f"chances {name}", **options)
    bots = [Noting(f"{name} {seat}") for seat in range(game.rules.seats)]
    play(game, {seat: Session(bot, game.rules, seat) for seat, bot in enumerate(bots)})
    won = game.rules.winners(game.state)
    rows = [
        row_of(name, seat, here, worth, seat in won)
        for seat, bot in enumerate(bots)
        for here, worth in bot.positions
    ]
    again = [
        Thought(
            name, here.curve, round(here.progress, 3), here.together, " ".join(here.also), round(ahead, 2),
            still,
        )
        for bot in bots
        for here, ahead, still in bot.again
    ]  # fmt: skip
    return rows, again


def row_of(name: str, seat: int, here: Circumstances, worth: float, won: bool) -> Row:
    also = " ".join(here.also)
    return Row(
        name, seat, here.curve, round(here.progress, 3), here.together, also, round(worth, 2), int(won)
    )


def read_records(runs: Path, folders: list[Path]) -> None:
    """Add games that expert has played at all seats: their positions at the first question of each turn."""
    runs.mkdir(parents=True, exist_ok=True)
    done = {row.game for row in read(runs / "positions.csv", Row)}
    for path in sorted(path for folder in folders for path in folder.glob("*.json")):
        name = f"{path.parent.name}/{path.stem}"
        if name not in done:
            write(runs / "positions.csv", replayed(name, path), Row)


def replayed(name: str, path: Path) -> list[Row]:
    record = library.load(path)
    game = library.replay(record, 0)
    rules = game.rules
    evaluation = named_evaluation(rules, levels_of(GAME)["expert"].settings.weights)
    found: list[tuple[int, Circumstances, float]] = []
    last = -1
    with valued_by(rules, evaluation):
        for entry in record.entries:
            decision = game.decision
            asked = decision is not None and not isinstance(decision, Chance)
            if decision is not None and asked and entry.seat == decision.seat != last:
                last = decision.seat
                state = rules.imagine(game.state, last, Stream(game.number))
                here = rules.circumstances(state, last)
                assert here is not None
                found.append((last, here, rules.evaluate(state, last)))
                if decision.ends_turn:
                    last = -1
            game.follow([entry])
    won = rules.winners(game.state)
    return [row_of(name, seat, here, worth, seat in won) for seat, here, worth in found]


def read(path: Path, kind: type[Any]) -> list[Any]:
    if not path.is_file():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [msgspec.convert(row, kind, strict=False) for row in csv.DictReader(file)]


def write(path: Path, rows: Iterable[Any], kind: type[Any]) -> None:
    fresh = not path.is_file()
    with path.open("a", encoding="utf-8", newline="") as file:
        out = csv.DictWriter(file, [field.name for field in msgspec.structs.fields(kind)])
        if fresh:
            out.writeheader()
        out.writerows(msgspec.to_builtins(row) for row in rows)


# --- fitting ----------------------------------------------------------------------------------------------


def fit(rows: list[Row], moments: int, sloped: bool = True) -> Curve:
    """The curve that makes what came of some positions likeliest, with the pull of PULL."""
    also = sorted({name for row in rows for name in row.also.split()})
    also = [name for name in also if any(name not in row.also.split() for row in rows)]
    slopes = moments if sloped else 0
    size = moments + slopes + len(also)
    centre = round(sum(row.worth / row.together for row in rows) / len(rows), 1)
    lengths = lengths_of(rows)
    seats: dict[str, set[int]] = defaultdict(set)
    for row in rows:
        seats[row.game].add(row.seat)
    samples = []
    for row in rows:
        progress = max(0.0, row.progress)
        hats = parts(progress, moments)
        x = [*hats]
        if sloped:
            x += [part * (row.worth / row.together - centre) / 100 for part in hats]
        named = row.also.split()
        x += [(1 - FADES * progress) * (name in named) for name in also]
        # Allies win or lose together: that is one result, not several.
        results = len(seats[row.game]) if row.together > 1 else 1
        samples.append((x, row.won, A_GAME / lengths[row.game, row.seat] / results))
    pulls = [(at, at + 1, PULL) for at in range(moments - 1)]
    pulls += [(moments + at, moments + at + 1, PULL) for at in range(slopes - 1)]
    found = maximum(samples, size, pulls, towards(moments, slopes, size))
    return Curve(
        games=len(seats),
        positions=len(rows),
        centre=centre,
        level=[round(one, 3) for one in found[:moments]],
        slope=[round(one, 3) for one in found[moments : moments + slopes]] or [0.0] * moments,
        also={name: round(found[moments + slopes + at], 3) for at, name in enumerate(also)},
    )


def towards(moments: int, slopes: int, size: int) -> dict[int, float]:
    """What each number is pulled to: even odds, worth makes winning likelier, circumstances add nothing."""
    slope = range(moments, moments + slopes)
    return {at: USUAL_SLOPE if at in slope else 0.0 for at in range(size)}


def lengths_of(rows: list[Row]) -> dict[tuple[str, int], int]:
    """How many positions there are of each seat of each game."""
    found: dict[tuple[str, int], int] = defaultdict(int)
    for row in rows:
        found[row.game, row.seat] += 1
    return found


def maximum(
    samples: list[tuple[list[float], int, float]],
    size: int,
    pulls: list[tuple[int, int, float]],
    usual: dict[int, float],
) -> list[float]:
    """Logistic regression by Newton's method: numbers of `pulls` are held together, some near the `usual`."""
    found = [0.0] * size
    for _ in range(25):
        gradient = [0.0] * size
        curvature = [[1e-6 * (row == column) for column in range(size)] for row in range(size)]
        for x, won, weight in samples:
            used = [(at, one) for at, one in enumerate(x) if one]
            odds = max(-30.0, min(30.0, sum(found[at] * one for at, one in used)))
            told = 1 / (1 + math.exp(-odds))
            for at, one in used:
                gradient[at] += weight * (won - told) * one
                row = curvature[at]
                for other, value in used:
                    row[other] += weight * told * (1 - told) * one * value
        for one, other, pull in pulls:
            apart = found[one] - found[other]
            gradient[one] -= pull * apart
            gradient[other] += pull * apart
            curvature[one][one] += pull
            curvature[other][other] += pull
            curvature[one][other] -= pull
            curvature[other][one] -= pull
        for at, value in usual.items():
            gradient[at] -= PULL * (found[at] - value)
            curvature[at][at] += PULL
        step = solved(curvature, gradient)
        found = [one + by for one, by in zip(found, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda place: abs(rows[place][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for place in range(size):
            if place != at and rows[place][at]:
                by = rows[place][at] / rows[at][at]
                rows[place] = [one - by * other for one, other in zip(rows[place], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


class Foretold(Struct, frozen=True):
    """A position, what was told of it, by a curve and by the difficulty alone, and what came."""

    told: float
    usual: float
    won: int
    weight: float


def foretold(rows: list[Row], moments: int) -> list[Foretold]:
    """What curves tell of games that they were not fitted on."""
    games = sorted({row.game for row in rows})
    part = {name: at % FOLDS for at, name in enumerate(games)}
    lengths = lengths_of(rows)
    found = []
    for fold in range(min(FOLDS, len(games))):
        others = [row for row in rows if part[row.game] != fold]
        if not others:
            continue
        curve, usual = fit(others, moments), fit(others, 1, sloped=False)
        for row in rows:
            if part[row.game] == fold:
                found.append(
                    Foretold(
                        likelihood(log_odds(curve, row.here, row.worth)),
                        likelihood(log_odds(usual, row.here._replace(progress=0.0), 0.0)),
                        row.won,
                        1 / lengths[row.game, row.seat],
                    )
                )
    return found


def brier(found: list[Foretold], usual: bool = False) -> float:
    """The mean of the squared errors; whoever always says one half has 0.25."""
    total = sum(one.weight for one in found) or 1.0
    return sum(one.weight * ((one.usual if usual else one.told) - one.won) ** 2 for one in found) / total


def reliability(found: list[Foretold]) -> list[tuple[float, float, int]]:
    """By fifth of the chance told: its mean, how often that was won, how many positions."""
    bins: dict[int, list[Foretold]] = defaultdict(list)
    for one in found:
        bins[min(FIFTHS - 1, int(FIFTHS * one.told))].append(one)
    return [
        (
            round(sum(one.told for one in bins[at]) / len(bins[at]), 3),
            round(sum(one.won for one in bins[at]) / len(bins[at]), 3),
            len(bins[at]),
        )
        for at in sorted(bins)
    ]


def fit_all(runs: list[Path]) -> tuple[dict[str, Curve], Again | None]:
    """All curves; printed: how good each is, and how often a bot that thinks longer still thinks so."""
    by_curve: dict[str, list[Row]] = defaultdict(list)
    for folder in runs:
        for row in read(folder / "positions.csv", Row):
            if row.progress >= 0:
                by_curve[row.curve].append(row)
    found = {}
    print("| curve | games | positions | won | error by circumstances alone | by the curve |")
    print("|---|---|---|---|---|---|")
    for name, rows in sorted(by_curve.items()):
        if len({row.game for row in rows}) < FEWEST or len({row.won for row in rows}) < 2:
            print(f"{name}: too few games, or all ended alike", file=sys.stderr)
            continue
        moments = MOMENTS_OF.get(name, MOMENTS)
        check = foretold(rows, moments)
        table = reliability(check)
        curve = found[name] = msgspec.structs.replace(
            fit(rows, moments),
            told=[one for one, _, _ in table],
            came=[one for _, one, _ in table],
            counted=[one for _, _, one in table],
        )
        first = {(row.game, row.seat): row.won for row in rows}.values()
        won = f"{100 * sum(first) / len(first):.0f} %"
        print(
            f"| {name} | {curve.games} | {curve.positions} | {won} | "
            f"{brier(check, True):.3f} | {brier(check):.3f} |"
        )
    for name, curve in found.items():
        print(f"\n{name}, of games that it was not fitted on: told, came, positions")
        for told, came, counted in zip(curve.told, curve.came, curve.counted, strict=True):
            print(f"  {100 * told:3.0f} % {100 * came:3.0f} % {counted}")
    return found, thought_again(runs, found)


def thought_again(runs: list[Path], curves: dict[str, Curve]) -> Again | None:
    """How often what was ahead by so much of a chance still is, thought about four times as long."""
    bins: dict[float, list[int]] = defaultdict(list)
    for one in [again for folder in runs for again in read(folder / "again.csv", Thought)]:
        curve = curves.get(one.curve)
        if curve is not None and one.ahead > 0:
            # From even odds, where a difference counts most.
            ahead = likelihood(one.ahead * slope_at(curve, one.here)) - 0.5
            bins[next(most for most in AHEAD if ahead <= most)].append(one.still)
    if not bins:
        return None
    kept = sorted(bins)
    print("\nahead by up to, still ahead, of")
    for most in kept:
        print(f"  {100 * most:5.1f} % {100 * sum(bins[most]) / len(bins[most]):3.0f} % {len(bins[most])}")
    # Whoever is further ahead is at least as sure: neighbours that say otherwise are taken together.
    pools: list[list[float]] = []
    for most in kept:
        pools.append([most, float(sum(bins[most])), float(len(bins[most]))])
        while len(pools) > 1 and pools[-2][1] / pools[-2][2] >= pools[-1][1] / pools[-1][2]:
            last = pools.pop()
            pools[-1] = [last[0], pools[-1][1] + last[1], pools[-1][2] + last[2]]
    return Again(
        ahead=[most for most, _, _ in pools],
        # One more of each: of a few that all were, the next need not be.
        still=[round(max(0.5, (still + 1) / (counted + 2)), 2) for _, still, counted in pools],
        counted=[int(counted) for _, _, counted in pools],
    )


HEADER = """\
# The chance to win by what a position is worth, as log-odds: firekeeper/bots/chances.py says how it is read.
# Fitted by tools/chances.py to games of expert; not a part of the component pack.
"""


def text(curves: dict[str, Curve], again: Again | None) -> str:
    lines = [HEADER]
    for name, curve in curves.items():
        lines.append(f"[curves.{name}]")
        for key, value in msgspec.to_builtins(curve).items():
            if key == "also":
                also = ", ".join(f"{word} = {number}" for word, number in value.items())
                lines.append(f"also = {{ {also} }}" if also else "also = {}")
            else:
                lines.append(f"{key} = {value}")
        lines.append("")
    if again is not None:
        lines.append("[again]")
        lines += [f"{key} = {value}" for key, value in msgspec.to_builtins(again).items()]
        lines.append("")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="chances.py", description="Fit chances of winning.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("play", "read", "fit"):
        one = commands.add_parser(name)
        one.add_argument(
            "--runs", type=Path, required=True, action="append", help="a folder where positions are kept"
        )
        if name == "play":
            one.add_argument("--games", type=int, default=60, help="so many of each kind")
            one.add_argument("--only", default=",".join(KINDS), help="kinds of games, with commas")
        if name == "read":
            one.add_argument("folders", nargs="+", type=Path, help="folders with records")
    asked = parser.parse_args(arguments)
    if asked.command == "play":
        play_kinds(asked.runs[0], asked.only.split(","), asked.games)
    elif asked.command == "read":
        read_records(asked.runs[0], asked.folders)
    else:
        WRITTEN.write_text(text(*fit_all(asked.runs)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Measure the bots: every pairing of docs/bots.md, on the deals it names.

    bars.py play --runs runs/bars              play all of them, and go on where it was stopped
    bars.py play --runs runs/bars --only wendake-greedy,ghost-hard
    bars.py show                               the tables of docs/bots.md, from the games that are kept
    bars.py check --games 2                    play some of the kept games again: do the bots still play so?
    bars.py times wendake --games 4            what a think and a whole turn of the expert cost

A run is a folder of `firekeeper arena --run`, so the command beside each figure goes on with the same games.
Two hundred games of a pairing take an hour of one core and more, so what has been played is kept in the
repository (benchmarks/bars, a line for each game): `play` goes on after those games, and adds to them.
Whoever changes how a bot plays takes the files of its pairings away; `check` finds out whether that was
forgotten.
With the compiled package first on PYTHONPATH (tools/compile.py --out) it takes a quarter of the time.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper import library
from firekeeper.bots import Session, history_of, make
from firekeeper.bots.budget import UNLIMITED
from firekeeper.kernel import engine
from firekeeper.lab.arena import Task, arena, attempt
from firekeeper.lab.runs import Run, RunSpec
from firekeeper.lab.schedule import Schedule
from firekeeper.lab.standings import GameRow, SeatRow, margin, share_of_win
from firekeeper.lab.statistics import percentile, wilson
from firekeeper.titles import options_of, rules_for

SEED = "final-2"
A_THINK = 0.001
"""Seconds: what is answered from the plan of the turn takes less."""
KEPT = Path(__file__).resolve().parent.parent / "benchmarks" / "bars"
COLUMNS = ("number", "ending", "scores", "winners", "decisions")
"""Of a game that is kept: its number in the schedule, then words of one number for each seat."""


class Bar(Struct, frozen=True):
    """A pairing, and the share of games that the first bot has to win."""

    key: str
    text: str
    game: str
    bots: tuple[str, ...]
    bar: int
    options: dict[str, Any] = {}
    games: int = 200
    ending: str = ""
    """Only games that end so count; empty: all."""
    seed: str = SEED
    """Its deals; other ones where a bot was changed after a look at those of SEED."""

    @property
    def dealt(self) -> dict[str, Any]:
        """The options of its games."""
        return self.options or {"players": len(self.bots)}

    @property
    def command(self) -> str:
        sets = [f"--set {name}={str(value).lower()}" for name, value in self.options.items()]
        told = [f"firekeeper arena {self.game}", *sets, f"--bots {','.join(self.bots)}"]
        return " ".join([*told, f"--seed {self.seed} --games {self.games}"])


def against_greedy() -> list[Bar]:
    allies = {"players": 2, "new_allies": True}
    one_of_four = ("expert", "greedy", "greedy", "greedy")
    return [
        # At a rate near 88 % two hundred games cannot tell it from the bar; a game takes a second or two.
        Bar(
            "endless_winter-greedy",
            "Endless Winter, 2 players",
            "endless_winter",
            ("expert", "greedy"),
            85,
            games=800,
        ),
        Bar("wendake-greedy", "Wendake, 2 players", "wendake", ("expert", "greedy"), 80),
        Bar("new_allies-greedy", "New Allies, 2 players", "wendake", ("expert", "greedy"), 75, allies),
        Bar("endless_winter-four", "Endless Winter, one among three", "endless_winter", one_of_four, 60),
        Bar("wendake-four", "Wendake, one among three", "wendake", one_of_four, 45),
        domination("greedy", "expert against greedy", ("expert", "greedy"), 75),
        domination("random", "greedy against random", ("greedy", "random"), 90),
    ]


def domination(key: str, text: str, bots: tuple[str, str], bar: int) -> Bar:
    """A pairing in Tindaya: of the games that end on points."""
    return Bar(
        key=f"domination-{key}",
        text=f"Tindaya, Domination on points, {text}",
        game="tindaya",
        bots=bots,
        bar=bar,
        options={"players": 2, "mode": "domination"},
        ending="domination_won",
        seed="final-7",
    )


def solitaire() -> list[Bar]:
    return [
        Bar(
            f"ghost-{name}", f"Ghost, {name}", "wendake", ("expert",), bar, {"players": 1, "difficulty": name}
        )
        for name, bar in (("easy", 75), ("medium", 65), ("hard", 50))
    ]


def levels() -> list[Bar]:
    found = []
    for pair in (("casual", "novice"), ("skilled", "casual"), ("expert", "skilled")):
        text = " against ".join(pair)
        for game, title, options in (
            ("endless_winter", "Endless Winter", {}),
            ("wendake", "Wendake", {}),
            ("wendake", "New Allies", {"players": 2, "new_allies": True}),
        ):
            key = f"{title.lower().replace(' ', '_')}-{pair[0]}"
            found.append(Bar(key, f"{title}, {text}", game, pair, 60, options))
        found.append(domination(pair[0], text, pair, 60))
    return found


TABLES = {
    "Expert against greedy": against_greedy,
    "The Ghost, beaten by expert": solitaire,
    "Levels against the one below, 2 players": levels,
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bars.py", description="Measure the bots.")
    parts = parser.add_subparsers(dest="part", required=True)
    bars = {bar.key: bar for table in TABLES.values() for bar in table()}
    for part in ("play", "show", "check"):
        one = parts.add_parser(part)
        one.add_argument("--kept", type=Path, default=KEPT, metavar="DIR", help="where games are kept")
        if part == "play":
            one.add_argument("--runs", type=Path, required=True, metavar="DIR")
            one.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
        if part != "show":
            one.add_argument("--only", default="", metavar="KEY,KEY,...", help=", ".join(bars))
            one.add_argument("--games", type=int, default=0, metavar="N", help="at most so many")
    timed = parts.add_parser("times")
    timed.add_argument("game")
    timed.add_argument("--games", type=int, default=2)
    timed.add_argument("--bot", default="expert")
    timed.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    asked = parser.parse_args(arguments)
    if asked.part == "times":
        return times(asked.game, asked.bot, asked.games, dict(pair.split("=", 1) for pair in asked.set))
    if asked.part == "show":
        show(asked.kept)
        return 0
    only = [name for name in asked.only.split(",") if name] or list(bars)
    if unknown := [name for name in only if name not in bars]:
        parser.error(f"there is no pairing {', '.join(unknown)}; there are {', '.join(bars)}")
    if asked.part == "check":
        return max([check(bars[name], asked.kept, asked.games or 1) for name in only])
    for name in only:
        play(bars[name], asked.runs, asked.kept, asked.games, asked.jobs)
    return 0


def play(bar: Bar, runs: Path, kept: Path, most: int, jobs: int = 1) -> None:
    """Play a pairing, or what is left of it, and keep its games, one by one."""
    games = min(most, bar.games) if most else bar.games
    run = runs / bar.key
    known = {row.number: row for row in (*read(run), *kept_games(bar, kept))}
    give(bar, run, known)
    keep(bar, kept, list(known.values()))

    def progress(done: int, total: int, rows: list[GameRow]) -> None:
        keep(bar, kept, rows)

    arena(bar.game, bar.dealt, bar.bots, games, bar.seed, jobs=jobs, run=run, progress=progress)
    print(row_of(bar, kept_games(bar, kept)), flush=True)


def give(bar: Bar, run: Path, known: dict[int, GameRow]) -> None:
    """Put games into a run that it does not have."""
    rules = rules_for(bar.game, bar.dealt)
    spec = RunSpec(
        game=bar.game, options=options_of(rules), rules=rules.version, pack=rules.pack, bots=list(bar.bots),
        seed=bar.seed, budget=str(UNLIMITED),
    )  # fmt: skip
    going_on = Run(run, spec)
    has = {row.number for row in going_on.rows}
    for number, row in sorted(known.items()):
        if number not in has:
            going_on.add(row)
    going_on.close()


def read(run: Path) -> list[GameRow]:
    """The games of a run, in their order; none if it has not begun."""
    file = run / "games.jsonl"
    lines = file.read_bytes().split(b"\n")[:-1] if file.is_file() else []
    rows = [msgspec.json.decode(line, type=GameRow) for line in lines]
    return sorted((row for row in rows if not row.error), key=lambda row: row.number)


# --- games that are kept --------------------------------------------------------------------------


def keep(bar: Bar, folder: Path, rows: Sequence[GameRow]) -> None:
    """Write the games of a pairing, a line for each."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{bar.key}.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(line_of(row) for row in sorted(rows, key=lambda row: row.number) if not row.error)


def line_of(row: GameRow) -> list[str]:
    """A game as it is kept: nothing that depends on the machine."""
    seats = row.seats
    return [
        str(row.number),
        row.ending,
        " ".join(str(seat.score) for seat in seats),
        " ".join(str(seat.seat) for seat in seats if seat.won),
        " ".join(str(seat.decisions) for seat in seats),
    ]


def kept_games(bar: Bar, folder: Path) -> list[GameRow]:
    """The games of a pairing that are kept, in their order."""
    file = folder / f"{bar.key}.csv"
    if not file.is_file():
        return []
    rules = rules_for(bar.game, bar.dealt)
    people = [seat for seat in range(rules.seats) if seat not in rules.automa]
    schedule = Schedule(bar.bots, len(people))
    found = []
    with file.open(encoding="utf-8", newline="") as lines:
        for line in csv.DictReader(lines):
            fixture = schedule.fixture(int(line["number"]))
            names = {seat: bar.bots[at] for seat, at in zip(people, fixture.seats, strict=True)}
            winners = {int(seat) for seat in line["winners"].split()}
            scores = [int(score) for score in line["scores"].split()]
            decisions = [int(count) for count in line["decisions"].split()]
            seats = [
                SeatRow(
                    seat=seat,
                    bot=names.get(seat, ""),
                    score=scores[seat],
                    won=seat in winners,
                    decisions=decisions[seat],
                )
                for seat in range(rules.seats)
            ]
            seed = f"{bar.seed}-{fixture.deal}"
            found.append(
                GameRow(
                    number=fixture.number, deal=fixture.deal, seed=seed, ending=line["ending"], seats=seats
                )
            )
    return found


def check(bar: Bar, folder: Path, games: int) -> int:
    """Play the last of the kept games of a pairing again; 1 if one of them comes out otherwise."""
    rows = kept_games(bar, folder)
    schedule = Schedule(bar.bots, sum(seat.bot != "" for seat in rows[0].seats)) if rows else None
    for row in rows[-games:]:
        assert schedule is not None
        fixture = schedule.fixture(row.number)
        again = attempt(Task(bar.game, bar.dealt, list(bar.bots), bar.seed, fixture, None, UNLIMITED))
        if line_of(again) != line_of(row):
            was, now = ", ".join(line_of(row)), again.error or ", ".join(line_of(again))
            print(f"{bar.key}: the bots play otherwise now ({was}; now {now}): take {bar.key}.csv away")
            return 1
    print(f"{bar.key}: {min(games, len(rows))} of {len(rows)} kept games played again, all alike")
    return 0


def show(kept: Path) -> None:
    for title, table in TABLES.items():
        print(f"\n### {title}\n")
        print("| pairing | bar | games | won, 95 % interval | margin | verdict | again by |")
        print("|---|---|---|---|---|---|---|")
        for bar in table():
            print(row_of(bar, kept_games(bar, kept)))


def row_of(bar: Bar, rows: Sequence[GameRow]) -> str:
    """A line of the table."""
    name = bar.bots[0]
    counted = [row for row in rows if bar.ending in ("", row.ending)]
    sat = [(row, seat) for row in counted for seat in row.seats if seat.bot == name]
    if not sat:
        return f"| {bar.text} | {bar.bar} % | 0 | - | - | not measured | `{bar.command}` |"
    wins = sum(share_of_win(row, seat) for row, seat in sat)
    low, high = wilson(wins, len(sat))
    ahead = sum(margin(row, seat) for row, seat in sat) / len(sat)
    verdict = "proven" if 100 * low > bar.bar else "missed" if 100 * high < bar.bar else "not proven"
    return (
        f"| {bar.text} | {bar.bar} % | {len(sat)} | {100 * wins / len(sat):.0f} % [{100 * low:.0f}, "
        f"{100 * high:.0f}] | {ahead:+.1f} | {verdict} | `{bar.command}` |"
    )


def times(game: str, bot: str, games: int, options: dict[str, str]) -> int:
    """CPU seconds of thinks and of whole turns, one bot on all seats."""
    thinks: list[float] = []
    turns: list[float] = []
    whole: list[float] = []
    chosen: dict[str, Any] = {"players": 2}
    for name, value in options.items():
        chosen[name] = int(value) if value.isdigit() else {"true": True, "false": False}.get(value, value)
    for number in range(games):
        playing = library.new(game, seed=f"times-{number}", history=False, **chosen)
        rules = playing.rules
        sessions = {seat: Session(make(bot, f"{number}-{seat}"), rules, seat) for seat in range(rules.seats)}
        last, turn, total = -1, 0.0, 0.0
        while playing.decision is not None:
            seat = playing.decision.seat
            history = history_of(playing, seat) + playing.answer_of(seat)
            began = time.process_time()
            choice = sessions[seat].choose(playing.position(seat), playing.choices, history)
            took = time.process_time() - began
            if seat != last:
                turns.append(turn)
                last, turn = seat, 0.0
            turn += took
            total += took
            if took >= A_THINK:
                thinks.append(took)
            playing.choose(choice)
        turns.append(turn)
        whole.append(total)
    turns = [one for one in turns if one >= A_THINK]
    how = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"{game} {options or ''}, {bot}, {games} games, {how}; CPU seconds")
    for name, found in (("a think", thinks), ("a turn", turns)):
        print(
            f"{name}: {len(found)}, median {percentile(found, 0.5):.3f}, 99 % {percentile(found, 0.99):.3f}, "
            f"longest {max(found, default=0):.3f}"
        )
    print(f"a game, all seats: {sum(whole) / len(whole):.1f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""`firekeeper simulate`: bots play a game many times over."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from firekeeper.cli.arguments import (
    AsJson,
    GameName,
    Pack,
    Players,
    Settings,
    ThinkingBudget,
    bots,
    budget_of,
    examples,
    int_between,
    people,
    settings,
    writable_folder,
)
from firekeeper.cli.output import console, print_json, progress, table
from firekeeper.cli.runs import Jobs, show_errors
from firekeeper.kernel.record import POINTS
from firekeeper.titles import rules_for

if TYPE_CHECKING:
    from firekeeper.lab import Simulation

SHOWN = (
    "game", "games", "finished", "decisions", "seconds", "decisions_per_second",
    "scores", "winners", "endings", "errors",
)  # fmt: skip


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper simulate wendake --seats greedy,random --games 100",
            "firekeeper simulate wendake --players 3 --set tribes=fronts --seed 7 --json",
            "firekeeper simulate wendake --games 50 --jobs 2 --records games",
        )
    )(simulate)


def simulate(
    game: GameName,
    players: Players = None,
    seats: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT,...",
            help="By seat: novice, casual, skilled, expert, greedy, random, module:Class; may be short.",
        ),
    ] = "random",
    games: Annotated[
        int, typer.Option(parser=int_between("--games", 1), metavar="N", help="How many games to play.")
    ] = 100,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The same seed gives the same games.")] = "1",
    set_: Settings = None,
    jobs: Jobs = 1,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of every finished game there.")
    ] = None,
    pack: Pack = None,
    budget: ThinkingBudget = "",
    as_json: AsJson = False,
) -> int:
    """Let bots play many games, and show who won.

    With as many bots as seats every seat has its own; fewer are repeated around the table.
    """
    from firekeeper.lab.simulate import simulate as run

    options = settings(game, players, set_)
    if "players" not in options and "," in seats:
        options["players"] = seats.count(",") + 1
    names = bots(seats, "--seats", people(rules_for(game, options, pack)))
    allowed = budget_of(budget)
    folder = writable_folder(records, "--records")
    with progress("playing", games) as bar:
        result = run(
            game, options, names, games, seed,
            jobs=jobs, records=folder, progress=bar, pack=pack, budget=allowed,
        )  # fmt: skip
    if as_json:
        print_json({name: getattr(result, name) for name in SHOWN})
    else:
        show(result)
    return 1 if result.errors else 0


def show(result: Simulation) -> None:
    """The table for people."""
    out = console()
    rows = table("seat", "bot", "wins", "mean", "min", "max", numbers=("wins", "mean", "min", "max"))
    for seat, bot in enumerate(result.bots):
        scores = [row[seat] for row in result.scores]
        rows.add_row(
            str(seat + 1),
            bot or "(played by the rules)",
            str(result.wins[seat]),
            f"{result.mean_scores[seat]:.2f}",
            str(min(scores, default=0)),
            str(max(scores, default=0)),
        )
    out.print(rows)
    out.print(
        f"\n{result.finished} of {result.games} games finished, {result.decisions} decisions in "
        f"{result.seconds:.1f} s, {result.decisions_per_second:,.0f} decisions/s"
    )
    if set(result.endings) - {POINTS}:
        counts = Counter(result.endings).most_common()
        out.print(f"endings: {', '.join(f'{ending} {count}' for ending, count in counts)}")
    show_errors(out, result.errors)

"""`firekeeper bench`: speed beside a peer, in one run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from firekeeper.cli.arguments import AsJson, Refused, examples
from firekeeper.cli.output import console, print_json, progress, table
from firekeeper.titles import title

if TYPE_CHECKING:
    from firekeeper.bench.comparison import Report


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper bench",
            "firekeeper bench --game wendake",
            "firekeeper bench --quick --json",
            "firekeeper bench --compiled build/compiled",
        )
    )(bench)


def bench(
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Measure this game only; else all of them.", show_default=False),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Only try that everything works: seconds, but no verdict.")
    ] = False,
    compiled: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Where tools/compile.py --out put the compiled rules.", show_default=False
        ),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Measure the rules beside catanatron, and compare the ratios with our bars.

    Exit code 1 if a bar is missed. benchmarks/README.md says how it is measured.
    """
    from firekeeper.bench.comparison import FULL, QUICK, PeerMissing, WorkerFailed, compare
    from firekeeper.bench.engines import EngineError

    games = [] if game is None else [title(game).name]
    try:
        with progress("measuring", 1) as bar:
            report = compare(games, effort=QUICK if quick else FULL, named=compiled, progress=bar)
    except (PeerMissing, EngineError) as error:
        raise Refused(str(error)) from None
    except WorkerFailed as error:
        print(f"firekeeper: {error}", file=sys.stderr)
        return 1
    if as_json:
        print_json(report)
    else:
        show(report)
    missed = any(row.ok is False for row in report.rows)
    return 1 if missed and not quick else 0


def show(report: Report) -> None:
    """Table, what the games are like, and what the figures do not say."""
    out = console()
    rows = table("game", "what", "ours", "peer", "ratio", "bar", "", numbers=("ours", "peer", "ratio", "bar"))
    for row in report.rows:
        lower = row.bar is not None and row.bar < 1
        rows.add_row(
            row.game,
            row.what,
            "-" if row.ours is None else _figure(row.ours),
            _figure(row.peer),
            "-" if row.ratio is None else f"{row.ratio:.3f}" if lower else f"{row.ratio:.1f}",
            "" if row.bar is None else f"{'<=' if lower else '>='} {row.bar:g}",
            {None: "", True: "ok", False: "MISSED"}[row.ok],
        )
    out.print(rows)
    sides = table("side", "games/s", "decisions/game", "branching", "forced", "chance/game")
    for name, side in report.character.items():
        chance = "in the ticks" if side.chance_per_game is None else f"{side.chance_per_game:.0f}"
        sides.add_row(
            name,
            f"{side.games_per_second:.0f}",
            f"{side.decisions_per_game:.0f} of {side.choices_per_game:.0f}",
            f"{side.branching:.1f}",
            f"{side.forced_share:.0%}",
            chance,
        )
    out.print()
    out.print(sides)
    versions = ", ".join(f"{name} {number}" for name, number in report.versions.items())
    games = ", ".join(report.games)
    out.print(
        f"\n{games} and the peer with {report.players} players; medians of {report.repetitions} "
        f"repetitions in fresh processes, CPU time of one core; {versions}"
    )
    for note in report.notes:
        out.print(f"- {note}")


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"

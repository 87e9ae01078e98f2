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
    from rich.table import Table

    from firekeeper.bench.comparison import Report, Row
    from firekeeper.bench.server.disturbance import Disturbance
    from firekeeper.bench.server.measures import ServerReport


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper bench",
            "firekeeper bench --game wendake",
            "firekeeper bench --quick --json",
            "firekeeper bench --compiled build/compiled",
            "firekeeper bench --against ../before",
            "firekeeper bench --server",
            "firekeeper bench --server --disturbed",
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
    server: Annotated[
        bool,
        typer.Option(
            "--server", help="Measure the server instead, beside that of boardgame.io (npm installs it)."
        ),
    ] = False,
    disturbed: Annotated[
        bool,
        typer.Option(
            "--disturbed", help="With --server: only what people in play feel of others' renderings."
        ),
    ] = False,
    against: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Measure beside another checkout (or compiled package) of ours instead.",
            show_default=False,
        ),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Measure the rules beside catanatron, and compare the ratios with our bars.

    With --against: beside another checkout, to see what a change costs or brings. With --server: moves
    through real WebSockets beside the boardgame.io server. Exit code 1 if a bar is missed.
    benchmarks/README.md says how it is measured.
    """
    if server:
        if game is not None or compiled is not None or against is not None:
            raise Refused("--server measures the server: it goes with --disturbed, --quick and --json only")
        return bench_server(quick, as_json, disturbed)
    if disturbed:
        raise Refused("--disturbed is a part of what --server measures: give both")
    if against is not None:
        return bench_against(against, game, quick, compiled, as_json)
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


def bench_against(other: Path, game: str | None, quick: bool, compiled: Path | None, as_json: bool) -> int:
    from firekeeper.bench.against import compare_with
    from firekeeper.bench.comparison import FULL, QUICK, WorkerFailed
    from firekeeper.bench.engines import EngineError

    games = [] if game is None else [title(game).name]
    try:
        with progress("measuring", 1) as bar:
            rows = compare_with(other, games, effort=QUICK if quick else FULL, named=compiled, progress=bar)
    except EngineError as error:
        raise Refused(str(error)) from None
    except WorkerFailed as error:
        print(f"firekeeper: {error}", file=sys.stderr)
        return 1
    if as_json:
        print_json(rows)
    else:
        shown = table(
            "game", "", "ours", "theirs", "ratio", "quartiles", "", numbers=("ours", "theirs", "ratio")
        )
        for row in rows:
            spread = f"{row.quartiles[0]:.3f} to {row.quartiles[2]:.3f}"
            verdict = "ok" if row.ok else "SLOWER"
            shown.add_row(
                row.game,
                row.kind,
                _figure(row.ours),
                _figure(row.theirs),
                f"{row.ratio:.3f}",
                spread,
                verdict,
            )
        console().print(shown)
        console().print("\ndecisions/s of random self-play, medians; the ratios are those of runs in turn")
    return 1 if not quick and not all(row.ok for row in rows) else 0


def bench_server(quick: bool, as_json: bool, disturbed: bool = False) -> int:
    from firekeeper.bench.server.load import Lost
    from firekeeper.bench.server.measures import FULL, QUICK, compare_servers
    from firekeeper.bench.server.peer import PeerUnavailable
    from firekeeper.bench.server.wire import WireError

    try:
        with progress("measuring", 1) as bar:
            effort = QUICK if quick else FULL
            report = compare_servers(
                effort=effort, workshop=Path("build"), progress=bar, only_disturbed=disturbed
            )
    except PeerUnavailable as error:
        raise Refused(str(error)) from None
    except (Lost, WireError) as error:
        print(f"firekeeper: {error}", file=sys.stderr)
        return 1
    if as_json:
        print_json(report)
    else:
        show_server(report)
    missed = any(row.ok is False for row in report.rows)
    return 1 if missed and not quick else 0


def show_server(report: ServerReport) -> None:
    """Rows with bars, then what was measured besides."""
    out = console()
    rows = table("what", "ours", "beside", "", "ratio", "bar", "", numbers=("ours", "beside", "ratio", "bar"))
    for row in report.rows:
        rows.add_row(
            row.what,
            "-" if row.ours is None else _figure(row.ours),
            _figure(row.peer),
            row.peer_name,
            "-" if row.ratio is None else f"{row.ratio:.2f}",
            "" if row.bar is None else _bar(row),
            {None: "", True: "ok", False: "MISSED"}[row.ok],
        )
    out.print(rows)
    if report.disturbance is not None:
        out.print(_windows(report.disturbance))
    for name, figure in report.figures.items():
        out.print(f"{name}: {'not known here' if figure is None else _figure(figure)}")
    before, after = report.load
    versions = ", ".join(f"{name} {number}" for name, number in report.versions.items())
    out.print(f"\nload of the machine before {before:.1f}, after {after:.1f}; {versions}")
    for note in report.notes:
        out.print(f"- {note}")


def _windows(disturbance: Disturbance) -> Table:
    """The windows in turn: what people waited, what visitors were answered, what it cost the server."""
    shown = table("window", "move p50", "p99 ms", "/api/me p50", "p99 ms ", "answers/s", "too many/s", "busy")
    for calm, disturbed in zip(disturbance.calm, disturbance.disturbed, strict=True):
        for name, waits in (("calm", calm), ("disturbed", disturbed)):
            run, spent = waits.run, waits.run.cpu_seconds
            shown.add_row(
                name,
                *(f"{figure:.1f}" for figure in (run.p50, run.p99, waits.me_p50, waits.me_p99)),
                *(_figure(count / run.seconds) for count in (waits.rendered, waits.refused)),
                "-" if spent is None else f"{spent / run.seconds:.0%}",
            )
    return shown


def _bar(row: Row) -> str:
    """Ratios are to be reached; times and errors are not to be passed."""
    if row.what.startswith("errors"):
        return "none"
    if row.what.startswith("with"):  # a wait beside that of a calm server
        return f"<= {row.bar:g}"
    return f"< {row.bar:g} ms" if row.what.startswith("p99") else f">= {row.bar:g}"


def show(report: Report) -> None:
    """Table, what the games are like, and what the figures do not say."""
    out = console()
    rows = table("game", "what", "ours", "peer", "ratio", "bar", "", numbers=("ours", "peer", "ratio", "bar"))
    for row in report.rows:
        small = row.bar is not None and row.bar < 1
        lower = small and row.what.startswith(
            "state copy"
        )  # times are not to be passed, rates are to be reached
        rows.add_row(
            row.game,
            row.what,
            "-" if row.ours is None else _figure(row.ours),
            _figure(row.peer),
            "-" if row.ratio is None else f"{row.ratio:.3f}" if small else f"{row.ratio:.1f}",
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

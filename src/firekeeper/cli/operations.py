"""`firekeeper check-records`, `backup`, `restore` and `doctor`: for those who run a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from firekeeper.cli.arguments import AsJson, Pack, Refused, examples, int_between
from firekeeper.cli.output import console, print_json, progress, table
from firekeeper.cli.serve import DATABASE, Database


def register(app: typer.Typer) -> None:
    app.command(
        "check-records",
        epilog=examples("firekeeper check-records", "firekeeper check-records --db games.sqlite --json"),
    )(check_records)
    app.command(
        epilog=examples(
            "firekeeper backup games.backup",
            "firekeeper backup games.backup --db games.sqlite",
        )
    )(backup)
    app.command(
        epilog=examples(
            "firekeeper restore games.backup --db restored.sqlite",
            "firekeeper restore games.backup --overwrite",
        )
    )(restore)
    app.command(epilog=examples("firekeeper doctor", "firekeeper doctor --db games.sqlite --json"))(doctor)


def check_records(
    db: Database = DATABASE,
    pack: Pack = None,
    export: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Write the records that do not replay to files here, for the version that made them. They "
            "show everything hidden.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Replay every stored game completely with the rules installed here.

    It only reads: run it with a new version, beside the running server, before you upgrade.

    Exit code 1 if a game does not replay: the server would freeze it.
    """
    from firekeeper.table import operations

    try:
        with progress("replaying stored games", 1) as bar:
            checked = operations.check_records(db, pack, None, bar)
        broken = [problem.table for problem in checked.problems]
        files = [] if export is None else operations.export(db, broken, export)
    except operations.OperationError as error:
        raise Refused(str(error)) from None
    if as_json:
        print_json(checked)
    else:
        out = console()
        if checked.problems:
            rows = table("table", "game", "status", "what breaks")
            for problem in checked.problems:
                rows.add_row(problem.table, problem.game, problem.status, problem.what)
            out.print(rows)
        good = checked.tables - len(checked.problems)
        frozen = f"; {len(broken)} would be frozen" if broken else ""
        out.print(f"{good} of {checked.tables} stored games replay with this version{frozen}.")
        if export is not None:
            out.print(f"{len(files)} records were written to {export}.")
    return 1 if checked.problems else 0


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write; replaced if it is there.")],
    db: Database = DATABASE,
    as_json: AsJson = False,
) -> None:
    """Write everything to one compressed file, also while the server runs.

    The file fits SQLite and PostgreSQL alike. It holds secrets: keep it where only you can read it.
    """
    from firekeeper.table import backup as logic
    from firekeeper.table.operations import OperationError

    try:
        report = logic.backup(db, file)
    except OperationError as error:
        raise Refused(str(error)) from None
    if as_json:
        print_json(report)
    else:
        console().print(f"{_count(report.rows)} are kept in {file} ({file.stat().st_size / 1024:,.0f} KiB).")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What firekeeper backup has written.")],
    db: Database = DATABASE,
    overwrite: Annotated[
        bool,
        typer.Option(
            "--overwrite", help="Replace what is in the database; it is backed up beside FILE first."
        ),
    ] = False,
    pack: Pack = None,
    as_json: AsJson = False,
) -> int:
    """Read a backup into an empty database, and replay every game in it.

    Stop the server first. Exit code 1 if a restored game does not replay with this version.
    """
    from firekeeper.table import backup as logic
    from firekeeper.table import operations

    try:
        report = logic.restore(db, file, overwrite)
        with progress("replaying restored games", 1) as bar:
            checked = operations.check_records(db, pack, None, bar)
    except operations.OperationError as error:
        raise Refused(str(error)) from None
    if as_json:
        print_json({"restored": report, "checked": checked})
    else:
        out = console()
        if report.replaced:
            out.print(f"What was there before is kept in {report.replaced}.")
        good = checked.tables - len(checked.problems)
        out.print(f"{_count(report.rows)} are restored; {good} of {checked.tables} games replay.")
    return 1 if checked.problems else 0


def _count(rows: dict[str, int]) -> str:
    return (
        f"{rows.get('tables', 0)} tables with {rows.get('lines', 0)} lines, {rows.get('accounts', 0)} people"
    )


MARKS = {"ok": "green", "warn": "yellow", "fail": "red"}


def doctor(
    db: Database = DATABASE,
    pack: Pack = None,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="The address to serve at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(parser=int_between("--port", 1, 65535), metavar="N", help="The port to serve at.")
    ] = 8000,
    as_json: AsJson = False,
) -> int:
    """Look over everything a server needs, and say what to do about what is missing.

    Exit code 1 if something fails.
    """
    from firekeeper.table.doctor import examine

    findings = examine(db, pack, host, port)
    if as_json:
        print_json(findings)
    else:
        out = console()
        rows = table("", "what", "found", "what to do")
        for finding in findings:
            rows.add_row(
                f"[{finding.mark}]" if not out.is_terminal else finding.mark,
                finding.what,
                finding.found,
                finding.advice,
                style=None if finding.mark == "ok" else MARKS[finding.mark],
            )
        out.print(rows)
    return 1 if any(finding.mark == "fail" for finding in findings) else 0

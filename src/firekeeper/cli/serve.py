"""`firekeeper serve`: a server for oneself, for friends, or for everybody."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from firekeeper.cli.arguments import Pack, Refused, ThinkingBudget, budget_of, examples, int_between
from firekeeper.cli.output import progress

if TYPE_CHECKING:
    from firekeeper.table.operations import Checked

DATABASE = "firekeeper.sqlite"
SYNC = ("full", "normal")

Database = Annotated[
    str,
    typer.Option(
        "--db",
        metavar="FILE|URL",
        envvar="FIREKEEPER_DB",
        help="Where games are kept: an SQLite file, or postgresql://user:password@host/name.",
    ),
]


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper serve --open",
            "firekeeper serve --host 0.0.0.0 --port 8080 --db games.sqlite",
            "firekeeper serve --db postgresql://me@localhost/firekeeper --workers 4",
        )
    )(serve)


def serve(
    db: Database = DATABASE,
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="127.0.0.1: only this computer can connect; 0.0.0.0: everybody who can reach it.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(parser=int_between("--port", 1, 65535), metavar="N", help="The port of the address."),
    ] = 8000,
    workers: Annotated[
        int,
        typer.Option(
            parser=int_between("--workers", 1, 64),
            metavar="N",
            help="Server processes; more than one needs PostgreSQL.",
        ),
    ] = 1,
    open_: Annotated[bool, typer.Option("--open", help="Open the browser as soon as it is ready.")] = False,
    bots: Annotated[
        int,
        typer.Option(
            parser=int_between("--bots", 1, 64),
            metavar="N",
            help="Processes in which bots think, for each server process.",
        ),
    ] = 1,
    budget: ThinkingBudget = "",
    pack: Pack = None,
    sync: Annotated[
        str,
        typer.Option(
            metavar="full|normal",
            help="SQLite only. full: acknowledged moves survive a power cut; normal: faster, and they "
            "survive everything but a power cut.",
        ),
    ] = "full",
    secure_cookies: Annotated[
        bool,
        typer.Option("--secure-cookies", help="Give this when people reach the server by https only."),
    ] = False,
    json_logs: Annotated[
        bool, typer.Option("--json-logs", help="Write logs as one JSON object for each line.")
    ] = False,
    compile_: Annotated[
        bool,
        typer.Option(
            "--compile",
            help="In a checkout with a C compiler: compile rules and bots in the background, for bots.",
        ),
    ] = False,
    address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="FIREKEEPER_ADDRESS",
            help="Where people find the server, for links in messages: https://games.example.org.",
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="FIREKEEPER_SMTP",
            help="Where e-mails that call people to their turn are handed in: "
            "smtp://user:password@host:587?from=games@example.org; better as FIREKEEPER_SMTP.",
        ),
    ] = "",
    private_webhooks: Annotated[
        bool,
        typer.Option(
            "--private-webhooks",
            help="Let webhooks and push messages go to addresses of your own network, by http, too.",
        ),
    ] = False,
    freeze: Annotated[
        bool,
        typer.Option(
            "--freeze",
            help="After an upgrade, start even if stored games do not replay: they are frozen, that is, they "
            "can be read, but not played on, until their version is back.",
        ),
    ] = False,
) -> int:
    """Let people play in the browser: on this computer, at home, or on the internet.

    Games are kept in a file, or in PostgreSQL; docs/self-hosting.md explains how to run a server well.

    After an upgrade every stored game is replayed first. If one does not replay, nothing is changed.
    """
    from firekeeper.table import operations
    from firekeeper.table.call_channels import mail_server
    from firekeeper.web.serve import ServeError, check
    from firekeeper.web.serve import serve as run
    from firekeeper.web.service import Config

    if sync not in SYNC:
        raise Refused(f"--sync cannot be «{sync}»: it can be {' or '.join(SYNC)}")
    try:
        mail_server(smtp)
    except ValueError as error:
        raise Refused(f"--smtp: {error}") from None
    if address and not address.startswith(("https://", "http://")):
        raise Refused(f"--address cannot be «{address}»: it begins with https://")
    client = Path(__file__).resolve().parent.parent / "client"
    config = Config(
        database=db,
        bot_workers=bots,
        bot_budget=str(budget_of(budget)) if budget else "",
        pack=None if pack is None else pack.resolve(),
        secure_cookies=secure_cookies,
        client=client if client.is_dir() else None,
        sync="full" if sync == "full" else "normal",
        compile=compile_,
        address=address,
        smtp=smtp,
        private_webhooks=private_webhooks,
    )
    try:
        check(config, workers, host, port)
        with operations.claimed(db):
            operations.accept(db, config.pack, _check_records(db, config.pack, freeze))
            return run(config, host=host, port=port, workers=workers, open_browser=open_, json_logs=json_logs)
    except (ServeError, operations.OperationError) as error:
        raise Refused(str(error)) from None


def _check_records(db: str, pack: Path | None, freeze: bool) -> Checked | None:
    """Replay all stored games, if anything has changed since they were last served."""
    from firekeeper.table.operations import OperationError, before_upgrade

    with progress("replaying stored games", 1) as bar:
        checked = before_upgrade(db, pack, bar)
    if checked is None:
        return None
    broken = len(checked.problems)
    if broken and not freeze:
        first = checked.problems[0]
        raise OperationError(
            f"with this version {broken} of {checked.tables} stored games do not replay (table "
            f"{first.table}: {first.what}); nothing was changed: go back to the version you had, look at "
            "firekeeper check-records, or freeze them with --freeze"
        )
    if broken:
        print(
            f"{broken} of {checked.tables} stored games do not replay with this version and are frozen: "
            "firekeeper check-records lists them.",
            file=sys.stderr,
        )
    else:
        print(f"All {checked.tables} stored games were replayed with this version.", file=sys.stderr)
    return checked

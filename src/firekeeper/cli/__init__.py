"""The command line: `firekeeper`. One module for each group of commands; this one puts them together.

Commands return their exit code or nothing. Whatever a person typed wrong is refused with one sentence on
stderr and exit code 2; a record that cannot be trusted, or a bar that is missed, is exit code 1.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from firekeeper.cli.arena import register as arena
from firekeeper.cli.arguments import Refused, examples
from firekeeper.cli.bench import register as bench
from firekeeper.cli.games import register as games
from firekeeper.cli.operations import register as operations
from firekeeper.cli.play import register as play
from firekeeper.cli.replay import register as replay
from firekeeper.cli.rules import register as rules
from firekeeper.cli.serve import register as serve
from firekeeper.cli.simulate import register as simulate
from firekeeper.cli.train import register as train
from firekeeper.kernel.component_tables import PackError
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.record import RecordError

FAILED = 1
REFUSED = 2
INTERRUPTED = 130

app = typer.Typer(
    name="firekeeper",
    help="Play, learn and study great eurogames: at this terminal, against bots, or by the million.",
    epilog=examples(
        "firekeeper games",
        "firekeeper rules WK-ACT-TRADE-03",
        "firekeeper simulate wendake --players 4 --games 100",
    ),
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for add_to in (games, play, simulate, arena, train, replay, rules, bench, serve, operations):
    add_to(app)


@app.callback(invoke_without_command=True)
def _firekeeper(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        from firekeeper import __version__

        print(f"firekeeper {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


# What typer raises for usage errors. Some versions carry their own copy of click, others import it.
_UsageError: type[Exception] = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; the exit code."""
    try:
        code = app(arguments, prog_name="firekeeper", standalone_mode=False)
        sys.stdout.flush()
    except OptionError as error:
        return _say(_with_reason(error), REFUSED)
    except (Refused, PackError) as error:
        return _say(str(error), REFUSED)
    except RecordError as error:
        return _say(str(error), FAILED)
    except _UsageError as error:
        return _say(_usage(error), REFUSED)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader, a pager say, has had enough. Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return code if isinstance(code, int) else 0


def _with_reason(error: OptionError) -> str:
    """What does not fit, and why, in the language of the system."""
    if not error.reason:
        return str(error)
    from firekeeper.cli.arguments import language
    from firekeeper.texts import texts

    return f"{error}. {texts(language(None))(error.reason)}"


def _say(message: str, code: int) -> int:
    sentence = " ".join(message.split())
    print(f"firekeeper: {sentence}", file=sys.stderr)
    return code


def _usage(error: Exception) -> str:
    """The complaint of the argument parser as one sentence that says where help is."""
    said = " ".join(str(getattr(error, "format_message", lambda: error)()).split()).rstrip(".")
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "firekeeper"
    return f"{said[:1].lower()}{said[1:]}; «{command} --help» shows what there is"

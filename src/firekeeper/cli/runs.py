"""What commands share that play many games: the number of processes, the folder of a run, the bar."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Annotated, Protocol

import typer
from rich.console import Console

from firekeeper.cli.arguments import Refused, int_between
from firekeeper.cli.output import Report, progress

MOST_TOLD = 5
"""So many failed games are told."""

Jobs = Annotated[
    int,
    typer.Option(
        parser=int_between("--jobs", 1, 4 * (os.cpu_count() or 1)), metavar="N", help="Processes to use."
    ),
]


class Failed(Protocol):
    """A game that could not be played to its end."""

    @property
    def number(self) -> int: ...
    @property
    def seed(self) -> str: ...
    @property
    def message(self) -> str: ...


@contextmanager
def playing(games: int) -> Iterator[Report]:
    """A bar while games are played. What is wrong with the folder of the run is said in one sentence."""
    from firekeeper.lab.runs import RunError

    with progress("playing", games) as bar:
        try:
            yield bar or _nothing
        except RunError as error:
            raise Refused(f"--run: {error}") from None


def _nothing(done: int, total: int, what: str | None = None) -> None:
    """Nobody watches."""


def show_errors(out: Console, errors: Iterable[Failed]) -> None:
    """The first games that failed, and how many more did."""
    failed = list(errors)
    for error in failed[:MOST_TOLD]:
        out.print(f"game {error.number} (seed {error.seed}) failed: {error.message}", style="red")
    if len(failed) > MOST_TOLD:
        out.print(f"and {len(failed) - MOST_TOLD} more games failed", style="red")

"""Writing what people read: tables on a terminal, plain lines in a pipe, JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table


def console() -> Console:
    """Where results go. In a pipe lines are never broken: other programs read them."""
    made = Console(highlight=False, markup=False, emoji=False)
    return made if made.is_terminal else Console(highlight=False, markup=False, emoji=False, width=1000)


def table(*columns: str, numbers: tuple[str, ...] = (), title: str | None = None) -> Table:
    """An empty table; the columns in `numbers` are set flush right."""
    made = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in columns:
        made.add_column(name, justify="right" if name in numbers else "left")
    return made


def print_json(value: Any) -> None:
    """One JSON document on stdout."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


class Report(Protocol):
    """Tells a bar how far something is, and perhaps what it says now."""

    def __call__(self, done: int, total: int, what: str | None = None) -> None: ...


@contextmanager
def progress(what: str, total: int) -> Iterator[Report | None]:
    """A bar on stderr while something goes on; nothing at all where stderr is not a terminal."""
    errors = Console(stderr=True)
    if not errors.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(what, total=total)

        def report(done: int, total: int, what: str | None = None) -> None:
            bar.update(task, completed=done, total=total, description=what)

        yield report

"""Runs: the games of an arena, or of a training, in a folder, so that nothing is lost when it is stopped.

run.json        what is played; a run is only gone on with if it is the same
games.jsonl     one line for each game, only ever appended to
rows.parquet    at the end: one row for each game and seat
summary.json    at the end: what `--json` prints
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from firekeeper.lab.simulate import write_atomically
from firekeeper.lab.standings import GameRow, margin

if sys.platform != "win32":  # there nobody keeps two runs from one folder
    import fcntl


class RunError(ValueError):
    """A folder that this run cannot use; the message says why."""


class RunSpec(Struct, frozen=True, kw_only=True):
    """What makes two runs the same: with an equal one, game number i is the same game."""

    game: str
    options: dict[str, Any]
    rules: str
    pack: str
    bots: list[str]
    seed: str
    budget: str


class Run:
    """The games of a run: those of its folder, and those that are added. Without a folder nothing is kept."""

    def __init__(self, folder: Path | None, spec: RunSpec) -> None:
        self.folder = folder
        self.rows: list[GameRow] = []
        self._file: IO[bytes] | None = None
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = (folder / "games.jsonl").open("ab+")
        except OSError as error:
            raise RunError(f"{folder} cannot hold a run ({error}): name another folder") from None
        self._lock()
        try:
            self._check(folder / "run.json", spec)
            self._read()
        except BaseException:
            self.close()
            raise

    def add(self, row: GameRow) -> None:
        """Keep a game: on disk before anybody counts it."""
        if self._file is not None:
            self._file.write(msgspec.json.encode(row) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def finish(self, rows: Sequence[GameRow], summary: Any) -> None:
        """Write what other programs read."""
        if self.folder is None:
            return
        write_parquet(rows, self.folder / "rows.parquet")
        text = msgspec.json.format(msgspec.json.encode(summary), indent=2).decode()
        write_atomically(self.folder / "summary.json", f"{text}\n")

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _lock(self) -> None:
        """Two runs must not write to one folder. The lock goes with the process, however that ends."""
        if sys.platform == "win32" or self._file is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise RunError(
                f"another run is writing to {self.folder}: wait for it, or name another folder"
            ) from None

    def _check(self, file: Path, spec: RunSpec) -> None:
        if not file.exists():
            if (file.parent / "games.jsonl").stat().st_size:
                raise RunError(
                    f"{self.folder} holds games, but no {file.name} that says of which run: "
                    f"name another folder"
                )
            write_atomically(file, msgspec.json.format(msgspec.json.encode(spec), indent=2).decode() + "\n")
            return
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=type(spec))
        except (msgspec.MsgspecError, OSError) as error:
            raise RunError(f"{file} is not the description of a run ({error}): name another folder") from None
        for name in spec.__struct_fields__:
            was, wanted = getattr(kept, name), getattr(spec, name)
            if was != wanted:
                raise RunError(
                    f"{self.folder} holds a run with another {name} ({_short(was)}, not {_short(wanted)}): "
                    f"name another folder, or go on with the same"
                )

    def _read(self) -> None:
        """The games so far, but for those that failed: they are tried again, and the last line of a game
        counts. A last line that was cut off by a kill is taken away."""
        assert self._file is not None
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self._file.truncate(whole)
        found: dict[int, GameRow] = {}
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                row = msgspec.json.decode(line, type=GameRow)
            except msgspec.MsgspecError as error:
                raise RunError(
                    f"{self.folder}/games.jsonl, line {number} is not a game ({error}): take it away, and "
                    f"that game is played again"
                ) from None
            found[row.number] = row
        self.rows = [row for row in found.values() if not row.error]


def write_parquet(rows: Sequence[GameRow], file: Path) -> None:
    """One row for each finished game and seat, with everything that is known of it."""
    import polars

    found: list[dict[str, Any]] = []
    for row in sorted(rows, key=lambda one: one.number):
        for seat in row.seats:
            found.append(
                {
                    "game_number": row.number,
                    "deal": row.deal,
                    "seed": row.seed,
                    "ending": row.ending,
                    "seat": seat.seat,
                    "bot": seat.bot,
                    "score": seat.score,
                    "won": seat.won,
                    "winners": sum(other.won for other in row.seats),
                    "margin": margin(row, seat),
                    "decisions": seat.decisions,
                    "seconds": round(sum(seat.seconds), 4),
                    "seconds_by_decision": seat.seconds,
                    **seat.books,
                }
            )
    names = dict.fromkeys(name for row in found for name in row)
    columns = {name: _column([row.get(name) for row in found]) for name in names}
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        polars.DataFrame(columns, strict=False).write_parquet(part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _column(values: list[Any]) -> list[Any]:
    """Values of one kind: where kinds are mixed, as text."""
    kinds = {type(value) for value in values if value is not None}
    if len(kinds) <= 1 or kinds <= {int, float, bool}:
        return values
    return [None if value is None else str(value) for value in values]


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else f"{text[:77]}..."

"""`play`: sit down at a table in this terminal, alone or against bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console

from firekeeper.bots import UNLIMITED, Bot, Budget, make
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import RecordError
from firekeeper.library import load as load_record
from firekeeper.library import new, replay
from firekeeper.terminal.asking import FALLBACK_WIDTH, Lines, choose_table
from firekeeper.terminal.table import Table

HUMAN = 0


def play(
    game: str,
    options: dict[str, Any],
    bots: list[str],
    seed: str | None = None,
    language: str = "en",
    pack: Path | None = None,
    load: Path | None = None,
    budget: Budget = UNLIMITED,
    *,
    stdin: TextIO | None = None,
    console: Console | None = None,
) -> int:
    """Play a game to its end or until the person leaves; the result is an exit code.

    Without options a terminal asks for the number of players, the language and the opponents. `bots` fill
    the other seats in turn and spend at most the budget on a decision. OptionError, PackError and RecordError
    say why a game cannot begin.
    """
    reader = sys.stdin if stdin is None else stdin
    lines = Lines(reader, console or _console())
    bots = bots or ["casual"]
    if lines.interactive and not options and load is None:
        chosen = choose_table(lines, game, bots, language)
        if chosen is None:
            return 0
        options, bots, language = chosen
    started = _game(game, options, seed, pack, load)
    table = Table(started, HUMAN, _opponents(started, bots), language, lines, budget)
    try:
        return table.run()
    except KeyboardInterrupt:
        table.leave_politely()
        return 0


def _console() -> Console:
    """Standard output; a pipe gets plain text of a fixed width."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=FALLBACK_WIDTH)


def _game(name: str, options: dict[str, Any], seed: str | None, pack: Path | None, load: Path | None) -> Game:
    if load is None:
        return new(name, seed=seed or secrets.token_hex(16), pack=pack, confirm={HUMAN}, **options)
    record = load_record(load)
    if record.seed is None:
        raise RecordError(0, "it does not hold its seed, so nobody could deal the next card")
    game = replay(record, pack=pack)
    game.confirm = frozenset({HUMAN})
    if not game.over:
        game.begin()
    return game


def _opponents(game: Game, names: list[str]) -> dict[int, Bot]:
    """A bot for every other seat that the rules do not play themselves. None of them learns the seed."""
    seats = [seat for seat in range(game.rules.seats) if seat != HUMAN and seat not in game.rules.automa]
    return {
        seat: make(names[at % len(names)], f"{game.record.header.commitment} {seat}")
        for at, seat in enumerate(seats)
    }

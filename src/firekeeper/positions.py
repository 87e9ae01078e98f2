"""Positions as files: `firekeeper.position("wendake", players=2)` sets one up, see docs/positions.md."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from firekeeper.kernel.position import PositionBuilder, PositionError
from firekeeper.titles import rules_for, title

MAX_BYTES = 1024 * 1024  # a position comes from outside; the longest of ours has a few kB


def position(game: str, *, rules: str | None = None, **arguments: Any) -> Any:
    """A position of a game under construction: its options, and what else its builder asks for.

    Its steps are methods that return the position; `check` says what is wrong with it, `play` starts a game
    from it, `text` writes it down. `rules` names an older version of the rules.
    """
    found = title(game)
    options, extras = found.part("position").Position.read(arguments)
    made = rules_for(game, options, None, rules)
    builder: PositionBuilder[Any] = found.part("position", made.options).Position(made, arguments, **extras)
    return builder


def save_position(made: PositionBuilder[Any], path: Path | str) -> None:
    """Write a position as TOML. It is checked before: a file holds a position that can be played."""
    Path(path).write_text(made.check().text(), encoding="utf-8")


def load_position(path: Path | str) -> Any:
    """Read a position file. PositionError says what is wrong with it."""
    place = Path(path)
    if place.stat().st_size > MAX_BYTES:
        raise PositionError(f"{place.name} is larger than {MAX_BYTES} bytes: not a position")
    try:
        return parse_position(place.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise PositionError(f"{place.name} is not a text file") from error


def parse_position(text: str) -> Any:
    """The position that `text()` wrote."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PositionError(f"this is not valid TOML: {error}") from error
    game, steps = data.pop("game", None), data.pop("steps", [])
    if not isinstance(game, str):
        raise PositionError('«game» must name a game, for example game = "wendake"')
    if not isinstance(steps, list) or not all(isinstance(line, str) for line in steps):
        raise PositionError('«steps» must be a list of strings, for example steps = ["have 0 corn=3"]')
    try:
        made = position(game, rules=data.pop("rules", None), **data)
    except TypeError as error:
        raise PositionError(f"a position of {game} cannot begin like this: {error}") from error
    return made.do(steps)

"""How a game is drawn on a terminal: by the module `<game>_screen` of this package, or as a plain outline."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text


@dataclass(frozen=True)
class Screen:
    """The drawings of a game. A scene is the table as one seat sees it; the rest draws scenes."""

    scene: Callable[..., Any]
    """Makes one from texts, wording, seat, the open decision or None, and its choices."""
    board: Callable[[Any, int, int | None, int | None], list[Text]]
    """The table for a width, and if they are limited for a number of lines and of panes."""
    opponents: Callable[[Any, int], list[Text]]
    score_sheet: Callable[[Any, int], list[Text]]
    quiet: frozenset[str] = frozenset()
    """Events that the board shows anyway: left out of the summary, kept in the log."""


def screen_of(game: str) -> Screen:
    """The drawings of a game: the SCREEN of its module."""
    drawn = f"{__package__}.{game}_screen"
    found: Screen = import_module(drawn if find_spec(drawn) else f"{__package__}.outline").SCREEN
    return found

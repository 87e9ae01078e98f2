"""The games that can be drawn on a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from firekeeper.terminal import wendake_screen
from firekeeper.terminal.wendake_scene import Scene


@dataclass(frozen=True)
class Screen:
    """The drawings of a game. A scene is the table as one seat sees it; the rest draws scenes."""

    scene: Callable[..., Any]
    board: Callable[[Any, int, int | None, int | None], list[Text]]
    opponents: Callable[[Any, int], list[Text]]
    score_sheet: Callable[[Any, int], list[Text]]
    quiet: frozenset[str]
    """Events that the board shows anyway: left out of the summary, kept in the log."""


SCREENS = {
    "wendake": Screen(
        scene=Scene,
        board=wendake_screen.board,
        opponents=wendake_screen.full_opponents,
        score_sheet=wendake_screen.score_sheet,
        quiet=frozenset(
            {"ActionPerformed", "DisplayFilled", "PhaseBegan", "TileTurned", "TilesSlid", "TopRowFilled"}
        ),
    ),
}

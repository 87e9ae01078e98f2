"""How a game is drawn on a terminal: by the screen that its title names, or as a plain outline.

A screen puts panes into columns, as many as the width allows, and shows those first that the open question is
about. A game says which panes there are and where they stand; a module of a game subclasses its screen and
adds its own.
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from rich.text import Text

from firekeeper.terminal.drawing import Pane, beside, joined, wrap
from firekeeper.terminal.scene import Scene
from firekeeper.titles import title

GAP = 2
"""Characters between two columns."""


class Screen:
    """The drawings of a game."""

    scene: type[Scene] = Scene
    """Made from texts, wording, seat, the open decision or None, and its choices."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Events that the board shows anyway: left out of the summary, kept in the log."""
    order: ClassVar[tuple[str, ...]] = ()
    """All panes, the most useful first."""
    columns: ClassVar[dict[int, tuple[tuple[str, ...], ...]]] = {}
    """Where the panes stand, by the number of columns."""
    wide: ClassVar[tuple[int, int]] = (110, 190)
    """The widths from which on there are two and three columns."""

    # --- what a game says -----------------------------------------------------------------------

    def panes(self, scene: Any) -> list[Pane]:
        """All panes there are."""
        return []

    def topics(self, scene: Any) -> tuple[str, ...]:
        """The panes that the open question is about, most needed first."""
        return ()

    def title(self, scene: Any) -> list[Text]:
        """What stands above the panes: year or round, who one is, the turn order."""
        return []

    def left(self, width: int) -> int:
        """How wide the first of several columns is."""
        return width // 2

    def opponents(self, scene: Any, width: int) -> list[Text]:
        """Everything the reader may know of everybody else: what each of them has."""
        lines: list[Text] = []
        for player in scene.view.players:
            if player.seat != scene.seat:
                draw = partial(self.belongings, scene, player.seat)
                lines += [*Pane("mine", scene.name(player.seat), (draw,)).lines(width), Text()]
        return lines

    def belongings(self, scene: Any, seat: int, width: int) -> list[Text]:
        """What a seat has."""
        return []

    def score_sheet(self, scene: Any, width: int) -> list[Text]:
        """Every part of the final score."""
        return []

    # --- what every game gets -------------------------------------------------------------------

    def widths(self, width: int) -> list[int]:
        """The columns of a terminal."""
        if width < self.wide[0]:
            return [width]
        left = self.left(width)
        if width < self.wide[1]:
            return [left, width - left - GAP]
        middle = (width - left - 2 * GAP) // 2
        return [left, middle, width - left - middle - 2 * GAP]

    def priorities(self, scene: Any) -> list[str]:
        """The panes, those first that the open question is about."""
        return list(dict.fromkeys([*self.topics(scene), *self.order]))

    def board(self, scene: Any, width: int, height: int | None, most: int | None = None) -> list[Text]:
        """The table. With a `height` only as much of it as fits, with `most` only so many panes."""
        across = self.widths(width)
        columns = self.columns[len(across)]
        header = wrap(joined(self.title(scene)), width, 2)
        left = None if height is None else max(0, height - len(header))
        every = {pane.name: pane for pane in self.panes(scene)}
        chosen: dict[str, list[Text]] = {}
        used = [0] * len(columns)
        for name in [name for name in self.priorities(scene) if name in every][:most]:
            at = next(at for at, names in enumerate(columns) if name in names)
            # What the question is about is shown in any case, even if the top of it scrolls away.
            lines = every[name].lines(across[at], None if left is None else left - used[at], not chosen)
            if lines:
                chosen[name] = lines
                used[at] += len(lines)
        stacks = [[line for name in names for line in chosen.get(name, [])] for names in columns]
        return [*header, *beside(stacks, across, GAP)]


class ScoreSheet:
    """A table of points: a column for each seat, with its name above."""

    def __init__(self, scene: Scene, label: int, column: int) -> None:
        self.label = label
        self.column = column
        head = Text(" " * label)
        for seat in range(scene.rules.seats):
            head.append(scene.name(seat).rjust(column), scene.colours[seat])
        self.lines = [head]

    def row(self, name: Text, cells: list[str], style: str = "default") -> None:
        name.pad_right(max(1, self.label - name.cell_len))
        for cell in cells:
            name.append(cell.rjust(self.column), style)
        self.lines.append(name)


def tie(scene: Scene, totals: list[int]) -> list[Text]:
    """How equal totals at the top are decided."""
    return [Text(scene.t("sheet-tie"))] if totals.count(max(totals)) > 1 else []


def screen_of(game: str, options: Any = None) -> Screen:
    """The drawings of a game; with options, of the last of its modules in use that has a screen."""
    from firekeeper.terminal.outline import SCREEN  # it is a screen itself

    drawn = title(game).screen(options)
    return drawn if isinstance(drawn, Screen) else SCREEN

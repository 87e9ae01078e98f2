"""The table as an outline, for games that nobody has drawn yet: everything the seat may see, name by name.

It shows the view as the protocol has it, in the words of the protocol. It is complete and true for any game,
and no match for a drawing: a game of its own `<game>_screen` module is what people should get.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.text import Text

from firekeeper.terminal.drawing import wrap
from firekeeper.terminal.scene import Scene
from firekeeper.terminal.screens import Screen


class Outline(Screen):
    """Shows everything, and in the order of the view."""

    def board(self, scene: Scene, width: int, height: int | None, most: int | None = None) -> list[Text]:
        """The whole view; where room is scarce what is simple first, and a mark where it was cut."""
        view: dict[str, Any] = msgspec.to_builtins(scene.view)
        simple = {name: value for name, value in view.items() if not _nested(value)}
        nested = {name: value for name, value in view.items() if _nested(value)}
        lines = [
            line for text, depth in _outline(simple | nested, 0) for line in wrap(text, width, 2 * depth + 2)
        ]
        return lines if height is None or len(lines) <= height else [*lines[: max(0, height - 1)], Text("…")]

    def opponents(self, scene: Scene, width: int) -> list[Text]:
        return self.board(scene, width, None)

    def score_sheet(self, scene: Scene, width: int) -> list[Text]:
        return self.board(scene, width, None)


def _nested(value: Any) -> bool:
    """Whether a value needs lines of its own."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(isinstance(item, dict) or (isinstance(item, list) and _nested(item)) for item in inner)


def _outline(value: dict[str, Any] | list[Any], depth: int) -> Iterator[tuple[Text, int]]:
    """The lines of something nested, each with its depth."""
    items = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, item in items:
        label = f"{'  ' * depth}{name}: "
        if _nested(item):
            yield Text(label, "bold"), depth
            yield from _outline(item, depth + 1)
        else:
            yield Text.assemble((label, "bold"), _plain(item)), depth


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(item)}" for name, item in value.items()) or "-"
    if isinstance(value, list):
        between = " | " if any(isinstance(item, list) for item in value) else " "
        return between.join(_plain(item) for item in value) or "-"
    return "-" if value in ("", None) else str(value)


SCREEN = Outline()

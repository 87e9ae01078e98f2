"""Drawing: panes of text lines, set side by side as the width of the terminal allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

SEATS = ("bold red", "bold yellow", "bold green", "bold bright_blue")
"""The colours of the seats. Letters stand beside them everywhere, for those who cannot tell them apart."""

TITLE = "bold cyan"
QUIET = "bright_black"

# Rich breaks lines at every kind of space; while it does, these two are something else.
_FIRM = {0x202F: 0xE000, 0x00A0: 0xE001}
_SPACES = {stand_in: space for space, stand_in in _FIRM.items()}

_RULER = Console(width=500, file=None, color_system=None)


Draw = Callable[[int], list[Text]]


@dataclass(frozen=True)
class Pane:
    """A part of the table. Each of `forms` gives its lines for a width, or none if it has nothing to show.

    The most pleasing form comes first; `brief` is a line or two without a title, where room is scarce.
    """

    name: str
    title: str
    forms: tuple[Draw, ...]
    brief: Draw | None = None

    def lines(self, width: int, room: int | None = None, needed: bool = False) -> list[Text]:
        """The first form that fits into `room` lines; nothing if none does, unless the pane is `needed`."""
        shortest: list[Text] = []
        for form in self.forms:
            lines = form(width)
            if lines:
                shortest = [heading(self.title, width), *lines]
                if room is None or len(shortest) <= room:
                    return cut(shortest, width)
        if shortest and self.brief is not None:
            shortest = self.brief(width)
        return cut(shortest, width) if needed or (room is not None and len(shortest) <= room) else []


def cut(lines: list[Text], width: int) -> list[Text]:
    """The same lines, none of them wider than `width`."""
    for line in lines:
        line.truncate(width)
    return lines


def heading(title: str, width: int) -> Text:
    """The title of a pane in a line of its width."""
    if not title:
        return Text("─" * width, QUIET)
    rest = max(0, width - cell_len(title) - 4)
    return Text.assemble(("── ", QUIET), (title, TITLE), (f" {'─' * rest}", QUIET))


def wrap(text: Text, width: int, indent: int = 0) -> list[Text]:
    """The lines of a text; those after the first are indented. No-break spaces do not break."""
    firm = text.copy()
    firm.plain = firm.plain.translate(_FIRM)
    lines = list(firm.wrap(_RULER, max(10, width - indent)))
    for line in lines:
        line.rstrip()
        line.plain = line.plain.translate(_SPACES)
    return [lines[0], *[Text(" " * indent).append_text(line) for line in lines[1:]]] if lines else [Text()]


def joined(parts: list[Text], separator: str = " · ") -> Text:
    """Things in a row with a separator between them."""
    return Text(separator, QUIET).join(parts)


def beside(columns: list[list[Text]], widths: list[int], gap: int = 2) -> list[Text]:
    """Columns of lines side by side."""
    height = max((len(column) for column in columns), default=0)
    rows = []
    for at in range(height):
        row = Text()
        for number, (column, width) in enumerate(zip(columns, widths, strict=True)):
            cell = column[at].copy() if at < len(column) else Text()
            cell.truncate(width, pad=number < len(columns) - 1)
            row.append_text(cell)
            if number < len(columns) - 1:
                row.append(" " * gap)
        row.rstrip()
        rows.append(row)
    return rows


def flow(items: list[Text], width: int, indent: int = 0, gap: int = 3) -> list[Text]:
    """Items one after the other, as many in a line as fit, none of them torn if it can be helped."""
    lines: list[Text] = []
    line = Text(" " * indent)
    for item in items:
        if line.cell_len > indent and line.cell_len + gap + item.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
        if line.cell_len > indent:
            line.append(" " * gap)
        if indent + item.cell_len > width:
            *torn, last = wrap(item, width - indent, 4)
            lines += [Text(" " * indent).append_text(part) for part in torn]
            line.append_text(last)
        else:
            line.append_text(item)
    lines.append(line)
    return lines


def in_columns(items: list[Text], width: int, most: int = 3) -> list[Text]:
    """Items read down, then across, in as many columns as fit."""
    widest = max((item.cell_len for item in items), default=0)
    count = max(1, min(most, (width + 3) // (widest + 3), len(items)))
    if count == 1:
        return [line for item in items for line in wrap(item, width, 4)]
    height = -(-len(items) // count)
    count = -(-len(items) // height)
    columns = [items[at * height : (at + 1) * height] for at in range(count)]
    return beside(columns, [widest] * count, 3)

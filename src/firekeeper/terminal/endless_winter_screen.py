"""Endless Winter's table on a terminal: which panes stand where, which matter now, and the score sheet."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.text import Text

from firekeeper.games.endless_winter.terms import SOURCES
from firekeeper.terminal import endless_winter_map, endless_winter_panes
from firekeeper.terminal.drawing import Draw, Pane, beside, joined, wrap
from firekeeper.terminal.endless_winter_scene import SEATS, Scene
from firekeeper.terminal.screens import Screen

# What a decision is about: the panes it needs, most needed first. Others follow in the order of ALL.
TOPICS: Final = {
    "camp": ("map", "mine"), "move": ("map", "mine"), "village": ("map", "mine"), "gather": ("map", "mine"),
    "build": ("megaliths", "mine"), "learn": ("display", "mine", "hand"), "stone": ("reserve", "mine"),
    "hunt": ("market", "mine", "hand"), "recruit": ("market", "mine", "hand"), "commit": ("hand", "mine"),
    "play": ("hand", "mine", "columns"), "place": ("columns", "mine", "hand", "market", "map"),
}  # fmt: skip
"""By verb, since one question may be about many things."""
ALL: Final = (
    "mine", "offered", "columns", "map", "hand", "market", "opponents", "display", "reserve", "megaliths",
    "benefits",
)  # fmt: skip
COLUMNS: Final = {
    1: (
        ("offered", "columns", "market", "map", "megaliths", "display", "reserve", "benefits", "opponents",
         "mine", "hand"),
    ),
    2: (
        ("map", "megaliths", "benefits", "opponents"),
        ("offered", "columns", "market", "mine", "hand", "display", "reserve"),
    ),
    3: (
        ("map", "megaliths", "benefits"),
        ("offered", "columns", "market", "mine", "hand"),
        ("display", "reserve", "opponents"),
    ),
}  # fmt: skip
GAP: Final = 2


def widths(width: int) -> list[int]:
    """The columns of a terminal: one, two from 130 characters on, three from 200 on."""
    left = 76
    if width >= 200:
        middle = (width - left - 2 * GAP) // 2
        return [left, middle, width - left - middle - 2 * GAP]
    return [left, width - left - GAP] if width >= 130 else [width]


def panes(scene: Scene) -> dict[str, Pane]:
    """All panes there are."""
    t, drawn = scene.t, endless_winter_panes

    def pane(name: str, title: str, *forms: Draw, brief: Draw | None = None) -> Pane:
        return Pane(name, title, forms, brief)

    found = [
        pane("map", t("endless_winter-pane-map"), partial(draw_map, scene),
             partial(endless_winter_map.listed, scene)),
        pane("benefits", t("endless_winter-pane-benefits"), partial(endless_winter_map.benefits, scene)),
        pane("megaliths", t("endless_winter-pane-megaliths"), partial(endless_winter_map.megaliths, scene)),
        pane("mine", t("endless_winter-pane-mine"), partial(drawn.belongings, scene, scene.seat),
             brief=partial(drawn.goods, scene, scene.seat)),
        pane("hand", t("endless_winter-pane-cards"), partial(drawn.hand, scene)),
        pane("columns", t("endless_winter-pane-columns"), partial(drawn.columns, scene),
             brief=partial(drawn.column_rows, scene)),
        pane("market", t("endless_winter-pane-market"), partial(drawn.market, scene)),
        pane("display", t("endless_winter-pane-display"), partial(drawn.display, scene),
             brief=partial(drawn.display_titles, scene)),
        pane("reserve", t("endless_winter-pane-reserve"), partial(drawn.reserve, scene),
             brief=partial(drawn.reserve_titles, scene)),
        pane("offered", t("endless_winter-pane-offered"), partial(drawn.offered, scene)),
        pane("opponents", t("pane-opponents"), partial(drawn.opponents, scene)),
    ]  # fmt: skip
    return {pane.name: pane for pane in found}


def draw_map(scene: Scene, width: int) -> list[Text]:
    """The drawn map with the Villages below; nothing if it cannot be drawn that small."""
    drawing = endless_winter_map.drawn(scene, width)
    return [*drawing, *endless_winter_map.villages(scene, width)] if drawing else []


def priorities(scene: Scene) -> list[str]:
    """The panes, those first that the open choices are about."""
    first: list[str] = []
    for verb in dict.fromkeys(choice.verb for choice in scene.choices):
        first += [name for name in TOPICS.get(verb, ()) if name not in first]
    return [*first, *[name for name in ALL if name not in first]]


def board(scene: Scene, width: int, height: int | None, most: int | None = None) -> list[Text]:
    """The table. With a `height` only as much of it as fits, with `most` only so many panes."""
    across = widths(width)
    columns = COLUMNS[len(across)]
    header = title(scene, width)
    left = None if height is None else max(0, height - len(header))
    every = panes(scene)
    chosen: dict[str, list[Text]] = {}
    used = [0] * len(columns)
    for name in priorities(scene)[:most]:
        at = next(at for at, names in enumerate(columns) if name in names)
        # What the question is about is shown in any case, even if the top of it scrolls away.
        lines = every[name].lines(across[at], None if left is None else left - used[at], not chosen)
        if lines:
            chosen[name] = lines
            used[at] += len(lines)
    stacks = [[line for name in names for line in chosen.get(name, [])] for names in columns]
    return [*header, *beside(stacks, across, GAP)]


def title(scene: Scene, width: int) -> list[Text]:
    """Round, phase, who one is, and the turn order."""
    t, view = scene.t, scene.view
    parts = [
        Text(t("endless_winter-pane-round", round=view.round, rounds=view.rounds), "bold"),
        Text(t("endless_winter-pane-phase", phase=view.phase, lap=view.lap, laps=scene.rules.laps)),
        Text(t("endless_winter-pane-you", name=scene.name(scene.seat)), SEATS[scene.seat]),
    ]
    if view.order:
        names = Text(" ").join([Text(scene.name(seat), SEATS[seat]) for seat in view.order])
        parts.append(Text(t("pane-order")).append(" ").append_text(names))
    return wrap(joined(parts), width, 2)


def full_opponents(scene: Scene, width: int) -> list[Text]:
    """Everything the reader may know of everybody else."""
    lines: list[Text] = []
    for player in scene.view.players:
        if player.seat != scene.seat:
            draw = partial(endless_winter_panes.belongings, scene, player.seat)
            lines += [*Pane("mine", scene.name(player.seat), (draw,)).lines(width), Text()]
    return lines


# --- the end ----------------------------------------------------------------------------------------------


def score_sheet(scene: Scene, width: int) -> list[Text]:
    """Points by source, and who has won."""
    t, players = scene.t, scene.view.players
    names = {source: t(f"endless_winter-sheet-{source}") for source in SOURCES}
    label = max(len(name) for name in (*names.values(), t("sheet-total"))) + 2
    column = max(8, *(len(scene.name(player.seat)) + 2 for player in players))
    head = Text(" " * label)
    for player in players:
        head.append(scene.name(player.seat).rjust(column), SEATS[player.seat])
    lines = [head]
    for source, name in names.items():
        line = Text(name.ljust(label))
        for player in players:
            line.append(str(player.earned[source]).rjust(column))
        lines.append(line)
    total = Text(t("sheet-total").ljust(label), "bold")
    for player in players:
        total.append(str(player.score).rjust(column), "bold")
    return [*lines, total, Text(), *_tie(scene)]


def _tie(scene: Scene) -> list[Text]:
    """How equal totals at the top are decided (EW-SCORE-02)."""
    totals = [player.score for player in scene.view.players]
    return [Text(scene.t("sheet-tie"))] if totals.count(max(totals)) > 1 else []


SCREEN: Final = Screen(
    scene=Scene,
    board=board,
    opponents=full_opponents,
    score_sheet=score_sheet,
    quiet=frozenset({"CardsCleared", "DisplayFilled", "FiguresReturned", "RestTokenReturned", "TurnBegan"}),
)

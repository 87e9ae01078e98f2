"""Endless Winter's table on a terminal."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from rich.text import Text

from firekeeper.games.endless_winter.terms import SOURCES
from firekeeper.terminal import endless_winter_map
from firekeeper.terminal import endless_winter_panes as panes
from firekeeper.terminal.drawing import Draw, Pane
from firekeeper.terminal.endless_winter_scene import WinterScene
from firekeeper.terminal.screens import ScoreSheet, Screen, tie

# What a decision is about: the panes it needs, most needed first. Others follow.
TOPICS: Final = {
    "camp": ("map", "mine"), "move": ("map", "mine"), "village": ("map", "mine"), "gather": ("map", "mine"),
    "build": ("megaliths", "mine"), "learn": ("display", "mine", "hand"), "stone": ("reserve", "mine"),
    "hunt": ("market", "mine", "hand"), "recruit": ("market", "mine", "hand"), "commit": ("hand", "mine"),
    "play": ("hand", "mine", "columns"), "place": ("columns", "mine", "hand", "market", "map"),
}  # fmt: skip
"""By verb, since one question may be about many things."""


class WinterScreen(Screen):
    """Which panes stand where, which matter now, and the score sheet."""

    scene = WinterScene
    quiet = frozenset({"CardsCleared", "DisplayFilled", "FiguresReturned", "RestTokenReturned", "TurnBegan"})
    order = (
        "mine", "offered", "columns", "map", "hand", "market", "opponents", "display", "reserve", "megaliths",
        "benefits",
    )  # fmt: skip
    columns: ClassVar = {
        1: (
            ("offered", "columns", "market", "map", "megaliths", "display", "reserve", "benefits",
             "opponents", "mine", "hand"),
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
    wide = (130, 200)

    def left(self, width: int) -> int:
        return 76

    def panes(self, scene: WinterScene) -> list[Pane]:
        t, drawn = scene.t, endless_winter_map

        def pane(name: str, *forms: Draw, brief: Draw | None = None, title: str = "") -> Pane:
            return Pane(name, t(title or f"endless_winter-pane-{name}"), forms, brief)

        return [
            pane("map", partial(draw_map, scene), partial(drawn.listed, scene)),
            pane("benefits", partial(drawn.benefits, scene)),
            pane("megaliths", partial(drawn.megaliths, scene)),
            pane("mine", partial(panes.belongings, scene, scene.seat),
                 brief=partial(panes.goods, scene, scene.seat)),
            pane("hand", partial(panes.hand, scene), title="endless_winter-pane-cards"),
            pane("columns", partial(panes.columns, scene), brief=partial(panes.column_rows, scene)),
            pane("market", partial(panes.market, scene)),
            pane("display", partial(panes.display, scene), brief=partial(panes.display_titles, scene)),
            pane("reserve", partial(panes.reserve, scene), brief=partial(panes.reserve_titles, scene)),
            pane("offered", partial(panes.offered, scene)),
            pane("opponents", partial(panes.opponents, scene), title="pane-opponents"),
        ]  # fmt: skip

    def topics(self, scene: WinterScene) -> tuple[str, ...]:
        verbs = dict.fromkeys(choice.verb for choice in scene.choices)
        return tuple(name for verb in verbs for name in TOPICS.get(verb, ()))

    def title(self, scene: WinterScene) -> list[Text]:
        """Round, phase, who one is, and the turn order."""
        t, view = scene.t, scene.view
        parts = [
            Text(t("endless_winter-pane-round", round=view.round, rounds=view.rounds), "bold"),
            Text(t("endless_winter-pane-phase", phase=view.phase, lap=view.lap, laps=scene.rules.laps)),
            Text(t("endless_winter-pane-you", name=scene.name(scene.seat)), scene.colours[scene.seat]),
        ]
        return [*parts, *scene.in_order("pane-order", view.order)]

    def belongings(self, scene: WinterScene, seat: int, width: int) -> list[Text]:
        return panes.belongings(scene, seat, width)

    def score_sheet(self, scene: WinterScene, width: int) -> list[Text]:
        """Points by source."""
        t, players = scene.t, scene.view.players
        names = {source: t(f"endless_winter-sheet-{source}") for source in SOURCES}
        label = max(len(name) for name in (*names.values(), t("sheet-total"))) + 2
        sheet = ScoreSheet(scene, label, max(8, *(len(scene.name(player.seat)) + 2 for player in players)))
        for source, name in names.items():
            sheet.row(Text(name), [str(player.earned[source]) for player in players], "")
        totals = [player.score for player in players]
        sheet.row(Text(t("sheet-total"), "bold"), [str(total) for total in totals], "bold")
        return [*sheet.lines, Text(), *tie(scene, totals)]  # EW-SCORE-02


def draw_map(scene: WinterScene, width: int) -> list[Text]:
    """The drawn map with the Villages below; nothing if it cannot be drawn that small."""
    drawing = endless_winter_map.drawn(scene, width)
    return [*drawing, *endless_winter_map.villages(scene, width)] if drawing else []


SCREEN: Final = WinterScreen()

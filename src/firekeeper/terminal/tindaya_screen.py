"""Tindaya's table on a terminal."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from rich.text import Text

from firekeeper.terminal import tindaya_map
from firekeeper.terminal import tindaya_panes as panes
from firekeeper.terminal.drawing import Draw, Pane
from firekeeper.terminal.screens import ScoreSheet, Screen, tie
from firekeeper.terminal.tindaya_scene import HEX_FIRST, TindayaScene

TOPICS: Final = {
    "terrain": ("map",), "place": ("map", "mine"), "take": ("mine",), "develop": ("mine", "map", "mountain"),
    "produce": ("mine", "map", "mountain"), "pawn": ("mountain", "mine"), "buy": ("mine", "market"),
    "eat": ("mine",), "fire": ("mine", "coming"), "keep": ("mine", "goals"), "reveal": ("coming", "mountain"),
    "relocate": ("map", "coming"), "wreck": ("coming", "map"), "weapons": ("map", "mine"),
    **dict.fromkeys(sorted(HEX_FIRST), ("map", "mine")),
}  # fmt: skip
"""By verb, since one question may be about many things: the panes it needs, most needed first."""


class TindayaScreen(Screen):
    """Which panes stand where, which matter now, and the score sheet."""

    scene = TindayaScene
    quiet = frozenset({"TurnBegan", "TokensLaid", "TokenReturned", "Paid", "StepBegan"})
    order = ("mine", "map", "mountain", "coming", "goals", "opponents", "market")
    columns: ClassVar = {
        1: (("map", "coming", "mountain", "goals", "opponents", "market", "mine"),),
        2: (("map", "market"), ("coming", "mountain", "goals", "opponents", "mine")),
        3: (("map", "market"), ("coming", "mountain", "goals"), ("opponents", "mine")),
    }
    wide = (130, 210)

    def left(self, width: int) -> int:
        return 78 if width < 160 else 92

    def panes(self, scene: TindayaScene) -> list[Pane]:
        def pane(name: str, *forms: Draw, brief: Draw | None = None, title: str = "") -> Pane:
            return Pane(name, scene.t(title or f"tindaya-pane-{name}"), forms, brief)

        return [
            pane("map", partial(draw_map, scene), partial(tindaya_map.drawn, scene),
                 partial(tindaya_map.listed, scene)),
            pane("mine", partial(panes.belongings, scene, scene.seat),
                 brief=partial(panes.goods, scene, scene.seat)),
            pane("mountain", partial(panes.mountain, scene)),
            pane("coming", partial(panes.coming, scene)),
            pane("goals", partial(panes.goals, scene)),
            pane("market", partial(panes.market, scene)),
            pane("opponents", partial(panes.opponents, scene), title="pane-opponents"),
        ]  # fmt: skip

    def topics(self, scene: TindayaScene) -> tuple[str, ...]:
        verbs = dict.fromkeys(choice.verb for choice in scene.choices)
        return tuple(name for verb in verbs for name in TOPICS.get(verb, ()))

    def title(self, scene: TindayaScene) -> list[Text]:
        """Era, phase, who one is, and the turn order."""
        t, view = scene.t, scene.view
        phase = scene.called("phase", view.phase)
        if view.step:
            phase = f"{phase}: {scene.called('step', view.step)}"
        parts = [
            Text(t("tindaya-pane-era", era=view.era, eras=view.eras), "bold"),
            Text(phase),
            Text(t("tindaya-pane-you", name=scene.name(scene.seat)), scene.colours[scene.seat]),
        ]
        return [*parts, *scene.in_order("pane-order", view.order)]

    def belongings(self, scene: TindayaScene, seat: int, width: int) -> list[Text]:
        return panes.belongings(scene, seat, width)

    def score_sheet(self, scene: TindayaScene, width: int) -> list[Text]:
        """What the tribes have come to; in Domination the points decide, then inventions (TD-SCORE-08)."""
        t, players = scene.t, scene.view.players
        rows = {
            "villagers": [player.villagers for player in players],
            "nobles": [player.nobles for player in players],
            "prisoners": [player.prison for player in players],
            "inventions": [len(player.inventions) for player in players],
        }
        names = {name: t(f"tindaya-sheet-{name}") for name in rows}
        label = max(len(name) for name in (*names.values(), t("sheet-total"))) + 2
        sheet = ScoreSheet(scene, label, max(8, *(len(scene.name(player.seat)) + 2 for player in players)))
        for name, values in rows.items():
            sheet.row(Text(names[name]), [str(value) for value in values], "")
        if not scene.rules.domination:
            return sheet.lines
        totals = [player.score for player in players]
        sheet.row(Text(t("sheet-total"), "bold"), [str(total) for total in totals], "bold")
        return [*sheet.lines, Text(), *tie(scene, totals)]


def draw_map(scene: TindayaScene, width: int) -> list[Text]:
    """The drawn map with a list of what stands on it below; nothing if it cannot be drawn that small."""
    drawing = tindaya_map.drawn(scene, width)
    return [*drawing, *tindaya_map.listed(scene, width)] if drawing else []


SCREEN: Final = TindayaScreen()

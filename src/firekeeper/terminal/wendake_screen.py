"""Wendake's table on a terminal."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from rich.text import Text

from firekeeper.games.wendake.terms import TRACKS
from firekeeper.kernel.frame import frame_name
from firekeeper.terminal import wendake_map
from firekeeper.terminal import wendake_panes as panes
from firekeeper.terminal.drawing import QUIET, Draw, Pane, wrap
from firekeeper.terminal.screens import ScoreSheet, Screen, tie
from firekeeper.terminal.wendake_scene import WendakeScene

# What a decision is about: the panes it needs, most needed first. Others follow.
TOPICS: Final = {
    "map": ("map", "mine", "village", "tracks"),
    "trade": ("mine", "progress", "tracks", "village", "map"),
    "masks": ("masks", "mine", "tracks", "village"),
    "military": ("map", "turtles", "tracks", "mine", "village"),
    "tiles": ("village", "display", "mine", "map"),
    "scores": ("tracks", "mine", "village", "map"),
    "people": ("mine", "tracks", "map", "village"),
    "turn": ("village", "mine", "map", "tracks", "opponents"),
}
TOPIC_OF: Final = {
    "ChooseHome": "map", "LaunchCanoe": "map", "MoveStep": "map", "LoseNative": "map",
    "Exchange": "trade", "BuyProgress": "trade", "PayProgress": "trade", "BuyPoints": "trade",
    "TakeLeftover": "trade", "GainResource": "trade", "SpendForPoints": "trade", "ChooseVegetable": "trade",
    "DrawMask": "masks", "DiscardMask": "masks", "PlayMasks": "masks", "PlaceBonusMask": "masks",
    "ChooseMask": "masks", "ChangeMask": "masks", "ClaimTurtles": "military", "ScoreMajorities": "military",
    "ChooseFlag": "military", "ReplaceTile": "tiles", "BeforeSliding": "tiles", "SwapFirst": "tiles",
    "SwapSecond": "tiles", "FlipTile": "tiles", "LightFire": "tiles", "ScoreTiedTrack": "scores",
    "ChoosePointTrack": "scores", "ShiftPoint": "scores", "AssignTurtle": "scores", "CallHome": "people",
    "CallExtra": "people", "ScoreRitual": "people", "ChooseTribe": "people",
}  # fmt: skip
MAP_ROWS: Final = (22, 20, 18, 16)


class WendakeScreen(Screen):
    """Which panes stand where, which matter now, and the final score sheet."""

    scene: type[WendakeScene] = WendakeScene
    topic_of: ClassVar[dict[str, str]] = TOPIC_OF
    topic_panes: ClassVar[dict[str, tuple[str, ...]]] = TOPICS
    quiet = frozenset(
        {"ActionPerformed", "DisplayFilled", "PhaseBegan", "TileTurned", "TilesSlid", "TopRowFilled"}
    )
    order: ClassVar[tuple[str, ...]] = (
        "village", "mine", "map", "tracks", "opponents", "masks", "progress", "turtles", "display",
    )  # fmt: skip
    columns: ClassVar = {
        1: (
            ("map", "village", "mine", "tracks", "opponents", "masks", "turtles", "progress", "display"),
        ),
        2: (
            ("map", "masks", "turtles", "progress"),
            ("village", "mine", "tracks", "opponents", "display"),
        ),
        3: (
            ("map", "opponents"),
            ("village", "mine"),
            ("tracks", "masks", "turtles", "display", "progress"),
        ),
    }  # fmt: skip

    def left(self, width: int) -> int:
        return 84 if width >= self.wide[1] else max(70, width * 56 // 100)

    def panes(self, scene: WendakeScene) -> list[Pane]:
        t, seat = scene.t, scene.seat

        def pane(name: str, draw: Draw, brief: Draw | None = None, title: str = "") -> Pane:
            return Pane(name, title or t(f"pane-{name}"), (draw,), brief)

        drawn = tuple(partial(draw_map, scene, rows) for rows in MAP_ROWS)
        listed = partial(wendake_map.listed, scene)
        display = t("pane-display", level=scene.view.level, stack=scene.view.stack)
        return [
            Pane("map", t("pane-map"), (*drawn, listed), partial(wendake_map.brief, scene)),
            pane("village", partial(panes.village, scene, seat), partial(panes.village_rows, scene, seat)),
            pane("mine", partial(panes.belongings, scene, seat), partial(panes.goods, scene, seat)),
            pane("tracks", partial(panes.tracks, scene), partial(panes.my_tracks, scene)),
            pane("masks", partial(panes.masks, scene)),
            pane("turtles", partial(panes.turtles, scene)),
            pane("progress", partial(panes.progress, scene)),
            pane("display", partial(panes.display, scene), title=display),
            pane("opponents", partial(panes.opponents, scene)),
        ]

    def topics(self, scene: WendakeScene) -> tuple[str, ...]:
        topic = "turn" if scene.decision is None else self.topic_of.get(frame_name(scene.decision), "turn")
        return self.topic_panes[topic]

    def title(self, scene: WendakeScene) -> list[Text]:
        """Year, who one is, and the turn order of this year and the next."""
        t, view = scene.t, scene.view
        tribe = t(f"wendake-tribe-{scene.me.tribe}")
        parts = [
            Text(t("pane-year", year=view.year, years=view.years), "bold"),
            Text(t("pane-you", name=scene.name(scene.seat), tribe=tribe), scene.colours[scene.seat]),
        ]
        reserved = [seat for seat in view.reserved if seat >= 0]
        return [
            *parts,
            *scene.in_order("pane-order", view.order),
            *scene.in_order("pane-reserved", reserved),
        ]

    def opponents(self, scene: WendakeScene, width: int) -> list[Text]:
        """Grid and belongings of everybody else."""
        lines: list[Text] = []
        for player in scene.view.players:
            if player.seat == scene.seat or player.automa:
                continue
            tribe = scene.t(f"wendake-tribe-{player.tribe}")
            label = scene.t("pane-player", name=scene.name(player.seat), tribe=tribe, points=player.total)
            grid = Pane("village", label, (partial(panes.village, scene, player.seat),))
            lines += [*grid.lines(width), *panes.belongings(scene, player.seat, width), Text()]
        return lines

    def score_sheet(self, scene: WendakeScene, width: int) -> list[Text]:
        t, view = scene.t, scene.view
        seats = list(range(scene.rules.seats))
        label = max(len(t(key)) for key in ("sheet-swap", "sheet-objectives", "sheet-total", "sheet-pair"))
        label = max(label + 3, *(len(t(f"wendake-track-{track}")) + 5 for track in TRACKS))
        sheet = ScoreSheet(scene, label, max(8, *(len(scene.name(seat)) + 3 for seat in seats)))
        for number, pair in enumerate(view.pairs):
            for at, track in enumerate(pair):
                name = Text.assemble(("┌ " if at == 0 else "└ ", QUIET), t(f"wendake-track-{track}"))
                sheet.row(name, _cells(scene, [player.score[track] for player in view.players]), QUIET)
            counted = _cells(scene, [player.counting[number] for player in view.players])
            sheet.row(Text(f"  {t('sheet-pair')}", "bold"), counted, "bold")
        swaps = [player.swaps * scene.rules.swap_points for player in view.players]
        sheet.row(Text(t("sheet-swap")), _cells(scene, swaps))
        self.other_points(scene, sheet)
        totals = [player.total for player in view.players]
        sheet.row(Text(t("sheet-total"), "bold"), [str(total) for total in totals], "bold")
        return [*sheet.lines, Text(), *self.notes(scene, width)]

    def other_points(self, scene: WendakeScene, sheet: ScoreSheet) -> None:
        """The rows of a module, before the totals."""

    def notes(self, scene: WendakeScene, width: int) -> list[Text]:
        """What stands below the totals: how ties are broken (WK-END-06)."""
        return tie(scene, [player.total for player in scene.view.players])


def draw_map(scene: WendakeScene, rows: int, width: int) -> list[Text]:
    """The drawn map with its key; nothing if it cannot be drawn that small."""
    drawing = wendake_map.drawn(scene, width, rows)
    return [] if drawing is None else [*drawing, *wrap(Text(scene.t("pane-map-key"), QUIET), width, 2)]


def _cells(scene: WendakeScene, values: list[int]) -> list[str]:
    """Numbers by seat; an automa has none of its own."""
    return ["" if seat in scene.rules.automa else str(value) for seat, value in enumerate(values)]


SCREEN: Final = WendakeScreen()

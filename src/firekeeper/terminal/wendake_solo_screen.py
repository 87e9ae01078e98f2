"""The solitaire table of Wendake on a terminal: the Ghost's plan, and objectives."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from rich.text import Text

from firekeeper.games.wendake.solo.game import Solitaire
from firekeeper.games.wendake.solo.state import GHOST
from firekeeper.games.wendake.solo.view import SoloView
from firekeeper.kernel.wording import Message
from firekeeper.terminal.drawing import QUIET, Pane, joined, wrap
from firekeeper.terminal.screens import ScoreSheet
from firekeeper.terminal.wendake_panes import USED
from firekeeper.terminal.wendake_scene import WendakeScene
from firekeeper.terminal.wendake_screen import WendakeScreen


class SoloScene(WendakeScene):
    """What several drawings of the solitaire table need."""

    rules: Solitaire
    view: SoloView

    def at_slot(self, slot: int) -> list[int]:
        return [GHOST] if self.view.ghost.slot == slot else []


class SoloScreen(WendakeScreen):
    """Wendake's screen with a pane for the Ghost."""

    scene = SoloScene
    order: ClassVar[tuple[str, ...]] = (
        "village", "mine", "map", "tracks", "ghost", "opponents", "masks", "progress", "turtles", "display",
    )  # fmt: skip
    columns: ClassVar = {
        1: (
            ("map", "village", "mine", "tracks", "ghost", "opponents", "masks", "turtles", "progress",
             "display"),
        ),
        2: (
            ("map", "ghost", "masks", "turtles", "progress"),
            ("village", "mine", "tracks", "opponents", "display"),
        ),
        3: (
            ("map", "opponents", "ghost"),
            ("village", "mine"),
            ("tracks", "masks", "turtles", "display", "progress"),
        ),
    }  # fmt: skip
    topic_of: ClassVar = WendakeScreen.topic_of | {"LoseGuard": "map"}
    topic_panes: ClassVar = WendakeScreen.topic_panes | {
        "turn": ("village", "mine", "ghost", "map", "tracks", "opponents")
    }

    def panes(self, scene: SoloScene) -> list[Pane]:  # type: ignore[override]
        return [*super().panes(scene), self._ghost(scene)]

    def _ghost(self, scene: SoloScene) -> Pane:
        return Pane("ghost", scene.t("pane-ghost"), (partial(ghost, scene),), partial(next_ghost, scene))

    def opponents(self, scene: SoloScene, width: int) -> list[Text]:  # type: ignore[override]
        return self._ghost(scene).lines(width)

    def other_points(self, scene: SoloScene, sheet: ScoreSheet) -> None:  # type: ignore[override]
        cards, rules = scene.view.ghost.cards, scene.rules
        points = sum(rules.objective_points if card.met else -rules.objective_penalty for card in cards)
        sheet.row(Text(scene.t("sheet-objectives")), [str(points), ""])

    def notes(self, scene: SoloScene, width: int) -> list[Text]:  # type: ignore[override]
        """Which objectives are met; there are no ties against the Ghost (WK-SOLO-73)."""
        lines = []
        for card in scene.view.ghost.cards:
            sign = "✓" if card.met else "–"
            lines += wrap(Text(f"{sign} {scene.t(f'wendake-objective-{card.objective}')}"), width, 2)
        return lines


def ghost(scene: SoloScene, width: int) -> list[Text]:
    """The Ghost's plan of the year and the objectives on its cards."""
    view = scene.view.ghost
    lines = wrap(Text(scene.t("pane-ghost-state", score=view.score, level=view.level)), width, 2)
    stakes = scene.t("pane-stakes", points=view.objective_points, penalty=view.objective_penalty)
    lines += wrap(Text(stakes), width, 2)
    for card in sorted(view.cards, key=lambda card: card.turn):
        done = card.turn <= view.turns_taken
        face = Message(f"wendake-ghost-{card.face}")
        shown = scene.say(face)
        if card.action:
            action = Message(f"wendake-ghost-action-{card.action}")
            shown = scene.t("pane-ghost-plan", face=face, action=action)
        sign = USED if done else f"{card.turn}." if card.turn else "–"
        lines += wrap(Text(f"{sign} {shown}", QUIET if done else "bold"), width, 3)
        goal = Text(f"   {'✓' if card.met else '–'} ", "bold green" if card.met else QUIET)
        objective = scene.wording.objective(card.objective)
        goal.append(scene.t("pane-objective", objective=objective, count=card.value), QUIET)
        lines += wrap(goal, width, 5)
    return lines


def next_ghost(scene: SoloScene, width: int) -> list[Text]:
    """Only the Ghost's points and what it does next."""
    view = scene.view.ghost
    parts = [Text(scene.name(GHOST), scene.colours[GHOST]), Text(scene.t("pane-points", points=view.score))]
    for card in view.cards:
        if card.turn == view.turns_taken + 1 and card.action:
            parts.append(Text(scene.t("pane-next", action=Message(f"wendake-ghost-action-{card.action}"))))
    return wrap(joined(parts), width, 2)


SCREEN: Final = SoloScreen()

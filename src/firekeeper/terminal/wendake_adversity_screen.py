"""Solitaire with Adversity cards on a terminal: the card in force, tokens and patrols, the Ghost's plan."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from rich.text import Text

from firekeeper.games.wendake.adversity.game import Adversity
from firekeeper.games.wendake.adversity.view import AdversityView
from firekeeper.games.wendake.adversity.wording import AdversityWording
from firekeeper.kernel.wording import Message, listed
from firekeeper.terminal.drawing import QUIET, Pane, wrap
from firekeeper.terminal.wendake_solo_screen import SoloScene, SoloScreen, ghost, next_ghost


class AdversityScene(SoloScene):
    """What several drawings of this table need."""

    rules: Adversity
    view: AdversityView
    wording: AdversityWording


class AdversityScreen(SoloScreen):
    """The solitaire screen; the Ghost's pane begins with the card of the year."""

    scene = AdversityScene
    topic_of: ClassVar = SoloScreen.topic_of | {"RecallWoman": "map", "LoseWarrior": "map"}

    def _ghost(self, scene: AdversityScene) -> Pane:  # type: ignore[override]
        drawings = (partial(card, scene), partial(ghost, scene))
        return Pane("ghost", scene.t("pane-ghost"), drawings, partial(next_ghost, scene))


def card(scene: AdversityScene, width: int) -> list[Text]:
    """The Adversity card in force, the tokens revealed, and where patrols stand."""
    view = scene.view.adversity
    if not view.card.effect:
        return []
    lines = wrap(
        Text(scene.say(scene.wording.adversity(view.card.effect, view.card.shows)), "bold"), width, 2
    )
    lines += wrap(Text(scene.t(f"wendake-adversity-{view.card.effect}-text"), QUIET), width, 2)
    signs = {"arrow": "→", "circle": "○", "": "·"}
    tokens = " ".join([signs[token] for token in view.tokens])
    lines += wrap(Text(scene.t("pane-tokens", tokens=tokens)), width, 2)
    if view.europeans:
        places = listed([Message(f"wendake-territory-{name}") for name in view.europeans])
        lines += wrap(Text(scene.t("pane-europeans", places=places)), width, 2)
    return lines


SCREEN: Final = AdversityScreen()

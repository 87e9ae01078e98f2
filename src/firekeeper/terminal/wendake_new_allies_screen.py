"""The table of Wendake with New Allies on a terminal: alliances, ships, patrols and Turn cards."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text

from firekeeper.games.wendake.new_allies.game import NewAllies
from firekeeper.games.wendake.new_allies.view import AllyView
from firekeeper.kernel.wording import Message
from firekeeper.terminal.drawing import QUIET, Pane, wrap
from firekeeper.terminal.screens import ScoreSheet
from firekeeper.terminal.wendake_panes import USED
from firekeeper.terminal.wendake_scene import WendakeScene
from firekeeper.terminal.wendake_screen import WendakeScreen

IN_AN_ALLIANCE: Final = (
    "OrderAlliance", "AdvanceDisk", "AllianceEffect", "PlaceShip", "Barter", "PatrolStep", "AdvanceByCard",
)  # fmt: skip


class AllyScene(WendakeScene):
    """What several drawings of the table need."""

    rules: NewAllies
    view: AllyView


class AllyScreen(WendakeScreen):
    """Wendake's screen with a pane for alliances and one for Turn cards."""

    scene = AllyScene
    order: ClassVar[tuple[str, ...]] = (
        "village", "mine", "map", "tracks", "alliance", "cards", "opponents", "masks", "progress", "turtles",
        "display",
    )  # fmt: skip
    columns: ClassVar = {
        1: (
            ("map", "village", "mine", "tracks", "alliance", "cards", "opponents", "masks", "turtles",
             "progress", "display"),
        ),
        2: (
            ("map", "alliance", "masks", "turtles", "progress"),
            ("village", "mine", "tracks", "cards", "opponents", "display"),
        ),
        3: (
            ("map", "alliance", "opponents"),
            ("village", "mine", "cards"),
            ("tracks", "masks", "turtles", "display", "progress"),
        ),
    }  # fmt: skip
    topic_of: ClassVar = (
        WendakeScreen.topic_of
        | dict.fromkeys(IN_AN_ALLIANCE, "alliance")
        | {"LookForTurtle": "military", "AfterClaims": "military", "LookForTile": "tiles"}
    )
    topic_panes: ClassVar = WendakeScreen.topic_panes | {
        "alliance": ("map", "alliance", "mine", "tracks"),
        "turn": ("village", "mine", "cards", "map", "tracks", "alliance", "opponents"),
    }

    def panes(self, scene: AllyScene) -> list[Pane]:  # type: ignore[override]
        return [
            *super().panes(scene),
            Pane("alliance", scene.t("pane-alliance"), (partial(alliances, scene),)),
            Pane("cards", scene.t("pane-cards"), (partial(turn_cards, scene),), partial(own_cards, scene)),
        ]

    def other_points(self, scene: AllyScene, sheet: ScoreSheet) -> None:  # type: ignore[override]
        points = [str(player.alliance_points) for player in scene.view.players]
        sheet.row(Text(scene.t("sheet-alliance")), points)


def alliances(scene: AllyScene, width: int) -> list[Text]:
    """Which tracks bear which flag, the ships, and the disk and patrols of everybody."""
    view, t = scene.view, scene.t
    lines: list[Text] = []
    for flag, pair, ship in zip(("english", "french"), _pairs(view), view.ships, strict=True):
        tracks = " + ".join(t(f"wendake-track-{track}") for track in pair)
        lake = t(f"wendake-lake-{ship.lake}") if ship.lake else "–"
        shown = t("pane-flag", flag=Message(f"wendake-flag-{flag}"), tracks=tracks, lake=lake)
        lines += wrap(Text(shown), width, 2)
    for player in view.players:
        space = scene.wording.disk_space(f"{player.ally}_{player.alliance}" if player.ally else "centre")
        line = Text(scene.name(player.seat), scene.colours[player.seat])
        line.append(f" {scene.say(space)}")
        if player.patrols:
            places = ", ".join(t(f"wendake-territory-{place}") for place in player.patrols)
            line.append(f" · {t('pane-patrols', places=places)}", QUIET)
        lines += wrap(line, width, 2)
    return lines


def _pairs(view: Any) -> list[list[str]]:
    """The pairs of score tracks, the English one first."""
    pairs: list[list[str]] = view.pairs
    return pairs if view.pair_flags[0] == "english" else pairs[::-1]


def turn_cards(scene: AllyScene, width: int) -> list[Text]:
    """The cards under the spaces with who stands there, then everybody's."""
    lines: list[Text] = []
    for number, space in enumerate(scene.view.turn_spaces, 1):
        line = Text(f"{number}. ")
        if space.seat >= 0:
            line.append(scene.name(space.seat), scene.colours[space.seat])
        elif space.card:
            line.append(scene.say(scene.wording.turn_card(space.card)))
        else:
            line.append("–", QUIET)
        lines += wrap(line, width, 3)
    for player in scene.view.players:
        if player.cards:
            line = Text(f"{scene.name(player.seat)}: ", scene.colours[player.seat])
            lines += wrap(line.append_text(_cards(scene, player)), width, 2)
    return lines


def own_cards(scene: AllyScene, width: int) -> list[Text]:
    """Only the Turn cards of the one who looks."""
    return wrap(_cards(scene, scene.me), width, 2)


def _cards(scene: AllyScene, player: Any) -> Text:
    """The effects of somebody's Turn cards; those that lie face down are marked."""
    names = [
        (scene.say(scene.wording.effect(_effect(scene, card))), card in player.cards_used)
        for card in player.cards
    ]
    line = Text()
    for at, (name, used) in enumerate(names):
        line.append(", " if at else "")
        line.append(f"{name} {USED}" if used else name, QUIET if used else "")
    return line if names else Text("–", QUIET)


def _effect(scene: AllyScene, card: str) -> str:
    rules = scene.rules
    return rules.effect_names[rules.turn_card_effect[rules.turn_card_names.index(card)]]


SCREEN: Final = AllyScreen()

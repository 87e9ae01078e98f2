"""The panes of Endless Winter's table: player board, cards, columns, displays, opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from firekeeper.games.endless_winter.naming import labour
from firekeeper.games.endless_winter.terms import COLUMNS, SIDES
from firekeeper.terminal.drawing import QUIET, flow, joined, wrap

if TYPE_CHECKING:
    from firekeeper.games.endless_winter.view import PlayerView
    from firekeeper.terminal.endless_winter_scene import WinterScene

CHIEF_SIGN: Final = "♛"


# --- what a player has ------------------------------------------------------------------------------------


def goods(scene: WinterScene, seat: int, width: int) -> list[Text]:
    """Food, Tools, points, figures: what every decision is about."""
    player, t = scene.view.players[seat], scene.t
    parts = [
        Text(t("endless_winter-pane-food", food=player.food, cap=player.food_cap), "bold"),
        Text(t("endless_winter-atom-tool", count=player.tool), "bold"),
        Text(t("endless_winter-atom-points", count=player.score), "bold"),
        _figures(scene, player),
    ]
    if scene.view.place and scene.view.active == seat:
        parts.insert(2, Text(t("endless_winter-atom-labour", count=labour(scene.view.labour)), "bold cyan"))
    return wrap(joined(parts), width, 2)


def _figures(scene: WinterScene, player: PlayerView) -> Text:
    signs = CHIEF_SIGN * player.chief_ready + "●" * player.figures_ready
    found = Text.assemble((f"{scene.t('endless_winter-pane-figures')} ", QUIET), signs or "–")
    if player.resting:
        found.append(f" ({scene.t('endless_winter-pane-resting', count=player.resting)})", QUIET)
    return found


def belongings(scene: WinterScene, seat: int, width: int) -> list[Text]:
    """Everything on and beside a player board that the reader may know."""
    player, t = scene.view.players[seat], scene.t
    lines = goods(scene, seat, width)
    rows = [
        _chief(scene, player),
        scene.labelled(
            t("endless_winter-pane-home"),
            t("endless_winter-pane-camps", count=player.camps_home),
            t("endless_winter-pane-villages", count=player.villages_home),
            t("endless_winter-pane-stones-left", count=sum(player.megaliths_home)),
        ),
        _tracks(scene, player),
        *_card_rows(scene, player),
        _animals(scene, player),
        _stones(scene, player),
    ]
    return lines + [line for row in rows if row is not None for line in wrap(row, width, 2)]


def _chief(scene: WinterScene, player: PlayerView) -> Text | None:
    if not player.chief:
        return None
    chief = scene.say(scene.wording.called("chief", player.chief))
    if not player.side:
        return scene.labelled(scene.t("endless_winter-pane-chief"), chief)
    skill = scene.rules.chief_skill[scene.rules.chief_ids.index(player.chief)][SIDES.index(player.side)]
    return scene.labelled(scene.t("endless_winter-pane-chief"), chief, scene.effect(skill))


def _tracks(scene: WinterScene, player: PlayerView) -> Text:
    rank = "–" if not player.honour_rank else str(player.honour_rank)
    return scene.labelled(
        scene.t("endless_winter-pane-idols"),
        scene.t("endless_winter-pane-offering", level=player.offering),
        scene.t("endless_winter-pane-honour", level=player.honour, rank=rank),
    )


def _card_rows(scene: WinterScene, player: PlayerView) -> list[Text]:
    """Zones of cards: those one may know by name, the others by number."""
    t = scene.t
    rows = []
    if player.hand is not None:
        rows.append(scene.labelled(t("endless_winter-pane-hand"), Text(scene.cards(player.hand), "bold")))
    else:
        rows.append(scene.labelled(t("endless_winter-pane-hand"), str(player.hand_size)))
    if player.above:
        rows.append(scene.labelled(t("endless_winter-pane-above"), scene.cards(player.above)))
    if player.eclipse_size:
        pile = str(player.eclipse_size) if player.eclipse is None else scene.cards(player.eclipse)
        rows.append(scene.labelled(t("endless_winter-pane-eclipse"), pile))
    rows.append(scene.labelled(t("endless_winter-pane-discard"), scene.cards(player.discard)))
    buried = str(player.graveyard_size) if not player.graveyard else scene.cards(player.graveyard)
    rows.append(
        scene.labelled(
            t("endless_winter-pane-deck"),
            str(player.deck_size),
            Text.assemble((f"{t('endless_winter-pane-graveyard')} ", QUIET), buried),
        )
    )
    return rows


def _animals(scene: WinterScene, player: PlayerView) -> Text | None:
    if not player.animals:
        return None
    parts = []
    for animal in player.animals:
        name = scene.say(scene.wording.called("animal", animal.id))
        if animal.untipped:
            parts.append(Text(f"{animal.untipped}× {name}"))
        if animal.tipped:
            tipped = scene.t("endless_winter-pane-tipped", count=animal.tipped, animal=name)
            parts.append(Text(tipped, QUIET))
    return scene.labelled(scene.t("endless_winter-pane-animals"), *parts)


def _stones(scene: WinterScene, player: PlayerView) -> Text | None:
    if not player.stones:
        return None
    parts = []
    for stone in player.stones:
        worth = scene.t("endless_winter-atom-points", count=stone.points)
        parts.append(f"{scene.say(scene.wording.stone(stone.id))} ({worth})")
    return scene.labelled(scene.t("endless_winter-pane-stones"), *parts)


def hand(scene: WinterScene, width: int) -> list[Text]:
    """The reader's cards with what they do, each kind once."""
    rules = scene.rules
    lines: list[Text] = []
    me = scene.me
    for card in dict.fromkeys([*(me.hand or []), *me.above]):
        at = rules.card_ids.index(card)
        row = Text(scene.say(scene.wording.card(card)), "bold")
        if rules.card_labour[at]:
            row.append(f" {labour(rules.card_labour[at])}", "cyan")
        if rules.card_skill[at]:
            row.append(f" – {scene.effect(rules.card_skill[at])}")
        if rules.card_eclipse[at]:
            row.append(
                f" ({scene.t('endless_winter-pane-in-eclipse')} {scene.effect(rules.card_eclipse[at])})",
                QUIET,
            )
        lines += wrap(row, width, 2)
    return lines


# --- the Main board ---------------------------------------------------------------------------------------


def columns(scene: WinterScene, width: int) -> list[Text]:
    """The four columns with their sections, and who stands there."""
    rules, t = scene.rules, scene.t
    lines: list[Text] = []
    for at, column in enumerate(scene.view.columns):
        row = Text(scene.say(scene.wording.called("column", COLUMNS[at])), "bold")
        for figure in column.figures:
            row.append(" ").append_text(
                scene.sign(figure.seat, CHIEF_SIGN if figure.figure == "chief" else "")
            )
        row.append(" – ", QUIET).append(scene.say(scene.wording.offers(rules.column_top[at])))
        row.append(" ▸ ", QUIET).append(scene.effect(rules.column_middle[at]))
        bottom = scene.effect(rules.column_bottom[at])
        row.append(" ▸ ", QUIET)
        row.append(f"{t('endless_winter-pane-first')} {bottom}", QUIET if column.figures else "default")
        lines += wrap(row, width, 2)
    return lines


def column_rows(scene: WinterScene, width: int) -> list[Text]:
    """Who stands in which column, in a line."""
    parts = []
    for at, column in enumerate(scene.view.columns):
        part = Text(scene.say(scene.wording.called("column", COLUMNS[at])))
        for figure in column.figures:
            part.append(" ").append_text(scene.sign(figure.seat))
        parts.append(part)
    return wrap(joined(parts), width, 2)


def market(scene: WinterScene, width: int) -> list[Text]:
    """Tribe stacks, the hunt area and the Culture display."""
    view, t = scene.view, scene.t
    stacks = [
        Text(f"{scene.say(scene.wording.card(card))} {left}", "default" if left else QUIET)
        for card, left in view.stacks.items()
    ]
    hunted = [Text(scene.say(scene.wording.called("animal", animal))) for animal in view.hunt] or [Text("–")]
    lines = wrap(scene.labelled(t("endless_winter-pane-stacks"), *stacks), width, 2)
    lines += wrap(scene.labelled(t("endless_winter-pane-hunt", deck=view.animal_deck), *hunted), width, 2)
    return lines


def display(scene: WinterScene, width: int) -> list[Text]:
    """The Culture cards on display with what they do."""
    rows = []
    for card in scene.view.display:
        if card:
            skill = scene.effect(scene.rules.card_skill[scene.rules.card_ids.index(card)])
            rows.append(Text.assemble((scene.say(scene.wording.card(card)), "bold"), f" – {skill}"))
    return [line for row in rows for line in wrap(row, width, 2)]


def display_titles(scene: WinterScene, width: int) -> list[Text]:
    """Only their titles, where room is scarce."""
    cards = [Text(scene.say(scene.wording.card(card))) for card in scene.view.display if card]
    return wrap(joined(cards), width, 2) if cards else []


def reserve(scene: WinterScene, width: int) -> list[Text]:
    """The Sacred Stones of the reserve with what they score."""
    rows = []
    for stone in scene.view.reserve:
        if stone:
            title = scene.say(scene.wording.stone(stone))
            scoring = scene.say(scene.wording.stone_scoring(stone))
            rows.append(Text.assemble((title, "bold"), f" – {scoring}"))
    return [line for row in rows for line in wrap(row, width, 2)]


def reserve_titles(scene: WinterScene, width: int) -> list[Text]:
    stones = [Text(scene.say(scene.wording.stone(stone))) for stone in scene.view.reserve if stone]
    return wrap(joined(stones), width, 2) if stones else []


def offered(scene: WinterScene, width: int) -> list[Text]:
    """The cards of a draft, and the Rest token on the pile."""
    view, wording = scene.view, scene.wording
    parts = [Text(scene.say(wording.called("chief", chief))) for chief in view.chiefs_offered]
    parts += [Text(scene.say(wording.setup_card(card))) for card in view.setups_offered]
    if view.rest is not None and view.rest.open:
        parts.append(Text(scene.say(wording.token_effect(view.rest.open))))
    return flow(parts, width) if parts else []


# --- the others -------------------------------------------------------------------------------------------


def opponents(scene: WinterScene, width: int) -> list[Text]:
    """A line or two on everybody else."""
    t = scene.t
    lines: list[Text] = []
    for player in scene.view.players:
        if player.seat == scene.seat:
            continue
        parts = [
            Text(t("endless_winter-pane-food", food=player.food, cap=player.food_cap)),
            Text(t("endless_winter-atom-tool", count=player.tool)),
            Text(t("endless_winter-atom-points", count=player.score), "bold"),
            Text(t("endless_winter-pane-hand-size", count=player.hand_size)),
            Text(t("endless_winter-pane-offering", level=player.offering)),
            Text(t("endless_winter-pane-honour", level=player.honour, rank=player.honour_rank or "–")),
            _figures(scene, player),
        ]
        row = Text(f"{scene.name(player.seat)} ", scene.colours[player.seat]).append_text(joined(parts))
        lines += wrap(row, width, 2)
    return lines

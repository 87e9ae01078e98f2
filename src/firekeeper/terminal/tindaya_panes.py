"""The panes of Tindaya's table: tribe boards, Mount Tindaya, the events of the era, goals, market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from firekeeper.games.tindaya.terms import INVENTIONS, SYMBOLS, TRADES
from firekeeper.terminal.drawing import QUIET, joined, wrap

if TYPE_CHECKING:
    from firekeeper.games.tindaya.view import PlayerView
    from firekeeper.games.tindaya.view_parts import GoalView, GodView
    from firekeeper.terminal.tindaya_scene import TindayaScene


def _wrapped(rows: list[Text | None], width: int) -> list[Text]:
    return [line for row in rows if row is not None for line in wrap(row, width, 2)]


# --- tribe boards -----------------------------------------------------------------------------------------


def goods(scene: TindayaScene, seat: int, width: int) -> list[Text]:
    """Resources, markers and people of a tribe."""
    player, t = scene.view.players[seat], scene.t
    parts = [
        Text(scene.units(player.goods), "bold"),
        Text(t("tindaya-pane-cubes", count=player.cubes), "bold cyan"),
        Text(t("tindaya-pane-cylinders", count=player.cylinders), "bold cyan"),
        Text(scene.say(scene.wording.natives(player.villagers, player.nobles))),
    ]
    if scene.rules.domination:
        parts.append(Text(t("tindaya-pane-points", count=player.score), "bold"))
    if player.passed:
        parts.append(Text(t("tindaya-pane-passed"), QUIET))
    if player.traitor:
        parts.append(Text(t("tindaya-pane-traitor"), "bold magenta"))
    return wrap(joined(parts), width, 2)


def belongings(scene: TindayaScene, seat: int, width: int) -> list[Text]:
    """Everything on and beside a tribe board that the reader may know."""
    player, t = scene.view.players[seat], scene.t
    rows = [
        _tribe(scene, player),
        scene.labelled(t("tindaya-pane-trades"), *_trades(scene, player)),
        scene.labelled(
            t("tindaya-pane-store"),
            t("tindaya-pane-tokens", count=sum(player.tokens.values())),
            t("tindaya-pane-prison", count=player.prison),
            t("tindaya-pane-waste", count=player.waste),
            *([t("tindaya-pane-cave")] if player.cave else []),
            *([t("tindaya-pane-canoe")] if player.canoe else []),
        ),
        _idols(scene, player),
        _named(scene, "tindaya-pane-bought", "market", player.market),
        _objectives(scene, player),
    ]
    return goods(scene, seat, width) + _wrapped(rows, width)


def _tribe(scene: TindayaScene, player: PlayerView) -> Text | None:
    if not player.tribe:
        return None
    text = scene.say(scene.wording.text("tribe", player.tribe))
    return scene.labelled(scene.t("tindaya-pane-tribe"), scene.called("tribe", player.tribe), text)


def _trades(scene: TindayaScene, player: PlayerView) -> list[Text]:
    """Known trades with their inventions; those used this era say so."""
    found = []
    for at, trade in enumerate(TRADES):
        if trade not in player.trades:
            continue
        part = Text(scene.called("trade", trade), "bold")
        made = [name for name in INVENTIONS[2 * at : 2 * at + 2] if name in player.inventions]
        if made:
            part.append(f" ({', '.join(scene.called('invention', name) for name in made)})")
        used = [verb for verb in ("developed", "produced") if trade in getattr(player, verb)]
        if used:
            part.append(f" [{', '.join(scene.t(f'tindaya-pane-{verb}') for verb in used)}]", QUIET)
        found.append(part)
    return found or [Text("–")]


def _idols(scene: TindayaScene, player: PlayerView) -> Text | None:
    if not player.idol_count and not player.used_idols:
        return None
    if player.idols is not None:
        parts = [Text(scene.called("idol", idol), "bold") for idol in player.idols]
    else:
        parts = [Text(scene.t("tindaya-pane-face-down", count=player.idol_count))]
    parts += [Text(scene.called("idol", idol), f"{QUIET} strike") for idol in player.used_idols]
    return scene.labelled(scene.t("tindaya-pane-idols"), *(parts or [Text("–")]))


def _named(scene: TindayaScene, label: str, kind: str, names: list[str]) -> Text | None:
    if not names:
        return None
    return scene.labelled(scene.t(label), *[scene.called(kind, name) for name in names])


def _objectives(scene: TindayaScene, player: PlayerView) -> Text | None:
    """Secret objectives: by their tokens, and by name if the reader may know them."""
    if not player.objective_values and not player.dealt:
        return None
    known = player.objectives
    parts = []
    for at, value in enumerate(player.objective_values):
        name = scene.called("secret", known[at]) if known else scene.t("tindaya-pane-secret")
        parts.append(f"{name} ({value})")
    parts += [scene.called("secret", name) for name in player.dealt or []]
    return scene.labelled(scene.t("tindaya-pane-objectives"), *parts)


def opponents(scene: TindayaScene, width: int) -> list[Text]:
    """A line or two on everybody else."""
    lines: list[Text] = []
    for player in scene.view.players:
        if player.seat != scene.seat:
            tribe = f" ({scene.called('tribe', player.tribe)})" if player.tribe else ""
            first, *rest = goods(scene, player.seat, width - 12)
            row = Text(f"{scene.name(player.seat)}{tribe} ", scene.colours[player.seat]).append_text(first)
            for line in rest:
                line.plain = line.plain.strip()
                row.append(" ").append_text(line)
            lines += wrap(row, width, 2)
    return lines


# --- Mount Tindaya ----------------------------------------------------------------------------------------


def mountain(scene: TindayaScene, width: int) -> list[Text]:
    """The gods: their wrath, what they demand, what they are going to send."""
    return _wrapped([_god(scene, god) for god in scene.view.gods], width)


def _god(scene: TindayaScene, god: GodView) -> Text:
    t = scene.t
    row = Text(scene.called("god", god.god), "bold")
    doom = scene.rules.doom
    style = "bold red" if god.wrath >= doom - 1 else "default"
    row.append(" ").append(t("tindaya-pane-wrath", wrath=god.wrath, doom=doom, radius=god.radius), style)
    for slot in god.slots:
        if slot.open:
            given, asked = sum(slot.pawns), scene.rules.demand
            row.append(" · ", QUIET).append(scene.called("resource", slot.demand))
            row.append(f" {given}/{asked}", "bold green" if given >= asked else "bold")
    if god.catastrophe:
        row.append(" · ", QUIET).append(scene.called("catastrophe", god.catastrophe), "bold red")
    return row


def coming(scene: TindayaScene, width: int) -> list[Text]:
    """The events of the era in their order, with where they strike and what the gods' cards do."""
    view = scene.view
    if not view.event_order:
        return []
    numbers = {shown.hex: shown.number for shown in view.hexes if shown.number}
    parts = []
    for symbol in view.event_order:
        if symbol in SYMBOLS[:4]:
            hex_ = view.standees.get(symbol, "")
            told = scene.wording.standee(symbol, numbers[hex_]) if hex_ in numbers else None
        else:
            trench = view.ships.get(symbol, 0)
            told = scene.wording.ship_in(symbol, trench) if trench else None
        parts.append(Text(scene.say(told) if told else scene.called("symbol", symbol)))
    lines = wrap(joined(parts, " → "), width, 2)
    for god in view.gods:
        if god.catastrophe:
            text = scene.say(scene.wording.text("catastrophe", god.catastrophe))
            title = (scene.called("catastrophe", god.catastrophe), "bold red")
            lines += wrap(Text.assemble(title, f" – {text}"), width, 2)
    return lines


# --- goals, Nature, market --------------------------------------------------------------------------------


def goals(scene: TindayaScene, width: int) -> list[Text]:
    """The mission or the common objectives, the invasion, and Nature."""
    view, t = scene.view, scene.t
    rows: list[Text | None] = []
    if view.mission is not None:
        text = scene.say(scene.wording.mission_text(view.mission.id))
        rows.append(_goal(scene, "mission", view.mission, text))
    for goal in view.common:
        rows.append(_goal(scene, "common", goal, scene.say(scene.wording.text("common", goal.id))))
    invaded = view.conquistadors > view.tolerated
    rows.append(
        Text(
            t("tindaya-pane-invasion", count=view.conquistadors, most=view.tolerated),
            "bold red" if invaded else "default",
        )
    )
    nature = scene.labelled(
        t("tindaya-pane-nature"),
        scene.units(view.nature),
        t("tindaya-pane-all-waste", count=view.waste, most=view.waste_capacity),
        t("tindaya-pane-deck", count=view.idol_deck),
    )
    rows.append(nature)
    return _wrapped(rows, width)


def _goal(scene: TindayaScene, kind: str, goal: GoalView, text: str) -> Text:
    row = Text.assemble((scene.called(kind, goal.id), "bold"), f" – {text} ")
    for seat, value in enumerate(goal.values):
        row.append_text(scene.sign(seat)).append(f"{value} ")
    return row


def market(scene: TindayaScene, width: int) -> list[Text]:
    """The cards that nobody has bought yet, with their prices."""
    rules = scene.rules
    parts = []
    for card in scene.view.market:
        price = scene.say(scene.wording.cost(rules.market_price[rules.market_names.index(card)]))
        parts.append(Text.assemble(scene.called("market", card), (f" – {price}", QUIET)))
    return wrap(joined(parts), width, 2) if parts else []

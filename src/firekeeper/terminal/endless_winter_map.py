"""The map and the Megalith board of Endless Winter, drawn with letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from firekeeper.terminal.drawing import QUIET, beside, wrap

if TYPE_CHECKING:
    from firekeeper.games.endless_winter.view import HexView
    from firekeeper.terminal.endless_winter_scene import WinterScene

CELL: Final = (15, 13, 11)
"""Widths of a hex, the most pleasing first: five of them and the gaps between make a row."""
FACE_DOWN: Final = "■"
FREE: Final = "·"
OPEN: Final = "+"


# --- the map ----------------------------------------------------------------------------------------------


def drawn(scene: WinterScene, width: int) -> list[Text]:
    """The hexes where they lie, each with its number, terrain and pieces; nothing if there is no room."""
    if not scene.view.map:
        return []
    hexes = scene.rules.slot_hex
    cell = next((cell for cell in CELL if 5 * cell <= width), 0)
    if not cell:
        return []
    lines = []
    for row in range(min(r for _, r in hexes), max(r for _, r in hexes) + 1):
        slots = sorted((q, slot) for slot, (q, r) in enumerate(hexes) if r == row)
        first = 2 * slots[0][0] + row + 4  # in half hexes from the left edge
        upper, lower = (Text(" " * (first * cell // 2)) for _ in range(2))
        for _, slot in slots:
            if slot >= len(scene.view.map):
                continue
            shown = scene.view.map[slot]
            upper.append_text(_fit(_title(scene, shown), cell))
            lower.append_text(_fit(_pieces(scene, shown), cell))
        lines += [upper, lower]
    return [*lines, *wrap(Text(scene.t("endless_winter-pane-map-key"), QUIET), width, 2)]


def _fit(text: Text, width: int) -> Text:
    text.truncate(width - 1, pad=True)
    return text.append(" ")


def _title(scene: WinterScene, shown: HexView) -> Text:
    if shown.type == "base":
        terrain = scene.t("endless_winter-pane-base")  # its name is too long for a hex
    else:
        terrain = scene.t(f"endless_winter-terrain-{shown.type}")
    return Text.assemble((f"{shown.slot} ", QUIET), terrain)


def _pieces(scene: WinterScene, shown: HexView) -> Text:
    """Camps as letters, Villages as part of the Influence, and the Glacier token."""
    found = Text(" ")
    for seat, weight in enumerate(shown.influence):
        if weight:
            mark = "*" if seat in shown.leaders else ""
            found.append(f" {scene.letter(seat)}{weight}{mark}", scene.colours[seat])
    if shown.token:
        token = FACE_DOWN
        if shown.token != "face_down":
            token = str(scene.rules.glacier_ids.index(shown.token) + 1)
        found.append(f" [{token}]", "cyan")
    return found


def listed(scene: WinterScene, width: int) -> list[Text]:
    """The hexes where somebody has Influence, where a drawing has no room; and all Villages."""
    lines = []
    for shown in scene.view.map:
        if any(shown.influence):
            line = Text(scene.say(scene.wording.hex(shown.slot))).append_text(_pieces(scene, shown))
            lines += wrap(line, width, 2)
    return [*lines, *villages(scene, width)]


def villages(scene: WinterScene, width: int) -> list[Text]:
    """Whose Villages stand between which hexes."""
    lines = []
    for village in scene.view.villages:
        where = scene.say(scene.wording.juncture(village.juncture))
        lines += wrap(Text.assemble(scene.sign(village.seat, " "), where), width, 2)
    return lines


def benefits(scene: WinterScene, width: int) -> list[Text]:
    """What the hexes give in the Eclipse, those alike together."""
    found: dict[str, list[str]] = {}
    for shown in scene.view.map:
        effect = scene.rules.terrain_effect[scene.rules.terrain_ids.index(shown.tile)] if shown.tile else ()
        if effect:
            found.setdefault(scene.effect(effect), []).append(str(shown.slot))
    rows = [Text.assemble((f"{', '.join(slots)} – ", QUIET), effect) for effect, slots in found.items()]
    return [line for row in rows for line in wrap(row, width, 2)]


# --- the Megalith board -----------------------------------------------------------------------------------


def megaliths(scene: WinterScene, width: int) -> list[Text]:
    """Every level that has a Megalith or a place for one, side by side."""
    rules, view = scene.rules, scene.view
    if not view.tiles:
        return []
    standing = {spot.spot: spot.seat for spot in view.megaliths}
    open_spots = scene.numbers("build")
    columns: list[list[Text]] = []
    widths: list[int] = []
    for level in range(max(rules.spot_level) + 1):
        spots = [spot for spot in range(len(rules.spot_ids)) if rules.spot_level[spot] == level]
        if level and not any(rules.spot_ids[spot] in standing or spot in open_spots for spot in spots):
            break
        grid = _grid(scene, spots, standing, open_spots)
        columns.append([Text(scene.t("endless_winter-pane-level", level=level), QUIET), *grid])
        widths.append(max(line.cell_len for line in columns[-1]) + 1)
    while len(columns) > 1 and sum(widths) + 2 * len(widths) > width:
        columns.pop()
        widths.pop()
    key = wrap(Text(scene.t("endless_winter-pane-megaliths-key"), QUIET), width, 2)
    return [*beside(columns, widths), *key]


def _grid(
    scene: WinterScene, spots: list[int], standing: dict[str, int], open_spots: dict[int, int]
) -> list[Text]:
    rules = scene.rules
    by_place = {rules.spot_xy[spot]: spot for spot in spots}
    rows = []
    for y in range(min(y for _, y in by_place), max(y for _, y in by_place) + 1):
        line = Text()
        for x in range(min(x for x, _ in by_place), max(x for x, _ in by_place) + 1):
            spot = by_place.get((x, y))
            if spot is None:
                line.append("   ")
            elif rules.spot_ids[spot] in standing:
                line.append_text(scene.sign(standing[rules.spot_ids[spot]], "  "))
            elif spot in open_spots:
                line.append(str(open_spots[spot]).ljust(3), "bold cyan")
            else:
                first = spot < rules.ground_count and rules.spot_first[spot]
                line.append(f"{OPEN if first else FREE}  ", QUIET)
        rows.append(line)
    return rows

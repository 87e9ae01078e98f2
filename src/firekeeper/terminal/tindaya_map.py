"""The archipelago of Tindaya, drawn with letters, and as a list of what stands where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from firekeeper.terminal.drawing import QUIET, wrap

if TYPE_CHECKING:
    from firekeeper.games.tindaya.view_parts import HexView
    from firekeeper.terminal.tindaya_scene import TindayaScene

CELL: Final = (9, 8, 7, 6, 5)
"""Widths of a hex, the most pleasing first."""
STYLES: Final = {
    "sea": QUIET, "trench": "cyan", "volcano": "bold red", "forest": "green", "coast": "yellow",
    "mountain": "white",
}  # fmt: skip
SEA: Final = "~"
TOKEN: Final = "°"
WALL: Final = "#"
CANOE: Final = "u"
CONQUISTADOR: Final = "x"
STRUCK: Final = {"acoran": "@A", "moneiba": "@M", "tsunami": "@T", "eruption": "@E"}
"""Where the disasters of the era are going to strike."""
SHIPS: Final = {"ship_white": "w", "ship_grey": "g", "ship_black": "b"}


def drawn(scene: TindayaScene, width: int) -> list[Text]:
    """The hexes where they lie: above the label, or the number to type; below what stands there."""
    places = [(int(q), int(r)) for q, r in (name.split(",") for name in scene.rules.board.names)]
    halves = [2 * q + r for q, r in places]
    first, last = min(halves), max(halves)
    cell = next((cell for cell in CELL if (last - first) * cell // 2 + cell <= width), 0)
    if not cell:
        return []
    numbers = scene.numbers_of_hexes
    marks = _marks(scene)
    lines = []
    for row in range(min(r for _, r in places), max(r for _, r in places) + 1):
        upper, lower = Text(), Text()
        for half, at in sorted((halves[at], at) for at, (_, r) in enumerate(places) if r == row):
            start = (half - first) * cell // 2
            upper.append(" " * (start - upper.cell_len))
            lower.append(" " * (start - lower.cell_len))
            shown = scene.view.hexes[at]
            if at in numbers:
                upper.append_text(_fit(Text(f"{numbers[at]})", "bold cyan"), cell))
            else:
                upper.append_text(_fit(Text("" if _empty(shown) else shown.label, QUIET), cell))
            lower.append_text(_fit(pieces(scene, shown, marks.get(shown.hex, "")), cell))
        lines += [upper, lower]
    return [*lines, *wrap(Text(scene.t("tindaya-pane-map-key"), QUIET), width, 2)]


def _fit(text: Text, width: int) -> Text:
    text.truncate(width - 1, pad=True)
    return text.append(" ")


def _empty(shown: HexView) -> bool:
    return shown.terrain == "sea" and not shown.canoes


def _marks(scene: TindayaScene) -> dict[str, str]:
    """Disasters by the hex they are on; a ship lies in its trench."""
    view = scene.view
    found: dict[str, str] = {}
    for symbol, hex_ in view.standees.items():
        if hex_:
            found[hex_] = found.get(hex_, "") + STRUCK[symbol]
    trenches = {shown.number: shown.hex for shown in view.hexes if shown.terrain == "trench"}
    for ship, trench in view.ships.items():
        if trench in trenches:
            hex_ = trenches[trench]
            found[hex_] = found.get(hex_, "") + SHIPS[ship]
    return found


def pieces(scene: TindayaScene, shown: HexView, mark: str = "") -> Text:
    """What stands on a hex, in a few letters."""
    if _empty(shown):
        return Text(SEA, QUIET)
    kind = "fort" if shown.fort else shown.building or shown.terrain
    found = Text(scene.t(f"tindaya-sign-{kind}"), f"{STYLES[shown.terrain]}")
    if shown.number:
        found.append(str(shown.number), STYLES[shown.terrain])
    if shown.token:
        found.append(TOKEN, QUIET)
    if shown.wall:
        found.append(WALL, "bold")
    if shown.conquistadors:
        found.append(f"{CONQUISTADOR}{shown.conquistadors}", "bold magenta")
    for seat, (villagers, nobles) in enumerate(zip(shown.villagers, shown.nobles, strict=True)):
        if villagers or nobles:
            found.append(f"{scene.letter(seat)}{villagers}{'*' * nobles}", scene.colours[seat])
    if shown.neutral:
        found.append(f"□{shown.neutral}", QUIET)
    if shown.animals:
        found.append(f"+{shown.animals}")
    if shown.canoes:
        found.append(CANOE * shown.canoes, "bold")
    return found.append(mark, "bold red") if mark else found


def listed(scene: TindayaScene, width: int) -> list[Text]:
    """What stands on the islands, hex by hex, those without anything left out."""
    lines: list[Text] = []
    by_name = {shown.hex: at for at, shown in enumerate(scene.view.hexes)}
    for island in scene.view.islands:
        parts = []
        for name in island.hexes:
            shown = scene.view.hexes[by_name[name]]
            if shown.building or shown.fort or any(shown.villagers) or any(shown.nobles) or shown.neutral:
                parts.append(_told(scene, by_name[name], shown))
        if parts:
            title = scene.say(scene.wording.island_of(island.volcanoes, island.hexes[0]))
            lines += wrap(scene.labelled(scene.t("tindaya-pane-island", island=title), *parts), width, 2)
    return lines


def _told(scene: TindayaScene, at: int, shown: HexView) -> Text:
    """A hex in words: "field 5d (Blue 2 villagers, 1 noble)"."""
    words = scene.wording
    found = Text(scene.say(words.place(at)))
    parts = []
    for seat, (villagers, nobles) in enumerate(zip(shown.villagers, shown.nobles, strict=True)):
        if villagers or nobles:
            natives = scene.say(words.natives(villagers, nobles))
            parts.append(Text.assemble((scene.name(seat), scene.colours[seat]), f" {natives}"))
    if shown.neutral:
        parts.append(Text(scene.say(words.count("neutral", shown.neutral))))
    if shown.conquistadors:
        parts.append(Text(scene.say(words.conquistadors(shown.conquistadors)), "bold magenta"))
    if shown.animals:
        kind = "goat" if shown.building == "goat_pen" else "pig"
        parts.append(Text(scene.say(words.count(kind, shown.animals))))
    if parts:
        found.append(" (").append_text(Text(", ").join(parts)).append(")")
    return found

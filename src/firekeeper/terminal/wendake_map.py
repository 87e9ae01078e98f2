"""The map of Wendake in characters: drawn from the polygons of the data, or a list where there is no room."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rich.text import Text

from firekeeper.terminal.drawing import QUIET, in_columns, joined, wrap

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import GameMap
    from firekeeper.games.wendake.view import AreaView, TerritoryView
    from firekeeper.terminal.wendake_scene import WendakeScene

# Box-drawing characters by where lines leave the middle of the cell: left 1, down 2, right 4, up 8.
_LINES = " ╴╷┐╶─┌┬╵┘│┤└┴├┼"
_RIVER = "≈"
WATER = "blue"
FLAGS = {"english": "red", "french": "blue"}

Lines = tuple[tuple[str, ...], ...]


def _regions(chart: GameMap, columns: int, rows: int) -> Lines:
    """Which region lies at each corner of the characters; empty outside the map."""
    shapes = [(territory.id, territory.polygon) for territory in chart.territories]
    shapes += [(lake.id, lake.polygon) for lake in chart.lakes]
    found = []
    for row in range(rows + 1):
        line = []
        for column in range(columns + 1):
            x = (column - 0.5) / (columns - 1) * chart.width
            y = (row - 0.5) / (rows - 1) * chart.height
            edge = row in (0, rows) or column in (0, columns)
            line.append("" if edge else next((name for name, shape in shapes if _inside(shape, x, y)), ""))
        found.append(tuple(line))
    return tuple(found)


class MapKey:
    """A map as a key of the cache: there is one object per map and component pack."""

    def __init__(self, chart: GameMap) -> None:
        self.chart = chart

    def __hash__(self) -> int:
        return id(self.chart)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MapKey) and other.chart is self.chart


def _inside(shape: tuple[tuple[int, int], ...], x: float, y: float) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the border an odd number of times."""
    odd = False
    for at, (x1, y1) in enumerate(shape):
        x2, y2 = shape[at - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


class Blank:
    """A map without people: borders, water, and which region a character lies in (none on a border)."""

    def __init__(self, chart: GameMap, columns: int, rows: int) -> None:
        corners = _regions(chart, columns, rows)
        lakes = {lake.id for lake in chart.lakes}
        rivers = {frozenset(river.between) for river in chart.rivers}
        self.chars = [[" "] * columns for _ in range(rows)]
        self.styles = [[QUIET] * columns for _ in range(rows)]
        self.runs: dict[str, list[tuple[int, int]]] = {}
        """By region and row: the longest stretch of the region, as its first column and its length."""
        for row in range(rows):
            regions = []
            for column in range(columns):
                here = (corners[row][column], corners[row][column + 1])
                below = (corners[row + 1][column], corners[row + 1][column + 1])
                line = (
                    (here[0] != below[0])
                    + 2 * (below[0] != below[1])
                    + 4 * (here[1] != below[1])
                    + 8 * (here[0] != here[1])
                )
                river = bool(line) and frozenset({*here, *below}) in rivers
                water = not line and here[0] in lakes
                if water and (row + column) % 2:
                    self.chars[row][column] = "~"
                elif not water:
                    self.chars[row][column] = _RIVER if river else _LINES[line]
                if river or water:
                    self.styles[row][column] = WATER
                regions.append("" if line else here[0])
            self._measure(regions, row, rows)

    def _measure(self, regions: list[str], row: int, rows: int) -> None:
        start = 0
        for column in range(1, len(regions) + 1):
            if column == len(regions) or regions[column] != regions[start]:
                runs = self.runs.setdefault(regions[start], [(0, 0)] * rows)
                if column - start > runs[row][1]:
                    runs[row] = start, column - start
                start = column


@lru_cache(maxsize=16)
def _blank(chart: MapKey, columns: int, rows: int) -> Blank:
    return Blank(chart.chart, columns, rows)


class Canvas:
    """A map to write on: characters with styles."""

    def __init__(self, chart: GameMap, columns: int, rows: int) -> None:
        blank = _blank(MapKey(chart), columns, rows)
        self.columns, self.rows = columns, rows
        self.runs = blank.runs
        self.chars = [line[:] for line in blank.chars]
        self.styles = [line[:] for line in blank.styles]

    def write(self, region: str, lines: list[Text]) -> bool:
        """Put lines into a region where there is most room for them. False if there is none."""
        if not lines:
            return True
        rows = self.runs.get(region, [(0, 0)] * self.rows)
        best: tuple[int, int] | None = None
        for top in range(self.rows - len(lines) + 1):
            slack = [
                length - line.cell_len
                for line, (_, length) in zip(lines, rows[top : top + len(lines)], strict=True)
            ]
            if min(slack) >= 0:
                # Much room beside the tightest line, and not at the very end of a region.
                ends = [rows[at][1] > 0 for at in (top - 1, top + len(lines)) if 0 <= at < self.rows]
                rank = min(min(slack), 4) + sum(ends)
                if best is None or rank > best[0]:
                    best = rank, top
        if best is None:
            return False
        for at, line in enumerate(lines):
            start, length = rows[best[1] + at]
            self._put(best[1] + at, start + (length - line.cell_len) // 2, line)
        return True

    def _put(self, row: int, column: int, line: Text) -> None:
        plain = line.plain
        for at, letter in enumerate(plain):
            self.chars[row][column + at] = letter
            self.styles[row][column + at] = str(line.style) or "default"
        for span in line.spans:
            for at in range(span.start, span.end):
                self.styles[row][column + at] = str(span.style)

    def lines(self) -> list[Text]:
        """The finished drawing."""
        found = []
        for chars, styles in zip(self.chars, self.styles, strict=True):
            line = Text()
            start = 0
            for at in range(1, self.columns + 1):
                if at == self.columns or styles[at] != styles[start]:
                    line.append("".join(chars[start:at]), styles[start])
                    start = at
            found.append(line)
        return found


# --- what stands where ----------------------------------------------------------------------------------


def guards(scene: WendakeScene, territory: TerritoryView) -> Text:
    """Guards by seat, most first: R3>Y1, or R2=Y2 where they are tied."""
    found = Text()
    present = [(count, seat) for seat, count in enumerate(territory.guards) if count]
    before = 0
    for count, seat in sorted(present, key=lambda pair: (-pair[0], pair[1])):
        if before:
            found.append("=" if count == before else ">")
        found.append(f"{scene.letter(seat)}{count}", scene.colours[seat])
        before = count
    return found


def area(scene: WendakeScene, view: AreaView) -> Text:
    """An area as its pieces are shaped: round for women, square for hunters; / is a warrior lying in it."""
    opening, closing = ("[", "]") if view.crop == "hunt" else ("(", ")")
    crop = "" if view.crop == "hunt" else scene.t(f"wendake-resource-{view.crop}.letter")
    found = Text(f"{opening}{crop}", "default")
    if view.native:
        mark = {"outpost": "/", "mohawk": "#"}.get(view.native, "")
        found.append(f"{mark}{scene.letter(view.seat)}", scene.colours[view.seat])
    else:
        found.append("·", QUIET)
    return found.append(closing)


def home_areas(scene: WendakeScene, seat: int) -> list[Text]:
    """The piles of women and hunters on the home areas."""
    player = scene.view.players[seat]
    at = scene.rules.territories.index(player.home)
    crop = scene.t(f"wendake-resource-{scene.crop(at)}.letter")
    letter = scene.letter(seat)
    return [
        Text.assemble(f"({crop}", (f"{letter}{player.at_home['woman']}", scene.colours[seat]), ")"),
        Text.assemble("[", (f"{letter}{player.at_home['hunter']}", scene.colours[seat]), "]"),
    ]


def areas(scene: WendakeScene, territory: TerritoryView) -> list[Text]:
    """Everything that can be occupied in a territory."""
    if territory.areas:
        return [area(scene, found) for found in territory.areas]
    if territory.home_of >= 0:
        return home_areas(scene, territory.home_of)
    at = scene.rules.territories.index(territory.id)
    return [Text(f"({scene.t(f'wendake-resource-{scene.crop(at)}.letter')}·)", QUIET), Text("[·]", QUIET)]


def name(scene: WendakeScene, territory: TerritoryView, flag: bool = True) -> Text:
    """The name of a territory with the flag it shows; a home in the colour of its people."""
    label = scene.t(f"wendake-territory-{territory.id}")
    if territory.home_of >= 0:
        return Text(label, f"{scene.colours[territory.home_of]} underline")
    found = Text(label, "bold")
    if territory.flag and flag:
        found.append(f" {scene.t(f'wendake-flag-{territory.flag}.short')}", FLAGS[territory.flag])
    return found


def canoes(scene: WendakeScene, lake: str) -> Text:
    """Canoes on a lake by seat."""
    found = [
        Text(f"{scene.letter(player.seat)}{player.lakes[lake]}", scene.colours[player.seat])
        for player in scene.view.players
        if player.lakes.get(lake)
    ]
    return Text(" ").join(found)


# --- the two forms of the map -----------------------------------------------------------------------------


def drawn(scene: WendakeScene, width: int, rows: int) -> list[Text] | None:
    """The map as a drawing; None if some territory has no room for its pieces."""
    chart = next(chart for chart in scene.rules.components.maps if chart.players == scene.rules.seats)
    canvas = Canvas(chart, width, rows)
    for territory in scene.view.territories:
        if not any(canvas.write(territory.id, lines) for lines in _labels(scene, territory)):
            return None
    for lake in chart.lakes:
        boats = canoes(scene, lake.id)
        label = Text(f" {scene.t(f'wendake-lake-{lake.id}.short')} ", f"{WATER} italic")
        forms = [[label], []]
        if boats:
            forms = [[label, Text(" ").append_text(boats).append(" ")], [boats]]
        if not any(canvas.write(lake.id, lines) for lines in forms):
            return None
    return canvas.lines()


def _labels(scene: WendakeScene, territory: TerritoryView) -> list[list[Text]]:
    """The ways to label a territory: the easiest to read first, then those for narrow and for flat places."""
    people = guards(scene, territory)
    slots = areas(scene, territory)
    half = -(-len(slots) // 2)
    found = []
    for title in (name(scene, territory), name(scene, territory, flag=False)):
        rows = [title, people] if people else [title]
        found.append([*rows, Text(" ").join(slots)])
        found.append([*rows, Text(" ").join(slots[:half]), Text(" ").join(slots[half:])])
        found.append([*rows, Text().join(slots[:half]), Text().join(slots[half:])])
        found.append([Text(" ").join(rows), Text(" ").join(slots)])
        found.append([Text(" ").join([*rows, *slots])])
    return found


def listed(scene: WendakeScene, width: int) -> list[Text]:
    """The map as a list: guards, areas and neighbours of every territory, a line each."""
    rows = []
    rules = scene.rules
    widest = max(len(scene.t(f"wendake-territory-{name}")) for name in rules.territories) + 3
    for at, territory in enumerate(scene.view.territories):
        line = name(scene, territory)
        line.pad_right(max(1, widest + 1 - line.cell_len))
        people = guards(scene, territory)
        people.pad_right(max(1, 10 - people.cell_len))
        line.append_text(people)
        slots = Text(" ").join(areas(scene, territory))
        slots.pad_right(max(1, 22 - slots.cell_len))
        line.append_text(slots)
        near = [scene.t(f"wendake-territory-{rules.territories[other]}") for other in rules.neighbours[at]]
        line.append(f"→ {', '.join(near)}", QUIET)
        rows.append(line)
    return [*rows, *_lakes(scene, width)]


def brief(scene: WendakeScene, width: int) -> list[Text]:
    """The shortest form: guards and areas, several territories in a line."""
    found = []
    for territory in scene.view.territories:
        people = guards(scene, territory)
        parts = [name(scene, territory), *([people] if people else []), *areas(scene, territory)]
        found.append(Text(" ").join(parts))
    return [*in_columns(found, width), *_lakes(scene, width)]


def _lakes(scene: WendakeScene, width: int) -> list[Text]:
    lakes = []
    for lake in scene.rules.lakes:
        label = Text(scene.t(f"wendake-lake-{lake}.short"), WATER)
        boats = canoes(scene, lake)
        lakes.append(label.append(" ").append_text(boats) if boats else label)
    return wrap(joined(lakes, " ~ "), width, 2)

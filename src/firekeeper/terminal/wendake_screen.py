"""Wendake's table on a terminal: which panes stand where, which matter now, and the final score sheet."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.text import Text

from firekeeper.games.wendake.terms import TRACKS
from firekeeper.terminal import wendake_map, wendake_panes
from firekeeper.terminal.drawing import QUIET, SEATS, Draw, Pane, beside, joined, wrap
from firekeeper.terminal.screens import Screen
from firekeeper.terminal.wendake_scene import Scene

# What a decision is about: the panes it needs, most needed first. Others follow in the order of ALL.
TOPICS: Final = {
    "map": ("map", "mine", "village", "tracks"),
    "trade": ("mine", "progress", "tracks", "village", "map"),
    "masks": ("masks", "mine", "tracks", "village"),
    "military": ("map", "turtles", "tracks", "mine", "village"),
    "tiles": ("village", "display", "mine", "map"),
    "scores": ("tracks", "mine", "village", "map"),
    "people": ("mine", "tracks", "map", "village"),
    "turn": ("village", "mine", "ghost", "map", "tracks", "opponents"),
}
TOPIC_OF: Final = {
    "ChooseHome": "map", "LaunchCanoe": "map", "MoveStep": "map", "LoseNative": "map", "LoseGuard": "map",
    "Exchange": "trade", "BuyProgress": "trade", "PayProgress": "trade", "BuyPoints": "trade",
    "TakeLeftover": "trade", "GainResource": "trade", "SpendForPoints": "trade", "ChooseVegetable": "trade",
    "DrawMask": "masks", "DiscardMask": "masks", "PlayMasks": "masks", "PlaceBonusMask": "masks",
    "ChangeMask": "masks", "ClaimTurtles": "military", "ScoreMajorities": "military",
    "ChooseFlag": "military", "ReplaceTile": "tiles", "BeforeSliding": "tiles", "SwapFirst": "tiles",
    "SwapSecond": "tiles", "FlipTile": "tiles", "LightFire": "tiles", "ScoreTiedTrack": "scores",
    "ChoosePointTrack": "scores", "ShiftPoint": "scores", "AssignTurtle": "scores", "CallHome": "people",
    "CallExtra": "people", "ScoreRitual": "people", "ChooseTribe": "people",
}  # fmt: skip
ALL: Final = (
    "village", "mine", "map", "tracks", "ghost", "opponents", "masks", "progress", "turtles", "display",
)  # fmt: skip
COLUMNS: Final = {
    1: (
        ("map", "village", "mine", "tracks", "ghost", "opponents", "masks", "turtles", "progress", "display"),
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
}
GAP: Final = 2
MAP_ROWS: Final = (22, 20, 18, 16)


def widths(width: int) -> list[int]:
    """The columns of a terminal: one, two from 110 characters on, three from 190 on."""
    if width >= 190:
        left = 84
        middle = (width - left - 2 * GAP) // 2
        return [left, middle, width - left - middle - 2 * GAP]
    if width >= 110:
        left = max(70, width * 56 // 100)
        return [left, width - left - GAP]
    return [width]


def panes(scene: Scene) -> dict[str, Pane]:
    """All panes there are."""
    t, seat = scene.t, scene.seat

    def pane(name: str, draw: Draw, brief: Draw | None = None, title: str = "") -> Pane:
        return Pane(name, title or t(f"pane-{name}"), (draw,), brief)

    drawn = tuple(partial(draw_map, scene, rows) for rows in MAP_ROWS)
    listed = partial(wendake_map.listed, scene)
    display = t("pane-display", level=scene.view.level, stack=scene.view.stack)
    found = [
        Pane("map", t("pane-map"), (*drawn, listed), partial(wendake_map.brief, scene)),
        pane(
            "village",
            partial(wendake_panes.village, scene, seat),
            partial(wendake_panes.village_rows, scene, seat),
        ),
        pane(
            "mine", partial(wendake_panes.belongings, scene, seat), partial(wendake_panes.goods, scene, seat)
        ),
        pane("tracks", partial(wendake_panes.tracks, scene), partial(wendake_panes.my_tracks, scene)),
        pane("masks", partial(wendake_panes.masks, scene)),
        pane("turtles", partial(wendake_panes.turtles, scene)),
        pane("progress", partial(wendake_panes.progress, scene)),
        pane("display", partial(wendake_panes.display, scene), title=display),
        pane("ghost", partial(wendake_panes.ghost, scene), partial(wendake_panes.next_ghost, scene)),
        pane("opponents", partial(wendake_panes.opponents, scene)),
    ]
    return {pane.name: pane for pane in found}


def draw_map(scene: Scene, rows: int, width: int) -> list[Text]:
    """The drawn map with its key; nothing if it cannot be drawn that small."""
    drawing = wendake_map.drawn(scene, width, rows)
    return [] if drawing is None else [*drawing, *wrap(Text(scene.t("pane-map-key"), QUIET), width, 2)]


def priorities(scene: Scene) -> list[str]:
    """The panes, those first that the open decision is about."""
    topic = TOPIC_OF.get(type(scene.decision).__name__, "turn")
    first = TOPICS[topic]
    return [*first, *[name for name in ALL if name not in first]]


def board(scene: Scene, width: int, height: int | None, most: int | None = None) -> list[Text]:
    """The table. With a `height` only as much of it as fits, with `most` only so many panes."""
    across = widths(width)
    columns = COLUMNS[len(across)]
    header = title(scene, width)
    left = None if height is None else max(0, height - len(header))
    every = panes(scene)
    chosen: dict[str, list[Text]] = {}
    used = [0] * len(columns)
    for name in priorities(scene)[:most]:
        at = next(at for at, names in enumerate(columns) if name in names)
        # What the question is about is shown in any case, even if the top of it scrolls away.
        lines = every[name].lines(across[at], None if left is None else left - used[at], not chosen)
        if lines:
            chosen[name] = lines
            used[at] += len(lines)
    stacks = [[line for name in names for line in chosen.get(name, [])] for names in columns]
    return [*header, *beside(stacks, across, GAP)]


def title(scene: Scene, width: int) -> list[Text]:
    """Year, who one is, and the turn order of this year and the next."""
    t, view, me = scene.t, scene.view, scene.me
    who = Text(
        t("pane-you", name=scene.name(scene.seat), tribe=t(f"wendake-tribe-{me.tribe}")), SEATS[scene.seat]
    )
    parts = [Text(t("pane-year", year=view.year, years=view.years), "bold"), who]
    if view.order:
        parts.append(Text(t("pane-order")).append(" ").append_text(_order(scene, view.order)))
    if view.reserved:
        parts.append(Text(t("pane-reserved")).append(" ").append_text(_order(scene, view.reserved)))
    return wrap(joined(parts), width, 2)


def _order(scene: Scene, seats: list[int]) -> Text:
    return Text(" ").join([Text(scene.name(seat), SEATS[seat]) for seat in seats])


def full_opponents(scene: Scene, width: int) -> list[Text]:
    """Grid and belongings of everybody else."""
    lines: list[Text] = []
    for player in scene.view.players:
        if player.seat == scene.seat or player.automa:
            continue
        tribe = scene.t(f"wendake-tribe-{player.tribe}")
        label = scene.t("pane-player", name=scene.name(player.seat), tribe=tribe, points=player.total)
        grid = Pane("village", label, (partial(wendake_panes.village, scene, player.seat),))
        goods = partial(wendake_panes.belongings, scene, player.seat)
        lines += [*grid.lines(width), *goods(width), Text()]
    if scene.view.ghost is not None:
        lines += panes(scene)["ghost"].lines(width)
    return lines


# --- the end ----------------------------------------------------------------------------------------------


def score_sheet(scene: Scene, width: int) -> list[Text]:
    """Every part of the final score, and who has won."""
    t, view = scene.t, scene.view
    seats = list(range(scene.rules.seats))
    label = max(len(t(key)) for key in ("sheet-swap", "sheet-objectives", "sheet-total", "sheet-pair")) + 3
    label = max(label, *(len(t(f"wendake-track-{track}")) + 5 for track in TRACKS))
    column = max(8, *(len(scene.name(seat)) + 3 for seat in seats))

    def row(name: Text, cells: list[str], style: str = "default") -> Text:
        name.pad_right(max(1, label - name.cell_len))
        for cell in cells:
            name.append(cell.rjust(column), style)
        return name

    head = Text(" " * label)
    for seat in seats:
        head.append(scene.name(seat).rjust(column), SEATS[seat])
    lines = [head]
    for number, pair in enumerate(view.pairs):
        for at, track in enumerate(pair):
            name = Text.assemble(("┌ " if at == 0 else "└ ", QUIET), t(f"wendake-track-{track}"))
            lines.append(row(name, [_score(scene, seat, track) for seat in seats], QUIET))
        counted = [_counted(scene, seat, number) for seat in seats]
        lines.append(row(Text(f"  {t('sheet-pair')}", "bold"), counted, "bold"))
    swaps = [
        "" if seat in scene.rules.automa else str(view.players[seat].swaps * scene.rules.swap_points)
        for seat in seats
    ]
    lines.append(row(Text(t("sheet-swap")), swaps))
    if view.ghost is not None:
        met = [card for card in view.ghost.cards if card.met]
        points = len(met) * scene.rules.objective_points
        lines.append(row(Text(t("sheet-objectives")), [str(points), ""]))
    lines.append(
        row(Text(t("sheet-total"), "bold"), [str(view.players[seat].total) for seat in seats], "bold")
    )
    lines.append(Text())
    for card in view.ghost.cards if view.ghost is not None else []:
        sign = "✓" if card.met else "–"
        lines += wrap(Text(f"{sign} {t(f'wendake-objective-{card.objective}')}"), width, 2)
    lines += _tie(scene)
    return lines


def _score(scene: Scene, seat: int, track: str) -> str:
    return "" if seat in scene.rules.automa else str(scene.view.players[seat].score[track])


def _counted(scene: Scene, seat: int, pair: int) -> str:
    return "" if seat in scene.rules.automa else str(scene.view.players[seat].counting[pair])


def _tie(scene: Scene) -> list[Text]:
    """How equal totals at the top are decided (WK-END-06); against the Ghost there are no ties."""
    totals = [player.total for player in scene.view.players]
    tie = scene.view.ghost is None and totals.count(max(totals)) > 1
    return [Text(scene.t("sheet-tie"))] if tie else []


SCREEN: Final = Screen(
    scene=Scene,
    board=board,
    opponents=full_opponents,
    score_sheet=score_sheet,
    quiet=frozenset(
        {"ActionPerformed", "DisplayFilled", "PhaseBegan", "TileTurned", "TilesSlid", "TopRowFilled"}
    ),
)

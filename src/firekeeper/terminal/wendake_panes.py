"""The panes of Wendake's table: village board, belongings, tracks, tiles, masks, turtles, opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from firekeeper.games.wendake.terms import GOODS, NATIVES, TRACKS
from firekeeper.kernel.wording import Message
from firekeeper.terminal.drawing import QUIET, beside, flow, joined, wrap

if TYPE_CHECKING:
    from firekeeper.games.wendake.view import PlayerView
    from firekeeper.terminal.wendake_scene import WendakeScene

MARKER = "●"
FIRE = "▲"
COUNTS = "◂"
READY = "○"
USED = "×"
TILE_VERBS = ("activate", "fire", "flip", "swap_cell")


# --- the village board ------------------------------------------------------------------------------------


def village(scene: WendakeScene, seat: int, width: int) -> list[Text]:
    """The grid: what each tile shows, markers and fire, and the number to type where a tile can be chosen."""
    player = scene.view.players[seat]
    if not any(tile.id for tile in player.grid):
        return []
    numbers = scene.numbers(*TILE_VERBS) if seat == scene.seat else {}
    inner = max(8, min(28, (width - 4) // 3))
    bars = ["─" * inner] * 3
    lines = [Text(f"┌{'┬'.join(bars)}┐", QUIET)]
    for row in range(3):
        cells = [_cell(scene, player, 3 * row + column, inner, numbers) for column in range(3)]
        for at in range(max(len(cell) for cell in cells)):
            line = Text("│", QUIET)
            for cell in cells:
                part = cell[at].copy() if at < len(cell) else Text()
                part.truncate(inner, pad=True)
                line.append_text(part).append("│", QUIET)
            lines.append(line)
        lines.append(Text(f"├{'┼'.join(bars)}┤" if row < 2 else f"└{'┴'.join(bars)}┘", QUIET))
    out = [scene.wording.tile(tile) for tile in player.cycled_out]
    if out:
        label = scene.t("pane-village-out")
        lines += wrap(scene.labelled(label, *[Text(scene.say(tile)) for tile in out]), width, 2)
    return lines


def _cell(
    scene: WendakeScene, player: PlayerView, cell: int, width: int, numbers: dict[int, int]
) -> list[Text]:
    tile = player.grid[cell]
    if not tile.id:
        return [Text()]
    sign = Text()
    if tile.marked:
        sign.append(f"{MARKER} ", scene.colours[player.seat])
    if tile.fired:
        sign.append(f"{FIRE} ", "bold red")
    if cell in numbers:
        sign.append(f"{numbers[cell]})", "bold cyan").append(" ")
    at = scene.rules.tile_names.index(tile.id)
    shown = _actions(scene, scene.rules.tile_actions[at], width)
    style = QUIET if tile.marked or tile.fired else "bold" if cell in numbers else "default"
    if tile.side == "ritual":
        back = Text(f"({shown})", QUIET)
        front = Text(_actions(scene, scene.rules.tile_ritual[at], width), f"{style} italic")
        return [Text(" ").append_text(sign).append_text(front), *_inset(back, width)]
    return _inset(sign.append(shown, style), width)


def _inset(text: Text, width: int) -> list[Text]:
    return [Text(" ").append_text(line) for line in wrap(text, width - 1)]


def _actions(scene: WendakeScene, codes: tuple[int, ...], width: int) -> str:
    """What a side of a tile shows, shortened for narrow cells."""
    short = width < 22
    return " + ".join(scene.say(scene.wording.action(code, "short" if short else "")) for code in codes)


def village_rows(scene: WendakeScene, seat: int, width: int) -> list[Text]:
    """The grid in three lines, where room is scarce."""
    player = scene.view.players[seat]
    if not any(tile.id for tile in player.grid):
        return []
    numbers = scene.numbers(*TILE_VERBS) if seat == scene.seat else {}
    inner = (width - 2) // 3
    rows = []
    for row in range(3):
        cells = [_cell(scene, player, 3 * row + column, inner, numbers)[0] for column in range(3)]
        for cell in cells:
            cell.truncate(inner, pad=True)
        rows.append(Text("│", QUIET).join(cells))
    return rows


# --- what a player has ------------------------------------------------------------------------------------


def _counts(scene: WendakeScene, counts: dict[str, int], names: tuple[str, ...]) -> list[Text]:
    """Counts in the colours of full and empty."""
    return [
        Text(scene.t(f"wendake-count-{name}", count=counts[name]), "bold" if counts[name] else QUIET)
        for name in names
    ]


def goods(scene: WendakeScene, seat: int, width: int) -> list[Text]:
    """Only the goods and who waits in the longhouse."""
    player = scene.view.players[seat]
    parts = [part for part in _counts(scene, player.goods, GOODS) if part.style == "bold"]
    parts.append(Text(scene.t("pane-in-longhouse", count=player.waiting), QUIET))
    return wrap(scene.labelled(scene.t("pane-goods"), *parts), width, 2)


def belongings(scene: WendakeScene, seat: int, width: int) -> list[Text]:
    """Goods, natives, tokens, tiles and cards of a seat, as far as the viewer may know."""
    t, player = scene.t, scene.view.players[seat]
    lines = wrap(scene.labelled(t("pane-goods"), *_counts(scene, player.goods, GOODS)), width, 2)
    lines += wrap(scene.labelled(t("pane-at-home"), *_counts(scene, player.at_home, NATIVES)), width, 2)
    lines += wrap(scene.labelled(t("pane-longhouse"), *_counts(scene, player.longhouse, NATIVES)), width, 2)
    tokens = [
        Text(t("pane-canoes", count=player.canoes, most=scene.rules.canoes)),
        Text(t("pane-markers", count=player.markers_left)),
        Text(t("pane-swaps", count=player.swaps)),
    ]
    if player.flag:
        tokens.append(Text(t("pane-ally", flag=Message(f"wendake-flag-{player.flag}"))))
    if player.mohawk:
        tokens.append(Text(t("pane-mohawk", place=_mohawk(scene, player.mohawk))))
    lines += wrap(joined(tokens), width, 2)
    lines += wrap(scene.labelled(t("pane-progress-tiles"), *_progress(scene, player)), width, 2)
    lines += wrap(scene.labelled(t("pane-hand"), *_hand(scene, player)), width, 2)
    if player.turtle_types:
        turtles = (
            [Text(t.render(scene.wording.turtle(tile))) for tile in player.turtles]
            if player.turtles is not None
            else [Text(t(f"wendake-turtle-{kind}")) for kind in player.turtle_types]
        )
        lines += wrap(scene.labelled(t("pane-turtle-tiles"), *turtles), width, 2)
    if player.set_aside:
        tiles = [Text(t.render(scene.wording.tile(tile))) for tile in player.set_aside]
        lines += wrap(scene.labelled(t("pane-set-aside"), *tiles), width, 2)
    return lines


def _mohawk(scene: WendakeScene, place: str) -> Message:
    if place in scene.rules.territories:
        return Message(f"wendake-territory-{place}")
    return Message("pane-longhouse-place") if place == "longhouse" else Message("wendake-native-outpost")


def _progress(scene: WendakeScene, player: PlayerView) -> list[Text]:
    if not player.progress:
        return [Text("–", QUIET)]
    return [
        Text(f"{USED} {scene.t(f'wendake-progress-{tile}')}", QUIET)
        if tile in player.used
        else Text(f"{READY} {scene.t(f'wendake-progress-{tile}')}", "bold")
        for tile in player.progress
    ]


def _hand(scene: WendakeScene, player: PlayerView) -> list[Text]:
    found = []
    if player.hand is None:
        found.append(Text(scene.t("wendake-count-mask_card", count=player.hand_size)))
    elif player.hand:
        found.append(Text(_masks(scene, player.hand), "bold"))
    if player.played:
        found.append(Text(scene.t("pane-played", masks=_masks(scene, player.played)), QUIET))
    return found or [Text("–", QUIET)]


def _masks(scene: WendakeScene, cards: list[str]) -> str:
    return scene.say(scene.wording.masks([card.split("_")[0] for card in cards]))


# --- scores -----------------------------------------------------------------------------------------------


def tracks(scene: WendakeScene, width: int) -> list[Text]:
    """Markers by pair of tracks. Only the lower one of a pair counts; it carries the sign."""
    t = scene.t
    seats = range(scene.rules.seats)
    label = max(len(t(f"wendake-track-{track}")) for track in TRACKS) + 3
    column = max(6, *(len(scene.name(seat)) + 2 for seat in seats))
    head = Text(" " * label)
    for seat in seats:
        head.append(scene.name(seat).rjust(column - 1) + " ", scene.colours[seat])
    lines = [head]
    for pair in scene.view.pairs:
        for at, track in enumerate(pair):
            line = Text.assemble(("┌ " if at == 0 else "└ ", QUIET), t(f"wendake-track-{track}"))
            line.pad_right(label - line.cell_len)
            for seat in seats:
                line.append_text(_mark(scene, seat, pair, track, column))
            lines.append(line)
    total = Text(t("pane-total"), "bold")
    total.pad_right(label - total.cell_len)
    for seat in seats:
        total.append(f"{scene.view.players[seat].total:>{column - 1}} ", f"{scene.colours[seat]}")
    return [*lines, total]


def my_tracks(scene: WendakeScene, width: int) -> list[Text]:
    """Only the own markers."""
    parts = []
    for pair in scene.view.pairs:
        for track in pair:
            mark = _mark(scene, scene.seat, pair, track, 1)
            mark.rstrip()
            parts.append(Text.assemble((f"{scene.t(f'wendake-track-{track}')} ", QUIET), mark))
    return wrap(joined(parts), width, 2)


def _mark(scene: WendakeScene, seat: int, pair: list[str], track: str, width: int) -> Text:
    if seat in scene.rules.automa:
        return Text("·".rjust(width - 1) + " ", QUIET)
    score = scene.view.players[seat].score
    low = min(pair, key=lambda name: score[name])
    counts = track == low
    return Text(f"{score[track]:>{width - 1}}{COUNTS if counts else ' '}", "bold" if counts else QUIET)


# --- tiles, masks, turtles --------------------------------------------------------------------------------


def progress(scene: WendakeScene, width: int) -> list[Text]:
    """The progress rows with what they cost, and the tile whose price is being paid."""
    lines = []
    doing = scene.view.doing
    if doing is not None and doing.paying:
        tile = Message(f"wendake-progress-{doing.paying}")
        lines += wrap(Text(scene.t("pane-paying", name=scene.name(doing.seat), tile=tile), "bold"), width, 4)
    for level in (3, 2, 1):
        row = scene.view.rows[level - 1]
        leather, fish, vegetables = scene.rules.prices[level - 1]
        label = scene.t("pane-progress-level", level=level, leather=leather, fish=fish, vegetables=vegetables)
        rows: dict[str, str] = {tile.id: tile.track for tile in scene.rules.components.progress}
        tiles = [
            Text.assemble(
                scene.t(f"wendake-progress-{tile}"),
                (f" ({scene.t(f'wendake-track-{rows[tile]}')})", QUIET),
            )
            for tile in row
        ]
        lines += wrap(scene.labelled(label, *(tiles or [Text("–", QUIET)])), width, 4)
    return lines


def display(scene: WendakeScene, width: int) -> list[Text]:
    """The advanced tiles that can be had in the Restore Phase."""
    if not any(scene.view.display):
        return []
    tiles = []
    for slot, tile in enumerate(scene.view.display):
        text = Text(scene.say(scene.wording.tile(tile)) if tile else "–", "default" if tile else QUIET)
        for seat in scene.at_slot(slot):
            text.append(f" {MARKER}{scene.letter(seat)}", scene.colours[seat])
        tiles.append(text)
    return flow(tiles, width)


def masks(scene: WendakeScene, width: int) -> list[Text]:
    """The mask spaces: a letter for each kind, points, and whose disk is there; then the two piles."""
    t = scene.t
    cells = []
    for space in scene.rules.components.mask_spaces:
        pattern = "".join(letter * count for letter, count in zip("ABCDE", space.pattern, strict=False))
        cell = Text.assemble((pattern.ljust(7), "bold"), t("pane-points", points=space.points))
        for seat in scene.view.spaces[space.id]:
            cell.append(f" {MARKER}{scene.letter(seat)}", scene.colours[seat])
        cells.append(cell)
    third = (width - 4) // 3
    columns = [cells[at::3] for at in range(3)]
    lines = beside(columns, [third] * 3)
    top = scene.view.discard[-1] if scene.view.discard else ""
    card = scene.wording.card(top) if top else Message("list-nothing")
    pile = t("pane-discard", card=card, count=len(scene.view.discard), deck=scene.view.deck_size)
    return [*lines, *wrap(Text(pile), width, 2)]


def turtles(scene: WendakeScene, width: int) -> list[Text]:
    """How many tiles each stack still has, which types one owns, and how far one is."""
    reach = {
        "women": scene.at_work(scene.seat, "woman"),
        "hunters": scene.at_work(scene.seat, "hunter"),
        "canoes": scene.me.canoes,
    }
    lines = []
    column = 8 + max(cell_len(scene.t(f"wendake-turtle-{kind}")) for kind in scene.rules.turtle_types)
    for category, have in reach.items():
        line, mark = Text(), scene.t("pane-have", count=have)
        for level in (3, 4, 5):
            kind = f"{category}_{level}"
            left = scene.view.turtle_stacks[kind]
            mine = kind in scene.me.turtle_types
            label = Text(scene.t(f"wendake-turtle-{kind}"), "bold" if left and not mine else QUIET)
            label.append(f" ×{left}{' ✓' if mine else ''}")
            label.pad_right(max(1, min(column, (width - cell_len(mark)) // 3) - label.cell_len))
            line.append_text(label)
        lines.append(line.append(mark, QUIET))
    return lines


# --- the others -------------------------------------------------------------------------------------------


def opponents(scene: WendakeScene, width: int) -> list[Text]:
    """A short account of everybody else."""
    lines = []
    for player in scene.view.players:
        if player.seat == scene.seat or player.automa:
            continue
        parts = [
            Text(
                f"{scene.name(player.seat)} ({scene.t(f'wendake-tribe-{player.tribe}')})",
                scene.colours[player.seat],
            ),
            Text(scene.t("pane-points", points=player.total)),
            *[part for part in _counts(scene, player.goods, GOODS) if part.style == "bold"],
            Text(scene.t("pane-in-longhouse", count=player.waiting)),
            Text(scene.t("pane-canoes", count=player.canoes, most=scene.rules.canoes)),
            Text(scene.t("wendake-count-mask_card", count=player.hand_size)),
            Text(scene.t("pane-markers", count=player.markers_left)),
        ]
        parts += _progress(scene, player) if player.progress else []
        parts += [Text(scene.t(f"wendake-turtle-{kind}")) for kind in player.turtle_types]
        lines += wrap(joined(parts), width, 2)
    return lines

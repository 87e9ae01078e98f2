"""What the rules of New Allies demand of its components (ledger NA-REC-01 to -08), when a pack is read."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from msgspec.structs import asdict

from firekeeper.games.wendake import component_checks as base
from firekeeper.games.wendake.components import Tile, Turtle
from firekeeper.games.wendake.new_allies.components import (
    Board,
    Components,
    TileFile,
    TurnCardFile,
    TurtleFile,
)
from firekeeper.kernel.component_tables import FileType, Finding, PackError, read_files, refuse

TRACK = (
    "english_5", "english_4", "english_3", "english_2", "english_1", "centre",
    "french_1", "french_2", "french_3", "french_4", "french_5",
)  # fmt: skip
LONGEST_GAMES = {1: 15, 2: 20}
"""Turn cards that four players need of each level, without shuffling (NA-REC-04)."""
NAMED_CARD = ("french", "refresh_progress")  # NA-EX-01


def _check_tiles(file: TileFile) -> Iterator[Finding]:
    """NA-REC-02."""
    for level in ("level1", "level2"):
        flags = Counter(action for tile in file.tiles if tile.set == level for action in tile.actions)
        shown = [action for action in flags if action.startswith("alliance")]
        if not shown:
            yield Finding("", "actions", f"no {level} tile shows an Alliance action; expected at least one")
        if flags["alliance english"] != flags["alliance french"]:
            yield Finding("", "actions", f"the {level} tiles must show both flags equally often")
    for tile in file.tiles:
        if "ritual" not in tile.ritual:
            yield Finding(tile.id, "ritual", 'every RITUAL side shows Ritual; expected "ritual" in the list')


def _check_turtles(file: TurtleFile) -> Iterator[Finding]:
    """NA-REC-03: as the base game's tiles of the same levels."""
    stacks = Counter(turtle.level for turtle in file.turtles)
    for level in (3, 4, 5):
        if stacks[level] < 4:
            yield Finding("", "turtle", f"there are {stacks[level]} tiles rifles_{level}; expected 4 or more")
    for turtle in file.turtles:
        yield from base.check_points_side(turtle.id, turtle.level, turtle.points, turtle.tracks)


def _check_cards(file: TurnCardFile) -> Iterator[Finding]:
    """NA-REC-04."""
    for effect in file.effects:
        if bool(effect.windows) == (effect.id == "copy_turn_card"):
            message = "copy_turn_card has those of what it copies, all others have at least one"
            yield Finding(effect.id, "windows", message)
        if not any(card.effect == effect.id for card in file.cards):
            yield Finding(effect.id, "", "no Turn card has this effect; expected at least one")
    for level, needed in LONGEST_GAMES.items():
        cards = [card for card in file.cards if card.level == level]
        if len(cards) < needed:
            message = f"there are {len(cards)} cards of level {level}; four players need {needed}"
            yield Finding("", "card", message)
        flags = Counter(card.flag for card in cards)
        if flags["english"] != flags["french"]:
            yield Finding("", "flag", f"level {level} must show both flags equally often")
    if NAMED_CARD not in [(card.flag, card.effect) for card in file.cards]:
        yield Finding("", "card", "no card has french and refresh_progress, which the rulebook names")


def _check_board(board: Board) -> Iterator[Finding]:
    """NA-REC-01, NA-REC-05, NA-REC-08."""
    if tuple(space.id for space in board.spaces) != TRACK:
        yield Finding("", "space", f"expected the spaces {', '.join(TRACK)}, in this order")
    for space in board.spaces:
        side, _, number = space.id.partition("_")
        wanted = ("none", 0) if space.id == "centre" else (side, int(number or 0))
        if (space.side, space.value) != wanted:
            yield Finding(space.id, "value", f"expected side {wanted[0]} and value {wanted[1]}")
    if set(board.closed_lakes) != {2, 3, 4}:
        yield Finding("", "closed_lakes", "expected a list of lakes for 2, 3 and 4 players")
    if board.patrols != 2:
        yield Finding("", "patrols", "expected 2 of each flag for each player (NA-SETUP-09)")


FILES: dict[str, FileType] = {
    "alliance_tiles": (TileFile, _check_tiles),
    "rifle_turtles": (TurtleFile, _check_turtles),
    "turn_cards": (TurnCardFile, _check_cards),
    "alliance_board": (Board, _check_board),
}


def read(tables: dict[str, Any]) -> Components:
    """Read and check the parsed files of the base game and of the expansion."""
    known = base.read({stem: table for stem, table in tables.items() if stem not in FILES})
    files = read_files({stem: tables[stem] for stem in FILES if stem in tables}, FILES)
    board: Board = files["alliance_board"]
    tiles = tuple(Tile(**asdict(row)) for row in files["alliance_tiles"].tiles)
    turtles = tuple(Turtle(**cast(Any, asdict(row))) for row in files["rifle_turtles"].turtles)
    errors = [
        PackError("alliance_tiles.toml", tile.id, "id", "a tile of the base game has this id")
        for tile in tiles
        if tile.id in {other.id for other in known.tiles}
    ]
    for chart in known.maps:
        lakes = {lake.id for lake in chart.lakes}
        closed = set(board.closed_lakes[chart.players])
        if not closed <= lakes or len(lakes - closed) < 3:
            message = f"{chart.players} players: expected lakes of the map, at least 3 of them left open"
            errors.append(PackError("alliance_board.toml", "", "closed_lakes", message))
    refuse(errors)
    return Components(
        **{
            **asdict(known),
            "tiles": known.tiles + tiles,
            "turtles": known.turtles + turtles,
            "effects": files["turn_cards"].effects,
            "turn_cards": files["turn_cards"].cards,
            "board": board,
        }
    )

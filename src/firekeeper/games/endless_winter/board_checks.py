"""What the rulebook demands of boards, tiles and tracks (EW-C-01 to -04, -07 to -10, -20)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import get_args

from firekeeper.games.endless_winter.components import (
    IdolFile,
    Layout,
    MainBoardFile,
    MegalithFile,
    NumberFile,
    PlayerBoardFile,
    TerrainFile,
    TerrainType,
    Track,
)
from firekeeper.games.endless_winter.geometry import MegalithBoard
from firekeeper.games.endless_winter.grammar import Effect, GrammarError, parse
from firekeeper.games.endless_winter.terms import FOOD, LADDER, TOOL
from firekeeper.kernel.component_tables import Finding, exactly

# EW-C-07: the map and what four players draw from it
RINGS = 2
TILES = 25
MOST_GLACIERS = 6
OPEN_TILES = 15
TYPES: tuple[str, ...] = get_args(TerrainType)

HONOUR_POINTS = [2, 3, 5]  # EW-C-09
NAMED_RATIO = 2
NAMED_BOX = (4, 10)  # EW-C-10: cards and points in the left box
_BOXES = ("honour_box_first", "honour_box_second", "honour_box_others")
NAMED_LIMIT = 6  # EW-C-01: the Food limit with one Camp off the board
NAMED_MEAL = (3, 2)  # Food and the Labour it can give

# Ledger 5.2, areas BEGIN, DEVELOP, MIGRATE, HUNT: top actions, middle, bottom
NAMED_COLUMNS = {
    "initiate": (
        ("pay tool 1 + labour 1 -> tribe_hand 1",),
        "pay food 1 -> tribe_discard 1 + bury 1",
        "idol 1 + bury 1",
    ),
    "develop": (("pay labour 3 -> culture 1",), "stone 1", "tool 1 + food 1"),
    "migrate": (
        ("pay tool 1 -> camp 1", "pay labour 1 -> move 1"),
        "pay food 3 -> village 1",
        "camp 1; move 1",
    ),
    "hunt": (
        ("pay labour 1 -> animal_reveal 2", "pay tool 1 + labour 1 -> animal_pick 1"),
        "tip 1",
        "animal_top 1",
    ),
}
NAMED_COMPENSATION = ("", "food 1", "tool 1", "food 1 + tool 1")  # EW-SETUP-31
NAMED_SPACES = ("tool 1", "", "idol 1", "", "idol 1")  # EW-ECLIPSE-19
NAMED_BENEFITS = {"village_reserve": "draw 1", "rest_space": "draw 1 + tip 1"}  # EW-ECLIPSE-18, EW-REST-02


def counted(kind: str, numbers: Sequence[int], start: int) -> Iterator[Finding]:
    """Complain unless the rows are numbered one by one from `start`."""
    if list(numbers) != list(range(start, start + len(numbers))):
        yield Finding("", kind, f"expected rows numbered {start}, {start + 1}, … in this order")


def understood(text: str) -> Effect | None:
    """An effect, or None if the text is none: that has its own complaint."""
    try:
        return parse(text)
    except GrammarError:
        return None


def same(text: str, other: str) -> bool:
    """Whether two effects are the same however they are spaced; a text that is none has its own complaint."""
    effect = understood(text)
    if effect is None:
        return True
    wanted = [(part.on, part.pay, part.gain) for part in parse(other)]
    return [(part.on, part.pay, part.gain) for part in effect] == wanted


def only(text: str, atoms: Sequence[int]) -> bool:
    """Whether an effect is one free gain of such atoms."""
    effect = understood(text)
    if effect is None:
        return True
    return len(effect) == 1 and not effect[0].pay and all(atom in atoms for atom, _ in effect[0].gain)


def check_terrain(file: TerrainFile) -> Iterator[Finding]:
    """EW-C-07, EW-MIGRATE-12."""
    kinds: Counter[str] = Counter(tile.type for tile in file.tiles)
    if len(file.tiles) != TILES:
        yield Finding("", "tile", f"there are {len(file.tiles)} tiles; expected {TILES}")
    if kinds["base"] != 1:
        yield Finding("", "type", f"there are {kinds['base']} Base tiles; expected 1")
    if kinds["glacier"] < MOST_GLACIERS:
        found = kinds["glacier"]
        yield Finding("", "type", f"there are {found} Glaciers; expected at least {MOST_GLACIERS}")
    for name in TYPES:
        if not kinds[name]:
            yield Finding("", "type", f"no tile is of the type {name}; every type occurs")
    if kinds.total() - kinds["base"] - kinds["glacier"] < OPEN_TILES:
        yield Finding("", "type", f"expected at least {OPEN_TILES} tiles besides Base tile and Glaciers")
    for kind in TYPES:
        ids = [tile.id for tile in file.tiles if tile.type == kind]
        wanted = ["base"] if kind == "base" else [f"{kind}_{number}" for number in range(1, len(ids) + 1)]
        yield from exactly(ids, wanted, f"{kind} tile")
    yield from counted("slot", [slot.slot for slot in file.slots], 0)
    places = [(slot.q, slot.r) for slot in file.slots]
    if not places or places[0] != (0, 0):
        yield Finding("slot 1", "q", "the first slot is the Base tile, at q 0 and r 0")
    rings = [
        (q, r) for q in range(-RINGS, RINGS + 1) for r in range(-RINGS, RINGS + 1) if abs(q + r) <= RINGS
    ]
    if sorted(places) != sorted(rings):
        message = "expected the Base tile and two full rings around it: 19 different hexes within 2 steps"
        yield Finding("", "slot", message)


def check_megaliths(file: MegalithFile) -> Iterator[Finding]:
    """EW-C-08, EW-SETUP-32."""
    size = file.columns * file.rows
    yield from exactly([tile.id for tile in file.tiles], [f"meg_{number}" for number in range(1, 5)], "tile")
    marked = [file.first, *file.arrows]
    if len(set(marked)) != 3 or any(c >= file.columns or r >= file.rows for c, r in marked):
        message = f"first and arrows are 3 different spaces of {file.columns} columns and {file.rows} rows"
        yield Finding("", "arrows", message)
        return
    first = file.first[1] * file.columns + file.first[0]
    for tile in file.tiles:
        if len(tile.spaces) != size:
            yield Finding(tile.id, "spaces", f"there are {len(tile.spaces)} spaces; expected {size}")
            continue
        for at, space in enumerate(tile.spaces):
            if (at == first) != (space == "extra_megalith 1"):
                message = f"extra_megalith 1 is on the first space, number {first + 1}, and on no other"
                yield Finding(tile.id, "spaces", message)
            elif not space:
                yield Finding(tile.id, "spaces", f"space {at + 1} shows nothing; every space has a benefit")
    for layout in file.layouts:
        yield from _check_layout(file, layout)
    for players in (2, 3, 4):
        defaults = [layout.id for layout in file.layouts if players in layout.players]
        if len(defaults) != 1:
            found = ", ".join(defaults) or "none"
            message = f"the default for {players} players: {found}; expected one layout"
            yield Finding("", "players", message)


def _check_layout(file: MegalithFile, layout: Layout) -> Iterator[Finding]:
    board = MegalithBoard(file.columns, file.rows, file.first, file.arrows, list(layout.places))
    ground = board.xy[: board.ground]
    if len(set(ground)) < len(ground):
        yield Finding(layout.id, "places", "two tiles lie on the same space")
        return
    reached, queue = {0}, [0]
    for here in queue:
        queue += [there for there in board.beside[here] if there not in reached]
        reached.update(board.beside[here])
    if len(reached) < board.ground:
        yield Finding(layout.id, "places", "the tiles do not hang together")
    levels = 2 if layout.players else 1
    if max(board.level) < levels:
        yield Finding(layout.id, "places", f"expected room for at least {levels} level(s) above the ground")


def check_idols(file: IdolFile) -> Iterator[Finding]:
    """EW-C-09, EW-C-10."""
    yield from counted("offering", [level.level for level in file.offering], 0)
    yield from counted("honour", [level.level for level in file.honour], 0)
    if len(file.offering) < 2 or len(file.honour) < 2:
        yield Finding("", "level", "a track has a start and at least one level above it")
        return
    ratios = [level.per for level in file.offering]
    if ratios[0] or file.offering[0].benefit or file.honour[0].points:
        yield Finding("", "level", "level 0 is the start: it gives nothing")
    if 0 in ratios[1:] or any(low < high for low, high in pairwise(ratios[1:])):
        yield Finding("", "per", "from level 1 on every level has a ratio, and no higher level a worse one")
    if NAMED_RATIO not in ratios:
        yield Finding("", "per", f"some level gives 1 point per {NAMED_RATIO} (EW-EX-23)")
    if not any(level.benefit for level in file.offering):
        yield Finding("", "benefit", "some levels of the Offering track show a benefit (EW-IDOL-05)")
    points = [level.points for level in file.honour if level.points]
    if points != HONOUR_POINTS:
        yield Finding("", "points", f"is {points}; the Honour track gives 2, 3 and 5 points on its way up")
    tables: dict[str, tuple[int, ...]] = {box.id: box.points for box in file.boxes}
    for name, table in tables.items():
        if any(low > high for low, high in pairwise(table)):
            yield Finding(name, "points", "more buried cards never give fewer points")
    cards, worth = NAMED_BOX
    left = tables.get(_BOXES[0], ())
    if len(left) < cards or left[cards - 1] != worth:
        yield Finding(_BOXES[0], "points", f"{cards} buried cards give {worth} points here (EW-EX-24)")
    for better, worse in pairwise(_BOXES):
        if better in tables and worse in tables:
            longest = max(len(tables[better]), len(tables[worse]))
            pairs = [(_entry(tables[better], at), _entry(tables[worse], at)) for at in range(longest)]
            if any(more < less for more, less in pairs):
                yield Finding(worse, "points", f"gives more than {better}; a higher rank is never worth less")


def _entry(table: tuple[int, ...], at: int) -> int:
    return table[min(at, len(table) - 1)]


def check_main_board(file: MainBoardFile) -> Iterator[Finding]:
    """EW-C-03, EW-SETUP-31, ledger 5.2."""
    for column in file.columns:
        top, middle, bottom = NAMED_COLUMNS[column.id]
        if len(column.top) != len(top) or not all(same(*pair) for pair in zip(column.top, top, strict=True)):
            yield Finding(column.id, "top", f"the rulebook has {', '.join(top)}")
        if not same(column.middle, middle):
            yield Finding(column.id, "middle", f"the rulebook has {middle}")
        if not same(column.bottom, bottom):
            yield Finding(column.id, "bottom", f"the rulebook has {bottom}")
    for kind, rows in (("turn_order", file.turn_order), ("compensation", file.compensation)):
        yield from counted(kind, [row.position for row in rows], 1)
        if len(rows) != 4:
            yield Finding("", kind, f"there are {len(rows)} positions; expected 4")
    for row in file.turn_order:
        if not only(row.benefit, range(LADDER)):
            message = "expected food, tool, idol, draw or megalith: it can be swapped for a lesser benefit"
            yield Finding(f"turn_order {row.position}", "benefit", message)
    for row, wanted in zip(file.compensation, NAMED_COMPENSATION, strict=False):
        if not same(row.benefit, wanted):
            shown = f"«{wanted}»" if wanted else "nothing"
            yield Finding(f"compensation {row.position}", "benefit", f"the rulebook has {shown}")


def check_player_board(file: PlayerBoardFile) -> Iterator[Finding]:
    """EW-C-01, EW-C-02, EW-C-04, EW-C-20, EW-ECLIPSE-18 and -19, EW-REST-02."""
    for track in file.tracks:
        yield from _check_symbols(track)
    slots = [f"stone_slot_{number}" for number in (1, 2, 3)]
    if [slot.id for slot in file.stone_slots] != slots:
        yield Finding("", "stone_slot", f"expected {', '.join(slots)} in this order")
    for slot in file.stone_slots:
        if not only(slot.cost, (FOOD, TOOL)):
            yield Finding(slot.id, "cost", "expected Food, Tools or both, such as food 1 + tool 1")
        if not slot.benefit:
            yield Finding(slot.id, "benefit", "a slot gives at least one benefit (EW-STONE-05)")
    yield from counted("megalith_space", [space.space for space in file.megalith_spaces], 1)
    if len(file.megalith_spaces) != len(NAMED_SPACES):
        yield Finding("", "megalith_space", f"expected {len(NAMED_SPACES)} spaces (EW-SETUP-13)")
    for space, wanted in zip(file.megalith_spaces, NAMED_SPACES, strict=False):
        if not same(space.benefit, wanted):
            shown = f"«{wanted}»" if wanted else "nothing"
            yield Finding(f"megalith_space {space.space}", "benefit", f"the rulebook has {shown}")
    for printed in file.spaces:
        if not same(printed.benefit, NAMED_BENEFITS[printed.id]):
            yield Finding(printed.id, "benefit", f"the rulebook has {NAMED_BENEFITS[printed.id]}")
        if bool(printed.labour) != (printed.id == "rest_space"):
            yield Finding(printed.id, "labour", "figures give Labour on the rest_space, and only there")
    if len({player.colour for player in file.players}) < len(file.players):
        yield Finding("", "colour", "two players have the same colour")


def _check_symbols(track: Track) -> Iterator[Finding]:
    symbols = track.labour_symbols
    if track.id == "tool_track":
        if symbols:
            yield Finding(track.id, "labour_symbols", "Tools give no Labour; expected []")
        return
    if list(symbols) != sorted(set(symbols)) or any(symbol > track.top for symbol in symbols):
        yield Finding(track.id, "labour_symbols", f"expected different numbers up to {track.top}, rising")
    food, labour = NAMED_MEAL
    meals = [
        sum(below < symbol <= below + food for symbol in symbols) for below in range(track.top - food + 1)
    ]
    if labour not in meals:
        message = f"somewhere {food} Food must pass exactly {labour} symbols (EW-EX-14)"
        yield Finding(track.id, "labour_symbols", message)


def check_numbers(file: NumberFile) -> Iterator[Finding]:
    """Ledger 5.2: what the numbers owe each other."""
    value = {row.id: row.value for row in file.numbers}
    if not 0 < value["rounds_of_era_1"] < value["rounds"]:
        yield Finding("rounds_of_era_1", "value", "expected fewer than rounds: both Eras are played")
    if value["laps"] != value["tribe_figures"] + 1:
        yield Finding("laps", "value", "expected one turn for each figure: the Chief and tribe_figures")
    if value["hunt_top"] < value["hunt_extra"] + 4:
        yield Finding("hunt_top", "value", "expected room for the cards of 4 players and hunt_extra more")
    if value["neutral_megaliths"] != value["megaliths_per_space"]:
        message = "the neutral Megaliths fill the first space of the reserve (EW-SETUP-13)"
        yield Finding("neutral_megaliths", "value", message)
    for name in ("rounds", "draw_per_round", "display_size", "camps", "villages", "megaliths_per_space"):
        if not value[name]:
            yield Finding(name, "value", "expected at least 1")


def check_tracks_and_pieces(board: PlayerBoardFile, numbers: NumberFile) -> Iterator[Finding]:
    """EW-C-01, EW-SETUP-11 and -13: pieces fill the places of the player board."""
    value = {row.id: row.value for row in numbers.numbers}
    for track in board.tracks:
        if track.id == "food_track" and track.top - value["camps"] + 1 != NAMED_LIMIT:
            message = f"is {track.top}; with one of {value['camps']} Camps gone the limit is {NAMED_LIMIT}"
            yield Finding(track.id, "top", message)
    pieces = value["neutral_megaliths"] + value["coloured_megaliths"]
    if pieces != value["megaliths_per_space"] * len(board.megalith_spaces):
        yield Finding("", "megalith_space", f"expected room for exactly {pieces} Megaliths")

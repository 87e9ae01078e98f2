"""What the rulebook demands of components (ledger WK-REC-01 to -10): checked when a pack is read."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, zip_longest
from typing import Any, get_args, get_type_hints

from firekeeper.games.wendake.components import (
    VERBS,
    Components,
    GameMap,
    GhostAction,
    GhostCard,
    GhostFace,
    Lake,
    MaskKind,
    MaskSpace,
    Objective,
    Point,
    Price,
    ProgressTile,
    River,
    Setup,
    Territory,
    Tile,
    Track,
    Tribe,
    Turtle,
)
from firekeeper.kernel.component_tables import Finding, exactly, read_components

# WK-REC-02: the tiles which the rulebook's examples name
NAMED_BASIC: tuple[tuple[str, ...], ...] = (
    ("sacred_fire",), ("tan_pelts", "move 1"), ("fish", "military"), ("move 3",),
    ("trade",), ("hunt", "move 1"), ("mask_ceremony",), ("harvest",),
)  # fmt: skip
NAMED_LEVEL_1 = ("hunt", "move 1", "trade")  # WK-REC-03
NAMED_FACES = {"A": 8, "C": 9, "E": 10}  # WK-REC-10: points; the three are in play together
FLAGS = ("english", "french")


def _verb(action: str) -> str:
    return action.split()[0]


def _strength(tiles: list[Tile]) -> float:
    """Actions per tile, a movement step counting as one: a rough measure that needs no opinion."""
    icons = [action for tile in tiles for action in tile.actions]
    return sum(int(icon.split()[1]) if _verb(icon) == "move" else 1 for icon in icons) / max(1, len(tiles))


def check_tiles(tiles: tuple[Tile, ...]) -> Iterator[Finding]:
    """WK-REC-02 to -04."""
    sets: dict[str, list[Tile]] = {name: [] for name in ("basic", "ottawa", "level1", "level2")}
    for tile in tiles:
        sets[tile.set].append(tile)
        if tile.set == "ottawa" and tile.ritual:
            yield Finding(tile.id, "ritual", "the Ottawa tile has no RITUAL side (WK-AMB-48); expected []")
        if tile.set != "ottawa" and "ritual" not in tile.ritual:
            yield Finding(tile.id, "ritual", 'every RITUAL side shows Ritual; expected "ritual" in the list')
        in_centre = tile.set in ("basic", "ottawa") and "sacred_fire" in tile.actions
        if in_centre != (tile.start == "centre"):
            message = "centre is for the basic and the Ottawa tile with sacred_fire, and only for them"
            yield Finding(tile.id, "start", message)
    for name, count in (("basic", 9), ("ottawa", 1)):
        if len(sets[name]) != count:
            yield Finding("", "set", f"there are {len(sets[name])} {name} tiles; expected exactly {count}")
    if sum(tile.start == "centre" for tile in sets["basic"]) != 1:
        yield Finding("", "start", "exactly one basic tile starts in the centre (WK-SETUP-23)")
    if any("sacred_fire" not in tile.actions for tile in sets["ottawa"]):
        yield Finding(sets["ottawa"][0].id, "actions", "the Ottawa tile shows sacred_fire (WK-TRIBE-07)")
    basic = [tile.actions for tile in sets["basic"]]
    for named in NAMED_BASIC:
        if named not in basic:
            yield Finding("", "actions", f"no basic tile has {list(named)}, which the rulebook names")
    shown = {_verb(action) for actions in basic for action in actions}
    for verb in VERBS:
        if verb not in shown:
            yield Finding("", "actions", f"no basic tile shows {verb}; every action is on some basic tile")
    if NAMED_LEVEL_1 not in [tile.actions for tile in sets["level1"]]:
        yield Finding("", "actions", f"no level1 tile has {list(NAMED_LEVEL_1)}, which the rulebook names")
    for name in ("level1", "level2"):
        showing = Counter(verb for tile in sets[name] for verb in {_verb(action) for action in tile.actions})
        for verb in VERBS:
            if verb != "sacred_fire" and showing[verb] < 2:
                yield Finding("", "actions", f"{showing[verb]} {name} tiles show {verb}; expected at least 2")
    strengths = [_strength(sets[name]) for name in ("basic", "level1", "level2")]
    if not strengths[0] < strengths[1] < strengths[2]:
        message = "on average level1 must have more actions and steps than basic, and level2 than level1"
        yield Finding("", "actions", message)


def check_map(board: GameMap) -> Iterator[Finding]:
    """WK-REC-01."""
    by_id = {territory.id: territory for territory in board.territories}
    homes = [territory for territory in board.territories if territory.home]
    outside = [territory for territory in board.territories if not territory.home]
    if len(homes) != board.players:
        message = f"there are {len(homes)} homes; expected one per player, {board.players}"
        yield Finding("", "territory", message)
    if len(board.lakes) < 2:
        yield Finding("", "lake", "a map has several lakes; expected at least 2")
    if len(outside) < 3:
        yield Finding("", "territory", "expected at least 3 territories besides the homes (WK-SOLO-64)")
    for row, name, points in _points(board):
        if any(x > board.width or y > board.height for x, y in points):
            yield Finding(row, name, f"lies outside the canvas of {board.width} x {board.height}")
    broken = False
    for territory in board.territories:
        name = territory.id
        if len(territory.slots) != len(territory.areas):
            yield Finding(name, "slots", f"expected one place for each of {len(territory.areas)} areas")
        if territory.home and (territory.harvests, territory.hunts) != (1, 1):
            yield Finding(name, "areas", "a home has exactly 1 harvest area and 1 hunt area (WK-TERMS-04)")
        if territory.home != (territory.flag == "none"):
            expected = "a home has no flag; expected none" if territory.home else "expected english or french"
            yield Finding(name, "flag", f"is {territory.flag}; {expected}")
        if bool(territory.near_far) != (board.players == 2 and not territory.home):
            message = "near or far is for the flagged territories of the 2-player map, and for all of them"
            yield Finding(name, "near_far", message)
        for other, times in Counter(territory.neighbours).items():
            wrong = ""
            if other not in by_id:
                wrong = f"is no territory of this map; they are {', '.join(by_id)}"
            elif other == name or times > 1:
                wrong = "is the territory itself" if other == name else "is listed twice"
            elif name not in by_id[other].neighbours:
                wrong = f"does not list {name} in return; borders go both ways"
            if wrong:
                broken = True
                yield Finding(name, "neighbours", f"{other} {wrong}")
    for river in board.rivers:
        one, two = river.between
        if one not in by_id or two not in by_id or one == two:
            yield Finding(river.id, "between", "expected two different territories of this map")
        elif two in by_id[one].neighbours:
            message = f"{one} and {two} are neighbours, but a river cannot be crossed"
            yield Finding(river.id, "between", message)
    if not broken:  # paths mean nothing before the borders are right
        yield from _check_reach(board, homes, outside)


def _points(board: GameMap) -> Iterator[tuple[str, str, tuple[Point, ...]]]:
    """Everything that is drawn: row, field, and the points of it."""
    rows: list[Territory | River | Lake] = [*board.territories, *board.rivers, *board.lakes]
    for row in rows:
        for field in ("label", "guards", "centre"):
            if hasattr(row, field):
                yield row.id, field, (getattr(row, field),)
        for field in ("slots", "polygon", "line"):
            yield row.id, field, getattr(row, field, ())


def _check_reach(board: GameMap, homes: list[Territory], outside: list[Territory]) -> Iterator[Finding]:
    by_id = {territory.id: territory for territory in board.territories}
    if outside and len(board.distances(outside[0].id)) < len(outside):
        message = "territories outside homes must hang together without crossing a home"
        yield Finding("", "neighbours", message)
    fits_example = False
    for home in homes:
        within = [by_id[name] for name in board.distances(home.id) if name != home.id]
        harvests = sum(territory.harvests for territory in within)
        hunts = sum(territory.hunts for territory in within)
        if harvests < 4 or hunts < 4:
            message = f"reaches {harvests} harvest and {hunts} hunt areas; level 5 turtles need 4 of each"
            yield Finding(home.id, "neighbours", message)
        crops = Counter(area for territory in (home, *within) for area in territory.areas)
        fits_example |= crops["corn"] >= 2 and crops["pumpkin"] >= 1 and crops["bean"] >= 1
    if not fits_example:
        message = "from some home a player must reach 2 corn, 1 pumpkin and 1 bean areas (WK-EX-12)"
        yield Finding("", "areas", message)
    if board.players == 2:
        yield from _check_near_far(board, homes, outside)


def _check_near_far(board: GameMap, homes: list[Territory], outside: list[Territory]) -> Iterator[Finding]:
    """WK-SOLO-45 to -56: the Ghost knows one near and one far territory of each flag."""
    if len(outside) != 4:
        yield Finding("", "territory", f"there are {len(outside)} territories besides the homes; expected 4")
    for territory in outside:
        if not territory.harvests or not territory.hunts:
            yield Finding(territory.id, "areas", "expected at least 1 harvest and 1 hunt area")
    for flag in FLAGS:
        pair = {territory.near_far: territory for territory in outside if territory.flag == flag}
        if set(pair) != {"near", "far"} or sum(territory.flag == flag for territory in outside) != 2:
            yield Finding("", "near_far", f"expected exactly one near and one far {flag} territory")
            continue
        near, far = pair["near"], pair["far"]
        if near.harvests != far.harvests:
            message = f"expected as many harvest areas as {near.id}, the near {flag} one"
            yield Finding(far.id, "areas", message)
        if (near.hunts, far.hunts) != (1, 2) if flag == "english" else near.hunts != far.hunts:
            rule = "1 hunt area near and 2 far" if flag == "english" else "as many hunt areas far as near"
            yield Finding(far.id, "areas", f"expected {rule} for the {flag} flag (WK-SOLO-56)")
        for home in homes:
            steps = board.distances(home.id)
            if steps.get(near.id, 99) >= steps.get(far.id, 99):
                yield Finding(near.id, "near_far", f"is not nearer to {home.id} than {far.id}")


def check_masks(kinds: tuple[MaskKind, ...], spaces: tuple[MaskSpace, ...]) -> Iterator[Finding]:
    """WK-REC-05 and -07."""
    total = sum(kind.count for kind in kinds)
    if total != 36:
        yield Finding("", "cards", f"the kinds have {total} cards together; expected 36")
    if len(kinds) < 3:
        yield Finding("", "kind", f"there are {len(kinds)} kinds; expected at least 3")
    for kind in kinds:
        if len(kind.cards) != 4:
            yield Finding(kind.id, "cards", "expected red_infected, red_clean, yellow_infected, yellow_clean")
    for word in ("red", "yellow", "infected", "clean"):
        if not any(count for kind in kinds for name, count in kind.cards.items() if word in name):
            yield Finding("", "cards", f"no card is {word}; both ovals and both blankets occur")
    if len(spaces) < 7:
        message = f"there are {len(spaces)} spaces; expected at least 7, one per year for the Ghost"
        yield Finding("", "space", message)
    supply = sorted((kind.count for kind in kinds), reverse=True)
    for index, space in enumerate(spaces):
        if space.row != index // 3 + 1:
            yield Finding(space.id, "row", f"rows have 3 spaces, so expected {index // 3 + 1}")
        if any(one < two for one, two in pairwise(space.pattern)) or sum(space.pattern) < 2:
            yield Finding(space.id, "pattern", "expected the numbers largest first, at least 2 cards in all")
        elif any(n > have for n, have in zip_longest(space.pattern, supply, fillvalue=0)):
            yield Finding(space.id, "pattern", "the mask cards can never show this combination")
    for pattern, words in (((2,), "2 identical"), ((1, 1, 1), "3 different")):
        if (pattern, 2) not in [(space.pattern, space.points) for space in spaces]:
            message = f"expected a space for {words} masks: pattern {list(pattern)}, 2 points"
            yield Finding("", "space", message)


def check_tribes(tribes: tuple[Tribe, ...]) -> Iterator[Finding]:
    """WK-REC-06."""
    if not tribes or tribes[0].id != "wendat":
        yield Finding("", "id", "the first row is wendat, the identical back (WK-SETUP-15)")
    for tribe in tribes:
        if tribe.id == "wendat" and tribe.special:
            yield Finding(tribe.id, "", "the identical back has no ability (WK-SETUP-15)")
        if not tribe.materials:
            yield Finding(tribe.id, "", "a tribe starts with some resources, beavers or mask cards")
    for piece in ("mohawk_warrior", "ojibwa_marker", "ottawa_tile", "cayuga"):
        owners = [tribe.id for tribe in tribes if getattr(tribe, piece)]
        if len(owners) > 1:
            yield Finding(owners[1], piece, f"the box has one such piece, and {owners[0]} has it")


def check_turtles(turtles: tuple[Turtle, ...]) -> Iterator[Finding]:
    """WK-REC-09."""
    stacks = Counter((turtle.category, turtle.level) for turtle in turtles)
    for category in ("women", "hunters", "canoes"):
        for level in (3, 4, 5):
            if stacks[category, level] < 4:
                count = stacks[category, level]
                message = f"there are {count} tiles {category}_{level}; expected at least 4, one per player"
                yield Finding("", "turtle", message)
    for turtle in turtles:
        yield from check_points_side(turtle.id, turtle.level, turtle.points, turtle.tracks)
        name = "_".join((turtle.category, str(turtle.level), *turtle.tracks))
        if turtle.id != name and turtle.id not in [f"{name}_{copy}" for copy in (2, 3, 4)]:
            yield Finding(turtle.id, "id", f"expected {name} (or {name}_2 for a second copy)")


def check_points_side(row: str, level: int, points: int, tracks: tuple[str, ...]) -> Iterator[Finding]:
    """What a turtle tile of a level shows."""
    wanted, count = (1 if level == 3 else 2), (2 if level == 5 else 1)
    if points != wanted:
        yield Finding(row, "points", f"is {points}; level {level} gives {wanted}")
    if len(set(tracks)) != count or len(tracks) != count:
        yield Finding(
            row, "tracks", f"level {level} shows {'2 different tracks' if count == 2 else '1 track'}"
        )


def check_progress(prices: tuple[Price, ...], tiles: tuple[ProgressTile, ...]) -> Iterator[Finding]:
    """WK-REC-08, WK-COMP-05."""
    if [price.level for price in prices] != [1, 2, 3]:
        yield Finding("", "price", "expected one price for each level, in the order 1, 2, 3")
    tracks = Counter((tile.level, tile.track) for tile in tiles)
    for level in (1, 2, 3):
        for track in ("military", "ritual", "mask", "lowest", "highest"):
            if tracks[level, track] != 2:
                message = f"{tracks[level, track]} tiles of level {level} have the track {track}; expected 2"
                yield Finding("", "track", message)
    for tile in tiles:
        if len(set(tile.windows)) != len(tile.windows):
            yield Finding(tile.id, "windows", "names a window twice; expected each once")
        if tile.id == "move_2" and (tile.level, tile.economic, tile.points) != (2, 2, 2):
            yield Finding(tile.id, "points", "an example of the rulebook gives it level 2 and 2 + 2 points")


def check_ghost(
    cards: tuple[GhostCard, ...], ghost_faces: tuple[GhostFace, ...], objectives: tuple[Objective, ...]
) -> Iterator[Finding]:
    """WK-REC-10."""
    faces = {face.id: face for face in ghost_faces}
    if sorted(face.letter for face in ghost_faces) != list("ABCDEFGH"):
        yield Finding("", "face", "expected eight faces with the letters A to H, each once")
    if len(cards) != 4:
        yield Finding("", "card", f"there are {len(cards)} cards; expected 4")
    used = [name for card in cards for name in card.faces]
    for card in cards:
        for name in card.faces:
            if name not in faces or used.count(name) != 1:
                wrong = "is no face of this file" if name not in faces else "is used more than once"
                yield Finding(card.id, "faces", f"{name} {wrong}; every face is one side of one card")
        if sum(faces[name].letter in NAMED_FACES for name in card.faces if name in faces) > 1:
            yield Finding(card.id, "faces", "A, C and E come up together, so they are on different cards")
    wanted = [f"objective_{letter}" for letter in "abcdefgh"]
    yield from exactly([objective.id for objective in objectives], wanted, "objective")
    letters = {objective.id: objective.letter for objective in objectives}
    for objective in objectives:
        if objective.id != f"objective_{objective.letter.lower()}":
            yield Finding(objective.id, "letter", "expected the letter at the end of the id, as a capital")
    for face in ghost_faces:
        if letters.get(face.objective) != face.letter:
            yield Finding(face.id, "objective", f"expected objective_{face.letter.lower()}, with its letter")
        if face.points != NAMED_FACES.get(face.letter, face.points):
            yield Finding(face.id, "points", f"the rulebook prints {NAMED_FACES[face.letter]} here")
    lines = Counter(action for face in ghost_faces for action in face.lines.values())
    for action in get_args(GhostAction):
        if not lines[action]:
            yield Finding("", "lines", f"no face has {action}; all six actions of WK-SOLO-40 occur")
    placements = lines["move_warrior"] + lines["move_woman"] + lines["move_hunter"]
    if placements * 21 <= 5 * lines.total():
        yield Finding("", "lines", "21 actions must place more than 5 natives on average (objective G)")


def check_setup(setup: Setup) -> Iterator[Finding]:
    types = get_type_hints(Setup)
    for name in ("vegetables", "animals", "resources", "natives", "tracks", "flags", "colours"):
        words = get_args(get_args(types[name])[0])
        if sorted(getattr(setup, name)) != sorted(words):
            yield Finding("", name, f"expected {', '.join(words)}, each once")
    if sorted(track for pair in setup.beginner_pairing for track in pair) != sorted(get_args(Track)):
        yield Finding("", "beginner_pairing", "expected two pairs with each of the four tracks once")
    if setup.canoes_at_start > setup.canoes:
        yield Finding("", "canoes_at_start", f"expected at most {setup.canoes}, the canoes of a player")
    if setup.level_change_after_year >= setup.years:
        yield Finding("", "level_change_after_year", f"expected a year before the last, {setup.years}")
    if set(setup.advanced_pools) != {2, 3, 4} or min(setup.advanced_pools.values()) < setup.advanced_display:
        message = f"expected a number for 2, 3 and 4 players, at least the {setup.advanced_display} displayed"
        yield Finding("", "advanced_pools", message)
    if len(setup.objective_points) != 3:
        yield Finding("", "objective_points", "expected a number for easy, medium and hard")


def check_together(game: Components) -> Iterator[tuple[str, str, str, str]]:
    """Constraints between files: file, row, field, message."""
    setup = game.setup
    for players, board in zip((2, 3, 4), game.maps, strict=True):
        if (board.id, board.players) != (f"map_{players}", players):
            message = f"in this file id is map_{players} and players is {players}"
            yield f"map_{players}.toml", "", "id", message
    kinds = {kind.id for kind in game.mask_kinds}
    for face in game.ghost_faces:
        if set(face.lines) != kinds:  # WK-REC-07
            expected = f"expected one line per mask kind: {', '.join(sorted(kinds))}"
            yield "ghost.toml", face.id, "lines", expected
    for name in ("level1", "level2"):
        count = sum(tile.set == name for tile in game.tiles)
        if count < max(setup.advanced_pools.values()):
            needed = f"there are {count} {name} tiles; setup.toml needs {max(setup.advanced_pools.values())}"
            yield "tiles.toml", "", "set", needed
    for tribe in game.tribes:
        for name in ("women", "hunters", "warriors"):
            if getattr(tribe, name) > setup.natives_per_type:
                yield "tribes.toml", tribe.id, name, f"expected at most {setup.natives_per_type}"
    rows = setup.progress_per_row_per_player * 4
    for level in (1, 2, 3):
        count = sum(tile.level == level for tile in game.progress)
        if count < rows:
            message = f"there are {count} tiles of level {level}; a row for 4 players needs {rows}"
            yield "progress.toml", "", "level", message
    if len(game.mask_spaces) < setup.years:  # WK-SOLO-34: the Ghost's disk moves on every year
        yield "masks.toml", "", "space", f"expected at least {setup.years} spaces, one per year"


def read(tables: dict[str, Any]) -> Components:
    """Read and check the parsed files, given by stem ("tiles", "map_2"). PackError if one is wrong."""
    return read_components(Components, tables, globals())

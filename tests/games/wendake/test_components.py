"""The component tables hold the numbers of the game, and a wrong table is refused with a clear sentence."""

import copy
from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from math import hypot
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firekeeper.games.wendake.components import Area, Components, GameMap, Row, Tribe
from firekeeper.kernel.tables import PackError
from firekeeper.packs import load_tables

TABLES, _ = load_tables("wendake")
GAME = Components.from_tables(TABLES)
Tables = dict[str, Any]


# The numbers of the game -------------------------------------------------------------------------------


def test_the_labels_of_every_file() -> None:
    files: dict[str, tuple[Row, ...]] = {
        "tiles": GAME.tiles,
        **{board.id: (*board.territories, *board.rivers, *board.lakes) for board in GAME.maps},
        "masks": (*GAME.mask_kinds, *GAME.mask_spaces),
        "tribes": GAME.tribes,
        "turtles": GAME.turtles,
        "progress": (*GAME.prices, *GAME.progress),
        "ghost": (*GAME.ghost_cards, *GAME.ghost_faces, *GAME.objectives),
    }
    assert {name: dict(Counter(row.source for row in rows)) for name, rows in files.items()} == {
        "tiles": {"stated": 10, "reconstructed": 34},
        "map_2": {"reconstructed": 6 + 1 + 5},
        "map_3": {"reconstructed": 9 + 2 + 5},
        "map_4": {"reconstructed": 12 + 1 + 5},
        "masks": {"stated": 2, "reconstructed": 5 + 7},
        "tribes": {"stated": 1, "reconstructed": 10},
        "turtles": {"reconstructed": 36},
        "progress": {"stated": 33},
        "ghost": {"stated": 8, "reconstructed": 4 + 8},
    }
    unexplained = [row for rows in files.values() for row in rows if row.source != "stated" and not row.note]
    assert unexplained == []


@pytest.mark.rule("WK-REC-02", "WK-REC-03", "WK-REC-04")
def test_action_tiles() -> None:
    sets = {name: [tile for tile in GAME.tiles if tile.set == name] for name in ("basic", "level1", "level2")}
    assert {name: len(tiles) for name, tiles in sets.items()} == {"basic": 9, "level1": 17, "level2": 17}
    contents = [tile.actions for tile in GAME.tiles if tile.set != "ottawa"]
    assert len(set(contents)) == 9 + 17 + 17
    assert [tile.id for tile in GAME.tiles if tile.start == "centre"] == [
        "basic_sacred_fire",
        "ottawa_sacred_fire",
    ]
    assert next(tile.actions for tile in GAME.tiles if tile.id == "level1_01") == ("hunt", "move 1", "trade")
    assert next(tile.actions for tile in GAME.tiles if tile.id == "basic_canoe") == ("canoe", "move 1")

    def showing(name: str) -> list[int]:
        order = [
            "canoe",
            "fish",
            "harvest",
            "hunt",
            "mask_ceremony",
            "military",
            "move",
            "tan_pelts",
            "trade",
        ]
        icons = [{action.split()[0] for action in tile.actions} for tile in sets[name]]
        return [sum(verb in shown for shown in icons) for verb in order]

    assert showing("level1") == [3, 3, 4, 4, 4, 5, 12, 3, 4]
    assert showing("level2") == [3, 5, 6, 5, 6, 5, 9, 3, 6]


@pytest.mark.rule("WK-ACT-RITUAL-04")
def test_every_tile_has_a_ritual_side_but_the_ottawa_tile() -> None:
    assert {tile.id for tile in GAME.tiles if tile.ritual == ()} == {"ottawa_sacred_fire"}
    assert {tile.ritual for tile in GAME.tiles} == {(), ("ritual",)}
    assert not any("ritual" in tile.actions for tile in GAME.tiles)


MAP_TOTALS = {
    # players: English, French, borders, rivers, lakes; corn, bean, pumpkin, hunt outside homes; with homes
    2: ((2, 2, 7, 1, 5), (2, 2, 4, 7), (3, 3, 4, 9)),
    3: ((3, 3, 15, 2, 5), (4, 4, 4, 9), (5, 5, 5, 12)),
    4: ((4, 4, 17, 1, 5), (5, 5, 4, 12), (6, 6, 6, 16)),
}


@pytest.mark.rule("WK-REC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_map_totals(players: int) -> None:
    board = GAME.map_for(players)
    flags = Counter(territory.flag for territory in board.territories)
    borders = sum(len(territory.neighbours) for territory in board.territories) // 2
    totals = (flags["english"], flags["french"], borders, len(board.rivers), len(board.lakes))
    everywhere = Counter(area for territory in board.territories for area in territory.areas)
    outside = Counter(
        area for territory in board.territories if not territory.home for area in territory.areas
    )
    order = get_args(Area)
    assert (totals, tuple(outside[a] for a in order), tuple(everywhere[a] for a in order)) == MAP_TOTALS[
        players
    ]
    assert flags["none"] == players


DISTANCES = {
    # home: territories at 1, 2, 3, 4 steps; (harvest, hunt) areas within 1 and within 2 steps
    (2, "michilimackinac"): (["sandusky wendake", "muskingum nipissing", "", ""], (4, 3), (8, 7)),
    (2, "cataraqui"): (["sandusky wendake", "muskingum nipissing", "", ""], (4, 3), (8, 7)),
    (3, "bawating"): (["la_baye nipissing saginaw", "sandusky wendake", "oswego", ""], (6, 4), (10, 8)),
    (3, "kichi_sibi"): (["nipissing oswego wendake", "saginaw sandusky", "la_baye", ""], (6, 4), (10, 8)),
    (3, "scioto"): (["la_baye oswego sandusky", "saginaw wendake", "nipissing", ""], (6, 4), (10, 8)),
    (4, "chequamegon"): (
        ["la_baye nipigon", "nipissing saginaw", "sandusky wendake", "allegheny oswego"], (3, 3), (7, 6)
    ),
    (4, "kichi_sibi"): (
        ["nipissing oswego", "nipigon wendake", "allegheny saginaw", "la_baye sandusky"], (3, 3), (7, 6)
    ),
    (4, "genesee"): (
        ["allegheny oswego", "sandusky wendake", "nipissing saginaw", "la_baye nipigon"], (3, 3), (7, 6)
    ),
    (4, "kekionga"): (
        ["la_baye sandusky", "allegheny saginaw", "nipigon wendake", "nipissing oswego"], (3, 3), (7, 6)
    ),
}  # fmt: skip


@pytest.mark.rule("WK-REC-01")
@pytest.mark.parametrize(("players", "home"), DISTANCES)
def test_distances_from_homes(players: int, home: str) -> None:
    board = GAME.map_for(players)
    steps = board.distances(home)
    rings = [" ".join(sorted(name for name in steps if steps[name] == n)) for n in (1, 2, 3, 4)]

    def within(n: int) -> tuple[int, int]:
        near = [t for t in board.territories if 1 <= steps.get(t.id, 99) <= n]
        return sum(t.harvests for t in near), sum(t.hunts for t in near)

    assert (rings, within(1), within(2)) == DISTANCES[players, home]
    assert len(steps) == 1 + len(board.territories) - players


def test_solitaire_uses_the_map_for_two() -> None:
    assert GAME.map_for(1) is GAME.map_for(2)


@pytest.mark.rule("WK-REC-01")
def test_near_and_far_territories() -> None:
    places = {
        (t.flag, t.near_far): (t.id, t.harvests, t.hunts) for t in GAME.map_for(2).territories if not t.home
    }
    assert places == {
        ("french", "near"): ("wendake", 2, 2),
        ("french", "far"): ("nipissing", 2, 2),
        ("english", "near"): ("sandusky", 2, 1),
        ("english", "far"): ("muskingum", 2, 2),
    }
    assert not any(t.near_far for players in (3, 4) for t in GAME.map_for(players).territories)


Pixel = tuple[int, int]
Edge = frozenset[Pixel]


def edges(polygon: tuple[Pixel, ...]) -> list[Edge]:
    return [frozenset(pair) for pair in pairwise((*polygon, polygon[0]))]


def length(edge: Edge) -> float:
    (ax, ay), (bx, by) = edge
    return hypot(ax - bx, ay - by)


def area(polygon: tuple[Pixel, ...]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*polygon, polygon[0])))) / 2


def is_inside(point: Pixel, polygon: tuple[Pixel, ...]) -> bool:
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in pairwise((*polygon, polygon[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


def distance_to_border(point: Pixel, polygon: tuple[Pixel, ...]) -> float:
    def to_edge(a: Pixel, b: Pixel) -> float:
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
        t = min(1.0, max(0.0, along))
        return hypot(a[0] + t * dx - point[0], a[1] + t * dy - point[1])

    return min(to_edge(a, b) for a, b in pairwise((*polygon, polygon[0])))


@pytest.mark.parametrize("board", GAME.maps, ids=lambda board: board.id)
def test_the_drawing_fits_the_borders(board: GameMap) -> None:
    regions = {territory.id: territory.polygon for territory in board.territories}
    regions |= {lake.id: lake.polygon for lake in board.lakes}
    assert sum(area(polygon) for polygon in regions.values()) == board.width * board.height == 700_000
    owners: dict[Edge, list[str]] = {}
    for name, polygon in regions.items():
        for edge in edges(polygon):
            owners.setdefault(edge, []).append(name)
    for edge, names in owners.items():
        on_the_rim = len({x for x, _ in edge} & {0, 1000}) == 1 == len({x for x, _ in edge}) or (
            len({y for _, y in edge} & {0, 700}) == 1 == len({y for _, y in edge})
        )
        assert len(names) == (1 if on_the_rim else 2), (edge, names)
    passable = {frozenset((t.id, other)) for t in board.territories for other in t.neighbours}
    rivers = {frozenset(river.between): river for river in board.rivers}
    land = {t.id for t in board.territories}
    drawn: Counter[frozenset[str]] = Counter()
    for edge, names in owners.items():
        if len(names) == 2 and set(names) <= land:
            drawn[frozenset(names)] += round(length(edge))
    assert set(drawn) == passable | set(rivers)
    assert all(drawn[pair] >= 60 for pair in passable)
    for pair, river in rivers.items():
        assert {frozenset(e) for e in pairwise(river.line)} == {
            e for e, n in owners.items() if set(n) == pair
        }


@pytest.mark.parametrize("board", GAME.maps, ids=lambda board: board.id)
def test_the_places_of_pieces_lie_in_their_territory(board: GameMap) -> None:
    for territory in board.territories:
        for slot in territory.slots:
            assert is_inside(slot, territory.polygon)
            assert distance_to_border(slot, territory.polygon) >= 25
        for point in (territory.label, territory.guards, territory.centre):
            assert is_inside(point, territory.polygon)
        assert all(length(frozenset(pair)) >= 66 for pair in combinations(territory.slots, 2))
    for lake in board.lakes:
        assert is_inside(lake.centre, lake.polygon)
        # The radius is rounded, so the circle may touch the shore by a hair.
        assert distance_to_border(lake.centre, lake.polygon) >= lake.radius - 1


@pytest.mark.rule("WK-REC-07")
def test_mask_cards() -> None:
    counts = Counter({"red": 0, "yellow": 0, "infected": 0, "clean": 0})
    for kind in GAME.mask_kinds:
        for name, number in kind.cards.items():
            for word in name.split("_"):
                counts[word] += number
    assert counts == {"red": 18, "yellow": 18, "infected": 12, "clean": 24}
    assert {kind.id: kind.count for kind in GAME.mask_kinds} == {
        "crooked": 8, "blower": 7, "smiler": 7, "tongue": 7, "husk": 7,
    }  # fmt: skip
    assert [tuple(kind.cards.values()) for kind in GAME.mask_kinds] == [
        (1, 3, 1, 3), (1, 3, 1, 2), (1, 2, 1, 3), (2, 2, 1, 2), (1, 2, 2, 2),
    ]  # fmt: skip


@pytest.mark.rule("WK-REC-05")
def test_mask_spaces() -> None:
    assert [(space.id, space.row, space.pattern, space.points) for space in GAME.mask_spaces] == [
        ("pair", 1, (2,), 2),
        ("three_different", 1, (1, 1, 1), 2),
        ("two_pairs", 1, (2, 2), 3),
        ("four_different", 2, (1, 1, 1, 1), 3),
        ("three_alike", 2, (3,), 4),
        ("three_and_two", 2, (3, 2), 5),
        ("five_different", 3, (1, 1, 1, 1, 1), 6),
        ("four_alike", 3, (4,), 6),
        ("three_pairs", 3, (2, 2, 2), 6),
    ]


@pytest.mark.rule("WK-REC-06")
def test_starting_materials() -> None:
    back = GAME.tribes[0]
    assert (back.id, back.leather, back.fish, back.home_vegetables, back.any_vegetables) == (
        "wendat",
        1,
        1,
        1,
        0,
    )
    assert (back.beavers, back.mask_cards, back.swap_tokens, back.special) == (2, 1, 1, False)
    # Our index: a resource is worth 1, a beaver 3/4, a mask card 3/2 (here in quarters).
    index = {
        tribe.id: 4 * (tribe.materials - tribe.beavers - tribe.mask_cards)
        + 3 * tribe.beavers
        + 6 * tribe.mask_cards
        for tribe in GAME.tribes
    }
    assert index == {
        "wendat": 24, "cayuga": 28, "fox": 21, "mohawk": 20, "ojibwa": 24, "oneida": 17,
        "onondaga": 17, "ottawa": 20, "seneca": 25, "shawnee": 21, "tuscarora": 30,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("tribe", "changed"),
    [
        ("cayuga", {"cayuga": True}),
        ("fox", {"progress_per_trade": 2}),
        ("mohawk", {"mohawk_warrior": True}),
        ("ojibwa", {"ojibwa_marker": True}),
        ("oneida", {"starting_progress": True}),
        ("onondaga", {"women": 6, "hunters": 6, "warriors": 6}),
        ("ottawa", {"ottawa_tile": True}),
        ("seneca", {"swap_tokens": 2}),
        ("shawnee", {"turtle_discount": 1, "warriors": 4}),
        ("tuscarora", {"tuscarora": True}),
    ],
)
def test_a_tribe_differs_from_the_back_in_its_ability_only(tribe: str, changed: dict[str, int]) -> None:
    materials = {"leather", "fish", "home_vegetables", "any_vegetables", "beavers", "mask_cards"}
    texts = {"id", "rule", "source", "note"}
    names = [name for name in Tribe.__struct_fields__ if name not in materials | texts]
    back, front = GAME.tribes[0], next(row for row in GAME.tribes if row.id == tribe)
    assert (back.women, back.hunters, back.warriors) == (5, 5, 5)
    differences = {
        name: getattr(front, name) for name in names if getattr(front, name) != getattr(back, name)
    }
    assert differences == changed


@pytest.mark.rule("WK-REC-09", "WK-TURTLE-02")
def test_turtle_tiles() -> None:
    assert len({turtle.id for turtle in GAME.turtles}) == 36
    types = Counter((turtle.category, turtle.level) for turtle in GAME.turtles)
    assert types == {
        (category, level): 4 for category in ("women", "hunters", "canoes") for level in (3, 4, 5)
    }
    assert {(turtle.level, turtle.points, len(turtle.tracks)) for turtle in GAME.turtles} == {
        (3, 1, 1), (4, 2, 1), (5, 2, 2),
    }  # fmt: skip
    for category, level in types:
        tracks = Counter(
            track
            for turtle in GAME.turtles
            if (turtle.category, turtle.level) == (category, level)
            for track in turtle.tracks
        )
        assert tracks == dict.fromkeys(("economic", "military", "ritual", "mask"), 2 if level == 5 else 1)
    pairs = Counter(frozenset(turtle.tracks) for turtle in GAME.turtles if turtle.level == 5)
    assert sorted(pairs.values()) == [2] * 6
    assert {"women_3_mask", "women_5_economic_military", "canoes_5_economic_mask"} <= {
        t.id for t in GAME.turtles
    }


@pytest.mark.rule("WK-COMP-06")
def test_prices() -> None:
    prices = [(price.level, price.leather, price.fish, price.vegetables) for price in GAME.prices]
    assert prices == [(1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3)]


@pytest.mark.rule("WK-REC-08", "WK-COMP-05")
def test_progress_tiles() -> None:
    assert Counter(tile.level for tile in GAME.progress) == {1: 10, 2: 10, 3: 10}
    assert set(Counter((tile.level, tile.track) for tile in GAME.progress).values()) == {2}
    assert all(tile.economic == tile.points == tile.level for tile in GAME.progress)
    rules = {tile.rule for tile in GAME.progress}
    assert rules == {f"WK-PROG-{level}{number:02}" for level in (1, 2, 3) for number in range(1, 11)}


def test_windows_of_progress_tiles() -> None:
    any_point = ("turn_start", "before_first_action", "between_actions", "between_steps", "turn_end")
    assert {tile.id for tile in GAME.progress if tile.windows == any_point} == {
        "move_1", "gain_animal", "animals_to_points", "move_2", "shift_point", "free_exchange_3",
        "gain_animal_vegetable", "vegetables_to_points", "move_3", "call_native", "flip_tile",
        "gain_2_and_beaver", "resources_to_points",
    }  # fmt: skip
    assert {tile.id: tile.windows for tile in GAME.progress if tile.windows != any_point} == {
        "alliance_1": ("military_score",),
        "alliance_3": ("military_score",),
        "free_order": ("before_first_action", "between_actions"),
        "ritual_step": ("ritual_score",),
        "ritual_most_common": ("ritual_score",),
        "ritual_extra_native": ("ritual_call",),
        "mask_recall": ("mask_before",),
        "mask_draw_2": ("mask_draw",),
        "mask_occupied": ("mask_play",),
        "mask_wild": ("mask_play",),
        "mask_extra": ("mask_play",),
        "mask_plus_1": ("mask_draw", "mask_play"),
        "discount_1": ("trade_buy",),
        "discount_2": ("trade_buy",),
        "discount_3": ("trade_buy",),
        "trade_plus_2": ("trade_exchange",),
        "outpost_to_guard": ("turn_start", "before_first_action", "between_actions", "turn_end"),
    }


@pytest.mark.rule("WK-REC-10")
def test_ghost_cards() -> None:
    points = {face.letter: face.points for face in GAME.ghost_faces}
    assert points == {"A": 8, "B": 9, "C": 9, "D": 10, "E": 10, "F": 9, "G": 8, "H": 9}
    assert points["A"] + points["E"] + points["C"] == 27
    kinds = [kind.id for kind in GAME.mask_kinds]
    six = {"raise_level", "eliminate_tile", "gain_point", "move_warrior", "move_woman", "move_hunter"}
    for kind in kinds:
        assert {face.lines[kind] for face in GAME.ghost_faces if face.letter in "ABCDEF"} == six
    for face in GAME.ghost_faces:
        assert list(face.lines) == kinds
        assert face.points == 10 - list(face.lines.values()).count("gain_point")
    assert [card.faces for card in GAME.ghost_cards] == [
        ("ghost_a", "ghost_b"), ("ghost_c", "ghost_d"), ("ghost_e", "ghost_f"), ("ghost_g", "ghost_h"),
    ]  # fmt: skip


def test_objectives() -> None:
    rows = [(objective.letter, objective.rule, objective.threshold) for objective in GAME.objectives]
    assert rows == [
        ("A", "WK-SOLO-60", 4), ("B", "WK-SOLO-61", 9), ("C", "WK-SOLO-62", 25), ("D", "WK-SOLO-63", 6),
        ("E", "WK-SOLO-64", 4), ("F", "WK-SOLO-65", 8), ("G", "WK-SOLO-66", 5), ("H", "WK-SOLO-67", 6),
    ]  # fmt: skip
    assert [face.objective for face in GAME.ghost_faces] == [objective.id for objective in GAME.objectives]


@pytest.mark.rule("WK-EXD-07")
def test_advanced_supply_lasts_three_years() -> None:
    setup = GAME.setup
    assert setup.advanced_pools == {2: 11, 3: 14, 4: 17}
    for players, pool in setup.advanced_pools.items():
        takes = players * setup.level_change_after_year
        assert pool == setup.advanced_display + takes - 1


def test_plain_numbers() -> None:
    setup = GAME.setup
    assert (setup.years, setup.track_maximum, setup.natives_per_type, setup.canoes) == (7, 25, 7, 5)
    assert (setup.action_markers, setup.activations_per_year, setup.solo_action_markers) == (4, 3, 3)
    assert (setup.advanced_display, setup.level_change_after_year) == (6, 3)
    assert setup.beginner_pairing == (("mask", "military"), ("economic", "ritual"))
    assert setup.objective_points == {"easy": 3, "medium": 2, "hard": 1}
    assert (*setup.vegetables, *setup.animals) == setup.resources


# Wrong tables ------------------------------------------------------------------------------------------


def complaints(tables: Tables) -> list[PackError]:
    with pytest.raises(PackError) as caught:
        Components.from_tables(tables)
    return list(caught.value.all)


def refusals(tables: Tables) -> list[PackError]:
    """The complaints, if any; every other exception gets out."""
    try:
        Components.from_tables(tables)
    except PackError as error:
        return list(error.all)
    return []


def row(tables: Tables, file: str, name: str) -> dict[str, Any]:
    rows = [entry for kind in tables[file].values() if isinstance(kind, list) for entry in kind]
    return next(entry for entry in rows if isinstance(entry, dict) and entry.get("id") == name)


def put(file: str, name: str, **values: Any) -> Callable[[Tables], None]:
    """Changes fields of one row (or of the whole file, if the name is empty)."""

    def change(tables: Tables) -> None:
        (row(tables, file, name) if name else tables[file]).update(values)

    return change


def drop(file: str, kind: str, *names: str) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        tables[file][kind] = [entry for entry in tables[file][kind] if entry.get("id") not in names]

    return change


def both(*changes: Callable[[Tables], None]) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        for one in changes:
            one(tables)

    return change


def cut(file: str, one: str, two: str) -> Callable[[Tables], None]:
    """Closes a border, on both sides."""

    def change(tables: Tables) -> None:
        row(tables, file, one)["neighbours"].remove(two)
        row(tables, file, two)["neighbours"].remove(one)

    return change


def everywhere(file: str, kind: str, field: str, old: Any, new: Any) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        for entry in tables[file][kind]:
            value = entry[field]
            if isinstance(value, list):
                entry[field] = [new if part == old else part for part in value]
            elif isinstance(value, dict):
                entry[field] = {key: new if part == old else part for key, part in value.items()}

    return change


def blankets(new: str) -> Callable[[Tables], None]:
    """Moves all cards to one oval or blanket."""

    def change(tables: Tables) -> None:
        for kind in tables["masks"]["kind"]:
            cards = dict.fromkeys(kind["cards"], 0)
            for name, count in kind["cards"].items():
                oval, blanket = name.split("_")
                to = f"{new}_{blanket}" if new in ("red", "yellow") else f"{oval}_{new}"
                cards[to] += count
            kind["cards"] = cards

    return change


def case(rule: str, change: Callable[[Tables], Any], place: str, words: str) -> Any:
    """A change, the place "file/row/field" of the complaint that it must raise, and words of its message."""
    marks = [pytest.mark.rule(rule)] if rule else []
    return pytest.param(change, place, words, marks=marks, id=f"{place}-{words}")


LINE = {"crooked": "gain_point", "blower": "gain_point", "smiler": "gain_point"}
MASKS = {"red_infected": 1, "red_clean": 1, "yellow_infected": 1, "yellow_clean": 1}

VIOLATIONS = [
    # WK-REC-01: maps
    case("WK-REC-01", put("map_3", "scioto", home=False, flag="english"), "map_3//territory", "2 homes"),
    case("WK-REC-01", put("map_3", "scioto", flag="english"), "map_3/scioto/flag", "a home has no flag"),
    case("WK-REC-01", put("map_3", "oswego", flag="none"), "map_3/oswego/flag", "english or french"),
    case(
        "WK-REC-01", put("map_4", "genesee", areas=["corn", "bean"]), "map_4/genesee/areas", "1 harvest area"
    ),
    case(
        "WK-REC-01",
        lambda t: row(t, "map_4", "genesee")["neighbours"].remove("oswego"),
        "map_4/oswego/neighbours",
        "genesee does not list oswego in return",
    ),
    case(
        "WK-REC-01",
        put("map_4", "genesee", neighbours=["atlantis"]),
        "map_4/genesee/neighbours",
        "atlantis is no territory of this map",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", neighbours=["wendake", "wendake"]),
        "map_2/nipissing/neighbours",
        "listed twice",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", neighbours=["wendake", "nipissing"]),
        "map_2/nipissing/neighbours",
        "the territory itself",
    ),
    case(
        "WK-REC-01",
        both(cut("map_4", "genesee", "oswego"), cut("map_4", "genesee", "allegheny")),
        "map_4/genesee/neighbours",
        "reaches 0 harvest and 0 hunt areas",
    ),
    case(
        "WK-REC-01",
        cut("map_2", "wendake", "nipissing"),
        "map_2//neighbours",
        "hang together without crossing a home",
    ),
    case(
        "WK-REC-01",
        everywhere("map_4", "territory", "areas", "bean", "corn"),
        "map_4//areas",
        "2 corn, 1 pumpkin and 1 bean",
    ),
    case(
        "WK-REC-01",
        put("map_3", "niagara", between=["oswego", "sandusky"]),
        "map_3/niagara/between",
        "a river cannot be crossed",
    ),
    case(
        "WK-REC-01",
        put("map_3", "niagara", between=["oswego", "oswego"]),
        "map_3/niagara/between",
        "two different",
    ),
    case(
        "WK-REC-01",
        drop("map_3", "lake", "erie", "huron", "ontario", "superior"),
        "map_3//lake",
        "several lakes",
    ),
    case("WK-REC-01", put("map_4", "nipigon", slots=[[270, 60]]), "map_4/nipigon/slots", "each of 3 areas"),
    case("WK-REC-01", put("map_4", "nipigon", label=[400, 701]), "map_4/nipigon/label", "1000 x 700"),
    case("WK-REC-01", put("map_4", "", id="map_3"), "map_4//id", "id is map_4"),
    case("WK-REC-01", put("map_2", "wendake", near_far="far"), "map_2//near_far", "one far french"),
    case("WK-REC-01", put("map_2", "wendake", near_far=""), "map_2/wendake/near_far", "all of them"),
    case("WK-REC-01", put("map_3", "wendake", near_far="near"), "map_3/wendake/near_far", "2-player map"),
    case("WK-REC-01", put("map_2", "wendake", flag="english"), "map_2//near_far", "one near and one far"),
    case(
        "WK-REC-01",
        both(put("map_2", "wendake", near_far="far"), put("map_2", "nipissing", near_far="near")),
        "map_2/nipissing/near_far",
        "is not nearer to cataraqui than wendake",
    ),
    case(
        "WK-REC-01",
        put("map_2", "sandusky", areas=["corn", "pumpkin", "hunt", "hunt"], slots=[[1, 1]] * 4),
        "map_2/muskingum/areas",
        "1 hunt area near and 2 far",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", areas=["corn", "pumpkin", "hunt"], slots=[[1, 1]] * 3),
        "map_2/nipissing/areas",
        "as many hunt areas far as near",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", areas=["corn", "hunt", "hunt"], slots=[[1, 1]] * 3),
        "map_2/nipissing/areas",
        "as many harvest areas as wendake",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", areas=["hunt", "hunt"], slots=[[1, 1]] * 2),
        "map_2/nipissing/areas",
        "at least 1 harvest",
    ),
    case(
        "WK-REC-01",
        drop("map_2", "territory", "nipissing", "muskingum"),
        "map_2//territory",
        "at least 3 territories",
    ),
    case(
        "WK-REC-01",
        both(
            drop("map_2", "territory", "nipissing"),
            lambda t: row(t, "map_2", "wendake")["neighbours"].remove("nipissing"),
        ),
        "map_2//territory",
        "3 territories besides the homes; expected 4",
    ),
    # WK-REC-02 to -04: action tiles
    case("WK-REC-02", drop("tiles", "tile", "basic_canoe"), "tiles//set", "8 basic tiles"),
    case("WK-REC-02", put("tiles", "basic_canoe", actions=["move 4"]), "tiles//actions", "shows canoe"),
    case("WK-REC-02", put("tiles", "basic_trade", actions=["trade", "fish"]), "tiles//actions", "['trade']"),
    case("WK-REC-02", put("tiles", "basic_sacred_fire", start=""), "tiles//start", "exactly one basic tile"),
    case("WK-REC-02", put("tiles", "level1_04", start="centre"), "tiles/level1_04/start", "only for them"),
    case(
        "WK-REC-02",
        put("tiles", "ottawa_sacred_fire", actions=["fish"]),
        "tiles/ottawa_sacred_fire/actions",
        "shows sacred_fire",
    ),
    case(
        "WK-REC-02",
        put("tiles", "ottawa_sacred_fire", ritual=["ritual"]),
        "tiles/ottawa_sacred_fire/ritual",
        "no RITUAL side",
    ),
    case(
        "WK-ACT-RITUAL-04",
        put("tiles", "level2_01", ritual=["trade"]),
        "tiles/level2_01/ritual",
        "every RITUAL side",
    ),
    case(
        "WK-ACT-RITUAL-04",
        put("tiles", "level2_01", actions=["ritual"]),
        "tiles/level2_01/actions",
        "RITUAL sides",
    ),
    case(
        "WK-REC-03",
        put("tiles", "level1_01", actions=["hunt", "trade"]),
        "tiles//actions",
        "'move 1', 'trade']",
    ),
    case(
        "WK-REC-03",
        everywhere("tiles", "tile", "actions", "canoe", "harvest"),
        "tiles//actions",
        "0 level1 tiles show canoe",
    ),
    case(
        "WK-REC-04",
        lambda t: [
            tile.update(set={"level1": "level2", "level2": "level1"}[tile["set"]])
            for tile in t["tiles"]["tile"][10:]
        ],
        "tiles//actions",
        "level2 than level1",
    ),
    case(
        "WK-REC-04",
        drop("tiles", "tile", "level2_17"),
        "tiles//set",
        "16 level2 tiles; setup.toml needs 17",
    ),
    # WK-REC-05 and -07: masks
    case("WK-REC-07", put("masks", "husk", cards=MASKS), "masks//cards", "33 cards"),
    case("WK-REC-07", drop("masks", "kind", "husk", "tongue", "smiler"), "masks//kind", "2 kinds"),
    case("WK-REC-07", blankets("clean"), "masks//cards", "no card is infected"),
    case("WK-REC-07", blankets("infected"), "masks//cards", "no card is clean"),
    case("WK-REC-07", blankets("red"), "masks//cards", "no card is yellow"),
    case(
        "WK-REC-07", put("masks", "husk", cards={"red_clean": 7}), "masks/husk/cards", "expected red_infected"
    ),
    case(
        "WK-REC-05",
        drop("masks", "space", "four_alike", "three_pairs", "five_different"),
        "masks//space",
        "6 spaces",
    ),
    case("WK-REC-05", put("masks", "three_alike", row=1), "masks/three_alike/row", "expected 2"),
    case("WK-REC-05", put("masks", "pair", points=3), "masks//space", "2 identical masks"),
    case("WK-REC-05", put("masks", "three_different", pattern=[1, 1]), "masks//space", "3 different masks"),
    case(
        "WK-REC-05",
        put("masks", "three_and_two", pattern=[2, 3]),
        "masks/three_and_two/pattern",
        "largest first",
    ),
    case(
        "WK-REC-05",
        put("masks", "three_and_two", pattern=[1]),
        "masks/three_and_two/pattern",
        "at least 2 cards",
    ),
    case("WK-REC-05", put("masks", "four_alike", pattern=[9]), "masks/four_alike/pattern", "never show"),
    case(
        "WK-REC-05",
        put("masks", "five_different", pattern=[1] * 6),
        "masks/five_different/pattern",
        "never show",
    ),
    case(
        "WK-REC-05",
        both(put("setup", "", years=9), drop("masks", "space", "three_pairs")),
        "masks//space",
        "at least 9",
    ),
    # WK-REC-06: tribes
    case("WK-REC-06", drop("tribes", "tribe", "fox"), "tribes/fox/", "ten fronts"),
    case("WK-REC-06", lambda t: t["tribes"]["tribe"].reverse(), "tribes//id", "first row is wendat"),
    case("WK-REC-06", put("tribes", "wendat", tuscarora=True), "tribes/wendat/", "no ability"),
    case(
        "WK-REC-06",
        put("tribes", "onondaga", leather=0, fish=0, beavers=0, mask_cards=0),
        "tribes/onondaga/",
        "starts with some",
    ),
    case(
        "WK-REC-06", put("tribes", "fox", mohawk_warrior=True), "tribes/mohawk/mohawk_warrior", "fox has it"
    ),
    case("WK-REC-06", put("tribes", "fox", women=8), "tribes/fox/women", "at most 7"),
    # WK-REC-08: progress
    case("WK-REC-08", put("progress", "move_3", points=4), "progress/move_3/points", "from 1 to 3"),
    case("WK-REC-08", put("progress", "move_2", economic=3), "progress/move_2/points", "2 + 2 points"),
    case("WK-COMP-05", drop("progress", "progress", "flip_tile"), "progress/flip_tile/", "is missing"),
    case(
        "WK-COMP-05",
        put("progress", "flip_tile", track="mask"),
        "progress//track",
        "3 tiles of level 3 have the track mask",
    ),
    case(
        "WK-REC-08", put("progress", "move_3", windows=["turn_end"] * 2), "progress/move_3/windows", "twice"
    ),
    case("WK-COMP-06", lambda t: t["progress"]["price"].pop(), "progress//price", "in the order 1, 2, 3"),
    case("WK-COMP-05", put("setup", "", progress_per_row_per_player=3), "progress//level", "needs 12"),
    # WK-REC-09: turtles
    case("WK-REC-09", drop("turtles", "turtle", "women_3_mask"), "turtles//turtle", "3 tiles women_3"),
    case("WK-REC-09", put("turtles", "women_3_mask", points=2), "turtles/women_3_mask/points", "gives 1"),
    case(
        "WK-REC-09",
        put("turtles", "women_5_ritual_mask", points=1),
        "turtles/women_5_ritual_mask/points",
        "gives 2",
    ),
    case(
        "WK-REC-09",
        put("turtles", "women_4_mask", id="women_4_mask_ritual", tracks=["mask", "ritual"]),
        "turtles/women_4_mask_ritual/tracks",
        "1 track",
    ),
    case(
        "WK-REC-09",
        put("turtles", "women_5_ritual_mask", id="women_5_mask_mask", tracks=["mask", "mask"]),
        "turtles/women_5_mask_mask/tracks",
        "2 different tracks",
    ),
    case(
        "WK-REC-09", put("turtles", "women_3_mask", id="turtle"), "turtles/turtle/id", "expected women_3_mask"
    ),
    # WK-REC-10: the Ghost
    case("WK-REC-10", put("ghost", "ghost_a", points=9), "ghost/ghost_a/points", "prints 8"),
    case("WK-REC-10", put("ghost", "ghost_b", letter="A"), "ghost//face", "letters A to H"),
    case("WK-REC-10", drop("ghost", "card", "ghost_gh"), "ghost//card", "3 cards"),
    case(
        "WK-REC-10",
        both(
            put("ghost", "ghost_ab", faces=["ghost_a", "ghost_c"]),
            put("ghost", "ghost_cd", faces=["ghost_b", "ghost_d"]),
        ),
        "ghost/ghost_ab/faces",
        "different cards",
    ),
    case(
        "WK-REC-10",
        put("ghost", "ghost_ab", faces=["ghost_a", "ghost_z"]),
        "ghost/ghost_ab/faces",
        "is no face",
    ),
    case(
        "WK-REC-10",
        put("ghost", "ghost_ab", faces=["ghost_b", "ghost_b"]),
        "ghost/ghost_ab/faces",
        "more than once",
    ),
    case(
        "WK-REC-10",
        put("ghost", "ghost_d", objective="objective_e"),
        "ghost/ghost_d/objective",
        "objective_d",
    ),
    case(
        "WK-REC-10",
        put("ghost", "objective_d", letter="E"),
        "ghost/objective_d/letter",
        "at the end of the id",
    ),
    case("WK-REC-10", drop("ghost", "objective", "objective_h"), "ghost/objective_h/", "is missing"),
    case(
        "WK-REC-10",
        everywhere("ghost", "face", "lines", "raise_level", "gain_point"),
        "ghost//lines",
        "no face has raise_level",
    ),
    case(
        "WK-REC-10",
        both(
            *(
                everywhere("ghost", "face", "lines", f"move_{who}", "gain_point")
                for who in ("warrior", "woman", "hunter")
            )
        ),
        "ghost//lines",
        "more than 5 natives",
    ),
    case("WK-REC-10", put("ghost", "ghost_d", lines=LINE), "ghost/ghost_d/lines", "one line per mask kind"),
    # Plain numbers
    case(
        "",
        put("setup", "", beginner_pairing=[["mask", "mask"], ["economic", "ritual"]]),
        "setup//beginner_pairing",
        "two pairs",
    ),
    case("", put("setup", "", resources=["corn"]), "setup//resources", "pumpkin"),
    case(
        "",
        put("setup", "", advanced_pools={"2": 11, "3": 14}),
        "setup//advanced_pools",
        "2, 3 and 4",
    ),
    case(
        "",
        put("setup", "", advanced_pools={"2": 5, "3": 14, "4": 17}),
        "setup//advanced_pools",
        "at least the 6",
    ),
    case("", put("setup", "", objective_points={"easy": 3}), "setup//objective_points", "medium"),
    case("", put("setup", "", canoes_at_start=6), "setup//canoes_at_start", "at most 5"),
    case(
        "",
        put("setup", "", level_change_after_year=7),
        "setup//level_change_after_year",
        "before the last",
    ),
]


@pytest.mark.parametrize(("change", "place", "words"), VIOLATIONS)
def test_a_broken_constraint_is_named(change: Callable[[Tables], Any], place: str, words: str) -> None:
    tables = copy.deepcopy(TABLES)
    change(tables)
    found = [(f"{e.file.removesuffix('.toml')}/{e.row}/{e.field}", e.message) for e in complaints(tables)]
    assert any(at == place and words in message for at, message in found), found


@pytest.mark.parametrize(
    ("file", "name", "field", "value", "words"),
    [
        ("tiles", "level1_04", "actions", "trade", "a list of 1 to 6 entries, each one of canoe"),
        ("tiles", "level1_04", "actions", ["trade", "dance"], "'dance'] is not right; expected a list"),
        ("tiles", "level1_04", "actions", ["move 12"], '"move 1" to "move 9"'),
        ("tiles", "level1_04", "id", "Level 1", "a lower-case id such as level1_01"),
        ("tiles", "level1_04", "source", "guessed", "one of found, reconstructed, stated"),
        ("map_2", "wendake", "home", "no", "'no' is not right; expected true or false"),
        ("map_2", "wendake", "label", [1, 2, 3], "a list of 2 entries, each a whole number from 0 to 4000"),
        ("map_2", "wendake", "polygon", [[0, 0], [1, 1]], "a list of 3 or more entries"),
        ("tribes", "fox", "leather", True, "a whole number from 0 to 9"),
        ("tribes", "fox", "leather", 1.5, "a whole number from 0 to 9"),
        pytest.param("tribes", "fox", "leather", 1 << 20000, "this value is not right", id="unprintable"),
        ("tribes", "fox", "rule", "fox rule", "a ledger rule such as WK-SETUP-15"),
        ("masks", "husk", "cards", {"blue_clean": 7}, "such as red_infected or yellow_clean"),
        ("ghost", "ghost_a", "lines", {"husk": "sleep"}, "one of eliminate_tile, gain_point"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(file: str, name: str, field: str, value: Any, words: str) -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, file, name)[field] = value
    error = complaints(tables)[0]
    label = value if field == "id" else name
    assert (error.file, error.row, error.field) == (f"{file}.toml", label, field)
    assert words in error.message
    assert str(error).startswith(f'{file}.toml, row "{label}", field "{field}": ')


def test_missing_and_unknown_fields_are_named() -> None:
    tables = copy.deepcopy(TABLES)
    del row(tables, "tribes", "fox")["fish"]
    row(tables, "tribes", "fox")["fishes"] = 1
    messages = [error.line for error in complaints(tables)]
    assert messages[0].startswith(
        'tribes.toml, row "fox", field "fishes": unknown field; the fields are source, note'
    )
    assert messages[1:] == [
        'tribes.toml, row "fox", field "fish": is missing; expected a whole number from 0 to 9'
    ]


def test_a_row_without_id_is_named_by_its_number() -> None:
    tables = copy.deepcopy(TABLES)
    tables["progress"]["price"][1]["leather"] = "two"
    del tables["tiles"]["tile"][2]["id"]
    assert [(error.row, error.field) for error in complaints(tables)] == [
        ("tile 3", "id"),
        ("price 2", "leather"),
    ]


def test_every_complaint_about_a_file_is_collected() -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, "tribes", "fox").update(fish=-1, women="many")
    row(tables, "tribes", "seneca")["swap_tokens"] = 5
    row(tables, "ghost", "ghost_a")["points"] = 9
    with pytest.raises(PackError) as caught:
        Components.from_tables(tables)
    assert str(caught.value).splitlines() == [
        'tribes.toml, row "fox", field "fish": -1 is not right; expected a whole number from 0 to 9',
        'tribes.toml, row "fox", field "women": \'many\' is not right; expected a whole number from 0 to 9',
        'tribes.toml, row "seneca", field "swap_tokens": 5 is not right; expected a whole number from 0 to 2',
        'ghost.toml, row "ghost_a", field "points": the rulebook prints 8 here',
    ]


@pytest.mark.parametrize("wrong", ["level1_01", {}, [1, "tile"]])
def test_rows_that_are_no_rows(wrong: Any) -> None:
    error = complaints({**TABLES, "tiles": {"tile": wrong}})[0]
    assert error.file == "tiles.toml"
    assert "expected [[tile]] rows" in error.message or error.row == "tile 1"


def test_two_rows_with_one_id() -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, "tiles", "level1_02")["id"] = "level1_03"
    error = complaints(tables)[0]
    assert (error.row, error.field) == ("level1_03", "id")
    assert "another tile has this id" in error.message


def test_missing_and_unknown_files() -> None:
    tables = copy.deepcopy(TABLES)
    tables["tails"] = tables.pop("tiles")
    assert [(error.file, error.message[:12]) for error in complaints(tables)] == [
        ("tails.toml", "unknown file"),
        ("tiles.toml", "the file is "),
    ]


def test_a_pack_may_put_sacred_fire_on_an_advanced_tile() -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, "tiles", "level2_17")["actions"] = ["sacred_fire", "canoe", "canoe", "move 2"]
    assert Components.from_tables(tables).tiles[-1].actions[0] == "sacred_fire"


@pytest.mark.rule("WK-REC-09")
def test_a_pack_may_have_two_turtle_tiles_alike() -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, "turtles", "women_3_ritual").update(id="women_3_mask_2", tracks=["mask"])
    assert len(Components.from_tables(tables).turtles) == 36


# Any table at all is either right or refused with a PackError.

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.dates(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def containers(value: Any) -> list[Any]:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    here = [value] if isinstance(value, dict | list) else []
    return here + [found for part in inside for found in containers(part)]


def mutate(data: st.DataObject, table: Tables) -> None:
    """One slip somewhere: a value replaced, swapped for that of another place, removed, doubled or added."""
    places = [place for place in containers(table) if place]
    place = data.draw(st.sampled_from(range(len(places))).map(places.__getitem__), label="place")
    key = data.draw(
        st.sampled_from(list(place) if isinstance(place, dict) else range(len(place))), label="key"
    )
    kind = data.draw(st.sampled_from(["replace", "nudge", "remove", "double", "add"]), label="kind")
    if kind == "replace":
        place[key] = data.draw(JUNK)
    elif kind == "nudge" and isinstance(place[key], int):
        place[key] = int(place[key]) + data.draw(st.integers(-2, 2))
    elif kind == "nudge":
        other = data.draw(st.sampled_from(places))
        place[key] = copy.deepcopy(other[next(iter(other)) if isinstance(other, dict) else 0])
    elif kind == "remove":
        del place[key]
    elif isinstance(place, dict):
        place[data.draw(st.text(max_size=8))] = data.draw(JUNK)
    else:
        place.append(copy.deepcopy(place[key]) if kind == "double" else data.draw(JUNK))


@settings(max_examples=300, deadline=None)
@given(data=st.data(), file=st.sampled_from(sorted(TABLES)), slips=st.integers(1, 3))
def test_slips_never_crash_the_loader(data: st.DataObject, file: str, slips: int) -> None:
    tables = {**TABLES, file: copy.deepcopy(TABLES[file])}
    for _ in range(slips):
        if any(containers(tables[file])):
            mutate(data, tables[file])
    assert all(error.line and error.message for error in refusals(tables))


@settings(max_examples=100, deadline=None)
@given(file=st.sampled_from(sorted(TABLES)), junk=JUNK)
def test_junk_for_a_file_is_refused(file: str, junk: Any) -> None:
    with pytest.raises(PackError) as caught:
        Components.from_tables({**TABLES, file: junk})
    assert caught.value.file == f"{file}.toml"


@settings(max_examples=50, deadline=None)
@given(tables=st.dictionaries(st.text(max_size=8), JUNK, max_size=4))
def test_junk_for_all_files_is_refused(tables: Tables) -> None:
    with pytest.raises(PackError):
        Components.from_tables(tables)

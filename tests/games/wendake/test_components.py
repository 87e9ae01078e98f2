"""The component tables hold the numbers of the game."""

from collections import Counter
from itertools import combinations, pairwise
from math import hypot
from typing import Any, get_args

import pytest

from firekeeper.games.wendake.components import Area, Components, GameMap, Row, Tribe
from firekeeper.packs import load_tables
from firekeeper.titles import rules_for

TABLES, _ = load_tables("wendake")
GAME = Components.from_tables(TABLES)
MAPS = {board.players: board for board in GAME.maps}
Tables = dict[str, Any]


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
    board = MAPS[players]
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
    board = MAPS[players]
    steps = board.distances(home)
    rings = [" ".join(sorted(name for name in steps if steps[name] == n)) for n in (1, 2, 3, 4)]

    def within(n: int) -> tuple[int, int]:
        near = [t for t in board.territories if 1 <= steps.get(t.id, 99) <= n]
        return sum(t.harvests for t in near), sum(t.hunts for t in near)

    assert (rings, within(1), within(2)) == DISTANCES[players, home]
    assert len(steps) == 1 + len(board.territories) - players


def test_solitaire_uses_the_map_for_two() -> None:
    assert rules_for("wendake", {"players": 1}).territories == [land.id for land in MAPS[2].territories]  # type: ignore[attr-defined]


@pytest.mark.rule("WK-REC-01")
def test_near_and_far_territories() -> None:
    places = {(t.flag, t.near_far): (t.id, t.harvests, t.hunts) for t in MAPS[2].territories if not t.home}
    assert places == {
        ("french", "near"): ("wendake", 2, 2),
        ("french", "far"): ("nipissing", 2, 2),
        ("english", "near"): ("sandusky", 2, 1),
        ("english", "far"): ("muskingum", 2, 2),
    }
    assert not any(t.near_far for players in (3, 4) for t in MAPS[players].territories)


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

"""Sacred Stones (area STONE): reach, price, benefit, and what every stone scores."""

from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.stones import score_stones
from firekeeper.games.endless_winter.view import WinterViews

# --- taking -----------------------------------------------------------------------------------------


def rich() -> Table:
    return Table().have(0, food=6, tool=6).reserve("s1_ground", "s1_variety", "s2_idols", "s2_kinds")


@pytest.mark.rule("EW-STONE-01", "EW-ICON-32")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_era_ii_stones_are_in_reach_from_round_3(number: int) -> None:
    table = rich().round(number).gain(0, "stone 1")
    assert ("stone s2_idols" in table.legal()) == (number >= 3)
    assert {"stone s1_ground", "stone s1_variety"} <= table.legal()
    if number < 3:
        assert table.why_not("stone s2_idols") == "EW-STONE-01"


SLOTS: dict[int, Any] = {
    0: ((1, 1), ["idol honour"], {"honour": 1}),
    1: ((2, 2), ["draw", "draw_card hunter"], {"hand": ["hunter"], "deck": []}),
    2: ((3, 3), ["build 0.4.0", "forgo"], {"megaliths": 1}),
}


@pytest.mark.rule("EW-STONE-02", "EW-STONE-03", "EW-STONE-05")
@pytest.mark.parametrize("slot", SLOTS)
def test_each_slot_has_its_price_and_its_benefit(slot: int) -> None:
    (food, tool), choices, outcome = SLOTS[slot]
    owned = ["s1_v_plains", "s1_v_forest", "s1_v_hills"][:slot]
    table = rich().own(0, *owned).deck(0, "hunter").mark()
    table.gain(0, "stone 1").choose("stone s1_ground", *choices)
    assert table.changed(0) == {
        "food": 6 - food,
        "tool": 6 - tool,
        "stones": [*owned, "s1_ground"],
        **outcome,
    }
    assert table.idle


@pytest.mark.rule("EW-STONE-03")
@pytest.mark.parametrize(("food", "tool"), [(0, 1), (1, 0)])
def test_who_cannot_pay_the_slot_cannot_take_a_stone(food: int, tool: int) -> None:
    table = rich().have(0, food=food, tool=tool).gain(0, "stone 1 + camp 1")
    assert table.legal("stone") == set()
    assert table.why_not("stone s1_ground") == "EW-STONE-03"


@pytest.mark.rule("EW-STONE-03")
def test_a_skill_may_still_bring_the_missing_tool() -> None:
    table = rich().have(0, food=2, tool=0).above(0, "start_tribeswoman").at(0, "develop").gain(0, "stone 1")
    assert table.legal("stone", "forgo", "skill") == {"forgo", "skill start_tribeswoman"}
    table.choose("skill start_tribeswoman", "stone s1_ground")
    assert table.board(0)["stones"] == ["s1_ground"]


@pytest.mark.rule("EW-STONE-02", "EW-STONE-04")
def test_no_fourth_stone() -> None:
    table = rich().own(0, "s1_v_plains", "s1_v_forest", "s1_v_hills").gain(0, "stone 1")
    assert table.idle
    table.gain(0, "stone 1 + camp 1")
    assert table.why_not("stone s1_ground") == "EW-STONE-04"


@pytest.mark.rule("EW-STONE-07")
def test_the_reserve_is_not_refilled() -> None:
    table = rich().gain(0, "stone 1").choose("stone s1_ground", "forgo")
    assert [table.box.stone_ids[stone] for stone in table.state.reserve if stone >= 0] == [
        "s1_variety",
        "s2_idols",
        "s2_kinds",
    ]
    table.gain(0, "stone 1")
    assert table.why_not("stone s1_ground") == "EW-STONE-07"


# --- scoring ----------------------------------------------------------------------------------------


def score(table: Table, stone: str) -> int:
    """What the stone scores for seat 0."""
    table.own(0, stone)
    before = table.points(0)
    score_stones(table.state, 0)
    gained = table.points(0) - before
    assert [event.points for event in table.told("StoneScored")][-1] == gained
    return gained


# A juncture beside a hex of the type, on the map of `Table`.
VILLAGE_OF = {
    "plains": "1-7-18",
    "forest": "2-8-9",
    "hills": "3-10-11",
    "mountains": "4-12-13",
    "lake": "5-14-15",
    "tundra": "6-16-17",
    "glacier": "4-13-14",
}


@pytest.mark.rule("EW-STONE-11")
@pytest.mark.parametrize("terrain", VILLAGE_OF)
def test_villages_by_terrain(terrain: str) -> None:
    assert score(Table(), f"s1_v_{terrain}") == 0
    assert score(Table().villages(0, VILLAGE_OF[terrain]), f"s1_v_{terrain}") == 2
    assert score(Table().villages(1, VILLAGE_OF[terrain]), f"s1_v_{terrain}") == 0


@pytest.mark.rule("EW-STONE-11", "EW-EX-19")
def test_two_villages_touching_the_same_hex() -> None:
    assert score(Table().villages(0, "1-2-8", "1-6-18"), "s1_v_plains") == 4


@pytest.mark.rule("EW-STONE-11", "EW-EX-20")
def test_one_village_touching_two_hexes_of_the_type() -> None:
    assert score(Table().villages(0, "1-7-8"), "s1_v_plains") == 2  # plains_1 and plains_2


@pytest.mark.rule("EW-STONE-12")
@pytest.mark.parametrize(
    ("camps", "points"),
    [
        ((), 0),
        ((0, 0), 0),  # the Base tile
        ((1, 7), 1),  # plains twice
        ((1, 2, 2), 2),
        ((1, 2, 3, 4, 13), 5),  # Glacier is a type
        ((13, 14), 1),
    ],
)
def test_camps_on_different_terrain(camps: tuple[int, ...], points: int) -> None:
    assert score(Table().camps(0, *camps), "s1_variety") == points


@pytest.mark.rule("EW-STONE-13")
def test_own_megaliths_on_the_ground_covered_or_not() -> None:
    table = Table().stand(0, "0.4.0", neutral=True).stand(0, "0.5.0", "0.6.0", "0.5.1", "0.6.1")
    table.stand(0, "1.5.0").stand(1, "0.7.0")
    assert score(table, "s1_ground") == 4


@pytest.mark.rule("EW-STONE-14")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6)])
def test_tiles_with_an_own_megalith_on_them(tiles: int, points: int) -> None:
    table = Table().stand(0, *["0.0.0", "0.5.0", "0.0.2", "0.5.2"][:tiles])
    table.stand(1, "0.1.0").stand(0, "0.4.2", neutral=True)
    assert score(table, "s1_tiles") == points


@pytest.mark.rule("EW-STONE-14")
def test_a_megalith_on_others_is_not_on_a_tile() -> None:
    table = Table().stand(1, "0.5.0", "0.6.0", "0.5.1", "0.6.1").stand(0, "1.5.0")
    assert score(table, "s1_tiles") == 0


@pytest.mark.rule("EW-STONE-15")
@pytest.mark.parametrize(
    ("cards", "points"),
    list(enumerate([0, 1, 1, 2, 3, 3, 4, 5, 6, 8, 10, 10])),
)
def test_buried_cards(cards: int, points: int) -> None:
    assert score(Table().buried(0, *["hunter"] * cards), "s2_buried") == points


@pytest.mark.rule("EW-STONE-16")
def test_own_megaliths_on_upper_levels() -> None:
    table = Table().stand(0, "0.5.0", "0.6.0", "0.5.1", "0.6.1", "1.5.0").stand(1, "1.6.0")
    assert score(table, "s2_upper") == 2
    table = Table().stand(0, "1.5.0", "1.6.0", "2.5.0")
    assert score(table, "s2_upper") == 6


@pytest.mark.rule("EW-STONE-17", "EW-EX-64")
@pytest.mark.parametrize(
    ("offering", "honour", "points"), [(0, 0, 0), (1, 0, 0), (3, 4, 3), (4, 4, 4), (10, 10, 10)]
)
def test_idol_progress(offering: int, honour: int, points: int) -> None:
    assert score(Table().idols(0, offering, honour), "s2_idols") == points


@pytest.mark.rule("EW-STONE-18")
def test_different_tipped_species_the_argentavis_included() -> None:
    table = Table().animals(0, "woolly_rhino", "woolly_rhino", "argentavis", tipped=True)
    assert score(table.animals(0, "sabertooth"), "s2_kinds") == 2


COMMON = ["woolly_rhino", "ground_sloth", "sabertooth", "stag_moose", "giant_beaver"]


@pytest.mark.rule("EW-STONE-19")
@pytest.mark.parametrize("species", COMMON)
def test_tipped_animals_of_a_species(species: str) -> None:
    other = next(name for name in COMMON if name != species)
    for count, points in enumerate([0, 3, 6, 9, 9]):
        table = Table().animals(0, *[species] * count, other, tipped=True).animals(0, species)
        assert score(table, f"s2_t_{species}") == points


@pytest.mark.rule("EW-STONE-20")
@pytest.mark.parametrize(
    ("mammoths", "argentavis", "points"), [(0, 0, 0), (1, 0, 3), (0, 2, 6), (1, 2, 9), (2, 2, 12), (3, 3, 12)]
)
def test_tipped_mammoths_and_argentavis_together(mammoths: int, argentavis: int, points: int) -> None:
    table = Table().animals(0, *["woolly_mammoth"] * mammoths, *["argentavis"] * argentavis, tipped=True)
    assert score(table, "s2_t_rare") == points


@pytest.mark.rule("EW-STONE-06")
def test_a_stone_scores_again_in_every_eclipse() -> None:
    table = Table().idols(0, offering=4).own(0, "s2_idols")
    for scored in (2, 4, 6):
        score_stones(table.state, 0)
        assert table.earned(0) == {"stones": scored}


def test_every_stone_is_tested() -> None:
    tested = {f"s1_v_{terrain}" for terrain in VILLAGE_OF} | {f"s2_t_{name}" for name in [*COMMON, "rare"]}
    tested |= {"s1_variety", "s1_ground", "s1_tiles", "s2_buried", "s2_upper", "s2_idols", "s2_kinds"}
    assert tested == set(Table().box.stone_ids)


def test_the_view_says_what_a_stone_of_the_reserve_would_score() -> None:
    table = rich().idols(0, offering=3, honour=2).idols(1, offering=1).stand(0, "0.4.1")
    own, other, spectator = WinterViews(table.state).views([0, 1, None])
    assert own.reserve[:2] == ["s1_ground", "s1_variety"]
    found = {name: worth for name, worth in zip(own.reserve, own.reserve_points, strict=True) if name}
    assert found == {"s1_ground": 1, "s1_variety": 0, "s2_idols": 2, "s2_kinds": 0}
    assert sum(other.reserve_points) == 0
    assert spectator.reserve_points == []

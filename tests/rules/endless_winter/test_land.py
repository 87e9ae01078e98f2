"""The Terrain board: Camps, Villages, Influence (area MIGRATE), and every Terrain tile."""

from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.eclipse import Hexes
from firekeeper.games.endless_winter.land import influence, leads
from firekeeper.games.endless_winter.supply import cap

# --- Camps ------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-MIGRATE-02", "EW-ICON-11")
def test_a_camp_moves_to_a_neighbouring_hex_the_base_tile_included() -> None:
    table = Table().camps(0, 7).gain(0, "move 1")
    assert table.legal("move") == {"move 7 1", "move 7 8", "move 7 18"}
    assert table.why_not("move 7 2") == "EW-MIGRATE-12"
    assert table.why_not("move 1 2") == "EW-MIGRATE-02"
    table = Table().camps(0, 1).gain(0, "move 1").choose("move 1 0")
    assert table.player(0).camps == (0,)


@pytest.mark.rule("EW-MIGRATE-02", "EW-ICON-12")
def test_moves_are_split_freely_and_may_be_left() -> None:
    table = Table().camps(0, 1, 2).gain(0, "move 3").choose("move 1 7", "move 2 9", "forgo")
    assert table.player(0).camps == (7, 9)


@pytest.mark.rule("EW-MIGRATE-01", "EW-ICON-10")
def test_a_camp_goes_to_the_base_tile_while_there_are_any_at_home() -> None:
    table = Table().camps(0, 1, 1, 2, 2).gain(0, "camp 2").choose("camp")
    assert table.player(0).camps == (0, 1, 1, 2, 2)
    assert table.idle  # none is left for the second one
    table.gain(0, "camp 1 + move 1")
    assert table.why_not("camp") == "EW-AMB-51"


@pytest.mark.rule("EW-MIGRATE-03", "EW-MIGRATE-04")
def test_any_number_of_camps_stand_on_a_hex_and_each_counts_one() -> None:
    table = Table().camps(0, 1, 1, 1, 1, 1).camps(1, 1, 1)
    assert influence(table.state, 0, 1) == 5
    assert influence(table.state, 1, 1) == 2
    table.camps(1, 2, 1).gain(1, "move 1").choose("move 2 1")
    assert influence(table.state, 1, 1) == 2


# --- Villages ---------------------------------------------------------------------------------------


@pytest.mark.rule("EW-MIGRATE-05", "EW-ICON-09")
def test_three_own_camps_around_a_juncture_become_a_village() -> None:
    table = Table().camps(0, 1, 2, 8, 8).have(0, food=2).gain(0, "village 1")
    assert table.legal("village") == {"village 1-2-8"}
    table.choose("village 1-2-8")
    assert table.player(0).camps == (8,)
    assert table.board(0)["villages"] == ["1-2-8"]
    assert table.food(0) == 2  # the icon shows no Food


@pytest.mark.rule("EW-MIGRATE-05")
def test_two_camps_on_one_hex_are_not_enough() -> None:
    table = Table().camps(0, 1, 2, 2, 1).gain(0, "village 1")
    assert table.idle
    table.gain(0, "village 1 + move 1")
    assert table.why_not("village 1-2-8") == "EW-MIGRATE-05"


@pytest.mark.rule("EW-MIGRATE-05")
def test_the_camps_of_others_do_not_help() -> None:
    table = Table().camps(0, 1, 2).camps(1, 8).gain(0, "village 1")
    assert table.idle


@pytest.mark.rule("EW-MIGRATE-06")
def test_no_village_beside_the_base_tile() -> None:
    table = Table().camps(0, 0, 1, 2).gain(0, "village 1")
    assert table.idle
    assert not [name for name in table.box.juncture_ids if "0" in name.split("-")]


@pytest.mark.rule("EW-MIGRATE-07")
@pytest.mark.parametrize("owner", [0, 1])
def test_one_village_for_each_juncture_whoever_owns_it(owner: int) -> None:
    table = Table().camps(0, 1, 2, 8).villages(owner, "1-2-8").gain(0, "village 1 + move 1")
    assert table.legal("village") == set()
    assert table.why_not("village 1-2-8") == "EW-MIGRATE-07"


@pytest.mark.rule("EW-MIGRATE-08", "EW-EX-41")
def test_village_and_food_limit_at_most() -> None:
    table = Table().camps(0, 1, 2, 8, 3, 4).have(0, food=10).act(0, "migrate")
    table.choose("on", "use", "village 1-2-8")
    assert table.food(0) == 7
    assert cap(table.box, table.player(0)) == 7


@pytest.mark.rule("EW-MIGRATE-08", "EW-EX-42")
def test_village_and_food_limit_at_least() -> None:
    table = Table().camps(0, 1, 2, 8).have(0, food=3).act(0, "migrate")
    table.choose("on", "use", "village 1-2-8")
    assert table.food(0) == 0
    assert cap(table.box, table.player(0)) == 5


@pytest.mark.rule("EW-MIGRATE-08", "EW-GOLD-09")
def test_without_a_price_food_over_the_new_limit_is_lost() -> None:
    table = Table().camps(0, 1, 2, 8, 3, 4).have(0, food=10).gain(0, "village 1").choose("village 1-2-8")
    assert table.food(0) == 7
    assert [(event.amount, event.lost) for event in table.told("Gained")] == [(0, 3)]


@pytest.mark.rule("EW-MIGRATE-09", "EW-ECLIPSE-16")
def test_a_village_gives_two_influence_on_each_of_its_hexes() -> None:
    table = Table().camps(0).villages(0, "1-2-8", "1-7-8")
    assert [influence(table.state, 0, slot) for slot in (1, 2, 7, 8, 9)] == [4, 2, 2, 4, 0]


@pytest.mark.rule("EW-MIGRATE-10")
def test_three_villages_and_five_camps() -> None:
    table = Table().camps(0, 1, 2, 8).villages(0, "4-5-14", "5-6-16", "3-4-12").gain(0, "village 1 + move 1")
    assert table.legal("village") == set()
    assert table.why_not("village 1-2-8") == "EW-MIGRATE-10"


@pytest.mark.rule("EW-MIGRATE-12", "EW-EX-66")
def test_nineteen_hexes_and_eighteen_junctures() -> None:
    rules = Table().box
    assert rules.slots == 19
    assert len(rules.junctures) == 18
    assert [len(near) for near in rules.neighbours[:7]] == [6] * 7
    assert sorted(len(near) for near in rules.neighbours[7:]) == [3] * 6 + [4] * 6
    every = {
        frozenset((a, b, c))
        for a in range(19)
        for b in rules.neighbours[a]
        for c in rules.neighbours[b]
        if c in rules.neighbours[a]
    }
    assert len(every) == 24
    assert {frozenset(triple) for triple in rules.junctures} == {
        triple for triple in every if 0 not in triple
    }


@pytest.mark.rule("EW-MIGRATE-12", "EW-MIGRATE-05")
@pytest.mark.parametrize("juncture", range(18))
def test_every_juncture_can_hold_a_village(juncture: int) -> None:
    table = Table()
    name = table.box.juncture_ids[juncture]
    table.camps(0, *table.box.junctures[juncture]).gain(0, "village 1").choose(f"village {name}")
    assert table.board(0)["villages"] == [name]


# --- majorities -------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECLIPSE-15", "EW-ECLIPSE-16", "EW-EX-55")
def test_majority_tie() -> None:
    table = Table().camps(0, 1, 1).camps(1).villages(1, "1-2-8")
    assert leads(table.state, 0, 1)
    assert leads(table.state, 1, 1)
    table.camps(0, 1, 1, 1)
    assert leads(table.state, 0, 1)
    assert not leads(table.state, 1, 1)
    assert not leads(table.state, 0, 7)  # nobody is there


# --- Terrain tiles ----------------------------------------------------------------------------------

Outcome = dict[str, Any]

TILES: dict[str, tuple[list[str], Outcome]] = {
    "base": ([], {}),
    "plains_1": ([], {"food": 2}),
    "plains_2": ([], {"food": 2}),
    "plains_3": ([], {"food": 1, "points": 1}),
    "forest_1": (["take tool"], {"food": 1, "tool": 1}),
    "forest_2": (["take tool"], {"food": 1, "tool": 1}),
    "forest_3": (["take tool"], {"tool": 2}),
    "hills_1": (["idol honour"], {"honour": 1}),
    "hills_2": (["idol offering"], {"offering": 1}),
    "hills_3": (["idol honour"], {"honour": 1, "food": 1}),
    "mountains_1": (["build 0.4.0", "forgo"], {"megaliths": 1}),
    "mountains_2": (["build 0.3.3", "forgo"], {"megaliths": 1}),
    "mountains_3": ([], {"points": 2}),
    "lake_1": (["draw", "draw_card shaman"], {"hand": ["elder", "shaman"], "deck": []}),
    "lake_2": (["draw", "draw_card shaman"], {"hand": ["elder", "shaman"], "deck": []}),
    "lake_3": ([], {"food": 7}),
    "tundra_1": (["track", "reveal argentavis"], {"animals": ["sabertooth", "argentavis"]}),
    "tundra_2": (
        ["tip sabertooth", "take tool", "idol honour"],
        {"food": 2, "tool": 1, "honour": 1, "animals": [], "tipped": ["sabertooth"]},
    ),
    "tundra_3": (["bury_hand elder"], {"hand": [], "graveyard": ["elder"]}),
    **{f"glacier_{number}": ([], {}) for number in range(1, 7)},
}


@pytest.mark.rule("EW-ECLIPSE-15")
@pytest.mark.parametrize("tile", TILES)
def test_terrain_tile(tile: str) -> None:
    choices, outcome = TILES[tile]
    table = Table().phase("eclipse_phase").hold(0, "elder").deck(0, "shaman").animals(0, "sabertooth")
    slot = 0 if tile == "base" else 9
    table.terrain(**{f"slot{slot}": tile}).camps(0, slot, 13).mark()  # a Glacier gives nothing beside it
    table.then(Hexes(0)).choose(*choices)
    assert table.changed(0) == outcome
    assert table.idle


def test_every_terrain_tile_is_tested() -> None:
    assert set(TILES) == set(Table().box.terrain_ids)

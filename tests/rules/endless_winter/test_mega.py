"""Megaliths (area MEGA): where they may stand, what spaces give, what stacks score.

With two players the layout is the Hearth (x to the right, y down; F first space, a arrow target):

    1. 1. 1. 1a 2F 2a 2. 2.
    1. 1. 1a 1F 2a 2. 2. 2.
    3. 3. 3. 3a 4F 4a 4. 4.
    3. 3. 3a 3F 4a 4. 4. 4.
"""

from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.terms import EMPTY, NEUTRAL

FIRST = {"0.3.1", "0.3.3", "0.4.0", "0.4.2"}


def builds(table: Table) -> set[str]:
    """The spots on offer."""
    return {text.removeprefix("build ") for text in table.legal("build")}


def square(table: Table, seat: int, *spots: str) -> Table:
    """Coloured Megaliths of a seat; its two neutral ones count as placed somewhere."""
    return table.stand(seat, *spots)


# --- the reserve ------------------------------------------------------------------------------------


@pytest.mark.rule("EW-MEGA-01", "EW-MEGA-05")
def test_the_first_two_megaliths_are_neutral_then_eight_own_ones() -> None:
    table = Table().gain(0, "megalith 3")
    table.choose("build 0.4.0", "build 0.5.0", "take tool", "build 0.6.0", "idol honour")
    assert table.owner("0.4.0") == table.owner("0.5.0") == NEUTRAL
    assert table.owner("0.6.0") == 0
    assert table.player(0).megaliths == 3
    assert [event.neutral for event in table.told("MegalithPlaced")] == [True, True, False]


@pytest.mark.rule("EW-MEGA-01")
def test_a_megalith_may_be_declined() -> None:
    table = Table().gain(0, "megalith 1").choose("forgo")
    assert table.player(0).megaliths == 0
    assert table.idle


@pytest.mark.rule("EW-MEGA-14", "EW-MEGA-01")
def test_ten_megaliths_in_all() -> None:
    table = Table().stand(0, "0.4.0", neutral=True).placed(0, 10).gain(0, "megalith 1")
    assert builds(table) == set()
    assert table.why_not("build 0.5.0") == "EW-MEGA-14"


@pytest.mark.rule("EW-MEGA-14")
def test_a_neutral_megalith_without_a_legal_space_blocks_the_reserve() -> None:
    table = Table(players=4)
    for spot in table.box.spot_ids[: table.box.ground_count]:
        table.stand(1, spot)
    table.gain(0, "megalith 1")
    assert builds(table) == set()
    assert "swap megalith idol" in table.legal()


# --- where ------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-MEGA-02")
def test_on_an_empty_board_the_first_megalith_goes_to_a_first_space() -> None:
    table = Table().gain(0, "megalith 1")
    assert builds(table) == FIRST
    assert table.why_not("build 0.5.0") == "EW-MEGA-03"


@pytest.mark.rule("EW-MEGA-02", "EW-MEGA-07")
def test_first_spaces_take_neutral_megaliths_only_even_beside_others() -> None:
    table = Table().stand(1, "0.4.0", neutral=True).placed(0, 2).gain(0, "megalith 1")
    assert builds(table).isdisjoint(FIRST)
    table.choose("build 0.3.0").choose("take tool")
    table.gain(0, "megalith 1")
    assert "0.3.1" not in builds(table)  # beside 0.3.0
    assert table.why_not("build 0.3.1") == "EW-MEGA-07"


@pytest.mark.rule("EW-MEGA-03")
def test_a_ground_space_needs_an_orthogonal_neighbour_across_tiles_too() -> None:
    table = Table().stand(1, "0.4.0", neutral=True).placed(0, 2).gain(0, "megalith 1")
    assert builds(table) == {"0.3.0", "0.5.0", "0.4.1"}  # 0.3.0 lies on another tile
    assert table.why_not("build 0.5.1") == "EW-MEGA-03"  # diagonal
    assert table.why_not("build 0.4.0") == "EW-MEGA-07"


@pytest.mark.rule("EW-MEGA-03")
def test_any_colour_is_a_neighbour() -> None:
    table = square(Table(), 1, "0.5.1").placed(0, 3).gain(0, "megalith 1")
    assert builds(table) == {"0.5.0", "0.4.1", "0.6.1", "0.5.2"}


@pytest.mark.rule("EW-MEGA-04", "EW-MEGA-13")
def test_four_megaliths_in_a_square_carry_another() -> None:
    table = square(Table(), 1, "0.5.0", "0.6.0", "0.5.1").placed(0, 2).gain(0, "megalith 1")
    assert "1.5.0" not in builds(table)
    assert table.why_not("build 1.5.0") == "EW-MEGA-04"
    table = square(Table(), 1, "0.5.0", "0.6.0", "0.5.1", "0.6.1").placed(0, 2).gain(0, "megalith 1")
    assert "1.5.0" in builds(table)


@pytest.mark.rule("EW-MEGA-06")
def test_neutral_megaliths_stay_on_the_ground() -> None:
    table = square(Table(), 1, "0.5.0", "0.6.0", "0.5.1", "0.6.1").gain(0, "megalith 1")
    assert not [spot for spot in builds(table) if not spot.startswith("0.")]
    assert table.why_not("build 1.5.0") == "EW-MEGA-06"


@pytest.mark.rule("EW-MEGA-07")
def test_neutral_megaliths_may_go_to_any_ground_space() -> None:
    table = square(Table(), 1, "0.6.1").gain(0, "megalith 1")
    assert builds(table) == FIRST | {"0.6.0", "0.5.1", "0.7.1", "0.6.2"}


@pytest.mark.rule("EW-MEGA-13", "EW-EX-51")
def test_one_megalith_can_be_covered_several_times() -> None:
    table = Table(players=3, layout="cfg_hearth")
    square(table, 1, "0.5.0", "0.6.0", "0.7.0", "0.5.1", "0.6.1", "0.7.1")
    table.placed(0, 2).placed(2, 2)
    table.gain(0, "megalith 1").choose("build 1.5.0")
    assert (table.points(0), table.points(1)) == (4, 4)
    table.gain(2, "megalith 1").choose("build 1.6.0")  # 0.6.0 and 0.6.1 are covered again
    assert (table.points(2), table.points(1)) == (4, 8)


# --- what the spaces give ---------------------------------------------------------------------------

Outcome = dict[str, Any]

BENEFITS: dict[str, tuple[list[str], Outcome]] = {
    "food 1": ([], {"food": 1}),
    "food 2": ([], {"food": 2}),
    "tool 1": (["take tool"], {"tool": 1}),
    "idol 1": (["idol honour"], {"honour": 1}),
    "draw 1": (["draw", "draw_card shaman"], {"hand": ["elder", "shaman"], "deck": []}),
    "points 2": ([], {"points": 2}),
    "points 3": ([], {"points": 3}),
    "move 2": (["move 0 1", "move 1 7"], {"camps": [7]}),
    "bury 1": (["bury_hand elder"], {"hand": [], "graveyard": ["elder"]}),
    "animal_top 1": (["track", "reveal argentavis"], {"animals": ["argentavis"]}),
    "tribe_discard 1": (["enlist hunter"], {"discard": ["hunter"]}),
    "camp 1": (["camp"], {"camps": [0, 0]}),
}

SPACES: dict[str, dict[str, str]] = {
    # by tile: the spaces that it covers in the Hearth
    "meg_1": {
        "0.2.1": "food 1", "0.1.1": "tool 1", "0.0.1": "idol 1", "0.3.0": "tool 1", "0.2.0": "food 2",
        "0.1.0": "draw 1", "0.0.0": "points 2",
    },
    "meg_2": {
        "0.5.0": "tool 1", "0.6.0": "idol 1", "0.7.0": "move 2", "0.4.1": "food 1", "0.5.1": "food 2",
        "0.6.1": "bury 1", "0.7.1": "points 2",
    },
    "meg_3": {
        "0.2.3": "food 2", "0.1.3": "draw 1", "0.0.3": "animal_top 1", "0.3.2": "food 1", "0.2.2": "tool 1",
        "0.1.2": "idol 1", "0.0.2": "points 3",
    },
    "meg_4": {
        "0.5.2": "food 1", "0.6.2": "tribe_discard 1", "0.7.2": "camp 1", "0.4.3": "tool 1",
        "0.5.3": "food 2", "0.6.3": "idol 1", "0.7.3": "points 2",
    },
}  # fmt: skip

EVERY = [(tile, spot, text) for tile, spaces in SPACES.items() for spot, text in spaces.items()]


@pytest.mark.rule("EW-MEGA-08")
@pytest.mark.parametrize(("tile", "spot", "benefit"), EVERY)
def test_a_ground_space_gives_what_it_shows(tile: str, spot: str, benefit: str) -> None:
    choices, outcome = BENEFITS[benefit]
    table = Table().hold(0, "elder").deck(0, "shaman").placed(0, 2)
    at = table.box.spot_ids.index(spot)
    assert table.box.tile_ids[table.state.tiles[table.box.spot_place[at]]] == tile
    beside = next(other for other in table.box.spot_neighbours[at])
    table.state.spots[beside] = NEUTRAL
    table.mark().gain(0, "megalith 1").choose(f"build {spot}", *choices)
    assert table.changed(0) == {"megaliths": 3, **outcome}
    assert table.owner(spot) == 0
    assert table.idle


def test_every_ground_space_is_tested() -> None:
    rules = Table().box
    assert {spot for _, spot, _ in EVERY} | FIRST == set(rules.spot_ids[: rules.ground_count])


@pytest.mark.rule("EW-MEGA-08")
def test_benefits_of_spaces_can_chain() -> None:
    # 0.6.0 gives an Idol, the sixth level of the Offering track a Megalith, 0.7.0 two moves.
    table = Table().stand(1, "0.5.0").placed(0, 2).idols(0, offering=5).gain(0, "megalith 1")
    table.choose("build 0.6.0", "idol offering", "build 0.7.0", "move 0 1", "move 1 2")
    assert table.player(0).camps == (2,)
    assert table.player(0).megaliths == 4
    assert table.idle


# --- first spaces and their arrows ------------------------------------------------------------------

ARROWS = {
    "0.3.1": {"0.2.1", "0.3.0"},
    "0.3.3": {"0.2.3", "0.3.2"},
    "0.4.0": {"0.5.0", "0.4.1"},
    "0.4.2": {"0.5.2", "0.4.3"},
}


@pytest.mark.rule("EW-MEGA-12", "EW-ICON-33")
@pytest.mark.parametrize("first", ARROWS)
def test_a_first_space_gives_an_extra_megalith_on_an_arrow_space(first: str) -> None:
    table = Table().gain(0, "megalith 1").choose(f"build {first}")
    assert builds(table) == ARROWS[first]
    target = sorted(ARROWS[first])[0]
    table.choose(f"build {target}")
    assert table.owner(target) == NEUTRAL
    assert table.player(0).megaliths == 2


@pytest.mark.rule("EW-MEGA-12")
def test_the_extra_megalith_may_be_a_coloured_one() -> None:
    table = Table().stand(0, "0.3.1", neutral=True).gain(0, "megalith 1")
    table.choose("build 0.4.0", "build 0.4.1")
    assert table.owner("0.4.1") == 0
    assert table.food(0) == 1  # it earns the benefit of its space


@pytest.mark.rule("EW-MEGA-12")
def test_with_both_arrow_spaces_taken_nothing_happens() -> None:
    table = Table().stand(1, "0.5.0", "0.4.1").gain(0, "megalith 1").choose("build 0.4.0")
    assert table.idle
    assert table.player(0).megaliths == 1


@pytest.mark.rule("EW-MEGA-12", "EW-GOLD-03")
def test_with_an_arrow_space_free_the_extra_megalith_may_be_swapped() -> None:
    table = Table().stand(1, "0.5.0").deck(0, "hunter").gain(0, "megalith 1").choose("build 0.4.0")
    assert table.legal() == {
        "build 0.4.1",
        "swap megalith draw",
        "swap megalith idol",
        "swap megalith tool",
        "swap megalith food",
        "forgo",
    }
    assert table.why_not("build 0.5.0") == "EW-ICON-33"
    table.choose("swap megalith tool")
    assert table.tool(0) == 1
    assert table.player(0).megaliths == 1
    assert table.idle


# --- stacks -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-MEGA-09", "EW-MEGA-10", "EW-EX-21")
def test_red_on_red_purple_and_two_neutral_ones() -> None:
    table = Table(players=3, layout="cfg_hearth")
    table.stand(2, "0.5.0", neutral=True).stand(2, "0.6.0", neutral=True)
    table.stand(0, "0.5.1").stand(1, "0.6.1").gain(0, "megalith 1").choose("build 1.5.0")
    assert table.earned(0) == {"stacking": 5}
    assert table.earned(1) == {"stacking": 1}
    assert table.earned(2) == {}
    assert table.idle  # a stacked Megalith covers no space


@pytest.mark.rule("EW-MEGA-09", "EW-EX-50")
def test_four_own_ones_below_give_eight() -> None:
    table = Table().stand(0, "0.5.0", "0.6.0", "0.5.1", "0.6.1").gain(0, "megalith 1").choose("build 1.5.0")
    assert table.points(0) == 8
    assert table.points(1) == 0


@pytest.mark.rule("EW-MEGA-09", "EW-MEGA-10", "EW-EX-50")
def test_two_purple_and_two_neutral_ones_below_red() -> None:
    table = Table().stand(1, "0.5.0", "0.6.0", neutral=True).stand(1, "0.5.1", "0.6.1")
    table.placed(0, 2).gain(0, "megalith 1").choose("build 1.5.0")
    assert (table.points(0), table.points(1)) == (4, 2)


@pytest.mark.rule("EW-MEGA-11", "EW-EX-52")
def test_only_the_four_directly_below_count() -> None:
    table = Table()
    ground = [f"0.{x}.{y}" for x in (5, 6, 7) for y in (0, 1, 2)]
    table.stand(0, *ground).stand(0, "1.5.0", "1.6.0").stand(1, "1.5.1", "1.6.1").placed(0, 9)
    table.gain(1, "megalith 1").choose("build 2.5.0")
    assert (table.points(1), table.points(0)) == (6, 2)


@pytest.mark.rule("EW-MEGA-13")
def test_spots_of_upper_levels_stand_on_the_square_below() -> None:
    rules = Table().box
    spot = rules.spot_ids.index("1.5.0")
    assert {rules.spot_ids[below] for below in rules.spot_base[spot]} == {"0.5.0", "0.6.0", "0.5.1", "0.6.1"}
    assert Table().owner("1.5.0") == EMPTY

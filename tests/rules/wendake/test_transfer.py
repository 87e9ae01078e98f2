"""Transferring natives (WK-TRANSFER)."""

from __future__ import annotations

import pytest
from wendake_table import GRID, Table

GEORGE, RINGO = 0, 1

# In this grid the top left tile has three actions: Move 3, Harvest, Hunt.
EXPANDING = ("level2_14", *GRID[1:])


def settled(*areas: str, grid: tuple[str, ...] = GRID) -> Table:
    """George has outposts in these areas."""
    return Table(grid=grid).put(GEORGE, "outpost", *areas)


# --- when -----------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TRANSFER-01")
def test_transfers_are_open_whenever_no_action_is_in_progress() -> None:
    transfer = {"transfer sandusky.1 replace", "transfer sandusky.1 empty"}
    table = settled("sandusky.1").turn(GEORGE)
    assert table.legal("transfer") == transfer  # before placing the marker
    table.choose("activate 0 0")
    assert table.legal("transfer") == transfer  # before the first action
    table.choose("perform tan_pelts")
    assert table.legal("transfer") == transfer  # between two actions
    table.choose("perform move 1", "done")
    assert table.legal("transfer") == transfer  # before the turn ends


@pytest.mark.rule("WK-TRANSFER-01")
def test_transfers_are_open_on_a_turn_that_reserves_turn_order() -> None:
    table = settled("sandusky.1").turn(GEORGE).choose("reserve", "transfer sandusky.1 replace")
    assert table.at("sandusky.1") == ("woman", GEORGE)


@pytest.mark.rule("WK-TRANSFER-01", "WK-ACT-FIRE-01")
def test_transfers_are_open_between_sacred_fire_and_the_tile_it_activates() -> None:
    table = settled("sandusky.1").natives(GEORGE, "home", woman=1).turn(GEORGE)
    table.choose("activate 1 1", "perform sacred_fire")
    assert table.why_not("transfer sandusky.1 replace") == "WK-TRANSFER-06"  # the target is being chosen
    table.choose("fire 0 2", "transfer sandusky.1 replace", "perform harvest")
    assert table.goods(GEORGE) == {"corn": 1}  # from Sandusky: the home is empty


@pytest.mark.rule("WK-TRANSFER-01")
def test_transfers_belong_to_the_own_turn() -> None:
    table = settled("sandusky.1").put(RINGO, "outpost", "wendake.3").turn(RINGO)
    assert table.legal("transfer") == {"transfer wendake.3 replace", "transfer wendake.3 empty"}
    assert table.why_not("transfer sandusky.1 replace") == "WK-TRANSFER-08"


@pytest.mark.rule("WK-TRANSFER-06")
@pytest.mark.parametrize(
    ("action", "opening"),
    [
        ("move 2", ["move michilimackinac sandusky"]),
        ("trade", ["done"]),
        ("military", ["claim_nothing"]),
        ("mask_ceremony", ["draw deck", "card husk_red_clean", "card husk_red_clean"]),
        ("ritual", ["call woman", "call woman"]),
        ("canoe", []),
    ],
)
def test_no_transfer_inside_an_action(action: str, opening: list[str]) -> None:
    """Neither in the middle of a step nor between two steps of an action."""
    table = settled("wendake.1").begin(GEORGE, action)
    assert table.why_not("transfer wendake.1 empty") == "WK-TRANSFER-06"
    table.choose(*opening)
    assert table.why_not("transfer wendake.1 empty") == "WK-TRANSFER-06"


@pytest.mark.rule("WK-TRANSFER-06", "WK-MOVE-13")
def test_no_transfer_between_two_steps_of_a_move() -> None:
    table = Table().natives(GEORGE, "home", warrior=1).turn(GEORGE).choose("activate 0 1", "perform move 3")
    table.choose("occupy michilimackinac sandusky.1")
    assert table.why_not("transfer sandusky.1 replace") == "WK-TRANSFER-06"
    assert table.legal() == {"done"}
    table.choose("done")
    assert "transfer sandusky.1 replace" in table.legal()


# --- what happens ---------------------------------------------------------------------------------


@pytest.mark.rule("WK-TRANSFER-02")
@pytest.mark.parametrize(("area", "native"), [("sandusky.1", "woman"), ("sandusky.3", "hunter")])
def test_the_warrior_goes_home_as_a_guard_and_the_replacement_comes_from_home(area: str, native: str) -> None:
    table = settled(area).turn(GEORGE).choose(f"transfer {area} replace")
    assert table.at(area) == (native, GEORGE)
    other = {"woman": 5, "hunter": 5} | {native: 4}
    assert table.home(GEORGE) == {**other, "warrior": 6}
    assert table.longhouse(GEORGE) == {"woman": 2, "hunter": 2, "warrior": 2}
    assert not table.legal("transfer")


@pytest.mark.rule("WK-TRANSFER-02", "WK-AMB-33")
def test_the_longhouse_gives_no_replacement() -> None:
    table = settled("sandusky.1").natives(GEORGE, "home", woman=0).turn(GEORGE)
    assert table.longhouse(GEORGE)["woman"] == 2
    assert table.legal("transfer") == {"transfer sandusky.1 empty"}
    assert table.why_not("transfer sandusky.1 replace") == "WK-TRANSFER-09"


@pytest.mark.rule("WK-TRANSFER-03")
def test_women_take_harvest_areas_and_hunters_hunt_areas_only() -> None:
    table = settled("sandusky.1", "sandusky.3").natives(GEORGE, "home", woman=0, hunter=5).turn(GEORGE)
    assert table.legal("transfer") == {
        "transfer sandusky.1 empty",
        "transfer sandusky.3 empty",
        "transfer sandusky.3 replace",
    }
    table = settled("sandusky.1", "sandusky.3").natives(GEORGE, "home", woman=5, hunter=0).turn(GEORGE)
    assert table.legal("transfer") == {
        "transfer sandusky.1 empty",
        "transfer sandusky.1 replace",
        "transfer sandusky.3 empty",
    }


@pytest.mark.rule("WK-TRANSFER-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_area_of_the_map_gets_the_right_native(players: int) -> None:
    chart = next(chart for chart in Table(players).box.components.maps if chart.players == players)
    for territory in chart.territories:
        for slot, crop in enumerate(territory.areas if not territory.home else [], 1):
            table = Table(players).put(0, "outpost", f"{territory.id}.{slot}").turn(0)
            table.choose(f"transfer {territory.id}.{slot} replace")
            expected = "hunter" if crop == "hunt" else "woman"
            assert table.at(f"{territory.id}.{slot}") == (expected, 0)


@pytest.mark.rule("WK-TRANSFER-04")
def test_the_area_may_be_left_empty() -> None:
    table = settled("sandusky.1").turn(GEORGE).choose("transfer sandusky.1 empty")
    assert table.at("sandusky.1") is None
    assert table.home(GEORGE) == {"woman": 5, "hunter": 5, "warrior": 6}


@pytest.mark.rule("WK-TRANSFER-05")
def test_any_number_of_outposts_each_in_its_own_way() -> None:
    table = settled("sandusky.1", "sandusky.3", "wendake.2", "wendake.3").have(GEORGE, corn=1).turn(GEORGE)
    table.choose("transfer sandusky.1 replace", "transfer wendake.3 empty", "transfer sandusky.3 replace")
    assert table.at("sandusky.1") == ("woman", GEORGE)
    assert table.at("sandusky.3") == ("hunter", GEORGE)
    assert table.at("wendake.3") is None
    assert table.at("wendake.2") == ("outpost", GEORGE)
    assert table.home(GEORGE) == {"woman": 4, "hunter": 4, "warrior": 8}
    assert table.goods(GEORGE) == {"corn": 1}  # free of charge
    assert "activate 0 0" in table.legal()  # and the turn is still to come


@pytest.mark.rule("WK-TRANSFER-07")
def test_an_area_outside_homes_holds_one_native_and_a_home_area_any_number() -> None:
    table = settled("sandusky.1").turn(GEORGE).choose("transfer sandusky.1 replace")
    assert table.at("sandusky.1") == ("woman", GEORGE)
    assert table.why_not("transfer sandusky.1 replace") == "WK-TRANSFER-08"  # no second one
    table.choose("activate 0 1", "perform move 3")
    assert table.why_not("occupy michilimackinac sandusky.1") == "WK-MOVE-10"
    table = Table().natives(GEORGE, "home", woman=5).natives(GEORGE, "longhouse", woman=2)
    table.begin(GEORGE, "ritual").choose("call woman", "call woman")
    assert table.home(GEORGE)["woman"] == 7


@pytest.mark.rule("WK-TRANSFER-08")
def test_women_hunters_and_guards_cannot_be_transferred() -> None:
    table = Table().put(GEORGE, "woman", "sandusky.1").put(GEORGE, "hunter", "sandusky.3")
    table.guards(GEORGE, "wendake", 2).turn(GEORGE)
    assert not table.legal("transfer")
    for area in ("sandusky.1", "sandusky.3", "wendake.1"):
        assert table.why_not(f"transfer {area} empty") == "WK-TRANSFER-08"


@pytest.mark.rule("WK-TRANSFER-09", "WK-AMB-33")
def test_the_last_woman_may_leave_home() -> None:
    table = settled("sandusky.1", "sandusky.2").natives(GEORGE, "home", woman=1).turn(GEORGE)
    table.choose("transfer sandusky.1 replace")
    assert table.home(GEORGE)["woman"] == 0
    assert table.legal("transfer") == {"transfer sandusky.2 empty"}  # or it stays
    table.choose("transfer sandusky.2 empty")
    assert table.home(GEORGE)["warrior"] == 7


# --- in the course of a turn ----------------------------------------------------------------------


@pytest.mark.rule("WK-TRANSFER-10")
def test_move_transfer_move_transfer_in_one_turn() -> None:
    table = Table().natives(GEORGE, "home", warrior=1).own(GEORGE, "move_2").turn(GEORGE)
    table.choose("activate 0 0", "skip tan_pelts", "perform move 1", "occupy michilimackinac sandusky.1")
    table.choose("transfer sandusky.1 replace", "use move_2", "occupy michilimackinac wendake.3", "done")
    table.choose("transfer wendake.3 replace")
    assert table.at("sandusky.1") == ("woman", GEORGE)
    assert table.at("wendake.3") == ("hunter", GEORGE)
    assert table.home(GEORGE) == {"woman": 4, "hunter": 4, "warrior": 1}


@pytest.mark.rule("WK-TRANSFER-10")
def test_a_progress_tile_may_move_before_the_action_tile_does() -> None:
    table = Table().natives(GEORGE, "home", warrior=1).own(GEORGE, "move_1").turn(GEORGE)
    table.choose("use move_1", "occupy michilimackinac sandusky.1", "transfer sandusky.1 replace")
    table.choose("activate 0 1", "perform move 3", "move michilimackinac wendake")
    table.choose("occupy wendake nipissing.1", "done", "transfer nipissing.1 replace")
    assert table.at("sandusky.1") == table.at("nipissing.1") == ("woman", GEORGE)


@pytest.mark.rule("WK-TRANSFER-11")
def test_new_women_and_hunters_count_for_the_next_action() -> None:
    table = Table(grid=EXPANDING).turn(GEORGE).choose("activate 0 0", "perform move 3")
    table.choose("occupy michilimackinac sandusky.2", "occupy michilimackinac sandusky.3", "done")
    table.choose("transfer sandusky.2 replace", "transfer sandusky.3 replace")
    table.choose("perform harvest", "perform hunt")
    assert table.goods(GEORGE) == {"corn": 1, "pumpkin": 1, "beaver": 2}


@pytest.mark.rule("WK-TRANSFER-11", "WK-ACT-MIL-02")
def test_new_women_count_for_military() -> None:
    table = Table(grid=("level1_05", *GRID[1:])).put(GEORGE, "woman", "wendake.1").turn(GEORGE)
    table.choose("activate 0 0", "perform move 3", "occupy michilimackinac sandusky.2", "done")
    early = table.copy().choose("perform military")
    assert early.legal("claim") == set()
    table.choose("transfer sandusky.2 replace", "perform military")
    assert table.legal("claim") == {"claim women_3"}

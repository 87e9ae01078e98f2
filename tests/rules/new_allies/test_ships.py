"""Barter with European ships (NA-SHIP)."""

from __future__ import annotations

import pytest
from new_allies_table import AllyTable


def bartering(players: int = 3, value: int = 3, leather: int = 5) -> AllyTable:
    """Seat 0, allied with the English, chooses to barter."""
    return AllyTable(players).alliance(0, "english", value).have(0, leather=leather)


def choose_barter(table: AllyTable) -> AllyTable:
    return table.begin(0, "alliance english").choose("stay english", "barter")


@pytest.mark.rule("NA-SHIP-01", "NA-SHIP-04")
def test_a_ship_appears_on_any_usable_lake() -> None:
    table = choose_barter(bartering())
    assert table.legal() == {"ship huron", "ship michigan", "ship erie", "ship ontario"}
    assert table.why_not("ship superior") == "NA-SHIP-01"
    assert table.box.lakes.count("huron") == 1
    table.choose("ship erie")
    assert table.ships_at() == {"english": "erie"}


@pytest.mark.rule("NA-SHIP-02", "NA-SHIP-03", "NA-SHIP-09", "NA-DX-06")
def test_a_ship_must_leave_and_avoids_the_other() -> None:
    table = choose_barter(bartering(2).ship("english", "huron").ship("french", "erie"))
    assert table.legal() == {"ship ontario"}
    assert table.why_not("ship huron") == "NA-SHIP-02"
    assert table.why_not("ship erie") == "NA-SHIP-03"
    assert table.why_not("done") == "NA-SHIP-09"


@pytest.mark.rule("NA-SHIP-05", "NA-SHIP-10", "NA-SHIP-12", "NA-DX-47")
def test_one_canoe_of_anybody_goes_elsewhere() -> None:
    table = bartering(2).ship("english", "huron").ship("french", "erie")
    table.canoes_on(0, ontario=1, huron=1).canoes_on(1, ontario=2)
    choose_barter(table).choose("ship ontario")
    assert table.legal("canoe") == {
        "canoe seat1 huron", "canoe seat1 erie", "canoe seat2 huron", "canoe seat2 erie",
    }  # fmt: skip
    table.choose("canoe seat2 erie")
    assert table.lakes(1) == {"ontario": 1, "erie": 1}
    assert table.player(1).canoes == 2
    assert table.legal("canoe") == set()
    assert table.why_not("canoe seat2 huron") == "NA-SHIP-11"
    assert table.ships_at() == {"english": "ontario", "french": "erie"}


@pytest.mark.rule("NA-SHIP-05", "NA-SETUP-12")
def test_a_canoe_never_goes_to_a_closed_lake() -> None:
    table = choose_barter(bartering(3).canoes_on(0, erie=1)).choose("ship erie")
    assert table.why_not("canoe seat1 superior") == "NA-SETUP-12"
    assert table.why_not("canoe seat2 huron") == "NA-SHIP-05"


@pytest.mark.rule("NA-SHIP-06", "NA-SHIP-11", "NA-ALLY-09", "NA-EX-03")
def test_leather_for_rifles() -> None:
    """NA-EX-03: English 3 becomes 4; Ringo's canoe is moved away, then 4 leather become 4 rifles."""
    table = AllyTable(4).alliance(1, "english", 3).have(1, leather=6).ship("english", "huron")
    table.canoes_on(1, erie=2).canoes_on(3, erie=2).begin(1, "alliance english")
    table.choose("advance english", "barter", "ship erie")
    assert table.legal("barter") == set()
    table.choose("canoe seat4 ontario")
    assert table.legal("barter") == {"barter 1", "barter 2", "barter 3", "barter 4"}
    assert table.why_not("barter 5") == "NA-SHIP-06"
    table.choose("barter 4")
    assert table.goods(1) == {"leather": 2, "rifle": 4}
    assert table.decision is None


@pytest.mark.rule("NA-SHIP-06", "NA-SHIP-11")
def test_no_more_leather_than_one_owns_and_only_once() -> None:
    table = choose_barter(bartering(3, 5, leather=2).canoes_on(0, erie=1)).choose("ship erie")
    assert table.legal("barter") == {"barter 1", "barter 2"}
    table.choose("barter 1")
    assert table.why_not("barter 1") == "NA-SHIP-11"
    assert table.legal("canoe")


@pytest.mark.rule("NA-SHIP-07", "NA-DX-04")
def test_a_tie_is_not_enough() -> None:
    table = bartering().canoes_on(0, erie=1).canoes_on(1, erie=1)
    choose_barter(table).choose("ship erie")
    assert table.legal("barter") == set()
    assert table.why_not("barter 1") == "NA-SHIP-07"
    table.choose("canoe seat2 huron")
    assert "barter 3" in table.legal()
    nobody = choose_barter(bartering()).choose("ship erie")
    assert nobody.legal() == {"done"}


@pytest.mark.rule("NA-SHIP-11", "NA-DX-05")
def test_barter_first_then_move_the_own_canoe_away() -> None:
    table = bartering().canoes_on(0, erie=2).canoes_on(1, erie=1)
    choose_barter(table).choose("ship erie", "barter 3", "canoe seat1 huron")
    assert table.lakes(0) == {"erie": 1, "huron": 1}
    assert table.goods(0) == {"leather": 2, "rifle": 3}


@pytest.mark.rule("NA-SHIP-09", "NA-SHIP-10")
def test_a_barter_may_only_move_the_ship_which_stays() -> None:
    table = choose_barter(bartering().canoes_on(0, erie=1)).choose("ship erie", "done")
    assert table.goods(0) == {"leather": 5}
    assert table.ships_at() == {"english": "erie"}
    table.begin(1, "alliance french").choose("advance french", "barter")
    assert "ship erie" not in table.legal()


@pytest.mark.rule("NA-SHIP-10", "NA-SHIP-12")
def test_ships_are_no_canoes() -> None:
    table = AllyTable().ship("english", "huron").ship("french", "erie").canoes_on(0, huron=2)
    table.begin(0, "fish")
    assert table.goods(0) == {"fish": 2}

"""Military with rifles (NA-MIL) and the Alliance progress tiles (NA-PROG)."""

from __future__ import annotations

import pytest
from new_allies_table import AllyTable


def with_rifles(count: int, tribe: str = "wendat") -> AllyTable:
    tribes = [tribe] if tribe != "wendat" else None
    return AllyTable(tribes=tribes).have(0, rifle=count).begin(0, "military")


@pytest.mark.rule("NA-MIL-01", "NA-MIL-02", "NA-MIL-03", "NA-DX-09", "NA-RIFLE-01")
def test_rifles_are_a_fourth_category_and_not_spent() -> None:
    table = with_rifles(4)
    assert table.legal("claim") == {"claim rifles_3", "claim rifles_4"}
    assert table.why_not("claim rifles_5") == "NA-MIL-01"
    table.choose("claim rifles_4", "turtle rifles_4_mask")
    assert table.legal("claim") == set()
    assert table.why_not("claim rifles_3") == "WK-ACT-MIL-02"
    assert table.goods(0) == {"rifle": 4}
    again = table.choose("claim_nothing", "continue").begin(0, "military")
    assert again.legal("claim") == {"claim rifles_3"}
    assert again.why_not("claim rifles_4") == "WK-TURTLE-10"


@pytest.mark.rule("NA-MIL-03")
def test_up_to_four_tiles_in_one_action() -> None:
    table = AllyTable().have(0, rifle=3).canoes(0, 3).put(0, "woman", "sandusky.1", "wendake.1")
    table.put(0, "hunter", "sandusky.3", "wendake.3").begin(0, "military")
    for name in ("women_3", "hunters_3", "canoes_3", "rifles_3"):
        table.choose(f"claim {name}")
        table.choose(sorted(table.legal("turtle"))[0])
    assert table.legal() == {"claim_nothing"}
    others = table.rules.view(table.state, 1).players[0]
    assert others.turtles is None
    assert len(others.turtle_types) == 4


@pytest.mark.rule("NA-MIL-05")
def test_shawnee_need_as_many_rifles_as_anybody() -> None:
    table = with_rifles(2, "shawnee")
    assert "claim rifles_3" not in table.legal()
    assert "claim rifles_3" in with_rifles(3, "shawnee").legal()
    canoes = AllyTable(tribes=["shawnee"]).canoes(0, 2).begin(0, "military")
    assert "claim canoes_3" in canoes.legal()


@pytest.mark.rule("NA-MIL-04", "NA-MIL-06")
def test_points_for_majorities_come_after_the_claims() -> None:
    table = AllyTable().have(0, rifle=3).guards(0, "sandusky", 1).begin(0, "military")
    assert table.why_not("continue")
    table.choose("claim rifles_3", "turtle rifles_3_mask", "claim_nothing", "continue")
    assert table.score(0, "military") == 2  # home and Sandusky


# --- Alliance progress tiles ----------------------------------------------------------------------------


@pytest.mark.rule("NA-PROG-02", "NA-PROG-03", "NA-PROG-05", "NA-PATROL-16", "NA-EX-13")
def test_the_example_of_the_rulebook() -> None:
    """Ringo at Bawating, allied with the English; George seat 1, John seat 2."""
    table = AllyTable(3, homes=["bawating"]).own(0, "alliance_1").alliance(0, "english", 2)
    table.patrols(0, "la_baye", "la_baye").guards(1, "la_baye", 1).alliance(1, "french", 1)
    table.patrols(1, "la_baye", "kichi_sibi").guards(0, "nipissing", 1).guards(2, "nipissing", 1)
    table.guards(1, "oswego", 1).guards(2, "sandusky", 1)
    table.begin(0, "military").choose("claim_nothing", "use alliance_1", "continue")
    assert table.score(0, "military") == 3


@pytest.mark.rule("NA-PROG-01", "NA-PROG-06")
def test_oneida_takes_the_tile_without_a_flag() -> None:
    table = AllyTable(tribes=["oneida"]).own(0, "alliance_1")
    assert table.player(0).flag == -1
    assert table.begin(0, "military").choose("claim_nothing").legal("use") == set()
    table.alliance(0, "french", 1)
    assert table.legal("use") == {"use alliance_1"}


@pytest.mark.rule("NA-PROG-04", "NA-PROG-06", "NA-DX-24")
def test_at_the_centre_level_3_wins_ties_and_level_1_does_nothing() -> None:
    table = AllyTable().own(0, "alliance_1", "alliance_3").guards(0, "sandusky", 1).guards(1, "sandusky", 1)
    table.begin(0, "military").choose("claim_nothing")
    assert table.legal("use") == {"use alliance_3"}
    assert table.why_not("use alliance_1") == "WK-PROG-102"
    table.choose("use alliance_3", "continue")
    assert table.score(0, "military") == 2  # home, and Sandusky by the tie


@pytest.mark.rule("NA-PROG-05")
def test_a_patrol_at_home_is_a_majority_and_everything_adds_up() -> None:
    table = AllyTable().own(0, "alliance_1").alliance(0, "english", 1).natives(0, "home", warrior=0)
    table.patrols(0, "michilimackinac", "sandusky").guards(0, "sandusky", 1).guards(1, "sandusky", 2)
    table.natives(1, "home", warrior=0).begin(0, "military").choose(
        "claim_nothing", "use alliance_1", "continue"
    )
    # Home with a patrol; Sandusky 1 + 1 + 1 to 2; Muskingum by the extra guard.
    assert table.score(0, "military") == 3


@pytest.mark.rule("NA-PROG-07")
def test_the_ally_is_read_when_points_are_scored() -> None:
    table = AllyTable().own(0, "alliance_3").turn_cards(0, "turn1_19").have(0, rifle=1)
    table.natives(0, "home", warrior=0).natives(1, "home", warrior=0)
    table.begin(0, "military").choose("claim_nothing", "use alliance_3").use("turn1_19", "flag english")
    table.choose("continue")
    # Sandusky and Muskingum by the extra guard, home by the patrols that have come.
    assert table.score(0, "military") == 3


@pytest.mark.rule("NA-PROG-03")
def test_both_tiles_add_up_and_patrols_count_once() -> None:
    table = AllyTable().own(0, "alliance_1", "alliance_3").alliance(0, "english", 1)
    table.patrols(0, "wendake", "wendake").natives(0, "home", warrior=0).natives(1, "home", warrior=0)
    table.guards(1, "wendake", 3).guards(1, "sandusky", 2).guards(1, "muskingum", 3)
    table.begin(0, "military").choose("claim_nothing", "use alliance_1", "use alliance_3", "continue")
    # Wendake 2 to 3; Sandusky 2 to 2, a tie won; Muskingum 2 to 3.
    assert table.score(0, "military") == 1

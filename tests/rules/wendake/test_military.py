"""Military (WK-ACT-MIL): claim turtle tiles (more on them in test_turtles), then score majorities."""

from __future__ import annotations

import pytest
from wendake_table import GRID, Table

GEORGE, RINGO, JOHN = 0, 1, 2


def scored(table: Table) -> int:
    """Military points of a Military action without claims."""
    return table.begin(GEORGE, "military").choose("claim_nothing", "continue").score(GEORGE, "military")


def without_guards(players: int = 2) -> Table:
    """Nobody has a guard anywhere."""
    table = Table(players)
    for seat in range(players):
        table.natives(seat, "home", warrior=0)
    return table


# --- two steps ------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-MIL-01")
def test_first_claims_then_points() -> None:
    table = Table().canoes(GEORGE, 3).begin(GEORGE, "military")
    assert table.legal() == {"claim_nothing", "claim canoes_3"}
    assert table.score(GEORGE, "military") == 0
    table.choose("claim canoes_3", "turtle canoes_3_mask", "claim_nothing")
    assert table.score(GEORGE, "military") == 0
    assert table.legal() == {"continue"}
    assert table.why_not("claim canoes_3") == "WK-ACT-MIL-03"  # too late
    table.choose("continue")
    assert table.score(GEORGE, "military") == 1
    assert table.decision is None


@pytest.mark.rule("WK-ACT-MIL-01", "WK-AMB-12")
def test_between_the_steps_a_guard_may_still_be_moved_by_a_progress_tile() -> None:
    table = Table().own(GEORGE, "move_1").begin(GEORGE, "military")
    assert not table.legal("use")
    table.choose("claim_nothing", "use move_1", "move michilimackinac sandusky", "continue")
    assert table.score(GEORGE, "military") == 2


# --- step 1: claims -------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-MIL-02")
def test_areas_with_women_and_hunters_and_canoes_are_counted_the_home_included() -> None:
    table = Table().put(GEORGE, "woman", "sandusky.1", "sandusky.2").put(GEORGE, "outpost", "wendake.1")
    table.put(GEORGE, "hunter", "sandusky.3", "wendake.3", "wendake.4").canoes(GEORGE, 5)
    table.begin(GEORGE, "military")
    assert table.legal("claim") == {
        "claim women_3",
        "claim hunters_3",
        "claim hunters_4",
        "claim canoes_3",
        "claim canoes_4",
        "claim canoes_5",
    }
    assert table.why_not("claim women_4") == "WK-TURTLE-03"
    assert table.why_not("claim hunters_5") == "WK-TURTLE-04"


@pytest.mark.rule("WK-ACT-MIL-02", "WK-AMB-45")
def test_an_empty_home_area_does_not_count_and_a_pile_counts_once() -> None:
    table = Table().put(GEORGE, "woman", "sandusky.1", "sandusky.2")
    table.natives(GEORGE, "home", woman=0, hunter=7)
    assert table.begin(GEORGE, "military").legal() == {"claim_nothing"}


@pytest.mark.rule("WK-ACT-MIL-02")
def test_at_most_one_tile_per_category_and_action() -> None:
    table = Table().put(GEORGE, "woman", "sandusky.1", "sandusky.2", "wendake.1", "wendake.2")
    table.put(GEORGE, "hunter", "sandusky.3", "wendake.3").canoes(GEORGE, 4).begin(GEORGE, "military")
    table.choose("claim women_5", "turtle women_5_ritual_mask")
    assert table.why_not("claim women_3") == "WK-ACT-MIL-02"
    table.choose("claim canoes_3", "turtle canoes_3_mask", "claim hunters_3", "turtle hunters_3_mask")
    assert table.legal() == {"claim_nothing"}  # three is the most


@pytest.mark.rule("WK-ACT-MIL-02", "WK-TURTLE-10")
def test_never_a_second_tile_of_a_type_but_another_level_next_time() -> None:
    table = Table().canoes(GEORGE, 4).turtles(GEORGE, "canoes_3_mask").begin(GEORGE, "military")
    assert table.legal("claim") == {"claim canoes_4"}
    assert table.why_not("claim canoes_3") == "WK-TURTLE-10"


@pytest.mark.rule("WK-ACT-MIL-02", "WK-ACT-GEN-02")
def test_claiming_is_optional() -> None:
    table = Table().canoes(GEORGE, 5).begin(GEORGE, "military").choose("claim_nothing", "continue")
    assert table.player(GEORGE).turtles == 0
    assert table.score(GEORGE, "military") == 1


@pytest.mark.rule("WK-ACT-MIL-02")
def test_opponents_pieces_count_for_nothing() -> None:
    table = Table().put(RINGO, "woman", "sandusky.1", "sandusky.2", "wendake.1").canoes(RINGO, 5)
    assert table.begin(GEORGE, "military").legal() == {"claim_nothing"}


# --- step 2: majorities ---------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-MIL-03")
def test_one_point_for_each_majority_the_home_included() -> None:
    table = Table().guards(GEORGE, "sandusky", 2).guards(RINGO, "sandusky", 1).guards(GEORGE, "wendake", 1)
    table.guards(RINGO, "nipissing", 1)
    assert scored(table) == 3
    assert table.score(RINGO, "military") == 0


@pytest.mark.rule("WK-ACT-MIL-03", "WK-SCORE-03")
def test_points_are_scored_at_once_and_end_at_25() -> None:
    table = Table().guards(GEORGE, "sandusky", 1).guards(GEORGE, "wendake", 1).track(GEORGE, military=23)
    assert scored(table) == 25


@pytest.mark.rule("WK-ACT-MIL-04")
@pytest.mark.parametrize("guards", [1, 3])
def test_ties_do_not_count(guards: int) -> None:
    table = without_guards().guards(GEORGE, "sandusky", guards).guards(RINGO, "sandusky", guards)
    assert scored(table) == 0


@pytest.mark.rule("WK-ACT-MIL-04", "WK-PROG-303")
def test_alliance_3_wins_ties() -> None:
    table = without_guards().guards(GEORGE, "sandusky", 2).guards(RINGO, "sandusky", 2)
    table.own(GEORGE, "alliance_3", flag="french").begin(GEORGE, "military")
    table.choose("claim_nothing", "use alliance_3", "continue")
    assert table.score(GEORGE, "military") == 3  # Sandusky, and both French territories


@pytest.mark.rule("WK-ACT-MIL-05", "WK-AMB-36")
def test_alone_with_one_guard_is_a_majority() -> None:
    assert scored(without_guards().guards(GEORGE, "muskingum", 1)) == 1


@pytest.mark.rule("WK-ACT-MIL-05", "WK-AMB-36")
def test_nobody_there_is_no_majority() -> None:
    assert scored(without_guards()) == 0


@pytest.mark.rule("WK-ACT-MIL-05")
def test_a_home_needs_a_guard() -> None:
    assert scored(without_guards().natives(GEORGE, "home", woman=5, hunter=5)) == 0
    assert scored(without_guards().natives(GEORGE, "home", warrior=1)) == 1


@pytest.mark.rule("WK-ACT-MIL-05", "WK-TERMS-19")
def test_outposts_women_and_hunters_do_not_count() -> None:
    table = without_guards().put(GEORGE, "outpost", "sandusky.1").put(GEORGE, "woman", "sandusky.2")
    table.put(GEORGE, "hunter", "sandusky.3").guards(GEORGE, "wendake", 1)
    table.put(RINGO, "outpost", "wendake.1", "wendake.2")  # nor do they stand against a guard
    assert scored(table) == 1


@pytest.mark.rule("WK-ACT-MIL-05", "WK-PROG-102")
def test_only_an_alliance_counts_where_nobody_has_a_guard() -> None:
    table = without_guards().own(GEORGE, "alliance_1", flag="english").begin(GEORGE, "military")
    table.choose("claim_nothing", "use alliance_1", "continue")
    assert table.score(GEORGE, "military") == 2  # Sandusky and Muskingum


@pytest.mark.rule("WK-AMB-36")
def test_others_are_compared_one_by_one_not_added_up() -> None:
    table = without_guards(4).guards(GEORGE, "saginaw", 2).guards(RINGO, "saginaw", 1)
    assert scored(table.copy().guards(JOHN, "saginaw", 1)) == 1
    assert scored(table.copy().guards(JOHN, "saginaw", 2)) == 0


@pytest.mark.rule("WK-ACT-MIL-03")
def test_the_ghost_counts_as_an_opponent() -> None:
    table = Table(1).guards(0, "sandusky", 1).guards(0, "wendake", 2)
    table.guards(1, "sandusky", 1).guards(1, "wendake", 1)
    assert scored(table) == 2  # home and Wendake


@pytest.mark.rule("WK-ACT-MIL-01")
def test_a_tile_with_fish_and_military_claims_with_the_canoes_in_play() -> None:
    table = Table(grid=("level2_09", *GRID[1:])).canoes(GEORGE, 2).turn(GEORGE)  # Canoe, Fish, Military
    table.choose("activate 0 0", "perform canoe", "launch erie", "perform fish", "perform military")
    assert table.goods(GEORGE) == {"fish": 3}
    assert table.legal("claim") == {"claim canoes_3"}


# --- alliances ------------------------------------------------------------------------------------


def majority_points(table: Table, tile: str) -> int:
    table.natives(GEORGE, "home", warrior=0).begin(GEORGE, "military")
    return table.choose("claim_nothing", f"use {tile}", "continue").score(GEORGE, "military")


@pytest.mark.rule("WK-EXD-12")
@pytest.mark.parametrize(("tile", "points"), [("alliance_1", 1), ("alliance_3", 2)])
def test_alliance_in_an_empty_territory(tile: str, points: int) -> None:
    """Sandusky is empty, in Muskingum stands one guard of Ringo: 1-1, won by `alliance_3` only."""
    table = Table().own(GEORGE, tile, flag="english").guards(RINGO, "muskingum", 1)
    assert majority_points(table, tile) == points


@pytest.mark.rule("WK-EXD-13")
def test_tie_winning_needs_a_guard() -> None:
    table = Table().own(GEORGE, "alliance_3", flag="french").guards(RINGO, "wendake", 2)
    table.guards(RINGO, "nipissing", 2)  # the French territories are lost 1-2
    table.guards(GEORGE, "muskingum", 2).guards(RINGO, "muskingum", 2)
    assert majority_points(table, "alliance_3") == 1  # Muskingum; Sandusky, with no guards at all, is no tie

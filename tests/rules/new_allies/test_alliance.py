"""The Alliance action (NA-ALLY), rifles (NA-RIFLE) and points of the disk (NA-SCORE)."""

from __future__ import annotations

import pytest
from new_allies_table import GRID, AllyTable

# Pairing 1 with the first pair English: Mask and Military are English, Economic and Ritual French.


def acting(flags: str = "either", flag: str = "", value: int = 0, players: int = 2) -> AllyTable:
    """Seat 0 performs an Alliance action, its disk on a space."""
    table = AllyTable(players)
    if flag:
        table.alliance(0, flag, value)
    return table.begin(0, f"alliance {flags}")


@pytest.mark.rule("NA-ALLY-01", "NA-ALLY-13")
def test_it_is_optional_on_a_tile_in_its_place() -> None:
    table = AllyTable(grid=("level1_na4", *GRID[1:])).turn(0).choose("activate 0 0")
    table.choose("skip tan_pelts", "skip move 1")
    assert table.legal() >= {"perform alliance either", "skip alliance either"}
    table.choose("skip alliance either")
    assert table.disk(0) == ("", 0)
    assert table.legal() == {"end_turn"}


@pytest.mark.rule("NA-ALLY-13")
def test_sacred_fire_reaches_it_and_the_ritual_side_does_not() -> None:
    grid = ("level1_na1", *GRID[1:])
    table = AllyTable(grid=grid).turn(0).choose("activate 1 1", "perform sacred_fire", "fire 0 0")
    assert "perform alliance english" in table.legal()
    table = AllyTable(grid=grid).sides(0, [(0, 0)]).turn(0).choose("activate 0 0")
    assert table.legal("perform") == {"perform ritual"}


@pytest.mark.rule("NA-ALLY-02", "NA-ALLY-14")
def test_with_both_flags_one_is_chosen() -> None:
    assert acting("either").legal() == {"advance english", "advance french"}
    assert acting("english").legal() == {"advance english"}
    assert acting("english").why_not("advance french") == "NA-ALLY-02"


@pytest.mark.rule("NA-ALLY-03", "NA-ALLY-04", "NA-ALLY-14")
@pytest.mark.parametrize("value", [0, 1, 2, 3, 4])
def test_case_a_one_space_without_points(value: int) -> None:
    table = acting("english", "english" if value else "", value)
    assert table.legal("advance") == {"advance english"}
    table.choose("advance english")
    assert table.disk(0) == ("english", value + 1)
    assert table.player(0).score == (0, 0, 0, 0)


@pytest.mark.rule("NA-ALLY-05", "NA-ALLY-12", "NA-ALLY-14", "NA-DX-01", "NA-SCORE-05")
def test_case_b_a_point_at_the_end() -> None:
    table = acting("french", "french", 5)
    assert table.legal() == {"advance french economic", "advance french ritual", "stay french"}
    assert table.why_not("advance french") == "NA-ALLY-05"
    table.choose("advance french ritual")
    assert table.disk(0) == ("french", 5)
    assert table.score(0, "ritual") == 1
    table.choose("patrols")
    assert table.decision.left == 5


@pytest.mark.rule("NA-ALLY-06", "NA-ALLY-07", "NA-ALLY-08", "NA-GEN-03", "NA-EX-02")
def test_case_c_changing_sides() -> None:
    """NA-EX-02: English 2, a French action; Mask is English."""
    table = AllyTable().alliance(0, "english", 2).patrols(0, "sandusky", "wendake")
    table.begin(0, "alliance french")
    assert table.legal() == {"advance french mask", "advance french military"}
    assert table.why_not("advance french economic") == "NA-ALLY-06"
    table.choose("advance french mask")
    assert table.score(0, "mask") == 2
    assert table.disk(0) == ("french", 1)
    assert table.patrols_at(0) == ["michilimackinac", "michilimackinac"]
    moved = [(event.piece, event.origin, event.destination) for event in table.told("Moved")]
    assert moved == [
        ("english_patrol", "wendake", "reserve"),
        ("english_patrol", "sandusky", "reserve"),
        ("french_patrol", "reserve", "home"),
        ("french_patrol", "reserve", "home"),
    ]


@pytest.mark.rule("NA-ALLY-06", "NA-ALLY-09", "NA-DX-02")
def test_changing_sides_from_5() -> None:
    table = acting("french", "english", 5).choose("advance french military")
    assert table.score(0, "military") == 5
    assert table.disk(0) == ("french", 1)
    table.choose("patrols")
    assert table.decision.left == 1


@pytest.mark.rule("NA-ALLY-06", "NA-SCORE-01", "NA-SCORE-05", "NA-DX-03")
def test_points_beyond_the_end_are_lost() -> None:
    table = AllyTable().alliance(0, "english", 3).track(0, mask=34, military=35)
    table.begin(0, "alliance french")
    full = table.copy().choose("advance french military")
    assert full.score(0, "military") == 35
    table.choose("advance french mask")
    assert table.score(0, "mask") == 35
    assert table.told("Scored")[-1].lost == 2


@pytest.mark.rule("NA-ALLY-07")
def test_patrols_come_home_when_space_1_is_reached_and_only_then() -> None:
    table = acting("french").choose("advance french")
    assert table.patrols_at(0) == ["michilimackinac", "michilimackinac"]
    table.patrols(0, "wendake", "wendake").choose("done")
    table.begin(0, "alliance french").choose("advance french")
    assert table.patrols_at(0) == ["wendake", "wendake"]


@pytest.mark.rule("NA-ALLY-09", "NA-ALLY-15")
def test_one_of_three_effects() -> None:
    table = acting("english").choose("advance english")
    assert table.legal() == {"done", "barter", "patrols"}
    assert table.why_not("spend_rifle mask") == "NA-RIFLE-03"
    table.have(0, rifle=1)
    assert table.legal() == {"done", "barter", "patrols", "spend_rifle mask", "spend_rifle military"}
    table.choose("done")
    assert table.decision is None


@pytest.mark.rule("NA-ALLY-10", "NA-ALLY-12", "NA-PROG-01")
def test_the_ally_is_the_side_of_the_disk() -> None:
    table = AllyTable().alliance(0, "english", 2).alliance(1, "english", 2)
    assert [table.rules.view(table.state, None).players[seat].ally for seat in (0, 1)] == ["english"] * 2
    table.begin(0, "alliance french").choose("advance french mask", "done")
    assert table.rules.view(table.state, None).players[0].ally == "french"


@pytest.mark.rule("NA-ALLY-11", "NA-ALLY-14")
def test_staying_only_with_the_flag_one_is_allied_with() -> None:
    table = acting("either", "english", 2)
    assert table.legal("stay") == {"stay english"}
    assert table.why_not("stay french") == "NA-ALLY-11"
    table.choose("stay english")
    assert table.disk(0) == ("english", 2)
    assert "barter" in table.legal()
    assert acting("french", "english", 2).legal("stay") == set()


@pytest.mark.rule("NA-ALLY-16")
def test_between_the_steps_cards_and_tiles_may_be_used() -> None:
    table = AllyTable().alliance(0, "english", 2).turn_cards(0, "turn1_19").have(0, rifle=1)
    table.own(0, "gain_animal").begin(0, "alliance english").choose("advance english")
    assert table.legal("use", "turn_card") == {"use gain_animal", "turn_card turn1_19"}
    table.use("turn1_19")
    assert table.disk(0) == ("english", 4)
    table.choose("patrols")
    assert table.decision.left == 4


@pytest.mark.rule("NA-RIFLE-01", "NA-RIFLE-03", "NA-EX-07")
def test_a_rifle_for_a_point() -> None:
    """NA-EX-07: allied with the French, Military is French."""
    table = AllyTable().english_pair(2).alliance(0, "french", 2).have(0, rifle=2)
    table.begin(0, "alliance french").choose("advance french", "spend_rifle military")
    assert table.goods(0) == {"rifle": 1}
    assert table.score(0, "military") == 1
    assert table.decision is None


@pytest.mark.rule("NA-RIFLE-02", "NA-RIFLE-06", "NA-RIFLE-04")
def test_a_rifle_is_no_resource() -> None:
    table = AllyTable().have(0, rifle=3, corn=1).canoes(0, 2)
    table.own(0, "gain_2_and_beaver", "resources_to_points", "free_exchange_3").turn(0)
    exchange = table.copy().choose("use free_exchange_3")
    assert not any("rifle" in text for text in exchange.legal())
    points = table.copy().choose("use resources_to_points", "track mask")
    assert points.legal("spend") == {"spend corn"}
    gains = table.copy().choose("use gain_2_and_beaver")
    assert "gain rifle" not in gains.legal()
    assert gains.why_not("gain rifle")
    trade = AllyTable().have(0, rifle=3).canoes(0, 2).begin(0, "trade")
    assert trade.legal() == {"done"}
    assert trade.choose("done", "done").legal() == {"done"}


@pytest.mark.rule("NA-RIFLE-05", "NA-SHIP-08")
def test_rifles_are_open_unlimited_and_worth_nothing() -> None:
    table = AllyTable().have(0, rifle=40)
    assert table.rules.view(table.state, 1).players[0].goods["rifle"] == 40
    assert table.rules.scores(table.state) == [0, 0]


@pytest.mark.rule("NA-SCORE-02", "NA-SCORE-03", "NA-SCORE-06", "NA-DX-12")
def test_the_total_counts_the_disk() -> None:
    table = AllyTable().track(0, mask=20, military=28, economic=35, ritual=31)
    table.alliance(0, "french", 4).player(0).swaps = 1
    assert table.rules.scores(table.state) == [56, 0]
    assert table.rules.view(table.state, None).players[0].total == 56
    assert table.player(0).score == (35, 28, 31, 20)


@pytest.mark.rule("NA-SCORE-03")
@pytest.mark.parametrize("flag", ["english", "french"])
def test_a_space_is_worth_its_number(flag: str) -> None:
    for value in range(6):
        table = AllyTable().alliance(0, flag, value)
        assert table.rules.scores(table.state)[0] == value


@pytest.mark.rule("NA-SCORE-04")
def test_ties_go_to_the_earlier_seat() -> None:
    table = AllyTable(3).order(2, 1, 0).alliance(0, "english", 3).alliance(1, "french", 3)
    table.state.finished = 1
    assert table.rules.winners(table.state) == [1]


@pytest.mark.rule("NA-SCORE-06")
def test_highest_and_lowest_look_at_the_tracks_only() -> None:
    table = AllyTable().alliance(0, "english", 5).track(0, mask=4, military=3, economic=0, ritual=1)
    table.have(0, leather=1, fish=1, corn=1).rows(["gain_animal"]).begin(0, "trade")
    table.choose("done", "buy gain_animal", "pay 1 1 corn")
    marks = table.player(0).score
    assert sum(marks) == 8 + 2
    assert max(marks) <= 5

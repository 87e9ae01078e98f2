"""Progress tiles in general (WK-PROG-01 to -10): buying them, their points, their once-a-year use."""

from __future__ import annotations

from itertools import permutations

import pytest
from wendake_moments import ANY_POINT, IN_MOVE, P3, ROUTES, moments, offered, plenty, reasons
from wendake_table import Table

from firekeeper.games.wendake.restore import RefreshProgress

# Every tile of the box: its level and its second scoring track (section 12 of the ledger).
TILES: dict[str, tuple[int, str]] = {
    "move_1": (1, "military"), "alliance_1": (1, "military"),
    "free_order": (1, "ritual"), "ritual_step": (1, "ritual"),
    "mask_draw_2": (1, "mask"), "mask_occupied": (1, "mask"),
    "discount_1": (1, "lowest"), "trade_plus_2": (1, "lowest"),
    "gain_animal": (1, "highest"), "animals_to_points": (1, "highest"),
    "move_2": (2, "military"), "outpost_to_guard": (2, "military"),
    "ritual_most_common": (2, "ritual"), "shift_point": (2, "ritual"),
    "mask_recall": (2, "mask"), "mask_wild": (2, "mask"),
    "free_exchange_3": (2, "lowest"), "discount_2": (2, "lowest"),
    "gain_animal_vegetable": (2, "highest"), "vegetables_to_points": (2, "highest"),
    "move_3": (3, "military"), "alliance_3": (3, "military"),
    "ritual_extra_native": (3, "ritual"), "call_native": (3, "ritual"),
    "mask_plus_1": (3, "mask"), "mask_extra": (3, "mask"),
    "discount_3": (3, "lowest"), "flip_tile": (3, "lowest"),
    "gain_2_and_beaver": (3, "highest"), "resources_to_points": (3, "highest"),
}  # fmt: skip
USED_BY_TRANSFER = "outpost_to_guard"
PRICE = {1: "pay 1 1 corn", 2: "pay 2 2 corn bean", 3: "pay 3 3 corn bean pumpkin"}


def buying(tile: str, **marks: int) -> Table:
    """Seat 0 in step B of Trade with one tile on display, resources for it, and score markers."""
    table = Table(players=2).rows(*[[tile] if TILES[tile][0] == level else [] for level in (1, 2, 3)])
    table.have(0, leather=3, fish=3, corn=1, bean=1, pumpkin=1).track(0, **marks)
    return table.begin(0, "trade").choose("done")


def marks(table: Table) -> dict[str, int]:
    return {track: table.score(0, track) for track in ("economic", "military", "ritual", "mask")}


# --- buying -----------------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-01")
def test_a_bought_tile_leaves_its_row_and_the_row_is_not_refilled() -> None:
    table = Table(players=2).rows(["move_1", "gain_animal"], ["move_2"]).have(0, leather=1, fish=1, corn=1)
    table.begin(0, "trade").choose("done")
    assert table.legal("buy") == {"buy move_1", "buy gain_animal"}
    table.choose("buy move_1", "pay 1 1 corn")
    view = table.rules.view(table.state, None)
    assert view.rows == [["gain_animal"], ["move_2"], []]
    assert view.players[0].progress == ["move_1"]
    table.choose("done").have(0, leather=1, fish=1, corn=1).begin(0, "trade").choose("done")
    assert table.legal("buy") == {"buy gain_animal"}
    assert table.why_not("buy move_1") == "WK-SETUP-05"


@pytest.mark.rule("WK-PROG-01")
def test_tiles_are_bought_in_step_b_of_trade_and_nowhere_else() -> None:
    assert {moment for moment, table in moments() if table.legal("buy")} == {"trade_buy"}


@pytest.mark.rule("WK-PROG-01")
def test_there_is_no_limit_to_how_many_tiles_a_player_owns() -> None:
    table = buying("gain_animal").own(0, *[tile for tile in TILES if tile != "gain_animal"])
    table.choose("buy gain_animal", "pay 1 1 corn")
    assert len(table.rules.view(table.state, None).players[0].progress) == 30


@pytest.mark.rule("WK-PROG-01")
def test_a_tile_one_does_not_own_cannot_be_used() -> None:
    table = Table(players=2).own(1, "gain_animal").turn(0)
    assert table.why_not("use gain_animal") == "WK-PROG-01"


@pytest.mark.rule("WK-PROG-02")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_of_level_n_scores_n_and_n(tile: str) -> None:
    level, track = TILES[tile]
    table = buying(tile, economic=10, military=4, ritual=6, mask=8)
    table.choose(f"buy {tile}", PRICE[level]).settle()
    expected = {"economic": 10 + level, "military": 4, "ritual": 6, "mask": 8}
    expected[{"highest": "economic", "lowest": "military"}.get(track, track)] += level
    assert marks(table) == expected


@pytest.mark.rule("WK-PROG-03")
def test_highest_is_looked_up_after_the_economic_points() -> None:
    table = buying("gain_animal_vegetable", economic=3, military=4)
    table.choose("buy gain_animal_vegetable", "pay 2 2 corn bean")
    assert marks(table) == {"economic": 7, "military": 4, "ritual": 0, "mask": 0}  # 3 + 2 beats 4, then + 2


@pytest.mark.rule("WK-PROG-03", "WK-EXD-08")
def test_lowest_is_looked_up_after_the_economic_points() -> None:
    table = buying("discount_1", economic=3, military=3, ritual=4, mask=4)
    table.choose("buy discount_1", "pay 1 1 corn")
    assert marks(table) == {"economic": 4, "military": 4, "ritual": 4, "mask": 4}


@pytest.mark.rule("WK-PROG-03")
def test_the_lowest_track_may_be_economic_again() -> None:
    table = buying("discount_1", economic=0, military=5, ritual=6, mask=7)
    table.choose("buy discount_1", "pay 1 1 corn")
    assert marks(table) == {"economic": 2, "military": 5, "ritual": 6, "mask": 7}


@pytest.mark.rule("WK-PROG-04", "WK-TERMS-18")
def test_of_tied_tracks_the_owner_chooses_one() -> None:
    table = buying("flip_tile", economic=0, military=1, ritual=3, mask=3)
    table.choose("buy flip_tile", PRICE[3])
    assert marks(table) == {"economic": 3, "military": 4, "ritual": 3, "mask": 3}  # 1 is lowest, alone
    table = buying("flip_tile", economic=0, military=9, ritual=3, mask=3)
    table.choose("buy flip_tile", PRICE[3])
    assert table.legal() == {"track economic", "track ritual", "track mask"}
    table.choose("track mask")
    assert marks(table) == {"economic": 3, "military": 9, "ritual": 3, "mask": 6}


@pytest.mark.rule("WK-PROG-04")
def test_tied_for_highest_the_owner_chooses_too_and_opponents_do_not_matter() -> None:
    table = buying("gain_animal", economic=4, military=5).track(1, mask=25, ritual=0)
    table.choose("buy gain_animal", "pay 1 1 corn")
    assert table.legal() == {"track economic", "track military"}
    assert table.decision is not None
    assert table.decision.seat == 0
    table.choose("track military")
    assert marks(table) == {"economic": 5, "military": 6, "ritual": 0, "mask": 0}


@pytest.mark.rule("WK-PROG-05")
def test_points_for_a_highest_track_at_25_are_lost() -> None:
    table = buying("gain_2_and_beaver", economic=10, mask=25)
    table.choose("buy gain_2_and_beaver", PRICE[3])
    assert marks(table) == {"economic": 13, "military": 0, "ritual": 0, "mask": 25}
    assert table.legal("track") == set()  # they cannot be redirected


@pytest.mark.rule("WK-AMB-46")
def test_tied_highest_tracks_at_25_lose_the_points_and_ask_nothing() -> None:
    table = buying("gain_2_and_beaver", economic=24, mask=25, military=25)
    table.choose("buy gain_2_and_beaver", PRICE[3])
    assert marks(table) == {"economic": 25, "military": 25, "ritual": 0, "mask": 25}
    assert table.legal("track") == set()


@pytest.mark.rule("WK-AMB-46")
def test_points_of_one_tile_go_to_one_track_even_if_some_are_lost() -> None:
    table = buying("flip_tile", economic=21, military=24, ritual=24, mask=24)
    table.choose("buy flip_tile", PRICE[3])
    assert table.legal() == {"track economic", "track military", "track ritual", "track mask"}
    table.choose("track ritual")
    assert marks(table) == {"economic": 24, "military": 24, "ritual": 25, "mask": 24}


# --- once a year, in its window -------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-06")
@pytest.mark.parametrize("tile", [tile for tile in TILES if tile != USED_BY_TRANSFER])
def test_a_tile_is_used_once_a_year(tile: str) -> None:
    table = next(table for _, table in moments(tile) if f"use {tile}" in table.legal("use"))
    table.choose(f"use {tile}")
    assert table.rules.view(table.state, None).players[0].used == [tile]
    assert f"use {tile}" not in table.legal("use")
    assert table.why_not(f"use {tile}") == "WK-PROG-06"
    assert set(reasons(tile, used=True).values()) == {"WK-PROG-06"}
    RefreshProgress().run(table.state)
    assert table.rules.view(table.state, None).players[0].used == []


@pytest.mark.rule("WK-PROG-06", "WK-RESTORE-18")
def test_a_used_tile_is_ready_again_in_the_next_year() -> None:
    table = Table(players=2).own(0, "gain_animal").year(1).choose("use gain_animal", "gain fish")
    table.player(0).swaps = table.player(1).swaps = 0
    for placement in ("activate 0 0", "activate 0 1", "activate 0 2"):
        assert table.why_not("use gain_animal") == "WK-PROG-06"
        table.idle(placement, placement)
    table.idle("reserve", "reserve")
    table.choose("keep_tiles", "top_row 0 1 2", "keep_tiles", "top_row 0 1 2")
    assert table.state.year == 2
    assert "use gain_animal" in table.legal("use")


@pytest.mark.rule("WK-PROG-07", "WK-TURN-10")
def test_tiles_are_for_the_owners_own_turn() -> None:
    for _, table in moments():  # seat 0 is asked; the tiles are the other seat's
        table.own(1, *TILES)
        assert table.legal("use") == set()


@pytest.mark.rule("WK-PROG-07")
def test_any_point_tiles_are_offered_before_the_marker_and_when_reserving() -> None:
    table = Table(players=2).own(0, "gain_animal", "gain_animal_vegetable").turn(0)
    table.choose("use gain_animal", "gain fish", "reserve")
    table.choose("use gain_animal_vegetable", "gain fish", "gain corn")
    assert table.goods(0) == {"fish": 2, "corn": 1}


@pytest.mark.rule("WK-PROG-08")
@pytest.mark.parametrize("tile", TILES)
def test_no_tile_triggers_by_itself(tile: str) -> None:
    for route in ROUTES:
        outcomes = []
        for table in (plenty(), plenty(tile)):
            table.turn(0)
            for _, choices in route:
                table.choose(*choices)
            player = table.player(0)
            assert player.used == 0
            outcomes.append((player.goods, player.score, player.hand, player.longhouse, table.state.guards))
        assert outcomes[0] == outcomes[1]


@pytest.mark.rule("WK-PROG-09")
def test_a_tile_bought_this_turn_can_be_used_at_once() -> None:
    table = buying("gain_animal", economic=5).have(0, leather=1, fish=1, corn=1)
    table.choose("buy gain_animal", "pay 1 1 corn")
    assert table.goods(0) == {}
    table.choose("use gain_animal", "gain leather", "sell leather", "done")  # still in the same Trade
    assert table.score(0, "economic") == 5 + 1 + 1 + 1


@pytest.mark.rule("WK-PROG-10", "WK-AMB-19")
def test_several_tiles_change_one_ceremony_and_are_turned_separately() -> None:
    table = Table(players=2).own(0, "mask_wild", "mask_extra", "mask_plus_1")
    table.hold(0, "crooked", "husk").discard("smiler").begin(0, "mask_ceremony")
    table.choose("draw deck", "card husk_yellow_clean")
    assert "play four_alike husk" not in table.legal("play")
    table.choose("use mask_wild", "use mask_extra", "use mask_plus_1")
    assert table.legal("use") == set()
    table.choose("play four_alike husk", "bonus_mask husk", "change_mask crooked husk")
    assert table.score(0, "mask") == 6 + 1
    assert len(table.rules.view(table.state, None).players[0].used) == 3


@pytest.mark.rule("WK-PROG-10", "WK-AMB-19")
@pytest.mark.parametrize("order", list(permutations(("mask_occupied", "mask_wild", "mask_extra"))))
def test_the_order_in_which_tiles_of_one_action_are_turned_does_not_matter(order: tuple[str, ...]) -> None:
    table = Table(players=2).own(0, *order).disk(1, "four_alike").hold(0, "crooked", "husk").discard("smiler")
    table.begin(0, "mask_ceremony").choose("draw deck", "card husk_yellow_clean")
    table.choose(*[f"use {tile}" for tile in order])
    table.choose("play four_alike husk", "bonus_mask husk", "change_mask crooked husk")
    assert table.score(0, "mask") == 6


@pytest.mark.rule("WK-PROG-10")
def test_tiles_of_one_action_can_be_used_one_without_the_other() -> None:
    table = Table(players=2).own(0, "ritual_step", "ritual_most_common", "ritual_extra_native")
    table.begin(0, "ritual").choose("call woman", "call woman", "use ritual_most_common", "continue")
    assert table.score(0, "ritual") == 7
    assert table.rules.view(table.state, None).players[0].used == ["ritual_most_common"]


# --- inside actions and Moves -----------------------------------------------------------------


@pytest.mark.rule("WK-AMB-12")
def test_any_point_tiles_fit_between_numbered_steps_but_not_inside_one() -> None:
    inside = {"military_claim", "mask_draw", "exchanging", "smallpox", "trade_pay", "selling", "ritual_call"}
    found = offered("gain_animal")
    assert found >= P3
    assert not inside & found
    assert {reasons("gain_animal")[moment] for moment in inside} == {"WK-PROG-07"}


@pytest.mark.rule("WK-AMB-12")
def test_a_fish_gained_between_exchange_and_purchase_pays_for_the_tile() -> None:
    table = Table(players=2).own(0, "gain_animal").rows(["move_1"]).have(0, leather=1, corn=1)
    table.begin(0, "trade").choose("done")
    assert table.legal("buy") == set()
    table.choose("use gain_animal", "gain fish", "buy move_1", "pay 1 1 corn")
    assert table.goods(0) == {}


@pytest.mark.rule("WK-AMB-12")
def test_a_guard_moved_between_claiming_and_scoring_counts_where_he_arrives() -> None:
    table = Table(players=2).own(0, "move_1").begin(0, "military").choose("claim_nothing")
    table.choose("use move_1", "move michilimackinac sandusky", "continue")
    assert table.score(0, "military") == 2  # home and Sandusky


@pytest.mark.rule("WK-AMB-13")
def test_no_tile_interrupts_a_move_of_either_source() -> None:
    for tile in TILES:
        assert not offered(tile) & IN_MOVE
    assert {reasons("call_native")[moment] for moment in IN_MOVE} == {"WK-AMB-13"}
    table = Table(players=2).own(0, "move_2", "gain_animal", "call_native").turn(0).choose("use move_2")
    assert table.legal("use") == set()
    table.choose("move michilimackinac sandusky")
    assert table.why_not("use gain_animal") == "WK-AMB-13"
    table.choose("done")
    assert table.legal("use") == {"use gain_animal", "use call_native"}


@pytest.mark.rule("WK-AMB-14")
def test_steps_of_a_tile_and_of_an_action_are_not_pooled() -> None:
    table = Table(players=2).own(0, "move_1").turn(0).choose("activate 0 1", "perform move 3")
    table.choose("move michilimackinac sandusky", "done", "use move_1")  # two steps of the action are lost
    table.choose("move sandusky muskingum")
    assert table.legal("move") == set()
    assert table.legal() == {"end_turn", "swap"}


@pytest.mark.rule("WK-AMB-14")
def test_the_steps_of_one_tile_cannot_be_spread_over_moments() -> None:
    table = (
        Table(players=2)
        .own(0, "move_3")
        .turn(0)
        .choose("use move_3", "move michilimackinac sandusky", "done")
    )
    table.choose("activate 0 0")
    assert table.why_not("use move_3") == "WK-PROG-06"


@pytest.mark.rule("WK-AMB-47")
def test_paying_for_points_that_are_lost_is_legal() -> None:
    table = Table(players=2).own(0, "animals_to_points").have(0, leather=1, fish=1).track(0, mask=25)
    table.turn(0).choose("use animals_to_points", "track mask", "spend leather", "spend fish", "done")
    assert (table.score(0, "mask"), table.goods(0)) == (25, {})
    table = Table(players=2).have(0, corn=1).track(0, economic=25)
    table.begin(0, "trade").choose("done", "done", "sell corn", "done")
    assert (table.score(0, "economic"), table.goods(0)) == (25, {})


@pytest.mark.rule("WK-PROG-07")
def test_any_point_means_these_moments() -> None:
    any_point = {tile for tile in TILES if offered(tile) == ANY_POINT}
    assert any_point == {
        "move_1", "gain_animal", "animals_to_points",
        "move_2", "shift_point", "free_exchange_3", "gain_animal_vegetable", "vegetables_to_points",
        "move_3", "gain_2_and_beaver", "resources_to_points", "call_native", "flip_tile",
    }  # fmt: skip

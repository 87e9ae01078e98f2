"""Worked examples about turtle tiles, progress tiles and tribes, and the rulings behind them."""

from __future__ import annotations

import pytest
from wendake_table import Table

from firekeeper.games.wendake.scoring import FinalScoring

# --- turtle tiles --------------------------------------------------------------------------------------


@pytest.mark.rule("WK-EX-30")
def test_example_no_second_identical_turtle_tile() -> None:
    george = Table(players=2).natives(0, "home", warrior=2).put(0, "woman", "wendake.1", "nipissing.1")
    george.begin(0, "military").choose("claim women_3", "turtle women_3_mask", "claim_nothing", "continue")
    george.begin(1, "move 1").choose("attack cataraqui wendake.1")  # two areas with women are left
    george.begin(0, "military")
    assert george.legal("claim") == set()
    george.choose("claim_nothing", "continue")
    george.put(0, "outpost", "sandusky.1").turn(0).choose("transfer sandusky.1 replace")  # three again
    george.begin(0, "military")
    assert george.legal("claim") == set()
    assert george.why_not("claim women_3") == "WK-TURTLE-10"


@pytest.mark.rule("WK-EX-31")
def test_example_transfer_before_military() -> None:
    ringo = Table(players=4, homes=["kekionga"])
    ringo.put(0, "hunter", "la_baye.2").put(0, "outpost", "la_baye.3", "sandusky.3", "saginaw.3")
    ringo.put(0, "woman", "sandusky.1").put(0, "outpost", "sandusky.2").canoes(0, 1)
    ringo.turn(0).choose("activate 1 0", "skip fish")
    for area in ("la_baye.3", "sandusky.3", "saginaw.3", "sandusky.2"):
        ringo.choose(f"transfer {area} replace")
    ringo.choose("perform military")
    assert ringo.legal("claim") == {"claim hunters_3", "claim hunters_4", "claim hunters_5", "claim women_3"}
    ringo.choose("claim hunters_5", "turtle hunters_5_mask_ritual", "claim women_3", "turtle women_3_mask")
    ringo.choose("claim_nothing", "continue")
    ringo.begin(0, "military")
    assert ringo.legal("claim") == {"claim hunters_3", "claim hunters_4"}


@pytest.mark.rule("WK-EXD-18", "WK-TRIBE-09")
def test_example_shawnee() -> None:
    table = Table(players=2, tribes=["shawnee"]).put(0, "woman", "wendake.1").put(0, "hunter", "wendake.3")
    table.put(0, "hunter", "wendake.4").canoes(0, 4).begin(0, "military")  # and the home areas
    canoes = {"claim canoes_3", "claim canoes_4", "claim canoes_5"}
    assert table.legal("claim") == {"claim women_3", "claim hunters_3", "claim hunters_4"} | canoes
    table.choose("claim hunters_4", "turtle hunters_4_mask")
    assert table.legal("claim") == {"claim women_3"} | canoes


@pytest.mark.rule("WK-EXD-20", "WK-SCORE-03")
def test_example_turtle_points_capped() -> None:
    table = Table(players=2).track(0, mask=24).turtles(0, "hunters_4_mask").then(FinalScoring()).settle()
    assert table.score(0, "mask") == 25


# --- buying ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-EXD-09", "WK-PROG-05")
def test_example_highest_forfeited() -> None:
    table = Table(players=2).track(0, economic=24, military=23, ritual=10, mask=3)
    table.rows([], ["gain_animal_vegetable"]).have(0, leather=2, fish=2, corn=1, bean=1).begin(0, "trade")
    table.choose("done", "buy gain_animal_vegetable", "pay 2 2 corn bean")
    assert table.player(0).score == (25, 23, 10, 3)


@pytest.mark.rule("WK-EXD-10", "WK-AMB-23")
def test_example_discount() -> None:
    table = Table(players=2).own(0, "discount_2").rows([], ["move_2"])
    table.have(0, leather=2, fish=2, corn=2, bean=1, pumpkin=1).begin(0, "trade")
    table.choose("done", "use discount_2", "buy move_2")
    pairs = ("corn bean", "corn pumpkin", "bean pumpkin")
    # Four of the six units are paid; two vegetables are never of the same type.
    expected = {"pay 2 2"}
    expected |= {f"pay {most} {crop}" for most in ("2 1", "1 2") for crop in ("corn", "bean", "pumpkin")}
    expected |= {f"pay {most} {pair}" for most in ("2 0", "1 1", "0 2") for pair in pairs}
    assert table.legal() == expected
    assert {"pay 2 2", "pay 0 2 corn bean", "pay 1 1 bean pumpkin"} <= expected
    table.choose("pay 1 1 bean pumpkin")
    assert table.goods(0) == {"leather": 1, "fish": 1, "corn": 2}


@pytest.mark.rule("WK-EXD-10", "WK-AMB-23")
def test_with_a_discount_two_vegetables_of_one_type_do_not_pay() -> None:
    table = Table(players=2).own(0, "discount_2").rows([], ["move_2"]).have(0, leather=1, fish=1, corn=2)
    table.begin(0, "trade").choose("done", "use discount_2")
    assert table.why_not("buy move_2") == "WK-ACT-TRADE-09"


@pytest.mark.rule("WK-EXD-11", "WK-AMB-23")
@pytest.mark.parametrize("tiles", [("discount_3",), ("discount_1", "discount_2")])
def test_example_level_1_for_free(tiles: tuple[str, ...]) -> None:
    table = Table(players=2).own(0, *tiles).rows(["move_1"]).have(0, leather=1, fish=1, corn=1)
    table.begin(0, "trade").choose("done", *[f"use {tile}" for tile in tiles], "buy move_1")
    assert table.legal() == {"pay 0 0"}
    table.choose("pay 0 0")
    assert table.goods(0) == {"leather": 1, "fish": 1, "corn": 1}
    assert (table.score(0, "economic"), table.score(0, "military")) == (1, 1)


@pytest.mark.rule("WK-AMB-23")
def test_unused_discount_is_lost_and_one_flip_serves_one_purchase() -> None:
    table = Table(players=2, tribes=["fox"]).own(0, "discount_3", "discount_2").rows(["move_1", "free_order"])
    table.begin(0, "trade").choose("done", "use discount_3", "use discount_2", "buy move_1", "pay 0 0")
    assert table.legal("buy") == set()  # five units struck, three needed: none is left for the second tile
    assert table.why_not("buy free_order") == "WK-ACT-TRADE-08"


def fox(**goods: int) -> Table:
    """Fox in step B of Trade."""
    table = Table(players=2, tribes=["fox"]).have(0, **goods)
    return table.rows(["discount_1", "move_1", "gain_animal"]).begin(0, "trade").choose("done")


@pytest.mark.rule("WK-AMB-22")
def test_the_first_tile_of_fox_helps_to_buy_the_second() -> None:
    table = fox(leather=2, fish=2, corn=1).choose("buy discount_1", "pay 1 1 corn", "track military")
    assert table.legal("buy") == set()  # no vegetable left
    table.choose("use discount_1", "buy move_1", "pay 1 1")
    assert table.goods(0) == {}


@pytest.mark.rule("WK-AMB-22", "WK-AMB-23")
def test_a_discount_of_fox_serves_one_of_the_two_purchases() -> None:
    table = fox(leather=2, fish=2, corn=1).own(0, "discount_1")
    table.choose("use discount_1", "buy move_1", "pay 1 1", "buy gain_animal")
    assert table.legal() == {"pay 1 1 corn"}  # the full price
    table = fox(leather=2, fish=2, corn=1).own(0, "discount_1")
    table.choose("buy move_1", "pay 1 1 corn", "use discount_1", "buy gain_animal", "pay 1 1")
    assert table.goods(0) == {}


@pytest.mark.rule("WK-AMB-22")
def test_between_the_purchases_of_fox_any_point_tiles_fit_and_tracks_are_looked_up_anew() -> None:
    table = fox(leather=1, fish=2, corn=2).own(0, "gain_animal_vegetable").track(0, mask=1)
    table.choose("buy gain_animal", "pay 1 1 corn")
    assert table.legal() == {"track economic", "track mask"}
    table.choose("track economic")
    assert table.legal("buy") == set()
    assert table.legal("exchange") == set()
    table.choose("use gain_animal_vegetable", "gain leather", "gain bean", "buy discount_1", "pay 1 1 bean")
    assert table.score(0, "economic") == 3
    assert table.legal() == {"track military", "track ritual"}  # the lowest now


# --- Alliances ------------------------------------------------------------------------------------------


def military_points(table: Table, *tiles: str) -> int:
    """The points of a Military action of seat 0 in which these Alliance tiles are turned."""
    before = table.score(0, "military")
    table.begin(0, "military").choose("claim_nothing", *[f"use {tile}" for tile in tiles], "continue")
    return table.score(0, "military") - before


def allied(flag: str, *tiles: str, players: int = 2) -> Table:
    """Seat 0 with an ally, some Alliance tiles, and nobody on the map."""
    table = Table(players=players).own(0, *tiles, flag=flag)
    for seat in range(players):
        table.natives(seat, "home", warrior=0)
    return table


@pytest.mark.rule("WK-EXD-12")
@pytest.mark.parametrize(("tile", "points"), [("alliance_1", 1), ("alliance_3", 2)])
def test_example_alliance_in_an_empty_territory(tile: str, points: int) -> None:
    table = allied("english", tile).guards(1, "muskingum", 1)
    # Sandusky is empty: 1 against 0. In Muskingum it is 1 against 1, a point for alliance_3 only.
    assert military_points(table, tile) == points


@pytest.mark.rule("WK-EXD-13", "WK-AMB-41")
def test_example_tie_winning_needs_a_guard() -> None:
    table = allied("french", "alliance_3").guards(1, "wendake", 3).guards(1, "nipissing", 3)
    assert military_points(table, "alliance_3") == 0  # Sandusky: no guards, no point
    table = allied("french", "alliance_3").guards(1, "wendake", 3).guards(1, "nipissing", 3)
    table.guards(0, "sandusky", 2).guards(1, "sandusky", 2)
    assert military_points(table, "alliance_3") == 1


@pytest.mark.rule("WK-AMB-41")
def test_a_tie_among_three_is_won_as_well() -> None:
    table = allied("french", "alliance_3", players=4)
    for seat in range(3):
        table.guards(seat, "sandusky", 1)
    for territory in ("wendake", "nipissing", "allegheny", "la_baye"):  # all French territories
        table.guards(3, territory, 5)
    assert military_points(table, "alliance_3") == 1


@pytest.mark.rule("WK-AMB-37", "WK-AMB-19")
def test_both_alliance_tiles_add_up() -> None:
    def contested() -> Table:
        table = allied("english", "alliance_1", "alliance_3")
        return table.guards(1, "sandusky", 1).guards(1, "muskingum", 2)

    assert military_points(contested()) == 0
    assert military_points(contested(), "alliance_1") == 0  # 1 against 1 and 1 against 2
    assert military_points(contested(), "alliance_3") == 1  # the tie in Sandusky
    assert military_points(contested(), "alliance_1", "alliance_3") == 2  # 2 against 1, 2 against 2


@pytest.mark.rule("WK-AMB-38")
def test_virtual_guards_stand_in_no_home() -> None:
    for flag in ("english", "french"):
        table = allied(flag, "alliance_1")
        assert [table.box.flag[home] for home in table.box.homes] == [-1, -1]
        assert military_points(table, "alliance_1") == 2  # the two territories of the flag, no home


@pytest.mark.rule("WK-AMB-39")
def test_the_second_owner_of_an_alliance_gets_the_remaining_flag() -> None:
    table = Table(players=2).own(1, "alliance_1", flag="english").rows([], [], ["alliance_3"])
    table.have(0, leather=3, fish=3, corn=1, bean=1, pumpkin=1).begin(0, "trade")
    table.choose("done", "buy alliance_3", "pay 3 3 corn bean pumpkin")
    assert table.legal("flag") == set()
    assert table.rules.view(table.state, None).players[0].flag == "french"


@pytest.mark.rule("WK-AMB-39", "WK-PROG-102", "WK-ED-41")
def test_the_owner_of_both_alliances_has_one_flag() -> None:
    table = Table(players=2).own(0, "alliance_1", flag="english").rows([], [], ["alliance_3"])
    table.have(0, leather=3, fish=3, corn=1, bean=1, pumpkin=1).begin(0, "trade")
    table.choose("done", "buy alliance_3", "pay 3 3 corn bean pumpkin")
    assert table.legal("flag") == set()
    assert [player.flag for player in table.rules.view(table.state, None).players] == ["english", ""]


# --- tribes in fights -----------------------------------------------------------------------------------


@pytest.mark.rule("WK-EXD-15", "WK-TRIBE-10")
def test_example_tuscarora() -> None:
    table = Table(players=2, tribes=["wendat", "tuscarora"]).put(1, "hunter", "sandusky.3").begin(0, "move 1")
    table.choose("attack michilimackinac sandusky.3")
    assert (table.longhouse(1)["hunter"], table.longhouse(0)["warrior"]) == (3, 3)
    assert table.at("sandusky.3") is None


@pytest.mark.rule("WK-EXD-16", "WK-TRIBE-03")
def test_example_mohawk_attacking() -> None:
    table = Table(players=2, tribes=["mohawk"]).own(0, "move_1").guards(1, "sandusky", 1).turn(0)
    table.choose("activate 0 1", "perform move 3", "attack_guard mohawk sandusky seat2")
    assert table.longhouse(1)["warrior"] == 3
    assert table.longhouse(0)["warrior"] == 2
    assert table.rules.view(table.state, None).players[0].mohawk == "michilimackinac"
    assert table.home(0)["warrior"] == 6
    assert not [text for text in table.legal() if "mohawk" in text]
    assert table.why_not("move mohawk sandusky") == "WK-TRIBE-03"
    table.choose("move michilimackinac sandusky", "done", "use move_1")
    assert "move mohawk sandusky" in table.legal()  # another Move of the same turn


@pytest.mark.rule("WK-EXD-17", "WK-TRIBE-01")
def test_example_cayuga() -> None:
    table = Table(players=2, tribes=["wendat", "cayuga"]).put(1, "woman", "sandusky.1").begin(0, "move 1")
    table.choose("attack michilimackinac sandusky.1")
    assert (table.home(1)["woman"], table.longhouse(1)["woman"]) == (6, 2)
    assert table.at("sandusky.1") == ("outpost", 0)


# --- Ritual ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-EXD-19", "WK-AMB-32", "WK-AMB-19", "WK-PROG-10")
def test_example_ritual_tiles_combined() -> None:
    table = Table(players=2).own(0, "ritual_extra_native", "ritual_most_common", "ritual_step")
    table.natives(0, "home", hunter=2, woman=3, warrior=5).begin(0, "ritual")
    table.choose("use ritual_extra_native", "call hunter", "call woman", "call warrior")
    assert table.home(0) == {"hunter": 3, "woman": 4, "warrior": 6}
    table.choose("use ritual_most_common", "use ritual_step", "continue")
    assert table.score(0, "ritual") == 6 + 1 + 1
    assert {"done", "move michilimackinac sandusky"} <= table.legal()  # then an optional step
    table.choose("done")
    assert table.score(0, "ritual") == 8

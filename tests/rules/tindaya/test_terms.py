"""Vocabulary and standing rules (area TERMS), and the worked examples of production (TD-EX-10 to -13)."""

from __future__ import annotations

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya import pieces
from firekeeper.games.tindaya.contents import replaced
from firekeeper.games.tindaya.islands import island_at, numbers_of
from firekeeper.games.tindaya.setup import SplitVillagers
from firekeeper.games.tindaya.terms import NONE, SEA

# --- land ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-TERMS-02", "TD-TERMS-01")
def test_islands_are_named_by_their_volcanoes_and_may_split() -> None:
    table = Table()
    state = table.state
    assert [numbers_of(state, island_at(state, table.hex(name))) for name in ("2,0", "3,5", "6,10")] == [
        (1,), (6,), (8,),
    ]  # fmt: skip
    state.terrain = replaced(
        state.terrain, state.volcanoes[0], SEA
    )  # the volcano of island 1 lies between its coast and the rest
    state.volcanoes = (-1, *state.volcanoes[1:])
    state.derive()
    assert island_at(state, table.hex("0,1")) != island_at(state, table.hex("2,0"))
    assert numbers_of(state, island_at(state, table.hex("2,0"))) == ()


@pytest.mark.rule("TD-TERMS-36", "TD-TERMS-32")
def test_board_order_is_by_row_then_column() -> None:
    board = Table().box.board
    places = [tuple(int(part) for part in name.split(",")) for name in board.names]
    assert places == sorted(places, key=lambda place: (place[1], place[0]))
    assert len(places) == 112
    assert board.apart[board.names.index("0,4")][board.names.index("4,4")] == 4


# --- natives ------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-TERMS-03", "TD-TERMS-06")
def test_a_tribe_has_seven_villagers_and_two_nobles() -> None:
    table = Table().natives(0, "2,0", villagers=5, nobles=2)
    assert pieces.villagers_in_reserve(table.state, 0) == 2
    pieces.kill_villager(table.state, 0, table.hex("2,0"))
    assert pieces.villagers_in_reserve(table.state, 0) == 3
    pieces.kill_noble(table.state, 0, table.hex("2,0"))
    assert (table.nobles(0), table.player(0).lost_nobles) == (["2,0"], 1)


@pytest.mark.rule("TD-TERMS-04", "TD-TERMS-05", "TD-TERMS-09", "TD-TERMS-30")
def test_villagers_control_and_nobles_only_occupy() -> None:
    table = Table().building("1,6", "field").natives(0, "1,6", nobles=1)
    at = table.hex("1,6")
    assert pieces.controller(table.state, at) == NONE
    assert pieces.occupants(table.state, at) == [0]
    table.natives(1, "1,6", villagers=1)
    assert pieces.controller(table.state, at) == 1  # whoever built it
    assert pieces.occupants(table.state, at) == [0, 1]


@pytest.mark.rule("TD-TERMS-10", "TD-TERMS-11", "TD-TERMS-12", "TD-TERMS-14", "TD-TERMS-24")
def test_where_villagers_may_end() -> None:
    table = Table().building("1,6", "field").building("1,7", "field").fort("4,7")
    table.natives(1, "1,6", villagers=1).natives(1, "1,7", nobles=1).natives(1, "5,6", villagers=1)

    def may_end(seat: int, name: str) -> bool:
        return pieces.may_end(table.state, seat, table.hex(name))

    assert not may_end(2, "1,6")  # a villager of another tribe
    assert may_end(2, "1,7")  # only a noble of another tribe
    assert not may_end(0, "1,7")  # an unknown trade
    assert may_end(0, "5,6")  # no building
    assert may_end(0, "5,7")  # a volcano
    assert not may_end(0, "4,7")  # a fort


@pytest.mark.rule("TD-TERMS-35")
def test_the_owner_chooses_the_victims_hex_by_hex() -> None:
    table = Table().natives(0, "2,0", villagers=2).natives(0, "5,6", villagers=1)
    table.have(0, fish=1).end("food")
    assert table.asked == 0
    assert table.legal() == {"dies 2,0", "dies 5,6"}
    table.choose("dies 5,6")
    assert table.legal() == {"dies 2,0"}


@pytest.mark.rule("TD-TERMS-31", "TD-TERMS-20", "TD-TERMS-33")
def test_animals_canoes_conquistadors_and_stocks_have_no_limit() -> None:
    table = Table().building("5,8", "goat_pen", 40).natives(0, "5,8", villagers=7, nobles=1)
    table.natives(0, "2,0", nobles=1).fort("2,1", 30).canoes(*["4,9"] * 15).have(0, fish=99)
    table.lost_nobles(1, 2).lost_nobles(2, 2).check()
    table.turn(0).choose("produce goatherd cube")
    assert table.goods(0)["milk"] == 40


@pytest.mark.rule("TD-TERMS-25", "TD-TERMS-26")
def test_walls_and_canoes_lie_on_the_board_for_everybody() -> None:
    table = Table().walls("2,0").canoes("4,9").natives(1, "5,8", nobles=1).lost_nobles(1, 1)
    table.lost_nobles(0, 2).lost_nobles(2, 2).check().explore(1)
    table.sail("5,8", "4,9", "4,9", "4,8", nobles=1)
    assert table.at("2,0")["wall"]
    assert table.state.wall_reserve == 1


@pytest.mark.rule("TD-TERMS-27", "TD-TERMS-38", "TD-TERMS-34")
def test_used_idols_lie_face_up_without_effect() -> None:
    table = Table().natives(0, "2,0", villagers=2).used_idols(0, "fertility").turn(0)
    assert table.legal("use", "sell") == set()
    table = Table().building("2,0", "field").trades(0, "farmer").natives(0, "2,0", villagers=2)
    table.idols(0, "fertility").turn(0).choose("use fertility")
    assert table.held(0) == []
    assert len(table.player(0).used_idols) == 1


@pytest.mark.rule("TD-TERMS-28", "TD-EX-50")
def test_the_wrath_track() -> None:
    box = Table().box
    assert box.wrath_radius == [1, 2, 2, 3, 3, 3]
    assert box.doom == 5
    assert Table().state.wrath == (1, 1)


@pytest.mark.rule("TD-TERMS-41", "TD-OFFER-15", "TD-EXPLORE-24")
def test_nothing_is_paid_or_moved_before_the_last_step_of_a_choice() -> None:
    table = Table().natives(0, "5,6", villagers=1, nobles=1).have(0, wood=1).explore(0)
    before = table.state.dump()
    table.choose("leave 5,6", "group 1 1", "embark 4,6", "sail 4,4")
    after = table.state.dump()
    assert {name for name in before if before[name] != after[name]} <= {"frames"}
    table.choose("land 3,5")
    assert table.goods(0) == {}


# --- setup and markers --------------------------------------------------------------------------------


@pytest.mark.rule("TD-SETUP-09")
@pytest.mark.parametrize("players", [2, 4])
def test_one_clay_token_gives_as_many_as_there_are_players(players: int) -> None:
    table = Table(players=players).natives(0, "5,7", villagers=1).explore(0)
    table.walk("5,7", "4,8", villagers=1).choose("stop", "collect 4,8", "back clay_token clay_per_player")
    assert table.goods(0) == {"clay": players}


@pytest.mark.rule("TD-SETUP-09", "TD-SETUP-08", "TD-SETUP-10", "TD-SETUP-11")
def test_the_backs_of_all_tokens() -> None:
    box = Table().box
    kinds = ("wood", "clay", "basic", "volcanic")
    names = [kinds[kind] for kind in box.back_kind]
    assert list(zip(names, box.back_copies, strict=True)) == [
        ("wood", 13), ("wood", 4), ("wood", 1),
        ("clay", 1), ("clay", 5), ("clay", 5), ("clay", 1),
        ("basic", 2), ("basic", 2), ("basic", 2), ("basic", 4),
        ("volcanic", 2), ("volcanic", 5), ("volcanic", 8), ("volcanic", 5),
    ]  # fmt: skip
    assert box.token_count == (18, 12, 10, 20)


@pytest.mark.rule("TD-SETUP-22", "TD-OFFER-04", "TD-OFFER-02")
def test_blocked_demands_and_full_slots_take_no_pawn() -> None:
    table = Table().offering("acoran", "offering_1").have(0, figs=9, cheese=9, obsidian=9).prison(0, 9)
    table.natives(0, "5,6", nobles=1).pawns(1, "acoran", 1, 2).explore(0)
    table.walk("5,6", "5,7", nobles=1).choose("stop", "offer 5,7")
    assert {text for text in table.legal("pawn") if "acoran" in text} == {"pawn acoran 1", "pawn acoran 2"}
    table.choose("pawn acoran 1", "unit")  # the third of three: one tribe may fill whole slots
    assert "pawn acoran 1" not in table.legal()
    assert table.offered("acoran")[0] == [1, 2, 0]


@pytest.mark.rule("TD-SETUP-23", "TD-SETUP-49")
def test_three_of_five_catastrophes_of_each_god_are_met_in_a_game() -> None:
    table = Table()
    assert [table.box.catastrophe_god.count(god) for god in (0, 1)] == [5, 5]
    table.catastrophe("drought").era(2)
    table.state.catastrophes = (NONE, NONE)
    table.fires(0, 1).strategy()
    while not table.legal("catastrophe"):
        table.choose(min(table.legal()))
    assert len(table.legal()) == 4  # the one of the first era does not return


@pytest.mark.rule("TD-EX-48", "TD-SETUP-17", "TD-ACT-06", "TD-ACT-07")
def test_a_tribe_that_develops_everything_has_had_ten_cylinders() -> None:
    table = Table(players=2).trades(0, "fisher", "pig_breeder", "goatherd", "farmer").markers(0, 5, 2)
    table.have(0, wood=30, clay=30, stone=30, obsidian=30).natives(0, "2,0", nobles=2).lost_nobles(1, 2)
    table.passed(1).turn(0).choose("cave cylinder", "develop goatherd cylinder", "end_turn")
    table.choose("develop fisher cylinder", "develop pig_breeder cylinder", "end_turn")
    table.choose("develop farmer cylinder", "end_turn").check()
    player = table.player(0)
    assert len(table.invented(0)) == 8
    assert player.cylinders + player.used_cylinders == 10
    assert player.cubes == 5


@pytest.mark.rule("TD-SETUP-34", "TD-TRIBE-09")
@pytest.mark.component("tedote")
def test_tedote_splits_four_villagers() -> None:
    table = Table().natives(0, "2,0", nobles=2)
    table.state.then(SplitVillagers(0, table.hex("2,0"), table.hex("5,6")))
    assert table.legal() == {f"split {count}" for count in range(5)}


@pytest.mark.rule("TD-CAVE-02", "TD-END4-01")
def test_the_second_cave_houses_the_villagers_beyond_the_fourth() -> None:
    crowd = Table().natives(0, "2,0", villagers=7)
    assert crowd.copy().cave(0).end("housing").idle
    crowd.end("housing")
    for _ in range(3):
        crowd.choose("dies 2,0")
    assert crowd.idle
    assert len(crowd.villagers(0)) == 4


@pytest.mark.rule("TD-PRODUCE-20")
def test_the_inventory_of_a_trades_board() -> None:
    goods = Table().box.components.goods.goods
    tiers = [good.tier for good in goods]
    assert [tiers.count(tier) for tier in ("simple", "complex", "preserve")] == [4, 6, 4]
    levels = [row.level for row in Table().box.components.inventions.inventions]
    assert (levels.count(1), levels.count(2)) == (4, 4)


# --- worked examples of production --------------------------------------------------------------------


@pytest.mark.rule("TD-EX-10", "TD-DEVELOP-01", "TD-DEVELOP-08")
def test_develop_the_salt_works() -> None:
    table = Table().inventions(0, "dagger").building("3,5", "dock").natives(0, "3,5", villagers=2)
    table.have(0, clay=1, wood=1).turn(0).choose("develop fisher cube")
    assert table.goods(0) == {}
    assert table.depot(0) == (1, 3)
    assert table.choose("produce fisher cube").goods(0) == {"fish": 2, "salt": 1}


@pytest.mark.rule("TD-EX-11")
def test_cheese() -> None:
    table = Table().inventions(0, "dagger", "cheese_mould").have(0, milk=5, wood=3)
    table.turn(0).choose("produce goatherd cube", "convert 5")
    assert table.goods(0) == {"cheese": 5, "wood": 2}


@pytest.mark.rule("TD-EX-12", "TD-PRODUCE-10", "TD-PRODUCE-16")
def test_goatherd_with_a_cylinder() -> None:
    table = Table().inventions(0, "dagger", "cheese_mould").have(0, wood=1)
    table.building("2,7", "goat_pen", 2).building("5,8", "goat_pen", 3).building("8,8", "goat_pen", 2)
    table.natives(0, "2,7", villagers=2).natives(0, "5,8", villagers=1).natives(0, "8,8", nobles=1)
    table.turn(0).choose("produce goatherd cylinder", "slaughter 2,7 1", "slaughter 5,8 0", "convert 0")
    assert table.goods(0) == {"milk": 9, "horns": 1, "goat_meat": 1, "wood": 1}  # the second has begun
    table.choose("slaughter 2,7 0", "slaughter 5,8 3", "convert 4")
    assert table.goods(0) == {"milk": 5, "cheese": 4, "horns": 4, "goat_meat": 4}
    assert [table.at(name).get("animals") for name in ("2,7", "5,8", "8,8")] == [1, None, 2]


@pytest.mark.rule("TD-EX-13", "TD-PRODUCE-02")
def test_fisher_with_a_cube() -> None:
    table = Table().have(0, straw=3).building("3,5", "dock").building("4,8", "dock").building("8,9", "dock")
    table.natives(0, "3,5", villagers=3).natives(0, "4,8", villagers=1, nobles=1).natives(0, "8,9", nobles=1)
    table.turn(0).choose("produce fisher cube")
    assert table.goods(0) == {"fish": 4, "salt": 2, "straw": 3}
    assert table.asking == "TakeAction"  # smoking is not possible

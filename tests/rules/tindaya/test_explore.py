"""Explore (area EXPLORE): moves over land and sea, where they may end, abandoned livestock."""

from __future__ import annotations

import pytest
from tindaya_table import Table

# --- moves --------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "TD-EXPLORE-01", "TD-EXPLORE-04", "TD-EXPLORE-05", "TD-EXPLORE-22", "TD-EXPLORE-24", "TD-EX-15"
)
def test_three_moves_by_one_native_or_by_three_groups() -> None:
    far = Table().natives(0, "5,6", villagers=1, nobles=1).explore(0)
    far.walk("5,6", "5,7", villagers=1).walk("5,7", "5,8", villagers=1).walk("5,8", "4,8", villagers=1)
    assert far.legal() == {"stop"}
    assert far.villagers(0) == ["4,8"]
    spread = Table().natives(0, "5,7", villagers=3).explore(0)
    for end in ("5,6", "4,7", "5,8"):
        spread.walk("5,7", end, villagers=1)
    assert spread.villagers(0) == ["5,6", "4,7", "5,8"]
    picked_up = Table().natives(0, "5,6", villagers=1).natives(0, "5,7", villagers=1).explore(0)
    picked_up.walk("5,6", "5,7", villagers=1).walk("5,7", "5,8", villagers=2)
    assert picked_up.villagers(0) == ["5,8", "5,8"]
    dropped = Table().natives(0, "5,6", villagers=3).explore(0)
    dropped.walk("5,6", "5,7", villagers=3).walk("5,7", "5,8", villagers=2).walk("5,8", "4,8", villagers=1)
    assert dropped.villagers(0) == ["5,7", "4,8", "5,8"]


@pytest.mark.rule("TD-EXPLORE-04", "TD-TERMS-33")
def test_any_number_goes_together_and_nobody_needs_to() -> None:
    table = Table().natives(0, "5,7", villagers=7, nobles=2).explore(0).choose("leave 5,7")
    wanted = {f"group {v} {n}" for v in range(8) for n in range(3) if v + n}
    assert table.legal() == wanted
    table.choose("group 7 2")
    assert table.legal("walk") == {"walk 5,6", "walk 4,7", "walk 4,8", "walk 5,8"}


@pytest.mark.rule("TD-EXPLORE-06", "TD-EXPLORE-07", "TD-TERMS-26")
def test_a_sea_move_needs_a_noble_and_takes_five() -> None:
    table = Table().natives(0, "4,8", villagers=6, nobles=2).have(0, wood=1).explore(0).choose("leave 4,8")
    assert table.copy().choose("group 4 1").legal("embark")
    assert not table.copy().choose("group 5 1").legal("embark")
    assert not table.copy().choose("group 4 2").legal("embark")
    assert not table.copy().choose("group 3 0").legal("embark")


@pytest.mark.rule("TD-EXPLORE-07", "TD-EXPLORE-26", "TD-EXPLORE-11")
def test_a_canoe_costs_a_wood_unless_one_lies_there() -> None:
    table = Table().natives(0, "4,8", nobles=1)
    without = table.copy().explore(0).choose("leave 4,8", "group 0 1")
    assert without.legal("embark") == set()
    table.canoes("4,9")
    only = table.copy().explore(0).choose("leave 4,8", "group 0 1")
    assert only.legal("embark") == {"embark 4,9"}
    table.have(0, wood=2).explore(0).sail("4,8", "4,9", "4,9", "5,8", nobles=1)
    assert table.goods(0) == {"wood": 2}
    assert table.canoe_hexes() == ["4,9"]
    table.sail("5,8", "6,7", "6,7", "5,8", nobles=1)
    assert table.goods(0) == {"wood": 1}
    assert table.canoe_hexes() == ["6,7", "4,9"]


@pytest.mark.rule("TD-EXPLORE-08", "TD-EXPLORE-09", "TD-EXPLORE-33", "TD-EX-16", "TD-EX-17", "TD-TERMS-32")
def test_canoes_sail_straight_to_a_sea_hex_beside_land() -> None:
    table = Table().natives(0, "-1,5", nobles=1).canoes("0,4").explore(0).choose("leave -1,5", "group 0 1")
    table.choose("embark 0,4")
    board = table.box.board
    q, r = 0, 4
    state = table.state
    expected = {"sail 0,4"}  # distance 0, offered once
    for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        steps = 1
        while (at := board.at.get((q + steps * dq, r + steps * dr))) is not None and state.terrain[at] <= 1:
            if any(state.terrain[other] >= 2 for other in range(board.size) if board.apart[at][other] == 1):
                expected.add(f"sail {board.names[at]}")
            steps += 1
    assert table.legal() == expected
    assert "sail 4,4" in expected  # over the trenches at 1,4 and 2,4
    home = table.copy().choose("sail 0,4")
    assert "land -1,5" in home.legal()  # where it started
    assert "land -1,4" not in home.legal()


@pytest.mark.rule("TD-EXPLORE-10", "TD-EX-17", "TD-EXPLORE-28")
def test_another_course_needs_a_landing() -> None:
    table = Table().natives(0, "-1,5", nobles=1).canoes("0,4").explore(0)
    table.choose("leave -1,5", "group 0 1", "embark 0,4", "sail 4,4")
    assert {text.split()[0] for text in table.legal()} == {"land"}  # no second leg at sea
    table.choose("land 3,5")
    assert table.sail("3,5", "4,4", "4,6", "5,6", nobles=1).nobles(0) == ["5,6"]


@pytest.mark.rule("TD-EX-18", "TD-EXPLORE-01", "TD-EXPLORE-10", "TD-EXPLORE-11")
def test_combined_exploration() -> None:
    table = Table().natives(0, "-1,6", villagers=2, nobles=1).natives(0, "3,5", villagers=1).have(0, wood=1)
    table.explore(0).walk("-1,6", "-1,5", villagers=2, nobles=1)
    table.sail("-1,5", "0,4", "4,4", "3,5", villagers=2, nobles=1)
    assert table.goods(0) == {}
    table.sail("3,5", "4,4", "4,6", "5,6", villagers=3, nobles=1)
    assert table.natives_at("5,6") == {0: (3, 1)}
    assert table.canoe_hexes() == ["4,6"]
    assert table.legal() == {"stop"}


@pytest.mark.rule(
    "TD-TERMS-12", "TD-EXPLORE-13", "TD-EXPLORE-14", "TD-EXPLORE-16", "TD-EXPLORE-25", "TD-EX-56"
)
def test_villagers_pass_through_buildings_where_they_may_not_end() -> None:
    table = Table().building("4,8", "dock").natives(1, "4,8", villagers=1).natives(0, "4,7", villagers=1)
    table.explore(0).choose("leave 4,7", "group 1 0")
    assert "walk 4,8" in table.legal()
    table.choose("walk 4,8")
    assert "stop" not in table.legal()
    assert table.why_not("stop") == "TD-EXPLORE-25"
    table.walk("4,8", "5,7", villagers=1).walk("5,7", "5,6", villagers=1)
    # One move left: it cannot be completed from the dock.
    short = Table().building("4,8", "dock").natives(1, "4,8", villagers=1).natives(0, "4,7", villagers=1)
    short.natives(0, "2,0", nobles=1).explore(0).walk("2,0", "1,1", nobles=1).walk("1,1", "2,0", nobles=1)
    assert "walk 4,8" not in short.choose("leave 4,7", "group 1 0").legal()


@pytest.mark.rule("TD-TERMS-12", "TD-TERMS-14", "TD-EXPLORE-14", "TD-TERMS-10")
def test_villagers_end_in_buildings_of_known_trades_without_foreign_villagers() -> None:
    def ends(*steps: object) -> bool:
        table = Table().building("4,8", "dock").natives(0, "5,7", villagers=1)
        for step in steps:
            step(table)  # type: ignore[operator]
        table.explore(0).walk("5,7", "4,8", villagers=1)
        return "stop" in table.legal()

    assert ends()
    assert ends(lambda table: table.natives(1, "4,8", nobles=2))  # held by nobles only: taken over
    assert not ends(lambda table: table.natives(1, "4,8", villagers=1))
    assert not ends(lambda table: table.trades(0, "farmer"))


@pytest.mark.rule("TD-EXPLORE-13", "TD-EXPLORE-25", "TD-EXPLORE-33")
def test_villagers_do_not_land_beside_foreign_villagers_in_a_building() -> None:
    table = Table().building("4,8", "dock").building("8,9", "dock").trades(0, "farmer")
    table.natives(1, "4,8", villagers=1).natives(0, "5,8", villagers=1, nobles=1).canoes("4,9")
    table.explore(0).choose("leave 5,8")
    with_villager = table.copy().choose("group 1 1", "embark 4,9", "sail 4,9")
    assert "land 4,8" not in with_villager.legal()
    assert "land 4,8" in table.copy().choose("group 0 1", "embark 4,9", "sail 4,9").legal()  # TD-TERMS-13
    # An empty building of an unknown trade is different, while a move is left to go on.
    empty = Table().building("4,8", "dock").trades(0, "farmer").natives(0, "5,8", villagers=1, nobles=1)
    empty.canoes("4,9").explore(0).choose("leave 5,8", "group 1 1", "embark 4,9", "sail 4,9")
    assert "land 4,8" in empty.legal()


@pytest.mark.rule("TD-EXPLORE-17", "TD-TERMS-13", "TD-TERMS-11")
def test_nobles_end_anywhere_and_villagers_of_all_tribes_share_bare_terrain() -> None:
    table = Table().building("4,8", "dock").trades(0, "farmer").natives(1, "4,8", villagers=2)
    table.natives(1, "5,8", villagers=1).natives(0, "5,7", villagers=1, nobles=1).explore(0)
    table.walk("5,7", "4,8", nobles=1)
    assert "stop" in table.legal()
    table.walk("5,7", "5,8", villagers=1).choose("stop")
    assert table.natives_at("5,8") == {0: (1, 0), 1: (1, 0)}


@pytest.mark.rule("TD-EXPLORE-31", "TD-EXPLORE-25")
def test_a_lonely_hex_is_entered_only_if_a_move_is_left_to_sail_on() -> None:
    """Everything around an empty dock of an unknown trade has sunk: in and out is by canoe only."""
    table = Table().building("4,8", "dock").trades(0, "farmer").canoes("4,6")
    table.natives(0, "5,6", villagers=1, nobles=1).natives(0, "2,0", nobles=1)
    for name in ("5,7", "4,7", "5,8"):
        table.terrain(name, "sea")
    table.explore(0)
    landing = ("leave 5,6", "group 1 1", "embark 4,6", "sail 4,7")
    assert "land 4,8" in table.copy().choose(*landing).legal()
    table.walk("2,0", "1,1", nobles=1).walk("1,1", "2,0", nobles=1).choose(*landing)
    assert "land 4,8" not in table.legal()  # no move would be left


@pytest.mark.rule("TD-EXPLORE-31")
def test_a_noble_may_leave_a_misplaced_villager_to_steer_another_one() -> None:
    """Two villagers stand in foreign docks; the search must let the noble go from one to the other."""
    from firekeeper.games.tindaya.moves import Completable, Exploration

    table = Table().building("4,8", "dock").building("3,5", "dock").canoes("4,9")
    table.natives(1, "4,8", villagers=1).natives(1, "3,5", villagers=1)
    table.natives(0, "4,8", villagers=1, nobles=1).natives(0, "3,5", villagers=1)
    table.state.moved = table.player(0).villagers
    table.state.moved_nobles = table.player(0).nobles
    exploration = Exploration(table.state, 0, 2)
    assert Completable(exploration.ground).can_end(exploration.walkers)
    assert not Completable(exploration.ground).can_end(exploration.walkers._replace(left=1))


@pytest.mark.rule("TD-EXPLORE-31")
@pytest.mark.parametrize("version", ["2", "3"])
def test_who_stands_apart_may_come_back_and_leave_with_the_others(version: str) -> None:
    """Two villagers are in a foreign pen; behind it an unknown dock has no way out but foreign buildings. One
    of them may look in, since both can still leave together with the last two moves.
    """
    table = Table(version=version, tribes=["agana", "ecero", "arucas"]).trades(0, "farmer")
    table.terrain("9,8", "coast").building("9,8", "dock")
    for name, building in (("8,8", "goat_pen"), ("8,9", "dock")):
        table.building(name, building).natives(1, name, villagers=1)
    table.natives(0, "7,9", villagers=2).explore(0).walk("7,9", "8,8", villagers=2)
    table.choose("leave 8,8", "group 1 0")
    assert ("walk 9,8" in table.legal()) == (version != "2")  # records of before were made without it
    if version != "2":
        table.choose("walk 9,8")
        assert table.legal() == {"leave 9,8"}  # the other one has to wait
        table.walk("9,8", "8,8", villagers=1).walk("8,8", "7,9", villagers=2)
        assert table.natives_at("7,9") == {0: (2, 0)}


@pytest.mark.rule("TD-EXPLORE-30", "TD-EX-55", "TD-TERMS-39")
def test_those_not_yet_moved_leave_first() -> None:
    table = Table().natives(0, "5,8", villagers=1).natives(0, "5,7", villagers=1).explore(0)
    table.walk("5,7", "5,8", villagers=1).choose("leave 5,8")
    assert table.legal() == {"group 1 0", "group 2 0"}  # alike: offered once
    table.choose("group 1 0", "walk 4,8", "stop")
    assert table.legal("collect") == {"collect 4,8", "collect 5,8"}


@pytest.mark.rule("TD-EXPLORE-18", "TD-EXPLORE-20", "TD-EXPLORE-34", "TD-EX-19")
def test_optional_actions_are_for_those_who_moved_where_they_ended() -> None:
    table = Table().natives(0, "5,6", villagers=1).natives(0, "4,8", villagers=1).explore(0)
    table.walk("5,6", "4,7", villagers=1).choose("stop")
    assert table.legal() == {"collect 4,7", "finish"}
    assert table.why_not("collect 4,8") == "TD-EXPLORE-18"
    assert table.why_not("build 4,7 field") == "TD-EXPLORE-20"
    through = Table().natives(0, "5,7", villagers=1).explore(0)
    through.walk("5,7", "4,7", villagers=1).walk("4,7", "4,8", villagers=1).choose("stop")
    assert through.legal() == {"collect 4,8", "finish"}


@pytest.mark.rule("TD-EXPLORE-19", "TD-EXPLORE-29", "TD-EXPLORE-21")
def test_optional_actions_go_on_until_the_player_ends_them() -> None:
    table = Table().natives(0, "5,7", nobles=1).trades(0, "goatherd").explore(0)
    table.walk("5,7", "5,8", nobles=1).choose("stop")
    assert table.legal() == {"collect 5,8", "finish"}
    table.choose("collect 5,8", "back basic_ore_token ore_3_0")
    assert table.legal() == {"build 5,8 goat_pen", "finish"}
    table.choose("build 5,8 goat_pen")
    assert table.legal() == {"herd 5,8 1", "herd 5,8 2", "finish"}
    table.choose("herd 5,8 1")
    assert table.legal() == {"finish"}
    assert table.choose("finish").idle


@pytest.mark.rule("TD-EXPLORE-23", "TD-HERD-05", "TD-HERD-04", "TD-HERD-07")
def test_livestock_left_alone_escapes_when_the_moves_are_done() -> None:
    table = Table().building("5,8", "goat_pen", animals=3).natives(0, "5,8", villagers=1, nobles=1)
    table.natives(0, "5,6", villagers=1).explore(0)
    guarded = table.copy().walk("5,8", "5,7", villagers=1).choose("stop")
    assert guarded.at("5,8")["animals"] == 3  # the noble guards it
    relieved = table.copy().walk("5,8", "5,7", villagers=1, nobles=1)
    relieved.walk("5,6", "5,7", villagers=1).walk("5,7", "5,8", villagers=1).choose("stop")
    assert relieved.at("5,8")["animals"] == 3
    left = table.copy().walk("5,8", "5,7", villagers=1, nobles=1)
    assert left.at("5,8")["animals"] == 3  # not before the moves are done
    assert left.choose("stop").at("5,8").get("animals") is None
    assert left.state.nature == (8, 5)


@pytest.mark.rule("TD-EXPLORE-02")
def test_each_half_of_a_cylinder_has_its_own_moves_and_optional_actions() -> None:
    table = Table().natives(0, "5,7", villagers=1).explore(0, times=2)
    table.walk("5,7", "4,8", villagers=1).choose("stop", "collect 4,8", "back clay_token clay_2", "finish")
    table.walk("4,8", "4,7", villagers=1).choose("stop")
    assert table.legal() == {"collect 4,7", "finish"}
    assert table.state.moved == (table.hex("4,7"),)
    assert table.choose("finish").idle
    assert table.state.moved == ()


@pytest.mark.rule("TD-TRIBE-02", "TD-TRIBE-12", "TD-EXPLORE-26", "TD-EXPLORE-33")
@pytest.mark.component("agana")
def test_agana_moves_four_times_and_has_a_canoe() -> None:
    table = Table(tribes=["agana", "ecero", "tedote"]).natives(0, "5,6", nobles=1).stored_canoe(0)
    table.have(0, wood=1).explore(0)
    asked = table.copy().choose("leave 5,6", "group 0 1", "embark 4,6")
    assert asked.legal() == {"canoe stored", "canoe wood"}
    wood = table.copy().sail("5,6", "4,6", "4,4", "3,5", nobles=1, canoe="wood")
    assert (wood.goods(0), wood.player(0).canoe) == ({}, 1)
    stored = table.copy().sail("5,6", "4,6", "4,4", "3,5", nobles=1, canoe="stored")
    assert (stored.goods(0), stored.player(0).canoe) == ({"wood": 1}, 0)
    for start, end in (("5,6", "5,7"), ("5,7", "5,8"), ("5,8", "5,7"), ("5,7", "4,7")):
        table.walk(start, end, nobles=1)
    assert table.legal() == {"stop"}
    poor = Table(tribes=["agana", "ecero", "tedote"]).natives(0, "5,6", nobles=1).stored_canoe(0).explore(0)
    poor.sail("5,6", "4,6", "4,4", "3,5", nobles=1)  # only one way to pay: not asked
    assert poor.player(0).canoe == 0
    assert poor.canoe_hexes() == ["4,4"]


@pytest.mark.rule("TD-EXPLORE-15", "TD-EXPLORE-17", "TD-EXPLORE-27")
def test_forts_are_entered_with_a_noble_only_and_stop_the_group() -> None:
    table = Table().fort("5,6", 1).natives(0, "5,7", villagers=2, nobles=1).have(0, horns=1).explore(0)
    assert "walk 5,6" not in table.copy().choose("leave 5,7", "group 2 0").legal()
    table.walk("5,7", "5,6", villagers=1, nobles=1).choose("weapons 1 0")
    assert table.legal() == {"leave 5,7", "stop"}  # the engaged natives stay, the others may go on
    table.walk("5,7", "5,6", villagers=1).choose("leave 5,6")
    assert table.legal() == {"group 1 0"}

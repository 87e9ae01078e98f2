"""Move and the movement of warriors (WK-ACT-MOVE, WK-MOVE); for WK-EX-21 see test_examples_actions."""

from __future__ import annotations

import pytest
from wendake_table import GRID, Table

from firekeeper.games.wendake.movement import can_move, move
from firekeeper.games.wendake.terms import IN_LONGHOUSE

# Land borders without a river, typed from the drawings and not read from the data under test.
BORDERS = {
    2: """michilimackinac-sandusky michilimackinac-wendake cataraqui-sandusky cataraqui-wendake
          wendake-nipissing wendake-sandusky sandusky-muskingum""",
    3: """bawating-la_baye bawating-nipissing bawating-saginaw kichi_sibi-nipissing kichi_sibi-oswego
          kichi_sibi-wendake scioto-la_baye scioto-oswego scioto-sandusky nipissing-wendake oswego-sandusky
          la_baye-saginaw saginaw-sandusky saginaw-wendake wendake-sandusky""",
    4: """chequamegon-la_baye chequamegon-nipigon kichi_sibi-nipissing kichi_sibi-oswego genesee-allegheny
          genesee-oswego kekionga-la_baye kekionga-sandusky nipigon-nipissing nipigon-saginaw
          nipissing-wendake oswego-wendake allegheny-sandusky allegheny-wendake sandusky-saginaw
          la_baye-saginaw saginaw-wendake""",
}


def beyond(players: int, territory: str) -> set[str]:
    """The territories on the other side of a border."""
    pairs = [tuple(border.split("-")) for border in BORDERS[players].split()]
    return {there for here, there in pairs if here == territory} | {
        here for here, there in pairs if there == territory
    }


def at_home(warriors: int, players: int = 2) -> Table:
    """Seat 0 has just these warriors, all at home."""
    return Table(players).natives(0, "home", warrior=warriors)


def one_guard(territory: str, players: int = 2) -> Table:
    """Seat 0 has one warrior, a guard."""
    return at_home(0, players).guards(0, territory, 1)


# --- the action -----------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-MOVE-01", "WK-MOVE-04")
@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
def test_move_n_gives_up_to_n_steps(steps: int) -> None:
    table = one_guard("wendake").begin(0, f"move {steps}")
    for made in range(steps):
        assert "done" in table.legal(), f"stopping after {made} steps"
        table.choose("move wendake sandusky" if made % 2 == 0 else "move sandusky wendake")
    assert table.decision is None


@pytest.mark.rule("WK-ACT-MOVE-01")
@pytest.mark.parametrize(("tile", "steps"), [("basic_move", 3), ("basic_hunt", 1), ("level1_17", 5)])
def test_the_tile_says_how_many_steps(tile: str, steps: int) -> None:
    table = Table(grid=(tile, *GRID[1:])).turn(0).choose("activate 0 0")
    if tile == "basic_hunt":
        table.choose("skip hunt")
    table.choose(f"perform move {steps}")
    for _ in range(steps):
        table.choose("move michilimackinac wendake")
    assert table.at("wendake") == [steps, 0]
    assert table.legal() == {"end_turn", "swap"}


@pytest.mark.rule("WK-ACT-MOVE-02", "WK-MOVE-05", "WK-MOVE-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_step_leads_to_every_adjacent_territory_but_foreign_homes(players: int) -> None:
    rules = Table(players).box
    own_home = rules.territories[Table(players).player(0).home]
    foreign = {rules.territories[home] for home in rules.homes} - {own_home}
    for territory in set(rules.territories) - foreign:
        table = one_guard(territory, players).begin(0, "move 1")
        expected = beyond(players, territory) - foreign
        assert table.legal("move") == {f"move {territory} {target}" for target in expected}
        for target in foreign:
            assert table.why_not(f"move {territory} {target}") == "WK-ACT-MOVE-02"


@pytest.mark.rule("WK-ACT-MOVE-03", "WK-MOVE-02", "WK-MOVE-05")
def test_on_entry_the_player_decides_between_guard_and_outpost() -> None:
    table = at_home(1).put(1, "woman", "sandusky.2").guards(1, "sandusky", 1).begin(0, "move 2")
    entering = {text for text in table.legal() if "michilimackinac sandusky" in text}
    assert entering == {
        "move michilimackinac sandusky",
        "occupy michilimackinac sandusky.1",
        "occupy michilimackinac sandusky.3",
        "attack_guard michilimackinac sandusky seat2",
    }
    inside = table.copy().choose("occupy michilimackinac sandusky.1")
    assert (inside.at("sandusky"), inside.at("sandusky.1")) == ([0, 1], ("outpost", 0))
    outside = table.copy().choose("move michilimackinac sandusky")
    assert (outside.at("sandusky"), outside.at("sandusky.1")) == ([1, 1], None)


@pytest.mark.rule("WK-ACT-MOVE-04")
def test_entering_a_territory_with_opponents_may_mean_a_fight_or_not() -> None:
    table = at_home(1).put(1, "hunter", "sandusky.3").begin(0, "move 1")
    assert {"move michilimackinac sandusky", "attack michilimackinac sandusky.3"} <= table.legal()
    peaceful = table.copy().choose("move michilimackinac sandusky")
    assert peaceful.at("sandusky.3") == ("hunter", 1)
    table.choose("attack michilimackinac sandusky.3")
    assert table.at("sandusky.3") == ("outpost", 0)


@pytest.mark.rule("WK-ACT-MOVE-05", "WK-MOVE-01")
def test_women_and_hunters_never_move() -> None:
    table = at_home(0).put(0, "woman", "sandusky.1").put(0, "hunter", "wendake.3").begin(0, "move 3")
    assert table.legal() == {"done"}
    assert table.why_not("move sandusky wendake") == "WK-MOVE-01"
    assert table.why_not("move wendake sandusky") == "WK-MOVE-01"
    assert table.why_not("move michilimackinac sandusky") == "WK-MOVE-01"
    assert table.why_not("move muskingum sandusky") == "WK-MOVE-04"  # nobody is there at all


# --- where steps come from, and how they are shared -----------------------------------------------


@pytest.mark.rule("WK-MOVE-03", "WK-FIGHT-01")
@pytest.mark.parametrize("source", ["action tile", "progress tile"])
def test_both_sources_of_movement_follow_the_same_rules(source: str) -> None:
    table = at_home(2).put(1, "woman", "wendake.1").guards(1, "sandusky", 1).own(0, "move_1").turn(0)
    if source == "action tile":
        table.choose("activate 0 0", "skip tan_pelts", "perform move 1")
    else:
        table.choose("use move_1")
    assert table.legal() == {
        "done",
        "move michilimackinac sandusky",
        "occupy michilimackinac sandusky.1",
        "occupy michilimackinac sandusky.2",
        "occupy michilimackinac sandusky.3",
        "attack_guard michilimackinac sandusky seat2",
        "move michilimackinac wendake",
        "attack michilimackinac wendake.1",
        "occupy michilimackinac wendake.2",
        "occupy michilimackinac wendake.3",
        "occupy michilimackinac wendake.4",
    }


@pytest.mark.rule("WK-MOVE-04")
def test_steps_are_shared_among_guards_anywhere() -> None:
    table = at_home(1).guards(0, "wendake", 1).guards(0, "muskingum", 1).begin(0, "move 3")
    table.choose("move michilimackinac sandusky", "move wendake nipissing", "occupy muskingum muskingum.1")
    assert (table.at("sandusky"), table.at("nipissing")) == ([1, 0], [1, 0])
    assert table.at("muskingum.1") == ("outpost", 0)
    assert table.decision is None


@pytest.mark.rule("WK-MOVE-04")
def test_unused_steps_are_given_up() -> None:
    table = at_home(2).begin(0, "move 3").choose("move michilimackinac sandusky", "done")
    assert table.decision is None
    assert table.home(0)["warrior"] == 1


@pytest.mark.rule("WK-AMB-74", "WK-MOVE-04")
def test_steps_may_alternate_between_warriors() -> None:
    table = at_home(1).guards(0, "wendake", 1).begin(0, "move 3")
    table.choose("move michilimackinac sandusky", "move wendake nipissing", "move sandusky muskingum")
    assert (table.at("muskingum"), table.at("nipissing")) == ([1, 0], [1, 0])


@pytest.mark.rule("WK-MOVE-14")
def test_a_warrior_that_entered_as_a_guard_walks_on() -> None:
    table = at_home(1).begin(0, "move 3")
    table.choose("move michilimackinac sandusky", "move sandusky muskingum", "occupy muskingum muskingum.3")
    assert table.at("muskingum.3") == ("outpost", 0)
    assert table.home(0)["warrior"] == 0


# --- outposts -------------------------------------------------------------------------------------


@pytest.mark.rule("WK-MOVE-06")
def test_a_guard_goes_into_an_area_of_its_territory_for_one_step() -> None:
    table = one_guard("muskingum").begin(0, "move 1")
    assert table.legal("occupy") >= {f"occupy muskingum muskingum.{slot}" for slot in (1, 2, 3, 4)}
    table.choose("occupy muskingum muskingum.4")
    assert (table.at("muskingum"), table.at("muskingum.4")) == ([0, 0], ("outpost", 0))
    assert table.decision is None


@pytest.mark.rule("WK-MOVE-07")
def test_a_guard_attacks_on_the_spot_for_one_step() -> None:
    table = one_guard("muskingum").put(1, "woman", "muskingum.1").begin(0, "move 1")
    table.choose("attack muskingum muskingum.1")
    assert (table.at("muskingum"), table.at("muskingum.1")) == ([0, 0], ("outpost", 0))
    assert table.decision is None


@pytest.mark.rule("WK-MOVE-08", "WK-FIGHT-10")
def test_an_outpost_cannot_leave_rise_or_attack() -> None:
    table = at_home(0).put(0, "outpost", "sandusky.1").put(1, "hunter", "sandusky.3").begin(0, "move 3")
    assert table.legal() == {"done"}
    for text in (
        "move sandusky wendake",
        "move sandusky sandusky",
        "occupy sandusky sandusky.2",
        "attack sandusky sandusky.3",
    ):
        assert table.why_not(text) == "WK-MOVE-08"


@pytest.mark.rule("WK-MOVE-08")
def test_a_new_outpost_has_finished_moving() -> None:
    table = at_home(1).begin(0, "move 3").choose("occupy michilimackinac sandusky.1")
    assert table.legal() == {"done"}


@pytest.mark.rule("WK-MOVE-10")
@pytest.mark.parametrize("native", ["woman", "outpost"])
@pytest.mark.parametrize("owner", [0, 1])
def test_an_area_with_a_native_cannot_be_entered(native: str, owner: int) -> None:
    table = one_guard("sandusky").put(owner, native, "sandusky.1").begin(0, "move 3")
    assert table.why_not("occupy sandusky sandusky.1") == "WK-MOVE-10"
    if owner == 0:
        assert table.why_not("attack sandusky sandusky.1") == "WK-MOVE-10"
    else:
        assert table.why_not("attack sandusky sandusky.1") == ""


@pytest.mark.rule("WK-MOVE-10", "WK-FIGHT-05", "WK-FIGHT-06")
def test_an_area_emptied_by_an_attack_can_be_entered() -> None:
    table = at_home(0).guards(0, "sandusky", 2).put(1, "woman", "sandusky.1").put(1, "outpost", "sandusky.2")
    table.begin(0, "move 3").choose("attack sandusky sandusky.1")
    assert table.at("sandusky.1") == ("outpost", 0)  # by its own successful attack

    table = at_home(0).guards(0, "sandusky", 2).put(1, "outpost", "sandusky.2").begin(0, "move 3")
    table.choose("attack sandusky sandusky.2", "occupy sandusky sandusky.2")  # empty since the first step
    assert table.at("sandusky.2") == ("outpost", 0)


# --- guards ---------------------------------------------------------------------------------------


@pytest.mark.rule("WK-MOVE-11", "WK-FIGHT-08")
def test_foreign_guards_stop_nobody() -> None:
    table = at_home(2).guards(1, "sandusky", 5).begin(0, "move 3")
    table.choose("occupy michilimackinac sandusky.1", "move michilimackinac sandusky")
    table.choose("move sandusky muskingum")
    assert table.at("sandusky.1") == ("outpost", 0)
    assert table.at("sandusky") == [0, 5]
    assert table.at("muskingum") == [1, 0]


@pytest.mark.rule("WK-MOVE-12")
def test_any_number_of_guards_may_share_a_territory() -> None:
    table = at_home(1).guards(0, "sandusky", 6).guards(1, "sandusky", 7).begin(0, "move 1")
    table.choose("move michilimackinac sandusky")
    assert table.at("sandusky") == [7, 7]


@pytest.mark.rule("WK-AMB-73", "WK-MOVE-05", "WK-MOVE-14")
def test_a_warrior_may_walk_home() -> None:
    table = one_guard("sandusky").begin(0, "move 2").choose("move sandusky michilimackinac")
    assert table.home(0)["warrior"] == 1
    table.choose("move michilimackinac wendake")
    assert table.at("wendake") == [1, 0]


@pytest.mark.rule("WK-AMB-45")
def test_warriors_never_become_outposts_at_home() -> None:
    table = one_guard("sandusky").natives(0, "home", woman=0, hunter=0).begin(0, "move 2")
    assert not [text for text in table.legal("occupy") if "michilimackinac" in text]
    table.choose("move sandusky michilimackinac")
    assert {text.split()[-1].partition(".")[0] for text in table.legal("occupy")} == {"sandusky", "wendake"}
    assert table.rules.book.find("occupy michilimackinac michilimackinac.1") is None


# --- one Move, two Moves --------------------------------------------------------------------------


@pytest.mark.rule("WK-MOVE-13", "WK-TRANSFER-06")
def test_within_one_move_nobody_is_sent_home_to_move_again() -> None:
    table = at_home(1).own(0, "call_native", "gain_animal").turn(0).choose("activate 0 1", "perform move 3")
    table.choose("occupy michilimackinac sandusky.1")
    assert table.legal() == {"done"}
    assert table.why_not("transfer sandusky.1 replace") == "WK-TRANSFER-06"
    assert table.why_not("use call_native") == "WK-AMB-13"


@pytest.mark.rule("WK-MOVE-13", "WK-TRIBE-03")
def test_a_mohawk_sent_home_by_a_fight_stays_put() -> None:
    table = Table(tribes=["mohawk"]).natives(0, "home", warrior=2).guards(1, "sandusky", 1).begin(0, "move 3")
    table.choose("attack_guard mohawk sandusky seat2")
    assert table.home(0)["warrior"] == 2
    assert not [text for text in table.legal() if " mohawk " in text]
    assert table.why_not("move mohawk sandusky") == "WK-TRIBE-03"
    table.choose("move michilimackinac sandusky")  # the other warrior still goes
    assert not [text for text in table.legal() if " mohawk " in text]


@pytest.mark.rule("WK-MOVE-13", "WK-TRANSFER-10")
@pytest.mark.parametrize("first", ["action tile", "progress tile"])
def test_two_moves_in_a_turn_may_use_the_same_warrior(first: str) -> None:
    table = at_home(1).own(0, "move_1").turn(0)
    by_tile = ("activate 0 0", "skip tan_pelts", "perform move 1")
    table.choose(*(by_tile if first == "action tile" else ("use move_1",)))
    table.choose("occupy michilimackinac sandusky.1", "transfer sandusky.1 replace")
    table.choose(*(("use move_1",) if first == "action tile" else by_tile))
    table.choose("occupy michilimackinac wendake.1")
    assert table.at("sandusky.1") == ("woman", 0)
    assert table.at("wendake.1") == ("outpost", 0)


@pytest.mark.rule("WK-AMB-13", "WK-AMB-14")
def test_a_move_is_not_interrupted_or_pooled() -> None:
    table = at_home(3).own(0, "move_2", "gain_animal").put(0, "outpost", "nipissing.1").turn(0)
    table.choose("activate 0 1", "perform move 3", "move michilimackinac sandusky")
    assert not table.legal("use")
    assert not table.legal("transfer")
    assert not table.legal("swap")
    assert table.why_not("use move_2") == "WK-AMB-13"
    table.choose("done")  # the steps left are lost
    table.choose("use move_2", "move michilimackinac sandusky", "move michilimackinac sandusky")
    assert table.at("sandusky") == [3, 0]
    assert not table.legal("move")


@pytest.mark.rule("WK-MOVE-04", "WK-TRIBE-03")
def test_the_mohawk_is_moved_by_his_own_name() -> None:
    """Where he is the only guard no other warrior moves, and where he is not he cannot be moved."""
    table = Table(tribes=["mohawk"]).natives(0, "home", warrior=1).mohawk(0, "sandusky").begin(0, "move 2")
    assert "move mohawk muskingum" in table.legal()
    assert table.why_not("move sandusky muskingum") == "WK-MOVE-04"
    table.choose("occupy mohawk muskingum.1")
    assert table.at("muskingum.1") == ("mohawk", 0)
    assert table.why_not("move mohawk sandusky") == "WK-MOVE-08"


@pytest.mark.rule("WK-MOVE-04", "WK-MOVE-05")
def test_every_seat_moves_its_own_warriors() -> None:
    """Three players, so that no seat stands where another would be counted from."""
    for seat in range(3):
        table = Table(3)
        for other in range(3):
            table.natives(other, "home", warrior=0)
        table.guards(seat, "nipissing", 2).guards((seat + 1) % 3, "nipissing", 1).begin(seat, "move 1")
        assert table.why_not("move sandusky wendake") == "WK-MOVE-04", "nobody of this seat is there"
        assert table.why_not("move nipissing oswego") == "WK-MOVE-05", (
            "somebody is here, but that is far away"
        )
        table.choose("move nipissing wendake")
        standing = [0, 0, 0]
        standing[seat] = 1
        assert table.at("wendake") == standing
        standing[(seat + 1) % 3] = 1
        assert table.at("nipissing") == standing
        (moved,) = table.told("Moved")
        assert (moved.seat, moved.piece, moved.origin, moved.destination) == (
            seat, "warrior", "nipissing", "wendake",
        )  # fmt: skip


@pytest.mark.rule("WK-MOVE-04")
def test_without_a_warrior_on_the_map_there_is_no_move() -> None:
    for seat in range(3):
        table = Table(3)
        for other in range(3):
            table.natives(other, "home", warrior=0)
        assert not can_move(table.state, seat)
        table.guards(seat, "nipissing", 1)
        assert [can_move(table.state, other) for other in range(3)] == [other == seat for other in range(3)]


@pytest.mark.rule("WK-MOVE-04")
def test_where_only_others_stand_nobody_can_be_moved() -> None:
    table = one_guard("wendake").put(1, "outpost", "sandusky.1").begin(0, "move 1")
    assert table.why_not("move sandusky wendake") == "WK-MOVE-04"


@pytest.mark.rule("WK-TRIBE-03", "WK-MOVE-04")
def test_a_mohawk_who_is_nowhere_on_the_map_does_not_move() -> None:
    assert one_guard("wendake").begin(0, "move 1").why_not("move mohawk sandusky") == "WK-TRIBE-03"
    away = Table(tribes=["mohawk"])
    away.state.guards[away.player(0).mohawk * 2] -= 1
    away.player(0).mohawk = IN_LONGHOUSE
    assert away.begin(0, "move 1").why_not("move mohawk sandusky") == "WK-MOVE-04"


@pytest.mark.rule("WK-FIGHT-11", "WK-FIGHT-01")
def test_nobody_fights_at_home_and_nobody_fights_without_an_enemy() -> None:
    table = one_guard("wendake").begin(0, "move 1")
    assert table.why_not("attack_guard wendake michilimackinac seat2") == "WK-FIGHT-11"
    assert table.why_not("attack_guard wendake sandusky seat2") == "WK-FIGHT-01"


@pytest.mark.rule("WK-FIGHT-01")
def test_nobody_attacks_his_own_guards() -> None:
    table = at_home(0).guards(0, "sandusky", 2).guards(1, "sandusky", 1).begin(0, "move 1")
    assert table.legal("attack_guard") == {"attack_guard sandusky sandusky seat2"}


@pytest.mark.rule("WK-MOVE-05", "WK-FIGHT-04", "WK-FIGHT-05")
def test_the_log_says_who_went_from_where_to_where() -> None:
    def journeys(table: Table, choice: str) -> list[tuple[int, str, str, str]]:
        found = table.begin(0, "move 1").choose(choice).told("Moved")
        return [(event.seat, event.piece, event.origin, event.destination) for event in found]

    mohawk = Table(tribes=["mohawk"]).natives(0, "home", warrior=0).mohawk(0, "sandusky")
    assert journeys(mohawk, "move mohawk wendake") == [(0, "mohawk", "sandusky", "wendake")]
    settled = journeys(one_guard("wendake"), "occupy wendake sandusky.1")
    assert settled == [(0, "warrior", "wendake", "sandusky.1")]
    fought = journeys(one_guard("wendake").guards(1, "sandusky", 1), "attack_guard wendake sandusky seat2")
    assert (0, "warrior", "wendake", "longhouse") in fought
    beaten = journeys(one_guard("wendake").put(1, "woman", "sandusky.1"), "attack wendake sandusky.1")
    assert (0, "warrior", "wendake", "sandusky.1") in beaten


@pytest.mark.rule("WK-TRIBE-03")
def test_the_mohawk_does_not_rest_because_another_warrior_fought() -> None:
    table = Table(tribes=["mohawk"]).natives(0, "home", warrior=0).mohawk(0, "wendake")
    table.guards(0, "sandusky", 1).put(1, "outpost", "sandusky.1").begin(0, "move 2")
    table.choose("attack sandusky sandusky.1")
    assert "move mohawk sandusky" in table.legal()


@pytest.mark.rule("WK-ACT-MOVE-01")
def test_no_steps_are_no_question() -> None:
    table = one_guard("wendake")
    waiting = len(table.state.frames)
    move(table.state, 0, 0)
    assert len(table.state.frames) == waiting

"""European patrols (NA-PATROL): effect b, fights, protection, resting pieces."""

from __future__ import annotations

import pytest
from new_allies_table import AllyTable

from firekeeper.games.wendake.new_allies.patrols import PatrolStep
from firekeeper.games.wendake.village import groups_at_home

# Two players: seat 0 at home in Michilimackinac, seat 1 in Cataraqui. Sandusky and Muskingum are English,
# Wendake and Nipissing French.


def patrolling(value: int = 3, flag: str = "english", players: int = 2) -> AllyTable:
    """Seat 0 uses its patrols, both at home."""
    return AllyTable(players).alliance(0, flag, value)


def go(table: AllyTable) -> AllyTable:
    """Seat 0 begins effect b with the value of its disk."""
    return table.then(PatrolStep(0, abs(table.state.disks[0]), 0))


@pytest.mark.rule("NA-PATROL-02", "NA-PATROL-20")
def test_all_steps_together_are_the_value() -> None:
    table = patrolling(3).begin(0, "alliance english").choose("stay english", "patrols")
    table.choose("move michilimackinac sandusky", "move sandusky muskingum")
    table.choose("move michilimackinac wendake")
    assert table.patrols_at(0) == ["muskingum", "wendake"]
    assert table.decision is None
    stopped = go(patrolling(3)).choose("move michilimackinac wendake", "done")
    assert stopped.decision is None


def test_the_view_says_how_many_steps_are_left_to_them() -> None:
    table = patrolling(3).begin(0, "alliance english").choose("stay english")
    assert table.rules.view(table.state, 1).patrol_steps == 0
    table.choose("patrols", "move michilimackinac sandusky")
    assert [table.rules.view(table.state, viewer).patrol_steps for viewer in (0, 1, None)] == [2, 2, 2]
    assert table.choose("done").rules.view(table.state, 0).patrol_steps == 0


@pytest.mark.rule("NA-PATROL-01")
def test_nobody_commands_the_patrols_of_others() -> None:
    table = go(patrolling().alliance(1, "english", 2).patrols(1, "sandusky", "muskingum"))
    assert {text.split()[1] for text in table.legal("move")} == {"michilimackinac"}
    assert table.why_not("move sandusky muskingum") == "NA-PATROL-01"


@pytest.mark.rule("NA-PATROL-03", "NA-PATROL-20")
def test_patrols_walk_like_warriors() -> None:
    table = go(patrolling())
    assert table.legal("move") == {"move michilimackinac sandusky", "move michilimackinac wendake"}
    assert table.why_not("move michilimackinac muskingum") == "NA-PATROL-03"
    table = go(patrolling().patrols(0, "sandusky", "sandusky"))
    assert "move sandusky michilimackinac" in table.legal()  # the own home may be entered
    assert table.why_not("move sandusky cataraqui") == "NA-PATROL-03"
    across = go(AllyTable(3).alliance(0, "english", 2).patrols(0, "nipissing", "nipissing"))
    assert across.why_not("move nipissing saginaw") == "NA-PATROL-03"


@pytest.mark.rule("NA-PATROL-04", "NA-PATROL-05", "NA-PATROL-17", "NA-PATROL-18")
def test_they_attack_under_their_own_flag_only() -> None:
    table = patrolling().guards(1, "sandusky", 1).guards(1, "wendake", 1)
    go(table)
    assert table.legal("attack_guard") == {"attack_guard michilimackinac sandusky seat2"}
    assert table.why_not("attack_guard michilimackinac wendake seat2") == "NA-PATROL-05"
    # Passing through a territory of the other flag does not matter.
    on_the_way = go(patrolling().patrols(0, "wendake", "wendake").guards(1, "sandusky", 1))
    assert "attack_guard wendake sandusky seat2" in on_the_way.legal()
    # In place costs a step; allies of the same flag may be attacked.
    there = patrolling().patrols(0, "sandusky", "sandusky").guards(1, "sandusky", 1).alliance(1, "english", 1)
    assert "attack_guard sandusky sandusky seat2" in go(there).legal()


@pytest.mark.rule("NA-PATROL-06", "NA-PATROL-12")
def test_never_outposts_women_or_hunters() -> None:
    table = patrolling().put(1, "outpost", "sandusky.1").put(1, "woman", "sandusky.2")
    table.put(1, "hunter", "sandusky.3")
    go(table)
    assert table.legal("attack", "occupy", "attack_guard") == set()
    assert table.why_not("attack michilimackinac sandusky.1") == "NA-PATROL-06"
    assert table.why_not("occupy michilimackinac sandusky.1") == "NA-PATROL-12"


@pytest.mark.rule("NA-PATROL-07", "NA-PATROL-15", "NA-PATROL-21", "NA-DX-21")
def test_a_patrol_protects_under_any_flag_and_blocks_nothing() -> None:
    for territory in ("sandusky", "wendake"):
        table = AllyTable().alliance(1, "english", 1).patrols(1, territory, territory)
        table.put(1, "outpost", f"{territory}.1").put(1, "woman", f"{territory}.2").begin(0, "move 3")
        source = f"michilimackinac {territory}"
        assert table.legal("attack") == set()
        assert table.why_not(f"attack {source}.1") == "NA-PATROL-07"
        assert {f"move {source}", f"occupy {source}.3", f"attack_patrol {source} seat2"} <= table.legal()
        table.choose(f"attack_patrol {source} seat2")
        assert table.legal("attack") == set()  # the second patrol still stands there
        table.choose(f"attack_patrol {source} seat2")
        assert f"attack {source}.1" in table.legal()


@pytest.mark.rule("NA-PATROL-08", "NA-PATROL-09", "NA-PATROL-10")
def test_a_warrior_and_a_patrol_go_home_uninjured() -> None:
    table = AllyTable().alliance(1, "french", 2).patrols(1, "sandusky", "wendake")
    before = table.longhouse(0), table.longhouse(1)
    table.begin(0, "move 1").choose("attack_patrol michilimackinac sandusky seat2")
    assert table.patrols_at(1) == ["cataraqui", "wendake"]
    assert table.home(0)["warrior"] == 5
    assert (table.longhouse(0), table.longhouse(1)) == before
    assert table.told("Fought")[-1].target == "french_patrol"


@pytest.mark.rule("NA-PATROL-09", "NA-PATROL-10", "NA-AMB-10")
def test_a_guard_and_a_patrol_go_home() -> None:
    table = patrolling(2).guards(1, "sandusky", 1)
    at_home = table.home(1)["warrior"]
    go(table).choose("attack_guard michilimackinac sandusky seat2")
    assert table.at("sandusky") == [0, 0]
    assert table.home(1)["warrior"] == at_home + 1
    assert table.patrols_at(0) == ["michilimackinac", "michilimackinac"]
    assert groups_at_home(table.state, 1)[2] == at_home + 1


@pytest.mark.rule("NA-PATROL-09")
def test_two_patrols_go_home() -> None:
    table = patrolling(1).alliance(1, "french", 2).patrols(1, "sandusky", "sandusky")
    go(table).choose("attack_patrol michilimackinac sandusky seat2")
    assert table.patrols_at(1) == ["cataraqui", "sandusky"]
    assert table.patrols_at(0) == ["michilimackinac", "michilimackinac"]


@pytest.mark.rule("NA-PATROL-09", "NA-PATROL-19")
def test_the_mohawk_warrior_goes_home_and_rests_as_himself() -> None:
    table = AllyTable(tribes=["mohawk"]).alliance(1, "english", 1).patrols(1, "sandusky", "wendake")
    table.begin(0, "move 3").choose("attack_patrol mohawk sandusky seat2")
    assert table.player(0).mohawk == table.player(0).home
    assert not any(text.split()[1] == "mohawk" for text in table.legal("move", "occupy", "attack_patrol"))
    assert table.why_not("move mohawk wendake") == "WK-TRIBE-03"
    assert "move michilimackinac wendake" in table.legal()
    against = AllyTable(tribes=["mohawk"]).mohawk(0, "sandusky").alliance(1, "english", 2)
    against.then(PatrolStep(1, 2, 0)).choose("attack_guard cataraqui sandusky mohawk")
    assert against.player(0).mohawk == against.player(0).home


@pytest.mark.rule("NA-PATROL-11", "NA-PATROL-19", "NA-DX-19")
def test_a_patrol_that_fought_rests() -> None:
    table = patrolling(3).guards(1, "sandusky", 2)
    go(table).choose("attack_guard michilimackinac sandusky seat2")
    assert table.decision.left == 2
    table.choose("move michilimackinac wendake")
    assert {text.split()[1] for text in table.legal("move")} == {"wendake"}
    assert table.why_not("move michilimackinac sandusky") == "NA-PATROL-19"
    both = go(patrolling(3).guards(1, "sandusky", 2))
    both.choose(*["attack_guard michilimackinac sandusky seat2"] * 2)
    assert both.legal() == {"done"}  # the last step is lost


@pytest.mark.rule("NA-PATROL-13")
def test_moves_are_for_warriors_and_effect_b_for_patrols() -> None:
    table = AllyTable().alliance(0, "english", 2).patrols(0, "sandusky", "sandusky")
    table.natives(0, "home", warrior=0).begin(0, "move 3")
    assert table.legal() == {"done"}
    table = go(AllyTable().alliance(0, "english", 2).guards(0, "wendake", 2))
    assert not any(text.startswith("move wendake") for text in table.legal())
    assert AllyTable().natives(0, "home", warrior=0).own(0, "move_1").turn(0).legal("use") == set()


@pytest.mark.rule("NA-PATROL-14", "NA-PATROL-22")
def test_a_patrol_is_no_native() -> None:
    table = AllyTable().alliance(0, "english", 1).natives(0, "home", warrior=0, woman=2, hunter=2)
    assert groups_at_home(table.state, 0) == (2, 2, 0)
    table.patrols(0, "sandusky", "wendake").have(0, corn=1, bean=1).canoes(0, 1)
    table.begin(0, "trade").choose("exchange corn fish", "card tongue_red_infected")
    assert not any("guard" in text for text in table.legal("lose"))


@pytest.mark.rule("NA-PATROL-16", "NA-DX-08", "NA-MIL-04")
def test_patrols_do_not_count_for_majorities() -> None:
    table = AllyTable().alliance(0, "english", 1).patrols(0, "sandusky", "sandusky")
    table.natives(0, "home", warrior=0).begin(0, "military").choose("claim_nothing", "continue")
    assert table.score(0, "military") == 0


@pytest.mark.rule("NA-PATROL-15", "NA-DX-07")
def test_guard_patrol_and_woman_one_after_the_other() -> None:
    table = AllyTable().alliance(1, "english", 1).patrols(1, "sandusky", "cataraqui")
    table.guards(1, "sandusky", 1).put(1, "woman", "sandusky.1").begin(0, "move 3")
    step = "michilimackinac sandusky"
    assert {f"attack_guard {step} seat2", f"attack_patrol {step} seat2"} <= table.legal()
    assert f"attack {step}.1" not in table.legal()
    sick = table.longhouse(0)["warrior"]
    table.choose(f"attack_guard {step} seat2", f"attack_patrol {step} seat2", f"attack {step}.1")
    assert table.longhouse(0)["warrior"] == sick + 1
    assert table.at("sandusky.1") == ("outpost", 0)


@pytest.mark.rule("NA-PATROL-19", "NA-DX-20")
def test_of_the_guards_at_home_one_rests() -> None:
    table = AllyTable().natives(0, "home", warrior=2).alliance(1, "english", 1)
    table.patrols(1, "sandusky", "cataraqui").guards(0, "wendake", 1).own(0, "move_1")
    table.turn(0).choose("activate 0 1", "perform move 3")
    table.choose("attack_patrol michilimackinac sandusky seat2")
    assert table.home(0)["warrior"] == 2
    table.choose("move michilimackinac wendake")
    assert not any(text.startswith("move michilimackinac") for text in table.legal())
    assert table.why_not("move michilimackinac wendake") == "NA-PATROL-19"
    table.choose("done", "use move_1")
    assert "move michilimackinac wendake" in table.legal()


@pytest.mark.rule("NA-EX-04", "NA-PATROL-05", "NA-PATROL-07")
def test_example_a_patrol_as_guard() -> None:
    homes = ["kekionga", "chequamegon"]
    table = AllyTable(4, homes=homes).alliance(0, "english", 1)
    table.put(0, "woman", "la_baye.1").put(0, "hunter", "la_baye.2").guards(1, "la_baye", 1)
    go(table)
    assert table.legal("attack_guard") == set()
    table.choose("move kekionga la_baye")
    assert table.begin(1, "move 1").legal("attack") == set()


@pytest.mark.rule("NA-EX-05", "NA-PATROL-10", "NA-PATROL-11")
def test_example_attacking_a_patrol() -> None:
    table = AllyTable(4, homes=["kekionga", "chequamegon"]).alliance(0, "english", 1)
    table.patrols(0, "la_baye", "kekionga").put(0, "woman", "la_baye.1").put(0, "hunter", "la_baye.2")
    table.natives(1, "home", warrior=2).begin(1, "move 3")
    table.choose("attack_patrol chequamegon la_baye seat1", "attack chequamegon la_baye.1")
    assert table.at("la_baye.1") == ("outpost", 1)
    assert table.home(1)["warrior"] == 1
    assert table.legal() == {"done"}


@pytest.mark.rule("NA-EX-06", "NA-PATROL-11", "NA-PATROL-18")
def test_example_patrols_attacking() -> None:
    table = AllyTable(4, homes=["kichi_sibi"]).alliance(0, "english", 4).alliance(1, "french", 1)
    table.patrols(1, "oswego", "oswego").guards(2, "nipigon", 1)
    guards = table.home(2)["warrior"]
    go(table).choose("attack_patrol kichi_sibi oswego seat2", "move kichi_sibi nipissing")
    table.choose("attack_guard nipissing nipigon seat3")
    assert table.patrols_at(0) == ["kichi_sibi", "kichi_sibi"]
    assert table.home(2)["warrior"] == guards + 1
    assert len([place for place in table.patrols_at(1) if place == "oswego"]) == 1
    assert table.legal() == {"done"}  # the fourth step cannot be used

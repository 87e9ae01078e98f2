"""Fighting (WK-FIGHT), with the tribes that change its outcome."""

from __future__ import annotations

import pytest
from wendake_table import Table

GEORGE, RINGO, JOHN = 0, 1, 2
GEORGES_HOME = "michilimackinac"  # on the 2-player map


def facing(warriors: int = 0, in_sandusky: int = 0, **options: object) -> Table:
    """George has so many warriors at home and so many guards in Sandusky; Ringo's are all at home."""
    table = Table(**options)  # type: ignore[arg-type]
    return table.natives(GEORGE, "home", warrior=warriors).guards(GEORGE, "sandusky", in_sandusky)


# --- when, and at what price ----------------------------------------------------------------------


@pytest.mark.rule("WK-FIGHT-01")
def test_there_is_no_attack_without_a_move() -> None:
    table = facing(in_sandusky=1).put(RINGO, "hunter", "sandusky.3").own(GEORGE, "move_1").turn(GEORGE)
    assert not table.legal("attack")
    table.choose("activate 1 2", "perform trade")
    assert not table.legal("attack")


@pytest.mark.rule("WK-FIGHT-01")
@pytest.mark.parametrize("source", ["action tile", "progress tile"])
def test_a_move_of_either_source_allows_attacks(source: str) -> None:
    table = facing(in_sandusky=1).put(RINGO, "hunter", "sandusky.3").own(GEORGE, "move_1").turn(GEORGE)
    table.choose(*(["activate 0 1", "perform move 3"] if source == "action tile" else ["use move_1"]))
    assert "attack sandusky sandusky.3" in table.legal()


@pytest.mark.rule("WK-FIGHT-01")
def test_the_attacker_stands_in_the_territory_or_enters_it() -> None:
    table = facing(warriors=1).put(RINGO, "hunter", "sandusky.3", "muskingum.3").begin(GEORGE, "move 1")
    assert table.legal("attack") == {f"attack {GEORGES_HOME} sandusky.3"}
    assert table.why_not(f"attack {GEORGES_HOME} muskingum.3") == "WK-MOVE-05"
    assert table.why_not(f"attack {GEORGES_HOME} sandusky.1") == "WK-FIGHT-01"  # nobody is there
    assert table.why_not(f"attack_guard {GEORGES_HOME} sandusky seat2") == "WK-FIGHT-01"


@pytest.mark.rule("WK-FIGHT-02")
def test_nobody_has_to_attack() -> None:
    table = facing(warriors=1, in_sandusky=1).guards(RINGO, "sandusky", 1).put(RINGO, "woman", "sandusky.1")
    table.begin(GEORGE, "move 3").choose(f"move {GEORGES_HOME} sandusky", "done")
    assert table.at("sandusky") == [2, 1]
    assert table.at("sandusky.1") == ("woman", RINGO)


@pytest.mark.rule("WK-FIGHT-03", "WK-AMB-15")
def test_an_attack_on_entry_is_part_of_the_step() -> None:
    table = facing(warriors=1).put(RINGO, "hunter", "sandusky.3").begin(GEORGE, "move 1")
    table.choose(f"attack {GEORGES_HOME} sandusky.3")
    assert table.at("sandusky.3") == ("outpost", GEORGE)
    assert table.decision is None


@pytest.mark.rule("WK-FIGHT-03", "WK-AMB-15")
def test_entering_first_and_attacking_later_takes_two_steps() -> None:
    table = facing(warriors=1).put(RINGO, "hunter", "sandusky.3")
    one_step = table.copy().begin(GEORGE, "move 1").choose(f"move {GEORGES_HOME} sandusky")
    assert one_step.decision is None
    table.begin(GEORGE, "move 2").choose(f"move {GEORGES_HOME} sandusky", "attack sandusky sandusky.3")
    assert table.at("sandusky.3") == ("outpost", GEORGE)
    assert table.decision is None


# --- outcomes -------------------------------------------------------------------------------------


@pytest.mark.rule("WK-FIGHT-04")
@pytest.mark.parametrize("where", [GEORGES_HOME, "sandusky"])
def test_an_attack_on_a_guard_injures_both(where: str) -> None:
    table = facing(warriors=where == GEORGES_HOME, in_sandusky=where == "sandusky")
    table.guards(RINGO, "sandusky", 2).begin(GEORGE, "move 2")
    table.choose(f"attack_guard {where} sandusky seat2")
    assert table.at("sandusky") == [0, 1]
    assert table.longhouse(GEORGE) == {"woman": 2, "hunter": 2, "warrior": 3}
    assert table.longhouse(RINGO) == {"woman": 2, "hunter": 2, "warrior": 3}
    assert table.home(GEORGE)["warrior"] == 0
    assert all(table.at(f"sandusky.{slot}") is None for slot in (1, 2, 3))
    assert table.legal() == {"done"}  # one step is left, but no warrior


@pytest.mark.rule("WK-FIGHT-05")
@pytest.mark.parametrize(("native", "area"), [("woman", "sandusky.1"), ("hunter", "sandusky.3")])
def test_an_attack_on_a_woman_or_hunter_makes_an_outpost(native: str, area: str) -> None:
    table = facing(warriors=2).put(RINGO, native, area).begin(GEORGE, "move 1")
    table.choose(f"attack {GEORGES_HOME} {area}")
    assert table.at(area) == ("outpost", GEORGE)
    assert table.longhouse(RINGO)[native] == 3
    assert sum(table.longhouse(RINGO).values()) == 7
    assert table.longhouse(GEORGE)["warrior"] == 2  # nobody new
    assert table.home(GEORGE)["warrior"] == 1
    assert table.at("sandusky") == [0, 0]


@pytest.mark.rule("WK-FIGHT-05", "WK-TRANSFER-01")
def test_the_outpost_made_by_an_attack_is_an_outpost_like_others() -> None:
    table = facing(warriors=1).put(RINGO, "hunter", "sandusky.3").turn(GEORGE)
    table.choose("activate 0 1", "perform move 3", f"attack {GEORGES_HOME} sandusky.3", "done")
    table.choose("transfer sandusky.3 replace")
    assert table.at("sandusky.3") == ("hunter", GEORGE)


@pytest.mark.rule("WK-FIGHT-06")
def test_an_attack_on_an_outpost_injures_both_and_empties_the_area() -> None:
    table = facing(warriors=2).put(RINGO, "outpost", "sandusky.1").begin(GEORGE, "move 2")
    table.choose(f"attack {GEORGES_HOME} sandusky.1")
    assert table.at("sandusky.1") is None
    assert table.longhouse(GEORGE)["warrior"] == table.longhouse(RINGO)["warrior"] == 3
    assert table.at("sandusky") == [0, 0]
    table.choose(f"occupy {GEORGES_HOME} sandusky.1")
    assert table.at("sandusky.1") == ("outpost", GEORGE)


@pytest.mark.rule("WK-FIGHT-06", "WK-TRANSFER-01")
def test_a_beaten_outpost_can_no_longer_be_transferred() -> None:
    table = facing(warriors=1).put(RINGO, "outpost", "sandusky.1").begin(GEORGE, "move 1")
    table.choose(f"attack {GEORGES_HOME} sandusky.1").turn_end(RINGO)
    assert not table.legal("transfer")
    assert table.player(RINGO).outposts == 0


# --- protection -----------------------------------------------------------------------------------


@pytest.mark.rule("WK-FIGHT-07")
@pytest.mark.parametrize(
    ("native", "area"), [("woman", "sandusky.1"), ("hunter", "sandusky.3"), ("outpost", "sandusky.2")]
)
def test_all_guards_of_the_owner_fall_before_what_they_protect(native: str, area: str) -> None:
    table = facing(warriors=3).put(RINGO, native, area).guards(RINGO, "sandusky", 2).begin(GEORGE, "move 3")
    assert table.why_not(f"attack {GEORGES_HOME} {area}") == "WK-FIGHT-07"
    table.choose(f"attack_guard {GEORGES_HOME} sandusky seat2")
    assert table.why_not(f"attack {GEORGES_HOME} {area}") == "WK-FIGHT-07"
    table.choose(f"attack_guard {GEORGES_HOME} sandusky seat2")
    assert table.longhouse(GEORGE)["warrior"] == 4  # each guard cost a warrior
    table.choose(f"attack {GEORGES_HOME} {area}")
    assert table.at(area) == (None if native == "outpost" else ("outpost", GEORGE))


@pytest.mark.rule("WK-FIGHT-07")
def test_guards_elsewhere_and_other_peoples_guards_protect_nobody() -> None:
    table = Table(3, homes=["scioto", "bawating", "kichi_sibi"])
    table.put(RINGO, "woman", "sandusky.1").guards(RINGO, "saginaw", 3).guards(JOHN, "sandusky", 3)
    table.guards(GEORGE, "sandusky", 1).begin(GEORGE, "move 1")
    assert "attack scioto sandusky.1" in table.legal()


@pytest.mark.rule("WK-FIGHT-08", "WK-MOVE-11")
def test_guards_do_not_protect_empty_areas() -> None:
    table = facing(warriors=1).put(RINGO, "woman", "sandusky.1").guards(RINGO, "sandusky", 4)
    table.begin(GEORGE, "move 1").choose(f"occupy {GEORGES_HOME} sandusky.2")
    assert table.at("sandusky.2") == ("outpost", GEORGE)
    assert table.at("sandusky") == [0, 4]


# --- one against one ------------------------------------------------------------------------------


@pytest.mark.rule("WK-FIGHT-09")
def test_each_attack_is_one_warrior_against_one_target() -> None:
    table = facing(warriors=3).put(RINGO, "woman", "sandusky.1", "sandusky.2").begin(GEORGE, "move 3")
    table.choose(f"attack {GEORGES_HOME} sandusky.1")
    assert table.at("sandusky.2") == ("woman", RINGO)  # only the target is hit
    assert table.longhouse(RINGO)["woman"] == 3
    table.choose(f"attack {GEORGES_HOME} sandusky.2")  # a later step, another warrior
    assert table.longhouse(RINGO)["woman"] == 4
    assert table.home(GEORGE)["warrior"] == 1


@pytest.mark.rule("WK-FIGHT-09")
def test_numbers_decide_nothing() -> None:
    table = facing(in_sandusky=1).guards(RINGO, "sandusky", 6).begin(GEORGE, "move 1")
    table.choose("attack_guard sandusky sandusky seat2")
    assert table.at("sandusky") == [0, 5]
    assert table.decision is None


@pytest.mark.rule("WK-FIGHT-10")
def test_an_outpost_cannot_attack_its_neighbours() -> None:
    table = facing().put(GEORGE, "outpost", "sandusky.1").put(RINGO, "hunter", "sandusky.3")
    table.guards(RINGO, "wendake", 1).begin(GEORGE, "move 3")
    assert table.legal() == {"done"}
    assert table.why_not("attack sandusky sandusky.3") == "WK-MOVE-08"


@pytest.mark.rule("WK-FIGHT-11", "WK-TERMS-04")
@pytest.mark.parametrize(
    ("players", "next_to", "ringos_home"),
    [(2, "wendake", "cataraqui"), (3, "wendake", "kichi_sibi"), (4, "nipissing", "kichi_sibi")],
)
def test_nobody_fights_in_a_home(players: int, next_to: str, ringos_home: str) -> None:
    table = Table(players)
    homes = {table.box.territories[home] for home in table.box.homes}
    for territory in set(table.box.territories) - homes:
        table.guards(GEORGE, territory, 1)
    table.begin(GEORGE, "move 3")
    attacked = {choice.args[1] for choice in table.choices() if choice.verb.startswith("attack")}
    entered = {choice.args[1] for choice in table.choices() if choice.verb == "move"}
    assert not attacked & homes
    assert entered & homes == {table.box.territories[table.player(GEORGE).home]}
    assert table.why_not(f"attack_guard {next_to} {ringos_home} seat2") == "WK-ACT-MOVE-02"


@pytest.mark.rule("WK-FIGHT-12")
@pytest.mark.parametrize("way", ["ritual", "call_native"])
def test_the_injured_come_back_from_the_longhouse(way: str) -> None:
    table = facing(warriors=1).put(RINGO, "hunter", "sandusky.3").natives(RINGO, "longhouse", hunter=0)
    table.begin(GEORGE, "move 1").choose(f"attack {GEORGES_HOME} sandusky.3")
    assert table.longhouse(RINGO)["hunter"] == 1
    if way == "ritual":
        table.begin(RINGO, "ritual").choose("call hunter")
    else:
        table.own(RINGO, "call_native").turn(RINGO).choose("use call_native", "call hunter")
    assert table.longhouse(RINGO)["hunter"] == 0
    assert table.home(RINGO)["hunter"] == 6


# --- tribes, and the Ghost ------------------------------------------------------------------------


@pytest.mark.rule("WK-FIGHT-13", "WK-AMB-26", "WK-TRIBE-01")
def test_an_attacked_cayuga_woman_goes_home_and_counts_there_at_once() -> None:
    table = facing(warriors=2, tribes=["wendat", "cayuga"]).natives(RINGO, "home", woman=0)
    table.put(RINGO, "woman", "sandusky.1").put(RINGO, "hunter", "sandusky.3")
    table.put(RINGO, "outpost", "wendake.1").begin(GEORGE, "move 2").choose(
        f"attack {GEORGES_HOME} sandusky.1"
    )
    assert table.at("sandusky.1") == ("outpost", GEORGE)
    assert (table.home(RINGO)["woman"], table.longhouse(RINGO)["woman"]) == (1, 2)
    table.choose(f"attack {GEORGES_HOME} sandusky.3")  # hunters are injured as usual
    assert table.longhouse(RINGO)["hunter"] == 3
    table.turn_end(RINGO)
    assert "transfer wendake.1 replace" in table.legal()  # she can be transferred


@pytest.mark.rule("WK-FIGHT-13", "WK-AMB-21", "WK-TRIBE-10")
def test_a_tuscarora_hunter_takes_the_attacker_along() -> None:
    table = facing(warriors=3, tribes=["wendat", "tuscarora"]).put(RINGO, "hunter", "sandusky.3")
    table.put(RINGO, "woman", "sandusky.1").guards(RINGO, "sandusky", 1).begin(GEORGE, "move 5")
    assert table.why_not(f"attack {GEORGES_HOME} sandusky.3") == "WK-FIGHT-07"  # guards first, as usual
    table.choose(f"attack_guard {GEORGES_HOME} sandusky seat2", f"attack {GEORGES_HOME} sandusky.3")
    assert table.at("sandusky.3") is None
    assert table.longhouse(RINGO)["hunter"] == 3
    assert table.longhouse(GEORGE)["warrior"] == 4
    nothing_else = table.copy().choose(f"attack {GEORGES_HOME} sandusky.1")
    assert nothing_else.at("sandusky.1") == ("outpost", GEORGE)  # her women do not
    table.choose(f"occupy {GEORGES_HOME} sandusky.3")
    assert table.at("sandusky.3") == ("outpost", GEORGE)


@pytest.mark.rule("WK-AMB-20", "WK-FIGHT-13")
def test_the_mohawk_is_injured_by_a_tuscarora_hunter() -> None:
    table = facing(warriors=1, tribes=["mohawk", "tuscarora"]).put(RINGO, "hunter", "sandusky.3")
    table.begin(GEORGE, "move 2").choose("attack mohawk sandusky.3")
    assert table.at("sandusky.3") is None
    assert table.home(GEORGE)["warrior"] == 0
    assert table.longhouse(GEORGE)["warrior"] == 2  # the ordinary ones; he is named apart
    table.choose("done").begin(GEORGE, "ritual")
    assert "call mohawk" in table.legal()


@pytest.mark.rule("WK-AMB-16", "WK-FIGHT-07")
def test_the_attacker_chooses_between_mohawk_and_other_guards_and_must_beat_both() -> None:
    table = facing(warriors=3, tribes=["wendat", "mohawk"]).mohawk(RINGO, "sandusky")
    table.guards(RINGO, "sandusky", 2).put(RINGO, "woman", "sandusky.1").begin(GEORGE, "move 3")
    assert table.legal("attack_guard") == {
        f"attack_guard {GEORGES_HOME} sandusky seat2",
        f"attack_guard {GEORGES_HOME} sandusky mohawk",
    }
    other = table.copy().choose(f"attack_guard {GEORGES_HOME} sandusky seat2")
    assert other.legal("attack_guard") == {f"attack_guard {GEORGES_HOME} sandusky mohawk"}
    assert other.longhouse(RINGO)["warrior"] == 3
    assert other.why_not(f"attack {GEORGES_HOME} sandusky.1") == "WK-FIGHT-07"  # he protects her too
    table.choose(f"attack_guard {GEORGES_HOME} sandusky mohawk")
    assert table.legal("attack_guard") == {f"attack_guard {GEORGES_HOME} sandusky seat2"}


@pytest.mark.rule("WK-AMB-54", "WK-FIGHT-13", "WK-TRIBE-03")
@pytest.mark.parametrize("lies", [False, True])
def test_a_mohawk_who_is_attacked_goes_home(lies: bool) -> None:
    table = facing(warriors=1, tribes=["wendat", "mohawk"])
    if lies:
        table.natives(RINGO, "home", warrior=5).put(RINGO, "mohawk", "sandusky.1").begin(GEORGE, "move 1")
        table.choose(f"attack {GEORGES_HOME} sandusky.1")
    else:
        table.mohawk(RINGO, "sandusky").begin(GEORGE, "move 1")
        table.choose(f"attack_guard {GEORGES_HOME} sandusky mohawk")
    assert table.home(RINGO)["warrior"] == 6
    assert table.longhouse(RINGO)["warrior"] == 2
    assert table.longhouse(GEORGE)["warrior"] == 3
    assert (table.at("sandusky"), table.at("sandusky.1")) == ([0, 0], None)
    table.begin(RINGO, "move 1")
    assert "move mohawk sandusky" in table.legal()  # defending does not tire him


@pytest.mark.rule("WK-FIGHT-13", "WK-TRIBE-03")
def test_a_mohawk_who_attacks_an_outpost_goes_home_and_rests() -> None:
    table = facing(warriors=2, tribes=["mohawk"]).put(RINGO, "outpost", "sandusky.1").begin(GEORGE, "move 3")
    table.choose("attack mohawk sandusky.1")
    assert table.home(GEORGE)["warrior"] == 2
    assert (table.longhouse(GEORGE)["warrior"], table.longhouse(RINGO)["warrior"]) == (2, 3)
    assert table.at("sandusky.1") is None
    assert table.why_not("move mohawk sandusky") == "WK-TRIBE-03"


@pytest.mark.rule("WK-FIGHT-13", "WK-FIGHT-05")
def test_a_mohawk_who_attacks_a_woman_stays_as_an_outpost() -> None:
    table = facing(warriors=2, tribes=["mohawk"]).put(RINGO, "woman", "sandusky.1").begin(GEORGE, "move 1")
    table.choose("attack mohawk sandusky.1")
    assert table.at("sandusky.1") == ("mohawk", GEORGE)
    assert table.home(GEORGE)["warrior"] == 1


@pytest.mark.rule("WK-FIGHT-13", "WK-SOLO-24")
def test_injured_natives_of_the_ghost_go_to_its_home() -> None:
    ghost = 1
    table = Table(1).put(ghost, "woman", "sandusky.1").guards(ghost, "sandusky", 1)
    table.natives(ghost, "home", woman=6, warrior=6).begin(0, "move 2")
    table.choose(f"attack_guard {GEORGES_HOME} sandusky seat2", f"attack {GEORGES_HOME} sandusky.1")
    assert table.home(ghost) == {"woman": 7, "hunter": 7, "warrior": 7}
    assert table.longhouse(ghost) == {"woman": 0, "hunter": 0, "warrior": 0}
    assert table.longhouse(0)["warrior"] == 3

"""The thirteen effects of Adversity cards (NA-ADV), one after the other."""

from __future__ import annotations

from typing import Any

import pytest
from adversity_table import GHOST, YOU, AdversityTable

from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.adversity.year import EndAdversity


def performing(table: AdversityTable, *actions: str) -> AdversityTable:
    """An activation: these actions of a tile come next."""
    codes = tuple(table.box.action_code(action) for action in actions)
    table.state.worshipped = 0
    return table.then(NextAction(YOU, codes, True, False))


# --- worship ------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-ADV-01", "NA-ADV-15", "NA-ADV-22", "NA-AMB-28")
def test_worship_asks_for_a_resource_or_a_point_before_the_first_action() -> None:
    table = AdversityTable("worship").have(YOU, corn=1, beaver=2).track(YOU, ritual=2)
    performing(table, "hunt", "tan_pelts").choose("perform hunt")
    assert table.legal() == {"offer corn", "offer ritual"}
    assert table.why_not("offer bean") == "NA-ADV-01"
    table.choose("offer corn")
    assert table.goods(YOU)["beaver"] == 3
    assert "corn" not in table.goods(YOU)
    table.choose("perform tan_pelts")  # further actions of the activation are free
    assert table.goods(YOU) == {"leather": 3}
    assert table.score(YOU, "ritual") == 2


@pytest.mark.rule("NA-ADV-15", "NA-DX-30")
def test_worship_can_be_paid_with_a_point_and_is_free_without_anything() -> None:
    table = AdversityTable("worship").track(YOU, ritual=2)
    performing(table, "hunt").choose("perform hunt", "offer ritual")
    assert table.score(YOU, "ritual") == 1
    assert table.goods(YOU) == {"beaver": 1}
    table = AdversityTable("worship")
    performing(table, "hunt").choose("perform hunt")
    assert table.goods(YOU) == {"beaver": 1}
    assert table.decision is None


@pytest.mark.rule("NA-ADV-15", "NA-DX-45")
def test_worship_costs_nothing_if_all_is_skipped_and_once_with_sacred_fire() -> None:
    table = AdversityTable("worship").have(YOU, corn=3)
    performing(table, "hunt").choose("skip hunt")
    assert table.goods(YOU) == {"corn": 3}
    table.marked(YOU, (0, 0))
    performing(table, "sacred_fire").choose("perform sacred_fire", "offer corn", "fire 2 1")
    while performs := table.legal("perform"):
        table.choose(performs.pop())
        if table.decision is not None and "done" in table.legal():
            table.choose("done")
        if table.decision is None:
            break
    assert table.goods(YOU)["corn"] == 2


@pytest.mark.rule("NA-ADV-22")
def test_every_activation_pays_anew() -> None:
    table = AdversityTable("worship").have(YOU, corn=3).year(1).choose("card crooked_red_clean")
    for text in ("activate 0 0", "activate 0 1"):
        before = table.goods(YOU)["corn"]
        table.choose(text)
        table.choose(sorted(table.legal("perform"))[0], "offer corn")
        while table.decision.seat == YOU and "end_turn" not in table.legal():
            skips = table.legal("skip") or table.legal("done")
            table.choose(skips.pop())
        assert table.goods(YOU).get("corn", 0) == before - 1
        table.choose("end_turn")
        if table.legal("token"):
            table.choose("token circle")


# --- actions without effect -----------------------------------------------------------------------------


@pytest.mark.rule("NA-ADV-02", "NA-ADV-03", "NA-ADV-04", "NA-ADV-18")
@pytest.mark.parametrize(
    ("effect", "action", "good"),
    [("drought", "harvest", "pumpkin"), ("frozen_lakes", "fish", "fish"), ("fire", "hunt", "beaver")],
)
def test_an_action_has_no_effect_in_its_year(effect: str, action: str, good: str) -> None:
    table = AdversityTable(effect).canoes(YOU, 2)
    performing(table, action)
    assert table.legal("perform", "skip") == {f"perform {action}", f"skip {action}"}
    table.choose(f"perform {action}")
    assert table.goods(YOU) == {}
    other = AdversityTable("storm").canoes(YOU, 2)
    performing(other, action).choose(f"perform {action}")
    assert other.goods(YOU)


@pytest.mark.rule("NA-AMB-39")
def test_gains_of_progress_tiles_stay() -> None:
    table = AdversityTable("frozen_lakes").own(YOU, "gain_animal").turn_end(YOU)
    table.choose("use gain_animal", "gain fish")
    assert table.goods(YOU) == {"fish": 1}


# --- snow ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-ADV-05", "NA-DX-31", "NA-ADV-16", "NA-ADV-17", "NA-AMB-60")
def test_snow_takes_a_step_of_every_move() -> None:
    table = AdversityTable("snow")
    performing(table, "move 3").choose("perform move 3")
    assert table.decision.left == 2
    table = AdversityTable("snow")
    performing(table, "move 1").choose("perform move 1")
    assert table.decision is None


@pytest.mark.rule("NA-ADV-17", "NA-DX-41", "NA-ADV-05")
def test_snow_and_the_progress_tiles_that_move() -> None:
    table = AdversityTable("snow").own(YOU, "move_1", "move_2", "move_3").turn_end(YOU)
    assert table.legal("use") == {"use move_2", "use move_3"}
    table.choose("use move_2")
    assert table.decision.left == 1
    table = AdversityTable("snow").own(YOU, "ritual_step").begin(YOU, "ritual").settle()
    while "use ritual_step" not in table.legal():
        table.choose(sorted(table.legal("call"))[0])
    before = table.score(YOU, "ritual")
    table.choose("use ritual_step", "continue")
    assert table.score(YOU, "ritual") > before
    assert table.decision is None


@pytest.mark.rule("NA-ADV-16")
def test_snow_does_not_stop_the_ghost() -> None:
    table = AdversityTable("snow").ghost_does("move_warrior")
    assert table.decision is None
    assert table.at("sandusky")[GHOST] == 1


# --- winter -------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-ADV-06", "NA-DX-15", "NA-ADV-21", "NA-AMB-29")
@pytest.mark.parametrize(("leather", "lost"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_winter_sends_warriors_to_the_longhouse_for_missing_leather(leather: int, lost: int) -> None:
    table = AdversityTable("winter").have(YOU, leather=leather).guards(YOU, "sandusky", 1)
    before = table.longhouse(YOU)["warrior"]
    table.then(EndAdversity())
    for _ in range(lost):
        table.choose("lose guard cataraqui")
    assert table.decision is None
    assert table.longhouse(YOU)["warrior"] == before + lost
    assert table.goods(YOU).get("leather", 0) == leather


@pytest.mark.rule("NA-ADV-21")
def test_winter_offers_guards_outposts_and_the_mohawk_but_no_women_or_hunters() -> None:
    table = AdversityTable("winter", tribes=["mohawk"]).mohawk(YOU, "wendake")
    table.put(YOU, "outpost", "sandusky.1").put(YOU, "woman", "sandusky.2").then(EndAdversity())
    assert table.legal() == {"lose guard cataraqui", "lose guard mohawk", "lose sandusky.1"}
    assert table.why_not("lose woman home") == "NA-ADV-21"


@pytest.mark.rule("NA-DX-32", "NA-AMB-29")
def test_winter_takes_as_many_warriors_as_there_are() -> None:
    table = AdversityTable("winter")
    home = table.player(YOU).home * table.box.seats + YOU
    table.state.guards[home] = 0
    table.put(YOU, "outpost", "sandusky.1")
    table.then(EndAdversity()).choose("lose sandusky.1")
    assert table.decision is None


# --- Europeans ----------------------------------------------------------------------------------------


@pytest.mark.rule("NA-ADV-07", "NA-ADV-23", "NA-SOLO-38")
def test_patrols_come_to_the_territories_with_the_flag() -> None:
    table = AdversityTable("europeans_arrive", "english").start_of_year()
    assert table.decision is None
    assert sorted(table.board().europeans) == ["muskingum", "sandusky"]
    table = AdversityTable("europeans_arrive", "french").start_of_year()
    assert table.decision is None
    assert sorted(table.board().europeans) == ["nipissing", "wendake"]


def invaded(**options: Any) -> AdversityTable:
    table = AdversityTable("europeans_arrive", "english", **options).start_of_year()
    assert table.decision is None
    return table


@pytest.mark.rule("NA-ADV-07", "NA-AMB-30")
def test_a_patrol_protects_what_the_ghost_has_in_areas() -> None:
    table = invaded().put(GHOST, "woman", "sandusky.1").guards(YOU, "sandusky", 2).begin(YOU, "move 2")
    assert "attack sandusky sandusky.1" not in table.legal()
    assert table.why_not("attack sandusky sandusky.1") == "NA-ADV-07"
    table.choose("attack_patrol sandusky sandusky seat2")
    assert table.board().europeans == ["muskingum"]
    assert table.home(YOU)["warrior"] == 6
    table.choose("attack sandusky sandusky.1")
    assert table.at("sandusky.1") == ("outpost", YOU)


@pytest.mark.rule("NA-ADV-07")
def test_the_warrior_that_attacked_takes_no_further_part() -> None:
    table = invaded()
    home = table.player(YOU).home * table.box.seats + YOU
    table.state.guards[home] = 0
    table.guards(YOU, "sandusky", 1).begin(YOU, "move 3").choose("attack_patrol sandusky sandusky seat2")
    assert table.legal() == {"done"}
    beside = sorted(table.box.neighbours[table.player(YOU).home])[0]
    name = table.box.territories[beside]
    assert table.why_not(f"move cataraqui {name}") == "NA-ADV-07"


@pytest.mark.rule("NA-SOLO-38", "NA-AMB-30", "NA-AMB-31")
def test_patrols_are_counted_nowhere() -> None:
    table = invaded().guards(YOU, "sandusky", 1)
    assert table.at("sandusky") == [1, 0]
    table.begin(YOU, "military")
    while "continue" not in table.legal():
        table.choose("claim_nothing")
    before = table.score(YOU, "military")
    table.choose("continue")
    # The home and Sandusky: nobody else has a guard there.
    assert table.score(YOU, "military") == before + 2
    other = invaded().in_force("enemy_attack").start_of_year()
    assert other.decision is None
    assert other.at("sandusky")[GHOST] == 1


@pytest.mark.rule("NA-AMB-30")
def test_there_is_never_more_than_one_patrol_in_a_territory() -> None:
    table = invaded().start_of_year()
    assert table.decision is None
    assert sorted(table.board().europeans) == ["muskingum", "sandusky"]
    assert [event.territories for event in table.told("EuropeansCame")][1] == []


# --- infection ----------------------------------------------------------------------------------------


@pytest.mark.rule("NA-ADV-08", "NA-ADV-21")
def test_infection_costs_two_natives_before_the_exchange_and_no_check() -> None:
    table = AdversityTable("infection").have(YOU, corn=2).canoes(YOU, 2).put(YOU, "woman", "sandusky.1")
    performing(table, "trade").choose("perform trade")
    assert "lose sandusky.1" in table.legal()
    assert "lose hunter home" in table.legal()
    table.choose("lose sandusky.1", "lose guard cataraqui")
    assert table.longhouse(YOU) == {"woman": 3, "hunter": 2, "warrior": 3}
    table.choose("exchange corn bean", "done")
    assert table.told("SmallpoxChecked") == []
    assert table.goods(YOU) == {"corn": 1, "bean": 1}


@pytest.mark.rule("NA-AMB-33", "NA-ADV-08")
def test_infection_takes_what_there_is() -> None:
    table = AdversityTable("infection")
    player = table.player(YOU)
    player.at_home = (1, 0)
    table.state.guards[player.home * table.box.seats + YOU] = 0
    performing(table, "trade").choose("perform trade", "lose woman home")
    assert type(table.decision).__name__ == "Exchange"


# --- losses at the start of a year ----------------------------------------------------------------------


@pytest.mark.rule("NA-ADV-09", "NA-ADV-19", "NA-DX-42")
def test_storm_takes_a_canoe_that_may_be_launched_again() -> None:
    table = AdversityTable("storm").canoes(YOU, 1).start_of_year()
    lake = sorted(table.legal())[0].split()[1]
    table.choose(f"withdraw {lake}")
    assert table.player(YOU).canoes == 0
    assert sum(table.player(YOU).lakes) == 0
    performing(table, "fish", "canoe").choose("perform fish")
    assert table.goods(YOU) == {}
    table.choose("perform canoe", f"launch {lake}")
    assert table.player(YOU).canoes == 1


@pytest.mark.rule("NA-AMB-33")
@pytest.mark.parametrize("effect", ["storm", "end_of_season", "sacrilegious_theft"])
def test_what_you_do_not_have_is_not_asked_for(effect: str) -> None:
    table = AdversityTable(effect)
    table.canoes(YOU, 0)
    table.start_of_year()
    assert table.decision is None


@pytest.mark.rule("NA-ADV-10", "NA-ADV-20")
def test_end_of_season_brings_a_woman_home() -> None:
    table = AdversityTable("end_of_season").put(YOU, "woman", "sandusky.1", "wendake.2")
    table.put(GHOST, "woman", "sandusky.2").start_of_year()
    assert table.legal() == {"recall sandusky.1", "recall wendake.2"}
    before = table.home(YOU)["woman"]
    table.choose("recall wendake.2")
    assert table.home(YOU)["woman"] == before + 1
    assert table.at("wendake.2") is None


@pytest.mark.rule("NA-ADV-12", "NA-ADV-20")
def test_sacrilegious_theft_takes_a_mask_of_your_choice() -> None:
    table = AdversityTable("sacrilegious_theft").hold(YOU, "husk_red_clean", "husk_red_clean", "tongue")
    table.start_of_year()
    assert len(table.legal()) == 2
    table.choose("discard husk_red_clean")
    assert table.pile()[-1] == "husk_red_clean"
    assert table.hand(YOU).count("husk_red_clean") == 1


@pytest.mark.rule("NA-ADV-13", "NA-ADV-23", "NA-DX-33", "NA-AMB-31")
def test_enemy_attack_fills_territories_without_guards_near_ones_first() -> None:
    table = AdversityTable("enemy_attack")
    home = table.player(GHOST).home * table.box.seats + GHOST
    table.state.guards[home] = 3
    table.start_of_year()
    assert table.decision is None
    places = ("sandusky", "wendake", "muskingum", "nipissing")
    assert [table.at(place)[GHOST] for place in places] == [1, 1, 1, 0]
    assert table.told("GhostScored") == []
    table = AdversityTable("enemy_attack").guards(YOU, "sandusky", 1).start_of_year()
    assert table.decision is None
    assert table.at("sandusky") == [1, 0]
    assert table.at("nipissing")[GHOST] == 1

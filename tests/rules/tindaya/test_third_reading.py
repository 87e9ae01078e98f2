"""A third reading: situations that the ledger decides and that a sceptical player would set up first."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

MONEIBA = ("tropical_storm", "locusts", "cyclone", "pirates", "san_borondon")
FAR = ("11,4", "11,3", "10,5", "12,4")
"""Hexes of island 4, where nothing happens in these examples."""


def far_away(table: Table) -> Table:
    """Every tribe has a villager and a noble far from what happens."""
    for seat, hex_ in enumerate(FAR[: table.box.seats]):
        table.natives(seat, hex_, villagers=1, nobles=1)
    return table


def struck(card: str, wrath: int = 0, volcano: int = 6, **options: Any) -> Table:
    """Only this card strikes, on a volcano and as far as the wrath says."""
    god = "moneiba" if card in MONEIBA else "acoran"
    table = far_away(Table(**options)).event("event_1").wrath(wrath, wrath).standee("tsunami", 0)
    return table.catastrophe("locusts").catastrophe("drought").catastrophe(card).standee(god, volcano)


def flood(trench: int, acoran: int = 1, moneiba: int = 1) -> Table:
    """Event 1 with a tsunami and nothing else."""
    table = far_away(Table()).event("event_1").wrath(acoran, moneiba).standee("tsunami", trench)
    return table.catastrophe("locusts").catastrophe("drought").end("events")


def eruption(volcano: int, wrath: int = 1, **options: Any) -> Table:
    """Event 2 with an eruption and nothing else."""
    table = far_away(Table(**options)).event("event_2").wrath(wrath, 1)
    return table.catastrophe("locusts").catastrophe("drought").standee("eruption", volcano)


def landing(trench: int, **options: Any) -> Table:
    """Event 1 with a white ship and nothing else."""
    table = far_away(Table(**options)).event("event_1").catastrophe("locusts").catastrophe("drought")
    return table.standee("tsunami", 0).ship("ship_white", trench)


# --- tsunami and eruption -----------------------------------------------------------------------------


@pytest.mark.rule("TD-EVENT-04", "TD-EVENT-07")
def test_a_tsunami_is_as_large_as_the_wrath_of_moneiba_alone_and_doom_is_red() -> None:
    assert flood(2, acoran=0, moneiba=1).at("3,5")["terrain"] == "sea"
    assert flood(2, acoran=3, moneiba=0).at("3,5")["terrain"] == "coast"
    red = [event.hexes for event in flood(2, moneiba=3).told("Struck")]
    assert "2,1" in red[0]  # three steps away
    for doom in (4, 5):
        table = flood(2, moneiba=doom)
        assert table.idle
        assert [event.hexes for event in table.told("Struck")] == red


@pytest.mark.rule("TD-SETUP-50", "TD-EVENT-18")
def test_an_eruption_takes_mountain_tiles_first_then_coasts() -> None:
    table = eruption(6, wrath=0).tiles_left(forest=9, coast=9, mountain=1).end("events")
    assert table.now.tile_reserve == (9, 8, 0)  # two hexes of sea lie beside the volcano


@pytest.mark.rule("TD-EVENT-48", "TD-EVENT-44")
def test_a_token_that_was_cleared_from_a_ring_may_come_back_to_any_hex_of_it() -> None:
    table = eruption(6, wrath=0).token("2,7", "volcanic_ore_token")
    table.tokens_left(basic_ore_token=0, volcanic_ore_token=0).end("events")
    assert table.legal() == {f"lava {hex_}" for hex_ in ("2,5", "3,5", "1,6", "3,6", "1,7", "2,7")}
    table.choose("lava 1,6")
    assert table.idle
    assert [hex_ for hex_ in ("3,5", "1,6", "2,7") if "token" in table.at(hex_)] == ["1,6"]


@pytest.mark.rule("TD-EVENT-48")
def test_the_hexes_for_the_last_lava_are_named_in_any_order() -> None:
    table = eruption(6, wrath=0).tokens_left(basic_ore_token=0, volcanic_ore_token=2).no_token("2,7")
    table.tokens_left(basic_ore_token=0).end("events").choose("lava 2,7", "lava 2,5")
    assert table.idle
    assert [hex_ for hex_ in ("2,5", "3,5", "1,6", "2,7") if "token" in table.at(hex_)] == ["2,5", "2,7"]


@pytest.mark.rule("TD-EVENT-14", "TD-EVENT-17", "TD-EVENT-46", "TD-TERMS-06")
def test_lava_clears_a_fort_and_a_pen_and_kills_nobles_of_two_tribes_on_the_volcano() -> None:
    table = eruption(6, wrath=0).natives(0, "2,6", villagers=2).natives(1, "2,6", nobles=1).walls("2,6")
    table.building("2,7", "goat_pen", animals=3).natives(0, "2,7", nobles=1).fort("1,6", 3, "field")
    wild = table.state.nature
    table.walls("1,7").end("events")
    assert table.at("2,6") == {"terrain": "volcano", "wall": True}
    assert [table.player(seat).lost_nobles for seat in (0, 1)] == [1, 1]
    assert table.villagers(0) == ["11,4"]
    assert table.now.nature == wild  # the goats are in the reserve
    assert table.supply() == {"dock": 6, "pigsty": 6, "goat_pen": 6, "field": 6}
    assert table.state.wall_reserve == 1
    assert sum(table.state.conquistadors) == 0


# --- catastrophes -------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EVENT-43", "TD-EVENT-42", "TD-TERMS-38")
def test_against_pirates_one_tribe_spends_weapons_and_the_next_an_idol() -> None:
    table = struck("pirates", mode="domination").natives(0, "1,6", villagers=2).natives(1, "1,6", nobles=1)
    table.have(0, horns=1).idols(1, "protection").end("events")
    assert table.asked == 0
    table.choose("weapons 1 0", "saves 1 0")
    assert table.asked == 1
    table.choose("protect_idol")
    assert table.at("1,6")["natives"] == {0: (2, 0), 1: (0, 1)}  # AMB-73: the idol saves everybody
    assert table.goods(0) == {}
    table = struck("pirates").natives(0, "1,6", villagers=2).natives(1, "1,6", nobles=1)
    table.idols(0, "protection").have(1, horns=2).end("events").choose("protect_idol")
    assert table.idle  # the hex is protected: nobody else is asked
    assert table.goods(1) == {"horns": 2}


@pytest.mark.rule("TD-EVENT-43", "TD-CATA-12")
def test_the_last_weapon_against_pirates_may_be_kept_for_a_volcano() -> None:
    table = struck("pirates").natives(0, "1,6", villagers=1).natives(0, "2,6", nobles=1).have(0, obsidian=1)
    table.end("events").choose("no_protection")
    assert table.legal() == {"no_protection", "weapons 0 1"}
    table.choose("weapons 0 1").settle()
    assert table.at("2,6")["natives"] == {0: (0, 1)}
    assert "natives" not in table.at("1,6")


@pytest.mark.rule("TD-CATA-04", "TD-SOLO-11", "TD-SOLO-16")
def test_pirates_take_a_neutral_villager_beside_a_noble_who_is_saved() -> None:
    table = Table(players=1).event("event_1").wrath(0, 0).standee("tsunami", 0)
    table.catastrophe("drought").catastrophe("pirates").standee("moneiba", 6).have(0, horns=1)
    table.building("1,6", "pigsty", animals=1).neutral("1,6").natives(0, "1,6", nobles=1)
    table.natives(0, "11,4", villagers=1).end("events").choose("weapons 1 0").settle()
    assert table.state.neutral == ()
    assert table.at("1,6") == {
        "terrain": "forest", "building": "pigsty", "animals": 1, "natives": {0: (0, 1)},
    }  # fmt: skip


@pytest.mark.rule("TD-CATA-08", "TD-CATA-12", "TD-EVENT-22")
def test_against_tibicenas_only_who_stands_by_animals_without_a_wall_is_asked() -> None:
    table = struck("tibicenas").building("2,7", "goat_pen").natives(0, "2,7", villagers=1)
    table.building("1,6", "pigsty", animals=2).natives(0, "1,6", nobles=1).walls("1,6")
    assert table.idols(0, "protection").end("events").idle
    assert table.at("1,6")["animals"] == 2
    table = struck("tibicenas", mode="domination").building("2,7", "goat_pen", animals=2).nature(1, 3)
    table.natives(0, "2,7", villagers=1).natives(1, "2,7", nobles=1).idols(1, "protection").end("events")
    assert table.asked == 1  # a guest may protect the animals
    table.choose("protect_idol")
    assert table.at("2,7")["animals"] == 2
    assert table.now.nature == (1, 2)


@pytest.mark.rule("TD-CATA-02", "TD-EVENT-21", "TD-CATA-12")
def test_a_guest_may_save_a_field_from_locusts_nobody_one_that_stands_empty() -> None:
    table = struck("locusts").building("1,6", "field").natives(0, "1,6", villagers=1)
    table.natives(2, "1,6", nobles=1).have(2, straw=2).end("events")
    assert table.asked == 2
    assert table.choose("fire straw straw").at("1,6")["building"] == "field"
    table = struck("locusts").building("1,6", "field").have(0, straw=4, wood=4).end("events")
    assert table.at("1,6") == {"terrain": "forest"}


@pytest.mark.rule("TD-CATA-01", "TD-CATA-12")
def test_an_idol_of_somebody_elsewhere_saves_no_dock() -> None:
    table = struck("tropical_storm").building("3,5", "dock").natives(1, "3,5", villagers=2)
    assert table.idols(0, "protection").end("events").idle
    assert table.at("3,5") == {"terrain": "coast"}


@pytest.mark.rule("TD-CATA-09", "TD-CATA-07", "TD-EVENT-07")
def test_a_red_catastrophe_strikes_the_islands_around_as_a_whole() -> None:
    table = struck("earthquake", wrath=3).walls("2,7").end("events")
    assert table.at("2,7") == {"terrain": "mountain", "wall": True}  # AMB-41
    assert "token" not in table.at("5,8")  # island 7 has a hex three steps away
    assert table.at("8,8")["token"] == "basic_ore_token"
    table = struck("guayota", wrath=3).natives(0, "5,7", villagers=1).natives(0, "5,8", villagers=2)
    table.end("events")
    assert table.at("5,7")["natives"] == {0: (1, 0)}
    assert "natives" not in table.at("5,8")


@pytest.mark.rule("TD-CATA-05", "TD-EVENT-24", "TD-EVENT-23")
def test_an_island_that_vanished_is_no_target_and_no_epicentre_in_the_same_step() -> None:
    table = far_away(Table()).event("event_1").wrath(1, 0).catastrophe("san_borondon").catastrophe("guayota")
    table.standee("moneiba", 6).standee("acoran", 6).standee("tsunami", 0).ship("ship_white", 6)
    table.natives(0, "5,7", villagers=1).end("events")
    assert table.legal() == {"target 5,6", "target 4,7"}  # of the two nearest islands one has natives
    table.choose("target 5,6", "fort_tile dock")
    assert [event.happens for event in table.told("EventBegan")] == [True, False, True, False]


# --- ships --------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EVENT-24", "TD-EVENT-27", "TD-EVENT-28")
def test_a_second_ship_finds_forts_instead_of_buildings_and_takes_bare_terrain() -> None:
    table = far_away(Table()).event("event_4").catastrophe("locusts").catastrophe("drought")
    table.standee("tsunami", 0).ship("ship_grey", 6).ship("ship_white", 6)
    table.building("3,5", "dock").natives(0, "3,5", villagers=1).end("events")
    assert table.at("3,5") == {"terrain": "coast", "fort": 2}
    assert table.legal() == {"target 1,6", "target 1,7"}


@pytest.mark.rule("TD-EVENT-33", "TD-EVENT-41")
def test_how_many_weapons_and_of_which_kinds_may_be_declared() -> None:
    table = landing(6).building("3,5", "dock").natives(0, "3,5", villagers=1).have(0, horns=1, obsidian=1)
    assert table.end("events").legal() == {"weapons 0 0", "weapons 1 0", "weapons 0 1"}
    table = landing(6).building("3,5", "dock").natives(0, "3,5", villagers=2, nobles=1)
    table.have(0, horns=2, obsidian=2).end("events")
    assert table.legal() == {
        "weapons 0 0", "weapons 1 0", "weapons 0 1", "weapons 2 0", "weapons 1 1", "weapons 0 2",
    }  # fmt: skip
    assert table.choose("weapons 1 1").player(0).prison == 2


@pytest.mark.rule("TD-EVENT-32", "TD-EVENT-49", "TD-PRIORITY-05")
def test_weapons_spent_in_one_combat_and_the_point_for_it_count_in_the_next() -> None:
    table = landing(6).building("3,5", "dock").building("1,6", "field").have(0, horns=2)
    table.natives(0, "3,5", villagers=2).natives(0, "1,6", villagers=2).end("events")
    table.choose("combat 1,6", "weapons 2 0")
    assert table.idle  # no weapon is left for the dock
    assert table.at("1,6")["natives"] == {0: (2, 0)}
    assert table.at("3,5")["fort"] == 2
    table = landing(6, mode="domination", players=2).building("3,5", "dock").building("1,6", "field")
    for hex_ in ("3,5", "1,6"):
        table.natives(0, hex_, villagers=2).natives(1, hex_, nobles=1)
    table.have(0, horns=4).have(1, horns=4).end("events").choose("combat 3,5", "weapons 2 0")
    assert table.points(0) == 4
    assert table.asked == 1  # the other is behind now


@pytest.mark.rule("TD-EVENT-38", "TD-EVENT-37", "TD-TERMS-38")
def test_who_declines_the_idol_may_still_fight_and_a_noble_alone_becomes_a_hero() -> None:
    table = landing(6).building("2,7", "goat_pen", animals=3).natives(0, "2,7", nobles=1).have(0, horns=1)
    goats = table.state.nature[0]
    table.idols(0, "fertility").end("events").choose("no_protection", "weapons 1 0", "idol learning")
    assert table.at("2,7") == {"terrain": "mountain", "fort": 1}
    assert table.now.nature[0] == goats + 3
    assert table.player(0).lost_nobles == 1
    assert table.held(0) == ["fertility", "learning"]


@pytest.mark.rule("TD-EVENT-49", "TD-EVENT-29")
def test_a_walled_forest_may_be_named_and_keeps_its_token() -> None:
    table = landing(6).walls("1,6").end("events").choose("target 1,6")
    assert table.at("1,6") == {"terrain": "forest", "token": "wood_token", "wall": True}
    table = landing(6).supply_left(dock=0, pigsty=0, goat_pen=0, field=0).end("events").choose("target 1,6")
    assert table.fort_tile("1,6") == ""  # a substitute


@pytest.mark.rule("TD-EVENT-45")
@pytest.mark.parametrize(("version", "asked"), [("2", 0), ("3", 1)])
def test_who_died_on_the_terrain_does_not_choose_the_tile_of_its_fort(version: str, asked: int) -> None:
    table = Table(players=2, mode="domination", version=version).event("event_1").standee("tsunami", 0)
    table.catastrophe("locusts").catastrophe("drought").ship("ship_white", 6).terrain("1,7", "sea")
    table.natives(0, "1,6", villagers=1, nobles=1).natives(1, "11,4", villagers=1, nobles=1).end("events")
    assert table.asking == "ChooseFortTile"
    assert table.asked == asked


# --- the other steps of the end of an era ---------------------------------------------------------------


@pytest.mark.rule("TD-PRIORITY-06", "TD-PRIORITY-05", "TD-END2-05")
def test_discs_that_fall_together_arrive_in_the_order_they_had() -> None:
    table = far_away(Table(mode="domination")).natives(0, "2,0", villagers=1).score(2, 2)
    table.have(0, figs=1).have(2, figs=1)  # 0 has two villagers and loses one, 1 loses its only one
    table.end("food").settle()
    table.choose("dies 2,0")
    assert [table.points(seat) for seat in range(3)] == [2, 2, 2]
    assert table.priority() == [2, 0, 1]


@pytest.mark.rule("TD-END2-04", "TD-END4-02", "TD-END5-02", "TD-END8-02")
def test_wrath_on_the_fatal_space_can_still_fall_before_it_is_looked_at() -> None:
    def starving() -> Table:
        table = far_away(Table(players=2)).wrath(1, 4).offering("moneiba", "offering_1")
        for seat, hex_ in enumerate(FAR[:2]):
            table.natives(seat, hex_, villagers=1).have(seat, fish=1)
        return table

    table = starving().pawns(0, "moneiba", 1, 2).pawns(0, "moneiba", 2, 2)
    table.end("food", "offerings", "survival").settle()
    assert table.state.wrath == (2, 4)  # two tribes starve: 5 and not 6; then the offering is complete
    assert table.ending == ""
    assert starving().end("food", "survival").settle().ending == "lost_by_wrath"


@pytest.mark.rule("TD-END5-03", "TD-END5-05", "TD-OFFER-13")
def test_equal_offerers_are_all_first_and_the_next_count_is_second() -> None:
    table = far_away(Table(players=4, mode="domination"))
    for seat in range(4):
        table.pawns(seat, "acoran", 1, 1)
    table.pawns(3, "moneiba", 1, 2).pawns(1, "moneiba", 2, 1).end("offerings")
    assert table.idle
    assert [table.points(seat) for seat in range(4)] == [5, 6, 5, 7]


@pytest.mark.rule("TD-END5-03", "TD-END5-05", "TD-PRIORITY-08", "TD-AMB-87")
def test_others_take_any_resource_in_the_order_before_the_rewards() -> None:
    table = far_away(Table(players=4, mode="domination")).pawns(0, "acoran", 1, 4).pawns(1, "acoran", 2, 2)
    table.pawns(2, "acoran", 2, 1).pawns(3, "acoran", 2, 1).score(3, 1).end("offerings")
    assert table.asked == 3
    assert len(table.legal()) == 18
    assert table.choose("resource toasted_flour").asked == 2
    assert table.choose("resource obsidian").goods(2)["obsidian"] >= 1
    assert table.goods(3) == {"toasted_flour": 1}


@pytest.mark.rule("TD-END3-05", "TD-PRIORITY-07")
def test_the_leader_in_waste_is_looked_for_again_before_each_removal() -> None:
    table = far_away(Table(players=2, mode="domination")).waste(0, 3).waste(1, 3).end("waste_step")
    # Both have three: the one who is last in priority, then the other one; two pawns are left.
    assert [table.points(seat) for seat in (0, 1)] == [2, 2]
    assert [player.waste for player in table.state.players] == [1, 1]
    assert table.state.wrath == (2, 1)


@pytest.mark.rule("TD-END3-05", "TD-END3-03")
def test_waste_that_just_fits_angers_nobody() -> None:
    table = far_away(Table(mode="domination")).waste(0, 2).have(0, milk=1).have(1, cheese=3).end("waste_step")
    assert [player.waste for player in table.state.players] == [3, 0, 0]
    assert (table.state.wrath, table.points(0)) == ((1, 1), 3)
    assert table.goods(1) == {"cheese": 3}


@pytest.mark.rule("TD-END4-01", "TD-TERMS-35")
def test_all_seven_need_the_second_cave() -> None:
    table = Table(players=2, tribes=["agana", "ecero"]).natives(0, "2,0", villagers=4)
    table.natives(0, "0,1", villagers=3).natives(1, "2,1", villagers=4).end("housing")
    table.choose("dies 2,0", "dies 0,1", "dies 2,0")
    assert table.villagers(0) == ["2,0", "2,0", "0,1", "0,1"]
    assert table.state.wrath == (1, 2)
    caved = Table(players=2).natives(0, "2,0", villagers=7).cave(0).end("housing")
    assert len(caved.villagers(0)) == 7


@pytest.mark.rule("TD-END7-01", "TD-TERMS-13", "TD-AMB-38")
def test_a_noble_is_taught_by_a_noble_and_two_nobles_learn_two_trades() -> None:
    table = Table(players=3).trades(0, "fisher", "goatherd").trades(1, "pig_breeder", "farmer")
    table.building("2,0", "field").natives(0, "2,0", nobles=1).natives(1, "2,0", nobles=1)
    table.building("4,1", "pigsty").natives(0, "4,1", nobles=1).natives(1, "4,1", villagers=1)
    before = table.depot(0)
    table.end("learning")
    assert table.known(0) == {"fisher", "goatherd", "farmer", "pig_breeder"}
    assert table.depot(0) == (before[0] + 2, before[1])
    assert table.known(1) == {"pig_breeder", "farmer"}


@pytest.mark.rule("TD-END9-02", "TD-END9-03", "TD-END9-06", "TD-STRAT-03")
def test_the_same_tribe_may_pay_both_fires_and_who_has_one_unit_is_not_asked() -> None:
    table = far_away(Table(players=2)).have(0, straw=4).have(1, wood=1).end("prophecies")
    table.choose("fire straw straw", "fire straw straw")
    assert table.idle
    assert table.state.hand == (0, 0)
    assert table.goods(0) == {}


@pytest.mark.rule("TD-STRAT-14", "TD-STRAT-03", "TD-STRAT-07")
@pytest.mark.parametrize("what", ["tibiabin", "tamonante"])
def test_the_payer_of_one_fire_chooses_after_the_ships(what: str) -> None:
    table = far_away(Table(players=2)).era(2).event("event_7").fires(1).strategy()
    assert table.asking == "RollShip"
    table.choose(table.choices()[0].text)
    assert table.asked == 1
    table.choose(f"reveal {what}").settle()
    assert (table.now.prophecy >= 0) == (what == "tibiabin")
    assert (min(table.now.catastrophes) >= 0) == (what == "tamonante")
    assert table.now.hand == ()


@pytest.mark.rule("TD-END10-01", "TD-END10-03", "TD-END10-05", "TD-END10-07", "TD-PRIORITY-05")
def test_upkeep_keeps_what_is_not_used_and_orders_ties_by_their_discs() -> None:
    table = far_away(Table(mode="domination")).discs(2, 0, 1).score(1, 1).passed(0, 1, 2)
    table.used_markers(0, 1, 1).markers(0, 1, 1).prison(1, 2).waste(2, 1).have(0, cheese=2).walls("2,0")
    table.canoes("1,0").pawns(0, "acoran", 1, 2).end("upkeep").decision  # noqa: B018
    assert table.state.order == (1, 2, 0)
    assert table.depot(0) == (2, 1)
    assert table.player(0).spent_cylinders == 1
    assert (table.player(1).prison, table.player(2).waste, table.goods(0)) == (2, 1, {"cheese": 2})
    assert table.offered("acoran") == [[0, 0, 0]] * 4
    assert "wall" in table.at("2,0")
    assert table.canoe_hexes() == ["1,0"]
    assert [player.passed for player in table.state.players] == [0, 0, 0]


# --- dowry ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-DOWRY-06", "TD-DOWRY-07", "TD-DOWRY-08", "TD-HERD-08")
@pytest.mark.parametrize(("version", "then"), [("2", {"give wood"}), ("3", {"give figs", "give wood"})])
def test_the_units_of_a_dowry_are_named_in_any_order(version: str, then: set[str]) -> None:
    table = Table(players=2, dowry=True, version=version).have(0, figs=1, wood=3).natives(1, "2,0", nobles=1)
    table.building("2,1", "goat_pen", animals=2).natives(1, "2,1", villagers=1).natives(1, "4,1", villagers=1)
    table.natives(0, "1,1", nobles=1).explore(0).walk("1,1", "2,0", nobles=1).choose("stop", "dowry 2,0 2")
    table.choose("give wood")
    assert table.legal() == then
    if version == "2":
        return
    table.choose("give figs", "give wood", "accept")
    assert table.goods(1) == {"figs": 1, "wood": 2}
    assert table.asked == 1
    assert table.legal() == {"gives 2,1", "gives 4,1"}
    wild = table.now.nature[0]
    table.choose("gives 2,1")
    assert table.now.nature[0] == wild + 2
    assert table.asked == 0
    assert table.legal() == {"settle 2,0"}  # beside the noble
    assert table.choose("settle 2,0").natives_at("2,0") == {0: (1, 1), 1: (0, 1)}

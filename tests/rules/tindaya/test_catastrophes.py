"""The gods' catastrophe cards (area CATA), one test for each, and who may protect what (TD-EX-33)."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

MONEIBA = ("tropical_storm", "locusts", "cyclone", "pirates", "san_borondon")


def struck(card: str, **options: Any) -> Table:
    """Only this card strikes, on island 6 alone; every tribe lives on island 4, too."""
    god = "moneiba" if card in MONEIBA else "acoran"
    table = Table(**options).event("event_1").wrath(0, 0).standee("tsunami", 0)
    table.catastrophe("locusts").catastrophe("drought").catastrophe(card).standee(god, 6)
    for seat, hex_ in enumerate(("11,4", "11,3", "10,5")[: table.box.seats]):
        table.natives(seat, hex_, villagers=1, nobles=1)
    return table


def strike(table: Table) -> Table:
    return table.end("events").settle()


def dead(table: Table, seat: int, villagers: int, nobles: int) -> bool:
    """Whether the tribe has lost so many of three villagers and two nobles."""
    player = table.player(seat)
    return (len(player.villagers), len(player.nobles)) == (3 - villagers, 2 - nobles)


@pytest.mark.rule("TD-CATA-01", "TD-CATA-11", "TD-CATA-12", "TD-EVENT-20", "TD-EVENT-21")
@pytest.mark.component("tropical_storm")
def test_tropical_storm_takes_docks_with_their_natives_and_clay() -> None:
    table = struck("tropical_storm").building("3,5", "dock").natives(0, "3,5", villagers=2, nobles=1)
    table.building("1,6", "pigsty", animals=1).natives(1, "1,6", villagers=1)
    strike(table)
    assert table.at("3,5") == {"terrain": "coast"}
    assert dead(table, 0, 2, 1)
    assert table.at("1,6")["building"] == "pigsty"
    assert table.supply()["dock"] == 6
    table = strike(struck("tropical_storm"))
    assert "token" not in table.at("3,5")
    assert table.at("4,8")["token"] == "clay_token"  # another island


@pytest.mark.rule("TD-CATA-01", "TD-EVENT-22", "TD-EVENT-42", "TD-CATA-12")
@pytest.mark.component("protection")
def test_walls_keep_docks_and_clay_an_idol_one_dock() -> None:
    table = struck("tropical_storm").building("3,5", "dock").walls("3,5").idols(0, "protection")
    strike(table.natives(0, "3,5", villagers=1))
    assert table.at("3,5")["building"] == "dock"
    assert table.held(0) == ["protection"]  # the wall works first: nobody was asked
    assert strike(struck("tropical_storm").walls("3,5")).at("3,5")["token"] == "clay_token"
    table = struck("tropical_storm").building("3,5", "dock").idols(0, "protection")
    table.natives(0, "3,5", villagers=1).natives(1, "3,5", nobles=1).end("events").choose("protect_idol")
    assert table.at("3,5")["natives"] == {0: (1, 0), 1: (0, 1)}  # AMB-73: everybody there is safe
    assert table.held(0) == []
    bare = struck("tropical_storm").idols(0, "protection").natives(0, "3,5", villagers=1)
    assert bare.end("events").idle  # AMB-115: no idol for clay on a bare coast
    assert "token" not in bare.at("3,5")


@pytest.mark.rule("TD-CATA-02", "TD-TERMS-22", "TD-EX-37", "TD-CATA-12")
@pytest.mark.component("locusts")
def test_locusts_take_fields_but_nobody_dies_and_a_fire_saves_one() -> None:
    table = struck("locusts").building("1,6", "field").building("1,7", "field").walls("1,6")
    table.natives(0, "1,6", villagers=1).natives(0, "1,7", villagers=1).idols(0, "protection")
    table.have(0, wood=1, manure=1, straw=2).end("events")
    assert table.legal() == {
        "no_protection", "fire manure straw", "fire manure wood", "fire straw straw", "fire straw wood",
    }  # fmt: skip
    table.choose("no_protection", "fire manure wood")
    assert table.at("1,6") == {"terrain": "forest", "wall": True, "natives": {0: (1, 0)}}
    assert table.at("1,7")["building"] == "field"
    assert table.goods(0) == {"straw": 2}


@pytest.mark.rule("TD-CATA-03", "TD-EXPLORE-12")
@pytest.mark.component("cyclone")
def test_cyclone_takes_pens_goats_and_canoes_beside_the_island() -> None:
    table = struck("cyclone").building("2,7", "goat_pen", animals=3).natives(0, "2,7", villagers=1, nobles=1)
    goats = table.state.nature[0]
    strike(table.canoes("2,8", "1,5", "7,5"))
    assert table.at("2,7") == {"terrain": "mountain"}
    assert table.villagers(0) == table.nobles(0) == ["11,4"]
    assert table.state.nature[0] == goats  # killed, not escaped
    assert table.canoe_hexes() == ["7,5"]
    walled = (
        struck("cyclone").building("2,7", "goat_pen", animals=3).walls("2,7").natives(0, "2,7", villagers=1)
    )
    assert strike(walled).at("2,7")["animals"] == 3


@pytest.mark.rule("TD-CATA-04", "TD-EVENT-43", "TD-TERMS-21")
@pytest.mark.component("pirates")
def test_pirates_spare_those_for_whom_a_weapon_is_spent() -> None:
    table = struck("pirates").building("1,6", "pigsty", animals=2).natives(0, "1,6", villagers=2, nobles=1)
    table.natives(1, "2,6", villagers=1).natives(2, "3,5", villagers=1).walls("3,5").fort("1,7", 2)
    table.have(0, horns=1, obsidian=1).end("events")
    assert table.legal() == {"no_protection", "weapons 1 0", "weapons 0 1", "weapons 1 1"}
    table.choose("weapons 1 1")
    assert table.legal() == {"saves 2 0", "saves 1 1"}
    table.choose("saves 1 1")
    assert table.at("1,6")["natives"] == {0: (1, 1)}
    assert table.at("1,6")["animals"] == 2  # a native survives
    assert "natives" not in table.at("2,6")  # volcanoes are no refuge
    assert table.at("3,5")["natives"] == {2: (1, 0)}  # the wall is
    assert table.at("1,7")["fort"] == 2
    assert table.goods(0) == {}


@pytest.mark.rule("TD-CATA-04", "TD-CATA-12", "TD-EVENT-42")
def test_pirates_an_idol_saves_all_on_a_hex_and_livestock_flees_where_nobody_is_left() -> None:
    table = struck("pirates").building("1,6", "pigsty", animals=2).natives(0, "1,6", villagers=2)
    table.building("2,7", "goat_pen", animals=2).natives(1, "2,7", villagers=1).natives(0, "2,6", nobles=1)
    goats = table.state.nature[0]
    table.idols(0, "protection").end("events")
    table.choose("protect_idol")  # 1,6 comes first in board order
    assert table.at("1,6")["natives"] == {0: (2, 0)}
    assert table.at("2,7") == {"terrain": "mountain", "building": "goat_pen"}
    assert table.state.nature[0] == goats + 2


@pytest.mark.rule("TD-CATA-05", "TD-TERMS-01", "TD-EVENT-09")
@pytest.mark.component("san_borondon")
def test_san_borondon_takes_the_whole_island() -> None:
    table = (
        struck("san_borondon").building("1,6", "pigsty", animals=2).natives(0, "1,6", villagers=2, nobles=1)
    )
    table.fort("1,7", 2).walls("3,5", "2,6").canoes("2,5").idols(0, "protection").natives(
        1, "2,6", villagers=1
    )
    strike(table)
    assert {table.at(hex_)["terrain"] for hex_ in ("3,5", "1,6", "2,6", "1,7", "2,7")} == {"sea"}
    assert table.villagers(0) == ["11,4"]
    assert table.player(0).lost_nobles == 1
    assert table.state.volcanoes[5] == -1
    assert table.state.wall_reserve == 2
    assert sum(table.state.conquistadors) == 0
    assert table.canoe_hexes() == ["2,5"]  # AMB-42
    assert table.supply() == {"dock": 6, "pigsty": 6, "goat_pen": 6, "field": 6}


@pytest.mark.rule("TD-CATA-06", "TD-MARKET-06")
@pytest.mark.component("wildfire")
def test_wildfire_takes_pigsties_and_wood() -> None:
    table = struck("wildfire").building("1,6", "pigsty", animals=2).natives(0, "1,6", villagers=2, nobles=1)
    pigs = table.state.nature[1]
    strike(table.walls("1,6").idols(0, "protection").natives(1, "1,7", villagers=1))
    assert table.at("1,6") == {"terrain": "forest", "wall": True}
    assert dead(table, 0, 2, 1)
    assert table.state.nature[1] == pigs
    assert table.at("1,7") == {"terrain": "forest", "natives": {1: (1, 0)}}


@pytest.mark.rule("TD-CATA-07")
@pytest.mark.component("guayota")
def test_guayota_kills_all_but_those_on_a_volcano() -> None:
    table = struck("guayota").building("2,7", "goat_pen", animals=2).natives(0, "2,7", villagers=2, nobles=1)
    goats = table.state.nature[0]
    table.natives(1, "2,6", villagers=1).fort("1,7", 2).walls("2,7").idols(0, "protection")
    strike(table)
    assert table.at("2,7") == {"terrain": "mountain", "building": "goat_pen", "wall": True}
    assert table.state.nature[0] == goats + 2
    assert table.at("2,6")["natives"] == {1: (1, 0)}
    assert table.at("1,7")["fort"] == 2


@pytest.mark.rule("TD-CATA-08", "TD-EX-33", "TD-IDOL-06", "TD-EVENT-21")
@pytest.mark.component("tibicenas")
def test_tibicenas_kill_all_animals_but_those_an_idol_protects() -> None:
    table = struck("tibicenas").nature(5, 4).idols(0, "protection")
    table.terrain("1,7", "mountain")  # the example needs two mountains on island 6
    table.building("2,7", "goat_pen", animals=3).natives(0, "2,7", villagers=1)
    table.building("1,7", "goat_pen", animals=2).natives(0, "1,7", villagers=1)
    table.building("1,6", "pigsty", animals=1).natives(1, "1,6", nobles=1)
    table.end("events").choose("no_protection", "protect_idol")
    assert "animals" not in table.at("1,7")
    assert table.at("2,7")["animals"] == 3
    assert "animals" not in table.at("1,6")
    assert table.at("1,6")["building"] == "pigsty"
    assert table.state.nature == (3, 2)
    assert table.player(0).used_idols == (1,)
    assert strike(struck("tibicenas").nature(1, 0)).state.nature == (1, 0)


@pytest.mark.rule("TD-CATA-09")
@pytest.mark.component("earthquake")
def test_earthquake_takes_pens_and_both_kinds_of_ore() -> None:
    table = (
        struck("earthquake").building("2,7", "goat_pen", animals=2).natives(0, "2,7", villagers=2, nobles=1)
    )
    goats = table.state.nature[0]
    strike(table.walls("2,7"))
    assert table.at("2,7") == {"terrain": "mountain", "wall": True}
    assert dead(table, 0, 2, 1)
    assert table.state.nature[0] == goats
    for kind in ("basic_ore_token", "volcanic_ore_token"):
        assert "token" not in strike(struck("earthquake").token("2,7", kind)).at("2,7")


@pytest.mark.rule("TD-CATA-10", "TD-EVENT-42", "TD-CATA-12")
@pytest.mark.component("drought")
def test_drought_takes_fields_with_their_natives_a_manure_saves_one() -> None:
    table = struck("drought").building("1,6", "field").building("1,7", "field").have(0, manure=1)
    table.natives(0, "1,6", villagers=1).natives(0, "1,7", villagers=1).natives(1, "1,6", nobles=1)
    table.have(1, manure=1).end("events")
    assert table.asked == 0
    table.choose("manure")
    assert table.idle  # 1,6 is protected for both, and no manure is left for 1,7
    assert table.at("1,6")["natives"] == {0: (1, 0), 1: (0, 1)}
    assert table.at("1,7") == {"terrain": "forest"}
    assert table.goods(0) == {}
    assert table.goods(1) == {"manure": 1}


@pytest.mark.rule("TD-EVENT-42", "TD-PRIORITY-02")
def test_protections_are_asked_in_priority_order() -> None:
    table = struck("drought", mode="domination").building("1,6", "field").score(1, 1)
    table.natives(0, "1,6", villagers=1).natives(1, "1,6", nobles=1).have(0, manure=1).have(1, manure=1)
    assert table.end("events").asked == 1
    assert table.choose("no_protection").asked == 0


@pytest.mark.rule("TD-TERMS-24", "TD-CATA-11")
@pytest.mark.parametrize("card", [*MONEIBA[:4], "wildfire", "guayota", "tibicenas", "earthquake", "drought"])
def test_forts_are_no_buildings(card: str) -> None:
    table = struck(card).fort("3,5", 2, "dock").fort("1,6", 2, "pigsty").fort("2,7", 2, "goat_pen")
    strike(table.fort("1,7", 2, "field"))
    assert sum(table.state.conquistadors) == 8

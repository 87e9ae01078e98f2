"""Ships of the conquistadors (TD-EVENT-24 to -49; TD-EX-34, -36, -52): targets, combats, forts."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table


def landing(trench: int, **options: Any) -> Table:
    """Event 1 with a white ship and nothing else; every tribe lives on island 4."""
    table = Table(**options).event("event_1").catastrophe("locusts").catastrophe("drought")
    for seat, hex_ in enumerate(("11,4", "11,3", "10,5")[: table.box.seats]):
        table.natives(seat, hex_, villagers=1, nobles=1)
    return table.standee("tsunami", 0).ship("ship_white", trench)


def attacked(table: Table) -> int:
    return [event.attacked for event in table.told("ShipLanded")][-1]


@pytest.mark.rule("TD-EX-34", "TD-EVENT-24", "TD-EVENT-25", "TD-EVENT-26", "TD-EVENT-31", "TD-EVENT-37")
def test_three_buildings_are_attacked_by_six_conquistadors() -> None:
    table = landing(6).building("3,5", "dock").building("1,6", "pigsty").building("2,7", "goat_pen")
    table.end("events").settle()
    assert attacked(table) == 3
    assert [table.at(hex_).get("fort") for hex_ in ("3,5", "1,6", "2,7")] == [2, 2, 2]
    assert [table.fort_tile(hex_) for hex_ in ("3,5", "1,6", "2,7")] == ["dock", "pigsty", "goat_pen"]
    assert table.supply() == {"dock": 5, "pigsty": 5, "goat_pen": 5, "field": 6}  # turned over in place


@pytest.mark.rule("TD-EVENT-25", "TD-EVENT-45", "TD-PRIORITY-02")
def test_ties_of_islands_go_by_buildings_natives_and_the_player_with_priority() -> None:
    def tied() -> Table:
        table = landing(6)
        return table.terrain("3,5", "sea")

    table = tied().order(1, 0, 2).end("events")
    assert table.asking == "ChooseTarget"
    assert table.asked == 1  # the holder of turn-order token 1
    assert len(table.legal()) == 2
    table = tied().natives(0, "5,7", villagers=1).end("events")
    assert table.asking == "ChooseTerrain"  # island 7 has most natives
    assert table.legal() == {"target 5,6", "target 4,7"}
    table = tied().natives(0, "5,7", villagers=1).building("2,7", "goat_pen").end("events").settle()
    assert table.at("2,7")["fort"] == 2  # but buildings come first


@pytest.mark.rule("TD-EVENT-45")
def test_the_first_in_priority_with_a_native_on_the_board_decides() -> None:
    table = landing(6, mode="domination")
    table.player(0).villagers = table.player(0).nobles = ()
    table.score(0, 1).score(2, 2).end("events")
    assert table.asking == "ChooseTerrain"
    assert table.asked == 2


@pytest.mark.rule("TD-EVENT-27", "TD-EVENT-49", "TD-BUILD-05")
def test_without_a_building_one_terrain_is_attacked_forests_first() -> None:
    table = landing(6).end("events")
    assert table.legal() == {"target 1,6", "target 1,7"}
    table.choose("target 1,7")
    assert table.asking == "ChooseFortTile"  # four types are tied in the supply
    table.choose("fort_tile goat_pen")
    assert table.at("1,7")["fort"] == 2
    assert "token" not in table.at("1,7")
    assert table.supply()["goat_pen"] == 5
    table.event("event_1").ship("ship_white", 6).fort("1,6").end("events")
    table.choose(table.choices()[0].text)
    assert table.at("3,5")["fort"] == 2  # forts are no targets: coast comes next


@pytest.mark.rule("TD-EVENT-45", "TD-EVENT-27")
def test_chance_decides_for_nobody() -> None:
    table = landing(6, mode="domination")
    for player in table.state.players:
        player.villagers = player.nobles = ()
    table.end("events")
    assert table.asking == "DrawTerrain"
    table.choose("target 1,6")
    assert table.asking == "DrawFortTile"
    table.choose("fort_tile field")
    assert table.fort_tile("1,6") == "field"


@pytest.mark.rule("TD-EVENT-28")
def test_an_island_with_nothing_left_to_attack_is_spared_and_so_are_the_others() -> None:
    table = landing(6).fort("3,5", 2).fort("1,6", 2).fort("1,7", 2).fort("2,7", 2).end("events").settle()
    assert attacked(table) == 0
    assert sum(table.state.conquistadors) == 8


@pytest.mark.rule("TD-EVENT-29", "TD-MARKET-03", "TD-MARKET-06", "TD-TERMS-25")
def test_conquistadors_flee_from_a_wall_even_without_natives() -> None:
    table = landing(6).building("3,5", "dock").walls("3,5").end("events").settle()
    assert table.at("3,5") == {"terrain": "coast", "building": "dock", "wall": True}
    assert [event.result for event in table.told("AttackEnded")] == ["wall"]


@pytest.mark.rule("TD-EVENT-30", "TD-EVENT-41", "TD-IDOL-06", "TD-TERMS-38")
def test_an_idol_repels_an_attack_and_everybody_with_one_is_asked() -> None:
    table = landing(6, mode="domination").building("3,5", "dock")
    table.natives(0, "3,5", villagers=1).natives(1, "3,5", nobles=1)
    table.idols(0, "movement").idols(1, "protection").have(0, obsidian=1).end("events")
    assert table.asked == 0
    assert table.legal() == {"no_protection"}
    table.choose("no_protection")
    assert table.asked == 1
    assert table.legal() == {"no_protection", "protect_idol"}
    table.choose("protect_idol")
    assert table.idle
    assert table.at("3,5")["building"] == "dock"
    assert table.held(1) == []
    assert table.player(1).used_idols == (1,)
    assert table.goods(0) == {"obsidian": 1}
    assert [table.points(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("TD-EX-52", "TD-EVENT-33", "TD-EVENT-34", "TD-EVENT-35", "TD-EVENT-36")
def test_two_tribes_defend_a_field_together() -> None:
    table = landing(6, mode="domination", players=2).building("1,6", "field").score(1, 1)
    table.natives(0, "1,6", villagers=1).natives(1, "1,6", nobles=1).have(0, horns=3).have(1, obsidian=3)
    table.end("events")
    other = table.copy()
    assert table.asked == 1
    assert table.legal() == {"weapons 0 0", "weapons 0 1"}
    table.choose("weapons 0 1")
    assert table.asked == 0
    table.choose("weapons 1 0")
    assert [table.player(seat).prison for seat in (0, 1)] == [1, 1]
    assert [table.points(seat) for seat in (0, 1)] == [4, 2]
    assert table.at("1,6")["natives"] == {0: (1, 0), 1: (0, 1)}
    other.choose("weapons 0 1", "weapons 0 0")
    assert other.asking == "DrawIdol"  # TD-EVENT-38: Blue is the hero
    other.choose("idol fertility")
    assert other.held(1) == ["fertility"]
    assert other.at("1,6") == {"terrain": "forest", "fort": 1}
    assert other.goods(1) == {"obsidian": 2}
    assert other.player(1).lost_nobles == 1
    assert [other.points(seat) for seat in (0, 1)] == [3, 1]


@pytest.mark.rule("TD-EVENT-32", "TD-EVENT-40", "TD-EVENT-49", "TD-EVENT-38", "TD-EVENT-37")
def test_the_player_with_priority_orders_the_combats() -> None:
    table = landing(6).order(2, 1, 0).building("3,5", "dock").building("2,7", "goat_pen", animals=2)
    table.building("1,6", "pigsty")
    table.natives(0, "3,5", villagers=2).natives(0, "2,7", villagers=2).have(0, obsidian=2).end("events")
    assert table.asked == 2
    assert table.legal() == {"combat 3,5", "combat 2,7"}
    assert table.at("1,6")["fort"] == 2  # hexes without natives fall first
    goats = table.state.nature[0]
    table.choose("combat 2,7", "weapons 0 0")
    assert table.at("2,7")["fort"] == 2
    assert table.state.nature[0] == goats + 2
    table.choose("weapons 0 2")
    assert table.player(0).prison == 2
    assert table.at("3,5")["natives"] == {0: (2, 0)}


@pytest.mark.rule("TD-EX-36", "TD-EVENT-37", "TD-EVENT-38", "TD-CATA-06", "TD-END5-02", "TD-EVENT-01")
def test_a_full_era_of_the_rulebook() -> None:
    blue, red, green = range(3)
    table = Table(mode="domination").event("event_1").wrath(1, 1)
    table.catastrophe("san_borondon").catastrophe("wildfire").score(green, 9)
    table.standee("moneiba", 5).standee("tsunami", 2).standee("acoran", 7).ship("ship_white", 6)
    table.building("4,8", "dock").natives(blue, "4,8", villagers=1).have(blue, obsidian=1)
    table.building("5,8", "goat_pen", animals=2).natives(red, "5,8", villagers=1, nobles=1)
    table.building("4,7", "pigsty", animals=2).natives(red, "4,7", villagers=2).have(red, horns=1, obsidian=1)
    table.building("3,5", "dock").natives(blue, "3,5", villagers=1)
    table.building("1,6", "pigsty", animals=3).natives(blue, "1,6", villagers=1, nobles=1)
    table.natives(green, "-1,6", villagers=1).natives(blue, "11,4", nobles=1, villagers=1)
    pigs = table.state.nature[1]
    table.end("offerings", "events")
    assert table.asking == "ChooseCombat"
    assert table.state.wrath == (2, 2)  # neither offering was complete
    assert table.villagers(green) == []  # (1) island 5 vanished
    assert table.at("3,5")["terrain"] == table.at("1,6")["terrain"] == "sea"  # (2)
    assert attacked(table) == 3  # (3) island 7 has more buildings
    table.choose("combat 4,8", "weapons 0 1")
    assert table.asking == "DrawIdol"
    table.choose("idol learning")
    assert table.at("4,8") == {"terrain": "coast", "fort": 1}
    assert table.held(blue) == ["learning"]
    table.choose("combat 5,8", "weapons 1 1")
    assert table.player(red).prison == 2
    assert table.points(red) == 4
    assert table.at("4,7") == {"terrain": "forest", "fort": 2}  # no weapon was left: nobody was asked
    assert table.state.nature[1] == pigs + 2
    assert table.idle
    assert "token" not in table.at("5,6")  # (4) wildfire found no pigsty, but wood
    assert table.at("5,8")["building"] == "goat_pen"
    assert table.villagers(red) == ["5,8"]


@pytest.mark.rule("TD-SOLO-06", "TD-SOLO-11", "TD-SOLO-15", "TD-SOLO-16")
def test_a_neutral_building_is_attacked_and_its_villager_does_not_count() -> None:
    def table_for(nobles: int) -> Table:
        table = landing(6, players=1).building("3,5", "dock").neutral("3,5").have(0, horns=2)
        return table.natives(0, "3,5", nobles=nobles) if nobles else table

    table = table_for(0).end("events").settle()
    assert table.at("3,5") == {"terrain": "coast", "fort": 2}  # undefended
    assert table.state.neutral == ()
    table = table_for(1).end("events")
    assert table.legal() == {"weapons 0 0", "weapons 1 0"}
    table.choose("weapons 1 0").settle()
    assert table.at("3,5")["fort"] == 1
    table = table_for(2).end("events").choose("weapons 2 0")
    assert table.player(0).prison == 2
    assert table.state.neutral == (table.hex("3,5"),)


@pytest.mark.rule("TD-TERMS-38", "TD-TERMS-37")
def test_a_game_never_answers_for_an_idol_that_does_not_fit() -> None:
    table = Table(mode="domination").building("3,5", "dock").natives(0, "3,5", villagers=1, nobles=2)
    table.event("event_1").catastrophe("locusts").catastrophe("drought").ship("ship_white", 6)
    for seat in (1, 2):
        table.natives(seat, "11,4", villagers=1, nobles=2)
    game = table.idols(0, "movement").standee("tsunami", 0).passed(1, 2).to_move(0).play(seed=1)
    game.choose("pass")
    while game.decision is not None and type(game.decision).__name__ != "SpendIdol":
        game.choose(game.choices[0].text)
    assert [choice.text for choice in game.choices] == ["no_protection"]
    game.choose("no_protection")
    entry = next(entry for entry in game.record.entries if entry.choice == "no_protection")
    assert not entry.automatic  # whoever reads the log cannot tell that there was no other answer

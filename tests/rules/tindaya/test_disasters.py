"""The Events step (areas END6, EVENT): order, tsunami, eruption (TD-EX-31, -32, -35, -60)."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.invariants import broken
from firekeeper.games.tindaya.islands import numbers_of
from firekeeper.games.tindaya.ships import target_islands
from firekeeper.games.tindaya.terms import NOWHERE, SYMBOLS, TOKENS

HOMES = ("11,4", "11,3", "10,5")
"""Hexes of island 4, where nothing happens in these examples."""


def people(table: Table) -> Table:
    """Every tribe has a noble and a villager far from what happens."""
    for seat, hex_ in enumerate(HOMES[: table.box.seats]):
        table.natives(seat, hex_, villagers=1, nobles=1)
    return table


def flood(trench: int, wrath: int = 1, **options: object) -> Table:
    """Event 1 with a tsunami and nothing else."""
    table = people(Table(**options)).event("event_1").wrath(1, wrath)  # type: ignore[arg-type]
    return table.catastrophe("locusts").catastrophe("drought").standee("tsunami", trench)


def eruption(volcano: int, wrath: int = 1, **options: object) -> Table:
    """Event 2 with an eruption and nothing else."""
    table = people(Table(**options)).event("event_2").wrath(wrath, 1)  # type: ignore[arg-type]
    return table.catastrophe("locusts").catastrophe("drought").standee("eruption", volcano)


def terrain(table: Table, *hexes: str) -> list[str]:
    return [table.at(hex_)["terrain"] for hex_ in hexes]


def whole(table: Table) -> None:
    """No piece is lost or doubled; tribes need not have all their nobles and trades here."""
    laws = [law for law in broken(table.state) if not law.startswith("seat")]
    assert laws == []


def question(table: Table) -> Any:
    """The open question with all its fields."""
    return table.decision


def island_names(table: Table) -> set[tuple[int, ...]]:
    return {numbers_of(table.state, island) for island in table.state.islands}


# --- tsunami ------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EXPLORE-12", "TD-EVENT-08")
@pytest.mark.parametrize("disaster", ["tsunami", "eruption"])
@pytest.mark.parametrize("wrath", [0, 1])
def test_canoes_inside_the_area_of_a_disaster_are_destroyed(disaster: str, wrath: int) -> None:
    """At one step, at two and at three from the middle: the area reaches as far as the wrath of its god."""
    table = flood(7) if disaster == "tsunami" else eruption(7)
    center = table.state.standees[SYMBOLS.index(disaster)]
    sea: list[list[str]] = [[] for _ in range(4)]
    for hex_, kind in enumerate(table.state.terrain):
        if kind == 0 and table.box.board.apart[center][hex_] <= 3:
            sea[table.box.board.apart[center][hex_]].append(table.box.board.names[hex_])
    table.wrath(wrath, wrath).canoes(sea[1][0], sea[2][0], sea[3][0], sea[3][0])
    table.end("events").settle()
    reach = table.box.wrath_radius[wrath]
    left = [sea[distance][0] for distance in (1, 2, 3, 3) if distance > reach]
    assert sorted(table.canoe_hexes()) == sorted(left)
    assert len(left) < 4


@pytest.mark.rule("TD-EX-31", "TD-EVENT-04", "TD-EVENT-06", "TD-EVENT-08", "TD-EVENT-11", "TD-EVENT-13")
def test_an_orange_tsunami_takes_island_7_but_its_volcano_and_a_mountain_of_island_6() -> None:
    table = flood(7).building("2,7", "goat_pen", animals=2).natives(0, "2,7", villagers=2, nobles=1)
    table.building("4,8", "dock").natives(1, "4,8", villagers=1).natives(2, "5,7", nobles=1)
    table.fort("4,7", 2).walls("5,8").canoes("3,7", "0,6")
    docks, pens = table.supply()["dock"], table.supply()["goat_pen"]
    table.end("events").settle()
    lost = ["5,6", "4,7", "4,8", "5,8", "2,7"]
    assert terrain(table, *lost) == ["sea"] * 5
    assert [event.hexes for event in table.told("Struck")] == [["5,6", "2,7", "4,7", "4,8", "5,8"]]
    assert terrain(table, "5,7", "1,7", "3,5") == ["volcano", "forest", "coast"]
    assert "5,7" in table.nobles(2)  # TD-EVENT-12
    assert table.villagers(0) == ["11,4"]  # two villagers back in the reserve
    assert table.player(0).lost_nobles == 1
    assert table.villagers(1) == ["11,3"]
    assert table.state.nature[0] == 5  # the goats went to the reserve, not to Nature
    assert table.supply()["dock"] == docks + 1
    assert table.supply()["goat_pen"] == pens + 1
    assert sum(table.state.conquistadors) == 0
    assert table.state.wall_reserve == 2
    assert table.canoe_hexes() == ["0,6"]
    whole(table)


@pytest.mark.rule("TD-EVENT-12", "TD-EVENT-46", "TD-TERMS-01", "TD-TERMS-02")
def test_a_tsunami_leaves_volcanoes_with_natives_and_walls() -> None:
    table = flood(7, wrath=3).natives(0, "5,7", villagers=2).walls("5,7")
    table.end("events").settle()
    assert table.at("5,7")["natives"] == {0: (2, 0)}
    assert table.at("5,7")["wall"]
    assert (7,) in island_names(table)  # an island of a volcano alone


@pytest.mark.rule("TD-EVENT-05", "TD-EX-35")
def test_a_yellow_tsunami_on_trench_2_touches_no_land_an_orange_one_part_of_island_6() -> None:
    table = flood(2, wrath=0).end("events").settle()
    assert [event.hexes for event in table.told("Struck")] == [[]]
    for wrath in (1, 2):
        table = flood(2, wrath).ship("ship_white", 6)
        assert [numbers_of(table.state, island) for island in target_islands(table.state, 0)] == [(6,)]
        table.ship("ship_white", 0).end("events").settle()
        assert [event.hexes for event in table.told("Struck")] == [["3,5", "1,6"]]
        table.ship("ship_white", 6)
        tied = {numbers_of(table.state, island) for island in target_islands(table.state, 0)}
        assert tied == {(6,), (7,)}


@pytest.mark.rule("TD-EX-35", "TD-EVENT-20", "TD-EVENT-06")
@pytest.mark.parametrize("wrath", [1, 2])
def test_san_borondon_on_volcano_5_takes_that_island_alone(wrath: int) -> None:
    table = (
        people(Table()).event("event_1").wrath(1, wrath).catastrophe("san_borondon").catastrophe("drought")
    )
    table.standee("moneiba", 5).end("events").settle()
    assert island_names(table) == {(1,), (2,), (3,), (4,), (6,), (7,), (8,)}
    whole(table)


# --- eruption -----------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EX-32", "TD-EVENT-14", "TD-EVENT-15", "TD-EVENT-16", "TD-EVENT-17", "TD-EVENT-19")
def test_an_orange_eruption_of_volcano_6_merges_three_islands() -> None:
    table = eruption(6).natives(0, "2,6", villagers=1, nobles=1).natives(1, "3,5", villagers=1)
    table.building("1,6", "pigsty", animals=2).natives(1, "1,6", villagers=1).canoes("1,5", "6,4")
    before = list(table.state.terrain)
    table.end("events").settle()
    state = table.state
    new = [hex_ for hex_, kind in enumerate(state.terrain) if kind != before[hex_]]
    sea = [hex_ for hex_ in new if before[hex_] == 0]
    assert len(sea) == 12
    volcanic = [hex_ for hex_, kind in enumerate(state.tokens) if kind == TOKENS.index("volcanic_ore_token")]
    assert len(volcanic) == 16
    assert terrain(table, "3,5", "1,6", "1,7", "2,7") == ["mountain"] * 4
    assert island_names(table) == {(1,), (2,), (3,), (4,), (8,), (5, 6, 7)}
    assert table.villagers(0) == ["11,4"]
    assert table.player(0).lost_nobles == 1
    assert table.villagers(1) == ["11,3"]
    assert state.nature == (5, 5)
    assert table.canoe_hexes() == ["6,4"]
    whole(table)


@pytest.mark.rule("TD-EVENT-46", "TD-EVENT-15", "TD-EVENT-09")
def test_an_eruption_spares_other_volcanoes_and_walls_on_volcanoes_only() -> None:
    table = eruption(6, wrath=3).natives(2, "5,7", villagers=2).walls("2,6", "3,5").idols(0, "protection")
    table.natives(0, "3,5", villagers=1)
    table.end("events")
    assert table.asking == "NameHex"  # nobody is asked for an idol
    table.choose(*["lava " + name for name in first_lava(table)])
    assert table.at("2,6")["wall"]
    assert "wall" not in table.at("3,5")
    assert table.at("5,7")["natives"] == {2: (2, 0)}


def first_lava(table: Table) -> list[str]:
    """The first hex that is offered, again and again, until nothing is short any more."""
    probe, found = table.copy(), []
    while not probe.idle and probe.asking == "NameHex":
        first = probe.choices()[0].text
        found.append(first.removeprefix("lava "))
        probe.choose(first)
    return found


@pytest.mark.rule("TD-EX-60", "TD-EVENT-07", "TD-EVENT-18", "TD-EVENT-44", "TD-EVENT-48")
def test_a_red_eruption_runs_short_of_tiles_and_of_volcanic_ore() -> None:
    table = eruption(6, wrath=3)
    assert sum(table.state.tile_reserve) == 16
    table.end("events")
    assert table.asked == 0  # the holder of turn-order token 1
    tiles = 0
    while table.asking == "NameHex" and question(table).shortage == 0:
        assert len(question(table).hexes) == 8 or tiles
        again = table.state.clone()
        again.derive()
        assert again.derived() == table.state.derived()  # the terrain of the ring has been turned already
        table.choose(table.choices()[-1].text)
        tiles += 1
    assert tiles == 4
    assert sum(table.state.tile_reserve) == 0
    named = 0
    while not table.idle:
        assert question(table).shortage == 1
        assert len(question(table).hexes) == 7 or named
        table.choose(table.choices()[0].text)
        named += 1
    assert named == 4
    volcanic, basic = TOKENS.index("volcanic_ore_token"), TOKENS.index("basic_ore_token")
    assert table.state.tokens.count(volcanic) == 20
    assert table.state.token_reserve[volcanic] == table.state.token_reserve[basic] == 0
    trenches = [table.state.terrain[hex_] for hex_ in table.state.trenches]
    assert trenches == [1] * 8
    whole(table)


@pytest.mark.rule("TD-EVENT-18", "TD-EVENT-44")
def test_beyond_a_ring_that_was_short_of_tokens_no_token_is_laid() -> None:
    table = eruption(6, wrath=3)
    state = table.state
    state.token_reserve = (*state.token_reserve[:2], 0, 3)  # the rest is in nobody's way: a test of the order
    table.end("events")
    while not table.idle:
        table.choose(table.choices()[0].text)
    ring = [table.at(hex_).get("token") for hex_ in ("2,7", "3,5", "1,6", "1,7")]
    assert ring.count("volcanic_ore_token") + ring.count("basic_ore_token") <= 4
    outer = ["5,6", "4,7", "-1,6"]
    assert terrain(table, *outer) == ["mountain"] * 3  # cleared and turned all the same
    assert [table.at(hex_).get("token") for hex_ in outer] == [None] * 3


@pytest.mark.rule("TD-EVENT-45", "TD-EVENT-48")
def test_chance_names_the_hexes_when_nobody_has_a_native_left() -> None:
    table = (
        Table(mode="domination").event("event_2").wrath(3, 1).catastrophe("locusts").catastrophe("drought")
    )
    table.standee("eruption", 6).end("events")
    assert table.asking == "DrawHex"
    assert table.asked == -1
    table.settle()
    assert sum(table.state.tile_reserve) == 0
    whole(table)


# --- order --------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EVENT-01", "TD-EVENT-39", "TD-END6-01")
def test_events_come_in_printed_order_and_standees_return() -> None:
    table = people(Table()).event("event_1").catastrophe("san_borondon").catastrophe("wildfire")
    table.standee("moneiba", 5).standee("tsunami", 7).standee("acoran", 3).ship("ship_white", 1)
    table.end("events")
    while not table.idle:
        table.choose(table.choices()[0].text)
    assert [event.symbol for event in table.told("EventBegan")] == [
        "moneiba", "tsunami", "ship_white", "acoran",
    ]  # fmt: skip
    assert table.state.standees == (NOWHERE,) * 4
    assert table.state.ships == (-1, -1, -1)


@pytest.mark.rule("TD-EVENT-02", "TD-EVENT-47")
def test_what_was_not_prophesied_is_revealed_first() -> None:
    table = people(Table()).era(2).event("event_7").end("events")
    assert table.asking == "TurnProphecy"
    table.choose("prophecy prophecy_8")
    assert table.asking == "TurnCatastrophe"
    table.choose("catastrophe drought", "catastrophe locusts")
    assert [type(event).__name__ for event in table.state.events or ()][1:4] == [
        "ProphecyTurned", "CatastropheTurned", "CatastropheTurned",
    ]  # fmt: skip
    assert [event.god for event in table.told("CatastropheTurned")] == ["acoran", "moneiba"]


@pytest.mark.rule("TD-EVENT-23", "TD-CATA-05")
def test_a_vanished_volcano_has_no_disaster_in_this_era_or_later() -> None:
    table = people(Table()).event("event_1").catastrophe("san_borondon").catastrophe("wildfire")
    table.standee("moneiba", 5).standee("acoran", 5).end("events").settle()
    assert [event.happens for event in table.told("EventBegan")] == [True, False, False, False]
    assert table.state.volcanoes[4] == NOWHERE
    whole(table)
    table.state.prophecy, table.state.catastrophes = -1, (-1, -1)
    table.era(2).event("event_7").end("events").choose("prophecy prophecy_2")  # 5, 7, 6: Acoran on volcano 5
    assert table.state.standees[0] == NOWHERE


@pytest.mark.rule("TD-EVENT-03", "TD-EVENT-10", "TD-EVENT-20")
def test_a_catastrophe_strikes_whole_merged_islands() -> None:
    table = eruption(6).end("events").settle()
    table.building("-2,5", "field").natives(0, "-2,5", villagers=1)
    table.event("event_2").catastrophe("drought").standee("acoran", 7).end("events").settle()
    assert "building" not in table.at("-2,5")  # island 5 hangs together with 7 now
    assert table.villagers(0) == ["11,4"]


@pytest.mark.rule("TD-SETUP-50", "TD-CATA-05", "TD-EVENT-16")
def test_lava_over_the_sea_face_of_a_vanished_volcano_keeps_all_tiles() -> None:
    table = people(Table()).event("event_1").catastrophe("san_borondon").catastrophe("wildfire")
    table.standee("moneiba", 7).end("events").settle()
    whole(table)
    table.event("event_2").wrath(3, 3).standee("moneiba", 0).standee("eruption", 6).end("events")
    while not table.idle:
        table.choose(table.choices()[0].text)
    whole(table)
    table.event("event_1").standee("eruption", 0).standee("tsunami", 7).end("events").settle()
    whole(table)


@pytest.mark.rule("TD-EVENT-17", "TD-EVENT-18")
def test_what_follows_from_the_terrain_is_up_to_date_while_tiles_are_short() -> None:
    """Forests have become mountains when the player with priority names the hexes for the last tiles."""
    table = eruption(6)
    table.state.tile_reserve = (1, 0, 0)
    table.end("events")
    assert table.asking == "NameHex"
    known = table.state.derived()
    table.state.derive()
    assert table.state.derived() == known

"""The end of an era (areas END1 to END5, END7 to END10; TD-EX-28 to -30, -37, -47, -50)."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.terms import NONE


def table_of(**options: Any) -> Table:
    """Every tribe has two nobles on a volcano and no villager."""
    table = Table(**options)
    for seat, volcano in enumerate(("1,1", "4,2", "7,3", "11,4")[: table.box.seats]):
        table.natives(seat, volcano, nobles=2)
    return table


# --- END1 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-END1-01", "TD-END1-05", "TD-TERMS-04", "TD-TERMS-06")
def test_one_villager_is_born_in_each_building_with_two() -> None:
    table = table_of().building("3,5", "dock").building("1,6", "field").building("1,7", "pigsty")
    table.natives(0, "3,5", villagers=2).natives(0, "1,6", villagers=1, nobles=1).natives(
        1, "1,7", villagers=4
    )
    table.natives(2, "-2,6", villagers=3).end("reproduction").settle()
    assert table.natives_at("3,5") == {0: (3, 0)}
    assert table.natives_at("1,6") == {0: (1, 1)}  # nobles do not count
    assert table.natives_at("1,7") == {1: (5, 0)}
    assert table.natives_at("-2,6") == {2: (3, 0)}  # AMB-90: not on a volcano


@pytest.mark.rule("TD-END1-01", "TD-END1-05")
def test_with_a_short_reserve_the_owner_chooses_the_buildings() -> None:
    table = table_of().building("3,5", "dock").building("1,6", "field").building("4,8", "dock")
    for hex_ in ("3,5", "1,6", "4,8"):
        table.natives(0, hex_, villagers=2)
    table.end("reproduction")
    assert table.legal() == {"birth 3,5", "birth 1,6", "birth 4,8"}
    assert table.choose("birth 1,6").idle
    assert table.natives_at("1,6") == {0: (3, 0)}
    table.end("reproduction").settle()
    assert len(table.villagers(0)) == 7  # no villager in reserve, no birth


@pytest.mark.rule("TD-END1-02", "TD-END1-03", "TD-END1-04", "TD-TERMS-31")
def test_animals_and_conquistadors_multiply() -> None:
    table = table_of().building("2,7", "goat_pen", animals=2).natives(0, "2,7", nobles=1)
    table.building("1,6", "pigsty", animals=1).natives(0, "1,6", villagers=1)
    table.nature(2, 1).fort("7,2", 2).fort("8,2", 1).end("reproduction").settle()
    assert table.at("2,7")["animals"] == 3  # controlled or not
    assert table.at("1,6")["animals"] == 1
    assert table.state.nature == (3, 1)
    assert (table.at("7,2")["fort"], table.at("8,2")["fort"]) == (3, 1)


# --- END2 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EX-28", "TD-END2-01", "TD-END2-02", "TD-END2-06", "TD-TERMS-18")
def test_blue_feeds_five_villagers_and_keeps_the_salted_meat() -> None:
    table = table_of().natives(0, "3,5", villagers=5).have(0, figs=2, goat_meat=2, ham=1, salted_meat=1)
    table.end("food")
    assert [choice.text for choice in table.choices()] == [
        "eat goat_meat", "eat figs", "eat ham", "eat salted_meat",
    ]  # fmt: skip
    table.choose("eat figs", "eat figs", "eat goat_meat", "eat goat_meat", "eat ham")
    assert table.idle  # covered: two rations of ham are lost
    assert table.goods(0) == {"salted_meat": 1}
    assert table.state.wrath == (1, 1)
    table.end("waste_step").settle()
    assert [player.waste for player in table.state.players] == [0, 0, 0]


@pytest.mark.rule("TD-END2-03", "TD-END2-04", "TD-END2-05", "TD-END2-07", "TD-TERMS-35")
def test_unfed_villagers_die_wrath_rises_by_tribe_points_fall_by_villager() -> None:
    table = table_of(mode="domination").natives(0, "3,5", villagers=2).natives(0, "1,6", villagers=2)
    table.natives(1, "4,8", villagers=1).natives(2, "5,8", villagers=1).have(2, milk=1)
    table.have(0, cheese=1).end("food")
    assert table.legal() == {"dies 3,5", "dies 1,6"}  # all food was eaten without a question
    table.choose("dies 1,6", "dies 1,6").settle()
    assert table.villagers(0) == ["3,5", "3,5"]
    assert table.villagers(1) == []
    assert table.goods(0) == table.goods(2) == {}
    assert table.state.wrath == (1, 3)  # two tribes
    assert [table.points(seat) for seat in range(3)] == [1, 2, 3]


@pytest.mark.rule("TD-END2-03", "TD-HERD-08")
def test_livestock_of_the_starved_escapes() -> None:
    table = table_of().building("2,7", "goat_pen", animals=2).natives(0, "2,7", villagers=1).nature(3, 3)
    table.end("food").settle()
    assert table.at("2,7") == {"terrain": "mountain", "building": "goat_pen"}
    assert table.state.nature == (5, 3)


@pytest.mark.rule("TD-TERMS-35", "TD-TERMS-37", "TD-END2-03", "TD-HERD-08")
def test_nobody_chooses_victims_where_all_die() -> None:
    def hungry(version: str | None = None, fish: int = 0) -> Table:
        table = (
            table_of(version=version).building("2,7", "goat_pen", animals=2).nature(3, 3).have(0, fish=fish)
        )
        return table.natives(0, "2,7", villagers=2).natives(0, "3,5", villagers=1).end("food")

    table = hungry()
    assert table.idle
    assert table.villagers(0) == []
    assert table.state.nature == (5, 3)
    assert table.state.wrath == (1, 2)
    assert len(table.told("VillagerDied")) == 3
    some = hungry(fish=1)
    assert some.legal() == {"dies 2,7", "dies 3,5"}
    # Rules before version 2 asked for the order in which all die.
    assert hungry("1").legal() == {"dies 2,7", "dies 3,5"}


# --- END3 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-END3-01", "TD-END3-02", "TD-END3-03", "TD-TERMS-18", "TD-TERMS-20")
def test_perishables_and_the_fourth_preserve_become_waste() -> None:
    table = table_of().have(0, fish=1, cheese=4, manure=5, salt=5, horns=5, straw=5, cereals=5, wood=5)
    table.end("waste_step").settle()
    assert table.goods(0) == {
        "cheese": 3, "manure": 5, "salt": 5, "horns": 5, "straw": 5, "cereals": 5, "wood": 5,
    }  # fmt: skip
    assert table.player(0).waste == 2
    assert table.state.wrath == (1, 1)
    perishable = table_of().have(0, milk=1).have(1, figs=1).have(2, ham=1)
    perishable.end("waste_step").settle()
    assert [player.waste for player in perishable.state.players] == [1, 1, 1]
    assert table_of().have(0, goat_meat=1).end("waste_step").settle().player(0).waste == 1


@pytest.mark.rule("TD-MARKET-02", "TD-END3-02")
def test_large_capacity_keeps_all_preserves() -> None:
    table = table_of().bought(0, "large_capacity").have(0, cheese=6, smoked_fish=4, milk=1)
    table.end("waste_step").settle()
    assert table.goods(0) == {"cheese": 6, "smoked_fish": 4}
    assert table.player(0).waste == 1


@pytest.mark.rule("TD-EX-47", "TD-END3-04", "TD-END3-06")
def test_overflow_of_an_alliance_of_two() -> None:
    table = table_of(players=2).waste(0, 2).waste(1, 3).end("waste_step").settle()
    assert table.state.wrath == (3, 1)
    assert [player.waste for player in table.state.players] == [0, 1]  # most first, ties in turn order


@pytest.mark.rule("TD-EX-29", "TD-END3-05")
def test_overflow_of_a_domination_of_four() -> None:
    blue, red, green, yellow = range(4)
    table = (
        table_of(players=4, mode="domination").waste(blue, 3).waste(red, 2).waste(green, 2).waste(yellow, 1)
    )
    table.score(red, 4).score(green, 5).end("waste_step").settle()
    assert [player.waste for player in table.state.players] == [1, 2, 0, 1]
    assert [table.points(seat) for seat in range(4)] == [2, 4, 4, 3]
    assert table.state.wrath == (2, 1)  # once


# --- END4 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-END4-01", "TD-END4-02", "TD-END4-03", "TD-END4-04")
def test_without_the_second_cave_the_fifth_villager_freezes() -> None:
    table = table_of(mode="domination").natives(0, "3,5", villagers=4).natives(0, "1,6", villagers=2)
    table.natives(1, "4,8", villagers=7).cave(1).natives(2, "5,8", villagers=4).end("housing")
    table.choose("dies 3,5", "dies 1,6")
    assert table.idle
    assert [len(table.villagers(seat)) for seat in range(3)] == [4, 7, 4]
    assert table.state.wrath == (1, 2)
    assert table.points(0) == 1


@pytest.mark.rule("TD-END4-04", "TD-END2-07")
def test_a_tribe_that_starves_and_freezes_angers_moneiba_twice() -> None:
    table = (
        table_of()
        .natives(0, "3,5", villagers=7)
        .have(0, fish=6)
        .end("food", "waste_step", "housing")
        .settle()
    )
    assert len(table.villagers(0)) == 4
    assert table.state.wrath == (1, 3)


# --- END5 -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "TD-EX-30", "TD-END5-01", "TD-END5-02", "TD-END5-03", "TD-END5-04", "TD-END5-05", "TD-OFFER-13"
)
def test_offerings_of_four_are_judged_and_rewarded() -> None:
    red, yellow, green, blue = range(4)
    table = table_of(players=4, mode="domination").era(2).wrath(2, 2)
    for seat, slot, count in ((red, 1, 4), (yellow, 2, 4), (blue, 3, 2), (green, 3, 2)):
        table.pawns(seat, "acoran", slot, count)
    for seat, slot, count in ((green, 1, 4), (red, 2, 3), (blue, 2, 1), (yellow, 3, 3)):
        table.pawns(seat, "moneiba", slot, count)
    table.end("offerings")
    assert table.asked == blue
    table.choose("resource toasted_flour")
    assert table.idle
    assert table.state.wrath == (1, 3)
    assert [table.points(seat) - 3 for seat in (red, yellow, green, blue)] == [3, 3, 3, 1]
    assert table.goods(blue) == {"toasted_flour": 1}
    assert sum(table.state.pawns) == 23  # they stay until upkeep


@pytest.mark.rule("TD-END5-02", "TD-MODE-06")
def test_in_an_alliance_only_wrath_moves_and_it_stays_on_its_track() -> None:
    table = table_of().wrath(0, 5).pawns(0, "acoran", 1, 3).pawns(1, "acoran", 2, 3).end("offerings").settle()
    assert table.state.wrath == (0, 5)
    assert table.points(0) == 0


@pytest.mark.rule("TD-EX-50", "TD-END8-02", "TD-MODE-08")
def test_three_failed_offerings_and_a_starved_tribe_are_doom() -> None:
    table = table_of()
    for space in (2, 3, 4):
        table.end("offerings").settle()
        assert table.state.wrath == (space, space)
    table.natives(0, "3,5", villagers=1).end("food", "survival").settle()
    assert table.state.wrath == (4, 5)
    assert table.ending == "lost_by_wrath"


# --- END7 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-END7-01", "TD-END7-02", "TD-TERMS-13", "TD-TERMS-15")
def test_a_noble_learns_beside_somebody_who_knows_the_trade() -> None:
    table = (
        Table()
        .trades(0, "fisher", "farmer")
        .trades(1, "goatherd", "pig_breeder")
        .trades(2, "fisher", "goatherd")
    )
    table.building("2,7", "goat_pen").natives(1, "2,7", villagers=1).natives(0, "2,7", nobles=1)
    table.building("1,6", "pigsty").natives(1, "1,6", nobles=1).natives(0, "1,6", nobles=1)
    table.building("1,7", "field").natives(2, "1,7", nobles=1)
    cubes = table.depot(0)[0]
    table.end("learning").settle()
    assert table.known(0) == {"fisher", "farmer", "goatherd", "pig_breeder"}
    assert table.depot(0)[0] == cubes + 2
    assert table.known(2) == {"fisher", "goatherd"}  # nobody there to teach


@pytest.mark.rule("TD-END7-01")
def test_what_is_learned_in_the_step_cannot_be_taught_in_it() -> None:
    table = Table().trades(0, "fisher").trades(1, "goatherd").trades(2, "farmer")
    table.building("2,7", "goat_pen").natives(0, "2,7", nobles=1).natives(1, "2,7", villagers=1)
    table.building("5,8", "goat_pen").natives(0, "5,8", nobles=1).natives(2, "5,8", nobles=1)
    table.end("learning").settle()
    assert "goatherd" in table.known(0)
    assert "goatherd" not in table.known(2)


@pytest.mark.rule("TD-SOLO-09", "TD-END7-01")
def test_neutral_villagers_teach_and_are_neither_fed_nor_born() -> None:
    table = Table(players=1).building("1,6", "pigsty").neutral("1,6").natives(0, "1,6", nobles=1)
    table.trades(0, "goatherd", "farmer").end("reproduction", "food", "learning").settle()
    assert table.known(0) == {"goatherd", "farmer", "pig_breeder"}
    assert table.state.neutral == (table.hex("1,6"),)
    assert table.state.wrath == (1, 1)


# --- END8 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-END8-01", "TD-END8-03", "TD-FINAL-08")
def test_an_extinct_tribe_ends_the_game() -> None:
    table = table_of().natives(0, "3,5", villagers=1).natives(1, "3,5", villagers=1).end("survival").settle()
    assert table.ending == "lost_by_extinction"
    assert table.state.era == 1


@pytest.mark.rule("TD-END8-05", "TD-FINAL-09")
def test_fatal_wrath_is_named_before_extinction() -> None:
    table = table_of().wrath(5, 1).end("survival").settle()
    assert table.ending == "lost_by_wrath"
    assert "lost_by_extinction" in table.told("GameEnded")[0].also


@pytest.mark.rule("TD-END8-04", "TD-MODE-04", "TD-MODE-14", "TD-END10-08")
@pytest.mark.parametrize(
    ("era", "options"), [(3, {}), (1, {"campaign_step": "1"}), (2, {"campaign_step": "2"})], ids=str
)
def test_the_game_ends_after_the_last_era(era: int, options: dict[str, Any]) -> None:
    table = table_of(**options).era(era)
    for seat in range(3):
        table.natives(seat, "3,5", villagers=1).have(seat, wood=2)
    table.end("survival").settle()
    assert table.ending  # no fire is asked for any more
    assert table.idle


# --- END9, END10 ----------------------------------------------------------------------------------------


@pytest.mark.rule("TD-END9-01", "TD-END9-02", "TD-END9-04", "TD-END9-05", "TD-END9-06", "TD-EX-37")
def test_fires_are_asked_for_twice_in_priority_order() -> None:
    table = table_of(mode="domination").have(0, wood=1, manure=1).have(1, straw=4).have(2, straw=1)
    table.end("prophecies")
    assert table.asked == 0
    assert table.legal() == {"no_fire", "fire manure wood"}
    table.choose("no_fire")
    assert table.asked == 1
    table.choose("fire straw straw")
    assert table.points(1) == 4
    assert table.asked == 0
    table.choose("no_fire")
    assert table.asked == 1  # the same player may pay again
    table.choose("fire straw straw")
    assert table.idle
    assert table.state.hand == (1, 1)
    assert table.points(1) == 5


@pytest.mark.rule("TD-END9-03", "TD-END9-06")
def test_declining_the_first_fire_leaves_the_second_open() -> None:
    table = table_of().have(0, wood=2).end("prophecies").choose("no_fire")
    assert table.asked == 0
    table.choose("fire wood wood")
    assert table.state.hand == (0,)
    assert table_of().end("prophecies").idle


@pytest.mark.rule("TD-END10-01", "TD-END10-02", "TD-END10-03", "TD-END10-04", "TD-END10-06", "TD-END10-07")
def test_upkeep_of_an_alliance() -> None:
    table = table_of().used_markers(0, 2, 1).markers(0, 0, 1).pawns(0, "acoran", 1, 2).waste(0, 1)
    table.catastrophe("pirates").catastrophe("drought").have(0, wood=2).prison(0, 1).idols(0, "learning")
    table.order(1, 2, 0).canoes("3,7").walls("1,1").end("upkeep")
    table.choose("offering offering_4", "offering offering_5", "event event_8")
    player = table.player(0)
    assert (player.cubes, player.cylinders, player.used_cubes, player.used_cylinders) == (2, 1, 0, 0)
    assert player.spent_cylinders == 1
    assert sum(table.state.pawns) == 0
    assert table.state.catastrophes == (NONE, NONE)
    assert table.state.era == 2
    assert table.state.order == (2, 0, 1)
    assert (player.waste, player.prison, table.held(0)) == (1, 1, ["learning"])
    assert table.goods(0) == {"wood": 2}
    assert table.canoe_hexes() == ["3,7"]


@pytest.mark.rule("TD-END10-05", "TD-PRIORITY-03")
def test_upkeep_of_a_domination_deals_the_order_by_priority() -> None:
    table = table_of(mode="domination").score(0, 5).score(1, 2).score(2, 4).end("upkeep").settle()
    assert table.state.order == (1, 2, 0)

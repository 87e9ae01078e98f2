"""The Action phase (areas ACT, DEVELOP, PRODUCE, CAVE): turns, markers, inventions, goods."""

from __future__ import annotations

import pytest
from tindaya_table import Table


def settled(**options: object) -> Table:
    """Three tribes with two nobles each and nothing else."""
    table = Table(**options)  # type: ignore[arg-type]
    for seat, volcano in enumerate(("1,1", "4,2", "7,3")):
        table.natives(seat, volcano, villagers=1, nobles=2)
    return table


# --- ACT ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-ACT-01", "TD-ACT-12", "TD-PRIORITY-01")
def test_a_turn_has_one_or_two_actions_then_the_next_player_goes() -> None:
    table = settled().order(2, 0, 1).turn(2)
    assert table.asked == 2
    assert "pass" in table.legal()
    assert "end_turn" not in table.legal()
    table.choose("produce farmer cube")
    assert "end_turn" in table.legal()
    assert "pass" not in table.legal()  # TD-ACT-12: only instead of the first action
    table.choose("end_turn")
    assert table.asked == 0
    table.choose("produce fisher cube", "produce goatherd cube")
    assert table.legal() == {"end_turn"}
    assert table.choose("end_turn").asked == 1


@pytest.mark.rule("TD-ACT-03", "TD-ACT-04", "TD-ACT-12")
def test_who_has_passed_takes_no_more_turns_and_the_phase_ends_with_the_last() -> None:
    table = settled().turn(0).choose("pass", "produce farmer cube", "end_turn", "pass")
    assert table.asked == 1
    assert table.player(1).passed == 0  # one action and stopping is not a pass
    assert table.choose("pass").idle


@pytest.mark.rule("TD-ACT-03", "TD-ACT-10")
def test_without_markers_a_player_may_still_sell_an_idol() -> None:
    table = settled().markers(0, 0, 0).idols(0, "movement", "learning").turn(0)
    assert table.legal("develop", "produce", "cave", "explore") == set()
    assert {"sell movement", "sell learning"} <= table.legal()
    table.choose("sell movement", "resource salt", "sell learning", "resource fish")
    assert table.legal() == {"end_turn"}  # each counts as one of the two actions
    assert table.goods(0) == {"salt": 1, "fish": 1}


@pytest.mark.rule("TD-ACT-05", "TD-ACT-06", "TD-ACT-13")
def test_a_space_takes_one_marker_an_era_and_any_marker_goes_anywhere() -> None:
    table = settled().turn(0)
    assert {"produce fisher cube", "produce fisher cylinder"} <= table.legal()
    table.choose("produce fisher cube")
    assert not {"produce fisher cube", "produce fisher cylinder"} & table.legal()
    assert table.why_not("produce fisher cylinder") == "TD-ACT-05"
    assert table.depot(0) == (1, 2)
    assert table.player(0).used_cubes == 1


@pytest.mark.rule("TD-ACT-05", "TD-EXPLORE-03")
def test_explore_is_used_once_a_turn_but_again_in_the_next() -> None:
    table = settled().turn(0).choose("explore cube").walk("1,1", "2,0", nobles=1).choose("stop", "finish")
    assert table.legal("explore") == set()
    assert table.why_not("explore cube") == "TD-ACT-05"
    table.choose("end_turn", "pass", "pass")
    assert table.asked == 0
    assert table.legal("explore") == {"explore cube", "explore cylinder"}


@pytest.mark.rule("TD-ACT-07", "TD-EXPLORE-02", "TD-EXPLORE-32")
def test_a_cylinder_explores_twice_and_the_second_time_may_be_empty() -> None:
    table = settled().turn(0).choose("explore cylinder")
    assert table.legal("stop") == set()
    assert table.why_not("stop") == "TD-EXPLORE-32"
    table.walk("1,1", "2,0", nobles=1).choose("stop", "finish")
    assert "stop" in table.legal()
    table.choose("stop", "finish")
    assert table.asking == "TakeAction"
    assert table.player(0).used_cylinders == 1


@pytest.mark.rule("TD-ACT-08", "TD-DEVELOP-01", "TD-DEVELOP-02")
def test_a_freed_cylinder_may_be_used_in_the_same_turn() -> None:
    table = settled().markers(0, 1, 0).have(0, stone=1, obsidian=1).turn(0).choose("develop goatherd cube")
    assert table.invented(0) == {"salt_works", "dagger"}
    assert table.depot(0) == (0, 1)
    assert "produce goatherd cylinder" in table.legal()


@pytest.mark.rule("TD-ACT-09", "TD-TERMS-15")
def test_unknown_trades_are_neither_developed_nor_produced() -> None:
    table = settled().have(0, wood=5, clay=5, stone=5, obsidian=5).turn(0)
    assert {text.split()[1] for text in table.legal("develop", "produce")} == {"fisher", "goatherd"}
    assert table.why_not("produce farmer cube") == "TD-ACT-09"


@pytest.mark.rule("TD-ACT-14", "TD-ACT-11")
def test_what_needs_a_cost_or_a_move_is_offered_only_with_it() -> None:
    table = settled().turn(0)
    assert table.legal("develop", "cave") == set()
    marooned = Table().natives(0, "1,1", villagers=1)  # no land beside it but terrain: it can walk
    assert marooned.copy().turn(0).legal("explore")
    nobody = Table()
    assert nobody.turn(0).legal("explore") == set()
    assert nobody.why_not("explore cube") == "TD-ACT-14"


@pytest.mark.rule("TD-ACT-02", "TD-ACT-15")
def test_every_turn_but_a_pass_uses_something_up() -> None:
    table = settled().turn(0)
    while not table.idle:
        state = table.state
        seat = table.asked
        before = (sum(table.depot(seat)), state.players[seat].passed)
        table.choose(sorted(table.legal("produce", "pass", "end_turn"))[-1])
        after = (sum(table.depot(seat)), state.players[seat].passed)
        assert after != before or table.idle or table.asked != seat


# --- DEVELOP ------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-DEVELOP-03", "TD-DEVELOP-04", "TD-DEVELOP-07")
def test_level_1_comes_before_level_2_and_one_develop_a_trade_and_era() -> None:
    table = settled().have(0, wood=9, clay=9, stone=9, obsidian=9).turn(0).choose("develop goatherd cube")
    assert table.invented(0) == {"salt_works", "dagger"}
    assert table.goods(0) == {"wood": 9, "clay": 9, "stone": 8, "obsidian": 8}
    assert table.why_not("develop goatherd cube") == "TD-DEVELOP-07"
    table.choose("develop fisher cube")
    assert table.invented(0) == {"salt_works", "dagger", "smokehouse"}


@pytest.mark.rule("TD-DEVELOP-06")
def test_a_cylinder_develops_both_levels_if_both_can_be_paid() -> None:
    both = settled().have(0, wood=1, clay=2, stone=1, obsidian=1).turn(0).choose("develop goatherd cylinder")
    assert both.invented(0) == {"salt_works", "dagger", "cheese_mould"}
    assert both.goods(0) == {}
    assert both.depot(0) == (2, 3)
    first = settled().have(0, clay=2, stone=1, obsidian=1).turn(0).choose("develop goatherd cylinder")
    assert first.invented(0) == {"salt_works", "dagger"}
    second = settled().have(0, wood=9, clay=9, stone=9).turn(0).choose("develop fisher cylinder")
    assert second.invented(0) == {"salt_works", "smokehouse"}
    assert second.goods(0) == {"wood": 8, "clay": 8, "stone": 8}


COSTS = {
    "salt_works": {"wood": 1, "clay": 1},
    "smokehouse": {"wood": 1, "clay": 1, "stone": 1},
    "knife": {"wood": 1, "obsidian": 1},
    "curing_house": {"clay": 2, "stone": 1},
    "dagger": {"stone": 1, "obsidian": 1},
    "cheese_mould": {"wood": 1, "clay": 2},
    "plough": {"wood": 1, "stone": 1},
    "mill": {"wood": 1, "stone": 2},
}


@pytest.mark.rule("TD-DEVELOP-05", "TD-DEVELOP-08", "TD-DEVELOP-01")
@pytest.mark.parametrize("invention", COSTS)
def test_every_invention_has_its_cost(invention: str) -> None:
    names = list(COSTS)
    at = names.index(invention)
    trade = ("fisher", "pig_breeder", "goatherd", "farmer")[at // 2]
    table = settled().trades(0, trade).inventions(0, *(names[at - 1 : at] if at % 2 else ()))
    cost = COSTS[invention]
    for missing in cost:
        poor = table.copy().have(0, **{**cost, missing: cost[missing] - 1})
        assert poor.turn(0).legal("develop") == set()
    table.have(0, **cost).turn(0).choose(f"develop {trade} cube")
    assert invention in table.invented(0)
    assert table.goods(0) == {}
    assert table.depot(0) == (1, 3)


@pytest.mark.rule("TD-DEVELOP-09", "TD-TRIBE-03", "TD-EX-59")
@pytest.mark.component("arucas")
def test_arucas_leaves_out_a_unit_of_level_2_only() -> None:
    table = settled(tribes=["arucas", "agana", "tedote"]).have(0, wood=1, clay=1, stone=1)
    table.turn(0).choose("develop fisher cube")
    assert table.legal() == {"save wood", "save clay", "save stone"}
    assert table.choose("save clay").goods(0) == {"clay": 1}
    short = settled(tribes=["arucas", "agana", "tedote"]).have(0, stone=1, obsidian=1, wood=1, clay=1)
    short.turn(0).choose("develop goatherd cylinder")
    assert short.legal() == {"save clay"}
    assert short.choose("save clay").invented(0) == {"salt_works", "dagger", "cheese_mould"}
    assert short.goods(0) == {}
    level_1 = settled(tribes=["arucas", "agana", "tedote"]).have(0, stone=1)
    assert level_1.turn(0).legal("develop") == set()


# --- CAVE ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-CAVE-01", "TD-CAVE-03")
def test_the_cave_costs_three_units_frees_a_cylinder_and_is_fitted_once() -> None:
    table = settled().have(0, wood=2, clay=2, stone=2).turn(0).choose("cave cylinder")
    assert table.goods(0) == {"wood": 1, "clay": 1, "stone": 1}  # the second half is lost
    assert table.depot(0) == (2, 2)
    assert table.player(0).cave == 1
    assert table.legal("cave") == set()
    assert table.why_not("cave cube") == "TD-CAVE-03"
    poor = settled().have(0, wood=2, clay=2).turn(0)
    assert poor.why_not("cave cube") == "TD-CAVE-01"


# --- PRODUCE ------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-PRODUCE-01", "TD-PRODUCE-05", "TD-PRODUCE-06", "TD-PRODUCE-11", "TD-TERMS-09")
def test_docks_give_fish_by_villager_and_salt_by_dock() -> None:
    table = Table().building("3,5", "dock").building("4,8", "dock").building("0,1", "dock")
    table.natives(0, "3,5", villagers=2, nobles=1).natives(0, "4,8", villagers=1).natives(0, "0,1", nobles=1)
    table.inventions(0).turn(0).choose("produce fisher cube")
    assert table.goods(0) == {"fish": 3}
    with_salt = Table().building("3,5", "dock").building("4,8", "dock")
    with_salt.natives(0, "3,5", villagers=2).natives(0, "4,8", villagers=1, nobles=2)
    with_salt.turn(0).choose("produce fisher cylinder")
    assert with_salt.goods(0) == {"fish": 6, "salt": 4}


@pytest.mark.rule("TD-PRODUCE-12", "TD-PRODUCE-09", "TD-PRODUCE-10", "TD-PRODUCE-04")
def test_pigsties_give_manure_and_ham_for_slaughtered_pigs() -> None:
    table = Table().building("1,6", "pigsty", animals=2).building("1,7", "pigsty", animals=1)
    table.natives(1, "1,6", villagers=1, nobles=1).natives(1, "1,7", villagers=2, nobles=1)
    assert table.copy().inventions(1).turn(1).choose("produce pig_breeder cube").goods(1) == {"manure": 2}
    table.turn(1).choose("produce pig_breeder cube")
    assert table.legal() == {"slaughter 1,6 0", "slaughter 1,6 1", "slaughter 1,6 2"}
    table.choose("slaughter 1,6 2")
    assert table.legal() == {"slaughter 1,7 0", "slaughter 1,7 1"}
    table.choose("slaughter 1,7 0")
    assert table.goods(1) == {"manure": 2, "ham": 2}
    assert table.at("1,6").get("animals") is None
    assert table.state.nature == (5, 5)  # the dead go to the general reserve


@pytest.mark.rule("TD-PRODUCE-02", "TD-PRODUCE-07", "TD-PRODUCE-13", "TD-TERMS-14")
def test_a_pen_with_a_noble_alone_gives_nothing() -> None:
    table = Table().building("2,7", "goat_pen", animals=3).natives(0, "2,7", nobles=1)
    table.inventions(0, "dagger").turn(0).choose("produce goatherd cube")
    assert table.goods(0) == {}
    table = Table().building("2,7", "goat_pen", animals=3).natives(0, "2,7", villagers=1)
    table.natives(1, "2,7", nobles=1).turn(0).choose("produce goatherd cube")
    assert table.goods(0) == {"milk": 3}


@pytest.mark.rule("TD-PRODUCE-14", "TD-EX-51", "TD-PRODUCE-03")
def test_fields_give_figs_cereals_and_straw() -> None:
    table = Table().building("1,6", "field").building("1,7", "field")
    table.natives(1, "1,6", villagers=2).natives(1, "1,7", villagers=1, nobles=2)
    assert table.copy().turn(1).choose("produce farmer cube").goods(1) == {"figs": 3}
    table.inventions(1, "plough").turn(1).choose("produce farmer cube")
    assert table.goods(1) == {"figs": 3, "cereals": 3, "straw": 2}


CONVERSIONS = [
    ("fisher", ("salt_works", "smokehouse"), "fish", "smoked_fish", "straw"),
    ("pig_breeder", ("knife", "curing_house"), "ham", "salted_meat", "salt"),
    ("goatherd", ("dagger", "cheese_mould"), "milk", "cheese", "wood"),
    ("farmer", ("plough", "mill"), "cereals", "toasted_flour", "manure"),
]


@pytest.mark.rule("TD-PRODUCE-15", "TD-PRODUCE-17", "TD-PRODUCE-16", "TD-DEVELOP-03", "TD-TERMS-17")
@pytest.mark.parametrize(("trade", "inventions", "good", "preserve", "price"), CONVERSIONS)
def test_stock_becomes_preserves_for_one_unit_each_time(
    trade: str, inventions: tuple[str, ...], good: str, preserve: str, price: str
) -> None:
    table = settled().trades(0, trade).inventions(0, *inventions)
    table.have(0, **{good: 6, price: 2}).turn(0).choose(f"produce {trade} cylinder")
    assert table.legal() == {f"convert {count}" for count in range(7)}
    table.choose("convert 5", "convert 1")
    assert table.goods(0) == {preserve: 6}
    level_1 = settled().trades(0, trade).inventions(0, inventions[0])
    level_1.have(0, **{good: 6, price: 2}).turn(0).choose(f"produce {trade} cube")
    assert level_1.asking == "TakeAction"


@pytest.mark.rule("TD-PRODUCE-15")
def test_nothing_is_asked_without_the_price_and_nothing_is_paid_for_none() -> None:
    table = settled().inventions(0, "dagger", "cheese_mould").have(0, milk=3).turn(0)
    assert table.copy().choose("produce goatherd cube").asking == "TakeAction"
    table.have(0, wood=1).choose("produce goatherd cube", "convert 0")
    assert table.goods(0) == {"milk": 3, "wood": 1}


@pytest.mark.rule("TD-PRODUCE-21", "TD-PRODUCE-08", "TD-PRODUCE-07")
def test_goats_give_milk_before_they_are_slaughtered_and_what_was_gained_can_be_converted() -> None:
    table = Table().building("2,7", "goat_pen", animals=2).natives(0, "2,7", villagers=1)
    table.inventions(0, "dagger", "cheese_mould").have(0, wood=1).turn(0).choose("produce goatherd cube")
    assert table.goods(0) == {"milk": 2, "wood": 1}
    table.choose("slaughter 2,7 2")
    assert table.goods(0) == {"milk": 2, "wood": 1, "horns": 2, "goat_meat": 2}
    assert table.choose("convert 2").goods(0) == {"cheese": 2, "horns": 2, "goat_meat": 2}


@pytest.mark.rule("TD-PRODUCE-18", "TD-PRODUCE-19", "TD-TERMS-18", "TD-TERMS-21", "TD-TERMS-22", "TD-EX-14")
def test_icons_of_the_depots() -> None:
    from firekeeper.games.tindaya.terms import RESOURCES

    box = Table().box
    rations = {name: count for name, count in zip(RESOURCES, box.rations, strict=True) if count}
    assert rations == {
        "fish": 1, "milk": 1, "figs": 1, "goat_meat": 1, "ham": 3,
        "smoked_fish": 2, "cheese": 2, "toasted_flour": 2, "salted_meat": 3,
    }  # fmt: skip
    perishable = {name for name, spoils in zip(RESOURCES, box.perishable, strict=True) if spoils}
    assert perishable == {"fish", "milk", "figs", "ham", "goat_meat"}
    assert {RESOURCES[at] for at in box.fuels} == {"manure", "straw", "wood"}
    assert {RESOURCES[at] for at in box.weapons} == {"horns", "obsidian"}


@pytest.mark.rule("TD-TRIBE-07", "TD-TRIBE-08")
@pytest.mark.component("orone", "taoro")
def test_orone_and_taoro_get_a_unit_more_for_each_production_in_a_controlled_building() -> None:
    table = Table(tribes=["orone", "taoro", "tedote"]).building("3,5", "dock").building("1,6", "field")
    table.natives(0, "3,5", villagers=1).natives(1, "1,6", villagers=1).inventions(0).inventions(1)
    table.turn(0).choose("produce fisher cylinder", "end_turn")
    assert table.goods(0) == {"fish": 2, "salt": 2}
    assert table.choose("produce farmer cube").goods(1) == {"figs": 1, "straw": 1}
    nowhere = settled().turn(0).choose("produce fisher cube")
    assert nowhere.goods(0) == {}


@pytest.mark.parametrize("text", ["slaughter 1,6 300", "convert 12", "band 3", "band_with_chief 20"])
def test_texts_with_a_number_are_known_before_they_are_offered(text: str) -> None:
    found = Table().box.book.find(text)
    assert found is not None
    assert found.text == text


@pytest.mark.parametrize(
    "text", ["slaughter 1,6", "slaughter 99,0 1", "convert 01", "convert -1", "band 999", "band x"]
)
def test_texts_with_no_such_number_are_unknown(text: str) -> None:
    assert Table().box.book.find(text) is None

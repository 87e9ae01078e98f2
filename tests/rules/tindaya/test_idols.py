"""Idols and the artisans' market (areas IDOL, MARKET): one test for each card (TD-EX-43)."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

import firekeeper
from firekeeper.kernel.game import IllegalChoice


def holding(*idols: str, **options: Any) -> Table:
    """Seat 0 holds these idols and is about to act; three tribes on volcanoes."""
    table = Table(**options)
    for seat, volcano in enumerate(("1,1", "4,2", "7,3")[: table.box.seats]):
        table.natives(seat, volcano, villagers=1, nobles=2)
    return table.idols(0, *idols)


# --- using ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-IDOL-05", "TD-IDOL-02", "TD-IDOL-03", "TD-IDOL-21", "TD-TERMS-27")
@pytest.mark.component("production")
def test_production_produces_without_a_marker_even_on_a_used_space() -> None:
    table = holding("production").trades(0, "fisher", "goatherd").building("0,1", "dock")
    table.natives(0, "0,1", villagers=2).turn(0).choose("produce fisher cube", "use production")
    assert table.legal() == {"trade fisher", "trade goatherd"}
    depot = table.depot(0)
    table.choose("trade fisher")
    assert table.goods(0)["fish"] == 4
    assert table.depot(0) == depot
    assert table.held(0) == []
    assert table.player(0).used_idols == (0,)  # face up with its owner
    assert table.legal() == {"end_turn"}  # it was the second action


@pytest.mark.rule("TD-IDOL-06", "TD-IDOL-18")
def test_protection_and_contribution_are_no_actions() -> None:
    table = holding("protection", "contribution", mode="domination").turn(0)
    assert table.legal("use") == set()
    assert table.legal("sell") == {"sell protection", "sell contribution"}


@pytest.mark.rule("TD-IDOL-07", "TD-IDOL-21")
@pytest.mark.component("movement")
def test_movement_explores_and_counts_as_the_exploration_of_the_turn() -> None:
    table = holding("movement").turn(0).choose("use movement").walk("1,1", "2,0", villagers=1)
    table.choose("stop", "finish")
    assert table.villagers(0) == ["2,0"]
    assert table.legal("explore") == set()  # AMB-32
    table = holding("movement").markers(0, 1, 0).turn(0).choose("explore cube")
    table.walk("1,1", "2,0", villagers=1).choose("stop", "finish")
    assert table.legal("use") == set()


@pytest.mark.rule("TD-IDOL-08", "TD-IDOL-18", "TD-IDOL-19")
@pytest.mark.component("fertility")
def test_fertility_breeds_villagers_or_livestock_at_once() -> None:
    table = holding("fertility").building("2,1", "goat_pen", animals=2).natives(0, "2,1", villagers=2)
    table.building("8,3", "goat_pen", animals=2).natives(1, "8,3", villagers=1).turn(0)
    other = table.copy()
    table.choose("use fertility")
    assert table.legal() == {"breed villagers", "breed livestock"}
    assert table.choose("breed villagers").natives_at("2,1") == {0: (3, 0)}
    other.choose("use fertility", "breed livestock")
    assert other.at("2,1")["animals"] == 3
    assert other.at("8,3")["animals"] == 2  # only one's own
    assert holding("fertility").turn(0).legal("use") == set()  # no birth is possible


@pytest.mark.rule("TD-IDOL-09", "TD-IDOL-21")
@pytest.mark.component("raw_materials")
def test_raw_materials_takes_up_to_two_tokens_out_of_the_game() -> None:
    table = holding("raw_materials").collected(0, wood_token=2, basic_ore_token=1).have(0, wood=4)
    reserve = table.state.token_reserve
    table.turn(0).choose("use raw_materials", "discard wood_token")
    assert table.legal() == {"discard wood_token", "discard basic_ore_token", "stop"}
    table.choose("discard basic_ore_token")
    assert table.player(0).tokens == (1, 0, 0, 0)
    assert table.goods(0) == {"wood": 4}  # AMB-53
    assert table.state.token_reserve == reserve
    assert holding("raw_materials").turn(0).legal("use") == set()


@pytest.mark.rule("TD-IDOL-10", "TD-IDOL-18", "TD-IDOL-20", "TD-IDOL-21")
@pytest.mark.component("appeasement")
def test_appeasement_lowers_a_wrath_and_draws_an_idol() -> None:
    table = holding("appeasement").wrath(2, 0).turn(0).choose("use appeasement")
    assert table.legal() == {"god acoran"}  # Moneiba's is as low as can be
    table.choose("god acoran", "idol production")
    assert table.state.wrath == (1, 0)
    assert table.held(0) == ["production"]
    assert "use production" in table.legal()  # as a later action of the same turn
    table = holding("appeasement").wrath(0, 0).turn(0).choose("use appeasement", "idol wreckers")
    assert table.state.wrath == (0, 0)


@pytest.mark.rule("TD-IDOL-11", "TD-IDOL-18", "TD-OFFER-06")
@pytest.mark.parametrize(
    ("idol", "slots"),
    [
        ("offering_acoran", {"fill acoran 1", "fill acoran 2"}),
        ("offering_moneiba", {"fill moneiba 1", "fill moneiba 2"}),
        ("offering_either", {"fill acoran 1", "fill acoran 2", "fill moneiba 1", "fill moneiba 2"}),
    ],
)
@pytest.mark.component("offering_acoran", "offering_moneiba", "offering_either")
def test_offering_fills_a_demanded_slot(idol: str, slots: set[str]) -> None:
    table = holding(idol).pawns(1, "acoran", 1, 1).pawns(1, "moneiba", 1, 1).turn(0).choose(f"use {idol}")
    assert table.legal() == slots
    god = min(slots).split()[1]
    table.choose(f"fill {god} 1")
    assert table.offered(god)[0] == [2, 1, 0]
    assert table.goods(0) == {}
    full = holding(idol)
    for card in ("acoran", "moneiba"):
        full.pawns(1, card, 1, 3).pawns(2, card, 2, 3)
    assert full.turn(0).legal("use") == set()


@pytest.mark.rule("TD-IDOL-11", "TD-OFFER-06", "TD-IDOL-01")
def test_the_first_pawns_on_a_card_draw_an_idol() -> None:
    table = holding("offering_acoran").turn(0).choose("use offering_acoran", "fill acoran 2")
    assert table.asking == "DrawIdol"
    table.choose("idol movement")
    assert table.held(0) == ["movement"]
    assert table.offered("acoran")[1] == [3, 0, 0]


@pytest.mark.rule("TD-IDOL-12", "TD-IDOL-18", "TD-IDOL-19")
@pytest.mark.component("relocation")
def test_relocation_moves_a_gods_standee() -> None:
    table = holding("relocation").standee("acoran", 3).standee("tsunami", 1).turn(0).choose("use relocation")
    assert table.legal() == {f"relocate acoran {number}" for number in (1, 2, 4, 5, 6, 7, 8)}
    table.choose("relocate acoran 8")
    assert table.state.standees[0] == table.hex("7,9")
    assert holding("relocation").standee("eruption", 2).turn(0).legal("use") == set()


@pytest.mark.rule("TD-IDOL-13", "TD-IDOL-18")
@pytest.mark.component("wreckers")
def test_wreckers_remove_a_ship() -> None:
    table = holding("wreckers").ship("ship_white", 3).ship("ship_grey", 4).turn(0).choose("use wreckers")
    assert table.legal() == {"wreck ship_white", "wreck ship_grey"}
    assert table.choose("wreck ship_grey").state.ships == (3, -1, -1)
    assert holding("wreckers").turn(0).legal("use") == set()


@pytest.mark.rule("TD-IDOL-14", "TD-IDOL-18", "TD-IDOL-21")
@pytest.mark.component("learning")
def test_learning_teaches_at_once() -> None:
    table = holding("learning").trades(0, "fisher").trades(1, "farmer", "goatherd")
    assert table.copy().turn(0).legal("use") == set()
    table.building("2,0", "field").natives(1, "2,0", villagers=1)
    table.player(0).nobles = (table.hex("2,0"), table.hex("1,1"))
    cubes = table.depot(0)[0]
    table.turn(0).choose("use learning", "trade farmer")
    assert table.known(0) == {"fisher", "farmer"}
    assert table.depot(0)[0] == cubes + 1
    assert "produce farmer cube" in table.legal()  # usable at once


@pytest.mark.rule("TD-IDOL-15", "TD-IDOL-04")
@pytest.mark.component("contribution")
def test_contribution_may_be_sold_before_the_end() -> None:
    table = holding("contribution", "contribution", mode="domination").turn(0)
    table.choose("sell contribution", "resource clay", "end_turn")
    assert table.state.idol_discard[12] == 1
    assert table.held(0) == ["contribution"]
    assert table.points(0) == 3


@pytest.mark.rule("TD-IDOL-16", "TD-IDOL-18", "TD-IDOL-19")
@pytest.mark.component("cancellation")
def test_cancellation_discards_an_objective_with_its_token() -> None:
    table = holding("cancellation", mode="domination").objective(0, "most_docks", 1)
    table.objective(1, "hoard_horns", 2).objective(1, "most_fields", 3)
    tokens = table.state.objective_tokens
    table.turn(0).choose("use cancellation")
    assert table.legal() == {"objective 1 1 1", "objective 2 1 2", "objective 2 2 3"}
    table.choose("objective 2 1 2")
    assert [table.box.secret_names[card] for card, _ in table.player(1).objectives] == ["most_fields"]
    assert table.state.objective_tokens == tokens  # AMB-86: removed from the game
    assert holding("cancellation", mode="domination").turn(0).legal("use") == set()


@pytest.mark.rule("TD-IDOL-17", "TD-IDOL-18", "TD-IDOL-19")
@pytest.mark.component("clairvoyance")
def test_clairvoyance_looks_and_may_swap_tokens() -> None:
    table = holding("clairvoyance", mode="domination").objective(0, "most_docks", 1)
    assert table.copy().turn(0).legal("use") == set()  # another player's is needed
    table.objective(1, "hoard_horns", 3).turn(0).choose("use clairvoyance", "objective 2 1 3")
    assert table.legal() == {"keep_tokens", "swap 1"}
    seen, told = table.told("ObjectiveSeen")
    assert (seen.objective, seen.audience) == ("hoard_horns", 1)  # to the user alone
    # The others see whose card it is, and under which token, but not the card.
    assert (told.owner, told.value, told.objective, told.audience) == (1, 3, "", 0b1110)
    table.choose("swap 1")
    values = table.box.objective_token_value
    assert [values[token] for _, token in table.player(0).objectives] == [3]
    assert [values[token] for _, token in table.player(1).objectives] == [1]
    blind = holding("clairvoyance", mode="domination").objective(1, "hoard_horns", 3)
    blind.turn(0).choose("use clairvoyance", "objective 2 1 3")
    assert blind.asking == "TakeAction"  # without an own objective it is the look only


# --- selling, piles -------------------------------------------------------------------------------------


@pytest.mark.rule("TD-IDOL-04", "TD-IDOL-22", "TD-IDOL-01")
def test_a_sold_idol_gives_any_resource_and_comes_back_only_to_an_empty_deck() -> None:
    table = holding("movement").turn(0).choose("sell movement")
    assert len(table.legal()) == 18
    table.choose("resource toasted_flour")
    assert table.goods(0) == {"toasted_flour": 1}
    assert table.state.idol_discard[2] == 1
    table.idols(0, "appeasement")
    table.state.idol_deck = [0] * 15
    table.choose("use appeasement", "god acoran")
    assert table.legal() == {"idol movement"}  # AMB-65
    table.choose("idol movement")
    assert table.state.idol_discard == (0,) * 15


@pytest.mark.rule("TD-IDOL-10", "TD-IDOL-22")
def test_without_any_idol_left_none_is_drawn() -> None:
    table = holding("appeasement")
    table.state.idol_deck = [0] * 15
    table.turn(0).choose("use appeasement", "god moneiba")
    assert table.state.wrath == (1, 0)
    assert table.asking == "TakeAction"
    assert table.held(0) == []


# --- market ---------------------------------------------------------------------------------------------

PRICES = {
    "large_capacity": {"clay": 2, "straw": 1},
    "wall_for_manure": {"stone": 1, "manure": 1, "clay": 1},
    "wall_for_straw": {"stone": 1, "straw": 1, "clay": 1},
    "idol_for_clay_and_straw": {"clay": 1, "straw": 1},
    "idol_for_clay_and_manure": {"clay": 1, "manure": 1},
    "idol_for_stone_and_straw": {"stone": 1, "straw": 1},
    "idol_for_stone_and_manure": {"stone": 1, "manure": 1},
}


@pytest.mark.rule("TD-MARKET-01", "TD-MARKET-04", "TD-MARKET-05", "TD-MARKET-07")
@pytest.mark.parametrize("card", PRICES)
@pytest.mark.component(*PRICES)
def test_a_card_is_bought_once_at_its_price(card: str) -> None:
    table = holding().have(0, **PRICES[card]).turn(0)
    assert f"buy {card}" in table.legal()
    table.choose(f"buy {card}")
    assert table.goods(0) == {}
    at = table.box.market_names.index(card)
    assert table.player(0).market == 1 << at
    assert not table.state.market >> at & 1
    if card.startswith("wall"):
        assert table.legal() == {"wall 1,1"}
        assert table.choose("wall 1,1").at("1,1")["wall"]  # AMB-84: volcanoes, too
    elif card.startswith("idol"):
        assert table.choose("idol learning").held(0) == ["learning"]
    assert f"buy {card}" not in table.have(0, **PRICES[card]).legal()
    for missing in PRICES[card]:
        short = {**PRICES[card], missing: PRICES[card][missing] - 1}
        assert f"buy {card}" not in holding().have(0, **short).turn(0).legal()


@pytest.mark.rule("TD-MARKET-07", "TD-MARKET-03")
def test_cards_without_effect_are_not_for_sale() -> None:
    table = holding().have(0, stone=9, manure=9, clay=9, straw=9).walls("1,1")
    table.state.idol_deck = [0] * 15
    assert table.turn(0).legal("buy") == {"buy large_capacity"}  # the only occupied hex has a wall
    table = holding().have(0, stone=1, manure=1, clay=1).walls("4,2", "7,3").turn(0)
    assert "buy wall_for_manure" not in table.legal()  # no piece is left


@pytest.mark.rule("TD-EX-43", "TD-TRIBE-05", "TD-MARKET-05", "TD-MARKET-07")
@pytest.mark.component("jandia")
def test_jandia_leaves_out_one_unit_of_its_choice() -> None:
    table = holding(tribes=["jandia", "orone", "taoro"]).have(0, stone=1, manure=1).turn(0)
    table.choose("buy wall_for_manure")
    assert table.legal() == {"save clay"}
    table.choose("save clay", "wall 1,1")
    assert table.goods(0) == {}
    table = holding(tribes=["jandia", "orone", "taoro"]).have(0, stone=1, manure=1, clay=1).turn(0)
    table.choose("buy wall_for_manure")
    assert table.legal() == {"save stone", "save manure", "save clay"}
    assert table.choose("save stone").goods(0) == {"stone": 1}


# --- what has been seen ---------------------------------------------------------------------------------


def objectives() -> Any:
    """A game in which seat 0 may look at objectives of two others."""
    table = firekeeper.position("tindaya", players=3, mode="domination").idols(
        0, "clairvoyance", "production"
    )
    for seat, volcano in enumerate(("1,1", "4,2", "7,3")):
        table.natives(seat, volcano, villagers=1, nobles=2)
    table.objective(0, "most_docks", 1).objective(1, "hoard_horns", 3).objective(2, "most_goats", 2)
    return table.to_move(0).play(seed=1)


@pytest.mark.rule("TD-IDOL-17", "TD-TERMS-34")
def test_nobody_looks_at_one_objective_after_the_other() -> None:
    game = objectives()
    game.choose("use clairvoyance")
    for choice in game.choices:
        assert game.foresee(choice) == []  # pointing at it does not show the card
        assert game.ends_undo(choice)
    game.choose("objective 2 1 3")
    assert {choice.text for choice in game.choices} == {"keep_tokens", "swap 1"}
    assert not game.can_undo
    game.choose("swap 1")
    assert game.can_undo  # the swap shows nothing
    game.undo()
    with pytest.raises(IllegalChoice):
        game.undo()


@pytest.mark.rule("TD-IDOL-02", "TD-IDOL-04", "TD-TERMS-27")
@pytest.mark.parametrize("choice", ["use production", "sell production"])
def test_an_idol_that_all_have_seen_is_not_taken_back(choice: str) -> None:
    game = objectives()
    game.choose(choice)
    assert not game.can_undo

"""Trade (WK-ACT-TRADE): exchange and smallpox, a progress tile, Economic points."""

from __future__ import annotations

from typing import Any

import pytest
from wendake_table import Table

GEORGE, RINGO = 0, 1
CLEAN, INFECTED = "card husk_red_clean", "card husk_red_infected"


def trading(canoes: int = 0, **goods: int) -> Table:
    """George performs Trade with these canoes and goods; nothing is on display."""
    return Table().discard("tongue").canoes(GEORGE, canoes).have(GEORGE, **goods).begin(GEORGE, "trade")


def shopping(*rows: list[str], tiles: Any = (), **goods: int) -> Table:
    """George is in step B, with these progress tiles of his own, rows on display and goods."""
    table = Table().rows(*rows).own(GEORGE, *tiles).have(GEORGE, **goods)
    return table.begin(GEORGE, "trade").choose("done")


# --- the three steps ------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-TRADE-01")
def test_the_steps_are_optional() -> None:
    table = Table().rows(["move_1"]).canoes(GEORGE, 3).have(GEORGE, leather=1, fish=1, corn=1)
    table.begin(GEORGE, "trade").choose("done", "done", "done")
    assert table.goods(GEORGE) == {"leather": 1, "fish": 1, "corn": 1}
    assert table.decision is None


@pytest.mark.rule("WK-ACT-TRADE-01")
def test_the_steps_come_in_order_and_once() -> None:
    table = Table().rows(["move_1", "gain_animal"]).canoes(GEORGE, 1).have(GEORGE, leather=2, fish=2, corn=4)
    table.begin(GEORGE, "trade")
    for later in ("buy move_1", "sell corn"):
        assert table.why_not(later) == "WK-ACT-TRADE-01"
    table.choose("exchange corn bean", CLEAN)
    for other in ("exchange corn bean", "sell corn"):
        assert table.why_not(other) == "WK-ACT-TRADE-01"
    table.choose("buy move_1", "pay 1 1 corn")
    for earlier in ("exchange corn bean", "buy gain_animal"):
        assert table.why_not(earlier) == "WK-ACT-TRADE-01"
    table.choose("sell corn", "done")
    assert table.decision is None


# --- step A: exchange -----------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-TRADE-02")
@pytest.mark.parametrize("canoes", [0, 1, 2, 5])
def test_as_many_exchanges_as_canoes_in_play(canoes: int) -> None:
    table = trading(canoes, corn=9)
    for _ in range(canoes):
        table.choose("exchange corn fish")
    if not canoes:
        assert table.why_not("exchange corn fish") == "WK-ACT-TRADE-02"
        table.choose("done")
    assert table.goods(GEORGE).get("fish", 0) == canoes
    assert table.goods(GEORGE)["corn"] == 9 - canoes
    assert not table.legal("exchange")


@pytest.mark.rule("WK-ACT-TRADE-02")
def test_any_resource_for_any_other() -> None:
    table = trading(1, corn=1, bean=1, pumpkin=1, leather=1, fish=1)
    types = ("corn", "bean", "pumpkin", "leather", "fish")
    assert table.legal("exchange") == {
        f"exchange {give} {take}" for give in types for take in types if give != take
    }


@pytest.mark.rule("WK-ACT-TRADE-02")
def test_exchanges_are_independent_of_each_other() -> None:
    table = trading(3, leather=2, corn=1).choose("exchange leather bean", "exchange corn fish", "done")
    assert table.goods(GEORGE) == {"leather": 1, "bean": 1, "fish": 1}


@pytest.mark.rule("WK-ACT-TRADE-02", "WK-TERMS-08")
def test_beavers_are_not_exchanged() -> None:
    table = trading(3, beaver=4, corn=1)
    assert not [text for text in table.legal() if "beaver" in text]
    assert table.rules.book.find("exchange beaver corn") is None
    assert table.rules.book.find("exchange corn beaver") is None


@pytest.mark.rule("WK-ACT-TRADE-02")
def test_nobody_gives_what_they_do_not_have() -> None:
    table = trading(3, corn=1)
    assert table.why_not("exchange bean fish") == "WK-ACT-TRADE-02"
    table.choose("exchange corn fish")
    assert table.legal() == {"done"}


@pytest.mark.rule("WK-ACT-TRADE-02", "WK-PROG-108", "WK-AMB-28")
def test_trade_plus_2_adds_two_exchanges_and_must_be_turned_first() -> None:
    table = Table().canoes(GEORGE, 1).have(GEORGE, corn=5).own(GEORGE, "trade_plus_2").begin(GEORGE, "trade")
    table.choose("use trade_plus_2", "exchange corn fish", "exchange corn fish", "exchange corn bean")
    assert not table.legal("exchange")
    assert table.goods(GEORGE) == {"corn": 2, "fish": 2, "bean": 1}

    late = Table().canoes(GEORGE, 2).have(GEORGE, corn=5).own(GEORGE, "trade_plus_2").begin(GEORGE, "trade")
    late.choose("exchange corn fish")
    assert late.why_not("use trade_plus_2") == "WK-PROG-07"


@pytest.mark.rule("WK-AMB-51")
def test_the_same_type_is_no_exchange_and_gains_are_not_given_again() -> None:
    table = trading(3, corn=2)
    assert table.why_not("exchange corn corn") == "WK-AMB-51"
    table.choose("exchange corn fish")
    assert table.why_not("exchange fish corn") == "WK-AMB-51"  # just received
    assert table.why_not("exchange corn bean") == ""


# --- smallpox -------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-TRADE-03", "WK-AMB-28")
def test_an_exchange_is_followed_by_the_check_before_anything_else() -> None:
    table = trading(2, corn=2).own(GEORGE, "gain_animal").choose("exchange corn fish", "done")
    assert table.legal() == {f"card {name}" for name in names_in_deck(table)}  # not step B, no progress tile
    table.choose(CLEAN)
    assert "use gain_animal" in table.legal()


def names_in_deck(table: Table) -> set[str]:
    return {name for name, count in zip(table.box.card_names, table.state.deck, strict=True) if count}


@pytest.mark.rule("WK-ACT-TRADE-03", "WK-AMB-51")
def test_without_an_exchange_there_is_no_check() -> None:
    table = trading(2, corn=2)
    before = table.state.deck[:]
    table.choose("done")
    assert table.legal() == {"done"}  # step B, with nothing on display
    assert table.state.deck == before


@pytest.mark.rule("WK-ACT-TRADE-03", "WK-PROG-108", "WK-AMB-28")
def test_trade_plus_2_cancels_the_check() -> None:
    table = trading(1, corn=3).own(GEORGE, "trade_plus_2")
    before = table.state.deck[:]
    table.choose("use trade_plus_2", "exchange corn fish", "done")
    assert table.state.deck == before  # no card is revealed
    assert table.pile() == ["tongue_red_clean"]


@pytest.mark.rule("WK-ACT-TRADE-04", "WK-AMB-27")
def test_an_infected_blanket_costs_any_native_on_the_map() -> None:
    table = trading(1, corn=1).guards(GEORGE, "wendake", 2).put(GEORGE, "outpost", "wendake.1")
    table.put(GEORGE, "woman", "sandusky.1").put(GEORGE, "hunter", "sandusky.3")
    table.put(RINGO, "woman", "wendake.2").guards(RINGO, "muskingum", 1).choose(
        "exchange corn fish", INFECTED
    )
    assert table.legal() == {
        "lose woman home",
        "lose hunter home",
        "lose guard michilimackinac",
        "lose guard wendake",
        "lose wendake.1",
        "lose sandusky.1",
        "lose sandusky.3",
    }


@pytest.mark.rule("WK-ACT-TRADE-04")
@pytest.mark.parametrize(
    ("victim", "native", "place"),
    [
        ("lose woman home", "woman", "home"),
        ("lose hunter home", "hunter", "home"),
        ("lose guard michilimackinac", "warrior", "home"),
        ("lose guard wendake", "warrior", "wendake"),
        ("lose wendake.1", "warrior", "wendake.1"),
        ("lose sandusky.1", "woman", "sandusky.1"),
        ("lose sandusky.3", "hunter", "sandusky.3"),
    ],
)
def test_the_sick_go_to_the_longhouse_and_trade_goes_on(victim: str, native: str, place: str) -> None:
    table = trading(1, corn=2).guards(GEORGE, "wendake", 1).put(GEORGE, "outpost", "wendake.1")
    table.put(GEORGE, "woman", "sandusky.1").put(GEORGE, "hunter", "sandusky.3")
    table.choose("exchange corn fish", INFECTED, victim)
    assert table.longhouse(GEORGE) == {"woman": 2, "hunter": 2, "warrior": 2} | {native: 3}
    if place == "home":
        assert table.home(GEORGE)[native] == 4
    elif place == "wendake":
        assert table.at(place) == [0, 0]
    else:
        assert table.at(place) is None
        assert table.player(GEORGE).outposts == (place != "wendake.1")
    table.choose("done", "sell corn")
    assert table.score(GEORGE, "economic") == 1


@pytest.mark.rule("WK-AMB-27", "WK-TRIBE-01", "WK-TRIBE-03")
def test_the_mohawk_and_cayuga_women_go_to_the_longhouse_like_all_sick() -> None:
    table = Table(tribes=["mohawk", "cayuga"]).discard("tongue").mohawk(GEORGE, "wendake")
    for seat in (GEORGE, RINGO):
        table.canoes(seat, 1).have(seat, corn=1)
    table.put(RINGO, "woman", "sandusky.1").begin(GEORGE, "trade")
    table.choose("exchange corn fish", INFECTED, "lose guard mohawk", "done", "done")
    assert table.at("wendake") == [0, 0]
    assert table.home(GEORGE)["warrior"] == 5
    assert "call mohawk" in table.copy().begin(GEORGE, "ritual").legal()
    table.begin(RINGO, "trade").choose("exchange corn fish", "card husk_yellow_infected", "lose sandusky.1")
    assert (table.home(RINGO)["woman"], table.longhouse(RINGO)["woman"]) == (5, 3)


@pytest.mark.rule("WK-AMB-27")
def test_a_lying_mohawk_can_fall_ill_too() -> None:
    table = Table(tribes=["mohawk"]).discard("tongue").canoes(GEORGE, 1).have(GEORGE, corn=1)
    table.natives(GEORGE, "home", warrior=5).put(GEORGE, "mohawk", "wendake.1").begin(GEORGE, "trade")
    table.choose("exchange corn fish", INFECTED, "lose wendake.1", "done", "done")
    assert table.longhouse(GEORGE)["warrior"] == 2
    assert "call mohawk" in table.begin(GEORGE, "ritual").legal()


@pytest.mark.rule("WK-AMB-27")
def test_with_nobody_on_the_map_nothing_happens() -> None:
    table = trading(1, corn=1).natives(GEORGE, "home", woman=0, hunter=0, warrior=0)
    table.choose("exchange corn fish", INFECTED)
    assert table.legal() == {"continue"}
    table.choose("continue")
    assert table.longhouse(GEORGE) == {"woman": 2, "hunter": 2, "warrior": 2}


@pytest.mark.rule("WK-ACT-TRADE-05")
def test_an_uninfected_blanket_does_nothing() -> None:
    table = trading(1, corn=1).choose("exchange corn fish", CLEAN)
    assert table.legal() == {"done"}
    assert table.home(GEORGE) == {"woman": 5, "hunter": 5, "warrior": 5}


@pytest.mark.rule("WK-ACT-TRADE-06")
@pytest.mark.parametrize("card", [CLEAN, INFECTED])
def test_the_revealed_card_goes_on_top_of_the_discard_pile(card: str) -> None:
    table = trading(1, corn=1).choose("exchange corn fish", card)
    assert table.pile() == ["tongue_red_clean", card.removeprefix("card ")]


@pytest.mark.rule("WK-ACT-TRADE-06", "WK-ACT-MASK-04", "WK-AMB-29")
def test_the_last_card_of_the_deck_makes_a_new_deck() -> None:
    table = trading(1, corn=1).deck("husk_red_infected").choose("exchange corn fish", INFECTED)
    table.choose("card tongue_red_clean")  # turned up from the two shuffled cards
    assert table.pile() == ["tongue_red_clean"]
    assert names_in_deck(table) == {"husk_red_infected"}
    assert "lose woman home" in table.legal()  # its blanket counted all the same


@pytest.mark.rule("WK-AMB-29")
@pytest.mark.parametrize(("card", "sick"), [("husk_red_infected", True), ("husk_red_clean", False)])
def test_the_only_card_serves_as_the_check_from_the_discard_pile(card: str, sick: bool) -> None:
    table = trading(1, corn=1).deck(card).discard(card).choose("exchange corn fish")
    assert ("lose woman home" in table.legal()) == sick
    assert table.pile() == [card]


@pytest.mark.rule("WK-AMB-29")
def test_without_any_card_there_is_no_check() -> None:
    table = trading(1, corn=1).deck().discard().choose("exchange corn fish")
    assert table.legal() == {"done"}
    assert table.longhouse(GEORGE) == {"woman": 2, "hunter": 2, "warrior": 2}


# --- step B: a progress tile ----------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-TRADE-07")
def test_one_displayed_tile_of_any_level() -> None:
    rows = (["move_1", "gain_animal"], ["move_2"], ["move_3"])
    table = shopping(*rows, leather=9, fish=9, corn=3, bean=3, pumpkin=3)
    assert table.legal("buy") == {"buy move_1", "buy gain_animal", "buy move_2", "buy move_3"}
    assert table.why_not("buy discount_1") == "WK-SETUP-05"  # not on display
    table.choose("buy move_3", "pay 3 3 corn bean pumpkin")
    assert table.state.rows[2] == ()  # not refilled
    assert not table.legal("buy")  # one tile; step C has begun
    assert table.legal("sell")


@pytest.mark.rule("WK-ACT-TRADE-07", "WK-TRIBE-02")
def test_fox_buys_two() -> None:
    table = Table(tribes=["fox"]).rows(["move_1", "free_order", "mask_draw_2"])
    table.have(GEORGE, leather=3, fish=3, corn=3).begin(GEORGE, "trade").choose("done")
    table.choose("buy move_1", "pay 1 1 corn", "buy free_order", "pay 1 1 corn")
    assert table.why_not("buy mask_draw_2") == "WK-ACT-TRADE-01"


@pytest.mark.rule("WK-ACT-TRADE-08")
@pytest.mark.parametrize("vegetable", ["corn", "bean", "pumpkin"])
def test_level_1_costs_leather_fish_and_any_vegetable(vegetable: str) -> None:
    table = shopping(["move_1"], leather=1, fish=1, **{vegetable: 1})
    table.choose("buy move_1", f"pay 1 1 {vegetable}")
    assert table.goods(GEORGE) == {}


@pytest.mark.rule("WK-ACT-TRADE-08")
@pytest.mark.parametrize("short", ["leather", "fish", "corn"])
def test_level_1_needs_each_part_of_its_price(short: str) -> None:
    goods = {"leather": 3, "fish": 3, "corn": 3, "beaver": 3} | {short: 0}
    table = shopping(["move_1"], **goods)
    assert table.why_not("buy move_1") == "WK-ACT-TRADE-08"


@pytest.mark.rule("WK-ACT-TRADE-09")
def test_level_2_costs_two_different_vegetables() -> None:
    table = shopping([], ["move_2"], leather=3, fish=2, corn=1, bean=1, pumpkin=5).choose("buy move_2")
    assert table.legal() == {"pay 2 2 corn bean", "pay 2 2 corn pumpkin", "pay 2 2 bean pumpkin"}
    table.choose("pay 2 2 bean pumpkin")
    assert table.goods(GEORGE) == {"leather": 1, "corn": 1, "pumpkin": 4}
    assert shopping([], ["move_2"], leather=2, fish=2, corn=5).why_not("buy move_2") == "WK-ACT-TRADE-09"


@pytest.mark.rule("WK-ACT-TRADE-10")
def test_level_3_costs_all_three_vegetables() -> None:
    table = shopping([], [], ["move_3"], leather=3, fish=4, corn=1, bean=1, pumpkin=2).choose("buy move_3")
    assert table.legal() == {"pay 3 3 corn bean pumpkin"}
    table.choose("pay 3 3 corn bean pumpkin")
    assert table.goods(GEORGE) == {"fish": 1, "pumpkin": 1}
    poor = shopping([], [], ["move_3"], leather=3, fish=3, corn=3, bean=3)
    assert poor.why_not("buy move_3") == "WK-ACT-TRADE-10"


@pytest.mark.rule("WK-ACT-TRADE-11", "WK-PROG-09")
def test_a_tile_scores_on_two_tracks_and_gives_its_ability() -> None:
    table = shopping([], ["ritual_most_common", "free_exchange_3"], leather=2, fish=2, corn=1, bean=1)
    table.track(GEORGE, economic=1, military=9, ritual=9, mask=3).choose("buy free_exchange_3")
    table.choose("pay 2 2 corn bean")
    # Economic to 3 first; then Economic and Mask tie for lowest.
    assert table.legal() == {"track economic", "track mask"}
    table.choose("track mask").have(GEORGE, corn=3)
    assert (table.score(GEORGE, "economic"), table.score(GEORGE, "mask")) == (3, 5)
    table.choose("use free_exchange_3", "exchange corn fish", "done")
    assert table.why_not("use free_exchange_3") == "WK-PROG-06"


# --- discounts ------------------------------------------------------------------------------------


@pytest.mark.rule("WK-AMB-23")
def test_discounts_add_up_serve_one_purchase_and_go_no_further_than_zero() -> None:
    table = Table(tribes=["fox"]).rows(["move_1", "free_order"]).have(GEORGE, leather=1, fish=1, corn=1)
    table.own(GEORGE, "discount_1", "discount_3").begin(GEORGE, "trade").choose("done")
    table.choose("use discount_1", "use discount_3", "buy move_1", "pay 0 0")
    assert table.goods(GEORGE) == {"leather": 1, "fish": 1, "corn": 1}
    table.choose("buy free_order")
    assert table.legal() == {"pay 1 1 corn"}  # what was left of the discount is lost


@pytest.mark.rule("WK-AMB-23")
def test_the_buyer_strikes_any_unit() -> None:
    table = shopping(["move_1"], tiles=("discount_1",), leather=1, fish=1, corn=1, bean=1)
    table.choose("use discount_1", "buy move_1")
    assert table.legal() == {"pay 1 1", "pay 1 0 corn", "pay 1 0 bean", "pay 0 1 corn", "pay 0 1 bean"}
    assert table.why_not("pay 1 1 corn") == "WK-AMB-23"


@pytest.mark.rule("WK-AMB-23")
@pytest.mark.parametrize("missing", ["leather", "fish", "corn"])
def test_a_discount_makes_up_for_what_is_missing(missing: str) -> None:
    goods = {"leather": 1, "fish": 1, "corn": 1} | {missing: 0}
    table = shopping(["move_1"], tiles=("discount_1",), **goods)
    assert table.why_not("buy move_1") == "WK-ACT-TRADE-08"
    table.choose("use discount_1", "buy move_1").settle()
    assert table.goods(GEORGE) == {}


# --- step C: Economic points ----------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-TRADE-12")
def test_up_to_five_different_resources_a_point_each() -> None:
    table = shopping(corn=2, bean=2, pumpkin=1, leather=1, fish=1, beaver=4).choose("done")
    sold = []
    for resource in ("corn", "bean", "pumpkin", "leather", "fish"):
        table.choose(f"sell {resource}")
        sold.append(resource)
        assert table.score(GEORGE, "economic") == len(sold)
        for same in sold:
            assert table.why_not(f"sell {same}") == "WK-ACT-TRADE-12"
    assert table.legal() == {"done"}
    assert table.goods(GEORGE) == {"corn": 1, "bean": 1, "beaver": 4}


@pytest.mark.rule("WK-ACT-TRADE-12", "WK-TERMS-08")
def test_only_what_one_has_can_be_returned_and_no_beaver() -> None:
    table = shopping(corn=1, beaver=3).choose("done")
    assert table.legal() == {"done", "sell corn"}
    assert table.rules.book.find("sell beaver") is None

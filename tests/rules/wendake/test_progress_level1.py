"""The ten progress tiles of level 1 (WK-PROG-101 to -110): what each does, when, and its limits."""

from __future__ import annotations

import pytest
from wendake_moments import ANY_POINT, offered, reasons
from wendake_table import Table

from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.terms import HARVEST, HUNT_ACTION, SACRED_FIRE

# --- WK-PROG-101: move_1 ---------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-101")
def test_move_1_moves_one_warrior_one_step() -> None:
    table = Table(players=2).own(0, "move_1").turn(0).choose("use move_1")
    assert {"move michilimackinac sandusky", "occupy michilimackinac wendake.1", "done"} <= table.legal()
    table.choose("move michilimackinac wendake")
    assert table.at("wendake") == [1, 0]
    assert table.legal("activate")  # one step and no more: back at the question it interrupted


@pytest.mark.rule("WK-PROG-101", "WK-FIGHT-04")
def test_move_1_may_fight() -> None:
    table = Table(players=2).own(0, "move_1").guards(1, "sandusky", 1).turn(0)
    table.choose("use move_1", "attack_guard michilimackinac sandusky seat2")
    assert table.at("sandusky") == [0, 0]
    assert (table.longhouse(0)["warrior"], table.longhouse(1)["warrior"]) == (3, 3)


@pytest.mark.rule("WK-PROG-101", "WK-ED-48")
def test_the_step_of_move_1_may_be_made_inside_the_territory() -> None:
    table = Table(players=2).own(0, "move_1").guards(0, "sandusky", 1).turn(0)
    table.choose("use move_1", "occupy sandusky sandusky.3")
    assert table.at("sandusky.3") == ("outpost", 0)


@pytest.mark.rule("WK-PROG-101")
def test_move_1_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("move_1") == ANY_POINT


@pytest.mark.rule("WK-PROG-101")
def test_move_1_needs_a_guard_to_move() -> None:
    table = Table(players=2).own(0, "move_1").natives(0, "home", warrior=0).put(0, "outpost", "wendake.1")
    assert table.turn(0).why_not("use move_1") == "WK-PROG-101"


@pytest.mark.rule("WK-PROG-101", "WK-PROG-06")
def test_move_1_turned_without_moving_is_used_all_the_same() -> None:
    table = Table(players=2).own(0, "move_1").turn(0).choose("use move_1", "done")
    assert table.why_not("use move_1") == "WK-PROG-06"


# --- WK-PROG-102: alliance_1 (more about Alliances in test_examples_tiles.py) -------------------------


@pytest.mark.rule("WK-PROG-102")
def test_alliance_1_counts_a_guard_more_in_each_territory_of_the_ally() -> None:
    table = Table(players=2).own(0, "alliance_1", flag="english")
    table.guards(0, "sandusky", 1).guards(1, "sandusky", 1)  # 1 + 1 against 1: a point
    table.guards(1, "muskingum", 1)  # 0 + 1 against 1: a tie, nothing
    table.guards(0, "wendake", 1).guards(1, "wendake", 1)  # French: a tie, nothing
    table.begin(0, "military").choose("claim_nothing", "use alliance_1", "continue")
    assert table.score(0, "military") == 2  # home and Sandusky


@pytest.mark.rule("WK-PROG-102", "WK-ED-42")
def test_the_virtual_guard_can_hold_a_territory_alone() -> None:
    table = Table(players=2).own(0, "alliance_1", flag="french").natives(0, "home", warrior=0)
    table.begin(0, "military").choose("claim_nothing", "use alliance_1", "continue")
    assert table.score(0, "military") == 2  # Wendake and Nipissing, 1 against 0


@pytest.mark.rule("WK-PROG-102")
def test_the_virtual_guard_is_for_one_scoring_only() -> None:
    table = Table(players=2).own(0, "alliance_1", flag="french").natives(0, "home", warrior=0)
    table.begin(0, "military").choose("claim_nothing", "use alliance_1", "continue")
    assert (table.at("wendake"), table.at("nipissing")) == ([0, 0], [0, 0])
    table.begin(0, "military").choose("claim_nothing", "continue")
    assert table.score(0, "military") == 2


@pytest.mark.rule("WK-PROG-102")
def test_alliance_1_is_turned_in_step_2_of_military() -> None:
    assert offered("alliance_1") == {"military_score"}
    assert set(reasons("alliance_1").values()) == {"", "WK-PROG-07"}


@pytest.mark.rule("WK-PROG-102", "WK-AMB-39")
def test_the_buyer_of_alliance_1_takes_a_flag() -> None:
    table = Table(players=2).rows(["alliance_1"]).have(0, leather=1, fish=1, corn=1)
    table.begin(0, "trade").choose("done", "buy alliance_1", "pay 1 1 corn")
    assert table.legal() == {"flag english", "flag french"}
    table.choose("flag french")
    assert table.rules.view(table.state, None).players[0].flag == "french"
    assert (table.score(0, "economic"), table.score(0, "military")) == (1, 1)


# --- WK-PROG-103: free_order --------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-103")
def test_free_order_lets_the_actions_be_performed_in_any_order() -> None:
    table = Table(players=2).own(0, "free_order").turn(0).choose("activate 0 0")
    assert table.legal("perform") == {"perform tan_pelts"}
    table.choose("use free_order")
    assert table.legal("perform") == {"perform tan_pelts", "perform move 1"}
    table.have(0, beaver=2).choose("perform move 1", "move michilimackinac sandusky")
    assert table.legal("perform") == {"perform tan_pelts"}
    table.choose("perform tan_pelts")
    assert table.goods(0) == {"leather": 2}
    assert table.legal() == {"end_turn", "swap"}


@pytest.mark.rule("WK-PROG-103")
def test_free_order_is_offered_before_the_last_action_of_an_activation() -> None:
    assert offered("free_order") == {"before_first_action", "between_actions"}
    assert reasons("free_order")["last_action"] == "WK-PROG-103"
    assert reasons("free_order")["turn_start"] == "WK-PROG-07"


@pytest.mark.rule("WK-AMB-18")
def test_free_order_turned_later_frees_the_actions_that_remain() -> None:
    grid = ("level2_06",) * 9
    table = (
        Table(players=2, grid=grid).own(0, "free_order").turn(0).choose("activate 0 0", "skip mask_ceremony")
    )
    table.choose("use free_order")
    assert table.legal("perform") == {"perform military", "perform trade"}  # the skipped one is gone


@pytest.mark.rule("WK-AMB-18")
def test_with_free_order_each_action_is_optional_and_done_at_most_once() -> None:
    grid = ("level2_11",) * 9  # Mask Ceremony, Move 2, Mask Ceremony
    table = Table(players=2, grid=grid).own(0, "free_order").discard("husk").turn(0)
    table.choose("activate 0 0", "use free_order")
    for left in (True, False):
        table.choose("perform mask_ceremony", "draw discard")
        table.until("play_nothing").choose("play_nothing")
        assert ("perform mask_ceremony" in table.legal("perform")) is left
    table.choose("skip_rest")
    assert table.legal() == {"end_turn", "swap"}


@pytest.mark.rule("WK-AMB-18")
def test_free_order_covers_one_activation_only() -> None:
    table = (
        Table(players=2)
        .own(0, "free_order")
        .turn(0)
        .choose("activate 1 1", "perform sacred_fire", "fire 0 0")
    )
    table.choose("use free_order")
    assert table.legal("perform") == {"perform tan_pelts", "perform move 1"}
    table.choose("skip_rest", "end_turn").idle("reserve").choose("activate 0 1", "skip move 3", "end_turn")
    table.idle("activate 0 0").choose("activate 2 1")
    assert table.legal("perform") == {"perform hunt"}
    assert table.why_not("use free_order") == "WK-PROG-06"


@pytest.mark.rule("WK-AMB-18")
def test_sacred_fire_beside_other_actions_may_come_first_or_last() -> None:
    for first in ("perform sacred_fire", "perform harvest"):
        table = Table(players=2).own(0, "free_order")
        table.then(NextAction(0, (HARVEST, SACRED_FIRE, HUNT_ACTION), True, False)).choose("use free_order")
        table.choose(first)
        if first == "perform sacred_fire":
            table.choose("fire 0 0", "skip tan_pelts", "skip move 1")  # the fired tile keeps its own order
            assert table.legal("perform") == {"perform harvest", "perform hunt"}
        else:
            assert table.legal("perform") == {"perform sacred_fire", "perform hunt"}


# --- WK-PROG-104: ritual_step -------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-104")
def test_ritual_step_scores_a_point_and_then_allows_a_step() -> None:
    table = Table(players=2).own(0, "ritual_step").begin(0, "ritual")
    table.choose("call woman", "call hunter", "use ritual_step", "continue")
    assert table.score(0, "ritual") == 5 + 1  # scored before the warrior leaves
    table.choose("move michilimackinac wendake")
    assert table.score(0, "ritual") == 6
    assert table.decision is None


@pytest.mark.rule("WK-PROG-104")
def test_the_movement_of_ritual_step_is_optional_and_may_fight() -> None:
    table = Table(players=2).own(0, "ritual_step").put(1, "hunter", "wendake.3").begin(0, "ritual")
    table.choose("call woman", "call woman", "use ritual_step", "continue")
    assert "done" in table.legal()
    table.choose("attack michilimackinac wendake.3")
    assert (table.at("wendake.3"), table.longhouse(1)["hunter"]) == (("outpost", 0), 3)


@pytest.mark.rule("WK-PROG-104")
def test_ritual_step_is_offered_when_ritual_scores() -> None:
    assert offered("ritual_step") == {"ritual_score"}
    assert set(reasons("ritual_step").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-105: mask_draw_2 -------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-105", "WK-AMB-30")
def test_mask_draw_2_draws_two_cards_and_discards_one_before_playing() -> None:
    table = Table(players=2).own(0, "mask_draw_2").hold(0, "crooked_red_clean").discard("husk_red_clean")
    table.begin(0, "mask_ceremony").choose("use mask_draw_2", "draw deck", "card blower_red_clean")
    assert table.legal() == {"draw deck", "draw discard"}
    table.choose("draw deck", "card crooked_yellow_clean")
    held = {"crooked_red_clean", "crooked_yellow_clean", "blower_red_clean"}
    assert table.legal() == {f"discard {card}" for card in held}  # mandatory, old or new
    table.choose("discard blower_red_clean")
    assert set(table.hand(0)) == held - {"blower_red_clean"}
    assert table.pile() == ["husk_red_clean", "blower_red_clean"]
    assert "play pair crooked" in table.legal("play")


@pytest.mark.rule("WK-PROG-105", "WK-AMB-30", "WK-ACT-MASK-03")
def test_the_second_draw_may_take_the_newly_revealed_discard() -> None:
    table = Table(players=2).own(0, "mask_draw_2").discard("husk_red_clean").begin(0, "mask_ceremony")
    table.choose("use mask_draw_2", "draw discard", "card tongue_red_clean", "draw discard")
    table.choose("card smiler_red_clean", "discard husk_red_clean")
    assert table.hand(0) == ["tongue_red_clean"]
    assert table.pile() == ["smiler_red_clean", "husk_red_clean"]


@pytest.mark.rule("WK-AMB-30")
def test_cards_played_this_year_cannot_be_discarded() -> None:
    table = Table(players=2).own(0, "mask_draw_2").hold(0, "crooked", "crooked").discard("husk")
    table.begin(0, "mask_ceremony").choose("draw deck", "card blower_red_clean", "play pair crooked")
    table.begin(0, "mask_ceremony").choose("use mask_draw_2", "draw deck", "card smiler_red_clean")
    table.choose("draw deck", "card smiler_red_clean")
    assert table.legal() == {"discard blower_red_clean", "discard smiler_red_clean"}


@pytest.mark.rule("WK-PROG-105")
def test_mask_draw_2_is_turned_before_the_first_draw() -> None:
    assert offered("mask_draw_2") == {"mask_draw"}
    table = Table(players=2).own(0, "mask_draw_2", "mask_plus_1").discard("husk").begin(0, "mask_ceremony")
    table.choose("use mask_draw_2", "draw deck", "card blower_red_clean")
    assert table.legal("use") == set()


# --- WK-PROG-106: mask_occupied -----------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-106", "WK-AMB-53")
def test_mask_occupied_opens_the_space_of_another_disk() -> None:
    table = Table(players=2).own(0, "mask_occupied").disk(1, "pair").hold(0, "husk").discard("husk")
    table.begin(0, "mask_ceremony").choose("draw discard", "card blower_red_clean")
    assert table.why_not("play pair husk") == "WK-ACT-MASK-06"
    table.choose("use mask_occupied", "play pair husk")
    assert table.score(0, "mask") == 2
    assert table.rules.view(table.state, None).spaces["pair"] == [0, 1]


@pytest.mark.rule("WK-PROG-106", "WK-ED-49")
def test_mask_occupied_opens_the_space_of_ones_own_disk() -> None:
    table = Table(players=2).own(0, "mask_occupied").disk(0, "pair").hold(0, "husk", "husk").discard("blower")
    table.begin(0, "mask_ceremony").choose("draw deck", "card smiler_red_clean")
    assert "play pair husk" not in table.legal()
    table.choose("use mask_occupied", "play pair husk")
    assert table.score(0, "mask") == 2


@pytest.mark.rule("WK-PROG-106")
def test_with_mask_occupied_the_combination_must_still_be_played() -> None:
    table = Table(players=2).own(0, "mask_occupied").disk(1, "pair").hold(0, "husk").discard("blower")
    table.begin(0, "mask_ceremony").choose("draw deck", "card smiler_red_clean", "use mask_occupied")
    assert table.legal() == {"play_nothing"}
    assert table.why_not("play pair husk") == "WK-AMB-34"


@pytest.mark.rule("WK-PROG-106")
def test_mask_occupied_is_offered_in_step_2_of_mask_ceremony() -> None:
    assert offered("mask_occupied") == {"mask_play"}
    assert set(reasons("mask_occupied").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-107: discount_1 --------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-107")
def test_discount_1_strikes_any_one_resource_of_the_cost() -> None:
    table = Table(players=2).own(0, "discount_1").rows(["move_1"]).have(0, leather=1, fish=1, corn=1)
    table.begin(0, "trade").choose("done", "use discount_1", "buy move_1")
    assert table.legal() == {"pay 1 1", "pay 1 0 corn", "pay 0 1 corn"}
    table.choose("pay 1 1")
    assert table.goods(0) == {"corn": 1}


@pytest.mark.rule("WK-PROG-107")
def test_discount_1_makes_an_unaffordable_tile_affordable() -> None:
    table = Table(players=2).own(0, "discount_1").rows(["move_1"]).have(0, leather=1, fish=1)
    table.begin(0, "trade").choose("done")
    assert table.why_not("buy move_1") == "WK-ACT-TRADE-08"
    table.choose("use discount_1", "buy move_1", "pay 1 1")
    assert table.goods(0) == {}


@pytest.mark.rule("WK-PROG-107")
def test_discount_1_is_offered_in_step_b_of_trade() -> None:
    assert offered("discount_1") == {"trade_buy"}
    assert set(reasons("discount_1").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-108: trade_plus_2 ------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-108", "WK-AMB-28")
def test_trade_plus_2_adds_two_exchanges_and_skips_the_smallpox_check() -> None:
    table = Table(players=2).own(0, "trade_plus_2").have(0, corn=5).canoes(0, 1).begin(0, "trade")
    deck = sum(table.state.deck)
    table.choose("use trade_plus_2", "exchange corn fish", "exchange corn fish", "exchange corn leather")
    assert table.goods(0) == {"corn": 2, "fish": 2, "leather": 1}
    assert table.legal() == {"done"} | table.legal("buy")  # in step B: no fourth exchange, no card revealed
    assert (sum(table.state.deck), table.pile()) == (deck, [])


@pytest.mark.rule("WK-PROG-108", "WK-ED-64")
def test_with_trade_plus_2_one_may_exchange_fewer() -> None:
    table = Table(players=2).own(0, "trade_plus_2").have(0, corn=5).canoes(0, 1).begin(0, "trade")
    table.choose("use trade_plus_2", "exchange corn fish", "done")
    assert table.goods(0) == {"corn": 4, "fish": 1}
    assert table.pile() == []


@pytest.mark.rule("WK-PROG-108")
def test_trade_plus_2_is_turned_before_exchanging() -> None:
    assert offered("trade_plus_2") == {"trade_exchange"}
    assert set(reasons("trade_plus_2").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-109: gain_animal -------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-109")
@pytest.mark.parametrize("animal", ["fish", "leather"])
def test_gain_animal_gives_a_fish_or_a_leather(animal: str) -> None:
    table = Table(players=2).own(0, "gain_animal").turn(0).choose("use gain_animal")
    assert table.legal() == {"gain fish", "gain leather"}
    assert table.choose(f"gain {animal}").goods(0) == {animal: 1}


@pytest.mark.rule("WK-PROG-109")
def test_gain_animal_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("gain_animal") == ANY_POINT


# --- WK-PROG-110: animals_to_points -------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-110")
def test_animals_to_points_takes_one_of_each_at_most_for_one_track() -> None:
    table = Table(players=2).own(0, "animals_to_points").have(0, fish=3, leather=3, corn=3).turn(0)
    table.choose("use animals_to_points")
    assert table.legal() == {"track economic", "track military", "track ritual", "track mask"}
    table.choose("track ritual")
    assert table.legal() == {"spend fish", "spend leather"}  # once turned, at least one is paid
    table.choose("spend fish")
    assert table.legal() == {"done", "spend leather"}
    table.choose("spend leather", "done")
    assert (table.score(0, "ritual"), table.goods(0)) == (2, {"fish": 2, "leather": 2, "corn": 3})


@pytest.mark.rule("WK-PROG-110")
def test_animals_to_points_with_one_animal_only() -> None:
    table = Table(players=2).own(0, "animals_to_points").have(0, leather=2).turn(0)
    table.choose("use animals_to_points", "track mask", "spend leather", "done")
    assert (table.score(0, "mask"), table.goods(0)) == (1, {"leather": 1})


@pytest.mark.rule("WK-PROG-110")
def test_animals_to_points_needs_an_animal() -> None:
    table = Table(players=2).own(0, "animals_to_points").have(0, corn=3, beaver=3).turn(0)
    assert table.why_not("use animals_to_points") == "WK-PROG-110"


@pytest.mark.rule("WK-PROG-110")
def test_animals_to_points_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("animals_to_points") == ANY_POINT

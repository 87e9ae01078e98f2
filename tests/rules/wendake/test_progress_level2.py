"""The ten progress tiles of level 2 (WK-PROG-201 to -210): what each does, when, and its limits."""

from __future__ import annotations

import pytest
from wendake_moments import ANY_POINT, OUTSIDE_ACTIONS, moments, offered, reasons
from wendake_table import Table

# --- WK-PROG-201: move_2 ---------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-201")
def test_move_2_moves_one_warrior_twice_or_two_warriors_once() -> None:
    table = Table(players=2).own(0, "move_2").turn(0)
    table.choose("use move_2", "move michilimackinac sandusky", "move sandusky muskingum")
    assert table.at("muskingum") == [1, 0]
    assert table.legal("activate")  # both steps are made
    table = Table(players=2).own(0, "move_2").turn(0)
    table.choose("use move_2", "move michilimackinac sandusky", "occupy michilimackinac wendake.2")
    assert (table.at("sandusky"), table.at("wendake.2")) == ([1, 0], ("outpost", 0))
    assert table.legal("activate")


@pytest.mark.rule("WK-PROG-201")
def test_both_steps_of_move_2_are_made_in_one_go() -> None:
    table = Table(players=2).own(0, "move_2").put(0, "outpost", "wendake.1").turn(0)
    table.choose("use move_2", "move michilimackinac sandusky")
    assert table.why_not("transfer wendake.1 empty") == "WK-TRANSFER-06"
    table.choose("done")  # one step is lost
    assert table.why_not("use move_2") == "WK-PROG-06"


@pytest.mark.rule("WK-PROG-201", "WK-FIGHT-07")
def test_move_2_may_fight_twice() -> None:
    table = Table(players=2).own(0, "move_2").guards(1, "sandusky", 1).put(1, "woman", "sandusky.1").turn(0)
    table.choose(
        "use move_2", "attack_guard michilimackinac sandusky seat2", "attack michilimackinac sandusky.1"
    )
    assert table.at("sandusky.1") == ("outpost", 0)
    assert table.longhouse(1) == {"woman": 3, "hunter": 2, "warrior": 3}


@pytest.mark.rule("WK-PROG-201")
def test_move_2_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("move_2") == ANY_POINT


# --- WK-PROG-202: outpost_to_guard --------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-202")
def test_outpost_to_guard_lets_an_outpost_stay_as_a_guard() -> None:
    table = Table(players=2).own(0, "outpost_to_guard").put(0, "outpost", "wendake.1").turn(0)
    ways = {"transfer wendake.1 empty", "transfer wendake.1 replace"}
    assert table.legal("transfer") == ways | {f"{way} stay" for way in ways}
    table.choose("transfer wendake.1 replace stay")
    assert (table.at("wendake"), table.at("wendake.1")) == ([1, 0], ("woman", 0))
    assert table.home(0) == {"woman": 4, "hunter": 5, "warrior": 5}


@pytest.mark.rule("WK-PROG-202")
def test_the_vacated_area_may_be_left_empty() -> None:
    table = Table(players=2).own(0, "outpost_to_guard").put(0, "outpost", "wendake.3").turn(0)
    table.choose("transfer wendake.3 empty stay")
    assert (table.at("wendake"), table.at("wendake.3")) == ([1, 0], None)
    assert table.home(0)["hunter"] == 5


@pytest.mark.rule("WK-PROG-202", "WK-TRANSFER-09")
def test_without_a_matching_native_at_home_the_area_stays_empty() -> None:
    table = Table(players=2).own(0, "outpost_to_guard").put(0, "outpost", "wendake.1")
    table.natives(0, "home", woman=0).turn(0)
    assert table.legal("transfer") == {"transfer wendake.1 empty", "transfer wendake.1 empty stay"}


@pytest.mark.rule("WK-PROG-202", "WK-PROG-06")
def test_one_outpost_a_year_stays_and_the_others_still_go_home() -> None:
    table = Table(players=2).own(0, "outpost_to_guard").put(0, "outpost", "wendake.1", "wendake.2").turn(0)
    table.choose("transfer wendake.1 empty stay")
    assert table.rules.view(table.state, None).players[0].used == ["outpost_to_guard"]
    assert table.legal("transfer") == {"transfer wendake.2 empty", "transfer wendake.2 replace"}
    assert table.why_not("transfer wendake.2 empty stay") == "WK-PROG-06"


@pytest.mark.rule("WK-PROG-202")
def test_an_ordinary_transfer_does_not_turn_the_tile() -> None:
    table = Table(players=2).own(0, "outpost_to_guard").put(0, "outpost", "wendake.1").turn(0)
    table.choose("transfer wendake.1 empty")
    assert table.player(0).used == 0
    assert table.home(0)["warrior"] == 6


@pytest.mark.rule("WK-PROG-202")
def test_outpost_to_guard_works_in_the_windows_of_transfers() -> None:
    stay = "transfer wendake.1 replace stay"
    found = {moment: table.why_not(stay) for moment, table in moments("outpost_to_guard")}
    assert {moment for moment, rule in found.items() if not rule} == OUTSIDE_ACTIONS
    assert set(found.values()) == {"", "WK-TRANSFER-06"}
    assert {table.why_not(stay) for moment, table in moments() if moment in OUTSIDE_ACTIONS} == {
        "WK-PROG-202"
    }
    assert offered("outpost_to_guard") == set()  # never used by itself, only as part of a transfer


# --- WK-PROG-203: ritual_most_common ------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-203", "WK-ED-47")
def test_ritual_most_common_scores_the_largest_group_instead_of_the_smallest() -> None:
    table = Table(players=2).own(0, "ritual_most_common")
    table.natives(0, "home", hunter=2, woman=1, warrior=6).begin(0, "ritual").choose(
        "call hunter", "call woman"
    )
    table.choose("use ritual_most_common", "continue")
    assert table.score(0, "ritual") == 6  # not 6 + 2


@pytest.mark.rule("WK-PROG-203")
def test_ritual_most_common_counts_any_type() -> None:
    for native in ("woman", "hunter", "warrior"):
        table = Table(players=2).own(0, "ritual_most_common").natives(0, "home", woman=0, hunter=0, warrior=0)
        table.natives(0, "longhouse", woman=0, hunter=0, warrior=0).natives(0, "home", **{native: 4})
        table.begin(0, "ritual").choose("continue", "use ritual_most_common", "continue")
        assert table.score(0, "ritual") == 4


@pytest.mark.rule("WK-PROG-203")
def test_ritual_most_common_is_offered_when_ritual_scores() -> None:
    assert offered("ritual_most_common") == {"ritual_score"}
    assert set(reasons("ritual_most_common").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-204: shift_point -------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-204")
def test_shift_point_moves_one_marker_back_and_another_forward() -> None:
    table = Table(players=2).own(0, "shift_point").track(0, military=4, ritual=1).turn(0)
    table.choose("use shift_point")
    assert table.legal() == {
        "shift military economic", "shift military ritual", "shift military mask",
        "shift ritual economic", "shift ritual military", "shift ritual mask",
    }  # fmt: skip
    table.choose("shift military mask")
    assert table.player(0).score == (0, 3, 1, 1)


@pytest.mark.rule("WK-PROG-204", "WK-SCORE-04", "WK-AMB-47")
def test_shift_point_needs_a_point_to_take_and_offers_no_target_at_25() -> None:
    table = Table(players=2).own(0, "shift_point").turn(0)
    assert table.why_not("use shift_point") == "WK-PROG-204"  # all markers at 0
    table.track(0, economic=25, mask=25, ritual=1).choose("use shift_point")
    assert table.legal() == {
        "shift economic military", "shift economic ritual",
        "shift ritual military", "shift mask military", "shift mask ritual",
    }  # fmt: skip
    assert table.why_not("shift economic mask") == "WK-PROG-204"


@pytest.mark.rule("WK-PROG-204", "WK-AMB-47")
def test_shift_point_is_not_offered_when_no_marker_could_move_forward() -> None:
    table = Table(players=2).own(0, "shift_point").track(0, economic=25, military=25, ritual=25, mask=25)
    assert table.turn(0).why_not("use shift_point") == "WK-PROG-204"


@pytest.mark.rule("WK-PROG-204")
def test_shift_point_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("shift_point") == ANY_POINT


# --- WK-PROG-205: mask_recall -------------------------------------------------------------------------


def ceremony(table: Table, card: str, *choices: str) -> Table:
    """Seat 0 performs Mask Ceremony, draws this card from the deck and goes on with step 2."""
    return table.begin(0, "mask_ceremony").choose("draw deck", f"card {card}", *choices)


def recalling() -> Table:
    """Seat 0 before a third ceremony of the year, its disk on `pair` after two plays."""
    table = Table(players=2).own(0, "mask_recall").discard("smiler")
    table.hold(0, "husk", "husk", "crooked", "blower")
    ceremony(table, "tongue_red_clean", "play three_different crooked blower tongue")
    return ceremony(table, "smiler_red_clean", "play pair husk")


@pytest.mark.rule("WK-PROG-205", "WK-ED-44")
def test_mask_recall_takes_back_all_cards_of_earlier_ceremonies() -> None:
    table = recalling().begin(0, "mask_ceremony")
    assert len(table.played(0)) == 5
    table.choose("use mask_recall")
    assert table.played(0) == []
    assert len(table.hand(0)) == 6
    table.choose("draw deck", "card smiler_yellow_clean")
    assert "play five_different crooked blower smiler tongue husk" in table.legal("play")


@pytest.mark.rule("WK-PROG-205")
def test_mask_recall_leaves_the_disk_where_it_is() -> None:
    table = (
        recalling()
        .begin(0, "mask_ceremony")
        .choose("use mask_recall", "draw deck", "card smiler_yellow_clean")
    )
    assert table.rules.view(table.state, None).spaces["pair"] == [0]
    assert table.why_not("play pair husk") == "WK-ACT-MASK-06"
    assert "play three_different crooked blower tongue" in table.legal("play")  # left long ago: empty


@pytest.mark.rule("WK-PROG-205")
def test_mask_recall_needs_cards_played_this_year() -> None:
    table = Table(players=2).own(0, "mask_recall").discard("husk").begin(0, "mask_ceremony")
    assert table.why_not("use mask_recall") == "WK-PROG-205"


@pytest.mark.rule("WK-PROG-205")
def test_mask_recall_is_offered_immediately_before_mask_ceremony() -> None:
    assert offered("mask_recall") == {"mask_draw"}  # the question with which the ceremony begins
    assert set(reasons("mask_recall").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-206: mask_wild ---------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-206", "WK-AMB-34")
def test_mask_wild_plays_one_card_as_another_type() -> None:
    table = Table(players=2).own(0, "mask_wild").hold(0, "crooked", "crooked").discard("husk")
    ceremony(table, "blower_red_clean")
    assert table.why_not("play three_alike crooked") == "WK-AMB-34"
    table.choose("use mask_wild")
    assert "play three_alike crooked" in table.legal("play")
    assert "play four_alike crooked" not in table.legal("play")  # it is a card of the hand, not one more
    table.choose("play three_alike crooked", "change_mask blower crooked")
    assert table.score(0, "mask") == 4
    assert len(table.played(0)) == 3
    assert "blower_red_clean" in table.played(0)


@pytest.mark.rule("WK-PROG-206")
def test_mask_wild_changes_one_card_only() -> None:
    table = Table(players=2).own(0, "mask_wild").hold(0, "crooked", "blower").discard("husk")
    ceremony(table, "smiler_red_clean", "use mask_wild")
    assert {text.split()[1] for text in table.legal("play")} == {"pair", "three_different"}
    assert "play pair husk" not in table.legal("play")  # both cards would have to change


@pytest.mark.rule("WK-PROG-206")
def test_the_owner_names_the_card_that_changes() -> None:
    table = Table(players=2).own(0, "mask_wild").hold(0, "crooked", "blower", "smiler").discard("husk")
    ceremony(table, "tongue_red_clean", "use mask_wild", "play pair crooked")
    assert table.legal() == {f"change_mask {kind} crooked" for kind in ("blower", "smiler", "tongue")}
    table.choose("change_mask smiler crooked")
    assert {card.split("_")[0] for card in table.played(0)} == {"crooked", "smiler"}
    assert {card.split("_")[0] for card in table.hand(0)} == {"blower", "tongue"}


@pytest.mark.rule("WK-PROG-206")
def test_mask_wild_is_for_that_combination_and_offered_in_step_2() -> None:
    assert offered("mask_wild") == {"mask_play"}
    table = Table(players=2).own(0, "mask_wild").hold(0, "crooked", "crooked", "husk").discard("husk")
    ceremony(table, "blower_red_clean", "use mask_wild", "play_nothing")
    ceremony(table, "smiler_red_clean")
    assert table.why_not("play three_alike crooked") == "WK-AMB-34"


# --- WK-PROG-207: free_exchange_3 ---------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-207", "WK-ED-51")
def test_free_exchange_3_exchanges_up_to_three_without_canoes_or_smallpox() -> None:
    table = Table(players=2).own(0, "free_exchange_3").canoes(0, 0).have(0, corn=4, beaver=1).turn(0)
    table.choose("use free_exchange_3", "exchange corn fish", "exchange corn fish", "exchange corn leather")
    assert table.goods(0) == {"corn": 1, "fish": 2, "leather": 1, "beaver": 1}
    assert table.legal("activate")  # no fourth exchange, no blanket turned up
    assert table.pile() == []


@pytest.mark.rule("WK-PROG-207")
def test_free_exchange_3_may_stop_earlier_and_follows_the_rules_of_trade() -> None:
    table = Table(players=2).own(0, "free_exchange_3").have(0, corn=1).turn(0)
    table.choose("use free_exchange_3", "exchange corn bean")
    assert table.legal() == {"done"}  # a resource just received is not given again (WK-AMB-51)
    assert table.why_not("exchange bean corn") == "WK-AMB-51"
    table.choose("done")
    assert table.goods(0) == {"bean": 1}


@pytest.mark.rule("WK-PROG-207")
def test_free_exchange_3_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("free_exchange_3") == ANY_POINT
    table = Table(players=2).own(0, "free_exchange_3").have(0, beaver=3).turn(0)
    assert table.why_not("use free_exchange_3") == "WK-PROG-207"  # a beaver is no resource


# --- WK-PROG-208: discount_2 (more in test_examples_tiles.py) --------------------------------------------


@pytest.mark.rule("WK-PROG-208")
def test_discount_2_strikes_any_two_resources_of_the_cost() -> None:
    table = Table(players=2).own(0, "discount_2").rows(["move_1"]).have(0, leather=1, fish=1, corn=1)
    table.begin(0, "trade").choose("done", "use discount_2", "buy move_1")
    assert table.legal() == {"pay 1 0", "pay 0 1", "pay 0 0 corn"}


@pytest.mark.rule("WK-PROG-208")
def test_discount_2_is_offered_in_step_b_of_trade() -> None:
    assert offered("discount_2") == {"trade_buy"}
    assert set(reasons("discount_2").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-209: gain_animal_vegetable ---------------------------------------------------------------


@pytest.mark.rule("WK-PROG-209")
@pytest.mark.parametrize("animal", ["fish", "leather"])
@pytest.mark.parametrize("vegetable", ["corn", "bean", "pumpkin"])
def test_gain_animal_vegetable_gives_one_of_each(animal: str, vegetable: str) -> None:
    table = Table(players=2).own(0, "gain_animal_vegetable").turn(0).choose("use gain_animal_vegetable")
    assert table.legal() == {"gain fish", "gain leather"}
    table.choose(f"gain {animal}")
    assert table.legal() == {"gain corn", "gain bean", "gain pumpkin"}
    assert table.choose(f"gain {vegetable}").goods(0) == {animal: 1, vegetable: 1}


@pytest.mark.rule("WK-PROG-209")
def test_gain_animal_vegetable_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("gain_animal_vegetable") == ANY_POINT


# --- WK-PROG-210: vegetables_to_points ----------------------------------------------------------------


@pytest.mark.rule("WK-PROG-210", "WK-ED-45")
def test_vegetables_to_points_takes_up_to_three_different_vegetables() -> None:
    table = Table(players=2).own(0, "vegetables_to_points").have(0, corn=2, bean=2, pumpkin=2, fish=2).turn(0)
    table.choose("use vegetables_to_points", "track military")
    assert table.legal() == {"spend corn", "spend bean", "spend pumpkin"}
    table.choose("spend corn")
    assert table.legal() == {"done", "spend bean", "spend pumpkin"}  # at most one of each type
    table.choose("spend bean", "spend pumpkin", "done")
    assert table.score(0, "military") == 3
    assert table.goods(0) == {"corn": 1, "bean": 1, "pumpkin": 1, "fish": 2}


@pytest.mark.rule("WK-PROG-210")
def test_vegetables_to_points_may_take_fewer_but_needs_one() -> None:
    table = Table(players=2).own(0, "vegetables_to_points").have(0, corn=2, bean=1).turn(0)
    table.choose("use vegetables_to_points", "track mask", "spend bean", "done")
    assert (table.score(0, "mask"), table.goods(0)) == (1, {"corn": 2})
    table = Table(players=2).own(0, "vegetables_to_points").have(0, fish=3, leather=3).turn(0)
    assert table.why_not("use vegetables_to_points") == "WK-PROG-210"


@pytest.mark.rule("WK-PROG-210")
def test_vegetables_to_points_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("vegetables_to_points") == ANY_POINT

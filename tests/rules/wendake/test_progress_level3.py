"""The ten progress tiles of level 3 (WK-PROG-301 to -310): what each does, when, and its limits."""

from __future__ import annotations

import pytest
from wendake_moments import ANY_POINT, offered, reasons
from wendake_table import Table

from firekeeper.games.wendake.restore import TurnActivatedTiles

ALL_CELLS = {f"flip {row} {column}" for row in range(3) for column in range(3)}


def ceremony(table: Table, card: str, *choices: str) -> Table:
    """Seat 0 performs Mask Ceremony, draws this card from the deck and goes on with step 2."""
    return table.begin(0, "mask_ceremony").choose("draw deck", f"card {card}", *choices)


# --- WK-PROG-301: move_3 ---------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-301")
def test_move_3_makes_up_to_three_steps_in_one_go() -> None:
    table = Table(players=2).own(0, "move_3").turn(0).choose("use move_3", "move michilimackinac sandusky")
    table.choose("move sandusky muskingum", "occupy michilimackinac wendake.4")
    assert (table.at("muskingum"), table.at("wendake.4")) == ([1, 0], ("outpost", 0))
    assert table.legal("activate")  # three steps, and no fourth


@pytest.mark.rule("WK-PROG-301")
def test_move_3_may_make_fewer_steps_and_is_used_then() -> None:
    table = (
        Table(players=2)
        .own(0, "move_3")
        .turn(0)
        .choose("use move_3", "move michilimackinac sandusky", "done")
    )
    assert table.at("sandusky") == [1, 0]
    assert table.why_not("use move_3") == "WK-PROG-06"


@pytest.mark.rule("WK-PROG-301")
def test_move_3_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("move_3") == ANY_POINT


# --- WK-PROG-302: discount_3 --------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-302")
def test_discount_3_strikes_any_three_resources_of_the_cost() -> None:
    table = (
        Table(players=2).own(0, "discount_3").rows([], ["move_2"]).have(0, leather=2, fish=2, corn=1, bean=1)
    )
    table.begin(0, "trade").choose("done", "use discount_3", "buy move_2")
    assert table.legal() == {
        "pay 2 1", "pay 1 2",
        "pay 2 0 corn", "pay 1 1 corn", "pay 0 2 corn",
        "pay 2 0 bean", "pay 1 1 bean", "pay 0 2 bean",
        "pay 1 0 corn bean", "pay 0 1 corn bean",
    }  # fmt: skip
    table.choose("pay 0 1 corn bean")
    assert table.goods(0) == {"leather": 2, "fish": 1}


@pytest.mark.rule("WK-PROG-302")
def test_discount_3_is_offered_in_step_b_of_trade() -> None:
    assert offered("discount_3") == {"trade_buy"}
    assert set(reasons("discount_3").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-303: alliance_3 --------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-303", "WK-ED-43", "WK-ACT-MIL-04")
def test_alliance_3_adds_a_guard_and_wins_ties_in_all_territories() -> None:
    table = Table(players=2).own(0, "alliance_3", flag="french").natives(0, "home", warrior=0)
    table.guards(1, "wendake", 1)  # French: 0 + 1 against 1, a tie, won
    table.guards(1, "nipissing", 2)  # French: 0 + 1 against 2, lost
    table.guards(0, "sandusky", 2).guards(1, "sandusky", 2)  # English: 2 against 2, a tie, won
    table.guards(0, "muskingum", 1).guards(1, "muskingum", 2)  # English: 1 against 2, lost
    table.begin(0, "military").choose("claim_nothing", "use alliance_3", "continue")
    assert table.score(0, "military") == 2


@pytest.mark.rule("WK-PROG-303", "WK-PROG-08")
def test_alliance_3_not_turned_wins_no_tie() -> None:
    table = Table(players=2).own(0, "alliance_3", flag="french").natives(0, "home", warrior=0)
    table.guards(0, "sandusky", 2).guards(1, "sandusky", 2)
    table.begin(0, "military").choose("claim_nothing", "continue")
    assert table.score(0, "military") == 0


@pytest.mark.rule("WK-PROG-303")
def test_alliance_3_is_turned_in_step_2_of_military() -> None:
    assert offered("alliance_3") == {"military_score"}
    assert set(reasons("alliance_3").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-304: gain_2_and_beaver -------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-304", "WK-TERMS-08")
def test_gain_2_and_beaver_gives_two_resources_and_a_beaver() -> None:
    for first, second, goods in (
        ("fish", "corn", {"fish": 1, "corn": 1, "beaver": 1}),
        ("leather", "leather", {"leather": 2, "beaver": 1}),
    ):
        table = Table(players=2).own(0, "gain_2_and_beaver").turn(0).choose("use gain_2_and_beaver")
        every = {"gain corn", "gain bean", "gain pumpkin", "gain fish", "gain leather"}
        assert table.legal() == every  # a beaver is no resource
        table.choose(f"gain {first}")
        assert table.legal() == every
        assert table.choose(f"gain {second}").goods(0) == goods


@pytest.mark.rule("WK-PROG-304")
def test_gain_2_and_beaver_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("gain_2_and_beaver") == ANY_POINT


# --- WK-PROG-305: ritual_extra_native -----------------------------------------------------------------


@pytest.mark.rule("WK-PROG-305", "WK-AMB-32")
def test_ritual_extra_native_comes_before_counting_and_adds_a_point() -> None:
    table = Table(players=2).own(0, "ritual_extra_native").natives(0, "home", woman=2, hunter=2, warrior=2)
    table.begin(0, "ritual").choose("use ritual_extra_native", "call woman", "call hunter", "call warrior")
    assert table.home(0) == {"woman": 3, "hunter": 3, "warrior": 3}
    assert table.longhouse(0) == {"woman": 1, "hunter": 1, "warrior": 1}
    table.choose("continue")
    assert table.score(0, "ritual") == 3 + 1


@pytest.mark.rule("WK-PROG-305", "WK-DEC-36")
def test_the_extra_native_may_be_left_where_he_is() -> None:
    table = (
        Table(players=2).own(0, "ritual_extra_native").begin(0, "ritual").choose("use ritual_extra_native")
    )
    assert table.legal() == {"continue", "call woman", "call hunter", "call warrior"}
    table.choose("continue")
    assert table.legal() == {"call woman", "call hunter", "call warrior"}  # the two of Ritual itself
    table.choose("call woman", "call woman", "continue")
    assert table.score(0, "ritual") == 5 + 1
    assert sum(table.longhouse(0).values()) == 4


@pytest.mark.rule("WK-AMB-32")
def test_the_point_of_ritual_extra_native_counts_even_if_nobody_can_come() -> None:
    table = (
        Table(players=2).own(0, "ritual_extra_native").natives(0, "longhouse", woman=0, hunter=0, warrior=0)
    )
    table.begin(0, "ritual").choose("use ritual_extra_native", "continue", "continue")
    assert table.score(0, "ritual") == 5 + 1


@pytest.mark.rule("WK-PROG-305", "WK-AMB-32")
def test_ritual_extra_native_is_decided_in_step_1() -> None:
    assert offered("ritual_extra_native") == {"ritual_call", "ritual_call_again"}
    assert set(reasons("ritual_extra_native").values()) == {"", "WK-PROG-07"}


@pytest.mark.rule("WK-AMB-32", "WK-AMB-12")
def test_a_warrior_injured_between_the_steps_is_too_late_for_ritual_extra_native() -> None:
    table = Table(players=2).own(0, "ritual_extra_native", "move_1").guards(1, "sandusky", 1)
    table.natives(0, "longhouse", woman=1, hunter=1, warrior=0).begin(0, "ritual")
    table.choose("call woman", "call hunter", "use move_1", "attack_guard michilimackinac sandusky seat2")
    assert table.longhouse(0)["warrior"] == 1
    assert table.why_not("use ritual_extra_native") == "WK-PROG-07"


@pytest.mark.rule("WK-PROG-305", "WK-PROG-307")
def test_ritual_extra_native_does_not_go_with_call_native() -> None:
    table = Table(players=2).own(0, "ritual_extra_native", "call_native").turn(0).choose("use call_native")
    assert table.why_not("use ritual_extra_native") == "WK-PROG-07"


# --- WK-PROG-306: resources_to_points -----------------------------------------------------------------


@pytest.mark.rule("WK-PROG-306", "WK-ED-46")
def test_resources_to_points_takes_up_to_five_different_resources() -> None:
    table = Table(players=2).own(0, "resources_to_points")
    table.have(0, corn=2, bean=1, pumpkin=1, fish=1, leather=1, beaver=3).turn(0)
    table.choose("use resources_to_points", "track ritual", "spend corn")
    assert table.legal() == {"done", "spend bean", "spend pumpkin", "spend fish", "spend leather"}
    table.choose("spend bean", "spend pumpkin", "spend fish", "spend leather")
    assert table.legal() == {"done"}  # a second corn would be of the same type, a beaver is no resource
    table.choose("done")
    assert (table.score(0, "ritual"), table.goods(0)) == (5, {"corn": 1, "beaver": 3})


@pytest.mark.rule("WK-PROG-306")
def test_resources_to_points_needs_a_resource() -> None:
    table = Table(players=2).own(0, "resources_to_points").have(0, beaver=3).turn(0)
    assert table.why_not("use resources_to_points") == "WK-PROG-306"


@pytest.mark.rule("WK-PROG-306")
def test_resources_to_points_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("resources_to_points") == ANY_POINT


# --- WK-PROG-307: call_native -------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-307")
@pytest.mark.parametrize("native", ["woman", "hunter", "warrior"])
def test_call_native_brings_one_native_home(native: str) -> None:
    table = Table(players=2).own(0, "call_native").turn(0).choose("use call_native")
    assert table.legal() == {"call woman", "call hunter", "call warrior"}
    table.choose(f"call {native}")
    assert (table.home(0)[native], table.longhouse(0)[native]) == (6, 1)
    assert table.legal("activate")  # only one


@pytest.mark.rule("WK-PROG-307")
def test_call_native_needs_a_native_in_the_longhouse() -> None:
    table = (
        Table(players=2).own(0, "call_native").natives(0, "longhouse", woman=0, hunter=0, warrior=0).turn(0)
    )
    assert table.why_not("use call_native") == "WK-PROG-307"


@pytest.mark.rule("WK-PROG-307")
def test_call_native_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("call_native") == ANY_POINT


# --- WK-PROG-308: mask_plus_1 -------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-308")
def test_mask_plus_1_scores_even_without_a_combination() -> None:
    table = Table(players=2).own(0, "mask_plus_1").discard("husk")
    ceremony(table, "blower_red_clean", "use mask_plus_1", "play_nothing")
    assert table.score(0, "mask") == 1


@pytest.mark.rule("WK-PROG-308")
def test_mask_plus_1_adds_to_a_combination() -> None:
    table = Table(players=2).own(0, "mask_plus_1").hold(0, "husk").discard("husk").begin(0, "mask_ceremony")
    table.choose("use mask_plus_1", "draw discard", "card blower_red_clean", "play pair husk")
    assert table.score(0, "mask") == 2 + 1


@pytest.mark.rule("WK-PROG-308")
def test_mask_plus_1_is_offered_while_mask_ceremony_is_performed() -> None:
    assert offered("mask_plus_1") == {"mask_draw", "mask_play"}
    assert set(reasons("mask_plus_1").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-309: mask_extra --------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-309", "WK-AMB-34")
def test_mask_extra_stands_for_one_more_card_of_any_type() -> None:
    table = Table(players=2).own(0, "mask_extra").hold(0, "husk").discard("smiler")
    ceremony(table, "blower_red_clean")
    assert table.legal("play") == set()
    table.choose("use mask_extra")
    pairs = {"play pair husk", "play pair blower"}
    threes = {
        f"play three_different {rest}"
        for rest in ("crooked blower husk", "blower smiler husk", "blower tongue husk")
    }
    assert table.legal("play") == pairs | threes
    table.choose("play three_different blower tongue husk", "bonus_mask tongue")
    assert table.score(0, "mask") == 2
    assert {card.split("_")[0] for card in table.played(0)} == {"blower", "husk"}  # the bonus is not kept
    assert table.hand(0) == []


@pytest.mark.rule("WK-PROG-309")
def test_mask_extra_may_spare_a_card_of_the_hand() -> None:
    table = Table(players=2).own(0, "mask_extra").hold(0, "husk").discard("smiler")
    ceremony(table, "husk_yellow_clean", "use mask_extra", "play pair husk")
    assert table.legal() == {"bonus_mask husk", "continue"}
    table.choose("bonus_mask husk")
    assert (len(table.played(0)), len(table.hand(0))) == (1, 1)


@pytest.mark.rule("WK-PROG-309", "WK-PROG-206", "WK-AMB-34")
def test_with_no_card_to_spare_the_bonus_must_be_part_of_the_combination() -> None:
    table = Table(players=2).own(0, "mask_extra", "mask_wild").hold(0, "husk").discard("smiler")
    ceremony(table, "husk_yellow_clean", "use mask_extra", "use mask_wild", "play three_alike husk")
    assert table.legal() == {"bonus_mask husk"}  # mask_wild has no other card to change
    table.choose("bonus_mask husk", "change_no_mask")
    assert (table.score(0, "mask"), len(table.played(0))) == (4, 2)


@pytest.mark.rule("WK-PROG-309")
def test_mask_extra_is_gone_after_the_ceremony() -> None:
    table = Table(players=2).own(0, "mask_extra").hold(0, "husk").discard("smiler")
    ceremony(table, "blower_red_clean", "use mask_extra", "play_nothing")
    assert len(table.hand(0)) == 2
    ceremony(table, "tongue_red_clean")
    assert table.why_not("play pair husk") == "WK-AMB-34"


@pytest.mark.rule("WK-PROG-309")
def test_mask_extra_is_offered_in_step_2_of_mask_ceremony() -> None:
    assert offered("mask_extra") == {"mask_play"}
    assert set(reasons("mask_extra").values()) == {"", "WK-PROG-07"}


# --- WK-PROG-310: flip_tile ---------------------------------------------------------------------------


@pytest.mark.rule("WK-PROG-310", "WK-AMB-17")
def test_flip_tile_turns_a_tile_over_before_it_is_activated() -> None:
    table = Table(players=2).own(0, "flip_tile").sides(0, [(0, 2)]).turn(0).choose("use flip_tile")
    assert table.legal() == ALL_CELLS
    table.choose("flip 0 2")
    assert table.tile(0, 0, 2) == ("basic_harvest", "action")
    table.choose("activate 0 2")
    assert table.legal("perform") == {"perform harvest"}
    table = Table(players=2).own(0, "flip_tile").turn(0).choose("use flip_tile", "flip 0 2", "activate 0 2")
    assert table.legal("perform") == {"perform ritual"}


@pytest.mark.rule("WK-AMB-17")
def test_flipping_the_tile_in_progress_does_not_change_its_actions() -> None:
    table = Table(players=2).own(0, "flip_tile").turn(0).choose("activate 0 0", "use flip_tile", "flip 0 0")
    assert table.legal("perform") == {"perform tan_pelts"}
    table.choose("skip tan_pelts")
    assert table.legal("perform") == {"perform move 1"}


@pytest.mark.rule("WK-AMB-17")
def test_a_marked_tile_that_was_flipped_ends_on_the_side_it_was_activated_with() -> None:
    table = Table(players=2).own(0, "flip_tile").marked(0, (0, 0)).turn(0).choose("use flip_tile", "flip 0 0")
    assert table.tile(0, 0, 0) == ("basic_tan_pelts", "ritual")
    TurnActivatedTiles().run(table.state)
    assert table.tile(0, 0, 0) == ("basic_tan_pelts", "action")


@pytest.mark.rule("WK-AMB-17")
def test_a_flipped_tile_with_the_fire_token_keeps_its_new_side() -> None:
    table = Table(players=2).own(0, "flip_tile").marked(0, (1, 1), fired=(0, 2)).turn(0)
    table.choose("use flip_tile", "flip 0 2")
    TurnActivatedTiles().run(table.state)
    assert table.tile(0, 0, 2) == ("basic_harvest", "ritual")


@pytest.mark.rule("WK-AMB-17")
def test_set_aside_tiles_cannot_be_flipped() -> None:
    table = Table(players=2).own(0, "flip_tile").turn(0)
    table.player(0).set_aside = (table.box.tile_names.index("level1_01"),)
    assert table.choose("use flip_tile").legal() == ALL_CELLS  # nine cells of the grid, nothing else


@pytest.mark.rule("WK-AMB-17", "WK-AMB-48", "WK-TRIBE-07")
def test_the_ottawa_tile_cannot_be_flipped() -> None:
    table = Table(players=2, tribes=["ottawa"]).own(0, "flip_tile").turn(0).choose("use flip_tile")
    assert table.legal() == ALL_CELLS - {"flip 1 1"}
    assert table.why_not("flip 1 1") == "WK-TRIBE-07"


@pytest.mark.rule("WK-PROG-310")
def test_flip_tile_is_offered_at_any_point_of_the_turn() -> None:
    assert offered("flip_tile") == ANY_POINT

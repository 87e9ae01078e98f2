"""Option 1.B with Turn cards (NA-ORDER), and the cards over the years (NA-RESTORE)."""

from __future__ import annotations

import pytest
from new_allies_table import AllyTable

from firekeeper.games.wendake.new_allies.restore import ChangeTurnCards
from firekeeper.games.wendake.new_allies.setup import RevealTurnCard
from firekeeper.games.wendake.restore import AdjustTurnOrder

FOUR = ("turn1_01", "turn1_14", "turn1_16", "turn1_08")


def placing(*cards: str, players: int = 3, tribes: list[str] | None = None) -> AllyTable:
    """Seat 0 places a marker; cards under the spaces from 1 on."""
    return AllyTable(players, tribes=tribes).under_spaces(*(cards or FOUR)).turn(0)


@pytest.mark.rule("NA-ORDER-01", "NA-ORDER-10")
def test_any_space_with_a_card_can_be_taken() -> None:
    table = placing()
    assert table.legal("reserve") == {"reserve 1", "reserve 2", "reserve 3", "reserve 4"}
    table = placing("turn1_01", "", "turn1_16")
    assert table.legal("reserve") == {"reserve 1", "reserve 3"}
    assert table.why_not("reserve 2") == "NA-ORDER-01"
    assert table.why_not("reserve") == "NA-ORDER-10"


@pytest.mark.rule("NA-ORDER-02", "NA-ORDER-10")
def test_the_last_marker_is_for_the_order_and_the_space_is_still_chosen() -> None:
    table = AllyTable(3).under_spaces(*FOUR).marked(0, (0, 0), (0, 1), (0, 2)).turn(0)
    assert table.legal() == {"reserve 1", "reserve 2", "reserve 3", "reserve 4"}
    table.choose("reserve 2", "end_turn").state.turn = 0
    assert table.state.reserved == (-1, 0, -1, -1)
    again = AllyTable(3).under_spaces(*FOUR)
    again.state.reserved = (0, -1, -1, -1)
    again.player(0).reserved_with, again.player(0).markers = 0, 3
    assert again.turn(0).legal("reserve") == set()
    assert again.why_not("reserve 2") == "WK-TURN-04"


@pytest.mark.rule("NA-ORDER-03", "NA-ORDER-04", "NA-ORDER-05", "NA-ORDER-06", "NA-EX-01")
def test_the_alliance_action_of_the_card_then_the_card() -> None:
    """NA-EX-01: space 2 with a French flag and `refresh_progress`."""
    table = AllyTable(3).under_spaces("turn1_01", "turn1_16", "turn1_08", "turn1_09").turn(0)
    table.choose("reserve 2")
    assert table.legal() >= {"perform alliance french", "skip alliance french"}
    assert table.spaces()[1] == "turn1_16"
    table.choose("perform alliance french", "advance french", "done")
    assert table.disk(0) == ("french", 1)
    assert table.cards(0) == {"turn1_16": True}
    assert table.spaces() == ["turn1_01", "", "turn1_08", "turn1_09"]
    assert table.legal("perform") == set()
    # One space to the left: first next year if nobody takes it.
    table.state.reserved = (-1, 0, 1, 2)
    assert AdjustTurnOrder().run(table.state) is None
    assert table.state.order == (0, 1, 2)


@pytest.mark.rule("NA-ORDER-04", "NA-ORDER-12")
def test_a_declined_action_leaves_the_card_which_must_be_taken() -> None:
    table = placing().choose("reserve 3", "skip alliance french")
    assert table.cards(0) == {"turn1_16": True}
    assert table.disk(0) == ("", 0)
    assert table.legal() == {"end_turn"}


@pytest.mark.rule("NA-ORDER-05")
def test_the_effect_can_be_used_in_the_same_turn() -> None:
    table = placing("turn1_01", "turn1_05", "turn1_16", "turn1_08")
    table.canoes_on(0, huron=1, erie=1)
    table.choose("reserve 1", "skip alliance english")
    table.use("turn1_01")
    assert table.goods(0) == {"fish": 2}


@pytest.mark.rule("NA-ORDER-11")
def test_a_card_without_a_flag_is_taken_at_once() -> None:
    table = placing().choose("reserve 2")
    assert table.cards(0) == {"turn1_14": True}
    assert table.legal("perform", "skip") == set()
    assert "end_turn" in table.legal()


@pytest.mark.rule("NA-ORDER-11")
def test_transfers_swaps_and_tiles_come_before_the_question() -> None:
    table = AllyTable(3).under_spaces(*FOUR).put(0, "outpost", "saginaw.1").own(0, "gain_animal")
    table.player(0).swaps = 1
    table.turn(0).choose("reserve 1")
    legal = table.legal()
    assert {"swap", "use gain_animal", "transfer saginaw.1 empty"} <= legal
    table.choose("use gain_animal", "gain fish", "perform alliance english")
    # Between the steps of an Alliance action only what may be used at any point of the turn (NA-AMB-09).
    table.choose("advance english")
    assert table.legal("swap", "transfer") == set()


@pytest.mark.rule("NA-ORDER-07", "NA-ORDER-08")
def test_gaps_do_not_matter_for_the_new_order() -> None:
    table = AllyTable(3)
    table.state.reserved = (2, -1, 0, 1)
    table.then(AdjustTurnOrder())
    assert table.decision is None
    assert table.state.order == (2, 0, 1)
    assert table.state.reserved == (-1, -1, -1, -1)


@pytest.mark.rule("NA-ORDER-08", "NA-ORDER-09", "NA-RESTORE-02", "NA-RESTORE-07", "NA-DX-11")
def test_a_year_leaves_one_card_which_is_discarded() -> None:
    table = AllyTable(3).under_spaces(*FOUR).advanced("level1_01", "level1_02").year(1)
    for space in (4, 3, 2):
        seat = table.decision.seat
        table.choose(f"reserve {space}")
        if table.legal("skip"):
            table.choose(*table.legal("skip"))
        table.choose("end_turn")
        assert sum(table.cards(seat).values()) == 1
    assert table.spaces() == ["turn1_01", "", "", ""]
    for row in range(3):
        for _ in range(3):
            table.idle(f"activate 0 {row}")
    while table.state.year == 1:
        table.choose(sorted(table.legal("slide", "keep_tiles", "top_row", "tile") or table.legal())[0])
    assert [event.card for event in table.told("TurnCardDiscarded")] == ["turn1_01"]
    table.choose(*["reveal_card turn1_02", "reveal_card turn1_03", "reveal_card turn1_04"])
    assert table.legal()
    assert "reveal_card turn1_01" not in table.legal()
    table.choose("reveal_card turn1_05")
    assert table.spaces() == ["turn1_02", "turn1_03", "turn1_04", "turn1_05"]
    assert table.state.turn_discard.bit_count() == 1


@pytest.mark.rule("NA-ORDER-09", "NA-ORDER-12")
def test_cards_beside_a_board_are_public_and_worth_nothing() -> None:
    table = AllyTable(3).turn_cards(1, "turn1_16", "turn1_08").turn_cards(1, "turn1_15", used=True)
    for viewer in (0, 2, None):
        shown = table.rules.view(table.state, viewer).players[1]
        assert shown.cards == ["turn1_08", "turn1_15", "turn1_16"]
        assert shown.cards_used == ["turn1_15"]
    assert table.rules.scores(table.state) == [0, 0, 0]


@pytest.mark.rule("NA-RESTORE-03", "NA-RESTORE-05", "NA-RESTORE-07")
def test_level_2_takes_the_place_of_level_1_after_year_3() -> None:
    table = AllyTable(3).under_spaces("turn1_01").turn_cards(0, "turn1_16")
    table.state.year = 4
    table.then(ChangeTurnCards(), RevealTurnCard(0))
    assert table.legal() == {f"reveal_card turn2_{number:02}" for number in range(1, 21)}
    assert table.cards(0) == {"turn1_16": True}
    assert table.state.turn_discard == 0
    later = AllyTable(3).date(5).turn_cards(0, "turn2_01")
    later.then(ChangeTurnCards(), RevealTurnCard(0))
    assert len(later.legal()) == 19


@pytest.mark.rule("NA-RESTORE-05", "NA-RESTORE-06")
def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    table = AllyTable(4).under_spaces("turn1_01", "turn1_02")
    table.state.turn_deck, table.state.turn_discard = 0, 0b111 << 10
    table.then(RevealTurnCard(2))
    assert table.legal() == {"reveal_card turn1_11", "reveal_card turn1_12", "reveal_card turn1_13"}
    table.choose("reveal_card turn1_12")
    assert (table.state.turn_deck, table.state.turn_discard) == (0b101 << 10, 0)


@pytest.mark.rule("NA-RESTORE-06")
def test_a_card_of_level_1_discarded_later_leaves_the_game() -> None:
    table = AllyTable(2).date(5).turn_cards(0, "turn1_05").have(0, beaver=1).turn(0)
    table.use("turn1_05")
    assert table.goods(0) == {"leather": 1}
    assert table.state.turn_discard == 0
    assert table.cards(0) == {}


@pytest.mark.rule("NA-RESTORE-04")
def test_no_cards_are_revealed_after_year_7() -> None:
    table = AllyTable(2).date(7).under_spaces("turn2_01", "turn2_02", "turn2_03").year(7)
    for space in (1, 2):
        table.choose(f"reserve {space}")
        table.choose(*table.legal("skip"), "end_turn")
    for row in range(3):
        table.idle(f"activate 0 {row}", f"activate 0 {row}")
    assert table.decision is None
    assert table.state.finished == 1
    assert table.spaces() == ["", "", "turn2_03"]


@pytest.mark.rule("NA-RESTORE-01")
def test_used_cards_are_turned_up_in_2d() -> None:
    table = AllyTable(2).turn_cards(0, "turn1_16", used=True).own(0, "move_1", used=True)
    table.then(*table.box.restore_frames()[-1:])
    assert table.decision is None
    assert table.cards(0) == {"turn1_16": True}
    assert table.player(0).used == 0


@pytest.mark.rule("NA-ORDER-13", "NA-CARD-10")
def test_ojibwa_reserves_with_the_black_marker() -> None:
    table = placing(tribes=["ojibwa"]).turn_cards(0, "turn2_08").have(0, rifle=1)
    assert {"reserve 1 black", "reserve 1"} <= table.legal("reserve")
    table.choose("reserve 1 black", "skip alliance english")
    assert table.legal() >= {"end_turn", "place_another", "turn_card turn2_08"}
    table.choose("place_another")
    assert "turn_card turn2_08" not in table.legal()

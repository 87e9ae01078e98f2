"""The Eclipse (area ECLIPSE): building piles, the new turn order, steps A to D."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.eclipse import (
    ChooseBoardItem,
    ChooseHex,
    ChoosePileCard,
    ClearPiles,
    EclipsePhase,
    EclipseSkills,
    Hexes,
    PlayerBoard,
    Resolvers,
    RevealPiles,
    TurnOrderBenefit,
    new_order,
    total,
)
from firekeeper.games.endless_winter.pile import BuildPile
from firekeeper.games.endless_winter.turn import PlayCulture

# --- step 4: the pile -------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECLIPSE-01", "EW-ECLIPSE-03")
def test_any_number_of_hand_cards() -> None:
    table = Table().hold(0, "hunter", "hunter", "elder", "c1_03").then(BuildPile(0))
    assert table.legal() == {"commit hunter", "commit elder", "commit c1_03", "sealed"}
    table.choose("commit hunter", "commit c1_03", "commit hunter", "sealed")
    assert table.cards(0, "eclipse") == ["hunter", "hunter", "c1_03"]
    assert table.cards(0, "hand") == ["elder"]  # stays in hand for the next round
    assert [(event.seat, event.cards) for event in table.told("PileCommitted")] == [(0, 3)]


@pytest.mark.rule("EW-ECLIPSE-01")
def test_no_card_at_all() -> None:
    table = Table().hold(0, "hunter").then(BuildPile(0)).choose("sealed")
    assert table.cards(0, "eclipse") == []
    assert table.idle


@pytest.mark.rule("EW-ECLIPSE-01")
def test_only_cards_from_hand() -> None:
    table = Table().hold(0, "hunter").discard(0, "elder").then(BuildPile(0))
    assert table.why_not("commit elder") == "EW-ECLIPSE-01"


@pytest.mark.rule("EW-ECLIPSE-02", "EW-INFO-02")
def test_piles_are_built_one_after_another_in_the_third_turns() -> None:
    table = Table().hold(0, "hunter", "elder").hold(1, "shaman").turn(0, lap=3)
    table.choose("stop", "place tribe rest", "forgo", "end", "commit hunter", "sealed")
    assert isinstance(table.decision, PlayCulture)
    assert table.decision.seat == 1
    assert len(table.cards(0, "eclipse")) == 1  # which everybody can count


@pytest.mark.rule("EW-ECLIPSE-03", "EW-BEGIN-03")
def test_a_card_recruited_this_turn_may_be_committed() -> None:
    table = Table().have(0, food=1, tool=1).turn(0, lap=3)
    table.choose("stop", "place tribe initiate", "recruit shaman", "pay food:1", "on", "skip", "forgo", "end")
    table.choose("commit shaman", "sealed")
    assert table.cards(0, "eclipse") == ["shaman"]


# --- reveal and order -------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECLIPSE-05")
def test_the_eclipse_phase_begins() -> None:
    table = Table().then(EclipsePhase()).choose("forgo", "forgo")
    assert [event.phase for event in table.told("PhaseBegan")] == ["eclipse_phase"]


@pytest.mark.rule("EW-ECLIPSE-06", "EW-REST-03", "EW-EX-15")
def test_the_printed_example_of_three_tribes() -> None:
    table = Table(3).order(0, 2, 1).eclipse(0, "start_brave").eclipse(1, "shaman")
    table.player(0).resting = 1
    table.player(2).resting = 1
    assert [total(table.state, seat) / 2 for seat in range(3)] == [3, 1.5, 1.5]
    table.then(RevealPiles()).settle()
    assert table.state.order == (0, 1, 2)  # Wolf, Bison, Lion
    assert [event.totals for event in table.told("PilesRevealed")] == [[6, 3, 3]]


@pytest.mark.rule("EW-ECLIPSE-06")
def test_only_printed_labour_counts() -> None:
    table = Table().eclipse(0, "hunter", "start_brave", "start_tribesman")
    assert total(table.state, 0) / 2 == 1 + 1.5 + 0.5


@pytest.mark.rule("EW-ECLIPSE-07")
def test_culture_cards_bluff_and_come_back() -> None:
    table = Table().eclipse(0, "hunter", "c1_03", "c1_15").hold(0, "elder").then(RevealPiles()).settle()
    assert table.cards(0, "eclipse") == ["hunter"]
    assert table.cards(0, "hand") == ["elder", "c1_03", "c1_15"]
    assert table.told("PilesRevealed")[0].totals == [2, 0]
    assert table.told("PilesRevealed")[0].piles[0] == ["hunter", "c1_03", "c1_15"]
    for viewer in (1, None):  # everybody has seen them, and sees them until the phase is over
        assert table.box.view(table.state, viewer).players[0].bluff == ["c1_03", "c1_15"]
    table.then(ClearPiles()).settle()
    assert table.box.view(table.state, 1).players[0].bluff == []


@pytest.mark.rule("EW-ECLIPSE-08")
def test_food_buys_no_labour_in_this_phase() -> None:
    table = Table().have(0, food=5).phase("eclipse_phase").then(TurnOrderBenefit(0, 0))
    assert not table.legal("eat", "work")


@pytest.mark.rule("EW-ECLIPSE-09")
def test_the_highest_total_leads() -> None:
    assert new_order((0, 1, 2, 3), [2, 9, 4, 7]) == (1, 3, 2, 0)


@pytest.mark.rule("EW-ECLIPSE-10", "EW-EX-47")
def test_all_zero_reverses_the_order() -> None:
    assert new_order((0, 1, 2, 3), [0, 0, 0, 0]) == (3, 2, 1, 0)
    assert new_order((2, 0, 3, 1), [5, 5, 5, 5]) == (1, 3, 0, 2)


@pytest.mark.rule("EW-ECLIPSE-10", "EW-EX-48")
def test_a_partial_tie() -> None:
    assert new_order((0, 1, 2), [4, 6, 4]) == (1, 2, 0)


@pytest.mark.rule("EW-ECLIPSE-11")
def test_one_player_does_all_steps_before_the_next_starts() -> None:
    table = Table().order(1, 0).eclipse(1, "start_brave").eclipse(0, "start_tribesman")
    table.camps(1, 3).camps(0, 4).phase("eclipse_phase").then(Resolvers(0))
    asked = []
    while (decision := table.decision) is not None:
        asked.append(decision.seat)
        table.choose("forgo")
    assert [(event.seat, event.position) for event in table.told("EclipseBegan")] == [(1, 1), (0, 2)]
    assert asked == sorted(asked, reverse=True)
    assert {0, 1} == set(asked)


@pytest.mark.rule("EW-ECLIPSE-12")
def test_every_effect_is_optional_and_the_order_free() -> None:
    table = Table().phase("eclipse_phase").eclipse(0, "hunter", "explorer")
    table.then(EclipseSkills(0, table.player(0).eclipse))
    assert table.legal() == {"pile hunter", "pile explorer", "on"}
    assert table.choose("on").idle
    table.then(EclipseSkills(0, table.player(0).eclipse)).choose("pile explorer", "forgo", "forgo")
    assert table.idle
    assert table.player(0).camps == (0,)
    assert table.prey(0) == []


# --- step A -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECLIPSE-13")
@pytest.mark.parametrize(
    ("place", "choices"),
    [
        (1, {"draw", "swap draw idol", "swap draw tool", "swap draw food", "forgo"}),
        (2, {"idol offering", "idol honour", "swap idol tool", "swap idol food", "forgo"}),
        (3, {"take tool", "swap tool food", "forgo"}),
    ],
)
def test_the_benefit_beside_the_marker_or_a_lesser_one(place: int, choices: set[str]) -> None:
    table = Table(4).deck(0, "hunter").phase("eclipse_phase").then(TurnOrderBenefit(0, place))
    assert table.legal() == choices


@pytest.mark.rule("EW-ECLIPSE-13")
def test_the_first_place_builds_a_megalith() -> None:
    table = Table().phase("eclipse_phase").then(TurnOrderBenefit(0, 0))
    assert table.legal("build")
    assert table.legal("swap") == {
        "swap megalith idol",
        "swap megalith tool",
        "swap megalith food",
    }  # no card to draw


@pytest.mark.rule("EW-ECLIPSE-13")
def test_positions_are_counted_from_the_top_of_the_new_order() -> None:
    table = Table(3).eclipse(2, "shaman").eclipse(0, "hunter").deck(0, "elder").then(EclipsePhase())
    assert table.decision is not None
    assert table.decision.seat == 2
    assert table.legal("build")
    table.choose("forgo", "forgo")
    assert table.decision.seat == 0
    assert "draw" in table.legal()


# --- step B -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECLIPSE-14", "EW-CARD-09")
def test_the_skills_of_the_pile_one_card_after_another() -> None:
    table = Table().phase("eclipse_phase").eclipse(0, "shaman", "hunter", "start_tribesman")
    table.then(EclipseSkills(0, table.player(0).eclipse))
    assert isinstance(table.decision, ChoosePileCard)
    assert table.legal() == {"pile shaman", "pile hunter", "on"}  # a Tribesman has no skill
    table.choose("pile shaman", "idol honour")
    assert table.player(0).honour == 1
    # One card is left: its skill follows without a question.
    assert table.legal() == {"track", "forgo"}
    table.choose("track", "reveal argentavis")
    assert table.prey(0) == ["argentavis"]
    assert table.idle


@pytest.mark.rule("EW-ECLIPSE-14", "EW-EX-29")
def test_an_explorer_moves_one_camp_twice_or_two_camps_once() -> None:
    table = Table().phase("eclipse_phase").camps(0, 0, 1).eclipse(0, "explorer")
    table.then(EclipseSkills(0, table.player(0).eclipse)).choose("move 0 2", "move 2 9")
    assert table.player(0).camps == (1, 9)
    table = Table().phase("eclipse_phase").camps(0, 0, 1).eclipse(0, "explorer")
    table.then(EclipseSkills(0, table.player(0).eclipse)).choose("move 0 2", "move 1 7")
    assert table.player(0).camps == (2, 7)


@pytest.mark.rule("EW-ECLIPSE-14", "EW-BEGIN-07")
def test_a_card_of_the_pile_that_is_buried_loses_its_skill() -> None:
    table = Table().phase("eclipse_phase").eclipse(0, "elder", "shaman")
    table.then(EclipseSkills(0, table.player(0).eclipse)).choose("pile elder", "bury_eclipse shaman")
    assert table.idle
    assert table.cards(0, "graveyard") == ["shaman"]
    assert table.player(0).offering + table.player(0).honour == 0


@pytest.mark.rule("EW-ECLIPSE-14", "EW-BEGIN-07")
def test_of_two_alike_the_used_one_is_buried() -> None:
    table = Table().phase("eclipse_phase").eclipse(0, "elder", "elder")
    table.then(EclipseSkills(0, table.player(0).eclipse)).choose("bury_eclipse elder", "bury_eclipse elder")
    assert table.cards(0, "graveyard") == ["elder", "elder"]
    assert table.idle


@pytest.mark.rule("EW-ECLIPSE-14", "EW-BEGIN-07", "EW-AMB-27")
def test_of_two_alike_a_buried_one_takes_its_unused_skill_along() -> None:
    table = Table().phase("eclipse_phase").eclipse(0, "elder", "shaman", "shaman")
    table.then(EclipseSkills(0, table.player(0).eclipse)).choose("pile elder", "bury_eclipse shaman")
    table.choose("idol honour")
    assert table.idle
    assert table.player(0).honour == 1
    assert table.cards(0, "graveyard") == ["shaman"]


@pytest.mark.rule("EW-ECLIPSE-14", "EW-BEGIN-07")
def test_a_card_buried_in_step_a_is_not_used_in_step_b() -> None:
    table = Table().eclipse(0, "hunter", "hunter").stand(1, "0.6.0").placed(0, 2).then(EclipsePhase())
    table.choose("build 0.6.1", "bury_eclipse hunter", "track", "reveal sabertooth")
    assert table.legal() == {"take tool", "swap tool food", "forgo"}  # step D: the first space is empty
    assert table.prey(0) == ["sabertooth"]


@pytest.mark.rule("EW-ECLIPSE-14")
def test_why_a_card_of_the_pile_cannot_be_used() -> None:
    table = Table().phase("eclipse_phase").eclipse(0, "shaman", "hunter", "explorer")
    table.then(EclipseSkills(0, table.player(0).eclipse)).choose("pile shaman", "idol honour")
    assert table.why_not("pile shaman") == "EW-CARD-02"
    assert table.why_not("pile elder") == "EW-CARD-09"


# --- step C -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECLIPSE-15")
def test_hexes_with_the_most_influence_one_after_another() -> None:
    table = Table().phase("eclipse_phase").camps(0, 1, 3).camps(1, 2).then(Hexes(0))
    assert isinstance(table.decision, ChooseHex)
    assert table.legal() == {"gather 1", "gather 3", "on"}
    table.choose("gather 1")
    assert table.food(0) == 2  # plains_1; the last hex follows by itself
    table.choose("idol offering")
    assert table.player(0).offering == 1
    assert table.idle
    assert [(event.slot, event.tile) for event in table.told("HexGathered")] == [
        (1, "plains_1"),
        (3, "hills_1"),
    ]


@pytest.mark.rule("EW-ECLIPSE-15", "EW-ECLIPSE-16", "EW-EX-55")
def test_a_tie_is_enough() -> None:
    table = Table().phase("eclipse_phase").camps(0, 1, 1).villages(1, "1-7-8").camps(1)
    table.then(Hexes(0))
    assert table.decision is None
    assert table.food(0) == 2  # 2 Camps against a Village: 2 to 2
    table.camps(0, 1, 1, 1)
    table.state.gathered = 0
    table.then(Hexes(1)).settle()
    assert "gather 1" not in table.legal()  # now 3 to 2


@pytest.mark.rule("EW-ECLIPSE-15")
def test_no_influence_no_benefit() -> None:
    table = Table().phase("eclipse_phase").camps(0, 0).camps(1, 0).then(Hexes(0))
    assert table.idle
    assert table.food(0) == 0


@pytest.mark.rule("EW-ECLIPSE-15")
def test_base_tile_and_glaciers_give_nothing() -> None:
    table = Table().phase("eclipse_phase").camps(0, 0, 13, 14).then(Hexes(0))
    assert table.idle
    table.camps(0, 0, 13, 1, 3).then(Hexes(0))
    assert table.why_not("gather 13") == "EW-AMB-16"
    assert table.why_not("gather 2") == "EW-ECLIPSE-15"


@pytest.mark.rule("EW-ECLIPSE-15")
def test_each_hex_once_and_a_camp_that_moves_may_open_more() -> None:
    table = Table().phase("eclipse_phase").camps(0, 1, 3, 6).animals(0, "stag_moose").then(Hexes(0))
    table.choose("gather 1")
    assert table.legal() == {"gather 3", "gather 6", "on"}
    assert table.why_not("gather 1") == "EW-AMB-15"
    table.camps(0, 2, 3, 6)
    assert table.legal() == {"gather 2", "gather 3", "gather 6", "on"}


@pytest.mark.rule("EW-ECLIPSE-16", "EW-MIGRATE-03", "EW-MIGRATE-09")
def test_influence_of_camps_and_villages() -> None:
    from firekeeper.games.endless_winter.land import influence

    table = Table().camps(0, 1, 1).villages(0, "1-2-8", "1-7-8")
    assert [influence(table.state, 0, slot) for slot in (1, 2, 7, 8, 9)] == [6, 2, 2, 4, 0]


# --- step D -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECLIPSE-17", "EW-ECLIPSE-18", "EW-ECLIPSE-19", "EW-ECLIPSE-20", "EW-EX-33")
def test_the_player_board_gives_what_it_shows() -> None:
    table = Table().phase("eclipse_phase").placed(0, 10).villages(0, "1-2-8", "4-13-14").own(0, "s1_v_plains")
    table.deck(0, "hunter", "elder").then(PlayerBoard(0))
    table.choose("draw", "draw_card hunter", "draw", "draw_card elder", "take tool")
    table.choose("idol honour", "idol honour")
    assert table.cards(0, "hand") == ["hunter", "elder"]
    assert (table.tool(0), table.player(0).honour) == (1, 2)
    assert table.earned(0) == {"stones": 2}
    assert table.idle


@pytest.mark.rule("EW-ECLIPSE-18")
def test_a_draw_for_each_village_which_can_be_swapped() -> None:
    table = Table().phase("eclipse_phase").villages(0, "1-2-8", "4-13-14", "5-15-16").deck(0, "hunter")
    table.then(PlayerBoard(0)).choose("draw", "draw_card hunter", "swap draw food", "swap draw tool")
    assert (table.food(0), table.tool(0)) == (1, 1)
    assert table.cards(0, "hand") == ["hunter"]
    assert table.idle


@pytest.mark.rule("EW-ECLIPSE-19", "EW-EX-61")
@pytest.mark.parametrize(
    ("placed", "tools", "idols"),
    [(0, 0, 0), (1, 0, 0), (2, 1, 0), (5, 1, 0), (6, 1, 1), (9, 1, 1), (10, 1, 2)],
)
def test_empty_spaces_of_the_megalith_reserve(placed: int, tools: int, idols: int) -> None:
    table = Table().phase("eclipse_phase").placed(0, placed).then(PlayerBoard(0))
    if tools:
        table.choose("take tool")
    for _ in range(idols):
        table.choose("idol honour")
    assert table.idle
    assert (table.tool(0), table.player(0).honour) == (tools, idols)


@pytest.mark.rule("EW-ECLIPSE-20", "EW-STONE-06")
def test_an_idol_of_the_reserve_still_counts_for_a_stone() -> None:
    table = Table().round(3).phase("eclipse_phase").idols(0, 0, 1).placed(0, 6).own(0, "s2_idols")
    table.then(PlayerBoard(0)).choose("take tool", "idol honour")
    assert table.earned(0) == {"stones": 1}


@pytest.mark.rule("EW-ECLIPSE-20", "EW-ECLIPSE-12")
def test_the_order_is_asked_where_gains_could_cost_points() -> None:
    table = Table().phase("eclipse_phase").camps(0, 1, 2).placed(0, 6).villages(0, "4-13-14")
    table.own(0, "s1_variety").deck(0, "hunter").then(PlayerBoard(0))
    assert isinstance(table.decision, ChooseBoardItem)
    assert table.legal() == {"village_draw", "reserve 1", "reserve 3", "score_stone s1_variety"}
    assert table.why_not("reserve 5") == "EW-ECLIPSE-19"
    table.choose("reserve 3", "idol honour", "score_stone s1_variety")
    assert table.earned(0) == {"stones": 2}
    table.choose("draw", "draw_card hunter", "take tool")  # nothing to put in order any more
    assert table.idle
    assert (table.player(0).honour, table.tool(0)) == (1, 1)


@pytest.mark.rule("EW-ECLIPSE-20", "EW-ECLIPSE-12")
def test_every_stone_is_an_effect_of_its_own() -> None:
    """The Camps count before an Idol leads to moving them, the Idols after it."""
    table = Table().round(3).phase("eclipse_phase").camps(0, 1, 2).placed(0, 6).idols(0, 0, 1)
    table.own(0, "s2_idols", "s1_variety").then(PlayerBoard(0))
    table.choose("score_stone s1_variety")
    assert table.earned(0) == {"stones": 2}
    table.choose("take tool", "idol honour")
    assert table.earned(0) == {"stones": 3}, "the Idol counts for the other stone"
    assert [event.stone for event in table.told("StoneScored")] == ["s1_variety", "s2_idols"]


@pytest.mark.rule("EW-ECLIPSE-18", "EW-ECLIPSE-12")
def test_a_stone_may_score_between_two_village_draws() -> None:
    table = Table().phase("eclipse_phase").camps(0, 1, 2).villages(0, "4-13-14", "5-14-15")
    table.own(0, "s1_variety").deck(0, "hunter", "elder").then(PlayerBoard(0))
    table.choose("village_draw", "draw", "draw_card hunter")
    assert table.legal() == {"village_draw", "score_stone s1_variety"}
    table.choose("score_stone s1_variety", "draw", "draw_card elder")
    assert (table.earned(0), table.cards(0, "hand")) == ({"stones": 2}, ["hunter", "elder"])


@pytest.mark.rule("EW-ECLIPSE-20")
def test_older_versions_score_all_stones_at_one_moment() -> None:
    table = Table(version="2").phase("eclipse_phase").camps(0, 1, 2).placed(0, 6).villages(0, "4-13-14")
    table.own(0, "s1_variety").deck(0, "hunter").then(PlayerBoard(0))
    assert table.legal() == {"village_draws", "reserve 1", "reserve 3", "stones"}
    table.choose("stones")
    assert table.why_not("stones") == "EW-ECLIPSE-20"
    table.choose("reserve 3", "idol honour", "village_draws", "draw", "draw_card hunter")
    table.choose("reserve 1", "take tool")
    assert table.idle


@pytest.mark.rule("EW-ECLIPSE-17", "EW-AMB-71")
def test_what_is_uncovered_before_step_d_counts_in_it() -> None:
    """The last Megalith of a space leaves in step A: the space gives its Tool in step D of this phase."""
    table = Table().phase("eclipse_phase").placed(0, 1).own(0, "s1_ground")
    table.then(PlayerBoard(0))
    assert table.settle().idle
    table = Table().phase("eclipse_phase").placed(0, 2).then(PlayerBoard(0))
    assert table.legal() == {"take tool", "swap tool food", "forgo"}


@pytest.mark.rule("EW-ECLIPSE-17", "EW-AMB-71")
def test_what_is_uncovered_during_step_d_counts_from_the_next_one_on() -> None:
    """The Idol of the third space leads to a Megalith, which empties another space: that one has to wait."""
    table = Table().phase("eclipse_phase").stand(0, "0.1.1").placed(0, 9).idols(0, 5, 0)
    table.then(PlayerBoard(0))
    table.choose("idol offering")
    table.choose(min(table.legal("build"))).settle()
    assert table.player(0).megaliths == 10
    while not table.idle:
        table.choose("take tool" if "take tool" in table.legal() else "forgo")
    assert table.player(0).offering + table.player(0).honour == 6, "no second Idol from the fifth space"


@pytest.mark.rule("EW-ECLIPSE-21")
def test_piles_go_to_the_discard_piles_at_the_end_of_the_phase() -> None:
    table = Table().phase("eclipse_phase").eclipse(0, "hunter").eclipse(1, "elder").discard(1, "artisan")
    table.then(ClearPiles()).settle()
    assert table.cards(0, "discard") == ["hunter"]
    assert table.cards(1, "discard") == ["artisan", "elder"]
    assert table.cards(0, "eclipse") == table.cards(1, "eclipse") == []


@pytest.mark.rule("EW-ECLIPSE-21")
def test_until_then_they_are_not_shuffled_into_a_deck() -> None:
    table = Table().eclipse(0, "start_brave").discard(0, "hunter").then(EclipsePhase())
    table.choose("forgo")  # step A of seat 0
    assert table.cards(0, "eclipse") == ["start_brave"]
    table.gain(0, "draw 1").choose("draw")
    assert table.legal() == {"draw_card hunter"}

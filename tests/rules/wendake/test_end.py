"""The end of the game (WK-END): after year 7, turtle tiles, lower tracks, swap tokens, the winner."""

from __future__ import annotations

import json

import pytest
from wendake_table import Table

import firekeeper
from firekeeper.conformance import state_json
from firekeeper.games.wendake.events import GameEnded, TurtleSeen, YearBegan
from firekeeper.games.wendake.scoring import FinalScoring, lower_tracks, ranking
from firekeeper.games.wendake.turn import AdvanceYear
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Header, Record
from firekeeper.kernel.rng import Dealer
from firekeeper.titles import options_of

LAST_YEAR = ("activate 0 0", "activate 0 0", "activate 0 1", "activate 0 1", "activate 0 2", "activate 0 2")
"""Three activations of each of two players, in alternation."""


@pytest.mark.rule("WK-END-01", "WK-AMB-43")
def test_the_game_ends_after_the_restore_phase_of_year_7() -> None:
    table = Table(players=2).hold(0, "husk").year(7).idle(*LAST_YEAR)
    player = table.player(0)
    player.played, player.hand = player.hand, player.played
    assert table.decision is not None
    table.idle("reserve")
    assert not table.state.finished
    table.idle("reserve")
    assert table.decision is None  # nobody is asked anything any more
    assert table.state.finished
    assert table.state.year == 7
    assert len(table.hand(0)) == 1  # step 2.C was still done


@pytest.mark.rule("WK-END-01")
def test_before_year_7_another_year_follows() -> None:
    table = Table(players=2)
    table.state.year = 6
    table.then(AdvanceYear())
    assert table.decision is not None
    assert (table.state.year, table.state.finished) == (7, 0)


@pytest.mark.rule("WK-END-01")
def test_a_whole_game_has_seven_years() -> None:
    game = firekeeper.new("wendake", players=2, seed=5)
    while not game.over:
        game.choose(game.choices[-1])
    years = [event.year for _, event in game.events if isinstance(event, YearBegan)]
    assert years == [1, 2, 3, 4, 5, 6, 7]
    assert game.record.result is not None
    assert game.record.result.winners == game.winners


# --- step 1: turtle tiles -------------------------------------------------------------------------------


@pytest.mark.rule("WK-END-02")
def test_all_turtle_tiles_are_revealed_and_scored() -> None:
    table = Table(players=2).turtles(0, "women_3_mask", "hunters_4_ritual").turtles(1, "canoes_4_economic")
    table.then(FinalScoring()).settle()
    assert table.player(0).score == (0, 0, 2, 1)
    assert table.player(1).score == (2, 0, 0, 0)
    assert table.state.events is not None
    seen = [event for event in table.state.events if isinstance(event, TurtleSeen)]
    assert {event.tile for event in seen} == {"women_3_mask", "hunters_4_ritual", "canoes_4_economic"}
    assert {event.audience for event in seen} == {EVERYONE}


@pytest.mark.rule("WK-END-02")
def test_turtle_points_stop_at_25() -> None:
    table = Table(players=2).track(0, mask=24, ritual=25).turtles(0, "women_4_mask", "hunters_3_ritual")
    table.then(FinalScoring()).settle()
    assert table.player(0).score == (0, 0, 25, 25)


@pytest.mark.rule("WK-AMB-35", "WK-TURTLE-09")
def test_level_5_tiles_are_assigned_after_the_others_have_scored() -> None:
    table = Table(players=2).turtles(
        0, "women_5_economic_military", "canoes_3_economic", "hunters_4_military"
    )
    table.then(FinalScoring())
    assert table.decision is not None
    assert table.decision.seat == 0
    assert table.player(0).score == (1, 2, 0, 0)
    assert table.legal() == {"track economic", "track military"}
    table.choose("track economic")
    assert table.player(0).score == (3, 2, 0, 0)


@pytest.mark.rule("WK-AMB-35")
def test_owners_assign_their_level_5_tiles_at_the_same_time() -> None:
    table = Table(players=3).turtles(0, "women_5_economic_military", "canoes_5_economic_mask")
    table.turtles(2, "hunters_5_mask_ritual").then(FinalScoring())
    rules, dealer = table.state.rules, Dealer("5")
    start = json.loads(state_json(table.state))
    header = Header(rules.game, rules.version, rules.pack, options_of(rules), dealer.commitment(), start)
    game = Game(rules, Record(header, dealer.seed), dealer, frozenset(), True)
    game.begin()
    assert set(game.waiting) == {0, 2}
    game.choose("track mask", 2)
    assert game.waiting == (0,)
    game.choose("track economic", 0)
    assert game.view(0).players[2].score == game.view(None).players[2].score
    assert game.view(2).players[2].score != game.view(None).players[2].score
    game.choose("track mask", 0)
    assert game.over


@pytest.mark.rule("WK-AMB-35")
def test_every_level_5_tile_is_asked_for_and_owners_do_not_interact() -> None:
    table = Table(players=2).turtles(0, "women_5_economic_military", "canoes_5_economic_mask")
    table.turtles(1, "hunters_5_mask_ritual").then(FinalScoring())
    asked = []
    while (decision := table.decision) is not None:
        asked.append((decision.seat, table.legal()))
        table.choose(sorted(table.legal())[0])
    assert asked == [
        (0, {"track economic", "track military"}),
        (0, {"track economic", "track mask"}),
        (1, {"track mask", "track ritual"}),
    ]
    assert (table.player(0).score, table.player(1).score) == ((4, 0, 0, 0), (0, 0, 0, 2))


# --- steps 2 to 4: totals -------------------------------------------------------------------------------


@pytest.mark.rule("WK-END-03", "WK-SETUP-03")
@pytest.mark.parametrize(
    ("pairing", "pairs", "lower", "lower_of_other"),
    [
        (0, [("mask", "military"), ("economic", "ritual")], (7, 3), (7, 3)),
        (1, [("economic", "military"), ("ritual", "mask")], (7, 3), (3, 11)),
        (2, [("economic", "mask"), ("military", "ritual")], (11, 3), (3, 7)),
    ],
)
def test_of_each_pair_the_lower_marker_counts(
    pairing: int, pairs: list[tuple[str, str]], lower: tuple[int, int], lower_of_other: tuple[int, int]
) -> None:
    table = Table(players=2).track(0, economic=20, military=7, ritual=3, mask=11)
    table.track(1, economic=3, military=7, ritual=20, mask=11)
    table.state.pairing = pairing
    view = table.rules.view(table.state, None)
    assert [tuple(pair) for pair in view.pairs] == pairs
    assert (lower_tracks(table.state, 0), lower_tracks(table.state, 1)) == (lower, lower_of_other)


@pytest.mark.rule("WK-END-04")
def test_the_two_lower_scores_are_added() -> None:
    table = Table(players=2).track(0, mask=11, military=7, economic=20, ritual=3)
    table.player(0).swaps = 0
    assert table.rules.scores(table.state)[0] == 7 + 3
    table.track(0, mask=25, economic=25)  # the higher markers do not matter
    assert table.rules.scores(table.state)[0] == 10


@pytest.mark.rule("WK-END-05", "WK-SWAP-04")
def test_each_unused_swap_token_adds_a_point_to_the_total() -> None:
    table = Table(players=2).track(0, mask=25, military=25, economic=25, ritual=25)
    for tokens in (0, 1, 2):
        table.player(0).swaps = tokens
        assert table.rules.scores(table.state)[0] == 50 + tokens  # not on a track, so no limit of 25
    assert table.player(0).score == (25, 25, 25, 25)


@pytest.mark.rule("WK-END-05", "WK-SWAP-03")
def test_a_used_swap_token_adds_nothing() -> None:
    table = Table(players=2).turn(0).choose("swap", "swap_cell 0 0", "swap_cell 0 1")
    assert table.rules.scores(table.state) == [0, 1]


# --- the winner -------------------------------------------------------------------------------------------


def standing(*points: int) -> Table:
    """A table for as many players as there are totals, swap tokens used."""
    table = Table(players=len(points))
    for seat, total in enumerate(points):
        table.track(seat, mask=total, military=total, economic=25)
        table.player(seat).swaps = 0
    return table


@pytest.mark.rule("WK-END-06")
def test_the_highest_total_wins() -> None:
    table = standing(5, 9, 7)
    assert table.rules.winners(table.state) == [1]
    assert ranking(table.state) == [1, 2, 0]


@pytest.mark.rule("WK-END-06")
def test_ties_go_to_the_lowest_turn_order_marker_and_all_ranks_follow() -> None:
    table = standing(9, 5, 9, 5)
    table.state.order = (3, 2, 1, 0)
    assert table.rules.winners(table.state) == [2]
    assert ranking(table.state) == [2, 0, 3, 1]
    table.state.order = (0, 1, 2, 3)
    assert table.rules.winners(table.state) == [0]
    assert ranking(table.state) == [0, 2, 1, 3]


@pytest.mark.rule("WK-END-06", "WK-RESTORE-20")
@pytest.mark.parametrize("earlier", [0, 1])
def test_the_order_reserved_in_year_7_breaks_the_tie(earlier: int) -> None:
    table = standing(9, 9).year(7)
    first, second = ("activate 0 2", "reserve") if earlier else ("reserve", "activate 0 2")
    table.idle("activate 0 0", "activate 0 0", "activate 0 1", "activate 0 1")
    table.idle(first, second, second, first)  # seat 0, seat 1, seat 0, seat 1
    assert table.state.finished
    view = table.rules.view(table.state, None)
    assert (view.winners, view.ranking) == ([earlier], [earlier, 1 - earlier])
    assert table.state.events is not None
    assert table.state.events[-1] == GameEnded(totals=[9, 9], winners=[earlier])


@pytest.mark.rule("WK-EX-29")
def test_example_final_scoring_and_tie() -> None:
    paul, george, ringo, john = range(4)
    table = Table(players=4)
    for seat, first, second in ((paul, 19, 18), (george, 16, 21), (ringo, 17, 19), (john, 18, 15)):
        table.track(seat, mask=first, military=first + 2, economic=second, ritual=second + 1)
    table.player(ringo).swaps = 0
    table.state.order = (john, paul, ringo, george)
    assert table.rules.scores(table.state) == [38, 38, 36, 34]
    assert table.rules.winners(table.state) == [paul]
    table.state.order = (john, george, ringo, paul)
    assert table.rules.winners(table.state) == [george]

"""Priority (area PRIORITY) and the Strategy phase (area STRAT)."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.actions import ActionPhase
from firekeeper.games.tindaya.priority import change_scores, decider
from firekeeper.games.tindaya.strategy import StrategyPhase

# --- PRIORITY -----------------------------------------------------------------------------------------


@pytest.mark.rule("TD-PRIORITY-04", "TD-PRIORITY-05", "TD-EX-01")
def test_the_lowest_disc_has_priority() -> None:
    table = Table(players=4, mode="domination")  # blue, red, yellow, green
    for seat, points in enumerate((3, 8, 5, 5)):
        table.score(seat, points)
    table.discs(1, 0, 3, 2)  # green came to its space before yellow
    assert table.priority() == [0, 3, 2, 1]


@pytest.mark.rule("TD-PRIORITY-03", "TD-PRIORITY-02")
def test_in_an_alliance_priority_is_turn_order() -> None:
    assert Table().order(2, 0, 1).priority() == [2, 0, 1]


@pytest.mark.rule("TD-PRIORITY-05", "TD-PRIORITY-06", "TD-TERMS-29")
def test_a_disc_that_arrives_goes_on_top_and_one_that_stays_does_not_move() -> None:
    table = Table(mode="domination").score(0, 2).score(1, 4).score(2, 4).discs(0, 1, 2)
    change_scores(table.state, {0: 2}, "TD-SCORE-01")
    assert table.priority() == [1, 2, 0]
    change_scores(table.state, {1: 0}, "TD-SCORE-01")
    assert table.priority() == [1, 2, 0]
    # All three move at once: in the order as it stood when the event began.
    change_scores(table.state, {0: 20, 1: 20, 2: 20}, "TD-SCORE-01")
    assert table.priority() == [1, 2, 0]
    assert table.points(0) == 24  # the track is not limited


@pytest.mark.rule("TD-PRIORITY-06")
def test_several_discs_stack_in_priority_order_on_one_space() -> None:
    table = Table(mode="domination").score(0, 3).score(1, 5).score(2, 4).discs(0, 1, 2)
    change_scores(table.state, {1: 1, 0: 3, 2: 2}, "TD-SCORE-01")
    assert table.priority() == [0, 2, 1]


@pytest.mark.rule("TD-PRIORITY-07", "TD-PRIORITY-04")
def test_the_player_with_priority_is_the_first_in_the_order() -> None:
    assert decider(Table().order(1, 0, 2).state) == 1
    table = Table(mode="domination").score(0, 3).score(1, 1).score(2, 2).natives(0, "2,0", villagers=1)
    assert table.priority() == [1, 2, 0]
    assert decider(table.state) == 0  # the only one with natives left (TD-EVENT-45)


# --- A1 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-STRAT-01", "TD-STRAT-02", "TD-STRAT-03", "TD-STRAT-04", "TD-STRAT-05", "TD-EX-09")
def test_prophecies_of_the_first_era() -> None:
    table = Table(difficulty="hard").event("event_5").strategy()
    table.choose("die 1", "die 5", "prophecy prophecy_1")
    state = table.state
    assert state.ships == (1, 5, -1)  # white, grey; the black one is not on the card
    volcanoes, trenches = state.volcanoes, state.trenches
    assert state.standees == (volcanoes[4], volcanoes[0], trenches[6], volcanoes[5])
    assert {text.split()[0] for text in table.legal()} == {"catastrophe"}
    gods = [table.box.catastrophe_god[choice.a] for choice in table.choices()]
    assert gods == [0] * 5  # Acoran's first
    table.choose(min(table.legal()))
    assert {table.box.catastrophe_god[choice.a] for choice in table.choices()} == {1}
    table.choose(min(table.legal()))
    assert table.idle
    assert -1 not in state.catastrophes


@pytest.mark.rule("TD-STRAT-03", "TD-STRAT-06", "TD-STRAT-07", "TD-STRAT-14")
def test_later_prophecies_follow_the_fires() -> None:
    def later(*payers: int) -> Table:
        table = Table().era(2).event(EVENT_OF_ERA_2).fires(*payers).strategy()
        while table.decision is not None and table.legal("die"):
            table.choose("die 3")
        return table

    nothing = later()
    assert nothing.idle
    assert nothing.state.prophecy == -1
    assert nothing.state.catastrophes == (-1, -1)
    both = later(2, 0)
    assert both.legal("prophecy")  # nobody chooses
    one = later(2)
    assert one.asked == 2
    assert one.legal() == {"reveal tibiabin", "reveal tamonante"}
    where = one.copy().choose("reveal tibiabin", "prophecy prophecy_2")
    assert where.idle
    assert (where.state.prophecy, where.state.catastrophes) == (1, (-1, -1))
    assert where.state.hand == ()
    what = one.choose("reveal tamonante").settle()
    assert what.state.prophecy == -1
    assert -1 not in what.state.catastrophes


EVENT_OF_ERA_2 = Table().era(2).box.event_names[Table().era(2).state.event]


@pytest.mark.rule("TD-STRAT-04", "TD-TERMS-02")
def test_a_disaster_for_a_vanished_volcano_is_not_placed() -> None:
    table = Table(difficulty="hard").event("event_5")
    table.state.volcanoes = (-1, *table.state.volcanoes[1:])
    table.strategy().choose("die 1", "die 5", "prophecy prophecy_1")
    assert table.state.standees[1] == -1  # Moneiba on volcano 1
    assert table.state.standees[0] == table.state.volcanoes[4]


@pytest.mark.rule("TD-STRAT-02", "TD-STRAT-04")
def test_ships_and_standees_may_share_a_place() -> None:
    table = (
        Table(difficulty="hard").event("event_5").strategy().choose("die 7", "die 7", "prophecy prophecy_1")
    )
    assert table.state.ships[:2] == (7, 7)
    assert table.state.standees[2] == table.state.trenches[6]


# --- A3 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-STRAT-09", "TD-STRAT-10", "TD-STRAT-11", "TD-STRAT-15", "TD-STRAT-17", "TD-TERMS-39")
def test_everybody_keeps_one_of_two_objectives_in_priority_order() -> None:
    table = Table(mode="domination").score(0, 5).score(1, 3).score(2, 4).event("event_1").strategy()
    while not table.legal("secret"):
        table.choose(min(table.legal()))
    dealt = []
    while table.legal("secret"):
        dealt.append(table.choices()[0].text.split()[1])
        table.choose(f"secret {dealt[-1]}")
    assert len(dealt) == 6  # all cards are dealt before the first choice
    assert table.asked == 1
    assert table.legal() == {f"keep {dealt[0]}", f"keep {dealt[1]}"}
    table.choose(f"keep {dealt[1]}")
    assert table.legal() == {"token 1", "token 2", "token 3"}  # equal values are one choice
    table.choose("token 3")
    assert table.asked == 2
    table.choose(f"keep {dealt[2]}", "token 3")
    assert table.asked == 0
    table.choose(f"keep {dealt[4]}")
    assert table.legal() == {"token 1", "token 2"}  # both threes are gone
    table.choose("token 1")
    assert table.idle
    values = table.box.objective_token_value
    kept = [
        (table.box.secret_names[player.objectives[0][0]], values[player.objectives[0][1]])
        for player in table.state.players
    ]
    assert kept == [(dealt[4], 1), (dealt[1], 3), (dealt[2], 3)]
    assert len(table.state.objective_tokens) == 3  # kept for the next selection
    assert table.state.secrets.bit_count() == 12  # the others left the game


@pytest.mark.rule("TD-STRAT-09", "TD-MODE-06")
def test_no_secret_objectives_without_the_symbol_or_in_an_alliance() -> None:
    third = Table(mode="domination").era(3).strategy().settle()
    assert third.idle
    assert all(player.objectives == () for player in third.state.players)
    assert Table().event("event_1").strategy().settle().idle


@pytest.mark.rule("TD-STRAT-17", "TD-TERMS-34")
def test_dealt_objectives_are_seen_by_their_owner_only() -> None:
    table = Table(mode="domination").event("event_1").strategy()
    while not table.legal("secret"):
        table.choose(min(table.legal()))
    decision: Any = table.decision
    assert decision.audience(table.state) == 1 << table.priority()[0]


# --- start of an era ----------------------------------------------------------------------------------


@pytest.mark.rule("TD-STRAT-13", "TD-TRIBE-10", "TD-TRIBE-06")
@pytest.mark.component("tihuya")
def test_tihuya_draws_an_idol_and_majos_turns_its_card_up() -> None:
    table = Table(tribes=["tihuya", "majos", "ecero"]).era(2)
    table.player(1).offered = 1
    table.strategy()
    assert table.legal("idol")
    table.choose("idol learning")
    assert table.held(0) == ["learning"]
    assert table.player(1).offered == 0


@pytest.mark.rule("TD-STRAT-08", "TD-STRAT-16", "TD-STRAT-06")
def test_planning_asks_nothing_and_ends_with_the_first_action() -> None:
    table = Table().order(1, 2, 0).natives(1, "2,0", villagers=1)
    table.then(StrategyPhase(), ActionPhase())
    while table.asked < 0:
        table.choose(min(table.legal()))
    assert (table.asked, table.asking) == (1, "TakeAction")

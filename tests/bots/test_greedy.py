"""The greedy bot: it plays on behalf of its seat, finishes what it begins, and beats chance."""

from __future__ import annotations

import copy
import pickle

import pytest
from wendake_table import Table

from firekeeper.bots import answer, make
from firekeeper.bots.greedy import GreedyBot
from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.terms import HARVEST, TRADE
from firekeeper.games.wendake.turn import EndTurn
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream
from firekeeper.lab import simulate


def play_on(table: Table, seat: int, limit: int = 60) -> list[str]:
    """Let a greedy bot answer for a seat until somebody else is asked; what it chose."""
    bot = make("greedy", 1)
    chance = Stream(1)
    chosen = []
    for _ in range(limit):
        decision = engine.run_automatic(table.state)
        if decision is None or decision.seat not in (seat, -1):
            break
        choices = engine.legal(table.state, decision)
        if isinstance(decision, Chance):
            choice = engine.pick(table.state, decision, choices, chance.below)
        elif len(choices) == 1:
            choice = choices[0]
        else:
            choice = answer(bot, table.rules, table.state, seat, choices)
            chosen.append(choice.text)
        engine.apply(table.state, decision, choice)
    return chosen


def test_it_performs_trade_for_what_trade_will_bring() -> None:
    table = Table(players=2).have(0, leather=3, fish=3, corn=1, bean=1, pumpkin=1).canoes(0, 1)
    table.rows([], [], ["resources_to_points"])
    table.marked(0, (1, 2)).then(NextAction(0, (TRADE,), True, False), EndTurn(0))
    chosen = play_on(table, 0)
    assert chosen[0] == "perform trade"
    assert "buy resources_to_points" in chosen


def test_it_sends_women_to_the_fields_before_the_harvest() -> None:
    table = Table(players=2).put(0, "outpost", "wendake.1", "wendake.2")
    table.marked(0, (0, 2)).then(NextAction(0, (HARVEST,), True, False), EndTurn(0))
    play_on(table, 0)
    assert sum(table.player(0).goods) == 3


def test_it_sells_everything_it_can_in_its_last_trade() -> None:
    table = Table(players=2).have(0, leather=1, fish=1, corn=1, bean=1, pumpkin=1).canoes(0, 1)
    table.track(0, economic=2, ritual=12, mask=12, military=12)
    table.state.year = 7
    table.rows([], [], [])
    table.begin(0, "trade")
    play_on(table, 0)
    assert table.player(0).score[0] == 7
    assert sum(table.player(0).goods) == 0


def test_it_claims_a_turtle_tile_that_it_may_have() -> None:
    table = Table(players=2).canoes(0, 5)
    table.begin(0, "military")
    assert [choice for choice in play_on(table, 0) if choice.startswith("claim canoes")]


def test_it_calls_home_the_natives_that_ritual_lacks() -> None:
    table = Table(players=2).natives(0, "home", woman=1, hunter=4, warrior=4)
    table.natives(0, "longhouse", woman=3, hunter=1, warrior=1)
    table.begin(0, "ritual")
    play_on(table, 0)
    assert table.player(0).score[2] == 3


def test_it_plays_the_mask_combination_that_scores_most() -> None:
    table = Table(players=2).hold(0, *["husk_red_clean"] * 2, *["husk_yellow_clean"] * 2, "tongue_red_clean")
    table.state.year = 7
    table.marked(0, (0, 0), (0, 1), (0, 2))
    table.begin(0, "mask_ceremony")
    play_on(table, 0)
    assert table.player(0).score[3] >= 6


def test_a_finished_position_is_worth_its_total() -> None:
    state = Table(players=2).track(0, economic=9, ritual=4, mask=7, military=8).state
    state.finished = 1
    assert state.game_rules().evaluate(state, 0) == state.game_rules().scores(state)[0]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_evaluating_reads_nothing_hidden_and_changes_nothing(players: int) -> None:
    rules = Table(players=players, difficulty="easy" if players == 1 else "").rules
    state = rules.start()
    walker = Stream(players)
    looked = different = 0
    while True:
        decision = engine.run_automatic(state)
        if decision is None:
            break
        if walker.below(10) == 0:
            before = state.dump()
            for seat in range(rules.seats):
                if seat not in rules.automa:
                    other = rules.imagine(state, seat, walker)
                    different += other.dump() != before
                    assert rules.evaluate(state, seat) == rules.evaluate(other, seat)
                    looked += 1
            assert state.dump() == before
        choices = engine.legal(state, decision)
        if isinstance(decision, Chance):
            choice = engine.pick(state, decision, choices, walker.below)
        else:
            choice = choices[walker.below(len(choices))]
        engine.apply(state, decision, choice)
    assert looked > 10
    assert different or players == 1


def test_points_on_the_lower_track_of_a_pair_are_worth_more() -> None:
    table = Table(players=2, pairing="beginner").track(0, economic=10, ritual=4, mask=7, military=7)
    table.state.year = 6
    worth = table.rules.evaluate(table.state, 0)
    table.track(0, ritual=6)
    lower = table.rules.evaluate(table.state, 0)
    table.track(0, ritual=4, economic=12)
    higher = table.rules.evaluate(table.state, 0)
    assert worth < higher < lower


def test_the_plan_of_a_turn_is_dropped_when_something_else_is_asked() -> None:
    table = Table(players=2).have(0, leather=2, fish=2, corn=1, bean=1)
    table.turn(0)
    bot = GreedyBot(1)
    decision = engine.run_automatic(table.state)
    assert decision is not None
    answer(bot, table.rules, table.state, 0, engine.legal(table.state, decision))
    other = Table(players=2).canoes(0, 5)
    other.begin(0, "military")
    asked = engine.run_automatic(other.state)
    assert asked is not None
    choices = engine.legal(other.state, asked)
    assert answer(bot, other.rules, other.state, 0, choices) in choices


# --- strength ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random(seats: list[str]) -> None:
    result = simulate("wendake", {"players": 2}, seats, games=10, seed="strength")
    assert not result.errors
    assert result.wins[seats.index("greedy")] >= 9


@pytest.mark.soak
@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random_in_a_hundred_games(seats: list[str]) -> None:
    result = simulate("wendake", {"players": 2}, seats, games=50, seed="strength", jobs=2)
    assert not result.errors
    assert result.wins[seats.index("greedy")] >= 48


@pytest.mark.soak
@pytest.mark.parametrize(("players", "points"), [(2, 20), (3, 18), (4, 18)])
def test_greedy_scores_decently_against_itself(players: int, points: int) -> None:
    result = simulate("wendake", {"players": players}, ["greedy"], games=20, seed="decent", jobs=2)
    assert not result.errors
    assert sum(result.mean_scores) / players >= points


def test_bots_of_the_house_can_be_subclassed_copied_and_sent() -> None:
    """Compiled, too: only what they search with is machine code."""

    class Broad(GreedyBot):
        breadth = 9

    copied = copy.deepcopy(Broad(3))
    assert (copied.breadth, copied.samples) == (9, GreedyBot.samples)
    sent = pickle.loads(pickle.dumps(GreedyBot(3)))
    table = Table(players=2).canoes(0, 5)
    table.begin(0, "military")
    decision = engine.run_automatic(table.state)
    assert decision is not None
    choices = engine.legal(table.state, decision)
    assert answer(sent, table.rules, table.state, 0, choices) in choices

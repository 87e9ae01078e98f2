"""The greedy bot in Tindaya: it plans whole turns, foresees the end of the era, and peeks at nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tindaya_table import Table

import firekeeper
from firekeeper.bots import UNLIMITED, Budget, answer, make
from firekeeper.bots.base import observe
from firekeeper.bots.budget import Deadline
from firekeeper.bots.turns import Node, TurnSearch
from firekeeper.games.tindaya.actions import TakeAction
from firekeeper.games.tindaya.explore import ChooseMove
from firekeeper.games.tindaya.moves import Exploration
from firekeeper.games.tindaya.outlook import Outlook
from firekeeper.games.tindaya.prospects import Prospects, attacked_hexes, deadly_hexes
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.suggestions import explorations, suggestions
from firekeeper.games.tindaya.terms import ACTIONS, NONE
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream
from firekeeper.lab.simulate import Task, play_game


def play_on(table: Table, seat: int, bot: str = "greedy") -> list[str]:
    """Let a bot answer for a seat until somebody else is asked; what it chose."""
    player, chance, chosen = make(bot, 1), Stream(1), []
    for _ in range(60):
        decision = engine.run_automatic(table.state)
        if decision is None or decision.seat not in (seat, -1):
            break
        choices = engine.legal(table.state, decision)
        if isinstance(decision, Chance):
            choice = engine.pick(table.state, decision, choices, chance.below)
        elif len(choices) == 1:
            choice = choices[0]
        else:
            choice = answer(player, table.box, table.state, seat, choices)
            chosen.append(choice.text)
        engine.apply(table.state, decision, choice)
    return chosen


def threatened(**options: Any) -> Table:
    """A tsunami on trench 7 will take 5,6, 4,7, 4,8, 5,8 and 2,7 at the end of the era."""
    table = Table(players=2, **options).event("event_1").catastrophe("locusts").catastrophe("wildfire")
    table.standee("moneiba", 5).standee("tsunami", 7).standee("acoran", 1).ship("ship_white", 6)
    table.natives(1, "11,4", villagers=2, nobles=2).have(1, salted_meat=2)
    table.natives(0, "5,8", villagers=2, nobles=2).have(0, salted_meat=1, wood=2)
    return table.markers(0, 1, 0).markers(1, 1, 0)


def test_it_knows_where_disasters_strike_and_ships_land() -> None:
    table = threatened()
    deadly = deadly_hexes(table.state, 0)
    names = {name for hex_, name in enumerate(table.box.board.names) if deadly >> hex_ & 1}
    assert names >= {"5,6", "4,7", "4,8", "5,8", "2,7"}
    assert "11,4" not in names
    table.building("3,5", "dock")
    assert attacked_hexes(table.state) == 1 << table.hex("3,5")


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_it_takes_its_people_out_of_the_reach_of_a_tsunami(mode: str) -> None:
    table = threatened(mode=mode).turn(0)
    chosen = play_on(table, 0)
    assert chosen[0] == "explore cube"
    deadly = deadly_hexes(table.state, 0)
    assert not any(deadly >> hex_ & 1 for hex_ in table.player(0).villagers + table.player(0).nobles)


@pytest.mark.parametrize("mode", ["alliance", "domination"])
@pytest.mark.parametrize("bot", ["greedy", "skilled", "expert"])
def test_it_produces_food_before_its_villagers_starve(mode: str, bot: str) -> None:
    table = Table(players=2, mode=mode).building("3,5", "dock").natives(0, "3,5", villagers=2, nobles=2)
    table.trades(0, "fisher", "farmer").markers(0, 1, 0)
    table.natives(1, "11,4", villagers=1, nobles=2).have(1, salted_meat=1)
    assert "produce fisher cube" in play_on(table.turn(0), 0, bot=bot)


@pytest.mark.parametrize("bot", ["greedy", "skilled", "expert"])
def test_it_makes_the_preserve_that_its_mission_asks_for(bot: str) -> None:
    table = Table(players=2, difficulty="easy").mission("planners").era(3).event("event_13")
    table.natives(0, "3,5", villagers=1, nobles=2).building("3,5", "dock").trades(0, "fisher", "farmer")
    table.inventions(0, "plough", "mill").have(0, cereals=1, manure=1, fish=1).markers(0, 1, 0)
    table.natives(1, "12,4", villagers=1, nobles=2).building("12,4", "dock").have(1, toasted_flour=1, fish=1)
    assert "produce farmer cube" in play_on(table.turn(0), 0, bot=bot)
    assert table.goods(0)["toasted_flour"] == 1


@pytest.mark.parametrize("bot", ["greedy", "skilled", "expert"])
def test_it_does_not_slaughter_the_herd_of_its_mission(bot: str) -> None:
    table = Table(players=2, difficulty="easy").mission("breeders").era(3).event("event_13")
    table.natives(0, "8,3", villagers=1, nobles=2).building("8,3", "goat_pen", animals=2)
    table.trades(0, "goatherd", "farmer").inventions(0, "dagger").markers(0, 1, 0)
    table.natives(1, "12,4", villagers=1, nobles=2).building("12,4", "dock").have(1, salted_meat=1)
    play_on(table.turn(0), 0, bot=bot)
    assert table.at("8,3")["animals"] >= 2
    assert sum(table.goods(0).get(food, 0) for food in ("milk", "goat_meat")) >= 1


@pytest.mark.parametrize("bot", ["greedy", "skilled", "expert"])
def test_it_gets_what_a_conversion_costs_before_it_produces_for_the_last_time(bot: str) -> None:
    table = Table(players=2, difficulty="easy").mission("planners").era(3).event("event_13")
    table.natives(0, "8,3", villagers=1, nobles=2).building("8,3", "goat_pen", animals=2)
    table.trades(0, "goatherd", "farmer").inventions(0, "dagger", "cheese_mould").markers(0, 1, 0)
    table.have(0, figs=1).idols(0, "raw_materials")
    table.natives(1, "12,4", villagers=1, nobles=2).building("12,4", "dock").have(1, toasted_flour=1, fish=1)
    chosen = play_on(table.turn(0), 0, bot=bot)
    assert chosen[0] == "sell raw_materials"
    assert table.goods(0)["cheese"] >= 1


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_it_works_before_it_flees(bot: str) -> None:
    """The tsunami will take the pen and all who are in it; without milk they would starve elsewhere."""
    table = threatened(difficulty="easy").mission("fertile").building("5,8", "goat_pen", animals=3)
    table.natives(0, "5,8", villagers=1).trades(0, "goatherd", "farmer").nature(1, 1).have(
        0, wood=2, salted_meat=0
    )
    table.have(1, salted_meat=0, figs=2).markers(0, 2, 0).turn(0)
    chosen = play_on(table, 0, bot=bot)
    assert chosen.index("produce goatherd cube") < chosen.index("explore cube")
    deadly = deadly_hexes(table.state, 0)
    assert not any(deadly >> hex_ & 1 for hex_ in table.player(0).villagers)


def test_what_a_later_action_can_still_put_right_counts_in_part() -> None:
    """Danger and hunger weigh less while the tribe has actions left in the era, in an Alliance."""
    for mode, less in (("alliance", True), ("domination", False)):
        found = []
        for cubes in (0, 1):
            table = threatened(mode=mode).have(0, wood=2).markers(0, cubes, 0).turn(0)
            engine.run_automatic(table.state)
            rules = table.box
            features = dict(zip(rules.feature_names, rules.features(table.state, 0), strict=True))
            found.append(features["extinct"])
        assert (found[1] < found[0]) is less


def test_its_own_idols_protect_in_the_outlook_of_an_alliance() -> None:
    """Only their owner knows them: nobody else counts on them."""
    table = threatened().building("3,5", "dock").natives(0, "3,5", villagers=2).idols(0, "protection")
    place = table.hex("3,5")
    killed = [Outlook(table.state, me).era.forts[place] != NONE for me in (NONE, 1, 0)]
    assert killed == [True, True, False]
    assert not Outlook(table.state, 0).era.players[0].idols


def test_a_noble_is_sent_to_fetch_villagers_out_of_danger() -> None:
    for mode, promised in (("alliance", True), ("domination", False)):
        table = threatened(mode=mode).natives(0, "4,8", villagers=1)
        prospects = Prospects(table.state, 0)
        there = Exploration(table.state, 0, 3).walkers
        assert prospects.promise(there) < 0
        assert (prospects.rescue(there) > 0) is promised


def test_everybody_defends_in_the_outlook() -> None:
    table = threatened().building("3,5", "dock").natives(0, "3,5", villagers=2).have(0, obsidian=2)
    later = Outlook(table.state).era
    assert later.players[0].prison == 2
    assert later.forts[table.hex("3,5")] == -1
    table.have(0, obsidian=1)
    later = Outlook(table.state).era
    assert later.conquistadors[table.hex("3,5")] == 1  # a hero has killed the other one


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_what_is_suggested_is_legal(mode: str) -> None:
    random, sequences = Random(f"legal {mode}"), 0
    game = firekeeper.new("tindaya", players=2, mode=mode, seed=11)
    while game.decision is not None and sequences < 40:
        state = game.position(game.decision.seat)
        assert isinstance(state, TindayaState)
        found = suggestions(state, game.decision, game.choices)
        if isinstance(game.decision, ChooseMove):
            found = explorations(state, game.decision, game.choices)
        for sequence in random.sample(found, min(3, len(found))) if found else []:
            sequences += len(sequence) > 1
            tried = state.clone()
            for choice in sequence:
                decision = engine.run_automatic(tried)
                assert decision is not None
                if choice.verb not in decision.verbs:
                    break  # a combat comes between two moves
                assert choice in engine.legal(tried, decision), sequence
                engine.apply(tried, decision, choice)
        game.choose(random.choice(game.choices))
    assert sequences >= 10


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_its_choice_depends_on_what_its_seat_may_know_only(mode: str) -> None:
    random, source, compared = Random(f"honest {mode}"), Stream("redealt"), 0
    game = firekeeper.new("tindaya", players=3, mode=mode, seed=5)
    while game.decision is not None and compared < 6:
        seat = game.decision.seat
        state = game.position(seat)
        assert isinstance(state, TindayaState)
        if len(game.choices) > 1 and state.phase >= ACTIONS and random.random() < 0.15:
            budget = Budget(60)
            other = game.rules.imagine(state, seat, source)
            mine = answer(make("greedy", 9), game.rules, state, seat, game.choices, budget)
            assert answer(make("greedy", 9), game.rules, other, seat, game.choices, budget) is mine
            compared += 1
        game.choose(random.choice(game.choices))
    assert compared == 6


def test_it_can_think_through_several_turns_of_its_own() -> None:
    table = threatened().turn(0).markers(0, 2, 2)
    state = table.state
    decision = engine.run_automatic(state)
    assert decision is not None
    choices = engine.legal(state, decision)
    assert not table.box.skip_others(state.clone(), 0)  # its turn is not over
    best = []
    for turns in (1, 2):
        search = TurnSearch(state, 0, 1, 2, 2, Deadline(), turns)
        ends = search.ends(state, choices)
        best.append(ends[0].value)
        after = ends[0].state.clone()
        assert isinstance(after, TindayaState)
        passed = bool(after.players[0].passed)
        assert table.box.skip_others(after, 0) is not passed
        if not passed:
            next_turn = engine.run_automatic(after)
            assert isinstance(next_turn, TakeAction)
            assert next_turn.seat == 0
        assert search.best(state, choices).choice in choices
        # Two markers are a turn: some are left for the next one, unless the tribe passes in this one.
        later = [search.later(node) for node in search.ends_from([Node(state, [], -1, choices)])]
        assert any(node is not None and node.choices for node in later)
    # What two turns come to is more than what the first of them does.
    assert best[1] > best[0]


def test_another_action_is_kept_beside_the_many_ways_to_do_the_best() -> None:
    for mode, kept in (
        ("alliance", ["explore", "explore", "produce"]),
        ("domination", ["explore", "explore", "explore"]),
    ):
        table = threatened(mode=mode).turn(0)
        decision = engine.run_automatic(table.state)
        assert decision is not None
        search = TurnSearch(table.state, 0, 1, 3, 3, Deadline())
        nodes = []
        for value, verb in ((9, "explore"), (8, "explore"), (7, "explore"), (3, "produce"), (2, "cave")):
            node = Node(table.state, [], -1, engine.legal(table.state, decision))
            node.value, node.began = float(value), verb
            nodes.append(node)
        assert [node.began for node in search.kept(nodes, 3, search.varied)] == kept
        assert [node.began for node in search.kept(nodes[2:], 3, search.varied)] == [
            "explore",
            "produce",
            "cave",
        ]


def test_it_keeps_to_its_budget() -> None:
    table = threatened().turn(0)
    decision = engine.run_automatic(table.state)
    assert decision is not None
    choices = engine.legal(table.state, decision)
    bot = make("greedy", 1)
    observation = observe(bot, table.box, table.state, 0, choices, Budget(25))
    assert bot.choose(observation) in choices
    assert observation.deadline.spent == 25
    assert observation.deadline.over


def test_two_greedy_tribes_win_an_alliance_that_chance_loses() -> None:
    options = {"players": 2, "mode": "alliance", "difficulty": "easy"}
    played = [
        play_game(Task("tindaya", options, [name] * 2, "n", [2], None, None, UNLIMITED), 2, "n-2")
        for name in ("greedy", "random")
    ]
    assert [one.winners for one in played] == [[0, 1], []]

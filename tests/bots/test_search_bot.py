"""The search bot: finds the best line of a turn, keeps to its budget, repeats itself, reuses its plan."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from wendake_table import Table

from firekeeper.bots import UNLIMITED, Budget, Deadline, answer, observe
from firekeeper.bots.lines import Beam, Line, Node, candidates
from firekeeper.bots.plans import run_until_floor, turn_floor
from firekeeper.bots.rollouts import MARGIN, OWN, WIN, Rollouts, in_own_turn, worth
from firekeeper.bots.search_bot import SearchBot, Settings, misjudged, seen
from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.terms import HARVEST, MASK_CEREMONY, TRADE
from firekeeper.games.wendake.turn import EndTurn
from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.state import State
from firekeeper.titles import rules_for


def trading() -> Table:
    """A turn with a Trade to come, that ends with somebody else."""
    table = Table(players=2).have(0, leather=3, fish=3, corn=1, bean=1, pumpkin=1).canoes(0, 1)
    table.rows([], [], ["resources_to_points"])
    table.marked(0, (1, 2)).then(NextAction(0, (TRADE,), True, False), EndTurn(0))
    return table


def opening() -> State:
    """A question of seat 1 in the middle of a game, with all that follows."""
    state = rules_for("wendake", {"players": 2}).start()
    walker = Stream(11)
    for _ in range(1000):
        decision, choices = question(state)
        if decision.seat == 0 and len(choices) > 4 and in_own_turn(state, 0):
            break
        choice = choices[0]
        if isinstance(decision, Chance):
            choice = engine.pick(state, decision, choices, walker.below)
        engine.apply(state, decision, choice)
    return state


def question(state: State) -> tuple[Decision[Any], list[Choice]]:
    decision = engine.run_automatic(state)
    assert decision is not None
    return decision, engine.legal(state, decision)


def ends(state: State, seat: int, floor: int) -> list[float]:
    """What every way to play the turn to its end is worth, by trying all of them. No chance in it."""
    decision = run_until_floor(state, floor)
    if decision is None or decision.seat != seat:
        return [state.game_rules().evaluate(state, seat)]
    assert not isinstance(decision, Chance)
    found = []
    for choice in engine.legal(state, decision):
        after = state.clone()
        engine.apply(after, decision, choice)
        found += ends(after, seat, floor)
    return found


def beam(width: int, breadth: int = 6, work: int = 1 << 60, deadline: Deadline | None = None) -> Beam:
    return Beam(0, 7, width, breadth, 2, 0, work, deadline or Deadline())


# --- lines ------------------------------------------------------------------------------------------


def test_a_wide_beam_finds_the_best_of_all_lines() -> None:
    table = Table(players=2).put(0, "outpost", "wendake.1").have(0, corn=1)
    table.marked(0, (0, 2)).then(NextAction(0, (HARVEST,), True, False), EndTurn(0))
    _, choices = question(table.state)
    all_ends = ends(table.state.clone(), 0, turn_floor(table.state, 0))
    assert len(set(all_ends)) > 5
    lines = beam(1 << 20).lines(table.state, choices)
    assert lines[0].value == max(all_ends)
    narrow = beam(1, 0).lines(table.state, choices)
    assert narrow[0].value <= lines[0].value


def test_it_performs_trade_for_what_trade_will_bring() -> None:
    table = trading()
    _, choices = question(table.state)
    best = beam(24).lines(table.state, choices)[0]
    said = [choice.text for _, choice in best.steps]
    assert said[0] == "perform trade"
    assert "buy resources_to_points" in said
    # Played from the position, the line leads where it says.
    state = table.state.clone()
    floor = turn_floor(state, 0)
    for expected, choice in best.steps:
        while True:
            decision = run_until_floor(state, floor)
            assert decision is not None
            offered = engine.legal(state, decision)
            if len(offered) > 1:
                break
            engine.apply(state, decision, offered[0])
        assert offered == expected
        engine.apply(state, decision, choice)


def test_equal_positions_are_merged_but_every_promising_first_choice_stays() -> None:
    table = trading()
    _, choices = question(table.state)
    one, two = choices[:2]

    def node(first: Choice, value: float) -> Node:
        return Node(table.state.clone(), [(choices, first)], choices, value)

    kept = beam(8, breadth=0).kept([node(one, 3.0), node(one, 3.0), node(one, 2.0)])
    assert [found.value for found in kept] == [3.0, 2.0]
    kept = beam(1, breadth=2).kept([node(one, 3.0), node(one, 2.5), node(two, 1.0)])
    assert [(found.value, found.steps[0][1]) for found in kept] == [(3.0, one), (1.0, two)]


def test_the_best_line_of_every_first_choice_comes_before_the_rest() -> None:
    table = trading()
    _, choices = question(table.state)
    one, two = choices[:2]
    lines = [Line([(choices, first)], value) for first, value in ((one, 5.0), (one, 4.0), (two, 3.0))]
    assert [line.value for line in candidates(lines, 3)] == [5.0, 3.0, 4.0]
    assert [line.value for line in candidates(lines, 2)] == [5.0, 3.0]


@pytest.mark.parametrize("work", [1, 2, 7, 50, 400])
def test_a_beam_keeps_to_its_work_and_always_has_a_line(work: int) -> None:
    table = trading()
    _, choices = question(table.state)
    deadline = Deadline(Budget(work=work))
    lines = beam(24, deadline=deadline).lines(table.state, choices)
    assert deadline.spent <= work
    assert lines[0].choice in choices
    shared = Deadline()
    lines = beam(24, work=work, deadline=shared).lines(table.state, choices)
    assert lines[0].choice in choices
    assert shared.spent <= work + 64  # a sample that has begun is finished
    assert not shared.over


# --- rollouts ---------------------------------------------------------------------------------------


class Worlds:
    """Counts the worlds that are asked for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.made = 0

    def __call__(self) -> State:
        self.made += 1
        return self.state.clone()


def test_all_lines_of_a_pass_share_a_world_and_its_chance() -> None:
    state = opening()
    _, choices = question(state)
    best = beam(4).lines(state, choices)[0]
    worlds = Worlds(state)
    rollouts = Rollouts(0, 1, OWN, worlds, 3, Deadline())
    # The same line twice comes to the same, pass by pass.
    first, second = rollouts.compare([best, best], 6)
    assert first.values == second.values
    assert len(first.values) == worlds.made == 3


def test_the_worse_half_is_given_up() -> None:
    table = trading()
    _, choices = question(table.state)
    lines = candidates(beam(8).lines(table.state, choices), 4)
    assert len(lines) > 2
    worlds = Worlds(table.state)
    tried = Rollouts(0, 1, OWN, worlds, 3, Deadline()).compare(lines, 16)
    counts = [len(one.values) for one in tried]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < counts[0]
    assert {id(one.line) for one in tried} == {id(line) for line in lines}


def test_a_pass_that_the_deadline_cuts_off_does_not_count() -> None:
    state = opening()
    _, choices = question(state)
    lines = candidates(beam(8).lines(state, choices), 4)
    deadline = Deadline(Budget(work=10))
    tried = Rollouts(0, 4, OWN, Worlds(state), 3, deadline).compare(lines, 1000)
    assert deadline.over
    assert {len(one.values) for one in tried} == {0}
    assert tried[0].line.value == max(line.value for line in lines)


def test_the_horizon_is_counted_in_own_turns_and_aims_differ() -> None:
    state = opening()
    _, choices = question(state)
    line = beam(2).lines(state, choices)[0]
    spent = []
    for horizon in (1, 2, 3):
        deadline = Deadline()
        Rollouts(0, horizon, OWN, Worlds(state), 3, deadline).compare([line, line], 2)
        spent.append(deadline.spent)
    assert spent[0] < spent[1] < spent[2]  # each turn more is work more
    assert worth(state, 0, MARGIN) == worth(state, 0, OWN) - worth(state, 1, OWN)
    rules = rules_for("wendake", {"players": 1, "difficulty": "easy"})
    finished = rules.start()
    engine.playout(finished, Stream(5).below, engine.Tally())
    scores = rules.scores(finished)
    won = 100.0 if 0 in rules.winners(finished) else 0.0
    assert worth(finished, 0, WIN) == won + scores[0] - scores[1]


# --- the bot ----------------------------------------------------------------------------------------

DEEP = Settings(width=3, breadth=3, lines=3, rollouts=6, horizon=1, work=3000)


def test_the_same_budget_gives_the_same_thought() -> None:
    def think() -> tuple[str, list[list[float]], int]:
        table = trading()
        _, choices = question(table.state)
        bot = SearchBot(5, DEEP)
        observation = observe(bot, table.rules, table.state, 0, choices)
        chosen = bot.choose(observation)
        return chosen.text, [one.values for one in bot.thought], observation.deadline.spent

    first = think()
    assert first == think()
    assert first[2] <= 3000
    assert any(first[1])


def test_the_plan_is_reused_while_the_offered_choices_are_the_expected_ones() -> None:
    table = trading()
    bot = SearchBot(5, Settings(width=6))
    thoughts: list[int] = []
    while engine.run_automatic(table.state) is not None:
        decision, choices = question(table.state)
        chosen = answer(bot, table.rules, table.state, 0, choices)
        thoughts.append(id(bot.thought))
        engine.apply(table.state, decision, chosen)
    assert len(thoughts) > 2
    assert thoughts[0] == thoughts[1]  # answered from the plan

    table = trading()
    decision, choices = question(table.state)
    bot = SearchBot(5, Settings(width=6))
    engine.apply(table.state, decision, answer(bot, table.rules, table.state, 0, choices))
    before = bot.thought
    _, choices = question(table.state)
    assert answer(bot, table.rules, table.state, 0, choices[::-1]) in choices
    assert bot.thought is not before  # something else was asked: thought about anew


def test_one_choice_needs_no_thought_and_keeps_the_plan() -> None:
    table = trading()
    decision, choices = question(table.state)
    bot = SearchBot(5, Settings(width=6))
    engine.apply(table.state, decision, answer(bot, table.rules, table.state, 0, choices))
    before = bot.thought
    _, choices = question(table.state)
    assert answer(bot, table.rules, table.state, 0, choices[:1]) is choices[0]
    answer(bot, table.rules, table.state, 0, choices)
    assert bot.thought is before


@pytest.mark.parametrize("work", [1, 3, 40])
def test_it_answers_whatever_the_budget_is(work: int) -> None:
    table = trading()
    _, choices = question(table.state)
    bot = SearchBot(5, DEEP)
    assert answer(bot, table.rules, table.state, 0, choices, Budget(work=work)) in choices


def test_who_overlooks_and_misjudges_still_plays_for_something() -> None:
    source = Stream(4)
    table = trading()
    _, choices = question(table.state)
    assert seen(choices, 0.0, source) is choices
    assert all(seen(choices, 0.99, source) for _ in range(50))
    errors = [misjudged(2.0, source) for _ in range(2000)]
    assert max(map(abs, errors)) <= 6.0
    assert abs(sum(errors) / len(errors)) < 0.2
    best = answer(SearchBot(1, Settings(width=6)), table.rules, table.state, 0, choices)
    chosen = [
        answer(
            SearchBot(seed, Settings(width=2, misjudge=1.0, overlook=0.2)),
            table.rules,
            table.state,
            0,
            choices,
        )
        for seed in range(12)
    ]
    assert best in chosen


def test_it_can_be_copied_and_sent() -> None:
    bot = pickle.loads(pickle.dumps(copy.deepcopy(SearchBot(3, DEEP))))
    assert bot.settings == DEEP
    assert bot.budget == Budget(work=3000)
    assert SearchBot(3).budget == UNLIMITED


@pytest.mark.parametrize("wrong", [{"aim": "glory"}, {"overlook": 1.0}, {"width": 0}, {"rollouts": -1}])
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Settings(**wrong)


def test_beyond_chance_a_narrow_beam_finds_at_least_what_uphill_finds() -> None:
    table = Table(players=2).hold(0, *["husk_red_clean"] * 2, "tongue_red_clean")
    table.marked(0, (0, 0)).then(NextAction(0, (MASK_CEREMONY, TRADE), True, False), EndTurn(0))
    _, choices = question(table.state)
    uphill = Beam(0, 7, 6, 6, 2, 0, 1 << 60, Deadline()).lines(table.state, choices)
    wider = Beam(0, 7, 6, 6, 2, 4, 1 << 60, Deadline()).lines(table.state, choices)
    by_choice = {line.choice: line.value for line in candidates(uphill, 99)}
    for line in candidates(wider, 99):
        assert line.value >= by_choice[line.choice] - 0.5
    deadline = Deadline(Budget(work=30))
    assert Beam(0, 7, 6, 6, 2, 4, 1 << 60, deadline).lines(table.state, choices)[0].choice in choices
    assert deadline.spent <= 30

"""The estimate of positions: certain at the end, sensible before it, and good enough to beat chance."""

from __future__ import annotations

import pytest
from endless_winter_table import Table

from firekeeper.bots.base import answer, make
from firekeeper.bots.plans import run_until_floor, turn_floor
from firekeeper.conformance import Walk
from firekeeper.conformance.endless_winter import CASES
from firekeeper.games.endless_winter.prices import Prices
from firekeeper.games.endless_winter.prospects import next_village, steps_to, stone_points_for
from firekeeper.games.endless_winter.turn import EndTurn
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Decision
from firekeeper.lab import simulate


def worth(table: Table, seat: int = 0) -> float:
    return table.box.evaluate(table.state, seat)


def test_at_the_end_it_is_the_score() -> None:
    walk = Walk(CASES[0], 2)
    while walk.decision is not None:
        walk.step()
    assert [CASES[0].rules.evaluate(walk.state, seat) for seat in (0, 1)] == walk.case.rules.scores(
        walk.state
    )


BETTER = {
    "points": lambda table: table.scored(0, 3),
    "food": lambda table: table.have(0, food=2),
    "tools": lambda table: table.have(0, tool=2),
    "a card in hand": lambda table: table.hold(0, "hunter"),
    "a buried card": lambda table: table.idols(0, honour=1).buried(0, "start_tribesman"),
    "an Animal": lambda table: table.animals(0, "woolly_rhino"),
    "a step on the Offering track": lambda table: table.idols(0, offering=1),
    "a step on the Honour track": lambda table: table.idols(0, honour=1),
    "a stone that scores": lambda table: table.camps(0, 1, 2, 3).own(0, "s1_variety"),
    "a Camp on a hex that gives something": lambda table: table.camps(0, 2),
    "a Village": lambda table: table.villages(0, "1-2-8"),
    "an empty space of the Megalith reserve": lambda table: table.placed(0, 2),
}


@pytest.mark.parametrize("change", BETTER.values(), ids=BETTER)
def test_more_is_worth_more(change) -> None:
    table = Table().turn(0)
    before = worth(table)
    change(table)
    assert worth(table) > before


def test_a_third_animal_of_a_kind_is_worth_more_than_a_second() -> None:
    def added(have: int) -> float:
        herd = ["woolly_rhino"] * have
        return worth(Table().turn(0).animals(0, *herd, "woolly_rhino")) - worth(
            Table().turn(0).animals(0, *herd)
        )

    assert added(2) > added(1)


def test_a_stone_is_worth_more_while_more_eclipses_are_to_come() -> None:
    def added(number: int) -> float:
        with_stone = Table().round(number).turn(0).camps(0, 1, 2, 3).own(0, "s1_variety")
        return worth(with_stone) - worth(Table().round(number).turn(0).camps(0, 1, 2, 3))

    assert added(1) > added(2) > added(4) > 0


# --- prospects on the map -----------------------------------------------------------------------------


def sights(table: Table) -> dict[str, float]:
    """By choice: what the position looks like right after it."""
    decision = table.decision
    assert decision is not None
    floor = turn_floor(table.state, decision.seat)
    found = {}
    for choice in engine.legal(table.state, decision):
        after = table.state.clone()
        engine.apply(after, decision, choice)
        run_until_floor(after, floor)
        found[choice.text] = table.box.evaluate(after, decision.seat)
    return found


def prices_of(table: Table) -> Prices:
    assert table.box.evaluation is not None
    return table.box.evaluation


def test_steps_to_a_village() -> None:
    prices = prices_of(Table())
    assert steps_to(prices, (1, 2, 8), (1, 2, 8)) == 0
    assert steps_to(prices, (0, 1, 2), (1, 2, 8)) == 2
    assert steps_to(prices, (1, 2, 7), (1, 2, 8)) == 1
    assert steps_to(prices, (0, 0, 1), (1, 2, 8)) == 1 + 2
    assert steps_to(prices, (0, 4, 5), (1, 2, 8)) > 10  # none of them stands there


def test_a_camp_on_its_way_to_a_village_is_worth_more() -> None:
    prices = prices_of(Table())

    def planned(*camps: int, food: int = 3) -> float:
        table = Table().have(0, food=food).camps(0, *camps).turn(0)
        return next_village(prices, table.state, 0, 4, prices.weights.planned, False)

    assert planned(1, 2, 8) > planned(1, 2, 7) > planned(0, 1, 2) > planned(0, 0, 1) > 0
    assert planned(1, 2, 8) > planned(1, 2, 8, food=0)
    taken = Table().have(0, food=3).camps(0, 1, 2, 8).villages(1, "1-2-8").turn(0)
    assert next_village(prices, taken.state, 0, 4, prices.weights.planned, False) < planned(1, 2, 8)


def test_own_stones_draw_a_village_to_their_terrain() -> None:
    table = Table().own(0, "s1_v_tundra")
    assert stone_points_for(table.state, 0, table.box.juncture_ids.index("5-6-16")) == 2
    assert stone_points_for(table.state, 0, table.box.juncture_ids.index("1-2-8")) == 0


def test_greedy_builds_a_village_that_stands_ready() -> None:
    table = Table().have(0, food=4).camps(0, 1, 2, 8).deck(0, "hunter").act(0, "migrate")
    bot = make("greedy", 1)
    while isinstance(table.decision, Decision) and not isinstance(table.decision, EndTurn):
        choices = engine.legal(table.state, table.decision)
        table.choose(answer(bot, table.box, table.state, 0, choices).text)
    assert table.board(0)["villages"] == ["1-2-8"]


def test_a_camp_is_worth_its_tool_before_it_has_moved() -> None:
    table = Table().have(0, food=3, tool=1).act(0, "migrate")
    before = worth(table)
    assert sights(table)["camp"] > before


def test_top_actions_that_wait_for_their_labour_differ_at_first_sight() -> None:
    table = Table().have(0, food=3).camps(0, 0).act(0, "migrate")
    seen = sights(table)
    assert seen["move 0 4"] > seen["move 0 1"]  # a Megalith in every Eclipse rather than 2 Food


def test_a_middle_section_that_can_give_nothing_is_no_reason_to_stay_above_it() -> None:
    for column in ("develop", "hunt", "migrate"):
        table = Table().act(0, column)
        assert sights(table)["on"] >= worth(table) - 0.5, column


def test_it_has_six_decimals() -> None:
    """So that a compiler which fuses operations cannot change a bot's mind."""
    walk = Walk(CASES[8], 1)
    for _ in walk.questions():
        if walk.number % 20 == 0:
            value = CASES[8].rules.evaluate(walk.state, 0)
            assert value == int(value * 1_000_000.0) / 1_000_000.0


def test_greedy_beats_chance_by_far() -> None:
    found = simulate("endless_winter", {"players": 2}, ["greedy", "random"], games=8, seed="chance", jobs=1)
    assert not found.errors
    assert [winners for winners in found.winners if winners == [0]] == [[0]] * 8
    greedy, chance = (sum(row[seat] for row in found.scores) / 8 for seat in (0, 1))
    assert greedy > 70
    assert greedy > 1.5 * chance

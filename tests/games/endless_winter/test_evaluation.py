"""The estimate of positions: certain at the end, sensible before it, and good enough to beat chance."""

from __future__ import annotations

import pytest
from endless_winter_table import Table

from firekeeper.conformance import Walk
from firekeeper.conformance.endless_winter import CASES
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
    assert greedy > 55
    assert greedy > 1.5 * chance

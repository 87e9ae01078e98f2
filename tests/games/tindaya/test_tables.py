"""Tables that the rules look things up in, against finding the same step by step."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tindaya_table import Table

from firekeeper.games.tindaya.explore import ChooseGroup, ChooseLanding, ChooseSail, ChooseWay
from firekeeper.games.tindaya.geometry import FIRST_HALF, HALF, ISLAND_RADIUS, NEAR
from firekeeper.games.tindaya.payments import can_pay, savings
from firekeeper.games.tindaya.prices import Prices
from firekeeper.games.tindaya.setup import empty_player
from firekeeper.games.tindaya.terms import CAVE_PRICE, INVENTIONS, MARKET_PRICES, RESOURCES
from firekeeper.kernel.engine import apply, pick, run_automatic
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.hexes import HexBoard, members
from firekeeper.kernel.rng import Stream

BOX = Table().box
BOARD = BOX.board


@given(st.lists(st.integers(0, 3), min_size=len(RESOURCES), max_size=len(RESOURCES)))
def test_prices_that_can_be_paid(goods: list[int]) -> None:
    costs = [*BOX.invention_cost, BOX.cave_cost, *BOX.market_price]
    assert (len(INVENTIONS), len(INVENTIONS) + 1) == (CAVE_PRICE, MARKET_PRICES)
    player = empty_player()
    player.goods = goods
    prices = Prices(costs)
    whole = [at for at, cost in enumerate(costs) if can_pay(player, cost)]
    but_one = [at for at, cost in enumerate(costs) if savings(player, cost)]
    assert members(prices.payable(goods)) == members(BOX.prices.payable(goods)) == whole
    assert members(prices.payable_but_one(goods)) == but_one


@given(st.integers(0, BOARD.size - 1), st.integers(0, BOARD.all))
def test_straight_lines_to_the_first_obstacle(start: int, area: int) -> None:
    assert BOARD.lines(start, area) == HexBoard.lines(BOARD, start, area)


@given(st.integers(0, BOARD.size - 1), st.integers(0, BOARD.size - 1))
def test_discs_around_volcanoes(home: int, other: int) -> None:
    disc = BOARD.disc_around(home)
    apart = BOARD.apart
    assert disc.hexes == [at for at in range(BOARD.size) if 0 < apart[home][at] <= ISLAND_RADIUS]
    assert [disc.hexes[at] for at in members(disc.near[other])] == [
        at for at in disc.hexes if apart[other][at] <= 1
    ]
    assert disc.beside == disc.near[home]


@given(st.integers(0, BOARD.size - 1), st.integers(0, (1 << 2 * HALF) - 1))
def test_lots_of_the_hexes_where_an_island_may_grow(home: int, some: int) -> None:
    disc = BOARD.disc_around(home)
    free = some & disc.all
    lots = disc.lower[free & FIRST_HALF] + disc.upper[free >> HALF]
    assert list(lots) == sorted(lots)
    assert sorted(set(lots)) == members(free)
    assert [lots.count(at) for at in members(free)] == [
        NEAR if disc.beside >> at & 1 else 1 for at in members(free)
    ]


def test_the_steps_of_a_move_share_what_each_would_find_alone() -> None:
    asked = 0
    for seed in range(12):
        state, below = BOX.start(), Stream(seed).below
        while (decision := run_automatic(state)) is not None:
            choices = decision.choices(state)
            if isinstance(decision, (ChooseGroup, ChooseWay, ChooseSail, ChooseLanding)):
                shared = BOX.last_exploration
                assert choices == decision.choices(state.clone()), "a copy shares nothing"
                BOX.last_exploration = shared
                asked += 1
            if isinstance(decision, Chance):
                apply(state, decision, pick(state, decision, choices, below))
            else:
                apply(state, decision, choices[below(len(choices))])
        assert BOX.last_exploration is None, "no position is kept"
    assert asked > 200

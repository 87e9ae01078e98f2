"""Prospects on the Terrain board: what Camps earn, where those that wait may go, and the next Village."""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter.grammar import VILLAGES_TOUCHING
from firekeeper.games.endless_winter.labour import can_raise
from firekeeper.games.endless_winter.land import BASE, influence, settled, village_at
from firekeeper.games.endless_winter.prices import Prices
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.terms import FOOD, HALVES, NOWHERE

CAMPS: Final = 3
"""So many Camps become a Village (EW-MIGRATE-05)."""
FAR: Final = 99
"""Not one of its Camps stands there yet."""
MOST_KNOWN: Final = 20_000
"""So many arrangements of Camps are remembered."""
FROM_HOME: Final = 2
"""A Camp on the player board is as far from the Base tile as it takes to buy a Tool and place it."""


def strongest(state: WinterState, seat: int, slot: int) -> int:
    """The most Influence that somebody else has on a hex."""
    most = 0
    for other in range(state.rules.seats):
        if other != seat:
            most = max(most, influence(state, other, slot))
    return most


def hexes(prices: Prices, state: WinterState, seat: int) -> float:
    """What the hexes with own Camps and Villages bring in one Eclipse (EW-ECLIPSE-15)."""
    rules = state.rules
    seen = settled(state, seat)
    worth = 0.0
    for slot in range(BASE + 1, rules.slots):
        if seen >> slot & 1:
            gives = prices.terrain[state.terrain[slot]]
            if influence(state, seat, slot) >= strongest(state, seat, slot):
                worth += prices.weights.hex * gives
            worth += prices.weights.spread if gives else prices.weights.spread / 2
    return worth


def waiting(prices: Prices, state: WinterState, seat: int, eclipses: int, migrating: bool) -> float:
    """Camps on the Base tile: what the best hexes around it would give them.

    While its owner can buy steps they count nearly as much as Camps that stand there, so that a Camp is
    worth its Tool before it has moved.
    """
    rules = state.rules
    me = state.players[seat]
    camps = me.camps.count(BASE)
    if not camps:
        return 0.0
    found: list[float] = []
    for slot in rules.neighbours[BASE]:
        if influence(state, seat, slot) == 0 and strongest(state, seat, slot) <= rules.influence_camp:
            found.append(prices.terrain[state.terrain[slot]])
    found.sort(reverse=True)
    now = can_raise(state, seat) // HALVES if migrating else 0
    worth = 0.0
    for at in range(camps):
        gives = prices.weights.spread + (prices.weights.hex * found[at] if at < len(found) else 0.0)
        if at < now:
            worth += prices.weights.setting_out * gives * eclipses
        else:
            worth += prices.weights.camp_waiting * gives * max(0, eclipses - 1)
    return worth


def next_village(
    prices: Prices, state: WinterState, seat: int, eclipses: int, likely: tuple[float, ...], paid: bool
) -> float:
    """The best place for the next Village; `likely` it is by how far its Camps still have to go."""
    rules = state.rules
    me = state.players[seat]
    if len(me.villages) >= rules.villages or len(me.camps) < CAMPS - 1:
        return 0.0
    every = eclipses * (prices.village + prices.weights.village)
    fed = 1.0
    if not paid:
        food = prices.village_food
        every -= food * prices.prices[FOOD]
        fed = (1 + min(me.food, food)) / (1 + food)
    best = 0.0
    for at, steps in near(prices, me.camps):
        if steps >= len(likely):
            continue
        worth = fed * likely[steps]
        worth *= every + eclipses * stone_points_for(state, seat, at)
        if worth > best and village_at(state, at) == NOWHERE:
            best = worth
    return best


def near(prices: Prices, camps: tuple[int, ...]) -> list[tuple[int, int]]:
    """The junctures that Camps can reach at all, with the steps it takes: most moves leave Camps alone, so
    it is remembered what was found for them."""
    known = prices.near.get(camps)
    if known is None:
        if len(prices.near) >= MOST_KNOWN:
            prices.near.clear()
        known = []
        for at, juncture in enumerate(prices.rules.junctures):
            steps = steps_to(prices, camps, juncture)
            if steps < FAR:
                known.append((at, steps))
        prices.near[camps] = known
    return known


def steps_to(prices: Prices, camps: tuple[int, ...], juncture: tuple[int, int, int]) -> int:
    """About how many steps Camps have to go until one stands on each hex of a juncture.

    The nearest Camp goes to each hex in turn, which is seldom more than it takes.
    """
    free = list(camps)
    missing: list[int] = []
    for slot in juncture:
        if slot in free:
            free.remove(slot)
        else:
            missing.append(slot)
    if len(missing) == CAMPS:
        return FAR
    total = 0
    for slot in missing:
        near = prices.steps[BASE][slot] + FROM_HOME
        by = NOWHERE
        for camp in free:
            if prices.steps[camp][slot] < near:
                near = prices.steps[camp][slot]
                by = camp
        total += near
        if by != NOWHERE:
            free.remove(by)
    return total


def stone_points_for(state: WinterState, seat: int, juncture: int) -> int:
    """What own Sacred Stones would score in an Eclipse for a Village there (EW-STONE-11)."""
    rules = state.rules
    points = 0
    for stone in state.players[seat].stones:
        scoring = rules.stone_scoring[stone]
        if scoring.measure == VILLAGES_TOUCHING:
            for slot in rules.junctures[juncture]:
                if rules.terrain_type[state.terrain[slot]] == scoring.detail[0]:
                    points += scoring.rate
                    break
    return points

"""Barter among allies, for bots: the pairs of units that help both, and how much.

Costs ask for several kinds of material, so a tribe that has plenty of one gives it for one that it lacks.
The same holds for food, of which some tribes have more than they can eat, for what conversions cost, and
above all for preserves: where a mission asks every tribe for several kinds, each makes the one that it is
best at, more than it needs, and they share.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.food import rations
from firekeeper.games.tindaya.missions import mission_needs, mission_value
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import CLAY, HORNS, NONE, OBSIDIAN, RESOURCES, STONE, WOOD
from firekeeper.kernel.choice import Choice

MATERIALS: Final = (WOOD, CLAY, STONE, OBSIDIAN)
BY_STOCK: Final[tuple[float, ...]] = (2.2, 1.2, 0.6, 0.1)
"""What one more unit of a material is worth, by how many there are; so many or more are worth the last."""
WEAPON: Final[tuple[float, ...]] = (0.9, 0.8, 0.3, 0.1)
"""The same for horns."""
PRESERVE: Final[tuple[float, ...]] = (0.8, 0.6, 0.5, 0.1)
"""The same for a preserve that no mission asks for: it can be eaten some day."""
CONVERSION: Final[tuple[float, ...]] = (0.9, 0.3, 0.1)
"""The same for what a conversion costs, if the tribe has its invention; else a third of it."""
MISSING_PRICE: Final = 2.5
"""The same for the first unit, where a mission asks for the preserve."""
MISSING_KIND: Final = 4.0
"""A kind of preserve that a mission asks for."""
MEAL: Final = 1.6
"""A ration for a villager that is hungry."""
LEAST: Final = 0.5
"""A pair that brings less together is not worth the talk."""
MOST_PAIRS: Final = 3


class Wants:
    """What one unit more of each kind is worth to a tribe."""

    def __init__(self, state: TindayaState, seat: int) -> None:
        rules, player = state.rules, state.players[seat]
        self.rules = rules
        self.goods = player.goods[:]
        # Villagers that would be hungry, newborn ones left out; below 0: rations to spare.
        self.hungry = len(player.villagers) - rations(state, player)
        planning = state.mission != NONE and rules.mission_names[state.mission] == "planners"
        self.kinds = 0
        if planning:
            self.kinds = mission_needs(state, state.mission) - mission_value(state, seat, state.mission)
        self.planning = planning
        self.priced = 0
        for trade, (_, _, price) in enumerate(rules.conversion):
            if player.inventions >> (trade * 2 + 1) & 1:
                self.priced |= 1 << price

    def gain(self, resource: int) -> float:
        """What one unit more is worth."""
        stock = self.goods[resource]
        meal = self.rules.rations[resource]
        total = 0.0
        if meal and self.hungry > 0:
            total = MEAL * min(meal, self.hungry)
        return total + self._kept(resource, stock, self.kinds > 0)

    def loss(self, resource: int) -> float:
        """What the last unit of a kind is worth."""
        stock = self.goods[resource] - 1
        meal = self.rules.rations[resource]
        total = 0.0
        if meal and self.hungry + meal > 0:
            total = MEAL * min(meal, self.hungry + meal)
        return total + self._kept(resource, stock, self.planning)

    def _kept(self, resource: int, stock: int, missing: bool) -> float:
        if resource in MATERIALS:
            return at_most(BY_STOCK, stock)
        if self.rules.preserve[resource]:
            return MISSING_KIND if missing and stock == 0 else at_most(PRESERVE, stock)
        if resource == HORNS:
            return at_most(WEAPON, stock)
        if self.rules.perishable[resource]:
            return 0.0
        if missing and stock == 0 and self.priced >> resource & 1:
            return MISSING_PRICE
        worth = at_most(CONVERSION, stock)
        return worth if self.priced >> resource & 1 else worth / 3

    def change(self, resource: int, units: int) -> None:
        """So many units more, or less."""
        before = self.goods[resource]
        self.goods[resource] += units
        self.hungry -= self.rules.rations[resource] * units
        if self.planning and self.rules.preserve[resource]:
            self.kinds -= (self.goods[resource] > 0) - (before > 0)


def at_most(worth: tuple[float, ...], stock: int) -> float:
    return worth[min(stock, len(worth) - 1)]


def best_pairs(state: TindayaState, seat: int, partner: int) -> tuple[list[tuple[int, int]], float]:
    """Units to give and to take, the best pair first, and what they are worth to both together."""
    mine, theirs = Wants(state, seat), Wants(state, partner)
    pairs: list[tuple[int, int]] = []
    total = 0.0
    while len(pairs) < MOST_PAIRS:
        best, gain = (0, 0), LEAST
        # No kind may stand on both sides of an offer (TD-BARTER-06).
        taken, given = [pair[1] for pair in pairs], [pair[0] for pair in pairs]
        gives = [one for one in range(len(RESOURCES)) if mine.goods[one] and one not in taken]
        takes = [one for one in range(len(RESOURCES)) if theirs.goods[one] and one not in given]
        given_worth = [theirs.gain(one) - mine.loss(one) for one in gives]
        taken_worth = [mine.gain(one) - theirs.loss(one) for one in takes]
        for at, give in enumerate(gives):
            for other, take in enumerate(takes):
                found = given_worth[at] + taken_worth[other]
                if found > gain and give != take:
                    best, gain = (give, take), found
        if gain <= LEAST:
            break
        give, take = best
        mine.change(give, -1)
        mine.change(take, 1)
        theirs.change(give, 1)
        theirs.change(take, -1)
        pairs.append(best)
        total += gain
    return pairs, total


def offers(state: TindayaState, seat: int, barter: Choice) -> list[tuple[Choice, ...]]:
    """The offers to make at a choice that begins a barter: all pairs that help, or the best one alone."""
    table = state.rules.choices
    pairs, _ = best_pairs(state, seat, barter.b)
    found: list[tuple[Choice, ...]] = []
    for count in sorted({1, len(pairs)} if pairs else set()):
        steps = [barter]
        for give, take in pairs[:count]:
            steps += [table.hand_over[give], table.ask_for[take]]
        found.append((*steps, table.propose))
    return found

"""Weights of the estimate: what benefits are worth in points, and how much the parts of an estimate count.

The prices start from the weights of the component file (CF 7). Those that matter most, such as Labour in
hand, were compared in about two thousand games of the greedy bot against its first version.
"""

from __future__ import annotations

from typing import ClassVar, Final

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.terms import ATOMS, FOOD_MAX, MIGRATE

PRICES: Final = {
    "food": 0.5, "tool": 0.9, "idol": 1.6, "draw": 1.7, "megalith": 2.4,
    "food_max": 2.0, "labour": 0.25, "points": 1.0, "bury": 2.0, "camp": 0.9, "move": 0.5, "village": 0.0,
    "tribe_hand": 1.6, "tribe_discard": 1.3, "culture": 3.0, "stone": 6.0, "animal_pick": 3.4,
    "animal_top": 3.0, "animal_reveal": 0.1, "tip": 1.8, "extra_megalith": 2.2, "discard": 1.0,
}  # fmt: skip
"""What one unit of a benefit brings, in points; of Labour a half-point, while there is something to buy.

A benefit can be taken as any lesser one (EW-GOLD-03), so none costs less than those below it. Villages are
left to the prospects, which know where they would stand.
"""

GROWTH: Final[tuple[float, ...]] = (0.5, 0.6, 0.8, 0.7, 0.9, 0.5, 1.4, 0.4, 0.7)
"""What a stone of each measure is expected to score more in the next Eclipse."""

PLANNED: Final[tuple[float, ...]] = (0.55, 0.42, 0.32, 0.25, 0.18, 0.12, 0.08, 0.04)
"""How much of a Village its plan is worth, by the steps that its Camps still have to go."""

AT_HAND: Final[tuple[float, ...]] = (0.9, 0.7, 0.5, 0.35, 0.24, 0.15, 0.09, 0.04)
"""The same in the top section of the Migrate column, where these steps can be bought."""


ASKED: Final[tuple[float, ...]] = (0.93, *PLANNED[1:])
"""The same where its price is asked for: only a Village that needs no more steps can be built."""

PAID: Final[tuple[float, ...]] = (0.95,)
"""The same once its price has been paid."""


class Weights:
    """How the parts of an estimate are weighed."""

    pending: ClassVar[float] = 0.9  # of benefits that wait to be taken
    hex: ClassVar[float] = 0.75  # of what a hex will bring in an Eclipse to come: it may be lost by then
    spread: ClassVar[float] = 0.25  # for a Camp away from the Base tile
    growth: ClassVar[float] = 1.0  # of GROWTH: what a stone gains from one Eclipse to the next
    next_card: ClassVar[float] = 0.8  # of what one Animal more would add to the best set
    herd: ClassVar[float] = 0.45  # an Animal that can still be tipped or find a set
    village: ClassVar[float] = 1.2  # points a Village brings in an Eclipse, beside cards: its hexes are safe
    setting_out: ClassVar[float] = 0.8  # of the hex which a Camp on the Base tile can reach this turn
    waiting: ClassVar[float] = 0.35  # the same for a Camp that waits for another turn
    camp: ClassVar[float] = 0.3  # a Camp off the player board: there is more room for Food
    tool: ClassVar[float] = 0.8  # the first Tool
    less_tool: ClassVar[float] = 0.2  # by so much the next one is worth less
    food: ClassVar[float] = 0.6
    less_food: ClassVar[float] = 0.05
    plans: ClassVar[float] = 0.8  # of the price of an Animal: it can be tipped later
    turns: ClassVar[float] = 0.5  # a half-point of Labour in hand, for a turn still to come this round
    deck: ClassVar[float] = 0.14  # a half-point of Labour an average card gives, for every card to be drawn
    skills: ClassVar[float] = 0.35  # of an Eclipse skill that can still be used from hand
    order: ClassVar[float] = 0.35  # a half-point of Labour in the Eclipse
    honour: ClassVar[float] = 0.8  # a level on the Honour track, for its points and its rank
    offering: ClassVar[float] = 0.7
    rank: ClassVar[float] = 0.75  # of what the Honour box gives now: cards are still to be buried
    culture: ClassVar[float] = 0.75  # of the effect of a Culture card in hand
    stone: ClassVar[float] = 4.0  # a Sacred Stone that can be paid in the middle of the Develop column
    rival: ClassVar[float] = 0.25  # of a point on the Score track of another player, at a table of two


class Prices:
    """The worth of everything that is printed in one box."""

    def __init__(self, rules: Box) -> None:
        self.rules = rules
        self.prices: list[float] = [PRICES[atom] for atom in ATOMS]
        self.terrain: list[float] = [self.effect(effect) for effect in rules.terrain_effect]
        self.reserve: list[float] = [self.effect(effect) for effect in rules.reserve_benefit]
        self.middle: list[float] = [self.effect(effect) for effect in rules.column_middle]
        self.bottom: list[float] = [self.effect(effect) for effect in rules.column_bottom]
        self.tips: list[float] = [self.effect(effect) for effect in rules.animal_tip]
        self.skills: list[float] = [self.effect(effect) for effect in rules.card_skill]
        self.eclipse: list[float] = [self.effect(effect) for effect in rules.card_eclipse]
        self.village: float = self.effect(rules.village_benefit)
        # What the middle section of the Migrate column asks for a Village, in Food.
        self.village_food: int = sum(
            [count for part in rules.column_middle[MIGRATE] for _, count in part.pay]
        )
        # By map slots: how many steps lie between them.
        self.steps: list[list[int]] = [
            [max(abs(q - u), abs(r - v), abs(q + r - u - v)) for u, v in rules.slot_hex]
            for q, r in rules.slot_hex
        ]

    def effect(self, effect: Effect) -> float:
        """What an effect is worth, its prices taken off; parts that do not pay are left alone."""
        worth = 0.0
        for part in effect:
            worth += max(0.0, self.atoms(part.gain) - self.atoms(part.pay))
        return worth

    def atoms(self, atoms: tuple[tuple[int, int], ...]) -> float:
        """The prices of a bundle."""
        worth = 0.0
        for atom, count in atoms:
            worth += self.prices[atom] * (1 if atom == FOOD_MAX else count)
        return worth

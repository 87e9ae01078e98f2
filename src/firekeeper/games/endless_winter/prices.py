"""Prices: what everything is worth in points, for the evaluation of positions."""

from __future__ import annotations

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.terms import ATOMS, FOOD_MAX, MIGRATE
from firekeeper.kernel.weights import WeightTables


class Weights:
    """The numbers of weights/default.toml, where they are explained."""

    def __init__(self, tables: WeightTables) -> None:
        self.setup_food = tables.number("set_up", "first_food")
        self.setup_tool = tables.number("set_up", "first_tool")
        self.setup_camp = tables.number("set_up", "first_camp")
        self.next_card = tables.number("animals", "next_card")
        self.herd = tables.number("animals", "herd")
        self.plans = tables.number("animals", "plans")
        self.honour = tables.number("idols", "honour")
        self.honour_ahead = tables.number("idols", "honour_ahead")
        self.offering = tables.number("idols", "offering")
        self.rank = tables.number("idols", "rank")
        self.buried = tables.number("idols", "buried")
        self.too_late = tables.number("idols", "too_late")
        self.offered = tables.number("idols", "offered")
        self.offered_more = tables.number("idols", "offered_more")
        self.growth = tables.numbers("eclipses", "growth")
        self.hex = tables.number("eclipses", "hex")
        self.spread = tables.number("eclipses", "spread")
        self.village = tables.number("eclipses", "village")
        self.half_reserve = tables.number("eclipses", "half_reserve")
        self.setting_out = tables.number("land", "setting_out")
        self.camp_waiting = tables.number("land", "waiting")
        self.planned = tables.numbers("land", "planned")
        self.at_hand = tables.numbers("land", "at_hand")
        self.asked = tables.number("land", "asked")
        self.paid = tables.number("land", "paid")
        self.food = tables.number("goods", "first_food")
        self.less_food = tables.number("goods", "less_food")
        self.tool = tables.number("goods", "first_tool")
        self.less_tool = tables.number("goods", "less_tool")
        self.least = tables.number("goods", "least")
        self.room = tables.number("goods", "room")
        self.camp_out = tables.number("goods", "camp")
        self.turns = tables.number("cards", "turns")
        self.deck = tables.number("cards", "deck")
        self.skills = tables.number("cards", "skills")
        self.culture = tables.number("cards", "culture")
        self.order = tables.number("cards", "order")
        self.in_pile = tables.number("cards", "in_pile")
        self.pending = tables.number("questions", "pending")
        self.move_idol = tables.number("questions", "move_idol")
        self.stone_ahead = tables.number("questions", "stone")
        self.bottom = tables.number("questions", "bottom")
        self.labour_early = tables.number("questions", "labour_early")
        self.unused = tables.number("questions", "unused")
        # How much of a Village counts, by the steps its Camps still have to go.
        self.village_asked = (self.asked, *self.planned[1:])
        self.village_paid = (self.paid,)


class Prices:
    """The worth of everything that is printed in one box."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        self.rules = rules
        self.weights = Weights(tables)
        self.prices: list[float] = [tables.number("prices", atom) for atom in ATOMS]
        self.terrain: list[float] = [self.effect(effect) for effect in rules.terrain_effect]
        self.reserve: list[float] = [self.effect(effect) for effect in rules.reserve_benefit]
        self.middle: list[float] = [self.effect(effect) for effect in rules.column_middle]
        self.bottom: list[float] = [self.effect(effect) for effect in rules.column_bottom]
        self.tips: list[float] = [self.effect(effect) for effect in rules.animal_tip]
        self.skills: list[float] = [self.effect(effect) for effect in rules.card_skill]
        self.eclipse: list[float] = [self.effect(effect) for effect in rules.card_eclipse]
        # By the steps to an Honour space, and one more: how much of its points count.
        self.honour_ahead: list[float] = [
            self.weights.honour_ahead**steps for steps in range(len(rules.honour_points) + 1)
        ]
        self.village: float = self.effect(rules.village_benefit)
        # What the middle section of the Migrate column asks for a Village, in Food.
        self.village_food: int = sum(
            [count for part in rules.column_middle[MIGRATE] for _, count in part.pay]
        )
        # By Camps: the junctures within reach and the steps to them, as far as they have been asked for.
        self.near: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        # By untipped Animals: the points of their sets, and what one card more would add to the best of them.
        self.sets: dict[tuple[int, ...], tuple[int, int]] = {}
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

"""Prices: what things are worth in points, for the evaluation of positions.

`Weights` are rules of thumb, found by hand and by letting greedy bots play each other with others.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.terms import STEPS

ABILITY: Final = {
    "move_1": 0.3, "alliance_1": 0.6, "free_order": 0.1, "ritual_step": 0.6, "mask_draw_2": 0.4,
    "mask_occupied": 0.3, "discount_1": 0.35, "trade_plus_2": 0.4, "gain_animal": 0.4,
    "animals_to_points": 0.5, "move_2": 0.6, "outpost_to_guard": 0.4, "ritual_most_common": 0.8,
    "shift_point": 0.6, "mask_recall": 0.8, "mask_wild": 0.7, "free_exchange_3": 0.6, "discount_2": 0.7,
    "gain_animal_vegetable": 0.8, "vegetables_to_points": 0.9, "move_3": 0.9, "alliance_3": 1.0,
    "ritual_extra_native": 0.8, "call_native": 0.5, "mask_plus_1": 0.5, "mask_extra": 0.9, "flip_tile": 0.7,
    "discount_3": 1.0, "gain_2_and_beaver": 1.1, "resources_to_points": 1.4,
}  # fmt: skip
"""What one use of a progress tile brings."""


class Weights:
    """In points unless noted."""

    def __init__(self) -> None:
        self.catch_up = 0.8  # how much of a gap between paired tracks one activation can close
        # Promises against points on a track, as factors.
        self.soon = 0.95  # the tiles of this year's line
        self.later = 0.8  # the years to come
        self.pending = 0.97  # the questions that wait in this turn
        self.trade_ahead = 0.7  # what goods bring in the next Trade, before it has begun
        # Goods.
        self.good = 0.25  # a resource of which there are few
        self.beaver = 0.7  # a beaver, in resources
        self.spare = 0.5  # the fourth to sixth of a sort, in resources
        # Years to come.
        self.tiles_a_year = 3.0  # action sides activated
        self.rituals_a_year = 0.35
        self.gap_later = 0.35  # what is left of a track's need
        self.trade_later = 2.0  # one action of a kind whose worth now says nothing about later
        self.tan_later = 0.4
        self.canoe_later = 0.6
        self.work_later = 1.0  # further women, hunters and canoes by then
        self.military_later = 1.0  # further majorities by then
        self.mask_later = 1.5  # further Mask points by then
        # Actions now.
        self.fire = 1.5
        self.step_early = 0.3  # a movement step in the first year
        self.step_late = 0.1  # the same in the last
        self.canoe = 0.2
        self.canoe_a_year = 0.08
        self.card = 0.8  # Mask points a year that a further card brings
        self.card_held = 0.12  # Mask points a year of a card in hand, beside its combinations
        # Turtle tiles, against one in hand.
        self.claim = 0.75  # the requirement is met
        self.nearly = 0.4  # one short
        # The map.
        self.outpost = 0.85  # an outpost whose place a native can take, against that native
        self.exposed = 0.15  # a native at work without a guard of their own
        self.guarded = 0.05  # the same with one
        self.rival = 0.1  # a rival's woman or hunter at work
        self.narrow = 0.1  # a majority by one guard, in majorities
        self.injured = 0.05  # a native in the longhouse, a year
        # The rest.
        self.order = 0.1  # a place in the turn order
        self.swap_a_year = 0.3  # keeping a swap token for later
        self.ability = 1.0  # scale of ABILITY
        self.ability_now = 0.5  # a tile not turned yet this year, in uses


class Prices:
    """Weights and tables for one box; combinations once worked out are remembered."""

    def __init__(self, rules: Box) -> None:
        self.weights = Weights()
        self.ability: list[float] = [
            ABILITY.get(name, 0.3 * (level + 1))
            for name, level in zip(rules.progress_names, rules.progress_level, strict=True)
        ]
        self.alliances = sum([1 << tile for tile in rules.alliances])
        self.turtle_points: list[int] = [
            rules.turtle_points[rules.turtle_type.index(kind)] for kind in range(len(rules.turtle_types))
        ]
        # By tile and side: kinds of actions, and how often; for Move the steps.
        self.action_side: list[list[tuple[int, int]]] = [_counted(actions) for actions in rules.tile_actions]
        self.ritual_side: list[list[tuple[int, int]]] = [_counted(actions) for actions in rules.tile_ritual]
        self._card_kind = rules.card_kind
        self._kinds = len(rules.mask_kinds)
        # By mask space: points and pattern, largest group first.
        self._patterns: list[tuple[int, list[int]]] = []
        for space, points in enumerate(rules.space_points):
            needs = rules.play_needs[rules.play_space.index(space)]
            self._patterns.append((points, sorted([count for count in needs if count], reverse=True)))
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...], int], float] = {}

    def combination(self, hand: tuple[int, ...], more: tuple[int, ...], taken: int) -> float:
        """Points of the best combination on a space that is not taken, with an eye on the next card."""
        key = (hand, more, taken)
        known = self._known.get(key)
        if known is None:
            masks = [0] * self._kinds
            for cards in (hand, more):
                for card, count in enumerate(cards):
                    masks[self._card_kind[card]] += count
            then = 0.0
            for kind in range(self._kinds):
                masks[kind] += 1
                then += self._best_play(masks, taken)
                masks[kind] -= 1
            known = 0.7 * self._best_play(masks, taken) + 0.3 * then / self._kinds
            self._known[key] = known
        return known

    def _best_play(self, masks: list[int], taken: int) -> int:
        ordered = sorted(masks, reverse=True)
        best = 0
        for space, (points, pattern) in enumerate(self._patterns):
            if points > best and not taken >> space & 1:
                for at, need in enumerate(pattern):
                    if ordered[at] < need:
                        break
                else:
                    best = points
        return best


def _counted(actions: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(action % STEPS, max(1, action // STEPS)) for action in actions]

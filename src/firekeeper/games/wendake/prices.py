"""Prices: what things are worth in points, for the evaluation of positions."""

from __future__ import annotations

from typing import Final

from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.terms import MOVE, STEPS
from firekeeper.kernel.weights import WeightTables

MOST_KNOWN: Final = 20_000
"""So many combinations of masks are remembered."""


class Weights:
    """The numbers of weights/default.toml, where they are explained."""

    def __init__(self, tables: WeightTables) -> None:
        self.catch_up = tables.number("tracks", "catch_up")
        self.good = tables.number("goods", "good")
        self.beaver = tables.number("goods", "beaver")
        self.spare = tables.number("goods", "spare")
        self.trade_ahead = tables.number("goods", "trade_ahead")
        self.trading = tables.number("goods", "trading")
        self.tiles_a_year = tables.number("years_to_come", "tiles_a_year")
        self.rituals_a_year = tables.number("years_to_come", "rituals_a_year")
        self.gap_later = tables.number("years_to_come", "gap_later")
        self.trade_later = tables.number("years_to_come", "trade_later")
        self.tan_later = tables.number("years_to_come", "tan_later")
        self.canoe_later = tables.number("years_to_come", "canoe_later")
        self.work_later = tables.number("years_to_come", "work_later")
        self.military_later = tables.number("years_to_come", "military_later")
        self.mask_later = tables.number("years_to_come", "mask_later")
        self.fire = tables.number("actions", "fire")
        self.step_early = tables.number("actions", "step_early")
        self.step_late = tables.number("actions", "step_late")
        self.canoe = tables.number("actions", "canoe")
        self.canoe_a_year = tables.number("actions", "canoe_a_year")
        self.card = tables.number("actions", "card")
        self.card_held = tables.number("actions", "card_held")
        self.claim = tables.number("turtles", "claim")
        self.nearly = tables.number("turtles", "nearly")
        self.outpost = tables.number("map", "outpost")
        self.exposed = tables.number("map", "exposed")
        self.guarded = tables.number("map", "guarded")
        self.rival = tables.number("map", "rival")
        self.narrow = tables.number("map", "narrow")
        self.injured = tables.number("map", "injured")
        self.swap_a_year = tables.number("tokens", "swap_a_year")
        self.ability_now = tables.number("tokens", "ability_now")
        self.call_home = tables.number("questions", "call_home")
        self.resource = tables.number("questions", "resource")
        self.tied_track = tables.number("questions", "tied_track")
        self.point_track = tables.number("questions", "point_track")
        self.flip_tile = tables.number("questions", "flip_tile")


class Prices:
    """Weights and tables for one box; combinations once worked out are remembered."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        self.weights = Weights(tables)
        uses = {name: tables.number("abilities", name) for name in tables.names("abilities")}
        self.ability: list[float] = [
            uses.get(name, uses["other_a_level"] * (level + 1))
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
        # Only a number of them: bots of a server think for months.

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
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
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
    return [(action % STEPS, times(action)) for action in actions]


def times(action: int) -> int:
    """How often an action counts: a Move once for each step."""
    return max(1, action // STEPS) if action % STEPS == MOVE else 1

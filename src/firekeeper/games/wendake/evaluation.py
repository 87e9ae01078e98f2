"""What a position is worth to a seat: where it stands, and what its tiles promise.

On top of `standing` come the questions still open in this turn, the best line of this year's grid, and the
years to come. All of it is in points the seat may expect at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firekeeper.games.wendake.activation import LINES, LightFire, NextAction
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.masks import ChangeMask, ChooseMask, DrawMask, PlaceBonusMask, PlayMasks
from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.prices import Prices, times
from firekeeper.games.wendake.progress import CallExtra, ChoosePointTrack, FlipTile, GainResource
from firekeeper.games.wendake.restore import BeforeSliding
from firekeeper.games.wendake.standing import Standing
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import (
    CANOE,
    ECONOMIC,
    FISH_ACTION,
    HARVEST,
    HUNT_ACTION,
    MASK,
    MASK_CEREMONY,
    MILITARY,
    MILITARY_ACTION,
    MOVE,
    RITUAL,
    SACRED_FIRE,
    STEPS,
    TAN_PELTS,
    TRADE,
)
from firekeeper.games.wendake.trade import ScoreTiedTrack
from firekeeper.games.wendake.village import CallHome, LaunchCanoe, ScoreRitual
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.weights import WeightTables, weigh

CELLS: Final = tuple(tuple(cell for cell in range(9) if line >> cell & 1) for line in LINES)


FEATURES: Final = (
    "final", "tracks", "swaps", "map", "goods", "turtles", "abilities", "open_questions", "this_year",
    "years_to_come", "turn_order",
)  # fmt: skip
"""The parts of an estimate, in the order of `Evaluation.features`. A module adds its own at the end."""


class Evaluation:
    """Values positions by one set of rules and weights."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        self.prices = Prices(rules, tables)
        self.factors = [tables.number("features", name) for name in rules.feature_names]

    def features(self, state: WendakeState, seat: int) -> list[float]:
        """The parts of the estimate, in points."""
        if state.finished:
            return [float(state.rules.scores(state)[seat])] + [0.0] * (len(self.factors) - 1)
        if state.players[seat].home < 0:
            return [0.0] * len(self.factors)  # before homes are chosen all positions are alike
        return self.estimate(state, seat).features()

    def estimate(self, state: WendakeState, seat: int) -> Estimate:
        """A position to be valued; a module may value more of it."""
        return Estimate(self.prices, state, seat)

    def value(self, state: WendakeState, seat: int) -> float:
        """Points the seat may expect at the end."""
        return weigh(self.features(state, seat), self.factors)


class Estimate(Standing):
    """One position, valued for one seat."""

    def features(self) -> list[float]:
        """The parts in the order of FEATURES; each may use what those before it have worked out."""
        rules, me = self.rules, self.me
        if me.cycled_out or (self.waiting and isinstance(self.waiting[0], BeforeSliding)):
            self.activations = 0  # the Restore Phase: this year is over
        if not self.years:
            self._last_chances()
        swaps = (rules.swap_points + self.weights.swap_a_year * self.years) * me.swaps
        return [
            0.0, self.tracks(), swaps, self.map(), self.goods(), self.actions(), self.abilities(),
            self._open_questions(), self._this_year(), self._years_to_come(), self._place(),
        ]  # fmt: skip

    def _place(self) -> float:
        """The place in next year's turn order, 0 for the first."""
        reserved = self.state.reserved
        return float(reserved.index(self.seat)) if self.seat in reserved else len(reserved) + 0.5

    # --- this turn --------------------------------------------------------------------------------

    def _open_questions(self) -> float:
        """What the questions that wait for this seat will still bring."""
        worth = 0.0
        for question in self.waiting:
            promise = PROMISES.get(type(question))
            if promise is not None:
                worth += promise(self, question)
        return worth

    # --- this year --------------------------------------------------------------------------------

    def _shown(self, cell: int) -> list[tuple[int, int]]:
        """The actions on the visible side of a tile."""
        sides = self.prices.ritual_side if self.me.ritual >> cell & 1 else self.prices.action_side
        return sides[self.me.grid[cell]]

    def _last_chances(self) -> None:
        """In the last year the grid decides whether there can be another Trade or Military."""
        me = self.me
        kinds = 0
        for question in self.waiting:
            kinds |= actions_of(question)
        if self.activations and me.grid:
            for at, line in enumerate(LINES):
                if not me.marked & ~line and not line & me.fired:
                    for cell in CELLS[at]:
                        if not me.marked >> cell & 1:
                            for kind, _ in self._shown(cell):
                                kinds |= 1 << kind
        fire = kinds >> SACRED_FIRE & 1  # may light any tile
        self.can_trade = bool(kinds >> TRADE & 1 or fire)
        self.can_claim = bool(kinds >> MILITARY_ACTION & 1 or fire)

    def _this_year(self) -> float:
        """The best line that is still open (WK-TILE-08), tile by tile."""
        me, gain, marked = self.me, self.gain, self.me.marked
        if not self.activations or not me.grid:
            return 0.0
        cells = []
        fires = 0
        for cell, tile in enumerate(me.grid):
            worth = 0.0
            if not marked >> cell & 1:
                sides = self.prices.ritual_side if me.ritual >> cell & 1 else self.prices.action_side
                for kind, times in sides[tile]:
                    if kind == SACRED_FIRE:
                        fires |= 1 << cell
                    else:
                        worth += gain[kind] * times
            cells.append(worth)
        best = 0.0
        for at, line in enumerate(LINES):
            if marked & ~line or line & me.fired:
                continue
            one, two, three = CELLS[at]
            worth = cells[one] + cells[two] + cells[three]  # nothing where a marker is
            if line & fires:
                worth += max([cells[cell] for cell in range(9) if not line >> cell & 1])
            if worth > best:
                best = worth
        return best

    # --- the years to come --------------------------------------------------------------------------

    def _years_to_come(self) -> float:
        """What the tiles, the natives at home and the cards in hand will bring."""
        if not self.years:
            return 0.0
        me, weights = self.me, self.weights
        # By then the gaps of today will have been closed in part.
        needed = [0.5 + weights.gap_later * (now - 0.5) for now in self.needed]
        combination = self.prices.combination(me.hand, me.played, 0)
        later = self.gain[:]
        later[HARVEST] = self.good * (self.women + weights.work_later)
        later[HUNT_ACTION] = self.good * weights.beaver * (self.hunters + weights.work_later)
        later[FISH_ACTION] = self.good * (me.canoes + weights.work_later)
        later[TAN_PELTS] = weights.tan_later
        later[CANOE] = weights.canoe_later
        later[TRADE] = weights.trade_later * (0.5 + needed[ECONOMIC])
        later[MILITARY_ACTION] = needed[MILITARY] * (self.majorities + weights.military_later)
        later[MASK_CEREMONY] = needed[MASK] * (combination + weights.mask_later)
        tiles = []
        for tile in me.grid + me.cycled_out:
            if tile >= 0:
                worth = 0.0
                for kind, times in self.prices.action_side[tile]:
                    worth += later[kind] * times
                tiles.append(worth)
        usual = 0.0
        if tiles:
            # The better half is activated more often.
            tiles.sort(reverse=True)
            half = len(tiles) // 2 + 1
            usual = (sum(tiles[:half]) / half + sum(tiles) / len(tiles)) / 2
        a_year = weights.tiles_a_year * usual + weights.rituals_a_year * needed[RITUAL] * self.ritual(4)
        a_year -= weights.injured * sum(me.longhouse)
        a_year += weights.card_held * needed[MASK] * (sum(me.hand) + sum(me.played))
        return self.years * a_year


# --- what the questions that wait for a seat will still bring it ------------------------------------------


def actions_of(question: Decision[Any]) -> int:
    """The actions that a question leads to for certain, as a bit mask."""
    if isinstance(question, NextAction):
        kinds = 0
        for action in question.actions:
            kinds |= 1 << action % STEPS
        return kinds
    return 1 << MILITARY_ACTION if isinstance(question, (ClaimTurtles, ScoreMajorities)) else 0


def _next_action(on: Standing, question: NextAction) -> float:
    worth = 0.0
    for action in question.actions:
        worth += on.gain[action % STEPS] * times(action)
    return worth


def _space_points(on: Standing, question: PlaceBonusMask | ChooseMask | ChangeMask) -> float:
    return on.points(MASK, on.rules.space_points[on.rules.play_space[question.play]])


Promise = Callable[["Standing", Any], float]

PROMISES: Final[dict[type[Any], Promise]] = {
    NextAction: _next_action,
    MoveStep: lambda on, question: on.gain[MOVE] * question.left,
    PlayMasks: lambda on, _: on.points(MASK, on.combination),
    DrawMask: lambda on, _: on.card,
    PlaceBonusMask: _space_points,
    ChooseMask: _space_points,
    ChangeMask: _space_points,
    ScoreRitual: lambda on, question: on.points(RITUAL, on.ritual(0) + question.bonus),
    CallHome: lambda on, question: on.weights.call_home * question.left,
    CallExtra: lambda on, question: on.weights.call_home * question.left,
    ClaimTurtles: lambda on, _: on.claiming,
    ScoreMajorities: lambda on, _: on.points(MILITARY, on.majorities),
    LaunchCanoe: lambda on, _: on.gain[CANOE],
    GainResource: lambda on, question: on.weights.resource * on.good * len(question.kinds),
    ScoreTiedTrack: lambda on, question: on.weights.tied_track * question.points,
    ChoosePointTrack: lambda on, _: on.weights.point_track,
    FlipTile: lambda on, _: on.weights.flip_tile,
    LightFire: lambda on, _: on.gain[SACRED_FIRE],
}
"""One row for each kind of question; a module adds rows for its own."""

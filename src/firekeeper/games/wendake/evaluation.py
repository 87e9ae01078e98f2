"""What a position is worth to a seat: where it stands, and what its tiles promise.

On top of `standing` come the questions still open in this turn, the best line of this year's grid, and the
years to come. All of it is in points the seat may expect at the end.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.wendake.activation import LightFire, NextAction
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.grid import LINES
from firekeeper.games.wendake.masks import ChangeMask, DrawMask, PlaceBonusMask, PlayMasks
from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.prices import Prices
from firekeeper.games.wendake.progress import ChoosePointTrack, FlipTile, GainResource
from firekeeper.games.wendake.restore import BeforeSliding
from firekeeper.games.wendake.ritual import CallHome, ScoreRitual
from firekeeper.games.wendake.scoring import objective_value, totals
from firekeeper.games.wendake.standing import Standing
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.supply import LaunchCanoe
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

CELLS: Final = tuple(tuple(cell for cell in range(9) if line >> cell & 1) for line in LINES)


class Evaluation:
    """Values positions of one box."""

    def __init__(self, rules: Box) -> None:
        self.prices = Prices(rules)

    def value(self, state: WendakeState, seat: int) -> float:
        """Points the seat may expect at the end."""
        if state.finished:
            return float(totals(state)[seat])
        if state.players[seat].home < 0:
            return 0.0  # before homes are chosen all positions are alike
        return Estimate(self.prices, state, seat).total()


class Estimate(Standing):
    """The whole sum for one position and one seat."""

    def total(self) -> float:
        rules, me, weights = self.rules, self.me, self.weights
        if me.cycled_out or (self.waiting and isinstance(self.waiting[0], BeforeSliding)):
            self.activations = 0  # the Restore Phase: this year is over
        if not self.years:
            self._last_chances()
        worth = self.tracks() + (rules.swap_points + weights.swap_a_year * self.years) * me.swaps
        worth += self.map()
        worth += self.goods()
        worth += self.actions()
        worth += self.abilities()
        worth += self._open_questions() * weights.pending
        worth += self._this_year() * weights.soon
        worth += self._years_to_come() * weights.later
        reserved = self.state.reserved
        place = reserved.index(self.seat) if self.seat in reserved else len(reserved) + 0.5
        worth -= weights.order * place
        if rules.solo:
            worth += self._objectives()
        # Rounded, so that a compiler which fuses operations cannot change a bot's mind.
        return int(worth * 1_000_000.0) / 1_000_000.0

    # --- this turn --------------------------------------------------------------------------------

    def _open_questions(self) -> float:
        """What the questions that wait for this seat will still bring."""
        worth = 0.0
        gain = self.gain
        for question in self.waiting:
            if isinstance(question, NextAction):
                for action in question.actions:
                    worth += gain[action % STEPS] * max(1, action // STEPS)
            elif isinstance(question, MoveStep):
                worth += gain[MOVE] * question.left
            elif isinstance(question, PlayMasks):
                worth += self.points(MASK, self.combination)
            elif isinstance(question, DrawMask):
                worth += self.card
            elif isinstance(question, ScoreRitual):
                worth += self.points(RITUAL, self.ritual(0) + question.bonus)
            elif isinstance(question, CallHome):
                worth += 0.1 * question.left
            elif isinstance(question, ClaimTurtles):
                worth += self.claiming
            elif isinstance(question, ScoreMajorities):
                worth += self.points(MILITARY, self.majorities)
            elif isinstance(question, LaunchCanoe):
                worth += gain[CANOE]
            elif isinstance(question, GainResource):
                worth += 1.5 * self.good * len(question.kinds)
            elif isinstance(question, (PlaceBonusMask, ChangeMask)):
                worth += self.points(MASK, self.rules.space_points[self.rules.play_space[question.play]])
            elif isinstance(question, ScoreTiedTrack):
                worth += 0.5 * question.points
            elif isinstance(question, ChoosePointTrack):
                worth += 0.5
            elif isinstance(question, FlipTile):
                worth += 0.3
            elif isinstance(question, LightFire):
                worth += gain[SACRED_FIRE]
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
            if isinstance(question, NextAction):
                for action in question.actions:
                    kinds |= 1 << action % STEPS
            elif isinstance(question, (ClaimTurtles, ScoreMajorities)):
                kinds |= 1 << MILITARY_ACTION
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

    def _objectives(self) -> float:
        """Solitaire: objectives count at the end (WK-SOLO-72); on the way there, in part."""
        rules = self.rules
        worth = 0.0
        for face in self.state.ghost_faces:
            letter = rules.ghost_objective[face]
            value, met = objective_value(self.state, letter)
            wanted = rules.objective_threshold[letter]
            more, less = max(value, wanted), min(value, wanted)
            worth += 1 - 0.03 * self.years if met else (0.35 + 0.03 * self.years) * less / more
        return worth * rules.objective_points

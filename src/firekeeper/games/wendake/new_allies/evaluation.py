"""What a position of New Allies is worth: the Alliance track, rifles and Turn cards come in addition."""

from __future__ import annotations

from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.evaluation import Estimate, Evaluation
from firekeeper.games.wendake.new_allies.card_questions import TakeRifle
from firekeeper.games.wendake.new_allies.prices import AllyWeights
from firekeeper.games.wendake.new_allies.promises import add_promises
from firekeeper.games.wendake.new_allies.ships import has_most_canoes
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.new_allies.terms import ALLIANCE, BOTH_FLAGS, RIFLE, RIFLES, side_of
from firekeeper.games.wendake.prices import Prices
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import FLAGS, LEATHER, MOVE
from firekeeper.kernel.weights import WeightTables


class AllyEvaluation(Evaluation):
    """Values positions of New Allies."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        super().__init__(rules, tables)
        self.more = AllyWeights(tables)
        add_promises()

    def estimate(self, state: WendakeState, seat: int) -> Estimate:
        return AllyEstimate(self.prices, state, seat, self.more)


class AllyEstimate(Estimate):
    """One position, the expansion included."""

    def __init__(self, prices: Prices, state: WendakeState, seat: int, more: AllyWeights) -> None:
        super().__init__(prices, state, seat)
        self.more = more
        self.ours: AllyState = allied(state)
        self.rifles = self.me.goods[RIFLE]
        for frame in state.frames:
            if isinstance(frame, TakeRifle) and frame.seat == seat:
                self.rifles += 1

    def features(self) -> list[float]:
        found = super().features()
        rules = self.ours.allies
        points = rules.disk_points[self.ours.disks[self.seat] + rules.disk_end]
        return [*found, float(points), self._rifles(self.rifles), self._cards()]

    def actions(self) -> float:
        """The Alliance action is priced with the others, and rifles count for turtle tiles."""
        worth = super().actions()
        self.gain[ALLIANCE] = self.more.advance + self.effect(BOTH_FLAGS)
        return worth + self._rifle_turtles()

    # --- rifles -------------------------------------------------------------------------------------

    def _rifles(self, count: int) -> float:
        """The first ones lead to turtle tiles, points and effects; a stock is worth less. None at the end."""
        if not self.years and not self.activations and self.ours.finished:
            return 0.0
        time = min(1.0, (self.years + 0.4) * self.more.rifle_time)
        return time * self.more.rifle * (min(count, 5) + self.more.rifle_spare * max(0, count - 5))

    def _rifle_turtles(self) -> float:
        """Turtle tiles for rifles, as those of the other categories (NA-MIL-05: nobody needs fewer)."""
        if not self.can_claim:
            return 0.0
        rules, me, weights = self.rules, self.me, self.weights
        worth = best = 0.0
        for level in range(3):
            kind = 3 * RIFLES + level
            short = 3 + level - self.rifles
            if short >= 2:
                break
            if me.turtles & rules.turtles_of[kind] or not self.state.turtle_stacks[kind]:
                continue
            points = 0.5 * self.prices.turtle_points[kind]
            if short <= 0:
                worth += points * weights.claim
                best = points
            else:
                worth += points * weights.nearly
        self.claiming += best * (1 - weights.claim)
        return worth

    # --- the Alliance action ----------------------------------------------------------------------------

    def effect(self, flags: int) -> float:
        """What the second step of an Alliance action would bring with one of some flags (NA-ALLY-09)."""
        best = self.gain[MOVE] * self.more.patrol
        disk = self.ours.disks[self.seat]
        for flag in range(len(FLAGS)):
            if not flags >> flag & 1:
                continue
            value = abs(disk) if side_of(disk) == flag else 1
            if self.rifles:
                tracks = self.ours.allies.tracks_of(self.ours, flag)
                best = max(best, max([self.points(track, 1) for track in tracks]) - self.more.rifle)
            best = max(best, self.barter(flag, value))
        return best

    def barter(self, flag: int, value: int) -> float:
        """Leather for rifles, where the ship may find a lake with most canoes of this seat."""
        rules = self.ours.allies
        count = min(value, self.owned[LEATHER])
        if not count:
            return 0.0
        for lake in rules.open_lakes:
            if lake not in self.ours.ships and has_most_canoes(self.state, self.seat, lake):
                return max(0.0, self.traded(count))
        return self.more.contested * max(0.0, self.traded(count))

    def bartering(self, flag: int) -> float:
        """The same once the ship is on its lake; a canoe moved away may still make the majority."""
        count = min(abs(self.ours.disks[self.seat]), self.owned[LEATHER])
        sure = has_most_canoes(self.state, self.seat, self.ours.ships[flag])
        return (1.0 if sure else self.more.contested) * max(0.0, self.traded(count))

    def traded(self, count: int) -> float:
        """What so much leather is worth more as rifles."""
        return self._rifles(self.rifles + count) - self._rifles(self.rifles) - self.good * count

    # --- Turn cards ---------------------------------------------------------------------------------------

    def _cards(self) -> float:
        """The uses that are left of the Turn cards; free ones are used once."""
        rules, state = self.ours.allies, self.ours
        worth = 0.0
        held = state.cards[self.seat]
        while held:
            low = held & -held
            held ^= low
            effect = rules.turn_card_effect[low.bit_length() - 1]
            value = self.more.effects[rules.effect_names[effect]]
            if rules.effect_free[effect]:
                worth += value
            else:
                up = 0.0 if state.cards_used[self.seat] & low else self.more.use_now
                worth += value * (up + self.more.uses_a_year * self.years)
        return worth

    def _place(self) -> float:
        """Before a space is taken one may expect the middle of those that are left (NA-ORDER-07)."""
        reserved = self.ours.reserved
        if self.seat in reserved:
            return float(sum([1 for seat in reserved[: reserved.index(self.seat)] if seat >= 0]))
        return (self.rules.seats - 1) / 2 + 0.5

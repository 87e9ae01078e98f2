"""Where a seat stands: tracks, map, goods and cards, each priced in points it may expect at the end.

The final score is the lower track of each pair (WK-END-03), so a point on a track counts as much as that
track is needed. On this scale goods are worth what the next Trade makes of them, women, hunters, canoes
and guards what Harvest, Hunt, Fish and Military give for them, mask cards the combinations they make,
natives at home what Ritual gives. Nothing that is hidden from the seat is read.
"""

from __future__ import annotations

from typing import Any

from firekeeper.games.wendake.masks import occupied
from firekeeper.games.wendake.prices import Prices
from firekeeper.games.wendake.state import Player, WendakeState
from firekeeper.games.wendake.terms import (
    BEAVER,
    CANOE,
    ECONOMIC,
    FISH,
    FISH_ACTION,
    HARVEST,
    HIGHEST,
    HUNT,
    HUNT_ACTION,
    HUNTER,
    LEATHER,
    LOWEST,
    MASK,
    MASK_CEREMONY,
    MILITARY,
    MILITARY_ACTION,
    MOVE,
    NO_FLAG,
    PAIRINGS,
    RITUAL,
    RITUAL_ACTION,
    SACRED_FIRE,
    TAN_PELTS,
    TRADE,
    VEGETABLES,
    WOMAN,
)
from firekeeper.games.wendake.trade import AcquireProgress, BuyPoints, BuyProgress, Exchange, PayProgress
from firekeeper.kernel.frame import Decision


def pile(count: float, spare: float) -> float:
    """Goods of one sort: three are wanted, three more are welcome."""
    if count <= 3:
        return count
    if count <= 6:
        return 3 + spare * (count - 3)
    return 3 + spare * (3 + 0.4 * (count - 6))


class Standing:
    """One position, looked at by one seat."""

    def __init__(self, prices: Prices, state: WendakeState, seat: int) -> None:
        self.prices = prices
        self.weights = prices.weights
        self.state = state
        self.rules = state.rules
        self.seat = seat
        self.me: Player = state.players[seat]
        self.years = self.rules.years - state.year  # whole years to come
        self.activations = self.rules.activations - self.me.marked.bit_count()  # left this year
        self.owned: list[int] = list(self.me.goods)
        self.progress = self.me.progress
        self.marks: list[int] = list(self.me.score)
        self.waiting: list[Decision[Any]] = []  # the seat's open questions, the first to answer first
        for frame in state.frames:
            if isinstance(frame, Decision):
                if frame.seat == seat:
                    self.waiting.append(frame)
                    if isinstance(frame, PayProgress):
                        self._pay(frame)
            elif isinstance(frame, AcquireProgress) and frame.seat == seat:
                self._acquire(frame.tile)
        self.waiting.reverse()
        self.needed: list[float] = [0.5] * 4  # what the next point on each track is worth
        self.ahead: list[float] = [0.0] * 4  # of the other track of the pair
        # What each action would bring now; Move: a step.
        self.gain: list[float] = [0.0] * len(self.rules.action_names)
        self.can_trade = self.can_claim = self.years > 0

    def _pay(self, question: PayProgress) -> None:
        """A price about to be paid is gone already."""
        leather, fish, vegetables = self.rules.prices[question.level]
        owned = self.owned
        due = leather + fish + vegetables - question.discount
        wanted = [(leather, LEATHER), (fish, FISH)]
        wanted += [(1, crop) for crop in sorted(VEGETABLES, key=lambda crop: -owned[crop])[:vegetables]]
        for count, good in wanted:
            paid = min(count, owned[good], max(0, due))
            owned[good] -= paid
            due -= paid

    def _acquire(self, tile: int) -> None:
        """A tile about to be received is there already (WK-ACT-TRADE-11)."""
        rules, marks = self.rules, self.marks
        self.progress |= 1 << tile
        marks[ECONOMIC] += rules.progress_economic[tile]
        marks[self._second_track(tile)] += rules.progress_points[tile]

    def _second_track(self, tile: int) -> int:
        track = self.rules.progress_track[tile]
        if track == HIGHEST:
            return self.marks.index(max(self.marks))
        if track == LOWEST:
            return self.marks.index(min(self.marks))
        return track

    # --- tracks -----------------------------------------------------------------------------------

    def tracks(self) -> float:
        """The lower track counts; how far the higher one does depends on the time to catch up."""
        rules, marks = self.rules, self.marks
        held = self.me.turtles
        while held:
            low = held & -held
            held ^= low
            tile = low.bit_length() - 1
            tracks = rules.turtle_tracks[tile]
            track = tracks[0]
            if len(tracks) > 1:
                if marks[tracks[1]] < marks[track]:
                    track = tracks[1]
            elif rules.turtles_at_once:
                continue  # scored already
            marks[track] += rules.turtle_points[tile]
        for track in range(4):
            marks[track] = min(marks[track], rules.track_end)
        slack = self.weights.catch_up * (self.activations + rules.activations * self.years) + 0.01
        self.slack = slack
        worth = 0.0
        for one, other in PAIRINGS[self.state.pairing]:
            higher, lower = (one, other) if marks[one] > marks[other] else (other, one)
            gap = float(marks[higher] - marks[lower])
            reach = gap + slack
            worth += (marks[one] + marks[other] - gap * gap / reach) / 2
            lean = gap * (gap + 2 * slack) / (2 * reach * reach)
            self.needed[higher] = 0.5 - lean if marks[higher] < rules.track_end else 0.0
            self.needed[lower] = 0.5 + lean if marks[lower] < rules.track_end else 0.0
            self.ahead[higher], self.ahead[lower] = gap, -gap
        return worth

    def points(self, track: int, count: float) -> float:
        """What so many points on a track are worth: the further ahead it is, the less each counts."""
        count = min(count, self.rules.track_end - self.marks[track])
        gap = abs(self.ahead[track])
        then = abs(self.ahead[track] + count)
        return (count + gap * gap / (gap + self.slack) - then * then / (then + self.slack)) / 2

    # --- the map ----------------------------------------------------------------------------------

    def map(self) -> float:
        """Counts what stands where. What is returned is only the safety of one's own and the rivals' work."""
        state, rules, seat, me, weights = self.state, self.rules, self.seat, self.me, self.weights
        seats = rules.seats
        guards = state.guards
        ally = rules.ally(state, seat) if me.progress & ~me.used & self.prices.alliances else NO_FLAG
        if ally == NO_FLAG:
            ally = -2  # nobody's flag: homes have none
        self.majorities = 0.0
        base = 0
        for territory in range(len(rules.territories)):
            mine = guards[base + seat]
            if rules.flag[territory] == ally:
                mine += 1
            if mine:
                most = 0
                for other in range(base, base + seats):
                    if guards[other] > most and other != base + seat:
                        most = guards[other]
                if mine > most:
                    self.majorities += 1.0
                    if mine == most + 1 and not rules.is_home[territory]:
                        self.majorities -= weights.narrow
            base += seats
        women = 1 if me.at_home[WOMAN] else 0
        hunters = 1 if me.at_home[HUNTER] else 0
        crops = 1 << rules.home_crop[me.home] if women else 0
        women_posts = hunter_posts = 0
        worth = 0.0
        for area, standing in enumerate(state.areas):
            if not standing:
                continue
            kind = (standing - 1) & 3
            if (standing - 1) >> 2 != seat:
                if kind <= HUNTER:
                    worth -= weights.rival
                continue
            crop = rules.area_crop[area]
            if kind == HUNTER:
                hunters += 1
            elif kind == WOMAN:
                women += 1
                crops |= 1 << crop
            elif crop == HUNT:
                hunter_posts += 1
            else:
                women_posts += 1
            guarded = guards[rules.area_territory[area] * seats + seat]
            worth += weights.guarded if guarded else -weights.exposed
        # Natives who can take the place of outposts are at work rather than at home.
        called_women = weights.outpost * min(women_posts, me.at_home[WOMAN])
        called_hunters = weights.outpost * min(hunter_posts, me.at_home[HUNTER])
        self.women, self.home_women = women + called_women, me.at_home[WOMAN] - called_women
        self.hunters, self.home_hunters = hunters + called_hunters, me.at_home[HUNTER] - called_hunters
        self.crops = crops.bit_count() + 0.75 * (self.women - crops.bit_count())
        self.warriors = guards[me.home * seats + seat] + 0.9 * (women_posts + hunter_posts)
        return worth

    # --- goods ------------------------------------------------------------------------------------

    def goods(self) -> float:
        """What the goods are worth; prices the actions that bring or use them."""
        me, weights, gain = self.me, self.weights, self.gain
        exchanges, discount, levels, trading = me.canoes, 0, 4, False
        for question in self.waiting:
            if isinstance(question, Exchange):
                exchanges, trading = question.left, trading or question.in_trade
            elif isinstance(question, BuyProgress):
                if not trading:
                    exchanges = 0
                discount, trading = question.discount, True
            elif isinstance(question, BuyPoints) and not trading:
                exchanges, levels, trading = 0, 1, True
        good = weights.good if self.can_trade or trading else 0.0
        spare = weights.spare
        owned = self.owned
        vegetables = owned[0] + owned[1] + owned[2]
        leather, fish, beavers = owned[LEATHER], owned[FISH], owned[BEAVER]
        crops, skins, fishes = pile(vegetables, spare), pile(leather, spare), pile(fish, spare)
        hides = pile(leather + beavers, spare)
        self.good = good
        gain[HARVEST] = good * (pile(vegetables + self.crops, spare) - crops)
        gain[HUNT_ACTION] = good * weights.beaver * (pile(leather + beavers + self.hunters, spare) - hides)
        gain[TAN_PELTS] = good * (1 - weights.beaver) * (hides - skins)
        gain[FISH_ACTION] = good * (pile(fish + me.canoes, spare) - fishes)
        gain[TRADE] = 0.05
        worth = good * weights.beaver * (hides - skins)
        if good and vegetables + leather + fish:
            share = weights.trading if trading else weights.trade_ahead
            worth += self._next_trade(good * (crops + skins + fishes), exchanges, discount, levels, share)
        return worth

    def _next_trade(self, kept: float, exchanges: int, discount: int, levels: int, share: float) -> float:
        """What a Trade would make of the resources, if that is more than the `kept` they are worth anyway."""
        rules = self.rules
        owned = self.owned
        leather, fish = owned[LEATHER], owned[FISH]
        total = owned[0] + owned[1] + owned[2] + leather + fish
        kinds = (owned[0] > 0) + (owned[1] > 0) + (owned[2] > 0)
        doubles = (owned[0] > 1) + (owned[1] > 1) + (owned[2] > 1)
        best, best_points = kept, 0.0
        for level in range(levels):
            price = (0, 0, 0)
            if level:
                if not self.state.rows[level - 1]:
                    continue
                price = rules.prices[level - 1]
            due = max(0, price[0] + price[1] + price[2] - discount)
            short = max(0, price[0] - leather) + max(0, price[1] - fish) + max(0, price[2] - kinds) - discount
            if total < due or short > exchanges:
                continue
            left = total - due
            sorts = (leather > price[0]) + (fish > price[1]) + min(kinds, doubles + max(0, kinds - price[2]))
            sold = min(left, sorts + exchanges - max(0, short), rules.purchase_limit)
            points = self.points(ECONOMIC, sold)
            if level:
                points = self.points(ECONOMIC, sold + level) + self._best_tile(level - 1)
            worth = share * points + kept * (left - sold) / total
            if worth > best:
                best, best_points = worth, points
        self.gain[TRADE] += best_points * (1 - share)
        return best

    def _best_tile(self, level: int) -> float:
        """The best progress tile of a row, without its Economic points."""
        rules, needed, weights = self.rules, self.needed, self.weights
        ability = self.prices.ability
        uses = self.years + weights.ability_now
        marks = self.marks
        tracks = [*needed, needed[marks.index(max(marks))], needed[marks.index(min(marks))]]
        best = 0.0
        for tile in self.state.rows[level]:
            worth = tracks[rules.progress_track[tile]] * rules.progress_points[tile] + ability[tile] * uses
            if worth > best:
                best = worth
        return best

    def abilities(self) -> float:
        """The uses that are left of the progress tiles."""
        worth = 0.0
        held = self.progress
        while held:
            low = held & -held
            held ^= low
            uses = float(self.years) if self.me.used & low else self.years + self.weights.ability_now
            worth += self.prices.ability[low.bit_length() - 1] * uses
        return worth

    # --- the other actions ------------------------------------------------------------------------

    def actions(self) -> float:
        """Prices the other actions; what is returned is the prospect of turtle tiles."""
        rules, me, weights, needed, gain = self.rules, self.me, self.weights, self.needed, self.gain
        gain[MOVE] = weights.step_late + (weights.step_early - weights.step_late) * self.years / rules.years
        gain[SACRED_FIRE] = weights.fire
        if me.canoes < rules.canoes:
            gain[CANOE] = weights.canoe + weights.canoe_a_year * self.years
        worth = self._turtles()
        gain[MILITARY_ACTION] = self.points(MILITARY, self.majorities) + self.claiming
        self.card: float = weights.card * needed[MASK] * self.years
        self.combination: float = self.prices.combination(me.hand, (), occupied(self.state))
        gain[MASK_CEREMONY] = self.points(MASK, self.combination) + self.card
        gain[RITUAL_ACTION] = self.points(RITUAL, self.ritual(rules.ritual_natives))
        return worth

    def _turtles(self) -> float:
        """Turtle tiles within reach. `claiming` is how much more a Military action now would make of them."""
        rules, me, weights = self.rules, self.me, self.weights
        self.claiming = 0.0
        if not self.can_claim:
            return 0.0
        worth = 0.0
        discount = rules.tribe_turtle_discount[me.tribe]
        for category, reach in enumerate((self.women, self.hunters, float(me.canoes))):
            best = 0.0
            for level in range(3):
                kind = 3 * category + level
                short = 3 + level - discount - reach
                if short >= 2:
                    break
                if me.turtles & rules.turtles_of[kind] or not self.state.turtle_stacks[kind]:
                    continue
                points = 0.5 * self.prices.turtle_points[kind]
                if short <= 0:
                    worth += points * weights.claim
                    best = points
                elif short <= 1:
                    worth += points * (weights.claim + (weights.nearly - weights.claim) * short)
                else:
                    worth += points * weights.nearly * (2 - short)
            self.claiming += best * (1 - weights.claim)
        return worth

    def ritual(self, calls: int) -> float:
        """The smallest group at home once `calls` natives came from the longhouse, where they help most."""
        me = self.me
        women, hunters, warriors = self.home_women, self.home_hunters, self.warriors
        sick_women, sick_hunters, sick_warriors = me.longhouse
        for _ in range(calls):
            if sick_women and women <= hunters and women <= warriors:
                women += 1
                sick_women -= 1
            elif sick_hunters and hunters <= women and hunters <= warriors:
                hunters += 1
                sick_hunters -= 1
            elif sick_warriors and warriors <= women and warriors <= hunters:
                warriors += 1
                sick_warriors -= 1
        least = min(women, hunters, warriors)
        return least + 0.05 * (women + hunters + warriors - 3 * least)

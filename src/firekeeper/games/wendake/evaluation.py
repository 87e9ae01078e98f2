"""What a position of Wendake is worth to a seat: a hand-made estimate of its points at the end.

The final score is the lower track of each pair (WK-END-03), so a point on a track counts as much as that
track is needed. On this scale everything else is priced by what it will probably bring: goods by the
next Trade, tiles by the actions they show, women, hunters, canoes and guards by what Harvest, Hunt, Fish
and Military give for them, mask cards by the combinations they make, natives at home by Ritual. Nothing
that is hidden from the seat is read.
"""

from __future__ import annotations

from typing import Any, Final

from firekeeper.games.wendake.activation import LightFire, NextAction
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.grid import LINES
from firekeeper.games.wendake.masks import DrawMask, PlayMasks, occupied
from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.progress import ChoosePointTrack, GainResource
from firekeeper.games.wendake.restore import BeforeSliding
from firekeeper.games.wendake.ritual import CallHome, ScoreRitual
from firekeeper.games.wendake.scoring import objective_value, totals
from firekeeper.games.wendake.state import Player, WendakeState
from firekeeper.games.wendake.supply import LaunchCanoe
from firekeeper.games.wendake.terms import (
    ACTIONS,
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
    PAIRINGS,
    RITUAL,
    RITUAL_ACTION,
    SACRED_FIRE,
    STEPS,
    TAN_PELTS,
    TRADE,
    WOMAN,
)
from firekeeper.games.wendake.trade import BuyPoints, BuyProgress, Exchange
from firekeeper.kernel.frame import Decision

ABILITY: Final = {
    "move_1": 0.3, "alliance_1": 0.6, "free_order": 0.1, "ritual_step": 0.6, "mask_draw_2": 0.4,
    "mask_occupied": 0.3, "discount_1": 0.35, "trade_plus_2": 0.4, "gain_animal": 0.4,
    "animals_to_points": 0.5, "move_2": 0.6, "outpost_to_guard": 0.4, "ritual_most_common": 0.8,
    "shift_point": 0.6, "mask_recall": 0.8, "mask_wild": 0.7, "free_exchange_3": 0.6, "discount_2": 0.7,
    "gain_animal_vegetable": 0.8, "vegetables_to_points": 0.9, "move_3": 0.9, "alliance_3": 1.0,
    "ritual_extra_native": 0.8, "call_native": 0.5, "mask_plus_1": 0.5, "mask_extra": 0.9, "flip_tile": 0.7,
    "discount_3": 1.0, "gain_2_and_beaver": 1.1, "resources_to_points": 1.4,
}  # fmt: skip
"""What one use of a progress tile brings, in points."""

CELLS: Final = tuple(tuple(cell for cell in range(9) if line >> cell & 1) for line in LINES)


class Weights:
    """The prices of the estimate, in points unless noted. Found by hand and by play."""

    def __init__(self) -> None:
        self.catch_up = 0.8  # how much of a gap between paired tracks one activation can close
        self.good = 0.3  # a resource of which there are few
        self.beaver = 0.7  # a beaver, in resources
        self.spare = 0.5  # the fourth to sixth of a sort, in resources
        self.trade_ahead = 0.7  # what goods bring in the next Trade, before it has begun
        self.soon = 0.93  # what the tiles of this year's line promise
        self.later = 0.8  # what the years to come promise
        self.pending = 0.97  # what the questions waiting in this turn promise
        self.tiles_a_year = 3.0  # action sides activated
        self.rituals_a_year = 0.45
        self.trade_later = 2.0  # a Trade in years to come
        self.tan_later = 0.4
        self.canoe_later = 0.6
        self.fire = 1.5  # Sacred Fire
        self.step_early = 0.3  # a movement step in the first year
        self.step_late = 0.1  # the same in the last
        self.card = 0.4  # Mask points a year that a further card brings
        self.canoe = 0.2
        self.canoe_a_year = 0.08
        self.claim = 0.75  # a turtle tile whose requirement is met, against one in hand
        self.nearly = 0.4  # the same, one short
        self.outpost = 0.85  # an outpost whose place a native can take, against that native
        self.exposed = 0.15  # a woman or hunter without a guard of their own
        self.guarded = 0.05
        self.rival = 0.1  # a rival's woman or hunter at work
        self.narrow = 0.1  # a majority by one guard, in majorities
        self.injured = 0.05  # a native in the longhouse, a year
        self.order = 0.1  # a place in the turn order
        self.swap_a_year = 0.1  # keeping a swap token for later
        self.ability = 1.0  # scale of ABILITY
        self.ability_now = 0.5  # an ability not used yet this year, against one a year later


class Evaluation:
    """The estimate for one box: tables and remembered hands, no state."""

    def __init__(self, box: Box) -> None:
        self.weights = Weights()
        self.ability: list[float] = [
            ABILITY.get(name, 0.3 * (level + 1))
            for name, level in zip(box.progress_names, box.progress_level, strict=True)
        ]
        self.alliances = sum(1 << tile for tile in box.alliances)
        self.turtle_points: list[int] = [
            box.turtle_points[box.turtle_type.index(kind)] for kind in range(len(box.turtle_types))
        ]
        self.card_kind = box.card_kind
        self.kinds = len(box.mask_kinds)
        # By mask space: points and pattern, largest group first.
        self.patterns: list[tuple[int, list[int]]] = []
        for space, points in enumerate(box.space_points):
            needs = box.play_needs[box.play_space.index(space)]
            self.patterns.append((points, sorted([count for count in needs if count], reverse=True)))
        self._hands: dict[tuple[tuple[int, ...], tuple[int, ...], int], float] = {}

    def value(self, state: WendakeState, seat: int) -> float:
        """Points the seat may expect at the end."""
        if state.finished:
            return float(totals(state)[seat])
        if state.players[seat].home < 0:
            return 0.0  # before homes are chosen there is nothing to tell the seats apart
        return Estimate(self, state, seat).total()

    def combination(self, hand: tuple[int, ...], more: tuple[int, ...], taken: int) -> float:
        """Points of the best combination on a space that is not taken, with an eye on the next card."""
        key = (hand, more, taken)
        known = self._hands.get(key)
        if known is None:
            masks = [0] * self.kinds
            for cards in (hand, more):
                for card, count in enumerate(cards):
                    masks[self.card_kind[card]] += count
            then = 0.0
            for kind in range(self.kinds):
                masks[kind] += 1
                then += self._best_play(masks, taken)
                masks[kind] -= 1
            known = 0.7 * self._best_play(masks, taken) + 0.3 * then / self.kinds
            self._hands[key] = known
        return known

    def _best_play(self, masks: list[int], taken: int) -> int:
        ordered = sorted(masks, reverse=True)
        best = 0
        for space, (points, pattern) in enumerate(self.patterns):
            if points > best and not taken >> space & 1 and len(pattern) <= self.kinds:
                for at, need in enumerate(pattern):
                    if ordered[at] < need:
                        break
                else:
                    best = points
        return best


class Estimate:
    """One position, looked at by one seat."""

    def __init__(self, evaluation: Evaluation, state: WendakeState, seat: int) -> None:
        self.evaluation = evaluation
        self.weights = evaluation.weights
        self.state = state
        self.box: Box = state.box
        self.seat = seat
        self.me: Player = state.players[seat]
        self.years = self.box.years - state.year  # whole years to come
        self.activations = self.box.activations - self.me.marked.bit_count()  # left this year
        self.waiting: list[Decision[Any]] = []  # the seat's open questions, the first to answer first
        for frame in state.frames:
            if isinstance(frame, Decision) and frame.seat == seat:
                self.waiting.append(frame)
        self.waiting.reverse()
        if self.me.cycled_out or (self.waiting and isinstance(self.waiting[0], BeforeSliding)):
            self.activations = 0  # the Restore Phase: this year is over
        self.marks: list[int] = list(self.me.score)
        self.needed: list[float] = [0.5] * 4
        self.gain: list[float] = [0.0] * len(ACTIONS)
        self.stock = 0.0
        self.claims = 0.0
        self.can_trade = self.can_claim = self.years > 0

    def total(self) -> float:
        box, me, weights = self.box, self.me, self.weights
        worth = self._tracks() + (box.swap_points + weights.swap_a_year * self.years) * me.swaps
        if not self.years:
            self._last_chances()
        worth += self._map()
        self._price_goods()
        self._price_actions()
        worth += self.stock + self.claims
        worth += self._open_questions() * weights.pending
        worth += self._this_year() * weights.soon
        worth += self._years_to_come() * weights.later
        worth += self._abilities() * weights.ability
        reserved = self.state.reserved
        place = reserved.index(self.seat) if self.seat in reserved else len(reserved) + 0.5
        worth -= weights.order * place
        if box.solo:
            worth += self._objectives()
        # Rounded, so that a compiler which fuses operations cannot change a bot's mind.
        return int(worth * 1_000_000.0) / 1_000_000.0

    # --- tracks -----------------------------------------------------------------------------------

    def _tracks(self) -> float:
        """The lower track counts (WK-END-03); how far the higher one does depends on the time to catch up."""
        box, marks = self.box, self.marks
        held = self.me.turtles
        while held:
            low = held & -held
            held ^= low
            tile = low.bit_length() - 1
            tracks = box.turtle_tracks[tile]
            track = tracks[0]
            if len(tracks) > 1:
                if marks[tracks[1]] < marks[track]:
                    track = tracks[1]
            elif box.turtles_at_once:
                continue  # scored already (WK-SOLO-74)
            marks[track] = min(marks[track] + box.turtle_points[tile], box.top)
        slack = self.weights.catch_up * (self.activations + box.activations * self.years) + 0.01
        worth = 0.0
        for one, other in PAIRINGS[self.state.pairing]:
            higher, lower = (one, other) if marks[one] > marks[other] else (other, one)
            gap = float(marks[higher] - marks[lower])
            reach = gap + slack
            worth += (marks[one] + marks[other] - gap * gap / reach) / 2
            lean = gap * (gap + 2 * slack) / (2 * reach * reach)
            self.needed[higher] = 0.5 - lean if marks[higher] < box.top else 0.0
            self.needed[lower] = 0.5 + lean if marks[lower] < box.top else 0.0
        return worth

    # --- the map ----------------------------------------------------------------------------------

    def _map(self) -> float:
        """Counts what stands where. What is returned is only safety at home and work elsewhere."""
        state, box, seat, me, weights = self.state, self.box, self.seat, self.me, self.weights
        seats = box.seats
        guards = state.guards
        ally = me.flag if me.progress & ~me.used & self.evaluation.alliances else -2
        worth = 0.0
        self.majorities = 0.0
        base = 0
        for territory in range(len(box.territories)):
            mine = guards[base + seat]
            if box.flag[territory] == ally:
                mine += 1
            if mine:
                most = 0
                for other in range(base, base + seats):
                    if guards[other] > most and other != base + seat:
                        most = guards[other]
                if mine > most:
                    self.majorities += 1.0
                    if mine == most + 1 and not box.is_home[territory]:
                        self.majorities -= weights.narrow
            base += seats
        women = 1 if me.at_home[WOMAN] else 0
        hunters = 1 if me.at_home[HUNTER] else 0
        crops = 1 << box.home_crop[me.home] if women else 0
        outposts = [0, 0]
        for area, standing in enumerate(state.areas):
            if not standing:
                continue
            kind = (standing - 1) & 3
            if (standing - 1) >> 2 != seat:
                if kind <= HUNTER:
                    worth -= weights.rival
            elif kind <= HUNTER:
                if kind == HUNTER:
                    hunters += 1
                else:
                    women += 1
                    crops |= 1 << box.area_crop[area]
                if guards[box.area_territory[area] * seats + seat]:
                    worth += weights.guarded
                else:
                    worth -= weights.exposed
            else:
                outposts[HUNTER if box.area_crop[area] == HUNT else WOMAN] += 1
        self.women = women + weights.outpost * min(outposts[WOMAN], me.at_home[WOMAN])
        self.hunters = hunters + weights.outpost * min(outposts[HUNTER], me.at_home[HUNTER])
        self.crops = crops.bit_count() + 0.75 * (self.women - crops.bit_count())
        self.warriors = guards[me.home * seats + seat] + 0.9 * (outposts[0] + outposts[1])
        return worth

    # --- goods ------------------------------------------------------------------------------------

    def _pile(self, count: float) -> float:
        """Goods of one sort: three are wanted, three more are welcome."""
        if count <= 3:
            return count
        if count <= 6:
            return 3 + self.weights.spare * (count - 3)
        return 3 + self.weights.spare * (3 + 0.4 * (count - 6))

    def _price_goods(self) -> None:
        """What the goods are worth as they are, and how much more in a Trade right now."""
        box, me, weights, gain = self.box, self.me, self.weights, self.gain
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
        self.good = good
        goods = me.goods
        vegetables = goods[0] + goods[1] + goods[2]
        leather, fish, beavers = goods[LEATHER], goods[FISH], goods[BEAVER]
        skins = leather + beavers
        raw = self._pile(skins) - self._pile(leather)
        kept = self._pile(vegetables) + self._pile(leather) + self._pile(fish)
        gain[HARVEST] = good * (self._pile(vegetables + self.crops) - self._pile(vegetables))
        gain[HUNT_ACTION] = good * weights.beaver * (self._pile(skins + self.hunters) - self._pile(skins))
        gain[TAN_PELTS] = good * (1 - weights.beaver) * raw
        gain[FISH_ACTION] = good * (self._pile(fish + me.canoes) - self._pile(fish))
        gain[TRADE] = 0.05
        self.stock = good * (kept + weights.beaver * raw)
        total = vegetables + leather + fish
        if not good or not total:
            return
        kinds = (goods[0] > 0) + (goods[1] > 0) + (goods[2] > 0)
        doubles = (goods[0] > 1) + (goods[1] > 1) + (goods[2] > 1)
        share = weights.pending if trading else weights.trade_ahead
        best = good * kept
        best_points = 0.0
        for level in range(levels):
            price = (0, 0, 0)
            points = 0.0
            if level:
                if not self.state.rows[level - 1]:
                    continue
                price = box.prices[level - 1]
            due = max(0, sum(price) - discount)
            short = max(0, price[0] - leather) + max(0, price[1] - fish) + max(0, price[2] - kinds) - discount
            if total < due or short > exchanges:
                continue
            if level:
                points = self._best_tile(level - 1)
            left = total - due
            sorts = (leather > price[0]) + (fish > price[1]) + doubles + max(0, kinds - price[2])
            sold = min(left, sorts + exchanges - max(0, short), box.purchase_limit)
            points += self.needed[ECONOMIC] * sold
            worth = share * points + good * kept * (left - sold) / total
            if worth > best:
                best, best_points = worth, points
        self.stock = best + good * weights.beaver * raw
        gain[TRADE] += best_points * (1 - share)

    def _best_tile(self, level: int) -> float:
        """The best progress tile of a row, in points."""
        box, needed, marks, weights = self.box, self.needed, self.marks, self.weights
        ability = self.evaluation.ability
        uses = (self.years + weights.ability_now) * weights.ability
        best = 0.0
        for tile in self.state.rows[level]:
            track = box.progress_track[tile]
            if track == HIGHEST:
                track = marks.index(max(marks))
            elif track == LOWEST:
                track = marks.index(min(marks))
            worth = (
                needed[ECONOMIC] * box.progress_economic[tile]
                + needed[track] * box.progress_points[tile]
                + ability[tile] * uses
            )
            if worth > best:
                best = worth
        return best

    def _abilities(self) -> float:
        worth = 0.0
        held = self.me.progress
        while held:
            low = held & -held
            held ^= low
            uses = float(self.years) if self.me.used & low else self.years + self.weights.ability_now
            worth += self.evaluation.ability[low.bit_length() - 1] * uses
        return worth

    # --- the other actions ------------------------------------------------------------------------

    def _price_actions(self) -> None:
        """What performing each action now would bring; Move: a single step."""
        box, me, weights, needed, gain = self.box, self.me, self.weights, self.needed, self.gain
        years = self.years
        gain[MOVE] = weights.step_late + (weights.step_early - weights.step_late) * years / box.years
        gain[SACRED_FIRE] = weights.fire
        if me.canoes < box.canoes:
            gain[CANOE] = weights.canoe + weights.canoe_a_year * years
        self.claiming = self._turtles()
        gain[MILITARY_ACTION] = needed[MILITARY] * self.majorities + self.claiming
        self.card = weights.card * needed[MASK] * years
        self.combination = self.evaluation.combination(me.hand, (), occupied(self.state))
        gain[MASK_CEREMONY] = needed[MASK] * self.combination + self.card
        gain[RITUAL_ACTION] = needed[RITUAL] * self._ritual(box.ritual_natives)

    def _turtles(self) -> float:
        """Prices turtle tiles within reach; returns what a Military action now would add to them."""
        box, me, weights = self.box, self.me, self.weights
        if not self.can_claim:
            return 0.0
        gained = 0.0
        discount = box.tribe_turtle_discount[me.tribe]
        for category, reach in enumerate((self.women, self.hunters, float(me.canoes))):
            best = 0.0
            for level in range(3):
                kind = 3 * category + level
                short = 3 + level - discount - reach
                if short >= 2:
                    break
                if me.turtles & box.turtles_of[kind] or not self.state.turtle_stacks[kind]:
                    continue
                worth = 0.5 * self.evaluation.turtle_points[kind]
                if short <= 0:
                    self.claims += worth * weights.claim
                    best = worth
                elif short <= 1:
                    self.claims += worth * (weights.claim + (weights.nearly - weights.claim) * short)
                else:
                    self.claims += worth * weights.nearly * (2 - short)
            gained += best * (1 - weights.claim)
        return gained

    def _ritual(self, calls: int) -> float:
        """The smallest group at home once `calls` natives came from the longhouse, where they help most."""
        me = self.me
        women, hunters, warriors = float(me.at_home[WOMAN]), float(me.at_home[HUNTER]), self.warriors
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

    # --- this turn, this year, the years to come ------------------------------------------------------

    def _open_questions(self) -> float:
        """What the questions that wait for this seat will still bring."""
        worth = 0.0
        needed, gain = self.needed, self.gain
        for question in self.waiting:
            if isinstance(question, NextAction):
                for action in question.actions:
                    worth += gain[action % STEPS] * max(1, action // STEPS)
            elif isinstance(question, MoveStep):
                worth += gain[MOVE] * question.left
            elif isinstance(question, PlayMasks):
                worth += needed[MASK] * self.combination
            elif isinstance(question, DrawMask):
                worth += self.card
            elif isinstance(question, ScoreRitual):
                worth += needed[RITUAL] * (self._ritual(0) + question.bonus)
            elif isinstance(question, CallHome):
                worth += 0.1 * question.left
            elif isinstance(question, ClaimTurtles):
                worth += self.claiming
            elif isinstance(question, ScoreMajorities):
                worth += needed[MILITARY] * self.majorities
            elif isinstance(question, LaunchCanoe):
                worth += gain[CANOE]
            elif isinstance(question, GainResource):
                worth += 1.5 * self.good * len(question.kinds)
            elif isinstance(question, ChoosePointTrack):
                worth += 0.5
            elif isinstance(question, LightFire):
                worth += gain[SACRED_FIRE]
        return worth

    def _shown(self, cell: int) -> tuple[int, ...]:
        tile = self.me.grid[cell]
        if tile < 0:
            return ()
        return self.box.tile_ritual[tile] if self.me.ritual >> cell & 1 else self.box.tile_actions[tile]

    def _last_chances(self) -> None:
        """In the last year the grid decides whether there can be another Trade or Military."""
        me = self.me
        actions: list[int] = []
        for question in self.waiting:
            if isinstance(question, NextAction):
                actions += question.actions
            elif isinstance(question, (ClaimTurtles, ScoreMajorities)):
                self.can_claim = True
        if self.activations and me.grid:
            for line in LINES:
                if not me.marked & ~line and not line & me.fired:
                    for cell in range(9):
                        if (line & ~me.marked) >> cell & 1:
                            actions += self._shown(cell)
        fire = SACRED_FIRE in actions
        self.can_trade = fire or TRADE in actions
        self.can_claim = fire or self.can_claim or MILITARY_ACTION in actions

    def _this_year(self) -> float:
        """The best line that is still open (WK-TILE-08), tile by tile."""
        me, gain = self.me, self.gain
        if not self.activations or not me.grid:
            return 0.0
        cells = []
        fires = 0
        for cell in range(9):
            worth = 0.0
            for action in self._shown(cell):
                if action == SACRED_FIRE:
                    fires |= 1 << cell
                elif action >= STEPS:
                    worth += gain[MOVE] * (action // STEPS)
                else:
                    worth += gain[action]
            cells.append(worth)
        best = 0.0
        for at, line in enumerate(LINES):
            if me.marked & ~line or line & me.fired:
                continue
            worth = 0.0
            for cell in CELLS[at]:
                if not me.marked >> cell & 1:
                    worth += cells[cell]
            if line & fires & ~me.marked:
                worth += max([cells[cell] for cell in range(9) if not line >> cell & 1])
            if worth > best:
                best = worth
        return best

    def _years_to_come(self) -> float:
        """What the tiles, the natives at home and the cards in hand will bring."""
        if not self.years:
            return 0.0
        box, me, weights, needed, gain = self.box, self.me, self.weights, self.needed, self.gain
        combination = self.evaluation.combination(me.hand, me.played, 0)
        later = gain[:]
        later[HARVEST] = self.good * self.women
        later[HUNT_ACTION] = self.good * weights.beaver * self.hunters
        later[FISH_ACTION] = self.good * me.canoes
        later[TAN_PELTS] = weights.tan_later
        later[CANOE] = weights.canoe_later
        later[TRADE] = weights.trade_later
        later[MILITARY_ACTION] = needed[MILITARY] * self.majorities
        later[MASK_CEREMONY] = needed[MASK] * combination
        tiles = []
        for tile in me.grid + me.cycled_out:
            if tile >= 0:
                worth = 0.0
                for action in box.tile_actions[tile]:
                    worth += later[action] if action < STEPS else later[MOVE] * (action // STEPS)
                tiles.append(worth)
        usual = 0.0
        if tiles:
            # The better half is activated more often.
            tiles.sort(reverse=True)
            half = len(tiles) // 2 + 1
            usual = (sum(tiles[:half]) / half + sum(tiles) / len(tiles)) / 2
        a_year = weights.tiles_a_year * usual + weights.rituals_a_year * needed[RITUAL] * self._ritual(4)
        a_year -= weights.injured * sum(me.longhouse)
        a_year += weights.card * 0.3 * needed[MASK] * (sum(me.hand) + sum(me.played))
        return self.years * a_year

    def _objectives(self) -> float:
        """Solitaire: objectives count at the end (WK-SOLO-72); on the way there, in part."""
        box = self.box
        worth = 0.0
        for face in self.state.ghost_faces:
            letter = box.ghost_objective[face]
            value, met = objective_value(self.state, letter)
            wanted = box.objective_threshold[letter]
            more, less = max(value, wanted), min(value, wanted)
            worth += 0.9 if met else 0.6 * less / more
        return worth * box.objective_points

"""What a position is worth to a seat, in points it may expect at the end.

What is certain comes first: the score, printed points, sets, Offering and Honour as they stand. Then what
repeats in every Eclipse still to come: stones, hexes, the player board. Then what can be turned into points:
Food, Tools, Labour, cards, Camps on their way, and the benefits that are still open in this turn. `prices`
says what all that counts, `prospects` looks at the map.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.columns import TopAction
from firekeeper.games.endless_winter.eclipse import PlayerBoard
from firekeeper.games.endless_winter.gains import Gain, MoreGains, UsePart
from firekeeper.games.endless_winter.labour import PayLabour
from firekeeper.games.endless_winter.prices import Prices, Weights
from firekeeper.games.endless_winter.prospects import MOST_KNOWN, hexes, next_village, waiting
from firekeeper.games.endless_winter.questions import PROMISES
from firekeeper.games.endless_winter.scoring import animal_points, card_points, set_points, totals
from firekeeper.games.endless_winter.state import Player, WinterState
from firekeeper.games.endless_winter.stones import affordable, stone_points
from firekeeper.games.endless_winter.supply import cap
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    DEVELOP,
    ECLIPSE_PHASE,
    HUNT,
    INITIATE,
    LABOUR,
    MIGRATE,
    NOWHERE,
    PREPARATION_PHASE,
    SETTING_UP,
    TOP,
    VILLAGE,
)
from firekeeper.kernel.weights import WeightTables, weigh

FEATURES: Final = (
    "score", "set_up", "animals", "idols", "eclipses", "land", "goods", "cards", "open_questions", "rivals",
    "owed",
)  # fmt: skip
"""The parts of an estimate, in the order of `Estimate.features`."""

OWED: Final = FEATURES.index("owed")


class Evaluation(Prices):
    """Values positions by one set of rules and weights."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        super().__init__(rules, tables)
        self.factors = [tables.number("features", name) for name in FEATURES]

    def value(self, state: WinterState, seat: int) -> float:
        """Points the seat may expect at the end."""
        return weigh(self.features(state, seat), self.factors)

    def features(self, state: WinterState, seat: int) -> list[float]:
        """The parts of the estimate, in points."""
        if state.finished:
            return [float(totals(state)[seat])] + [0.0] * (len(FEATURES) - 1)
        if state.phase == SETTING_UP:
            return [0.0, self._set_up(state.players[seat])] + [0.0] * (len(FEATURES) - 2)
        # A top action that waits for its Labour counts as done, less what is owed: so all differ at once.
        paying = state.frames[-1] if state.frames else None
        if isinstance(paying, PayLabour) and paying.seat == seat and len(state.frames) > 1:
            action = state.frames[-2]
            if isinstance(action, TopAction):
                done = state.clone()
                done.frames.pop()
                done.frames.pop()
                done.labour = 0
                action.run(done)
                found = Estimate(self, done, seat).features()
                found[OWED] = float(paying.halves - state.labour)
                return found
        return Estimate(self, state, seat).features()

    def _set_up(self, player: Player) -> float:
        """Set-up cards and Chiefs by what they give."""
        worth = 0.0
        if player.setup_card >= 0:
            rules, weights, card = self.rules, self.weights, player.setup_card
            worth += weights.setup_food * rules.setup_food[card] + weights.setup_tool * rules.setup_tool[card]
            worth += weights.setup_camp * rules.setup_camp[card]
            worth += sum([self.tips[animal] for animal in rules.setup_animals[card]])
        if player.chief >= 0 and player.side >= 0:
            worth += self.effect(self.rules.chief_skill[player.chief][player.side])
        return worth


class Estimate:
    """One position, valued for one seat."""

    def __init__(self, prices: Prices, state: WinterState, seat: int) -> None:
        self.prices: Prices = prices
        self.weights: Weights = prices.weights
        self.state = state
        self.seat: int = seat
        self.rules = state.rules
        self.me = state.players[seat]
        rounds = self.rules.rounds - state.round
        if state.phase == PREPARATION_PHASE:
            self.turns = self.rules.laps  # the round number changes before the figures are placed again
            self.eclipses = rounds + 1
        else:
            self.turns = self.me.chief_ready + self.me.figures_ready
            self.eclipses = rounds + (0 if self._eclipse_done() else 1)
        self.rounds = rounds
        acting = state.phase == ACTION_PHASE and state.place >= 0 and state.order[state.turn] == seat
        self.section = state.section if acting else NOWHERE  # where the seat's figure stands
        self.buying = False  # whether Labour can buy something: known once `_open` has looked at the frames
        self.migrating = self.section == TOP and state.place == MIGRATE

    def _eclipse_done(self) -> bool:
        """Whether this round's Eclipse has nothing more to give to the seat."""
        state = self.state
        if state.phase != ECLIPSE_PHASE:
            return False
        for frame in state.frames:
            if isinstance(frame, PlayerBoard) and frame.seat == self.seat:
                return False
        place = state.order.index(self.seat)
        return state.turn >= place

    def features(self) -> list[float]:
        """The parts in the order of FEATURES."""
        rules, me = self.rules, self.me
        found = [float(me.score + card_points(rules, me)), 0.0, self._animals(), self._idols()]
        found.append(self.eclipses * self._every_eclipse())
        found.append(self._land())
        found.append(self._goods())
        found.append(self._cards())
        found.append(self._open())
        rivals = 0.0
        for other in range(rules.seats):
            if other != self.seat:
                rivals += self.state.players[other].score / (rules.seats - 1)
        found.append(rivals)
        found.append(0.0)  # what is owed is known to whoever has paid nothing yet
        return found

    # --- what stands ------------------------------------------------------------------------------------

    def _animals(self) -> float:
        """Sets as they stand, and what tipping could bring while there are turns."""
        points, next_card = self._sets()
        worth = float(points)
        left = self.turns + 3 * self.rounds
        if left:
            best = 0.0
            for species, count in enumerate(self.me.animals):
                if count:
                    best = max(best, self.prices.tips[species])
            worth += self.weights.plans * best * min(1.0, left / 4)
            worth += self.weights.herd * sum(self.me.animals) * min(1.0, left / 6)
            worth += self.weights.next_card * next_card * min(1.0, left / 6)
        return worth

    def _sets(self) -> tuple[int, int]:
        """The points of the sets, and what one card more would add to the best of them."""
        animals = self.me.animals
        known = self.prices.sets.get(animals)
        if known is None:
            if len(self.prices.sets) >= MOST_KNOWN:
                self.prices.sets.clear()
            best = 0
            for species, count in enumerate(animals):
                if species != self.rules.joker:
                    more = set_points(self.rules, species, count + 1) - set_points(self.rules, species, count)
                    best = max(best, more)
            known = (animal_points(self.rules, self.me), best)
            self.prices.sets[animals] = known
        return known

    def _to_come(self) -> float:
        """How much of this round is still ahead: 1 at its beginning, 0 after the last turn."""
        return self.turns / self.rules.laps if self.eclipses else 0.0

    def _land(self) -> float:
        """Camps on their way, while there are turns to move them in."""
        if not self.eclipses:
            return 0.0
        prices, state, seat = self.prices, self.state, self.seat
        worth = waiting(prices, state, seat, self.eclipses, self.migrating)
        likely = self.weights.at_hand if self.migrating else self.weights.planned
        # Told apart by flags: compiled, a tuple of numbers need not be the same object when it is read again.
        planned, paid = not self.migrating, False
        for frame in state.frames:
            if isinstance(frame, (Gain, MoreGains)):
                if frame.seat == seat and _gives_village(frame.atoms):
                    likely, planned, paid = self.weights.village_paid, False, True
            elif isinstance(frame, UsePart) and frame.seat == seat and _gives_village(frame.atoms):
                likely, planned, paid = self.weights.village_asked, False, False
        if planned and not self.turns + self.rounds:
            return worth
        return worth + next_village(prices, state, seat, self.eclipses, likely, paid)

    def _idols(self) -> float:
        """Both tracks: what they will multiply at the end, and what lies ahead on them."""
        rules, me, state, weights = self.rules, self.me, self.state, self.weights
        left = 1.0 if self.eclipses else weights.too_late
        worth = weights.offering * me.offering * left
        per = rules.offering_ratio[me.offering]
        goods = me.food + me.tool
        if per:
            # At the very end goods are only good for this.
            worth += (goods if not self.eclipses else weights.offered * goods + weights.offered_more) / per
        ahead = self.prices.honour_ahead
        for level in range(me.honour + 1, len(rules.honour_points)):
            worth += rules.honour_points[level] * ahead[level - me.honour + 1] * left
        if me.honour:
            row = rules.honour_boxes[min(state.ranks.index(self.seat), len(rules.honour_boxes) - 1)]
            buried = len(me.graveyard)
            worth += row[min(buried, len(row) - 1)]
            worth += weights.honour * me.honour * left
            if self.eclipses:
                worth += weights.rank * (row[min(buried + 1, len(row) - 1)] - row[min(buried, len(row) - 1)])
        else:
            worth += weights.buried * len(me.graveyard) * left
        return worth

    def _every_eclipse(self) -> float:
        """Stones, hexes and the player board, in one Eclipse."""
        rules, me, state = self.rules, self.me, self.state
        worth = 0.0
        for stone in me.stones:
            growth = self.weights.growth[rules.stone_scoring[stone].measure]
            worth += (
                stone_points(state, self.seat, stone) + growth * (self.eclipses - 1 + self._to_come()) / 2
            )
        worth += hexes(self.prices, state, self.seat)
        worth += (self.prices.village + self.weights.village) * len(me.villages)
        for space, gives in enumerate(self.prices.reserve):
            if me.megaliths >= 2 * (space + 1):
                worth += gives
            elif me.megaliths == 2 * space + 1:
                worth += self.weights.half_reserve * gives
        return worth

    # --- what can be turned into points -----------------------------------------------------------------

    def _goods(self) -> float:
        """Food and Tools, each worth less than the one before, and nothing once nothing can be bought."""
        me = self.me
        left = float(self.turns + 3 * self.rounds)
        if self.section != NOWHERE:
            left += 1 if self.section == TOP else 0.3
        if not left:
            return 0.0
        use = min(1.0, left / 4)
        food = 0.0
        for at in range(me.food):
            food += max(self.weights.least, self.weights.food - self.weights.less_food * at)
        tool = 0.0
        for at in range(me.tool):
            tool += max(self.weights.least, self.weights.tool - self.weights.less_tool * at)
        room = cap(self.rules, me) - me.food
        return use * (food + tool) + self.weights.room * room + self.weights.camp_out * len(me.camps) * use

    def _cards(self) -> float:
        """Labour in hand for the turns of this round, in the deck for the rounds to come."""
        rules, me, prices = self.rules, self.me, self.prices
        labour = rules.card_labour
        worth = 0.0
        in_hand = 0
        for card in me.hand:
            in_hand += labour[card]
            if card >= rules.first_culture:
                if self.turns or self.rounds:
                    worth += self.weights.culture * prices.skills[card]
            elif self.eclipses:
                worth += self.weights.skills * prices.eclipse[card]
        if self.turns or self.rounds:
            worth += self.weights.turns * in_hand * min(1.0, 0.4 + 0.3 * (self.turns + self.rounds))
        owned = me.hand + me.deck + me.discard + me.above + me.eclipse
        total = 0
        for card in owned:
            total += 2 * labour[card] + 2 if card < rules.first_culture else 4
        if owned:
            worth += self.weights.deck * self.rounds * 5 * total / (2 * len(owned))
        for card in me.eclipse:
            worth += self.weights.order * labour[card]
            if self.state.phase == ACTION_PHASE:
                worth += self.weights.in_pile * prices.eclipse[card]
        if self.state.phase == ACTION_PHASE:
            worth += self.weights.order * rules.rest_labour * me.resting
        return worth

    def middle(self) -> float:
        """What the middle section of the column will give: nothing where it cannot."""
        state, me = self.state, self.me
        if state.place == INITIATE:
            return self.prices.middle[INITIATE] if me.food else 0.0
        if state.place == DEVELOP:
            return self.weights.stone_ahead if affordable(state, self.seat) else 0.0
        if state.place == HUNT:
            return self.prices.middle[HUNT] if any(me.animals) else 0.0
        return 0.0  # a Village is part of the prospects

    def _open(self) -> float:
        """Benefits that wait for this seat, and Labour that can still buy something."""
        prices, state, seat, weights = self.prices, self.state, self.seat, self.weights
        worth = 0.0
        for frame in state.frames:
            promise = PROMISES.get(type(frame))
            if promise is not None:
                worth += promise(self, frame)
        if state.labour and state.phase == ACTION_PHASE and state.order[state.turn] == seat:
            if self.buying:
                worth += prices.prices[LABOUR] * state.labour
            elif state.place < 0:
                worth += weights.labour_early * prices.prices[LABOUR] * state.labour
        for card in self.me.unused:
            worth += weights.unused * prices.skills[card]
        return worth


def _gives_village(atoms: tuple[tuple[int, int], ...]) -> bool:
    """Whether a Village is part of a bundle."""
    return any(atom == VILLAGE for atom, _ in atoms)

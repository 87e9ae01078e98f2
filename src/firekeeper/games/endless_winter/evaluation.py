"""What a position is worth to a seat, in points it may expect at the end.

What is certain comes first: the score, printed points, sets, Offering and Honour as they stand. Then what
repeats in every Eclipse still to come: stones, hexes, the player board. Then what can be turned into points:
Food, Tools, Labour, cards, Camps on their way, and the benefits that are still open in this turn. `weights`
says what all that counts, `prospects` looks at the map.
"""

from __future__ import annotations

from firekeeper.games.endless_winter.animals import TrackAnimal
from firekeeper.games.endless_winter.cards import DrawCard
from firekeeper.games.endless_winter.columns import BottomSection, MiddleSection, TopAction, TopSection
from firekeeper.games.endless_winter.eclipse import PlayerBoard
from firekeeper.games.endless_winter.gains import Gain, MoreGains, MoveIdol, NextPart, UsePart
from firekeeper.games.endless_winter.labour import PayLabour
from firekeeper.games.endless_winter.prospects import hexes, next_village, waiting
from firekeeper.games.endless_winter.scoring import animal_points, card_points, set_points, totals
from firekeeper.games.endless_winter.state import Player, WinterState
from firekeeper.games.endless_winter.stones import affordable, stone_points
from firekeeper.games.endless_winter.supply import cap
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    ANIMAL_TOP,
    DEVELOP,
    DRAW,
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
from firekeeper.games.endless_winter.weights import ASKED, AT_HAND, GROWTH, PAID, PLANNED, Prices, Weights


class Evaluation(Prices):
    """Values positions of one box."""

    def value(self, state: WinterState, seat: int) -> float:
        """Points the seat may expect at the end."""
        if state.finished:
            return float(totals(state)[seat])
        if state.phase == SETTING_UP:
            return self._set_up(state.players[seat])
        worth = self._promised(state, seat)
        # Rounded, so that a compiler which fuses operations cannot change a bot's mind.
        return int(worth * 1_000_000.0) / 1_000_000.0

    def _promised(self, state: WinterState, seat: int) -> float:
        """A top action that waits for its Labour counts as done, less what is owed: so all differ at once."""
        paying = state.frames[-1] if state.frames else None
        if isinstance(paying, PayLabour) and paying.seat == seat and len(state.frames) > 1:
            action = state.frames[-2]
            if isinstance(action, TopAction):
                done = state.clone()
                done.frames.pop()
                done.frames.pop()
                done.labour = 0
                action.run(done)
                owed = paying.halves - state.labour
                return Estimate(self, done, seat).total() - Weights.turns * owed
        return Estimate(self, state, seat).total()

    def _set_up(self, player: Player) -> float:
        """Set-up cards and Chiefs by what they give."""
        worth = 0.0
        if player.setup_card >= 0:
            rules, card = self.rules, player.setup_card
            worth += 0.5 * rules.setup_food[card] + 0.9 * rules.setup_tool[card] + rules.setup_camp[card]
            worth += sum([self.tips[animal] for animal in rules.setup_animals[card]])
        if player.chief >= 0 and player.side >= 0:
            worth += self.effect(self.rules.chief_skill[player.chief][player.side])
        return worth


class Estimate:
    """The sum for one position and one seat."""

    def __init__(self, prices: Prices, state: WinterState, seat: int) -> None:
        self.prices = prices
        self.state = state
        self.seat = seat
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

    def total(self) -> float:
        rules, me = self.rules, self.me
        worth = float(me.score + card_points(rules, me))
        worth += self._animals()
        worth += self._idols()
        worth += self.eclipses * self._every_eclipse()
        worth += self._land()
        worth += self._goods()
        worth += self._cards()
        worth += self._open()
        for other in range(rules.seats):
            if other != self.seat:
                worth -= Weights.rival * self.state.players[other].score / (rules.seats - 1)
        return worth

    # --- what stands ------------------------------------------------------------------------------------

    def _animals(self) -> float:
        """Sets as they stand, and what tipping could bring while there are turns."""
        worth = float(animal_points(self.rules, self.me))
        left = self.turns + 3 * self.rounds
        if left:
            best = 0.0
            for species, count in enumerate(self.me.animals):
                if count:
                    best = max(best, self.prices.tips[species])
            worth += Weights.plans * best * min(1.0, left / 4)
            worth += Weights.herd * sum(self.me.animals) * min(1.0, left / 6)
            worth += Weights.next_card * self._next_animal() * min(1.0, left / 6)
        return worth

    def _next_animal(self) -> int:
        """What one card more would add to the best set."""
        best = 0
        for species, count in enumerate(self.me.animals):
            if species != self.rules.joker:
                more = set_points(self.rules, species, count + 1) - set_points(self.rules, species, count)
                best = max(best, more)
        return best

    def _to_come(self) -> float:
        """How much of this round is still ahead: 1 at its beginning, 0 after the last turn."""
        return self.turns / self.rules.laps if self.eclipses else 0.0

    def _land(self) -> float:
        """Camps on their way, while there are turns to move them in."""
        if not self.eclipses:
            return 0.0
        prices, state, seat = self.prices, self.state, self.seat
        worth = waiting(prices, state, seat, self.eclipses, self.migrating)
        likely = AT_HAND if self.migrating else PLANNED
        for frame in state.frames:
            if isinstance(frame, (Gain, MoreGains)):
                if frame.seat == seat and VILLAGE in dict(frame.atoms):
                    likely = PAID
            elif isinstance(frame, UsePart) and frame.seat == seat and VILLAGE in dict(frame.atoms):
                likely = ASKED
        if likely is PLANNED and not self.turns + self.rounds:
            return worth
        return worth + next_village(prices, state, seat, self.eclipses, likely, likely is PAID)

    def _idols(self) -> float:
        """Both tracks: what they will multiply at the end, and what lies ahead on them."""
        rules, me, state = self.rules, self.me, self.state
        left = 1.0 if self.eclipses else 0.4
        worth = Weights.offering * me.offering * left
        per = rules.offering_ratio[me.offering]
        goods = me.food + me.tool
        if per:
            # At the very end goods are only good for this.
            worth += (goods if not self.eclipses else 0.5 * goods + 1.5) / per
        for level in range(me.honour + 1, len(rules.honour_points)):
            worth += rules.honour_points[level] * 0.8 ** (level - me.honour + 1) * left
        if me.honour:
            row = rules.honour_boxes[min(state.ranks.index(self.seat), len(rules.honour_boxes) - 1)]
            buried = len(me.graveyard)
            worth += row[min(buried, len(row) - 1)]
            worth += Weights.honour * me.honour * left
            if self.eclipses:
                worth += Weights.rank * (row[min(buried + 1, len(row) - 1)] - row[min(buried, len(row) - 1)])
        else:
            worth += 0.8 * len(me.graveyard) * left
        return worth

    def _every_eclipse(self) -> float:
        """Stones, hexes and the player board, in one Eclipse."""
        rules, me, state = self.rules, self.me, self.state
        worth = 0.0
        for stone in me.stones:
            growth = Weights.growth * GROWTH[rules.stone_scoring[stone].measure]
            worth += (
                stone_points(state, self.seat, stone) + growth * (self.eclipses - 1 + self._to_come()) / 2
            )
        worth += hexes(self.prices, state, self.seat)
        worth += (self.prices.village + Weights.village) * len(me.villages)
        for space, gives in enumerate(self.prices.reserve):
            if me.megaliths >= 2 * (space + 1):
                worth += gives
            elif me.megaliths == 2 * space + 1:
                worth += 0.4 * gives
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
            food += max(0.1, Weights.food - Weights.less_food * at)
        tool = 0.0
        for at in range(me.tool):
            tool += max(0.1, Weights.tool - Weights.less_tool * at)
        room = cap(self.rules, me) - me.food
        return use * (food + tool) + 0.02 * room + Weights.camp * len(me.camps) * use

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
                    worth += Weights.culture * prices.skills[card]
            elif self.eclipses:
                worth += Weights.skills * prices.eclipse[card]
        if self.turns or self.rounds:
            worth += Weights.turns * in_hand * min(1.0, 0.4 + 0.3 * (self.turns + self.rounds))
        owned = me.hand + me.deck + me.discard + me.above + me.eclipse
        total = 0
        for card in owned:
            total += 2 * labour[card] + 2 if card < rules.first_culture else 4
        if owned:
            worth += Weights.deck * self.rounds * 5 * total / (2 * len(owned))
        for card in me.eclipse:
            worth += Weights.order * labour[card]
            if self.state.phase == ACTION_PHASE:
                worth += 0.9 * prices.eclipse[card]
        if self.state.phase == ACTION_PHASE:
            worth += Weights.order * rules.rest_labour * me.resting
        return worth

    def _middle(self) -> float:
        """What the middle section of the column will give: nothing where it cannot."""
        state, me = self.state, self.me
        if state.place == INITIATE:
            return self.prices.middle[INITIATE] if me.food else 0.0
        if state.place == DEVELOP:
            return Weights.stone if affordable(state, self.seat) else 0.0
        if state.place == HUNT:
            return self.prices.middle[HUNT] if any(me.animals) else 0.0
        return 0.0  # a Village is part of the prospects

    def _open(self) -> float:
        """Benefits that wait for this seat, and Labour that can still buy something."""
        prices, state, seat = self.prices, self.state, self.seat
        worth = 0.0
        buying = False
        for frame in state.frames:
            if isinstance(frame, (Gain, MoreGains)):
                if frame.seat == seat:
                    worth += Weights.pending * prices.atoms(frame.atoms)
            elif isinstance(frame, (NextPart, UsePart)):
                if frame.seat == seat:
                    gained = prices.atoms(frame.atoms) - prices.atoms(frame.price)
                    worth += Weights.pending * max(0.0, gained)
            elif isinstance(frame, DrawCard):
                if frame.owner == seat:
                    worth += prices.prices[DRAW] * frame.left
            elif isinstance(frame, TrackAnimal):
                if frame.hunter == seat:
                    worth += prices.prices[ANIMAL_TOP]
            elif isinstance(frame, MoveIdol):
                if frame.seat == seat:
                    worth += 1.2
            elif isinstance(frame, TopSection):
                buying = buying or frame.seat == seat
            elif isinstance(frame, MiddleSection):
                if frame.seat == seat:
                    worth += Weights.pending * self._middle()
            elif isinstance(frame, BottomSection) and frame.seat == seat:
                worth += 0.9 * prices.bottom[max(0, min(state.place, 3))]
        if state.labour and state.phase == ACTION_PHASE and state.order[state.turn] == seat:
            if buying:
                worth += prices.prices[LABOUR] * state.labour
            elif state.place < 0:
                worth += 0.8 * prices.prices[LABOUR] * state.labour
        for card in self.me.unused:
            worth += 0.5 * prices.skills[card]
        return worth

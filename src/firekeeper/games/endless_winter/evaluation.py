"""What a position is worth to a seat, in points it may expect at the end.

What is certain comes first: the score, printed points, sets, Offering and Honour as they stand. Then what
repeats in every Eclipse still to come: stones, hexes, the player board. Then what can be turned into points:
Food, Tools, Labour, cards, and the benefits that are still open in this turn. The price of a benefit is taken
from the weights of the component file (CF 7), in points.
"""

from __future__ import annotations

from typing import ClassVar, Final

from firekeeper.games.endless_winter.animals import TrackAnimal
from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.cards import DrawCard
from firekeeper.games.endless_winter.columns import BottomSection, MiddleSection, TopAction, TopSection
from firekeeper.games.endless_winter.eclipse import PlayerBoard
from firekeeper.games.endless_winter.gains import Gain, MoreGains, MoveIdol, NextPart, UsePart
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.land import influence
from firekeeper.games.endless_winter.scoring import animal_points, card_points, set_points, totals
from firekeeper.games.endless_winter.state import Player, WinterState
from firekeeper.games.endless_winter.stones import stone_points
from firekeeper.games.endless_winter.supply import cap
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    ANIMAL_TOP,
    ATOMS,
    DRAW,
    ECLIPSE_PHASE,
    FOOD_MAX,
    LABOUR,
    PREPARATION_PHASE,
    SETTING_UP,
    TOP,
)

PRICES: Final = {
    "food": 0.5, "tool": 0.9, "idol": 1.6, "draw": 0.8, "megalith": 2.4,
    "food_max": 2.0, "labour": 0.25, "points": 1.0, "bury": 2.0, "camp": 0.9, "move": 0.5, "village": 4.0,
    "tribe_hand": 1.6, "tribe_discard": 1.3, "culture": 3.0, "stone": 6.0, "animal_pick": 3.4,
    "animal_top": 3.0, "animal_reveal": 0.1, "tip": 1.8, "extra_megalith": 2.2, "discard": 1.0,
}  # fmt: skip
"""What one unit of a benefit brings, in points; of Labour a half-point, while there is something to buy."""


GROWTH: Final = (0.5, 0.6, 0.8, 0.7, 0.9, 0.5, 1.4, 0.4, 0.7)
"""What a stone of each measure is expected to score more in the next Eclipse."""


class Weights:
    """How the parts of an estimate are weighed."""

    pending: ClassVar[float] = 0.9  # of benefits that wait to be taken
    hex: ClassVar[float] = 0.75  # of what a hex will bring in an Eclipse to come: it may be lost by then
    spread: ClassVar[float] = 0.25  # for a Camp away from the Base tile
    growth: ClassVar[float] = 1.0  # of GROWTH: what a stone gains from one Eclipse to the next
    next_card: ClassVar[float] = 0.8  # of what one Animal more would add to the best set
    village: ClassVar[float] = 1.5  # points a Village brings in an Eclipse, beside cards: its hexes are safe
    triangle: ClassVar[float] = 0.4  # points for each Camp around the best place for a Village
    tool: ClassVar[float] = 0.8  # the first Tool
    less_tool: ClassVar[float] = 0.2  # by so much the next one is worth less
    food: ClassVar[float] = 0.6
    less_food: ClassVar[float] = 0.05
    plans: ClassVar[float] = 0.8  # of the price of an Animal: it can be tipped later
    turns: ClassVar[float] = 0.2  # a half-point of Labour in hand, for a turn still to come this round
    deck: ClassVar[float] = 0.14  # a half-point of Labour an average card gives, for every card to be drawn
    skills: ClassVar[float] = 0.35  # of an Eclipse skill that can still be used from hand
    order: ClassVar[float] = 0.35  # a half-point of Labour in the Eclipse
    honour: ClassVar[float] = 0.8  # a level on the Honour track, for its points and its rank
    offering: ClassVar[float] = 0.7
    rank: ClassVar[float] = 0.75  # of what the Honour box gives now: cards are still to be buried
    culture: ClassVar[float] = 0.75  # of the effect of a Culture card in hand


class Evaluation:
    """Values positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.prices: list[float] = [PRICES[atom] for atom in ATOMS]
        self.terrain: list[float] = [self.effect(effect) for effect in box.terrain_effect]
        self.reserve: list[float] = [self.effect(effect) for effect in box.reserve_benefit]
        self.middle: list[float] = [self.effect(effect) for effect in box.column_middle]
        self.bottom: list[float] = [self.effect(effect) for effect in box.column_bottom]
        self.tips: list[float] = [self.effect(effect) for effect in box.animal_tip]
        self.skills: list[float] = [self.effect(effect) for effect in box.card_skill]
        self.eclipse: list[float] = [self.effect(effect) for effect in box.card_eclipse]
        self.village: float = self.effect(box.village_benefit)

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

    def value(self, state: WinterState, seat: int) -> float:
        """Points the seat may expect at the end."""
        if state.finished:
            return float(totals(state)[seat])
        if state.phase == SETTING_UP:
            return self._set_up(state.players[seat])
        worth = Estimate(self, state, seat).total()
        # Rounded, so that a compiler which fuses operations cannot change a bot's mind.
        return int(worth * 1_000_000.0) / 1_000_000.0

    def _set_up(self, player: Player) -> float:
        """Set-up cards and Chiefs by what they give."""
        worth = 0.0
        if player.setup_card >= 0:
            box, card = self.box, player.setup_card
            worth += 0.5 * box.setup_food[card] + 0.9 * box.setup_tool[card] + box.setup_camp[card]
            worth += sum([self.tips[animal] for animal in box.setup_animals[card]])
        if player.chief >= 0 and player.side >= 0:
            worth += self.effect(self.box.chief_skill[player.chief][player.side])
        return worth


class Estimate:
    """The sum for one position and one seat."""

    def __init__(self, prices: Evaluation, state: WinterState, seat: int) -> None:
        self.prices = prices
        self.state = state
        self.seat = seat
        self.box = state.box
        self.me = state.players[seat]
        rounds = self.box.rounds - state.round
        if state.phase == PREPARATION_PHASE:
            self.turns = self.box.laps  # the round number changes before the figures are placed again
            self.eclipses = rounds + 1
        else:
            self.turns = self.me.chief_ready + self.me.figures_ready
            self.eclipses = rounds + (0 if self._eclipse_done() else 1)
        self.rounds = rounds

    def _eclipse_done(self) -> bool:
        """Whether this round's Eclipse has nothing more to give to the seat."""
        state = self.state
        if state.phase != ECLIPSE_PHASE:
            return False
        for frame in state.frames:
            if isinstance(frame, PlayerBoard) and frame.seat == self.seat:
                return False
        place = state.order.index(self.seat)
        return state.turn > place or state.turn == place

    def total(self) -> float:
        box, me = self.box, self.me
        worth = float(me.score + card_points(box, me))
        worth += self._animals()
        worth += self._idols()
        worth += self.eclipses * self._every_eclipse()
        worth += self._land()
        worth += self._goods()
        worth += self._cards()
        worth += self._open()
        return worth

    # --- what stands ------------------------------------------------------------------------------------

    def _animals(self) -> float:
        """Sets as they stand, and what tipping could bring while there are turns."""
        worth = float(animal_points(self.box, self.me))
        left = self.turns + 3 * self.rounds
        if left:
            best = 0.0
            for species, count in enumerate(self.me.animals):
                if count:
                    best = max(best, self.prices.tips[species])
            worth += Weights.plans * best * min(1.0, left / 4)
            worth += 0.45 * sum(self.me.animals) * min(1.0, left / 6)
            worth += Weights.next_card * self._next_animal() * min(1.0, left / 6)
        return worth

    def _next_animal(self) -> int:
        """What one card more would add to the best set."""
        best = 0
        for species, count in enumerate(self.me.animals):
            if species != self.box.joker:
                more = set_points(self.box, species, count + 1) - set_points(self.box, species, count)
                best = max(best, more)
        return best

    def _to_come(self) -> float:
        """How much of this round is still ahead: 1 at its beginning, 0 after the last turn."""
        return self.turns / self.box.laps if self.eclipses else 0.0

    def _land(self) -> float:
        """Camps beside each other, on the way to a Village."""
        box, me = self.box, self.me
        if not self.turns + self.rounds or len(me.villages) >= box.villages:
            return 0.0
        best = 0
        for one, two, three in box.junctures:
            best = max(best, (one in me.camps) + (two in me.camps) + (three in me.camps))
        return Weights.triangle * best * min(1.0, self.eclipses / 2)

    def _idols(self) -> float:
        """Both tracks: what they will multiply at the end, and what lies ahead on them."""
        box, me, state = self.box, self.me, self.state
        left = 1.0 if self.eclipses else 0.4
        worth = Weights.offering * me.offering * left
        per = box.offering_ratio[me.offering]
        goods = me.food + me.tool
        if per:
            # At the very end goods are only good for this.
            worth += (goods if not self.eclipses else 0.5 * goods + 1.5) / per
        for level in range(me.honour + 1, len(box.honour_points)):
            worth += box.honour_points[level] * 0.8 ** (level - me.honour + 1) * left
        if me.honour:
            row = box.honour_boxes[min(state.ranks.index(self.seat), len(box.honour_boxes) - 1)]
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
        box, me, state = self.box, self.me, self.state
        worth = 0.0
        for stone in me.stones:
            growth = Weights.growth * GROWTH[box.stone_scoring[stone].measure]
            worth += (
                stone_points(state, self.seat, stone) + growth * (self.eclipses - 1 + self._to_come()) / 2
            )
        seen = 0
        for slot in me.camps:
            seen |= 1 << slot
        for juncture in me.villages:
            for slot in box.junctures[juncture]:
                seen |= 1 << slot
        for slot in range(1, box.slots):
            if seen >> slot & 1:
                gives = self.prices.terrain[state.terrain[slot]]
                mine = influence(state, self.seat, slot)
                most = 0
                for other in range(box.seats):
                    if other != self.seat:
                        most = max(most, influence(state, other, slot))
                if mine >= most:
                    worth += Weights.hex * gives
                worth += Weights.spread if gives else Weights.spread / 2
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
        if self.state.phase == ACTION_PHASE and self.state.place >= 0:
            left += 1 if self.state.section == TOP else 0.3
        if not left:
            return 0.0
        use = min(1.0, left / 4)
        food = 0.0
        for at in range(me.food):
            food += max(0.1, Weights.food - Weights.less_food * at)
        tool = 0.0
        for at in range(me.tool):
            tool += max(0.1, Weights.tool - Weights.less_tool * at)
        room = cap(self.box, me) - me.food
        return use * (food + tool) + 0.02 * room + 0.3 * len(me.camps) * use

    def _cards(self) -> float:
        """Labour in hand for the turns of this round, in the deck for the rounds to come."""
        box, me, prices = self.box, self.me, self.prices
        labour = box.card_labour
        worth = 0.0
        in_hand = 0
        for card in me.hand:
            in_hand += labour[card]
            if card >= box.first_culture:
                if self.turns or self.rounds:
                    worth += Weights.culture * prices.skills[card]
            elif self.eclipses:
                worth += Weights.skills * prices.eclipse[card]
        if self.turns or self.rounds:
            worth += Weights.turns * in_hand * min(1.0, 0.4 + 0.3 * (self.turns + self.rounds))
        owned = me.hand + me.deck + me.discard + me.above + me.eclipse
        total = 0
        for card in owned:
            total += 2 * labour[card] + 2 if card < box.first_culture else 4
        if owned:
            worth += Weights.deck * self.rounds * 5 * total / (2 * len(owned))
        for card in me.eclipse:
            worth += Weights.order * labour[card]
            if self.state.phase == ACTION_PHASE:
                worth += 0.9 * prices.eclipse[card]
        if self.state.phase == ACTION_PHASE:
            worth += Weights.order * box.rest_labour * me.resting
        return worth

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
            elif isinstance(frame, TopAction):
                if frame.seat == seat:
                    part = self.box.column_top[frame.column][frame.action]
                    worth += prices.atoms(part.gain)
            elif isinstance(frame, MiddleSection):
                if frame.seat == seat:
                    worth += 0.8 * prices.middle[max(0, min(state.place, 3))]
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

"""Labour (area LABOR): Tribe cards from hand and Food become the pool of the turn, the pool pays prices.

A Labour skill without a price (`on(hunt): labour 1`) is used by itself when its card is played, or the Chief
placed: it costs nothing, and Labour that nobody needs is lost anyway. So one number says what a card is worth
in a column.
"""

from __future__ import annotations

from typing import Any, Final

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.cards import put_above
from firekeeper.games.endless_winter.state import Player, WinterState, remove_card
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    EATING,
    HALVES,
    NOWHERE,
    PAYING,
    REST,
    REST_STEP,
    TOP,
    WORK_STEP,
)
from firekeeper.games.endless_winter.worth import OF_A_HALF_LEFT, OF_FOOD
from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision

PROPOSALS: Final = 8
"""So many ways to pay are proposed; all others can be put together card by card."""

# --- when --------------------------------------------------------------------------------------------


def open_windows(state: WinterState, seat: int) -> int:
    """The windows of any-time abilities that are open to a seat in its step 2, whatever it is asked."""
    place = state.place
    if place == NOWHERE or state.phase != ACTION_PHASE:
        return 0
    windows = REST_STEP if place == REST else WORK_STEP
    return windows | EATING if asks_for_labour(state, seat) else windows


def asks_for_labour(state: WinterState, seat: int) -> bool:
    """Whether Labour can still buy anything this turn (EW-AMB-06, EW-AMB-07)."""
    rules = state.rules
    place = state.place
    if place != REST and state.section == TOP and rules.worth.top_asks[place]:
        return True
    player = state.players[seat]
    if state.chief_unused and rules.worth.chief_asks[player.chief][player.side]:
        return True
    if rules.worth.any_card_asks:
        for card in player.unused:
            if rules.worth.card_asks[card]:
                return True
    return False


# --- how much ----------------------------------------------------------------------------------------


def can_raise(state: WinterState, seat: int) -> int:
    """All the half-points a seat can put together now: the pool, Tribe cards in hand, Food."""
    place = state.place
    if place == NOWHERE or state.phase != ACTION_PHASE:
        return state.labour  # EW-LABOR-08: Food is spent in step 2 only
    rules = state.rules
    player = state.players[seat]
    total = state.labour + HALVES * rules.food_symbols[player.food]
    if place != REST:
        worth = rules.worth.labour[place]
        for card in player.hand:
            total += worth[card]
        for card in player.recruited:
            total -= worth[card]  # EW-BEGIN-03
    return total


def affords(state: WinterState, seat: int, halves: int) -> bool:
    """Whether a price in Labour can be paid now."""
    return halves <= state.labour or halves <= can_raise(state, seat)


def charge(state: WinterState, seat: int, halves: int) -> None:
    """Pay a price in Labour: from the pool, or ask how to raise it. What was pushed before waits."""
    if halves <= state.labour:
        spend(state, seat, halves)
    else:
        state.push(PayLabour(seat, halves))


def spend(state: WinterState, seat: int, halves: int) -> None:
    """Labour leaves the pool."""
    state.labour -= halves
    if state.events is not None and halves:
        state.events.append(events.Spent(seat=seat, good="labour", amount=halves))


# --- raising it --------------------------------------------------------------------------------------


def work(state: WinterState, seat: int, card: int) -> None:
    """Play a Tribe card: its printed Labour and its Labour skill in the right column (EW-LABOR-02, -04)."""
    gained = state.rules.worth.labour[state.place][card]
    put_above(state, seat, card, gained)
    state.labour += gained


def eat(state: WinterState, seat: int, food: int) -> None:
    """Spend Food; each Labour symbol the marker passes gives 1 Labour (EW-LABOR-08)."""
    rules = state.rules
    player = state.players[seat]
    gained = HALVES * (rules.food_symbols[player.food] - rules.food_symbols[player.food - food])
    player.food -= food
    state.labour += gained
    if state.events is not None:
        state.events.append(events.FoodSpent(seat=seat, food=food, labour=gained))


def food_for(rules: Box, food: int, labour: int) -> int:
    """The least Food to spend, of so much Food, that gives so much whole Labour."""
    target = rules.food_symbols[food] - labour
    left = food
    while rules.food_symbols[left] > target:
        left -= 1
    return food - left


class Work(Ability[WinterState]):
    """Tribe cards from hand, at any moment of step 2 in a column (D-11)."""

    def __init__(self, rules: Box, index: int) -> None:
        super().__init__("work", WORK_STEP | PAYING, ("EW-LABOR-01", "EW-LABOR-02"))
        self.work = [
            rules.book.add("work", (rules.card_ids[card],), card, ability=index)
            for card in range(rules.first_culture)
        ]
        rules.payments.make((), (), 0)  # known from the start: nothing is missing any more

    def offer(self, state: WinterState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        if state.place == REST:
            return  # EW-REST-05: a price is being paid in a Rest turn
        player = state.players[decision.seat]
        recruited = player.recruited
        first_culture = state.rules.first_culture
        last = -1
        for card in player.hand:
            if card >= first_culture:
                return  # the hand is sorted: only Culture cards follow
            if card != last:
                last = card
                if card not in recruited or player.hand.count(card) > recruited.count(card):
                    out.append(self.work[card])

    def use(self, state: WinterState, decision: Decision[Any], choice: Choice) -> None:
        work(state, decision.seat, choice.a)

    def why_not(self, state: WinterState, decision: Decision[Any], choice: Choice) -> str:
        if state.place == REST:
            return "EW-REST-05"
        player = state.players[decision.seat]
        if choice.a in player.recruited and state.place != NOWHERE:
            return "EW-BEGIN-03"
        return "EW-LABOR-01"


class Eat(Ability[WinterState]):
    """Food for Labour while something asks for it (D-13), in amounts that each pass a further symbol."""

    def __init__(self, rules: Box, index: int) -> None:
        super().__init__("eat", EATING | PAYING, ("EW-LABOR-08",))
        self.eat = [
            rules.book.add("eat", (food,), food, ability=index) for food in range(len(rules.food_symbols))
        ]

    def offer(self, state: WinterState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        symbols = state.rules.food_symbols
        food = state.players[decision.seat].food
        least = 0
        if isinstance(decision, PayLabour):  # no more than the price lacks
            least = symbols[food] - (decision.halves - state.labour + 1) // HALVES
        for spent in range(1, food + 1):
            left = symbols[food - spent]
            # The last space stepped over shows a symbol: every Food spent here was needed.
            if left < symbols[food - spent + 1] and left >= least:
                out.append(self.eat[spent])

    def use(self, state: WinterState, decision: Decision[Any], choice: Choice) -> None:
        eat(state, decision.seat, choice.a)

    def why_not(self, state: WinterState, decision: Decision[Any], choice: Choice) -> str:
        if state.phase != ACTION_PHASE:
            return "EW-LABOR-10"
        if state.place != NOWHERE and not asks_for_labour(state, decision.seat):
            # The Food would be spent for nothing: no action is left that Labour could pay.
            return "EW-REST-05" if state.place == REST else "EW-LABOR-09"
        return "EW-LABOR-08"


# --- paying ------------------------------------------------------------------------------------------


class PayLabour(Decision[WinterState]):
    """How to raise a price in Labour: ready-made payments, the cheapest first, or card by card."""

    rules = ("EW-PLACE-11", "EW-LABOR-01", "EW-LABOR-08")
    verbs = ("pay",)

    def __init__(self, seat: int, halves: int) -> None:
        self.seat = seat
        self.halves = halves

    def windows(self, state: WinterState) -> int:
        # What spends Food or cards on anything else has to wait: the price must stay payable.
        return 0 if state.labour >= self.halves else PAYING

    def choices(self, state: WinterState) -> list[Choice]:
        need = self.halves - state.labour
        if need <= 0:
            return [payment(state, (), 0)]
        player = state.players[self.seat]
        key = (state.place, need, player.food, tribe_cards(state.rules, player), player.recruited)
        payments = state.rules.payments
        found = payments.proposed.get(key)
        if found is None:
            found = [payment(state, cards, food) for cards, food in proposals(state, self.seat, need)]
            payments.remember(key, found)
        return found[:]

    def apply(self, state: WinterState, choice: Choice) -> None:
        food = state.rules.payments.food[choice.a]
        for card in state.rules.payments.cards[choice.a]:
            work(state, self.seat, card)
        if food:
            eat(state, self.seat, food)
        spend(state, self.seat, self.halves)

    def why_not(self, state: WinterState, choice: Choice) -> str:
        cards = state.rules.payments.cards[choice.a]
        player = state.players[self.seat]
        if state.rules.payments.food[choice.a] > player.food:
            return "EW-LABOR-08"
        if cards and state.place == REST:
            return "EW-REST-05"
        for card in cards:
            if cards.count(card) > player.hand.count(card) - player.recruited.count(card):
                return "EW-BEGIN-03" if card in player.recruited else "EW-LABOR-01"
        return "EW-PLACE-11"  # too little, or more than is needed


def tribe_cards(rules: Box, player: Player) -> tuple[int, ...]:
    """The Tribe cards in hand: Culture cards, the last kinds of all, raise no Labour."""
    end = len(player.hand)
    while end and player.hand[end - 1] >= rules.first_culture:
        end -= 1
    return player.hand[:end]


def payment(state: WinterState, cards: tuple[int, ...], food: int) -> Choice:
    """The choice to pay so. A + behind a card says that its Labour skill helps in this column."""
    rules = state.rules
    if not cards:
        return rules.payments.make(cards, cards, food)
    here = rules.worth.labour[state.place]
    printed = rules.card_labour
    bonus: list[int] = []
    for card in cards:
        if here[card] > printed[card]:
            bonus.append(card)
    return rules.payments.make(cards, tuple(bonus), food)


def proposals(state: WinterState, seat: int, need: int) -> list[tuple[tuple[int, ...], int]]:
    """Payments of at least `need` half-points without a card or a Food too many, the cheapest ones first.

    It counts what is given away: plain cards and Food go first, then those that are worth most here; cards
    that are worth more elsewhere or in the Eclipse pile are spared.
    """
    purse = _Purse(state, seat, need)
    purse.search(0, 0, 0)
    found = purse.found
    if not found:
        # Only in somebody's imagination of another hand: all there is.
        everything = tribe_cards(state.rules, state.players[seat])
        return [(everything if state.place != REST else (), state.players[seat].food)]
    found.sort()
    return [(cards, food) for _, _, food, cards in found[:PROPOSALS]]


class _Purse:
    """The search for payments: so many copies of each kind of card, then the Food that is still missing."""

    def __init__(self, state: WinterState, seat: int, need: int) -> None:
        rules = state.rules
        player = state.players[seat]
        self.rules = rules
        self.need = need
        self.food = player.food
        self.labour_of_food = rules.food_symbols[player.food]
        self.kinds: list[int] = []
        self.counts: list[int] = []
        self.worth: list[int] = []
        self.prices: list[int] = []
        if state.place != REST:
            self._cards(player, state.place)
        # By kind: how many of it are taken now; and what all kinds from there on can give, with the Food.
        self.taken: list[int] = [0] * len(self.kinds)
        self.reach: list[int] = [HALVES * self.labour_of_food]
        for at in range(len(self.kinds) - 1, -1, -1):
            self.reach.append(self.reach[-1] + self.counts[at] * self.worth[at])
        self.reach.reverse()
        self.found: list[tuple[int, int, int, tuple[int, ...]]] = []

    def _cards(self, player: Player, place: int) -> None:
        worth = self.rules.worth.labour[place]
        keep = self.rules.worth.keep[place]
        hand = player.hand
        for card in player.recruited:
            if card in hand:
                hand = remove_card(hand, card)  # EW-BEGIN-03
        last = NOWHERE
        for card in hand:
            if card == last:
                self.counts[-1] += 1
            elif worth[card]:
                last = card
                self.kinds.append(card)
                self.counts.append(1)
                self.worth.append(worth[card])
                self.prices.append(keep[card])

    def search(self, at: int, total: int, cost: int) -> None:
        """Take copies of the kinds from `at` on, and note every way to reach the need."""
        if total >= self.need:
            self._note(total, cost, 0)
            return
        if total + self.reach[at] < self.need:
            return
        if at == len(self.kinds):
            labour = (self.need - total + 1) // HALVES
            self._note(total + HALVES * labour, cost, food_for(self.rules, self.food, labour))
            return
        self.search(at + 1, total, cost)
        for taken in range(1, self.counts[at] + 1):
            self.taken[at] = taken
            total += self.worth[at]
            cost += self.prices[at]
            self.search(at + 1, total, cost)
            if total >= self.need:
                break
        self.taken[at] = 0

    def _note(self, total: int, cost: int, food: int) -> None:
        waste = total - self.need
        cards: list[int] = []
        for at, taken in enumerate(self.taken):
            if taken:
                if self.worth[at] <= waste:
                    return  # this card is one too many
                for _ in range(taken):
                    cards.append(self.kinds[at])
        cost += OF_FOOD * food + OF_A_HALF_LEFT * waste
        self.found.append((cost, waste, food, tuple(cards)))

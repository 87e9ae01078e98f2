"""Trade (WK-ACT-TRADE): exchange, buy a progress tile, buy Economic points."""

from __future__ import annotations

from typing import ClassVar, Final

from firekeeper.games.wendake import events
from firekeeper.games.wendake.effects import gain, injure, score, spend
from firekeeper.games.wendake.masks import TendMaskDeck, _TopMask
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import (
    BETWEEN_STEPS,
    ECONOMIC,
    EMPTY,
    FISH,
    FLAGS,
    HIGHEST,
    LEATHER,
    LOWEST,
    MOHAWK,
    NO_FLAG,
    TRADE_BUY,
    TRADE_EXCHANGE,
    WARRIOR,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame, rule_ids

PRICES: Final = ("WK-ACT-TRADE-08", "WK-ACT-TRADE-09", "WK-ACT-TRADE-10")
"""The rules about the price of each level."""


def trade(state: WendakeState, seat: int, _steps: int, safe: bool = False) -> None:
    """Three optional steps in order (WK-ACT-TRADE-01). `safe`: no smallpox check follows an exchange."""
    player = state.players[seat]
    purchases = state.rules.tribe_purchases[player.tribe]  # WK-TRIBE-02
    state.then(
        Exchange(seat, player.canoes, tuple(player.goods[:5]), 0, safe, True),
        state.rules.frame(BuyProgress)(seat, purchases, 0),
        BuyPoints(seat, 0),
    )


# --- step A: exchange -------------------------------------------------------------------------


class Exchange(Decision[WendakeState]):
    """Give one resource, take another, or stop (WK-DEC-27, WK-DEC-41).

    `pool` is what may still be given: resources just received may not (WK-AMB-51). `safe`: no smallpox
    check follows. `in_trade` is false for `free_exchange_3`, which is not a Trade action.
    """

    rules = ("WK-ACT-TRADE-02", "WK-ACT-TRADE-03", "WK-AMB-51")
    verbs = ("done", "exchange", "buy", "sell")

    def __init__(
        self, seat: int, left: int, pool: tuple[int, ...], made: int, safe: bool, in_trade: bool
    ) -> None:
        self.seat = seat
        self.left = left
        self.pool = pool
        self.made = made
        self.safe = safe
        self.in_trade = in_trade

    def windows(self, state: WendakeState) -> int:
        # WK-AMB-28: the tile that cancels the check is turned before exchanging.
        return TRADE_EXCHANGE if self.in_trade and not self.made else 0

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        out = [rules.done]
        if self.left:
            for give in range(5):
                if self.pool[give]:
                    row = rules.exchange[give]
                    for take in range(5):
                        if take != give:
                            out.append(row[take])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        made = self.made
        if choice is not state.rules.done:
            spend(state, self.seat, choice.a, 1)
            gain(state, self.seat, choice.b, 1)
            made += 1
            if self.left > 1:
                pool = list(self.pool)
                pool[choice.a] -= 1
                state.push(Exchange(self.seat, self.left - 1, tuple(pool), made, self.safe, self.in_trade))
                return
        if made and self.in_trade and not self.safe:
            check_smallpox(state, self.seat)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.verb != "exchange":
            return "WK-ACT-TRADE-01" if self.in_trade else "WK-PROG-207"
        received = not self.pool[choice.a] and state.players[self.seat].goods[choice.a] > 0
        return "WK-AMB-51" if received or choice.a == choice.b else "WK-ACT-TRADE-02"


def check_smallpox(state: WendakeState, seat: int) -> None:
    """The deck's top card is turned up; what if there is none: WK-AMB-29."""
    if any(state.deck):
        state.push(TurnUpBlanket(seat))
    elif state.discard:
        smallpox(state, seat, state.discard[-1])


def smallpox(state: WendakeState, seat: int, card: int) -> None:
    """An infected blanket costs a native (WK-ACT-TRADE-04, -05)."""
    infected = state.rules.card_infected[card]
    if state.events is not None:
        state.events.append(
            events.SmallpoxChecked(seat=seat, card=state.rules.card_names[card], infected=infected)
        )
    if infected:
        state.push(LoseNative(seat))


class TurnUpBlanket(_TopMask):
    """The smallpox check (WK-ACT-TRADE-03, -06)."""

    rules = ("WK-ACT-TRADE-03", "WK-ACT-TRADE-06")

    def __init__(self, trader: int) -> None:
        super().__init__()
        self.trader = trader

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.deck[choice.a] -= 1
        state.discard = (*state.discard, choice.a)
        smallpox(state, self.trader, choice.a)
        state.push(TendMaskDeck())


class LoseNative(Decision[WendakeState]):
    """Any native of one's own on the map (WK-DEC-28, WK-AMB-27)."""

    rules = rule_ids("WK-ACT-TRADE-04", "WK-AMB-27")
    verbs = ("lose", "continue")
    reasons: ClassVar = {"lose": "WK-AMB-27"}

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        player = state.players[self.seat]
        out = [rules.lose_at_home[native] for native in range(2) if player.at_home[native]]
        for territory in range(len(rules.territories)):
            count = state.guards[territory * rules.seats + self.seat]
            if player.mohawk == territory:
                out.append(rules.lose_guard[rules.mohawk_source])
                count -= 1
            if count:
                out.append(rules.lose_guard[territory])
        for area, standing in enumerate(state.areas):
            if standing and (standing - 1) >> 2 == self.seat:
                out.append(rules.lose_area[area])
        return out or [rules.go_on]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        rules = state.rules
        if choice is rules.go_on:
            return
        seat = self.seat
        player = state.players[seat]
        if choice.a == 2:
            player.at_home = changed(player.at_home, choice.b, -1)
            injure(state, seat, choice.b, "home")
        elif choice.a == 1:
            native = (state.areas[choice.b] - 1) & 3
            state.areas[choice.b] = EMPTY
            if native >= WARRIOR:
                player.outposts -= 1
            injure(state, seat, native, rules.area_names[choice.b])
        else:
            warrior, place = WARRIOR, choice.b
            if place == rules.mohawk_source:
                warrior, place = MOHAWK, player.mohawk
            state.guards[place * rules.seats + seat] -= 1
            injure(state, seat, warrior, rules.territories[place])


# --- step B: buy a progress tile ----------------------------------------------------------------


def affordable(goods: list[int], price: tuple[int, int, int], discount: int) -> bool:
    """Whether the price can be paid after striking `discount` units from it (WK-AMB-23)."""
    kinds = (goods[0] > 0) + (goods[1] > 0) + (goods[2] > 0)
    short = max(0, price[0] - goods[LEATHER]) + max(0, price[1] - goods[FISH]) + max(0, price[2] - kinds)
    return short <= discount


class BuyProgress(Decision[WendakeState]):
    """One displayed tile, or none (WK-DEC-29); `left` purchases, `discount` for the next one."""

    rules = rule_ids("WK-ACT-TRADE-07", *PRICES, "WK-AMB-22", "WK-AMB-23")
    verbs = ("done", "buy", "exchange", "sell")

    def __init__(self, seat: int, left: int, discount: int) -> None:
        self.seat = seat
        self.left = left
        self.discount = discount

    def windows(self, state: WendakeState) -> int:
        return TRADE_BUY | BETWEEN_STEPS

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        out = [rules.done]
        goods = state.players[self.seat].goods
        for level, row in enumerate(state.rows):
            if row and self.affordable(goods, rules.prices[level]):
                for tile in row:
                    out.append(rules.buy_progress[tile])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        rules = state.rules
        if choice is rules.done:
            return
        tile = choice.a
        level = rules.progress_level[tile]
        rows = list(state.rows)
        rows[level] = tuple(other for other in rows[level] if other != tile)
        state.rows = tuple(rows)
        if self.left > 1:
            state.push(self.next_purchase())
        state.then(self.payment(level), AcquireProgress(self.seat, tile))

    def affordable(self, goods: list[int], price: tuple[int, int, int]) -> bool:
        """Whether these goods are enough for a price."""
        return affordable(goods, price, self.discount)

    def discounted(self, units: int) -> BuyProgress:
        """The same question with a larger discount."""
        return BuyProgress(self.seat, self.left, self.discount + units)

    def next_purchase(self) -> BuyProgress:
        """The question about a further tile; discounts are used up (WK-AMB-22)."""
        return BuyProgress(self.seat, self.left - 1, 0)

    def payment(self, level: int) -> PayProgress:
        """How a tile of a level is paid for."""
        return PayProgress(self.seat, level, self.discount)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.verb != "buy":
            return "WK-ACT-TRADE-01"
        level = state.rules.progress_level[choice.a]
        if choice.a not in state.rows[level]:
            return "WK-SETUP-05"  # not on display: rows are never refilled
        return PRICES[level]


class PayProgress(Decision[WendakeState]):
    """Which vegetables one pays, and which units a discount strikes (WK-DEC-30)."""

    rules = rule_ids(*PRICES, "WK-AMB-23")
    verbs = ("pay",)

    def __init__(self, seat: int, level: int, discount: int) -> None:
        self.seat = seat
        self.level = level
        self.discount = discount

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        goods = state.players[self.seat].goods
        leather, fish, vegetables = rules.prices[self.level]
        due = max(0, leather + fish + vegetables - self.discount)
        owned = (goods[0] > 0) | (goods[1] > 0) << 1 | (goods[2] > 0) << 2
        out = []
        for skins in range(min(leather, goods[LEATHER]) + 1):
            for fishes in range(min(fish, goods[FISH]) + 1):
                crops = due - skins - fishes
                if 0 <= crops <= vegetables:
                    out += [
                        rules.pay[skins][fishes][mask]
                        for mask in range(8)
                        if not mask & ~owned and mask.bit_count() == crops
                    ]
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        spend(state, self.seat, LEATHER, choice.a)
        spend(state, self.seat, FISH, choice.b)
        for vegetable in range(3):
            spend(state, self.seat, vegetable, choice.c >> vegetable & 1)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-AMB-23" if self.discount else PRICES[self.level]


class AcquireProgress(Frame[WendakeState]):
    """Economic points, points on the second track, then the ability (WK-ACT-TRADE-11)."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, state: WendakeState) -> None:
        rules = state.rules
        tile = self.tile
        if state.events is not None:
            state.events.append(events.ProgressBought(seat=self.seat, tile=rules.progress_names[tile]))
        score(state, self.seat, ECONOMIC, rules.progress_economic[tile])
        own(state, self.seat, tile)
        track = rules.progress_track[tile]
        points = rules.progress_points[tile]
        if track != HIGHEST and track != LOWEST:
            score(state, self.seat, track, points)
            return
        tracks = extreme_tracks(state, self.seat, track == HIGHEST)  # WK-PROG-03: after the Economic points
        if len(tracks) == 1 or state.players[self.seat].score[tracks[0]] == rules.track_end:
            score(state, self.seat, tracks[0], points)  # WK-PROG-05: at 25 the points are lost
        else:
            state.push(ScoreTiedTrack(self.seat, track == HIGHEST, points))


def extreme_tracks(state: WendakeState, seat: int, highest: bool) -> list[int]:
    """The tracks on which the player's own markers stand highest or lowest (WK-TERMS-18)."""
    marks = state.players[seat].score
    value = max(marks) if highest else min(marks)
    return [track for track in range(4) if marks[track] == value]


class ScoreTiedTrack(Decision[WendakeState]):
    """Tied markers: their owner chooses which one moves (WK-DEC-31)."""

    rules = ("WK-PROG-04", "WK-TERMS-18", "WK-AMB-46")
    verbs = ("track",)
    reasons: ClassVar = {"track": "WK-TERMS-18"}

    def __init__(self, seat: int, highest: bool, points: int) -> None:
        self.seat = seat
        self.highest = highest
        self.points = points

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.score_on[track] for track in extreme_tracks(state, self.seat, self.highest)]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        score(state, self.seat, choice.a, self.points)


def own(state: WendakeState, seat: int, tile: int) -> None:
    """Own a tile's ability from now on; an Alliance tile also brings a flag (WK-PROG-09, WK-AMB-39)."""
    player = state.players[seat]
    player.progress |= 1 << tile
    if not state.rules.tiles_bring_flags or tile not in state.rules.alliances or player.flag != NO_FLAG:
        return
    taken = [other.flag for other in state.players if other.flag != NO_FLAG]
    if taken:
        take_flag(state, seat, 1 - taken[0])
    else:
        state.push(ChooseFlag(seat))


def take_flag(state: WendakeState, seat: int, flag: int) -> None:
    """Become the ally of a European power."""
    state.players[seat].flag = flag
    if state.events is not None:
        state.events.append(events.FlagTaken(seat=seat, flag=FLAGS[flag]))


class ChooseFlag(Decision[WendakeState]):
    """The first owner of an Alliance tile chooses (WK-DEC-05, WK-DEC-32)."""

    rules = ("WK-PROG-102", "WK-AMB-39")
    verbs = ("flag",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return state.rules.choose_flag[:]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        take_flag(state, self.seat, choice.a)


# --- step C: buy Economic points ------------------------------------------------------------------


class BuyPoints(Decision[WendakeState]):
    """Return resources of different types, a point each (WK-DEC-33). `sold` is the set of types used."""

    rules = ("WK-ACT-TRADE-12",)
    verbs = ("done", "sell", "exchange", "buy")
    reasons: ClassVar = dict.fromkeys(("exchange", "buy"), "WK-ACT-TRADE-01")

    def __init__(self, seat: int, sold: int) -> None:
        self.seat = seat
        self.sold = sold

    def windows(self, state: WendakeState) -> int:
        return 0 if self.sold else BETWEEN_STEPS

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        out = [rules.done]
        if self.sold.bit_count() < rules.purchase_limit:
            goods = state.players[self.seat].goods
            for resource in range(5):
                if goods[resource] and not self.sold >> resource & 1:
                    out.append(rules.sell[resource])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is not state.rules.done:
            spend(state, self.seat, choice.a, 1)
            score(state, self.seat, ECONOMIC, 1)
            state.push(BuyPoints(self.seat, self.sold | 1 << choice.a))

"""Paying for progress tiles with beavers (NA-CARD-15, NA-CARD-37)."""

from __future__ import annotations

from firekeeper.games.wendake.effects import spend
from firekeeper.games.wendake.new_allies.state import allied
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import BEAVER, FISH, LEATHER
from firekeeper.games.wendake.trade import BuyProgress, PayProgress, affordable
from firekeeper.kernel.choice import Choice


class BuyWithBeavers(BuyProgress):
    """One displayed tile, or none; `beavers` may stand for resources until step B is over (NA-AMB-16)."""

    name = "BuyProgress"
    rules = (*BuyProgress.rules, "NA-CARD-15", "NA-CARD-37")

    def __init__(self, seat: int, left: int, discount: int, beavers: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.discount = discount
        self.beavers = beavers

    def affordable(self, goods: list[int], price: tuple[int, int, int]) -> bool:
        return affordable(goods, price, self.discount + (goods[BEAVER] if self.beavers else 0))

    def discounted(self, units: int) -> BuyProgress:
        return BuyWithBeavers(self.seat, self.left, self.discount + units, self.beavers)

    def next_purchase(self) -> BuyProgress:
        return BuyWithBeavers(self.seat, self.left - 1, 0, self.beavers)

    def payment(self, level: int) -> PayProgress:
        return PayWithBeavers(self.seat, level, self.discount, self.beavers)

    def with_beavers(self) -> BuyProgress:
        """The same question once the card was turned."""
        return BuyWithBeavers(self.seat, self.left, self.discount, True)


class PayWithBeavers(PayProgress):
    """What one pays: resources, and beavers in place of some of them (NA-CARD-37, NA-DEC-39)."""

    name = "PayProgress"
    rules = (*PayProgress.rules, "NA-CARD-37")

    def __init__(self, seat: int, level: int, discount: int, beavers: bool = False) -> None:
        self.seat = seat
        self.level = level
        self.discount = discount
        self.beavers = beavers

    def choices(self, state: WendakeState) -> list[Choice]:
        if not self.beavers:
            return super().choices(state)
        rules = allied(state).allies
        goods = state.players[self.seat].goods
        leather, fish, vegetables = rules.prices[self.level]
        due = max(0, leather + fish + vegetables - self.discount)
        owned = (goods[0] > 0) | (goods[1] > 0) << 1 | (goods[2] > 0) << 2
        out = []
        for skins in range(min(leather, goods[LEATHER]) + 1):
            for fishes in range(min(fish, goods[FISH]) + 1):
                for mask in range(8):
                    crops = mask.bit_count()
                    beavers = due - skins - fishes - crops
                    if not mask & ~owned and crops <= vegetables and 0 <= beavers <= goods[BEAVER]:
                        out.append(rules.pay_with_beavers[skins][fishes][mask][beavers])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        super().apply(state, choice)
        spend(state, self.seat, BEAVER, choice.c >> 3)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "NA-CARD-37" if self.beavers or choice.c >> 3 else super().why_not(state, choice)

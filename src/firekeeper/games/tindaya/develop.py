"""Develop and Prepare the cave (areas DEVELOP, CAVE): inventions and the second cave free their cylinders."""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.payments import can_pay, pay, savings
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import ARUCAS, INVENTIONS, NONE, TRADES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


def next_invention(player: Player, trade: int) -> int:
    """The invention of a trade that comes next: level 1 before level 2 (TD-DEVELOP-04); NONE after both."""
    for invention in (trade * 2, trade * 2 + 1):
        if not player.inventions >> invention & 1:
            return invention
    return NONE


def saves(player: Player, invention: int) -> bool:
    """Whether the tribe leaves a unit of the cost out: Arucas on level 2 (TD-TRIBE-03)."""
    return player.tribe == ARUCAS and invention % 2 == 1


def payable(state: TindayaState, player: Player, invention: int) -> bool:
    cost = state.rules.invention_cost[invention]
    return bool(savings(player, cost)) if saves(player, invention) else can_pay(player, cost)


LEVEL_1: Final = 0b01010101
"""The first inventions of all trades."""
TRADES_OF: Final = tuple(
    [sum([1 << trade for trade in range(len(TRADES)) if some >> trade * 2 & 3]) for some in range(256)]
)
"""The trades of some inventions, both as bit masks."""


def developable(state: TindayaState, player: Player, payable: int) -> int:
    """The known trades with a free space and the cost of the next invention, as a mask (TD-DEVELOP-07).

    `payable` are the prices of the box that the tribe can pay whole.
    """
    known = player.inventions
    second = (known & LEVEL_1) << 1 & ~known
    following = ~known & LEVEL_1 | second
    if player.tribe == ARUCAS and second & ~payable:
        payable |= second & state.rules.prices.payable_but_one(player.goods)  # TD-TRIBE-03
    return TRADES_OF[following & payable] & player.trades & ~player.developed


def develop_again(state: TindayaState, seat: int, trade: int, times: int) -> None:
    """Develop the next invention, and with a cylinder the one after it if it can be paid (TD-DEVELOP-06)."""
    player = state.players[seat]
    invention = next_invention(player, trade)
    if times == 0 or invention == NONE or not payable(state, player, invention):
        return
    cost = state.rules.invention_cost[invention]
    if saves(player, invention):
        state.push(SaveUnit(seat, trade, times))
    else:
        pay(state, seat, cost, "TD-DEVELOP-01")
        develop(state, seat, invention)
        develop_again(state, seat, trade, times - 1)


def develop(state: TindayaState, seat: int, invention: int) -> None:
    """The invention is there for the rest of the game; its cylinder goes to the depot (TD-DEVELOP-01)."""
    player = state.players[seat]
    player.inventions |= 1 << invention
    player.cylinders += 1
    if state.events is not None:
        state.events.append(events.Developed(seat=seat, invention=INVENTIONS[invention]))


class SaveUnit(Decision[TindayaState]):
    """Arucas chooses the unit left out (D-12, TD-DEVELOP-09)."""

    rules = ("TD-DEVELOP-09", "TD-TRIBE-03")
    verbs = ("save",)

    def __init__(self, seat: int, trade: int, times: int) -> None:
        super().__init__(seat)
        self.trade = trade
        self.times = times

    def choices(self, state: TindayaState) -> list[Choice]:
        player = state.players[self.seat]
        cost = state.rules.invention_cost[next_invention(player, self.trade)]
        return [state.rules.choices.save[resource] for resource in savings(player, cost)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        player = state.players[self.seat]
        invention = next_invention(player, self.trade)
        pay(state, self.seat, state.rules.invention_cost[invention], "TD-DEVELOP-01", choice.a)
        develop(state, self.seat, invention)
        develop_again(state, self.seat, self.trade, self.times - 1)


# --- the second cave --------------------------------------------------------------------------------------


def cave_cost_paid(state: TindayaState, seat: int) -> None:
    """The second cave is fitted out; the second half of a cylinder is lost (AMB-76)."""
    player = state.players[seat]
    pay(state, seat, state.rules.cave_cost, "TD-CAVE-01")
    player.cave = 1
    player.cylinders += 1
    if state.events is not None:
        state.events.append(events.CaveFitted(seat=seat))


def why_not_cave(state: TindayaState, player: Player) -> str:
    """Why the second cave cannot be fitted out: this game has none, it is there, or it cannot be paid."""
    if not state.rules.has_housing:
        return "TD-CAMPAIGN-13"
    return "TD-CAVE-03" if player.cave else "TD-CAVE-01"

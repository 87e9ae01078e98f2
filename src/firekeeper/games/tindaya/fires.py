"""Fire for the seers (area END9): who pays reveals the prophecies of the next era."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.priority import change_score, in_priority
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import RESOURCES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame


def fire_choices(state: TindayaState, player: Player) -> list[Choice]:
    """The ways to pay one fire: two units among manure, straw and wood (TD-TERMS-22)."""
    table = state.rules.choices.fire
    fuels = state.rules.fuels
    found = []
    for at, one in enumerate(fuels):
        for other in fuels[at:]:
            if player.goods[one] >= 1 + (one == other) and player.goods[other]:
                found.append(table[one][other])
    return found


def pay_fire(player: Player, choice: Choice) -> None:
    player.goods[choice.a] -= 1
    player.goods[choice.b] -= 1


class FireDeliveries(Frame[TindayaState]):
    """Two deliveries, each in the priority order of its moment (TD-END9-01, -02)."""

    def run(self, state: TindayaState) -> None:
        state.then(Delivery(), Delivery())


class Delivery(Frame[TindayaState]):
    """Ask one player after another until somebody pays."""

    def run(self, state: TindayaState) -> None:
        ask_next(state, in_priority(state))


def ask_next(state: TindayaState, order: tuple[int, ...]) -> None:
    """Ask the first of these players who can pay (TD-END9-06)."""
    for at, seat in enumerate(order):
        if fire_choices(state, state.players[seat]):
            state.push(DeliverFire(seat, order[at + 1 :]))
            return


class DeliverFire(Decision[TindayaState]):
    """Pay a fire or not (D-35)."""

    rules = ("TD-END9-01", "TD-END9-05", "TD-END9-06")
    verbs = ("fire", "no_fire")
    reasons: ClassVar = {"fire": "TD-TERMS-22"}

    def __init__(self, seat: int, others: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.others = others

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.no_fire, *fire_choices(state, state.players[self.seat])]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "no_fire":
            ask_next(state, self.others)
            return
        pay_fire(state.players[self.seat], choice)
        state.hand = (*state.hand, self.seat)
        if state.events is not None:
            units = [RESOURCES[choice.a], RESOURCES[choice.b]]
            state.events.append(events.FireDelivered(seat=self.seat, units=units))
        change_score(state, self.seat, state.rules.points_fire, "TD-END9-04")

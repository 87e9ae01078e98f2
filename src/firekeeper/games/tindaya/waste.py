"""Waste (area END3): what spoils, what does not fit, and the wrath it brings."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.market import has_large_capacity
from firekeeper.games.tindaya.priority import change_score, in_priority, raise_wrath
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import ACORAN, RESOURCES
from firekeeper.kernel.frame import Frame


def spoils(state: TindayaState, seat: int) -> dict[int, int]:
    """The units a tribe would lose now: perishables, and preserves above the capacity (TD-END3-01, -02)."""
    rules = state.rules
    player = state.players[seat]
    goods = player.goods
    roomy = has_large_capacity(state, player)
    found: dict[int, int] = {}
    for at in rules.spoiling:
        lost = goods[at]
        if lost:
            if rules.preserve[at]:
                lost = 0 if roomy else lost - rules.container_capacity
            if lost > 0:
                found[at] = lost
    return found


class WasteStep(Frame[TindayaState]):
    """Spoilage, then the waste depot; in the first campaign game goods just vanish (TD-CAMPAIGN-16)."""

    def run(self, state: TindayaState) -> None:
        for seat in in_priority(state):
            player = state.players[seat]
            lost = spoils(state, seat)
            for at, count in lost.items():
                player.goods[at] -= count
            if state.rules.has_waste:
                player.waste += sum(lost.values())
            if lost and state.events is not None:
                units = {RESOURCES[at]: count for at, count in lost.items()}
                state.events.append(events.Spoiled(seat=seat, units=units, waste=state.rules.has_waste))
        if state.rules.alliance:
            overflow_of_alliance(state)
        else:
            overflow_of_domination(state)


def waste(state: TindayaState) -> int:
    return sum([player.waste for player in state.players])


def overflow_of_alliance(state: TindayaState) -> None:
    """Acoran's wrath and n pawns less, again and again, until the rest fits (TD-END3-04, -06)."""
    while waste(state) > state.rules.waste_capacity:
        raise_wrath(state, ACORAN, 1, "TD-END3-04")
        for _ in range(state.rules.seats):
            most = max([state.players[seat].waste for seat in state.order])
            seat = next(seat for seat in state.order if state.players[seat].waste == most)
            _remove(state, seat, 1)


def overflow_of_domination(state: TindayaState) -> None:
    """Whoever has most removes two and loses a point, until the rest fits; then Acoran once (TD-END3-05)."""
    rules = state.rules
    if waste(state) <= rules.waste_capacity:
        return
    while waste(state) > rules.waste_capacity:
        order = in_priority(state)
        most = max([state.players[seat].waste for seat in order])
        last = [seat for seat in order if state.players[seat].waste == most][-1]
        _remove(state, last, rules.waste_pawns_removed)
        change_score(state, last, -rules.loss_waste_removal, "TD-END3-05")
    raise_wrath(state, ACORAN, 1, "TD-END3-05")


def _remove(state: TindayaState, seat: int, count: int) -> None:
    state.players[seat].waste -= count
    if state.events is not None:
        state.events.append(events.WasteRemoved(seat=seat, count=count))

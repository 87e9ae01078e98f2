"""Paying costs, with one unit less for those who may leave one out (TD-TRIBE-03, -05)."""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.prices import Cost
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import RESOURCES

WHOLE: Final = -1
"""No unit is left out."""


def can_pay(player: Player, cost: Cost, saved: int = WHOLE) -> bool:
    """Whether a tribe has what a cost asks for, less one unit of the resource it saves."""
    goods = player.goods
    for resource, number in cost:
        if goods[resource] < number and (resource != saved or goods[resource] < number - 1):
            return False
    return True


def pay(state: TindayaState, seat: int, cost: Cost, rule: str, saved: int = WHOLE) -> None:
    """Take the units of a cost from a tribe."""
    goods = state.players[seat].goods
    for resource, number in cost:
        goods[resource] -= number - 1 if resource == saved else number
    if state.events is not None:
        units: dict[str, int] = {}
        for resource, number in cost:
            less = number - 1 if resource == saved else number
            if less:
                units[RESOURCES[resource]] = units.get(RESOURCES[resource], 0) + less
        if units:
            state.events.append(events.Paid(seat=seat, units=units, rule=rule))


def savings(player: Player, cost: Cost) -> list[int]:
    """The resources of a cost of which a unit can be left out and the rest be paid (TD-DEVELOP-09)."""
    return [resource for resource, _ in cost if can_pay(player, cost, resource)]

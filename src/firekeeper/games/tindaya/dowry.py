"""Dowry (area DOWRY, TD-SOLO-08): three resources for the adoption of a villager."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.barter import offers_left
from firekeeper.games.tindaya.pieces import (
    NEUTRAL,
    add_villager,
    check_abandoned,
    kill_villager,
    may_end,
    removed,
    villager_seats,
    villagers_in_reserve,
)
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import NONE, RESOURCES, VOLCANO
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


def places(state: TindayaState, seat: int) -> list[int]:
    """Where the newcomer may stand: beside an own native, else on any uncontrolled hex (TD-DOWRY-04, -07)."""
    player = state.players[seat]
    own = sorted(set(player.villagers) | set(player.nobles))
    found = [hex_ for hex_ in own if may_end(state, seat, hex_)]
    if found:
        return found
    return [
        hex_
        for hex_, kind in enumerate(state.terrain)
        if kind >= VOLCANO
        and may_end(state, seat, hex_)
        and not [other for other in villager_seats(state, hex_) if other != seat]
    ]


def _can_pay(state: TindayaState, seat: int) -> bool:
    return sum(state.players[seat].goods) >= state.rules.dowry_price


def _may_pay(state: TindayaState, seat: int) -> bool:
    return (
        state.rules.dowry
        and _can_pay(state, seat)
        and villagers_in_reserve(state, seat) > 0
        and bool(places(state, seat))
    )


def may_ask(state: TindayaState, seat: int, partner: int, hex_: int) -> bool:
    """Whether a tribe on the hex can be asked: it keeps a villager, offers are left (TD-DOWRY-05, -08)."""
    return (
        _may_pay(state, seat)
        and len(state.players[partner].villagers) >= 2
        and offers_left(state, partner, hex_) > 0
    )


def why_not_dowry(state: TindayaState, seat: int, partner: int, hex_: int) -> str:
    """The rule that forbids a dowry to a tribe on a hex."""
    if not state.rules.dowry:
        return "TD-DOWRY-01"
    if not _can_pay(state, seat):
        return "TD-DOWRY-03"
    if villagers_in_reserve(state, seat) == 0:
        return "TD-DOWRY-05"
    return "TD-BARTER-07" if offers_left(state, partner, hex_) == 0 else "TD-DOWRY-08"


def may_adopt_neutral(state: TindayaState, seat: int, hex_: int) -> bool:
    """Alone, a noble beside a neutral villager in its building may adopt it (TD-SOLO-08)."""
    there = hex_ in state.neutral and state.buildings[hex_] != NONE
    return there and hex_ in state.moved_nobles and _may_pay(state, seat)


def begin(state: TindayaState, seat: int, partner: int, hex_: int) -> None:
    state.offers = (*state.offers, (hex_, partner))
    state.push(ComposeDowry(seat, partner, hex_, ()))


def begin_neutral(state: TindayaState, seat: int, hex_: int) -> None:
    state.push(ComposeDowry(seat, NEUTRAL, hex_, ()))


class ComposeDowry(Decision[TindayaState]):
    """The units of the dowry, one by one (D-40)."""

    rules = ("TD-DOWRY-01", "TD-DOWRY-06", "TD-SOLO-08")
    verbs = ("give",)

    def __init__(self, seat: int, partner: int, hex: int, units: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.partner = partner
        self.hex = hex
        self.units = units

    def choices(self, state: TindayaState) -> list[Choice]:
        goods = state.players[self.seat].goods
        if state.rules.behaviour.any_order:
            left = [resource for resource, stock in enumerate(goods) if stock > self.units.count(resource)]
            return [state.rules.choices.give[resource] for resource in left]
        rest = state.rules.dowry_price - len(self.units)
        first = self.units[-1] if self.units else 0
        return [
            state.rules.choices.give[resource]
            for resource in range(first, len(RESOURCES))
            if goods[resource] > self.units.count(resource)
            and sum(goods[resource:]) - len([unit for unit in self.units if unit >= resource]) >= rest
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        units = tuple(sorted([*self.units, choice.a]))  # their order makes no difference
        if len(units) < state.rules.dowry_price:
            state.push(ComposeDowry(self.seat, self.partner, self.hex, units))
        elif self.partner == NEUTRAL:
            goods = state.players[self.seat].goods
            for unit in units:
                goods[unit] -= 1
            state.neutral = removed(state.neutral, self.hex)
            if state.events is not None:
                name = state.rules.board.names[self.hex]
                state.events.append(_told(self.seat, NONE, units, "accepted"))
                state.events.append(events.VillagerGiven(seat=NONE, hex=name))
            state.push(PlaceNewcomer(self.seat))
        else:
            if state.events is not None:
                state.events.append(_told(self.seat, self.partner, units, "proposed"))
            state.push(AnswerDowry(self.partner, self.seat, units))


class AnswerDowry(Decision[TindayaState]):
    """The other tribe agrees or not (D-40)."""

    rules = ("TD-DOWRY-01", "TD-DOWRY-02")
    verbs = ("accept", "refuse")

    def __init__(self, seat: int, payer: int, units: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.payer = payer
        self.units = units

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.accept, state.rules.choices.refuse]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        accepted = choice.verb == "accept"
        if state.events is not None:
            answer = "accepted" if accepted else "refused"
            state.events.append(_told(self.payer, self.seat, self.units, answer))
        if accepted:
            for unit in self.units:
                state.players[self.payer].goods[unit] -= 1
                state.players[self.seat].goods[unit] += 1
            state.then(GiveVillager(self.seat), PlaceNewcomer(self.payer))


class GiveVillager(Decision[TindayaState]):
    """Which villager leaves: any on the board (D-40, AMB-67)."""

    rules = ("TD-DOWRY-02", "TD-DOWRY-05")
    verbs = ("gives",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.gives[hex_] for hex_ in sorted(set(state.players[self.seat].villagers))]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        kill_villager(state, self.seat, choice.a)  # back to its reserve
        if state.events is not None:
            name = state.rules.board.names[choice.a]
            state.events.append(events.VillagerGiven(seat=self.seat, hex=name))
        check_abandoned(state)


class PlaceNewcomer(Decision[TindayaState]):
    """Where the adopted villager stands (D-40)."""

    rules = ("TD-DOWRY-03", "TD-DOWRY-04", "TD-DOWRY-07")
    verbs = ("settle",)
    reasons: ClassVar = {"settle": "TD-DOWRY-07"}

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.settle[hex_] for hex_ in places(state, self.seat)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        add_villager(state, self.seat, choice.a)
        if state.events is not None:
            name = state.rules.board.names[choice.a]
            state.events.append(events.Adopted(seat=self.seat, hex=name))


def _told(seat: int, partner: int, units: tuple[int, ...], answer: str) -> events.DowryOffered:
    return events.DowryOffered(
        seat=seat, partner=partner, units=[RESOURCES[unit] for unit in units], answer=answer
    )

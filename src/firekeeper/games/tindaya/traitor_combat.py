"""Attacks by the traitor (TD-TRAITOR-17, -22, -23, -26, -35, -37, -38): defence, losses, the card."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.cards import draw_idol
from firekeeper.games.tindaya.contents import set_conquistadors
from firekeeper.games.tindaya.forts import put_fort
from firekeeper.games.tindaya.pieces import (
    added,
    animals_flee,
    kill_natives,
    natives_at,
    occupants,
    place_fort,
    removed,
)
from firekeeper.games.tindaya.priority import change_scores, in_priority
from firekeeper.games.tindaya.protection_question import AskForIdol
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import BUILDINGS, HORNS, NONE, NOWHERE, OBSIDIAN, SUBSTITUTE
from firekeeper.games.tindaya.weapons import spend_weapons, weapon_choices
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame, SeatFrame


class TraitorAttack(Frame[TindayaState]):
    """Conquistadors meet natives on a hex. `origins` is where each of a repelled group returns to, with the
    tile of the fort there; with `ask` the occupants may spend an idol first.
    """

    def __init__(
        self, seat: int, hex: int, attackers: int, origins: tuple[tuple[int, ...], ...], ask: bool
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.attackers = attackers
        self.origins = origins
        self.ask = ask

    def run(self, state: TindayaState) -> None:
        there = occupants(state, self.hex)
        order = tuple([seat for seat in in_priority(state) if seat in there])
        fight = DefendOrRepel(self.seat, self.hex, self.attackers, self.origins, order)
        state.then(*([AskForIdol(self.hex, order), fight] if self.ask else [fight]))


class DefendOrRepel(Frame[TindayaState]):
    """An idol sends the group back; otherwise the defenders declare weapons."""

    def __init__(
        self,
        seat: int,
        hex: int,
        attackers: int,
        origins: tuple[tuple[int, ...], ...],
        order: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.attackers = attackers
        self.origins = origins
        self.order = order

    def run(self, state: TindayaState) -> None:
        if state.protected >> self.hex & 1:
            state.protected ^= 1 << self.hex
            repel(state, self.hex, self.origins)
        else:
            state.push(AskDefenders(self.seat, self.hex, self.attackers, self.order, ()))


def repel(state: TindayaState, hex_: int, origins: tuple[tuple[int, ...], ...]) -> None:
    """The group goes back to the last terrain it stood on, and may not move again (TD-TRAITOR-33, -39)."""
    forget_marks(state, hex_, len(origins))
    set_conquistadors(state, hex_, state.conquistadors[hex_] - len(origins))
    if state.chief == hex_:
        state.chief = origins[0][0]
        state.stopped_nobles = (state.chief,)
    for origin, tile in origins:
        state.moved, state.stopped = added(state.moved, origin), added(state.stopped, origin)
        set_conquistadors(state, origin, state.conquistadors[origin] + 1)
        put_back_fort(state, origin, tile)
    if state.events is not None:
        names = state.rules.board.names
        back = [names[origin] for origin, _ in origins]
        state.events.append(events.AttackEnded(hex=names[hex_], result="idol"))
        state.events.append(events.BandRepelled(hex=names[hex_], back=back))


def put_back_fort(state: TindayaState, hex_: int, tile: int) -> None:
    """A fort that was removed when the group left it stands there again (TD-TRAITOR-39)."""
    gone = tile != NONE and state.forts[hex_] == NONE and state.buildings[hex_] == NONE
    if gone and (tile == SUBSTITUTE or state.building_reserve[tile]):
        place_fort(state, hex_, tile, state.conquistadors[hex_])
        if state.events is not None:
            state.events.append(
                events.FortBuilt(
                    hex=state.rules.board.names[hex_],
                    tile="" if tile == SUBSTITUTE else BUILDINGS[tile],
                    conquistadors=state.conquistadors[hex_],
                )
            )


def forget_marks(state: TindayaState, hex_: int, count: int) -> None:
    """So many of those that came to a hex in this sequence are not there any more."""
    for _ in range(count):
        if hex_ in state.moved:
            state.moved = removed(state.moved, hex_)
        if hex_ in state.stopped:
            state.stopped = removed(state.stopped, hex_)


class AskDefenders(Frame[TindayaState]):
    """Each defending tribe in priority order, as long as attackers are unmatched (TD-TRAITOR-35)."""

    def __init__(
        self,
        seat: int,
        hex: int,
        attackers: int,
        order: tuple[int, ...],
        spent: tuple[tuple[int, ...], ...],
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.attackers = attackers
        self.order = order
        self.spent = spent

    def run(self, state: TindayaState) -> None:
        total = sum([count for _, count in self.spent])
        for at, seat in enumerate(self.order):
            goods = state.players[seat].goods
            most = min(self.attackers - total, natives_at(state.players[seat], self.hex))
            if most > 0 and goods[HORNS] + goods[OBSIDIAN]:
                rest = self.order[at + 1 :]
                state.push(Defend(seat, self.seat, self.hex, self.attackers, rest, self.spent))
                return
        end_attack(state, self.seat, self.hex, self.attackers, self.spent)


class Defend(Decision[TindayaState]):
    """Weapons of a defending tribe (D-39)."""

    rules = ("TD-TRAITOR-17", "TD-TRAITOR-35")
    verbs = ("weapons",)
    reasons: ClassVar = {"weapons": "TD-TRAITOR-35"}

    def __init__(
        self,
        seat: int,
        traitor: int,
        hex: int,
        attackers: int,
        order: tuple[int, ...],
        spent: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(seat)
        self.traitor = traitor
        self.hex = hex
        self.attackers = attackers
        self.order = order
        self.spent = spent

    def choices(self, state: TindayaState) -> list[Choice]:
        player = state.players[self.seat]
        declared = sum([count for _, count in self.spent])
        most = min(self.attackers - declared, natives_at(player, self.hex))
        return weapon_choices(state, most, player.goods)

    def apply(self, state: TindayaState, choice: Choice) -> None:
        count = spend_weapons(state, self.seat, choice, "TD-TRAITOR-35")
        spent = (*self.spent, (self.seat, count)) if count else self.spent
        if count and state.events is not None:
            name = state.rules.board.names[self.hex]
            state.events.append(events.WeaponsSpent(seat=self.seat, hex=name, count=count))
        state.push(AskDefenders(self.traitor, self.hex, self.attackers, self.order, spent))


def end_attack(
    state: TindayaState, traitor: int, hex_: int, attackers: int, spent: tuple[tuple[int, ...], ...]
) -> None:
    """Natives and weapons enough for all attackers win; otherwise the defenders die (TD-TRAITOR-35).

    A building that was won is turned over at once; bare terrain gets its fort after all moves (-40).
    """
    rules = state.rules
    defenders = occupants(state, hex_)
    natives = sum([natives_at(state.players[seat], hex_) for seat in defenders])
    weapons = sum([count for _, count in spent])
    won = natives >= attackers and weapons == attackers
    if state.events is not None:
        result = "repelled" if won else "conquered"
        state.events.append(events.AttackEnded(hex=rules.board.names[hex_], result=result))
    lose_conquistadors(state, hex_, weapons)
    if won:
        change_scores(state, {seat: rules.points_traitor_combat for seat, _ in spent}, "TD-TRAITOR-35")
        return
    kill_natives(state, hex_)
    if state.buildings[hex_] != NONE:
        animals_flee(state, hex_)
        put_fort(state, hex_, NONE, state.conquistadors[hex_])
    state.push(CardEffect(traitor, hex_, tuple(defenders)))
    for seat, _ in reversed(spent):  # the first in priority draws first (TD-IDOL-22)
        state.push(DrawHeroIdol(seat))


def lose_conquistadors(state: TindayaState, hex_: int, count: int) -> None:
    """Attackers die; the chief is the last of them (TD-TRAITOR-37)."""
    forget_marks(state, hex_, count)
    set_conquistadors(state, hex_, state.conquistadors[hex_] - count)
    if count and state.events is not None:
        name = state.rules.board.names[hex_]
        state.events.append(events.ConquistadorsDied(hex=name, count=count))
    if state.chief == hex_ and state.conquistadors[hex_] == 0:
        state.chief = NOWHERE
        state.stopped_nobles = ()


class DrawHeroIdol(SeatFrame[TindayaState]):
    """A hero takes an idol, if one is left when it is its turn (TD-TRAITOR-35, AMB-65)."""

    def run(self, state: TindayaState) -> None:
        draw_idol(state, self.seat)


class CardEffect(Frame[TindayaState]):
    """What the traitor's card does after a combat that the traitor has started and won (TD-TRAITOR-38)."""

    def __init__(self, seat: int, hex: int, beaten: tuple[int, ...]) -> None:
        self.seat = seat
        self.hex = hex
        self.beaten = beaten

    def run(self, state: TindayaState) -> None:
        name = state.rules.traitor_names[state.traitor_card]
        if name == "missionary":
            set_conquistadors(state, self.hex, state.conquistadors[self.hex] + 1)  # TD-TRAITOR-22
            if state.events is not None:
                state.events.append(events.ConquistadorWon(hex=state.rules.board.names[self.hex]))
        elif name == "jailer":
            state.captives = min(state.rules.jailer_maximum, state.captives + 1)  # TD-TRAITOR-26
        elif name == "liberator":
            holders = tuple([seat for seat in self.beaten if state.players[seat].prison])
            if len(holders) > 1:
                state.push(ChooseLiberated(self.seat, self.hex, holders))
            elif holders:
                liberate(state, self.hex, holders[0])


def liberate(state: TindayaState, hex_: int, seat: int) -> None:
    """The prisoners of a beaten tribe come to the hex that was won (TD-TRAITOR-23)."""
    count = state.players[seat].prison
    set_conquistadors(state, hex_, state.conquistadors[hex_] + count)
    state.players[seat].prison = 0
    if state.events is not None:
        name = state.rules.board.names[hex_]
        state.events.append(events.PrisonersFreed(seat=seat, hex=name, count=count))


class ChooseLiberated(Decision[TindayaState]):
    """Liberator: whose prisoners are freed (D-38)."""

    rules = ("TD-TRAITOR-23", "TD-TRAITOR-38")
    verbs = ("liberate",)

    def __init__(self, seat: int, hex: int, holders: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.hex = hex
        self.holders = holders

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.liberate[seat] for seat in self.holders]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        liberate(state, self.hex, choice.a)

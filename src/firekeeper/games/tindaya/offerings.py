"""Offerings (area OFFER): pawns on the demanded slots of the gods' cards."""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.cards import draw_idol
from firekeeper.games.tindaya.contents import set_animals
from firekeeper.games.tindaya.pieces import (
    changed,
    check_abandoned,
    kill_noble,
    kill_villager,
    removed,
    villager_seats,
)
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import ANIMAL_OF, DEMANDS, GOAT, GOATS, GODS, NONE, PIG, PIGS
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, SeatFrame
from firekeeper.kernel.hexes import distinct, members
from firekeeper.kernel.state import total

SLOTS_OF_ERA: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (0, 1, 2), (1, 2, 3))
"""The demands that blockers leave open: the first 2, the first 3, the last 3 (TD-OFFER-02)."""
OPEN_CARD: Final[list[list[list[tuple[int, int]]]]] = [
    [[(god, slot) for slot in slots] for slots in SLOTS_OF_ERA] for god in range(len(GODS))
]
"""The slots of a card that nobody has offered on, by god and era."""


def demanded_slots(state: TindayaState) -> tuple[int, ...]:
    return SLOTS_OF_ERA[state.era - 1]


def pawns_on(state: TindayaState, god: int, slot: int) -> int:
    """How many pawns lie on a slot, of all tribes."""
    start = (god * 4 + slot) * state.rules.seats
    return total(state.pawns[start : start + state.rules.seats])


def room_on(state: TindayaState, god: int, slot: int) -> int:
    """How many pawns a slot still takes: one for each player in all (TD-OFFER-04)."""
    return state.rules.demand - pawns_on(state, god, slot)


def open_slots(state: TindayaState) -> list[tuple[int, int]]:
    """The demanded slots with room, by god."""
    seats, demand, pawns = state.rules.seats, state.rules.demand, state.pawns
    found: list[tuple[int, int]] = []
    for god in range(len(GODS)):
        if state.offering_cards[god] == NONE:
            continue
        if not state.first_offered >> god & 1:
            found += OPEN_CARD[god][state.era - 1]
            continue
        for slot in SLOTS_OF_ERA[state.era - 1]:
            start = (god * 4 + slot) * seats
            if total(pawns[start : start + seats]) < demand:
                found.append((god, slot))
    return found


def demand_of(state: TindayaState, god: int, slot: int) -> int:
    return state.rules.offering_demands[state.offering_cards[god]][slot]


def offered_animals(state: TindayaState, seat: int, kind: int) -> list[int]:
    """Buildings with animals that a tribe may offer: those it controls, or guards with a noble (AMB-83)."""
    found = []
    player = state.players[seat]
    for hex_ in members(state.stocked):
        if ANIMAL_OF[state.buildings[hex_]] == kind:
            others = [other for other in villager_seats(state, hex_) if other != seat]
            if not others and (hex_ in player.villagers or hex_ in player.nobles):
                found.append(hex_)
    return found


def sources(state: TindayaState, seat: int, god: int, slot: int) -> list[Choice]:
    """What a tribe can give for a demand: a unit, an animal, or a human (TD-OFFER-03, -05, -07 to -11)."""
    table = state.rules.choices
    player = state.players[seat]
    demand = demand_of(state, god, slot)
    out: list[Choice] = []
    if demand in (GOAT, PIG):
        animals = offered_animals(state, seat, GOATS if demand == GOAT else PIGS)
        out += [table.animal[hex_] for hex_ in animals]
    elif player.goods[demand]:
        out.append(table.unit)
    if player.prison:
        out.append(table.prisoner)
    out += [table.villager[hex_] for hex_ in distinct(player.villagers)]
    if len(player.nobles) > 1:  # AMB-37: never the last noble
        out += [table.noble[hex_] for hex_ in distinct(player.nobles)]
    return out


def givable_slots(state: TindayaState, seat: int) -> list[tuple[int, int]]:
    """The open slots for which a tribe has any `sources`: those of humans do not depend on the demand."""
    slots = open_slots(state)
    player = state.players[seat]
    if player.villagers or player.prison or len(player.nobles) > 1:
        return slots
    return [(god, slot) for god, slot in slots if sources(state, seat, god, slot)]


def can_offer(state: TindayaState, seat: int) -> bool:
    """Whether a tribe could put at least one pawn of its own somewhere."""
    return bool(givable_slots(state, seat))


def put_pawns(
    state: TindayaState, seat: int, god: int, slot: int, count: int, source: str, hex_: int = NONE
) -> None:
    """Pawns come to a slot; the first tribe on a god's card takes an idol (TD-OFFER-06)."""
    state.pawns = changed(state.pawns, (god * 4 + slot) * state.rules.seats + seat, count)
    if state.events is not None:
        state.events.append(
            events.Offered(
                seat=seat,
                god=GODS[god],
                demand=DEMANDS[demand_of(state, god, slot)],
                count=count,
                source=source,
                hex="" if hex_ == NONE else state.rules.board.names[hex_],
            )
        )
    if not state.first_offered >> god & 1:
        state.first_offered |= 1 << god
        draw_idol(state, seat)


class MakeOffering(Decision[TindayaState]):
    """God and slot of the next pawn, or stop (D-17). `hex_` is the volcano, NONE for Majos' free offering."""

    rules = ("TD-OFFER-01", "TD-OFFER-02", "TD-OFFER-04", "TD-OFFER-15")
    verbs = ("pawn", "stop_offering")

    def __init__(self, seat: int, hex: int, given: int = 0) -> None:
        self.seat = seat
        self.hex = hex
        self.given = given

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        out = [table.pawn[god][slot] for god, slot in givable_slots(state, self.seat)]
        if self.given or not out:
            out.append(table.stop_offering)
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "pawn":
            state.push(ChooseSource(self.seat, self.hex, self.given, choice.a, choice.b))

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        return why_not_pawn(state, choice) if choice.verb == "pawn" else "TD-OFFER-15"


def why_not_pawn(state: TindayaState, choice: Choice) -> str:
    """Why no pawn may come to a slot: it is covered or full, or there is nothing to give for it."""
    if choice.b not in demanded_slots(state):
        return "TD-OFFER-02"
    return "TD-OFFER-04" if room_on(state, choice.a, choice.b) == 0 else "TD-OFFER-03"


class ChooseSource(Decision[TindayaState]):
    """What the pawn stands for (D-17)."""

    rules = ("TD-OFFER-03", "TD-OFFER-05", "TD-OFFER-07", "TD-OFFER-11", "TD-OFFER-15")
    verbs = ("unit", "animal", "prisoner", "villager", "noble")

    def __init__(self, seat: int, hex: int, given: int, god: int, slot: int) -> None:
        self.seat = seat
        self.hex = hex
        self.given = given
        self.god = god
        self.slot = slot

    def choices(self, state: TindayaState) -> list[Choice]:
        return sources(state, self.seat, self.god, self.slot)

    def apply(self, state: TindayaState, choice: Choice) -> None:
        player = state.players[self.seat]
        verb = choice.verb
        if verb == "unit":
            player.goods[demand_of(state, self.god, self.slot)] -= 1
        elif verb == "animal":
            set_animals(state, choice.a, state.animals[choice.a] - 1)
        elif verb == "prisoner":
            player.prison -= 1
        elif verb == "villager":
            sacrifice_villager(state, self.seat, choice.a)
        else:
            sacrifice_noble(state, self.seat, choice.a)
        # TD-OFFER-16: without its noble on the volcano the offering ends with this pawn.
        if self.hex == NONE or self.hex in state.moved_nobles:
            state.push(MakeOffering(self.seat, self.hex, self.given + 1))
        where = NONE if verb in ("unit", "prisoner") else choice.a
        put_pawns(state, self.seat, self.god, self.slot, 1, verb, where)
        if verb in ("villager", "noble"):
            check_abandoned(state)  # TD-OFFER-14

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        if choice.verb == "noble":
            return "TD-OFFER-11" if choice.a in state.players[self.seat].nobles else "TD-OFFER-10"
        return RULE_OF_SOURCE[choice.verb]


RULE_OF_SOURCE: Final = {
    "unit": "TD-OFFER-03",
    "animal": "TD-OFFER-05",
    "prisoner": "TD-OFFER-08",
    "villager": "TD-OFFER-09",
}


def sacrifice_villager(state: TindayaState, seat: int, hex_: int) -> None:
    """An own villager dies; of several on a hex one that has not moved (TD-EXPLORE-30)."""
    player = state.players[seat]
    if player.villagers.count(hex_) == state.moved.count(hex_):
        state.moved = removed(state.moved, hex_)
        if hex_ in state.stopped:
            state.stopped = removed(state.stopped, hex_)
    kill_villager(state, seat, hex_)


def sacrifice_noble(state: TindayaState, seat: int, hex_: int) -> None:
    player = state.players[seat]
    if player.nobles.count(hex_) == state.moved_nobles.count(hex_):
        state.moved_nobles = removed(state.moved_nobles, hex_)
        if hex_ in state.stopped_nobles:
            state.stopped_nobles = removed(state.stopped_nobles, hex_)
    kill_noble(state, seat, hex_)


# --- Majos ------------------------------------------------------------------------------------------------


class MajosOffering(SeatFrame[TindayaState]):
    """An offering without noble and volcano, and one pawn more from the reserve (TD-TRIBE-06, -13)."""

    def run(self, state: TindayaState) -> None:
        state.then(MakeOffering(self.seat, NONE), AddPawn(self.seat))


class AddPawn(SeatFrame[TindayaState]):
    """The additional pawn is lost only if no demanded slot has room."""

    def run(self, state: TindayaState) -> None:
        if open_slots(state):
            state.push(ChooseExtraSlot(self.seat))


class ChooseExtraSlot(Decision[TindayaState]):
    """God and slot of the additional pawn (D-24, AMB-50)."""

    rules = ("TD-TRIBE-13",)
    verbs = ("pawn",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.pawn[god][slot] for god, slot in open_slots(state)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        put_pawns(state, self.seat, choice.a, choice.b, 1, "reserve")

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        return why_not_pawn(state, choice)

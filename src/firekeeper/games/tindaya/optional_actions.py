"""Optional actions after the moves of a sequence (TD-EXPLORE-18 to -34; areas COLLECT, BUILD, HERD)."""

from __future__ import annotations

from firekeeper.games.tindaya import barter, dowry, events
from firekeeper.games.tindaya.contents import set_animals
from firekeeper.games.tindaya.offerings import MakeOffering, can_offer, open_slots
from firekeeper.games.tindaya.pieces import NEUTRAL, changed, knows, place_building, stands_on, villager_seats
from firekeeper.games.tindaya.priority import change_score
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    ANIMAL_OF,
    ANIMALS,
    BUILDING_TERRAIN,
    BUILDINGS,
    NONE,
    VOLCANO,
)
from firekeeper.games.tindaya.tokens import LastToken, TakeToken, collected, may_collect
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.hexes import distinct


class OptionalActions(Decision[TindayaState]):
    """The next optional action, or the end of the sequence (D-15)."""

    rules = ("TD-EXPLORE-18", "TD-EXPLORE-19", "TD-EXPLORE-20", "TD-EXPLORE-34")
    verbs = ("collect", "barter", "dowry", "adopt", "offer", "build", "herd", "finish")

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        table = rules.choices
        seat = self.seat
        nobles = state.moved_nobles
        out: list[Choice] = []
        for hex_ in distinct(state.moved, nobles):
            if state.tokens[hex_] != NONE and may_collect(state, seat, hex_):
                out.append(table.collect[hex_])
            for partner, other in enumerate(state.players):
                if partner != seat and stands_on(other, hex_):
                    if barter.may_offer(state, seat, partner, hex_):
                        out.append(table.barter[hex_][partner])
                    if rules.dowry and dowry.may_ask(state, seat, partner, hex_):
                        out.append(table.dowry[hex_][partner])
            if state.neutral and dowry.may_adopt_neutral(state, seat, hex_):
                out.append(table.adopt[hex_])
            if hex_ in nobles:
                if state.terrain[hex_] == VOLCANO:
                    if can_offer(state, seat):
                        out.append(table.offer[hex_])
                elif state.buildings[hex_] == NONE:
                    for building in buildable(state, seat, hex_):
                        out.append(table.build[hex_][building])
                else:
                    for count in range(1, herdable(state, seat, hex_) + 1):
                        out.append(table.herd[hex_][count])
        out.append(table.finish)
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        verb, hex_ = choice.verb, choice.a
        if verb == "finish":
            return
        state.push(self)
        if verb == "collect":
            state.then(TakeToken(self.seat, hex_), LastToken(self.seat, hex_))
        elif verb == "barter":
            barter.begin(state, self.seat, choice.b, hex_)
        elif verb == "dowry":
            dowry.begin(state, self.seat, choice.b, hex_)
        elif verb == "adopt":
            dowry.begin_neutral(state, self.seat, hex_)
        elif verb == "offer":
            state.push(MakeOffering(self.seat, hex_))
        elif verb == "build":
            place_building(state, hex_, choice.b)
            if state.events is not None:
                name = state.rules.board.names[hex_]
                state.events.append(
                    events.BuildingPlaced(seat=self.seat, hex=name, building=BUILDINGS[choice.b])
                )
        else:
            herd(state, self.seat, hex_, choice.b)

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        verb, hex_ = choice.verb, choice.a
        if verb in ("offer", "build", "herd") and hex_ not in state.moved_nobles:
            return "TD-EXPLORE-20"
        if hex_ not in state.moved and hex_ not in state.moved_nobles:
            return "TD-EXPLORE-18"
        if verb == "collect":
            if state.tokens[hex_] == NONE:
                return "TD-COLLECT-01"
            full = collected(state, self.seat) >= state.rules.storage
            return "TD-COLLECT-04" if full else "TD-COLLECT-05"
        if verb == "build":
            return why_not_build(state, self.seat, hex_, choice.b)
        if verb == "barter":
            return barter.why_not_offer(state, self.seat, choice.b, hex_)
        if verb == "offer":
            if state.terrain[hex_] != VOLCANO:
                return "TD-OFFER-01"
            return "TD-OFFER-03" if open_slots(state) else "TD-OFFER-04"
        if verb == "herd":
            return why_not_herd(state, self.seat, hex_, choice.b)
        if verb == "dowry":
            return dowry.why_not_dowry(state, self.seat, choice.b, hex_)
        return "TD-SOLO-08" if verb == "adopt" else "TD-EXPLORE-34"


def buildable(state: TindayaState, seat: int, hex_: int) -> list[int]:
    """The buildings that a noble may put up on a hex (area BUILD)."""
    terrain = state.terrain[hex_]
    if terrain <= VOLCANO or state.tokens[hex_] != NONE or state.forts[hex_] != NONE:
        return []
    known = state.players[seat].trades
    return [
        building
        for building, on in enumerate(BUILDING_TERRAIN)
        if on == terrain and known >> building & 1 and not why_not_build(state, seat, hex_, building)
    ]


def why_not_build(state: TindayaState, seat: int, hex_: int, building: int) -> str:
    """The rule that forbids a building on a hex; empty if it may be built."""
    if state.terrain[hex_] <= VOLCANO or state.forts[hex_] != NONE or state.buildings[hex_] != NONE:
        return "TD-BUILD-07"
    if state.terrain[hex_] != BUILDING_TERRAIN[building]:
        return "TD-BUILD-03"
    if not knows(state.players[seat], building):
        return "TD-BUILD-01"
    if state.tokens[hex_] != NONE:
        return "TD-BUILD-04"
    if not state.building_reserve[building]:
        return "TD-BUILD-05"
    there = villager_seats(state, hex_)
    if len(there) > 1 or NEUTRAL in there:
        return "TD-BUILD-02"
    if there and not knows(state.players[there[0]], building):
        return "TD-BUILD-02"
    return ""


def herdable(state: TindayaState, seat: int, hex_: int) -> int:
    """How many animals a noble may gather from Nature into a building (TD-HERD-01, -02, -09)."""
    building = state.buildings[hex_]
    if building == NONE or ANIMAL_OF[building] == NONE or state.animals[hex_]:
        return 0
    if state.herded >> hex_ & 1 or not knows(state.players[seat], building):
        return 0
    wild = state.nature[ANIMAL_OF[building]]
    return max(0, min(state.rules.herd_maximum, wild - 1 if state.rules.has_limits else wild))


def why_not_herd(state: TindayaState, seat: int, hex_: int, count: int) -> str:
    """The rule that forbids to gather so many animals: the building, or what Nature has left."""
    building = state.buildings[hex_]
    if building == NONE or ANIMAL_OF[building] == NONE or state.animals[hex_]:
        return "TD-HERD-01"
    if state.herded >> hex_ & 1 or not knows(state.players[seat], building):
        return "TD-HERD-01"
    last = state.rules.has_limits and count == state.nature[ANIMAL_OF[building]]
    return "TD-HERD-02" if last else "TD-HERD-09"


def herd(state: TindayaState, seat: int, hex_: int, count: int) -> None:
    kind = ANIMAL_OF[state.buildings[hex_]]
    state.nature = changed(state.nature, kind, -count)
    set_animals(state, hex_, state.animals[hex_] + count)
    state.herded |= 1 << hex_
    if state.events is not None:
        name = state.rules.board.names[hex_]
        state.events.append(events.Herded(seat=seat, hex=name, animal=ANIMALS[kind], count=count))
    if state.nature[kind] == 0:
        change_score(state, seat, -state.rules.loss_last_animal, "TD-HERD-03")

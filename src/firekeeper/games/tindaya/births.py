"""Reproduction (area END1): at the end of an era, and by the fertility idol."""

from __future__ import annotations

from typing import Any

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.contents import add_animal_each
from firekeeper.games.tindaya.pieces import add_villager, changed, villagers_in_reserve
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import ANIMALS, NONE
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.hexes import distinct, members
from firekeeper.kernel.together import Together


def births_of_villagers(state: TindayaState, seat: int) -> list[int]:
    """Buildings with at least two villagers of a tribe; none if its reserve is empty (TD-END1-01)."""
    villagers = state.players[seat].villagers
    if not villagers_in_reserve(state, seat):
        return []
    return [
        hex_ for hex_ in distinct(villagers) if state.buildings[hex_] != NONE and villagers.count(hex_) >= 2
    ]


def births_of_animals(state: TindayaState, hexes: list[int]) -> list[int]:
    """Those of some buildings that hold at least two animals (TD-END1-02)."""
    return [hex_ for hex_ in hexes if state.animals[hex_] >= 2]


def all_born(state: TindayaState, seat: int) -> bool:
    """One birth for each building; False, and none yet, if the reserve is short: the owner has to choose."""
    places = births_of_villagers(state, seat)
    if len(places) > villagers_in_reserve(state, seat):
        return False
    for hex_ in places:
        born(state, seat, hex_)
    return True


class BirthsTogether(Together[TindayaState]):
    """All owners of a short reserve choose at the same time (D-25, TD-PRIORITY-09)."""

    def __init__(self, owners: tuple[int, ...]) -> None:
        self.owners = owners

    def questions(self, state: TindayaState) -> list[Decision[Any]]:
        return [ChooseBirth(seat, tuple(births_of_villagers(state, seat))) for seat in self.owners]


def born(state: TindayaState, seat: int, hex_: int) -> None:
    add_villager(state, seat, hex_)
    if state.events is not None:
        state.events.append(events.VillagerBorn(seat=seat, hex=state.rules.board.names[hex_]))


class ChooseBirth(Decision[TindayaState]):
    """The next building that gets a birth, while the reserve lasts."""

    rules = ("TD-END1-01",)
    verbs = ("birth",)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.places = places

    def choices(self, state: TindayaState) -> list[Choice]:
        places = self.places
        if not state.rules.behaviour.any_order:
            places = places[: len(places) - villagers_in_reserve(state, self.seat) + 1]
        return [state.rules.choices.birth[hex_] for hex_ in places]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        born(state, self.seat, choice.a)
        if villagers_in_reserve(state, self.seat):
            at = self.places.index(choice.a)
            before = self.places[:at] if state.rules.behaviour.any_order else ()
            state.push(ChooseBirth(self.seat, before + self.places[at + 1 :]))


def reproduce_animals(state: TindayaState, hexes: list[int]) -> None:
    places = births_of_animals(state, hexes)
    if places:
        add_animal_each(state, places)
    if state.events is not None:
        names = state.rules.board.names
        state.events += [events.AnimalBorn(hex=names[hex_]) for hex_ in places]


def reproduce_wild(state: TindayaState) -> None:
    """One more in each wild depot with at least two animals (TD-END1-03)."""
    for kind in range(len(ANIMALS)):
        if state.nature[kind] >= 2:
            state.nature = changed(state.nature, kind, 1)
            if state.events is not None:
                state.events.append(events.WildAnimalBorn(animal=ANIMALS[kind]))


def reproduce_conquistadors(state: TindayaState) -> None:
    """One more in each fort with at least two conquistadors (TD-END1-04)."""
    before = state.conquistadors
    crowded = [hex_ for hex_ in members(state.fortified) if before[hex_] >= 2]
    if crowded:
        after = list(before)
        for hex_ in crowded:
            after[hex_] += 1
        state.conquistadors = tuple(after)
    if state.events is not None:
        for hex_, count in enumerate(before):
            if count >= 2:
                state.events.append(events.ConquistadorBorn(hex=state.rules.board.names[hex_]))

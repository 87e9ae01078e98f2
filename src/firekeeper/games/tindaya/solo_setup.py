"""Setup for one player (TD-SOLO-03 to -05, -12, -13): neutral buildings and the fort, by a prophecy."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.first_fort import PlaceFirstFort, fort_places
from firekeeper.games.tindaya.islands import island_at
from firekeeper.games.tindaya.pieces import added, place_building, return_token
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import BUILDING_TERRAIN, BUILDINGS, DOCK, NONE, PIGSTY
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, Frame

FORT = -3
"""What comes to the third island, in place of a building."""


class NeutralBuildings(Frame[TindayaState]):
    """A card names the islands of the pigsty, the dock and the fort; it is shuffled back afterwards."""

    def run(self, state: TindayaState) -> None:
        state.push(DrawForNeutrals())


class DrawForNeutrals(Chance[TindayaState]):
    rules = ("TD-SOLO-04", "TD-SOLO-13")

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.prophecy

    def apply(self, state: TindayaState, choice: Choice) -> None:
        column = state.rules.prophecy_numbers[choice.a][0]
        if state.events is not None:
            name = state.rules.prophecy_names[choice.a]
            state.events.append(events.NeutralsRead(card=name, numbers=list(column[:3])))
        state.then(FindIsland(column[0], PIGSTY), FindIsland(column[1], DOCK), FindIsland(column[2], FORT))


def room_for(state: TindayaState, island: int, what: int) -> list[int]:
    """Where a neutral building, or the fort, can stand on an island."""
    if what == FORT:
        return fort_places(state, island)
    return [
        hex_
        for hex_, terrain in enumerate(state.terrain)
        if terrain == BUILDING_TERRAIN[what] and island >> hex_ & 1 and state.buildings[hex_] == NONE
    ]


class FindIsland(Frame[TindayaState]):
    """The island of a number, or the nearest one with room; ties are the player's choice (TD-SOLO-12)."""

    def __init__(self, number: int, what: int) -> None:
        self.number = number
        self.what = what

    def run(self, state: TindayaState) -> None:
        volcano = state.volcanoes[self.number - 1]
        if room_for(state, island_at(state, volcano), self.what):
            ask_for_place(state, self.number, self.what)
            return
        apart = state.rules.board.apart[volcano]
        others = [
            (apart[hex_], number)
            for number, hex_ in enumerate(state.volcanoes, 1)
            if room_for(state, island_at(state, hex_), self.what)
        ]
        nearest = min(others)[0]
        numbers = tuple([number for away, number in others if away == nearest])
        state.push(ChooseIsland(0, numbers, self.what))


class ChooseIsland(Decision[TindayaState]):
    """Which of several islands at the same distance (D-41)."""

    rules = ("TD-SOLO-12",)
    verbs = ("island",)

    def __init__(self, seat: int, numbers: tuple[int, ...], what: int) -> None:
        super().__init__(seat)
        self.numbers = numbers
        self.what = what

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.island[number - 1] for number in self.numbers]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        ask_for_place(state, choice.a + 1, self.what)


def ask_for_place(state: TindayaState, number: int, what: int) -> None:
    island = island_at(state, state.volcanoes[number - 1])
    places = tuple(room_for(state, island, what))
    if what == FORT:
        state.push(PlaceFirstFort(0, places))
    else:
        state.push(PlaceNeutral(0, what, places))


class PlaceNeutral(Decision[TindayaState]):
    """Where a neutral building stands; the token there goes unseen, a neutral villager comes (D-41)."""

    rules = ("TD-SOLO-04", "TD-SETUP-51")
    verbs = ("place",)

    def __init__(self, seat: int, building: int, places: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.building = building
        self.places = places

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.place[self.building][hex_] for hex_ in self.places]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        hex_ = choice.b
        return_token(state, hex_)
        place_building(state, hex_, self.building)
        state.neutral = added(state.neutral, hex_)
        if state.events is not None:
            name = state.rules.board.names[hex_]
            state.events.append(events.NeutralPlaced(hex=name, building=BUILDINGS[self.building]))

"""The first fort (TD-SETUP-38, -43): a die names the island, the first player a terrain on it."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.contents import all_built
from firekeeper.games.tindaya.forts import PutFort
from firekeeper.games.tindaya.islands import island_at
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import COAST, FOREST, MOUNTAIN
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, Frame
from firekeeper.kernel.hexes import members


def fort_places(state: TindayaState, island: int) -> list[int]:
    """The free forests of an island, else its coasts, else its mountains; none if all are built on."""
    free = island & ~all_built(state)
    for kind in (FOREST, COAST, MOUNTAIN):
        found = members(free & state.by_terrain[kind])
        if found:
            return found
    return []


class FirstFort(Frame[TindayaState]):
    """Roll for the island of the first fort."""

    def run(self, state: TindayaState) -> None:
        state.push(RollForFort())


class RollForFort(Chance[TindayaState]):
    """The die names a volcano; an island without room is rolled again (TD-SETUP-43)."""

    rules = ("TD-SETUP-38", "TD-SETUP-43")

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.die

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if state.events is not None:
            state.events.append(events.FortRolled(number=choice.a + 1))
        places = fort_places(state, island_at(state, state.volcanoes[choice.a]))
        if places:
            state.push(PlaceFirstFort(state.order[0], tuple(places)))
        else:
            state.push(RollForFort())


class PlaceFirstFort(Decision[TindayaState]):
    """Where the first fort stands (D-06)."""

    rules = ("TD-SETUP-38", "TD-SETUP-51")
    verbs = ("fort",)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.places = places

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.fort[hex_] for hex_ in self.places]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.first_fort = choice.a
        state.push(PutFort(self.seat, choice.a, state.rules.first_fort))

"""Forts: building tiles turned over, with conquistadors in them (TD-TERMS-24, AMB-29)."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.pieces import place_fort, return_token
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import BUILDINGS, NONE, SUBSTITUTE
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, Frame


def fort_tiles(state: TindayaState) -> list[int]:
    """The types of which the supply has most: one of them becomes a fort on bare terrain."""
    most = max(state.building_reserve)
    if most == 0:
        return [SUBSTITUTE]
    return [at for at, count in enumerate(state.building_reserve) if count == most]


class PutFort(Frame[TindayaState]):
    """A fort with so many conquistadors comes to a hex, in place of its building or token.

    Natives and animals there have been dealt with before. `seat` chooses the tile on a tie, chance if it is
    NONE (TD-EVENT-45).
    """

    def __init__(self, seat: int, hex: int, conquistadors: int) -> None:
        self.seat = seat
        self.hex = hex
        self.conquistadors = conquistadors

    def run(self, state: TindayaState) -> None:
        tiles = fort_tiles(state)
        if state.buildings[self.hex] == NONE and len(tiles) > 1:
            if self.seat == NONE:
                state.push(DrawFortTile(self.hex, self.conquistadors))
            else:
                state.push(ChooseFortTile(self.seat, self.hex, self.conquistadors))
        else:
            put_fort(state, self.hex, tiles[0], self.conquistadors)


class ChooseFortTile(Decision[TindayaState]):
    """Which building tile the fort uses (D-47)."""

    rules = ("TD-BUILD-05", "TD-EVENT-37")
    verbs = ("fort_tile",)

    def __init__(self, seat: int, hex: int, conquistadors: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.conquistadors = conquistadors

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.fort_tile[tile] for tile in fort_tiles(state)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        put_fort(state, self.hex, choice.a, self.conquistadors)


class DrawFortTile(Chance[TindayaState]):
    """Nobody has a native left: chance takes the tile."""

    rules = ("TD-EVENT-45",)

    def __init__(self, hex: int, conquistadors: int) -> None:
        super().__init__()
        self.hex = hex
        self.conquistadors = conquistadors

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.fort_tile[tile] for tile in fort_tiles(state)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        put_fort(state, self.hex, choice.a, self.conquistadors)


def put_fort(state: TindayaState, hex_: int, tile: int, conquistadors: int) -> None:
    return_token(state, hex_)
    place_fort(state, hex_, tile, conquistadors)
    if state.events is not None:
        used = state.forts[hex_]
        state.events.append(
            events.FortBuilt(
                hex=state.rules.board.names[hex_],
                tile="" if used == SUBSTITUTE else BUILDINGS[used],
                conquistadors=conquistadors,
            )
        )

"""Tsunami and eruption (TD-EVENT-04 to -19, -44, -46, -48): hexes around an epicentre."""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.contents import lay_tokens, set_terrains
from firekeeper.games.tindaya.pieces import (
    changed,
    check_abandoned,
    clear_hexes,
    kill_natives,
    sink_terrains,
)
from firekeeper.games.tindaya.priority import decider
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    BASIC_ORE,
    COAST,
    COAST_TILE,
    ERUPTION,
    FOREST,
    FOREST_TILE,
    GOD_OF,
    MOUNTAIN,
    MOUNTAIN_TILE,
    NONE,
    OVER_SEA_FACE,
    SEA,
    SYMBOLS,
    TOKENS,
    TSUNAMI,
    VOLCANIC_ORE,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, Frame
from firekeeper.kernel.hexes import members


def radius(state: TindayaState, symbol: int) -> int:
    """How far a disaster reaches, by the wrath of its god (TD-EVENT-05 to -07)."""
    return state.rules.wrath_radius[state.wrath[GOD_OF[symbol]]]


def area(state: TindayaState, symbol: int) -> int:
    """The hexes in the area of a disaster, the epicentre included."""
    return state.rules.board.area[radius(state, symbol)][state.standees[symbol]]


def bare_land(state: TindayaState) -> int:
    """All land but the volcanoes."""
    terrain = state.by_terrain
    return terrain[FOREST] | terrain[COAST] | terrain[MOUNTAIN]


def lose_canoes(state: TindayaState, where: int) -> None:
    """Canoes in an area are destroyed (TD-EVENT-08)."""
    state.canoes = tuple([hex_ for hex_ in state.canoes if not where >> hex_ & 1])


class Flood(Frame[TindayaState]):
    """A tsunami: every terrain in its area sinks with all on it; volcanoes stand (TD-EVENT-11 to -13)."""

    def run(self, state: TindayaState) -> None:
        where = area(state, TSUNAMI)
        lose_canoes(state, where)
        lost = members(where & bare_land(state))
        clear_hexes(state, lost)
        sink_terrains(state, lost)
        state.derive_land()
        tell(state, TSUNAMI, lost)
        check_abandoned(state)


def tell(state: TindayaState, symbol: int, hexes: list[int]) -> None:
    if state.events is not None:
        names = state.rules.board.names
        state.events.append(events.Struck(disaster=SYMBOLS[symbol], hexes=[names[hex_] for hex_ in hexes]))


# --- eruption ---------------------------------------------------------------------------------------------

TILES_LEFT: Final = 0
VOLCANIC_LEFT: Final = 1
TOKENS_LEFT: Final = 2
"""What a ring is short of: terrain tiles, volcanic tokens, tokens of any kind."""
SHORTAGES: Final = ("tile", "volcanic_ore_token", "token")

TILE_ORDER: Final[tuple[int, ...]] = (MOUNTAIN_TILE, COAST_TILE, FOREST_TILE)
"""Which tiles an eruption takes first (TD-SETUP-50)."""


class Erupt(Frame[TindayaState]):
    """Lava ring by ring from the volcano (TD-EVENT-14 to -19, -44)."""

    def run(self, state: TindayaState) -> None:
        volcano = state.standees[ERUPTION]
        kill_natives(state, volcano)  # TD-EVENT-14
        lose_canoes(state, area(state, ERUPTION))
        rings = range(1, radius(state, ERUPTION) + 1)
        if state.events is not None:
            tell(state, ERUPTION, members(area(state, ERUPTION)))
        state.then(*[LavaRing(distance) for distance in rings], LavaCools())


class LavaCools(Frame[TindayaState]):
    def run(self, state: TindayaState) -> None:
        state.derive_land()
        check_abandoned(state)


class LavaRing(Frame[TindayaState]):
    """Clear and turn the terrain of a ring, lay mountains on its sea, then tokens on its mountains."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def run(self, state: TindayaState) -> None:
        ring = state.rules.board.rings[self.distance][state.standees[ERUPTION]]
        turned = members(ring & bare_land(state))
        clear_hexes(state, turned)
        set_terrains(state, turned, MOUNTAIN)  # TD-EVENT-17: all tiles have a mountain side
        state.derive_land()
        sea = tuple(members(ring & state.by_terrain[SEA]))
        state.then(LayLava(sea, sum(state.tile_reserve)), LayOre(self.distance))


class LayLava(Frame[TindayaState]):
    """Mountains on sea hexes; if tiles are short the player with priority names the hexes (TD-EVENT-18)."""

    def __init__(self, hexes: tuple[int, ...], tiles: int) -> None:
        self.hexes = hexes
        self.tiles = tiles

    def run(self, state: TindayaState) -> None:
        if len(self.hexes) <= self.tiles:
            lay_mountains(state, self.hexes)
        elif self.tiles:
            state.push(name_hexes(state, TILES_LEFT, self.hexes, self.tiles))
        state.derive_land()  # the ring has been turned to mountains, also where tiles are short


def lay_mountains(state: TindayaState, hexes: tuple[int, ...]) -> None:
    """Tiles of the reserve on sea hexes, in their order. `derive_land` must follow."""
    tiles, reserve = list(state.tiles), list(state.tile_reserve)
    at = 0
    for hex_ in hexes:
        while not reserve[TILE_ORDER[at]]:
            at += 1
        tile = TILE_ORDER[at]
        reserve[tile] -= 1
        tiles[hex_] = tile if tiles[hex_] == NONE else tile + OVER_SEA_FACE
    state.tiles, state.tile_reserve = tuple(tiles), tuple(reserve)
    set_terrains(state, hexes, MOUNTAIN)


class LayOre(Frame[TindayaState]):
    """A volcanic token on every mountain of the ring, basic ore when they run out (TD-EVENT-44, -48)."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def run(self, state: TindayaState) -> None:
        board, volcano = state.rules.board, state.standees[ERUPTION]
        mountains = state.by_terrain[MOUNTAIN] & ~state.with_token
        if mountains & board.area[self.distance - 1][volcano]:
            return  # the supply did not reach all of a nearer ring: farther ones get none
        bare = tuple(members(mountains & board.rings[self.distance][volcano]))
        volcanic, basic = state.token_reserve[VOLCANIC_ORE], state.token_reserve[BASIC_ORE]
        if len(bare) <= volcanic:
            lay_ore(state, bare)
        elif volcanic:
            # The last volcanic ones first; what basic ore then covers is asked for afterwards (AMB-117).
            state.then(name_hexes(state, VOLCANIC_LEFT, bare, volcanic), LayOre(self.distance))
        elif len(bare) <= basic:
            lay_ore(state, bare)
        elif basic:
            state.push(name_hexes(state, TOKENS_LEFT, bare, basic))


def lay_ore(state: TindayaState, hexes: tuple[int, ...]) -> None:
    """A token of the reserve on each hex, face down: volcanic ones as long as there are some (AMB-26)."""
    kind = VOLCANIC_ORE if state.token_reserve[VOLCANIC_ORE] else BASIC_ORE
    state.token_reserve = changed(state.token_reserve, kind, -len(hexes))
    lay_tokens(state, hexes, kind)
    if hexes and state.events is not None:
        names = state.rules.board.names
        state.events.append(events.TokensLaid(token=TOKENS[kind], hexes=[names[hex_] for hex_ in hexes]))


def name_hexes(state: TindayaState, shortage: int, hexes: tuple[int, ...], left: int) -> Frame[TindayaState]:
    """Who names the hexes: the player with priority, chance if nobody has a native left (TD-EVENT-45)."""
    seat = decider(state)
    return DrawHex(shortage, hexes, left) if seat == NONE else NameHex(seat, shortage, hexes, left)


def lay_short(state: TindayaState, shortage: int, hex_: int) -> None:
    if shortage == TILES_LEFT:
        lay_mountains(state, (hex_,))
        state.derive_land()
    else:
        lay_ore(state, (hex_,))


class NameHex(Decision[TindayaState]):
    """Which hexes of a ring get what is short, one after another (D-29)."""

    rules = ("TD-EVENT-18", "TD-EVENT-44", "TD-EVENT-45", "TD-EVENT-48")
    verbs = ("lava",)

    def __init__(self, seat: int, shortage: int, hexes: tuple[int, ...], left: int) -> None:
        super().__init__(seat)
        self.shortage = shortage
        self.hexes = hexes
        self.left = left

    def choices(self, state: TindayaState) -> list[Choice]:
        hexes = self.hexes
        if not state.rules.behaviour.any_order:
            hexes = hexes[: len(hexes) - self.left + 1]
        return [state.rules.choices.lava[hex_] for hex_ in hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        lay_short(state, self.shortage, choice.a)
        if self.left > 1:
            at = self.hexes.index(choice.a)
            before = self.hexes[:at] if state.rules.behaviour.any_order else ()
            state.push(NameHex(self.seat, self.shortage, before + self.hexes[at + 1 :], self.left - 1))


class DrawHex(Chance[TindayaState]):
    """The same by chance: each of the hexes left is as likely as the others."""

    rules = ("TD-EVENT-45",)

    def __init__(self, shortage: int, hexes: tuple[int, ...], left: int) -> None:
        super().__init__()
        self.shortage = shortage
        self.hexes = hexes
        self.left = left

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.lava[hex_] for hex_ in self.hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        lay_short(state, self.shortage, choice.a)
        if self.left > 1:
            rest = tuple([hex_ for hex_ in self.hexes if hex_ != choice.a])
            state.push(DrawHex(self.shortage, rest, self.left - 1))

"""Pieces on the board: natives, animals, conquistadors, buildings, forts, tokens, walls (area TERMS).

Whatever puts a piece somewhere, takes it away or asks who stands where goes through these functions, so that
all pieces stay accounted for (ledger section 44).
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.contents import (
    replaced,
    set_animals,
    set_building,
    set_conquistadors,
    set_fort,
    set_terrain,
    set_terrains,
    set_tokens,
)
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import (
    ANIMAL_OF,
    ANIMALS,
    BUILDINGS,
    CUBE,
    CYLINDER,
    MOUNTAIN_TILE,
    NONE,
    NOWHERE,
    OVER_SEA_FACE,
    SEA,
    SUBSTITUTE,
    TOKENS,
)
from firekeeper.kernel.hexes import distinct, members
from firekeeper.kernel.rng import COMPILED
from firekeeper.kernel.state import changed as changed
from firekeeper.kernel.state import total

if TYPE_CHECKING:
    from collections.abc import Sequence

NEUTRAL: Final = -2
"""Who controls a building with a neutral villager (TD-SOLO-09)."""


def added(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The sorted values with one more."""
    at = bisect_right(values, value)
    return (*values[:at], value, *values[at:])


def removed(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The values with one copy less of this one."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


# --- who stands where ---------------------------------------------------------------------------------


def imprison(state: TindayaState, seat: int, count: int) -> None:
    """Conquistadors come to the prison of a tribe."""
    state.players[seat].prison += count
    if count and state.events is not None:
        state.events.append(events.Imprisoned(seat=seat, count=count))


def natives_at(player: Player, hex_: int) -> int:
    """How many natives of a tribe stand on a hex."""
    if not COMPILED:
        return player.villagers.count(hex_) + player.nobles.count(hex_)
    found = 0
    for at in player.villagers:
        if at == hex_:
            found += 1
    for at in player.nobles:
        if at == hex_:
            found += 1
    return found


def occupants(state: TindayaState, hex_: int) -> list[int]:
    """The seats with a native on a hex (TD-TERMS-30)."""
    return [seat for seat, player in enumerate(state.players) if stands_on(player, hex_)]


def stands_on(player: Player, hex_: int) -> bool:
    """Whether a tribe has a native on a hex."""
    if not COMPILED:
        return hex_ in player.villagers or hex_ in player.nobles
    # `in` is Python's own there; these become loops, which take a quarter of the time.
    return any(at == hex_ for at in player.villagers) or any(at == hex_ for at in player.nobles)


def has_native(state: TindayaState, hex_: int) -> bool:
    """Whether any native stands there, a neutral villager included (TD-SOLO-11)."""
    if not COMPILED:
        for player in state.players:
            if hex_ in player.villagers or hex_ in player.nobles:
                return True
        return hex_ in state.neutral
    for player in state.players:
        if stands_on(player, hex_):
            return True
    return hex_ in state.neutral


def with_natives(state: TindayaState) -> set[int]:
    """All hexes for which `has_native`."""
    found = set(state.neutral)
    for player in state.players:
        found.update(player.villagers)
        found.update(player.nobles)
    return found


def villager_seats(state: TindayaState, hex_: int) -> list[int]:
    """The seats with a villager on a hex; NEUTRAL for a neutral one."""
    found = [seat for seat, player in enumerate(state.players) if hex_ in player.villagers]
    if hex_ in state.neutral:
        found.append(NEUTRAL)
    return found


def controller(state: TindayaState, hex_: int) -> int:
    """The seat that controls the building of a hex, NEUTRAL, or NONE (TD-TERMS-09)."""
    if state.buildings[hex_] == NONE:
        return NONE
    found = villager_seats(state, hex_)
    return found[0] if found else NONE


def controlled(state: TindayaState, seat: int) -> list[int]:
    """The hexes of the buildings that a tribe controls, in board order."""
    return [hex_ for hex_ in distinct(state.players[seat].villagers) if state.buildings[hex_] != NONE]


def knows(player: Player, trade: int) -> bool:
    return bool(player.trades >> trade & 1)


def has_invented(player: Player, invention: int) -> bool:
    return bool(player.inventions >> invention & 1)


def villagers_in_reserve(state: TindayaState, seat: int) -> int:
    return state.rules.villagers - len(state.players[seat].villagers)


def conquistadors_on_board(state: TindayaState) -> int:
    return total(state.conquistadors)


def may_end(state: TindayaState, seat: int, hex_: int) -> bool:
    """Whether a villager of this tribe may end an exploration here (TD-TERMS-12)."""
    building = state.buildings[hex_]
    if state.forts[hex_] != NONE:
        return False
    if building == NONE:
        return True
    others = [other for other in villager_seats(state, hex_) if other != seat]
    return not others and knows(state.players[seat], building)


# --- natives come and go ------------------------------------------------------------------------------


def add_villager(state: TindayaState, seat: int, hex_: int) -> None:
    player = state.players[seat]
    player.villagers = added(player.villagers, hex_)


def kill_villager(state: TindayaState, seat: int, hex_: int) -> None:
    """A dead villager returns to the reserve of its tribe (TD-TERMS-06)."""
    player = state.players[seat]
    player.villagers = removed(player.villagers, hex_)


def kill_noble(state: TindayaState, seat: int, hex_: int) -> None:
    """A dead noble is removed from the game (TD-TERMS-06)."""
    player = state.players[seat]
    player.nobles = removed(player.nobles, hex_)
    player.lost_nobles += 1


def kill_natives(state: TindayaState, hex_: int) -> None:
    """All natives of a hex die, neutral villagers too."""
    if not has_native(state, hex_):
        return
    if state.events is not None:
        villagers = [player.villagers.count(hex_) for player in state.players]
        nobles = [player.nobles.count(hex_) for player in state.players]
        tell_deaths(state, hex_, villagers, nobles, hex_ in state.neutral)
    for player in state.players:
        if hex_ in player.villagers:
            player.villagers = tuple([at for at in player.villagers if at != hex_])
        if hex_ in player.nobles:
            player.lost_nobles += player.nobles.count(hex_)
            player.nobles = tuple([at for at in player.nobles if at != hex_])
    if hex_ in state.neutral:
        state.neutral = removed(state.neutral, hex_)


def tell_deaths(
    state: TindayaState, hex_: int, villagers: list[int], nobles: list[int], neutral: bool
) -> None:
    """Natives die on a hex: how many of each seat."""
    if state.events is not None and (any(villagers) or any(nobles) or neutral):
        name = state.rules.board.names[hex_]
        state.events.append(events.NativesDied(hex=name, villagers=villagers, nobles=nobles, neutral=neutral))


# --- animals ------------------------------------------------------------------------------------------


def animals_flee(state: TindayaState, hex_: int) -> None:
    """The animals of a hex go to Nature (TD-HERD-05, -06)."""
    count = state.animals[hex_]
    if count:
        kind = ANIMAL_OF[state.buildings[hex_]]
        state.nature = changed(state.nature, kind, count)
        set_animals(state, hex_, 0)
        if state.events is not None:
            name = state.rules.board.names[hex_]
            state.events.append(events.AnimalsFled(hex=name, animal=ANIMALS[kind], count=count))


def kill_animals(state: TindayaState, hex_: int) -> None:
    """The animals of a hex die: they return to the supply, not to Nature."""
    count = state.animals[hex_]
    if count:
        set_animals(state, hex_, 0)
        if state.events is not None:
            name = state.rules.board.names[hex_]
            animal = ANIMALS[ANIMAL_OF[state.buildings[hex_]]]
            state.events.append(events.AnimalsDied(hex=name, animal=animal, count=count))


def check_abandoned(state: TindayaState) -> None:
    """Pens and sties without any native lose their animals to Nature (TD-EXPLORE-23, TD-HERD-08)."""
    for hex_ in members(state.stocked):
        if not has_native(state, hex_):
            animals_flee(state, hex_)


# --- buildings, forts, tokens, walls, land ------------------------------------------------------------


def place_building(state: TindayaState, hex_: int, building: int) -> None:
    set_building(state, hex_, building)
    state.building_reserve = changed(state.building_reserve, building, -1)


def remove_building(state: TindayaState, hex_: int) -> None:
    """The tile returns to the supply. The animals must have left or been killed before."""
    building = state.buildings[hex_]
    state.building_reserve = changed(state.building_reserve, building, 1)
    set_building(state, hex_, NONE)
    if state.events is not None:
        name = state.rules.board.names[hex_]
        state.events.append(events.BuildingLost(hex=name, building=BUILDINGS[building]))


def place_fort(state: TindayaState, hex_: int, tile: int, conquistadors: int) -> None:
    """A fort: a building there is turned over, else `tile` comes from the supply (AMB-29)."""
    if state.buildings[hex_] != NONE:
        set_fort(state, hex_, state.buildings[hex_])
        set_building(state, hex_, NONE)
    else:
        set_fort(state, hex_, tile)
        if tile != SUBSTITUTE:
            state.building_reserve = changed(state.building_reserve, tile, -1)
    set_conquistadors(state, hex_, conquistadors)


def remove_fort(state: TindayaState, hex_: int) -> None:
    """A fort leaves the board; its tile is a building of the supply again."""
    tile = state.forts[hex_]
    if state.events is not None:
        name = state.rules.board.names[hex_]
        state.events.append(events.FortRemoved(hex=name, conquistadors=state.conquistadors[hex_]))
    if tile != SUBSTITUTE:
        state.building_reserve = changed(state.building_reserve, tile, 1)
    set_fort(state, hex_, NONE)
    set_conquistadors(state, hex_, 0)
    if state.chief == hex_:
        state.chief = NOWHERE
    if state.first_fort == hex_:
        state.first_fort = NOWHERE


def return_token(state: TindayaState, hex_: int) -> None:
    """A token leaves the board unseen and goes to the reserve of its kind (TD-TERMS-40)."""
    if state.tokens[hex_] != NONE:
        return_tokens(state, (hex_,))


def return_tokens(state: TindayaState, hexes: Sequence[int]) -> None:
    """The same for several hexes, with and without a token."""
    tokens, reserve = list(state.tokens), list(state.token_reserve)
    for hex_ in hexes:
        _return_token(state, tokens, reserve, hex_)
    set_tokens(state, tokens, hexes)
    state.token_reserve = tuple(reserve)


def _return_token(state: TindayaState, tokens: list[int], reserve: list[int], hex_: int) -> None:
    """Work on lists that several hexes share: every tuple of the state is as long as the board."""
    kind = tokens[hex_]
    if kind != NONE:
        tokens[hex_] = NONE
        reserve[kind] += 1
        if state.events is not None:
            name = state.rules.board.names[hex_]
            state.events.append(events.TokenReturned(hex=name, token=TOKENS[kind]))


def remove_wall(state: TindayaState, hex_: int) -> None:
    if state.walls >> hex_ & 1:
        state.walls ^= 1 << hex_
        state.wall_reserve += 1


def clear_hexes(state: TindayaState, hexes: Sequence[int]) -> None:
    """All that lies on hexes returns to its reserve: tsunami, eruption, San Borondón (TD-EVENT-13, -17)."""
    tokens, reserve = list(state.tokens), list(state.token_reserve)
    for hex_ in hexes:
        kill_natives(state, hex_)
        kill_animals(state, hex_)
        if state.buildings[hex_] != NONE:
            remove_building(state, hex_)
        if state.forts[hex_] != NONE:
            remove_fort(state, hex_)
        _return_token(state, tokens, reserve, hex_)
        remove_wall(state, hex_)
    set_tokens(state, tokens, hexes)
    state.token_reserve = tuple(reserve)


def sink_terrains(state: TindayaState, hexes: Sequence[int]) -> None:
    """Cleared terrains become sea; their tiles go to the reserve. `derive_land` must follow."""
    tiles, reserve = list(state.tiles), list(state.tile_reserve)
    for hex_ in hexes:
        tile = tiles[hex_]
        covers = tile >= OVER_SEA_FACE
        reserve[tile - OVER_SEA_FACE if covers else tile] += 1
        tiles[hex_] = MOUNTAIN_TILE if covers else NONE
    state.tiles, state.tile_reserve = tuple(tiles), tuple(reserve)
    set_terrains(state, hexes, SEA)


def lay_terrain(state: TindayaState, hex_: int, terrain: int, tile: int) -> None:
    """A terrain tile covers a sea hex. `derive_land` must follow."""
    state.tile_reserve = changed(state.tile_reserve, tile, -1)
    laid = tile if state.tiles[hex_] == NONE else tile + OVER_SEA_FACE
    state.tiles = replaced(state.tiles, hex_, laid)
    set_terrain(state, hex_, terrain)


# --- action markers -----------------------------------------------------------------------------------


def markers(player: Player) -> list[int]:
    """The kinds of markers in the action depot (TD-ACT-13)."""
    found = []
    if player.cubes:
        found.append(CUBE)
    if player.cylinders:
        found.append(CYLINDER)
    return found


def place_marker(player: Player, marker: int) -> None:
    """A marker goes from the depot to an action space."""
    player.placed += 1
    if marker == CUBE:
        player.cubes -= 1
        player.used_cubes += 1
    else:
        player.cylinders -= 1
        player.used_cylinders += 1

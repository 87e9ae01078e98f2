"""What lies on the hexes: the fields of the state by hex, and the masks that follow from them.

These are the only functions that change what is built, fortified, stocked or covered by a token, so that the
derived masks are always up to date. Terrain changes in steps; `derive_land` follows once they are done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.games.tindaya.terms import NONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firekeeper.games.tindaya.state import TindayaState


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values with another one in a place."""
    found = list(values)
    found[at] = value
    return tuple(found)


def set_terrain(state: TindayaState, hex_: int, terrain: int) -> None:
    """`derive_land` must follow, once for all hexes."""
    bit = 1 << hex_
    masks = list(state.by_terrain)
    masks[state.terrain[hex_]] ^= bit
    masks[terrain] |= bit
    state.by_terrain = tuple(masks)
    state.terrain = replaced(state.terrain, hex_, terrain)


def set_terrains(state: TindayaState, hexes: Sequence[int], terrain: int) -> None:
    """The same for several hexes at once."""
    kinds, masks = list(state.terrain), list(state.by_terrain)
    for hex_ in hexes:
        bit = 1 << hex_
        masks[kinds[hex_]] ^= bit
        masks[terrain] |= bit
        kinds[hex_] = terrain
    state.terrain, state.by_terrain = tuple(kinds), tuple(masks)


def set_building(state: TindayaState, hex_: int, building: int) -> None:
    bit = 1 << hex_
    masks = list(state.built)
    before = state.buildings[hex_]
    if before != NONE:
        masks[before] ^= bit
    if building != NONE:
        masks[building] |= bit
    state.built = tuple(masks)
    state.buildings = replaced(state.buildings, hex_, building)


def set_fort(state: TindayaState, hex_: int, tile: int) -> None:
    state.forts = replaced(state.forts, hex_, tile)
    bit = 1 << hex_
    state.fortified = state.fortified & ~bit if tile == NONE else state.fortified | bit


def set_animals(state: TindayaState, hex_: int, count: int) -> None:
    state.animals = replaced(state.animals, hex_, count)
    bit = 1 << hex_
    state.stocked = state.stocked | bit if count else state.stocked & ~bit


def add_animal_each(state: TindayaState, hexes: Sequence[int]) -> None:
    """One animal more on each of several hexes that have some already."""
    animals = list(state.animals)
    for hex_ in hexes:
        animals[hex_] += 1
    state.animals = tuple(animals)


def set_token(state: TindayaState, hex_: int, kind: int) -> None:
    state.tokens = replaced(state.tokens, hex_, kind)
    bit = 1 << hex_
    state.with_token = state.with_token & ~bit if kind == NONE else state.with_token | bit


def lay_tokens(state: TindayaState, hexes: Sequence[int], kind: int) -> None:
    """Tokens of a kind on several hexes at once."""
    tokens = list(state.tokens)
    for hex_ in hexes:
        tokens[hex_] = kind
    set_tokens(state, tokens, hexes)


def set_tokens(state: TindayaState, tokens: list[int], hexes: Sequence[int]) -> None:
    """The tokens of the whole board, after those of some hexes have changed."""
    state.tokens = tuple(tokens)
    bit = state.rules.board.bit
    laid = gone = 0
    for hex_ in hexes:
        if tokens[hex_] == NONE:
            gone |= bit[hex_]
        else:
            laid |= bit[hex_]
    state.with_token = (state.with_token | laid) & ~gone


def set_conquistadors(state: TindayaState, hex_: int, count: int) -> None:
    state.conquistadors = replaced(state.conquistadors, hex_, count)


def all_built(state: TindayaState) -> int:
    """The hexes with any building."""
    found = 0
    for hexes in state.built:
        found |= hexes
    return found


# --- masks from nothing: after a restore, and when land has changed ----------------------------------------


def hexes_by_value(values: tuple[int, ...], kinds: int) -> tuple[int, ...]:
    """For each kind the hexes where a field has it; NONE is no kind."""
    found = [0] * kinds
    bit = 1
    for there in values:
        if there >= 0:
            found[there] |= bit
        bit <<= 1
    return tuple(found)


def hexes_without(values: tuple[int, ...], value: int) -> int:
    """The hexes where a field has any other value."""
    found = 0
    bit = 1
    for there in values:
        if there != value:
            found |= bit
        bit <<= 1
    return found

"""Common and secret objectives of Domination (areas OBJ-GREEN, OBJ-BLUE, OBJ-SECRET)."""

from __future__ import annotations

from firekeeper.games.tindaya.pieces import controlled
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    BUILDINGS,
    CEREALS,
    CLAY,
    DOCK,
    FIELD,
    GOAT_PEN,
    HORNS,
    MANURE,
    NONE,
    OBSIDIAN,
    PIGSTY,
    SALT,
    STONE,
    STRAW,
    TRADES,
    VOLCANO,
    WOOD,
)
from firekeeper.kernel.hexes import mask_of

HOARDS = {
    "hoard_horns": HORNS,
    "hoard_obsidian": OBSIDIAN,
    "hoard_wood": WOOD,
    "hoard_clay": CLAY,
    "hoard_stone": STONE,
    "hoard_salt": SALT,
    "hoard_manure": MANURE,
    "hoard_straw": STRAW,
    "hoard_cereals": CEREALS,
}
BUILDING_OBJECTIVES = {
    "most_docks": DOCK,
    "most_goat_pens": GOAT_PEN,
    "most_pigsties": PIGSTY,
    "most_fields": FIELD,
}


def occupied(state: TindayaState, seat: int) -> list[int]:
    """The hexes with a native of a tribe."""
    player = state.players[seat]
    return sorted(set(player.villagers) | set(player.nobles))


def common_value(state: TindayaState, seat: int, objective: int) -> int:
    """How far a tribe has come in a common objective."""
    name = state.rules.common_names[objective]
    player = state.players[seat]
    board = state.rules.board
    mine = controlled(state, seat)
    if name == "sages":
        return player.trades.bit_count()
    if name == "worshippers":
        natives = (*player.villagers, *player.nobles)
        return sum([state.terrain[hex_] == VOLCANO for hex_ in natives])
    if name == "travellers":
        where = mask_of(occupied(state, seat))
        return sum([bool(island & where) for island in state.islands])
    if name == "engineers":
        return sum([player.inventions >> (trade * 2 + 1) & 1 for trade in range(len(TRADES))])
    if name == "settlers":
        groups = board.components(mask_of(occupied(state, seat)))
        return max([group.bit_count() for group in groups], default=0)
    if name == "specialists":
        kinds = [state.buildings[hex_] for hex_ in mine]
        return max([kinds.count(kind) for kind in range(len(BUILDINGS))])
    if name == "islanders":
        largest = max([island.bit_count() for island in state.islands], default=0)
        where = mask_of(mine)
        return max(
            [(island & where).bit_count() for island in state.islands if island.bit_count() == largest],
            default=0,
        )
    if name == "jacks_of_all_trades":
        there = [state.buildings[hex_] for hex_ in occupied(state, seat)]
        return len({kind for kind in there if kind != NONE})
    if name == "landowners":
        return len(mine)
    return max([board.apart[one][other] for one in mine for other in mine], default=0)


def secret_value(state: TindayaState, seat: int, card: int) -> int:
    """What a secret objective counts (TD-OBJ-SECRET-01, DATA section 16)."""
    name = state.rules.secret_names[card]
    player = state.players[seat]
    mine = controlled(state, seat)
    if name in HOARDS:
        return player.goods[HOARDS[name]]
    if name in BUILDING_OBJECTIVES:
        return [state.buildings[hex_] for hex_ in mine].count(BUILDING_OBJECTIVES[name])
    if name == "most_goats":
        return sum([state.animals[hex_] for hex_ in mine if state.buildings[hex_] == GOAT_PEN])
    if name == "most_pigs":
        return sum([state.animals[hex_] for hex_ in mine if state.buildings[hex_] == PIGSTY])
    if name == "most_prisoners":
        return player.prison
    if name == "most_villagers":
        return len(player.villagers)
    kept = zip(player.goods, state.rules.preserve, strict=True)
    return sum([count for count, preserve in kept if preserve])


def leaders_by(values: dict[int, int]) -> list[int]:
    """All with the highest value; nobody if it is 0 (AMB-61)."""
    best = max(values.values(), default=0)
    return [seat for seat, value in values.items() if value == best > 0]


def common_leaders(state: TindayaState, objective: int, seats: list[int]) -> list[int]:
    return leaders_by({seat: common_value(state, seat, objective) for seat in seats})


def secret_leaders(state: TindayaState, card: int, seats: list[int]) -> list[int]:
    return leaders_by({seat: secret_value(state, seat, card) for seat in seats})

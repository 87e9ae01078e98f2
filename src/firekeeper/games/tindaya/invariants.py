"""Invariants of Tindaya: what must hold whenever somebody has to decide (section 44 of the ledger).

`broken` looks at a position alone: no tile, token, native, marker or card is ever lost or doubled, no limit
is passed. Positions in which chance is asked may be half done.
"""

from __future__ import annotations

from collections.abc import Iterator

from firekeeper.games.tindaya.offerings import demanded_slots, pawns_on
from firekeeper.games.tindaya.pieces import has_native, knows, villager_seats
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import (
    ACTIONS,
    ANIMAL_OF,
    BUILDING_TERRAIN,
    BUILDINGS,
    DEPOT_OF,
    GODS,
    IDOLS,
    MOUNTAIN_TILE,
    NONE,
    OVER_SEA_FACE,
    RESOURCES,
    SETUP,
    SUBSTITUTE,
    TERRAINS,
    TOKEN_OF,
    TOKENS,
    TRADES,
    VOLCANO,
)
from firekeeper.games.tindaya.tokens import TakeToken
from firekeeper.kernel.frame import frame_name


def broken(state: TindayaState) -> list[str]:
    """The laws this position breaks, one sentence each; an empty list if all is well."""
    found: list[str] = []
    for seat, player in enumerate(state.players):
        for law in (_natives, _markers, _stocks):
            found += [f"seat {seat + 1}: {sentence}" for sentence in law(state, seat, player)]
    for shared in SHARED:
        found += shared(state)
    return found


def _exploring(state: TindayaState) -> bool:
    """Whether moves are being made, or a treason that interrupts them: what they leave behind is looked at
    when they are done (AMB-34, TD-HERD-08)."""
    waiting = {frame_name(frame) for frame in state.frames}
    unsettled = {"MovesDone", "TraitorForts", "Betray", "GiveUpPossessions"}
    return bool(state.moved or state.moved_nobles or waiting & unsettled)


# --- one tribe ----------------------------------------------------------------------------------------


def _natives(state: TindayaState, seat: int, player: Player) -> Iterator[str]:
    rules = state.rules
    names = rules.board.names
    if len(player.villagers) > rules.villagers:
        yield f"{len(player.villagers)} villagers on the board (TD-TERMS-06)"
    if list(player.villagers) != sorted(player.villagers) or list(player.nobles) != sorted(player.nobles):
        yield f"natives are not in board order: {player.villagers}, {player.nobles}"
    if player.betrayed:
        if player.villagers or player.nobles:
            yield "the traitor has natives on the board"
        return
    placed = len(player.nobles) + player.lost_nobles
    if placed != rules.nobles and not (state.phase == SETUP and placed == 0):
        yield f"{len(player.nobles)} nobles on the board and {player.lost_nobles} lost (TD-TERMS-03)"
    for hex_ in sorted({*player.villagers, *player.nobles}):
        if state.terrain[hex_] < VOLCANO:
            yield f"natives stand on {names[hex_]}, which is {TERRAINS[state.terrain[hex_]]}"
        if state.forts[hex_] != NONE and hex_ not in (*state.stopped, *state.stopped_nobles):
            yield f"natives stand in the fort {names[hex_]} (TD-TERMS-24)"
    if _exploring(state):
        return
    for hex_ in sorted(set(player.villagers)):
        building = state.buildings[hex_]
        if building != NONE and not knows(player, building):
            yield f"villagers in the {BUILDINGS[building]} of {names[hex_]}, an unknown trade (TD-TERMS-12)"


def _markers(state: TindayaState, seat: int, player: Player) -> Iterator[str]:
    rules = state.rules
    known = player.trades.bit_count()
    if known == 0:
        return  # before TD-SETUP-14
    cubes = player.cubes + player.used_cubes
    if min(player.cubes, player.used_cubes) < 0 or cubes + len(TRADES) - known > rules.cubes:
        yield f"{cubes} cubes with {known} known trades (TD-SETUP-17)"
    cylinders = player.cylinders + player.used_cylinders + player.spent_cylinders
    locked = 2 * len(TRADES) - player.inventions.bit_count() + 1 - player.cave
    counts = (player.cylinders, player.used_cylinders, player.spent_cylinders)
    if min(counts) < 0 or cylinders + locked > rules.cylinders:
        yield f"{cylinders} cylinders in use and {locked} on the boards (TD-SETUP-17)"
    for trade, name in enumerate(TRADES):
        levels = player.inventions >> 2 * trade & 3
        if levels == 2:
            yield f"level 2 of the {name} is developed without level 1 (TD-DEVELOP-04)"
    if (player.developed | player.produced) & ~player.trades:
        yield "a marker lies on a space of an unknown trade (TD-ACT-09)"


def _stocks(state: TindayaState, seat: int, player: Player) -> Iterator[str]:
    for resource, count in enumerate(player.goods):
        if count < 0:
            yield f"{count} {RESOURCES[resource]}"
    if min(player.tokens) < 0 or player.prison < 0:
        yield f"tokens {player.tokens}, prisoners {player.prison}"
    if list(player.idols) != sorted(player.idols):
        yield f"idols are not sorted: {player.idols}"
    if state.rules.has_limits and state.phase != SETUP and sum(player.tokens) > state.rules.storage:
        yield f"{sum(player.tokens)} tokens collected, {state.rules.storage} are allowed (TD-COLLECT-04)"


# --- the archipelago ----------------------------------------------------------------------------------


def _tiles(state: TindayaState) -> Iterator[str]:
    rules = state.rules
    names = rules.board.names
    for tile, count in enumerate(rules.terrain_tiles):
        on_board = state.tiles.count(tile) + state.tiles.count(tile + OVER_SEA_FACE)
        if tile == MOUNTAIN_TILE:  # the sea faces below
            on_board += sum([other >= OVER_SEA_FACE for other in state.tiles])
        if on_board + state.tile_reserve[tile] != count:
            yield f"terrain tile {tile}: {on_board} on the board, {state.tile_reserve[tile]} in reserve"
    for building, count in enumerate(rules.building_tiles):
        on_board = state.buildings.count(building) + state.forts.count(building)
        left = state.building_reserve[building]
        if on_board + left != count:
            yield f"{BUILDINGS[building]}: {on_board} on the board, {left} in reserve (section 44)"
    # The token under a starting building is taken next (TD-SETUP-33).
    taken = [frame.hex for frame in state.frames if isinstance(frame, TakeToken)]
    for hex_, kind in enumerate(state.terrain):
        name = names[hex_]
        if kind <= VOLCANO and (
            state.buildings[hex_] != NONE or state.forts[hex_] != NONE or state.tokens[hex_] != NONE
        ):
            yield f"a building, fort or token on {name}, which is {TERRAINS[kind]} (TD-TERMS-16)"
        token = state.tokens[hex_] != NONE and hex_ not in taken
        if (state.buildings[hex_] != NONE) + (state.forts[hex_] != NONE) + token > 1:
            yield f"more than one of building, fort and token on {name} (TD-TERMS-08)"
        building = state.buildings[hex_]
        if building != NONE and kind != BUILDING_TERRAIN[building]:
            yield f"a {BUILDINGS[building]} on the {TERRAINS[kind]} {name} (TD-TERMS-16)"
        if state.walls >> hex_ & 1 and kind < VOLCANO:
            yield f"a wall on {name}, which is {TERRAINS[kind]} (TD-TERMS-25)"
    if state.walls.bit_count() + state.wall_reserve != rules.walls:
        yield f"{state.walls.bit_count()} walls on the board, {state.wall_reserve} in reserve"
    if any(state.terrain[hex_] > 1 for hex_ in state.canoes) or list(state.canoes) != sorted(state.canoes):
        yield f"canoes on {[names[hex_] for hex_ in state.canoes]} (TD-TERMS-26)"


def _tokens(state: TindayaState) -> Iterator[str]:
    rules = state.rules
    for hex_, lies in enumerate(state.tokens):
        terrain = state.terrain[hex_]
        if lies != NONE and terrain > VOLCANO and DEPOT_OF[lies] != DEPOT_OF[TOKEN_OF[terrain]]:
            name = rules.board.names[hex_]
            yield f"a {TOKENS[lies]} on the {TERRAINS[terrain]} {name} (TD-SETUP-06)"
    for kind, count in enumerate(rules.token_count):
        board = state.tokens.count(kind)
        owned = sum([player.tokens[kind] for player in state.players])
        if board + owned + state.token_reserve[kind] > count:
            yield (
                f"{TOKENS[kind]}: {board} on the board, {owned} collected, "
                f"{state.token_reserve[kind]} in reserve, {count} in all (section 44)"
            )
        unseen = sum([n for n, of in zip(state.backs, rules.back_kind, strict=True) if of == kind])
        if unseen + owned > count or min(state.backs) < 0 or unseen < board + state.token_reserve[kind]:
            yield f"{TOKENS[kind]}: {unseen} backs unseen, {owned} collected (TD-TERMS-40)"


def _buildings(state: TindayaState) -> Iterator[str]:
    names = state.rules.board.names
    for hex_, building in enumerate(state.buildings):
        animals = state.animals[hex_]
        if animals < 0 or (animals and (building == NONE or ANIMAL_OF[building] == NONE)):
            yield f"{animals} animals on {names[hex_]} (TD-TERMS-23)"
        elif animals and state.phase == ACTIONS and not _exploring(state) and not has_native(state, hex_):
            yield f"{animals} animals without natives on {names[hex_]} (TD-EXPLORE-23)"
        if building != NONE and not _exploring(state) and len(villager_seats(state, hex_)) > 1:
            yield f"villagers of two tribes in the {BUILDINGS[building]} of {names[hex_]} (TD-TERMS-10)"


def _conquistadors(state: TindayaState) -> Iterator[str]:
    names = state.rules.board.names
    for hex_, count in enumerate(state.conquistadors):
        fort = state.forts[hex_]
        if count < 0 or (fort == NONE and count and state.traitor == NONE):
            yield f"{count} conquistadors outside a fort on {names[hex_]} (TD-TERMS-24)"
        if fort != NONE and count == 0 and state.traitor == NONE:
            yield f"an empty fort on {names[hex_]} (TD-TERMS-24)"
        if fort != NONE and not (0 <= fort <= SUBSTITUTE):
            yield f"fort {fort} on {names[hex_]}"


def _mountain(state: TindayaState) -> Iterator[str]:
    rules = state.rules
    for god_name, space in zip(GODS, state.wrath, strict=True):
        if not 0 <= space <= rules.doom:
            yield f"the wrath of {god_name} is {space}"
    if min(state.pawns) < 0:
        yield f"pawns {state.pawns}"
    for god, name in enumerate(GODS):
        for slot in range(4):
            count = pawns_on(state, god, slot)
            if count > rules.demand:
                yield f"{count} pawns on slot {slot + 1} of {name} (TD-OFFER-04)"
            if count and slot not in demanded_slots(state):
                yield f"{count} pawns on slot {slot + 1} of {name}, which is covered (TD-OFFER-02)"
    for idol, copies in enumerate(rules.idol_copies):
        piles = [pile for player in state.players for pile in (*player.removed_idols, player.used_idols)]
        piles += [player.idols for player in state.players]
        owned = sum([pile.count(idol) for pile in piles])
        if owned + state.idol_deck[idol] + state.idol_discard[idol] != copies:
            yield f"idol {IDOLS[idol]}: {owned} owned, {state.idol_deck[idol]} in the deck, {copies} in all"


def _sequence(state: TindayaState) -> Iterator[str]:
    if state.phase != ACTIONS and (
        state.moved or state.moved_nobles or state.stopped or state.stopped_nobles
    ):
        yield "natives are marked as moved although no exploration is in progress"
    if state.phase != SETUP and sorted(state.order) != list(range(state.rules.seats)):
        yield f"the turn order is {state.order} (TD-PRIORITY-01)"
    if state.rules.domination and state.phase != SETUP:
        wanted = [seat for seat in range(state.rules.seats) if not state.players[seat].betrayed]
        if sorted(state.discs) != wanted:
            yield f"the discs are those of seats {state.discs} (TD-PRIORITY-05)"


SHARED = (_tiles, _tokens, _buildings, _conquistadors, _mountain, _sequence)

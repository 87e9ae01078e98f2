"""Sacred Stones (area STONE): taking them, and what they score in every Eclipse phase."""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.grammar import (
    BURIED,
    CAMP_TYPES,
    GROUND_MEGALITHS,
    IDOL_STEPS,
    MEGALITH_TILES,
    TIPPED,
    TIPPED_SPECIES,
    UPPER_MEGALITHS,
    VILLAGES_TOUCHING,
    Effect,
)
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.supply import pay, score
from firekeeper.games.endless_winter.terms import FROM_STONES
from firekeeper.kernel.choice import Choice

# --- taking -----------------------------------------------------------------------------------------


def reach(state: WinterState) -> int:
    """How many slots of the reserve are in reach, from the left (EW-STONE-01)."""
    rules = state.rules
    return rules.stones_per_era if state.round <= rules.rounds_of_era_1 else len(state.reserve)


def any_in_reach(state: WinterState) -> bool:
    """Whether a stone lies in reach."""
    return any(state.reserve[at] >= 0 for at in range(reach(state)))


def affordable(state: WinterState, seat: int) -> bool:
    """Whether there is a free slot and its price can be paid (EW-STONE-02, EW-STONE-03)."""
    player = state.players[seat]
    slot = len(player.stones)
    if slot >= len(state.rules.slot_price):
        return False
    food, tool = state.rules.slot_price[slot]
    return player.food >= food and player.tool >= tool


def offers(state: WinterState, seat: int, out: list[Choice]) -> None:
    """The stones in reach, if the next slot can be paid (EW-ICON-32, EW-AMB-11)."""
    if affordable(state, seat):
        for at in range(reach(state)):
            stone = state.reserve[at]
            if stone >= 0:
                out.append(state.rules.stone[stone])


def take(state: WinterState, seat: int, stone: int) -> Effect:
    """Pay the leftmost empty slot and place the stone; the answer is the slot's benefit (EW-STONE-05)."""
    rules = state.rules
    player = state.players[seat]
    slot = len(player.stones)
    food, tool = rules.slot_price[slot]
    pay(state, seat, food, tool)
    state.reserve = tuple([-1 if lying == stone else lying for lying in state.reserve])
    player.stones = (*player.stones, stone)
    if state.events is not None:
        state.events.append(events.StoneTaken(seat=seat, stone=rules.stone_ids[stone], slot=slot))
    return rules.slot_benefit[slot]


def why_not(state: WinterState, seat: int, choice: Choice) -> str:
    """The rule against taking that stone now."""
    if choice.a not in state.reserve:
        return "EW-STONE-07"
    if len(state.players[seat].stones) >= len(state.rules.slot_price):
        return "EW-STONE-04"
    return "EW-STONE-01" if affordable(state, seat) else "EW-STONE-03"


# --- scoring ----------------------------------------------------------------------------------------


def stone_points(state: WinterState, seat: int, stone: int) -> int:
    """What a stone would score for a seat in the position of this moment (EW-ECLIPSE-20)."""
    scoring = state.rules.stone_scoring[stone]
    return scoring.points(_count(state, seat, scoring.measure, scoring.detail))


def counted_key(state: WinterState, seat: int) -> tuple[object, ...]:
    """Everything that `stone_points` depends on for a seat, beside the stone."""
    player = state.players[seat]
    return (
        player.tipped, player.villages, player.camps, len(player.graveyard), player.offering, player.honour,
        state.terrain, tuple(state.spots),
    )  # fmt: skip


def score_stone(state: WinterState, seat: int, stone: int) -> None:
    """One own stone, in the Eclipse phase (EW-STONE-06)."""
    worth = stone_points(state, seat, stone)
    if state.events is not None:
        name = state.rules.stone_ids[stone]
        state.events.append(events.StoneScored(seat=seat, stone=name, points=worth))
    score(state, seat, worth, FROM_STONES)


def score_stones(state: WinterState, seat: int) -> None:
    """All own stones, one after another (EW-ECLIPSE-20)."""
    for stone in state.players[seat].stones:
        score_stone(state, seat, stone)


def _count(state: WinterState, seat: int, measure: int, detail: tuple[int, ...]) -> int:
    """How many of what a stone counts a seat has."""
    player = state.players[seat]
    if measure == VILLAGES_TOUCHING:
        return _villages_touching(state, seat, detail[0])
    if measure == CAMP_TYPES:
        return _camp_types(state, seat)
    if measure == GROUND_MEGALITHS:
        return _megaliths(state, seat, False)
    if measure == UPPER_MEGALITHS:
        return _megaliths(state, seat, True)
    if measure == MEGALITH_TILES:
        return _megalith_tiles(state, seat)
    if measure == BURIED:
        return len(player.graveyard)
    if measure == IDOL_STEPS:
        return (player.offering + player.honour) // 2  # EW-AMB-64
    if measure == TIPPED_SPECIES:
        return len([count for count in player.tipped if count])  # EW-AMB-36: the joker is a type too
    assert measure == TIPPED, f"no stone counts measure {measure}"
    return sum([player.tipped[species] for species in detail])


def _villages_touching(state: WinterState, seat: int, terrain: int) -> int:
    """Villages touching a hex of the type, each once (EW-STONE-11)."""
    rules = state.rules
    found = 0
    for juncture in state.players[seat].villages:
        for slot in rules.junctures[juncture]:
            if rules.terrain_type[state.terrain[slot]] == terrain:
                found += 1
                break
    return found


def _camp_types(state: WinterState, seat: int) -> int:
    """Different Terrain types with an own Camp, the Base tile not counted (EW-STONE-12)."""
    rules = state.rules
    found = 0
    for slot in state.players[seat].camps:
        if slot:
            found |= 1 << rules.terrain_type[state.terrain[slot]]
    return found.bit_count()


def _megaliths(state: WinterState, seat: int, upper: bool) -> int:
    """Own-colour Megaliths on the board or on others, covered or not (EW-STONE-13, -16, EW-AMB-30)."""
    ground = state.rules.ground_count
    spots = state.spots[ground:] if upper else state.spots[:ground]
    return spots.count(seat)


def _megalith_tiles(state: WinterState, seat: int) -> int:
    """Megalith tiles with an own-colour Megalith directly on them (EW-STONE-14)."""
    rules = state.rules
    found = 0
    for spot in range(rules.ground_count):
        if state.spots[spot] == seat:
            found |= 1 << rules.spot_place[spot]
    return found.bit_count()

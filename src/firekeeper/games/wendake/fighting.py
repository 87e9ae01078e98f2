"""Fighting (WK-FIGHT): one attacking warrior, one target, resolved at once."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.effects import (
    bring_home,
    bring_mohawk_home,
    emit_moved,
    injure,
    injure_mohawk,
    occupant,
)
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import (
    AS_OUTPOST,
    EMPTY,
    HUNTER,
    MOHAWK_OUTPOST,
    OCCUPANTS,
    OUTPOST,
    WARRIOR,
    WOMAN,
)


def warrior_beaten(state: WendakeState, seat: int, black: bool, origin: str) -> None:
    """A warrior that fought a warrior is injured; the Mohawk goes home instead (WK-FIGHT-04, WK-TRIBE-03)."""
    if black:
        bring_mohawk_home(state, seat, origin)
    else:
        injure(state, seat, WARRIOR, origin)


def settle_as_outpost(state: WendakeState, seat: int, black: bool, origin: str, area: int) -> None:
    """A warrior lies down in a productive area."""
    player = state.players[seat]
    state.areas[area] = occupant(seat, MOHAWK_OUTPOST if black else OUTPOST)
    player.outposts += 1
    if black:
        player.mohawk = AS_OUTPOST
    emit_moved(state, seat, "mohawk" if black else "warrior", origin, state.rules.area_names[area])


def _emit_fight(state: WendakeState, seat: int, opponent: int, place: str, target: str) -> None:
    if state.events is not None:
        state.events.append(events.Fought(seat=seat, opponent=opponent, place=place, target=target))


def attack_guard(
    state: WendakeState, seat: int, black: bool, origin: str, territory: int, owner: int, black_target: bool
) -> None:
    """Both warriors are injured (WK-FIGHT-04). The attacker has been lifted from its place already."""
    place = state.rules.territories[territory]
    _emit_fight(state, seat, owner, place, "mohawk" if black_target else "guard")
    state.guards[territory * state.rules.seats + owner] -= 1
    warrior_beaten(state, owner, black_target, place)
    warrior_beaten(state, seat, black, origin)


def attack_area(state: WendakeState, seat: int, black: bool, origin: str, area: int) -> bool:
    """Attack the unprotected native in an area. True if a warrior (not a hunter's trick) met the attacker."""
    place = state.rules.area_names[area]
    standing = state.areas[area]
    owner = (standing - 1) >> 2
    kind = (standing - 1) & 3
    defender = state.players[owner]
    state.areas[area] = EMPTY
    _emit_fight(state, seat, owner, place, OCCUPANTS[kind])
    if kind in (WOMAN, HUNTER):
        if kind == WOMAN and state.rules.tribe_cayuga[defender.tribe]:
            bring_home(state, owner, WOMAN, place)  # WK-TRIBE-01
        else:
            injure(state, owner, kind, place)
        if kind == HUNTER and state.rules.tribe_tuscarora[defender.tribe]:
            # WK-TRIBE-10; WK-AMB-20: the Mohawk's privilege covers fights against warriors only.
            if black:
                injure_mohawk(state, seat, origin)
            else:
                injure(state, seat, WARRIOR, origin)
        else:
            settle_as_outpost(state, seat, black, origin, area)  # WK-FIGHT-05
        return False
    defender.outposts -= 1
    warrior_beaten(state, owner, kind == MOHAWK_OUTPOST, place)
    warrior_beaten(state, seat, black, origin)  # WK-FIGHT-06
    return True

"""The Terrain board (area MIGRATE): Camps, Villages, Influence, and Glacier tokens (area GLACIER)."""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.grammar import Effect, Part
from firekeeper.games.endless_winter.state import WinterState, add_card, remove_card
from firekeeper.games.endless_winter.supply import trim_food
from firekeeper.games.endless_winter.terms import FACE_DOWN, NOWHERE
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance

BASE: Final = 0
"""The map slot of the Base tile."""

# --- Camps ------------------------------------------------------------------------------------------


def can_place_camp(state: WinterState, seat: int) -> bool:
    """Whether a Camp is left on the player board (EW-AMB-51)."""
    return len(state.players[seat].camps) < state.rules.camps


def place_camp(state: WinterState, seat: int) -> None:
    """The leftmost Camp of the player board goes to the Base tile (EW-ICON-10, EW-MIGRATE-01)."""
    player = state.players[seat]
    player.camps = add_card(player.camps, BASE)
    if state.events is not None:
        state.events.append(events.CampPlaced(seat=seat))


def move_offers(state: WinterState, seat: int, out: list[Choice]) -> None:
    """Every own Camp on the map to every neighbouring hex (EW-MIGRATE-02, EW-AMB-52)."""
    rules = state.rules
    last = NOWHERE
    for slot in state.players[seat].camps:
        if slot != last:
            last = slot
            row = rules.move[slot]
            for target in rules.neighbours[slot]:
                out.append(row[target])


def move_camp(state: WinterState, seat: int, origin: int, target: int) -> None:
    """One step; it turns a Glacier token up (EW-GLACIER-03)."""
    player = state.players[seat]
    player.camps = add_card(remove_card(player.camps, origin), target)
    if state.events is not None:
        state.events.append(events.CampMoved(seat=seat, origin=origin, target=target))
    if state.glaciers[target] == FACE_DOWN:
        state.push(RevealGlacier(target))


class RevealGlacier(Chance[WinterState]):
    """Which token lies face down on a hex: known to nobody before, to everybody afterwards."""

    rules = ("EW-GLACIER-03", "EW-GLACIER-02")
    verbs = ("glacier_token",)

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        pool = state.glacier_pool
        return [rules.glacier_token[token] for token in range(len(rules.glacier_ids)) if pool >> token & 1]

    def apply(self, state: WinterState, choice: Choice) -> None:
        token = choice.a
        state.glacier_pool &= ~(1 << token)
        glaciers = list(state.glaciers)
        glaciers[self.slot] = token
        state.glaciers = tuple(glaciers)
        if state.events is not None:
            name = state.rules.glacier_ids[token]
            state.events.append(events.GlacierRevealed(slot=self.slot, token=name))


# --- Villages ---------------------------------------------------------------------------------------


def village_offers(state: WinterState, seat: int, out: list[Choice]) -> None:
    """Free junctures with an own Camp on each of the three hexes (EW-MIGRATE-05 to -07)."""
    rules = state.rules
    player = state.players[seat]
    camps = player.camps
    if len(camps) < 3 or len(player.villages) >= rules.villages:
        return
    for at, (one, two, three) in enumerate(rules.junctures):
        if one in camps and two in camps and three in camps and village_at(state, at) == NOWHERE:
            out.append(rules.village[at])


def village_at(state: WinterState, juncture: int) -> int:
    """Whose Village stands on a juncture, or NOWHERE."""
    for seat, player in enumerate(state.players):
        if juncture in player.villages:
            return seat
    return NOWHERE


def build_village(state: WinterState, seat: int, juncture: int) -> Effect:
    """Three Camps go home, a Village stands there (EW-MIGRATE-05, -08); Glacier tokens give the answer.

    The Food limit falls with the Camps, and Food beyond it is lost (EW-AMB-12).
    """
    rules = state.rules
    player = state.players[seat]
    for slot in rules.junctures[juncture]:
        player.camps = remove_card(player.camps, slot)
    player.villages = (*player.villages, juncture)
    if state.events is not None:
        state.events.append(events.VillageBuilt(seat=seat, juncture=rules.juncture_ids[juncture]))
    trim_food(state, seat)
    return _glacier_benefit(state, juncture)


def _glacier_benefit(state: WinterState, juncture: int) -> Effect:
    """The face-up tokens around a new Village, to be taken in any order (EW-GLACIER-04, -05)."""
    gains: dict[int, int] = {}
    for slot in state.rules.junctures[juncture]:
        token = state.glaciers[slot]
        if token >= 0:
            for part in state.rules.glacier_effect[token]:
                for atom, number in part.gain:
                    gains[atom] = gains.get(atom, 0) + number
    return (Part(NOWHERE, (), tuple(gains.items())),) if gains else ()


# --- Influence --------------------------------------------------------------------------------------


def settled(state: WinterState, seat: int) -> int:
    """Bit mask of the hexes with Camps of a seat, or touched by its Villages."""
    player = state.players[seat]
    found = 0
    for slot in player.camps:
        found |= 1 << slot
    for juncture in player.villages:
        for slot in state.rules.junctures[juncture]:
            found |= 1 << slot
    return found


def influence(state: WinterState, seat: int, slot: int) -> int:
    """1 for each Camp on the hex, 2 for each Village that touches it (EW-ECLIPSE-16)."""
    rules = state.rules
    player = state.players[seat]
    total = 0
    for camp in player.camps:
        if camp == slot:
            total += rules.influence_camp
    if player.villages:
        for juncture in rules.junctures_at[slot]:
            if juncture in player.villages:
                total += rules.influence_village
    return total


def leads(state: WinterState, seat: int, slot: int) -> bool:
    """The most Influence on a hex or tied for it, at least 1 (EW-ECLIPSE-15, EW-AMB-15)."""
    own = influence(state, seat, slot)
    if own == 0:
        return False
    for other in range(state.rules.seats):
        if other != seat and influence(state, other, slot) > own:
            return False
    return True


# --- why not ----------------------------------------------------------------------------------------


def why_no_move(state: WinterState, seat: int, choice: Choice) -> str:
    """The rule against moving a Camp so."""
    return "EW-MIGRATE-12" if choice.a in state.players[seat].camps else "EW-MIGRATE-02"


def why_no_village(state: WinterState, seat: int, choice: Choice) -> str:
    """The rule against a Village there."""
    if village_at(state, choice.a) != NOWHERE:
        return "EW-MIGRATE-07"
    if len(state.players[seat].villages) >= state.rules.villages:
        return "EW-MIGRATE-10"
    return "EW-MIGRATE-05"

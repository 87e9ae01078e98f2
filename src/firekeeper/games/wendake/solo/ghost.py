"""The Ghost (WK-SOLO-20 to -57): the plan of its year and its turns."""

from __future__ import annotations

from firekeeper.games.wendake.effects import bring_home, emit_moved, injure, occupant
from firekeeper.games.wendake.masks import TendMaskDeck, _TopMask
from firekeeper.games.wendake.movement import emit_fight
from firekeeper.games.wendake.solo import events
from firekeeper.games.wendake.solo.state import (
    ELIMINATE_TILE,
    GAIN_POINT,
    GHOST,
    GHOST_ACTIONS,
    HUMAN,
    MOVE_HUNTER,
    MOVE_WARRIOR,
    MOVE_WOMAN,
    RAISE_LEVEL,
    SoloState,
)
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import EMPTY, HUNT, HUNTER, MOHAWK, NATIVES, OCCUPANTS, WARRIOR, WOMAN
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame

MOVED = {MOVE_WARRIOR: WARRIOR, MOVE_WOMAN: WOMAN, MOVE_HUNTER: HUNTER}
"""Whom an action of the Ghost moves."""


class PlanGhostYear(Frame[SoloState]):
    """A mask card below the leftmost Ghost card without one decides the year (WK-SOLO-20)."""

    def run(self, state: SoloState) -> None:
        if any(state.deck):
            state.then(DealGhostMask(), TendMaskDeck())
        elif state.discard:
            # The deck is empty only if a single card is left: WK-AMB-29 lets it serve.
            card = state.discard[-1]
            state.discard = state.discard[:-1]
            plan(state, card)
        else:
            self.without_mask(state)

    def without_mask(self, state: SoloState) -> None:
        """All 36 cards are in the human's hand: there is no line to read, so the Ghost rests."""
        state.ghost_turns = len(state.ghost_faces)


def plan(state: SoloState, card: int) -> None:
    """The plan of the year is public (WK-SOLO-21)."""
    state.ghost_masks = (*state.ghost_masks, card)
    if state.events is not None:
        state.events.append(events.GhostPlanned(card=state.solo.card_names[card]))


class DealGhostMask(_TopMask):
    """The top card of the mask deck, face up (WK-AMB-63)."""

    rules = ("WK-SOLO-20", "WK-SOLO-21")

    def apply(self, state: WendakeState, choice: Choice) -> None:
        assert isinstance(state, SoloState)
        state.deck[choice.a] -= 1
        plan(state, choice.a)


def next_face(state: SoloState, turns: int) -> int:
    """The face of the Ghost's turn number `turns`: from the first card to the right, wrapping round."""
    return state.ghost_faces[(state.solo.first_card(state) + turns) % len(state.ghost_faces)]


class GhostTurn(Frame[SoloState]):
    """The next card's line for this year's mask (WK-SOLO-25, WK-SOLO-40)."""

    def run(self, state: SoloState) -> None:
        face = next_face(state, state.ghost_turns)
        state.ghost_turns += 1
        action = planned_action(state, face)
        tell_act(state, face, action)
        perform(state, action)


def planned_action(state: SoloState, face: int) -> int:
    """The action of a Ghost card this year, by the kind of the newest mask card (WK-SOLO-40)."""
    rules = state.solo
    return rules.ghost_lines[face][rules.card_kind[state.ghost_masks[-1]]]


def tell_act(state: SoloState, face: int, action: int) -> None:
    """Say what the Ghost sets out to do."""
    if state.events is not None:
        name = state.solo.ghost_names[face]
        state.events.append(events.GhostActed(face=name, action=GHOST_ACTIONS[action]))


def perform(state: SoloState, action: int) -> None:
    """Carry out an action of the Ghost, as far as it can be."""
    if action == RAISE_LEVEL:
        state.ghost_level = min(state.ghost_level + 1, 2)  # WK-SOLO-41
    elif action == ELIMINATE_TILE:
        eliminate_tile(state)
    elif action == GAIN_POINT:
        gain_point(state)  # WK-SOLO-43
    else:
        move_native(state, MOVED[action], state.solo.card_oval[state.ghost_masks[-1]])


def gain_point(state: SoloState) -> None:
    """The Ghost scores."""
    state.ghost_score += 1
    if state.events is not None:
        state.events.append(events.GhostScored(points=1, total=state.ghost_score))


def eliminate_tile(state: SoloState) -> None:
    """The leftmost progress tile of the Ghost's level, or of the next level that has one (WK-SOLO-42)."""
    for level in range(state.ghost_level, -1, -1):
        if state.rows[level]:
            rows = list(state.rows)
            if state.events is not None:
                state.events.append(events.ProgressLost(tile=state.solo.progress_names[rows[level][0]]))
            rows[level] = rows[level][1:]
            state.rows = tuple(rows)
            break
    state.ghost_level = 0  # WK-AMB-64


# --- moving natives (WK-SOLO-44 to -57) ------------------------------------------------------------


def move_native(state: SoloState, native: int, flag: int) -> None:
    """The procedure of WK-SOLO-57. The oval of this year's mask card names the flag."""
    rules = state.solo
    near, far = rules.near[flag], rules.far[flag]
    if native == WARRIOR:
        move_warrior(state, near, far)
        return
    ghost = state.players[GHOST]
    if not ghost.at_home[native]:
        return  # WK-AMB-59
    chosen = near if count_in(state, native, near) <= count_in(state, native, far) else far
    if full_of_ghosts(state, native, chosen):
        chosen = far if chosen == near else near  # WK-AMB-56
    if full_of_ghosts(state, native, chosen):
        return  # WK-SOLO-54
    areas = matching_areas(state, native, chosen)
    empty = [area for area in areas if state.areas[area] == EMPTY]
    if empty:
        place(state, native, empty[0])
    else:
        held = next(area for area in areas if (state.areas[area] - 1) >> 2 == HUMAN)
        ghost_attack(state, native, chosen, held)


def move_warrior(state: SoloState, near: int, far: int) -> None:
    """A guard goes where the Ghost has fewer; it never attacks (WK-SOLO-46, -47)."""
    rules = state.solo
    home = state.players[GHOST].home
    if not state.guards[home * rules.seats + GHOST]:
        return
    fewer = state.guards[near * rules.seats + GHOST] <= state.guards[far * rules.seats + GHOST]
    target = near if fewer else far
    state.guards[home * rules.seats + GHOST] -= 1
    state.guards[target * rules.seats + GHOST] += 1
    emit_moved(state, GHOST, "warrior", "home", rules.territories[target])


def matching_areas(state: SoloState, native: int, territory: int) -> list[int]:
    """Harvest areas for women, hunt areas for hunters, in slot order (WK-AMB-57)."""
    crops = state.solo.area_crop
    return [area for area in state.solo.areas_of[territory] if (crops[area] == HUNT) == (native == HUNTER)]


def count_in(state: SoloState, native: int, territory: int) -> int:
    """The Ghost's natives of a type in a territory (WK-SOLO-48)."""
    wanted = occupant(GHOST, native)
    return sum(1 for area in state.solo.areas_of[territory] if state.areas[area] == wanted)


def full_of_ghosts(state: SoloState, native: int, territory: int) -> bool:
    """Whether the Ghost itself holds every matching area."""
    return all((state.areas[area] - 1) >> 2 == GHOST for area in matching_areas(state, native, territory))


def place(state: SoloState, native: int, area: int) -> None:
    """A Ghost native leaves home for an area."""
    ghost = state.players[GHOST]
    ghost.at_home = changed(ghost.at_home, native, -1)
    state.areas[area] = occupant(GHOST, native)
    emit_moved(state, GHOST, NATIVES[native], "home", state.solo.area_names[area])


def ghost_attack(state: SoloState, native: int, territory: int, area: int) -> None:
    """The Ghost attacks where the human holds the area (WK-SOLO-50 to -53).

    WK-AMB-58: for Cayuga women and Tuscarora hunters this counts as an attack by an opponent's warrior.
    """
    rules = state.solo
    human = state.players[HUMAN]
    name = rules.area_names[area]
    kind = (state.areas[area] - 1) & 3
    guarded = state.guards[territory * rules.seats + HUMAN] > 0
    if guarded:
        emit_fight(state, GHOST, HUMAN, rules.territories[territory], "guard")
        state.push(LoseGuard(HUMAN, territory))
        return
    emit_fight(state, GHOST, HUMAN, name, OCCUPANTS[kind])
    state.areas[area] = EMPTY
    if kind == WOMAN and rules.tribe_cayuga[human.tribe]:
        bring_home(state, HUMAN, WOMAN, name)
        place(state, native, area)
    elif kind in (WOMAN, HUNTER):
        injure(state, HUMAN, kind, name)
        if not (kind == HUNTER and rules.tribe_tuscarora[human.tribe]):
            place(state, native, area)
    else:
        human.outposts -= 1
        beaten_by_ghost(state, HUMAN, kind, name)


def beaten_by_ghost(state: SoloState, seat: int, warrior: int, origin: str) -> None:
    """By a woman or hunter: the Mohawk's privilege holds against warriors only (WK-AMB-20)."""
    if warrior == MOHAWK and not state.solo.behaviour.mohawk_meets_warriors:
        bring_home(state, seat, warrior, origin)
    else:
        injure(state, seat, warrior, origin)


class LoseGuard(Decision[SoloState]):
    """The human picks the guard that is hit (WK-DEC-48, WK-AMB-72)."""

    rules = ("WK-SOLO-53", "WK-AMB-72")
    verbs = ("lose",)

    def __init__(self, seat: int, territory: int) -> None:
        self.seat = seat
        self.territory = territory

    def choices(self, state: SoloState) -> list[Choice]:
        rules = state.solo
        black = state.players[self.seat].mohawk == self.territory
        out = [rules.lose_guard[rules.mohawk_source]] if black else []
        if state.guards[self.territory * rules.seats + self.seat] > black:
            out.append(rules.lose_guard[self.territory])
        return out

    def apply(self, state: SoloState, choice: Choice) -> None:
        rules = state.solo
        state.guards[self.territory * rules.seats + self.seat] -= 1
        warrior = MOHAWK if choice.b == rules.mohawk_source else WARRIOR
        beaten_by_ghost(state, self.seat, warrior, rules.territories[self.territory])

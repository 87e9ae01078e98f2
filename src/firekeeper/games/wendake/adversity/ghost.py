"""The Ghost with turn tokens (NA-SOLO-12 to -19): four turns a year, one of them on the turn order track."""

from __future__ import annotations

from firekeeper.games.wendake.adversity import events
from firekeeper.games.wendake.adversity.state import AdversityState, harder, in_force
from firekeeper.games.wendake.adversity.terms import ARROW, CIRCLE, RELENTLESS_ENEMY, TOKENS
from firekeeper.games.wendake.events import OrderReserved
from firekeeper.games.wendake.solo.ghost import (
    MOVED,
    GhostTurn,
    PlanGhostYear,
    full_of_ghosts,
    gain_point,
    next_face,
    perform,
    planned_action,
    tell_act,
)
from firekeeper.games.wendake.solo.state import (
    ELIMINATE_TILE,
    GAIN_POINT,
    GHOST,
    MOVE_WARRIOR,
    RAISE_LEVEL,
    SoloState,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Frame


class PlanAnyway(PlanGhostYear):
    """Without a mask card the cards do nothing, but the Ghost takes its turns (NA-SOLO-35)."""

    name = "PlanGhostYear"

    def without_mask(self, state: SoloState) -> None:
        pass


class GhostTurnByToken(GhostTurn):
    """One turn of the Ghost (NA-SOLO-13 to -18).

    Tokens are revealed only while nobody stands on the turn order track (NA-SOLO-43).
    """

    name = "GhostTurn"

    def run(self, state: SoloState) -> None:
        if state.ghost_turns == len(state.ghost_faces):
            reserve(harder(state))
        elif state.reserved:
            activate(harder(state))
        else:
            state.push(DrawToken())


def reserve(state: AdversityState) -> None:
    """The Ghost's marker goes to the first free space of the turn order track (NA-SOLO-15, NA-SOLO-18)."""
    state.reserved = (*state.reserved, GHOST)
    if state.events is not None:
        position = len(state.reserved)
        state.events.append(OrderReserved(seat=GHOST, position=position, marker="normal"))


class DrawToken(Chance[AdversityState]):
    """The token of the card due is revealed: three arrows, one circle, none of them twice (NA-SOLO-33)."""

    rules = ("NA-SOLO-13", "NA-SOLO-33", "NA-SOLO-43")

    def choices(self, state: AdversityState) -> list[Choice]:
        return state.hard.draw_token[:]

    def weights(self, state: AdversityState) -> list[int]:
        return [state.hard.arrow_tokens - state.ghost_turns, state.hard.circle_tokens]

    def apply(self, state: AdversityState, choice: Choice) -> None:
        count = len(state.ghost_faces)
        place = (state.hard.first_card(state) + state.ghost_turns) % count
        tokens = list(state.tokens)
        tokens[place] = choice.a
        state.tokens = tuple(tokens)
        if state.events is not None:
            face = state.hard.ghost_names[state.ghost_faces[place]]
            state.events.append(events.TokenRevealed(face=face, token=TOKENS[choice.a]))
        if choice.a == CIRCLE:
            reserve(state)  # the card is not used up (NA-SOLO-15)
        else:
            assert choice.a == ARROW
            activate(state)


def activate(state: AdversityState) -> None:
    """The next card acts: twice, if the enemy is relentless in just this (NA-ADV-11, NA-SOLO-34)."""
    face = next_face(state, state.ghost_turns)
    state.ghost_turns += 1
    if not state.ghost_masks:
        return  # NA-SOLO-35
    action = planned_action(state, face)
    if in_force(state, RELENTLESS_ENEMY) and state.hard.adversity_shows[state.adversity] == action:
        state.push(GhostActs(face, action))
    state.push(GhostActs(face, action))


class GhostActs(Frame[AdversityState]):
    """An action of the Ghost, or one point for it if that cannot be (NA-SOLO-19)."""

    def __init__(self, face: int, action: int) -> None:
        self.face = face
        self.action = action

    def run(self, state: AdversityState) -> None:
        tell_act(state, self.face, self.action)
        if possible(state, self.action):
            perform(state, self.action)
        else:
            gain_point(state)


def possible(state: AdversityState, action: int) -> bool:
    """Whether an action of the Ghost would change anything (NA-AMB-26)."""
    rules = state.hard
    ghost = state.players[GHOST]
    if action == RAISE_LEVEL:
        return state.ghost_level < 2
    if action == ELIMINATE_TILE:
        return any(state.rows[: state.ghost_level + 1])
    if action == GAIN_POINT:
        return True
    if action == MOVE_WARRIOR:
        return state.guards[ghost.home * rules.seats + GHOST] > 0
    native = MOVED[action]
    flag = rules.card_oval[state.ghost_masks[-1]]
    full = full_of_ghosts(state, native, rules.near[flag]) and full_of_ghosts(state, native, rules.far[flag])
    return ghost.at_home[native] > 0 and not full

"""Invariants of solitaire with Adversity: those of solitaire, and the cards and tokens."""

from __future__ import annotations

from collections.abc import Iterator

from firekeeper.games.wendake.adversity.state import AdversityState
from firekeeper.games.wendake.adversity.terms import ARROW, CIRCLE
from firekeeper.games.wendake.solo import invariants
from firekeeper.games.wendake.solo.state import GHOST


def broken(state: AdversityState) -> list[str]:
    """The laws this position breaks, one sentence each; an empty list if all is well."""
    return [*invariants.broken(state), *_cards(state), *_tokens(state), *_europeans(state)]


def _cards(state: AdversityState) -> Iterator[str]:
    """One card in force, and none of those in the deck."""
    if state.adversity >= 0 and state.adversity_deck >> state.adversity & 1:
        yield "the Adversity card in force is in the deck, too"
    if state.adversity < 0 and state.ghost_faces:
        yield "the Ghost cards lie there, but no Adversity card"
    if len(state.ghost_masks) > 1:
        yield f"{len(state.ghost_masks)} mask cards steer the Ghost (NA-SOLO-26)"


def _tokens(state: AdversityState) -> Iterator[str]:
    """At most one circle, and with it the Ghost's marker on the track (NA-SOLO-15, NA-SOLO-43)."""
    if state.tokens.count(CIRCLE) > 1 or state.tokens.count(ARROW) > state.hard.arrow_tokens:
        yield f"the tokens are {state.tokens}"
    if CIRCLE in state.tokens and state.reserved and GHOST not in state.reserved:
        yield "the circle lies open, but the Ghost is not on the turn order track"


def _europeans(state: AdversityState) -> Iterator[str]:
    """Patrols stand in territories with a flag (NA-ADV-07)."""
    for at, flag in enumerate(state.hard.flag):
        if state.europeans >> at & 1 and flag < 0:
            yield f"a patrol stands in {state.hard.territories[at]}, which has no flag"

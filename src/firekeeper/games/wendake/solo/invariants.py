"""Invariants of the solitaire game: those of Wendake, and the Ghost's."""

from __future__ import annotations

from collections.abc import Iterator

from firekeeper.games.wendake import invariants
from firekeeper.games.wendake.solo.state import GHOST, SoloState


def broken(state: SoloState) -> list[str]:
    """The laws this position breaks, one sentence each; an empty list if all is well."""
    found = invariants.broken(state, cards_elsewhere=state.ghost_masks, progress_leaves=True)
    return [*found, *_ghost(state)]


def _ghost(state: SoloState) -> Iterator[str]:
    """The Ghost's own cards and disks (WK-SOLO)."""
    rules = state.solo
    cards = [rules.ghost_card_of[face] for face in state.ghost_faces]
    if len(set(cards)) != len(cards) or len(cards) > rules.ghost_cards:
        yield f"the Ghost cards are {state.ghost_faces}"
    if any(state.players[GHOST].longhouse) or any(state.players[GHOST].goods):
        yield "the Ghost owns goods, or has natives in a longhouse (WK-SOLO-24)"
    if len(state.ghost_masks) > rules.ghost_cards or not 0 <= state.ghost_turns <= rules.ghost_cards:
        yield f"{len(state.ghost_masks)} masks below the Ghost cards, {state.ghost_turns} turns taken"
    if not 0 <= state.ghost_level <= 2 or not 0 <= state.ghost_slot <= rules.display_size:
        yield f"the Ghost's disks are at level {state.ghost_level} and slot {state.ghost_slot}"

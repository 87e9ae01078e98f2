"""Imagination: the same table with everything a seat cannot know dealt again (WK-TERMS-20).

Hidden are the mask cards in other hands with the deck, and the points sides of others' turtle tiles.
Stacks and decks hold no order, so nothing else has to be shuffled.
"""

from __future__ import annotations

from firekeeper.games.wendake.state import WendakeState, members, spread
from firekeeper.kernel.rng import Source


def imagine(state: WendakeState, seat: int | None, source: Source) -> WendakeState:
    """A copy for a seat to think with; None knows no hand at all."""
    new = state.clone()
    rules = state.rules
    seats = range(rules.seats)
    _deal_hands(new, [at for at in seats if not rules.may_know(state, seat, at, "hand")], source)
    _deal_turtles(new, [at for at in seats if not rules.may_know(state, seat, at, "turtles")], source)
    return new


def _deal_hands(state: WendakeState, others: list[int], source: Source) -> None:
    unseen = spread(state.deck)
    for at in others:
        unseen += spread(state.players[at].hand)
    unseen.sort()  # so that the same source deals the same cards whoever really holds what
    for at in others:
        dealt = [0] * len(state.deck)
        for _ in range(sum(state.players[at].hand)):
            dealt[source.take(unseen)] += 1
        state.players[at].hand = tuple(dealt)
    state.deck = [0] * len(state.deck)
    for card in unseen:
        state.deck[card] += 1


def _deal_turtles(state: WendakeState, others: list[int], source: Source) -> None:
    for tiles in state.rules.turtles_of:
        owners = [at for at in others if state.players[at].turtles & tiles]
        if not owners:
            continue
        hidden = state.turtle_pool & tiles
        for at in owners:
            hidden |= state.players[at].turtles & tiles
            state.players[at].turtles &= ~tiles
        unseen = members(hidden)
        state.turtle_pool &= ~tiles
        for at in owners:
            state.players[at].turtles |= 1 << source.take(unseen)
        for tile in unseen:
            state.turtle_pool |= 1 << tile

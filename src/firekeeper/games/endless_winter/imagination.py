"""Imagination: the same table with everything a seat cannot know dealt again (area INFO).

Which cards another player owns is public, since all are gained openly; how they lie in hand, deck, Eclipse
pile and Graveyard is not. Decks hold no order and unseen tokens no place, so nothing else has to be shuffled.
"""

from __future__ import annotations

from firekeeper.games.endless_winter.state import Player, WinterState, remove_card
from firekeeper.games.endless_winter.terms import ECLIPSE_PHASE
from firekeeper.kernel.audience import may_know, only
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.rng import Source


def imagine(state: WinterState, seat: int | None, source: Source) -> WinterState:
    """A copy for a seat to think with; None knows no hand at all."""
    new = state.clone()
    seats = state.rules.seats
    for at, player in enumerate(new.players):
        if not may_know(audience_of(state, at, "hand"), seat, seats):
            _deal(player, may_know(audience_of(state, at, "eclipse"), seat, seats), source)
    return new


def audience_of(state: WinterState, seat: int, secret: str) -> int:
    """Who may know where a seat's cards lie; Eclipse piles are revealed in their phase (EW-ECLIPSE-06)."""
    open_now = state.finished or (secret == "eclipse" and state.phase == ECLIPSE_PHASE)
    return EVERYONE if open_now else only(seat)


def _deal(player: Player, open_piles: bool, source: Source) -> None:
    """Deal the hidden cards of a player again, zone by zone, keeping the sizes that everybody sees."""
    known = player.known  # they went to the hand before everybody's eyes, and nobody has buried a card since
    if player.recruited:
        player.recruited = known  # nobody knows whether one of them has been buried
    pool = player.hand + player.deck + player.graveyard
    if not open_piles:
        pool += player.eclipse
    for card in known:
        pool = remove_card(pool, card)
    # Sorted, so that the same source deals the same cards whichever zone they really lie in.
    unseen = sorted(pool)
    player.hand = tuple(sorted((*known, *_take(unseen, len(player.hand) - len(known), source))))
    player.graveyard = tuple(_take(unseen, len(player.graveyard), source))
    if not open_piles:
        player.eclipse = tuple(_take(unseen, len(player.eclipse), source))
    player.deck = tuple(sorted(unseen))


def _take(pool: list[int], count: int, source: Source) -> list[int]:
    return sorted([source.take(pool) for _ in range(count)])

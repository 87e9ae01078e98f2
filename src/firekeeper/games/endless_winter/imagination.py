"""Imagination: the same table with everything a seat cannot know dealt again (area INFO).

Which cards another player owns is public, since all are gained openly; how they lie in hand, deck, Eclipse
pile and Graveyard is not. Decks hold no order and unseen tokens no place, so nothing else has to be shuffled.
"""

from __future__ import annotations

from firekeeper.games.endless_winter.state import Player, WinterState, remove_card
from firekeeper.kernel.rng import Source


def imagine(state: WinterState, seat: int | None, source: Source) -> WinterState:
    """A copy for a seat to think with; None knows no hand at all."""
    new = state.clone()
    rules = state.rules
    for at, player in enumerate(new.players):
        if not rules.may_know(state, seat, at, "hand"):
            _deal(player, rules.may_know(state, seat, at, "eclipse"), source)
    return new


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

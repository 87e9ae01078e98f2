"""Imagination with tiles that lie open for one seat, and a deck that one seat looks through (NA-CARD-41)."""

from __future__ import annotations

from firekeeper.games.wendake import imagination
from firekeeper.games.wendake.new_allies.masks import TakeFromDeck
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.state import members
from firekeeper.kernel.rng import Source


def imagine(state: AllyState, seat: int | None, source: Source) -> AllyState:
    """A copy for a seat to think with: what others look at is dealt again, what it looks at itself stays."""
    prepared = state.clone()
    rules = prepared.allies
    # What lies open for others is put back, and as many are drawn again.
    turtles: list[tuple[int, list[int]]] = []
    tiles: list[tuple[int, int]] = []
    for other in range(rules.seats):
        if other == seat:
            continue
        seen = members(prepared.turtles_seen[other])
        turtles.append((other, [rules.turtle_type[tile] for tile in seen]))
        tiles.append((other, prepared.tiles_seen[other].bit_count()))
        prepared.turtle_pool |= prepared.turtles_seen[other]
        prepared.pool |= prepared.tiles_seen[other]
        prepared.turtles_seen[other] = prepared.tiles_seen[other] = 0
    top = state.frames[-1] if state.frames else None
    deck = prepared.deck
    if isinstance(top, TakeFromDeck) and top.seat == seat:
        prepared.deck = [0] * len(deck)  # it sees the deck: only what the others hold is dealt again
        new = allied(imagination.imagine(prepared, seat, source))
        new.deck = deck[:]
    else:
        new = allied(imagination.imagine(prepared, seat, source))
    for other, kinds in turtles:
        for kind in kinds:
            tile = _draw(new.turtle_pool & rules.turtles_of[kind], source)
            new.turtle_pool &= ~(1 << tile)
            new.turtles_seen[other] |= 1 << tile
    for other, count in tiles:
        for _ in range(count):
            tile = _draw(new.pool, source)
            new.pool &= ~(1 << tile)
            new.tiles_seen[other] |= 1 << tile
    return new


def _draw(left: int, source: Source) -> int:
    tiles = members(left)
    return tiles[source.below(len(tiles))]

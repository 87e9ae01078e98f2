"""Wendake for the conformance suite: its option sets, and richer positions to start from."""

from __future__ import annotations

from firekeeper.conformance.walk import Case, draw, every, pick
from firekeeper.games.wendake.effects import occupant
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import FLAGS, HUNT, HUNTER, NO_FLAG, WOMAN
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.kernel.rng import Stream

TABLE = every(players=(2, 3, 4), tribes=("backs", "fronts"))
SAMPLED = {"players": 3, "tribes": "fronts", "pairing": "beginner"}


def riches(state: WendakeState, source: Stream) -> bool:
    """At the first turn: goods, canoes, progress tiles, mask cards, natives at work and points for everybody.

    Random play alone seldom buys a tile of level 3 or fills a large mask space; from here on it does.
    """
    if not isinstance(state.frames[-1], PlaceMarker):
        return False
    rules = state.rules
    humans = [seat for seat in range(rules.seats) if seat not in rules.automa]
    for seat in humans:
        player = state.players[seat]
        player.goods = [source.below(5) for _ in player.goods]
        player.score = tuple([(0, source.below(26), 24, 25)[source.below(4)] for _ in player.score])
        while player.canoes < 1 + source.below(rules.canoes):
            player.canoes += 1
            lake = rules.open_lakes[source.below(len(rules.open_lakes))]
            player.lakes = changed(player.lakes, lake, 1)
        for _ in range(source.below(7)):
            card = draw(source, state.deck)
            if card >= 0:
                player.hand = changed(player.hand, card, 1)
        for cell in range(9):
            if rules.tile_ritual[player.grid[cell]] and not source.below(3):
                player.ritual |= 1 << cell
    for area, crop in enumerate(rules.area_crop):
        seat = pick(source, humans)
        native = HUNTER if crop == HUNT else WOMAN
        if not source.below(3) and state.players[seat].at_home[native] > 1:
            player = state.players[seat]
            player.at_home = changed(player.at_home, native, -1)
            state.areas[area] = occupant(seat, native)
    rows = list(state.rows)
    for level, row in enumerate(rows):
        for tile in row:
            if source.below(3):
                rows[level] = tuple(other for other in rows[level] if other != tile)
                give(state, pick(source, humans), tile, source)
    state.rows = tuple(rows)
    for tile in state.leftover[1:]:  # one stays for Oneida's like
        if not source.below(3):
            state.leftover = tuple(other for other in state.leftover if other != tile)
            give(state, pick(source, humans), tile, source)
    return True


def give(state: WendakeState, seat: int, tile: int, source: Stream) -> None:
    """A progress tile, with the flag that an Alliance brings (WK-AMB-39)."""
    player = state.players[seat]
    player.progress |= 1 << tile
    if state.rules.tiles_bring_flags and tile in state.rules.alliances and player.flag == NO_FLAG:
        taken = [other.flag for other in state.players if other.flag != NO_FLAG]
        player.flag = 1 - taken[0] if taken else source.below(len(FLAGS))


CASES = [Case("wendake", options) for options in (*TABLE, SAMPLED)]
CASES += [Case("wendake", options, riches) for options in TABLE]

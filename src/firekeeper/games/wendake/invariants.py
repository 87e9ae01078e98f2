"""Invariants of Wendake: what must hold whenever somebody has to decide, whatever has happened before.

`broken` looks at a position alone: no piece, card or tile is ever lost or doubled, no limit is passed.
The books kept from the events of a game are another check: `account.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from firekeeper.games.wendake.effects import is_outpost
from firekeeper.games.wendake.military import DealTurtle
from firekeeper.games.wendake.state import Player, WendakeState, members
from firekeeper.games.wendake.terms import AS_OUTPOST, HUNT, HUNTER, MOHAWK, NATIVES, NO_FLAG, NO_MOHAWK
from firekeeper.games.wendake.trade import AcquireProgress, ChooseFlag


def broken(
    state: WendakeState, cards_elsewhere: tuple[int, ...] = (), progress_leaves: bool = False
) -> list[str]:
    """The laws this position breaks, one sentence each; an empty list if all is well.

    A module says which mask cards lie in places of its own, and whether progress tiles may leave the game.
    """
    found: list[str] = []
    for seat, player in enumerate(state.players):
        for law in (_natives, _mohawk, _pieces, _tiles, _limits):
            found += [f"seat {seat + 1}: {sentence}" for sentence in law(state, seat, player)]
    for shared in (_areas, _turtles, _advanced, _order):
        found += shared(state)
    found += _masks(state, cards_elsewhere)
    found += _progress(state, progress_leaves)
    return found


def in_set_up(state: WendakeState, seat: int) -> bool:
    """Whether this seat may still lack its pieces: before homes, tribes and grids are dealt (WK-SETUP)."""
    player = state.players[seat]
    return player.home < 0 if seat in state.rules.automa else player.grid[4] < 0


# --- one seat ---------------------------------------------------------------------------------------


def _natives(state: WendakeState, seat: int, player: Player) -> Iterator[str]:
    """Seven natives of each type, wherever they are (WK-SETUP-12)."""
    rules = state.rules
    guards = sum(state.guards[seat :: rules.seats]) - (player.mohawk >= 0)
    counts = [sum(both) for both in zip(player.longhouse, (*player.at_home, guards), strict=True)]
    outposts = 0
    for standing in state.areas:
        if standing and (standing - 1) >> 2 == seat:
            kind = (standing - 1) & 3
            outposts += is_outpost(standing)
            if kind != MOHAWK:
                counts[kind] += 1
    if counts != [rules.natives] * 3 and not (in_set_up(state, seat) and not any(counts)):
        yield f"women, hunters and warriors are {counts}, not {rules.natives} each"
    if outposts != player.outposts:
        yield f"{outposts} outposts lie in areas, {player.outposts} are counted"
    if min(*player.at_home, *player.longhouse, *state.guards) < 0:
        yield "a place holds fewer than no natives"
    for home in rules.homes:
        if home != player.home and state.guards[home * rules.seats + seat]:
            yield f"a guard stands in {rules.territories[home]}, the home of another (WK-ACT-MOVE-02)"


def _mohawk(state: WendakeState, seat: int, player: Player) -> Iterator[str]:
    """The Mohawk warrior is in exactly one place, and only where he is played (WK-TRIBE-03)."""
    rules = state.rules
    played = bool(rules.components.tribes[player.tribe].mohawk_warrior)
    if (player.mohawk != NO_MOHAWK) != played:
        yield f"the Mohawk warrior is at {player.mohawk}, the tribe is {rules.tribe_names[player.tribe]}"
    if player.mohawk >= 0 and not state.guards[player.mohawk * rules.seats + seat]:
        yield "the Mohawk warrior is a guard where there is none"
    lying = sum(1 for at in state.areas if at == 1 + 4 * seat + MOHAWK)
    if lying != (player.mohawk == AS_OUTPOST):
        yield f"the Mohawk warrior lies in {lying} areas"


def _pieces(state: WendakeState, seat: int, player: Player) -> Iterator[str]:
    """Goods, canoes, action markers."""
    rules = state.rules
    if min(player.goods) < 0:
        yield f"goods below 0: {player.goods}"
    if player.canoes != sum(player.lakes) or not 0 <= player.canoes <= rules.canoes:
        yield f"{player.canoes} canoes in play, {player.lakes} on the lakes"
    if seat in rules.automa or in_set_up(state, seat):
        return
    reserved = player.reserved_with >= 0
    markers = player.markers + player.black_marker + player.marked.bit_count() + reserved
    if markers != rules.action_markers or min(player.markers, player.black_marker) < 0:
        yield f"{markers} action markers, not {rules.action_markers} (WK-SETUP-25)"
    if reserved != (seat in state.reserved):
        yield "its marker on the turn order track and the track disagree"


def _tiles(state: WendakeState, seat: int, player: Player) -> Iterator[str]:
    """Nine tiles in the grid, the starting tiles never lost, and the line rule (WK-TILE-08)."""
    rules = state.rules
    if seat in rules.automa or (-1 in player.grid and not player.cycled_out):
        return
    laid = [tile for tile in player.grid if tile >= 0] + list(player.cycled_out)
    if len(laid) != 9 or len(set(laid)) != 9:
        yield f"the grid and what is cycled out are {laid}, not nine different tiles"
    special = rules.components.tribes[player.tribe].ottawa_tile
    own = {*rules.basic_tiles, rules.ottawa_tile if special else rules.centre_tile}
    held = [*laid, *player.set_aside]
    if not own <= set(held) or len(held) != len(set(held)):
        yield f"its tiles are {held}: a starting tile is lost, or one is doubled"
    if any(player.ritual >> cell & 1 and not rules.tile_ritual[player.grid[cell]] for cell in range(9)):
        yield "a tile without RITUAL side lies RITUAL side up (WK-TRIBE-07)"
    if player.marked & player.fired or not rules.keeps_line(state, seat, player.fired):
        yield f"markers {player.marked:09b} and fire {player.fired:09b} leave no line (WK-TILE-08)"
    if player.marked.bit_count() > rules.activations:
        yield f"more than {rules.activations} activations this year (WK-TURN-04)"


def _limits(state: WendakeState, seat: int, player: Player) -> Iterator[str]:
    """Score tracks, used progress tiles, masks on display, flags."""
    rules = state.rules
    if not all(0 <= mark <= rules.track_end for mark in player.score):
        yield f"a score marker is off its track: {player.score} (WK-SCORE-03, -04)"
    if player.used & ~player.progress:
        yield "a progress tile is used that is not owned"
    if min(*player.hand, *player.played) < 0:
        yield "fewer than no mask cards"
    if any(player.played) and player.disk < 0:
        yield "masks lie open, but no disk is on a mask space (WK-ACT-MASK-05)"
    if not -1 <= player.disk < len(rules.spaces):
        yield f"its disk is on mask space {player.disk}"
    allied = any(player.progress >> tile & 1 for tile in rules.alliances)
    asked = any(isinstance(frame, ChooseFlag) and frame.seat == seat for frame in state.frames)
    if (player.flag != NO_FLAG) != (allied and rules.tiles_bring_flags) and not asked:
        yield "flag and Alliance tiles do not go together (WK-PROG-102)"
    if not 0 <= player.swaps <= rules.components.tribes[player.tribe].swap_tokens:
        yield f"{player.swaps} swap tokens"


# --- the table --------------------------------------------------------------------------------------


def _areas(state: WendakeState) -> Iterator[str]:
    """Women work in harvest areas, hunters in hunt areas (WK-TRANSFER-03)."""
    rules = state.rules
    for area, standing in enumerate(state.areas):
        if standing and not is_outpost(standing):
            kind = (standing - 1) & 3
            if (kind == HUNTER) != (rules.area_crop[area] == HUNT):
                yield f"{rules.area_names[area]}: a {NATIVES[kind]} cannot work there"
        if standing and (standing - 1) >> 2 >= rules.seats:
            yield f"{rules.area_names[area]}: {standing} is nobody's native"
    homes = [player.home for player in state.players if player.home >= 0]
    if len(set(homes)) != len(homes):
        yield f"two seats share a home: {homes}"
    flags = [player.flag for player in state.players if player.flag != NO_FLAG]
    if len(set(flags)) != len(flags):
        yield "two seats have the same flag (WK-AMB-39)"


def _masks(state: WendakeState, elsewhere: tuple[int, ...]) -> Iterator[str]:
    """All mask cards, type by type: deck, discard pile, hands, open masks, and other places."""
    for card, count in enumerate(state.rules.card_counts):
        found = state.deck[card] + state.discard.count(card) + elsewhere.count(card)
        found += sum(player.hand[card] + player.played[card] for player in state.players)
        if found != count or state.deck[card] < 0:
            yield f"{found} mask cards {state.rules.card_names[card]}, not {count}"


def _turtles(state: WendakeState) -> Iterator[str]:
    """Every turtle tile is in the pool or owned; a stack and its owners make a full stack (WK-SETUP-30)."""
    rules = state.rules
    seen = [*members(state.turtle_pool), *chain(*[members(player.turtles) for player in state.players])]
    if sorted(seen) != list(range(len(rules.turtle_names))):
        yield f"a turtle tile is lost, or in two places: {sorted(seen)}"
    for kind, tiles in enumerate(rules.turtles_of):
        owned = [(player.turtles & tiles).bit_count() for player in state.players]
        dealt = sum(1 for frame in state.frames if isinstance(frame, DealTurtle) and frame.kind == kind)
        left = state.turtle_stacks[kind]
        if left < 0 or left + sum(owned) + dealt != rules.turtles_per_type or max(owned) > 1:
            yield f"turtles {rules.turtle_types[kind]}: {left} left, {owned} owned (WK-TURTLE-10)"


def _progress(state: WendakeState, may_leave: bool) -> Iterator[str]:
    """Every progress tile once: rows, leftover, owned, being paid for."""
    rules = state.rules
    owned = [members(player.progress) for player in state.players]
    paid = [frame.tile for frame in state.frames if isinstance(frame, AcquireProgress)]
    found = Counter(chain(state.leftover, *state.rows, *owned, paid))
    if found and max(found.values()) > 1:
        yield f"a progress tile is in two places: {found.most_common(1)}"
    if len(found) != len(rules.progress_names) and not may_leave and state.leftover:
        yield f"there are {len(found)} progress tiles, not {len(rules.progress_names)}"
    for level, row in enumerate(state.rows):
        if len(row) > rules.row_length or any(rules.progress_level[tile] != level for tile in row):
            yield f"row {level + 1} of the progress tiles is {row}"


def _advanced(state: WendakeState) -> Iterator[str]:
    """An advanced tile exists once, and the draw stack gives what it should (WK-SETUP-27)."""
    rules = state.rules
    every = rules.advanced[0] | rules.advanced[1]
    seen = members(state.pool)
    seen += [tile for tile in state.display if tile >= 0]
    for seat, player in enumerate(state.players):
        held = (*player.grid, *player.cycled_out, *player.set_aside)
        mine = [tile for tile in held if tile >= 0 and every >> tile & 1]
        if len(mine) != len(player.set_aside):
            yield f"seat {seat + 1}: {len(mine)} advanced tiles came, {len(player.set_aside)} tiles left"
        seen += mine
    if len(seen) != len(set(seen)):
        yield f"an advanced tile is in two places: {sorted(seen)}"
    drawn = rules.advanced[state.level].bit_count() - state.pool.bit_count()
    if state.pool and (state.stack < 0 or drawn + state.stack != rules.stack_size):
        yield f"{drawn} tiles drawn, {state.stack} left of {rules.stack_size}"


def _order(state: WendakeState) -> Iterator[str]:
    """Turn order and year."""
    rules = state.rules
    if len(set(state.order)) != len(state.order) or not set(state.order) <= set(range(rules.seats)):
        yield f"the turn order is {state.order}"
    standing = [seat for seat in state.reserved if seat >= 0]
    if len(set(standing)) != len(standing):
        yield f"a seat is twice on the turn order track: {state.reserved}"
    if state.players[-1].grid[4] >= 0 and len(state.order) != rules.seats:
        yield f"a seat is missing in the turn order: {state.order}"
    if not 1 <= state.year <= rules.years:
        yield f"it is year {state.year}"

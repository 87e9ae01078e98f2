"""Megaliths (area MEGA): where the next one may stand, what it covers and what it scores."""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.state import Player, WinterState
from firekeeper.games.endless_winter.supply import score
from firekeeper.games.endless_winter.terms import EMPTY, FROM_STACKING, NEUTRAL
from firekeeper.kernel.choice import Choice


def left(state: WinterState, player: Player) -> int:
    """How many Megaliths the reserve of the player board holds."""
    return state.rules.megalith_count - player.megaliths


def next_is_neutral(state: WinterState, player: Player) -> bool:
    """The two neutral Megaliths leave the reserve first (EW-MEGA-05)."""
    return player.megaliths < state.rules.neutrals


# --- where ------------------------------------------------------------------------------------------


def offers(state: WinterState, seat: int, out: list[Choice]) -> None:
    """Every legal place of the leftmost Megalith of the reserve (EW-MEGA-01 to -07)."""
    player = state.players[seat]
    if not left(state, player):
        return
    rules = state.rules
    spots = state.spots
    neutral = next_is_neutral(state, player)
    for spot in range(rules.ground_count):
        if spots[spot] != EMPTY:
            continue
        if rules.spot_first[spot]:
            if neutral:
                out.append(rules.build[spot])
            continue
        for beside in rules.spot_neighbours[spot]:
            if spots[beside] != EMPTY:
                out.append(rules.build[spot])
                break
    if not neutral:
        for spot in range(rules.ground_count, len(spots)):
            if spots[spot] == EMPTY and _carried(state, spot):
                out.append(rules.build[spot])


def _carried(state: WinterState, spot: int) -> bool:
    """Whether four Megaliths in a square stand below (EW-MEGA-04, EW-MEGA-13)."""
    spots = state.spots
    one, two, three, four = state.rules.spot_base[spot]
    return spots[one] != EMPTY and spots[two] != EMPTY and spots[three] != EMPTY and spots[four] != EMPTY


def arrow_open(state: WinterState, first: int) -> bool:
    """Whether one of the two spaces that a first space points at is free (EW-MEGA-12, EW-AMB-43)."""
    one, two = state.rules.spot_arrows[first]
    return EMPTY in (state.spots[one], state.spots[two])


def arrow_offers(state: WinterState, seat: int, first: int, out: list[Choice]) -> None:
    """The extra Megalith, neutral or coloured, on a free arrow space (EW-ICON-33, EW-AMB-28)."""
    if left(state, state.players[seat]):
        for spot in state.rules.spot_arrows[first]:
            if state.spots[spot] == EMPTY:
                out.append(state.rules.build[spot])


# --- placing ----------------------------------------------------------------------------------------


def place(state: WinterState, seat: int, spot: int) -> Effect:
    """Place the next Megalith; the answer is the benefit of the covered space (EW-MEGA-08)."""
    rules = state.rules
    player = state.players[seat]
    neutral = next_is_neutral(state, player)
    player.megaliths += 1
    state.spots[spot] = NEUTRAL if neutral else seat
    if state.events is not None:
        state.events.append(events.MegalithPlaced(seat=seat, spot=rules.spot_ids[spot], neutral=neutral))
    if spot < rules.ground_count:
        return rules.tile_effect[state.tiles[rules.spot_place[spot]]][rules.spot_local[spot]]
    _score_stack(state, seat, spot)
    return ()


def _score_stack(state: WinterState, seat: int, spot: int) -> None:
    """The builder first, then the owners of what is covered."""
    rules = state.rules
    points = stack_points(rules, seat, [state.spots[below] for below in rules.spot_base[spot]])
    score(state, seat, points[seat], FROM_STACKING)
    for owner in range(rules.seats):
        if owner != seat:
            score(state, owner, points[owner], FROM_STACKING)


def stack_points(rules: Box, seat: int, below: list[int]) -> list[int]:
    """By seat: what a Megalith scores on four of these owners directly below it (EW-MEGA-09, EW-MEGA-10)."""
    points = [0] * rules.seats
    for owner in below:
        if owner == seat:
            points[seat] += rules.stack_own
        else:
            points[seat] += rules.stack_other
            if owner != NEUTRAL:
                points[owner] += rules.stack_owner
    return points


# --- why not ----------------------------------------------------------------------------------------


def why_not(state: WinterState, seat: int, choice: Choice) -> str:
    """The rule against building there now."""
    rules = state.rules
    player = state.players[seat]
    spot = choice.a
    if not left(state, player):
        return "EW-MEGA-14"
    if rules.spot_level[spot]:
        return "EW-MEGA-06" if next_is_neutral(state, player) else "EW-MEGA-04"
    if rules.spot_first[spot] and not next_is_neutral(state, player):
        return "EW-MEGA-07"
    return "EW-MEGA-03"  # taken, or beside no other Megalith

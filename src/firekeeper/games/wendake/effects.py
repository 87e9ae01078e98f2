"""Small effects that all chapters share: gaining, spending, scoring, sending natives about."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.state import Player, WendakeState, changed
from firekeeper.games.wendake.terms import IN_LONGHOUSE, MOHAWK, PIECES, TRACKS, WARRIOR


def gain(state: WendakeState, seat: int, good: int, amount: int) -> None:
    """Take from the unlimited supply (WK-TERMS-17)."""
    if amount:
        state.players[seat].goods[good] += amount
        if state.events is not None:
            state.events.append(events.Gained(seat=seat, good=state.rules.goods[good], amount=amount))


def spend(state: WendakeState, seat: int, good: int, amount: int) -> None:
    """Return to the supply."""
    if amount:
        state.players[seat].goods[good] -= amount
        if state.events is not None:
            state.events.append(events.Spent(seat=seat, good=state.rules.goods[good], amount=amount))


def score(state: WendakeState, seat: int, track: int, points: int) -> None:
    """Move a score marker at once; what goes beyond the end of the track is lost (WK-SCORE-02, -03)."""
    player = state.players[seat]
    reached = min(player.score[track] + points, state.rules.track_end)
    moved = reached - player.score[track]
    player.score = changed(player.score, track, moved)
    if state.events is not None and points:
        state.events.append(
            events.Scored(seat=seat, track=TRACKS[track], points=moved, total=reached, lost=points - moved)
        )


def emit_moved(state: WendakeState, seat: int, piece: str, origin: str, destination: str) -> None:
    """Tell everybody that a piece went somewhere."""
    if state.events is not None:
        state.events.append(events.Moved(seat=seat, piece=piece, origin=origin, destination=destination))


def turn_over(state: WendakeState, seat: int, cell: int) -> None:
    """A tile of the grid shows its other side."""
    player = state.players[seat]
    player.ritual ^= 1 << cell
    if state.events is not None:
        side = "ritual" if player.ritual >> cell & 1 else "action"
        tile = state.rules.tile_names[player.grid[cell]]
        state.events.append(events.TileTurned(seat=seat, cell=cell, tile=tile, side=side))


def injure(state: WendakeState, seat: int, native: int, origin: str) -> None:
    """Send a native from the map to its owner's longhouse (WK-TERMS-11, WK-AMB-20, WK-AMB-27)."""
    player = state.players[seat]
    if state.rules.recovers_at_home(seat):
        bring_home(state, seat, native, origin)
        return
    if native == MOHAWK:
        player.mohawk = IN_LONGHOUSE
    else:
        player.longhouse = changed(player.longhouse, native, 1)
    emit_moved(state, seat, PIECES[native], origin, "longhouse")


def bring_home(state: WendakeState, seat: int, native: int, origin: str) -> None:
    """A native arrives in the home territory (WK-AMB-45); a warrior becomes a guard there."""
    player = state.players[seat]
    if native >= WARRIOR:
        state.guards[player.home * state.rules.seats + seat] += 1
        if native == MOHAWK:
            player.mohawk = player.home
    else:
        player.at_home = changed(player.at_home, native, 1)
    emit_moved(state, seat, PIECES[native], origin, "home")


def leave_longhouse(state: WendakeState, seat: int, native: int) -> None:
    """A native has recovered and goes home (WK-ACT-RITUAL-02)."""
    if native != MOHAWK:
        player = state.players[seat]
        player.longhouse = changed(player.longhouse, native, -1)
    bring_home(state, seat, native, "longhouse")


def in_longhouse(player: Player) -> int:
    """How many natives wait in the longhouse, the Mohawk warrior included."""
    waiting = player.longhouse
    return waiting[0] + waiting[1] + waiting[2] + (player.mohawk == IN_LONGHOUSE)


def occupant(seat: int, kind: int) -> int:
    """The code of a native standing in a productive area."""
    return 1 + 4 * seat + kind


def areas_with(state: WendakeState, seat: int, native: int) -> int:
    """Productive areas with a woman (or hunter) of this seat, the home once (WK-TURTLE-06)."""
    wanted = occupant(seat, native)
    found = 1 if state.players[seat].at_home[native] else 0
    for standing in state.areas:  # compiled, this is faster than `count`
        if standing == wanted:
            found += 1
    return found


def is_outpost(standing: int) -> bool:
    """Whether a warrior lies in the area."""
    return standing > 0 and (standing - 1) & 3 >= WARRIOR

"""Idols (area IDOL): the Offering and the Honour track.

What a move gives is returned as an effect; the interpreter of gains resolves it.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.supply import score
from firekeeper.games.endless_winter.terms import (
    FROM_EFFECTS,
    FROM_HONOUR_TRACK,
    HONOUR,
    IDOL_TRACKS,
    OFFERING,
)
from firekeeper.kernel.choice import Choice

FOR_POINTS: Final = 2
"""Beside the two tracks: an Idol turned into points on top of the Offering track (EW-IDOL-06)."""
SURPLUS_POINTS: Final = 1

NOTHING: Final[Effect] = ()


def offers(state: WinterState, seat: int, out: list[Choice]) -> None:
    """One marker of free choice; at the top of the Offering track a point (EW-IDOL-01, EW-AMB-34).

    There is always a use for an Idol.
    """
    rules = state.rules
    player = state.players[seat]
    out.append(rules.idol[OFFERING] if player.offering < rules.top_offering else rules.idol[FOR_POINTS])
    if player.honour < rules.top_honour:
        out.append(rules.idol[HONOUR])


def move(state: WinterState, seat: int, track: int) -> Effect:
    """Move one marker up a level, or score; the benefit of the new level is the answer (EW-IDOL-05)."""
    rules = state.rules
    player = state.players[seat]
    if track == FOR_POINTS:
        score(state, seat, SURPLUS_POINTS, FROM_EFFECTS)
        return NOTHING
    if track == OFFERING:
        player.offering += 1
        _tell(state, seat, track, player.offering)
        return rules.offering_benefit[player.offering]
    player.honour += 1
    _rank(state, seat)
    _tell(state, seat, track, player.honour)
    score(state, seat, rules.honour_points[player.honour], FROM_HONOUR_TRACK)  # EW-IDOL-09
    return NOTHING


def _rank(state: WinterState, seat: int) -> None:
    """The marker takes the leftmost free slot of its level, behind all that were there (EW-IDOL-08)."""
    level = state.players[seat].honour
    others = [other for other in state.ranks if other != seat]
    at = 0
    while at < len(others) and state.players[others[at]].honour >= level:
        at += 1
    others.insert(at, seat)
    state.ranks = tuple(others)


def _tell(state: WinterState, seat: int, track: int, level: int) -> None:
    if state.events is not None:
        state.events.append(events.IdolMoved(seat=seat, track=IDOL_TRACKS[track], level=level))


def why_not(state: WinterState, seat: int, choice: Choice) -> str:
    """The rule against an Idol choice that is not offered."""
    return "EW-IDOL-10" if choice.a == HONOUR else "EW-IDOL-06"

"""Turn order, priority and contribution points (area PRIORITY): who decides first, and how scores move."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import GODS, NONE


def in_priority(state: TindayaState) -> tuple[int, ...]:
    """Seats in priority order: the turn order in Alliance, the lowest score first in Domination.

    On one space the disc that came first lies lowest and has priority (TD-PRIORITY-03 to -05). A traitor
    has no disc and no rank (TD-TRAITOR-27).
    """
    if state.rules.alliance:
        return state.order
    ranked = [(state.players[seat].score, place, seat) for place, seat in enumerate(state.discs)]
    return tuple([seat for _, _, seat in sorted(ranked)])


def decider(state: TindayaState) -> int:
    """The player with priority in the Events step (TD-EVENT-45); NONE if nobody has a native left."""
    if state.rules.alliance:
        return state.order[0]
    for seat in in_priority(state):
        player = state.players[seat]
        if player.villagers or player.nobles:
            return seat
    return NONE


def change_scores(state: TindayaState, changes: dict[int, int], rule: str) -> None:
    """Add points to several scores at once, in the priority order at this moment (TD-PRIORITY-06).

    A disc that moves goes on top of those on its new space; one that does not move stays where it lies.
    """
    for seat in in_priority(state):
        points = changes.get(seat, 0)
        if points == 0 or seat not in state.discs:
            continue
        state.players[seat].score += points
        state.discs = (*[other for other in state.discs if other != seat], seat)
        if state.events is not None:
            state.events.append(
                events.PointsChanged(seat=seat, points=points, score=state.players[seat].score, rule=rule)
            )


def change_score(state: TindayaState, seat: int, points: int, rule: str) -> None:
    """Add points to one score; nothing happens in Alliance, which has none."""
    if state.rules.domination:
        change_scores(state, {seat: points}, rule)


def raise_wrath(state: TindayaState, god: int, steps: int, rule: str) -> None:
    """Move a wrath marker up or down; it stays within its track (TD-END5-02, AMB-10)."""
    before = state.wrath[god]
    after = min(max(before + steps, 0), state.rules.doom)
    if after == before:
        return
    wrath = list(state.wrath)
    wrath[god] = after
    state.wrath = tuple(wrath)
    if state.events is not None:
        state.events.append(events.WrathChanged(god=GODS[god], space=after, rule=rule))

"""Food, Tools, Labour and points (area GOLD): gaining, paying and scoring, with the limits of the tracks."""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.state import Player, WinterState, changed
from firekeeper.games.endless_winter.terms import ACTION_PHASE, ATOMS, FOOD, SOURCES, TOOL


def cap(rules: Box, player: Player) -> int:
    """The last Food space that no Camp covers (EW-GOLD-08)."""
    return rules.food_base + len(player.camps)


def gain_food(state: WinterState, seat: int, amount: int) -> None:
    """Food that does not fit under the limit is lost (EW-GOLD-09)."""
    player = state.players[seat]
    kept = min(amount, cap(state.rules, player) - player.food)
    player.food += kept
    _tell_gain(state, seat, FOOD, kept, amount - kept)


def fill_food(state: WinterState, seat: int) -> None:
    """As much Food as the track can hold (EW-ICON-29)."""
    player = state.players[seat]
    gain_food(state, seat, cap(state.rules, player) - player.food)


def trim_food(state: WinterState, seat: int) -> None:
    """Camps came home and cover spaces again: Food beyond the limit is lost (EW-AMB-12)."""
    player = state.players[seat]
    excess = player.food - cap(state.rules, player)
    if excess > 0:
        player.food -= excess
        _tell_gain(state, seat, FOOD, 0, excess)


def gain_tool(state: WinterState, seat: int, amount: int) -> None:
    """Tools beyond the end of the track are lost (EW-AMB-42)."""
    player = state.players[seat]
    kept = min(amount, state.rules.tool_top - player.tool)
    player.tool += kept
    _tell_gain(state, seat, TOOL, kept, amount - kept)


def _tell_gain(state: WinterState, seat: int, good: int, amount: int, lost: int) -> None:
    if state.events is not None and (amount or lost):
        state.events.append(events.Gained(seat=seat, good=ATOMS[good], amount=amount, lost=lost))


def pay(state: WinterState, seat: int, food: int, tool: int) -> None:
    """A price. Food paid so yields no Labour (EW-AMB-04)."""
    player = state.players[seat]
    player.food -= food
    player.tool -= tool
    if state.events is not None:
        if food:
            state.events.append(events.Spent(seat=seat, good="food", amount=food))
        if tool:
            state.events.append(events.Spent(seat=seat, good="tool", amount=tool))


def gain_labour(state: WinterState, seat: int, halves: int) -> None:
    """Labour joins the pool of the turn (EW-LABOR-09, EW-AMB-07); outside the Action phase there is none."""
    if state.phase == ACTION_PHASE:
        state.labour += halves
        if state.events is not None:
            state.events.append(events.LabourGained(seat=seat, labour=halves))


def score(state: WinterState, seat: int, points: int, source: int) -> None:
    """Points at once (EW-GOLD-10); the track has no end (EW-GOLD-12)."""
    if points:
        player = state.players[seat]
        player.score += points
        player.earned = changed(player.earned, source, points)
        if state.events is not None:
            state.events.append(
                events.Scored(seat=seat, source=SOURCES[source], points=points, total=player.score)
            )

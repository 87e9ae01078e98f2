"""Activating a tile (WK-TURN-05, -06) and Sacred Fire (WK-ACT-FIRE): its actions, top to bottom."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.grid import fire_targets
from firekeeper.games.wendake.masks import mask_ceremony
from firekeeper.games.wendake.military import military
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.ritual import ritual
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.supply import canoe, fish, harvest, hunt, tan_pelts
from firekeeper.games.wendake.terms import (
    ACTIONS,
    BEFORE_FIRST_ACTION,
    BETWEEN_ACTIONS,
    CANOE,
    FISH_ACTION,
    HARVEST,
    HUNT_ACTION,
    MASK_CEREMONY,
    MILITARY_ACTION,
    MOVE,
    SACRED_FIRE,
    STEPS,
    TAN_PELTS,
    TRADE,
)
from firekeeper.games.wendake.trade import trade
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


def actions_of(state: WendakeState, seat: int, cell: int) -> tuple[int, ...]:
    """What the visible side of a tile shows. Fixed when the marker or token is put down (WK-AMB-17)."""
    player = state.players[seat]
    tile = player.grid[cell]
    return state.rules.tile_ritual[tile] if player.ritual >> cell & 1 else state.rules.tile_actions[tile]


class NextAction(Decision[WendakeState]):
    """Perform or skip the next action of the tile (WK-DEC-11); in any order with `free_order` (WK-DEC-12)."""

    rules = ("WK-TURN-05", "WK-TURN-06", "WK-ACT-GEN-02", "WK-TURN-09")
    verbs = ("perform", "skip", "skip_rest")

    def __init__(self, seat: int, actions: tuple[int, ...], first: bool, free_order: bool) -> None:
        self.seat = seat
        self.actions = actions
        self.first = first
        self.free_order = free_order

    def windows(self, state: WendakeState) -> int:
        return BEFORE_FIRST_ACTION if self.first else BETWEEN_ACTIONS

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        if not self.free_order:
            return [rules.perform[self.actions[0]], rules.skip[self.actions[0]]]
        out = [rules.skip_rest]
        for at, action in enumerate(self.actions):
            if action not in self.actions[:at]:
                out.append(rules.perform[action])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is state.rules.skip_rest:
            return
        at = self.actions.index(choice.a)
        rest = self.actions[:at] + self.actions[at + 1 :]
        if rest:
            state.push(NextAction(self.seat, rest, False, self.free_order))
        if choice.verb == "perform":
            begin(state, self.seat, choice.a)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.verb == "skip_rest":
            return "WK-PROG-103"
        return "WK-AMB-18" if self.free_order else "WK-TURN-06"


def begin(state: WendakeState, seat: int, action: int) -> None:
    """Start one action: each chapter pushes its own questions."""
    kind = action % STEPS
    if state.events is not None:
        state.events.append(events.ActionPerformed(seat=seat, action=ACTIONS[kind], steps=action // STEPS))
    if kind == MOVE:
        state.push(MoveStep(seat, action // STEPS))
    elif kind == TRADE:
        trade(state, seat)
    elif kind == MILITARY_ACTION:
        military(state, seat)
    elif kind == MASK_CEREMONY:
        mask_ceremony(state, seat)
    elif kind == HARVEST:
        harvest(state, seat)
    elif kind == HUNT_ACTION:
        hunt(state, seat)
    elif kind == FISH_ACTION:
        fish(state, seat)
    elif kind == TAN_PELTS:
        tan_pelts(state, seat)
    elif kind == CANOE:
        canoe(state, seat)
    elif kind == SACRED_FIRE:
        state.push(LightFire(seat))
    else:
        ritual(state, seat)


class LightFire(Decision[WendakeState]):
    """Sacred Fire activates another tile, outside this year's line (WK-DEC-34)."""

    rules = ("WK-ACT-FIRE-01", "WK-ACT-FIRE-02", "WK-ACT-FIRE-03", "WK-TILE-08")
    verbs = ("fire", "continue")

    def choices(self, state: WendakeState) -> list[Choice]:
        player = state.players[self.seat]
        targets = [state.rules.fire[cell] for cell in fire_targets(player.marked, player.fired)]
        # WK-AMB-04: tiles of a pack may light again and again, until nothing is left to activate.
        return targets or [state.rules.go_on]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is state.rules.go_on:
            return
        player = state.players[self.seat]
        player.fired |= 1 << choice.a
        if state.events is not None:
            tile = state.rules.tile_names[player.grid[choice.a]]
            state.events.append(events.FireLit(seat=self.seat, cell=choice.a, tile=tile))
        actions = actions_of(state, self.seat, choice.a)
        if actions:
            state.push(NextAction(self.seat, actions, True, False))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        player = state.players[self.seat]
        if choice.verb == "continue":
            return "WK-ACT-GEN-02"
        return "WK-ACT-FIRE-04" if (player.marked | player.fired) >> choice.a & 1 else "WK-ACT-FIRE-02"

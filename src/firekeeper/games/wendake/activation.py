"""Action tiles (WK-TILE): the grid with its line rule, a tile's actions from top to bottom, Sacred Fire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firekeeper.games.wendake import events
from firekeeper.games.wendake.masks import mask_ceremony
from firekeeper.games.wendake.military import military
from firekeeper.games.wendake.movement import move
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import BEFORE_FIRST_ACTION, BETWEEN_ACTIONS, STEPS
from firekeeper.games.wendake.trade import trade
from firekeeper.games.wendake.village import canoe, fish, harvest, hunt, ritual, tan_pelts
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, rule_ids

Action = Callable[[WendakeState, int, int], None]
"""How an action of a tile begins, for a state, a seat and the number written with the action (steps)."""

LINES: Final = (
    0b000000111, 0b000111000, 0b111000000,
    0b001001001, 0b010010010, 0b100100100,
    0b100010001, 0b001010100,
)  # fmt: skip
"""Rows, columns and diagonals as sets of cells (WK-TILE-02)."""

CENTRE: Final = 4
FULL: Final = 0b111111111


def open_cells(marked: int, fired: int) -> int:
    """Cells on which the next marker may be put (WK-TILE-08)."""
    return _open_cells(marked, fired) if fired else OPEN_CELLS[marked]


def _open_cells(marked: int, fired: int) -> int:
    found = 0
    for line in LINES:
        if not marked & ~line and not line & fired:
            found |= line
    return found & ~marked & ~fired


OPEN_CELLS: Final = [_open_cells(marked, 0) for marked in range(FULL + 1)]
"""The same without a sacred fire token, by marked cells."""


def line_left(marked: int, fired: int) -> bool:
    """The invariant of WK-TILE-08: some line holds all markers and no sacred fire token."""
    return any(not marked & ~line and not line & fired for line in LINES)


def fire_targets(marked: int, fired: int) -> list[int]:
    """Cells that Sacred Fire may activate (WK-ACT-FIRE-02)."""
    taken = marked | fired
    return [cell for cell in range(9) if not taken >> cell & 1 and line_left(marked, fired | 1 << cell)]


def swapped(cells: int, one: int, other: int) -> int:
    """A set of cells after the contents of two cells changed places."""
    if (cells >> one & 1) == (cells >> other & 1):
        return cells
    return cells ^ (1 << one | 1 << other)


# --- activating a tile (WK-TURN-05, -06) and Sacred Fire (WK-ACT-FIRE) -----------------------------------


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

    def opening(self, state: WendakeState) -> Choice | None:
        return None if self.free_order else state.rules.perform[self.actions[0]]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is state.rules.skip_rest:
            return
        at = self.actions.index(choice.a)
        rest = self.actions[:at] + self.actions[at + 1 :]
        if rest:
            state.push(NextAction(self.seat, rest, False, self.free_order))
        if choice.verb == "perform":
            state.rules.perform_action(state, self.seat, choice.a)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.verb == "skip_rest":
            return "WK-PROG-103"
        return "WK-AMB-18" if self.free_order else "WK-TURN-06"


def begin(state: WendakeState, seat: int, action: int) -> None:
    """Start one action: each chapter pushes its own questions."""
    kind, steps = action % STEPS, action // STEPS
    if state.events is not None:
        name = state.rules.action_names[kind]
        state.events.append(events.ActionPerformed(seat=seat, action=name, steps=steps))
    state.rules.actions[kind](state, seat, steps)


class LightFire(Decision[WendakeState]):
    """Sacred Fire activates another tile, outside this year's line (WK-DEC-34)."""

    rules = rule_ids("WK-ACT-FIRE-01", "WK-ACT-FIRE-02", "WK-ACT-FIRE-03", "WK-TILE-08")
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


def sacred_fire(state: WendakeState, seat: int, _steps: int) -> None:
    """Which tile, is the question (WK-ACT-FIRE-01)."""
    state.push(state.rules.frame(LightFire)(seat))


ACTIONS: Final[dict[str, Action]] = {
    "canoe": canoe,
    "move": move,
    "harvest": harvest,
    "hunt": hunt,
    "tan_pelts": tan_pelts,
    "fish": fish,
    "military": military,
    "mask_ceremony": mask_ceremony,
    "trade": trade,
    "sacred_fire": sacred_fire,
    "ritual": ritual,
}
"""How each action of the base game begins (WK-ACT-GEN-01). A module adds its own to `rules.actions`."""

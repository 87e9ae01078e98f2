"""The swap token (WK-SWAP): two free tiles of the own grid change places, once a game."""

from __future__ import annotations

from typing import Any

from firekeeper.games.wendake import events
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.grid import swapped
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import BEFORE_SLIDE, OUTSIDE_ACTIONS
from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


class Swap(Ability[WendakeState]):
    """Offered outside actions on one's own turn and just before sliding (WK-DEC-14, WK-AMB-08)."""

    def __init__(self, rules: Box, index: int) -> None:
        super().__init__("swap", OUTSIDE_ACTIONS | BEFORE_SLIDE, ("WK-SWAP-01", "WK-SWAP-02", "WK-AMB-08"))
        self.swap = rules.book.add("swap", ability=index)

    def offer(self, state: WendakeState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        # At most four of nine cells carry a marker or token, so there is always a pair to swap.
        if state.players[decision.seat].swaps:
            out.append(self.swap)

    def use(self, state: WendakeState, decision: Decision[Any], choice: Choice) -> None:
        state.push(SwapFirst(decision.seat))

    def why_not(self, state: WendakeState, decision: Decision[Any], choice: Choice) -> str:
        return "WK-SWAP-03" if not state.players[decision.seat].swaps else "WK-AMB-08"


def partners(state: WendakeState, seat: int, cell: int) -> list[int]:
    """Free cells whose tile may change places with this one: the line rule must still hold (WK-AMB-09)."""
    player = state.players[seat]
    if player.marked >> cell & 1:
        return []
    return [
        other
        for other in range(9)
        if other != cell
        and not player.marked >> other & 1
        and state.rules.keeps_line(state, seat, swapped(player.fired, cell, other))
    ]


class SwapFirst(Decision[WendakeState]):
    """The first of the two tiles."""

    rules = ("WK-SWAP-01", "WK-SWAP-02", "WK-AMB-09")
    verbs = ("swap_cell",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.swap_cell[cell] for cell in range(9) if partners(state, self.seat, cell)]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.push(SwapSecond(self.seat, choice.a))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-SWAP-02" if state.players[self.seat].marked >> choice.a & 1 else "WK-AMB-09"


class SwapSecond(Decision[WendakeState]):
    """The second one; the token returns to the box (WK-SWAP-03). Sides stay as they are (WK-SWAP-05)."""

    rules = ("WK-SWAP-01", "WK-SWAP-03", "WK-SWAP-05", "WK-AMB-09")
    verbs = ("swap_cell",)

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.swap_cell[cell] for cell in partners(state, self.seat, self.first)]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        player = state.players[self.seat]
        one, other = self.first, choice.a
        grid = list(player.grid)
        grid[one], grid[other] = grid[other], grid[one]
        player.grid = tuple(grid)
        player.ritual = swapped(player.ritual, one, other)
        player.fired = swapped(player.fired, one, other)
        player.swaps -= 1
        if state.events is not None:
            state.events.append(events.TilesSwapped(seat=self.seat, cells=[one, other]))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.a == self.first:
            return "WK-SWAP-01"
        return "WK-SWAP-02" if state.players[self.seat].marked >> choice.a & 1 else "WK-AMB-09"

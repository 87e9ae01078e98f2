"""What a seat may do at any time of its turn: transfer natives (WK-TRANSFER) and swap tiles (WK-SWAP).

An outpost goes home and a woman or hunter takes its place; two free tiles of the own grid change places, once
a game.
"""

from __future__ import annotations

from typing import Any, Final

from firekeeper.games.wendake import events
from firekeeper.games.wendake.activation import swapped
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.effects import emit_moved, is_outpost, occupant
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import (
    BEFORE_SLIDE,
    EMPTY,
    HUNT,
    HUNTER,
    MOHAWK,
    NATIVES,
    OUTSIDE_ACTIONS,
    PIECES,
    WOMAN,
)
from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, rule_ids

LEAVE_EMPTY: Final = 0
REPLACE: Final = 1
STAY_EMPTY: Final = 2
STAY_REPLACE: Final = 3


class Transfer(Ability[WendakeState]):
    """Offered outside actions on one's own turn; `outpost_to_guard` adds to it (WK-DEC-13)."""

    def __init__(self, rules: Box, index: int) -> None:
        super().__init__("transfer", OUTSIDE_ACTIONS, ("WK-TRANSFER-01", "WK-TRANSFER-02", "WK-TRANSFER-06"))
        # The warrior stays as a guard: progress tile WK-PROG-202.
        self.stay_tile = 1 << rules.progress_names.index("outpost_to_guard")
        words = (("empty",), ("replace",), ("empty", "stay"), ("replace", "stay"))
        self.ways: list[list[Choice]] = [
            [
                rules.book.add("transfer", (area, *word), at, way, ability=index)
                for way, word in enumerate(words)
            ]
            for at, area in enumerate(rules.area_names)
        ]

    def offer(self, state: WendakeState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        player = state.players[decision.seat]
        if not player.outposts:
            return
        stay = player.progress & ~player.used & self.stay_tile
        for area, standing in enumerate(state.areas):
            if is_outpost(standing) and (standing - 1) >> 2 == decision.seat:
                ways = self.ways[area]
                replace = player.at_home[replacement(state, area)] > 0
                out.append(ways[LEAVE_EMPTY])
                if replace:
                    out.append(ways[REPLACE])
                if stay:
                    out.append(ways[STAY_EMPTY])
                    if replace:
                        out.append(ways[STAY_REPLACE])

    def use(self, state: WendakeState, decision: Decision[Any], choice: Choice) -> None:
        rules = state.rules
        seat, area = decision.seat, choice.a
        player = state.players[seat]
        warrior = (state.areas[area] - 1) & 3
        stays = choice.b >= STAY_EMPTY
        target = player.home
        if stays:
            target = rules.area_territory[area]
            player.used |= self.stay_tile
            if state.events is not None:
                state.events.append(events.ProgressUsed(seat=seat, tile="outpost_to_guard"))
        state.areas[area] = EMPTY
        player.outposts -= 1
        state.guards[target * rules.seats + seat] += 1
        if warrior == MOHAWK:
            player.mohawk = target
        place = rules.territories[target] if stays else "home"
        emit_moved(state, seat, PIECES[warrior], rules.area_names[area], place)
        if choice.b in (REPLACE, STAY_REPLACE):
            native = replacement(state, area)
            player.at_home = changed(player.at_home, native, -1)
            state.areas[area] = occupant(seat, native)
            emit_moved(state, seat, NATIVES[native], "home", rules.area_names[area])

    def why_not(self, state: WendakeState, decision: Decision[Any], choice: Choice) -> str:
        if not decision.windows(state) & self.windows:
            return "WK-TRANSFER-06"
        standing = state.areas[choice.a]
        if not is_outpost(standing) or (standing - 1) >> 2 != decision.seat:
            return "WK-TRANSFER-08"
        if choice.b >= STAY_EMPTY and not state.players[decision.seat].progress & self.stay_tile:
            return "WK-PROG-202"
        if choice.b >= STAY_EMPTY and state.players[decision.seat].used & self.stay_tile:
            return "WK-PROG-06"
        return "WK-TRANSFER-09"


def replacement(state: WendakeState, area: int) -> int:
    """A harvest area takes a woman, a hunt area a hunter (WK-TRANSFER-03)."""
    return HUNTER if state.rules.area_crop[area] == HUNT else WOMAN


# --- the swap token ---------------------------------------------------------------------------------


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

    rules = rule_ids("WK-SWAP-01", "WK-SWAP-02", "WK-AMB-09")
    verbs = ("swap_cell",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.swap_cell[cell] for cell in range(9) if partners(state, self.seat, cell)]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.push(SwapSecond(self.seat, choice.a))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-SWAP-02" if state.players[self.seat].marked >> choice.a & 1 else "WK-AMB-09"


class SwapSecond(SwapFirst):
    """The second one; the token returns to the box (WK-SWAP-03). Sides stay as they are (WK-SWAP-05)."""

    rules = rule_ids("WK-SWAP-01", "WK-SWAP-03", "WK-SWAP-05", "WK-AMB-09")

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
        return "WK-SWAP-01" if choice.a == self.first else super().why_not(state, choice)

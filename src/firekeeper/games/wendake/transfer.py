"""Transferring natives (WK-TRANSFER): an outpost goes home and a woman or hunter takes its place."""

from __future__ import annotations

from typing import Any, Final

from firekeeper.games.wendake import events
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.effects import emit_moved, is_outpost, occupant
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import (
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
from firekeeper.kernel.frame import Decision

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

"""Upkeep (area END10): markers, cards and turn order for the next era."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.cards import DrawEventCard, DrawOffering
from firekeeper.games.tindaya.priority import in_priority
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import ACORAN, GODS, MONEIBA, NONE
from firekeeper.kernel.frame import Frame


class Upkeep(Frame[TindayaState]):
    """TD-END10-01 to -06; then the next era begins with its new cards."""

    def run(self, state: TindayaState) -> None:
        from firekeeper.games.tindaya.rounds import Era

        for player in state.players:
            player.cubes += player.used_cubes
            player.spent_cylinders += player.used_cylinders
            player.used_cubes = player.used_cylinders = 0
            player.developed = player.produced = player.passed = 0
        state.pawns = (0,) * len(state.pawns)
        state.first_offered = 0
        state.offering_cards = (NONE,) * len(GODS)
        state.event = state.prophecy = NONE
        state.catastrophes = (NONE,) * len(GODS)
        if state.rules.domination:
            state.order = in_priority(state)
        else:
            # Everyone passes the token to the left: the second becomes the first (TD-END10-06).
            state.order = (*state.order[1:], state.order[0])
        if state.events is not None:
            state.events.append(events.OrderSet(order=list(state.order)))
        state.era += 1
        state.then(DrawOffering(ACORAN), DrawOffering(MONEIBA), DrawEventCard(), Era())

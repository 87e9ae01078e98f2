"""The Events step (areas END6, EVENT): the Event card's symbols one by one, in printed order."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.catastrophes import GodStrikes
from firekeeper.games.tindaya.disasters import Erupt, Flood
from firekeeper.games.tindaya.ships import ShipLands
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.strategy import Tamonante, Tibiabin
from firekeeper.games.tindaya.terms import (
    ERUPTION,
    FIRST_SHIP,
    NONE,
    NOWHERE,
    SHIPS,
    SYMBOLS,
    TSUNAMI,
)
from firekeeper.kernel.frame import Frame


class EventsStep(Frame[TindayaState]):
    """Reveal what is still hidden, then resolve event after event (TD-EVENT-01, -02, -47)."""

    def run(self, state: TindayaState) -> None:
        symbols = state.rules.event_order[state.event]
        state.then(Tibiabin(), Tamonante(), *[ResolveEvent(symbol) for symbol in symbols], ClearStandees())


class ResolveEvent(Frame[TindayaState]):
    """One symbol of the card. No standee or ship on the board, no event (TD-EVENT-23)."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def run(self, state: TindayaState) -> None:
        symbol = self.symbol
        if symbol >= FIRST_SHIP:
            happens = state.ships[symbol - FIRST_SHIP] != NONE
        else:
            where = state.standees[symbol]
            # A volcano that has vanished since the standee was placed has no disaster any more (TD-CATA-05).
            happens = where != NOWHERE and (symbol == TSUNAMI or where in state.volcanoes)
        if state.events is not None:
            state.events.append(events.EventBegan(symbol=SYMBOLS[symbol], happens=happens))
        if not happens:
            return
        if symbol >= FIRST_SHIP:
            state.push(ShipLands(symbol - FIRST_SHIP))
        elif symbol == TSUNAMI:
            state.push(Flood())
        elif symbol == ERUPTION:
            state.push(Erupt())
        else:
            state.push(GodStrikes(symbol))


class ClearStandees(Frame[TindayaState]):
    """Standees and ships return beside the mountain (TD-EVENT-39)."""

    def run(self, state: TindayaState) -> None:
        state.standees = (NOWHERE,) * 4
        state.ships = (NONE,) * len(SHIPS)

"""Learning (area END7, TD-IDOL-14): a noble in a building beside somebody who knows its trade."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.pieces import knows
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import NONE, TRADES


def learnable(state: TindayaState, seat: int) -> list[int]:
    """The trades that a tribe would learn now (TD-END7-01, AMB-38)."""
    player = state.players[seat]
    found = set()
    for hex_ in set(player.nobles):
        trade = state.buildings[hex_]
        if trade != NONE and not knows(player, trade) and teachers(state, seat, hex_, trade):
            found.add(trade)
    return sorted(found)


def teachers(state: TindayaState, seat: int, hex_: int, trade: int) -> bool:
    """Whether a native of another tribe that knows the trade stands there; neutral villagers teach, too."""
    if hex_ in state.neutral:
        return True
    return any(
        other != seat and knows(player, trade) and (hex_ in player.villagers or hex_ in player.nobles)
        for other, player in enumerate(state.players)
    )


def learn(state: TindayaState, seat: int, trade: int) -> None:
    """The trade is known, and its cube goes to the action depot (TD-END7-02)."""
    player = state.players[seat]
    player.trades |= 1 << trade
    player.cubes += 1
    if state.events is not None:
        state.events.append(events.TradeLearned(seat=seat, trade=TRADES[trade]))

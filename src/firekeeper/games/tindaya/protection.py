"""Protection idols against catastrophes and attacks (TD-IDOL-06, TD-TERMS-38).

Whoever holds a face-down idol is asked, whether or not one of them fits: asking tells nobody anything.
"""

from __future__ import annotations

from firekeeper.games.tindaya.cards import spend_idol
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import PROTECTION_IDOL
from firekeeper.kernel.choice import Choice


def is_asked(state: TindayaState, seat: int) -> bool:
    """Whether the question for an idol is put to a tribe: it holds one face down."""
    return bool(state.players[seat].idols) and not state.players[seat].betrayed


def idol_choice(state: TindayaState, seat: int) -> list[Choice]:
    """The choice to spend a protection idol, if the tribe has one."""
    if PROTECTION_IDOL in state.players[seat].idols:
        return [state.rules.choices.protect_idol]
    return []


def protect_with_idol(state: TindayaState, seat: int) -> None:
    spend_idol(state, seat, PROTECTION_IDOL)

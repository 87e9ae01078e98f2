"""Standing orders: which Idol marker moves up, and the pile in the order in which its cards lie."""

from __future__ import annotations

from typing import Any

from firekeeper.games.endless_winter.terms import IDOL_TRACKS
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.orders import LIST, StandingOrder


def idol(state: Any, decision: Any, choices: list[Choice], wanted: list[str]) -> Choice | None:
    """The marker that is wanted most and can move (EW-IDOL-01)."""
    for track in wanted:
        for choice in choices:
            if choice.verb == "idol" and choice.text == f"idol {track}":
                return choice
    return None


def pile(state: Any, decision: Any, choices: list[Choice], wanted: Any) -> Choice | None:
    """The cards of the pile one after the other, as far as they can be used (EW-ECLIPSE-14)."""
    return choices[0] if choices and choices[0].verb == "pile" else None


def tracks(rules: Any) -> list[str]:
    return list(IDOL_TRACKS)


TRACK = "endless_winter-order-track-"
IDOLS = StandingOrder(
    "idols", "endless_winter-order-idols", idol, LIST, tracks, TRACK, questions=("MoveIdol",)
)
PILE = StandingOrder("pile", "endless_winter-order-pile", pile, questions=("ChoosePileCard",))
ORDERS = (IDOLS, PILE)

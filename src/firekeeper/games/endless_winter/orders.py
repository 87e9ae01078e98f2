"""Standing orders: which Idol marker moves up, and the pile in the order in which its cards lie."""

from __future__ import annotations

from typing import Any

from firekeeper.games.endless_winter.terms import IDOL_TRACKS
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import frame_name
from firekeeper.kernel.orders import LIST, StandingOrder


def idol(state: Any, decision: Any, choices: list[Choice], wanted: list[str]) -> Choice | None:
    """The marker that is wanted most and can move (EW-IDOL-01)."""
    if frame_name(decision) != "MoveIdol":
        return None
    for track in wanted:
        for choice in choices:
            if choice.verb == "idol" and choice.text == f"idol {track}":
                return choice
    return None


def pile(state: Any, decision: Any, choices: list[Choice], wanted: Any) -> Choice | None:
    """The cards of the pile one after the other, as far as they can be used (EW-ECLIPSE-14)."""
    if frame_name(decision) != "ChoosePileCard" or not choices or choices[0].verb != "pile":
        return None
    return choices[0]


def tracks(rules: Any) -> list[str]:
    return list(IDOL_TRACKS)


ORDERS = (
    StandingOrder(
        "idols", "endless_winter-order-idols", idol, LIST, values=tracks, labels="endless_winter-order-track-"
    ),
    StandingOrder("pile", "endless_winter-order-pile", pile),
)

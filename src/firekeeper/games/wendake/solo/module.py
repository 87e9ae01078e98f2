"""Solitaire, declared: when it is played, and its options (WK-SOLO-02, WK-AMB-69)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from firekeeper.kernel.modules import Module
from firekeeper.kernel.options import Requirement


class SoloOptions(Struct, frozen=True, kw_only=True):
    """`players` counts people: 1 is the solitaire game against the Ghost."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    difficulty: Literal["", "easy", "medium", "hard"] = ""  # WK-SOLO-02
    solo_turtles: Literal["", "at_once", "at_end"] = ""  # WK-SOLO-74, WK-AMB-69


def alone(options: Any) -> bool:
    """Whether one person plays."""
    return bool(options.players == 1)


def with_defaults(options: Any) -> Any:
    """What a solitaire player has not decided."""
    return replace(
        options,
        difficulty=options.difficulty or "medium",
        solo_turtles=options.solo_turtles or "at_once",
    )


MODULE = Module(
    "solo",
    when=alone,
    options=SoloOptions,
    requirements=(
        Requirement("difficulty", {"players": [1]}, "option-wendake-solitaire-only"),
        Requirement("solo_turtles", {"players": [1]}, "option-wendake-solitaire-only"),
    ),
    resolve=with_defaults,
)

"""Extreme difficulty, declared: when it is played, and its options (NA-GEN-05, NA-EXTREME-03)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from firekeeper.kernel.modules import Module
from firekeeper.kernel.options import Requirement


class ExtremeOptions(Struct, frozen=True, kw_only=True):
    """A fourth difficulty; `penalty` points are lost for each objective that is missed (NA-EXTREME-04)."""

    difficulty: Literal["", "easy", "medium", "hard", "extreme"] = ""
    penalty: Annotated[int, Meta(ge=1, le=5)] = 1


def extreme(options: Any) -> bool:
    """Whether missed objectives cost points."""
    return bool(options.players == 1 and options.difficulty == "extreme")


MODULE = Module(
    "extreme",
    when=extreme,
    options=ExtremeOptions,
    requirements=(
        Requirement("penalty", {"players": [1], "difficulty": ["extreme"]}, "option-wendake-extreme-only"),
    ),
    after=("solo",),
)

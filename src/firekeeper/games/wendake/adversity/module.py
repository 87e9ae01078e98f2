"""Solitaire with Adversity cards, declared: when it is played, and its option (NA-GEN-05, NA-SOLO-31)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from firekeeper.kernel.modules import Module
from firekeeper.kernel.options import Requirement


class AdversityOptions(Struct, frozen=True, kw_only=True):
    """Whether the person who plays alone meets Adversity cards."""

    adversity: bool = False


def chosen(options: Any) -> bool:
    """Whether Adversity cards are played with."""
    return bool(options.players == 1 and options.adversity)


MODULE = Module(
    "adversity",
    when=chosen,
    options=AdversityOptions,
    requirements=(Requirement("adversity", {"players": [1]}, "option-wendake-solitaire-only"),),
    after=("solo", "extreme"),
)

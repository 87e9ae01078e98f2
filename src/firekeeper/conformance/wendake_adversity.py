"""Solitaire with Adversity cards, and extreme difficulty, for the conformance suite."""

from __future__ import annotations

from typing import Any

from firekeeper.conformance.walk import Case, every
from firekeeper.conformance.wendake import riches

CARDS = every(
    players=(1,),
    tribes=("backs", "fronts"),
    adversity=(True,),
    difficulty=("easy", "medium", "hard", "extreme"),
)
EXTREME: dict[str, Any] = {"players": 1, "tribes": "fronts", "difficulty": "extreme", "penalty": 5}

CASES = [Case("wendake", options) for options in (*CARDS, EXTREME)]
CASES += [Case("wendake", options, riches) for options in (CARDS[5], CARDS[7])]

"""Solitaire for the conformance suite: its option sets."""

from __future__ import annotations

from typing import Any

from firekeeper.conformance.walk import Case, every
from firekeeper.conformance.wendake import riches

SOLITAIRE = every(players=(1,), tribes=("backs", "fronts"), difficulty=("easy", "medium", "hard"))
SAMPLED: dict[str, Any] = {
    "players": 1,
    "tribes": "fronts",
    "pairing": "beginner",
    "difficulty": "medium",
    "solo_turtles": "at_end",
}

CASES = [Case("wendake", options) for options in (*SOLITAIRE, SAMPLED)]
CASES += [Case("wendake", options, riches) for options in (SOLITAIRE[1], SOLITAIRE[5])]

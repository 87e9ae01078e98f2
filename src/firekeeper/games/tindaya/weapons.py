"""Weapons: horns and obsidian, spent in combats and against pirates (TD-TERMS-21)."""

from __future__ import annotations

from firekeeper.games.tindaya.payments import pay
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import HORNS, OBSIDIAN
from firekeeper.kernel.choice import Choice


def weapon_choices(state: TindayaState, most: int, goods: list[int]) -> list[Choice]:
    """All ways to spend up to so many weapons: horns and obsidian."""
    return [
        state.rules.choices.weapons[horns][obsidian]
        for horns in range(min(most, goods[HORNS]) + 1)
        for obsidian in range(min(most - horns, goods[OBSIDIAN]) + 1)
    ]


def spend_weapons(state: TindayaState, seat: int, choice: Choice, rule: str) -> int:
    """Take the chosen weapons from a tribe; how many they are."""
    pay(state, seat, ((HORNS, choice.a), (OBSIDIAN, choice.b)), rule)
    return choice.a + choice.b

"""The words of New Allies as small integers, beside those of the base game."""

from __future__ import annotations

from typing import Final

from firekeeper.games.wendake.terms import ENGLISH, FRENCH, NO_FLAG

# Goods: rifles come after the beavers and are no resource either (NA-RIFLE-02).
RIFLE: Final = 6

# Turtle categories (NA-MIL-01).
RIFLES: Final = 3

# Actions. Alliance carries the flags it shows, as a set of bits: ALLIANCE + 16 x flags (NA-ALLY-01, -02).
ALLIANCE: Final = 11
ENGLISH_BIT: Final = 1 << ENGLISH
FRENCH_BIT: Final = 1 << FRENCH
BOTH_FLAGS: Final = ENGLISH_BIT | FRENCH_BIT
SHOWN_FLAGS: Final = ("none", "english", "french", "either")
"""Sets of flags as the data files write them, by their bits."""

# Windows beside those of the base game (NA-ORDER-11, NA-CARD-31, NA-CARD-32).
ORDER_ALLIANCE: Final = 1 << 14
MILITARY_CLAIM: Final = 1 << 15
REPLACE_TILE: Final = 1 << 16
NEW_WINDOWS: Final = {
    "order_alliance": ORDER_ALLIANCE,
    "military_claim": MILITARY_CLAIM,
    "replace_tile": REPLACE_TILE,
}

PATROLS: Final = ("english_patrol", "french_patrol")
SHIPS: Final = ("english_ship", "french_ship")
"""Pieces by flag."""


def side_of(disk: int) -> int:
    """The flag on whose side an Alliance disk is: English spaces are negative (NA-ALLY-10)."""
    if disk == 0:
        return NO_FLAG
    return ENGLISH if disk < 0 else FRENCH


def space_on(flag: int, value: int) -> int:
    """The place of a disk on a space of a flag's side."""
    return -value if flag == ENGLISH else value

"""The words of Adversity cards as small integers (NA-ADV)."""

from __future__ import annotations

from typing import Final

# Effects, in the order of the ledger.
EFFECTS: Final = (
    "worship", "drought", "frozen_lakes", "fire", "snow", "winter", "europeans_arrive", "infection",
    "storm", "end_of_season", "relentless_enemy", "sacrilegious_theft", "enemy_attack",
)  # fmt: skip
WORSHIP: Final = 0
DROUGHT: Final = 1
FROZEN_LAKES: Final = 2
FIRE: Final = 3
SNOW: Final = 4
WINTER: Final = 5
EUROPEANS_ARRIVE: Final = 6
INFECTION: Final = 7
STORM: Final = 8
END_OF_SEASON: Final = 9
RELENTLESS_ENEMY: Final = 10
SACRILEGIOUS_THEFT: Final = 11
ENEMY_ATTACK: Final = 12

NO_CARD: Final = -1

# Ghost turn tokens (NA-SOLO-33).
TOKENS: Final = ("arrow", "circle")
ARROW: Final = 0
CIRCLE: Final = 1
FACE_DOWN: Final = -1

# Top halves: a tile by number, or a step of the disk (NA-SOLO-22, NA-SOLO-23).
TOPS: Final = ("tile_1", "tile_2", "tile_3", "tile_4", "tile_5", "tile_6", "arrow_left", "arrow_right")
ARROW_LEFT: Final = 6
ARROW_RIGHT: Final = 7

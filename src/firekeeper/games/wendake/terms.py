"""The words of the rulebook as small integers (WK-TERMS): what the state is written in.

Names that people and records see are in the data files; the order here is the order of the lists below.
"""

from __future__ import annotations

from typing import Final

# Resources (WK-TERMS-06 to -08). A beaver is counted beside them but is no resource.
CORN: Final = 0
BEAN: Final = 1
PUMPKIN: Final = 2
LEATHER: Final = 3
FISH: Final = 4
BEAVER: Final = 5
RESOURCES: Final = ("corn", "bean", "pumpkin", "leather", "fish")
GOODS: Final = (*RESOURCES, "beaver")
VEGETABLES: Final = (CORN, BEAN, PUMPKIN)
ANIMALS: Final = (LEATHER, FISH)
HUNT: Final = -1
"""The crop of a hunt area."""

# Natives (WK-TERMS-01).
WOMAN: Final = 0
HUNTER: Final = 1
WARRIOR: Final = 2
MOHAWK: Final = 3  # the black warrior of a tribe card, always one man (WK-TRIBE-03)
NATIVES: Final = ("woman", "hunter", "warrior")
PIECES: Final = (*NATIVES, "mohawk")

# What stands in a productive area: 0, or 1 + 4 x seat + the native; a warrior lies there as an outpost.
EMPTY: Final = 0
OCCUPANTS: Final = ("woman", "hunter", "outpost", "mohawk")
"""What they are called there."""

# Where the Mohawk warrior is when he is not a guard in some territory.
NO_MOHAWK: Final = -1
IN_LONGHOUSE: Final = -2
AS_OUTPOST: Final = -3

# Score tracks (WK-TERMS-14).
ECONOMIC: Final = 0
MILITARY: Final = 1
RITUAL: Final = 2
MASK: Final = 3
TRACKS: Final = ("economic", "military", "ritual", "mask")
HIGHEST: Final = 4
LOWEST: Final = 5
TRACK_CHOICES: Final = (*TRACKS, "highest", "lowest")
PAIRINGS: Final = (((MASK, MILITARY), (ECONOMIC, RITUAL)), ((ECONOMIC, MILITARY), (RITUAL, MASK)),
                   ((ECONOMIC, MASK), (MILITARY, RITUAL)))  # fmt: skip
BEGINNER_PAIRING: Final = 0

# Flags.
ENGLISH: Final = 0
FRENCH: Final = 1
NO_FLAG: Final = -1
FLAGS: Final = ("english", "french")

# Actions (WK-ACT-GEN-01). Move carries its steps: MOVE + 16 x steps.
CANOE: Final = 0
MOVE: Final = 1
HARVEST: Final = 2
HUNT_ACTION: Final = 3
TAN_PELTS: Final = 4
FISH_ACTION: Final = 5
MILITARY_ACTION: Final = 6
MASK_CEREMONY: Final = 7
TRADE: Final = 8
SACRED_FIRE: Final = 9
RITUAL_ACTION: Final = 10
ACTIONS: Final = (
    "canoe", "move", "harvest", "hunt", "tan_pelts", "fish", "military", "mask_ceremony", "trade",
    "sacred_fire", "ritual",
)  # fmt: skip
STEPS: Final = 16

# Turtle categories, in the order of their types: type = 3 x category + level - 3 (WK-TURTLE-02).
WOMEN: Final = 0
HUNTERS: Final = 1
CANOES: Final = 2
CATEGORIES: Final = ("women", "hunters", "canoes")

# Windows of WK-TURN-09 and the moments of single progress tiles, as bits.
TURN_START: Final = 1 << 0
BEFORE_FIRST_ACTION: Final = 1 << 1
BETWEEN_ACTIONS: Final = 1 << 2
BETWEEN_STEPS: Final = 1 << 3
TURN_END: Final = 1 << 4
BEFORE_SLIDE: Final = 1 << 5
MILITARY_SCORE: Final = 1 << 6
RITUAL_CALL: Final = 1 << 7
RITUAL_SCORE: Final = 1 << 8
MASK_BEFORE: Final = 1 << 9
MASK_DRAW: Final = 1 << 10
MASK_PLAY: Final = 1 << 11
TRADE_EXCHANGE: Final = 1 << 12
TRADE_BUY: Final = 1 << 13
WINDOWS: Final = (
    "turn_start", "before_first_action", "between_actions", "between_steps", "turn_end", "before_slide",
    "military_score", "ritual_call", "ritual_score", "mask_before", "mask_draw", "mask_play",
    "trade_exchange", "trade_buy",
)  # fmt: skip
OUTSIDE_ACTIONS: Final = TURN_START | BEFORE_FIRST_ACTION | BETWEEN_ACTIONS | TURN_END
"""Windows P0, P1, P2 and P4: transfers and swaps."""
OWN_TURN: Final = OUTSIDE_ACTIONS | BETWEEN_STEPS
"""Windows P0 to P4: "any point during your turn"."""

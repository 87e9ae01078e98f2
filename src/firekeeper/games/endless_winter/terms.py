"""Terms: the words of Endless Winter as small numbers, in the order in which tables and tuples use them."""

from __future__ import annotations

from typing import Final

# Effect atoms (area ICON). The first five are the hierarchy of lesser benefits, the best last (EW-GOLD-04).
ATOMS: Final = (
    "food", "tool", "idol", "draw", "megalith",
    "food_max", "labour", "points", "bury", "camp", "move", "village", "tribe_hand", "tribe_discard",
    "culture", "stone", "animal_pick", "animal_top", "animal_reveal", "tip", "extra_megalith", "discard",
)  # fmt: skip
FOOD: Final = 0
TOOL: Final = 1
IDOL: Final = 2
DRAW: Final = 3
MEGALITH: Final = 4
FOOD_MAX: Final = 5
LABOUR: Final = 6
POINTS: Final = 7
BURY: Final = 8
CAMP: Final = 9
MOVE: Final = 10
VILLAGE: Final = 11
TRIBE_HAND: Final = 12
TRIBE_DISCARD: Final = 13
CULTURE: Final = 14
STONE: Final = 15
ANIMAL_PICK: Final = 16
ANIMAL_TOP: Final = 17
ANIMAL_REVEAL: Final = 18
TIP: Final = 19
EXTRA_MEGALITH: Final = 20
DISCARD: Final = 21

LADDER: Final = 5
"""Atoms below this number can be swapped for any smaller one (EW-GOLD-03)."""

ICON_RULES: Final = (
    "EW-ICON-05", "EW-ICON-06", "EW-ICON-23", "EW-ICON-16", "EW-ICON-31",
    "EW-ICON-29", "EW-ICON-01", "EW-ICON-24", "EW-ICON-04", "EW-ICON-10", "EW-ICON-11", "EW-ICON-09",
    "EW-ICON-13", "EW-ICON-14", "EW-ICON-18", "EW-ICON-32", "EW-ICON-19", "EW-ICON-20", "EW-ICON-21",
    "EW-ICON-22", "EW-ICON-33", "EW-ICON-17",
)  # fmt: skip
"""The ledger rule of each atom."""

COLUMNS: Final = ("initiate", "develop", "migrate", "hunt")
INITIATE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
HUNT: Final = 3
REST: Final = 4
NOWHERE: Final = -1
"""Where the figure of this turn stands: a column, REST, or NOWHERE before it is placed."""
DESTINATIONS: Final = (*COLUMNS, "rest")

TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2

CHIEF: Final = 0
TRIBE: Final = 1
FIGURES: Final = ("chief", "tribe")

TRIBES: Final = ("wolf", "bison", "lion", "bear")
"""Seat 0 is the Wolf, and so on (CF 16)."""
NEUTRAL: Final = 4
"""The owner of grey Megaliths."""
EMPTY: Final = -1

OFFERING: Final = 0
HONOUR: Final = 1
IDOL_TRACKS: Final = ("offering", "honour")

SIDES: Final = ("side_a", "side_b")

SETTING_UP: Final = 0
ACTION_PHASE: Final = 1
ECLIPSE_PHASE: Final = 2
PREPARATION_PHASE: Final = 3
FINAL_SCORING: Final = 4
PHASES: Final = ("setup", "action_phase", "eclipse_phase", "preparation_phase", "final_scoring")

# Where points came from, for the score sheet.
SOURCES: Final = ("effects", "stacking", "honour_track", "stones", "offering", "honour", "cards", "animals")
FROM_EFFECTS: Final = 0
FROM_STACKING: Final = 1
FROM_HONOUR_TRACK: Final = 2
FROM_STONES: Final = 3
FROM_OFFERING: Final = 4
FROM_HONOUR: Final = 5
FROM_CARDS: Final = 6
FROM_ANIMALS: Final = 7

# Zones from which a card may be buried (EW-BEGIN-07).
ZONES: Final = ("hand", "discard", "above", "eclipse")
IN_HAND: Final = 0
IN_DISCARD: Final = 1
IN_ABOVE: Final = 2
IN_ECLIPSE: Final = 3

HALVES: Final = 2
"""Labour is counted in half-points (EW-LABOR-03)."""

NO_TOKEN: Final = -1
FACE_DOWN: Final = -2

# Windows in which any-time abilities are open (EW-LABOR-01, EW-CARD-04, EW-CARD-06).
WORK_STEP: Final = 1
"""Step 2 of a turn whose figure stands in a column: Tribe cards, their skills, the Chief."""
REST_STEP: Final = 2
"""Step 2 of a turn whose figure rests: the Chief, no Tribe cards (EW-REST-05)."""
EATING: Final = 4
"""Something that can still be done asks for Labour: Food may be spent for it (EW-LABOR-08)."""
PAYING: Final = 8
"""A price in Labour is being paid: Tribe cards and Food, nothing else."""

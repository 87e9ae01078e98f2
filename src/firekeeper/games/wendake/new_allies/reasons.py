"""Why not now? The verbs that only New Allies knows, with the rule that says when they have their moment."""

from __future__ import annotations

from typing import Final

TIMING: Final = {
    "flag_pair": "NA-SETUP-13",
    "reveal_card": "NA-SETUP-16",
    "advance": "NA-ALLY-03",
    "stay": "NA-ALLY-11",
    "barter": "NA-ALLY-09",
    "patrols": "NA-ALLY-09",
    "spend_rifle": "NA-RIFLE-03",
    "ship": "NA-SHIP-09",
    "canoe": "NA-SHIP-05",
    "attack_patrol": "NA-PATROL-08",
    "look": "NA-CARD-05",
    "keep": "NA-CARD-31",
    "territory": "NA-CARD-19",
    "refresh": "NA-CARD-22",
    "pile": "NA-CARD-35",
    "take_mask": "NA-CARD-35",
    "take_discard": "NA-CARD-35",
}

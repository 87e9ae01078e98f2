"""Why not now? The verbs that only solitaire with Adversity knows, with the rule of their moment."""

from __future__ import annotations

from typing import Final

TIMING: Final = {
    "reserve": "NA-SOLO-42",
    "adversity": "NA-SOLO-41",
    "token": "NA-SOLO-13",
    "offer": "NA-ADV-22",
    "withdraw": "NA-ADV-19",
    "recall": "NA-ADV-20",
    "attack_patrol": "NA-ADV-07",
}

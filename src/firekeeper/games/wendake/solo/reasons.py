"""Why not now? The verbs that have another moment in solitaire, or are only known there."""

from __future__ import annotations

from typing import Final

TIMING: Final = {
    "ghost": "WK-SOLO-06",
    "reserve": "WK-SOLO-23",  # turn order is never reserved
}

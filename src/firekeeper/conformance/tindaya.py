"""Tindaya's option sets for the conformance suite: modes, numbers of players, levels, variants, campaign.

The whole matrix is too much for every run: CASES are a sample in which each value occurs, EVERY is all of it.
"""

from __future__ import annotations

from typing import Any

from firekeeper.conformance.tindaya_positions import riches, treason
from firekeeper.conformance.walk import Case, every

SAMPLE: tuple[dict[str, Any], ...] = (
    {"players": 1, "difficulty": "medium", "dowry": True},
    {"players": 2},
    {"players": 3, "difficulty": "hard", "layout": "by_turns"},
    {"players": 4, "difficulty": "medium", "dowry": True, "red_tiles": 8},
    {"players": 2, "mode": "domination", "difficulty": "hard"},
    {"players": 3, "mode": "domination", "traitor": True, "dowry": True},
    {"players": 4, "mode": "domination", "traitor": True, "difficulty": "medium"},
    {"players": 2, "campaign_step": "1"},
    {"players": 3, "campaign_step": "2"},
    {"players": 4, "mode": "domination", "campaign_step": "3"},
    {"players": 3, "campaign_step": "final", "layout": "preset"},
)

LEVELS = ("easy", "medium", "hard")
BOTH = (False, True)
MATRIX: tuple[dict[str, Any], ...] = (
    *every(players=(1, 2, 3, 4), difficulty=LEVELS, dowry=BOTH),
    *every(players=(2, 3, 4), mode=("domination",), difficulty=LEVELS, traitor=BOTH, dowry=BOTH),
    *every(players=(1, 2, 3, 4), red_tiles=(0, 2, 4, 6, 8), layout=("automatic", "by_turns")),
    *every(players=(1, 2, 3, 4), layout=("preset",)),
    *every(players=(1, 2, 3, 4), campaign_step=("1", "2", "final")),
    *every(players=(2, 3, 4), mode=("domination",), campaign_step=("3", "final")),
    *every(players=(2,), mission=("inventors", "warriors", "breeders", "planners", "fertile")),
)
"""Modes, numbers of players, levels and variants with each other; layouts, campaign and missions by
themselves."""

RICH: tuple[dict[str, Any], ...] = (
    {"players": 1, "dowry": True},
    {"players": 3, "difficulty": "medium"},
    {"players": 2, "mode": "domination", "dowry": True},
    {"players": 4, "mode": "domination", "traitor": True},
)

CASES = [Case("tindaya", options) for options in SAMPLE]
CASES += [Case("tindaya", options, riches) for options in RICH]
CASES.append(Case("tindaya", {"players": 3, "mode": "domination", "traitor": True}, treason))

EVERY = [*CASES, *[Case("tindaya", options) for options in MATRIX if options not in SAMPLE]]

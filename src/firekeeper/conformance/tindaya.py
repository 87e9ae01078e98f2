"""Tindaya's option sets for the conformance suite: modes, numbers of players, levels, variants, campaign.

The whole matrix is too much for every run: CASES are a sample in which each value occurs, EVERY is all of it.
"""

from __future__ import annotations

from typing import Any

from firekeeper.conformance.tindaya_positions import riches, treason
from firekeeper.conformance.walk import Case, every

HOST_MAP = (
    "1 2 3 4 5 6 7 8 / forest 2,0 4,1 7,2 7,4 11,3 -2,5 -1,6 1,6 1,7 5,6 4,7 7,8"
    " / coast 0,1 6,1 5,2 8,2 12,4 -3,6 3,5 4,8 8,9 / mountain 2,1 5,1 8,3 11,5 -1,5 2,7 5,8 8,8"
)
"""The preset map for two, as a host would give it."""
SAMPLE: tuple[dict[str, Any], ...] = (
    {"players": 1, "difficulty": "medium", "dowry": True},
    {"players": 2},
    {"players": 3, "difficulty": "hard", "layout": "by_turns"},
    {"players": 4, "difficulty": "medium", "dowry": True, "red_tiles": 8},
    {
        "players": 2,
        "mode": "domination",
        "difficulty": "hard",
        "layout": "host",
        "red_tiles": 0,
        "map": HOST_MAP,
    },
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
    *every(
        players=(2, 3, 4), mode=("domination",), red_tiles=(0, 2, 4, 6, 8), layout=("automatic", "by_turns")
    ),
    *every(players=(2, 3, 4), mode=("domination",), layout=("preset",)),
    *every(players=(3,), mode=("domination",), campaign_step=("final",), traitor=BOTH, dowry=BOTH),
    *every(players=(2,), mission=("inventors", "warriors", "breeders", "planners", "fertile")),
    *every(players=(4,), mode=("alliance", "domination"), first_seat=(1, 2, 3, 4)),
    {"players": 2, "layout": "host", "red_tiles": 0, "map": HOST_MAP},
    {"players": 3, "tribes": "taoro orone majos", "first_seat": 2, "colours": "green red"},
)
"""Modes, numbers of players, levels and variants with each other; layouts with red tiles, the campaign,
missions, and what the host may fix by themselves (TD-MODE-11 to -15)."""

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

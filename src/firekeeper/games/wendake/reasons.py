"""Why not now? For every verb the rule that says when it has its moment.

A decision explains the verbs it asks about (`Decision.verbs`). Any other verb comes at the wrong time,
and the rule of the chapter that owns it is the answer: no buying outside Trade, no moving outside a Move.
"""

from __future__ import annotations

from typing import Final

TIMING: Final = {
    # set-up
    "pairing": "WK-SETUP-03",
    "progress": "WK-SETUP-05",
    "next": "WK-SETUP-10",
    "home": "WK-SETUP-11",
    "reveal": "WK-SETUP-16",
    "tribe": "WK-SETUP-16",
    "take": "WK-TRIBE-05",
    # turns and tiles
    "activate": "WK-TURN-03",
    "reserve": "WK-TURN-03",
    "place_another": "WK-TRIBE-04",
    "perform": "WK-TURN-05",
    "skip": "WK-TURN-05",
    "skip_rest": "WK-PROG-103",
    "end_turn": "WK-TURN-09",
    "swap_cell": "WK-SWAP-01",
    # parts of an action that may be refused, or follow by themselves
    "done": "WK-AMB-11",
    "continue": "WK-AMB-11",
    # actions
    "launch": "WK-ACT-CANOE-01",
    "fire": "WK-ACT-FIRE-01",
    "move": "WK-MOVE-03",
    "occupy": "WK-MOVE-03",
    "attack": "WK-FIGHT-01",
    "attack_guard": "WK-FIGHT-01",
    "claim": "WK-TURTLE-01",
    "claim_nothing": "WK-TURTLE-01",
    "turtle": "WK-TURTLE-12",
    "draw": "WK-ACT-MASK-02",
    "card": "WK-TERMS-20",
    "play": "WK-ACT-MASK-05",
    "play_nothing": "WK-ACT-MASK-05",
    "exchange": "WK-ACT-TRADE-02",
    "lose": "WK-ACT-TRADE-04",
    "buy": "WK-ACT-TRADE-07",
    "pay": "WK-ACT-TRADE-07",
    "sell": "WK-ACT-TRADE-12",
    "call": "WK-ACT-RITUAL-02",
    # progress tiles
    "flag": "WK-PROG-102",
    "discard": "WK-ACT-MASK-11",
    "bonus_mask": "WK-PROG-309",
    "lay": "WK-AMB-77",
    "change_mask": "WK-PROG-206",
    "change_no_mask": "WK-PROG-206",
    "gain": "WK-PROG-209",
    "spend": "WK-PROG-306",
    "shift": "WK-PROG-204",
    "flip": "WK-PROG-310",
    "track": "WK-SCORE-01",
    # the Restore Phase
    "slide": "WK-RESTORE-06",
    "replace": "WK-RESTORE-08",
    "keep_tiles": "WK-RESTORE-08",
    "top_row": "WK-RESTORE-11",
    "tile": "WK-RESTORE-12",
}
"""Chance's verbs are listed too: nobody chooses what is drawn."""

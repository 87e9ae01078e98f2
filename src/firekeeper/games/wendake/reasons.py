"""Why not now? For every verb the rule that says when it has its moment.

A decision explains the verbs it asks about (`Decision.verbs`). Any other verb comes at the wrong time,
and the rule of the chapter that owns it is the answer: no buying outside Trade, no moving outside a Move.
"""

from __future__ import annotations

from typing import Final

from firekeeper.kernel.rules import by_verb

TIMING: Final = by_verb(
    {
        # set-up
        "WK-SETUP-03": "pairing",
        "WK-SETUP-05": "progress",
        "WK-SETUP-10": "next",
        "WK-SETUP-11": "home",
        "WK-SETUP-16": "reveal tribe",
        "WK-TRIBE-05": "take",
        # turns and tiles
        "WK-TURN-03": "activate reserve",
        "WK-TRIBE-04": "place_another",
        "WK-TURN-05": "perform skip",
        "WK-PROG-103": "skip_rest",
        "WK-TURN-09": "end_turn",
        "WK-SWAP-01": "swap_cell",
        # parts of an action that may be refused, or follow by themselves
        "WK-AMB-11": "done continue",
        # actions
        "WK-ACT-CANOE-01": "launch",
        "WK-ACT-FIRE-01": "fire",
        "WK-MOVE-03": "move occupy",
        "WK-FIGHT-01": "attack attack_guard",
        "WK-TURTLE-01": "claim claim_nothing",
        "WK-TURTLE-12": "turtle",
        "WK-ACT-MASK-02": "draw",
        "WK-TERMS-20": "card",
        "WK-ACT-MASK-05": "play play_nothing",
        "WK-ACT-TRADE-02": "exchange",
        "WK-ACT-TRADE-04": "lose",
        "WK-ACT-TRADE-07": "buy pay",
        "WK-ACT-TRADE-12": "sell",
        "WK-ACT-RITUAL-02": "call",
        # progress tiles
        "WK-PROG-102": "flag",
        "WK-ACT-MASK-11": "discard",
        "WK-PROG-309": "bonus_mask",
        "WK-AMB-77": "lay",
        "WK-PROG-206": "change_mask change_no_mask",
        "WK-PROG-209": "gain",
        "WK-PROG-306": "spend",
        "WK-PROG-204": "shift",
        "WK-PROG-310": "flip",
        "WK-SCORE-01": "track",
        # the Restore Phase
        "WK-RESTORE-06": "slide",
        "WK-RESTORE-08": "replace keep_tiles",
        "WK-RESTORE-11": "top_row",
        "WK-RESTORE-12": "tile",
    }
)
"""Chance's verbs are listed too: nobody chooses what is drawn."""

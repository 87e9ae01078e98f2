"""Why not now: the ledger rule on the moment of each verb, for questions that are about something else.

A decision explains the verbs it asks about (`Decision.verbs`). Any other verb comes at the wrong time, and
the rule of the chapter that owns it is the answer. Chance's verbs are listed too: nobody chooses what is
drawn.
"""

from __future__ import annotations

from typing import Final

from firekeeper.kernel.rules import by_verb

TIMING: Final = by_verb(
    {
        # setup
        "EW-SETUP-15": "side",
        "EW-VARIANT-03": "take_chief",
        "EW-VARIANT-02": "take_setup",
        # the steps of a turn
        "EW-CULTURE-05": "play",
        "EW-CULTURE-01": "stop",
        "EW-TURN-02": "place end",
        "EW-PLACE-04": "on",
        "EW-ECLIPSE-01": "commit sealed",
        "EW-RESTTOKEN-02": "keep_token next_token",
        # Labour and prices
        "EW-LABOR-01": "work",
        "EW-LABOR-08": "eat",
        "EW-PLACE-11": "pay",
        "EW-ICON-17": "discard",
        "EW-CARD-10": "use skip",
        "EW-CARD-04": "skill",
        "EW-CARD-06": "chief",
        # gains
        "EW-GOLD-05": "take swap forgo",
        "EW-IDOL-01": "idol",
        "EW-ICON-16": "draw",
        "EW-MEGA-01": "build",
        "EW-BEGIN-07": "bury_hand bury_discard bury_above bury_eclipse",
        "EW-BEGIN-01": "recruit",
        "EW-ICON-14": "enlist",
        "EW-DEVELOP-01": "learn",
        "EW-DEVELOP-03": "stone",
        "EW-MIGRATE-01": "camp",
        "EW-MIGRATE-02": "move",
        "EW-MIGRATE-05": "village",
        "EW-HUNT-01": "scout",
        "EW-HUNT-04": "hunt",
        "EW-ICON-20": "track",
        "EW-HUNT-07": "tip",
        # the Eclipse phase
        "EW-ECLIPSE-14": "pile",
        "EW-ECLIPSE-15": "gather",
        "EW-ECLIPSE-18": "village_draws village_draw",
        "EW-ECLIPSE-19": "reserve",
        "EW-ECLIPSE-20": "stones score_stone",
        # chance
        "EW-GOLD-01": "draw_card",
        "EW-ICON-21": "reveal",
        "EW-SETUP-08": "show",
        "EW-SETUP-04": "stone_up",
        "EW-SETUP-36": "tile",
        "EW-SETUP-32": "megalith_tile",
        "EW-SETUP-29": "aid",
        "EW-SETUP-09": "chief_dealt",
        "EW-SETUP-17": "setup_dealt",
        "EW-GLACIER-03": "glacier_token",
        "EW-RESTTOKEN-01": "rest_token",
    }
)

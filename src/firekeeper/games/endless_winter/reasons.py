"""Why not now: the ledger rule on the moment of each verb, for questions that are about something else.

A decision explains the verbs it asks about (`Decision.verbs`). Any other verb comes at the wrong time, and
the rule of the chapter that owns it is the answer. Chance's verbs are listed too: nobody chooses what is
drawn.
"""

from __future__ import annotations

from typing import Final

TIMING: Final = {
    # setup
    "side": "EW-SETUP-15",
    "take_chief": "EW-VARIANT-03",
    "take_setup": "EW-VARIANT-02",
    # the steps of a turn
    "play": "EW-CULTURE-05",
    "stop": "EW-CULTURE-01",
    "place": "EW-TURN-02",
    "on": "EW-PLACE-04",
    "end": "EW-TURN-02",
    "commit": "EW-ECLIPSE-01",
    "sealed": "EW-ECLIPSE-01",
    "keep_token": "EW-RESTTOKEN-02",
    "next_token": "EW-RESTTOKEN-02",
    # Labour and prices
    "work": "EW-LABOR-01",
    "eat": "EW-LABOR-08",
    "pay": "EW-PLACE-11",
    "discard": "EW-ICON-17",
    "use": "EW-CARD-10",
    "skip": "EW-CARD-10",
    "skill": "EW-CARD-04",
    "chief": "EW-CARD-06",
    # gains
    "take": "EW-GOLD-05",
    "swap": "EW-GOLD-05",
    "forgo": "EW-GOLD-05",
    "idol": "EW-IDOL-01",
    "draw": "EW-ICON-16",
    "build": "EW-MEGA-01",
    "bury_hand": "EW-BEGIN-07",
    "bury_discard": "EW-BEGIN-07",
    "bury_above": "EW-BEGIN-07",
    "bury_eclipse": "EW-BEGIN-07",
    "recruit": "EW-BEGIN-01",
    "enlist": "EW-ICON-14",
    "learn": "EW-DEVELOP-01",
    "stone": "EW-DEVELOP-03",
    "camp": "EW-MIGRATE-01",
    "move": "EW-MIGRATE-02",
    "village": "EW-MIGRATE-05",
    "scout": "EW-HUNT-01",
    "hunt": "EW-HUNT-04",
    "track": "EW-ICON-20",
    "tip": "EW-HUNT-07",
    # the Eclipse phase
    "pile": "EW-ECLIPSE-14",
    "gather": "EW-ECLIPSE-15",
    "village_draws": "EW-ECLIPSE-18",
    "reserve": "EW-ECLIPSE-19",
    "stones": "EW-ECLIPSE-20",
    "village_draw": "EW-ECLIPSE-18",
    "score_stone": "EW-ECLIPSE-20",
    # chance
    "draw_card": "EW-GOLD-01",
    "reveal": "EW-ICON-21",
    "show": "EW-SETUP-08",
    "stone_up": "EW-SETUP-04",
    "tile": "EW-SETUP-36",
    "megalith_tile": "EW-SETUP-32",
    "aid": "EW-SETUP-29",
    "chief_dealt": "EW-SETUP-09",
    "setup_dealt": "EW-SETUP-17",
    "glacier_token": "EW-GLACIER-03",
    "rest_token": "EW-RESTTOKEN-01",
}

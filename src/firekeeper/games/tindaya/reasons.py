"""Why a choice cannot be made now: for each verb the rule that says when it can, if its question is not open.

Where the question is open, the chapter that asks it names the rule.
"""

from __future__ import annotations

from typing import Final

from firekeeper.kernel.rules import by_verb

TIMING: Final = by_verb(
    {
        # set-up
        "TD-SETUP-41": "terrain map",
        "TD-SETUP-32": "place",
        "TD-SETUP-34": "split",
        "TD-SETUP-38": "fort",
        "TD-EVENT-37": "fort_tile",
        "TD-SOLO-12": "island",
        # the Strategy phase
        "TD-STRAT-03": "reveal",
        "TD-STRAT-11": "keep token",
        # actions
        "TD-ACT-02": "develop produce cave explore",
        "TD-IDOL-02": "use",
        "TD-IDOL-04": "sell resource",
        "TD-MARKET-01": "buy",
        "TD-TRIBE-06": "majos",
        "TD-ACT-12": "pass end_turn",
        "TD-DEVELOP-09": "save",
        "TD-PRODUCE-10": "slaughter",
        "TD-PRODUCE-15": "convert",
        # exploration
        "TD-EXPLORE-24": "leave group",
        "TD-EXPLORE-32": "stop",
        "TD-EXPLORE-04": "walk",
        "TD-EXPLORE-07": "embark",
        "TD-EXPLORE-26": "canoe",
        "TD-EXPLORE-08": "sail",
        "TD-EXPLORE-09": "land",
        "TD-TERMS-21": "weapons",
        "TD-EXPLORE-18": "collect barter offer build herd",
        "TD-DOWRY-06": "dowry give",
        "TD-SOLO-08": "adopt",
        "TD-EXPLORE-34": "finish",
        "TD-BARTER-06": "pair propose hand_over ask_for",
        "TD-BARTER-09": "drop",
        "TD-BARTER-01": "accept refuse",
        "TD-BARTER-10": "take_back",
        "TD-DOWRY-02": "gives",
        "TD-DOWRY-03": "settle",
        "TD-OFFER-15": "pawn stop_offering",
        "TD-OFFER-03": "unit",
        "TD-OFFER-05": "animal",
        "TD-OFFER-07": "prisoner",
        "TD-OFFER-11": "villager noble",
        # idols and the market
        "TD-IDOL-10": "god",
        "TD-IDOL-21": "trade",
        "TD-IDOL-08": "breed",
        "TD-IDOL-09": "discard",
        "TD-IDOL-12": "relocate",
        "TD-IDOL-13": "wreck",
        "TD-IDOL-11": "fill",
        "TD-IDOL-19": "objective",
        "TD-IDOL-17": "swap keep_tokens",
        "TD-MARKET-03": "wall",
        # the end of an era
        "TD-END1-01": "birth",
        "TD-END2-02": "eat",
        "TD-TERMS-35": "dies",
        "TD-END9-01": "fire no_fire",
        "TD-EVENT-18": "lava",
        "TD-EVENT-42": "no_protection",
        "TD-IDOL-06": "protect_idol",
        "TD-CATA-12": "manure",
        "TD-EVENT-43": "saves",
        "TD-EVENT-25": "target",
        "TD-EVENT-32": "combat",
        # treason
        "TD-TRAITOR-02": "fight betray",
        "TD-TRAITOR-06": "send",
        "TD-TRAITOR-24": "chief",
        "TD-TRAITOR-23": "liberate",
        "TD-TRAITOR-25": "ship no_ship",
        "TD-TRAITOR-34": "band band_with_chief",
        # chance
        "TD-SETUP-13": "first",
        "TD-SETUP-19": "tribe",
        "TD-SETUP-21": "offering",
        "TD-SETUP-24": "event",
        "TD-SETUP-28": "mission",
        "TD-SETUP-31": "common",
        "TD-COLLECT-01": "back",
        "TD-STRAT-02": "die",
        "TD-IDOL-01": "idol",
        "TD-STRAT-04": "prophecy",
        "TD-STRAT-05": "catastrophe",
        "TD-STRAT-10": "secret",
        "TD-TRAITOR-04": "traitor_card",
    }
)

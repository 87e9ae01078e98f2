"""Versions of the rules of Tindaya: what each of them does.

A record is replayed, and a stored table finished, by the version that made it. A change that could replay a
record differently gets a name here and a new version; the chapters ask for it by that name
(`rules.behaviour.…`), and every older version keeps what it did.
"""

from __future__ import annotations

from typing import Final


class Behaviour:
    """What differs between the versions.

    `barter_in_steps`: an offer is composed by the kind given, then the kind taken, and pairs can be taken
    back (TD-BARTER-09, -10); before, every pair was one choice, over 200 of them in a rich game.
    `all_die_unasked`: where all villagers of a tribe starve nobody is asked which of them die, one after
    another (TD-TERMS-35, -37).
    `chief_returns`: a chief that is repelled after crossing a volcano goes back to where it came from itself
    (TD-TRAITOR-39); before, to the first terrain in board order that any of its band came from.
    `misplaced_gather`: villagers who stand where they may not end may join others who do, and go on with
    them in one move (TD-EXPLORE-31); before, such a way was not offered when no move was to spare.
    `any_order`: hexes for the last lava and for births, and the units of a dowry, are named in any order
    (TD-EVENT-48, TD-END1-01, TD-DOWRY-06); before, in board order only.
    `survivor_takes_tile`: the tile of a fort on bare terrain is chosen by who has natives left after the
    defeat (TD-EVENT-45); before, by who had some when the ship landed.
    """

    def __init__(self, version: int) -> None:
        self.barter_in_steps = version >= 2
        self.all_die_unasked = version >= 2
        self.chief_returns = version >= 2
        self.misplaced_gather = version >= 3
        self.any_order = version >= 3
        self.survivor_takes_tile = version >= 3


VERSIONS: Final = {"1": Behaviour(1), "2": Behaviour(2), "3": Behaviour(3)}
"""The versions that can be played, oldest first: new games play the last one."""

NEWEST: Final = "3"

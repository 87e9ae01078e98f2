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
    """

    def __init__(
        self, barter_in_steps: bool, all_die_unasked: bool, chief_returns: bool, misplaced_gather: bool
    ) -> None:
        self.barter_in_steps = barter_in_steps
        self.all_die_unasked = all_die_unasked
        self.chief_returns = chief_returns
        self.misplaced_gather = misplaced_gather


VERSIONS: Final = {
    "1": Behaviour(barter_in_steps=False, all_die_unasked=False, chief_returns=False, misplaced_gather=False),
    "2": Behaviour(barter_in_steps=True, all_die_unasked=True, chief_returns=True, misplaced_gather=True),
}
"""The versions that can be played, oldest first: new games play the last one."""

NEWEST: Final = "2"

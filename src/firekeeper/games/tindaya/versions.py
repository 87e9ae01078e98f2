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
    """

    def __init__(self, barter_in_steps: bool, all_die_unasked: bool) -> None:
        self.barter_in_steps = barter_in_steps
        self.all_die_unasked = all_die_unasked


VERSIONS: Final = {
    "1": Behaviour(barter_in_steps=False, all_die_unasked=False),
    "2": Behaviour(barter_in_steps=True, all_die_unasked=True),
}
"""The versions that can be played, oldest first: new games play the last one."""

NEWEST: Final = "2"

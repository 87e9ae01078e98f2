"""Versions of the rules of Wendake: what each of them does.

A record is replayed, and a stored table finished, by the version that made it. A change that could replay a
record differently gets a name here and a new version; the chapters ask for it by that name
(`rules.behaviour.…`), and every older version keeps what it did.
"""

from __future__ import annotations

from typing import Final


class Behaviour:
    """What differs between the versions.

    `mohawk_meets_warriors`: the Mohawk warrior goes home only after a fight against a warrior (WK-AMB-20);
    before, also when a woman or a hunter of the Ghost beat him (WK-AMB-58).
    `masks_chosen`: of two masks of a kind with different blanket or oval the player chooses which is played,
    where it can matter later (WK-AMB-77); before, the first ones were played.
    """

    def __init__(self, mohawk_meets_warriors: bool, masks_chosen: bool) -> None:
        self.mohawk_meets_warriors = mohawk_meets_warriors
        self.masks_chosen = masks_chosen


VERSIONS: Final = {
    "1": Behaviour(mohawk_meets_warriors=False, masks_chosen=False),
    "2": Behaviour(mohawk_meets_warriors=True, masks_chosen=True),
}
"""The versions that can be played, oldest first: new games play the last one."""

NEWEST: Final = "2"

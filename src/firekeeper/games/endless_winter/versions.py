"""Versions of the rules of Endless Winter: what each of them does.

A record is replayed, and a stored table finished, by the version that made it. A change that could replay a
record differently gets a name here and a new version; the chapters ask for it by that name
(`rules.behaviour.…`), and every older version keeps what it did.
"""

from __future__ import annotations

from typing import Final


class Behaviour:
    """What differs between the versions.

    `gains_in_order`: Food and Tools wait where the order of gains or a skill can make a difference
    (EW-GOLD-13, EW-CARD-08); before, they were settled as soon as nothing else was left.
    `stones_apart`: in step D of the Eclipse every Sacred Stone and every Village draw is an effect of its own
    (EW-ECLIPSE-12); before, all stones scored at one moment, and all draws came together.
    """

    def __init__(self, gains_in_order: bool, stones_apart: bool) -> None:
        self.gains_in_order = gains_in_order
        self.stones_apart = stones_apart


VERSIONS: Final = {
    "2": Behaviour(gains_in_order=False, stones_apart=False),
    "3": Behaviour(gains_in_order=True, stones_apart=True),
}
"""The versions that can be played, oldest first: new games play the last one."""

NEWEST: Final = "3"

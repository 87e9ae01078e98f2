"""Versions of the rules of Tindaya: what each of them does.

A record is replayed, and a stored table finished, by the version that made it. A change that could replay a
record differently gets a name here and a new version; the chapters ask for it by that name
(`rules.behaviour.…`), and every older version keeps what it did.
"""

from __future__ import annotations

from typing import Final


class Behaviour:
    """What differs between the versions."""


VERSIONS: Final = {
    "1": Behaviour(),
}
"""The versions that can be played, oldest first: new games play the last one."""

NEWEST: Final = "1"

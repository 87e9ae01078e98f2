"""Options of Wendake: what a group settles before set-up (WK-DEC-01)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firekeeper.kernel.options import Requirement


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One validated set of options. Modules of the game add theirs."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    tribes: Literal["backs", "fronts"] = "backs"  # WK-SETUP-14
    pairing: Literal["random", "beginner"] = "random"  # WK-SETUP-03, -04


REQUIREMENTS: tuple[Requirement, ...] = ()

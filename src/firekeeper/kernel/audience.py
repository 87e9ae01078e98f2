"""Audiences: who may know of a choice, a draw or an event.

An audience is EVERYONE or a bit mask: one bit for each seat, and above the last seat one for the spectators,
who see what is public and nothing else. `may_know` is the only function that reads one; views, logs, records
and the conformance suite all ask it.
"""

from __future__ import annotations

from firekeeper.kernel.frame import EVERYONE


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int, seats: int) -> int:
    """Every other seat and the spectators: who hears the public twin of a secret."""
    return (1 << seats + 1) - 1 & ~(1 << seat)


def may_know(audience: int, seat: int | None, seats: int) -> bool:
    """Whether a seat (None: a spectator) of a game with so many seats belongs to an audience."""
    return audience == EVERYONE or audience >> (seats if seat is None else seat) & 1 == 1

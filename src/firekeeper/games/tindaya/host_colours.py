"""Colours that the host has given to the seats (TD-SETUP-46, TD-MODE-15), read and checked."""

from __future__ import annotations

from firekeeper.games.tindaya.terms import COLOURS
from firekeeper.kernel.options import OptionError


def read_colours(seats: int, text: str) -> tuple[int, ...]:
    """The colour of each seat: those named in seat order, then the first of those left.

    OptionError says why they cannot be played.
    """
    names = text.split()
    for name in names:
        if name not in COLOURS:
            raise OptionError(f"there is no colour «{name}»; there are {', '.join(COLOURS)} (TD-SETUP-46)")
    if len(names) > seats or len(set(names)) != len(names):
        raise OptionError(
            f"colours must name at most {seats} different colours, one for each seat in order, not «{text}»"
            " (TD-SETUP-46)"
        )
    left = [name for name in COLOURS if name not in names]
    return tuple([COLOURS.index(name) for name in [*names, *left][:seats]])

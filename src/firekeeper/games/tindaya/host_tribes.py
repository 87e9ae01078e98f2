"""Tribes that the host has given to the seats (TD-MODE-15): ids by seat, read and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.games.tindaya.terms import FARMER, FISHER, MAJOS, ORONE, TAORO, TRIBES
from firekeeper.kernel.options import OptionError

if TYPE_CHECKING:
    from firekeeper.games.tindaya.box import Box


def read_tribes(rules: Box, text: str) -> tuple[int, ...]:
    """The tribe of each seat; OptionError says why they cannot be played."""
    names = text.split()
    for name in names:
        if name not in TRIBES:
            raise OptionError(f"there is no tribe «{name}»; there are {', '.join(TRIBES)}")
    if len(names) != rules.seats or len(set(names)) != len(names):
        raise OptionError(
            f"tribes must name {rules.seats} different tribes, one for each seat, not «{text}» (TD-MODE-15)"
        )
    tribes = tuple([TRIBES.index(name) for name in names])
    if rules.solo and MAJOS in tribes:
        raise OptionError("Majos is out of the solo game (TD-TRIBE-06)")
    chosen = rules.options.first_seat
    for first in range(rules.seats) if chosen == "" else [chosen - 1]:
        for place in range(rules.seats):
            seat = (first + place) % rules.seats
            _check_trade(rules, seat, tribes[seat], place)
    return tribes


def _check_trade(rules: Box, seat: int, tribe: int, place: int) -> None:
    """Orone and Taoro need a trade, which belongs to the turn-order token (TD-SETUP-46)."""
    for needy, trade, rule in ((ORONE, FISHER, "TD-TRIBE-07"), (TAORO, FARMER, "TD-TRIBE-08")):
        if tribe == needy and trade not in rules.start_trades[place]:
            way_out = "" if rules.solo else "; another seat or another first_seat would do"
            raise OptionError(
                f"seat {seat + 1} cannot be {TRIBES[tribe]} with turn-order token {place + 1}, which lacks "
                f"its trade ({rule}){way_out}"
            )

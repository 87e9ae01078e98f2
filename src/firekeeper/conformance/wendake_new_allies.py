"""New Allies for the conformance suite: its option sets, and richer positions to start from."""

from __future__ import annotations

from typing import Any

from firekeeper.conformance import wendake
from firekeeper.conformance.walk import Case, every, pick
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.new_allies.terms import side_of
from firekeeper.games.wendake.state import WendakeState, members
from firekeeper.games.wendake.terms import NO_FLAG
from firekeeper.kernel.rng import Stream

TABLE = every(players=(2, 3, 4), tribes=("backs", "fronts"), new_allies=(True,))
SAMPLED: dict[str, Any] = {"players": 3, "tribes": "fronts", "pairing": "beginner", "new_allies": True}

SPARE_CARDS = (6, 3)
"""So many Turn cards of each level can be dealt beforehand without a deck running out for four players."""


def alliances(state: WendakeState, source: Stream) -> bool:
    """Beside the riches of the base game: disks, patrols, ships, rifles and Turn cards for everybody."""
    if not wendake.riches(state, source):
        return False
    assert isinstance(state, AllyState)
    rules = state.allies
    places = [at for at in range(len(rules.territories)) if not rules.is_home[at]]
    for seat, player in enumerate(state.players):
        state.disks[seat] = source.below(2 * rules.disk_end + 1) - rules.disk_end
        if side_of(state.disks[seat]) != NO_FLAG:
            state.patrols[seat] = tuple(sorted([pick(source, [player.home, *places]) for _ in range(2)]))
    for level, most in enumerate(SPARE_CARDS):
        for _ in range(most):
            card = pick(source, members(rules.turn_decks[level]))
            if card in state.spaces or any(owned >> card & 1 for owned in state.cards):
                continue
            state.turn_deck &= ~(1 << card)
            state.cards[source.below(rules.seats)] |= 1 << card
    lakes = list(rules.open_lakes)
    for flag in range(2):
        if source.below(3):
            lake = pick(source, lakes)
            lakes.remove(lake)
            state.ships = (lake, state.ships[1]) if flag == 0 else (state.ships[0], lake)
    return True


CASES = [Case("wendake", options) for options in (*TABLE, SAMPLED)]
CASES += [Case("wendake", options, alliances) for options in (TABLE[1], TABLE[3], TABLE[5])]

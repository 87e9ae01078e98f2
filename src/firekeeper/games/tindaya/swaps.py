"""Barter among allies, for bots: the pairs of materials that help both, and how much.

Costs ask for several kinds of material, so a tribe that has plenty of one gives it for one that it lacks.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import CLAY, OBSIDIAN, STONE, WOOD
from firekeeper.kernel.choice import Choice

MATERIALS: Final = (WOOD, CLAY, STONE, OBSIDIAN)
BY_STOCK: Final[tuple[float, ...]] = (2.2, 1.2, 0.6, 0.1)
"""What one more unit of a material is worth, by how many there are; so many or more are worth the last."""
LEAST: Final = 0.5
"""A pair that brings less together is not worth the talk."""
MOST_PAIRS: Final = 3


def best_pairs(mine: list[int], theirs: list[int]) -> tuple[list[tuple[int, int]], float]:
    """Units to give and to take, the best pair first, and what they are worth to both together."""
    mine, theirs = mine[:], theirs[:]
    pairs: list[tuple[int, int]] = []
    total = 0.0
    while len(pairs) < MOST_PAIRS:
        best, gain = (0, 0), LEAST
        for give in MATERIALS:
            for take in MATERIALS:
                # No kind may stand on both sides of an offer (TD-BARTER-06).
                if give == take or not mine[give] or not theirs[take]:
                    continue
                if any(give == taken or take == given for given, taken in pairs):
                    continue
                found = one_more(mine[take]) + one_more(theirs[give])
                found -= one_more(mine[give] - 1) + one_more(theirs[take] - 1)
                if found > gain:
                    best, gain = (give, take), found
        if gain <= LEAST:
            break
        give, take = best
        mine[give] -= 1
        theirs[give] += 1
        mine[take] += 1
        theirs[take] -= 1
        pairs.append(best)
        total += gain
    return pairs, total


def one_more(stock: int) -> float:
    return BY_STOCK[min(stock, len(BY_STOCK) - 1)]


def offers(state: TindayaState, seat: int, barter: Choice) -> list[tuple[Choice, ...]]:
    """The offers to make at a choice that begins a barter: all pairs that help, or the best one alone."""
    table = state.rules.choices
    pairs, _ = best_pairs(state.players[seat].goods, state.players[barter.b].goods)
    found: list[tuple[Choice, ...]] = []
    for count in sorted({1, len(pairs)} if pairs else set()):
        steps = [barter]
        for give, take in pairs[:count]:
            steps += [table.hand_over[give], table.ask_for[take]]
        found.append((*steps, table.propose))
    return found

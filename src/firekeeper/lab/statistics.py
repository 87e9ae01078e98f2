"""What can be said after some games, and how surely: intervals, a test that may be asked at any time."""

from __future__ import annotations

import math

Z = 1.959964
"""Standard errors to each side of an interval that holds the truth in 95 % of all cases."""

DOUBT = 0.05
"""A difference is clear if chance alone would ever show it in one of twenty arenas at most."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's): honest near 0 and 1, and for few games."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def evidence(wins: float, games: int) -> float:
    """How many times likelier the results are under some other win rate than under one half.

    All other rates are taken for equally likely beforehand, which makes this a bet against one half: its
    value exceeds 1/DOUBT at any time with a chance of DOUBT at most if the bots are equal. So it may be
    looked at after every game, which an interval may not.
    """
    lost = games - wins
    logarithm = math.lgamma(wins + 1) + math.lgamma(lost + 1) - math.lgamma(games + 2) + games * math.log(2)
    return math.exp(min(logarithm, 700.0))


def is_clear(wins: float, games: int) -> bool:
    """Whether one of two is the better one beyond reasonable doubt."""
    return games > 0 and evidence(wins, games) >= 1 / DOUBT


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lies; 0 of none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

"""Chances: what the worth of a position means, as the chance to win from there.

Where points decide, a position is worth points, and everybody knows what those are. Elsewhere (won together,
against the game itself, with a traitor) its worth is a number that only compares positions. Curves fitted to
games of *expert* say how often such positions were won (`tools/chances.py`); a game keeps them in
`chances.toml`, with the number of games behind each and how well it foretells games that it has not seen.
"""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from msgspec import Struct, convert

if TYPE_CHECKING:
    from firekeeper.kernel.rules import Circumstances, Rules
    from firekeeper.kernel.state import State

FADES: Final = 0.5
"""How much of what the circumstances add is gone at the end: by then the position says part of it."""
MOST: Final = 0.98
"""Nothing that is foretold is surer than this."""


class Curve(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Log-odds to win: `level` + `slope` * (worth of a tribe - `centre`) / 100, and what the circumstances
    add in `also`, half of which fades until the end. `level` and `slope` have a number for each of some
    moments, evenly spread over the game; between two moments it is between their numbers.

    It was fitted to so many `games` with so many `positions`. `told` and `came`: of games that it was not
    fitted on, by fifth of the chance it told, the mean of what it told and how often they were won;
    `counted`: how many positions that are.
    """

    games: int
    positions: int
    centre: float
    level: list[float]
    slope: list[float]
    also: dict[str, float]
    told: list[float] = []
    came: list[float] = []
    counted: list[int] = []


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How sure a bot is: of choices that were ahead of the next best by up to `ahead` of an even chance, the
    part that was `still` ahead when the bot thought about four times as long; `counted`: of so many.
    """

    ahead: list[float]
    still: list[float]
    counted: list[int]


class Chances(Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a game: curves by their names, and how far they are to be trusted."""

    curves: dict[str, Curve] = {}
    again: Again | None = None


@lru_cache(maxsize=8)
def chances_of(game: str) -> Chances:
    """What is known of a game; nothing where positions are worth points."""
    file = resources.files(f"firekeeper.games.{game}") / "chances.toml"
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Chances) if file.is_file() else Chances()


class Prospect:
    """How a seat stands at a question: its chance to win, and what that would be if it were worth less."""

    def __init__(self, rules: Rules, state: State, seat: int, worth: float) -> None:
        here = rules.circumstances(state, seat)
        known = chances_of(rules.game)
        curve = None if here is None else known.curves.get(here.curve)
        self._again = known.again
        self.told = here is not None
        """Whether this is to be spoken of as a chance at all."""
        self.odds: float | None = None
        """Log-odds; None if nothing is known."""
        self.slope = 0.0
        """How much a unit of worth changes them."""
        if here is not None and curve is not None:
            self.odds = log_odds(curve, here, worth)
            self.slope = slope_at(curve, here)

    @property
    def chance(self) -> float | None:
        return None if self.odds is None else likelihood(self.odds)

    def behind(self, worth: float) -> float | None:
        """The chance if the position is worth so much less; None if nothing is known."""
        if self.odds is None:
            return None
        return likelihood(self.odds - self.slope * max(0.0, worth))

    def sureness(self, worth: float) -> float | None:
        """How surely a choice that is ahead by so much worth is the better one; None: nobody knows."""
        again = self._again
        if again is None or self.odds is None:
            return None
        ahead = likelihood(self.slope * max(0.0, worth)) - 0.5
        told = zip(again.ahead, again.still, strict=True)
        return 0.5 if not ahead else next((still for most, still in told if ahead <= most), None)


def log_odds(curve: Curve, here: Circumstances, worth: float) -> float:
    """What a curve says of a position."""
    progress = max(0.0, here.progress)
    found = sum(
        part * level for part, level in zip(parts(progress, len(curve.level)), curve.level, strict=True)
    )
    if here.progress >= 0:
        found += slope_at(curve, here) * (worth - here.together * curve.centre)
    return found + (1 - FADES * progress) * sum(curve.also.get(name, 0.0) for name in here.also)


def slope_at(curve: Curve, here: Circumstances) -> float:
    """By how much a unit of worth changes the log-odds."""
    slopes = zip(parts(max(0.0, here.progress), len(curve.slope)), curve.slope, strict=True)
    return sum(part * slope for part, slope in slopes) / (100 * here.together)


def likelihood(odds: float) -> float:
    return min(MOST, max(1 - MOST, 1 / (1 + math.exp(-max(-50.0, min(50.0, odds))))))


def parts(progress: float, moments: int) -> list[float]:
    """How much each of some moments, evenly spread, counts at a point of the game: those beside it do."""
    if moments == 1:
        return [1.0]
    place = progress * (moments - 1)
    return [max(0.0, 1.0 - abs(place - moment)) for moment in range(moments)]

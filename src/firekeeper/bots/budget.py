"""Budgets: how much a bot may spend on one decision.

Work is counted in positions valued, so that the same budget gives the same choices on every machine,
interpreted and compiled. Seconds are a cap for the rare decision that would take too long; where they end a
search, its choice depends on the machine. They are seconds of one core, those that the thinking thread has
used: how busy the machine is with other things changes nothing. Where somebody waits for the answer, a second
cap counts the time that passes for people; in the lab nobody waits.
"""

from __future__ import annotations

import re
import time
from typing import Final

SPELLING: Final = re.compile(r"(?:([1-9][0-9]{0,11}))?,?(?:([0-9]{1,6}(?:\.[0-9]{1,6})?)s)?")

CLOCK_EVERY: Final = 16
"""The clock is read once for so many units of work: reading it costs about as much as valuing a position."""


class Budget:
    """A limit for each decision: units of work, and seconds. None is no limit."""

    def __init__(
        self, work: int | None = None, seconds: float | None = None, wait: float | None = None
    ) -> None:
        if (work is not None and work < 1) or (seconds is not None and seconds <= 0):
            raise ValueError(f"a budget of {work} units and {seconds} seconds: both must be above 0, or None")
        if wait is not None and wait <= 0:
            raise ValueError(f"a budget that lets people wait {wait} seconds: it must be above 0, or None")
        self.work = work
        self.seconds = seconds
        """Seconds of one core."""
        self.wait = wait
        """Seconds that somebody may have to wait for the answer, however busy the machine is."""

    def within(self, other: Budget) -> Budget:
        """The tighter limits of two budgets."""
        return Budget(
            _least(self.work, other.work),
            _least_float(self.seconds, other.seconds),
            _least_float(self.wait, other.wait),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Budget) and self._limits() == other._limits()

    def __hash__(self) -> int:
        return hash(self._limits())

    def __reduce__(self) -> tuple[type[Budget], tuple[int | None, float | None, float | None]]:
        return Budget, self._limits()

    def _limits(self) -> tuple[int | None, float | None, float | None]:
        return self.work, self.seconds, self.wait

    def __str__(self) -> str:
        """As people write it (`parse`); how long somebody waits is not theirs to write."""
        parts = [] if self.work is None else [str(self.work)]
        if self.seconds is not None:
            parts.append(f"{self.seconds:g}s")
        return ",".join(parts) or "unlimited"


UNLIMITED: Final = Budget()


def parse(text: str) -> Budget:
    """A budget as people write it: «5000» units of work, «2s» or «0.5s», or both as «5000,2s»."""
    found = SPELLING.fullmatch(text.strip())
    work, seconds = (None, None) if found is None else found.groups()
    if (work is None and seconds is None) or (work is None or seconds is None) == ("," in text):
        raise ValueError(
            f"«{text}» is not a budget: write units of work (5000), seconds (2s), or both (5000,2s)"
        )
    return Budget(None if work is None else int(work), None if seconds is None else float(seconds))


class Deadline:
    """The budget of one decision as it is spent. A bot asks it before each piece of work, in the thread that
    made it: the seconds are those of that thread."""

    def __init__(self, budget: Budget = UNLIMITED) -> None:
        self.spent: int = 0
        self.over: bool = False
        """Whether the bot has to answer now, with the best it has found."""
        self._work: int = -1 if budget.work is None else budget.work
        self._timed: bool = budget.seconds is not None
        self._ends: float = 0.0
        if budget.seconds is not None:
            self._ends = time.thread_time() + budget.seconds
        self._awaited: bool = budget.wait is not None
        self._too_late: float = 0.0
        if budget.wait is not None:
            self._too_late = time.monotonic() + budget.wait

    def spend(self, units: int = 1) -> bool:
        """Whether the bot may do so much more work now. Once the answer is False it stays False."""
        if self.over:
            return False
        spent = self.spent + units
        if spent > self._work >= 0:
            self.over = True
            return False
        if spent // CLOCK_EVERY != self.spent // CLOCK_EVERY and self._out_of_time():
            self.over = True
            return False
        self.spent = spent
        return True

    def _out_of_time(self) -> bool:
        if self._timed and time.thread_time() >= self._ends:
            return True
        return self._awaited and time.monotonic() >= self._too_late

    def part(self, units: int) -> Deadline:
        """A deadline for a part of the work, with the same clock. Its user tells this one what it spent."""
        found = Deadline()
        left = self.left
        found._work = units if left is None else min(units, left)
        found._timed, found._ends = self._timed, self._ends
        found._awaited, found._too_late = self._awaited, self._too_late
        found.over = self.over
        return found

    @property
    def left(self) -> int | None:
        """Units of work that may still be spent; None if they are not limited."""
        if self.over:
            return 0
        return None if self._work < 0 else self._work - self.spent


def _least(one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)


def _least_float(one: float | None, other: float | None) -> float | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)

"""Rate limits: a few tokens that refill over time, per kind of request and person or address."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from firekeeper.table.errors import TableError

LIMITS: Final = {
    # kind: (burst, per second)
    "sign_in": (8, 0.1),
    "sign_in_name": (10, 0.05),
    "account": (6, 0.02),
    "table": (20, 0.2),
    "connect": (120, 4.0),
    "chat": (8, 0.5),
    "plan": (12, 1.0),
    "hint": (10, 0.5),
    "look": (200, 20.0),
    "export": (4, 0.02),
    # Whoever looks back asks for a handful of things at once, and friends at one address do so together.
    "replay": (60, 2.0),
    "review": (60, 4.0),
    "page": (8, 0.2),
    "recap": (20, 0.5),
    "rules": (60, 4.0),
    "upload": (6, 0.05),
    "call": (30, 0.2),
    "email": (5, 0.005),
}
MOST_BUCKETS = 50_000
"""So many are remembered; then those that were not used for longest are forgotten."""


class Limits:
    """Token buckets in memory, filled by a clock that counts seconds."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        self.clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def check(self, kind: str, who: str) -> None:
        """Take a token, or refuse with the time to wait."""
        burst, rate = LIMITS[kind]
        now = self.clock()
        tokens, at = self._buckets.get((kind, who), (burst * self.scale, now))
        tokens = min(burst * self.scale, tokens + (now - at) * rate * self.scale)
        allowed = tokens >= 1
        # Put at the end, also if refused: those at the front have not been heard of for longest.
        self._buckets.pop((kind, who), None)
        self._buckets[kind, who] = (tokens - 1 if allowed else tokens, now)
        while len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        if not allowed:
            wait = (1 - tokens) / (rate * self.scale)
            said = f"too many at once; please wait {_seconds(wait)}"
            raise TableError("rate_limited", said, wait=wait)


def _seconds(wait: float) -> str:
    whole = max(1, round(wait))
    return "a second" if whole == 1 else f"{whole} seconds"

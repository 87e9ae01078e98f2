"""The time of a server process: the wall clock as it started, and since then a clock that never jumps.

An operator who sets the computer's clock, or a summer time that is put right, takes nobody's thinking time.
"""

from __future__ import annotations

import time

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as far as this process can tell; never less than before."""
    return _BEGAN + time.monotonic()

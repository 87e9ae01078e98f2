"""Whether the database keeps what is written: its file is still in its place, and the last write succeeded.

A file that was moved or deleted can be written to for as long as it is open, and all of that is lost in the
end. So a server compares what stands under its name with what it has opened, and acknowledges nothing else.
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

PROBE_SECONDS = 5.0
"""After a write that failed, one is tried at most so often."""


class DatabaseMoved(Exception):
    """The file of the database is not the one that was opened."""


class Health:
    """What is known about a database. May be asked in any thread. `path`: the file, if it is one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._opened = _identity(path)
        self._failing = False
        self._probed = -PROBE_SECONDS
        self._lock = threading.Lock()

    @property
    def in_place(self) -> bool:
        """Whether the file that was opened is still there under its name."""
        if self.path is None:
            return True
        if self._opened is None:  # it did not exist yet
            self._opened = _identity(self.path)
        return self._opened is not None and _identity(self.path) == self._opened

    def check(self) -> None:
        """Raise DatabaseMoved if what is written now would be lost."""
        if not self.in_place:
            raise DatabaseMoved(f"the database file {self.path} was moved or deleted; start the server again")

    def wrote(self, well: bool) -> None:
        """A write has succeeded, or failed."""
        self._failing = not well

    @property
    def failing(self) -> bool:
        """Whether the last write has failed."""
        return self._failing

    def probe_due(self) -> bool:
        """Whether it is time to find out if writing works again."""
        with self._lock:
            now = time.monotonic()
            if now - self._probed < PROBE_SECONDS:
                return False
            self._probed = now
            return True


def _identity(path: Path | None) -> tuple[int, int] | None:
    if path is None:
        return None
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino

"""Clocks: each person has a bank of seconds that shrinks while they think and grows with every turn."""

from __future__ import annotations

from firekeeper.table.seats import Clock


class Clocks:
    """The clocks of one table. Only the person who has to choose is charged; bots think for free."""

    def __init__(self, clock: Clock | None, seats: int, at: float) -> None:
        self.clock = clock
        self.banks = [float(clock.bank) if clock else 0.0 for _ in range(seats)]
        self.since = at
        """Since when somebody thinks."""

    def start(self, at: float) -> None:
        """Somebody begins to think."""
        self.since = at

    def spend(self, seat: int, at: float) -> None:
        """A person has thought until now."""
        if self.clock is not None:
            self.banks[seat] -= at - self.since
        self.since = at

    def reward(self, seat: int) -> None:
        """A person's turn is over: the increment is theirs, but nobody hoards more than a full bank."""
        if self.clock is not None:
            most = float(self.clock.bank + self.clock.increment)
            self.banks[seat] = min(self.banks[seat] + self.clock.increment, most)

    def fresh(self, seat: int) -> None:
        """Somebody sits down on a seat whose clock may have run out: at least one increment to begin with."""
        if self.clock is not None:
            self.banks[seat] = max(self.banks[seat], float(self.clock.increment))

    def left(self, seat: int, thinking: bool, now: float) -> float | None:
        """Seconds left to a seat, or None without clocks."""
        if self.clock is None:
            return None
        return self.banks[seat] - (now - self.since if thinking else 0.0)

"""Clocks: each person has a bank of seconds that shrinks while they think and grows with every turn."""

from __future__ import annotations

from collections.abc import Iterable

from firekeeper.table.seats import Clock


class Clocks:
    """The clocks of one table. Only people who have to choose are charged; bots think for free."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.banks = [float(clock.bank) if clock else 0.0 for _ in range(seats)]
        self.since: dict[int, float] = {}
        """Who thinks, and since when: of several seats that answer at the same time each for itself."""

    def think(self, seats: Iterable[int], at: float) -> None:
        """These seats have to choose now; those who did before go on thinking."""
        self.since = {seat: self.since.get(seat, at) for seat in seats}

    def spend(self, seat: int, at: float) -> None:
        """A person has thought until now."""
        if self.clock is not None:
            # Whoever chooses has not run out of time: what a clock that jumped makes of it is not charged.
            left = self.banks[seat] - max(0.0, at - self.since.get(seat, at))
            self.banks[seat] = min(self.banks[seat], max(left, 0.0))
        self.since[seat] = at

    def hold(self, begin: float, end: float) -> None:
        """Nobody could choose in the meantime: it is not charged."""
        self.since = {seat: at + max(0.0, end - max(at, begin)) for seat, at in self.since.items()}

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
        return self.banks[seat] - (max(0.0, now - self.since.get(seat, now)) if thinking else 0.0)

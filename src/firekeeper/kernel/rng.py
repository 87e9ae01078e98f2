"""Chance: where random outcomes come from.

The searchable state holds no generator. A `Dealer` answers the chance decision with number n from a
BLAKE2b hash of its secret seed and n alone, so undoing and repeating a draw gives the same card, and
anyone who knows the seed can check every draw of a record.
"""

from __future__ import annotations

import hashlib


class Source:
    """Somewhere to get a random number from."""

    def below(self, total: int) -> int:
        """A number from 0 to total - 1, all equally likely."""
        raise RuntimeError(f"{type(self).__name__} gives no numbers")


class Dealer:
    """Answers chance decisions from a secret seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = hashlib.blake2b(seed.encode(), digest_size=32, person=b"firekeeper-seed").digest()

    def below(self, number: int, total: int) -> int:
        """The outcome of decision `number`: 0 to total - 1. 512 bits leave no measurable bias."""
        digest = hashlib.blake2b(number.to_bytes(8, "big"), key=self._key).digest()
        return int.from_bytes(digest, "big") % total

    def commitment(self) -> str:
        """Published before the first move; the seed follows after the last."""
        return commitment(self.seed)


def commitment(seed: str) -> str:
    """SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Stream(Source):
    """A repeatable stream of numbers for bots, imagination and simulations (splitmix64)."""

    def __init__(self, seed: int | str) -> None:
        if isinstance(seed, str):
            seed = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest(), "big")
        self._at = seed & 0xFFFFFFFFFFFFFFFF

    def below(self, total: int) -> int:
        self._at = (self._at + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = self._at
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return ((z ^ (z >> 31)) * total) >> 64

"""Chance: where random outcomes come from.

The searchable state holds no generator. A `Dealer` answers the chance decision with number n from a
BLAKE2b hash of its secret seed and n alone, so undoing and repeating a draw gives the same card, and
anyone who knows the seed can check every draw of a record.
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


class Source:
    """Somewhere to get a random number from."""

    def below(self, total: int) -> int:
        """A number from 0 to total - 1, all equally likely."""
        raise RuntimeError(f"{type(self).__name__} gives no numbers")

    def take(self, pool: list[int]) -> int:
        """Remove one of a pool, all equally likely; the order of the others changes."""
        at = self.below(len(pool))
        pool[at], pool[-1] = pool[-1], pool[at]
        return pool.pop()

    def shuffled(self, values: list[int]) -> list[int]:
        """The same values, all orders equally likely."""
        found = values[:]
        for at in range(len(found) - 1, 0, -1):
            other = self.below(at + 1)
            found[at], found[other] = found[other], found[at]
        return found


COMPILED: Final = hasattr(Source, "__mypyc_attrs__")

WORD: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15
"""What splitmix64 adds from number to number."""
LANES: Final = 32
EACH_LANE: Final = sum([1 << 128 * lane for lane in range(LANES)])
WORDS: Final = WORD * EACH_LANE
STEPS: Final = sum([((LANES - lane) * STEP & WORD) << 128 * lane for lane in range(LANES)])
ALL_STEPS: Final = (LANES * STEP & WORD) * EACH_LANE
UNPACK: Final = struct.Struct("<" + "Q8x" * LANES).unpack


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
    """A repeatable stream of numbers for bots, imagination and simulations (splitmix64).

    Its numbers have 64 bits. Compiled, machine words make them, which lose what does not fit by themselves;
    they are signed: a word stands for the number that it is modulo 2**64. Python counts with any number of
    bits, so there many numbers are made at once, side by side in one long integer.
    """

    def __init__(self, seed: int | str) -> None:
        if isinstance(seed, str):
            seed = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest(), "big")
        self._at: i64 = _word(seed)
        self._ready: list[int] = []
        """Numbers made in advance, the next one last: interpreted only."""
        self._lanes = 0
        """What the numbers after those are made of, side by side; 0 before the first: interpreted only."""

    def below(self, total: int) -> int:
        if COMPILED:
            return self._below(total) if total < 0x80000000 else self._below_any(total)
        ready = self._ready or self._make_ready()
        return ready.pop() * total >> 64

    def _make_ready(self) -> list[int]:
        """The next numbers: interpreted only. Each has a lane of 128 bits, where its products find room."""
        z = self._lanes or (int(self._at) & WORD) * EACH_LANE + STEPS & WORDS
        self._lanes = z + ALL_STEPS & WORDS
        z = ((z ^ z >> 30) & WORDS) * 0xBF58476D1CE4E5B9 & WORDS
        z = ((z ^ z >> 27) & WORDS) * 0x94D049BB133111EB & WORDS
        z ^= z >> 31  # what has come into the other half of a lane is not unpacked
        self._ready = list(UNPACK(z.to_bytes(16 * LANES, "little")))
        return self._ready

    def shuffled(self, values: list[int]) -> list[int]:
        if COMPILED:
            return super().shuffled(values)
        found = values[:]
        ready = self._ready
        for at in range(len(found) - 1, 0, -1):
            ready = ready or self._make_ready()
            other = ready.pop() * (at + 1) >> 64
            found[at], found[other] = found[other], found[at]
        return found

    def _below_any(self, total: int) -> int:
        """The same for larger totals: compiled only."""
        at: int = self._at
        z: int = (at + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        self._at = _word(z)
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return ((z ^ (z >> 31)) * total) >> 64

    def _below(self, total: i64) -> i64:
        """The same in signed machine words: compiled only, and for totals of at most 31 bits.

        The constants are the halves of those above: mypyc makes long integers of larger ones, each time.
        A shift to the right brings copies of the sign, which are masked away.
        """
        half: i64 = 0x9E3779B9
        z: i64 = self._at + (half << 32) + 0x7F4A7C15
        self._at = z
        z = z ^ ((z >> 30) & 0x3FFFFFFFF)
        z = ((z * 0xBF58476D) << 32) + z * 0x1CE4E5B9
        z = z ^ ((z >> 27) & 0x1FFFFFFFFF)
        z = ((z * 0x94D049BB) << 32) + z * 0x133111EB
        z = z ^ ((z >> 31) & 0x1FFFFFFFF)
        high: i64 = (z >> 32) & 0xFFFFFFFF
        low: i64 = z & 0xFFFFFFFF
        return (high * total + ((low * total) >> 32)) >> 32


def _word(number: int) -> int:
    """The signed machine word for a number modulo 2**64."""
    number &= 0xFFFFFFFFFFFFFFFF
    return number - 0x10000000000000000 if number >> 63 else number

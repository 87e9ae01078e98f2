"""Rate limits: a few at once, then one after the other."""

from __future__ import annotations

import pytest

from firekeeper.table import limits
from firekeeper.table.errors import TableError
from firekeeper.table.limits import LIMITS, Limits


@pytest.fixture
def clock() -> list[float]:
    return [100.0]


@pytest.mark.parametrize("kind", sorted(LIMITS))
def test_a_burst_then_patience(kind: str, clock: list[float]) -> None:
    burst, rate = LIMITS[kind]
    bucket = Limits(clock=lambda: clock[0])
    for _ in range(burst):
        bucket.check(kind, "Ana")
    with pytest.raises(TableError, match="please wait") as refused:
        bucket.check(kind, "Ana")
    assert refused.value.code == "rate_limited"
    bucket.check(kind, "Ben")
    clock[0] += 1.01 / rate
    bucket.check(kind, "Ana")
    with pytest.raises(TableError):
        bucket.check(kind, "Ana")
    clock[0] += 1e6
    for _ in range(burst):
        bucket.check(kind, "Ana")
    with pytest.raises(TableError):
        bucket.check(kind, "Ana")


def test_waiting_says_how_long(clock: list[float]) -> None:
    bucket = Limits(clock=lambda: clock[0])
    for _ in range(LIMITS["sign_in"][0]):
        bucket.check("sign_in", "x")
    with pytest.raises(TableError, match="wait 10 seconds"):
        bucket.check("sign_in", "x")


def test_the_scale_widens_all_limits(clock: list[float]) -> None:
    bucket = Limits(scale=2.0, clock=lambda: clock[0])
    for _ in range(LIMITS["chat"][0] * 2):
        bucket.check("chat", "Ana")
    with pytest.raises(TableError):
        bucket.check("chat", "Ana")


def test_many_addresses_fill_no_memory_and_free_nobody(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes from many addresses wipes only the oldest: who is over a limit and goes on stays so."""
    monkeypatch.setattr(limits, "MOST_BUCKETS", 50)
    bucket = Limits(clock=lambda: clock[0])
    for _ in range(LIMITS["sign_in"][0]):
        bucket.check("sign_in", "attacker")
    for number in range(49):
        bucket.check("look", f"address:{number}")
    assert len(bucket._buckets) == 50
    for number in range(500):
        bucket.check("look", f"address:{number}")
        clock[0] += 0.001
        with pytest.raises(TableError):
            bucket.check("sign_in", "attacker")
    assert len(bucket._buckets) == 50
    assert ("look", "address:499") in bucket._buckets
    assert ("look", "address:450") not in bucket._buckets

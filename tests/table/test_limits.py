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


def test_many_addresses_do_not_fill_the_memory(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST", 50)
    bucket = Limits(clock=lambda: clock[0])
    for number in range(500):
        bucket.check("look", f"address:{number}")
    assert len(bucket._buckets) <= 52

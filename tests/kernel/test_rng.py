"""Where chance comes from: repeatable, checkable, fair."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firekeeper.kernel.rng import Dealer, Source, Stream, commitment

numbers = st.integers(1, 100_000)
totals = st.integers(1, 10**9)


@given(seed=st.text(), number=numbers, total=totals, before=st.lists(st.tuples(numbers, totals), max_size=5))
def test_a_deal_depends_on_seed_and_number_alone(seed, number, total, before):
    busy = Dealer(seed)
    for earlier in before:
        busy.below(*earlier)
    dealt = busy.below(number, total)
    assert dealt == Dealer(seed).below(number, total)
    assert 0 <= dealt < total


def test_other_numbers_and_other_seeds_deal_otherwise():
    draws = {(seed, n): Dealer(seed).below(n, 10**12) for seed in ("a", "b", "") for n in range(1, 200)}
    assert len(set(draws.values())) == len(draws)


def test_what_is_dealt_never_changes():
    """Records of old games are checked against their seeds for ever."""
    assert [Dealer("creek").below(n, 36) for n in range(1, 9)] == DEALT
    assert [Stream("creek").below(36), Stream(7).below(36), Stream(-1).below(36)] == STREAMED


DEALT = [15, 33, 22, 5, 30, 8, 20, 32]
STREAMED = [15, 14, 32]


@given(st.text())
def test_the_commitment_is_the_sha256_of_the_seed(seed):
    assert Dealer(seed).commitment() == commitment(seed) == hashlib.sha256(seed.encode()).hexdigest()


def test_the_seed_itself_is_not_the_key():
    """The commitment must not help to predict draws: another hash makes the key."""
    assert Dealer("creek")._key.hex() not in commitment("creek")


@given(st.integers() | st.text(), totals)
def test_streams_repeat(seed, total):
    one, other = Stream(seed), Stream(seed)
    drawn = [one.below(total) for _ in range(20)]
    assert drawn == [other.below(total) for _ in range(20)]
    assert all(0 <= number < total for number in drawn)


@pytest.mark.parametrize("source", ["stream", "dealer"])
@pytest.mark.parametrize("sides", [2, 3, 6, 36])
def test_all_outcomes_are_equally_likely(source, sides):
    """Chi-squared, with a limit that a fair source exceeds once in a million runs at most."""
    draws = 36_000
    stream, dealer = Stream("fair"), Dealer("fair")
    counts = [0] * sides
    for number in range(1, draws + 1):
        counts[stream.below(sides) if source == "stream" else dealer.below(number, sides)] += 1
    expected = draws / sides
    distance = sum((count - expected) ** 2 / expected for count in counts)
    assert distance < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5 + 12


def test_neighbouring_draws_are_not_tied():
    stream = Stream(1)
    pairs = [0] * 16
    for _ in range(16_000):
        pairs[4 * stream.below(4) + stream.below(4)] += 1
    assert min(pairs) > 850
    assert max(pairs) < 1150


def test_a_source_without_numbers_says_so():
    with pytest.raises(RuntimeError, match="Source gives no numbers"):
        Source().below(2)

"""Where chance comes from: repeatable, checkable, fair."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firekeeper.kernel.rng import Dealer, Source, Stream, _word, commitment

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


def test_what_is_taken_from_a_pool_is_gone():
    pool = [10, 20, 30, 40]
    taken = [Stream(7).take(pool[:]), *(source.take(pool) for source in [Stream(7)] * 4)]
    assert taken[0] == taken[1]
    assert (sorted(taken[1:]), pool) == ([10, 20, 30, 40], [])


def test_machine_words_are_signed():
    assert [_word(number) for number in (0, 5, 2**63 - 1, 2**64 + 1)] == [0, 5, 2**63 - 1, 1]
    assert [_word(number) for number in (2**63, 2**64 - 1, -1)] == [-(2**63), -1, -1]


def test_the_seed_itself_is_not_the_key():
    """The commitment must not help to predict draws: another hash makes the key."""
    assert Dealer("creek")._key.hex() not in commitment("creek")


@given(st.integers() | st.text(), totals)
def test_streams_repeat(seed, total):
    one, other = Stream(seed), Stream(seed)
    drawn = [one.below(total) for _ in range(20)]
    assert drawn == [other.below(total) for _ in range(20)]
    assert all(0 <= number < total for number in drawn)


def splitmix64(seed, totals):
    """The numbers of a stream as the formula has them, with nothing made fast."""
    drawn = []
    for total in totals:
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        z = seed
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        drawn.append((z ^ (z >> 31)) * total // 2**64)
    return drawn


edges = st.sampled_from([0, 1, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -1, -(2**63)])
bounds = st.integers(1, 300) | st.integers(1, 2**70) | edges.filter(lambda edge: edge > 0)


@given(edges | st.integers(-(2**70), 2**70), st.lists(bounds, min_size=1, max_size=50))
def test_streams_follow_the_formula(seed, totals):
    """Interpreted and compiled (make test-compiled): short totals and long ones in any order."""
    stream = Stream(seed)
    assert [stream.below(total) for total in totals] == splitmix64(seed % 2**64, totals)


def test_a_long_stream_follows_the_formula():
    totals = [1 + number % 97 for number in range(20_000)] + [2**31 - 1, 2**31, 2**31 + 1] * 1000
    for seed in (0, 7, 2**63, 2**64 - 1):
        stream = Stream(seed)
        assert [stream.below(total) for total in totals] == splitmix64(seed, totals)


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

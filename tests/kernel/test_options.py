"""Options: what somebody wrote becomes one valid set, or a sentence that says why not."""

from typing import Annotated, Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from firekeeper.games.wendake.options import Options, resolve_options
from firekeeper.kernel.options import Option, OptionError, describe, read
from firekeeper.titles import options_of, rules_for, title


class Party(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    guests: Annotated[int, Meta(ge=2, le=4)] = 3
    cake: Literal["plain", "cherry"] = "plain"
    music: bool = False
    song: Literal["", "waltz"] = ""


def test_a_form_is_described_by_the_types():
    assert describe(Party) == [
        Option("guests", [2, 3, 4], 3),
        Option("cake", ["plain", "cherry"], "plain"),
        Option("music", [False, True], False),
        Option("song", ["waltz"], ""),
    ]


def test_what_is_not_said_has_its_default():
    assert read(Party, {}) == Party()
    assert read(Party, {"guests": 4, "music": True, "song": ""}) == Party(guests=4, music=True)


@pytest.mark.parametrize(
    ("given_", "sentence"),
    [
        ({"guest": 3}, "there is no option «guest»; there are guests, cake, music, song"),
        ({"guests": 5}, "the option guests cannot be «5»; it can be 2, 3, 4"),
        ({"guests": "3"}, "the option guests cannot be «3»"),
        ({"cake": "cheese"}, "the option cake cannot be «cheese»; it can be plain, cherry"),
        ({"cake": None}, "the option cake cannot be «None»"),
        ({"cake": ["plain"]}, "the option cake cannot be"),
        ({"music": 1}, "do not fit"),
        ({"guests": 2.5}, "the option guests cannot be «2.5»"),
    ],
)
def test_a_wrong_option_is_refused_with_a_sentence(given_, sentence):
    with pytest.raises(OptionError) as refused:
        read(Party, given_)
    assert sentence in str(refused.value)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)
names = st.sampled_from(["players", "tribes", "pairing", "difficulty", "solo_turtles"])
values = st.sampled_from(
    [0, 1, 2, 3, 4, 5, "backs", "fronts", "random", "beginner", "easy", "hard", "at_end", ""]
)


@given(st.dictionaries(names | st.text(max_size=6), values | anything, max_size=5))
@example({"players": True})
@example({"players": 2.0})
@example({"players": float("nan")})
@example({"players": 1, "difficulty": "hard"})
@example({"players": 2, "difficulty": "hard"})
def test_any_dictionary_gives_options_or_an_option_error(given_):
    try:
        options = resolve_options(read(Options, given_))
    except OptionError:
        return
    assert type(options.players) is int
    assert 1 <= options.players <= 4
    assert bool(options.difficulty) == bool(options.solo_turtles) == options.solo
    # Whatever is accepted can be played, and written down and read again.
    rules = rules_for("wendake", given_)
    assert rules.options == options
    assert rules_for("wendake", options_of(rules)).options == options


def test_solitaire_options_need_the_solitaire_game():
    sentence = "difficulty belongs to the solitaire game: leave it out with 2 players, or set players=1"
    with pytest.raises(OptionError, match=sentence):
        rules_for("wendake", {"players": 2, "difficulty": "easy"})
    assert rules_for("wendake", {"players": 1}).options.difficulty == "medium"


def test_an_unknown_game():
    with pytest.raises(OptionError, match=r"there is no game «chess»; there are .*wendake"):
        title("chess")

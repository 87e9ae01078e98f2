"""Options: what somebody wrote becomes one valid set, or a sentence that says why not."""

from typing import Annotated, Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from firekeeper.kernel.options import (
    Option,
    OptionError,
    OptionValue,
    Requirement,
    allowed,
    check_requirements,
    describe,
    fitting,
    read,
    resolve,
)
from firekeeper.titles import options_of, rules_for, title


class Party(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    guests: Annotated[int, Meta(ge=2, le=4)] = 3
    cake: Literal["plain", "cherry"] = "plain"
    music: bool = False
    song: Literal["", "waltz"] = ""
    speech: str = ""


def test_a_form_is_described_by_the_types():
    assert describe(Party) == [
        Option("guests", [2, 3, 4], 3),
        Option("cake", ["plain", "cherry"], "plain"),
        Option("music", [False, True], False),
        Option("song", ["waltz"], ""),
        Option("speech", [], "", text=True),
    ]


def test_what_is_not_said_has_its_default():
    assert read(Party, {}) == Party()
    assert read(Party, {"guests": 4, "music": True, "song": ""}) == Party(guests=4, music=True)
    assert read(Party, {"speech": "x" * 4000}).speech == "x" * 4000
    assert OptionError("no cake").reason == ""
    assert str(Requirement("song", {"cake": ["plain", "cherry"]}, "")) == "cake=plain or cherry"


@pytest.mark.parametrize(
    ("given_", "sentence"),
    [
        ({"guest": 3}, "there is no option «guest»; there are guests, cake, music, song, speech"),
        ({"guests": 5}, "the option guests cannot be «5»; it can be 2, 3, 4"),
        ({"guests": "3"}, "the option guests cannot be «3»"),
        ({"cake": "cheese"}, "the option cake cannot be «cheese»; it can be plain, cherry"),
        ({"cake": None}, "the option cake cannot be «None»"),
        ({"cake": ["plain"]}, "the option cake cannot be"),
        ({"music": 1}, "do not fit"),
        ({"guests": 2.5}, "the option guests cannot be «2.5»"),
        ({"speech": 7}, "the option speech must be a text of at most 4000 characters"),
        ({"speech": "x" * 4001}, "the option speech must be a text of at most 4000 characters"),
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
        options = title("wendake").resolve_options(given_)
    except OptionError:
        return
    assert type(options.players) is int
    assert 1 <= options.players <= 4
    assert bool(options.difficulty) == bool(options.solo_turtles) == (options.players == 1)
    # Whatever is accepted can be played, and written down and read again.
    rules = rules_for("wendake", given_)
    assert rules.options == options
    assert rules_for("wendake", options_of(rules)).options == options


def test_solitaire_options_need_the_solitaire_game():
    sentence = "the option difficulty can be «easy» only with players=1"
    with pytest.raises(OptionError, match=sentence) as refused:
        rules_for("wendake", {"players": 2, "difficulty": "easy"})
    assert refused.value.reason == "option-wendake-solitaire-only"
    assert rules_for("wendake", {"players": 1}).options.difficulty == "medium"


def test_an_unknown_game():
    with pytest.raises(OptionError, match=r"there is no game «chess»; there are .*wendake"):
        title("chess")


# --- options that depend on each other -----------------------------------------------------------------


class Voyage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mode: Literal["race", "alliance"] = "alliance"
    players: Annotated[int, Meta(ge=1, le=3)] = 1
    difficulty: Literal["", "easy", "hard"] = ""
    traitor: bool = False
    chart: str = ""


NEEDS = (
    Requirement("chart", {"mode": ["race"]}, "charts-for-races"),
    Requirement("players", {"mode": ["alliance"]}, "alone-only-together", [1]),
    Requirement("difficulty", {"mode": ["alliance"]}, "no-difficulty-in-a-race"),
    Requirement("traitor", {"mode": ["race"], "players": [3]}, "traitors-among-three", [True]),
)


def reasons(**given):
    found = allowed(Voyage, NEEDS, given)
    return {name: [item.reason for item in values] for name, values in found.items()}


def test_values_that_do_not_go_with_those_before_them_have_a_reason():
    assert allowed(Voyage, NEEDS, {})["traitor"] == [
        OptionValue(False),
        OptionValue(True, "traitors-among-three"),
    ]
    assert reasons()["players"] == ["", "", ""]
    race = reasons(mode="race")
    assert race["mode"] == ["", ""]
    assert race["players"] == ["alone-only-together", "", ""]
    assert race["difficulty"] == ["no-difficulty-in-a-race"] * 2
    assert race["traitor"] == ["", "traitors-among-three"]
    assert reasons(mode="race", players=3)["traitor"] == ["", ""]


def test_what_was_chosen_before_another_option_changed_does_not_count():
    given_ = {"mode": "race", "players": 1, "difficulty": "easy", "traitor": True, "colour": "red"}
    values = allowed(Voyage, NEEDS, given_)
    assert fitting(values, given_) == {"mode": "race"}
    assert [item.reason for item in values["traitor"]] == ["", "traitors-among-three"]


def test_a_text_is_free_where_there_can_be_one():
    assert allowed(Voyage, NEEDS, {"chart": "north"})["chart"] == [OptionValue("", "charts-for-races")]
    race = {"mode": "race", "chart": "north"}
    assert allowed(Voyage, NEEDS, race)["chart"] == [OptionValue("north")]
    assert fitting(allowed(Voyage, NEEDS, race), race) == race
    assert allowed(Voyage, NEEDS, {"mode": "race", "chart": 7})["chart"] == [OptionValue("")]
    assert resolve(Voyage, NEEDS, race).chart == "north"
    with pytest.raises(OptionError, match="chart can be «north» only with mode=race"):
        resolve(Voyage, NEEDS, {"chart": "north"})


def test_where_the_usual_value_is_not_possible_the_first_that_is_counts():
    needs = (NEEDS[1], Requirement("traitor", {"players": [2]}, "traitors-among-two", [True]))
    assert allowed(Voyage, needs, {"mode": "race"})["traitor"] == [OptionValue(False), OptionValue(True)]


def test_a_text_may_be_as_long_as_the_limit():
    longest = {"mode": "race", "chart": "x" * 4000}
    assert allowed(Voyage, NEEDS, longest)["chart"] == [OptionValue("x" * 4000)]
    assert allowed(Voyage, NEEDS, {**longest, "chart": "x" * 4001})["chart"] == [OptionValue("")]


class Count(Struct, frozen=True):
    several: Annotated[int, Meta(ge=0, le=2)] = 0
    none: Annotated[int, Meta(ge=0, le=0)] = 0


def test_numbers_may_begin_with_nothing():
    assert [option.values for option in describe(Count)] == [[0, 1, 2], [0]]


def test_an_option_before_is_not_bound_by_one_after_it():
    assert reasons(mode="alliance", players=1, difficulty="hard")["mode"] == ["", ""]


def test_what_is_left_out_gets_a_value_that_goes_with_the_rest():
    assert resolve(Voyage, NEEDS, {"mode": "race"}) == Voyage(mode="race", players=2)
    assert resolve(Voyage, NEEDS, {}) == Voyage()


TREASON = (*NEEDS[:3], Requirement("traitor", {"mode": ["race"]}, "traitors-race", [True], determines=True))


def test_a_value_that_determines_another_sets_it_where_nothing_was_chosen():
    assert resolve(Voyage, TREASON, {"traitor": True}) == Voyage(mode="race", players=2, traitor=True)
    assert resolve(Voyage, TREASON, {"traitor": False}) == Voyage()
    with pytest.raises(OptionError, match="traitor can be «True» only with mode=race") as refused:
        resolve(Voyage, TREASON, {"mode": "alliance", "traitor": True})
    assert refused.value.reason == "traitors-race"
    with pytest.raises(OptionError, match="players can be «1» only with mode=alliance") as refused:
        resolve(Voyage, TREASON, {"players": 1, "traitor": True})
    assert refused.value.reason == "alone-only-together"


def test_a_form_offers_what_determines_an_option_that_nobody_has_chosen():
    def traitor(**given):
        return [item.reason for item in allowed(Voyage, TREASON, given)["traitor"]]

    assert traitor() == traitor(mode="race") == ["", ""]
    assert traitor(mode="alliance") == ["", "traitors-race"]
    values = allowed(Voyage, TREASON, {"traitor": True, "difficulty": "easy"})
    assert fitting(values, {"traitor": True, "difficulty": "easy"}) == {"traitor": True, "difficulty": "easy"}


@pytest.mark.parametrize(
    ("given_", "sentence", "reason"),
    [
        ({"mode": "race", "players": 1}, "players can be «1» only with mode=alliance", "alone-only-together"),
        (
            {"mode": "race", "players": 2, "traitor": True},
            "traitor can be «True» only with mode=race and players=3",
            "traitors-among-three",
        ),
    ],
)
def test_a_combination_that_does_not_fit_is_refused_with_its_reason(given_, sentence, reason):
    with pytest.raises(OptionError, match=sentence) as refused:
        resolve(Voyage, NEEDS, given_)
    assert refused.value.reason == reason


options = st.fixed_dictionaries(
    {},
    optional={
        "mode": st.sampled_from(["race", "alliance"]),
        "players": st.sampled_from([1, 2, 3]),
        "difficulty": st.sampled_from(["easy", "hard"]),
        "traitor": st.booleans(),
    },
)


@given(options)
def test_what_a_form_allows_is_what_the_game_accepts(given_):
    values = allowed(Voyage, NEEDS, given_)
    kept = fitting(values, given_)
    resolve(Voyage, NEEDS, kept)
    for name, items in values.items():
        before = {
            other: value
            for other, value in kept.items()
            if list(values).index(other) < list(values).index(name)
        }
        for item in items:
            asked = {**before, name: "north" if name == "chart" else item.value}
            if item.reason:
                with pytest.raises(OptionError):
                    resolve(Voyage, NEEDS, asked)
            else:
                resolve(Voyage, NEEDS, asked)


@pytest.mark.parametrize(
    ("requirement", "sentence"),
    [
        (Requirement("speed", {}, "r"), "names «speed», which is no option"),
        (Requirement("players", {"mode": ["war"]}, "r"), "names mode=war, which is no value"),
        (Requirement("players", {"mode": ["race"]}, "r", [7]), "names players=7, which is no value"),
        (
            Requirement("mode", {"players": [1]}, "r"),
            "mode cannot need players: it is not declared before it",
        ),
        (Requirement("mode", {"mode": ["race"]}, "r"), "mode cannot need mode"),
    ],
)
def test_requirements_that_make_no_sense_are_refused(requirement, sentence):
    check_requirements(Voyage, NEEDS)
    with pytest.raises(ValueError, match=sentence):
        check_requirements(Voyage, [*NEEDS, requirement])

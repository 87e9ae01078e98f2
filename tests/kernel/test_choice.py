"""Choices and their book."""

import pytest

from firekeeper.kernel.choice import LONGEST_TEXT, NO_ABILITY, Choice, ChoiceBook


def test_the_text_is_verb_and_arguments():
    book = ChoiceBook()
    choice = book.add("pay", (2, "corn"), 2, 1)
    assert (choice.text, str(choice), repr(choice)) == ("pay 2 corn", "pay 2 corn", "<pay 2 corn>")
    assert (choice.verb, choice.args, choice.a, choice.b, choice.c) == ("pay", (2, "corn"), 2, 1, 0)
    assert choice.ability == NO_ABILITY


def test_the_same_words_are_the_same_object():
    book = ChoiceBook()
    assert book.add("move", ("a", "b"), 1, 2) is book.add("move", ("a", "b"), 1, 2)
    assert book.add("move", ("a", "c"), 1, 3) is not book.find("move a b")
    assert len(book.by_text) == 2


def test_an_integer_and_its_digits_read_alike():
    book = ChoiceBook()
    assert book.add("flip", (1, 2), 5) is book.add("flip", ("1", "2"), 5)


@pytest.mark.parametrize("other", [{"a": 2}, {"b": 1}, {"c": 1}, {"ability": 0}])
def test_the_same_words_never_mean_two_things(other):
    book = ChoiceBook()
    book.add("sell", ("corn",), a=1)
    with pytest.raises(ValueError, match="«sell corn» is interned twice with different meanings"):
        book.add("sell", ("corn",), **{"a": 1, **other})
    assert book.find("sell corn").a == 1


def test_only_interned_texts_are_found():
    book = ChoiceBook()
    book.add("done")
    assert book.find("done").verb == "done"
    assert book.find("Done") is None
    assert book.find("done ") is None
    assert book.find("") is None


def paying() -> ChoiceBook:
    """A book in which every payment of up to nine shells and nine furs can be made lazily."""
    book = ChoiceBook()
    book.add("pass")

    def payment(words: list[str]) -> Choice | None:
        if len(words) != 2 or not all(word.isdecimal() and len(word) < 3 for word in words):
            return None
        shells, furs = (int(word) for word in words)
        return book.add("pay", (shells, furs), shells, furs) if max(shells, furs) < 10 else None

    book.register_lazy("pay", payment)
    return book


def test_a_lazy_choice_is_made_when_it_is_first_met():
    book = paying()
    assert "pay 2 3" not in book.by_text
    found = book.find("pay 2 3")
    assert (found.verb, found.args, found.a, found.b) == ("pay", (2, 3), 2, 3)
    assert book.find("pay 2 3") is found
    assert book.add("pay", (2, 3), 2, 3) is found


def test_what_the_game_offers_is_what_is_found():
    book = paying()
    offered = book.add("pay", (0, 7), 0, 7)
    assert book.find("pay 0 7") is offered


@pytest.mark.parametrize(
    "text",
    ["pay", "pay ", "pay 1", "pay 1 10", "pay 1 2 3", "pay one two", "pay 1  2", "pay 1 2 ", " pay 1 2",
     "Pay 1 2", "pays 1 2", "pay 1 -2", "pay 01 2", "pay 1\u00a02", "", "pay 1 2" + " " * 500],
)  # fmt: skip
def test_nonsense_makes_no_choice(text):
    book = paying()
    assert book.find(text) is None
    assert text not in book.by_text


def test_a_choice_has_one_spelling():
    """An Arabic digit is a number to Python, but not the text of the choice."""
    book = paying()
    assert book.find("pay \u0661 2") is None
    assert book.find("pay 1 2").text == "pay 1 2"


def test_a_verb_is_made_lazily_in_one_way():
    book = paying()
    with pytest.raises(ValueError, match="the verb «pay» are made lazily already"):
        book.register_lazy("pay", lambda words: None)


def test_texts_from_outside_fill_no_memory():
    book = paying()
    book._lazy_left = 3
    offered = book.add("pay", (9, 9), 9, 9)
    assert [book.find(f"pay {shells} 0") is not None for shells in range(5)] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert book.find("pay 1 0").a == 1
    assert book.find("pay 9 9") is offered
    later = book.add("pay", (4, 0), 4, 0)
    assert book.find("pay 4 0") is later


def test_a_text_may_be_as_long_as_the_limit_and_no_longer():
    def echo(words):
        return book.add("echo", tuple(words))

    book = ChoiceBook()
    book.register_lazy("echo", echo)
    longest = "echo " + "x" * (LONGEST_TEXT - len("echo "))
    assert book.find(longest).text == longest
    assert book.find(longest + "x") is None


def test_a_choice_without_meaning_means_nothing():
    plain = ChoiceBook().add("pass")
    assert (plain.a, plain.b, plain.c, plain.ability) == (0, 0, 0, NO_ABILITY)


def test_rows_and_tables_of_choices_know_their_places():
    book = ChoiceBook()
    row = book.each("buy", ("corn", "fish"))
    assert [(choice.text, choice.a) for choice in row] == [("buy corn", 0), ("buy fish", 1)]
    several = book.several(("show", "take"), ("corn", "fish"))
    assert [[choice.text for choice in line] for line in several] == [
        ["show corn", "show fish"],
        ["take corn", "take fish"],
    ]
    assert [choice.a for line in several for choice in line] == [0, 1, 0, 1]
    assert [choice.text for choice in book.interned[2:]] == [
        "show corn",
        "take corn",
        "show fish",
        "take fish",
    ]
    table = book.pairs("swap", ("corn", "fish"), (1, 2, 3))
    assert [[choice.text for choice in line] for line in table] == [
        ["swap corn 1", "swap corn 2", "swap corn 3"],
        ["swap fish 1", "swap fish 2", "swap fish 3"],
    ]
    assert (table[1][2].a, table[1][2].b) == (1, 2)
    assert book.find("swap fish 3") is table[1][2]

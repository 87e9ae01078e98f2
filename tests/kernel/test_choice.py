"""Choices and their book."""

import pytest

from firekeeper.kernel.choice import NO_ABILITY, ChoiceBook


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

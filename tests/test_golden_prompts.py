"""What people are asked in the golden games: short headings, no two answers alike, no words of engineers."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from golden_prompts import RECORDS, Asked, asked

from firekeeper.kernel.wording import Message
from firekeeper.texts import LANGUAGES, texts

LONGEST_HEADING = 60
"""Letters. The page writes the first sentence of a longer question as its heading, and the rest below."""
SHORT_QUESTION = 44
LISTING = {"compose-offer", "draft-offer", "answer-offer", "answer-dowry", "convert-goods"}
"""Questions that list the goods they are about, however many."""
ENGINEERS = re.compile(
    r"\b(row \d, column \d|column \d+, row \d|step [0-9A-D]\b|section|forgo|"
    r"rangée \d, colonne \d|colonne \d+, ligne \d|étape [0-9A-D]\b)",
    re.IGNORECASE,
)


def heading(question: str) -> str:
    """What the page writes large."""
    first = re.match(r"^.+?[.?!](?=\s)", question)
    return first[0] if len(question) > SHORT_QUESTION and first else question


@cache
def said(language: str, key: str) -> dict[str, str]:
    """The texts rendered so far, by the message as data."""
    return {}


def render(language: str, message: Message) -> str:
    known = said(language, message.key)
    args = repr(message.args)
    if args not in known:
        known[args] = texts(language).render(message)
    return known[args]


def told(language: str, question: Asked) -> tuple[list[str], list[tuple[str, str]]]:
    """Every answer in full, and as it stands in a list: the heading of its group, and its words below it."""
    full, listed = [], []
    for _, label, group in question.offers:
        full.append(render(language, label))
        short = Message(f"{label.key}.short", label.args)
        listed.append(("", full[-1]) if group is None else (render(language, group), render(language, short)))
    return full, listed


def twice(words: list[str] | list[tuple[str, str]]) -> list[object]:
    return [word for word, count in Counter(words).items() if count > 1]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_two_answers_of_a_question_have_the_same_words(path: Path) -> None:
    for question in asked(path):
        for language in LANGUAGES:
            full, listed = told(language, question)
            assert not twice(full), (language, question.name)
            assert not twice(listed), (language, question.name)
            head = heading(render(language, question.question))
            if question.name not in LISTING:
                assert len(head) <= LONGEST_HEADING, (language, question.name, head)
            for words in (render(language, question.question), *full):
                assert not ENGINEERS.search(words), (language, question.name, words)

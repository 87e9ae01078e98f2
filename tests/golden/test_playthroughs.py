"""Playthroughs: the beginnings of some games with every question, all choices and all events, as text.

They are for reading: a change of the rules shows here as a change of a story. If it is intended:
`tools/golden.py playthroughs`.
"""

import pytest

from tools.golden import GAMES, TESTS, playthroughs

TEXTS = {path: text for game in GAMES for path, text in playthroughs(game)}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_the_story_is_the_same(path):
    assert path.read_text(encoding="utf-8").split("\n") == TEXTS[path].split("\n")


def test_no_story_is_left_over():
    assert set((TESTS / "golden").glob("*.txt")) == set(TEXTS)

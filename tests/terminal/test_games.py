"""Whole games at the terminal, in both languages, from the first screen to the score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from firekeeper import texts

Player = Callable[..., str]
Numbers = Callable[[int], Iterator[str]]

TABLES = [(players, language) for players in (1, 2, 3, 4) for language in ("en", "fr")]


@pytest.mark.parametrize(("players", "language"), TABLES)
def test_a_whole_game(
    transcript: Player,
    at_random: Numbers,
    english_in: Callable[[str], list[str]],
    players: int,
    language: str,
) -> None:
    options = {"players": players, "tribes": "fronts" if players % 2 else "backs"}
    width = {1: 80, 2: 100, 3: 120, 4: 160}[players]
    said = transcript(at_random(players), options=options, language=language, width=width)
    told = texts.texts(language)
    assert told("wendake-intro").split()[0] in said
    assert said.count(told("sheet-title")) == 1
    assert told("sheet-total") in said[said.rindex(told("sheet-title")) :]
    for year in range(1, 8):
        assert told("pane-year", year=year, years=7) in said
    assert max(len(line) for line in said.splitlines()) <= width
    assert "Traceback" not in said
    assert not re.search(r"wendake-[a-z]|\{ ?\$", said)
    if language == "fr":
        assert english_in(said) == []


def test_always_the_first_choice(transcript: Player) -> None:
    """The shortest way through a game still ends with a score sheet."""
    said = transcript((str(1) for _ in range(5000)), options={"players": 2}, bots=["greedy"])
    assert "Final score" in said

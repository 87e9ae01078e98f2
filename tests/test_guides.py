"""What guides and tooltips teach is what the ledger says: sentences that once said something else."""

from __future__ import annotations

from typing import Any

import pytest

import firekeeper
from firekeeper.texts import texts

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def said(language: str, key: str, **args: object) -> str:
    return texts(language)(key, **args)


@LANGUAGES
def test_a_mask_space_is_free_again_when_its_disk_is_gone(language: str) -> None:
    """WK-ACT-MASK-06"""
    text = said(language, "wendake-coach-play-masks")
    assert {"en": "free again", "fr": "libre de nouveau"}[language] in text
    assert {"en": "once a year", "fr": "une fois par année"}[language] not in text


@LANGUAGES
def test_one_marker_reserves_turn_order(language: str) -> None:
    """WK-TURN-04, WK-TURN-07"""
    text = said(language, "wendake-coach-place-marker")
    assert {"en": "turn order", "fr": "ordre du tour"}[language] in text


@LANGUAGES
def test_one_of_three_tiles_may_be_replaced(language: str) -> None:
    """WK-RESTORE-08"""
    text = said(language, "wendake-coach-replace-tile")
    assert {"en": "replace one of the three", "fr": "remplacer une des trois"}[language] in text


@LANGUAGES
@pytest.mark.parametrize("level", [3, 4, 5])
def test_points_of_turtles_come_when_they_come(language: str, level: int) -> None:
    """WK-AMB-69: in solitaire at once, unless the option says otherwise."""
    end = {"en": "at the end of the game", "fr": "en fin de partie"}[language]
    assert end in said(language, f"wendake-board-turtle-{level}", when="end")
    assert end not in said(language, f"wendake-board-turtle-{level}", when="claim")


@pytest.mark.parametrize(
    ("options", "at_once"),
    [({"players": 2}, False), ({"players": 1}, True), ({"players": 1, "solo_turtles": "at_end"}, False)],
)
def test_the_view_says_when_turtles_score(options: dict[str, Any], at_once: bool) -> None:
    assert firekeeper.new("wendake", seed=1, **options).view(0).turtles_at_once is at_once


@LANGUAGES
def test_the_bottom_is_for_the_first_figure_of_each_column(language: str) -> None:
    """EW-PLACE-10"""
    text = said(language, "endless_winter-coach-place-figure")
    assert {"en": "in each column only the first", "fr": "dans chaque colonne, seule la première"}[
        language
    ] in text

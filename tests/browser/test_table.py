"""At the table: from Play now to the score sheet, with everything that can come between."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


def test_play_now_is_one_click(visitor: Open) -> None:
    me = visitor("/")
    me.button("Play now").click()
    me.find(".prompt").wait_for()
    me.my_turn()
    assert me.choices.count() > 0
    me.shot("play-now")
    me.accessible()
    me.fits()


@pytest.mark.parametrize("size", ["laptop", "low", "desktop", "phone"])
def test_the_table_fits_every_screen(visitor: Open, size: str) -> None:
    me = visitor("/", size=size)
    me.become()
    me.sit("bot", "bot", "bot", tribes="fronts", seed="north")
    me.play(most=12)
    me.my_turn()
    me.shot(f"table-{size}")
    me.accessible()
    me.fits()


def test_a_game_of_two_to_the_score_sheet(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", seed="east")
    pressed = me.play()
    assert pressed > 30
    sheet = me.find("[data-dialog=score-sheet]")
    expect(sheet).to_contain_text("Score sheet")
    me.accessible()
    me.shot("score-sheet")

"""Tindaya at the table: every screen, games to their end, phone, keyboard, the story of an era."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]
ZONES = ("islands", "boards", "mountain", "forecast", "players")


def sit_down(me: Visitor, *others: str, **options: Any) -> str:
    return me.sit(*others, game="tindaya", **options)


@pytest.mark.parametrize(
    ("size", "theme"), [("laptop", "light"), ("low", "dark"), ("desktop", "light"), ("phone", "light")]
)
def test_the_table_fits_every_screen(visitor: Open, size: str, theme: str) -> None:
    me = visitor("/", size=size, theme=theme)
    me.become()
    sit_down(me, "bot", "bot", "bot", seed="lava", difficulty="hard")
    me.play(most=24)
    me.my_turn()
    expect(me.find(".hits path")).to_have_count(112)
    me.shot(f"tindaya-{size}-{theme}")
    me.accessible()
    me.fits()
    assert me.missing_words() == []

"""Hints: what a bot would do, how sure it is and why, in two lines, with the piece marked on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.visitor import SIZES, Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

TABLES: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("wendake", ("bot",), {}),
    ("wendake", (), {"difficulty": "easy"}),
    ("endless_winter", ("bot",), {}),
    ("tindaya", ("bot",), {}),
]


@pytest.mark.parametrize(("game", "others", "options"), TABLES, ids=str)
def test_a_hint_says_what_and_why(
    visitor: Open, game: str, others: tuple[str, ...], options: dict[str, Any]
) -> None:
    me = visitor("/")
    me.become()
    me.sit(*others, game=game, **options)
    me.play(most=12)
    me.my_turn()
    me.page.keyboard.press("h")
    told = me.find(".prompt .say p[role=status]")
    expect(told).to_contain_text(re.compile(r"A bot would choose: \S"))
    expect(told).to_contain_text(re.compile("next best|close call|better than|as good as|worth about"))
    high, clipped = told.evaluate(
        "one => [one.clientHeight / parseFloat(getComputedStyle(one).lineHeight),"
        " one.scrollHeight - one.clientHeight]"
    )
    assert high <= 2.2
    me.shot(f"hint-{game}-{len(others)}")
    assert clipped <= 2, f"more than two lines: {told.inner_text()}"


CUT = """
() => [...document.querySelectorAll(".prompt .say p[role=status] .line")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().bottom
    > document.querySelector(".prompt").getBoundingClientRect().bottom)
  .map((one) => one.innerText)
"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_is_read_in_full(visitor: Open, language: str) -> None:
    me = visitor("/", language=language)
    me.become(language=language)
    me.go_on("wendake_allies_4_fronts", 524, 2)
    me.page.keyboard.press("h")
    expect(me.find(".tool[aria-busy=true]")).to_have_count(1)
    expect(me.find(".prompt .say p[role=status] .line")).to_have_count(2)
    expect(me.find(".tool[aria-busy=true]")).to_have_count(0)
    for size in ("laptop", "low", "desktop", "phone"):
        me.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        me.still()
        assert me.page.evaluate(CUT) == [], size
        me.shot(f"hint-full-{size}-{language}")

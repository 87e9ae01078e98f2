"""Every page at every size in both languages: no word is cut, too small, outside or over another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.measures import MEASURE
from browser.visitor import SIZES, Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

ADDRESSES = [
    "/",
    "/new/wendake",
    "/new/endless_winter",
    "/new/tindaya",
    "/learn/wendake",
    "/account",
    "/calls",
    "/daily",
    "/year",
    "/games/mine",
]
POSITIONS = [
    ("wendake_4_fronts", 700, 3),
    ("wendake_4_fronts", 404, 0),  # the new tile of a year
    ("wendake_solo_hard_fronts", 189, 0),
    ("wendake_allies_4_fronts", 524, 2),
    ("wendake_adversity_hard", 153, 0),
    ("endless_winter_v3_4", 104, 1),
    ("endless_winter_v3_4", 324, 0),
]
"""Golden games in the middle: the choice to go on from, and whose it is."""


def measured(me: Visitor, name: str) -> list[str]:
    """What is wrong with the words of the page, size by size."""
    found = []
    for size, viewport in SIZES.items():
        me.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        me.page.wait_for_timeout(250)  # boards measure the room they have
        if size == "phone" and me.find("main.play").count():
            me.find("main.play.narrow").wait_for()  # the table has found that it is on a phone
        me.still()
        found += [f"{name}, {size}: {problem}" for problem in me.page.evaluate(MEASURE)]
    me.page.set_viewport_size(SIZES["laptop"])  # type: ignore[arg-type]
    return found


@pytest.fixture(params=["en", "fr"])
def me(visitor: Open, request: pytest.FixtureRequest) -> Visitor:
    language = request.param
    claire = visitor("/", language=language)
    claire.become("Claire", language)
    return claire


def test_pages(me: Visitor) -> None:
    problems = []
    for address in ADDRESSES:
        me.go(address)
        me.find("h1").first.wait_for()
        problems += measured(me, address)
    assert not problems, "\n".join(problems)


def test_rooms_around_a_game(me: Visitor) -> None:
    """The waiting room, a lesson, the ceremony, the replay and the rules at a table."""
    me.sit("friend")
    problems = measured(me, "waiting room")
    me.go("/learn/wendake")
    me.find(".lessons .btn").first.click()
    me.find(".lesson").wait_for()
    problems += measured(me, "lesson")
    table = me.upload("wendake_2_fronts")
    me.go(f"/t/{table}")
    me.find("[data-dialog=score-sheet] tr, [data-dialog=score-sheet] .btn").first.wait_for()
    problems += measured(me, "ceremony")
    me.go(f"/t/{table}/replay#move-200")
    me.find(".replay").wait_for()
    problems += measured(me, "replay")
    me.sit("bot", seed="fire")
    me.my_turn()
    me.find(".rail [role=tab]").nth(2).click()
    problems += measured(me, "rules")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("record", "number", "seat"), POSITIONS)
def test_tables(me: Visitor, record: str, number: int, seat: int) -> None:
    me.go_on(record, number, seat)
    problems = measured(me, record)
    assert not problems, "\n".join(problems)


def test_a_table_of_tindaya(me: Visitor) -> None:
    me.sit("bot", game="tindaya", seed="fire", mode="domination")
    me.my_turn()
    expect(me.find(".tabletop").first).to_be_visible()
    problems = measured(me, "tindaya")
    assert not problems, "\n".join(problems)

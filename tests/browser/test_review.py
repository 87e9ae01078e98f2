"""The review of a finished game: how it went, what cost most, and playing on with the better choice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.test_replay import uploaded
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]
A_REVIEW = 240_000
"""Milliseconds that a review may take on a busy machine."""


def finished(me: Visitor) -> None:
    """Wait until the coach is done."""
    expect(me.find("[data-review] figure")).to_be_visible(timeout=A_REVIEW)
    expect(me.find("[data-review] progress")).to_have_count(0, timeout=A_REVIEW)


def test_a_review_from_the_score_sheet_to_a_better_game(visitor: Open) -> None:
    me = visitor("/")
    table = uploaded(me, "wendake_v2_2")
    me.go(f"/t/{table}")
    me.find("[data-dialog=score-sheet]").get_by_role("button", name="Review").click()
    expect(me.page).to_have_url(re.compile(rf"/t/{table}/review"))
    expect(me.find("[data-review] progress")).to_be_visible()
    me.shot("review-begun")
    me.page.reload()  # it goes on meanwhile
    finished(me)
    me.fits()
    me.accessible()
    slips = me.find("[data-slip]")
    assert slips.count() > 0
    first = slips.first
    first.get_by_role("button").first.click()
    number = int(first.get_attribute("data-slip") or 0) - 1
    expect(me.page).to_have_url(re.compile(rf"#move-{number}$"))
    expect(first.locator("dl")).to_contain_text("The coach would have chosen")
    expect(first).to_contain_text(re.compile(r"−\d"))
    assert "›" in me.find("[data-review]").inner_text() or slips.count()
    me.accessible()
    me.fits()
    me.shot("review")
    assert me.missing_words() == []
    # Another seat, in French; the address can be shared.
    me.page.get_by_label("Whose game").select_option(index=1)
    expect(me.page).to_have_url(re.compile(r"review\?seat=1"))
    finished(me)
    me.button("EN FR").click()
    expect(me.find("[data-review]")).to_contain_text("jugée")
    assert me.missing_words() == []
    me.shot("review-french")
    second = me.find("[data-slip]").first
    if second.count():
        second.get_by_role("button").first.click()
        second.get_by_role("button", name="Continuer d’ici").click()
        me.find(".prompt:not(.replay)").wait_for()
        assert me.table != table
        assert me.api("GET", f"/api/tables/{me.table}")["seat"] == 1
        assert me.number() >= 1


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [("endless_winter_v3_2", "phone", "dark"), ("tindaya_1_lost", "desktop", "light")],
)  # fmt: skip
def test_every_game_is_reviewed(visitor: Open, name: str, size: str, theme: str) -> None:
    me = visitor("/", size=size, theme=theme)
    table = uploaded(me, name)
    me.go(f"/t/{table}/review")
    finished(me)
    me.fits()
    me.accessible()
    me.shot(f"review-{name}")
    found = me.find("[data-slip]")
    if found.count():
        found.first.get_by_role("button").first.click()
        expect(found.first.locator("dl")).to_be_visible()
        me.accessible()
        me.shot(f"review-{name}-choice")
    assert me.missing_words() == []
    me.page.keyboard.press("End")
    expect(me.page).to_have_url(re.compile(r"#move-[1-9]\d+$"))


def test_finished_games_offer_a_review(visitor: Open) -> None:
    me = visitor("/")
    table = uploaded(me)
    me.go("/games/finished")
    me.page.get_by_role("link", name="Review").first.click()
    expect(me.page).to_have_url(re.compile(rf"/t/{table}/review"))
    me.find("[data-review]").wait_for()
    me.go(f"/t/{table}/replay#move-30")
    me.button("Review").click()
    expect(me.page).to_have_url(re.compile(r"/review#move-30$"))


def test_trouble_is_told_and_tried_again(visitor: Open) -> None:
    me = visitor("/")
    table = uploaded(me)
    me.page.route("**/review?seat=*", lambda route: route.fulfill(status=429, json={"code": "busy"}))
    me.go(f"/t/{table}/review")
    expect(me.find("[data-review] [role=alert]")).to_be_visible()
    me.expect_problem("429")
    me.page.unroute("**/review?seat=*")
    me.button("Try again").click()
    expect(me.find("[data-review] [role=alert]")).to_have_count(0)

"""What just happened: entries under the headings of turns, turns shown again, the turn signal."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


def sat(visitor: Open, game: str, **settings: str) -> Visitor:
    """At a table with a bot that has had turns; it is my turn."""
    me = visitor("/", **settings)
    me.become()
    me.sit("bot", game=game, seed="log")
    me.play(most=60, until=".log section:nth-of-type(6)")
    me.my_turn()
    return me


@pytest.mark.parametrize("game", ["wendake", "endless_winter"])
def test_an_opponents_turn_is_shown_again_in_place(visitor: Open, game: str) -> None:
    me = sat(visitor, game)
    before = me.number()
    me.find(".pp .again").first.click()
    bar = me.find(".prompt.review")
    expect(bar).to_contain_text("The turn again")
    expect(me.button("Let it run")).to_be_visible()  # without motion it waits for its reader
    me.page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text(re.compile(r"Step \d+ of \d+"))
    expect(me.find(".log p.shown")).to_be_visible()
    expect(me.find(".tabletop [data-lit]")).to_have_count(0)
    me.page.keyboard.press("1")  # nobody makes a choice by accident meanwhile
    me.accessible()
    me.fits()
    me.shot(f"review-{game}")
    me.button("Back to now").click()
    expect(bar).to_have_count(0)
    me.my_turn()
    assert me.number() == before


def test_the_log_is_told_by_turns_that_fold(visitor: Open) -> None:
    me = sat(visitor, "wendake")
    expect(me.page).to_have_title(re.compile("Your turn"))
    expect(me.find("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    oldest = me.find(".log section").last
    heading = oldest.locator(".fold")
    expect(heading).to_have_attribute("aria-expanded", "false")
    heading.click()
    expect(heading).to_have_attribute("aria-expanded", "true")
    expect(oldest.locator("p").first).to_be_visible()
    heading.click()
    expect(oldest.locator("p")).to_have_count(0)
    # What is shown by an icon and a number is also there in words.
    me.play(most=300, until=".log .chip")
    me.my_turn()
    chip = me.find(".log .chip").first
    expect(chip).to_have_attribute("aria-label", re.compile(r"\w+ (gained|gave|scored) \d"))
    me.button("EN FR").click()
    expect(me.find(".log .fold").first).to_contain_text("Année")
    assert me.missing_words() == []
    me.accessible()


def test_pieces_can_be_lifted(visitor: Open) -> None:
    me = sat(visitor, "wendake")
    piece = me.find(".tabletop .piece").first
    expect(piece).to_have_css("opacity", "1")
    me.page.keyboard.down("x")
    expect(piece).not_to_have_css("opacity", "1")
    me.page.keyboard.up("x")
    expect(piece).to_have_css("opacity", "1")


def test_on_a_phone_a_turn_is_shown_where_it_happened(visitor: Open) -> None:
    me = sat(visitor, "wendake", size="phone")
    me.find(".zones button").last.click()
    me.find(".log .again").first.click()
    expect(me.find(".prompt.review")).to_be_visible()
    me.button("One step forward").click()
    expect(me.find(".prompt.review")).to_contain_text("Step")
    expect(me.find(".zones [aria-current=true]")).to_have_count(1)
    me.fits()
    me.accessible()
    me.shot("review-phone")
    me.button("Back to now").click()
    expect(me.find(".log")).to_be_visible()
    me.shot("log-phone")

"""Components have words: names on tiles and cards, a new tile before and after, scores by source."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

NAMES = """
(selector) => [...document.querySelectorAll(selector)].map((name) => {
  const own = name.getBoundingClientRect();
  const around = name.parentElement.getBoundingClientRect();
  const inside = own.left >= around.left - 1 && own.right <= around.right + 1
    && own.top >= around.top - 1 && own.bottom <= around.bottom + 1;
  if (own.width === 0) return "hidden";
  return inside && name.scrollWidth <= name.clientWidth + 1 ? "fits" : name.innerText;
})
"""
"""What becomes of the names of components: seen whole, hidden, or the ones that are cut."""

OVERLAPS = """
() => [...document.querySelectorAll(".fan .held .card")].map((card) => card.getBoundingClientRect())
  .some((card, at, all) => at > 0 && card.left < all[at - 1].right - 4)
"""
FIVE_CARDS, EIGHT_CARDS = 104, 324
"""Choices of endless_winter_v3_4 of somebody who holds so many."""
NEW_TILE = 404
"""The choice of wendake_4_fronts in which Red is asked for the new tile of the third year."""


def named(me: Visitor, selector: str) -> None:
    found = me.page.evaluate(NAMES, selector)
    assert found, f"no {selector}"
    assert set(found) == {"fits"}, f"{selector}: {found}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", ["laptop", "desktop"])
def test_progress_tiles_bear_their_names(visitor: Open, language: str, size: str) -> None:
    me = visitor("/", language=language, size=size)
    me.become("Claire", language)
    me.go_on("wendake_4_fronts", 700, 3)
    named(me, ".prows .pt .nm")
    named(me, ".village .ptile .nm")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", ["laptop", "desktop"])
def test_cards_of_endless_winter_bear_their_names(visitor: Open, language: str, size: str) -> None:
    me = visitor("/", language=language, size=size)
    me.become("Claire", language)
    me.go_on("endless_winter_v3_4", FIVE_CARDS, 1)
    me.still()
    named(me, ".ccard .nm")
    named(me, ".tpile .nm")
    named(me, ".fan .ttl")
    assert not me.page.evaluate(OVERLAPS), "five cards overlap"
    me.go_on("endless_winter_v3_4", EIGHT_CARDS, 0)
    me.still()
    assert me.find(".fan .held").count() == 8
    named(me, ".many .held:not(:last-child) .spine")


def test_the_new_tile_of_a_year_is_chosen_before_and_after(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.go_on("wendake_4_fronts", NEW_TILE, 0)
    overlay = me.find(".newtile")
    box = overlay.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 600, box
    me.accessible()
    before = overlay.locator("figure").first.locator(".tile")
    after = overlay.locator("figure").last.locator(".tile")
    assert before.count() == after.count() == 9
    leaving = overlay.locator(".outgoing .tile").nth(1)
    leaving.click()
    expect(overlay.locator("figure .open")).to_have_count(1)
    me.page.emulate_media(color_scheme="dark")
    me.accessible()
    me.page.emulate_media(color_scheme="light")
    coming = overlay.locator(".incoming .tile").nth(2)
    name = coming.get_attribute("aria-label") or ""
    coming.hover()
    expect(after.nth(1)).to_have_attribute("aria-label", name)
    expect(before.nth(1)).not_to_have_attribute("aria-label", name)
    overlay.get_by_role("button", name="See the table").click()
    expect(overlay).to_have_count(0)
    me.button("A new tile for next year").click()
    number = me.number()
    me.find(".newtile .incoming .tile").nth(2).click()
    me.moved_on(number)
    expect(overlay).to_have_count(0)


def test_a_score_explains_itself(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.go_on("wendake_4_fronts", 700, 3)
    score = me.find(".rail .score").nth(1)
    points = score.inner_text()
    score.hover()
    tip = me.find("[role=tooltip]")
    expect(tip).to_contain_text(f"{points} points")
    rows = tip.locator("tr")
    expect(rows.filter(has_text="Military")).to_have_count(1)
    expect(rows.last).to_have_text(re.compile(rf"Total\s*{points}"))
    me.page.mouse.move(600, 300)
    expect(tip).to_have_count(0)
    score.focus()
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    expect(tip).to_contain_text(f"{points} points")


def test_a_score_that_fell_says_why(visitor: Open) -> None:
    """Whoever swaps two tiles gives a token, which is a point."""
    me = visitor("/")
    me.become()
    me.sit("bot", seed="fire")
    me.play(until=".village .tok[data-lit][data-target=swap]")
    me.my_turn()
    score = me.find(".rail .pp").first.locator(".score")
    before = int(score.inner_text())
    me.find(".village .tok[data-target=swap]").first.click()
    for _ in range(2):
        me.my_turn()
        me.find(".village .tile[data-lit]").first.click()
    expect(score).to_have_text(str(before - 1))
    score.hover()
    expect(me.find("[role=tooltip]")).to_contain_text(f"Fell from {before} to {before - 1}")

"""By ear and keyboard alone: a year of each game through names, roles and what is announced."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

NAMES = """() => [...document.querySelectorAll(".prompt .choice")].map(
    (button) => button.getAttribute("aria-label")
        ?? (button.querySelector(".sr") ?? button).innerText.trim())"""
QUESTION = """(heading) => {
    const heard = heading.cloneNode(true);
    heard.querySelectorAll("[role=img]").forEach((icon) => icon.replaceWith(icon.getAttribute("aria-label")));
    return heard.textContent;
}"""
HEARD = """(asked) =>
    [...document.querySelectorAll("[data-announced] p")].some((line) => line.innerText.includes(asked))"""
KEPT = "() => document.activeElement !== document.body && document.activeElement !== null"
STOPS = """() => [...document.querySelectorAll("[tabindex='0'], button:not([tabindex='-1']), a[href]")]
    .filter((element) => element.getClientRects().length)
    .map((element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim())
    .filter((name) => !/\\p{L}/u.test(name))"""


def question(me: Visitor) -> str:
    """What is asked, without the number of its rule."""
    text = re.sub(r"\s+", " ", me.find("#question").evaluate(QUESTION))
    return re.sub(r"\s*[A-Z]{2}-[A-Z0-9-]+\s*$", "", text).strip()


@pytest.mark.parametrize(
    ("game", "places", "most"),
    [("wendake", ["Neighbours:", "Lake Superior", "Top left"], 30), ("endless_winter", ["Camps:"], 24)],
)
def test_a_year_can_be_played_without_seeing_it(
    visitor: Open, game: str, places: list[str], most: int
) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", game=game, seed="ear")
    draw = random.Random(5)
    region = me.page.get_by_role("region", name="Decision").or_(me.find("#decision"))
    expect(region.first).to_be_visible()
    for _ in range(most):
        before = me.my_turn()
        asked = question(me)
        me.page.wait_for_function(HEARD, arg=asked)
        names: list[str] = me.page.evaluate(NAMES)
        assert len(set(names)) == len(names), sorted(name for name in names if names.count(name) > 1)
        assert all(re.search(r"[^\W\d]", name) for name in names), names
        me.page.wait_for_function(KEPT)  # the focus is never lost
        if not names:
            me.page.keyboard.press("Enter")  # the turn ends
            me.moved_on(before)
            continue
        chosen = me.page.get_by_role("button", name=draw.choice(names), exact=True).first
        chosen.focus()
        me.page.keyboard.press("Enter")
        me.moved_on(before)
    me.my_turn()
    assert not me.page.evaluate(STOPS), "stops that say nothing"
    me.page.keyboard.press("w")
    words = me.find("dialog[data-dialog=board-in-words]")
    for place in places:
        expect(words).to_contain_text(place)
    me.accessible()
    me.shot(f"{game}-in-words")
    me.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    # Arrows lead from thing to thing inside a zone, and D straight back.
    me.page.keyboard.press("Shift+Digit2")
    me.page.wait_for_function("() => document.activeElement?.matches('[data-zone]')")
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_function("() => document.activeElement?.matches('[data-target], [data-explained]')")
    me.page.keyboard.press("d")
    expect(me.find("#decision")).to_be_focused()

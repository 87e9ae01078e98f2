"""Components have words: names on tiles and cards, a new tile before and after, scores by source."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from browser.visitor import SIZES, Visitor
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
COVERED = """
([selector, over]) => [...document.querySelectorAll(selector)].filter((one) => {
  const other = one.querySelector(over), own = one.querySelector(".nm").getBoundingClientRect();
  return own.bottom > other.getBoundingClientRect().top + 2;
}).map((one) => one.innerText)
"""
"""Cards whose names run into what stands below them."""

FULL_HANDS = """
([hand, cards]) => {
  const read = JSON.parse;
  JSON.parse = (text, ...more) => {
    const message = read(text, ...more);
    for (const [part, player] of Object.entries(message?.type === "full" ? (message.view ?? {}) : {}))
      if (part.startsWith("players.") && player.hand)
        Object.assign(player, { hand, hand_size: hand.length, cards, cards_used: [] });
    return message;
  };
}
"""
"""As if the person held these masks and Turn cards: a game hardly ever comes that far."""
MASKS = [
    f"{kind}_{oval}_clean" for kind in ("husk", "crooked", "smiler", "tongue") for oval in ("red", "yellow")
]
TURN_CARDS = ["turn1_01", "turn1_02", "turn2_03", "turn2_04", "turn1_05"]

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
    assert not me.page.evaluate(COVERED, [".ccard:has(.nm)", ".eff"])
    assert not me.page.evaluate(OVERLAPS), "five cards overlap"
    me.go_on("endless_winter_v3_4", EIGHT_CARDS, 0)
    me.still()
    assert me.find(".fan .held").count() == 8
    named(me, ".many .held:not(:last-child) .spine")


def test_no_effect_covers_the_name_of_a_culture_card(visitor: Open) -> None:
    """Late in the game, in French, where names have three lines."""
    me = visitor("/", language="fr")
    me.become("Claire", "fr")
    me.go_on("endless_winter_v3_4", 660, 2)
    me.still()
    named(me, ".ccard .nm")
    assert not me.page.evaluate(COVERED, [".ccard:has(.nm)", ".eff"])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", ["laptop", "desktop"])
def test_turn_cards_bear_their_names(visitor: Open, language: str, size: str) -> None:
    me = visitor("/", language=language, size=size)
    me.become("Claire", language)
    me.go_on("wendake_allies_4_fronts", 524, 2)
    named(me, ".turncards .nm")
    named(me, ".owncards .nm")
    for card in (me.find(".turncards .tspace:not(.taken)").first, me.find(".owncard").first):
        name = card.locator(".nm").inner_text()
        card.hover()
        expect(me.find("[role=tooltip]")).to_contain_text(name)
        me.page.mouse.move(600, 300)
        expect(me.find("[role=tooltip]")).to_have_count(0)


@pytest.mark.parametrize("size", ["laptop", "low", "desktop"])
@pytest.mark.parametrize(("masks", "cards"), [(7, 5), (3, 3), (5, 2)])
def test_a_full_hand_and_turn_cards_lie_side_by_side(
    visitor: Open, size: str, masks: int, cards: int
) -> None:
    me = visitor("/", size=size, language="fr")
    me.become("Claire", "fr")
    hands = json.dumps([MASKS[:masks], TURN_CARDS[:cards]])
    me.page.add_init_script(f"({FULL_HANDS})({hands})")
    me.go_on("wendake_allies_4_fronts", 524, 2)
    last, first = me.find(".hand .mcard").last.bounding_box(), me.find(".owncard").first.bounding_box()
    village, end = me.find(".village").bounding_box(), me.find(".owncard").last.bounding_box()
    assert me.find(".hand .mcard").count() == masks
    assert last
    assert first
    assert village
    assert end
    assert last["x"] + last["width"] <= first["x"] + 4, "a card is turned a little, no more"
    assert end["x"] + end["width"] <= village["x"] + village["width"]
    if cards == 3:
        named(me, ".owncards .nm")
    name = me.find(".owncard").first.get_attribute("aria-label") or ""
    me.find(".hand .mcard").last.focus()
    me.page.keyboard.press("ArrowRight")
    expect(me.find(".owncard").first).to_be_focused()
    expect(me.find("[role=tooltip]")).to_contain_text(name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_under_way_is_shown_by_the_hand(visitor: Open, language: str) -> None:
    """Gains that are still to come, and Labour that is still to be paid; on a phone beside every zone."""
    me = visitor("/", language=language)
    me.become("Claire", language)
    me.go_on("endless_winter_v3_4", 660, 2)
    coming = {"en": "Still to come: 3 Camp moves and place 1 Camp.", "fr": "Encore à recevoir : "}[language]
    expect(me.find(".hand .pending")).to_have_attribute("aria-label", re.compile(re.escape(coming)))
    assert me.find(".hand .pending .at").all_inner_texts() == ["", "3"]
    me.page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    expect(me.find(".pendingrow .pending")).to_be_visible()
    me.page.set_viewport_size(SIZES["laptop"])  # type: ignore[arg-type]
    me.go_on("endless_winter_v3_4", 107, 1)
    paying = {"en": "Still to pay: 1 Labour.", "fr": "Il reste à payer : 1 de Travail."}[language]
    expect(me.find(".hand .pending")).to_have_attribute("aria-label", paying)


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

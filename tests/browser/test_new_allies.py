"""New Allies at the table: a game of three, solitaire with Adversity, French, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.test_previews import seated
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [("laptop", "light", "en"), ("low", "light", "fr"), ("desktop", "dark", "en"), ("phone", "light", "fr")],
)
def test_the_table_fits_every_screen(visitor: Open, size: str, theme: str, language: str) -> None:
    me = visitor("/", size=size, theme=theme, language=language)
    me.become(language=language)
    me.sit("bot", "bot", seed="ships", new_allies=True, tribes="fronts")
    me.play(most=40)
    me.my_turn()
    me.shot(f"new-allies-{size}-{theme}-{language}")
    me.accessible()
    me.fits()
    assert me.missing_words() == []


def test_a_game_of_three_to_the_score_sheet(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", "bot", seed="rifles", new_allies=True)
    me.play(most=4)
    expect(me.find(".tspace")).to_have_count(4)
    expect(me.find(".closed-lake")).to_have_count(1)
    assert me.play() > 30
    sheet = me.find("[data-dialog=score-sheet]")
    sheet.locator("#tab-sheet").click()
    expect(sheet).to_contain_text("Alliance")
    assert me.missing_words() == []


BESIDE = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return {
    village: box(".newtile").left - box(".village").right,
    progress: [...document.querySelectorAll(".minis")].some((one) => one.scrollWidth > one.clientWidth),
  };
}"""


def test_the_new_tile_is_chosen_beside_the_village_in_a_low_window(visitor: Open) -> None:
    me = visitor("/", size="low")
    me.become()
    me.sit("bot", "bot", "bot", seed="na7", new_allies=True)
    me.play(most=60, until=".newtile")
    me.still()
    found = me.page.evaluate(BESIDE)
    assert found["village"] >= 0
    assert not found["progress"], "the icons of progress tiles leave their shelf"


def test_a_space_of_the_turn_order_is_taken_by_a_click(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", "bot", seed="rifles", new_allies=True)
    me.play(until=".tspace[data-lit]")
    before = me.my_turn()
    me.find(".tspace[data-lit]").first.click()
    me.moved_on(before)
    expect(me.find(".tspace.p-red, .tspace.p-yellow, .tspace.p-green, .tspace.p-blue")).not_to_have_count(0)


def test_adversity_to_the_score_sheet(visitor: Open) -> None:
    me = visitor("/", language="fr", theme="dark")
    me.become(language="fr")
    me.sit(seed="snow", adversity=True, difficulty="extreme", penalty=2)
    me.play(most=20)
    me.my_turn()
    expect(me.find(".timeline .advcard")).to_be_visible()
    me.shot("adversity-french-dark")
    me.accessible()
    me.fits()
    assert me.missing_words() == []
    assert me.play() > 10
    expect(me.find("[data-dialog=score-sheet]")).to_be_visible()


CUT = """() => {
  const inside = (one, around) => {
    const [a, b] = [one, around].map((element) => element.getBoundingClientRect());
    return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
  };
  const out = (part, whole) => [...document.querySelectorAll(part)].filter(
    (one) => one.getClientRects().length && !inside(one, one.closest(whole)));
  const parts = [
    ...out(".maskcol .combo", ".space"), ...out(".decks .foot", ".mcard"), ...out(".advcard p", ".advcard"),
    ...out(".village .tile .act > span", ".tile"), ...out(".maskcol .board > *", ".board"),
  ];
  const [text] = document.querySelectorAll(".advcard p");
  if (text.scrollHeight > text.clientHeight + 1) parts.push(text);
  return parts.map((one) => one.className + " " + one.innerText);
}"""
"""What hangs over the edge of its cell, card or board."""


@pytest.mark.parametrize("size", ["laptop", "low", "desktop"])
def test_the_boards_of_adversity_hold_what_is_on_them(visitor: Open, size: str) -> None:
    me = visitor("/", size=size, language="fr")
    me.become(language="fr")
    me.sit(seed="adv1", adversity=True)
    me.play(most=24)  # some tiles have two or three actions by then
    me.my_turn()
    me.still()
    assert me.page.evaluate(CUT) == []


def test_adversity_on_a_phone(visitor: Open) -> None:
    """Every zone fits, the card of the year says what it does, and the guide knows what is new."""
    me = visitor("/", size="phone", guide="on")
    me.become()
    me.sit(seed="snow", adversity=True, difficulty="extreme", penalty=2)
    me.play(most=12)
    me.my_turn()
    me.button("Masks").last.click()
    card = me.find(".timeline .advcard")
    expect(card.locator("p")).not_to_be_empty()
    expect(me.find(".timeline .gcard")).to_have_count(3)
    for zone in ("Village", "Map", "Masks", "Progress", "Players"):
        me.button(zone).last.click()
        me.fits()
        me.accessible()
        me.shot(f"adversity-phone-{zone.lower()}")
    assert me.missing_words() == []
    assert me.play() > 10
    expect(me.find("[data-dialog=score-sheet]")).to_be_visible()


def test_the_expansion_is_one_switch_and_adversity_one_click(visitor: Open) -> None:
    me = visitor("/new/wendake")
    switch = me.page.get_by_role("checkbox", name="with New Allies")
    expect(switch).not_to_be_checked()
    switch.check()
    me.accessible()
    me.page.get_by_label("Your name").fill("Claire")
    me.page.locator("form button[type=submit], form .btn.primary").first.click()
    expect(me.find(".tspace").first).to_be_visible()
    expect(me.find(".appbar h1")).to_have_text("Wendake: New Allies")
    me.go("/")
    me.button("Play alone: Adversity").click()
    dialog = me.find("[data-dialog=alone]")
    dialog.get_by_label("Extreme").check()
    dialog.get_by_label("3 points", exact=True).check()
    me.accessible()
    me.shot("adversity-alone")
    dialog.get_by_role("button", name="Play now").click()
    expect(me.find(".timeline .advboard")).to_be_visible()
    expect(me.find(".rail, aside").first).to_contain_text("−3 for each missed objective")


def test_on_a_phone_turn_cards_say_what_they_do(visitor: Open) -> None:
    me = visitor("/", size="phone")
    me.become()
    me.sit("bot", "bot", seed="ships", new_allies=True)
    me.button("Masks").last.click()
    expect(me.find(".turncards")).to_have_count(0)
    me.button("Alliance").last.click()
    expect(me.find(".turncards .words small").first).not_to_be_empty()
    expect(me.find(".orderhead h3")).to_have_text("Turn cards")
    expect(me.find(".alliancebox")).to_contain_text("Economic")
    me.shot("new-allies-phone-cards")
    me.accessible()


def test_an_alliance_says_beforehand_what_it_brings(visitor: Open) -> None:
    """What changing sides pays, how far patrols may go, who has the most canoes."""
    me = seated(visitor, 785, 0, "wendake_allies_3_fronts")
    tip = me.find(".maptip")
    me.choices.filter(has_text="Change to").first.hover()
    expect(tip).to_contain_text(re.compile(r"Changing sides pays \d points? on \w+ or \w+"))
    expect(me.find(".prompt .brings .chip").first).to_have_text(re.compile(r"\+\d"))
    expect(me.find(".alliance .peg.coming")).to_have_count(1)
    expect(me.find(".al-pay")).to_have_count(1)
    me.shot("new-allies-change-sides")
    before = me.my_turn()
    me.choices.filter(has_text="Change to").first.click()
    me.moved_on(before)
    me.choices.filter(has_text="Move patrols").hover()
    expect(tip).to_contain_text("Territories within reach")
    expect(me.find(".reach text").first).to_have_text("1")
    me.shot("new-allies-patrols")
    me.choices.filter(has_text="Barter with a ship").hover()
    expect(tip).to_contain_text("most canoes")
    expect(me.find(".reach text")).to_have_count(0)

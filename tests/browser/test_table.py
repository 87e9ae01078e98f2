"""At the table: from Play now to the score sheet, with everything that can come between."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


def test_play_now_is_one_click(visitor: Open) -> None:
    me = visitor("/")
    me.find("article[data-game=wendake]").get_by_role("button", name="Play now").click()
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


def test_a_game_of_four_to_the_score_sheet(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", "bot", "bot", seed="east")
    pressed = me.play()
    assert pressed > 30
    sheet = me.find("[data-dialog=score-sheet]")
    me.shot("ceremony-own")
    expect(sheet.locator(".won")).to_contain_text(re.compile("You win|First|Second|Third|Fourth"))
    sheet.get_by_role("tab", name="Score sheet").click()
    expect(sheet.locator("table").first.locator("thead th")).to_have_count(5)
    me.accessible()
    me.shot("score-sheet")


def test_a_solitaire_game_to_the_score_sheet(visitor: Open) -> None:
    me = visitor("/", language="fr", theme="dark")
    me.become(language="fr")
    me.sit(seed="alone")
    me.play(most=20)
    me.my_turn()
    expect(me.find(".rail")).to_contain_text("Fantôme")
    me.shot("solitaire-french-dark")
    me.accessible()
    me.fits()
    assert me.missing_words() == []
    assert me.play() > 10
    expect(me.find("[data-dialog=score-sheet]")).to_be_visible()
    assert me.missing_words() == []


def test_layouts_and_size_are_remembered(visitor: Open) -> None:
    me = visitor("/", size="low")
    me.become()
    me.sit("bot", seed="room")
    me.my_turn()
    expect(me.find(".rail")).to_be_visible()
    me.button("Fit").click()
    expect(me.find(".zones button")).to_have_count(5)
    me.page.keyboard.press("Shift+Digit2")
    expect(me.find("[data-zone=map]")).to_be_focused()
    expect(me.find("[data-zone=village]")).to_have_count(0)
    me.fits()
    me.shot("layout-focus")
    me.page.keyboard.press("f")
    expect(me.find(".rail")).to_have_count(0)
    me.page.keyboard.press("l")
    expect(me.find(".rail")).to_be_visible()
    me.button("Larger").click()
    me.fits()
    me.page.reload()
    me.my_turn()
    expect(me.button("Wide")).to_be_visible()
    assert me.page.evaluate("document.documentElement.style.getPropertyValue('--zoom')") == "1.1"


def test_a_first_game_is_guided_step_by_step(visitor: Open) -> None:
    me = visitor("/", guide="on")
    me.become()
    me.sit("bot", seed="learn")
    first = me.find("dialog.first")
    expect(first.locator("li")).to_have_count(3)
    expect(first).to_contain_text("of each pair only the lower one counts")
    me.accessible()
    me.shot("first-minute")
    me.button("To the board").click()
    expect(first).to_have_count(0)
    card = me.find(".coach")
    expect(card).to_contain_text("This bar always says")
    expect(me.find(".spotlight")).to_be_visible()
    me.accessible()
    me.shot("guide")
    me.button("Understood").click()
    expect(card).not_to_contain_text("This bar always says")
    of_the_question = card.locator("p").inner_text()
    me.page.reload()
    expect(card.locator("p")).to_have_text(of_the_question)
    me.button("Skip the guide").click()
    expect(card).to_have_count(0)
    me.choose()
    expect(card).to_have_count(0)
    me.button("Menu").click()
    me.button("Show the guide again").click()
    me.button("To the board").click()
    expect(card).to_contain_text("This bar always says")


def test_pieces_move_and_come_to_rest(visitor: Open) -> None:
    """With motion on: what floats and glides is gone in the end, and axe sees the page at rest."""
    me = visitor("/", motion="no-preference")
    me.become()
    me.sit("bot", seed="motion")
    assert me.page.evaluate("document.documentElement.hasAttribute('data-still')") is False
    me.page.evaluate(WATCH_GAINS)
    me.play(most=120, until="body[data-gained]")
    assert me.page.evaluate("'gained' in document.body.dataset"), "nothing ever floated up"
    me.accessible()
    expect(me.find(".gain, .flying")).to_have_count(0)


def test_on_a_phone_one_zone_at_a_time_and_the_map_zooms(visitor: Open) -> None:
    me = visitor("/", size="phone")
    me.become()
    me.sit("bot", seed="phone")
    me.my_turn()
    me.find(".zones button", has_text="Map").tap()
    sheet = me.find(".zoomsheet")
    whole = str(sheet.get_attribute("style"))
    me.button("Zoom in").tap()
    expect(sheet).not_to_have_attribute("style", whole)
    me.button("Show the whole map").tap()
    expect(sheet).to_have_attribute("style", whole)
    # What can be tapped on the board is listed when somebody wants the list.
    expect(me.choices.first).not_to_be_visible()
    me.find(".prompt .all").tap()
    expect(me.choices.first).to_be_visible()
    me.find(".prompt .all").tap()
    # Everybody's points and one's own goods are always in sight.
    expect(me.find(".seats .who")).to_have_count(2)
    expect(me.find(".strip .good").first).to_be_visible()
    # The first tap shows what it would do, the button does it.
    me.find(".zones button", has_text="Village").tap()
    before = me.number()
    me.find(".tabletop [data-lit]").first.tap(force=True)
    expect(me.find(".prompt .confirm")).to_be_visible()
    assert me.number() == before
    me.shot("phone-confirm")
    me.find(".prompt .confirm").tap()
    me.moved_on(before)
    me.fits()
    me.accessible()


WATCH_GAINS = """
() => new MutationObserver(() => {
  if (document.querySelector(".gain")) document.body.dataset.gained = "";
}).observe(document.body, { subtree: true, childList: true })
"""

"""Endless Winter at the table: every screen, a game to the score sheet, drafts, modules, the Eclipse."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.measures import MEASURE
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

WITNESS = """
() => new MutationObserver((_, watching) => {
  const reveal = document.querySelector(".reveal");
  if (!reveal) return;
  watching.disconnect();
  document.body.dataset.revealed = reveal.querySelectorAll("li").length;
  reveal.querySelector(".skip").click();
}).observe(document.body, { childList: true, subtree: true })
"""
"""Looks when the piles are revealed and skips the rest at once: the game goes on beside it."""
ZONES = ("wall", "map", "cards", "stones", "mine", "players")


def sit_down(me: Visitor, *others: str, **options: Any) -> str:
    return me.sit(*others, game="endless_winter", **options)


@pytest.mark.parametrize(
    ("size", "theme"), [("laptop", "light"), ("low", "dark"), ("desktop", "light"), ("phone", "light")]
)
def test_the_table_fits_every_screen(visitor: Open, size: str, theme: str) -> None:
    me = visitor("/", size=size, theme=theme)
    me.become()
    sit_down(me, "bot", "bot", "bot", seed="ice", glacier_tokens=True, rest_tokens=True)
    me.play(most=24)
    me.my_turn()
    me.shot(f"winter-{size}-{theme}")
    me.accessible()
    me.fits()


SHEET = {
    "en": ("Sets of Animals", "Stacked Megaliths", "Honour: buried cards"),
    "fr": ("Ensembles d’Animaux", "Mégalithes empilés", "Honneur\u202f: cartes Enterrées"),
}


@pytest.mark.parametrize(("size", "language"), [("laptop", "en"), ("desktop", "fr"), ("phone", "en")])
def test_a_game_of_two_to_the_score_sheet(visitor: Open, size: str, language: str) -> None:
    me = visitor("/", size=size, language=language)
    me.become("Claire", language)
    sit_down(me, "bot", seed="tundra")
    assert me.play() > 60
    sheet = me.find("[data-dialog=score-sheet]")
    sheet.locator("#tab-sheet").click()
    for source in SHEET[language]:
        expect(sheet).to_contain_text(source)
    rows = sheet.locator("tbody tr").all_inner_texts()
    points = [[int(word) for word in re.findall(r"(?<=\s)\d+", row)] for row in rows]
    *sources, total = [row for row in points if len(row) == 2]
    assert [sum(column) for column in zip(*sources, strict=True)] == total
    assert me.missing_words() == []
    me.accessible()
    me.fits()
    me.shot(f"winter-score-sheet-{size}-{language}")


def test_everything_is_told_in_french(visitor: Open) -> None:
    me = visitor("/", language="fr")
    me.become("Claire", "fr")
    sit_down(me, "bot", "bot", seed="glace", setup="setup_draft", rest_tokens=True)
    assert me.missing_words() == []
    me.play(most=40)
    me.my_turn()
    assert me.missing_words() == []
    expect(me.find(".wall")).to_contain_text("Migrer")
    me.shot("winter-french")
    me.page.keyboard.press("t")
    expect(me.page.get_by_role("dialog")).to_contain_text("Cartes Enterrées")
    assert me.missing_words() == []


def test_a_round_by_keyboard_alone(visitor: Open) -> None:
    """From the chief's side to the second round, the Eclipse included, with number keys, Enter and Escape."""
    me = visitor("/")
    me.become()
    sit_down(me, "bot", seed="keys")
    now = me.find(".rounds [aria-current=step]")
    expect(now).to_have_text("1")
    for _ in range(200):
        before = me.my_turn()
        if now.inner_text() != "1":
            break
        me.page.keyboard.press("Escape")  # the Eclipse lies over the board until somebody goes on
        ends = me.find(".prompt .endturn[aria-disabled='false']").count()
        me.page.keyboard.press("Enter" if ends else "1")
        me.moved_on(before)
    expect(now).to_have_text("2")
    expect(me.find(".reveal")).to_have_count(0)


def test_a_newcomer_is_guided(visitor: Open) -> None:
    """A card for each question and each column as it first comes up, and none twice."""
    me = visitor("/", guide="on")
    me.become()
    sit_down(me, "bot", seed="hearth")
    me.button("To the board").click()
    told: list[str] = []

    def listen() -> None:
        me.my_turn()
        card = me.find(".coach")
        while card.count():
            told.append(card.locator("p").inner_text())
            card.locator("button.primary").click()

    listen()
    for _ in range(12):
        if me.find(".pillar[data-lit]").count():
            break
        me.choose()
        listen()
    me.find(".pillar[data-target='column:migrate']").click()
    before = me.number()
    me.find(".choicemenu button").nth(1).click()
    me.moved_on(before)
    listen()
    assert len(set(told)) == len(told)
    for word in ("Your Chief has a skill", "A turn is one figure", "In Migrate new Camps"):
        assert any(word in text for text in told), (word, told)


def test_the_next_turn_order_is_foreseen_without_hidden_totals(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    sit_down(me, "bot", "bot", seed="omen")
    me.play(until=".outlook")
    outlook = me.find(".outlook")
    expect(outlook.locator(".look")).to_have_count(3)
    expect(outlook.locator(".told")).to_contain_text(re.compile(r"place \d( to \d)? in the next round"))
    me.shot("winter-outlook")
    me.accessible()
    me.fits()


def test_a_phone_shows_zone_after_zone(visitor: Open) -> None:
    me = visitor("/", size="phone")
    me.become()
    sit_down(me, "bot", "bot", seed="ice")
    me.play(most=20)
    me.my_turn()
    tabs = me.find(".zones button")
    expect(tabs).to_have_count(len(ZONES))
    for at, zone in enumerate(ZONES):
        tabs.nth(at).click()
        me.find(f".ew [data-zone='{zone}']").wait_for()
        me.fits()
        me.shot(f"winter-phone-{zone}")


@pytest.mark.parametrize(("setup", "card"), [("chief_draft", "draft:"), ("setup_draft", "setup:")])
def test_drafts_are_made_by_clicking_cards(visitor: Open, setup: str, card: str) -> None:
    me = visitor("/")
    me.become()
    sit_down(me, "bot", "bot", seed="mammoth", setup=setup, glacier_tokens=True, rest_tokens=True)
    me.my_turn()
    found = me.find(f".draftcard[data-target^='{card}'][data-lit]").first
    if not found.count():  # the side of the chief is asked first where only Setup cards are drafted
        me.find(".draftcard[data-target^='side:'][data-lit]").first.click()
    found.wait_for()
    me.shot(f"winter-{setup}")
    before = me.number()
    found.click()
    me.moved_on(before)


def test_a_figure_is_placed_by_clicking_its_column(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    sit_down(me, "bot", seed="hearth")
    me.play(most=30, until=".pillar[data-lit]")
    column = me.find(".pillar[data-target='column:migrate']")
    column.click()
    menu = me.find(".choicemenu button")
    expect(menu).to_have_count(2)
    menu.nth(1).click()
    expect(me.find(".pillar.c-migrate.on .fig")).not_to_have_count(0)


def test_the_eclipse_is_shown_and_can_be_skipped(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    sit_down(me, "bot", seed="eclipse")
    me.page.evaluate(WITNESS)
    me.play(until="body[data-revealed]")
    assert me.page.evaluate("document.body.dataset.revealed") == "2"
    me.find(".reveal").wait_for(state="detached")


def two_at_once(visitor: Open, size: str) -> tuple[Visitor, Visitor]:
    """Claire and Hugo at a table that asks both at the same time; he has a screen of this size."""
    claire = visitor("/")
    claire.become("Claire")
    table = sit_down(claire, "friend", seed="frost")
    link = claire.api("GET", f"/api/tables/{table}")["link"]
    hugo = visitor("/", size=size)
    hugo.become("Hugo")
    invitation = link.partition("invitation=")[2]
    hugo.api("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    hugo.go(f"/t/{table}")
    return claire, hugo


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_two_people_choose_at_the_same_time(visitor: Open, size: str) -> None:
    """Nobody waits: each takes a side of the Chief card, and may take it back until the other has one."""
    claire, hugo = two_at_once(visitor, size)
    for one, other in ((claire, "Hugo"), (hugo, "Claire")):
        expect(one.choices).to_have_count(2)
        expect(one.find(".prompt .say p")).to_contain_text(f"At the same time as {other}")
    before = claire.number()
    hugo.choices.first.click()
    expect(hugo.find(".prompt h2")).to_have_text("You have answered.")
    expect(hugo.find(".prompt .say p")).to_have_text("Waiting for Claire: which side of the Chief to play")
    expect(hugo.choices).to_have_count(0)
    hugo.shot(f"winter-answered-{size}")
    hugo.accessible()
    hugo.fits()
    expect(claire.find(".prompt .say")).not_to_contain_text("At the same time")
    expect(claire.choices).to_have_count(2)
    assert claire.number() == before, "nothing has happened yet"
    expect(claire.find(".log")).not_to_contain_text("Hugo chooses")
    hugo.button("Change my answer").click()
    expect(hugo.choices).to_have_count(2)
    expect(claire.find(".prompt .say p")).to_contain_text("At the same time as Hugo")
    claire.choices.nth(1).click()
    expect(claire.find(".prompt h2")).to_have_text("You have answered.")
    claire.go("/")
    expect(claire.find("main")).to_contain_text("Waiting for Hugo")
    claire.page.go_back()
    expect(claire.find(".prompt h2")).to_have_text("You have answered.")
    hugo.choices.first.click()
    for one in (claire, hugo):
        one.moved_on(before)
        expect(one.find(".prompt h2")).not_to_have_text("You have answered.")


def test_numbers_on_the_narrowest_megalith_layout_are_legible(visitor: Open) -> None:
    me = visitor("/", size="low", language="fr")
    me.become("Claire", "fr")
    me.sit("bot", game="endless_winter", seed="ring", layout="cfg_ring")
    me.choose()
    me.find(".mega .mn").first.wait_for()
    me.still()
    assert me.page.evaluate(MEASURE) == []

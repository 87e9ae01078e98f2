"""The traitor in play: the board with its goal, what the others see of it, and the end without points."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

RECORD = Path(__file__).parent / "games" / "tindaya_treason.json"
ATTACK = 608
"""So many choices lie before the traitor's first attack is answered."""
LINES = """all => {
  const middles = [];
  for (const one of all) {
    const range = document.createRange();
    range.selectNodeContents(one);
    for (const { width, top, bottom } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      if (width >= 1 && !middles.some((other) => Math.abs(other - middle) < 7)) middles.push(middle);
    }
  }
  return middles.length;
}"""
"""How many lines a text has on the screen."""
FREE = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(top?.closest(".zoommap"));
}"""
"""Whether the middle of something on the map can be seen."""


def uploaded(me: Visitor) -> str:
    """A game in which Blue has become the traitor, and missed the goal."""
    answer = me.context.request.fetch(
        f"{me.address}/api/records",
        method="POST",
        data=RECORD.read_text("utf-8"),
        headers={"content-type": "application/json", "origin": me.address},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def sit_as(me: Visitor, seat: int, number: int = ATTACK) -> None:
    """Go on as one of the seats where Red is attacked, or elsewhere."""
    body = {"number": number, "seat": seat, "bot": "random"}
    made = me.api("POST", f"/api/tables/{uploaded(me)}/continue", body)
    me.go(f"/t/{made['table']['id']}")
    me.my_turn()


@pytest.mark.parametrize(("size", "language"), [("low", "en"), ("desktop", "fr")])
def test_the_board_of_a_traitor_has_its_goal_and_folds(visitor: Open, size: str, language: str) -> None:
    me = visitor("/", size=size, language=language, theme="dark")
    me.become(language=language)
    sit_as(me, 0)
    goal = {"en": "you need ", "fr": "il vous en faut "}[language]
    expect(me.find(".own .tgoal")).to_have_text(re.compile(goal + r"1\d"))
    expect(me.find(".own .does li")).to_have_count(4)
    me.accessible()
    me.fits()
    assert me.missing_words() == []
    me.shot(f"tindaya-traitor-{size}")
    me.page.keyboard.press("b")
    folded = me.find(".own.folded")
    expect(folded.locator(".stores li")).to_have_count(4)
    assert folded.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    expect(me.find(".own .treason")).to_have_count(0)


def test_the_others_see_conquistadors_and_no_possessions(visitor: Open) -> None:
    me = visitor("/", language="fr")
    me.become(language="fr")
    sit_as(me, 1)
    expect(me.find(".prompt")).to_contain_text("quelles armes")
    traitor = me.find(".pp").first
    expect(traitor.locator(".score small")).to_have_text("/18")
    expect(traitor.locator(".card")).to_have_text("Geôlier")
    expect(traitor.locator(".nat")).to_have_count(0)
    assert traitor.locator(".i use").evaluate_all(
        "all => all.every((one) => document.querySelector(one.getAttribute('href')))"
    ), "every sign is drawn"
    me.find("main .nature, .nature").first.wait_for()
    me.button("Comparer").click()
    expect(me.find("dialog[open] td", has_text="–").first).to_be_visible()
    assert me.missing_words() == []


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("laptop", "en")])
def test_a_traitor_who_failed_has_no_points(visitor: Open, size: str, language: str) -> None:
    me = visitor("/", size=size, language=language)
    me.become(language=language)
    me.go(f"/t/{uploaded(me)}")
    sheet = me.find("[data-dialog=score-sheet]")
    expect(sheet.locator(".verdict li").first).to_contain_text("18")
    traitor = sheet.locator(".places li.p-blue")
    expect(traitor.locator(".place")).to_have_text("–")
    expect(traitor.locator(".score")).to_have_text("–")
    sheet.locator("#tab-sheet").click()
    table = sheet.locator("table.grid")
    expect(table).to_be_visible()
    wide = sheet.locator(".scroll").evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide <= 0, f"the last column is {wide} px out of sight"
    me.shot(f"tindaya-traitor-sheet-{size}")


@pytest.mark.parametrize(("size", "number"), [("low", 645), ("phone", 616)])
def test_a_question_of_an_exploration_takes_two_lines(visitor: Open, size: str, number: int) -> None:
    """Beside two rows of answers; on a phone with what stands below it."""
    me = visitor("/", size=size, language="fr")
    me.become(language="fr")
    sit_as(me, 0, number)
    expect(me.find("#question")).to_contain_text("Encore")
    if size == "low":
        expect(me.find(".prompt .choices.rows")).to_be_visible()
        assert me.find("#question").evaluate_all(LINES) <= 2
    else:
        expect(me.find(".prompt .say p")).to_be_visible()
        assert me.find("#question > span, .prompt .say p").evaluate_all(LINES) <= 2
    question, words = (me.find(one).bounding_box() for one in (".prompt", ".prompt .say"))
    assert question
    assert words
    assert question["y"] <= words["y"]
    assert words["y"] + words["height"] <= question["y"] + question["height"]
    me.fits()


def test_a_phone_shows_the_hex_that_is_attacked(visitor: Open) -> None:
    """The map goes there once, and leaves whoever pans afterwards alone."""
    me = visitor("/", size="phone", language="fr")
    me.become(language="fr")
    sit_as(me, 1)
    expect(me.find("#question")).to_contain_text("enclos 7j")
    attacked = me.find(".tring.selected")
    expect(attacked).to_have_count(1)
    expect(attacked).to_be_in_viewport(ratio=1)
    assert attacked.evaluate(FREE), "it lies under a button, or outside of the map"
    before = attacked.bounding_box()
    me.find(".mapframe .zoommap[role=group]").focus()
    for _ in range(3):
        me.page.keyboard.press("ArrowLeft")
    me.page.wait_for_timeout(300)
    after = attacked.bounding_box()
    assert before
    assert after
    assert after["x"] > before["x"] + 60

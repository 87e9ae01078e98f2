"""One person's turn: taking back, starting again, the keyboard, reloading, help and hints."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

READY = "body:has(.prompt .choice:nth-child(8)):has(.prompt .tool[disabled])"
"""A question with many choices at the beginning of a turn: a marker to be placed."""


@pytest.fixture
def me(visitor: Open) -> Visitor:
    """Claire at a table with a bot, with her first marker to place."""
    claire = visitor("/")
    claire.become()
    claire.sit("bot", seed="fire")
    claire.play(most=60, until=READY)
    claire.my_turn()
    return claire


def prompt(me: Visitor) -> str:
    return me.find(".prompt h2").inner_text()


def test_undo_takes_back_one_choice_and_restart_the_turn(me: Visitor) -> None:
    start, asked = me.number(), prompt(me)
    me.choose()
    me.button("Undo").click()
    me.at(start)
    expect(me.find(".prompt h2")).to_have_text(asked)
    me.choose()
    for _ in range(3):
        if me.button("Undo").is_enabled() and me.choices.count():
            me.choose()
    me.button("Restart").click()
    me.at(start)
    expect(me.find(".prompt h2")).to_have_text(asked)


def test_a_page_loaded_again_in_mid_move_goes_on(me: Visitor) -> None:
    me.choose()
    number, asked = me.number(), prompt(me)
    me.page.reload()
    me.my_turn()
    expect(me.find(".prompt h2")).to_have_text(asked)
    assert me.number() == number
    expect(me.button("Undo")).to_be_enabled()
    me.choose()


def test_a_turn_by_keyboard_alone(me: Visitor) -> None:
    """Number keys choose, U takes back, Enter ends the turn; nothing is clicked."""
    start = me.number()
    me.page.keyboard.press("1")
    me.moved_on(start)
    me.my_turn()
    me.page.keyboard.press("u")
    me.at(start)
    me.my_turn()
    for _ in range(80):
        before = me.my_turn()
        if me.find(".prompt .endturn[aria-disabled='false']").count():
            me.page.keyboard.press("Enter")
            me.moved_on(before)
            break
        me.page.keyboard.press("1")
        me.moved_on(before)
    else:
        raise AssertionError("the turn never ended")
    me.my_turn()
    assert me.number() > start


def test_a_year_by_keyboard_alone(me: Visitor) -> None:
    """From the first marker to the next year with number keys and Enter; nothing is clicked."""
    year = me.find(".timeline [aria-current=step]")
    expect(year).to_have_text("1")
    for _ in range(150):
        before = me.my_turn()
        if year.inner_text() != "1":
            break
        ends = me.find(".prompt .endturn[aria-disabled='false']").count()
        me.page.keyboard.press("Enter" if ends else "1")
        me.moved_on(before)
    expect(year).to_have_text("2")


def test_the_log_leads_to_rules_and_to_the_board(me: Visitor) -> None:
    me.choose()
    me.my_turn()
    line = me.find(".log .told:has(.rule)").first
    line.hover()
    rule = line.locator(".rule")
    told = rule.inner_text()
    rule.click()
    expect(me.find("dialog")).to_contain_text(told)
    me.page.keyboard.press("Escape")
    expect(me.find("dialog")).to_have_count(0)
    while me.find(".log .fold[aria-expanded=false]").count():
        me.find(".log .fold[aria-expanded=false]").first.click()
    home = me.find(".log .told", has_text="home of").first
    home.hover()
    expect(me.find(".tabletop [data-mentioned]").first).to_be_attached()
    expect(line.locator("a")).to_have_attribute("href", re.compile(r"/replay#move-\d+$"))


def test_pointing_at_something_dark_says_why_not(me: Visitor) -> None:
    """The village cannot be clicked while the tribe's goods are asked for; its tooltip cites a rule."""
    me.choose()
    me.my_turn()
    me.find(".tiles [data-target][aria-disabled=true]").first.hover()
    expect(me.find("[role=tooltip]")).to_contain_text(re.compile(r"WK-[A-Z]+-"))


def test_every_choice_can_be_reached_with_the_tab_key(me: Visitor) -> None:
    wanted = me.choices.count()
    me.choices.first.focus()
    seen = {me.page.evaluate("document.activeElement.innerText")}
    for _ in range(wanted - 1):
        me.page.keyboard.press("Tab")
        assert me.page.evaluate("document.activeElement.classList.contains('choice')")
        seen.add(me.page.evaluate("document.activeElement.innerText"))
    assert len(seen) == wanted
    before = me.number()
    me.page.keyboard.press("Enter")
    me.moved_on(before)


def test_help_shows_the_rules_of_the_decision(me: Visitor) -> None:
    me.page.keyboard.press("?")
    expect(me.find("dialog")).to_contain_text(re.compile(r"WK-[A-Z]+-\d+"))
    plain = me.find("dialog .plain p").inner_text()
    assert len(re.findall(r"[.!?](?=\s|$)", plain)) <= 2, plain
    me.accessible()
    me.page.keyboard.press("Escape")
    expect(me.find("dialog")).to_have_count(0)


def test_the_list_of_all_choices_is_filtered_and_closed_by_escape(me: Visitor) -> None:
    opened = me.find(".prompt .all")
    expect(opened).to_be_visible()
    before = opened.bounding_box()
    opened.click()
    everything = me.find(".choices.spread .choice")
    count = everything.count()
    assert opened.bounding_box() == before
    top = me.page.evaluate(
        "() => { const { left, bottom } = document.querySelector('.choices.spread').getBoundingClientRect();"
        " return document.elementFromPoint(left + 60, bottom - 8)?.closest('.choices') !== null }"
    )
    assert top, "something of the board lies over the list"
    expect(me.find(".filter")).to_be_focused()
    me.page.keyboard.type("trade")
    assert 0 < everything.count() < count
    me.page.keyboard.press("Escape")
    expect(me.find(".choices.spread")).to_have_count(0)
    expect(me.find(".prompt .choices")).to_be_focused()


def test_the_rules_of_a_question_have_titles(me: Visitor) -> None:
    me.page.get_by_role("tab", name="Rules").click()
    first = me.find(".rules .title").first
    expect(first).to_contain_text("A turn places one marker")
    me.accessible()
    first.click()
    expect(me.find("dialog[open] h3").first).to_contain_text("A turn places one marker")


def test_a_hint_names_a_choice(me: Visitor) -> None:
    me.button("Hint").click()
    expect(me.find(".prompt .say")).to_contain_text("A bot would choose")
    expect(me.find(".prompt .say")).to_contain_text(re.compile("Above all|points|as good as"))
    expect(me.find(".prompt .choice.hot")).to_have_count(1)


def test_the_rules_have_contents_a_search_and_how_to_play(me: Visitor) -> None:
    me.page.get_by_role("tab", name="Rules").click()
    rules = me.find(".rail .rules")
    rules.get_by_text("How to play").click()
    expect(rules.locator("section p").first).to_be_visible()
    rules.locator("summary", has_text="Fighting").click()
    rules.get_by_role("button", name="WK-FIGHT-01").click()
    expect(me.find("dialog[open] h3").first).to_contain_text("WK-FIGHT-01")
    me.accessible()
    me.page.keyboard.press("Escape")
    me.find(".rail [type=search]").fill("swap token")
    me.page.keyboard.press("Enter")
    expect(me.find("dialog[open] h3").first).to_contain_text(re.compile("swap", re.IGNORECASE))


def test_the_comparison_of_all_players(me: Visitor) -> None:
    me.page.keyboard.press("t")
    expect(me.find("dialog table tbody tr").first).to_be_visible()
    me.shot("comparison")
    me.accessible()


def test_a_click_on_the_board_is_the_same_as_its_button(me: Visitor) -> None:
    before = me.number()
    me.find(".tabletop .tiles [data-lit]").first.click()
    me.moved_on(before)


def test_since_my_last_turn(me: Visitor) -> None:
    me.button("Since your last turn").click()
    expect(me.find("dialog")).to_be_visible()
    me.accessible()


def test_french_in_place(me: Visitor) -> None:
    me.button("EN FR").click()
    expect(me.button("Fin du tour")).to_be_visible()
    assert me.missing_words() == []
    me.shot("table-french")
    me.fits()
    me.page.keyboard.press("?")
    expect(me.find("dialog")).to_contain_text(re.compile(r"WK-[A-Z]+-\d+"))
    me.accessible()


def test_against_bots_one_may_go_back_further_and_is_told_what_it_costs(visitor: Open) -> None:
    """Undo beyond the barrier offers itself where no other person plays; the game becomes practice."""
    me = visitor("/")
    me.become()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = me.api("POST", "/api/tables", {"game": "wendake", "options": {"players": 2}, "seats": seats})
    me.go(f"/t/{made['table']['id']}")
    me.play(until=".prompt .tool.beyond", most=40)
    me.my_turn()
    expect(me.find(".prompt .tool.beyond")).to_have_text("Undo")
    now = me.number()
    dialog = me.find("[data-dialog=undo-beyond]")
    me.page.keyboard.press("u")  # the key does what the button does
    expect(dialog).to_contain_text("practice")
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    me.find(".prompt .tool.beyond").click()
    expect(dialog).to_contain_text("practice")
    dialog.get_by_role("button", name="Take back my last choice").click()
    me.moved_on(now)
    assert me.my_turn() < now
    assert me.api("GET", f"/api/tables/{me.table}")["table"]["practice"]


def test_nobody_is_asked_where_all_answers_are_alike(visitor: Open) -> None:
    """The first canoe goes to some lake after all have chosen their homes; undo passes over it."""
    me = visitor("/")
    me.become()
    me.sit("bot", "bot", seed="2")
    me.my_turn()
    me.find("[data-lit]").first.click()
    expect(me.find(".prompt")).to_contain_text("Activate a tile")
    me.my_turn()
    expect(me.find(".prompt .tool.beyond")).to_have_count(1)  # the canoe is not ours to take back
    me.find(".prompt .tool.beyond").click()
    expect(me.find(".prompt")).to_contain_text("home")

"""Before one chooses: what a choice would bring, what stays possible, why something is not."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


def seated(
    visitor: Open, number: int, seat: int = 0, record: str = "wendake_4_fronts", **settings: str
) -> Visitor:
    """At a table that goes on from a choice of a golden record."""
    me = visitor("/", **settings)
    me.become("Claire", settings.get("language", "en"))
    me.go_on(record, number, seat)
    return me


def test_pointing_at_a_choice_shows_what_it_brings(visitor: Open) -> None:
    """Fish, before it is caught."""
    me = seated(visitor, 119)
    before = me.number()
    me.choices.first.hover()
    chip = me.find(".prompt .brings .chip").first
    expect(chip).to_have_text(re.compile(r"\+\d"))
    assert me.number() == before
    me.accessible()
    me.shot("brings")


def test_a_fight_shows_who_would_be_hurt_and_that_guards_come_first(visitor: Open) -> None:
    """In La Baye a guard stands before its owner's natives (WK-FIGHT-04, WK-FIGHT-07)."""
    me = seated(visitor, 838, 2, "wendake_4_backs")
    me.choices.filter(has_text="attack a guard").first.hover()
    expect(me.find(".preview .fate")).to_have_count(2)
    expect(me.find(".maptip")).to_contain_text("To the longhouse")
    me.shot("fight")
    me.find(".figure[data-target='guard:la_baye'][data-lit]").first.click(force=True)
    me.find("[data-target='area:la_baye.2']").hover(force=True)
    expect(me.find("[role=tooltip]")).to_contain_text("WK-FIGHT-07")
    expect(me.find("[role=tooltip]")).to_contain_text("while its owner has at least 1 guard")
    me.page.keyboard.press("Escape")
    expect(me.find(".tabletop [data-chosen]")).to_have_count(0)


def test_the_grid_of_next_year_can_be_looked_at(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", seed="ahead")
    me.play(most=60, until=".tiles [data-lit]")
    names = [tile.get_attribute("aria-label") for tile in me.find(".tiles .tile").all()]
    me.button("The grid of next year").hover()
    expect(me.find(".cell.again")).to_have_count(3)
    later = [tile.get_attribute("aria-label") for tile in me.find(".tiles .tile").all()]
    assert later == [*names[6:], *names[:6]]
    me.shot("ahead")
    me.page.mouse.move(700, 700)
    expect(me.find(".cell.again")).to_have_count(0)


def test_what_cannot_be_chosen_answers_a_click_with_a_rule(visitor: Open) -> None:
    """By number and in a sentence, in the language of the reader."""
    me = visitor("/")
    me.become()
    me.sit("bot", seed="why")
    me.play(most=60, until=".tiles [data-lit]")
    me.my_turn()
    before = me.number()
    me.find(".shell").first.click(force=True)
    tip = me.find("[role=tooltip]")
    expect(tip).to_contain_text("Not possible now: WK-TURTLE-01")
    expect(tip).to_contain_text("Turtle tiles are claimed")
    assert me.number() == before
    me.button("EN FR").click()
    me.find(".shell").first.click(force=True)
    expect(tip).to_contain_text(re.compile("Impossible maintenant.: WK-TURTLE-01"))
    expect(tip).to_contain_text("Tortue")


def test_the_coach_weighs_the_choices(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", seed="coach")
    me.play(most=60, until=".tiles [data-lit]")
    me.my_turn()
    me.page.get_by_role("tab", name="Coach").click()
    me.button("What would a bot do?").click()
    weighed = me.find(".advice li button")
    expect(weighed.first).to_contain_text("looks best")
    assert weighed.count() > 1
    me.accessible()
    me.shot("coach")
    before = me.number()
    weighed.first.click()
    me.moved_on(before)


def test_a_known_seed_makes_a_practice_game(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit(seed="practice")
    me.play()
    expect(me.find("[data-dialog=score-sheet]")).to_contain_text("A practice game")

"""Tindaya together: the campaign as a learner, plans that people show each other, a barter."""

from __future__ import annotations

from collections.abc import Callable

from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


def test_the_first_game_of_the_campaign_and_the_next(visitor: Open) -> None:
    """A first minute, cards that guide, goals that are ticked; at the end what was missing, what next."""
    me = visitor("/learn/tindaya", guide="on", motion="reduce")
    expect(me.find("[data-campaign]")).to_have_count(4)
    me.find("[data-campaign='1'] button").click()
    minute = me.find("dialog.first")
    expect(minute.locator("li")).to_have_count(3)
    expect(minute).to_contain_text("we retake the fort")
    minute.locator(".btn.primary").click()
    expect(me.find(".coach")).to_be_visible()
    me.find(".coach .btn.primary").click()  # what every table has; then what this question is about
    expect(me.find(".coach")).to_contain_text("a building of each trade")
    expect(me.find(".missionc.goals li")).to_have_count(5)
    me.shot("tindaya-campaign-1")
    me.play()
    sheet = me.find("[data-dialog=score-sheet]")
    sheet.locator("#tab-sheet").click()
    expect(sheet.locator("tbody tr").first).to_be_visible()
    assert me.missing_words() == []
    me.shot("tindaya-campaign-end")
    sheet.locator("[data-next]").click()
    expect(me.find("dialog.first")).to_contain_text("New: caves and waste")
    me.go("/learn/tindaya")
    expect(me.find("[data-campaign='1'] .tick")).to_have_count(1)
    expect(me.find("[data-campaign='2'] .tick")).to_have_count(0)


def test_what_one_points_at_and_promises_the_other_sees(visitor: Open) -> None:
    ana, ben = visitor("/"), visitor("/", language="fr")
    ana.become("Ana")
    table = ana.sit("friend", game="tindaya", seed="allies")
    link = ana.api("GET", f"/api/tables/{table}")["link"]
    ben.become("Ben", "fr")
    ben.api("POST", f"/api/tables/{table}/join", {"invitation": link.partition("invitation=")[2]})
    ben.go(f"/t/{table}")
    for one in (ana, ben):
        expect(one.find(".hits path")).to_have_count(112)
    number = ana.number()
    ana.find(".logbox [role=tab]").nth(1).click()
    ana.button("Point").click()
    ana.find(".hits [data-target]").nth(40).click(force=True)
    expect(ben.find(".plan-ping")).to_have_count(1)
    ana.find(".planning select").select_option("salt")
    ana.find(".planning input").fill("2")
    ana.button("Promise").click()
    expect(ana.find(".planning li")).to_contain_text("2 × salt")
    ben.find(".logbox [role=tab]").nth(1).click()
    expect(ben.find(".planning li")).to_contain_text("2 × sel")
    ana.shot("tindaya-planning")
    assert ana.number() == number, "nothing of it is played"
    ana.button("Take it back").click()
    expect(ben.find(".planning li")).to_have_count(0)
    for one in (ana, ben):
        assert one.missing_words() == []

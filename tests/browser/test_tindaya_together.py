"""Tindaya together: the campaign as a learner, plans that people show each other, a barter."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from browser.visitor import OFFERED, Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]
ALLIES = Path(__file__).parent / "games" / "tindaya_allies.json"
"""A whole Alliance of two: a barter that is changed before it is proposed, and a landing that both repel."""
SECOND_WEAPON = "weapons 0 1"


def together(visitor: Open, seed: str) -> tuple[Visitor, Visitor]:
    """Two people at a table, each in their own language."""
    ana, ben = visitor("/"), visitor("/", language="fr")
    ana.become("Ana")
    table = ana.sit("friend", game="tindaya", seed=seed)
    link = ana.api("GET", f"/api/tables/{table}")["link"]
    ben.become("Ben", "fr")
    ben.api("POST", f"/api/tables/{table}/join", {"invitation": link.partition("invitation=")[2]})
    ben.go(f"/t/{table}")
    return ana, ben


def chosen(record: dict[str, list[str]]) -> list[tuple[int, str]]:
    """What people chose in a record, without chance and what was forced: seat and choice."""
    lines = [line.partition(" #")[0].split(" ", 1) for line in record["choices"]]
    return [(int(who) - 1, text) for who, text in lines if who.isdigit()]


def end_turns(me: Visitor, other: Visitor) -> None:
    """At a table people end their turns themselves; a record leaves out what was forced."""
    ends = ".prompt [data-choice=end_turn][aria-disabled=false]"
    for _ in range(1500):
        if me.find(OFFERED).count() or me.find("[data-dialog=score-sheet]").count():
            return
        other.page.evaluate("(ends) => document.querySelector(ends)?.click()", ends)
        me.page.wait_for_timeout(20)


def test_an_alliance_with_a_barter_and_a_shared_defence(visitor: Open) -> None:
    """Two browsers play a whole game: what one does the other sees, in another language, to the end."""
    record = json.loads(ALLIES.read_text("utf-8"))
    people = ana, ben = together(visitor, record["seed"])
    todo = chosen(record)
    at = 0
    while at < len(todo):
        seat, text = todo[at]
        me = people[seat]
        if text.startswith("take_back"):
            expect(ben.find(".barter .pair")).to_have_count(2)
            ana.shot("tindaya-barter")
            ben.shot("tindaya-barter-fr")
        if text == "accept":
            expect(ben.find(".barter .pair")).to_have_count(1)
            expect(ben.find(".barter h3")).to_contain_text("Une offre")
            ben.accessible()
        then = todo[at + 1][1] if todo[at + 1 : at + 2] and todo[at + 1][0] == seat else ""
        end_turns(me, people[1 - seat])
        pressed = me.follow(text, then)
        at += {text: 1, then: 2}.get(pressed, 0)
        if text == "accept":
            for one, button in ((ana, "Barters of this game"), (ben, "Les trocs de la partie")):
                one.button(button).click()
                expect(one.find(".barter .past li")).to_have_count(1)
                one.find(".barter .shut").click()
        if text == SECOND_WEAPON and todo[at - 2][1].startswith("weapons"):
            expect(ana.find(".log")).to_contain_text("repelled the attack")
            expect(ben.find(".log")).to_contain_text("ont repoussé l’attaque")
    for _ in range(1500):
        if ana.find("[data-dialog=score-sheet]").count():
            break
        for one in people:  # what is left is to end turns
            one.page.evaluate("document.querySelector('.prompt .endturn[aria-disabled=false]')?.click()")
        ana.page.wait_for_timeout(20)
    for one in people:
        expect(one.find("[data-dialog=score-sheet]")).to_be_visible()
        assert one.missing_words() == []
        one.accessible()
    ana.shot("tindaya-lost-together")


def test_the_first_game_of_the_campaign_and_the_next(visitor: Open) -> None:
    """A first minute, cards that guide, goals that are ticked; at the end what was missing, what next."""
    me = visitor("/learn/tindaya", guide="on", motion="reduce")
    expect(me.find("[data-campaign]")).to_have_count(4)
    me.find("[data-campaign='1'] button").click()
    minute = me.find("dialog.first")
    expect(minute.locator("li")).to_have_count(3)
    expect(minute).to_contain_text("we retake the fort")
    expect(minute).to_contain_text("A noble learns at the end of the era")
    minute.locator(".btn.primary").click()
    expect(me.find(".coach")).to_be_visible()
    me.find(".coach .btn.primary").click()  # what every table has; then what this question is about
    expect(me.find(".coach")).to_contain_text("a building of each trade")
    goals = me.find(".missionc.goals li")
    expect(goals).to_have_count(5)
    goals.last.hover()
    expect(me.find(".tip")).to_contain_text("beside a native of a tribe that knows it")
    me.page.mouse.move(700, 300)
    names = me.find(".mcard2 b").evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth)")
    assert names == [], "names of the market are broken between syllables, not cut"
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
    ana, ben = together(visitor, "allies")
    for one in (ana, ben):
        expect(one.find(".hits path")).to_have_count(112)
    number = ana.number()
    ana.find(".logbox [role=tab]").nth(1).click()
    ana.find(".planning").get_by_role("button", name="Point", exact=True).click()
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


def test_on_a_phone_a_tool_of_the_plans_leads_to_the_map(visitor: Open) -> None:
    """And from there back to the plans."""
    me = visitor("/", size="phone", language="fr")
    me.become("Claire", "fr")
    me.go_on("tindaya_4_extinct", 81, 0)
    me.find(".zones button").nth(4).click()
    me.find(".logbox [role=tab]").nth(1).click()
    me.find(".planning").get_by_role("button", name="Montrer", exact=True).click()
    me.find(".mapframe .stage, .hits [data-target]").first.wait_for()
    me.find(".hits [data-target]:visible").nth(60).dispatch_event("click")
    expect(me.find(".plan-ping")).to_have_count(1)
    me.button("Joueurs").first.click()
    expect(me.find(".logbox")).to_be_visible()


def test_a_phone_names_the_game_of_the_campaign(visitor: Open) -> None:
    """And each tribe has a card of its own."""
    me = visitor("/", size="phone", language="fr")
    me.become("Claire", "fr")
    me.sit("bot", game="tindaya", seed="b", campaign_step="1")
    expect(me.find(".appbar .played")).to_have_text("Partie 1")
    bar = me.find(".appbar h1, .appbar .played")
    assert bar.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    me.find(".zones button").nth(4).click()
    expect(me.find(".pcard")).to_have_count(2)
    backs = me.find(".pcard").evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundImage)")
    assert "none" not in backs
    me.accessible()
    me.fits()

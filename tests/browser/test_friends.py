"""Before and around the game: the waiting room, invitations, several people on one device."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.visitor import OFFERED, SIZES, Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

CUT = """
() => [...document.querySelectorAll("main *")].filter((one) => {
  const style = getComputedStyle(one);
  if (one.closest("select, .chat, svg") || style.visibility === "hidden") return false;
  const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!words) return false;
  const cut = one.scrollWidth > one.clientWidth + 1 && style.display !== "inline";
  return cut || parseFloat(style.fontSize) < 12;
}).map((one) => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 60)}`)
"""
"""Words that are cut, or smaller than 12 px."""


def looks_well(me: Visitor, name: str) -> None:
    """At every size, in both languages: nothing cut or too small, nothing serious for axe."""
    for language, wanted in (("fr", "fr"), ("en", "en")):
        me.button("EN FR").click()
        expect(me.find("html")).to_have_attribute("lang", wanted)
        assert me.missing_words() == []
        for size, viewport in SIZES.items():
            me.page.set_viewport_size(viewport)  # type: ignore[arg-type]
            assert me.page.evaluate(CUT) == [], f"{name} {size} {language}"
            me.fits()
            me.shot(f"{name}-{size}-{language}")
    me.accessible()
    me.page.emulate_media(color_scheme="dark")
    me.accessible()
    me.shot(f"{name}-dark")
    me.page.emulate_media(color_scheme="light")
    me.page.set_viewport_size(SIZES["laptop"])  # type: ignore[arg-type]


def test_the_waiting_room_from_making_the_table_to_the_first_choice(visitor: Open) -> None:
    claire = visitor("/new/wendake")
    claire.page.get_by_label("Your name").fill("Claire")
    claire.page.get_by_label("Seat 2").select_option("friend")
    claire.page.get_by_label("Seat 3").select_option("friend")
    claire.button("Make the table").click()
    room = claire.find("[data-waiting-room]")
    expect(room).to_contain_text("2 seats are free.")
    expect(room.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    expect(claire.find(".chosen li").first).to_be_visible()
    claire.page.wait_for_function("() => document.querySelector('img.qr')?.naturalWidth > 0")
    claire.button("Copy the link").click()
    expect(claire.button("Link copied").first).to_be_visible()
    link = claire.page.evaluate("navigator.clipboard.readText()")
    looks_well(claire, "waiting-room")
    # Hugo is told whose table it is and what was agreed before he says who he is.
    hugo = visitor(link.removeprefix(claire.address))
    expect(hugo.find("h1")).to_have_text("Claire invites you to Wendake")
    expect(hugo.find("form")).to_contain_text("2 seats are free.")
    expect(hugo.find(".chosen li").first).to_be_visible()
    looks_well(hugo, "invitation")
    hugo.page.get_by_label("Your name").fill("Hugo")
    hugo.button("Sit down").click()
    expect(hugo.find("[data-waiting-room]")).to_contain_text("Hugo (you)")
    expect(room).to_contain_text("Hugo")
    # Somebody without the link can only watch, and is told so.
    eve = visitor(f"/t/{claire.table}")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.button("Only watch").click()
    expect(eve.find(".watch")).to_have_text("You are watching")
    # Whoever only watches needs no name, and is told so.
    nobody = visitor(f"/t/{claire.table}")
    expect(nobody.find("form")).to_contain_text("watch without a name")
    nobody.button("Only watch").click()
    expect(nobody.find(".watch")).to_have_text("You are watching")
    expect(nobody.page.get_by_placeholder("Say something")).to_have_count(0)
    claire.page.get_by_placeholder("Say something").fill("One moment")
    claire.button("Send").click()
    expect(hugo.find(".chat .log")).to_contain_text("One moment")
    claire.page.get_by_label("Which bot").select_option("novice")
    claire.button("Fill with bots").click()
    expect(hugo.find("[data-waiting-room]")).to_contain_text("Everybody is here.")
    hugo.button("Start").click()
    for one in (claire, hugo, eve):
        one.find(".prompt").wait_for()
    expect(eve.find(".appbar")).to_contain_text("You are watching")


def test_an_invitation_has_the_colours_of_the_game(visitor: Open) -> None:
    claire = visitor("/")
    claire.become()
    table = claire.sit("friend", game="endless_winter")
    expect(claire.find("[data-waiting-room] ol > li").first).to_have_class(re.compile(r"p-blue"))
    hugo = visitor(f"/t/{table}")
    expect(hugo.find("form ol > li").first).to_have_class(re.compile(r"p-blue"))


def test_a_name_is_typed_once(visitor: Open) -> None:
    me = visitor("/new/wendake")
    me.page.get_by_label("Your name").fill("Mei")
    me.button("Make the table").click()
    me.find(".prompt").wait_for()
    me.context.clear_cookies()
    me.go("/")
    expect(me.page.get_by_label("Your name")).to_have_value("Mei")


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_two_people_share_a_device(visitor: Open, size: str) -> None:
    me = visitor("/new/endless_winter", size=size)
    me.page.get_by_label("Your name").fill("Ana")
    me.page.get_by_text("2 players", exact=True).click()
    expect(me.page.get_by_label("Seat 3")).to_have_count(0)
    me.page.get_by_label("Seat 2").select_option("here")
    me.page.get_by_label("Name of the person on seat 2").fill("Ben")
    me.button("Make the table").click()
    passing = me.find("[data-pass-device]")
    expect(passing).to_contain_text("Pass the device on")  # both choose at the same time
    me.accessible()
    me.fits()
    me.shot(f"pass-device-both-{size}")
    expect(me.find(".tabletop")).to_have_count(0)
    me.button("I am Ben").click()
    expect(me.choices).to_have_count(2)
    me.choices.first.click()
    expect(passing).to_contain_text("Pass the device to Ana")
    expect(me.find(".tabletop, .rail")).to_have_count(0)
    me.shot(f"pass-device-{size}")
    me.button("I am Ana").click()
    expect(me.choices).to_have_count(2)
    me.choices.first.click()
    # Whoever's turn it is, the device goes to them, or stays with Ana.
    expect(me.find(f"{OFFERED}, [data-pass-device]").first).to_be_visible()
    me.go(f"/t/{me.table}")  # whoever loads the page again has to say who they are
    expect(passing).to_be_visible()
    me.page.get_by_role("button", name=re.compile("^I am")).click()
    me.button("Pass on").click()
    expect(passing).to_be_visible()


def test_being_called_is_settled_on_a_page_of_its_own(visitor: Open) -> None:
    me = visitor("/account")
    me.become("Ana")
    me.go("/account")
    me.page.get_by_role("link", name="Notifications").click()
    expect(me.find("h1")).to_have_text("Notifications")
    me.page.get_by_label("Not at night").check()
    me.page.get_by_label("From").fill("23:00")
    me.page.get_by_label("Webhook").fill("https://localhost/notes")
    me.button("Save").click()
    expect(me.find(".wrong")).to_contain_text("public internet")
    me.expect_problem("400")
    me.page.get_by_label("Webhook").fill("")
    me.button("Save").click()
    expect(me.find(".good")).to_have_text("Done.")
    me.button("Try it").click()
    expect(me.find(".good")).to_contain_text("no way to reach you yet")
    looks_well(me, "calls")
    me.go("/calls")
    expect(me.page.get_by_label("From")).to_have_value("23:00")
    me.sit("bot")
    me.button("Menu").click()
    expect(me.find("dialog")).to_contain_text("You have not said yet how to reach you.")


def test_the_page_can_be_installed(visitor: Open) -> None:
    me = visitor("/")
    address = me.find("link[rel=manifest]").get_attribute("href")
    assert address
    manifest = me.page.evaluate("address => fetch(address).then((answer) => answer.json())", address)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        found = me.context.request.get(me.address + icon["src"])
        assert found.ok
        assert found.headers["content-type"] == icon["type"]
    worker = me.context.request.get(f"{me.address}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in worker.text()


def test_standing_orders_are_given_at_the_table(visitor: Open) -> None:
    me = visitor("/")
    me.become("Ana")
    me.sit("bot", seed="orders")
    me.button("Menu").click()
    me.button("Standing orders").click()
    orders = me.find("[data-dialog=orders]")
    wishes = orders.get_by_label("Add: Tiles I wish for in the Restore Phase")
    wishes.select_option(index=1)
    expect(orders.locator("li")).to_have_count(1)
    wishes.select_option(index=1)
    expect(orders.locator("li")).to_have_count(2)
    second = orders.locator("li").nth(1).inner_text().removeprefix("2. ")
    orders.get_by_role("button", name=f"Move {second} up").click()
    expect(orders.locator("li").first).to_contain_text(second)
    orders.get_by_label("When only one thing is possible, do it").check()
    me.accessible()
    me.shot("orders-laptop")
    me.page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    me.accessible()
    me.shot("orders-phone")
    kept = {one["name"]: one["value"] for one in me.api("GET", f"/api/tables/{me.table}/orders")}
    assert kept["only_one"] is True
    assert len(kept["wishes"]) == 2


def test_the_daily_table_and_my_year(visitor: Open) -> None:
    me = visitor("/daily")
    expect(me.find("h1")).to_have_text("Table of the day")
    expect(me.find("section[data-game=wendake]")).to_contain_text("Nobody has finished")
    looks_well(me, "daily")
    me.become("Ana")
    me.go("/daily")
    me.find("section[data-game=wendake]").get_by_role("button", name="Play").click()
    me.find(".prompt").wait_for()
    table = me.table
    me.go("/daily")
    me.find("section[data-game=wendake]").get_by_role("button", name="Go on").click()
    me.find(".prompt").wait_for()
    assert me.table == table
    me.go("/year")
    expect(me.find("h1")).to_contain_text("Ana")
    expect(me.find("main")).to_contain_text("No game was finished this year yet.")
    me.button("Share by a link").click()
    me.button("Copy the link").click()
    expect(me.button("Link copied")).to_be_visible()
    link = me.page.evaluate("navigator.clipboard.readText()")
    looks_well(me, "year")
    other = visitor(link.removeprefix(me.address))
    expect(other.find("h1")).to_contain_text("Ana")

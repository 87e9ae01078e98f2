"""Several people at one table: by link, watching, asking each other, losing the connection."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser.visitor import OFFERED, PATIENCE, Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

CUT = "WebSocket connection|ERR_INTERNET_DISCONNECTED"
"""What a browser says of an attempt to connect while it is offline."""


def two_friends(visitor: Open) -> tuple[Visitor, Visitor]:
    """Claire makes a table in the page and invites Hugo, who comes by the link in a browser of his own."""
    claire = visitor("/")
    claire.become("Claire")
    claire.sit("friend", seed="west")
    claire.button("Invite").last.click()
    expect(claire.button("Link copied").first).to_be_visible()
    link = claire.page.evaluate("navigator.clipboard.readText()")
    assert "/t/" in link
    hugo = visitor(link.removeprefix(claire.address))
    hugo.page.get_by_label("Your name").fill("Hugo")
    hugo.find("form button[type=submit]").click()
    hugo.find(".prompt").wait_for()
    return claire, hugo


def whose_turn(claire: Visitor, hugo: Visitor) -> tuple[Visitor, Visitor]:
    """The one who has to choose, and the other one, once both pages show what the server asks.

    A page answers by itself where all answers are alike: then the table goes on while we look.
    """
    for _ in range(PATIENCE // 100):
        number = claire.number()
        asked = [one for one in (claire, hugo) if one.find(OFFERED).count()]
        if len(asked) == 1 and claire.shown() == hugo.shown() == number == claire.number():
            return (claire, hugo) if asked[0] is claire else (hugo, claire)
        claire.page.wait_for_timeout(100)
    raise AssertionError(
        f"at choice {claire.number()} of {claire.shown()} and {hugo.shown()}: nobody decides"
    )


def test_two_friends_meet_by_link_and_talk(visitor: Open) -> None:
    claire, hugo = two_friends(visitor)
    one, other = whose_turn(claire, hugo)
    expect(other.find(".prompt h2")).to_have_text(re.compile("Waiting for"))
    one.choose()
    claire.page.get_by_role("tab", name="Chat").click()
    claire.page.get_by_placeholder("Say something").fill("Good evening")
    claire.button("Send").click()
    expect(hugo.find(".tabs .unread")).to_have_text("1")
    hugo.page.get_by_role("tab", name="Chat").click()
    expect(hugo.find(".tabs .unread")).to_have_count(0)
    expect(hugo.find(".log")).to_contain_text("Good evening")
    claire.shot("two-friends")


def test_an_undo_beyond_the_barrier_needs_consent(visitor: Open) -> None:
    claire, hugo = two_friends(visitor)
    one, other = whose_turn(claire, hugo)
    one.choose()
    second, _ = whose_turn(claire, hugo)
    while second is one:  # go on until the turn has passed
        one.play(most=1)
        second, _ = whose_turn(claire, hugo)
    before = one.number()
    one.button("Menu").click()
    one.button("Take back my last choice").click()
    other.button("Agree").wait_for()
    other.shot("consent")
    other.accessible()
    other.button("Agree").click()
    one.my_turn()
    assert one.number() < before


def test_anyone_can_watch_without_seeing_hidden_things(visitor: Open) -> None:
    claire = visitor("/")
    claire.become("Claire")
    table = claire.sit("bot", seed="south")
    claire.play(most=6)
    claire.my_turn()
    mei = visitor("/")
    mei.become("Mei")
    mei.go(f"/t/{table}")
    mei.find(".rail").wait_for()
    expect(mei.find(".prompt .choice")).to_have_count(0)
    expect(mei.find(".tools")).to_have_count(0)
    held = claire.find(".village .hand .mcard:not(.back, .played)").count()
    assert held > 0
    expect(mei.find(".village .hand .mcard.back")).to_have_count(held)
    expect(mei.find(".village .hand .mcard:not(.back, .played)")).to_have_count(0)
    expect(claire.find(".appbar")).to_contain_text("1")
    mei.shot("spectator")


def test_a_seat_is_offered_to_a_friend_who_comes_by_the_link(visitor: Open) -> None:
    """Hugo has gone; Claire and Mei agree to offer his seat, and Nia takes it until he is back."""
    claire, mei, hugo = (visitor("/") for _ in range(3))
    claire.become("Claire")
    table = claire.sit("friend", "friend", seed="chair")
    link = claire.api("GET", f"/api/tables/{table}")["link"]
    for one, name in ((mei, "Mei"), (hugo, "Hugo")):
        one.become(name)
        one.go(link)
        one.button("Sit down").click()
        one.find(".prompt, [data-waiting-room]").wait_for()
    claire.find(".rail").wait_for()
    hugo.go("/")
    claire.find(".pp .dot.away").wait_for()
    claire.button("Menu").click()
    claire.button("Hugo has gone: offer the seat").click()
    mei.find(".request", has_text="offer the seat of Hugo").wait_for()
    mei.accessible()
    mei.shot("offer")
    mei.button("Agree").click()
    expect(claire.find(".log .note").last).to_contain_text("The seat of Hugo is offered")
    nia = visitor("/")
    nia.become("Nia")
    nia.go(link)
    nia.button("Sit down").click()
    nia.find(".rail").wait_for()
    expect(claire.find(".rail .nm", has_text="Nia")).to_be_visible()
    expect(claire.find(".log .note").last).to_contain_text("Nia has taken over")
    hugo.go(f"/t/{table}")
    hugo.find(".rail").wait_for()
    hugo.button("Menu").click()
    hugo.button("Play again myself").click()
    expect(claire.find(".rail .nm", has_text="Hugo")).to_be_visible()


def test_a_page_of_another_version_says_so(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", seed="old")
    me.page.add_init_script(
        "const send = WebSocket.prototype.send;"
        "WebSocket.prototype.send = function (text) {"
        '  send.call(this, text.replace(/("hello","version":)\\d+/, \'$1999\')); };'
    )
    me.page.reload()
    expect(me.find("[role=alert]")).to_contain_text("out of date")
    expect(me.button("Reload the page")).to_be_visible()
    me.accessible()
    me.button("EN FR").click()
    expect(me.find("[role=alert]")).to_contain_text("rechargez")
    expect(me.button("Recharger la page")).to_be_visible()
    me.shot("out-of-date")


def test_a_cut_connection_is_shown_and_mends_itself(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", seed="cut")
    me.my_turn()
    cut = "() => { for (const socket of window.sockets ?? []) socket.close(); }"
    me.page.add_init_script(
        "window.sockets = []; const Plain = WebSocket;"
        "window.WebSocket = class extends Plain { constructor(...a) { super(...a); sockets.push(this); } };"
    )
    me.page.reload()
    me.my_turn()
    before = me.number()
    me.context.set_offline(True)
    me.page.evaluate(cut)
    expect(me.find(".appbar")).to_contain_text("Connection lost")
    me.choices.first.click()
    expect(me.find(".prompt [role=alert]")).to_contain_text("cannot be reached")
    me.shot("connection-lost")
    # The page has tried in vain at least once.
    me.await_problem(CUT)
    me.context.set_offline(False)
    expect(me.find(".appbar")).not_to_contain_text("Connection lost", timeout=30_000)
    assert me.number() == before, (
        "what was pressed while nobody listened has not happened, and does not come later"
    )
    me.choose()
    me.expect_problem(CUT)


def test_a_phone_stays_where_one_looks_while_a_friend_answers(visitor: Open) -> None:
    claire = visitor("/")
    claire.become("Claire")
    claire.sit("friend", game="endless_winter", seed="west")
    claire.button("Copy the link").click()
    link = claire.page.evaluate("navigator.clipboard.readText()")
    hugo = visitor(link.removeprefix(claire.address), size="phone")
    hugo.page.get_by_label("Your name").fill("Hugo")
    hugo.button("Sit down").click()
    for one in (claire, hugo):  # both choose the side of their Chief at the same time
        expect(one.choices).to_have_count(2)
    zones = hugo.find(".zones button")
    zones.last.click()
    claire.choices.first.click()
    expect(claire.find(".prompt")).to_contain_text("You have answered.")
    expect(hugo.find(".prompt")).not_to_contain_text("At the same time")
    expect(zones.last).to_have_attribute("aria-current", "true")
    # What is being written is not lost when there is something new to decide.
    hugo.page.get_by_role("tab", name="Chat").click()
    hugo.page.get_by_placeholder("Say something").fill("Good evening")
    hugo.find(".prompt .choice").first.click()
    expect(hugo.page.get_by_placeholder("Say something")).to_have_value("Good evening")

"""Several people at one table: by link, watching, asking each other, losing the connection."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


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
    """The one who has to choose, and the other one."""
    claire.find(".prompt").wait_for()
    for _ in range(100):
        for one, other in ((claire, hugo), (hugo, claire)):
            if one.find(".prompt .choice, .prompt .endturn[aria-disabled='false']").count():
                return one, other
        claire.page.wait_for_timeout(100)
    raise AssertionError("nobody has anything to decide")


def test_two_friends_meet_by_link_and_talk(visitor: Open) -> None:
    claire, hugo = two_friends(visitor)
    one, other = whose_turn(claire, hugo)
    expect(other.find(".prompt h2")).to_have_text(re.compile("Waiting for"))
    one.choose()
    claire.page.get_by_role("tab", name="Chat").click()
    claire.page.get_by_placeholder("Say something").fill("Good evening")
    claire.button("Send").click()
    hugo.page.get_by_role("tab", name="Chat").click()
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
    mei = visitor("/")
    mei.become("Mei")
    mei.go(f"/t/{table}")
    mei.find(".rail").wait_for()
    expect(mei.find(".prompt .choice")).to_have_count(0)
    expect(mei.find(".tools")).to_have_count(0)
    expect(claire.find(".appbar")).to_contain_text("1")
    mei.shot("spectator")


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
    me.context.set_offline(True)
    me.page.evaluate(cut)
    expect(me.find(".appbar")).to_contain_text("Connection lost")
    me.shot("connection-lost")
    me.context.set_offline(False)
    expect(me.find(".appbar")).not_to_contain_text("Connection lost", timeout=30_000)
    me.choose()
    me.expect_problem("WebSocket connection|ERR_INTERNET_DISCONNECTED")

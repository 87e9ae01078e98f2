"""The account page: from a guest to an account and back, on two devices, and leaving with everything."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


def name_and_password(me: Visitor, name: str, password: str) -> None:
    me.page.get_by_label("Your name").fill(name)
    me.page.get_by_label("Password").fill(password)


def test_a_guest_comes_back_by_code_on_another_device(visitor: Open) -> None:
    me = visitor("/")
    me.page.get_by_label("Your name").fill("Aline")
    me.button("Play now").first.click()
    me.find(".prompt").wait_for()
    me.find(".brand").click()
    me.page.get_by_role("link", name="Account: Aline").click()
    code = me.find(".code code").inner_text()
    assert len(code) >= 8
    me.accessible()

    other = visitor("/account")
    other.page.get_by_label("Guest code").fill("not a code")
    other.button("Come back").click()
    expect(other.find("[role=alert]")).to_be_visible()
    other.page.get_by_label("Guest code").fill(code)
    other.button("Come back").click()
    expect(other.find("h1")).to_have_text("Aline")
    other.page.get_by_role("link", name="My games").click()
    expect(other.find("main li")).to_have_count(1)
    other.expect_problem("40[0-9]")


def test_from_registering_to_leaving_for_good(visitor: Open) -> None:
    me = visitor("/account")
    name_and_password(me, "Bruno of the lake", "a long word")
    me.button("Register").click()
    expect(me.find("h1")).to_have_text("Bruno of the lake")
    me.accessible()
    me.shot("account-known")

    me.page.get_by_label("Old password").fill("a wrong word")
    me.page.get_by_label("New password").fill("another word")
    me.button("Change the password").click()
    expect(me.find("[role=alert]")).to_contain_text("wrong")
    me.button("EN FR").click()  # what went wrong is told in the language of now
    expect(me.find("[role=alert]")).not_to_contain_text("wrong")
    me.button("EN FR").click()
    me.page.get_by_label("Old password").fill("a long word")
    me.page.get_by_label("New password").fill("another word")
    me.button("Change the password").click()
    expect(me.page.get_by_role("status")).to_contain_text("Done")

    me.button("Sign out").click()
    expect(me.find("h1")).to_have_text("Account")
    name_and_password(me, "Bruno of the lake", "another word")
    me.button("Sign in").click()
    expect(me.find("h1")).to_have_text("Bruno of the lake")
    with me.page.expect_download() as exported:
        me.page.get_by_role("link", name="Export my data").click()
    assert "Bruno of the lake" in json.dumps(json.loads(exported.value.path().read_text("utf-8")))

    me.button("Delete my account").click()
    leaving = me.find("[data-dialog=leaving]")
    expect(leaving).to_contain_text("for good")
    leaving.get_by_label("Password").fill("another word")
    me.accessible()
    me.button("Delete for good").click()
    expect(me.find("h1")).to_have_text("Account")
    name_and_password(me, "Bruno of the lake", "another word")
    me.button("Sign in").click()
    expect(me.find("[role=alert]")).to_contain_text(re.compile("wrong", re.IGNORECASE))
    me.expect_problem("40[0-9]")

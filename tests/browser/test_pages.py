"""The pages around the games: they open in both languages, at all sizes, for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]
PAGES = {"home": "/", "new": "/new/wendake", "games": "/games", "account": "/account"}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_can_be_used_by_everybody(visitor: Open, page: str, theme: str) -> None:
    me = visitor(PAGES[page], theme=theme)
    me.find("main").wait_for()
    me.accessible()
    me.fits()
    me.shot(f"{page}-laptop-{theme}")


@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits_a_phone(visitor: Open, page: str) -> None:
    me = visitor(PAGES[page], size="phone")
    me.find("main").wait_for()
    me.shot(f"{page}-phone")
    me.accessible()
    me.fits()


def test_home_in_english_and_in_french(visitor: Open) -> None:
    me = visitor("/")
    expect(me.find("h1")).to_have_text("What shall we play?")
    me.button("EN FR").click()
    expect(me.find("h1")).to_have_text("À quoi jouons-nous ?")
    expect(me.find("html")).to_have_attribute("lang", "fr")
    me.go("/")
    expect(me.find("h1")).to_have_text("À quoi jouons-nous ?")
    me.shot("home-french")


def test_a_french_browser_is_spoken_to_in_french(visitor: Open) -> None:
    me = visitor("/", language="fr")
    expect(me.button("Jouer maintenant")).to_be_visible()


def test_the_theme_can_be_switched_and_is_kept(visitor: Open) -> None:
    me = visitor("/")
    me.button("Dark theme").click()
    expect(me.find("html")).to_have_attribute("data-theme", "dark")
    me.go("/")
    expect(me.find("html")).to_have_attribute("data-theme", "dark")

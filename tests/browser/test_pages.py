"""The pages around the games: they open in both languages, at all sizes, for everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser.visitor import SIZES, Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]
BOARDS = Path(__file__).parents[2] / "client" / "src" / "games"
PAGES = {
    "home": "/",
    "new": "/new/wendake",
    "games": "/games/mine",
    "replays": "/games/finished",
    "account": "/account",
}
HEADINGS = {
    "home": ("What shall we play?", "À quoi jouons-nous\u202f?"),
    "new": ("New table", "Nouvelle table"),
    "games": ("My games", "Mes parties"),
    "replays": ("Games to look back on", "Parties à revoir"),
    "account": ("Account", "Compte"),
}


@pytest.mark.parametrize("page", PAGES)
def test_every_page_can_be_used_by_everybody(visitor: Open, page: str) -> None:
    """Light and dark, on a laptop and a phone, in both languages: nothing serious for axe, nothing cut."""
    me = visitor(PAGES[page])
    english, french = HEADINGS[page]
    expect(me.find("h1")).to_contain_text(english)
    me.accessible()
    me.fits()
    me.shot(f"{page}-laptop-light")
    me.page.emulate_media(color_scheme="dark")
    me.accessible()
    me.shot(f"{page}-laptop-dark")
    me.page.emulate_media(color_scheme="light")
    me.page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    me.accessible()
    me.fits()
    me.shot(f"{page}-phone")
    me.button("EN FR").click()
    expect(me.find("h1")).to_contain_text(french)
    expect(me.find("html")).to_have_attribute("lang", "fr")
    assert me.missing_words() == []
    me.fits()
    me.go(PAGES[page])
    expect(me.find("h1")).to_contain_text(french)
    me.shot(f"{page}-phone-french")


def test_a_french_browser_is_spoken_to_in_french(visitor: Open) -> None:
    me = visitor("/", language="fr")
    expect(me.button("Jouer maintenant").first).to_be_visible()


def test_the_theme_can_be_switched_and_is_kept(visitor: Open) -> None:
    me = visitor("/")
    me.button("Dark theme").click()
    expect(me.find("html")).to_have_attribute("data-theme", "dark")
    me.go("/")
    expect(me.find("html")).to_have_attribute("data-theme", "dark")


# --- the lobby --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["laptop", "low", "desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_play_now_is_in_sight_at_every_size(visitor: Open, size: str, language: str) -> None:
    page = visitor("/", size=size, language=language)
    buttons = page.find("article .btn.primary")
    expect(buttons.first).to_be_visible()
    for at in range(1 if size == "phone" else buttons.count()):
        expect(buttons.nth(at)).to_be_in_viewport(ratio=1)


def test_a_box_for_every_game(visitor: Open) -> None:
    me = visitor("/")
    me.find("article").first.wait_for()
    boards = {path.parent.name for path in BOARDS.glob("*/index.ts")}
    names = {game["name"] for game in me.api("GET", "/api/games")}
    shown = {rules.get_attribute("data-game") for rules in me.find("article").all()}
    assert shown == names & boards
    for rules in me.find("article").all():
        expect(rules.get_by_role("button", name="Play now")).to_be_visible()
        assert len(rules.locator("p").first.inner_text()) > 30
        expect(rules.locator("img")).to_have_js_property("complete", True)
        assert rules.locator("img").evaluate("picture => picture.naturalWidth") > 0


def test_my_games_say_whose_turn_it_is_and_lead_back(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    table = me.sit("bot", seed="lobby")
    me.my_turn()
    me.go("/")
    card = me.find(".mine li").filter(has_text="Your turn")
    expect(card).to_contain_text("Year 1 of 7")
    expect(card).to_contain_text("1 bot")
    me.shot("home-my-games")
    me.accessible()
    card.locator("a").click()
    me.my_turn()
    assert me.table == table


def test_a_table_is_made_from_the_options_of_the_game(visitor: Open) -> None:
    me = visitor("/new/wendake")
    me.page.get_by_label("Your name").fill("Aline")
    me.page.get_by_text("2 players").click()
    me.page.get_by_text("different fronts").click()
    me.page.get_by_label("Seat 2").select_option(label="Bot: novice")
    me.page.get_by_text("More settings").click()
    me.page.get_by_label("Name of the table").fill("Wednesday")
    me.button("Make the table").click()
    me.find(".prompt").wait_for()
    made = me.api("GET", f"/api/tables/{me.table}")["table"]
    assert made["options"]["players"] == 2
    assert made["options"]["tribes"] == "fronts"
    assert made["name"] == "Wednesday"
    assert [seat["bot"] for seat in made["seats"]] == ["", "novice"]


def test_options_that_cannot_be_set_say_why(visitor: Open) -> None:
    me = visitor("/new/wendake")
    difficulty = me.page.get_by_role("group", name="What a completed objective")
    expect(difficulty).to_contain_text("Only in the solitaire game")
    expect(difficulty.get_by_role("radio")).to_have_count(0)
    me.page.get_by_text("1: solitaire").click()
    expect(difficulty.get_by_role("radio", name="Medium")).to_be_checked()
    expect(difficulty).not_to_contain_text("Only in the solitaire game")
    difficulty.get_by_text("Hard: 1 point").click()
    me.page.get_by_text("3 players").click()
    expect(difficulty).to_contain_text("Only in the solitaire game")
    me.page.get_by_text("1: solitaire").click()
    expect(difficulty.get_by_role("radio", name="Hard")).to_be_checked()


def test_open_tables_and_tables_to_watch_are_listed(visitor: Open) -> None:
    host = visitor("/")
    host.become("Hugo")
    body = {
        "game": "wendake",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "settings": {"name": "An empty chair"},
    }
    host.api("POST", "/api/tables", body)
    me = visitor("/games/open")
    expect(me.find("li").filter(has_text="An empty chair")).to_contain_text("Hugo")
    me.page.get_by_role("link", name="To watch").click()
    expect(me.find("h1")).to_have_text("Games to watch")
    assert me.page.url.endswith("/games/watch")
    me.page.go_back()
    expect(me.find("h1")).to_have_text("Tables with a free seat")


def test_a_link_is_followed_and_nonsense_is_not(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    table = me.sit("bot", seed="link")
    me.go("/")
    field = me.page.get_by_label("Join by link")
    field.fill("somewhere")
    me.button("Join").click()
    expect(me.find("[role=alert]")).to_contain_text("does not look like")
    field.fill(f"{me.address}/t/{table}")
    me.button("Join").click()
    me.find(".prompt").wait_for()


def test_a_page_that_is_not_there(visitor: Open) -> None:
    me = visitor("/new/chess")
    expect(me.find("[role=alert]")).to_contain_text("nothing here")

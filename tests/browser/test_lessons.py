"""Learning from the page: lessons with hints that point, a tick at the goal, progress that stays."""

from __future__ import annotations

from collections.abc import Callable

from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


def test_a_lesson_is_found_explained_done_and_ticked(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.go("/")
    me.find("article[data-game=wendake]").get_by_role("link", name="Learn").click()
    expect(me.find(".lessons > li")).to_have_count(4)
    me.accessible()
    me.shot("learn")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.button("Begin").first.click()
    card = me.find(".lesson")
    expect(card).to_contain_text("Harvest corn, beans and pumpkins")
    me.page.wait_for_timeout(1000)
    checks = [url for url in asked if url.endswith("/lesson")]
    assert len(checks) == 1, "the goal is checked after choices, not all the time"
    expect(card).to_contain_text("1 of 4")
    me.button("Hint").last.click()
    expect(card).to_contain_text("one vegetable for each field")
    expect(me.find(".spotlight")).to_be_visible()
    me.accessible()
    me.shot("lesson")
    me.my_turn()
    me.find("[data-target='cell:2']").first.click(force=True)
    me.choices.filter(has_text="Harvest").filter(has_not_text="Skip").first.click()
    expect(card).to_contain_text("Well done!")
    expect(me.find(".spotlight")).to_have_count(0)
    card.get_by_role("button", name="Next exercise").click()
    expect(card).to_contain_text("Make leather of your three beavers")
    expect(card).to_contain_text("2 of 4")
    # Shown to the end: two hints in words, then the choice itself.
    for _ in range(2):
        card.get_by_role("button", name="Hint").click()
    card.get_by_role("button", name="Show me").click()
    expect(card).to_contain_text("The marked choice: ")
    expect(me.find(".prompt .choice.hot")).to_contain_text("Tan Pelts")
    me.go("/learn/wendake")
    expect(me.find(".lessons > li").first.locator(".box.on")).to_have_count(1)


def test_lessons_in_french_on_a_phone(visitor: Open) -> None:
    me = visitor("/learn/endless_winter", size="phone", language="fr")
    me.become("Claire", "fr")
    me.go("/learn/endless_winter")
    expect(me.find("h1")).to_have_text("Apprendre Endless Winter")
    assert not me.missing_words()
    me.fits()
    me.shot("learn-phone-fr")
    me.button("Commencer").first.click()
    expect(me.find(".lesson")).to_contain_text("Prenez le Paresseux géant")
    me.my_turn()
    me.accessible()
    me.shot("lesson-phone-fr")

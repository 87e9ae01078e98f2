"""What others do is shown move by move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

WATCH = """
() => {
  const shown = (window.shown = []);
  let last = document.querySelector(".prompt").dataset.number;
  new MutationObserver(() => {
    const now = document.querySelector(".prompt")?.dataset.number;
    const bot = !document.querySelector(".prompt .choice");
    if (now !== last) shown.push({ number: Number(now), at: performance.now(), bot });
    last = now;
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
}
"""
"""Notes when the page shows another position."""
OFFERED_NOW = ".prompt .choice:not([disabled])"
PRESS = "document.querySelector('.prompt .choice:not([disabled]), .prompt .endturn')?.click()"


@pytest.mark.parametrize("game", ["wendake", "endless_winter"])
def test_bots_move_at_a_readable_pace(visitor: Open, game: str) -> None:
    """At a normal pace every move of a bot stays for 250 ms at least; one key shows the present."""
    me = visitor("/", pace="normal")
    me.become()
    me.sit("bot", "bot", "bot", game=game, seed="fire")
    me.my_turn()
    me.page.evaluate(WATCH)
    for _ in range(60):
        if me.find(".prompt .skip").count() or me.page.evaluate("shown.length") > 12:
            break
        me.page.evaluate(PRESS)
        me.page.wait_for_timeout(400)
    me.find(OFFERED_NOW).first.wait_for()
    shown = me.page.evaluate("shown")
    mine = me.page.evaluate("document.querySelector('.prompt').dataset.number")
    assert shown[-1]["number"] == int(mine)
    # A choice made where a bot was asked is a bot's; how long it stays is the page's affair if a bot is next.
    # Where we are next, this test may press as soon as it likes.
    stayed = [
        later["at"] - move["at"]
        for asked, move, later in zip(shown, shown[1:], shown[2:], strict=False)
        if asked["bot"] and move["bot"]
    ]
    assert min(stayed, default=250) >= 249


def test_a_key_skips_to_the_present(visitor: Open) -> None:
    me = visitor("/", pace="slow")
    me.become()
    me.sit("bot", "bot", "bot", seed="fire")
    skip = me.find(".prompt .skip")
    for _ in range(80):
        if skip.count():
            break
        me.page.evaluate(PRESS)
        me.page.wait_for_timeout(150)
    expect(skip).to_be_visible()
    me.shot("pace-skip")
    me.accessible()
    number = me.number()
    me.page.keyboard.press("1")
    # The bots may have gone on meanwhile, but all that had arrived is shown.
    me.page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.number) >= {number}")

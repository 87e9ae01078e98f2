"""Solitaire of Wendake: the Ghost has a portrait, and each of its acts a moment of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

RECORD = "wendake_solo_hard_fronts"
ACTS = [(49, "H", "move a warrior"), (55, "D", "move a warrior"), (60, "B", "move a woman")]
"""The choices of its first year after which the Ghost acts, the letter of its card, and what it does."""
END_OF_TURN = 131
"""The choice that ends a turn of the player, after which the Ghost acts."""

WATCH = """
() => {
  const acts = (window.acts = []);
  let last = "";
  new MutationObserver(() => {
    const beat = document.querySelector(".ghostbeat");
    const cards = [...document.querySelectorAll(".gcard.turning header b")].map((card) => card.textContent);
    const portrait = Boolean(beat?.querySelector("use[href='#ghost-portrait']"));
    const now = beat && cards.length ? JSON.stringify({ words: beat.innerText, cards, portrait }) : "";
    if (now && now !== last) acts.push(JSON.parse(now));
    last = now;
  }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
}
"""
"""Notes each moment of the Ghost: what it says, and which of its cards turn. A moment is soon over."""

SEND_ON = """
() => new Promise((done) => {
  const turning = () => document.querySelectorAll(".gcard.turning").length;
  const look = () => {
    if (!turning()) return requestAnimationFrame(look);
    document.querySelector(".ghostbeat").click();
    requestAnimationFrame(() => done(turning()));
  };
  document.querySelector(".prompt .endturn").click();
  look();
})
"""
"""Ends the turn, clicks at the Ghost as soon as it acts, and says how many of its cards turn after that."""


def told(me: Visitor, count: int) -> list[dict[str, Any]]:
    """The moments since watching began, once there are so many and the last one is over."""
    me.page.wait_for_function(f"() => acts.length >= {count}")
    expect(me.find(".ghostbeat")).to_have_count(0)
    expect(me.find(".gcard.turning")).to_have_count(0)
    found = me.page.evaluate("acts")
    assert len(found) == count, found
    return list(found)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_every_act_of_the_ghost_is_a_moment(visitor: Open, motion: str) -> None:
    """In a replay step by step: its card turns, its portrait says what it does; who leaps there sees none."""
    me = visitor("/", motion=motion, pace="normal")
    me.become()
    table = me.upload(RECORD)
    me.go(f"/t/{table}/replay#move-{ACTS[0][0] - 1}")
    expect(me.find(".ghosthead use[href='#ghost-portrait']")).to_have_count(1)
    expect(me.find(".gcard")).to_have_count(3)
    me.page.evaluate(WATCH)
    for at, (number, letter, does) in enumerate(ACTS, 1):
        me.page.evaluate(f"location.hash = '#move-{number - 1}'")
        expect(me.find(".replay")).to_contain_text(f"Move {number - 1} of")
        me.page.keyboard.press("ArrowRight")
        act = told(me, at)[-1]
        assert act["portrait"]
        assert act["cards"] == [letter]
        assert act["words"].split("\n") == ["The Ghost acts", does]
    me.page.evaluate(f"location.hash = '#move-{ACTS[0][0]}'")
    expect(me.find(".replay")).to_contain_text(f"Move {ACTS[0][0]} of")
    told(me, len(ACTS))


def test_the_ghost_acts_after_my_turn_and_can_be_sent_on(visitor: Open) -> None:
    me = visitor("/", motion="no-preference", pace="normal")
    me.become()
    me.go_on(RECORD, END_OF_TURN, 0)
    me.page.evaluate(WATCH)
    number = me.number()
    assert me.page.evaluate(SEND_ON) == 0
    me.moved_on(number)
    act = told(me, 1)[0]
    assert act["cards"] == ["D"]
    assert "move a warrior" in act["words"]
    me.my_turn()

"""Tindaya by keyboard alone: a whole era with moves on land and at sea, a barter, and what its end asks."""

from __future__ import annotations

import json

from browser.test_tindaya_together import ALLIES, Open, chosen, together
from browser.visitor import PATIENCE, Visitor
from playwright.sync_api import expect

OFFERED_OF = """
(wanted) => {
  const card = (text) => {
    const [verb, ...args] = text.split(" ");
    const target = { hand_over: "give:", ask_for: "take:", take_back: "offered:" }[verb];
    return target
      ? document.querySelector(`.barter [data-lit][data-target="${target}${args.join(".")}"]`)
      : document.querySelector(`.barter [data-deal="${verb}"]`);
  };
  const listed = (text) => [...document.querySelectorAll(".prompt [data-choice]")].find(
    (one) => one.dataset.choice === text && !one.disabled && one.getAttribute("aria-disabled") !== "true");
  document.querySelector("[data-wanted]")?.removeAttribute("data-wanted");
  for (const text of wanted) {
    const found = text && (card(text) ?? listed(text));
    if (!found) continue;
    found.setAttribute("data-wanted", "");
    const key = found.matches(".endturn") ? "Enter" : (found.querySelector("kbd")?.dataset.key ?? "");
    return [text, key];
  }
  return null;
}
"""
"""Which of these choices is offered, the first that is, and the key that stands on it."""

FOCUSED = "document.activeElement?.hasAttribute('data-wanted') ?? false"
MOST_TABS = 200
END = "end_turn"


def find(me: Visitor, *wanted: str) -> tuple[str, str] | None:
    """The first of these choices that is offered, and its key."""
    found = me.page.evaluate(OFFERED_OF, list(wanted))
    return None if found is None else (found[0], found[1])


def press(me: Visitor, key: str) -> None:
    """Make the choice that was found: by its key, or by going there with Tab."""
    before = me.find(".prompt").get_attribute("data-number"), me.find(".prompt").get_attribute("data-step")
    me.page.keyboard.press("d")  # to the decision, wherever the focus has been
    if key:
        me.page.keyboard.press(key)
    else:
        for _ in range(MOST_TABS):
            me.page.keyboard.press("Tab")
            if me.page.evaluate(FOCUSED):
                break
        assert me.page.evaluate(FOCUSED), "Tab does not lead there"
        me.page.keyboard.press("Enter")
    moved = """([number, step]) => {
      const now = document.querySelector(".prompt")?.dataset ?? {};
      return now.number !== number || now.step !== step;
    }"""
    me.page.wait_for_function(moved, arg=list(before))


def follow(me: Visitor, other: Visitor, text: str, then: str) -> str:
    """Make this choice once it is offered, or the one after it where the page asks both at once."""
    for _ in range(PATIENCE // 50):
        if found := find(me, text, then, END):
            press(me, found[1])
            return found[0]
        # At a table people end their turns themselves; a record leaves out what was forced.
        if found := find(other, END):
            press(other, found[1])
        me.page.wait_for_timeout(50)
    raise AssertionError(f"{text} is not offered: {me.find('.prompt').inner_text()}")


def test_an_era_by_keyboard_alone(visitor: Open) -> None:
    """Two people without a mouse: to the second era of a game that was played before."""
    record = json.loads(ALLIES.read_text("utf-8"))
    people = together(visitor, record["seed"])
    todo, made = chosen(record), set[str]()
    at = 0
    while people[0].find(".era b").inner_text() == "1":
        seat, text = todo[at]
        then = todo[at + 1][1] if todo[at + 1][0] == seat else ""
        pressed = follow(people[seat], people[1 - seat], text, then)
        made.add(pressed.partition(" ")[0])
        at += {text: 1, then: 2}.get(pressed, 0)
    assert {"walk", "sail", "land", "barter", "propose", "accept", "eat", "weapons"} <= made
    for one in people:
        expect(one.find(".era b")).to_have_text("2")


def test_number_keys_lead_to_every_zone(visitor: Open) -> None:
    """With Shift; from there the arrows lead from thing to thing, and each says what it is."""
    me = visitor("/")
    me.become()
    me.go_on("tindaya_v2_2", 64, 0)
    for at, zone in enumerate(("islands", "boards", "mountain", "forecast", "players"), start=1):
        me.page.keyboard.press(f"Shift+Digit{at}")
        expect(me.find(f"[data-zone={zone}]:focus")).to_have_count(1)
    me.page.keyboard.press("Shift+Digit1")
    for _ in range(5):
        me.page.keyboard.press("ArrowRight")
    expect(me.find(".tip")).to_contain_text("controlled by Red")
    expect(me.find(".tip")).to_contain_text("2 goats")

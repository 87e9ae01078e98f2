"""What may be clicked on the board: all of it answers, and controls stand beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

DEAD = """
() => {
  const OPEN = "[data-lit], [data-chosen], [data-inside]";
  const found = new Set();
  const name = (one) => `${one.getAttribute("class") ?? one.tagName} ${one.dataset?.target ?? ""}`;
  for (const lit of document.querySelectorAll(".tabletop [data-lit]")) {
    const box = lit.getBoundingClientRect();
    for (let across = 1; across < 12; across += 1)
      for (let down = 1; down < 12; down += 1) {
        const x = box.left + (box.width * across) / 12, y = box.top + (box.height * down) / 12;
        const stack = document.elementsFromPoint(x, y);
        const top = stack[0];
        // A corner of the box that is not the thing itself, or that something open covers.
        if (!top || !stack.some((one) => lit.contains(one)) || top.closest(OPEN)) continue;
        if (!top.closest(".tabletop")) continue;
        const cover = top.closest("[data-target]") ?? top;
        const middle = cover.getBoundingClientRect();
        const under = document.elementsFromPoint(
          middle.left + middle.width / 2, middle.top + middle.height / 2);
        // What only reaches over the edge, like the next card of a hand, is a thing of its own.
        if (under.some((one) => lit.contains(one))) found.add(`${name(cover)} over ${lit.dataset.target}`);
      }
  }
  return [...found];
}
"""
"""What lies over a target that may be clicked and does not pass the click on."""


@pytest.mark.parametrize(("game", "seed", "most"), [("wendake", "fire", 50), ("endless_winter", "ice", 40)])
def test_nothing_dead_lies_over_what_may_be_clicked(visitor: Open, game: str, seed: str, most: int) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", "bot", game=game, seed=seed)
    seen = set()
    for _ in range(most):
        me.my_turn()
        if me.find(".reveal").count():
            me.page.keyboard.press("Escape")  # without motion the Eclipse stays over the board until then
            expect(me.find(".reveal")).to_have_count(0)
        dead = me.page.evaluate(DEAD)
        assert not dead, f"{me.find('.prompt h2').inner_text()}: {dead}"
        seen.add(me.find(".prompt h2").inner_text())
        me.play(most=1)
    assert len(seen) > 8


@pytest.mark.parametrize("part", [".plate[data-inside]", ".slot[data-inside]", "[data-lit] > .hit"])
def test_a_home_is_chosen_at_its_plate_its_icons_and_its_middle(visitor: Open, part: str) -> None:
    """The first click of a game: whatever is drawn inside a home that glows belongs to it."""
    me = visitor("/")
    me.become()
    for seed in ("water", "earth", "wind", "stone", "leaf", "moss"):  # in some of them bots choose first
        me.sit("bot", "bot", seed=seed)
        start = me.my_turn()
        if "home" in me.find(".prompt h2").inner_text():
            break
    else:
        raise AssertionError("we never choose a home: name other seeds")
    box = me.find(part).first.bounding_box()
    assert box
    me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.moved_on(start)


@pytest.mark.parametrize("size", ["laptop", "low", "desktop", "phone"])
@pytest.mark.parametrize("game", ["wendake", "endless_winter"])
def test_the_controls_of_the_map_are_visible_and_beside_it(visitor: Open, game: str, size: str) -> None:
    me = visitor("/", size=size)
    me.become()
    me.sit("bot", game=game, seed="fire")
    me.my_turn()
    if size == "phone":
        me.find(".zones button").nth(1).click()
    control = me.find(".zoomtools .in")
    expect(control).to_be_visible()
    expect(control).to_have_css("opacity", "1")
    covered = control.evaluate(
        "(one) => { const { left, right, top, bottom } = one.getBoundingClientRect();"
        " return [left, (left + right) / 2, right].flatMap((x) => [top + 1, (top + bottom) / 2, bottom - 1]"
        ".flatMap((y) => document.elementsFromPoint(x, y)))"
        '.map((item) => item.closest("[data-target]")?.dataset.target).filter(Boolean) }'
    )
    assert covered == [], f"the control lies over {covered}"


def test_the_line_of_the_year_goes_under_the_words(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", seed="fire")
    me.play(most=120, until="body:has(.village .line .band):has(.village .tile.dim)")
    me.still()
    me.page.add_style_tag(content=".wk .line path { pointer-events: stroke !important }")
    covered = me.page.evaluate(
        "[...document.querySelectorAll('.village .tile .act > span')].filter((word) => {"
        " const { left, right, top, bottom } = word.getBoundingClientRect();"
        " return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.line') })"
        ".map((word) => word.innerText)"
    )
    assert covered == []

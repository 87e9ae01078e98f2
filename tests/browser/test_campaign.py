"""The first game of a campaign by somebody who knows nothing: they read the cards and ask for hints."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.visitor import Visitor
from playwright.sync_api import Route, expect
from server.fixtures.servers import Server, free_port

import firekeeper

Open = Callable[..., Visitor]

SEED = "b"
BUDGET = "300"
"""Positions for a choice: counted, so that the same hints come on every machine, and soon."""


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, whose bots and hints do not depend on how fast the machine is."""
    folder = tmp_path_factory.mktemp("server")
    config = {"client": str(client), "sync": "normal", "bot_budget": BUDGET}
    started = Server(str(folder / "games.sqlite"), free_port(), folder, config=config)
    started.start()
    yield started
    started.stop()


def deal(me: Visitor, seed: str) -> None:
    """The next table that the page makes gets this seed."""

    def seeded(route: Route) -> None:
        route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "seed": seed}))

    me.page.route("**/api/tables", seeded, times=1)


def look(me: Visitor) -> dict[str, Any]:
    """Read the card of the guide, look at what it points at, and go on to the next card."""
    seen = me.page.evaluate(LOOK)
    me.find(".coach .btn.primary").click()
    return dict(seen)


def met(goal: Any) -> bool:
    """Whether a goal is reached, by the rules."""
    if goal.id == "archipelago":
        return bool(goal.values[0] <= goal.needs)
    return all(value >= goal.needs for value in goal.values)


def test_hints_lead_through_the_first_game(visitor: Open, tmp_path: Path) -> None:
    """Somebody who knows nothing reads every card and does what the hints say: the goals are ticked as they
    are reached until the game is won, and the next one is offered."""
    me = visitor("/learn/tindaya", guide="on")
    deal(me, SEED)
    me.find("[data-campaign='1'] button").click()
    me.find("dialog.first .btn.primary").click()
    me.find(".coach").wait_for()
    cards: list[dict[str, Any]] = []
    shown: dict[int, list[bool]] = {}
    for _ in range(100):
        learned = me.page.evaluate(LEARN)
        shown |= dict(learned["ticked"])
        if learned["stopped"] != "card":
            break
        cards.append(look(me))
    assert learned["stopped"] == "over"

    assert len(cards) > 20, "the guide explains what comes up"
    assert len({card["text"] for card in cards}) == len(cards), "no card comes twice"
    assert [card for card in cards if not card["pointed"]] == [], "they point at something in sight"
    assert [card for card in cards if card["covered"]] == [], "and cover nothing of it"
    assert [card for card in cards if not card["inside"]] == [], "and can be read whole"
    assert [card for card in cards if card["hidden"]] == [], "with nothing before them"

    path = tmp_path / "learned.json"
    path.write_text(json.dumps(me.api("GET", f"/api/tables/{me.table}/record")), "utf-8")
    game = firekeeper.replay(firekeeper.load(path))
    assert game.ending == "campaign_goals_met"
    assert all(met(goal) for goal in game.view(0).goals)
    for number, ticks in sorted(shown.items(), reverse=True):
        game.go_to(number)
        assert ticks == [met(goal) for goal in game.view(0).goals], f"the goals after {number} choices"
    assert len({tuple(ticks) for ticks in shown.values()}) > 2, "goals were reached one after another"

    sheet = me.find("[data-dialog=score-sheet]")
    expect(sheet).to_contain_text("win together")
    expect(me.find(".goals li:not(.met)")).to_have_count(0)
    sheet.locator("#tab-sheet").click()
    expect(sheet.locator("tbody tr").first).to_be_visible()
    me.shot("tindaya-learned")
    sheet.locator("[data-next]").click()
    expect(me.find("dialog.first")).to_contain_text("New: caves and waste")


def test_cards_on_a_phone_lie_before_the_board(visitor: Open) -> None:
    """Above one's boards, too, where a card goes when it speaks of what is below."""
    me = visitor("/", size="phone", guide="on")
    me.become()
    me.go_on("tindaya_4_extinct", 81, 0)
    me.find("dialog.first .btn.primary").click()
    me.find(".coach").wait_for()
    cards = []
    while True:
        me.page.wait_for_timeout(300)
        if not me.find(".coach").count():
            break
        cards.append(look(me))
    assert len(cards) > 3
    assert any("marker" in card["text"] for card in cards)
    wrong = ("covered", "hidden")
    assert [card for card in cards if any(card[one] for one in wrong) or not card["inside"]] == []


LOOK = """
async () => {
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  const card = document.querySelector(".coach"), ring = document.querySelector(".spotlight");
  const box = card.getBoundingClientRect(), at = ring?.getBoundingClientRect();
  const apart = at
    && (at.right <= box.left || at.left >= box.right || at.bottom <= box.top || at.top >= box.bottom);
  const words = card.querySelector("p").getBoundingClientRect();
  const before = [0.1, 0.5, 0.9]
    .map((part) => document.elementFromPoint(words.left + words.width / 2, words.top + part * words.height));
  return {
    text: card.querySelector("p").innerText,
    hidden: !before.every((one) => card.contains(one)),
    pointed: Boolean(at && at.width > 0 && at.right > 0 && at.left < innerWidth
      && at.bottom > 0 && at.top < innerHeight),
    covered: !apart,
    inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
  };
}
"""
"""The ring follows what it marks, and the card makes room for it, with the next frames."""

LEARN = """
async () => {
  const find = (selector) => document.querySelector(selector);
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const moment = () => {
    const { number, step } = find(".prompt")?.dataset ?? {};
    return `${number}/${step}`;
  };
  const over = () => find("[data-dialog=score-sheet]");
  const stop = () => (over() ? "over" : find(".coach") ? "card" : "");
  const hint = () => find(".prompt .tools button");
  const wait = async (met) => {
    const late = performance.now() + 60000;
    for (;;) {
      const found = met();
      if (found || performance.now() > late) return found;
      await new Promise((done) => setTimeout(done, 4));
    }
  };
  const ticked = [];
  const end = (stopped) => ({ stopped, ticked });
  const stuck = (why) => end(`${why}: ${find(".prompt")?.innerText}`);
  for (let made = 0; made < 400; made += 1) {
    if (!(await wait(() => stop() || hint()))) return stuck("nothing is asked");
    await frames();  // a card comes with its question
    if (stop()) return end(stop());
    const goals = [...document.querySelectorAll(".goals li")];
    // While the events of an era strike their timeline stands in the place of the goals.
    if (goals.length)
      ticked.push([Number(find(".prompt").dataset.number), goals.map((goal) => goal.matches(".met"))]);
    const before = moment();
    hint().click();
    const told = () => stop() || moment() !== before || find(".prompt .hinted");
    if (!(await wait(told))) return stuck("no hint");
    if (stop()) return end(stop());
    if (moment() !== before) continue;
    const marked = find(".prompt .hot");
    if (!marked) return stuck("the hint marks nothing to press");
    marked.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = marked.getBoundingClientRect();
    if (!marked.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
      return stuck(`what the hint marks cannot be pressed, ${marked.innerText}`);
    marked.click();
    if (!(await wait(() => over() || moment() !== before))) return stuck("nothing happened");
  }
  return stuck("no end");
}
"""
"""Ask for a hint and press what it marks, until a card comes up or the game is over; which goals are ticked
at each question is kept."""

"""How soon a click is answered: from the click to the painted frame that shows the table moved on."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import pytest
from browser.visitor import Visitor

Open = Callable[..., Visitor]

CLICKS = {"wendake": 80, "tindaya": 30}
"""So many a game of random clicks lasts."""
MOST = 6.0
"""How many times as long as an empty round trip a click may take: to the same server, in the same page, one
after the other, both until a frame is painted. The goal is 100 ms at the 95th percentile on a machine of
one's own (`pytest -s` prints the figures). A ratio holds on a busy one, too: it grows when an answer waits
for what it should not wait for."""

MEASURE = """
async (wanted) => {
  let seed = 11;
  const below = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % n;
  };
  const number = () => {
    const { number, step } = document.querySelector(".prompt")?.dataset ?? {};
    return `${number}/${step}`;
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const until = (met) => new Promise((done, fail) => {
    if (met()) return done();
    const late = setTimeout(() => fail(new Error("nothing happened for a minute")), 60000);
    const watch = new MutationObserver(() => {
      if (met()) { watch.disconnect(); clearTimeout(late); done(); }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const offered = () => [...document.querySelectorAll(
    ".prompt .choice:not([disabled]), .prompt .endturn[aria-disabled='false']")];
  const clicks = [], trips = [];
  while (clicks.length < wanted) {
    await until(() => offered().length || document.querySelector("[data-dialog=score-sheet]"));
    const open = offered();
    if (!open.length) break;
    await painted();
    const before = number();
    const left = performance.now();
    await (await fetch("/healthz")).arrayBuffer();
    await painted();
    trips.push(performance.now() - left);
    const start = performance.now();
    open[below(open.length)].click();
    await until(() => number() !== before);
    await painted();
    clicks.push(performance.now() - start);
  }
  return [clicks, trips];
}
"""


@pytest.mark.parametrize("game", CLICKS)
def test_a_click_is_answered_at_once_with_three_bots_at_the_table(visitor: Open, game: str) -> None:
    me = visitor("/")
    me.become()
    me.sit("bot", "bot", "bot", game=game, bot="greedy", seed="quick")
    me.my_turn()
    clicks, trips = (sorted(times) for times in me.page.evaluate(MEASURE, CLICKS[game]))
    assert len(clicks) == CLICKS[game]
    median, high = statistics.median(clicks), clicks[int(len(clicks) * 0.95)]
    empty = statistics.median(trips)
    print(f"\n{game}: a click is answered in {median:.0f} ms (median), {high:.0f} ms (95th percentile)")
    print(
        f"an empty round trip takes {empty:.0f} ms (median): a click takes {median / empty:.1f} times as long"
    )
    assert median < MOST * empty

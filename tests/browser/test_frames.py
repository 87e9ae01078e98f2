"""What the browser does for a frame while one pans the archipelago, and while an island erupts or sinks.

How long frames take is printed (`pytest -s`): that depends on the machine. What is held is the work: the sea
and the land are painted when they change, not with every frame, and nothing on the map has to be filtered.
"""

from __future__ import annotations

import json
import statistics
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]

WORK = ("Paint", "RasterTask", "Layout", "Layerize", "FunctionCall", "UpdateLayoutTree")
PAINTS = 4
"""How often the ground may be painted in a beat of some 90 frames: when the land changes, not with each."""
STEPS = 60

WATCH = """
() => {
  const frames = (window.watchedFrames = []);
  let last = 0;
  const step = (now) => {
    if (last) frames.push(now - last);
    last = now;
    window.watched = requestAnimationFrame(step);
  };
  window.watched = requestAnimationFrame(step);
}
"""
STOP = "() => { cancelAnimationFrame(window.watched); return window.watchedFrames; }"

COUNT = """
(moving) => {
  window.mostMoving = 0;
  const count = () => {
    window.mostMoving = Math.max(window.mostMoving, document.querySelectorAll(moving).length);
  };
  count();
  new MutationObserver(count).observe(document.body, { subtree: true, childList: true });
}
"""
"""How many pieces of land move at most from now on."""

FILTERED = """
() => [...document.querySelectorAll(".zoombox, .zoombox *")]
  .filter((one) => {
    const { filter, backdropFilter, mixBlendMode } = getComputedStyle(one);
    return filter !== "none" || (backdropFilter ?? "none") !== "none" || mixBlendMode !== "normal";
  })
  .map((one) => `${one.tagName}.${one.getAttribute("class")}`)
"""


class Watch:
    """Counts what the browser paints and measures its frames while something is done."""

    def __init__(self, me: Visitor, what: str) -> None:
        self.me = me
        self.what = what
        self.painted: Counter[str] = Counter()
        self.ground = ""
        self.frames: list[float] = []
        self.layouts = 0
        self.session = me.context.new_cdp_session(me.page)
        browser = me.context.browser
        assert browser is not None
        self.browser = browser

    def __enter__(self) -> Watch:
        me, session = self.me, self.session
        session.on("LayerTree.layerTreeDidChange", self._changed)
        session.on("LayerTree.layerPainted", lambda told: self.painted.update([told["layerId"]]))
        handle = session.send(
            "Runtime.evaluate", {"expression": "document.querySelector('.mapbox .zoommap.under')"}
        )
        node = session.send("DOM.describeNode", {"objectId": handle["result"]["objectId"]})
        self.node = node["node"]["backendNodeId"]
        session.send("DOM.enable")
        session.send("LayerTree.enable")
        me.page.wait_for_timeout(300)
        self.painted.clear()
        self.browser.start_tracing(page=me.page, categories=["devtools.timeline", "cc"])
        me.page.evaluate(WATCH)
        return self

    def _changed(self, told: dict[str, Any]) -> None:
        for layer in told.get("layers", []):
            if layer.get("backendNodeId") == self.node:
                self.ground = layer["layerId"]

    def __exit__(self, *_: object) -> None:
        self.frames = sorted(self.me.page.evaluate(STOP))
        self.me.page.wait_for_timeout(100)
        trace = json.loads(self.browser.stop_tracing())["traceEvents"]
        spent: Counter[str] = Counter()
        for one in trace:
            if one.get("ph") == "X" and one["name"] in WORK:
                spent[one["name"]] += one.get("tdur", 0) / 1000
                self.layouts += one["name"] == "Layout"
        self.session.detach()
        count = len(self.frames)
        per_frame = {name: round(time / count, 2) for name, time in spent.most_common()}
        print(
            f"\n{self.what}: {count} frames, {statistics.median(self.frames):.1f} ms (median), "
            f"{self.frames[int(count * 0.95)]:.1f} ms (95th percentile); ms of processor time: {per_frame}; "
            f"ground painted {self.painted[self.ground]} times, layouts {self.layouts}"
        )
        assert self.ground, "the ground is a layer of its own"


def pan(me: Visitor) -> None:
    box = me.find(".zoombox").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    for at in range(STEPS):
        me.page.mouse.move(x - at % 30 * 6, y - at % 20 * 4)
    me.page.mouse.up()


def test_panning_paints_nothing_again(visitor: Open) -> None:
    me = visitor("/", motion="no-preference")
    me.become()
    me.go_on("tindaya_2_preset", 308, 0)
    assert me.page.evaluate(FILTERED) == [], "nothing on the map has to be filtered"
    me.find(".zoomtools .in").click()
    with Watch(me, "panning") as watch:
        pan(me)
    assert watch.painted[watch.ground] <= PAINTS
    assert watch.layouts < STEPS / 2


@pytest.mark.parametrize(
    ("record", "number", "choice", "moving"),
    [
        ("tindaya_v2_2", 127, "eat toasted_flour", ".rising"),
        ("tindaya_2_preset", 308, "target 1,0", ".sinking"),
    ],
    ids=["eruption", "tsunami"],
)
def test_land_that_rises_or_sinks_is_painted_once(
    visitor: Open, record: str, number: int, choice: str, moving: str
) -> None:
    me = visitor("/", motion="no-preference", pace="normal")
    me.become()
    me.go_on(record, number, 0)
    me.page.evaluate(COUNT, f".upheaval {moving}")
    me.follow(choice)
    telling = me.find(".telling")
    telling.get_by_role("button", name="Pause").click()
    on = telling.get_by_role("button", name="One beat on")
    paints, moved = 0, 0
    for _ in range(20):
        with Watch(me, moving) as watch:
            on.click()
            me.page.wait_for_timeout(1500)
            moved = me.page.evaluate("window.mostMoving")
        paints = watch.painted[watch.ground]
        if moved or not telling.count():
            break
    assert moved > 5, "much of the land changes"
    assert paints <= PAINTS
    expect(me.find(f".upheaval {moving}")).to_have_count(0)
    assert me.page.evaluate(FILTERED) == []

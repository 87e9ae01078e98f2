"""The questions of the golden games in the prompt bar: nothing is cut, in both languages, wide and narrow."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from browser.visitor import Visitor
from playwright.sync_api import WebSocketRoute, expect

import firekeeper
from firekeeper.kernel.frame import frame_name
from firekeeper.table import phrases, render
from firekeeper.table.phrases import Phrases
from firekeeper.texts import texts, wording

Open = Callable[..., Visitor]
RECORDS = Path(__file__).parents[1] / "records"

GOLDEN = {
    "wendake": "wendake_rich_*.json",
    "endless_winter": "endless_winter_rich_*.json",
    "tindaya": "tindaya_*.json",
}
"""The games whose questions are looked at; those of Tindaya are asked in many modes."""

CUT = """
() => {
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  const found = [];
  for (const one of document.querySelectorAll(".prompt .say h2, .prompt .say p")) {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    if (top < bar.top - 1 || bottom > bar.bottom + 1 || left < bar.left - 1 || right > bar.right + 1)
      found.push(`outside: ${one.innerText}`);
    if (one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 3)
      found.push(`cut: ${one.innerText}`);
  }
  const strip = document.querySelector(".prompt .choices");
  const room = strip.getBoundingClientRect();
  for (const one of strip.querySelectorAll(".choice")) {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const seen = width > 0 && top < room.bottom - 2 && bottom > room.top + 2 && left < room.right - 2;
    if (seen && right > room.right + 6) found.push(`half a choice: ${one.innerText}`);
  }
  for (const one of document.querySelectorAll(".prompt .tool, .prompt .endturn")) {
    const { top, bottom, right, width } = one.getBoundingClientRect();
    if (!width) continue;
    if (top < bar.top - 1 || bottom > bar.bottom + 1 || right > bar.right + 1)
      found.push(`outside: ${one.innerText}`);
  }
  return found;
}
"""


@cache
def questions(game: str) -> list[dict[str, Any]]:
    """Of every kind of question in some golden games the longest one, as it goes to the page."""
    longest: dict[str, tuple[int, dict[str, Any]]] = {}
    for path in sorted(RECORDS.glob(GOLDEN[game])):
        record = firekeeper.load(path)
        played = firekeeper.replay(record, to=0)
        for entry in record.entries:
            decision = played.decision
            if decision is not None and decision.seat >= 0 and not entry.automatic:
                words = wording(played.rules, decision.seat, None, played.view(decision.seat))
                message = words.prompt(decision)
                name = frame_name(decision)
                length = max(len(texts(language).render(message)) for language in ("en", "fr"))
                if length > longest.get(name, (0, {}))[0]:
                    shared = Phrases(game)
                    offers = render.offers(played, decision.seat, words, shared)
                    prompt = {"rules": list(decision.help(played.state)), "message": phrases.to_wire(message)}
                    built = {"prompt": prompt, "choices": offers, "phrases": shared.all}
                    longest[name] = (length, msgspec.to_builtins(built))
            played.follow([entry])
    return [found for _, found in longest.values()]


@pytest.mark.parametrize("game", list(GOLDEN))
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_no_question_is_cut(visitor: Open, game: str, language: str, size: str) -> None:
    me = visitor("/", size=size, language=language)
    me.become("Claire", language)
    page: list[WebSocketRoute] = []
    full: list[dict[str, Any]] = []

    def pass_on(socket: WebSocketRoute) -> None:
        page.append(socket)
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            read = json.loads(message)
            if read["type"] == "full":
                full.append(read)
            socket.send(message)

        server.on_message(told)

    me.page.route_web_socket("**/ws/**", pass_on)
    me.sit("bot", game=game, seed="fire")
    me.my_turn()
    count, number = full[-1]["count"], 10_000
    turn = full[-1]["turn"]
    cut = []
    for asked in questions(game):
        number += 1
        prompt = {
            "seat": full[-1]["seat"],
            "name": "question",
            "args": {},
            "ends_turn": False,
            **asked["prompt"],
        }
        now = {
            **turn,
            "number": number,
            "to_move": full[-1]["seat"],
            "prompt": prompt,
            "choices": asked["choices"],
        }
        page[-1].send(
            json.dumps(
                {
                    "type": "update",
                    "after": count,
                    "count": count + 1,
                    "turn": now,
                    "view": {},
                    "entries": [],
                    "events": [],
                    "phrases": asked["phrases"],
                    "now": 0,
                }
            )
        )
        count += 1
        expect(me.find(".prompt")).to_have_attribute("data-number", str(number))
        me.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        cut += me.page.evaluate(CUT)
    me.problems.clear()  # the server refuses what is asked about questions that it never asked
    assert cut == []

"""What just happened: entries under the headings of turns, turns shown again, the turn signal."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.visitor import RECORDS, Visitor
from playwright.sync_api import Locator, expect

import firekeeper

Open = Callable[..., Visitor]


def sat(visitor: Open, game: str, **settings: str) -> Visitor:
    """At a table with a bot that has had turns; it is my turn."""
    me = visitor("/", **settings)
    me.become()
    me.sit("bot", game=game, seed="log")
    me.play(most=60, until=".log section:nth-of-type(6)")
    me.my_turn()
    return me


@pytest.mark.parametrize("game", ["wendake", "endless_winter"])
def test_an_opponents_turn_is_shown_again_in_place(visitor: Open, game: str) -> None:
    me = sat(visitor, game)
    before = me.number()
    me.find(".pp .again").first.click()
    bar = me.find(".prompt.turn-replay")
    expect(bar).to_contain_text("The turn again")
    expect(me.button("Let it run")).to_be_visible()  # without motion it waits for its reader
    me.page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text(re.compile(r"Step \d+ of \d+"))
    expect(me.find(".log .shown")).to_be_visible()
    expect(me.find(".tabletop [data-lit]")).to_have_count(0)
    me.page.keyboard.press("1")  # nobody makes a choice by accident meanwhile
    me.accessible()
    me.fits()
    me.shot(f"turn-replay-{game}")
    me.button("Back to now").click()
    expect(bar).to_have_count(0)
    me.my_turn()
    assert me.number() == before


def test_the_log_is_told_by_turns_that_fold(visitor: Open) -> None:
    me = sat(visitor, "wendake")
    expect(me.page).to_have_title(re.compile("Your turn"))
    expect(me.find("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    oldest = me.find(".log section").last
    heading = oldest.locator(".fold")
    expect(heading).to_have_attribute("aria-expanded", "false")
    heading.click()
    expect(heading).to_have_attribute("aria-expanded", "true")
    expect(oldest.locator("p").first).to_be_visible()
    heading.click()
    expect(oldest.locator("p")).to_have_count(0)
    # What is shown by an icon and a number is also there in words.
    me.play(most=300, until=".log .chip")
    me.my_turn()
    chip = me.find(".log .chip").first
    expect(chip).to_have_attribute("aria-label", re.compile(r"\w+ (gained|gave|scored) \d"))
    me.button("EN FR").click()
    expect(me.find(".log .fold").first).to_contain_text("Année")
    assert me.missing_words() == []
    me.accessible()


def test_pieces_can_be_lifted(visitor: Open) -> None:
    me = sat(visitor, "wendake")
    piece = me.find(".tabletop .piece").first
    expect(piece).to_have_css("opacity", "1")
    me.page.keyboard.down("x")
    expect(piece).not_to_have_css("opacity", "1")
    me.page.keyboard.up("x")
    expect(piece).to_have_css("opacity", "1")


def test_on_a_phone_a_turn_is_shown_where_it_happened(visitor: Open) -> None:
    me = sat(visitor, "wendake", size="phone")
    me.find(".zones button").last.click()
    me.find(".log .again").first.click()
    expect(me.find(".prompt.turn-replay")).to_be_visible()
    me.button("One step forward").click()
    expect(me.find(".prompt.turn-replay")).to_contain_text("Step")
    expect(me.find(".zones [aria-current=true]")).to_have_count(1)
    me.fits()
    me.accessible()
    me.shot("turn-replay-phone")
    me.button("Back to now").click()
    expect(me.find(".log")).to_be_visible()
    me.shot("log-phone")


# --- tables -----------------------------------------------------------------------------------------------


def last_whole_stage(record: str) -> list[int]:
    """What every seat scored in the year or round before the last one, as the rules tell it."""
    game = firekeeper.replay(firekeeper.load(RECORDS / f"{record}.json"))
    events = [event for _, event in game.events]
    begun = [at for at, event in enumerate(events) if event.opens == "stage"]
    points = [0] * game.rules.seats
    for event in events[begun[-2] : begun[-1]]:
        if type(event).__name__ == "Scored":
            points[event.seat] += event.points
    return points


def numbers(row: Locator) -> list[int]:
    return [0 if cell == "·" else int(cell) for cell in row.locator("td").all_inner_texts()]


@pytest.mark.parametrize(
    ("record", "stage", "before"),
    [("wendake_2_fronts", "Year 7", "Year 6"), ("endless_winter_v3_2", "Round 4", "Round 3")],
)
def test_what_a_stage_and_the_game_brought_is_a_small_table(
    visitor: Open, record: str, stage: str, before: str
) -> None:
    me = visitor("/")
    me.become()
    table = me.upload(record)
    result = me.api("GET", f"/api/tables/{table}")["table"]["result"]
    me.go(f"/t/{table}")
    me.find("[data-dialog=score-sheet] .places").wait_for()
    me.page.keyboard.press("Escape")
    final = me.find(".log section").first.locator("table")
    expect(final.locator("thead th").first).to_have_text("Score sheet")
    expect(final.locator("thead th + th [role=img]")).to_have_count(len(result["scores"]))
    assert numbers(final.locator("tr.strong").last) == result["scores"]
    heading = me.find(".log .fold").filter(has=me.page.get_by_text(stage, exact=True)).last
    heading.scroll_into_view_if_needed()
    if heading.get_attribute("aria-expanded") == "false":
        heading.click()
    year = me.find(".log section").filter(has=me.find("thead th").get_by_text(before, exact=True))
    expect(year.locator("table")).to_have_count(1)
    rows = [numbers(row) for row in year.locator("tbody tr").all()]
    assert len(rows) > 1, "points have sources"
    assert rows[-1] == [sum(row[seat] for row in rows[:-1]) for seat in range(len(rows[-1]))]
    assert rows[-1] == last_whole_stage(record)
    me.accessible()
    me.shot(f"log-tables-{record}")

"""After the game: score sheet, graph, shuffles, looking back, going on, and a page that needs no server."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Open = Callable[..., Visitor]


def uploaded(me: Visitor, name: str = "wendake_2_fronts") -> str:
    """A golden record as a finished table."""
    me.become()
    return me.upload(name)


def at(me: Visitor, number: int) -> None:
    """The replay shows this move, and its address says so."""
    expect(me.find(".replay")).to_contain_text(re.compile(rf"Move {number} of \d+"))
    expect(me.page).to_have_url(re.compile(rf"/replay#move-{number}$"))


def test_the_end_of_a_game(visitor: Open) -> None:
    """Score sheet by source, graph over the years, shuffles repeated in the page, links to keep."""
    me = visitor("/")
    table = uploaded(me)
    me.go(f"/t/{table}")
    dialog = me.find("[data-dialog=score-sheet]")
    expect(dialog).to_contain_text("wins")
    result = me.api("GET", f"/api/tables/{table}")["table"]["result"]
    # The ceremony: places from the first on, points by source as bars, three moments to look back at.
    scores = dialog.locator(".places .score").all_inner_texts()
    assert [int(score) for score in scores] == sorted(result["scores"], reverse=True)
    assert dialog.locator(".places li").first.locator(".bar i").count() > 1
    expect(dialog.locator(".moments button")).to_have_count(3)
    me.accessible()
    me.shot("ceremony")
    me.page.get_by_role("tab", name="Score sheet").click()
    totals = dialog.locator("tr.strong td").all_inner_texts()
    assert [int(total) for total in totals] == result["scores"]
    me.accessible()
    me.shot("score-sheet")

    me.page.get_by_role("tab", name="How it went").click()
    expect(dialog.locator("svg text").filter(has_text="Year 7")).to_be_visible()
    assert dialog.locator("path.line").count() == len(result["scores"])
    me.accessible()
    me.shot("score-graph")

    me.page.get_by_role("tab", name="Fair shuffles").click()
    me.button("Check the shuffles").click()
    expect(dialog.locator("[data-verdict=fair]")).to_be_visible()
    me.accessible()
    me.shot("shuffles")

    me.button("Share link").click()
    expect(me.button("Link copied")).to_be_visible()
    assert me.page.evaluate("navigator.clipboard.readText()") == f"{me.address}/t/{table}/replay"
    with me.page.expect_download() as record:
        me.page.get_by_role("link", name="Download the record").click()
    assert '"seed"' in record.value.path().read_text("utf-8")

    me.page.get_by_role("tab", name="How it went").click()
    dialog.locator("figure > svg").click(position={"x": 300, "y": 100})
    expect(me.page).to_have_url(re.compile(r"/replay#move-[1-9]\d+$"))
    me.go(f"/t/{table}")
    dialog.locator(".moments button").first.click()
    expect(me.page).to_have_url(re.compile(r"/replay#move-[1-9]\d*$"))


def test_a_doctored_record_does_not_pass(visitor: Open) -> None:
    me = visitor("/")
    table = uploaded(me)

    def cheat(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        body = answer.text().replace("* card ", "* card x", 1)
        route.fulfill(response=answer, body=body)  # type: ignore[attr-defined]

    me.page.route("**/record", cheat)
    me.go(f"/t/{table}")
    me.page.get_by_role("tab", name="Fair shuffles").click()
    me.button("Check the shuffles").click()
    expect(me.find("[data-verdict=false]")).to_be_visible()
    expect(me.find("[data-dialog] li.bad").first).to_contain_text(re.compile(r"at choice \d+"))


def test_looking_back_move_by_move(visitor: Open) -> None:
    """Scrubber, arrows, turns, years, a link to a move; a stranger needs no name for it."""
    table = uploaded(visitor("/"))
    me = visitor(f"/t/{table}/replay#move-120")
    at(me, 120)
    me.accessible()
    me.fits()
    me.shot("replay")
    me.page.keyboard.press("ArrowRight")
    at(me, 121)
    me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("ArrowLeft")
    at(me, 119)
    me.button("One turn forward").click()
    expect(me.page).not_to_have_url(re.compile("#move-119$"))
    me.page.keyboard.press("Home")
    at(me, 0)
    me.page.keyboard.press("PageDown")
    expect(me.find(".replay b").first).to_contain_text("Year 2")
    me.find(".stages").get_by_role("button", name="Year 3").click()
    expect(me.find(".replay b").first).to_contain_text("Year 3")
    # One seat alone, quicker: each move with its sentence.
    whose, speed = me.page.get_by_label("Whose moves"), me.page.get_by_label("Speed")
    whose.select_option(label="Moves of Red")
    me.page.keyboard.press("ArrowRight")
    expect(me.find(".told [class*=p-red]").first).to_be_visible()
    me.page.keyboard.press("+")
    expect(speed).to_have_value("2")
    whose.select_option(label="Everybody’s moves")
    me.page.keyboard.press("End")
    expect(me.find(".replay b").first).to_have_text("Red wins.")
    me.page.keyboard.press("ArrowLeft")
    expect(me.find(".replay b").first).to_have_text("Year 7 of 7")
    scrubber = me.page.get_by_label("Move", exact=True)
    scrubber.fill("200")
    at(me, 200)
    log = me.find(".log").inner_text()
    me.page.get_by_label("Seen from").select_option("1")
    expect(me.find(".log")).not_to_have_text(log)
    at(me, 200)
    me.button("EN FR").click()
    expect(me.find(".replay")).to_contain_text("Coup 200")
    assert me.missing_words() == []
    me.page.reload()
    expect(me.find(".replay")).to_contain_text("Coup 200")
    me.page.evaluate("location.hash = '#move-30'")
    expect(me.find(".replay")).to_contain_text("Coup 30")


def test_a_replay_runs_by_itself(visitor: Open) -> None:
    me = visitor(f"/t/{uploaded(visitor('/'))}/replay#move-50", size="phone")
    at(me, 50)
    me.fits()
    me.accessible()
    me.shot("replay-phone")
    high = me.find(".prompt.replay").evaluate("(bar) => bar.getBoundingClientRect().height / innerHeight")
    assert high < 0.28, "the board has most of the height"
    expect(me.button("Continue from here")).to_be_hidden()
    me.button("More controls").click()
    expect(me.button("Continue from here")).to_be_visible()
    me.fits()
    me.button("More controls").click()
    me.button("Let it run").click()
    expect(me.page).not_to_have_url(re.compile("#move-50$"))
    me.button("Pause").click()
    me.button("Let it run").wait_for()


def test_continue_from_here(visitor: Open) -> None:
    me = visitor("/")
    table = uploaded(me)
    me.go(f"/t/{table}/replay#move-200")
    at(me, 200)
    me.button("Continue from here").click()
    me.find(".prompt:not(.replay)").wait_for()
    me.my_turn()
    assert me.table != table
    fresh = me.api("GET", f"/api/tables/{me.table}")
    assert fresh["table"]["origin"] == f"{table}/200"
    assert fresh["seat"] is not None
    me.choose()


def test_looking_back_during_play_shows_no_more_than_before(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    table = me.sit("bot", seed="back")
    me.play(most=6)
    me.my_turn()
    me.go(f"/t/{table}/replay")
    expect(me.find(".replay")).to_contain_text("Move")
    expect(me.page.get_by_label("Seen from")).to_have_count(0)
    me.page.keyboard.press("1")  # nobody makes a choice by accident while looking back
    before = me.number()
    me.button("Back to the table").click()
    me.my_turn()
    assert me.number() == before


@pytest.mark.parametrize("name", ["wendake_2_fronts", "wendake_solo_easy_won"])
def test_a_page_of_its_own_needs_no_network(visitor: Open, tmp_path: Path, name: str) -> None:
    """The replay is kept as a file and opened with the network cut: it shows every move and checks itself."""
    me = visitor("/")
    table = uploaded(me, name)
    me.go(f"/t/{table}")
    with me.page.expect_download() as kept:
        me.page.get_by_role("link", name="Save as web page").click()
    file = tmp_path / "replay.html"
    kept.value.save_as(file)
    assert file.stat().st_size < 1_500_000

    page = me.context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    problems: list[str] = []
    page.on("console", lambda line: problems.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    me.context.set_offline(True)
    page.goto(f"{file.as_uri()}#move-100")
    expect(page.locator(".replay")).to_contain_text("Move 100 of")
    page.keyboard.press("End")
    page.locator(".replay").get_by_role("button", name="Score sheet").click()
    dialog = page.locator("[data-dialog=score-sheet]")
    expect(dialog).to_contain_text("wins")
    page.get_by_role("tab", name="Fair shuffles").click()
    page.get_by_role("button", name="Check the shuffles").click()
    expect(dialog.locator("[data-verdict=fair]")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="EN FR").click()
    expect(page.locator(".replay")).to_contain_text("Coup")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#move-0$"))
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    assert problems == []
    me.context.set_offline(False)

"""Tindaya at the table: every screen, games to their end, phone, the story of an era."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.visitor import OFFERED, Visitor
from playwright.sync_api import Route, expect

Open = Callable[..., Visitor]

APART = """rows => {
  const box = (one) => one.getBoundingClientRect();
  return rows.every((row, at) => {
    const name = box(row.querySelector("b"));
    const parts = [...row.querySelectorAll(".ls, .ls > *")].map(box);
    const below = at + 1 < rows.length ? box(rows[at + 1]).top : Infinity;
    const high = [name, ...parts].every(({ bottom }) => bottom <= below + 1);
    return high && parts.every(({ left }) => left >= name.right);
  });
}"""
"""Whether no row of a list lies on another one, nor what it lists on its name."""
ZONES = ("islands", "boards", "mountain", "forecast", "players")


def sit_down(me: Visitor, *others: str, **options: Any) -> str:
    return me.sit(*others, game="tindaya", **options)


@pytest.mark.parametrize(
    ("size", "theme"), [("laptop", "light"), ("low", "dark"), ("desktop", "light"), ("phone", "light")]
)
def test_the_table_fits_every_screen(visitor: Open, size: str, theme: str) -> None:
    me = visitor("/", size=size, theme=theme)
    me.become()
    sit_down(me, "bot", "bot", "bot", seed="lava", difficulty="hard")
    me.play(most=24)
    me.my_turn()
    expect(me.find(".hits path")).to_have_count(112)
    me.shot(f"tindaya-{size}-{theme}")
    me.accessible()
    me.fits()
    assert me.missing_words() == []


@pytest.mark.parametrize(("size", "language"), [("low", "fr"), ("laptop", "en")])
def test_goals_can_be_seen_in_every_room(visitor: Open, size: str, language: str) -> None:
    """Where there is no room for objectives, secrets and the market a button opens them; in the dark, too."""
    me = visitor("/", size=size, theme="dark", language=language)
    me.become("Claire", language)
    me.go_on("tindaya_v2_3_domination", 192, 0)
    shelf = me.find(".shelf.dom")
    if size == "low":
        expect(shelf).to_be_hidden()
        me.button("Buts, marché et réserve").click()
    expect(shelf).to_be_visible()
    expect(shelf.locator(".scard.mine")).to_have_count(2)
    cut = shelf.locator(".scard small").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.parentElement.clientWidth).map((one) => one.id)"
    )
    assert cut == []
    me.shot(f"tindaya-goals-{size}")
    me.accessible()
    me.fits()


@pytest.mark.parametrize(("size", "said"), [("low", "Alliance, difficile, 4 joueurs"), ("phone", "Alliance")])
def test_the_table_says_how_it_plays_and_who_plays_what(visitor: Open, size: str, said: str) -> None:
    me = visitor("/", size=size, language="fr")
    me.become("Claire", "fr")
    me.go_on("tindaya_4_extinct", 81, 0)
    expect(me.find(".appbar .played")).to_have_text(said)
    expect(me.find(".score small").first).to_have_text("/6")
    if size == "phone":
        names = me.find(".seats .name, .appbar h1, .appbar .played")
    else:
        expect(me.find(".pp .nm .sub")).to_have_text(["Taoro", "Orone", "Agana", "Majos"])
        names = me.find(".pp .nm .called, .pp .nm .sub, .appbar .played")
    assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    me.fits()


def test_answers_have_room_and_leave_it_to_the_board(visitor: Open) -> None:
    """A long question makes room for its answers; on a phone the answers make room for the map."""
    wide = visitor("/", language="fr")
    wide.become("Claire", "fr")
    wide.go_on("tindaya_v2_3_domination", 192, 0)
    expect(wide.choices).to_have_count(5)
    for at in range(5):
        expect(wide.choices.nth(at)).to_be_in_viewport(ratio=1)
    phone = visitor("/", size="phone")
    phone.become()
    phone.go_on("tindaya_4_extinct", 81, 0)
    phone.find(".zones button").first.click()
    prompt, board = (phone.find(one).bounding_box() for one in (".prompt", ".mapframe"))
    assert prompt
    assert board
    assert prompt["height"] <= 190
    assert board["height"] >= 240
    phone.button("All 4").click()
    for at in range(4):
        expect(phone.choices.nth(at)).to_be_in_viewport(ratio=1)
    phone.shot("tindaya-phone-answers")


def test_the_longest_name_of_a_catastrophe_is_read_in_full(visitor: Open) -> None:
    me = visitor("/", language="fr")
    me.become("Claire", "fr")
    me.go_on("tindaya_2_wrath", 235, 0)
    name = me.find(".cat", has_text="Tremblement de terre")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
    words, icon = name.bounding_box(), me.find(".godhead:has(.cat.long) .ci").bounding_box()
    assert words
    assert icon
    assert icon["y"] + icon["height"] <= words["y"] + 2


def test_a_lost_alliance_says_first_what_was_missing(visitor: Open) -> None:
    """Nobody counts points there; and who watches chooses whose boards are shown, beside their name."""
    me = visitor("/")
    me.become()
    me.go(f"/t/{me.upload('tindaya_2_wrath')}")
    sheet = me.find("[data-dialog=score-sheet]")
    expect(sheet.locator(".verdict li").nth(1)).to_contain_text("would have calmed Moneiba")
    expect(sheet.locator(".places .score")).to_have_text(["0/2", "0/2"])
    close = sheet.get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    close.click()
    whose, boards = (me.find(one).bounding_box() for one in (".watching", ".own h2"))
    assert whose
    assert boards
    assert whose["y"] + whose["height"] <= boards["y"]


def test_a_replay_says_how_far_the_mission_is(visitor: Open) -> None:
    """As the table does: not points, which an Alliance has none of; a phone names islands that merged."""
    me = visitor("/")
    me.become()
    me.go(f"/t/{me.upload('tindaya_v2_2')}/replay#move-160")
    expect(me.find(".rail .score")).to_have_text(["2/3", "1/3"])
    expect(me.find(".rail .nm .sub")).to_have_text(["Tedote", "Jandia"])
    me.page.set_viewport_size({"width": 390, "height": 844})
    label = me.find(".vno").first
    expect(label).to_have_text("2·4·7·8")
    assert label.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_domination_to_the_score_sheet(visitor: Open) -> None:
    me = visitor("/", size="low")
    me.become()
    sit_down(me, "bot", seed="disc", mode="domination")
    me.play()
    sheet = me.find("[data-dialog=score-sheet]")
    sheet.locator("#tab-sheet").click()
    expect(sheet.locator("tbody tr").first).to_be_visible()
    assert me.missing_words() == []
    me.accessible()
    me.fits()
    me.shot("tindaya-score-sheet")


def test_a_phone_shows_the_whole_width_of_a_score_sheet(visitor: Open) -> None:
    """What each tab says stays inside of the dialog: nothing to pull aside."""
    me = visitor("/", size="phone", language="fr")
    me.become("Claire", "fr")
    me.go(f"/t/{me.upload('tindaya_4_archipelago')}")
    content = me.find("[data-dialog=score-sheet] .content")
    tabs = content.get_by_role("tab")
    expect(tabs).to_have_count(4)
    for at in range(4):
        tabs.nth(at).click()
        expect(tabs.nth(at)).to_have_attribute("aria-selected", "true")
        assert content.evaluate("one => one.scrollWidth <= one.clientWidth"), tabs.nth(at).inner_text()


def test_alone_in_french_until_all_is_lost(visitor: Open) -> None:
    me = visitor("/", language="fr", theme="dark")
    me.become("Claire", "fr")
    sit_down(me, seed="lost", difficulty="hard")
    me.my_turn()
    expect(me.find(".mapframe .zoommap[role=group]")).to_have_attribute(
        "aria-label", "Archipel\u202f: 112 hexagones, 8 îles"
    )
    assert me.missing_words() == []
    me.play()
    sheet = me.find("[data-dialog=score-sheet]")
    expect(sheet).to_be_visible()
    assert me.missing_words() == []
    me.accessible()
    me.shot("tindaya-lost-fr")


def test_a_phone_shows_zone_after_zone(visitor: Open) -> None:
    me = visitor("/", size="phone")
    me.become()
    sit_down(me, "bot", seed="atlantic")
    me.play(most=16)
    me.my_turn()
    tabs = me.find(".zones button")
    expect(tabs).to_have_count(len(ZONES))
    for at, zone in enumerate(ZONES):
        tabs.nth(at).click()
        me.find(f".td [data-zone='{zone}']").first.wait_for()
        me.fits()
        me.shot(f"tindaya-phone-{zone}")
    tabs.first.click()
    expect(me.find(".islist .isl")).not_to_have_count(0)
    expect(me.find(".overview")).to_be_visible()
    me.accessible()


def test_a_phone_reaches_the_last_island_of_the_list(visitor: Open) -> None:
    """Answers take room from the list: it scrolls; an island with many tokens keeps to its row."""
    me = visitor("/", size="phone", language="fr")
    me.become("Claire", "fr")
    me.go_on("tindaya_v2_3_domination", 240, 0)
    rows = me.find(".islist .isl")
    last = rows.last
    expect(last).not_to_be_in_viewport(ratio=1)
    rows.first.hover()
    me.page.mouse.wheel(0, 900)
    expect(last).to_be_in_viewport(ratio=1)
    wide = rows.locator(".ibody").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    )
    assert wide == 0


def test_all_markers_fit_into_their_space(visitor: Open) -> None:
    """Three cubes and three cylinders are counted, and nothing is cut off."""
    me = visitor("/", size="low", language="fr")
    me.become("Claire", "fr")
    me.go_on("tindaya_v2_2", 149, 0)
    depot = me.find(".own .depot")
    expect(depot.locator("b")).to_have_text(["3", "3"])
    assert depot.evaluate("one => one.scrollWidth <= one.clientWidth")
    box = depot.bounding_box()
    last = depot.locator("b").last.bounding_box()
    assert box
    assert last
    assert last["x"] + last["width"] <= box["x"] + box["width"] - 2


@pytest.mark.parametrize(("language", "first"), [("en", "Single buildings"), ("fr", "Bâtiments précis")])
def test_a_single_building_is_protected_by_an_order(visitor: Open, language: str, first: str) -> None:
    """What an order can name is called as on the map; what was ordered is there when one looks again."""
    me = visitor("/", language=language)
    me.become("Claire", language)
    me.go_on("tindaya_v2_2", 127, 0)
    for _ in range(2):
        me.button("Menu").click()
        me.button({"en": "Standing orders", "fr": "Consignes"}[language]).click()
        orders = me.find("[data-dialog=orders]")
        place = orders.locator("section", has_text=first)
        place.locator("li, select").first.wait_for()
        if not place.locator("li").count():
            place.locator("select").select_option(index=1)
        expect(place.locator("li")).to_have_count(1)
        expect(place.locator("li span")).to_have_text(re.compile(r"^1\. .+ [1-8][a-z]$"))
        me.shot(f"tindaya-orders-{language}")
        me.accessible()
        assert me.missing_words() == []
        me.page.reload()


def test_a_phone_shows_all_four_tribes_and_legible_graphs(visitor: Open) -> None:
    """Nobody is below the edge; headings of choices have a row of their own; letters keep their size."""
    me = visitor("/", size="phone", language="fr", theme="dark")
    me.become("Claire", "fr")
    me.go_on("tindaya_4_extinct", 81, 0)
    heading, after = (me.find(f".choices .{one}").first.bounding_box() for one in ("heading", "heading + *"))
    assert heading
    assert after
    assert heading["y"] + heading["height"] <= after["y"]
    me.find(".zones button").nth(4).click()
    expect(me.find(".pcard")).to_have_count(4)
    for at in range(4):
        expect(me.find(".pcard").nth(at)).to_be_in_viewport(ratio=1)
    log = me.find(".logbox").bounding_box()
    assert log
    lowest = me.find(".pcard").evaluate_all(
        "all => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
    )
    assert lowest <= log["y"]
    me.accessible()
    me.go(f"/t/{me.upload('tindaya_v2_2')}")
    me.find("[data-dialog=score-sheet] [role=tab]").nth(2).click()
    me.find("figure .tick").first.wait_for()
    heights = me.find("figure .tick").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 12
    me.fits()


def test_an_event_without_a_place_is_not_awaited(visitor: Open) -> None:
    """An island sinks with the volcano that was to erupt: the map draws no rings around it any more."""
    me = visitor("/", language="fr")
    me.become("Claire", "fr")
    me.go_on("tindaya_v3_2", 254, 1)
    me.button("Passer").first.click()
    sunk = me.find(".tl", has_text="Éruption")
    expect(sunk).to_contain_text("n’a pas lieu")
    expect(me.find(".eventstrip li b").nth(1)).to_have_text("–")
    expect(me.find(".st-eruption")).to_have_count(0)
    assert me.find(".losses li .ls").first.is_visible()
    assert me.find(".losses li").evaluate_all(APART), (
        "what an event takes lies on its name, or on the next row"
    )
    me.shot("tindaya-sunk")


def test_terrain_is_laid_and_natives_move_by_clicks_on_the_map(visitor: Open) -> None:
    me = visitor("/")
    me.become()
    sit_down(me, "bot", seed="chart", layout="by_turns")
    me.my_turn()
    lit = me.find(".hits [data-lit]")
    expect(lit).not_to_have_count(0)
    before = me.number()
    lit.first.dispatch_event("click")
    menu = me.find(".choicemenu button")
    expect(menu).not_to_have_count(0)
    menu.first.click()
    me.moved_on(before)
    me.my_turn()
    me.shot("tindaya-terrain")
    me.play(until=".tring.selected ~ .tring")
    me.my_turn()
    target = me.find(".hits [data-lit]").first
    target.dispatch_event("pointerenter")
    expect(me.find(".preview .route")).to_have_count(1)
    me.shot("tindaya-route")
    before = me.number()
    target.dispatch_event("click")
    me.moved_on(before)


def test_the_end_of_an_era_is_told_and_told_again(visitor: Open) -> None:
    me = visitor("/", motion="no-preference", pace="fast")
    me.become()
    sit_down(me, "bot", seed="saga")
    me.play(until=".telling")
    telling = me.find(".telling")
    telling.get_by_role("button", name="Pause").click()
    expect(telling.locator("h3 span")).not_to_be_empty()
    me.shot("tindaya-story")
    me.accessible()
    for _ in range(30):
        if not telling.count():
            break
        telling.get_by_role("button", name="One beat on").click()
    expect(telling).to_have_count(0)
    me.button("Tell the end of the era again").click()
    expect(telling).to_be_visible()
    telling.get_by_role("button", name="To the end").click()
    expect(telling).to_have_count(0)


def test_a_phone_tells_the_story_below_the_place_it_is_about(visitor: Open) -> None:
    me = visitor("/", size="phone", motion="no-preference", pace="slow", language="fr")
    me.become("Claire", "fr")
    me.go_on("tindaya_2_preset", 308, 0)
    me.find(".prompt .choice").first.evaluate("one => one.click()")
    telling = me.find(".telling")
    telling.wait_for()
    telling.get_by_role("button", name="Pause").evaluate("one => one.click()")
    expect(telling.locator("h3 span")).to_have_text("Tremblement de terre")
    map_, words, lost = (
        me.find(one).bounding_box() for one in (".mapbox", ".telling", ".struckzone .loss >> nth=0")
    )
    assert map_
    assert words
    assert lost
    assert map_["y"] + map_["height"] <= words["y"]
    assert map_["x"] <= lost["x"] <= map_["x"] + map_["width"]
    assert map_["y"] <= lost["y"] <= map_["y"] + map_["height"]
    me.fits()


def test_a_phone_shows_the_story_before_the_zone_of_the_next_question(visitor: Open) -> None:
    """The islands come forward while they are told of; then the goods that pay a fire."""
    me = visitor("/", size="phone", motion="no-preference", pace="slow")
    me.become()
    me.go_on("tindaya_1_lost", 36, 0)
    me.find(".zones button").nth(2).click()
    me.follow("fort_tile pigsty")
    telling = me.find(".telling")
    telling.wait_for()
    telling.get_by_role("button", name="Pause").evaluate("one => one.click()")
    expect(me.find("#question")).to_contain_text("a fire for the seers")
    expect(me.find(".td [data-zone='islands']")).to_be_visible()
    expect(telling).to_be_in_viewport(ratio=1)
    telling.get_by_role("button", name="To the end").evaluate("one => one.click()")
    expect(me.find(".td .own")).to_be_visible()
    expect(telling).to_have_count(0)


def test_the_last_era_is_told_before_its_result(visitor: Open) -> None:
    me = visitor("/", motion="no-preference", pace="fast")
    me.become()
    sit_down(me, seed="lost", difficulty="hard")
    me.my_turn()
    me.page.evaluate(
        """() => {
          window.seen = {told: false, both: false, spoiled: false};
          new MutationObserver(() => {
            const told = document.querySelector(".telling h3 span");
            window.seen.told ||= Boolean(told);
            window.seen.both ||= Boolean(told && document.querySelector("[data-dialog=score-sheet]"));
            window.seen.spoiled ||= Boolean(told && document.querySelector(".prompt .result"));
          }).observe(document.body, {childList: true, subtree: true});
        }"""
    )
    me.play()
    assert me.page.evaluate("window.seen") == {"told": True, "both": False, "spoiled": False}
    expect(me.find(".prompt .result")).not_to_be_empty()


def test_a_new_table_shows_its_archipelago(visitor: Open) -> None:
    """Where the map is drawn an example, and another; a preset as it will be."""
    me = visitor("/new/tindaya")
    land = me.find(".example .g-forest").first
    first = land.get_attribute("d")
    me.button("Another example").click()
    expect(land).not_to_have_attribute("d", first or "")
    expect(me.find(".example figcaption")).to_contain_text("an example")
    me.find("input[name=layout][value=preset], label:has-text('preset')").first.click()
    expect(me.find(".example figcaption")).to_contain_text("the map you will play on")
    preset = me.find(".example .g-forest").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    me.shot("tindaya-new-table")
    assert me.missing_words() == []
    me.accessible()
    me.become()
    sit_down(me, "bot", "bot", seed="whatever", layout="preset")
    me.my_turn()
    played = me.find(".mapframe .g-forest").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert played == preset


def test_the_place_of_the_archipelago_is_kept_until_it_comes(visitor: Open) -> None:
    """Nothing below jumps when the picture arrives."""
    me = visitor("/")
    held: list[Route] = []
    me.page.route("**/games/tindaya/example", lambda route: held.append(route))
    me.go("/new/tindaya")
    figure, make = me.find(".example"), me.find(".make")
    figure.wait_for()
    expect(figure.locator("svg")).to_have_count(0)
    before = make.bounding_box()
    for one in held:
        one.continue_()
    figure.locator("svg").wait_for()
    after = make.bounding_box()
    assert before
    assert after
    assert abs(before["y"] - after["y"]) <= 2


def test_two_people_play_an_alliance(visitor: Open) -> None:
    """Each sees what the other does, in their own language, and what would happen if the era ended now."""
    ana, ben = visitor("/"), visitor("/", language="fr")
    ana.become("Ana")
    table = sit_down(ana, "friend", seed="allies")
    link = ana.api("GET", f"/api/tables/{table}")["link"]
    ben.become("Ben", "fr")
    ben.api("POST", f"/api/tables/{table}/join", {"invitation": link.partition("invitation=")[2]})
    ben.go(f"/t/{table}")
    for _ in range(60):
        for one in (ana, ben):
            one.find(".prompt").wait_for()
            if one.find(OFFERED).count():
                one.play(most=1)
    for one in (ana, ben):
        expect(one.find(".hits path")).to_have_count(112)
        assert one.missing_words() == []
        one.fits()

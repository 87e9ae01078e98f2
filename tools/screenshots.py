#!/usr/bin/env python3
"""Take the pictures of the README anew: the built client, a server of its own, a headless browser.

screenshots.py                 write docs/images/*.jpg
screenshots.py --out FOLDER    write them elsewhere, to look at first
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import firekeeper
from firekeeper.bots import answer, make

ROOT = Path(__file__).resolve().parent.parent
MOST_BYTES = 300_000
"""A larger picture would make the repository heavy."""
QUALITIES = (92, 86, 80, 72)


class PictureError(Exception):
    """A picture cannot be kept; the message says why."""


class Studio:
    """A server and a browser for a few minutes. What opens pages is what the browser tests use."""

    def __init__(self, browser: Any, address: str, visitor: Any) -> None:
        self.browser = browser
        self.address = address
        self.visitor = visitor
        self.opened: list[Any] = []

    def visit(self, path: str = "/", name: str = "Claire", **settings: str) -> Any:
        """Somebody with a name opens a page."""
        made = self.visitor(self.browser, self.address, **settings)
        self.opened.append(made)
        made.become(name, settings.get("language", "en"))
        made.page.add_init_script(NO_COACH)
        made.go(path)
        return made

    def finished(self, me: Any, record: str) -> str:
        """A golden record as a finished table."""
        return self.uploaded(me, (ROOT / "tests" / "records" / f"{record}.json").read_text("utf-8"))

    def uploaded(self, me: Any, text: str) -> str:
        """A record as a finished table."""
        answer = me.context.request.fetch(
            f"{self.address}/api/records",
            method="POST",
            data=text,
            headers={"content-type": "application/json", "origin": self.address},
        )
        if not answer.ok:
            raise PictureError(f"a record was not accepted: {answer.text()}")
        return str(answer.json()["table"]["id"])


NO_COACH = """
const kept = JSON.parse(localStorage.getItem("firekeeper.settings") ?? "{}");
localStorage.setItem("firekeeper.settings", JSON.stringify({ ...kept, coach: false }));
"""
"""The first-game guide would lie over the board."""


SECOND_ROUND = ".rounds li.now:nth-child(2)"


def home(studio: Studio) -> Any:
    me = studio.visit()
    studio.finished(me, "wendake_2_fronts")
    me.sit("bot", "bot", bot="greedy", seed="evening", tribes="fronts")
    me.my_turn()
    me.go("/")
    me.find("article").first.wait_for()
    me.find(".mine li b").first.wait_for()
    return me


def going_on(studio: Studio, record: str, number: int, seat: int, **settings: str) -> Any:
    """At a table that goes on from a choice of a golden record: much has happened there."""
    me = studio.visit(**settings)
    table = studio.finished(me, record)
    body = {"number": number, "seat": seat, "bot": "greedy"}
    made = me.api("POST", f"/api/tables/{table}/continue", body)
    me.go(f"/t/{made['table']['id']}")
    me.my_turn()
    return me


def at_the_table(studio: Studio, **settings: str) -> Any:
    """A marker is to be placed in the sixth year, and somebody points at the first choice."""
    me = going_on(studio, "wendake_4_fronts", 700, 3, **settings)
    if settings.get("size") == "phone":
        me.find(".tiles [data-lit]").first.tap()
    else:
        me.choices.first.hover()
    return me


def fight(studio: Studio) -> Any:
    """In the last year a guard is about to be attacked."""
    me = going_on(studio, "wendake_4_backs", 838, 2)
    me.choices.filter(has_text="attack a guard").first.hover()
    me.find(".preview .fate").first.wait_for()
    return me


def alone(studio: Studio) -> Any:
    return going_on(studio, "wendake_solo_hard_fronts", 150, 0)


def late_winter(studio: Studio) -> Any:
    """Endless Winter when much stands already: in the last round of a game of bots we go on as the last."""
    game = firekeeper.new("endless_winter", players=4, seed="aurora")
    bots = [make("greedy", seat) for seat in range(4)]
    number, seat = 0, 0
    while (mover := game.seat) is not None:
        if not number and game.view(None).round == game.view(None).rounds:
            number, seat = len(game.record.entries), game.view(None).order[-1]
        game.choose(answer(bots[mover], game.rules, game.state, mover, game.choices))
    me = studio.visit()
    table = studio.uploaded(me, game.record.text())
    fresh = me.api("POST", f"/api/tables/{table}/continue", {"number": number, "seat": seat})
    me.go(f"/t/{fresh['table']['id']}")
    me.play(until=".pillar.on .top.now")
    me.still()
    return me


def winter(studio: Studio, until: str, **settings: str) -> Any:
    """A table of Endless Winter, played until something is to be seen."""
    me = studio.visit(**settings)
    me.sit("bot", "bot", "bot", game="endless_winter", bot="greedy", seed="aurora")
    me.play(until=until)
    me.still()
    return me


def new_allies(studio: Studio) -> Any:
    """Turn cards with their names, ships and patrols in the fourth year."""
    return going_on(studio, "wendake_allies_4_fronts", 524, 2)


def waiting_room(studio: Studio) -> Any:
    me = studio.visit()
    me.sit("friend", "bot", bot="skilled", seed="evening")
    return me


def score_sheet(studio: Studio) -> Any:
    me = studio.visit()
    me.go(f"/t/{studio.finished(me, 'wendake_4_fronts')}")
    me.find("[data-dialog=score-sheet] [role=tab]").nth(1).click()
    me.find("[data-dialog=score-sheet] tr.strong").first.wait_for()
    return me


def ceremony(studio: Studio) -> Any:
    me = studio.visit()
    me.go(f"/t/{studio.finished(me, 'wendake_4_fronts')}")
    me.find("[data-dialog=score-sheet] .places li").first.wait_for()
    return me


def lesson(studio: Studio) -> Any:
    """The first exercise, with its first hint."""
    me = studio.visit("/learn/wendake")
    me.button("Begin").first.click()
    me.find(".lesson").get_by_role("button", name="Hint").click()
    me.find(".spotlight").wait_for()
    return me


def replay(studio: Studio) -> Any:
    me = studio.visit()
    me.go(f"/t/{studio.finished(me, 'wendake_4_fronts')}/replay#move-420")
    me.find(".replay").wait_for()
    return me


def archipelago(studio: Studio, **settings: Any) -> Any:
    """An Alliance of four on a hard archipelago, in the middle of an era."""
    me = studio.visit(**settings)
    me.go_on("tindaya_4_extinct", 81, 0)
    if settings.get("size") == "phone":
        me.find(".zones button").first.click()
    return me


def end_of_an_era(studio: Studio) -> Any:
    """The story of an era, where a volcano erupts."""
    me = studio.visit(motion="no-preference", pace="slow")
    me.go_on("tindaya_v2_2", 127, 0)
    me.choices.filter(has_text="2 rations").click()
    telling = me.find(".telling")
    telling.wait_for()
    # The story goes on by itself: no waiting for its buttons to stand still.
    telling.get_by_role("button", name="Pause").dispatch_event("click")
    while "Eruption" not in telling.locator("h3").inner_text():
        telling.get_by_role("button", name="One beat on").dispatch_event("click")
        me.page.wait_for_timeout(300)
    return me


PICTURES: dict[str, Callable[[Studio], Any]] = {
    "home": home,
    "table": fight,
    "table-dark": lambda studio: at_the_table(studio, theme="dark"),
    "table-french": lambda studio: at_the_table(studio, language="fr"),
    "table-phone": lambda studio: at_the_table(studio, size="phone"),
    "solitaire": alone,
    "winter": late_winter,
    "winter-eclipse": lambda studio: winter(studio, f".ew:has({SECOND_ROUND}) .reveal"),
    "winter-phone": lambda studio: winter(
        studio, ".mapframe .target[data-lit]", size="phone", language="fr", theme="dark"
    ),
    "tindaya": archipelago,
    "tindaya-story": end_of_an_era,
    "tindaya-phone": lambda studio: archipelago(studio, size="phone"),
    "new-allies": new_allies,
    "waiting-room": waiting_room,
    "score-sheet": score_sheet,
    "ceremony": ceremony,
    "lesson": lesson,
    "replay": replay,
}


@contextmanager
def studio() -> Iterator[Studio]:
    """Everything that is needed, and gone afterwards."""
    sys.path.insert(0, str(ROOT / "tests"))
    from playwright.sync_api import sync_playwright

    servers: Any = importlib.import_module("server.fixtures.servers")
    tests: Any = importlib.import_module("browser.conftest")
    visitor: Any = importlib.import_module("browser.visitor")
    tests.client_tool("build")
    program = Path(tests.client_tool("chromium").splitlines()[-1])
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        config = {"client": str(tests.CLIENT), "sync": "normal"}
        server = servers.Server(str(folder / "games.sqlite"), servers.free_port(), folder, config=config)
        server.start()
        stack.callback(server.stop)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=program, args=tests.FLAGS, env=tests.surroundings(program), timeout=60_000
        )
        stack.callback(browser.close)
        yield Studio(browser, server.address, visitor.Visitor)


def take(wanted: list[str], out: Path) -> None:
    """Take the pictures and say how large they are."""
    out.mkdir(parents=True, exist_ok=True)
    with studio() as room:
        for name in wanted:
            me = PICTURES[name](room)
            me.page.wait_for_timeout(1000)  # what flies and fades comes to rest
            path = out / f"{name}.jpg"
            keep(me.page, path)
            print(f"{path.name}: {path.stat().st_size // 1000} kB", flush=True)
            me.close()


def keep(page: Any, path: Path) -> None:
    """A picture that is as good as its size allows."""
    for quality in QUALITIES:
        page.screenshot(path=path, type="jpeg", quality=quality)
        if path.stat().st_size <= MOST_BYTES:
            return
    raise PictureError(f"{path.name} has more than {MOST_BYTES} bytes even at quality {QUALITIES[-1]}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "pictures", nargs="*", metavar="PICTURE", help=f"of {', '.join(PICTURES)}; all by default"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "images")
    given = parser.parse_args()
    if unknown := set(given.pictures) - set(PICTURES):
        parser.error(f"there is no picture {min(unknown)}; there are {', '.join(PICTURES)}")
    try:
        take(given.pictures or list(PICTURES), given.out)
    except PictureError as error:
        print(f"screenshots.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

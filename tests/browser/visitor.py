"""Somebody at a browser: opens pages, presses what is offered, looks, takes pictures."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, expect

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "build" / "screens"
RECORDS = ROOT / "tests" / "records"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"

SIZES = {
    "laptop": {"width": 1366, "height": 768},
    "low": {"width": 1366, "height": 625},
    "desktop": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
PATIENCE = 30_000
"""Milliseconds. Machines that run tests are slow and busy."""

SERIOUS = ("serious", "critical")


class Visitor:
    """One person with a browser of their own: no cookies are shared."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: str = "laptop",
        language: str = "en",
        theme: str = "light",
        motion: str = "reduce",
        guide: str = "off",
        pace: str = "instant",
    ) -> None:
        self.address = address
        self.size = size
        self.context = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
            has_touch=size == "phone",
            base_url=address,
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.problems: list[str] = []
        self.page: Page = self.context.new_page()
        # The guide of a first game, and waiting for bots: those who test something else have seen it.
        liked = {"pace": pace, "coach": guide != "off"}
        self.page.add_init_script(
            f"localStorage['firekeeper.settings'] ??= JSON.stringify({json.dumps(liked)})"
        )
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.problems.append(f"{response.status} from {response.url}")

    def expect_problem(self, pattern: str) -> None:
        """A test that breaks something says which errors it wants to see; they must have come."""
        kept = [problem for problem in self.problems if not re.search(pattern, problem)]
        assert len(kept) < len(self.problems), f"no problem like «{pattern}» in {self.problems}"
        self.problems = kept

    def await_problem(self, pattern: str) -> None:
        """Wait until something goes wrong as a test wants it to; `expect_problem` takes it off the list."""
        for _ in range(PATIENCE // 100):
            if any(re.search(pattern, problem) for problem in self.problems):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"no problem like «{pattern}» has come, but {self.problems}")

    def close(self) -> None:
        self.context.close()

    # --- moving about -----------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open an address and wait until the page shows something."""
        self.page.goto(path)
        self.page.locator("#app > *:not(.sprite)").first.wait_for()

    def find(self, selector: str, has_text: str | None = None) -> Locator:
        return self.page.locator(selector, has_text=has_text)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def table(self) -> str:
        """The table we sit at."""
        found = re.search(r"/t/([0-9a-f]+)", self.page.url)
        assert found, f"no table in {self.page.url}"
        return found[1]

    def api(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The API as this person, beside the page."""
        answer = self.context.request.fetch(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json", "origin": self.address},
        )
        text = answer.text()
        assert answer.ok, f"{method} {path}: {answer.status} {text}"
        return json.loads(text) if text else None

    def become(self, name: str = "Claire", language: str = "en") -> None:
        """A guest with this name."""
        self.api("POST", "/api/guests", {"name": name, "language": language})

    def sit(
        self, *others: str, game: str = "wendake", bot: str = "random", seed: str = "fire", **options: Any
    ) -> str:
        """Make a table by the API and open it: me first, then "friend", "here" or "bot" for each other."""
        seats = [{"kind": "me"}]
        seats += [{"kind": kind, **({"bot": bot} if kind == "bot" else {})} for kind in others]
        made = self.api(
            "POST",
            "/api/tables",
            {
                "game": game,
                "options": {"players": len(seats), **options},
                "seats": seats,
                "seed": seed,
            },
        )
        self.go(f"/t/{made['table']['id']}")
        self.find(".prompt, [data-waiting-room], [data-pass-device]").wait_for()
        return str(made["table"]["id"])

    def upload(self, record: str) -> str:
        """A golden record as a finished table."""
        answer = self.context.request.fetch(
            f"{self.address}/api/records",
            method="POST",
            data=(RECORDS / f"{record}.json").read_text("utf-8"),
            headers={"content-type": "application/json", "origin": self.address},
        )
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["id"])

    def go_on(self, record: str, number: int, seat: int, bot: str = "random") -> None:
        """Sit down at a table that goes on from a choice of a golden record: much has happened there."""
        body = {"number": number, "seat": seat, "bot": bot}
        made = self.api("POST", f"/api/tables/{self.upload(record)}/continue", body)
        self.go(f"/t/{made['table']['id']}")
        self.my_turn()

    # --- playing ----------------------------------------------------------------------------------------

    @property
    def choices(self) -> Locator:
        return self.find(".prompt .choice")

    def my_turn(self) -> int:
        """Wait until there is something to decide, and say after how many choices.

        The page must ask what the server asks: what is pressed at an older question is not queued, but lost.
        """
        for _ in range(PATIENCE // 100):
            self.find(OFFERED).first.wait_for()
            number = self.number()
            if self.shown() == number:
                return number
            self.page.wait_for_timeout(100)
        raise AssertionError(f"the page shows choice {self.shown()}, the table is at {self.number()}")

    def shown(self) -> int | None:
        """How many choices the game has seen, as the page shows it; None if it shows no question."""
        found = self.find(".prompt[data-number]")
        return int(found.get_attribute("data-number") or 0) if found.count() else None

    def number(self) -> int:
        """How many choices the game has seen, as the server knows it."""
        return int(self.api("GET", f"/api/tables/{self.table}/timeline")["number"])

    def choose(self, at: int = 0) -> str:
        """Press one of the choices and wait until the table has moved on."""
        before = self.my_turn()
        button = self.choices.nth(at)
        told = button.inner_text()
        button.click()
        self.moved_on(before)
        return told

    def moved_on(self, before: int) -> None:
        """Wait until the page shows that the table has moved on."""
        expect(self.find(".prompt")).not_to_have_attribute("data-number", str(before))

    def at(self, number: int) -> None:
        """Wait until the page shows the table at this choice again, and the server is there, too."""
        for _ in range(PATIENCE // 100):
            if self.shown() == number == self.number():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"the page shows choice {self.shown()}, the table is at {self.number()}")

    def play(self, most: int = 5000, until: str = "") -> int:
        """Press random buttons inside the page, each once the last is answered, until the game is over.

        `until` stops earlier: when an element matches it. Returns how many choices were made.
        """
        pressed = self.page.evaluate(HASTY, [most, until])
        assert isinstance(pressed, int), pressed
        return pressed

    def follow(self, text: str, then: str = "") -> str:
        """Make this choice once it is offered. Says which one was pressed.

        It is `then`, the next one of ours, if the page asks the question behind this one at once; or the end
        of a turn, which a record leaves out where nothing else was left.
        """
        pressed = self.page.evaluate(FOLLOW, [text, then])
        assert pressed in (text, then, "end_turn"), f"{text}: {pressed}"
        return str(pressed)

    # --- looking ----------------------------------------------------------------------------------------

    def shot(self, name: str) -> Path:
        """A picture for people, build/screens/<name>.png."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        path = SCREENS / f"{name}.png"
        self.page.screenshot(path=path)
        return path

    def still(self) -> None:
        """Wait until nothing moves any more, and what only floated by is gone."""
        self.page.wait_for_function(STILL)

    def accessible(self) -> None:
        """axe-core finds nothing serious.

        It measures contrast on the page as it is at that moment: a `+1` that is half faded out is pale for
        tenths of a second by design, and nobody has to read it then. So it looks when all motion has ended.
        """
        self.still()
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        told = [
            f"{item['id']} ({item['impact']}): {item['help']}: "
            + "; ".join(node["html"][:160] for node in item["nodes"][:4])
            for item in found["violations"]
            if item["impact"] in SERIOUS
        ]
        assert not told, "\n".join([f"{self.page.url} cannot be used by everybody:", *told])

    def missing_words(self) -> list[str]:
        """Keys that stand on the page instead of words: a message is missing in this language."""
        return re.findall(
            r"\b(?:client|lobby|after|friends|option|[a-z_]+-board)(?:-[a-z_]+)+",
            self.find("body").inner_text(),
        )

    def fits(self) -> None:
        """The page does not scroll sideways, and at a table not at all."""
        width, height = self.page.evaluate(
            "[document.scrollingElement.scrollWidth - innerWidth,"
            " document.scrollingElement.scrollHeight - innerHeight]"
        )
        assert width <= 0, f"the page is {width} px too wide"
        if "/t/" in self.page.url:
            assert height <= 0, f"the table is {height} px too high"


OFFERED = (
    ".prompt .choice:not([disabled]):visible, .prompt .endturn[aria-disabled='false'], .prompt .all:visible"
)
"""Something to decide: choices, the end of the turn, or on a phone the list of what can be tapped."""

STILL = """
() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity)
  && !document.querySelector(".gain, .flying")
"""
"""Animations that never end, like the breathing of what glows, are part of how the page looks."""

HASTY = """
async ([most, until]) => {
  let seed = 7;
  const below = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % n;
  };
  const number = () => {
    const { number, step } = document.querySelector(".prompt")?.dataset ?? {};
    return `${number}/${step}`;
  };
  const over = () => document.querySelector("[data-dialog=score-sheet]");
  const patience = async (met) => {
    const late = performance.now() + 60000;
    while (!met()) {
      if (performance.now() > late) return false;
      await new Promise((done) => setTimeout(done, 2));
    }
    return true;
  };
  const offered = () => [...document.querySelectorAll(".prompt .choice:not([disabled])")];
  const end = () => document.querySelector(".prompt .endturn[aria-disabled='false']");
  const stop = () => (until && document.querySelector(until)) || over();
  const stuck = (why) => `${why}: ${document.querySelector(".prompt")?.innerText}`;
  let made = 0;
  while (made < most && !stop()) {
    document.querySelector("dialog.first .btn.primary")?.click();
    document.querySelector(".coach button[data-skip]")?.click();
    if (!(await patience(() => stop() || offered().length || end()))) return stuck("nothing to press");
    if (stop()) break;
    const before = number(), open = offered();
    if (end() && (!open.length || below(3) > 0)) end().click();
    else open[below(open.length)].click();
    if (!(await patience(() => over() || number() !== before))) return stuck("nothing happened");
    made += 1;
  }
  return made;
}
"""
"""A click while the answer to the last one is under way would be lost, so each waits for it."""

FOLLOW = """
async ([text, then]) => {
  const number = () => {
    const { number, step } = document.querySelector(".prompt")?.dataset ?? {};
    return `${number}/${step}`;
  };
  const open = (wanted) => [...document.querySelectorAll(".prompt [data-choice]")].find(
    (one) => one.dataset.choice === wanted && !one.disabled && one.getAttribute("aria-disabled") !== "true");
  const card = (wanted) => {
    const [verb, ...args] = wanted.split(" ");
    const target = { hand_over: "give:", ask_for: "take:", take_back: "offered:" }[verb];
    return target
      ? document.querySelector(`.barter [data-lit][data-target="${target}${args.join(".")}"]`)
      : document.querySelector(`.barter [data-deal="${verb}"]`);
  };
  const late = performance.now() + 60000;
  const wait = async (met) => {
    for (;;) {
      const found = met();
      if (found) return found;
      if (performance.now() > late) return null;
      await new Promise((done) => setTimeout(done, 4));
    }
  };
  const offered = (wanted) => wanted && (card(wanted) ?? open(wanted));
  const found = await wait(() => [text, then, "end_turn"].find((one) => offered(one)));
  if (!found) return `not offered: ${document.querySelector(".prompt")?.innerText}`;
  const before = number();
  offered(found).click();
  return (await wait(() => number() !== before || document.querySelector("[data-dialog=score-sheet]")))
    ? found : "nothing happened";
}
"""
"""An offer of a barter is composed on its card, everything else is pressed in the list."""

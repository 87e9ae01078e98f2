"""Positions for the dev page, and what the tests of the client draw and click through.

    python client/dev/positions.py wendake            # from the root of the project; endless_winter, tindaya
    python client/dev/positions.py wendake-new_allies # the games of a module, into its folder

Writes client/dev/positions/<game>/*.json (kept out of git) and the fixtures of the unit tests.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from firekeeper import library, titles
from firekeeper.bots.base import answer, make
from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import Chance, frame_name
from firekeeper.kernel.game import Game
from firekeeper.kernel.wording import Wording
from firekeeper.table import phrases, render
from firekeeper.texts import wording
from firekeeper.titles import components_of

HERE = Path(__file__).parent
MOST_PER_QUESTION = 14
"""How many different sets of choices the fixture keeps for each question."""


class Plan(NamedTuple):
    """Games to play, each under a name; which of their positions tests draw; how often anything is done."""

    games: dict[str, dict[str, Any]]
    drawn: tuple[str, ...]
    reckless: float
    records: str = ""
    """Stored games whose questions are asked as well: a pattern for tests/records."""


PLANS = {
    "wendake": Plan(
        games={
            f"{players}-{tribes}": {"players": players, "tribes": tribes}
            for players in (1, 2, 3, 4)
            for tribes in ("backs", "fronts")
        },
        drawn=("4-fronts-place-marker-late", "3-backs-move-step-late", "1-fronts-play-masks-late"),
        reckless=0.3,
    ),
    "wendake-new_allies": Plan(
        games={
            f"allies-{players}-{tribes}": {"players": players, "tribes": tribes, "new_allies": True}
            for players in (2, 3, 4)
            for tribes in ("backs", "fronts")
        },
        drawn=(
            "allies-4-fronts-place-marker-late",
            "allies-3-backs-patrol-step-late",
            "allies-4-fronts-barter-late",
        ),
        reckless=0.3,
    ),
    "wendake-adversity": Plan(
        games={
            f"adversity-{level}-{tribes}": {
                "players": 1,
                "tribes": tribes,
                "adversity": True,
                "difficulty": level,
            }
            for level, tribes in (("easy", "backs"), ("hard", "fronts"), ("extreme", "fronts"))
        },
        drawn=("adversity-hard-fronts-move-step-late",),
        reckless=0.3,
    ),
    "endless_winter": Plan(
        games={
            "2": {"players": 2, "layout": "cfg_ring"},
            "3": {"players": 3, "setup": "setup_draft", "glacier_tokens": True, "rest_tokens": True},
            "4": {"players": 4, "setup": "chief_draft"},
        },
        drawn=("4-top-section-late", "3-gain-late", "2-choose-hex-late", "4-take-chief", "3-over-late"),
        reckless=0.12,
    ),
    "tindaya": Plan(
        games={
            "solo": {"players": 1},
            "alliance-2": {"players": 2, "dowry": True, "layout": "by_turns"},
            "alliance-4": {"players": 4, "difficulty": "hard"},
            "domination-3": {"players": 3, "mode": "domination", "difficulty": "medium"},
            "traitor-4": {"players": 4, "mode": "domination", "traitor": True, "dowry": True},
            "campaign-2": {"players": 2, "campaign_step": "1"},
        },
        drawn=(
            "alliance-4-take-action",
            "domination-3-choose-way-late",
            "alliance-2-lay-one-terrain",
            "alliance-2-victims-late",
            "domination-3-keep-objective-late",
            "solo-make-offering",
            "traitor-4-over-late",
        ),
        reckless=0.2,
        records="tindaya_*.json",
    ),
}


def position(game: Game) -> dict[str, Any]:
    """What the page gets for the seat that has to choose."""
    seat = game.decision.seat if game.decision is not None else 0
    view = game.view(seat)
    told = wording(game.rules, seat=seat, view=view)
    events = render.events(game, seat, max(0, game.number - 1), told)
    title = titles.title(game.rules.game)
    return {
        "forecast": msgspec.to_builtins(title.forecast(game.state)) if title.foresees else None,
        "view": msgspec.to_builtins(view),
        "seat": seat,
        "prompt": msgspec.to_builtins(render.prompt(game, seat, told)),
        "choices": [] if game.over else msgspec.to_builtins(choices(game, told)),
        "fresh": msgspec.to_builtins(events),
    }


def choices(game: Game, told: Wording) -> list[render.ChoiceView]:
    """The legal choices, as the client puts them together."""
    decision = game.decision
    assert decision is not None
    found = []
    for choice in game.choices:
        message = phrases.to_wire(told.choice(choice, decision))
        short = group = None
        heading = told.group(choice)
        if heading is not None:
            group = phrases.to_wire(heading)
            short = phrases.to_wire(told.choice(choice, decision, short=True))
        ability = choice.ability != NO_ABILITY
        args = list(choice.args)
        found.append(render.ChoiceView(choice.text, choice.verb, args, ability, message, short, group))
    return found


def play(title: str, options: dict[str, Any], reckless: float) -> Iterator[Game]:
    """A game by greedy bots that sometimes do anything, so that everything comes up."""
    players = options["players"]
    source = random.Random(players)
    game = library.new(title, seed=11 + players, confirm=range(4), **options)
    bot = make("greedy", 11 + players)
    while not game.over:
        yield game
        choices = game.choices
        if source.random() < reckless or len(choices) == 1:
            game.choose(source.choice(choices))
        else:
            game.choose(answer(bot, game.rules, game.state, game.seat, choices))
    yield game


def recorded(pattern: str) -> Iterator[Game]:
    """Stored games, choice by choice."""
    for path in sorted((HERE.parents[1] / "tests" / "records").glob(pattern)) if pattern else ():
        record = library.load(path)
        game = library.replay(record, 0)
        for entry in record.entries:
            yield game
            game.follow([entry])


class Questions:
    """Different sets of choices by question: as many as the fixture keeps, and every one with a new verb."""

    def __init__(self) -> None:
        self.asked: dict[str, list[list[str]]] = {}
        self._verbs: dict[str, set[str]] = {}

    def add(self, game: Game) -> None:
        if game.over or game.decision is None or isinstance(game.decision, Chance):
            return
        name = name_of(game).removesuffix("-late")
        known, verbs = self.asked.setdefault(name, []), self._verbs.setdefault(name, set())
        texts = [choice.text for choice in game.choices]
        new = {choice.verb for choice in game.choices} - verbs
        if texts not in known and (new or len(known) < MOST_PER_QUESTION):
            known.append(texts)
            verbs |= new


def name_of(game: Game) -> str:
    """The open question; of the second half of a game it says so."""
    decision = game.decision
    name = "over" if decision is None else render.kebab(frame_name(decision))
    now, of = game.rules.stage(game.state)
    return f"{name}-late" if 2 * now > of else name


def main(called: str) -> None:
    plan = PLANS[called]
    title, _, module = called.partition("-")
    positions = HERE / "positions" / title
    fixtures = HERE.parent / "src" / "games" / title / module / "fixtures"
    positions.mkdir(parents=True, exist_ok=True)
    fixtures.mkdir(parents=True, exist_ok=True)
    components = msgspec.json.encode(components_of(title))
    (positions / "components.json").write_bytes(components)
    questions = Questions()
    names = []
    for label, options in plan.games.items():
        seen: set[str] = set()
        for game in play(title, options, plan.reckless):
            name = name_of(game)
            if name not in seen:
                seen.add(name)
                names.append(f"{label}-{name}")
                (positions / f"{names[-1]}.json").write_text(json.dumps(position(game)), "utf-8")
            questions.add(game)
    for game in recorded(plan.records):
        questions.add(game)
    (positions / "index.json").write_text(json.dumps(sorted(names)), "utf-8")
    (fixtures / "choices.json").write_text(
        json.dumps(questions.asked, indent=0, sort_keys=True) + "\n", "utf-8"
    )
    if not module:
        (fixtures / "components.json").write_bytes(components + b"\n")
    for name in plan.drawn:
        text = (positions / f"{name}.json").read_text("utf-8")
        (fixtures / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Positions and fixtures for the client.")
    parser.add_argument("game", choices=sorted(PLANS))
    main(parser.parse_args().game)

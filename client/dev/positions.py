"""Positions for the dev page, and the choices the tests of the client click through.

    python client/dev/positions.py            # from the root of the project

Writes client/dev/positions/*.json (kept out of git) and the fixture of the unit tests.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from firekeeper import library
from firekeeper.bots.base import answer, make
from firekeeper.kernel.game import Game
from firekeeper.table import render
from firekeeper.texts import wording
from firekeeper.titles import components_of

HERE = Path(__file__).parent
POSITIONS = HERE / "positions"
FIXTURES = HERE.parent / "src" / "games" / "wendake" / "fixtures"
RECKLESS = 0.3
"""How often the players of these games do anything at all."""
TABLES = ("4-fronts-place-marker-late", "3-backs-move-step-late", "1-fronts-play-masks-late")
"""Positions the tests draw."""
MOST_PER_QUESTION = 14
"""How many different sets of choices the fixture keeps for each question."""


def position(game: Game) -> dict[str, Any]:
    """What the page gets for the seat that has to choose."""
    seat = game.decision.seat if game.decision is not None else 0
    view = game.view(seat)
    told = wording(game.rules, seat=seat, view=view)
    events = render.events(game, seat, max(0, game.number - 1), told)
    return {
        "view": msgspec.to_builtins(view),
        "seat": seat,
        "prompt": msgspec.to_builtins(render.prompt(game, seat, told)),
        "choices": msgspec.to_builtins(render.choices(game, seat, told)),
        "fresh": msgspec.to_builtins(events),
    }


def play(players: int, tribes: str, seed: int, source: random.Random) -> Iterator[Game]:
    """A game by greedy bots that sometimes do anything, so that everything comes up."""
    game = library.new("wendake", players=players, tribes=tribes, seed=seed, confirm=range(4))
    bot = make("greedy", seed)
    while not game.over:
        yield game
        choices = game.choices
        if source.random() < RECKLESS or len(choices) == 1:
            game.choose(source.choice(choices))
        else:
            game.choose(answer(bot, game.rules, game.state, game.seat, choices))
    yield game


def main() -> None:
    POSITIONS.mkdir(exist_ok=True)
    FIXTURES.mkdir(exist_ok=True)
    (POSITIONS / "components.json").write_bytes(msgspec.json.encode(components_of("wendake")))
    asked: dict[str, list[list[str]]] = {}
    names = []
    for players in (1, 2, 3, 4):
        for tribes in ("backs", "fronts"):
            seen: set[str] = set()
            for game in play(players, tribes, 11 + players, random.Random(players)):
                name = "over" if game.over else render.kebab(type(game.decision).__name__)
                late = name if game.over or game.view(None).year < 4 else f"{name}-late"
                if late not in seen:
                    seen.add(late)
                    names.append(f"{players}-{tribes}-{late}")
                    (POSITIONS / f"{names[-1]}.json").write_text(json.dumps(position(game)), "utf-8")
                if not game.over:
                    texts = [choice.text for choice in game.choices]
                    known = asked.setdefault(name, [])
                    if texts not in known and len(known) < MOST_PER_QUESTION:
                        known.append(texts)
    (POSITIONS / "index.json").write_text(json.dumps(sorted(names)), "utf-8")
    (FIXTURES / "choices.json").write_text(json.dumps(asked, indent=0, sort_keys=True) + "\n", "utf-8")
    (FIXTURES / "components.json").write_bytes(msgspec.json.encode(components_of("wendake")) + b"\n")
    for name in TABLES:
        text = (POSITIONS / f"{name}.json").read_text("utf-8")
        (FIXTURES / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()

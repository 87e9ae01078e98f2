"""Setup of Wendake for tests: whole setups at random, and setup frame by frame.

seen = set_up(players=3, seed=7).view()

steps = Steps(3, tribes="fronts").until("ChooseTribe", "reveal oneida").answer("tribe oneida")
assert steps.kind == "TakeLeftover"
"""

from __future__ import annotations

from random import Random
from typing import Any

from built_table import view_for

import firekeeper
from firekeeper import Game
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.games.wendake.view import PlayerView, WendakeView
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Decision, frame_name
from firekeeper.titles import rules_for

SEEDS = range(6)


def set_up(players: int, seed: int, **options: Any) -> Game:
    """A game at its first turn, every choice of setup made at random."""
    game = firekeeper.new("wendake", players=players, seed=seed, **options)
    luck = Random(seed)
    while not isinstance(game.decision, PlaceMarker):
        game.choose(luck.choice(game.choices))
    return game


def views(players: int, **options: Any) -> list[Any]:
    return [set_up(players, seed, **options).view() for seed in SEEDS]


def people(seen: WendakeView) -> list[PlayerView]:
    return [player for player in seen.players if not player.automa]


class Steps:
    """Setup frame by frame: chance and players answer what the test wants, or their first choice."""

    def __init__(self, players: int, **options: Any) -> None:
        self.rules: Any = rules_for("wendake", {"players": players, **options})
        self.state: Any = self.rules.start()
        self.asked: list[tuple[str, int]] = []

    @property
    def decision(self) -> Decision[Any]:
        found = engine.run_automatic(self.state)
        assert found is not None
        return found

    @property
    def kind(self) -> str:
        return frame_name(self.decision)

    @property
    def choices(self) -> list[str]:
        return [choice.text for choice in engine.legal(self.state, self.decision)]

    def answer(self, *wanted: str) -> Steps:
        """One question: the first wanted answer that is legal, or the first legal one."""
        decision = self.decision
        self.asked.append((self.kind, decision.seat))
        offered = self.choices
        text = next((text for text in wanted if text in offered), offered[0])
        engine.apply(self.state, decision, self.rules.book.find(text))
        return self

    def until(self, kind: str, *wanted: str) -> Steps:
        while self.kind != kind:
            self.answer(*wanted)
        return self

    def view(self, seat: int | None = None) -> Any:
        return view_for(self.state, seat)

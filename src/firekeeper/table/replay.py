"""A replay of a game: every position from the first to the last, each as what changed in the view.

Whoever has a replay can go to any move at once, without asking again, and a page with one inside needs no
server at all. Beside its steps it has the points as they grew; of finished games there is also what chance
could have given at every draw, so that a reader can check the shuffles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.frame import Chance
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Record
from firekeeper.kernel.rng import Dealer
from firekeeper.table import render
from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot
from firekeeper.table.parts import difference, parts_of
from firekeeper.table.render import Audience, EventView
from firekeeper.texts import wording


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """What one entry of the record did: `parts` of the view that changed; a part that is null has gone."""

    seat: int
    choice: str
    automatic: bool = False
    parts: dict[str, Any] = {}
    events: list[EventView] = []


class Points(Struct, frozen=True):
    """The points everybody sees after `number` entries, and in which `stage` (year, round) that was."""

    number: int
    stage: int
    scores: list[int]


class Series(Struct, frozen=True):
    """The points as they grew: one item whenever they changed or one of the `stages` began."""

    stages: int
    points: list[Points]


class Draw(Struct, frozen=True):
    """Entry `number` was a draw and gave `choice`, `among` these: each with its number of equal ways."""

    number: int
    choice: str
    among: list[tuple[str, int]]


class Replay(Struct, frozen=True):
    """A game from one seat (None: a spectator): the first view by parts, then one step for each entry."""

    game: str
    seat: int | None
    finished: bool
    first: dict[str, Any]
    steps: list[ReplayStep] = msgspec.field(name="pictures")
    series: Series


def walk(snapshot: GameSnapshot) -> Iterator[Game]:
    """The game before the first entry, then after each one. It is the same object, moved on."""
    dealer = (
        Dealer(snapshot.seed) if snapshot.seed else None
    )  # records of unfinished games keep theirs secret
    game = Game(snapshot.rules, Record(snapshot.header, snapshot.seed), dealer, frozenset(), True)
    game.follow([])
    yield game
    for entry in snapshot.entries:
        game.follow([entry])
        yield game


def build_replay(snapshot: GameSnapshot, audience: Audience) -> Replay:
    """The whole game as an audience may see it."""
    memo: dict[Any, Any] = {}
    first: dict[str, Any] = {}
    known: dict[str, Any] = {}
    steps: list[ReplayStep] = []
    points: list[Points] = []
    for game in walk(snapshot):
        view = snapshot.rules.views(game.state, [audience], memo)[0]
        parts = parts_of(view)
        _add_points(points, game)
        if game.number == 0:
            first = parts
        else:
            entry = render.entries(game, audience, game.number - 1, snapshot.over)[0]
            in_words = wording(snapshot.rules, audience, snapshot.names, view)
            happened = render.events(game, audience, game.number - 1, in_words)
            changed = difference(known, parts)
            steps.append(ReplayStep(entry.seat, entry.choice, entry.automatic, changed, happened))
        known = parts
    series = Series(snapshot.rules.stage(game.state)[1], points)
    return Replay(snapshot.rules.game, audience, snapshot.over, first, steps, series)


def series(snapshot: GameSnapshot) -> Series:
    """The points everybody sees, or what counts instead, over the whole game."""
    points: list[Points] = []
    for game in walk(snapshot):
        _add_points(points, game)
    return Series(snapshot.rules.stage(game.state)[1], points)


def _add_points(points: list[Points], game: Game) -> None:
    now = Points(game.number, game.rules.stage(game.state)[0], game.rules.standing(game.state))
    if not points or (points[-1].stage, points[-1].scores) != (now.stage, now.scores):
        points.append(now)


def draws(snapshot: GameSnapshot) -> list[Draw]:
    """Every draw of a finished game with what it could have given: with the seed anybody can repeat them."""
    if not snapshot.over:
        raise TableError(
            "conflict", "the shuffles can be checked when the game is over: they show hidden things"
        )
    found: list[Draw] = []
    among: list[tuple[str, int]] | None = None
    for game in walk(snapshot):
        if among is not None:
            found.append(Draw(game.number, snapshot.entries[game.number - 1].choice, among))
        among = None
        decision = game.decision
        if isinstance(decision, Chance):
            weights = decision.weights(game.state) or [1] * len(game.choices)
            among = [
                (choice.text, weight) for choice, weight in zip(game.choices, weights, strict=True) if weight
            ]
    return found

"""Lessons: small positions with a goal, which the engine checks.

A lesson is a file `games/<game>/lessons/<number>_<name>.toml`: the rules it teaches, and its exercises. Each
has a position (docs/positions.md), the seat that learns, goals, where to look, and a solution that the tests
play. Its words are the messages `<game>-lesson-<name>` (with `.text`) and `<game>-lesson-<name>-<exercise>`
(with `.hint-1` and `.hint-2`, which says more).
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from firekeeper.kernel.game import Game
from firekeeper.kernel.position import PositionBuilder
from firekeeper.positions import position
from firekeeper.titles import TITLES, title

Scalar = str | int | bool


class LessonError(Exception):
    """There is no such lesson, or its file is wrong; the message says what would be right."""


class Goal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must have happened, or how things must stand.

    `event` names a kind of event with some of its fields (`having`), `times` how often it must have happened;
    `view` a value in what the seat sees ("players.0.goods.fish") and what it must be (`equals`) or reach
    (`at_least`).
    """

    event: str = ""
    having: dict[str, Scalar] = {}
    times: Annotated[int, Meta(ge=1)] = 1
    view: str = ""
    equals: Scalar | None = None
    at_least: int | None = None

    def __post_init__(self) -> None:
        if bool(self.event) == bool(self.view):
            raise ValueError("a goal has either an «event» or a «view»")
        if self.view and (self.equals is None) == (self.at_least is None):
            raise ValueError("a goal about a view says either «equals» or «at_least»")


class Exercise(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position with a goal. `point` lists targets of the board to look at, one for each hint."""

    name: str
    position: dict[str, Any]
    steps: list[str]
    seat: int = 0
    seed: str = "lesson"
    goals: Annotated[list[Goal], Meta(min_length=1)]
    point: list[str] = []
    solution: Annotated[list[str], Meta(min_length=1)]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`minutes`: about how long it takes."""

    game: str = ""
    name: str = ""
    minutes: int = 5
    rules: Annotated[list[str], Meta(min_length=1)]
    exercises: Annotated[list[Exercise], Meta(min_length=1)]

    def exercise(self, name: str) -> Exercise:
        for found in self.exercises:
            if found.name == name:
                return found
        known = ", ".join(found.name for found in self.exercises)
        raise LessonError(f"the lesson {self.name} of {self.game} has no exercise «{name}»; it has {known}")


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game in their order; none if it has none."""
    title(game)  # says which games there are
    return list(_lessons(game))


def lesson(game: str, name: str) -> Lesson:
    found = next((known for known in lessons_of(game) if known.name == name), None)
    if found is None:
        known = ", ".join(known.name for known in lessons_of(game)) or "none"
        raise LessonError(f"{game} has no lesson «{name}»; it has {known}")
    return found


def all_lessons() -> list[Lesson]:
    return [found for game in TITLES for found in lessons_of(game)]


def builder(taught: Lesson, exercise: Exercise) -> PositionBuilder[Any]:
    """The position in which an exercise begins."""
    made: PositionBuilder[Any] = position(taught.game, **exercise.position)
    return made.do(exercise.steps)


def reached(game: Game, exercise: Exercise) -> list[bool]:
    """Which goals of an exercise are reached in a game that began with its position."""
    seen: Any = None
    found = []
    for goal in exercise.goals:
        if goal.event:
            found.append(_times(game, goal) >= goal.times)
            continue
        if seen is None:
            seen = msgspec.to_builtins(game.view(exercise.seat))
        value = _value(seen, goal.view)
        found.append(value >= goal.at_least if goal.at_least is not None else value == goal.equals)
    return found


def _times(game: Game, goal: Goal) -> int:
    return sum(
        type(event).__name__ == goal.event
        and all(getattr(event, name, None) == value for name, value in goal.having.items())
        for _, event in game.events
    )


def _value(seen: Any, path: str) -> Any:
    for step in path.split("."):
        seen = seen[int(step)] if isinstance(seen, list) else seen[step]
    return seen


@cache
def _lessons(game: str) -> tuple[Lesson, ...]:
    folder = resources.files("firekeeper.games") / game / "lessons"
    if not folder.is_dir():
        return ()
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    return tuple(_read(game, file.name, file.read_text(encoding="utf-8")) for file in files)


def _read(game: str, file: str, text: str) -> Lesson:
    try:
        found = msgspec.toml.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise LessonError(f"{game}/lessons/{file}: {error}") from error
    name = file.removesuffix(".toml").partition("_")[2]
    return msgspec.structs.replace(found, game=game, name=name)

"""Exercises of lessons (firekeeper/lessons.py) at tables: where they begin, and which a person has done."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from firekeeper.lessons import Exercise, Lesson, LessonError, builder, lesson
from firekeeper.table import schema
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.store import Store

ORIGIN = "lesson:"
"""Before the name of an exercise in the `origin` of its table."""


def key_of(taught: Lesson, exercise: Exercise) -> str:
    """The name of an exercise among all: wendake/trade/tile."""
    return f"{taught.game}/{taught.name}/{exercise.name}"


def find(key: str) -> tuple[Lesson, Exercise]:
    """The exercise of that name; TableError says which there are."""
    game, _, rest = key.partition("/")
    name, _, exercise = rest.partition("/")
    try:
        taught = lesson(game, name)
        return taught, taught.exercise(exercise)
    except LessonError as error:
        raise TableError("not_found", str(error)) from error


def exercise_at(table: LiveTable) -> tuple[Lesson, Exercise]:
    """What is learned at a table; TableError if nothing is."""
    origin = table.config.origin
    if not origin.startswith(ORIGIN):
        raise TableError("not_found", "this table is no exercise of a lesson")
    return find(origin.removeprefix(ORIGIN))


def start_of(taught: Lesson, exercise: Exercise) -> tuple[dict[str, Any], dict[str, Any], str]:
    """Options, position and version of the rules with which the table of an exercise is made."""
    header = builder(taught, exercise).play(exercise.seed).record.header
    assert header.start is not None
    return header.options, header.start, header.rules


def rest_of_solution(table: LiveTable, exercise: Exercise) -> list[str]:
    """What is left of the solution, as long as one has followed it; else nothing."""
    game = table.playing()
    chosen = [
        entry.choice for entry in game.record.entries if entry.seat == exercise.seat and not entry.automatic
    ]
    left = exercise.solution[len(chosen) :]
    if chosen != exercise.solution[: len(chosen)] or not left or exercise.seat not in game.waiting:
        return []
    return left if any(choice.text == left[0] for choice in game.choices_of(exercise.seat)) else []


class ExercisesDone:
    """Which exercises people have done. All methods block: call them from a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, account: int) -> set[str]:
        done = schema.exercises_done.c
        query = sa.select(done.exercise).where(done.account == account)
        return set(self.store.read(lambda connection: connection.execute(query).scalars().all()))

    def note(self, account: int, key: str) -> None:
        """Remember that a person has done an exercise; twice is as good as once."""
        row = {"account": account, "exercise": key, "at": time.time()}

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(schema.exercises_done), [row])

        if key in self.of(account):
            return
        try:
            self.store.write(work)
        except IntegrityError:  # on another device at the same moment
            return

"""Routes about lessons: which there are, a table for an exercise, and whether its goal is reached."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from msgspec import Struct

from firekeeper.lessons import Exercise, Lesson, all_lessons, reached
from firekeeper.table import exercises
from firekeeper.table.errors import TableError
from firekeeper.table.exercises import ORIGIN, ExercisesDone, key_of
from firekeeper.table.seats import STAND_IN, SeatPlan, Settings
from firekeeper.web.people import maybe_person, person, service_of
from firekeeper.web.tables import Invitation, invitation_for


class ExerciseView(Struct, frozen=True):
    """`goals`: how many there are; `done`: the person who asks has reached them."""

    name: str
    goals: int
    done: bool


class LessonView(Struct, frozen=True):
    """A lesson; its words are the messages `<game>-lesson-<name>` and `<game>-lesson-<name>-<exercise>`."""

    game: str
    name: str
    minutes: int
    rules: list[str]
    exercises: list[ExerciseView]


class LessonProgress(Struct, frozen=True):
    """How far one has come at the table of an exercise.

    `reached` has one answer for each goal. `point`: the targets on the board that the hints speak of, and
    `solution` what is left of a solution, as long as one has followed it. `following` is the exercise
    after this one, "" after the last one.
    """

    game: str
    lesson: str
    exercise: str
    number: int
    of: int
    rules: list[str]
    reached: list[bool]
    done: bool
    point: list[str]
    solution: list[str]
    following: str


@get("/api/lessons", tags=["lessons"], summary="All lessons, with what you have done of them")
async def list_lessons(request: Request[Any, Any, Any]) -> list[LessonView]:
    known = await maybe_person(request)
    service = service_of(request)
    if service.hub.pack is not None:  # made for our own components
        return []
    done = await asyncio.to_thread(ExercisesDone(service.store).of, known[0].id) if known else set()
    return [
        LessonView(
            taught.game,
            taught.name,
            taught.minutes,
            taught.rules,
            [ExerciseView(one.name, len(one.goals), key_of(taught, one) in done) for one in taught.exercises],
        )
        for taught in await asyncio.to_thread(all_lessons)
    ]


@post("/api/lessons/{game:str}/{lesson:str}/{exercise:str}", tags=["lessons"], summary="Begin an exercise")
async def begin(request: Request[Any, Any, Any], game: str, lesson: str, exercise: str) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    if service.hub.pack is not None:
        raise TableError("not_found", "this server plays with other components: it has no lessons")
    service.hub.limits.check("table", f"account:{account.id}")
    taught, found = exercises.find(f"{game}/{lesson}/{exercise}")
    options, start, version = await asyncio.to_thread(exercises.start_of, taught, found)
    seats = [
        SeatPlan(kind="me") if seat == found.seat else SeatPlan(kind="bot", bot=STAND_IN)
        for seat in range(max(1, int(options.get("players", 1))))
    ]
    room = await service.hub.create(
        game=game,
        options=options,
        settings=Settings(listed=False),
        seats=seats,
        account=account.id,
        name=account.name,
        seed=found.seed,
        start=start,
        origin=ORIGIN + key_of(taught, found),
        version=version,
    )
    return await invitation_for(request, room, account.id)


@post("/api/tables/{table:str}/lesson", tags=["lessons"], summary="Is the goal of this exercise reached?")
async def check(request: Request[Any, Any, Any], table: str) -> LessonProgress:
    account, _ = await person(request)
    service = service_of(request)
    room = await service.hub.room(table)
    async with room.lock:
        live = room.table
        taught, exercise = exercises.exercise_at(live)
        if live.seat_of(account.id) != exercise.seat:
            raise TableError("forbidden", "somebody else is learning here")
        goals = reached(live.playing(), exercise)
        solution = exercises.rest_of_solution(live, exercise)
    if all(goals):
        await asyncio.to_thread(ExercisesDone(service.store).note, account.id, key_of(taught, exercise))
    return _progress(taught, exercise, goals, solution)


def _progress(taught: Lesson, exercise: Exercise, goals: list[bool], solution: list[str]) -> LessonProgress:
    names = [one.name for one in taught.exercises]
    at = names.index(exercise.name)
    return LessonProgress(
        taught.game,
        taught.name,
        exercise.name,
        at + 1,
        len(names),
        taught.rules,
        goals,
        all(goals),
        exercise.point,
        solution,
        names[at + 1] if at + 1 < len(names) else "",
    )


ROUTES: list[Any] = [list_lessons, begin, check]

"""Lessons at tables: an exercise begins, its goal is noticed, and what is done is kept per person."""

from __future__ import annotations

from typing import Any

import pytest
from table.fixtures.house import House, Person

from firekeeper.lessons import lesson

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def done_of(person: Person, game: str, name: str) -> list[bool]:
    lessons: list[dict[str, Any]] = await person.get("/api/lessons")
    found = next(one for one in lessons if (one["game"], one["name"]) == (game, name))
    return [exercise["done"] for exercise in found["exercises"]]


async def test_an_exercise_is_done_when_its_goal_is_reached(house: House) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    assert await done_of(ana, "wendake", "trade") == [False] * 4
    made = await ana.post("/api/lessons/wendake/trade/tile")
    table = made["table"]["id"]
    assert made["table"]["origin"] == "lesson:wendake/trade/tile"
    assert made["table"]["practice"]
    wire = await ana.connect(table)
    solution = lesson("wendake", "trade").exercise("tile").solution
    for at, choice in enumerate(solution):
        progress = await ana.post(f"/api/tables/{table}/lesson")
        assert (progress["reached"], progress["done"], progress["solution"]) == (
            [False],
            False,
            solution[at:],
        )
        await wire.choose(choice)
    progress = await ana.post(f"/api/tables/{table}/lesson")
    assert (progress["done"], progress["following"], progress["solution"]) == (True, "exchange", [])
    assert await done_of(ana, "wendake", "trade") == [False, True, False, False]
    assert await done_of(eve, "wendake", "trade") == [False] * 4, "everybody learns for themselves"


async def test_who_leaves_the_path_is_shown_nothing(house: House) -> None:
    ana = await house.guest("Ana")
    table = (await ana.post("/api/lessons/wendake/trade/canoe"))["table"]["id"]
    wire = await ana.connect(table)
    await wire.choose("activate 0 0")
    progress = await ana.post(f"/api/tables/{table}/lesson")
    assert (progress["reached"], progress["solution"]) == ([False], [])


async def test_what_is_no_exercise_is_refused(house: House) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    refused = await ana.post("/api/lessons/wendake/trade/fly", status=404)
    assert "it has canoe, tile" in refused["message"]
    assert (await ana.post("/api/lessons/chess/opening/pawn", status=400))["code"] == "bad_options"
    table = await ana.make_table("me", "random")
    assert "no exercise" in (await ana.post(f"/api/tables/{table}/lesson", status=404))["message"]
    exercise = (await ana.post("/api/lessons/wendake/trade/tile"))["table"]["id"]
    assert (await eve.post(f"/api/tables/{exercise}/lesson", status=403))["code"] == "forbidden"

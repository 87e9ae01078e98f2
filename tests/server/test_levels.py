"""Levels of bots over HTTP: what there is, what it is worth, and that tables take them."""

from __future__ import annotations

import pytest
from table.fixtures.house import House

from firekeeper.bots.levels import LEVELS, STAND_IN
from firekeeper.table import seats
from firekeeper.titles import TITLES

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def test_every_game_tells_its_levels_and_what_they_win(house: House) -> None:
    games = (await house.http.get("/api/games")).json()
    assert [game["name"] for game in games] == list(TITLES)
    for game in games:
        assert game["bots"] == [level["name"] for level in game["levels"]] == list(LEVELS)
        assert [level["against"] for level in game["levels"]] == ["", *LEVELS[:-1]]
        for level in game["levels"]:
            assert 0 <= level["win_rate"] <= 1
            assert (level["games"] == 0) == (level["win_rate"] == 0)


async def test_tables_take_levels_and_refuse_what_is_none(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "expert", "novice")
    shown = (await ana.get(f"/api/tables/{table}"))["table"]
    assert [seat["bot"] for seat in shown["seats"]] == ["", "expert", "novice"]
    plan = [{"kind": "me"}, {"kind": "bot", "bot": "champion"}]
    body = {"game": "wendake", "options": {"players": 2}, "seats": plan}
    refused = await ana.post("/api/tables", body, status=400)
    assert "there is no bot «champion»" in refused["message"]


def test_skilled_plays_for_those_who_leave() -> None:
    assert seats.STAND_IN == STAND_IN == "skilled"

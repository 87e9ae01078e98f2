"""My year, and the daily table: the same for everybody, secret until one has finished."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from table.fixtures.house import House, Person

from firekeeper.kernel.rng import commitment
from firekeeper.table import daily, server_time
from firekeeper.table import log_entries as le
from firekeeper.titles import TITLES

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio
KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


async def finish(house: House, table: str) -> Any:
    """Play a table to its end: a bot takes the person's seat and gives it back at the end."""
    room = await house.hub.room(table)
    record = room.table.game
    assert record is not None

    def play(live: Any) -> list[Any]:
        game = live.game
        before = game.number
        by = live.seats[0].account
        while not game.over:
            seat = game.waiting[0]
            choices = game.choices_of(seat)
            game.choose(choices[(game.number * 7) % len(choices)], seat)
        return [le.Chose(0, f"account:{by}", game.record.entries[before:])]

    for seat in room.table.seats:  # nobody thinks meanwhile
        seat.bot = seat.bot and "random"
    await house.hub.change(room, play)
    assert room.table.status == "finished"
    return room.table


async def start_daily(person: Person, game: str = "wendake") -> Any:
    return (await person.post(f"/api/daily/{game}"))["table"]


@pytest.fixture
def quiet_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not think: the tests play for them."""
    from firekeeper.table.turns import Turns

    monkeypatch.setattr(Turns, "_think", lambda *_: None)


@pytest.mark.usefixtures("quiet_bots")
async def test_the_same_table_for_everybody_and_replays_after_ones_own(house: House) -> None:
    ana, ben, eve = [await house.guest(name) for name in ("Ana", "Ben", "Eve")]
    mine, his = await start_daily(ana), await start_daily(ben)
    assert mine["id"] != his["id"]
    assert mine["commitment"] == his["commitment"]
    assert mine["seed"] is None
    assert not mine["practice"]
    assert (await start_daily(ana))["id"] == mine["id"], "one table for each day"
    rooms = [house.hub.rooms[table["id"]].table for table in (mine, his)]
    assert rooms[0].game.record.entries == rooms[1].game.record.entries, "the same set-up"
    await eve.get(f"/api/tables/{mine['id']}", 403)
    live = await finish(house, mine["id"])
    # Ben has not finished: he sees how Ana did, but neither her game nor the seed.
    board = await ben.get("/api/daily/wendake")
    assert [(one["name"], one["mine"], one["table"]) for one in board["results"]] == [("Ana", False, "")]
    assert board["results"][0]["score"] == live.result.scores[0]
    assert (board["finished"], board["table"]) == (False, his["id"])
    for path in ("", "/film", "/record", "/draws", "/timeline"):
        await ben.get(f"/api/tables/{mine['id']}{path}", 403)
    assert await house.stranger(mine["id"])
    assert house.wires[-1].closed is not None
    await finish(house, his["id"])
    board = await ben.get("/api/daily/wendake")
    assert board["finished"]
    assert {one["table"] for one in board["results"]} == {mine["id"], his["id"]}
    assert (await ben.get(f"/api/tables/{mine['id']}/film"))["finished"]
    seed = (await ben.get(f"/api/tables/{mine['id']}"))["table"]["seed"]
    assert commitment(seed) == mine["commitment"], "the shuffle can be checked"
    await eve.get(f"/api/tables/{mine['id']}/film", 403)


@pytest.mark.usefixtures("quiet_bots")
async def test_when_the_day_is_over_everybody_may_look(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    table = await start_daily(ana, "endless_winter")
    await finish(house, table["id"])
    await eve.get(f"/api/tables/{table['id']}/film", 403)
    day = daily.today()
    now = server_time.now()
    monkeypatch.setattr(server_time, "now", lambda: now + 24 * 3600)
    assert (await eve.get(f"/api/tables/{table['id']}/film"))["finished"]
    board = await eve.get(f"/api/daily/endless_winter?day={day}")
    assert (board["today"], board["finished"]) == (False, True)
    assert board["results"][0]["table"] == table["id"]
    fresh = await start_daily(ana, "endless_winter")
    assert fresh["commitment"] != table["commitment"]


async def test_bad_days_and_games_get_clear_answers(house: House) -> None:
    ana = await house.guest("Ana")
    for wrong in ("tomorrow", "2026-13-01", "20261118", "2026-1-1"):
        assert "is no day" in (await ana.get(f"/api/daily/wendake?day={wrong}", 400))["message"]
    assert "not there yet" in (await ana.get("/api/daily/wendake?day=2999-01-01", 404))["message"]
    assert "there is no game «chess»" in (await ana.get("/api/daily/chess", 404))["message"]
    await ana.post("/api/daily/chess", status=404)
    assert daily.seed_of(b"a", "wendake", "2026-11-18") != daily.seed_of(b"b", "wendake", "2026-11-18")
    seeds = {daily.seed_of(b"a", game, day) for game in TITLES for day in ("2026-11-18", "2026-11-19")}
    assert len(seeds) == 2 * len(TITLES)


@KINDS
@pytest.mark.usefixtures("quiet_bots")
async def test_a_year_counts_games_and_is_shared_by_link_only(
    kind: str, database: Callable[[str], str], tmp_path: Path
) -> None:
    async with House(tmp_path, database=database(kind)) as house:
        ana, ben = await house.guest("Ana"), await house.guest("Ben")
        table = await ana.make_table("me", "friend", "random")
        await ben.join(table, ana.invitation)
        live = await finish(house, table)
        practice = await ana.make_table("me", "random", seed="known")
        await finish(house, practice)
        await ana.make_table("me", "random")  # not over: not counted
        year = await ana.get("/api/me/year")
        (game,) = year["games"]
        won = 0 in live.result.winners
        assert (game["game"], game["played"], game["won"], game["practice"]) == ("wendake", 1, int(won), 1)
        assert (game["best"], game["best_table"], game["seats"]) == (live.result.scores[0], table, [1, 0, 0])
        assert [(one["name"], one["played"]) for one in year["people"]] == [("Ben", 1)]
        assert [(one["name"], one["played"]) for one in year["bots"]] == [("random", 1)]
        beaten = int(won and 1 not in live.result.winners)
        assert year["people"][0]["beaten"] == beaten
        assert [(one["table"], one["practice"]) for one in year["last"]] == [(practice, True), (table, False)]
        assert year["shared"] == ""
        shared = (await ana.post("/api/me/year/share", {"shared": True}, 200))["shared"]
        seen = await ben.get(f"/api/years/{shared}")
        assert (seen["name"], seen["people"], seen["shared"]) == ("Ana", [], "")
        assert {one["table"] for one in seen["last"]} == {""}
        assert seen["games"][0]["best_table"] == ""
        assert (await ana.get("/api/me/year?year=2001"))["games"] == []
        await ana.get("/api/me/year?year=12", 400)
        await ana.post("/api/me/year/share", {"shared": False}, 200)
        await ben.get(f"/api/years/{shared}", 404)
        again = (await ana.post("/api/me/year/share", {"shared": True}, 200))["shared"]
        assert again != shared
        await ana.ask("DELETE", "/api/me", {"proof": ana.code})
        await ben.get(f"/api/years/{again}", 404)

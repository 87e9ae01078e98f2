"""The waiting room: gathering before the game, moving, bots on free seats, and when it begins."""

from __future__ import annotations

import pytest
from table.fixtures.house import House

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio
GATHER = {"begin": "asked", "name": "Sunday"}


async def test_friends_gather_and_somebody_starts(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "friend", "friend", settings=GATHER)
    shown = (await ben.get(f"/api/tables/{table}"))["table"]
    assert (shown["host"], shown["begin"], shown["status"]) == ("Ana", "asked", "open")
    await ben.join(table, ana.invitation)
    moved = await ben.join(table, ana.invitation, seat=2)
    assert [seat["kind"] for seat in moved["table"]["seats"]] == ["human", "friend", "human"]
    await ben.join(table, ana.invitation, seat=2, status=409)
    await ben.join(table, ana.invitation, status=409)
    await ben.post(f"/api/tables/{table}/start", status=409)
    filled = await ben.post(f"/api/tables/{table}/fill", {"bot": "random"})
    assert filled["table"]["status"] == "open", "everybody is here, but nobody has said so yet"
    assert filled["table"]["seats"][1] | {"bot": "random", "kind": "bot"} == filled["table"]["seats"][1]
    begun = await ben.post(f"/api/tables/{table}/start")
    assert begun["table"]["status"] == "playing"


async def test_a_table_that_is_full_begins_unless_asked_otherwise(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "friend", "friend")
    one = await ana.post(f"/api/tables/{table}/fill", {"bot": "random", "seat": 2})
    assert one["table"]["status"] == "open"
    all_of_them = await ana.post(f"/api/tables/{table}/fill", {"bot": "random"})
    assert all_of_them["table"]["status"] == "playing"


async def test_who_may_not_fill_a_table_is_told_why(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "friend", settings=GATHER)
    assert "only people" in (await ben.post(f"/api/tables/{table}/fill", {"bot": "random"}, 403))["message"]
    taken = await ana.post(f"/api/tables/{table}/fill", {"bot": "random", "seat": 0}, 409)
    assert "seat 1 is not free" in taken["message"]
    assert "there is no bot" in (await ana.post(f"/api/tables/{table}/fill", {"bot": "Zeus"}, 400))["message"]
    await ana.post(f"/api/tables/{table}/fill", {"bot": "random"})
    await ana.post(f"/api/tables/{table}/start")
    assert "begun" in (await ana.post(f"/api/tables/{table}/fill", {"bot": "random"}, 409))["message"]


async def test_the_waiting_room_survives_a_restart(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "friend", "friend", settings=GATHER)
    await ana.post(f"/api/tables/{table}/fill", {"bot": "random", "seat": 1})
    house.hub.rooms.clear()  # read again from the lines
    seats = (await ana.get(f"/api/tables/{table}"))["table"]["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [
        ("human", ""),
        ("bot", "random"),
        ("friend", ""),
    ]


async def test_the_link_as_a_picture_is_for_people_at_the_table(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "friend", settings=GATHER)
    answer = await ana.ask("GET", f"/api/tables/{table}/qr")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert (await ben.ask("GET", f"/api/tables/{table}/qr")).status_code == 403
    other = await ben.make_table("me", "friend", settings=GATHER)
    assert (await ben.ask("GET", f"/api/tables/{other}/qr")).content != answer.content

"""Whoever sends something wrong is told what would be right."""

from __future__ import annotations

import pytest
from table.fixtures.house import House

from firekeeper.web import messages as ms
from firekeeper.web.decode_errors import explain
from firekeeper.web.tables import NewTable

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def test_over_http(house: House) -> None:
    ana = await house.guest("Ana")

    async def said(method: str, path: str, status: int, body: object = None) -> str:
        answer = await ana.ask(method, path, body)
        assert answer.status_code == status, answer.text
        return str(answer.json()["message"])

    assert await said("GET", "/api/tables?which=all", 400) == (
        "which: Invalid enum value 'all'; it can be finished, mine, open, watch"
    )
    seats = {"game": "wendake", "seats": [{"kind": "me"}, {"kind": "boss"}]}
    assert await said("POST", "/api/tables", 400, seats) == (
        "seats[1].kind: Invalid enum value 'boss'; it can be bot, friend, here, me, open"
    )
    assert await said("POST", "/api/guests", 400, {"nme": "Ana"}) == (
        "Object contains unknown field `nme`; there are name, language"
    )
    assert "/api/schema lists all" in await said("GET", "/api/nothing", 404)
    assert "does not take PUT" in await said("PUT", "/api/tables", 405)
    assert "connect with ws://" in await said("GET", "/ws/tables/abc", 400)


@pytest.mark.parametrize(
    ("sent", "told"),
    [
        ('{"type":"jump"}', "type: Invalid value 'jump'; it can be hello, resync, choose, undo"),
        ('{"type":"ask","kind":"party"}', "kind: Invalid enum value 'party'; it can be hand_over, undo"),
        (
            '{"type":"choose","nmber":1}',
            "unknown field `nmber`; there are number, choice, step, opening, brief, id",
        ),
        ('{"type":"ask"}', "Object missing required field `kind`"),
        ('{"type":"choose","number":-1,"choice":"x"}', "number: Expected `int` >= 0"),
        ("[]", "Expected `object`, got `array`"),
    ],
)
async def test_over_the_websocket(house: House, sent: str, told: str) -> None:
    ana = await house.guest("Ana")
    wire = await ana.connect(await ana.make_table("me", "friend"))
    at = len(wire.received)
    wire.send(sent)
    await wire.until(lambda: len(wire.received) > at)
    answer = wire.received[-1]
    assert isinstance(answer, ms.Refused)
    assert answer.code == "bad_message"
    assert told in answer.message


def test_places_inside_of_places() -> None:
    complaint = "Invalid enum value 'maybe'"
    assert explain(complaint, "settings.undo", NewTable).endswith("it can be consent, never")
    assert explain(complaint, "settings.nowhere", NewTable) == complaint
    assert explain("Expected `int`", "settings.clock.bank", NewTable) == "Expected `int`"

"""Nothing from outside breaks the server: whatever an address or a body holds is refused with a reason.

Each input goes to every address of the API, on SQLite and on PostgreSQL, which dislikes NUL in texts.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from server.fixtures.players import Person, guest
from server.fixtures.servers import Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

DEEP = 20_000
ADDRESSES = [
    "/%00",
    "/assets/%00",
    "/assets/a%00b.js",
    f"/assets/{'x' * 5000}.js",
    "/assets/..%2f..%2findex.html",
    "/%ff%fe",
    "/t/%00",
    "/api/rules/%00",
    "/api/rules?q=%00",
    "/api/rules?q=a&language=%00",
    "/api/rules?limit=99999999999999999999",
    "/api/games/%00",
    "/api/games/%ff",
    f"/api/games/{'a' * 3000}",
    "/api/tables/%00",
    "/api/tables/a%00b/film",
    "/api/tables/%00/page",
    "/api/tables/%C0%80/record",
    f"/api/tables/{'a' * 3000}",
    "/api/tables?which=%00",
]
BODIES = {
    "deep list": "[" * DEEP,
    "deep object": '{"a":' * DEEP,
    "deep value": '{"name":' + "[" * DEEP + "]" * DEEP + "}",
    "deep options": '{"game":"wendake","options":' + '{"a":' * DEEP + "1" + "}" * DEEP + "}",
    "NUL in a name": '{"name":"a\\u0000b"}',
    "NUL in a game": '{"game":"wen\\u0000dake","options":{}}',
    "half a character": '{"name":"\\ud800"}',
    "long name": json.dumps({"name": "x" * 100_000}),
    "long number": "9" * 10_000,
    "large power": "1e999999",
    "long option": '{"game":"wendake","options":{"players":' + "9" * 5000 + "}}",
    "no text": "\xff\xfe",
    "NUL in settings": (
        '{"game":"wendake","options":{"players":2},"settings":{"name":"a\\u0000b"},'
        '"seats":[{"kind":"me"},{"kind":"bot","bot":"random\\u0000"}],"seed":"a\\u0000"}'
    ),
}


def operations(server: Server, table: str) -> list[tuple[str, str]]:
    """Every method and address of the API, with the names of things that are there."""
    document = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    real = {"{table}": table, "{game}": "wendake", "{rule}": "WK-TURN-03", "{number}": "0"}
    found = []
    for path, methods in document["paths"].items():
        for name, value in real.items():
            path = path.replace(name, value)
        found += [(method.upper(), path) for method in methods]
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def town(request: pytest.FixtureRequest, server: Callable[..., Server], tmp_path: Path) -> Server:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
    (client / "assets" / "a.js").write_text("1", encoding="utf-8")
    return server(request.param, client=str(client))


def test_bad_addresses_are_refused(town: Server) -> None:
    ana = guest(town, "Ana")
    headers = {"authorization": f"Bearer {ana.token}"}
    for address in ADDRESSES:
        for method in ("GET", "POST", "DELETE"):
            answer = httpx.request(method, town.address + address, headers=headers)
            assert answer.status_code < 500, f"{method} {address[:60]}: {answer.text[:200]}"
    assert httpx.get(f"{town.address}/assets/a.js").status_code == 200
    assert httpx.get(f"{town.address}/t/0123456789").status_code == 200
    assert "Traceback" not in town.log


def test_bad_bodies_are_refused(town: Server) -> None:
    ana: Person = guest(town, "Ana")
    table = ana.make_table("me", "random")
    for method, path in operations(town, table.id):
        if method == "GET":
            continue
        for what, body in BODIES.items():
            if "deep" in what and "postgresql" in town.database:
                continue  # refused before any database is asked
            answer = httpx.request(
                method,
                town.address + path,
                content=body.encode("latin-1"),
                headers={"authorization": f"Bearer {ana.token}", "content-type": "application/json"},
                timeout=60.0,
            )
            assert answer.status_code < 500, f"{method} {path}, {what}: {answer.text[:200]}"
            if "deep" in what and answer.status_code == 400:
                assert answer.json()["code"] == "bad_message"
        if path == "/api/sessions" and method == "DELETE":
            ana = guest(town, "Ana")  # signing out is no mistake
    assert "Traceback" not in town.log


def listen(address: str) -> None:
    """Open a socket and read until the server closes it."""
    with connect(address) as socket:
        while True:
            socket.recv(timeout=20)


def test_a_socket_to_no_table_is_closed_with_a_reason(town: Server) -> None:
    for table in ("%00", "a%00b", "a" * 3000, "%ff"):
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            listen(town.socket_address(table))
    assert "Traceback" not in town.log

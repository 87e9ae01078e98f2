"""The heads of requests: who never finishes one is let go, everybody else is served."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from server.fixtures.players import guest
from server.fixtures.servers import Server

from firekeeper.web import serve

HOOKS = Path(__file__).parent / "fixtures" / "hooks.py"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
LONG = 60.0


@pytest.fixture
def impatient(server: Callable[..., Server]) -> Server:
    return server(hook=f"{HOOKS}:impatient")


def connect(server: Server) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=LONG)
    made.settimeout(LONG)
    return made


def closed(connection: socket.socket) -> bool:
    """Whether the server closes a connection, before a patience that is long beside its own."""
    try:
        return connection.recv(100) == b""
    except ConnectionResetError:
        return True


def test_who_never_finishes_a_head_is_let_go(impatient: Server) -> None:
    silent, slow, second = connect(impatient), connect(impatient), connect(impatient)
    second.sendall(WHOLE)
    assert b"200 OK" in second.recv(4000)
    second.sendall(WHOLE[:20])
    slow.sendall(WHOLE[:10])
    for byte in WHOLE[10:16]:  # bytes that trickle in win no time
        time.sleep(0.3)
        try:
            slow.sendall(bytes([byte]))
        except OSError:
            break
    assert closed(slow)
    assert closed(silent)
    assert closed(second), "the second request of a connection, too"


def test_who_is_slow_afterwards_is_served(impatient: Server) -> None:
    """Bodies, answers and WebSockets have their own limits."""
    ana = guest(impatient, "Ana")
    table = ana.make_table("me", "random", "random", "random")
    player = ana.play(table)
    posting = connect(impatient)
    posting.sendall(
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 14\r\n\r\n"
    )
    time.sleep(2.0)
    posting.sendall(b'{"name":"Ben"}')
    assert b"201 Created" in posting.recv(4000)
    player.wait(lambda: player.my_turn)
    player.choose()
    player.close()


def test_another_uvicorn_is_served_by_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serve.http_protocol() == "firekeeper.web.http_protocol:LimitedHTTPProtocol"
    monkeypatch.delitem(sys.modules, "firekeeper.web.http_protocol")
    monkeypatch.setitem(sys.modules, "uvicorn.protocols.http.auto", None)
    assert serve.http_protocol() == "auto"

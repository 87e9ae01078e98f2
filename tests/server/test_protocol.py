"""The short way of messages through the protocol: the same as the long one, however frames arrive."""

from __future__ import annotations

import contextlib
import importlib
import json
import socket
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.fixtures.players import guest
from server.fixtures.servers import Server

from firekeeper.web import serve
from firekeeper.web.messages import VERSION
from firekeeper.web.sockets import Connection

TEXT, MORE, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
PATIENCE = 60.0


def frame(kind: int, body: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """A frame as clients send it."""
    size, bit = len(body), 0x80 if masked else 0
    head = bytes((kind | (0x80 if final else 0),))
    if size < 126:
        head += bytes((bit | size,))
    elif size < 65_536:
        head += bytes((bit | 126,)) + size.to_bytes(2, "big")
    else:
        head += bytes((bit | 127,)) + size.to_bytes(8, "big")
    if not masked:
        return head + body
    key = b"\x12\xfe\x56\x03"
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(body))


def ping(number: int) -> bytes:
    """A message that our server answers with a pong of the same number."""
    return frame(TEXT, json.dumps({"type": "ping", "id": number}).encode())


class Raw:
    """A client that decides about every byte."""

    def __init__(self, server: Server, table: str, token: str, buffer: int = 0) -> None:
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))
        self._held = b""
        self.socket.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._held:
            self._held += self.socket.recv(65_536)
        self._held = self._held.partition(b"\r\n\r\n")[2]
        self.send(frame(TEXT, json.dumps({"type": "hello", "version": VERSION}).encode()))
        self.until("presence")

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def _take(self, size: int) -> bytes:
        while len(self._held) < size:
            more = self.socket.recv(65_536)
            if not more:
                raise EOFError
            self._held += more
        found, self._held = self._held[:size], self._held[size:]
        return found

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its kind and body."""
        kind, size = self._take(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        return kind & 0xF, self._take(size)

    def until(self, wanted: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            kind, body = self.receive()
            if kind == PING:  # the server makes sure that we are alive, whenever it likes
                continue
            assert kind == TEXT
            found: dict[str, Any] = json.loads(body)
            if found["type"] == wanted:
                return found

    def pongs(self, count: int) -> list[int]:
        return [self.until("pong")["id"] for _ in range(count)]

    def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            kind, body = self.receive()
            if kind == CLOSE:
                return int.from_bytes(body[:2], "big")


@pytest.fixture
def raw(server: Callable[..., Server]) -> Iterator[Callable[..., Raw]]:
    here = server()
    ana = guest(here)
    table = ana.make_table("me", "open")
    made: list[Raw] = []

    def connect(**more: Any) -> Raw:
        made.append(Raw(here, table.id, ana.token, **more))
        return made[-1]

    yield connect
    for client in made:
        client.socket.close()


def test_frames_come_together_and_in_between(raw: Callable[..., Raw]) -> None:
    client = raw()
    client.send(ping(1) + ping(2) + ping(3))
    assert client.pongs(3) == [1, 2, 3], "several at once"
    client.send(frame(PING, b"there?") + ping(4))
    assert client.receive() == (PONG, b"there?")
    assert client.pongs(1) == [4]
    client.send(ping(5) + frame(PONG, b"") + ping(6))
    assert client.pongs(2) == [5, 6]


def test_a_frame_in_two_pieces(raw: Callable[..., Raw]) -> None:
    data = ping(1)
    for cut in (1, 2, 5, 6, 9):
        client = raw()
        client.send(ping(0) + data[:cut])
        assert client.pongs(1) == [0]
        client.send(data[cut:])
        assert client.pongs(1) == [1]
        client.send(ping(2) + ping(3))
        assert client.pongs(2) == [2, 3], "and the long way goes on"


def test_a_message_in_several_frames(raw: Callable[..., Raw]) -> None:
    client = raw()
    client.send(frame(TEXT, b'{"type":"ping",', final=False) + frame(PING, b"x"))
    client.send(frame(MORE, b'"id":', final=False) + frame(MORE, b"8}"))
    assert client.receive() == (PONG, b"x")
    assert client.pongs(1) == [8]
    client.send(ping(9))
    assert client.pongs(1) == [9]


def test_binary_frames_are_read_as_well(raw: Callable[..., Raw]) -> None:
    client = raw()
    client.send(frame(BINARY, b'{"type":"ping","id":3}') + ping(4))
    assert client.pongs(2) == [3, 4]


def test_long_answers_and_long_messages(raw: Callable[..., Raw]) -> None:
    """Bodies whose length takes one byte, or three."""
    client = raw()
    client.send(frame(TEXT, b'{"type":"ping",' + b" " * 200 + b'"id":1}'))
    assert client.pongs(1) == [1]
    client.send(frame(TEXT, b'{"type":"resync"}'))
    assert client.until("full")["count"] == 1
    client.send(frame(TEXT, b" " * 20_000))
    assert client.until("refused")["code"] == "too_large"
    client.send(ping(2))
    assert client.pongs(1) == [2]


def test_what_a_change_brings_comes_before_its_answer(raw: Callable[..., Raw]) -> None:
    """For whoever asked they leave together, in order; for everybody else at once."""
    ana, watcher = raw(), raw()
    say = {"type": "say", "id": 7, "language": "en", "text": "hello there"}
    ana.send(frame(TEXT, json.dumps(say).encode()) + ping(8))
    kinds: list[str] = []
    while "pong" not in kinds:
        kind, body = ana.receive()
        if kind == TEXT:
            kinds.append(json.loads(body)["type"])
    assert [kind for kind in kinds if kind != "presence"] == ["update", "done", "pong"]
    assert watcher.until("update")["chat"][0]["text"] == "hello there"
    ana.send(frame(TEXT, json.dumps({**say, "id": 9, "text": " "}).encode()))
    assert ana.until("refused")["id"] == 9, "and a refusal is not held back"


def test_messages_wait_only_for_the_answer_that_follows() -> None:
    connection = Connection(1, "Ana")
    written: list[tuple[bytes, ...]] = []

    def write(*messages: bytes) -> bool:
        written.append(messages)
        return True

    connection.write = write
    connection.holding = True
    connection.send(b"update")
    assert written == []
    connection.holding = False
    connection.send(b"done")
    connection.send(b"pong")
    assert written == [(b"update", b"done"), (b"pong",)]


def test_what_the_protocol_forbids_ends_the_connection(raw: Callable[..., Raw]) -> None:
    for bad, code in (
        (frame(TEXT, b'"\xff\xfe"'), 1007),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(TEXT, b" " * 70_000), 1009),
        (frame(0x3, b"{}"), 1002),
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ):
        client = raw()
        client.send(ping(1))
        assert client.pongs(1) == [1]
        client.send(bad)
        assert client.closed() == code


def test_more_than_may_wait_is_answered_all_the_same(raw: Callable[..., Raw]) -> None:
    client = raw()
    client.send(b"".join(ping(number) for number in range(500)))
    assert client.pongs(500) == list(range(500))


def test_a_client_that_does_not_read_is_let_go(raw: Callable[..., Raw]) -> None:
    """It would fill the memory of the server; coming back it gets a full view."""
    client = raw(buffer=4096)
    client.socket.settimeout(0.5)
    asked = 0
    with contextlib.suppress(TimeoutError, OSError):
        while asked < 20_000:
            client.send(frame(TEXT, b'{"type":"resync"}') * 10)
            asked += 10
    client.socket.settimeout(PATIENCE)
    got = 0
    with contextlib.suppress(EOFError, OSError):
        while client.receive()[0] == TEXT:
            got += 1
    assert got < asked
    assert raw().socket.fileno() >= 0, "and may come back"


# --- without it -----------------------------------------------------------------------------------------


def test_our_protocol_is_used() -> None:
    assert serve.websocket_protocol() == "firekeeper.web.protocol:TableProtocol"


@pytest.mark.parametrize("different", ["no such module", "another signature", "no such method"])
def test_another_uvicorn_is_served_by_its_own(different: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "uvicorn.protocols.websockets.websockets_sansio_impl"
    monkeypatch.delitem(sys.modules, "firekeeper.web.protocol", raising=False)
    if different == "no such module":
        monkeypatch.setitem(sys.modules, name, None)
    elif different == "another signature":
        monkeypatch.setattr(f"{name}.WebSocketsSansIOProtocol.__init__", lambda self, scope: None)
    else:
        monkeypatch.delattr(f"{name}.WebSocketsSansIOProtocol.handle_connect")
    assert serve.websocket_protocol() == "auto"


def test_masks_are_removed_without_the_c_extension(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "firekeeper.web.protocol", raising=False)
    monkeypatch.setitem(sys.modules, "websockets.speedups", None)
    protocol = importlib.import_module("firekeeper.web.protocol")
    assert protocol.apply_mask.__module__ == "websockets.utils"
    assert protocol.apply_mask(b"abcde", b"\1\2\3\4") == b"```` "[:4] + b"d"
    monkeypatch.delitem(sys.modules, "firekeeper.web.protocol")


def test_a_game_is_played_without_our_protocol(server: Callable[..., Server]) -> None:
    """Everything works over uvicorn's own protocol, only slower."""
    hooks = Path(__file__).parent / "fixtures" / "hooks.py"
    found = server(hook=f"{hooks}:other_uvicorn")
    ana = guest(found, "Ana")
    table = ana.make_table("me", "random", "random", "random")
    player = ana.play(table)
    for _ in range(5):
        player.wait(lambda: player.my_turn)
        player.choose()
    player.close()

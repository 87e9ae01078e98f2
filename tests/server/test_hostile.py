"""Hostile clients against a real server: they crash, flood, lag and dawdle. The others play on."""

from __future__ import annotations

import contextlib
import os
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.fixtures.players import Made, Person, Player, guest, playing
from server.fixtures.servers import Server, free_port
from websockets.exceptions import ConnectionClosed

from firekeeper.web import channel
from firekeeper.web import messages as ms

LONG = 60.0


class Table:
    """Two friends who must not notice anything."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people: list[Person] = [guest(server, "Ana"), guest(server, "Ben")]
        self.made: Made = self.people[0].make_table("me", "friend")
        self.people[1].join(self.made)
        self.players: list[Player] = [person.play(self.made) for person in self.people]

    def plays_on(self, choices: int = 6) -> None:
        for _ in range(choices):
            number = max(player.number for player in self.players)
            for player in self.players:
                player.wait(lambda player=player, number=number: player.number >= number, LONG)
            mover = next(player for player in self.players if player.my_turn)
            assert isinstance(mover.choose(), ms.Done)

    def raw(self, token: str = "") -> socket.socket:
        """A socket that has become a WebSocket, and that we drive byte by byte."""
        opened = socket.create_connection(("127.0.0.1", self.server.port), timeout=LONG)
        key = f"authorization: Bearer {token}\r\n" if token else ""
        opened.sendall(
            f"GET /ws/tables/{self.made.id} HTTP/1.1\r\nhost: 127.0.0.1:{self.server.port}\r\n{key}"
            "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += opened.recv(4096)
        assert answer.startswith(b"HTTP/1.1 101")
        return opened


def frame(data: bytes, opcode: int = 1, claimed: int | None = None) -> bytes:
    """A masked frame; `claimed` is the length it says it has."""
    length = len(data) if claimed is None else claimed
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 65536:
        size = bytes([0x80 | 126]) + struct.pack(">H", length)
    else:
        size = bytes([0x80 | 127]) + struct.pack(">Q", length)
    return bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data


def reset(opened: socket.socket) -> None:
    """Gone without a goodbye: the other side gets a reset."""
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    opened.close()


HELLO = f'{{"type":"hello","version":{ms.VERSION}}}'.encode()


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("hostile")
    server = Server(str(folder / "hostile.sqlite"), free_port(), folder).start()
    yield server
    assert httpx.get(f"{server.address}/healthz", timeout=LONG).status_code == 200
    server.stop()
    assert "unexpected error" not in server.log


@pytest.fixture
def table(here: Server) -> Iterator[Table]:
    made = Table(here)
    with playing(*made.players):
        yield made


def test_clients_that_crash_in_mid_message(table: Table) -> None:
    """Half a frame, half a head, a head that promises more; over and over, with and without a name."""
    whole = frame(HELLO)
    for at in range(30):
        token = table.people[at % 2].token if at % 3 else ""
        opened = table.raw(token)
        opened.sendall(whole[: 1 + at % len(whole)])
        reset(opened)
        if at % 10 == 0:
            table.plays_on(1)
    for at in range(10):
        opened = table.raw(table.people[0].token)
        opened.sendall(frame(HELLO) + frame(b'{"type":"say","text":"x"}')[: 3 + at])
        reset(opened)
    table.plays_on()


@pytest.mark.parametrize(
    "garbage",
    [
        b"\xff" * 64,  # reserved bits and an unknown opcode
        b"\x81\x05hello",  # not masked
        frame(b"\xc3\x28"),  # not UTF-8
        frame(b"x" * 126, opcode=9),  # a ping that is too long
        frame(b"", claimed=1 << 40),  # a terabyte is announced
        frame(b"x" * 70_000),  # more than any message has
        frame(b"more", opcode=0),  # goes on from nothing
    ],
)
def test_what_is_no_websocket_closes_that_connection_only(table: Table, garbage: bytes) -> None:
    opened = table.raw(table.people[0].token)
    opened.sendall(frame(HELLO))
    with contextlib.suppress(ConnectionError):
        opened.sendall(garbage)
        while opened.recv(65536):
            pass  # until the server has closed it
    opened.close()
    table.plays_on(2)


def test_a_flood_is_let_go_and_nobody_else_waits(table: Table) -> None:
    flooding = table.people[0].play(table.made)
    ping = ms.encode(ms.Ping()).decode()

    def flood() -> None:
        limit = time.monotonic() + LONG
        while time.monotonic() < limit:
            for _ in range(channel.FLOOD):
                flooding.send(ping)

    with pytest.raises(ConnectionClosed) as closed:
        flood()
    table.plays_on()
    with contextlib.suppress(ConnectionClosed):
        while True:
            flooding.receive(LONG)
    codes = {message.code for message in flooding.received if isinstance(message, ms.Refused)}
    assert closed.value.rcvd is None or closed.value.rcvd.code in (4429, 4408, 1006)
    assert codes <= {"rate_limited"}
    flooding.close()


def test_a_client_that_never_reads_is_let_go(table: Table) -> None:
    """It asks for the full view again and again and reads nothing: it loses its place, we keep our memory."""
    opened = table.raw(table.people[0].token)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.sendall(frame(HELLO))
    opened.settimeout(1.0)

    def ask() -> None:
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            opened.sendall(frame(b'{"type":"resync"}'))

    with pytest.raises((ConnectionError, TimeoutError)):
        ask()
    table.plays_on()
    assert memory(table.server) < 1_000_000_000
    opened.close()


def memory(server: Server) -> int:
    """Bytes of memory the server has in use."""
    assert server.process is not None
    statm = Path(f"/proc/{server.process.pid}/statm")
    if not statm.exists():
        return 0
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_slow_requests_hold_nobody_up(table: Table) -> None:
    """Two hundred clients that send a byte now and then, in heads, in bodies and in WebSockets."""
    slow: list[socket.socket] = []
    host = f"host: 127.0.0.1:{table.server.port}\r\n"
    for at in range(200):
        opened = socket.create_connection(("127.0.0.1", table.server.port), timeout=LONG)
        if at % 2:
            opened.sendall(f"GET /api/games HTTP/1.1\r\n{host}x-slow: ".encode())
        else:
            head = f"POST /api/guests HTTP/1.1\r\n{host}content-type: application/json\r\n"
            opened.sendall(f"{head}content-length: 1000\r\n\r\n{{".encode())
        slow.append(opened)
    slow += [table.raw() for _ in range(20)]
    for _ in range(3):
        for opened in slow:
            with contextlib.suppress(ConnectionError):
                opened.sendall(b"a")
        table.plays_on(2)
    assert httpx.get(f"{table.server.address}/api/games", timeout=LONG).status_code == 200
    for opened in slow:
        reset(opened)
    table.plays_on()

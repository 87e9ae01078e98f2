"""A WebSocket client that costs next to nothing: what is measured is the server, not those who play on it.

It speaks only what a benchmark needs (RFC 6455 over plain TCP, whole text messages) and refuses the rest.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_MASK = b"\x00\x00\x00\x00"
"""Clients must mask what they send (RFC 6455, 5.3); with this key the masked text is the text itself."""

ANSWERING = 60.0
"""Seconds for a server to answer the handshake; a busy machine may need many of them."""

_FINAL, _TEXT, _CLOSE, _PING, _PONG = 0x80, 0x1, 0x8, 0x9, 0xA


class WireError(RuntimeError):
    """The connection was refused, closed by the server, or says something this client does not know."""


class Wire(asyncio.Protocol):
    """One connection. Messages wait until somebody listens."""

    def __init__(self, path: str, headers: dict[str, str]) -> None:
        self._early: list[bytes] = []
        self._hear: Callable[[bytes], None] = self._early.append
        self._failed: Callable[[str], None] = lambda _: None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False
        self._path = path
        self._headers = headers
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # Whatever the event loop: a stream's transport can be written to.
        self._transport = stream = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        fields = {
            "Host": "127.0.0.1",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            **self._headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        stream.write(f"GET {self._path} HTTP/1.1\r\n{head}\r\n".encode())

    def listen(self, hear: Callable[[bytes], None], failed: Callable[[str], None]) -> None:
        """`hear` gets every text message; `failed` says why no more will come."""
        self._hear, self._failed = hear, failed
        for message in self._early:
            hear(message)

    def send(self, text: bytes) -> None:
        """One text message."""
        self._frame(_TEXT, text)

    def close(self) -> None:
        self.closing = True
        if self._transport is not None:
            self._transport.close()

    def _frame(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        if size < 126:
            head = bytes((_FINAL | kind, 0x80 | size))
        else:
            head = bytes((_FINAL | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + _MASK + body)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.ready.done() and not self._welcomed():
            return
        at, have = 0, len(buffer)
        while have - at >= 2:
            size, body = buffer[at + 1], at + 2
            if size == 126:
                body, size = at + 4, int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif size == 127:
                body, size = at + 10, int.from_bytes(buffer[at + 2 : at + 10], "big")
            if have < body + size:
                break
            self._take(buffer[at], bytes(buffer[body : body + size]))
            at = body + size
        del buffer[:at]

    def _welcomed(self) -> bool:
        """Whether the server has agreed to speak WebSocket; cuts its answer off."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        if b" 101 " not in status:
            self.ready.set_exception(WireError(f"the server answered «{status.decode('latin-1')}»"))
            return False
        del self._buffer[: end + 4]
        self.ready.set_result(None)
        return True

    def _take(self, head: int, body: bytes) -> None:
        if head == _FINAL | _TEXT:
            self._hear(body)
        elif head == _FINAL | _PING:
            self._frame(_PONG, body)
        elif head == _FINAL | _CLOSE:
            self._lost(f"the server closed the connection: {body[2:].decode(errors='replace') or 'no word'}")
        elif head != _FINAL | _PONG:
            self._lost(f"the server sent a frame of kind {head:#x}, which nobody asked for")

    def connection_lost(self, error: Exception | None) -> None:
        self._lost(str(error) if error is not None else "the server hung up")

    def _lost(self, why: str) -> None:
        if self.closing:
            return
        self.closing = True
        if not self.ready.done():
            self.ready.set_exception(WireError(why))
        self._failed(why)


async def connect(port: int, path: str, headers: dict[str, str] | None = None) -> Wire:
    """A connection that is ready to be spoken through."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, headers or {}), "127.0.0.1", port)
    async with asyncio.timeout(ANSWERING):
        await wire.ready
    return wire

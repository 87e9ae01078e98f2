"""The WebSocket protocol of our server: uvicorn's, with a fast path for the messages that tables live on.

A whole text message that comes in one piece goes straight to the application, and what a table sends goes
straight to the transport. Everything else (handshake, pings, closing, messages in pieces, errors) is
uvicorn's. The fast paths do exactly what the long ones do for such messages, at a fraction of the cost.

A server of several workers keeps the connections of a table together in one of them (web/worker_handoff.py).

This builds on a class that uvicorn does not document. Where it is missing or different, importing this module
raises ImportError, and the server uses uvicorn's own protocol (`serve.websocket_protocol`).
"""

from __future__ import annotations

import asyncio
import os
import socket
from inspect import signature
from pathlib import Path
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from firekeeper.web.worker_handoff import FOLDER, WorkerHandoff

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without its C extension
    from websockets.utils import apply_mask

EXPECTED = ("config", "server_state", "app_state", "_loop")
if tuple(signature(WebSocketsSansIOProtocol).parameters) != EXPECTED or not all(
    hasattr(WebSocketsSansIOProtocol, name) for name in ("handle_connect", "data_received", "send", "receive")
):
    raise ImportError("the WebSocket protocol of this uvicorn is not the one that the fast path was made for")

EXTENSION = "firekeeper.write"
"""The ASGI extension by which the application gets `write`."""

MOST_UNSENT = 2 * 1024 * 1024
"""A client that has so many bytes still to read does not read."""
MOST_WAITING = 32
"""So many messages may wait for the application before the client has to."""

_TEXT = 0x81  # the last piece of a text message, and thus the first
_CONTROL = frozenset((0x88, 0x89, 0x8A))  # close, ping, pong
_MASKED = 0x80


class TableProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    _whole = True
    """Until now every message came whole: nothing of an earlier one lies in uvicorn's buffers."""
    _forwarded = False
    """Another worker has forwarded this connection: it stays."""
    _request = b""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.server_state = server_state

    def handle_connect(self, event: Request) -> None:
        if self._forward(event.path):
            self.close_sent = True
            self.transport.close()  # our end of it only
            return
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = self.write

    def write(self, *messages: bytes) -> bool:
        """Send text messages in one go. False if the client does not read what it is sent."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True  # the application will hear of it
        pieces: list[bytes] = []
        for data in messages:
            size = len(data)
            if size < 126:
                head = bytes((_TEXT, size))
            elif size < 1 << 16:
                head = bytes((_TEXT, 126, size >> 8, size & 255))
            else:
                head = bytes((_TEXT, 127)) + size.to_bytes(8, "big")
            pieces += (head, data)
        self.transport.write(b"".join(pieces))
        return self.transport.get_write_buffer_size() < MOST_UNSENT

    def data_received(self, data: bytes) -> None:
        if self._whole and self.handshake_complete and not self.close_sent:
            data = self._take_messages(data)
        elif self.handshake_initiated:
            self._whole = False
        else:
            self._request = data
        if data:
            super().data_received(data)

    def _take_messages(self, data: bytes) -> bytes:
        """Hand whole text messages over; what is left is for uvicorn."""
        at, have = 0, len(data)
        while have - at >= 6:
            kind, size, body = data[at], data[at + 1] - _MASKED, at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            end = body + 4 + size
            # Not masked (an error), in 64 bits, too large, or not all there yet.
            if size < 0 or data[at + 1] == 0xFF or size > self.config.ws_max_size or end > have:
                break
            if kind == _TEXT:
                text = apply_mask(data[body + 4 : end], data[body : body + 4])
                if not self._hand_over(text):
                    break
            elif kind in _CONTROL:
                super().data_received(data[at:end])
            else:
                break
            at = end
        if at < have:
            self._whole = False  # a piece of something: from here on it is uvicorn's
        return data[at:] if at else data

    def _hand_over(self, text: bytes) -> bool:
        """Queue a message for the application, unless it is not UTF-8."""
        try:
            decoded = text.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": decoded})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # --- handing over ------------------------------------------------------------------------------------

    def _forward(self, path: str) -> bool:
        """Whether another worker serves the table of this connection, and has taken it."""
        folder = os.environ.get(FOLDER)
        if not folder or self._forwarded:
            return False
        # uvicorn has no hook for the start of a worker: the first connection begins to listen.
        handoff: WorkerHandoff | None = self.app_state.get("handoff")
        if handoff is None:
            handoff = self.app_state["handoff"] = WorkerHandoff(Path(folder), self._on_forwarded)
        table = path.partition("?")[0].rstrip("/").rpartition("/")[2]
        return handoff.forward(table, self.transport.get_extra_info("socket").fileno(), self._request)

    def _on_forwarded(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that another worker forwards, as if it had come to this worker."""
        task = self.loop.create_task(self._serve(connection, request))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, connection: socket.socket, request: bytes) -> None:
        protocol = TableProtocol(self.config, self.server_state, self.app_state)
        protocol._forwarded = True
        await self.loop.connect_accepted_socket(lambda: protocol, connection)
        protocol.data_received(request)

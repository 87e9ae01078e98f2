"""The HTTP protocol of our server: uvicorn's, with a time limit for the head of a request.

A client that opens a connection and sends the head of a request byte by byte, or not at all, would keep the
connection for ever. Where uvicorn's protocol is different from what is expected here, importing this module
raises ImportError, and uvicorn's own is used (`serve.http_protocol`).
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD_SECONDS = 20.0
"""The head of a request comes within this time after the connection, or after its first byte."""

if not all(
    hasattr(AutoHTTPProtocol, name) for name in ("connection_made", "connection_lost", "data_received")
):
    raise ImportError("the HTTP protocol of this uvicorn is not the one that the time limit was made for")


class LimitedHTTPProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """One connection. `cycle` is uvicorn's: the request that is being answered, once its head is complete."""

    _timer: asyncio.TimerHandle | None = None
    _answered: Any = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle = self.cycle
        if cycle is not self._answered:  # the head of a request has arrived
            self._answered = cycle
            self._stop_waiting()
        elif cycle is None or cycle.response_complete:  # a head has begun
            self._wait_for_head()

    def _wait_for_head(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """Close the connection, unless it has become a WebSocket."""
        self._timer = None
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.transport.close()

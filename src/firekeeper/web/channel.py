"""The WebSocket route: who connects, the receiving loop and the sending loop. Plain ASGI, for speed."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import asgi
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from firekeeper.table.errors import Code, TableError
from firekeeper.table.history import allowed_audience
from firekeeper.web import messages as ms
from firekeeper.web.people import bearer_of, cookie_of, same_origin
from firekeeper.web.protocol import EXTENSION
from firekeeper.web.service import Service
from firekeeper.web.sockets import FLOODED, REFUSED, SILENT, Connection, TableConnections

log = logging.getLogger("firekeeper.web")

MOST_BYTES = 16 * 1024
AGAIN = 1013
"""Closed with "try again later": what is refused for a reason that passes by itself."""
PASSING = ("busy", "rate_limited")
FAREWELL = 2.0
"""Seconds for the last word to a client that is let go; one that does not read gets none."""
HELLO = 30.0
"""Seconds to say hello: who opens a connection and stays silent takes a place from others."""
FLOOD = 2000
"""Messages a second from one connection; more is no player."""


@asgi("/ws/tables", is_mount=True, copy_scope=False)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Connect to a table: /ws/tables/{id}."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise HTTPException(
            "a table is played over a WebSocket: connect with ws:// or wss://", status_code=400
        )
    service: Service = scope["litestar_app"].state.service
    message = await receive()
    if message["type"] != "websocket.connect":
        return
    headers = dict(scope["headers"])
    table = str(scope["path"]).rstrip("/").rpartition("/")[2]
    client = scope.get("client")
    address = client[0] if client else ""
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        if not same_origin(headers):
            raise TableError("forbidden", "this connection comes from another site")
        service.hub.limits.check("connect", f"address:{address}")
        person = await service.who(cookie_of(headers), bearer_of(headers))
        room = await service.hub.room(table)
        account = person[0].id if person else 0
        await service.admit(room, account)
        allowed_audience(room.table, account, None)
    except TableError as error:
        await _send_text(send, _refused(error.code, error.message))
        code = AGAIN if error.code in PASSING else REFUSED[0]
        await send({"type": "websocket.close", "code": code, "reason": error.code})
        return
    group = service.table_connections(room)
    name, session = (person[0].name, person[1]) if person else ("", "")
    connection = Connection(account, name, session, address)
    extensions: dict[str, Any] = scope.get("extensions") or {}
    connection.write = extensions.get(EXTENSION)
    group.connections.append(connection)
    service.metrics.add("connections")
    sending = asyncio.create_task(_send_all(connection, send))
    receiving = asyncio.create_task(_receive_all(service, group, connection, receive))
    dropped = asyncio.create_task(connection.dropped.wait())
    tasks = (sending, receiving, dropped)
    silent = asyncio.get_running_loop().call_later(HELLO, _greeted_or_gone, connection)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.dropped.is_set():
            await asyncio.wait((sending,), timeout=FAREWELL)
    finally:
        silent.cancel()
        group.connections.remove(connection)
        connection.left = True
        for task in tasks:
            if task is not receiving or not connection.changing:  # what is being written is not interrupted
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if connection.greeted:
            group.announce_presence()


def _greeted_or_gone(connection: Connection) -> None:
    if not connection.greeted:
        connection.drop(SILENT)


async def _receive_all(
    service: Service, group: TableConnections, connection: Connection, receive: Receive
) -> None:
    loop = asyncio.get_running_loop()
    second, received = loop.time(), 0
    while not connection.left:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("text") or message.get("bytes") or ""
        received += 1
        if loop.time() - second > 1.0:
            second, received = loop.time(), 0
        if received > FLOOD:
            connection.drop(FLOODED, _refused("rate_limited", f"at most {FLOOD} messages a second"))
            return
        if len(data) > MOST_BYTES:
            connection.send(_refused("too_large", f"a message has at most {MOST_BYTES} bytes"))
            continue
        service.metrics.counts["messages", ""] += 1
        began = loop.time()
        await group.receive(connection, data)
        service.metrics.times["message_seconds"].observe(loop.time() - began)


def _refused(code: Code, message: str) -> bytes:
    return ms.encode(ms.Refused(id=0, code=code, message=message))


async def _send_all(connection: Connection, send: Send) -> None:
    while True:
        data = await connection.outbox.get()
        if data is None:
            code, reason = connection.goodbye
            await send({"type": "websocket.close", "code": code, "reason": reason})
            return
        await _send_text(send, data)


async def _send_text(send: Send, data: bytes) -> None:
    await send({"type": "websocket.send", "text": data.decode(), "bytes": None})

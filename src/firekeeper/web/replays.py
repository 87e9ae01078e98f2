"""Routes about looking back on a whole game: its replay, its points, its draws, and all of it as one page."""

from __future__ import annotations

import asyncio
import gzip
import time
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from firekeeper.table import history
from firekeeper.table import replay as replays
from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot
from firekeeper.table.replay import Draw, Replay, Series
from firekeeper.titles import components_of
from firekeeper.web import offline
from firekeeper.web.people import address_of, maybe_person, service_of
from firekeeper.web.views import table_view

Asked = Request[Any, Any, Any]
Seat = Annotated[int, Parameter(ge=0, le=9)] | None


async def _snapshot(request: Asked, table: str, seat: int | None = None) -> tuple[GameSnapshot, int | None]:
    """The game as it stands, and from which seat one may look at it."""
    service = service_of(request)
    service.hub.limits.check("replay", address_of(request))
    known = await maybe_person(request)
    room = await service.hub.room(table)
    async with room.lock:
        audience = history.allowed_audience(room.table, known[0].id if known else 0, seat)
        return history.take_snapshot(room.table), audience


def _packed(found: Replay, accepted: str) -> Response[bytes]:
    """A replay as JSON. Steps repeat each other: packed, a replay is a twentieth of its size."""
    plain = msgspec.json.encode(found)
    headers = {"vary": "accept-encoding"}
    if "gzip" not in accepted:
        return Response(plain, media_type=MediaType.JSON, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(gzip.compress(plain, 6, mtime=0), media_type=MediaType.JSON, headers=headers)


@get(
    "/api/tables/{table:str}/film",
    tags=["replay"],
    summary="Every position of the game, by what changed",
    responses={200: ResponseSpec(Replay, description="The replay", generate_examples=False)},
)
async def show_replay(request: Asked, table: str, seat: Seat = None) -> Response[bytes]:
    """A replay: the first view by parts, and what each entry changed. After the end from any seat."""
    snapshot, audience = await _snapshot(request, table, seat)
    accepted = request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(lambda: _packed(replays.build_replay(snapshot, audience), accepted))


@get("/api/tables/{table:str}/series", tags=["replay"], summary="The points everybody sees, as they grew")
async def show_series(request: Asked, table: str) -> Series:
    snapshot, _ = await _snapshot(request, table)
    return await asyncio.to_thread(replays.series, snapshot)


@get("/api/tables/{table:str}/draws", tags=["replay"], summary="What chance could have given, at every draw")
async def show_draws(request: Asked, table: str) -> list[Draw]:
    """Of a finished game. With the seed and the record anybody can repeat every draw."""
    snapshot, _ = await _snapshot(request, table)
    return await asyncio.to_thread(replays.draws, snapshot)


@get("/api/tables/{table:str}/page", tags=["replay"], summary="The replay as one page that needs no server")
async def show_page(request: Asked, table: str) -> Response[str]:
    """Of a finished game: an HTML file with the client, the replays and the record, for any browser."""
    snapshot, audience = await _snapshot(request, table)
    if not snapshot.over:
        raise TableError("conflict", "the replay can be kept when the game is over: it shows hidden things")
    service = service_of(request)
    if service.config.client is None:
        raise TableError("not_found", "this server has no browser client to put into the page")
    room = await service.hub.room(table)
    async with room.lock:
        shown = table_view(room, None, time.time())
        record = room.table.record(reveal=True).text()
    components = components_of(shown.game, service.config.pack)
    client = service.config.client
    text = await asyncio.to_thread(
        lambda: offline.page(client, offline.offline_replay(snapshot, shown, components, record, audience))
    )
    headers = {"content-disposition": f'attachment; filename="{shown.game}-{shown.id}.html"'}
    return Response(text, media_type=MediaType.HTML, headers=headers)


ROUTES: list[Any] = [show_replay, show_series, show_draws, show_page]

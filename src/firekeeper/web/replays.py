"""Routes about looking back on a whole game: its replay, its points, its draws, and all of it as one page."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from firekeeper.table import history, review, server_time
from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot, Position
from firekeeper.table.replay import Draw, Replay, Series
from firekeeper.table.review import Review
from firekeeper.web import rendering_jobs as jobs
from firekeeper.web.people import address_of, maybe_person, service_of
from firekeeper.web.views import table_view

Asked = Request[Any, Any, Any]
Seat = Annotated[int, Parameter(ge=0, le=9)] | None


async def _snapshot(
    request: Asked, table: str, seat: int | None = None, limit: str = "replay", by_seat: bool = True
) -> tuple[GameSnapshot, int | None]:
    """The game as it stands, and from which seat one may look at it; `by_seat`: if that matters."""
    service = service_of(request)
    await service.gate.enter(limit, address_of(request))
    room = await service.hub.room(table)
    async with room.lock:
        public = history.same_for_all(room.table, seat if by_seat else 0)
    # Looking up who asks takes longer than all the rest of an answer that is kept.
    known = None if public else await maybe_person(request)
    account = known[0].id if known else 0
    await service.admit(room, account)
    async with room.lock:
        audience = history.allowed_audience(room.table, account, seat)
        return history.take_snapshot(room.table, service.config.pack), audience


async def _rendered(
    request: Asked, table: str, work: Callable[..., bytes], snapshot: GameSnapshot, *args: Any
) -> Response[bytes]:
    """What `work` makes of a game as JSON; of one that is over it is kept."""
    key = None
    if snapshot.over:  # nothing changes any more, but names are forgotten with their accounts
        key = (table, work.__name__, str(snapshot.names), *args)
    renderings = service_of(request).renderings
    packed = await renderings.render(address_of(request), table, jobs.packed, work, snapshot, *args, key=key)
    return await _packed(request, packed)


async def _packed(
    request: Asked, packed: bytes, kind: MediaType = MediaType.JSON, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """Packed bytes as they are. Whoever has them already is only told so."""
    tag = f'"{packed[-8:].hex()}"'  # what gzip ends with: checksum and size of what is inside
    told = {"etag": f"W/{tag}", "cache-control": "private, no-cache", "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=kind, headers=told)
    told.update(headers or {})
    if "gzip" not in request.headers.get("accept-encoding", ""):
        plain = await service_of(request).renderings.quick(gzip.decompress, packed)
        return Response(plain, media_type=kind, headers=told)
    told["content-encoding"] = "gzip"
    return Response(packed, media_type=kind, headers=told)


@get(
    "/api/tables/{table:str}/film",
    tags=["replay"],
    summary="Every position of the game, by what changed",
    responses={200: ResponseSpec(Replay, description="The replay", generate_examples=False)},
)
async def show_replay(request: Asked, table: str, seat: Seat = None) -> Response[bytes]:
    """A replay: the first view by parts, and what each entry changed. After the end from any seat."""
    snapshot, audience = await _snapshot(request, table, seat)
    return await _rendered(request, table, jobs.replay_json, snapshot, audience)


@get(
    "/api/tables/{table:str}/series",
    tags=["replay"],
    summary="The points everybody sees, as they grew",
    responses={200: ResponseSpec(Series, description="The points", generate_examples=False)},
)
async def show_series(request: Asked, table: str) -> Response[bytes]:
    snapshot, _ = await _snapshot(request, table, by_seat=False)
    return await _rendered(request, table, jobs.series_json, snapshot)


@get(
    "/api/tables/{table:str}/review",
    tags=["replay"],
    summary="A finished game as a coach sees it from a seat",
    responses={200: ResponseSpec(Review, description="The review", generate_examples=False)},
)
async def show_review(request: Asked, table: str, seat: Seat = None) -> Response[bytes]:
    """How the game went for the seat, turn by turn, and the choices that cost most, with better ones.

    The first call begins the review; ask again until its `progress` is 1.
    """
    service = service_of(request)
    snapshot, audience = await _snapshot(request, table, seat, "review")
    if audience is None:
        raise TableError("not_found", "a review is made for a seat: name one")
    review.check(snapshot, audience)
    packed = await service.reviews.kept(table, snapshot, audience)
    if packed is not None:
        return await _packed(request, packed)
    found = service.reviews.look(address_of(request), table, snapshot, audience)
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/draws",
    tags=["replay"],
    summary="What chance could have given, at every draw",
    responses={200: ResponseSpec(list[Draw], description="The draws", generate_examples=False)},
)
async def show_draws(request: Asked, table: str) -> Response[bytes]:
    """Of a finished game. With the seed and the record anybody can repeat every draw."""
    snapshot, _ = await _snapshot(request, table, by_seat=False)
    return await _rendered(request, table, jobs.draws_json, snapshot)


@get(
    "/api/tables/{table:str}/positions/{number:int}",
    tags=["replay"],
    summary="The table after some entries",
    responses={200: ResponseSpec(Position, description="The position", generate_examples=False)},
)
async def show_position(
    request: Asked,
    table: str,
    number: int,
    seat: Seat = None,
    before: Annotated[int, Parameter(ge=0)] | None = None,
) -> Response[bytes]:
    snapshot, audience = await _snapshot(request, table, seat)
    history.check_number(snapshot, number)
    since = max(0, min(number - 1 if before is None else before, number))
    return await _rendered(request, table, jobs.position_json, snapshot, audience, number, since)


@get("/api/tables/{table:str}/page", tags=["replay"], summary="The replay as one page that needs no server")
async def show_page(request: Asked, table: str) -> Response[bytes]:
    """Of a finished game: an HTML file with the client, the replays and the record, for any browser."""
    service = service_of(request)
    snapshot, audience = await _snapshot(request, table, limit="page")
    if not snapshot.over:
        raise TableError("conflict", "the replay can be kept when the game is over: it shows hidden things")
    client = service.config.client
    if client is None:
        raise TableError("not_found", "this server has no browser client to put into the page")
    room = await service.hub.room(table)
    async with room.lock:
        shown = table_view(room, None, server_time.now())
        result = room.table.result
    packed = await service.renderings.render(
        address_of(request), table, jobs.packed, jobs.page_html, snapshot, result, shown, client, audience,
        key=(table, "page", msgspec.json.encode(shown), audience),
    )  # fmt: skip
    headers = {"content-disposition": f'attachment; filename="{shown.game}-{shown.id}.html"'}
    return await _packed(request, packed, MediaType.HTML, headers)


@get(
    "/api/tables/{table:str}/record",
    operation_id="ApiTablesTableRecordRecord",
    tags=["replay"],
    summary="Download the record of a finished game",
)
async def show_record(request: Asked, table: str) -> Response[bytes]:
    service = service_of(request)
    await service.gate.enter("replay", address_of(request))
    known = await maybe_person(request)
    room = await service.hub.room(table)
    await service.admit(room, known[0].id if known else 0)
    async with room.lock:
        live = room.table
        history.allowed_audience(live, known[0].id if known else 0, None)
        over = live.status if live.frozen is None else live.frozen.summary["status"]
        if over != "finished":
            raise TableError(
                "conflict", "the record can be downloaded when the game is over: it shows hidden things"
            )
        result = live.result
        snapshot = None if live.frozen is not None else history.take_snapshot(live)
    if snapshot is None:  # the rules of this server cannot play it: it is read as it was written
        text = await service.look_back(lambda: service.hub.stored_record(table).text().encode())
    else:
        text = await service.look_back(jobs.record_text, snapshot, result)
    headers = {"content-disposition": f'attachment; filename="{live.config.game}-{live.id}.json"'}
    return Response(text, media_type=MediaType.JSON, headers=headers)


ROUTES: list[Any] = [show_replay, show_series, show_review, show_draws, show_position, show_page, show_record]

"""Routes about tables: making, finding, joining, leaving, looking back, going on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from firekeeper.kernel.record import parse
from firekeeper.table import history, render
from firekeeper.table import lines as ln
from firekeeper.table.accounts import Account
from firekeeper.table.errors import TableError
from firekeeper.table.history import Position, Recap
from firekeeper.table.hub import Hub, Room
from firekeeper.table.live import LiveTable
from firekeeper.table.render import EntryView
from firekeeper.table.seats import SeatPlan, Settings
from firekeeper.web.messages import TableView
from firekeeper.web.people import address_of, maybe_person, person, service_of
from firekeeper.web.sockets import table_view

Which = Literal["mine", "open", "watch", "finished"]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. `seed`: leave it out for a secret one; a known seed makes a practice game."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, str | int | bool] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    settings: Settings = Settings()
    seed: Annotated[str, Meta(max_length=80)] | None = None


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    status: str
    to_move: int | None
    my_seat: int | None
    seats: list[dict[str, Any]]
    scores: list[int] | None
    winners: list[int] | None
    created_at: float
    updated_at: float


class Invitation(Struct, frozen=True):
    """`link` brings friends to the table; it is given to people who sit there."""

    table: TableView
    seat: int | None
    link: str


class JoinRequest(Struct, forbid_unknown_fields=True):
    invitation: Annotated[str, Meta(max_length=60)] = ""
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class ContinueRequest(Struct, forbid_unknown_fields=True):
    """Go on from the position after `number` entries; `bot` plays the other seats."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    bot: Annotated[str, Meta(max_length=40)] = "greedy"


class Timeline(Struct, frozen=True):
    """The record as one may see it, and when each entry was made."""

    number: int
    finished: bool
    entries: list[EntryView]
    times: list[float]


async def _room(request: Request[Any, Any, Any], table: str) -> Room:
    return await service_of(request).hub.room(table)


def _answer(request: Request[Any, Any, Any], room: Room, account: int) -> Invitation:
    service = service_of(request)
    seat = room.table.seat_of(account)
    link = f"/t/{room.table.id}?invitation={room.invitation}" if seat is not None else ""
    return Invitation(table_view(room, service.gallery(room), time.time()), seat, link)


@get("/api/tables", tags=["tables"], summary="Tables: mine, open, to watch, finished")
async def list_tables(
    request: Request[Any, Any, Any],
    which: Which = "mine",
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[TableCard]:
    known = await maybe_person(request)
    account = known[0].id if known else 0
    rows = await asyncio.to_thread(service_of(request).store.overview, which, account, limit)
    return [_card(row, account) for row in rows]


def _card(row: dict[str, Any], account: int) -> TableCard:
    sheet = msgspec.json.decode(row["sheet"])
    summary = msgspec.json.decode(row["summary"])
    seats = summary["seats"]
    mine = next(
        (at for at, seat in enumerate(seats) if account and account in (seat["account"], seat["owner"])), None
    )
    shown = [{key: seat[key] for key in ("kind", "name", "bot", "resigned")} for seat in seats]
    return TableCard(
        row["id"],
        row["game"],
        sheet["settings"]["name"],
        sheet["options"],
        row["status"],
        summary["to_move"],
        mine,
        shown,
        summary["scores"],
        summary["winners"],
        row["created_at"],
        row["updated_at"],
    )


@post("/api/tables", tags=["tables"], summary="Make a table")
async def new_table(request: Request[Any, Any, Any], data: NewTable) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("table", f"account:{account.id}")
    room = await service.hub.create(
        game=data.game,
        options=dict(data.options),
        settings=data.settings,
        seats=data.seats,
        account=account.id,
        name=account.name,
        seed=data.seed,
    )
    return _answer(request, room, account.id)


@get("/api/tables/{table:str}", tags=["tables"], summary="A table")
async def show_table(request: Request[Any, Any, Any], table: str) -> Invitation:
    known = await maybe_person(request)
    room = await _room(request, table)
    account = known[0].id if known else 0
    history.allowed_audience(room.table, account, None)
    return _answer(request, room, account)


@post("/api/tables/{table:str}/join", tags=["tables"], summary="Sit down, or take over an offered seat")
async def join(request: Request[Any, Any, Any], table: str, data: JoinRequest) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    room = await _room(request, table)
    invited = data.invitation == room.invitation
    if not invited and not _open_to_all(room.table, data.seat):
        raise TableError("forbidden", "this seat is for invited friends: use the link you were given")

    def plan(live: LiveTable) -> list[ln.AnyLine]:
        seat = data.seat
        if seat is None and not invited:
            seat = next((at for at, place in enumerate(live.seats) if place.kind == "open"), None)
        return live.plan_join(account.id, account.name, seat)

    await service.hub.change(room, plan)
    await service.hub.start_if_full(room, account.id)
    return _answer(request, room, account.id)


def _open_to_all(table: LiveTable, seat: int | None) -> bool:
    """Whether a stranger may sit here without an invitation."""
    if table.game is not None or not table.sheet.settings.listed:
        return False
    free = [at for at, place in enumerate(table.seats) if place.kind == "open"]
    return bool(free) if seat is None else seat in free


async def _sitting(
    request: Request[Any, Any, Any], table: str, planner: Callable[[LiveTable, Account], list[ln.AnyLine]]
) -> Invitation:
    account, _ = await person(request)
    room = await _room(request, table)
    await service_of(request).hub.change(room, lambda live: planner(live, account))
    return _answer(request, room, account.id)


@post("/api/tables/{table:str}/start", tags=["tables"], summary="Begin, once all seats are taken")
async def start(request: Request[Any, Any, Any], table: str) -> Invitation:
    return await _sitting(request, table, lambda live, account: live.plan_start(account.id))


@post("/api/tables/{table:str}/leave", tags=["tables"], summary="Stand up; during play a bot stands in")
async def leave(request: Request[Any, Any, Any], table: str) -> Invitation:
    return await _sitting(request, table, lambda live, account: live.plan_leave(account.id))


@post("/api/tables/{table:str}/return", tags=["tables"], summary="Take one's seat back")
async def take_back(request: Request[Any, Any, Any], table: str) -> Invitation:
    return await _sitting(request, table, lambda live, account: live.plan_return(account.id))


@post("/api/tables/{table:str}/resign", tags=["tables"], summary="Give up; a bot plays on")
async def resign(request: Request[Any, Any, Any], table: str) -> Invitation:
    return await _sitting(request, table, lambda live, account: live.plan_resign(account.id))


@post("/api/tables/{table:str}/rematch", tags=["tables"], summary="The same people again")
async def rematch(request: Request[Any, Any, Any], table: str) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    room = await _room(request, table)
    old = room.table
    if old.status not in ("finished", "abandoned"):
        raise TableError("conflict", "the game is not over")
    mine = old.seat_of(account.id)
    if mine is None:
        raise TableError("forbidden", "you did not sit at this table")
    if old.rematch:
        return _answer(request, await _room(request, old.rematch), account.id)
    service.hub.limits.check("table", f"account:{account.id}")
    seats = [
        SeatPlan(kind="bot", bot=seat.bot)
        if seat.kind == "bot"
        else SeatPlan(kind="me" if at == mine else "friend")
        for at, seat in enumerate(old.seats)
        if seat.kind != "automa"
    ]
    fresh = await _create_like(service.hub, old, seats, account)
    await service.hub.change(room, lambda live: [ln.Rematched(fresh.table.id)])
    return _answer(request, fresh, account.id)


async def _create_like(
    hub: Hub,
    old: LiveTable,
    seats: list[SeatPlan],
    account: Account,
    start: dict[str, Any] | None = None,
    origin: str = "",
) -> Room:
    return await hub.create(
        game=old.sheet.game,
        options=old.sheet.options,
        settings=old.sheet.settings,
        seats=seats,
        account=account.id,
        name=account.name,
        start=start,
        origin=origin,
    )


@post("/api/tables/{table:str}/continue", tags=["tables"], summary="A new table from any move of this one")
async def go_on(request: Request[Any, Any, Any], table: str, data: ContinueRequest) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("table", f"account:{account.id}")
    service.bots.check(data.bot)
    room = await _room(request, table)
    old = room.table
    audience = history.allowed_audience(old, account.id, None)
    if old.status != "finished" and audience is None:
        raise TableError("forbidden", "during play only people at the table can go on from a move")
    start = await asyncio.to_thread(history.going_on, old, audience, data.number)
    mine = data.seat if data.seat is not None else (audience if audience is not None else 0)
    if not 0 <= mine < old.rules.seats or mine in old.rules.automa:
        raise TableError("not_found", f"there is no seat {mine} to play")
    seats = [
        SeatPlan(kind="me") if at == mine else SeatPlan(kind="bot", bot=data.bot)
        for at in range(old.rules.seats)
        if at not in old.rules.automa
    ]
    fresh = await _create_like(service.hub, old, seats, account, start, f"{old.id}/{data.number}")
    return _answer(request, fresh, account.id)


# --- looking back ------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/timeline", tags=["replay"], summary="All entries one may see")
async def timeline(request: Request[Any, Any, Any], table: str) -> Timeline:
    known = await maybe_person(request)
    live = (await _room(request, table)).table
    audience = history.allowed_audience(live, known[0].id if known else 0, None)
    if live.game is None:
        return Timeline(0, False, [], [])
    return Timeline(live.number, live.game.over, render.entries(live.game, audience), live.entry_times)


@get(
    "/api/tables/{table:str}/positions/{number:int}", tags=["replay"], summary="The table after some entries"
)
async def show_position(
    request: Request[Any, Any, Any],
    table: str,
    number: int,
    seat: Annotated[int, Parameter(ge=0, le=9)] | None = None,
    before: Annotated[int, Parameter(ge=0)] | None = None,
) -> Position:
    known = await maybe_person(request)
    live = (await _room(request, table)).table
    audience = history.allowed_audience(live, known[0].id if known else 0, seat)
    since = number - 1 if before is None else before
    return await asyncio.to_thread(history.position, live, audience, number, max(0, min(since, number)))


@get("/api/tables/{table:str}/recap", tags=["replay"], summary="Since your last turn")
async def show_recap(
    request: Request[Any, Any, Any], table: str, since: Annotated[int, Parameter(ge=0)] | None = None
) -> Recap:
    known = await maybe_person(request)
    live = (await _room(request, table)).table
    audience = history.allowed_audience(live, known[0].id if known else 0, None)
    return history.recap(live, audience, since)


@get("/api/tables/{table:str}/record", tags=["replay"], summary="Download the record of a finished game")
async def record(request: Request[Any, Any, Any], table: str) -> Response[str]:
    known = await maybe_person(request)
    live = (await _room(request, table)).table
    history.allowed_audience(live, known[0].id if known else 0, None)
    if live.status != "finished":
        raise TableError(
            "conflict", "the record can be downloaded when the game is over: it shows hidden things"
        )
    headers = {"content-disposition": f'attachment; filename="{live.sheet.game}-{live.id}.json"'}
    return Response(live.record(reveal=True).text(), media_type=MediaType.JSON, headers=headers)


@post("/api/records", tags=["replay"], summary="Upload a record; it becomes a table to look back on")
async def upload(request: Request[Any, Any, Any]) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("upload", address_of(request))
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise TableError("bad_message", "a record is a text file in UTF-8") from error
    found = parse(text)
    room = await service.hub.keep_record(found, account.id, account.name)
    return _answer(request, room, account.id)


ROUTES: list[Any] = [
    list_tables,
    new_table,
    show_table,
    join,
    start,
    leave,
    take_back,
    resign,
    rematch,
    go_on,
    timeline,
    show_position,
    show_recap,
    record,
    upload,
]

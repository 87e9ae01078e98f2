"""Routes about tables: making, finding, joining, leaving, looking back, going on."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from firekeeper.kernel.record import parse
from firekeeper.table import history, render, server_time
from firekeeper.table import log_entries as le
from firekeeper.table.accounts import Account
from firekeeper.table.errors import TableError
from firekeeper.table.folded import ACCOUNT
from firekeeper.table.history import Recap
from firekeeper.table.hub import Hub
from firekeeper.table.live import LiveTable
from firekeeper.table.render import EntryView
from firekeeper.table.room import Room
from firekeeper.table.seating import plan_bots
from firekeeper.table.seats import STAND_IN, Seat, SeatPlan, Settings
from firekeeper.table.summaries import ending_of, waiting_of
from firekeeper.web import rendering_jobs as jobs
from firekeeper.web.messages import TableView
from firekeeper.web.people import address_of, maybe_person, person, service_of
from firekeeper.web.qr import qr_code
from firekeeper.web.views import table_view

Which = Literal["mine", "open", "watch", "finished"]
SeatNumber = Annotated[int, Parameter(ge=0, le=9)] | None
"""From which seat to look; needed where several people share a device."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. `seed`: leave it out for a secret one; a known seed makes a practice game."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, str | int | bool] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    settings: Settings = Settings()
    seed: Annotated[str, Meta(max_length=80)] | None = None


class TableCard(Struct, frozen=True):
    """A table in a list. `stage`: how far the game has come, (4, 7) is year 4 of 7.

    `waiting` are the seats that have to choose, `to_move` the first of them.

    `winners` of a finished game can be nobody; `ending` is told by the message `<game>-ending-<ending>`.
    """

    id: str
    game: str
    name: str
    options: dict[str, Any]
    status: str
    to_move: int | None
    waiting: list[int]
    my_seat: int | None
    made_by_me: bool
    seats: list[dict[str, Any]]
    scores: list[int] | None
    winners: list[int] | None
    ending: str | None
    created_at: float
    updated_at: float
    stage: tuple[int, int]


class Invitation(Struct, frozen=True):
    """`link` brings friends to the table; it is given to people who sit there."""

    table: TableView
    seat: int | None
    link: str


class JoinRequest(Struct, forbid_unknown_fields=True):
    invitation: Annotated[str, Meta(max_length=60)] = ""
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class FillRequest(Struct, forbid_unknown_fields=True):
    """Let `bot` take a free `seat`, or all of them."""

    bot: Annotated[str, Meta(max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class ContinueRequest(Struct, forbid_unknown_fields=True):
    """Go on from the position after `number` entries; `bot` plays the other seats.

    `choice`: the seat begins with it, as a review advises. Of games in play hidden things are dealt again,
    so that nobody knows what will be possible: only games that are over go on with a choice.
    """

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    bot: Annotated[str, Meta(max_length=40)] = STAND_IN
    choice: Annotated[str, Meta(max_length=400)] = ""


class Timeline(Struct, frozen=True):
    """The record as one may see it, and when each entry was made."""

    number: int
    finished: bool
    entries: list[EntryView]
    times: list[float]


async def _room(request: Request[Any, Any, Any], table: str) -> Room:
    return await service_of(request).hub.room(table)


@asynccontextmanager
async def _looking(request: Request[Any, Any, Any], table: str) -> AsyncIterator[LiveTable]:
    """A table to look at: while lines are being written nobody may see them."""
    room = await _room(request, table)
    async with room.lock:
        yield room.table


def _invitation(request: Request[Any, Any, Any], room: Room, account: int) -> Invitation:
    """The table for one person. Call it under the lock: what is being written may reveal the seed."""
    service = service_of(request)
    seat = room.table.seat_of(account)
    known = seat is not None or room.table.config.created_by == account
    link = f"/t/{room.table.id}?invitation={room.invitation}" if known else ""
    return Invitation(table_view(room, service.table_connections(room), server_time.now()), seat, link)


async def invitation_for(request: Request[Any, Any, Any], room: Room, account: int) -> Invitation:
    async with room.lock:
        return _invitation(request, room, account)


@get("/api/tables", tags=["tables"], summary="Tables: mine, open, to watch, finished")
async def list_tables(
    request: Request[Any, Any, Any],
    which: Which = "mine",
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[TableCard]:
    known = await maybe_person(request)
    account = known[0].id if known else 0
    rows = await asyncio.to_thread(service_of(request).store.overview, which, account, limit)
    frozen = service_of(request).hub.frozen
    cards = [_card(row, account, row["id"] in frozen) for row in rows]
    if which in ("open", "watch"):
        cards = [card for card in cards if card.status != "frozen"]
    if which == "open":  # what only friends can join is no offer to everybody
        return [card for card in cards if any(seat["kind"] == "open" for seat in card.seats)]
    if which == "mine":  # whoever stood up again has left
        return [card for card in cards if card.my_seat is not None or card.made_by_me]
    return cards


def _card(row: dict[str, Any], account: int, frozen: bool) -> TableCard:
    config = msgspec.json.decode(row["sheet"])
    summary = msgspec.json.decode(row["summary"])
    seats = summary["seats"]
    own = [at for at, seat in enumerate(seats) if account and account in (seat["account"], seat["owner"])]
    # Of several people on one device the one who has to choose.
    mine = next((at for at in own if at in waiting_of(summary)), next(iter(own), None))
    shown = [{key: seat[key] for key in ("kind", "name", "bot", "resigned")} for seat in seats]
    return TableCard(
        row["id"],
        row["game"],
        config["settings"]["name"],
        config["options"],
        "frozen" if frozen else row["status"],
        None if frozen else summary["to_move"],
        [] if frozen else waiting_of(summary),
        mine,
        account != 0 and config["created_by"] == account,
        shown,
        summary["scores"],
        summary["winners"],
        ending_of(summary),
        row["created_at"],
        row["updated_at"],
        tuple(summary.get("stage", (0, 0))),
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
    return await invitation_for(request, room, account.id)


@get("/api/tables/{table:str}", tags=["tables"], summary="A table")
async def show_table(request: Request[Any, Any, Any], table: str) -> Invitation:
    known = await maybe_person(request)
    room = await _room(request, table)
    account = known[0].id if known else 0
    await service_of(request).admit(room, account)
    async with room.lock:
        history.allowed_audience(room.table, account, None)
        return _invitation(request, room, account)


@post("/api/tables/{table:str}/join", tags=["tables"], summary="Sit down, or take over an offered seat")
async def join(request: Request[Any, Any, Any], table: str, data: JoinRequest) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    room = await _room(request, table)
    invited = hmac.compare_digest(data.invitation.encode(), room.invitation.encode())

    def plan(live: LiveTable) -> list[le.AnyLogEntry]:
        if invited:
            return live.plan_join(account.id, account.name, data.seat)
        return live.plan_join(account.id, account.name, _seat_for_strangers(live, data.seat))

    await service.hub.change(room, plan)
    await service.hub.start_if_full(room, account.id)
    return await invitation_for(request, room, account.id)


def _seat_for_strangers(table: LiveTable, seat: int | None) -> int:
    """The seat for somebody without an invitation: the one they want, or the first that is open to all."""
    free = [at for at, place in enumerate(table.seats) if place.kind == "open"]
    if table.game is not None or not table.config.settings.listed or not free:
        raise TableError("forbidden", "this table is for invited friends: use the link you were given")
    if seat is not None and seat not in free:
        raise TableError("forbidden", "this seat is for invited friends: use the link you were given")
    return free[0] if seat is None else seat


async def _sitting(
    request: Request[Any, Any, Any], table: str, planner: Callable[[LiveTable, Account], list[le.AnyLogEntry]]
) -> Invitation:
    account, _ = await person(request)
    room = await _room(request, table)
    await service_of(request).hub.change(room, lambda live: planner(live, account))
    return await invitation_for(request, room, account.id)


@post("/api/tables/{table:str}/start", tags=["tables"], summary="Begin, once all seats are taken")
async def start(request: Request[Any, Any, Any], table: str) -> Invitation:
    return await _sitting(request, table, lambda live, account: live.plan_start(account.id))


@post("/api/tables/{table:str}/fill", tags=["tables"], summary="Let bots take the free seats")
async def fill(request: Request[Any, Any, Any], table: str, data: FillRequest) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    service.bots.check(data.bot)
    room = await _room(request, table)
    await service.hub.change(room, lambda live: plan_bots(live, account.id, data.bot, data.seat))
    await service.hub.start_if_full(room, account.id)
    return await invitation_for(request, room, account.id)


@get(
    "/api/tables/{table:str}/qr",
    tags=["tables"],
    summary="The invitation as a QR code",
    responses={200: ResponseSpec(str, description="A picture", media_type="image/svg+xml")},
)
async def invitation_code(request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    account, _ = await person(request)
    room = await _room(request, table)
    link = (await invitation_for(request, room, account.id)).link
    if not link:
        raise TableError("forbidden", "only people at this table can invite others")
    address = f"{str(request.base_url).rstrip('/')}{link}"
    drawn = await service_of(request).renderings.quick(qr_code, address)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


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
        return await _join_rematch(request, old.rematch, mine, account)
    service.hub.limits.check("table", f"account:{account.id}")
    seats = [
        _again(seat, at == mine, account.id) for at, seat in enumerate(old.seats) if seat.kind != "automa"
    ]
    fresh = await _create_like(service.hub, old, seats, account)
    await service.hub.change(room, lambda live: [] if live.rematch else [le.Rematched(fresh.table.id)])
    if room.table.rematch != fresh.table.id:  # somebody else was faster
        await service.hub.change(fresh, lambda live: live.plan_leave(account.id))
        return await _join_rematch(request, room.table.rematch, mine, account)
    return await invitation_for(request, fresh, account.id)


def _again(seat: Seat, mine: bool, account: int) -> SeatPlan:
    """The plan of a seat for the same people again."""
    if seat.kind == "bot":
        return SeatPlan(kind="bot", bot=seat.bot)
    if mine:
        return SeatPlan(kind="me")
    if seat.owner == account:
        return SeatPlan(kind="here", name=seat.owner_name)
    return SeatPlan(kind="friend")


async def _join_rematch(
    request: Request[Any, Any, Any], table: str, seat: int, account: Account
) -> Invitation:
    """Whoever sat at the old table sits down at the new one, on the same seat if it is free."""
    hub = service_of(request).hub
    room = await _room(request, table)

    def plan(live: LiveTable) -> list[le.AnyLogEntry]:
        if live.game is not None or live.seat_of(account.id) is not None:
            return []
        wanted = seat if live.seats[seat].kind in ("open", "friend") else None
        return live.plan_join(account.id, account.name, wanted)

    await hub.change(room, plan)
    if room.table.seat_of(account.id) is not None:
        await hub.start_if_full(room, account.id)
    return await invitation_for(request, room, account.id)


async def _create_like(
    hub: Hub,
    old: LiveTable,
    seats: list[SeatPlan],
    account: Account,
    start: dict[str, Any] | None = None,
    origin: str = "",
) -> Room:
    return await hub.create(
        game=old.config.game,
        options=old.config.options,
        settings=old.config.settings,
        seats=seats,
        account=account.id,
        name=account.name,
        start=start,
        origin=origin,
        version=None if start is None else old.rules.version,
    )


@post("/api/tables/{table:str}/continue", tags=["tables"], summary="A new table from any move of this one")
async def go_on(request: Request[Any, Any, Any], table: str, data: ContinueRequest) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("table", f"account:{account.id}")
    service.bots.check(data.bot)
    room = await _room(request, table)
    async with room.lock:
        old = room.table
        audience = history.allowed_audience(old, account.id, None)
        if old.status != "finished" and audience is None:
            raise TableError("forbidden", "during play only people at the table can go on from a move")
        snapshot = history.take_snapshot(old, service.config.pack)
    history.check_number(snapshot, data.number)
    mine = data.seat if data.seat is not None else (audience if audience is not None else 0)
    if not 0 <= mine < old.rules.seats or mine in old.rules.automa:
        raise TableError("not_found", f"there is no seat {mine} to play")
    if data.choice and not snapshot.over:
        raise TableError("conflict", "only a game that is over goes on with another choice")
    encoded = await service.renderings.render(
        address_of(request), table, jobs.start_json, snapshot, audience, data.number, mine, data.choice
    )
    if not encoded:
        raise TableError(
            "illegal_choice", f"seat {mine} cannot choose «{data.choice}» after {data.number} entries"
        )
    start: dict[str, Any] = msgspec.json.decode(encoded)
    seats = [
        SeatPlan(kind="me") if at == mine else SeatPlan(kind="bot", bot=data.bot)
        for at in range(old.rules.seats)
        if at not in old.rules.automa
    ]
    fresh = await _create_like(service.hub, old, seats, account, start, f"{old.id}/{data.number}")
    if data.choice:
        await service.hub.change(fresh, partial(_begin_with, seat=mine, by=account.id, choice=data.choice))
    return await invitation_for(request, fresh, account.id)


def _begin_with(table: LiveTable, seat: int, by: int, choice: str) -> list[le.AnyLogEntry]:
    return table.plan_choice(seat, f"{ACCOUNT}{by}", table.number, choice)


# --- looking back ------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/timeline",
    tags=["replay"],
    summary="All entries one may see",
    responses={200: ResponseSpec(Timeline, description="The timeline", generate_examples=False)},
)
async def timeline(request: Request[Any, Any, Any], table: str, seat: SeatNumber = None) -> Response[bytes]:
    service = service_of(request)
    await service.gate.enter("replay", address_of(request))
    known = await maybe_person(request)
    async with _looking(request, table) as live:
        audience = history.allowed_audience(live, known[0].id if known else 0, seat)
        game = live.game
        entries = [] if game is None else game.record.entries[:]
        audiences = {} if game is None or game.over else dict(game.audience_by_entry)
        over, times = game is not None and game.over, live.entry_times[:]
        seats = live.rules.seats

    def build() -> bytes:
        shown = render.entry_views(entries, audiences, audience, seats)
        return msgspec.json.encode(Timeline(len(entries), over, shown, times))

    return Response(await service.look_back(build), media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/recap",
    tags=["replay"],
    summary="Since your last turn",
    responses={200: ResponseSpec(Recap, description="The recap", generate_examples=False)},
)
async def show_recap(
    request: Request[Any, Any, Any],
    table: str,
    since: Annotated[int, Parameter(ge=0)] | None = None,
    seat: SeatNumber = None,
) -> Response[bytes]:
    service = service_of(request)
    await service.gate.enter("recap", address_of(request))
    known = await maybe_person(request)
    account = known[0].id if known else 0
    async with _looking(request, table) as live:
        audience = history.allowed_audience(live, account, seat)
        source = history.recap_source(live, audience, account, since)
    body = await service.look_back(lambda: msgspec.json.encode(history.recap(source)))
    return Response(body, media_type=MediaType.JSON)


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
    room = await service.hub.import_record(found, account.id)
    return await invitation_for(request, room, account.id)


ROUTES: list[Any] = [
    list_tables,
    new_table,
    show_table,
    join,
    start,
    fill,
    invitation_code,
    leave,
    take_back,
    resign,
    rematch,
    go_on,
    timeline,
    show_recap,
    upload,
]

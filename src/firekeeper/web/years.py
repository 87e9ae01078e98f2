"""Routes about one's year and about the daily table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter
from msgspec import Struct

from firekeeper.table import daily
from firekeeper.table.daily import DailyResult
from firekeeper.table.errors import TableError
from firekeeper.table.seats import SeatPlan, Settings
from firekeeper.table.years import Year
from firekeeper.titles import TITLES, rules_for
from firekeeper.web.people import maybe_person, person, service_of
from firekeeper.web.tables import Invitation, invitation_for

YearNumber = int | None


class SharedYear(Struct, forbid_unknown_fields=True):
    """Whether whoever has the link may see one's year."""

    shared: bool


class DailyView(Struct, frozen=True):
    """The table of a day. `table` is one's own, if there is one; `finished`: the games of others are open."""

    game: str
    day: str
    today: bool
    players: int
    bot: str
    table: str
    finished: bool
    results: list[DailyResult]


def _checked_year(year: int | None) -> int:
    """The year that is meant; this one, if none is named."""
    now = int(daily.today()[:4])
    if year is not None and not 1970 <= year <= now:
        raise TableError("bad_message", f"year: it should be between 1970 and {now}")
    return now if year is None else year


@get("/api/me/year", tags=["people"], summary="My year")
async def my_year(request: Request[Any, Any, Any], year: YearNumber = None) -> Year:
    account, _ = await person(request)
    service = service_of(request)
    wanted = _checked_year(year)
    return await asyncio.to_thread(service.years.year, account.id, wanted, True)


@post("/api/me/year/share", tags=["people"], summary="Share my year by a link, or not", status_code=200)
async def share_year(request: Request[Any, Any, Any], data: SharedYear) -> Year:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("call", f"account:{account.id}")
    await asyncio.to_thread(service.years.share, account.id, data.shared)
    return await asyncio.to_thread(service.years.year, account.id, int(daily.today()[:4]), True)


@get("/api/years/{key:str}", tags=["people"], summary="A year that somebody shares")
async def shared_year(request: Request[Any, Any, Any], key: str, year: YearNumber = None) -> Year:
    service = service_of(request)
    account = await asyncio.to_thread(service.years.shared_by, key)
    wanted = _checked_year(year)
    return await asyncio.to_thread(service.years.year, account, wanted, False)


async def _board(request: Request[Any, Any, Any], game: str, day: str, account: int) -> DailyView:
    if game not in TITLES:
        raise TableError("not_found", f"there is no game «{game}»; there are {', '.join(TITLES)}")
    service = service_of(request)
    own = await asyncio.to_thread(service.daily.find, day, game, account) if account else ""
    results = await asyncio.to_thread(service.daily.board, day, game, account)
    opened = await asyncio.to_thread(service.daily.may_look, f"{daily.ORIGIN}{day}", game, account)
    rules = await asyncio.to_thread(rules_for, game, {}, service.config.pack)
    players = rules.seats - len(rules.automa)
    bot = service.bots.strongest
    return DailyView(game, day, day == daily.today(), players, bot, own, opened, results)


@get("/api/daily/{game:str}", tags=["tables"], summary="The daily table and its results")
async def show_daily(
    request: Request[Any, Any, Any], game: str, day: Annotated[str, Parameter(max_length=10)] = ""
) -> DailyView:
    known = await maybe_person(request)
    return await _board(request, game, daily.checked_day(day or daily.today()), known[0].id if known else 0)


@post("/api/daily/{game:str}", tags=["tables"], summary="Sit down at the daily table")
async def play_daily(request: Request[Any, Any, Any], game: str) -> Invitation:
    account, _ = await person(request)
    service = service_of(request)
    if game not in TITLES:
        raise TableError("not_found", f"there is no game «{game}»; there are {', '.join(TITLES)}")
    day = daily.today()
    known = await asyncio.to_thread(service.daily.find, day, game, account.id)
    if not known:
        service.hub.limits.check("table", f"account:{account.id}")
        rules = await asyncio.to_thread(rules_for, game, {}, service.config.pack)
        bots = rules.seats - len(rules.automa) - 1
        made = await service.hub.create(
            game=game,
            options={},
            settings=Settings(spectators=False, listed=False),
            seats=[SeatPlan(kind="me"), *[SeatPlan(kind="bot", bot=service.bots.strongest)] * bots],
            account=account.id,
            name=account.name,
            seed=daily.seed_of(service.key, game, day),
            seed_secret=True,
            origin=f"{daily.ORIGIN}{day}",
        )
        known = await asyncio.to_thread(service.daily.keep, day, game, account.id, made.table.id)
    return await invitation_for(request, await service.hub.room(known), account.id)


ROUTES: list[Any] = [my_year, share_year, shared_year, show_daily, play_daily]

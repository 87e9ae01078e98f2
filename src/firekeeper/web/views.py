"""What everybody may know about a table: who sits there, what was agreed, what was said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from firekeeper.table import log_entries as le
from firekeeper.table.consent import voters
from firekeeper.table.live import LiveTable
from firekeeper.table.orders import message_of
from firekeeper.table.render import Audience
from firekeeper.table.room import Room
from firekeeper.table.table_config import Request
from firekeeper.web import messages as ms

if TYPE_CHECKING:
    from firekeeper.web.sockets import TableConnections


def chat_view(number: int, at: float, line: le.Said) -> ms.ChatView:
    return ms.ChatView(number, at, line.seat, line.name, line.language, line.text)


def happening(line: le.AnyLogEntry) -> ms.Happening:
    """What people see of a log entry: never its entries, and no accounts."""
    return ms.Happening(
        kind=re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(line).__name__).lower(),
        seat=getattr(line, "seat", None),
        name=getattr(line, "name", ""),
        bot=line.instead if isinstance(line, le.BotFailed) else getattr(line, "bot", ""),
        yes=getattr(line, "yes", None),
    )


def own_happenings(table: LiveTable, lines: Sequence[le.AnyLogEntry]) -> dict[Audience, list[ms.Happening]]:
    """The same by seat where a seat may know more: which of its standing orders has answered."""
    return {
        seat: [
            msgspec.structs.replace(happening(line), order=message_of(table.rules, line.order))
            if isinstance(line, le.OrderAnswered) and line.seat == seat
            else happening(line)
            for line in lines
        ]
        for seat in {line.seat for line in lines if isinstance(line, le.OrderAnswered)}
    }


def request_view(table: LiveTable, request: Request) -> ms.RequestView:
    waiting = [seat for seat in voters(table, request) if seat not in request.yes]
    return ms.RequestView(
        request.id, request.kind, request.by, request.number, request.seat, request.bot, request.yes, waiting
    )


def frozen_view(table: LiveTable) -> ms.FrozenView | None:
    """That a table can only be read, and how far."""
    found = table.frozen
    if found is None:
        return None
    return ms.FrozenView("client-frozen", found.rules, table.rules.version, found.replays, found.entries)


def clocks_of(table: LiveTable, now: float) -> list[float | None]:
    """The seconds left to each seat; None without clocks."""
    if table.clocks.clock is None:
        return [None] * len(table.seats)
    left = (table.time_left(seat, now) for seat in range(len(table.seats)))
    return [None if seconds is None else round(seconds, 1) for seconds in left]


def table_view(room: Room, connections: TableConnections | None, now: float) -> ms.TableView:
    """What everybody may know about a table."""
    table = room.table
    config = table.config
    online = connections.online(table) if connections else [False] * len(table.seats)
    over = table.status == "finished"
    result = table.result
    clock = config.settings.clock
    clocks = clocks_of(table, now)
    played = {seat.account: table.seats_of(seat.account) for seat in table.seats if seat.account}
    devices = {account: own[0] for account, own in played.items() if len(own) > 1}
    return ms.TableView(
        id=table.id,
        game=config.game,
        options=config.options,
        name=config.settings.name,
        undo=config.settings.undo,
        spectators=config.settings.spectators,
        spectators_muted=table.spectators_muted,
        clock=None if clock is None else {"bank": clock.bank, "increment": clock.increment},
        status=table.status,
        seats=[
            ms.SeatView(
                seat.kind,
                seat.name,
                seat.bot,
                seat.owner_name,
                online[at],
                seat.resigned,
                seat.offered,
                seat.timed_out,
                clocks[at],
                devices.get(seat.account) if seat.kind == "human" else None,
            )
            for at, seat in enumerate(table.seats)
        ],
        watching=connections.watching() if connections else 0,
        commitment=config.commitment,
        seed=config.seed if over or config.seed_known else None,
        practice=table.practice,
        origin=config.origin,
        rematch=table.rematch,
        requests=[request_view(table, request) for request in table.requests.values()],
        result=None if result is None else ms.ResultView(result.scores, result.winners, result.ending),
        rules_version=table.version[0],
        pack=table.version[1],
        created_at=config.created_at,
        frozen=frozen_view(table),
        host=table.host,
        begin="asked" if config.begins_when_asked else "full",
    )

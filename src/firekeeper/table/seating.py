"""Seating: what people may settle in the waiting room, before the game has begun."""

from __future__ import annotations

from firekeeper.table import log_entries as le
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable


def plan_bots(table: LiveTable, account: int, bot: str, seat: int | None) -> list[le.AnyLogEntry]:
    """Let a bot take a free seat, or all of them."""
    table.refuse_if_frozen()
    if table.game is not None:
        raise TableError("conflict", "the game has begun already")
    if not table.seats_of(account) and account != table.config.created_by:
        raise TableError("forbidden", "only people at this table can let bots sit down")
    if seat is not None and seat not in table.free:
        raise TableError("conflict", f"seat {seat + 1} is not free")
    free = table.free if seat is None else [seat]
    if not free:
        raise TableError("conflict", "no seat is free")
    return [le.BotSat(at, bot) for at in free]

"""Routes about standing orders: what one's seat does by itself."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.orders import orders_of, plan_orders
from firekeeper.web.people import person, service_of

Seat = Annotated[int, Parameter(ge=0, le=9)] | None


class OrderView(Struct, frozen=True):
    """Something that can be ordered. `message` and `labels` + value name messages; `value` is what is wanted.

    `kind` is switch, list (of some of `values`, the most wanted first) or number (`least` to `most`).
    """

    name: str
    message: str
    kind: str
    values: list[str]
    labels: str
    least: int
    most: int
    value: bool | int | list[str]


class OrdersRequest(Struct, forbid_unknown_fields=True):
    """All orders that are to be in force, by name."""

    orders: dict[
        Annotated[str, Meta(max_length=40)],
        bool | int | Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=100)],
    ]


def _view(table: LiveTable, account: int, seat: int | None) -> list[OrderView]:
    if table.game is None:
        raise TableError("conflict", "the game has not begun")
    wanted = table.orders.get(table.played_seat(account, seat), {})
    nothing: dict[str, bool | int | list[str]] = {"switch": False, "number": 0, "list": []}
    return [
        OrderView(
            order.name,
            order.message,
            order.kind,
            order.values(table.rules) if order.values is not None else [],
            order.labels,
            order.least,
            order.most,
            wanted.get(order.name, nothing[order.kind]),
        )
        for order in orders_of(table.rules)
    ]


@get("/api/tables/{table:str}/orders", tags=["tables"], summary="My standing orders")
async def show_orders(request: Request[Any, Any, Any], table: str, seat: Seat = None) -> list[OrderView]:
    account, _ = await person(request)
    room = await service_of(request).hub.room(table)
    async with room.lock:
        return _view(room.table, account.id, seat)


@put("/api/tables/{table:str}/orders", tags=["tables"], summary="Change my standing orders")
async def change_orders(
    request: Request[Any, Any, Any], table: str, data: OrdersRequest, seat: Seat = None
) -> list[OrderView]:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("call", f"account:{account.id}")
    room = await service.hub.room(table)
    await service.hub.change(room, lambda live: plan_orders(live, account.id, seat, data.orders))
    async with room.lock:
        return _view(room.table, account.id, seat)


ROUTES: list[Any] = [show_orders, change_orders]

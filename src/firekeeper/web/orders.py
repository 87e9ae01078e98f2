"""Routes about standing orders: what one's seat does by itself."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from firekeeper.kernel.orders import LIST, NUMBER, SWITCH, StandingOrder
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.orders import orders_of, plan_orders
from firekeeper.table.phrases import to_wire
from firekeeper.table.render import wording_for
from firekeeper.web.people import person, service_of

Seat = Annotated[int, Parameter(ge=0, le=9)] | None
NOTHING: dict[str, bool | int | list[str]] = {SWITCH: False, NUMBER: 0, LIST: []}
"""What is wanted of an order that nobody has given."""


class OrderView(Struct, frozen=True):
    """Something that can be ordered. `message` and `labels` + value name messages; `value` is what is wanted.

    `kind` is switch, list (of some of `values`, the most wanted first) or number (`least` to `most`). `names`
    are the messages of values that depend on the position: a building by its place.
    """

    name: str
    message: str
    kind: str
    values: list[str]
    labels: str
    least: int
    most: int
    value: bool | int | list[str]
    names: dict[str, dict[str, Any]]


class OrdersRequest(Struct, forbid_unknown_fields=True):
    """All orders that are to be in force, by name."""

    orders: dict[
        Annotated[str, Meta(max_length=40)],
        bool | int | Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=100)],
    ]


def _view(table: LiveTable, account: int, seat: int | None) -> list[OrderView]:
    if table.game is None:
        raise TableError("conflict", "the game has not begun")
    place = table.played_seat(account, seat)
    wanted = table.orders.get(place, {})
    return [_order(table, order, place, wanted.get(order.name)) for order in orders_of(table.rules)]


def _order(table: LiveTable, order: StandingOrder, seat: int, wanted: Any) -> OrderView:
    assert table.game is not None
    values = order.values(table.rules) if order.values is not None else []
    if order.offered is not None:
        shown = {*order.offered(table.game.position(seat), seat), *(wanted or [])}
        values = [value for value in values if value in shown]
    names = {}
    if order.named is not None:
        wording = wording_for(table, seat)
        names = {value: to_wire(order.named(wording, value)) for value in values}
    value = NOTHING[order.kind] if wanted is None else wanted
    return OrderView(
        order.name, order.message, order.kind, values, order.labels, order.least, order.most, value, names
    )


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

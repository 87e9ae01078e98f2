"""Standing orders at a table: what can be ordered, what is, and the answers they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.kernel.orders import LIST, NUMBER, ONLY_ONE, SWITCH, StandingOrder
from firekeeper.table import log_entries as le
from firekeeper.table.errors import TableError
from firekeeper.titles import title

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.rules import Rules
    from firekeeper.table.live import LiveTable

BY = "order:"
"""Before the name of the order by which a choice was made."""


def orders_of(rules: Rules) -> list[StandingOrder]:
    """What can be ordered in a game, that of its modules too; the first that has an answer gives it."""
    found: list[StandingOrder] = []
    game = title(rules.game)
    if game.has_part("orders"):
        for part in game.every_part("orders"):
            found += part.ORDERS
    return [*found, ONLY_ONE]


def message_of(rules: Rules, name: str) -> str:
    """What an order is called; nothing for one that there is no more."""
    found = next((order for order in orders_of(rules) if order.name == name), None)
    if found is None:
        return ""
    return found.message or f"friends-order-{name.replace('_', '-')}"


def made_by(by: str) -> str:
    """By what a choice was made, as all may know it: only its seat knows which orders it has given."""
    return BY.rstrip(":") if by.startswith(BY) else by


def checked(rules: Rules, given: dict[str, Any]) -> dict[str, Any]:
    """Orders as they are kept: those that are on. TableError says what does not fit."""
    known = {order.name: order for order in orders_of(rules)}
    kept = {}
    for name, value in given.items():
        order = known.get(name)
        if order is None:
            raise TableError("bad_message", f"there is no order «{name}»; there are {', '.join(known)}")
        if order.kind == SWITCH and not isinstance(value, bool):
            raise TableError("bad_message", f"the order «{name}» is true or false")
        if order.kind == NUMBER and (
            not isinstance(value, int) or isinstance(value, bool) or not order.least <= value <= order.most
        ):
            raise TableError("bad_message", f"the order «{name}» is a number, {order.least} to {order.most}")
        if order.kind == LIST:
            values = order.values(rules) if order.values is not None else []
            if not isinstance(value, list) or len(set(map(str, value))) != len(value):
                raise TableError("bad_message", f"the order «{name}» is a list in which nothing stands twice")
            wrong = next((item for item in value if item not in values), None)
            if wrong is not None:
                raise TableError(
                    "bad_message", f"the order «{name}» knows no «{wrong}»; there are {', '.join(values)}"
                )
        if value:
            kept[name] = value
    return kept


def plan_orders(
    table: LiveTable, account: int, seat: int | None, given: dict[str, Any]
) -> list[le.AnyLogEntry]:
    """Change the orders of one's own seat."""
    table.playing()
    place = table.played_seat(account, seat)
    wanted = checked(table.rules, given)
    return [] if wanted == table.orders.get(place, {}) else [le.Ordered(place, wanted)]


def ordered(table: LiveTable, seat: int) -> tuple[str, Choice] | None:
    """The answer that the orders of a seat give to its question now, and which of them gives it."""
    game, wanted = table.game, table.orders.get(seat)
    if game is None or not wanted or not table.seats[seat].person or seat not in game.waiting:
        return None
    if table.orders_held.get(seat) == game.number:
        return None  # the person has just taken back what was answered here
    decision = game.decision_of(seat)
    if decision is None:
        return None
    choices, position = game.choices_of(seat), game.position(seat)
    given = [order for order in orders_of(table.rules) if order.name in wanted and order.about(decision)]
    kept: list[Choice] = []
    for order in given:
        if order.withholds is not None:
            kept += order.withholds(position, decision, choices, wanted[order.name])
    left = [choice for choice in choices if choice not in kept]
    for order in given:
        # Whoever keeps something back has not ordered what is left then.
        open_choices = choices if order is ONLY_ONE else left
        found = order.answer(position, decision, open_choices, wanted[order.name])
        if found is not None and found in choices:
            return order.name, found
    return None


def plan_ordered(table: LiveTable, seat: int) -> list[le.AnyLogEntry]:
    """Let the orders of a seat answer. The game has moved on when this returns."""
    found = ordered(table, seat)
    if found is None:
        return []
    name, choice = found
    game = table.playing()
    step = len(game.answer_of(seat))
    lines = table.plan_choice(seat, f"{BY}{name}", game.number, choice.text, step)
    # Of an answer that stays open nobody else may know anything.
    secret = any(isinstance(line, le.LaneChanged) for line in lines)
    return lines if secret else [*lines, le.OrderAnswered(seat, name)]

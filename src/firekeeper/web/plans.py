"""Plans: what people at a table show each other before they act. Nothing of it binds, nothing is stored.

Pings pass by; arrows and promises stay for those who come later, until they are taken back or this process
forgets the table.
"""

from __future__ import annotations

from firekeeper.table.errors import TableError
from firekeeper.web import messages as ms

MOST = 8
"""So many arrows and promises of a seat are remembered; the oldest goes first."""


class Plans:
    """The arrows and promises of each seat at one table."""

    def __init__(self) -> None:
        self._kept: dict[int, list[ms.Planned]] = {}

    def all(self) -> list[ms.Planned]:
        """What somebody who comes now has to be shown."""
        return [planned for kept in self._kept.values() for planned in kept]

    def add(self, seat: int, plan: ms.Plan) -> ms.Planned:
        """Remember a plan; TableError if it says nothing."""
        planned = ms.Planned(
            seat=seat, kind=plan.kind, target=plan.target, to=plan.to, thing=plan.thing, count=plan.count
        )
        kept = self._kept.setdefault(seat, [])
        if plan.kind == "clear":
            kept.clear()
        elif plan.kind == "promise":
            if not plan.thing:
                raise TableError("bad_message", "a promise names a thing: «thing» is empty")
            kept[:] = [one for one in kept if one.kind != "promise" or one.thing != plan.thing]
            if plan.count:
                kept.append(planned)
        elif not plan.target or (plan.kind == "arrow" and not plan.to):
            raise TableError("bad_message", f"a plan of the kind «{plan.kind}» names where it is")
        elif plan.kind == "arrow":
            kept.append(planned)
        del kept[:-MOST]
        return planned

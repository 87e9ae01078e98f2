"""Plans: what people at a table show each other before they act. Nothing of it binds, nothing is stored.

Pings pass by; arrows and promises stay for those who come later, until they are taken back or the last
process with the table forgets it. How they reach other processes: remote_plans.py.
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

    def by_seat(self) -> list[list[ms.Planned]]:
        """The same, seat by seat."""
        return [kept[:] for kept in self._kept.values() if kept]

    def adopt(self, plans: list[ms.Planned]) -> bool:
        """Take over what a seat has planned so far; not if anything of it is known here: that is as new."""
        if not plans or self._kept.get(plans[0].seat):
            return False
        self._kept[plans[0].seat] = plans[-MOST:]
        return True

    def add(self, seat: int, plan: ms.Plan) -> ms.Planned:
        """Remember a plan; TableError if it says nothing."""
        planned = ms.Planned(
            seat=seat, kind=plan.kind, target=plan.target, to=plan.to, thing=plan.thing, count=plan.count
        )
        if plan.kind == "promise" and not plan.thing:
            raise TableError("bad_message", "a promise names a thing: «thing» is empty")
        where = plan.kind in ("ping", "arrow")
        if where and (not plan.target or (plan.kind == "arrow" and not plan.to)):
            raise TableError("bad_message", f"a plan of the kind «{plan.kind}» names where it is")
        self.keep(planned)
        return planned

    def keep(self, planned: ms.Planned) -> None:
        """Remember what stays: arrows and promises, until they are taken back."""
        kept = self._kept.setdefault(planned.seat, [])
        if planned.kind == "clear":
            kept.clear()
        elif planned.kind == "promise":
            kept[:] = [one for one in kept if one.kind != "promise" or one.thing != planned.thing]
            if planned.count:
                kept.append(planned)
        elif planned.kind == "arrow":
            kept.append(planned)
        del kept[:-MOST]

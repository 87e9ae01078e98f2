"""Which of several costs a tribe can pay: all of them at once, as a bit mask."""

from __future__ import annotations

Cost = tuple[tuple[int, int], ...]
"""Resources and how many of each."""


class Prices:
    """A list of costs. `payable` has a bit for each of them, by its place in the list."""

    def __init__(self, costs: list[Cost]) -> None:
        self.all = (1 << len(costs)) - 1
        # For each resource that any cost asks for: the most units, and those that fewer are enough for.
        self.rows: list[tuple[int, int, list[int]]] = []
        for resource in sorted({resource for cost in costs for resource, _ in cost}):
            needs = [dict(cost).get(resource, 0) for cost in costs]
            enough = [
                sum([1 << at for at, number in enumerate(needs) if number <= stock])
                for stock in range(max(needs))
            ]
            self.rows.append((resource, len(enough), enough))

    def payable(self, goods: list[int]) -> int:
        found = self.all
        for resource, most, enough in self.rows:
            stock = goods[resource]
            if stock < most:
                found &= enough[stock]
        return found

    def payable_but_one(self, goods: list[int]) -> int:
        """Those that can be paid if one unit of any resource is left out: one is short, or none."""
        short = too_short = 0
        for resource, most, enough in self.rows:
            stock = goods[resource]
            if stock < most:
                lacking = ~enough[stock]
                too_short |= short & lacking
                if stock + 1 < most:
                    too_short |= ~enough[stock + 1]
                short |= lacking
        return self.all & ~too_short

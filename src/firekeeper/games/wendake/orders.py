"""Standing orders: a wish list for the tiles of the Restore Phase, and no question before they slide."""

from __future__ import annotations

from typing import Any

from firekeeper.kernel.choice import Choice
from firekeeper.kernel.orders import LIST, StandingOrder


def wish(state: Any, decision: Any, choices: list[Choice], wanted: list[str]) -> Choice | None:
    """The most wanted tile that can be had takes the place of the least wanted (WK-RESTORE-08, -09).

    Least wanted is what is not on the list, basic tiles first; then what stands lower on it than the new one.
    """
    if not wanted:
        return None
    rules = state.rules
    names: list[str] = rules.tile_names
    advanced = rules.advanced[0] | rules.advanced[1]

    def rank(tile: int) -> int:
        """Lower is more wanted: what is listed, then other advanced tiles, then basic ones."""
        return (
            wanted.index(names[tile]) if names[tile] in wanted else len(wanted) + 1 - (advanced >> tile & 1)
        )

    better = [
        choice
        for choice in choices
        if choice.verb == "replace" and names[choice.b] in wanted and rank(choice.b) < rank(choice.a)
    ]
    keep: Choice = rules.keep_tiles
    return min(better, key=lambda choice: (rank(choice.b), -rank(choice.a)), default=keep)


def slide(state: Any, decision: Any, choices: list[Choice], wanted: Any) -> Choice | None:
    """No swap just before the tiles slide (WK-AMB-08)."""
    found: Choice = state.rules.slide
    return found


def advanced_tiles(rules: Any) -> list[str]:
    """The tiles that can be wished for."""
    both = rules.advanced[0] | rules.advanced[1]
    return [name for at, name in enumerate(rules.tile_names) if both >> at & 1]


WISHES = StandingOrder(
    "wishes", "wendake-order-wishes", wish, LIST, advanced_tiles, "wendake-tile-", questions=("ReplaceTile",)
)
SLIDE = StandingOrder("slide", "wendake-order-slide", slide, questions=("BeforeSliding",))
ORDERS = (WISHES, SLIDE)

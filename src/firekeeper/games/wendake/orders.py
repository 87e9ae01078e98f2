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

    def worth(tile: int) -> int:
        name = names[tile]
        return wanted.index(name) - len(wanted) if name in wanted else (advanced >> tile & 1) * -1 + 1

    # Lower is more wanted: listed tiles are negative, other advanced ones 0, basic ones 1.
    best: Choice | None = None
    for choice in choices:
        if choice.verb != "replace" or names[choice.b] not in wanted or worth(choice.b) >= worth(choice.a):
            continue
        mark = (worth(choice.b), -worth(choice.a))
        if best is None or mark < (worth(best.b), -worth(best.a)):
            best = choice
    return best if best is not None else rules.keep_tiles


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

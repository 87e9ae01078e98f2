"""What waits for a seat will still bring it, one row for each kind of frame.

`PROMISES` is a table so that a module can add rows for its own frames.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from firekeeper.games.endless_winter.animals import TrackAnimal
from firekeeper.games.endless_winter.cards import DrawCard
from firekeeper.games.endless_winter.columns import BottomSection, MiddleSection, TopSection
from firekeeper.games.endless_winter.gains import Gain, MoreGains, MoveIdol, NextPart, UsePart
from firekeeper.games.endless_winter.terms import ANIMAL_TOP, DRAW

if TYPE_CHECKING:
    from firekeeper.games.endless_winter.evaluation import Estimate


def _atoms(on: Estimate, frame: Gain | MoreGains) -> float:
    return on.weights.pending * on.prices.atoms(frame.atoms) if frame.seat == on.seat else 0.0


def _part(on: Estimate, frame: NextPart | UsePart) -> float:
    if frame.seat != on.seat:
        return 0.0
    return on.weights.pending * max(0.0, on.prices.atoms(frame.atoms) - on.prices.atoms(frame.price))


def _top_section(on: Estimate, frame: TopSection) -> float:
    """Nothing by itself; but Labour can buy something here."""
    on.buying = on.buying or frame.seat == on.seat
    return 0.0


def _bottom_section(on: Estimate, frame: BottomSection) -> float:
    column = max(0, min(on.state.place, 3))
    return on.weights.bottom * on.prices.bottom[column] if frame.seat == on.seat else 0.0


Promise = Callable[["Estimate", Any], float]

PROMISES: Final[dict[type[Any], Promise]] = {
    Gain: _atoms,
    MoreGains: _atoms,
    NextPart: _part,
    UsePart: _part,
    DrawCard: lambda on, frame: on.prices.prices[DRAW] * frame.left if frame.owner == on.seat else 0.0,
    TrackAnimal: lambda on, frame: on.prices.prices[ANIMAL_TOP] if frame.hunter == on.seat else 0.0,
    MoveIdol: lambda on, frame: on.weights.move_idol if frame.seat == on.seat else 0.0,
    TopSection: _top_section,
    MiddleSection: lambda on, frame: on.weights.pending * on.middle() if frame.seat == on.seat else 0.0,
    BottomSection: _bottom_section,
}

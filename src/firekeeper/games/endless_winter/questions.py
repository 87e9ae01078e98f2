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
from firekeeper.kernel.frame import Frame

if TYPE_CHECKING:
    from firekeeper.games.endless_winter.evaluation import Estimate


def _gain(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, Gain)
    return on.weights.pending * on.prices.atoms(frame.atoms) if frame.seat == on.seat else 0.0


def _more_gains(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, MoreGains)
    return on.weights.pending * on.prices.atoms(frame.atoms) if frame.seat == on.seat else 0.0


def _next_part(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, NextPart)
    return _part(on, frame.atoms, frame.price) if frame.seat == on.seat else 0.0


def _use_part(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, UsePart)
    return _part(on, frame.atoms, frame.price) if frame.seat == on.seat else 0.0


def _part(on: Estimate, atoms: tuple[tuple[int, int], ...], price: tuple[tuple[int, int], ...]) -> float:
    return on.weights.pending * max(0.0, on.prices.atoms(atoms) - on.prices.atoms(price))


def _draw_card(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, DrawCard)
    return on.prices.prices[DRAW] * frame.left if frame.owner == on.seat else 0.0


def _track_animal(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, TrackAnimal)
    return on.prices.prices[ANIMAL_TOP] if frame.hunter == on.seat else 0.0


def _move_idol(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, MoveIdol)
    return on.weights.move_idol if frame.seat == on.seat else 0.0


def _top_section(on: Estimate, frame: Frame[Any]) -> float:
    """Nothing by itself; but Labour can buy something here."""
    assert isinstance(frame, TopSection)
    on.buying = on.buying or frame.seat == on.seat
    return 0.0


def _middle_section(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, MiddleSection)
    return on.weights.pending * on.middle() if frame.seat == on.seat else 0.0


def _bottom_section(on: Estimate, frame: Frame[Any]) -> float:
    assert isinstance(frame, BottomSection)
    column = max(0, min(on.state.place, 3))
    return on.weights.bottom * on.prices.bottom[column] if frame.seat == on.seat else 0.0


Promise = Callable[["Estimate", Frame[Any]], float]

PROMISES: Final[dict[type[Any], Promise]] = {
    Gain: _gain,
    MoreGains: _more_gains,
    NextPart: _next_part,
    UsePart: _use_part,
    DrawCard: _draw_card,
    TrackAnimal: _track_animal,
    MoveIdol: _move_idol,
    TopSection: _top_section,
    MiddleSection: _middle_section,
    BottomSection: _bottom_section,
}

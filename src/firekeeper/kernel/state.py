"""State: everything that can change during a game, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from firekeeper.kernel.rng import COMPILED

if TYPE_CHECKING:
    from firekeeper.kernel.frame import Frame
    from firekeeper.kernel.rules import Rules

T = TypeVar("T")

Derived = Annotated[T, "derived"]
"""Marks a field of a state that follows from its other fields: `islands: Derived[tuple[int, ...]]`.

Its value must never change in place: copies of the state share it. Whoever changes what it follows from sets
it anew, usually with `State.derive`. It is never saved."""


class StatePart:
    """A group of fields (a player's board, say). Copying and saving it is generated from its field list."""

    __slots__ = ()


class State:
    """The whole position. Games subclass it with annotated fields; `kernel.codegen` writes the copying.

    States and records have slots, made from their field lists: Python copies an object of more than thirty
    attributes twice as fast with them.
    """

    __slots__ = ("events", "frames")

    def __init__(self) -> None:
        self.frames: list[Frame[Any]] = []
        # Events are gathered only while somebody listens; search runs with None.
        self.events: list[Any] | None = None

    def game_rules(self) -> Rules:
        """The rules in play. A game's state has them as its attribute `rules`, of the game's own type: mypyc
        lets no subclass narrow the type of an attribute, so the kernel asks for them by this method.
        """
        raise RuntimeError(f"{type(self).__name__} does not say by which rules it is played")

    def clone(self) -> State:
        """An independent copy that shares what never changes (rules, frames, tuples) and hears no events."""
        raise RuntimeError(f"{type(self).__name__} cannot be copied")

    def dump(self) -> dict[str, Any]:
        """All fields as JSON-ready data, frames included."""
        raise RuntimeError(f"{type(self).__name__} cannot be saved")

    def derive(self) -> None:
        """Compute the derived fields from the others: after a restore, and after changes they depend on."""

    def derived(self) -> dict[str, Any]:
        """The derived fields by name, for checking that they are up to date."""
        return {}

    def push(self, frame: Frame[Any]) -> None:
        """Ask or do this first, before everything that is waiting."""
        self.frames.append(frame)

    def then(self, *frames: Frame[Any]) -> None:
        """Do these next, in the order they are written."""
        self.frames += frames[::-1]


def spread(counts: Iterable[int]) -> list[int]:
    """The things that are counted, one by one: [2, 0, 1] is [0, 0, 2]."""
    return [at for at, count in enumerate(counts) for _ in range(count)]


def total(counts: tuple[int, ...]) -> int:
    """Their sum: compiled, a loop takes a fraction of the time of Python's own."""
    if not COMPILED:
        return sum(counts)
    found = 0
    for count in counts:
        found += count
    return found


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same counts with one of them changed."""
    new = list(counts)
    new[at] += by
    return tuple(new)

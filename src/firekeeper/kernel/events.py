"""Events: what happened, for the log, the animations and whoever keeps accounts of a game.

A game emits them while somebody listens (`state.events`), and they change nothing. What everybody who reads
events needs to know of them, whatever the game, is declared here: who may know, which seats an event is
about, and which part of the game begins with it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from firekeeper.kernel.audience import all_but, only
from firekeeper.kernel.frame import EVERYONE

Part = Literal["", "stage", "phase", "turn"]
"""The parts of a game that have a heading in its log. A stage is what `Rules.stage` counts: years, rounds."""


class Event(Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The common part of all events. Cards, places and pieces in them are ids of the data files.

    An event that not everybody may know has a public twin, emitted beside it for the others
    (`kernel.audience`).
    """

    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields that name the seats it is about: who acts, and who is acted upon."""
    opens: ClassVar[Part] = ""
    """The part of the game that begins with it."""

    audience: int = EVERYONE

    @property
    def about(self) -> tuple[int, ...]:
        """The seats this event is about; none if it is about the game as a whole."""
        return tuple([getattr(self, name) for name in self.seat_fields if name in self.__struct_fields__])


class SeatEvent(Event, frozen=True):
    """An event in which a seat does something, or something happens to it."""

    seat: int


def twins(event: SeatEvent, seats: int, **hidden: Any) -> list[SeatEvent]:
    """An event that its seat alone may know, and what all others hear: the same with some fields hidden."""
    mine, others = only(event.seat), all_but(event.seat, seats)
    return [replace(event, audience=mine), replace(event, audience=others, **hidden)]

"""What is fixed when a table is made, what people have asked for, and why a table may stand still."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.table.seats import SeatPlan, Settings


class TableConfig(Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: str
    pack: str
    options: dict[str, Any]
    settings: Settings
    plan: list[SeatPlan]
    seed: str
    seed_known: bool
    commitment: str
    start: dict[str, Any] | None
    origin: str
    created_by: int
    created_at: float

    @property
    def open_to_strangers(self) -> bool:
        """Whether anybody could sit down: then not everybody who comes by is among friends."""
        return self.settings.listed and any(plan.kind == "open" for plan in self.plan)

    @property
    def begins_when_asked(self) -> bool:
        """Whether the game waits for a sign when everybody is there: nobody else is expected otherwise."""
        expected = any(plan.kind in ("open", "friend") for plan in self.plan)
        return self.settings.begin == "asked" and expected


class Request(Struct):
    """A request waiting for the consent of others."""

    id: int
    kind: str
    by: int
    number: int
    seat: int
    bot: str
    yes: list[int]


class Frozen(Struct, frozen=True, kw_only=True):
    """Why a table cannot go on here: its record does not replay with the rules and components installed.

    `replays` of its `entries` do. `why` may tell hidden things: it is for the operator. `summary` is the
    one that was stored, and stays so: with the version of before the table goes on.
    """

    rules: str
    pack: str
    replays: int
    entries: int
    why: str
    summary: dict[str, Any]


# Made once at import: msgspec can crash if several threads are the first to decode a Struct (warm_up.py).
decode_config = msgspec.json.Decoder(TableConfig).decode

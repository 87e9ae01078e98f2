"""Options of Tindaya: what a group settles before set-up (TD-MODE-11, -12, -15; decision D-01)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One validated set of options. `players` counts people; one of them plays alone (area SOLO)."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    mode: Literal["alliance", "domination"] = "alliance"
    difficulty: Literal["easy", "medium", "hard"] = "easy"
    red_tiles: Literal["", "0", "2", "4", "6", "8"] = ""  # TD-MODE-13: by the difficulty unless chosen
    layout: Literal["automatic", "preset", "by_turns", "host"] = "automatic"  # TD-SETUP-41
    traitor: bool = False
    dowry: bool = False
    campaign_step: Literal["none", "1", "2", "3", "final"] = "none"
    mission: Literal["", "inventors", "warriors", "breeders", "planners", "fertile"] = ""  # TD-MODE-15

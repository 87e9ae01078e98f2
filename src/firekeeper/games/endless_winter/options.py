"""Options of Endless Winter: what a group settles before set-up (decision D-01)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firekeeper.kernel.options import Requirement


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One validated set of options."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    setup: Literal["base", "setup_draft", "chief_draft"] = "base"  # area VARIANT
    glacier_tokens: bool = False  # area GLACIER
    rest_tokens: bool = False  # area RESTTOKEN
    layout: Literal["", "cfg_hearth", "cfg_brick", "cfg_plain", "cfg_ring"] = ""  # EW-SETUP-32


REQUIREMENTS: tuple[Requirement, ...] = ()
"""Every combination makes sense."""

"""New Allies, declared: when it is played, and its option (NA-GEN-05)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from firekeeper.kernel.modules import Module
from firekeeper.kernel.options import Requirement


class NewAlliesOptions(Struct, frozen=True, kw_only=True):
    """Whether several people play with the expansion."""

    new_allies: bool = False


def chosen(options: Any) -> bool:
    """Whether the expansion is played."""
    return bool(options.new_allies)


MODULE = Module(
    "new_allies",
    when=chosen,
    options=NewAlliesOptions,
    requirements=(Requirement("new_allies", {"players": [2, 3, 4]}, "option-wendake-new_allies-together"),),
)

"""Any-time abilities: owner, window and cost declared once, offered by the kernel wherever they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from firekeeper.kernel.frame import S

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.frame import Decision


class Ability(Generic[S]):
    """Something a seat may do beside the question it is asked, in certain windows.

    Using an ability leaves the interrupted decision on the stack: it waits below whatever the
    ability pushes, and is asked again afterwards.
    """

    def __init__(self, name: str, windows: int, rules: tuple[str, ...]) -> None:
        self.name = name
        self.windows = windows
        self.rules = rules

    def offer(self, state: S, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        """Add to `out` what the deciding seat may do now. `windows` are those open at the decision."""
        raise RuntimeError(f"{type(self).__name__} offers nothing")

    def use(self, state: S, decision: Decision[Any], choice: Choice) -> None:
        """Carry out an offered choice. The decision is still on top of the stack."""
        raise RuntimeError(f"{type(self).__name__} cannot be used")

    def why_not(self, state: S, decision: Decision[Any], choice: Choice) -> str:
        """The ledger rule that forbids this use now."""
        return self.rules[0]

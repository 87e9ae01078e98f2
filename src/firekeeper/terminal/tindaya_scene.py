"""What the drawings of Tindaya's table share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.wording import PLACE_VERBS
from firekeeper.terminal.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firekeeper.games.tindaya.view import TindayaView

HEX_FIRST: Final = frozenset((*PLACE_VERBS, "embark", "target", "offer"))
"""Verbs with a hex as their first argument, and with one choice for each hex."""


class TindayaScene(Scene):
    """What several drawings of Tindaya's table need."""

    printed = ("bold bright_blue", "bold red", "bold yellow", "bold green")
    rules: Box
    view: TindayaView

    def called(self, kind: str, name: str) -> str:
        """A thing by its kind and id."""
        return self.say(self.wording.called(kind, name))

    def units(self, units: Mapping[str, int]) -> str:
        """Those of several goods of which there are some; a dash if there are none."""
        return self.say(self.wording.units(units)) if any(units.values()) else "–"

    @property
    def numbers_of_hexes(self) -> dict[int, int]:
        """By hex: the number to type for the one choice about it."""
        found: dict[int, int] = {}
        several: set[int] = set()
        for number, choice in enumerate(self.choices, 1):
            at = choice.b if choice.verb == "place" else choice.a
            if choice.verb in HEX_FIRST or choice.verb == "place":
                if at in found:
                    several.add(at)
                found[at] = number
        return {at: number for at, number in found.items() if at not in several}

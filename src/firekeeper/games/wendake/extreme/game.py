"""Extreme difficulty as the kernel knows it: solitaire in which objectives can only cost (NA-EXTREME)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake.extreme import scoring
from firekeeper.games.wendake.solo.game import Solitaire
from firekeeper.games.wendake.versions import NEWEST

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import Components

PACKAGES = ("firekeeper.games.wendake.solo", scoring.__name__.rpartition(".")[0])
"""Whose frames take the place of others."""


class Extreme(Solitaire):
    """The rules of the solitaire game at extreme difficulty; the same at others, where nothing is lost."""

    def __init__(self, components: Components, options: Any, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self.use_modules(*PACKAGES)

    def _read_setup(self) -> None:
        super()._read_setup()
        if self.options.difficulty == "extreme":
            self.objective_penalty = self.options.penalty  # NA-EXTREME-01, NA-EXTREME-02

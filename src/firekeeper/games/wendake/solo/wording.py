"""Wording of the solitaire game: the Ghost's cards and deeds, and objectives."""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.games.wendake.naming import Names
from firekeeper.games.wendake.solo.game import Solitaire
from firekeeper.games.wendake.solo.state import GHOST
from firekeeper.games.wendake.wording import WendakeWording
from firekeeper.kernel.wording import Args, Message
from firekeeper.kernel.wording_rows import fields, first


class SoloWording(WendakeWording):
    """What the messages of the solitaire game need to know."""

    rules: Solitaire

    def objective(self, name: str) -> Message:
        """What an objective demands."""
        threshold = self.rules.objective_threshold[self.rules.objective_names.index(name)]
        return Message(f"wendake-objective-{name}-text", {"threshold": threshold})

    def prompt_PlaceMarker(self, frame: Any) -> Args:
        return {**super().prompt_PlaceMarker(frame), "reserve": "no"}

    def prompt_LoseGuard(self, frame: Any) -> Args:
        return {"territory": self.called("territory", self.rules.territories[frame.territory])}

    def event_Fought(self, event: Any) -> Args:
        found = super().event_Fought(event)
        return {**found, "form": "ghost"} if event.seat == GHOST else found

    choices: ClassVar = {"ghost": first(face="ghost")}
    events: ClassVar = {
        "GhostPlanned": fields(card=Names.card),
        "DisplayLost": fields(tile=Names.tile),
        "ProgressLost": fields(tile="progress"),
        "GhostActed": fields(face="ghost", action="ghost-action"),
        "ObjectiveMet": fields(objective="objective"),
    }

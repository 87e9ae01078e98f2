"""The books of a game at extreme difficulty: missed objectives cost points."""

from __future__ import annotations

from typing import Any

from firekeeper.games.wendake.solo import account

Table = account.Table


class Account(account.Account):
    """What the events of the solitaire game change, penalties included."""

    def on_ObjectiveMissed(self, event: Any) -> None:
        self.objectives -= event.points

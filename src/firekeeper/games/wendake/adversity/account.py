"""The books of solitaire with Adversity: a canoe may leave the board."""

from __future__ import annotations

from typing import Any

from firekeeper.games.wendake.extreme import account

Table = account.Table


class Account(account.Account):
    """What the events of solitaire with Adversity change."""

    def on_CanoeWithdrawn(self, event: Any) -> None:
        seat = self.seats[event.seat]
        seat.pieces["canoe", event.lake] -= 1
        self.require(seat.pieces["canoe", event.lake] >= 0, event, "no canoe was there")

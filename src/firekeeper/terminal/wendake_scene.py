"""What the drawings of Wendake's table share: the view of a seat, words, letters and counts."""

from __future__ import annotations

from typing import Any

from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.terms import GOODS
from firekeeper.games.wendake.view import PlayerView, WendakeView
from firekeeper.games.wendake.wording import WendakeWording
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.texts import Texts


class Scene:
    """The table as one person sees it at one moment."""

    def __init__(
        self,
        texts: Texts,
        wording: WendakeWording,
        seat: int,
        decision: Decision[Any] | None,
        choices: list[Choice],
    ) -> None:
        self.t = texts
        self.wording = wording
        self.rules: Box = wording.rules
        self.view: WendakeView = wording.view
        self.seat = seat
        self.decision = decision
        self.choices = choices

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    def letter(self, seat: int) -> str:
        """The letter of a seat's colour."""
        return self.t(f"wendake-seat-{'automa' if seat in self.rules.automa else seat + 1}.letter")

    def name(self, seat: int) -> str:
        name = self.wording.names[seat]
        return name if isinstance(name, str) else self.t.render(name) if not isinstance(name, int) else ""

    def crop(self, home: int) -> str:
        """The vegetable of a home."""
        return GOODS[self.rules.home_crop[home]]

    def numbers(self, *verbs: str) -> dict[int, int]:
        """By cell: the number to type for the choice about it."""
        return {
            choice.a: number
            for number, choice in reversed(list(enumerate(self.choices, 1)))
            if choice.verb in verbs
        }

    def at_work(self, seat: int, native: str) -> int:
        """Productive areas with a woman or hunter of a seat, the home counted once (WK-TURTLE-06)."""
        outside = sum(
            1
            for territory in self.view.territories
            for area in territory.areas
            if area.seat == seat and area.native == native
        )
        return outside + (self.view.players[seat].at_home.get(native, 0) > 0)

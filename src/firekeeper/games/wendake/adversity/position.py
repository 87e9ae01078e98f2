"""Setting up positions of solitaire with Adversity: those of solitaire, and the card in force."""

from __future__ import annotations

from typing import Self

from firekeeper.games.wendake.adversity.invariants import broken
from firekeeper.games.wendake.solo import position
from firekeeper.kernel.position import index_of, step


class Position(position.Position):
    """A position of solitaire with Adversity under construction. Seat 1 is the Ghost's."""

    def laws(self) -> list[str]:
        return broken(self.state)

    @step
    def adversity(self, card: str) -> Self:
        """The Adversity card in force, by its id."""
        names = [row.id for row in self.box.adversity_cards]
        self.state.adversity = index_of(names, card, "Adversity card")
        self.state.adversity_deck &= ~(1 << self.state.adversity)
        return self

    @step
    def europeans(self, *territories: str) -> Self:
        """Patrols that help the Ghost."""
        for name in territories:
            self.state.europeans |= 1 << index_of(self.box.territories, name, "territory")
        return self

"""Positions of solitaire with Adversity cards, for tests that read like the rulebook's examples.

    table = AdversityTable("winter").have(0, leather=1)
    table.year(2).choose("token arrow")

You are seat 0 with your home in Cataraqui, the Ghost is seat 1 in Michilimackinac.
"""

from __future__ import annotations

from typing import Any, Self

from built_table import view_for
from wendake_table import Table

from firekeeper.games.wendake.adversity.year import BeginAdversity
from firekeeper.games.wendake.solo.ghost import GhostTurn

YOU, GHOST = 0, 1
DISPLAY = [f"level1_0{number}" for number in range(1, 7)]
# A Ghost card and a kind of mask whose line shows the action (component data, section 9).
LINE = {
    "raise_level": ("a", "crooked"),
    "eliminate_tile": ("e", "crooked"),
    "gain_point": ("f", "crooked"),
    "move_warrior": ("b", "crooked"),
    "move_woman": ("c", "crooked"),
    "move_hunter": ("d", "crooked"),
}
OVAL = {"english": "red", "french": "yellow"}


class AdversityTable(Table):
    """A position with one Adversity card in force, named by its effect and what it shows."""

    def __init__(self, effect: str = "drought", shows: str = "", **options: Any) -> None:
        super().__init__(players=1, homes=["cataraqui"], adversity=True, **options)
        self.ghost("a", "e", "c")
        self.advanced(*DISPLAY).rows(["move_1", "discount_1"], ["move_2"], ["move_3"]).discard("tongue")
        self.in_force(effect, shows)

    def in_force(self, effect: str, shows: str = "") -> Self:
        """Turn up the card with this effect."""
        cards = self.box.adversity_cards
        found = [at for at, card in enumerate(cards) if (card.effect, card.shows) == (effect, shows)]
        self.state.adversity = found[0]
        self.state.adversity_deck &= ~(1 << found[0])
        return self

    def masked(self, flag: str = "english", kind: str = "crooked") -> Self:
        """The mask card of this year: it tells the line and the flag."""
        self.state.ghost_masks = (self._take_card(f"{kind}_{OVAL[flag]}_clean"),)
        return self

    def ghost_does(self, action: str, flag: str = "english") -> Self:
        """One turn of the Ghost without a token: you stand on the turn order track already."""
        face, kind = LINE[action]
        self.ghost(face, *[letter for letter in "gh" if letter != face])
        self.masked(flag, kind)
        self.state.reserved = (YOU,)
        self.state.ghost_turns = 0
        return self.then(self.box.frame(GhostTurn)())

    def start_of_year(self) -> Self:
        """What the card does before the mask card of the year is drawn."""
        return self.then(BeginAdversity())

    def board(self) -> Any:
        """What the view shows of cards, tokens and patrols."""
        shown: Any = view_for(self.state, None)
        return shown.adversity

    def take_turn(self, text: str) -> Self:
        """Place a marker ("activate 0 0", "reserve") and perform nothing."""
        self.choose(text)
        while skips := self.legal("skip"):
            self.choose(skips.pop())
        return self.choose("end_turn")

"""Adversity cards are revealed: one before the Ghost cards, one at the end of each year (NA-SOLO-40)."""

from __future__ import annotations

from firekeeper.games.wendake.adversity import events
from firekeeper.games.wendake.adversity.state import AdversityState
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance


class DrawAdversity(Chance[AdversityState]):
    """The next card; its bottom half is the effect of the coming year (NA-SOLO-03, NA-SOLO-21, -41)."""

    rules = ("NA-SOLO-03", "NA-SOLO-09", "NA-SOLO-41")

    def choices(self, state: AdversityState) -> list[Choice]:
        deck = state.adversity_deck
        return [choice for card, choice in enumerate(state.hard.draw_adversity) if deck >> card & 1]

    def apply(self, state: AdversityState, choice: Choice) -> None:
        rules = state.hard
        state.adversity = choice.a
        state.adversity_deck &= ~(1 << choice.a)
        if state.events is not None:
            card = rules.adversity_cards[choice.a]
            state.events.append(events.AdversityRevealed(card=card.id, effect=card.effect, shows=card.shows))

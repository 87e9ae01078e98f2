"""Step 4, the Eclipse pile (EW-ECLIPSE-01 to -03): hand cards, face down, in the last turn of a round."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.cards import kinds, leave_hand
from firekeeper.games.endless_winter.state import WinterState, add_card
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


class BuildPile(Decision[WinterState]):
    """One card after another, any number of them (D-42); the others see how many, not which (EW-INFO-02)."""

    rules = ("EW-ECLIPSE-01", "EW-ECLIPSE-03", "EW-ECLIPSE-06", "EW-ECLIPSE-07", "EW-INFO-02")
    verbs = ("commit", "sealed", "end", "work")
    reasons: ClassVar = dict.fromkeys(("sealed", "end", "work"), "EW-TURN-02")
    secret = ("commit",)
    ends_turn = True

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        return [rules.sealed, *[rules.commit[card] for card in kinds(state.players[self.seat].hand)]]

    def apply(self, state: WinterState, choice: Choice) -> None:
        player = state.players[self.seat]
        if choice is state.rules.sealed:
            if state.events is not None:
                state.events.append(events.PileCommitted(seat=self.seat, cards=len(player.eclipse)))
            return
        leave_hand(player, choice.a)
        player.eclipse = add_card(player.eclipse, choice.a)
        state.push(BuildPile(self.seat))

"""The Restore Phase with Turn cards (NA-RESTORE)."""

from __future__ import annotations

from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.restore import RefreshProgress
from firekeeper.games.wendake.state import WendakeState, members
from firekeeper.kernel.frame import Frame


class RefreshTilesAndCards(RefreshProgress):
    """2.D: used Turn cards are turned up with the progress tiles (NA-RESTORE-01)."""

    name = "RefreshProgress"

    def run(self, state: WendakeState) -> None:
        super().run(state)
        ours = allied(state)
        for seat, used in enumerate(ours.cards_used):
            ours.cards_used[seat] = 0
            if not ours.players[seat].marked:
                ours.off_line[seat] = 0  # the markers are gone (NA-AMB-19)
            if used and state.events is not None:
                names = [ours.allies.turn_card_names[card] for card in members(used)]
                state.events.append(events.TurnCardsTurnedUp(seat=seat, cards=names))


class ChangeTurnCards(Frame[AllyState]):
    """2.E: the leftover card is discarded; once, level 2 takes the place of level 1 (NA-RESTORE-02, -03)."""

    def run(self, state: AllyState) -> None:
        rules = state.allies
        for space, card in enumerate(state.spaces):
            if card >= 0:
                state.spaces = (*state.spaces[:space], -1, *state.spaces[space + 1 :])
                discard_turn_card(state, -1, card)
        if state.year == rules.turn_deck_change + 1:
            state.turn_level = 1
            state.turn_deck = rules.turn_decks[1]
            for owned in state.cards:
                state.turn_deck &= ~owned  # a position set up by hand may have dealt some
            state.turn_discard = 0
            if state.events is not None:
                state.events.append(events.TurnCardsChanged(level=2))


def discard_turn_card(state: AllyState, seat: int, card: int) -> None:
    """To the discard pile of the level in use; a card of the level before leaves the game (NA-AMB-23)."""
    rules = state.allies
    if rules.turn_decks[state.turn_level] >> card & 1:
        state.turn_discard |= 1 << card
    if state.events is not None:
        state.events.append(events.TurnCardDiscarded(seat=seat, card=rules.turn_card_names[card]))

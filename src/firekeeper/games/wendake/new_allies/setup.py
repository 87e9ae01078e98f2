"""Setup of New Allies (NA-SETUP): flags of the pairs of tracks, and the first Turn cards."""

from __future__ import annotations

from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.terms import ENGLISH, FRENCH, TRACKS
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance


class DrawFlags(Chance[AllyState]):
    """Which pair of tracks is English; the other one is French (NA-SETUP-13, -15)."""

    rules = ("NA-SETUP-13", "NA-SETUP-15")

    def choices(self, state: AllyState) -> list[Choice]:
        return state.allies.draw_flags

    def apply(self, state: AllyState, choice: Choice) -> None:
        state.flag_pair = choice.a
        if state.events is not None:
            tracks = [
                [TRACKS[at] for at in state.allies.tracks_of(state, flag)] for flag in (ENGLISH, FRENCH)
            ]
            state.events.append(events.FlagsDrawn(english=tracks[0], french=tracks[1]))


class RevealTurnCard(Chance[AllyState]):
    """A card of the level in use for one space, all that are left being equally likely (NA-SETUP-16).

    A deck that has run out is made of its discarded cards again (NA-RESTORE-06).
    """

    rules = ("NA-SETUP-04", "NA-SETUP-16", "NA-RESTORE-06")

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def choices(self, state: AllyState) -> list[Choice]:
        left = state.turn_deck or state.turn_discard
        return [choice for choice in state.allies.deal_turn_card if left >> choice.a & 1]

    def apply(self, state: AllyState, choice: Choice) -> None:
        if not state.turn_deck:
            state.turn_deck, state.turn_discard = state.turn_discard, 0
        state.turn_deck &= ~(1 << choice.a)
        state.spaces = (*state.spaces[: self.space], choice.a, *state.spaces[self.space + 1 :])
        if state.events is not None:
            card = state.allies.turn_card_names[choice.a]
            state.events.append(events.TurnCardRevealed(space=self.space + 1, card=card))

"""The Preparation phase (area PREP): everything is laid out for the next round, nobody decides anything."""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.animals import scout
from firekeeper.games.endless_winter.cards import draw
from firekeeper.games.endless_winter.rest import unseen_tokens
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.terms import COLUMNS, NO_TOKEN, PHASES, PREPARATION_PHASE
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Frame, SeatFrame
from firekeeper.kernel.hexes import members


class PreparationPhase(Frame[WinterState]):
    """The steps in the order of the ledger (EW-PREP-02 to EW-PREP-09)."""

    def run(self, state: WinterState) -> None:
        state.phase = PREPARATION_PHASE
        state.round += 1  # EW-PREP-02
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase=PHASES[PREPARATION_PHASE]))
        return_figures(state)
        state.then(
            FillHuntArea(),
            FillDisplay(),
            *[DrawCards(seat) for seat in state.order],
            *([RefreshToken()] if state.rules.options.rest_tokens else []),
        )


def return_figures(state: WinterState) -> None:
    """All figures go home, from columns and Rest spaces (EW-PREP-03)."""
    state.columns = [() for _ in COLUMNS]
    for player in state.players:
        player.chief_ready = 1
        player.figures_ready = state.rules.tribe_figures
        player.resting = 0
    if state.events is not None:
        state.events.append(events.FiguresReturned())


class FillHuntArea(Frame[WinterState]):
    """Up to one card more than players; the refill only adds (EW-PREP-04, EW-AMB-20; EW-SETUP-28)."""

    def run(self, state: WinterState) -> None:
        scout(state, state.rules.hunt_size - len(state.hunt))


# --- the Culture display ------------------------------------------------------------------------------


def era_in_use(state: WinterState) -> int:
    """0 for Era I, 1 for Era II (EW-OVER-05)."""
    return 0 if state.round <= state.rules.rounds_of_era_1 else 1


class FillDisplay(Frame[WinterState]):
    """Gaps are filled from the deck in use; a new Era clears the display first (EW-PREP-05 to -07)."""

    def run(self, state: WinterState) -> None:
        rules = state.rules
        if state.round == rules.rounds_of_era_1 + 1:
            shown = [rules.card_ids[card] for card in state.display if card >= 0]
            state.display = (-1,) * rules.display_size  # EW-AMB-54: they leave the game
            if state.events is not None:
                state.events.append(events.DisplayCleared(cards=shown))
        gaps = [ShowCulture(place) for place, card in enumerate(state.display) if card < 0]
        state.then(*gaps[: state.culture_deck[era_in_use(state)].bit_count()])  # as many as there are


class ShowCulture(Chance[WinterState]):
    """The top card of the Culture deck in use goes face up to a place of the display."""

    rules = ("EW-SETUP-08", "EW-PREP-05", "EW-PREP-06", "EW-PREP-07")

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def choices(self, state: WinterState) -> list[Choice]:
        era = era_in_use(state)
        return [state.rules.show_of_era[era][at] for at in members(state.culture_deck[era])]

    def apply(self, state: WinterState, choice: Choice) -> None:
        rules = state.rules
        era = era_in_use(state)
        state.culture_deck[era] &= ~(1 << choice.a - rules.first_of_era[era])
        state.display = (*state.display[: self.place], choice.a, *state.display[self.place + 1 :])
        if state.events is not None:
            card = rules.card_ids[choice.a]
            state.events.append(events.DisplayFilled(place=self.place, card=card))


# --- cards and tokens ---------------------------------------------------------------------------------


class DrawCards(SeatFrame[WinterState]):
    """Five cards to whatever was kept (EW-PREP-08): no benefit, so nothing can replace it (EW-PREP-09)."""

    def run(self, state: WinterState) -> None:
        draw(state, self.seat, state.rules.draw_per_round)


class RefreshToken(Frame[WinterState]):
    """A token that nobody took goes under the pile; the next one is turned up (EW-RESTTOKEN-05)."""

    def run(self, state: WinterState) -> None:
        if state.rest_open != NO_TOKEN:
            state.rest_below = (*state.rest_below, state.rest_open)
            state.rest_open = NO_TOKEN
        if state.rest_unseen:
            state.push(RevealToken())
        else:
            open_token(state, state.rest_below[0])
            state.rest_below = state.rest_below[1:]


class RevealToken(Chance[WinterState]):
    """The top token of the pile is turned face up (EW-RESTTOKEN-01, EW-AMB-37)."""

    rules = ("EW-RESTTOKEN-01", "EW-RESTTOKEN-05")

    def choices(self, state: WinterState) -> list[Choice]:
        return unseen_tokens(state)

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.rest_unseen &= ~(1 << choice.a)
        open_token(state, choice.a)


def open_token(state: WinterState, token: int) -> None:
    """A token lies face up on the pile."""
    state.rest_open = token
    if state.events is not None:
        state.events.append(events.RestTokenRevealed(token=state.rules.rest_token_ids[token]))

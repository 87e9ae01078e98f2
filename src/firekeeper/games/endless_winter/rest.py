"""The Rest action (area REST) and the Rest tokens (area RESTTOKEN)."""

from __future__ import annotations

from firekeeper.games.endless_winter import events, gains, labour
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.terms import NO_TOKEN
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, SeatFrame
from firekeeper.kernel.hexes import members
from firekeeper.kernel.view import names_at


def take_rest(state: WinterState, seat: int) -> None:
    """A figure rests: first the token, if one lies face up (EW-RESTTOKEN-02), then the effects."""
    if state.rest_open == NO_TOKEN:
        state.push(RestEffects(seat))
    else:
        state.then(ChooseToken(seat), RestEffects(seat))


class ChooseToken(Decision[WinterState]):
    """The first rester of a round takes the face-up token, or the next one unseen (D-28)."""

    rules = ("EW-RESTTOKEN-02", "EW-RESTTOKEN-03", "EW-RESTTOKEN-04")
    verbs = ("keep_token", "next_token")

    def windows(self, state: WinterState) -> int:
        return labour.open_windows(state, self.seat)  # the Chief may come first (EW-CARD-06)

    def choices(self, state: WinterState) -> list[Choice]:
        return [state.rules.keep_token, state.rules.next_token]

    def apply(self, state: WinterState, choice: Choice) -> None:
        offered = state.rest_open
        state.rest_open = NO_TOKEN
        if choice is state.rules.keep_token:
            hold(state, self.seat, offered, NO_TOKEN)
        elif state.rest_unseen:
            state.rest_below = (*state.rest_below, offered)
            state.push(DrawToken(self.seat, offered))
        else:
            # All tokens have been seen: they lie in the order in which they went under the pile.
            below = (*state.rest_below, offered)
            state.rest_below = below[1:]
            hold(state, self.seat, below[0], offered)


class DrawToken(Chance[WinterState]):
    """The next token of the pile, for the player who refused the first one."""

    rules = ("EW-RESTTOKEN-02",)

    def __init__(self, rester: int, refused: int) -> None:
        super().__init__()
        self.rester = rester
        self.refused = refused

    def choices(self, state: WinterState) -> list[Choice]:
        return unseen_tokens(state)

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.rest_unseen &= ~(1 << choice.a)
        hold(state, self.rester, choice.a, self.refused)


def unseen_tokens(state: WinterState) -> list[Choice]:
    """The tokens that may lie on top of the pile."""
    return [state.rules.rest_token[token] for token in members(state.rest_unseen)]


def hold(state: WinterState, seat: int, token: int, refused: int) -> None:
    """The token is its taker's for this turn."""
    state.rest_held = token
    if state.events is not None:
        name, other = names_at(state.rules.rest_token_ids, (token, refused))
        state.events.append(events.RestTokenTaken(seat=seat, token=name, refused=other))


def return_token(state: WinterState) -> None:
    """At the end of the turn the token goes face down under the pile, used or not (EW-RESTTOKEN-04)."""
    token = state.rest_held
    if token != NO_TOKEN:
        state.rest_held = NO_TOKEN
        state.rest_below = (*state.rest_below, token)
        if state.events is not None:
            state.events.append(events.RestTokenReturned(token=state.rules.rest_token_ids[token]))


class RestEffects(SeatFrame[WinterState]):
    """Draw a card and tip an Animal, with the effects of a token among them, in any order (D-27, D-29).

    A token has no price: packs with one are refused.
    """

    def run(self, state: WinterState) -> None:
        rules = state.rules
        if state.rest_held == NO_TOKEN:
            gains.resolve(state, self.seat, rules.rest_effect, "EW-REST-02")
            return
        token = rules.rest_token_effect[state.rest_held]
        gains.gain(state, self.seat, together(rules.rest_effect + token), "EW-REST-02")


def together(effect: Effect) -> tuple[tuple[int, int], ...]:
    """All that an effect gives, as one bundle."""
    counts: dict[int, int] = {}
    for part in effect:
        for atom, count in part.gain:
            counts[atom] = counts.get(atom, 0) + count
    return tuple(counts.items())

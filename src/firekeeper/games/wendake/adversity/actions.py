"""Effects that last all year (NA-ADV-01 to -05, -08): prices, actions without effect, shorter Moves."""

from __future__ import annotations

from firekeeper.games.wendake.activation import Action, begin
from firekeeper.games.wendake.adversity.losses import LoseNatives
from firekeeper.games.wendake.adversity.state import AdversityState, harder, in_force
from firekeeper.games.wendake.adversity.terms import DROUGHT, FIRE, FROZEN_LAKES, INFECTION, WORSHIP
from firekeeper.games.wendake.effects import score, spend
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import RESOURCES, TRACKS
from firekeeper.games.wendake.trade import trade
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame

VOIDED = {"harvest": DROUGHT, "fish": FROZEN_LAKES, "hunt": FIRE}
"""Actions that a card makes worthless (NA-ADV-02 to -04)."""


def unless(effect: int, action: Action) -> Action:
    """An action that does nothing while a card is in force (NA-ADV-18)."""

    def act(state: WendakeState, seat: int, steps: int) -> None:
        if not in_force(harder(state), effect):
            action(state, seat, steps)

    return act


def trade_among_the_sick(state: WendakeState, seat: int, steps: int) -> None:
    """`infection`: natives are lost first, and no smallpox card is drawn (NA-ADV-08, NA-ADV-21)."""
    infected = in_force(harder(state), INFECTION)
    trade(state, seat, steps, infected)
    if infected:
        state.push(LoseNatives(seat, harder(state).hard.infected_natives))


# --- worship ------------------------------------------------------------------------------------------


def perform(state: AdversityState, seat: int, action: int) -> None:
    """`worship`: the first action performed in an activation is paid for (NA-ADV-15)."""
    if state.worshipped or not in_force(state, WORSHIP):
        begin(state, seat, action)
        return
    state.worshipped = 1
    state.push(BeginAction(seat, action))
    if offers(state, seat):
        state.push(Offer(seat))


class BeginAction(Frame[AdversityState]):
    """What was paid for begins."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, state: AdversityState) -> None:
        begin(state, self.seat, self.action)


def offers(state: AdversityState, seat: int) -> list[Choice]:
    """What a seat can pay with: resources it owns, points of tracks that stand at 1 or more."""
    player = state.players[seat]
    rules = state.hard
    goods = [rules.offer_resource[at] for at in range(len(RESOURCES)) if player.goods[at]]
    return goods + [rules.offer_track[track] for track in range(len(TRACKS)) if player.score[track]]


class Offer(Decision[AdversityState]):
    """One resource or one point, as one prefers (NA-ADV-01, NA-ADV-22)."""

    rules = ("NA-ADV-01", "NA-ADV-15", "NA-ADV-22", "NA-AMB-28")
    verbs = ("offer",)

    def choices(self, state: AdversityState) -> list[Choice]:
        return offers(state, self.seat)

    def apply(self, state: AdversityState, choice: Choice) -> None:
        if choice.b:
            score(state, self.seat, choice.a, -1)
        else:
            spend(state, self.seat, choice.a, 1)

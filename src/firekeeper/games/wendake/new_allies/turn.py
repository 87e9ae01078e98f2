"""Option 1.B with Turn cards (NA-ORDER): take a space, its Alliance action, its card."""

from __future__ import annotations

from firekeeper.games.wendake.activation import begin, open_cells
from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.new_allies.terms import ALLIANCE, BOTH_FLAGS, ORDER_ALLIANCE
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import BEFORE_FIRST_ACTION, STEPS
from firekeeper.games.wendake.turn import EndTurn, PlaceAnother, PlaceMarker
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame


class TakeSpace(PlaceMarker):
    """Activate a tile, or stand on any space with a Turn card (NA-ORDER-01, -10)."""

    name = "PlaceMarker"
    rules = (*PlaceMarker.rules, "NA-ORDER-01", "NA-ORDER-02", "NA-ORDER-10")

    def reservations(self, state: WendakeState, marker: int) -> list[Choice]:
        ours = allied(state)
        ways = ours.allies.reserve_space[marker]
        return [ways[space] for space, card in enumerate(ours.spaces) if card >= 0]

    def reserve(self, state: WendakeState, choice: Choice) -> None:
        ours = allied(state)
        space = choice.a
        ours.reserved = (*ours.reserved[:space], self.seat, *ours.reserved[space + 1 :])
        self.tell_reserved(state, space + 1, choice.b)
        shown = ours.allies.turn_card_flags[ours.spaces[space]]
        missing = BOTH_FLAGS & ~shown
        ending = ours.frames[-1]
        black = isinstance(ending, PlaceAnother)
        ours.frames[-1] = AnotherOrAlly(self.seat, missing) if black else EndOrAlly(self.seat, missing)
        ours.push(TakeTurnCard(self.seat, space))
        if shown:
            ours.push(OrderAlliance(self.seat, shown))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.verb == "reserve" and self.may_reserve(state):
            if choice.a < 0:
                return "NA-ORDER-10"
            if allied(state).spaces[choice.a] < 0:
                return "NA-ORDER-01"
        return super().why_not(state, choice)


class PlaceOffLine(PlaceMarker):
    """The third marker on a tile off the line of the other two (NA-CARD-21, NA-CARD-33)."""

    rules = ("NA-CARD-21", "NA-CARD-33")

    def windows(self, state: WendakeState) -> int:
        return 0

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        player = state.players[self.seat]
        taken = player.marked | player.fired | open_cells(player.marked, player.fired)
        out = []
        for marker, there in enumerate((player.markers, player.black_marker)):
            if there:
                out += [rules.activate[marker][cell] for cell in range(9) if not taken >> cell & 1]
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        allied(state).off_line[self.seat] = 1
        super().apply(state, choice)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        player = state.players[self.seat]
        if choice.verb == "activate" and (player.marked | player.fired) >> choice.a & 1:
            return "WK-TILE-07"
        return "NA-CARD-33"


class OrderAlliance(Decision[AllyState]):
    """Perform the Alliance action of the card under the space, or not (NA-ORDER-03, NA-ORDER-11)."""

    rules = ("NA-ORDER-03", "NA-ORDER-06", "NA-ORDER-11", "NA-CARD-10")
    verbs = ("perform", "skip")

    def __init__(self, seat: int, flags: int) -> None:
        self.seat = seat
        self.flags = flags

    def windows(self, state: AllyState) -> int:
        missing = self.flags != BOTH_FLAGS
        return BEFORE_FIRST_ACTION | ORDER_ALLIANCE if missing else BEFORE_FIRST_ACTION

    def choices(self, state: AllyState) -> list[Choice]:
        code = ALLIANCE + STEPS * self.flags
        return [state.allies.perform[code], state.allies.skip[code]]

    def opening(self, state: AllyState) -> Choice | None:
        return state.allies.perform[ALLIANCE + STEPS * self.flags]

    def apply(self, state: AllyState, choice: Choice) -> None:
        if choice.verb == "perform":
            forget_other_flags(state)
            begin(state, self.seat, choice.a)


class TakeTurnCard(Frame[AllyState]):
    """The card under the space goes to the player, face up (NA-ORDER-04, -12)."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, state: AllyState) -> None:
        card = state.spaces[self.space]
        state.spaces = (*state.spaces[: self.space], -1, *state.spaces[self.space + 1 :])
        state.cards[self.seat] |= 1 << card
        if state.events is not None:
            name = state.allies.turn_card_names[card]
            state.events.append(events.TurnCardTaken(seat=self.seat, space=self.space + 1, card=name))


class EndOrAlly(EndTurn):
    """The end of a turn; after 1.B `flags` are those which `other_flag_alliance` may use (NA-ORDER-13)."""

    name = "EndTurn"

    def __init__(self, seat: int, flags: int = 0) -> None:
        self.seat = seat
        self.flags = flags

    def windows(self, state: WendakeState) -> int:
        return super().windows(state) | (ORDER_ALLIANCE if self.flags else 0)


class AnotherOrAlly(PlaceAnother):
    """A further marker, or the end of the turn; `flags` as there."""

    name = "PlaceAnother"

    def __init__(self, seat: int, flags: int = 0) -> None:
        self.seat = seat
        self.flags = flags

    def windows(self, state: WendakeState) -> int:
        return super().windows(state) | (ORDER_ALLIANCE if self.flags else 0)


def other_flags(decision: object) -> int:
    """The flags that `other_flag_alliance` may use at a question (NA-CARD-10, NA-ORDER-11)."""
    if isinstance(decision, OrderAlliance):
        return BOTH_FLAGS & ~decision.flags
    if isinstance(decision, (EndOrAlly, AnotherOrAlly)):
        return decision.flags
    return 0


def forget_other_flags(state: AllyState) -> None:
    """An Alliance action has begun: no other one is possible in this 1.B (NA-AMB-40)."""
    frames = state.frames
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if isinstance(frame, EndOrAlly):
            frames[at] = EndOrAlly(frame.seat, 0)
            return
        if isinstance(frame, AnotherOrAlly):
            frames[at] = AnotherOrAlly(frame.seat, 0)
            return


def ally_with_other_flag(state: AllyState, seat: int, decision: object) -> None:
    """The Alliance action of `other_flag_alliance`, in place of a printed one (NA-CARD-10)."""
    flags = other_flags(decision)
    if isinstance(decision, OrderAlliance):
        state.frames.pop()
    forget_other_flags(state)
    begin(state, seat, ALLIANCE + STEPS * flags)

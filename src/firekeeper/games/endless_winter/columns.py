"""The action columns (areas PLACE, BEGIN, DEVELOP, MIGRATE, HUNT): top, middle and bottom section.

What a column does is data (`main_board.toml`). The top section sells its actions as often as they can be
paid; middle and bottom are effects like any other.
"""

from __future__ import annotations

from typing import ClassVar, Final

from firekeeper.games.endless_winter import gains
from firekeeper.games.endless_winter.animals import scout, why_no_pick, why_no_scout
from firekeeper.games.endless_winter.cards import recruit
from firekeeper.games.endless_winter.grammar import Part
from firekeeper.games.endless_winter.labour import affords, charge, open_windows, spend
from firekeeper.games.endless_winter.land import why_no_move
from firekeeper.games.endless_winter.state import WinterState, add_card
from firekeeper.games.endless_winter.supply import pay
from firekeeper.games.endless_winter.terms import (
    ANIMAL_PICK,
    ANIMAL_REVEAL,
    BOTTOM,
    CAMP,
    CULTURE,
    MIDDLE,
    MOVE,
    NOWHERE,
    TOP,
    TRIBE_HAND,
)
from firekeeper.games.endless_winter.units import in_goods, offers
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame, SeatFrame

TOP_ACTIONS: Final = {
    "recruit": TRIBE_HAND,
    "learn": CULTURE,
    "camp": CAMP,
    "move": MOVE,
    "scout": ANIMAL_REVEAL,
    "hunt": ANIMAL_PICK,
}
"""What the verbs of the top sections gain."""

TOP_RULES: Final = (
    ("EW-BEGIN-01", "EW-BEGIN-02", "EW-BEGIN-03", "EW-BEGIN-04"),
    ("EW-DEVELOP-01", "EW-DEVELOP-02"),
    ("EW-MIGRATE-01", "EW-MIGRATE-02"),
    ("EW-HUNT-01", "EW-HUNT-04", "EW-HUNT-02", "EW-HUNT-05"),
)
MIDDLE_RULES: Final = ("EW-BEGIN-05", "EW-DEVELOP-03", "EW-MIGRATE-05", "EW-HUNT-07")
BOTTOM_RULES: Final = ("EW-BEGIN-10", "EW-DEVELOP-04", "EW-MIGRATE-11", "EW-HUNT-09")


def enter(state: WinterState, seat: int, first: bool) -> None:
    """A figure stands left of the top section and goes down from there (EW-PLACE-04).

    The symbol of the bottom section belongs to the first figure of the round in this column (EW-PLACE-07);
    for later ones it is skipped (EW-PLACE-08).
    """
    state.section = TOP
    if first:
        state.then(TopSection(seat, state.place), MiddleSection(seat), BottomSection(seat))
    else:
        state.then(TopSection(seat, state.place), MiddleSection(seat))


class TopSection(Decision[WinterState]):
    """The actions of the top section as often as wanted, in any order (D-14, D-15, D-18, D-21, D-24)."""

    rules = ("EW-PLACE-05", "EW-PLACE-11")
    verbs = ("recruit", "learn", "camp", "move", "scout", "hunt", "on")
    reasons: ClassVar = {"recruit": "EW-BEGIN-02", "learn": "EW-DEVELOP-01", "camp": "EW-MIGRATE-01"}

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def windows(self, state: WinterState) -> int:
        return open_windows(state, self.seat)

    def help(self, state: WinterState) -> tuple[str, ...]:
        return (*TOP_RULES[self.column], "EW-PLACE-05")

    def choices(self, state: WinterState) -> list[Choice]:
        out = [state.rules.on]
        for part in state.rules.column_top[self.column]:
            if payable(state, self.seat, part):
                self._offer(state, part.gain[0][0], out)
        return out

    def _offer(self, state: WinterState, atom: int, out: list[Choice]) -> None:
        rules = state.rules
        if atom == TRIBE_HAND and not state.types_taken:
            out.extend(rules.recruit)
        elif atom == TRIBE_HAND:
            for tribe in range(rules.tribe_count):
                if not state.types_taken >> tribe & 1:  # EW-BEGIN-02
                    out.append(rules.recruit[tribe])
        else:
            offers(state, self.seat, atom, out)

    def apply(self, state: WinterState, choice: Choice) -> None:
        if choice is state.rules.on:
            return
        state.push(self)
        at = self._action(state, choice)
        part = state.rules.column_top[self.column][at]
        food, tool, halves, _ = in_goods(part.pay)
        pay(state, self.seat, food, tool)
        if halves <= state.labour:
            spend(state, self.seat, halves)
            perform(state, self.seat, part, choice, TOP_RULES[self.column][0])
        else:
            state.push(TopAction(self.seat, self.column, at, choice.text))
            charge(state, self.seat, halves)

    def _action(self, state: WinterState, choice: Choice) -> int:
        """Which action of the section a choice belongs to, or -1."""
        atom = TOP_ACTIONS.get(choice.verb, NOWHERE)
        for at, part in enumerate(state.rules.column_top[self.column]):
            if part.gain[0][0] == atom:
                return at
        return -1

    def why_not(self, state: WinterState, choice: Choice) -> str:
        at = self._action(state, choice)
        if at < 0:
            return "EW-PLACE-02"  # another column
        if not payable(state, self.seat, state.rules.column_top[self.column][at]):
            return TOP_RULES[self.column][choice.verb in ("move", "hunt")]  # which names its price
        if choice.verb == "move":
            return why_no_move(state, self.seat, choice)
        if choice.verb == "scout":
            return why_no_scout(state)
        return self.reasons.get(choice.verb) or why_no_pick(state, choice)


class TopAction(Frame[WinterState]):
    """An action of the top section that waits until its Labour has been raised."""

    def __init__(self, seat: int, column: int, action: int, choice: str) -> None:
        self.seat = seat
        self.column = column
        self.action = action
        self.choice = choice

    def run(self, state: WinterState) -> None:
        choice = state.rules.book.find(self.choice)
        assert choice is not None
        part = state.rules.column_top[self.column][self.action]
        perform(state, self.seat, part, choice, TOP_RULES[self.column][0])


def payable(state: WinterState, seat: int, part: Part) -> bool:
    """Whether a top action can be paid, perhaps by raising Labour."""
    food, tool, halves, _ = in_goods(part.pay)
    player = state.players[seat]
    if player.food < food or player.tool < tool:
        return False
    return halves == 0 or affords(state, seat, halves)


def perform(state: WinterState, seat: int, part: Part, choice: Choice, rule: str) -> None:
    """Carry out a top action that has been paid."""
    atom, count = part.gain[0]
    if atom == ANIMAL_REVEAL:
        scout(state, count)
        count = 1
    elif atom == TRIBE_HAND:
        recruit_here(state, seat, choice.a)
    else:
        gains.take(state, seat, atom, choice)
    rest = (((atom, count - 1),) if count > 1 else ()) + part.gain[1:]
    if rest:
        gains.gain(state, seat, rest, rule)


def recruit_here(state: WinterState, seat: int, tribe: int) -> None:
    """Recruit in the column: each type once a turn, the card waits for another turn (EW-BEGIN-02, -03)."""
    state.types_taken |= 1 << tribe
    if recruit(state, seat, tribe, True):
        player = state.players[seat]
        card = state.rules.first_tribe + tribe
        player.recruited = add_card(player.recruited, card)
        player.known = add_card(player.known, card)


class MiddleSection(SeatFrame[WinterState]):
    """The shown action once (EW-PLACE-06; D-16, D-19, D-22, D-25)."""

    def run(self, state: WinterState) -> None:
        state.section = MIDDLE
        place = state.place
        gains.resolve(state, self.seat, state.rules.column_middle[place], MIDDLE_RULES[place])


class BottomSection(SeatFrame[WinterState]):
    """The benefits of the symbol for the first figure of the round (EW-PLACE-07; D-17, D-20, D-23, D-26)."""

    def run(self, state: WinterState) -> None:
        state.section = BOTTOM
        place = state.place
        gains.resolve(state, self.seat, state.rules.column_bottom[place], BOTTOM_RULES[place])

"""The question for a protection idol against the traitor (D-39, TD-TRAITOR-17, TD-TERMS-38)."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.tindaya.protection import idol_choice, is_asked, protect_with_idol
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame


class AskForIdol(Frame[TindayaState]):
    """Ask occupants in priority order until one spends an idol: the hex is then marked as protected."""

    def __init__(self, hex: int, order: tuple[int, ...]) -> None:
        self.hex = hex
        self.order = order

    def run(self, state: TindayaState) -> None:
        for at, seat in enumerate(self.order):
            if is_asked(state, seat):
                state.push(RepelWithIdol(seat, self.hex, self.order[at + 1 :]))
                return


class RepelWithIdol(Decision[TindayaState]):
    rules = ("TD-TRAITOR-17", "TD-TRAITOR-35", "TD-IDOL-06", "TD-TERMS-38")
    verbs = ("protect_idol", "no_protection")
    reasons: ClassVar = {"protect_idol": "TD-IDOL-06"}
    always_asked = True

    def __init__(self, seat: int, hex: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.hex = hex
        self.waiting = waiting

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.no_protection, *idol_choice(state, self.seat)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "protect_idol":
            protect_with_idol(state, self.seat)
            state.protected |= 1 << self.hex
        else:
            state.push(AskForIdol(self.hex, self.waiting))

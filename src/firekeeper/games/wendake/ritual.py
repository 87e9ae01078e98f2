"""Ritual (WK-ACT-RITUAL): natives come home, then the smallest group counts."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake.effects import in_longhouse, leave_longhouse, score
from firekeeper.games.wendake.movement import move
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import (
    BETWEEN_STEPS,
    HUNTER,
    IN_LONGHOUSE,
    MOHAWK,
    RITUAL,
    RITUAL_CALL,
    RITUAL_SCORE,
    WOMAN,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, rule_ids


def ritual(state: WendakeState, seat: int, _steps: int) -> None:
    """Two steps in order (WK-ACT-RITUAL-01)."""
    scoring = state.rules.frame(ScoreRitual)(seat, 0, False, False)
    state.then(CallHome(seat, state.rules.ritual_natives, True), scoring)


class CallHome(Decision[WendakeState]):
    """A native of one's choice leaves the longhouse, as often as `left` says (WK-DEC-35, WK-DEC-42).

    `in_ritual` is false for `call_native`, which is not a Ritual action.
    """

    rules = rule_ids("WK-ACT-RITUAL-02", "WK-AMB-31", "WK-PROG-307")
    verbs = ("call", "continue")

    def __init__(self, seat: int, left: int, in_ritual: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.in_ritual = in_ritual

    def windows(self, state: WendakeState) -> int:
        # WK-AMB-32: the extra native is decided in step 1, before anything can happen between the steps.
        return RITUAL_CALL if self.in_ritual else 0

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        player = state.players[self.seat]
        out = [rules.call[native] for native in range(3) if player.longhouse[native]]
        if player.mohawk == IN_LONGHOUSE:
            out.append(rules.call[MOHAWK])
        return out or [rules.go_on]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is state.rules.go_on:
            return
        leave_longhouse(state, self.seat, choice.a)
        if self.left > 1 and in_longhouse(state.players[self.seat]):
            state.push(CallHome(self.seat, self.left - 1, self.in_ritual))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if not self.in_ritual:
            return "WK-PROG-307"
        return self.rules[0] if choice.verb == "call" else "WK-AMB-31"


def groups_at_home(state: WendakeState, seat: int) -> tuple[int, int, int]:
    """Women, hunters and warriors in the home territory, whole piles (WK-ACT-RITUAL-03)."""
    player = state.players[seat]
    warriors = state.guards[player.home * state.rules.seats + seat]
    return player.at_home[WOMAN], player.at_home[HUNTER], warriors


class ScoreRitual(Decision[WendakeState]):
    """Score the smallest group; progress tiles may change that (WK-DEC-36).

    `bonus` points are added, `most_common` counts the largest group, `step` grants a movement step.
    """

    rules = rule_ids("WK-ACT-RITUAL-03", "WK-AMB-32")
    verbs = ("continue", "call")
    reasons: ClassVar = {"call": "WK-ACT-RITUAL-01"}  # step 1 is over

    def __init__(self, seat: int, bonus: int, most_common: bool, step: bool) -> None:
        self.seat = seat
        self.bonus = bonus
        self.most_common = most_common
        self.step = step

    def windows(self, state: WendakeState) -> int:
        return RITUAL_SCORE | BETWEEN_STEPS

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.go_on]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        groups = groups_at_home(state, self.seat)
        score(state, self.seat, RITUAL, max(groups) if self.most_common else min(groups))
        score(state, self.seat, RITUAL, self.bonus)
        if self.step:
            move(state, self.seat, 1)

    def richer(self, points: int = 0, most_common: bool = False, step: bool = False) -> ScoreRitual:
        """The same question with points or a movement step more, or about the largest group."""
        return ScoreRitual(self.seat, self.bonus + points, self.most_common or most_common, self.step or step)

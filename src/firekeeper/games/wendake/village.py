"""What a village does: Canoe, Harvest, Hunt, Tan Pelts, Fish, Ritual (WK-ACT-CANOE to -FISH, -RITUAL)."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake.effects import (
    areas_with,
    emit_moved,
    gain,
    in_longhouse,
    leave_longhouse,
    occupant,
    score,
    spend,
)
from firekeeper.games.wendake.movement import move
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import (
    BEAVER,
    BETWEEN_STEPS,
    FISH,
    HUNTER,
    IN_LONGHOUSE,
    LEATHER,
    MOHAWK,
    RITUAL,
    RITUAL_CALL,
    RITUAL_SCORE,
    WOMAN,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, rule_ids


class LaunchCanoe(Decision[WendakeState]):
    """A canoe goes to any lake (WK-DEC-06, WK-DEC-17)."""

    rules = rule_ids("WK-ACT-CANOE-01", "WK-ACT-CANOE-02", "WK-SETUP-18", "WK-TERMS-03")
    verbs = ("launch",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.launch[lake] for lake in state.rules.open_lakes]

    def alike(self, state: WendakeState) -> Choice | None:
        """All lakes are alike: canoes count, wherever they are (WK-ACT-CANOE-02)."""
        lakes = state.rules.open_lakes
        return state.rules.launch[lakes[state.players[self.seat].canoes % len(lakes)]]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        player = state.players[self.seat]
        player.canoes += 1
        player.lakes = changed(player.lakes, choice.a, 1)
        emit_moved(state, self.seat, "canoe", "reserve", state.rules.lakes[choice.a])


def canoe(state: WendakeState, seat: int, _steps: int) -> None:
    """With all canoes in play the action has no effect (WK-ACT-CANOE-01)."""
    if state.players[seat].canoes < state.rules.canoes:
        state.push(state.rules.frame(LaunchCanoe)(seat))


def harvest(state: WendakeState, seat: int, _steps: int) -> None:
    """One vegetable for each area with a woman, the home once (WK-ACT-HARVEST-01 to -03)."""
    rules = state.rules
    player = state.players[seat]
    woman = occupant(seat, WOMAN)
    crops = [0, 0, 0]
    if player.at_home[WOMAN]:
        crops[rules.home_crop[player.home]] += 1
    for area, standing in enumerate(state.areas):
        if standing == woman:
            crops[rules.area_crop[area]] += 1
    for vegetable in range(3):
        gain(state, seat, vegetable, crops[vegetable])


def hunt(state: WendakeState, seat: int, _steps: int) -> None:
    """One beaver for each area with a hunter, the home once (WK-ACT-HUNT-01, -02)."""
    gain(state, seat, BEAVER, areas_with(state, seat, HUNTER))


def tan_pelts(state: WendakeState, seat: int, _steps: int) -> None:
    """All beavers become leather (WK-ACT-TAN-01)."""
    beavers = state.players[seat].goods[BEAVER]
    spend(state, seat, BEAVER, beavers)
    gain(state, seat, LEATHER, beavers)


def fish(state: WendakeState, seat: int, _steps: int) -> None:
    """One fish for each canoe in play (WK-ACT-FISH-01)."""
    gain(state, seat, FISH, state.players[seat].canoes)


# --- Ritual: natives come home, then the smallest group counts --------------------------------------


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

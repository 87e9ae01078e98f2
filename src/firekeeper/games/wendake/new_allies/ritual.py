"""Ritual with a tile used twice (NA-CARD-34), and natives healed for rifles (NA-CARD-17, -18, -36)."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake.effects import leave_longhouse, spend
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.new_allies.terms import RIFLE
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import IN_LONGHOUSE, MOHAWK, WARRIOR
from firekeeper.games.wendake.village import CallHome, ScoreRitual
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


class ScoreRitualTwice(ScoreRitual):
    """Score the smallest group; `more_steps`: further uses of `ritual_step` turned up again (NA-CARD-34)."""

    name = "ScoreRitual"
    rules = (*ScoreRitual.rules, "NA-CARD-34")

    def __init__(self, seat: int, bonus: int, most_common: bool, step: bool, more_steps: int = 0) -> None:
        self.seat = seat
        self.bonus = bonus
        self.most_common = most_common
        self.step = step
        self.more_steps = more_steps

    def apply(self, state: WendakeState, choice: Choice) -> None:
        super().apply(state, choice)
        for _ in range(self.more_steps):
            state.push(state.rules.frame(MoveStep)(self.seat, 1))

    def richer(self, points: int = 0, most_common: bool = False, step: bool = False) -> ScoreRitual:
        common, again = self.most_common or most_common, self.step and step
        more = self.more_steps + again
        return ScoreRitualTwice(self.seat, self.bonus + points, common, self.step or step, more)


class HealByMask(CallHome):
    """`mask_heal`: one native of any type comes home (NA-CARD-17)."""

    rules = ("NA-CARD-17",)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "NA-CARD-17"


class HealInRitual(Decision[AllyState]):
    """`ritual_heal`: a native for each rifle, all of different types (NA-CARD-18, -36, NA-DEC-23).

    `called` are the types called by this use.
    """

    rules = ("NA-CARD-18", "NA-CARD-36", "NA-AMB-17")
    verbs = ("call", "done", "continue")
    reasons: ClassVar = dict.fromkeys(("done", "continue"), "NA-CARD-36")

    def __init__(self, seat: int, called: int) -> None:
        self.seat = seat
        self.called = called

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        player = state.players[self.seat]
        out = [rules.done] if self.called else []
        if player.goods[RIFLE]:
            for native in range(3):
                if player.longhouse[native] and not self.called >> native & 1:
                    out.append(rules.call[native])
            if player.mohawk == IN_LONGHOUSE and not self.called >> WARRIOR & 1:
                out.append(rules.call[MOHAWK])
        return out

    def apply(self, state: AllyState, choice: Choice) -> None:
        if choice is state.allies.done:
            return
        spend(state, self.seat, RIFLE, 1)
        leave_longhouse(state, self.seat, choice.a)
        state.push(HealInRitual(self.seat, self.called | 1 << min(choice.a, WARRIOR)))

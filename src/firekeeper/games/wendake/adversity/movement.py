"""Movement among European patrols that help the Ghost (NA-ADV-07, NA-AMB-30)."""

from __future__ import annotations

from firekeeper.games.wendake.adversity.events import EuropeansLeft
from firekeeper.games.wendake.adversity.state import harder
from firekeeper.games.wendake.effects import bring_home
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.solo.state import GHOST
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import EMPTY, MOHAWK
from firekeeper.kernel.choice import Choice


class StepAmongEuropeans(MoveStep):
    """One movement step, or stop. `sent_home`: ordinary warriors at home who attacked a patrol in this Move
    and take no further part in it (NA-ADV-07).
    """

    name = "MoveStep"
    rules = (*MoveStep.rules, "NA-ADV-07", "NA-AMB-30")
    verbs = (*MoveStep.verbs, "attack_patrol")

    def __init__(self, seat: int, left: int, resting: bool = False, sent_home: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.resting = resting
        self.sent_home = sent_home

    def choices(self, state: WendakeState) -> list[Choice]:
        found = super().choices(state)
        if not self.sent_home:
            return found
        home = state.players[self.seat].home
        return (
            found if self._free_at(state, home) else [choice for choice in found if not _from(choice, home)]
        )

    def _free_at(self, state: WendakeState, territory: int) -> bool:
        """Whether an ordinary warrior in the home may still move."""
        black = state.players[self.seat].mohawk == territory
        return state.guards[territory * state.rules.seats + self.seat] - black > self.sent_home

    def _targets(self, state: WendakeState, source: int, territory: int, out: list[Choice]) -> None:
        super()._targets(state, source, territory, out)
        ours = harder(state)
        if ours.europeans >> territory & 1:
            out.append(ours.hard.attack_europeans[source][territory])

    def go_on(self, state: WendakeState, resting: bool) -> None:
        state.push(StepAmongEuropeans(self.seat, self.left - 1, resting, self.sent_home))

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice.verb != "attack_patrol":
            super().apply(state, choice)
            return
        ours = harder(state)
        rules, seat = ours.hard, self.seat
        ours.europeans &= ~(1 << choice.b)
        if state.events is not None:
            state.events.append(EuropeansLeft(seat=seat, territory=rules.territories[choice.b]))
        warrior, origin = self.lift(state, choice.a)
        bring_home(state, seat, warrior, origin)
        if self.left > 1:
            black = warrior == MOHAWK
            resting, sent_home = self.resting or black, self.sent_home + (0 if black else 1)
            state.push(StepAmongEuropeans(seat, self.left - 1, resting, sent_home))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        ours = harder(state)
        rules, player = ours.hard, state.players[self.seat]
        black = choice.a == rules.mohawk_source
        source = player.mohawk if black else choice.a
        if not black and source == player.home and self.sent_home and not self._free_at(state, source):
            return "NA-ADV-07"
        if choice.verb == "attack" and state.areas[choice.b] != EMPTY:
            place = rules.area_territory[choice.b]
            if (state.areas[choice.b] - 1) >> 2 == GHOST and ours.europeans >> place & 1:
                return "NA-ADV-07"
        if choice.verb != "attack_patrol":
            return super().why_not(state, choice)
        if source >= 0 and state.guards[source * rules.seats + self.seat]:
            if choice.b != source and choice.b not in rules.neighbours[source]:
                return "WK-MOVE-05"
            return "NA-ADV-07"
        return "WK-MOVE-04"


def _from(choice: Choice, territory: int) -> bool:
    """Whether a choice moves an ordinary warrior out of a territory."""
    return choice.verb != "done" and choice.a == territory

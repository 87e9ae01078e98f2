"""Movement with patrols on the map (NA-PATROL-08 to -10, -15, -19, -21)."""

from __future__ import annotations

from firekeeper.games.wendake.effects import bring_home
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.new_allies.patrols import move_patrol, patrol_name, tell_fight
from firekeeper.games.wendake.new_allies.state import allied
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import MOHAWK
from firekeeper.kernel.choice import Choice


class StepAmongPatrols(MoveStep):
    """One movement step, or stop. `sent_home`: ordinary warriors at home who fought a patrol in this Move and
    rest (NA-PATROL-19); `source`: the only territory they move from, or -1 (`activate_territory`).
    """

    name = "MoveStep"
    rules = (*MoveStep.rules, "NA-PATROL-08", "NA-PATROL-09", "NA-PATROL-15", "NA-PATROL-19")
    verbs = (*MoveStep.verbs, "attack_patrol")

    def __init__(
        self, seat: int, left: int, resting: bool = False, sent_home: int = 0, source: int = -1
    ) -> None:
        self.seat = seat
        self.left = left
        self.resting = resting
        self.sent_home = sent_home
        self.source = source

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        seat = self.seat
        player = state.players[seat]
        out = [rules.done]
        for territory in range(len(rules.territories)):
            count = state.guards[territory * rules.seats + seat]
            if not count or (self.source >= 0 and territory != self.source):
                continue
            black = player.mohawk == territory
            if territory == player.home:
                count -= self.sent_home
            if count > black:
                self._steps(state, territory, territory, out)
            if black and not self.resting:
                self._steps(state, rules.mohawk_source, territory, out)
        return out

    def _targets(self, state: WendakeState, source: int, territory: int, out: list[Choice]) -> None:
        super()._targets(state, source, territory, out)
        ours = allied(state)
        attack = ours.allies.attack_patrol[source][territory]
        for other, places in enumerate(ours.patrols):
            if other != self.seat and territory in places:
                out.append(attack[other])

    def go_on(self, state: WendakeState, resting: bool) -> None:
        state.push(StepAmongPatrols(self.seat, self.left - 1, resting, self.sent_home, self.source))

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice.verb != "attack_patrol":
            super().apply(state, choice)
            return
        ours = allied(state)
        seat = self.seat
        tell_fight(ours, seat, choice.c, choice.b, patrol_name(ours, choice.c))
        move_patrol(ours, choice.c, choice.b, state.players[choice.c].home)
        warrior, origin = self.lift(state, choice.a)
        bring_home(state, seat, warrior, origin)
        if self.left > 1:
            black = warrior == MOHAWK
            resting, sent_home = self.resting or black, self.sent_home + (0 if black else 1)
            state.push(StepAmongPatrols(seat, self.left - 1, resting, sent_home, self.source))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        ours = allied(state)
        rules, player = ours.allies, state.players[self.seat]
        black = choice.a == rules.mohawk_source
        source = player.mohawk if black else choice.a
        if self.source >= 0 and source != self.source:
            return "NA-CARD-38"
        if not black and source == player.home and self.sent_home:
            count = state.guards[source * rules.seats + self.seat] - (player.mohawk == source)
            if 0 < count <= self.sent_home:
                return "NA-PATROL-19"
        if choice.verb == "attack":
            owner = (state.areas[choice.b] - 1) >> 2
            place = rules.area_territory[choice.b]
            beside = source >= 0 and (place == source or place in rules.neighbours[source])
            if beside and state.areas[choice.b] and owner != self.seat and place in ours.patrols[owner]:
                return "NA-PATROL-07"
        if choice.verb != "attack_patrol":
            return super().why_not(state, choice)
        if source >= 0 and state.guards[source * rules.seats + self.seat]:
            if choice.b != source and choice.b not in rules.neighbours[source]:
                return "WK-MOVE-05"
            return "NA-PATROL-08"
        return "WK-MOVE-04"

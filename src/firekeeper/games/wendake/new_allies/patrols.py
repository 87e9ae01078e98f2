"""European patrols (NA-PATROL): they walk like warriors, guard everywhere and fight under their own flag."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.effects import bring_home, emit_moved
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.new_allies.terms import PATROLS, side_of
from firekeeper.games.wendake.terms import MOHAWK, WARRIOR
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


def move_patrol(state: AllyState, seat: int, origin: int, target: int) -> None:
    """One of the patrols of a seat goes from one territory to another."""
    places = list(state.patrols[seat])
    places.remove(origin)
    state.patrols[seat] = tuple(sorted([*places, target]))
    names = state.allies.territories
    home = target == state.players[seat].home
    piece = PATROLS[side_of(state.disks[seat])]
    emit_moved(state, seat, piece, names[origin], "home" if home else names[target])


def send_guard_home(state: AllyState, owner: int, warrior: int, territory: int) -> None:
    """A guard that fought a patrol goes home uninjured (NA-PATROL-09, NA-AMB-10)."""
    state.guards[territory * state.allies.seats + owner] -= 1
    origin = state.allies.territories[territory]
    bring_home(state, owner, warrior, origin)


def tell_fight(state: AllyState, seat: int, opponent: int, territory: int, target: str) -> None:
    """Say who fought whom."""
    if state.events is not None:
        place = state.allies.territories[territory]
        state.events.append(events.Fought(seat=seat, opponent=opponent, place=place, target=target))


def patrol_name(state: AllyState, seat: int) -> str:
    """What the patrols of a seat are called."""
    return PATROLS[side_of(state.disks[seat])]


class PatrolStep(Decision[AllyState]):
    """Effect b: one step of a patrol, or stop (NA-PATROL-20, NA-DEC-38).

    `resting` patrols at home have fought in this action (NA-PATROL-19).
    """

    rules = ("NA-PATROL-02", "NA-PATROL-03", "NA-PATROL-04", "NA-PATROL-05", "NA-PATROL-06", "NA-PATROL-20")
    verbs = ("done", "move", "attack_guard", "attack_patrol", "occupy", "attack")

    def __init__(self, seat: int, left: int, resting: int) -> None:
        self.seat = seat
        self.left = left
        self.resting = resting

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        home = state.players[self.seat].home
        mine = state.patrols[self.seat]
        out = [rules.done]
        for at, source in enumerate(mine):
            if source in mine[:at] or (source == home and mine.count(home) <= self.resting):
                continue
            self._attacks(state, source, source, out)
            for target in rules.neighbours[source]:
                if not rules.is_home[target] or target == home:
                    out.append(rules.move[source][target])
                    self._attacks(state, source, target, out)
        return out

    def _attacks(self, state: AllyState, source: int, territory: int, out: list[Choice]) -> None:
        """Whom a patrol may attack in a territory: only under its own flag (NA-PATROL-04, -17)."""
        rules = state.allies
        seat, seats = self.seat, rules.seats
        if rules.flag[territory] != side_of(state.disks[seat]):
            return
        for other in range(seats):
            if other == seat:
                continue
            count = state.guards[territory * seats + other]
            if count:
                black = state.players[other].mohawk == territory
                if count > black:
                    out.append(rules.attack_guard[source][territory][other])
                if black:
                    out.append(rules.attack_guard[source][territory][seats])
            if territory in state.patrols[other]:
                out.append(rules.attack_patrol[source][territory][other])

    def apply(self, state: AllyState, choice: Choice) -> None:
        rules = state.allies
        if choice is rules.done:
            return
        seat, source, target = self.seat, choice.a, choice.b
        home = state.players[seat].home
        resting = self.resting
        if choice.verb == "move":
            move_patrol(state, seat, source, target)
        else:
            owner = choice.c
            if choice.verb == "attack_patrol":
                tell_fight(state, seat, owner, target, patrol_name(state, owner))
                move_patrol(state, owner, target, state.players[owner].home)
            else:
                warrior = MOHAWK if owner == rules.seats else WARRIOR
                if warrior == MOHAWK:
                    owner = next(at for at, other in enumerate(state.players) if other.mohawk == target)
                tell_fight(state, seat, owner, target, "mohawk" if warrior == MOHAWK else "guard")
                send_guard_home(state, owner, warrior, target)
            move_patrol(state, seat, source, home)
            resting += 1
        if self.left > 1:
            state.push(PatrolStep(seat, self.left - 1, resting))

    def why_not(self, state: AllyState, choice: Choice) -> str:
        rules = state.allies
        if choice.verb in ("occupy", "attack"):
            return "NA-PATROL-12" if choice.verb == "occupy" else "NA-PATROL-06"
        home = state.players[self.seat].home
        mine = state.patrols[self.seat]
        source, target = choice.a, choice.b
        if source not in mine:
            return "NA-PATROL-01"
        if source == home and mine.count(home) <= self.resting:
            return "NA-PATROL-19"
        if target != source and (target not in rules.neighbours[source] or rules.is_home[target]):
            return "NA-PATROL-03"
        if choice.verb == "move":
            return "NA-PATROL-03"
        return "NA-PATROL-20" if rules.flag[target] == side_of(state.disks[self.seat]) else "NA-PATROL-05"

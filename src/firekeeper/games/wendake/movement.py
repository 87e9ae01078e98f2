"""Movement and fighting (WK-ACT-MOVE, WK-MOVE, WK-FIGHT): warriors walk, settle and attack, step by step."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake import events
from firekeeper.games.wendake.effects import bring_home, emit_moved, injure, is_outpost, occupant
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import (
    AS_OUTPOST,
    EMPTY,
    HUNTER,
    MOHAWK,
    NO_MOHAWK,
    OCCUPANTS,
    PIECES,
    WARRIOR,
    WOMAN,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, rule_ids


class MoveStep(Decision[WendakeState]):
    """One movement step, or stop (WK-DEC-18). `resting`: the Mohawk warrior has fought in this Move."""

    rules = rule_ids(
        "WK-MOVE-04", "WK-MOVE-05", "WK-MOVE-06", "WK-MOVE-07", "WK-FIGHT-03", "WK-FIGHT-07", "WK-MOVE-08"
    )
    verbs: ClassVar[tuple[str, ...]] = ("done", "move", "occupy", "attack", "attack_guard")

    def __init__(self, seat: int, left: int, resting: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.resting = resting

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        seat = self.seat
        player = state.players[seat]
        out = [rules.done]
        guards = state.guards
        at = seat
        for territory in range(len(rules.territories)):
            count = guards[at]
            if count:
                black = player.mohawk == territory
                if count > black:
                    self._steps(state, territory, territory, out)
                if black and not self.resting:
                    self._steps(state, rules.mohawk_source, territory, out)
            at += rules.seats
        return out

    def _steps(self, state: WendakeState, source: int, territory: int, out: list[Choice]) -> None:
        """All steps of one warrior standing in a territory."""
        rules = state.rules
        home = state.players[self.seat].home
        if not rules.is_home[territory]:
            self._targets(state, source, territory, out)
        for target in rules.neighbours[territory]:
            if not rules.is_home[target]:
                out.append(rules.move[source][target])
                self._targets(state, source, target, out)
            elif target == home:
                out.append(rules.move[source][target])  # WK-AMB-73: walking home, as a guard only

    def _targets(self, state: WendakeState, source: int, territory: int, out: list[Choice]) -> None:
        """Areas to settle in and natives to attack in a territory (WK-AMB-15: part of the step)."""
        rules = state.rules
        seat, seats = self.seat, rules.seats
        areas, occupy, attack = state.areas, rules.occupy[source], rules.attack_area[source]
        for area in rules.areas_of[territory]:
            standing = areas[area]
            if standing == EMPTY:
                out.append(occupy[area])
            else:
                owner = (standing - 1) >> 2
                if owner != seat and not rules.protects(state, territory, owner):
                    out.append(attack[area])
        base = territory * seats
        here = state.guards[base : base + seats]
        if sum(here) == here[seat]:
            return  # nobody else is on guard
        for other in range(seats):
            count = here[other]
            if count and other != seat:
                black = state.players[other].mohawk == territory
                if count > black:
                    out.append(rules.attack_guard[source][territory][other])
                if black:
                    out.append(rules.attack_guard[source][territory][seats])

    def apply(self, state: WendakeState, choice: Choice) -> None:
        rules = state.rules
        if choice is rules.done:
            return
        seat = self.seat
        warrior, origin = self.lift(state, choice.a)
        resting = self.resting
        verb = choice.verb
        if verb == "move":
            state.guards[choice.b * rules.seats + seat] += 1
            if warrior == MOHAWK:
                state.players[seat].mohawk = choice.b
            emit_moved(state, seat, PIECES[warrior], origin, rules.territories[choice.b])
        elif verb == "occupy":
            settle_as_outpost(state, seat, warrior, origin, choice.b)
        elif verb == "attack":
            if attack_area(state, seat, warrior, origin, choice.b) and warrior == MOHAWK:
                resting = True
        else:
            owner, target = choice.c, WARRIOR
            if owner == rules.seats:
                owner = next(at for at, other in enumerate(state.players) if other.mohawk == choice.b)
                target = MOHAWK
            attack_guard(state, seat, warrior, origin, choice.b, owner, target)
            resting = resting or warrior == MOHAWK  # WK-TRIBE-03: for the rest of the action he stays put
        if self.left > 1:
            self.go_on(state, resting)

    def lift(self, state: WendakeState, source: int) -> tuple[int, str]:
        """Take the warrior that a choice names from its place: which one it is, and where it stood."""
        rules = state.rules
        warrior, origin = WARRIOR, source
        if source == rules.mohawk_source:
            warrior, origin = MOHAWK, state.players[self.seat].mohawk
        state.guards[origin * rules.seats + self.seat] -= 1
        return warrior, rules.territories[origin]

    def go_on(self, state: WendakeState, resting: bool) -> None:
        """Ask for the next step."""
        state.push(MoveStep(self.seat, self.left - 1, resting))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        rules = state.rules
        player = state.players[self.seat]
        target = choice.b if choice.verb in ("move", "attack_guard") else rules.area_territory[choice.b]
        black = choice.a == rules.mohawk_source
        source = player.mohawk if black else choice.a
        if black and self.resting:
            return "WK-TRIBE-03"
        if source < 0:
            return {NO_MOHAWK: "WK-TRIBE-03", AS_OUTPOST: "WK-MOVE-08"}.get(source, "WK-MOVE-04")
        if not black and state.guards[source * rules.seats + self.seat] <= (player.mohawk == source):
            return self._nobody_to_move(state, source)
        if rules.is_home[target] and target != player.home:
            return "WK-ACT-MOVE-02"
        if target in rules.rivers[source]:
            return "WK-MOVE-09"
        if target != source and target not in rules.neighbours[source]:
            return "WK-MOVE-05"
        if choice.verb == "occupy":
            return "WK-MOVE-10"
        if choice.verb == "attack":
            standing = state.areas[choice.b]
            if standing == EMPTY:
                return "WK-FIGHT-01"
            owner = (standing - 1) >> 2
            return (
                "WK-FIGHT-07" if owner != self.seat and rules.protects(state, target, owner) else "WK-MOVE-10"
            )
        if choice.verb == "attack_guard":
            return "WK-FIGHT-11" if target == player.home else "WK-FIGHT-01"
        return "WK-MOVE-05"

    def _nobody_to_move(self, state: WendakeState, territory: int) -> str:
        """Why nobody moves from a territory without a guard: outposts cannot, women and hunters cannot."""
        here = [state.areas[area] for area in state.rules.areas_of[territory]]
        own = [standing for standing in here if standing != EMPTY and (standing - 1) >> 2 == self.seat]
        if any(is_outpost(standing) for standing in own):
            return "WK-MOVE-08"
        player = state.players[self.seat]
        return "WK-MOVE-01" if own or (territory == player.home and any(player.at_home)) else "WK-MOVE-04"


def move(state: WendakeState, seat: int, steps: int) -> None:
    """Up to so many steps (WK-ACT-MOVE-01)."""
    left = state.rules.steps_of_move(state, seat, steps)
    if left > 0:
        state.push(state.rules.frame(MoveStep)(seat, left))


def can_move(state: WendakeState, seat: int) -> bool:
    """Whether this seat has any guard on the map."""
    return any(state.guards[seat :: state.rules.seats])


# --- fighting (WK-FIGHT): one attacking warrior, one target, resolved at once -------------------------------


def warrior_beaten(state: WendakeState, seat: int, warrior: int, origin: str) -> None:
    """A warrior that fought a warrior is injured; the Mohawk goes home instead (WK-FIGHT-04, WK-TRIBE-03)."""
    if warrior == MOHAWK:
        bring_home(state, seat, warrior, origin)
    else:
        injure(state, seat, warrior, origin)


def settle_as_outpost(state: WendakeState, seat: int, warrior: int, origin: str, area: int) -> None:
    """A warrior lies down in a productive area."""
    player = state.players[seat]
    state.areas[area] = occupant(seat, warrior)
    player.outposts += 1
    if warrior == MOHAWK:
        player.mohawk = AS_OUTPOST
    emit_moved(state, seat, PIECES[warrior], origin, state.rules.area_names[area])


def emit_fight(state: WendakeState, seat: int, opponent: int, place: str, target: str) -> None:
    """Tell everybody who attacked whom."""
    if state.events is not None:
        state.events.append(events.Fought(seat=seat, opponent=opponent, place=place, target=target))


def attack_guard(
    state: WendakeState, seat: int, warrior: int, origin: str, territory: int, owner: int, target: int
) -> None:
    """Both warriors are injured (WK-FIGHT-04). The attacker has been lifted from its place already."""
    place = state.rules.territories[territory]
    emit_fight(state, seat, owner, place, "mohawk" if target == MOHAWK else "guard")
    state.guards[territory * state.rules.seats + owner] -= 1
    warrior_beaten(state, owner, target, place)
    warrior_beaten(state, seat, warrior, origin)


def attack_area(state: WendakeState, seat: int, warrior: int, origin: str, area: int) -> bool:
    """Attack the unprotected native in an area. True if a warrior (not a hunter's trick) met the attacker."""
    place = state.rules.area_names[area]
    standing = state.areas[area]
    owner = (standing - 1) >> 2
    kind = (standing - 1) & 3
    defender = state.players[owner]
    state.areas[area] = EMPTY
    emit_fight(state, seat, owner, place, OCCUPANTS[kind])
    if kind in (WOMAN, HUNTER):
        if kind == WOMAN and state.rules.tribe_cayuga[defender.tribe]:
            bring_home(state, owner, WOMAN, place)  # WK-TRIBE-01
        else:
            injure(state, owner, kind, place)
        if kind == HUNTER and state.rules.tribe_tuscarora[defender.tribe]:
            # WK-TRIBE-10; WK-AMB-20: the Mohawk's privilege covers fights against warriors only.
            injure(state, seat, warrior, origin)
        else:
            settle_as_outpost(state, seat, warrior, origin, area)  # WK-FIGHT-05
        return False
    defender.outposts -= 1
    warrior_beaten(state, owner, kind, place)
    warrior_beaten(state, seat, warrior, origin)  # WK-FIGHT-06
    return True
